#include <QtTest>

#include <array>
#include <optional>

namespace {

struct Room {
    QString path;
    int level; // a room includes only itself and rooms of a lower level
};

// Rooms of one level do not know each other.
const std::array rooms {
    Room { "core/cards", 0 },
    Room { "core/game", 1 },
    Room { "core/bieten", 2 },
    Room { "core/preference", 2 },
    Room { "core/mittlere", 2 },
    Room { "core/games", 3 },
    Room { "core/matches", 4 },
    Room { "core/bots", 5 },
    Room { "core/record", 5 },
    Room { "core/drill/question", 2 },
    Room { "core/drill/reason", 1 },
    Room { "core/odds/chances", 3 },
    Room { "core/outlook", 7 },
    Room { "core/odds", 8 },
    Room { "core/review", 8 },
    Room { "core/claim", 6 },
    Room { "core/lesson", 6 },
    Room { "core/drill", 7 },
    Room { "core/coach", 7 },
    Room { "ui/words", 6 },
    Room { "ui/picture", 7 },
    Room { "ui/draw", 7 },
    Room { "ui/model", 9 },
    Room { "ui/slate", 9 },
    Room { "ui/table", 9 },
    Room { "ui/places", 10 },
    Room { "app/cli/pool", 11 },
    Room { "app/cli", 12 },
    Room { "app", 11 },
    Room { "tests", 13 },
};
const std::array games { QString("bieten"), QString("preference"), QString("mittlere") };

/// The game whose folder this file stands in: "core/bots/bieten/easy.h" is Bieten's.
std::optional<QString> gameOf(const QString& file)
{
    for (const QString& game : games)
        if (file.contains('/' + game + '/')) return game;
    return std::nullopt;
}

/// The room of a file: of its folder or of its name; the most particular comes first in the list.
std::optional<Room> roomOf(const QString& file)
{
    for (const Room& room : rooms)
        if (file.startsWith(room.path + "/") || file.startsWith(room.path + ".")) return room;
    return std::nullopt;
}

bool isOurs(const QString& included)
{
    static const QRegularExpression house("^(core|ui|app|tests)/");
    return house.match(included).hasMatch();
}

bool isQt(const QString& included)
{
    static const QRegularExpression qt("^(Q[A-Z]|Qt|q[a-z0-9_]+\\.h$)");
    return qt.match(included).hasMatch();
}

bool isGenerated(const QString& file, const QString& included)
{
    return included == QFileInfo(file).completeBaseName() + ".moc";
}

/// The tool is written without Qt but for its advice, which is in words.
bool mayUseQt(const Room& room, const QString& file)
{
    static const QStringList spoken { "app/cli/advise.cpp", "app/cli/review.cpp",
        "app/cli/spoken.cpp", "app/cli/spoken.h" };
    if (room.path == "app/cli") return spoken.contains(file);
    if (room.path == "app/cli/pool") return false;
    return !room.path.startsWith("core/");
}

/// What is wrong with a file of ours including another one.
QString complaintAboutOurs(const Room& from, const QString& file, const QString& included)
{
    const auto to = roomOf(included);
    if (!to) return "stands in no room";
    const auto game = gameOf(file);
    const auto other = gameOf(included);
    if (game && other && *game != *other) return *game + " may not look into " + *other;
    static const QRegularExpression whole(
        "^core/(game/timeline|game/view_of|matches|[a-z]+/(state|past|worlds|count))\\.h$");
    static const QStringList seesOneSeat { "core/coach", "ui/words", "ui/picture" };
    if (seesOneSeat.contains(from.path) && whole.match(included).hasMatch())
        return from.path + " sees what one seat sees and not the whole state";
    if (from.path == "ui/draw" && other) return "what draws knows no game";
    if (to->path == from.path) return {};
    if (from.path == "app/cli" && to->path == "app") return "the tool knows no window";
    if (from.path == "app/cli/pool" && to->level > 5) return "the pool knows the games and bots";
    if (to->level >= from.level) return from.path + " may not look into " + to->path;
    if (from.path == "app/cli" && to->path.startsWith("ui/") && to->path != "ui/words")
        return from.path + " knows ui/words alone";
    if (!mayUseQt(from, file) && mayUseQt(*to, included)) return from.path + " knows no Qt";
    return {};
}

/// What is wrong with a file including a library.
QString complaintAboutLibrary(const Room& from, const QString& file, const QString& included)
{
    if (isQt(included) && !mayUseQt(from, file)) return from.path + " knows no Qt";
    if (included.startsWith("nlohmann/") && !(from.path == "core/record" && file.endsWith(".cpp")))
        return "nlohmann belongs in core/record/*.cpp";
    if (included.startsWith("CLI/") && from.path != "app/cli") return "CLI11 belongs in app/cli";
    return {};
}

QString complaintAbout(const Room& from, const QString& file, const QString& included, bool quoted)
{
    if (isOurs(included) && quoted) return complaintAboutOurs(from, file, included);
    if (isOurs(included)) return "our own files are included with quotes";
    if (quoted && !isGenerated(file, included) && !isQt(included))
        return "the include does not say its room from the root";
    return complaintAboutLibrary(from, file, included);
}

bool namesAllGames(const QString& text)
{
    return std::all_of(games.begin(), games.end(), [&](const QString& game) {
        return text.contains("\"core/" + game + "/") || text.contains(game + "::");
    });
}

/// Everything in a file that the order of the rooms forbids, a sentence each.
QStringList complaints(const QString& file, const QString& text)
{
    const auto from = roomOf(file);
    if (!from) return { file + ": stands in no room" };

    QStringList all;
    static const QRegularExpression include(
        R"(^[ \t]*#[ \t]*include[ \t]*([<"])([^>"\n]+)[>"])", QRegularExpression::MultilineOption);
    for (auto found = include.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        const QString what
            = complaintAbout(*from, file, match.captured(2), match.captured(1) == "\"");
        if (!what.isEmpty()) all << file + ": " + match.captured(2) + ": " + what;
    }
    if (namesAllGames(text) && file != "core/games.h" && file != "core/matches.h"
        && from->path != "tests")
        all << file + ": only core/games.h names all games";
    return all;
}

QStringList sources()
{
    const QDir root(WELI_SOURCE_DIR);
    QStringList files;
    for (const auto* house : { "core", "ui", "app", "tests" }) {
        QDirIterator walk(
            root.filePath(house), { "*.h", "*.cpp" }, QDir::Files, QDirIterator::Subdirectories);
        while (walk.hasNext()) files << root.relativeFilePath(walk.next());
    }
    files.sort();
    return files;
}

} // namespace

class RoomsTest : public QObject {
    Q_OBJECT

private slots:
    void everyFileKeepsTheOrderOfTheRooms();
    void noFolderIsTooFull();
    void goodIncludesAreLeftAlone_data();
    void goodIncludesAreLeftAlone();
    void badIncludesAreFound_data();
    void badIncludesAreFound();
    void onlyOneFileNamesAllGames();
    void aFileOutsideTheRoomsIsFound();
};

void RoomsTest::everyFileKeepsTheOrderOfTheRooms()
{
    const QStringList files = sources();
    QVERIFY(files.contains("app/main.cpp") && files.contains("tests/rooms_test.cpp"));

    QStringList all;
    for (const QString& name : files) {
        QFile file(QDir(WELI_SOURCE_DIR).filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        all += complaints(name, QString::fromUtf8(file.readAll()));
    }
    QVERIFY2(all.isEmpty(), qPrintable("\n" + all.join("\n")));
}

void RoomsTest::noFolderIsTooFull()
{
    constexpr int most = 25; // about twenty
    QHash<QString, int> entries;
    for (const QString& file : sources()) ++entries[file.section('/', 0, -2)];
    static const QRegularExpression many("^(core/bots|ui/(picture|table|places))(/|$)");
    for (auto folder = entries.cbegin(); folder != entries.cend(); ++folder)
        if (many.match(folder.key()).hasMatch())
            QVERIFY2(folder.value() <= most, qPrintable(folder.key()));
}

void RoomsTest::goodIncludesAreLeftAlone_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("include");
    QTest::newRow("own room") << "core/cards/pack.cpp"
                              << R"("core/cards/pack.h")";
    QTest::newRow("room above") << "core/bieten/state.h"
                                << R"("core/game/seat.h")";
    QTest::newRow("a bot knows its game") << "core/bots/bieten/bot.cpp"
                                          << R"("core/bieten/state.h")";
    QTest::newRow("the list of games") << "core/games.h"
                                       << R"("core/mittlere/state.h")";
    QTest::newRow("standard library") << "core/cards/card.h"
                                      << "<array>";
    QTest::newRow("json in the record") << "core/record/trace.cpp"
                                        << "<nlohmann/json.hpp>";
    QTest::newRow("Qt in ui") << "ui/table/scene/table_scene.h"
                              << "<QGraphicsScene>";
    QTest::newRow("CLI11 in the tool") << "app/cli/main.cpp"
                                       << "<CLI/CLI.hpp>";
    QTest::newRow("core in the tool") << "app/cli/main.cpp"
                                      << R"("core/games.h")";
    QTest::newRow("a duel with the pool") << "app/cli/duel.cpp"
                                          << R"("app/cli/pool/pool.h")";
    QTest::newRow("the pool knows bots") << "app/cli/pool/bieten.cpp"
                                         << R"("core/bots/bieten/book.h")";
    QTest::newRow("words in the tool's advice") << "app/cli/advise.cpp"
                                                << R"("ui/words/words.h")";
    QTest::newRow("Qt in the tool's advice") << "app/cli/advise.cpp"
                                             << "<QCoreApplication>";
    QTest::newRow("moc") << "tests/rooms_test.cpp"
                         << R"("rooms_test.moc")";
}

void RoomsTest::goodIncludesAreLeftAlone()
{
    QFETCH(QString, file);
    QFETCH(QString, include);
    QCOMPARE(complaints(file, "#include " + include + "\n"), QStringList());
}

void RoomsTest::badIncludesAreFound_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("include");
    QTest::newRow("room below") << "core/cards/card.h"
                                << R"("core/game/seat.h")";
    QTest::newRow("core to ui") << "core/bots/bot.cpp"
                                << R"("ui/model/session.h")";
    QTest::newRow("another game") << "core/bieten/state.h"
                                  << R"("core/mittlere/state.h")";
    QTest::newRow("a game knows all") << "core/bieten/state.h"
                                      << R"("core/games.h")";
    QTest::newRow("model knows scene") << "ui/model/session.cpp"
                                       << R"("ui/table/scene/table_scene.h")";
    QTest::newRow("source knows test") << "app/main.cpp"
                                       << R"("tests/support/hands.h")";
    QTest::newRow("tool to ui") << "app/cli/main.cpp"
                                << R"("ui/words/words.h")";
    QTest::newRow("the tool's advice to more than words") << "app/cli/advise.cpp"
                                                          << R"("ui/places/language.h")";
    QTest::newRow("program to tool") << "app/main.cpp"
                                     << R"("app/cli/options.h")";
    QTest::newRow("program to pool") << "app/main.cpp"
                                     << R"("app/cli/pool/pool.h")";
    QTest::newRow("table to pool") << "ui/model/thinker.cpp"
                                   << R"("app/cli/pool/pool.h")";
    QTest::newRow("bots to pool") << "core/bots/mittlere/sharp.cpp"
                                  << R"("app/cli/pool/mittlere.h")";
    QTest::newRow("pool to tool") << "app/cli/pool/bieten.cpp"
                                  << R"("app/cli/duel.h")";
    QTest::newRow("pool to words") << "app/cli/pool/bieten.cpp"
                                   << R"("ui/words/words.h")";
    QTest::newRow("tool to program") << "app/cli/main.cpp"
                                     << R"("app/command_line.h")";
    QTest::newRow("relative") << "core/cards/pack.cpp"
                              << R"("../cards/card.h")";
    QTest::newRow("without room") << "core/cards/pack.cpp"
                                  << R"("pack.h")";
    QTest::newRow("another's moc") << "tests/rooms_test.cpp"
                                   << R"("other_test.moc")";
    QTest::newRow("a game's bots know another") << "core/bots/bieten/bot.cpp"
                                                << R"("core/bots/mittlere/bot.h")";
    QTest::newRow("a game's picture knows another") << "ui/picture/mittlere/picture.cpp"
                                                    << R"("ui/picture/preference/prompt.h")";
    QTest::newRow("a game's words know another") << "ui/words/mittlere/words.cpp"
                                                 << R"("core/preference/table.h")";
    QTest::newRow("the drawing kit knows a game") << "ui/draw/cards/card_painter.cpp"
                                                  << R"("core/bieten/rules.h")";
    QTest::newRow("the slate knows the table") << "ui/slate/slate_view.cpp"
                                               << R"("ui/table/items/table_item.h")";
    QTest::newRow("a picture knows the state") << "ui/picture/bieten/picture.cpp"
                                               << R"("core/bieten/state.h")";
    QTest::newRow("a picture knows the match") << "ui/picture/view_context.h"
                                               << R"("core/matches.h")";
    QTest::newRow("the coach knows the state") << "core/coach/bieten/cards.cpp"
                                               << R"("core/bieten/state.h")";
    QTest::newRow("no such room") << "ui/places/door.cpp"
                                  << R"("core/chess/state.h")";
    QTest::newRow("ours in brackets") << "core/cards/pack.cpp"
                                      << "<core/cards/pack.h>";
    QTest::newRow("Qt in core") << "core/cards/card.h"
                                << "<QString>";
    QTest::newRow("Qt module in core") << "core/cards/card.h"
                                       << "<QtCore/QString>";
    QTest::newRow("Qt header in core") << "core/cards/card.h"
                                       << "<qstring.h>";
    QTest::newRow("Qt in the tool") << "app/cli/main.cpp"
                                    << "<QCoreApplication>";
    QTest::newRow("json in a header") << "core/record/trace.h"
                                      << "<nlohmann/json.hpp>";
    QTest::newRow("json elsewhere") << "ui/model/autosave.cpp"
                                    << "<nlohmann/json.hpp>";
    QTest::newRow("CLI11 elsewhere") << "app/main.cpp"
                                     << "<CLI/CLI.hpp>";
}

void RoomsTest::badIncludesAreFound()
{
    QFETCH(QString, file);
    QFETCH(QString, include);
    QCOMPARE(complaints(file, "#pragma once\n  #  include " + include + " // why\n").size(), 1);
}

void RoomsTest::onlyOneFileNamesAllGames()
{
    const QString text("bieten::State b; preference::State p; mittlere::State m;");
    QCOMPARE(complaints("core/games.h", text), QStringList());
    QCOMPARE(complaints("core/bots/bot.cpp", text).size(), 1);
}

void RoomsTest::aFileOutsideTheRoomsIsFound()
{
    QCOMPARE(complaints("core/helpers.h", "").size(), 1);
}

QTEST_APPLESS_MAIN(RoomsTest)
#include "rooms_test.moc"
