#include "core/cards/pack.h"
#include "tests/support/faults.h"
#include "tests/support/offered.h"
#include "ui/model/any_match.h"
#include "ui/model/any_rules.h"
#include "ui/model/coach/coach_memory.h"
#include "ui/model/drills/drill_player.h"
#include "ui/model/drills/drill_store.h"
#include "ui/model/lessons/lesson_library.h"
#include "ui/model/lessons/lesson_player.h"
#include "ui/model/lessons/lesson_progress.h"
#include "ui/model/rules_store.h"
#include "ui/places/book/book_page.h"
#include "ui/places/door/door.h"
#include "ui/places/main_window.h"
#include "ui/places/setup/own_rules_button.h"
#include "ui/places/table_page.h"
#include "ui/places/widgets/message_bar.h"
#include "ui/table/scene/table_scene.h"

#include <QtTest>
#include <QtWidgets>

// The n-th call of the system goes wrong, for every n: nothing that was there before is lost.

using namespace weli;

namespace {

const AnyGame bietenGame = games[0];
const AnyGame mittlereGame = games[2];
constexpr auto kind = drill::Kind::MittlereTrump;
const QDate today(2026, 1, 31);

/// A match of so many events, at random.
AnyMatch matchOf(const AnyGame& game, std::size_t events)
{
    const int players = defaultPlayers(game);
    AnyMatch match = newMatch(defaultRules(game, players), players, Seat {});
    Rng rng(7);
    const auto takeNext = [&rng, count = players]<GameState S>(Timeline<S>& known) {
        if (awaitsPack(known.state()))
            return known.takePack(shuffled(packOf(wholePack(known.state())), rng));
        for (const Seat seat : SeatSet::firstOf(count)) {
            const auto legal = legalActions(known.state(), seat);
            if (legal.empty()) continue;
            const auto chosen = rng.below(static_cast<std::uint32_t>(legal.size()));
            if (!known.play(seat, legal[chosen])) qFatal("a legal action was refused");
            return;
        }
    };
    std::visit(
        [&](auto& known) {
            while (known.length() < events) takeNext(known);
        },
        match);
    return match;
}

SavedMatch savedOf(const AnyGame& game, std::size_t events)
{
    return { matchOf(game, events), withOnePerson(defaultPlayers(defaultPlayers(game), "Jörg")) };
}

/// What a person has on the disk.
class Home {
public:
    explicit Home(QString folder)
        : folder_(std::move(folder))
    {
    }

    void furnish() const
    {
        Settings settings;
        settings.language = "en";
        settings.motion = 0;
        settings.pace = 0;
        settings.playerName = "Jörg";
        settings.letters = 110;
        settings.helping.warnings = Warnings::Never; // a master's thoughts keep nothing
        const KeptRules rules { "Ours", defaultRules(bietenGame, 3), 3 };
        const bool isDone = !writeSettings(settings, file("weli.json"))
            && !progress().finished(bietenGame, lesson(1))
            && !progress().reached(bietenGame, lesson(0), 3)
            && !CoachMemory(file("coach.json")).countMatch(bietenGame)
            && !drills().answered(kind, true, today) && !RulesStore(file("rules")).keep(rules)
            && !store().save(savedOf(mittlereGame, 30)) && !store().putAway(mittlereGame)
            && !store().save(savedOf(bietenGame, 40)) && !store().putAway(bietenGame)
            && !store().save(savedOf(bietenGame, 12));
        if (!isDone) qFatal("the home cannot be furnished");
    }

    [[nodiscard]] QString file(const QString& name) const { return folder_ + u'/' + name; }
    [[nodiscard]] MatchStore store() const { return MatchStore(file("matches")); }
    [[nodiscard]] LessonProgress progress() const { return LessonProgress(file("lessons.json")); }
    [[nodiscard]] DrillStore drills() const { return DrillStore(file("drills.json")); }
    [[nodiscard]] static QString lesson(int number) { return lessonsOf(bietenGame)[number]; }

    /// Of what `furnish` put there.
    [[nodiscard]] QStringList missing() const
    {
        QStringList all;
        const auto miss = [&all](bool isThere, const char* what) {
            if (!isThere) all << what;
        };
        const SettingsFile settings = readSettings(file("weli.json"));
        miss(settings.settings.playerName == "Jörg" && settings.trouble.isEmpty(), "settings");
        miss(settings.settings.letters == 110, "the size of letters");
        miss(progress().isDone(bietenGame, lesson(1)), "a lesson that is done");
        miss(progress().stepOf(bietenGame, lesson(0)).value_or(0) >= 3, "a step");
        miss(CoachMemory(file("coach.json")).matches(bietenGame) >= 1, "the coach's memory");
        miss(drills().read().boxes[kind].box >= 1, "a drill");
        miss(!RulesStore(file("rules")).of(bietenGame).empty(), "house rules");
        miss(has(savedOf(mittlereGame, 30)), "a match that was kept");
        miss(has(savedOf(bietenGame, 40)), "another match that was kept");
        miss(has(savedOf(bietenGame, 12)), "the match under way");
        miss(filesOf("*broken*").isEmpty(), "what is broken");
        return all;
    }

    /// How many acts the longest match is long that begins like this one.
    [[nodiscard]] std::size_t longest(const AnyMatch& begun) const
    {
        std::size_t most = 0;
        for (const QString& name : filesOf("*.weli*")) {
            const auto found = MatchStore::read(name, "Jörg");
            const auto* const saved = std::get_if<SavedMatch>(&found);
            if (saved != nullptr && beginsLike(saved->match, begun))
                most = std::max(most, lengthOf(saved->match));
        }
        return most;
    }

private:
    [[nodiscard]] QStringList filesOf(const QString& pattern) const
    {
        QStringList all;
        QDirIterator each(folder_, { pattern }, QDir::Files, QDirIterator::Subdirectories);
        while (each.hasNext()) all << each.next();
        return all;
    }
    static bool beginsLike(AnyMatch match, const AnyMatch& begun)
    {
        if (match.index() != begun.index() || lengthOf(match) < lengthOf(begun)) return false;
        rewind(match, lengthOf(begun));
        return std::visit(
            [&](const auto& one) {
                using Match = std::decay_t<decltype(one)>;
                return one.state() == std::get<Match>(begun).state();
            },
            match);
    }
    [[nodiscard]] bool has(const SavedMatch& saved) const
    {
        return longest(saved.match) >= lengthOf(saved.match);
    }

    QString folder_;
};

/// The program on that home, and all that it has said.
class Program {
public:
    explicit Program(const Home& home)
        : home_(home)
        , window_({ home.store(), home.file("weli.json"), defaultBots(),
              { { 1, 2, 3, 4 }, { 5, 6, 7, 8 } }, Thinker::Where::AtOnce })
    {
        window_.setUpdatesEnabled(false);
        window_.show();
        listen();
    }
    ~Program() { window_.close(); }
    Q_DISABLE_COPY_MOVE(Program)

    MainWindow& window() { return window_; }
    template <typename T> T& the(const QString& name = {})
    {
        auto* const found = window_.findChild<T*>(name);
        if (found == nullptr) qFatal("there is no %s", qPrintable(name));
        return *found;
    }
    /// As often as wanted, whatever the table offers first.
    void playOn(int times)
    {
        TableScene& scene = window_.table().scene();
        for (int i = 0; i < times; ++i) {
            const auto acts = actsIn(scene.picture());
            if (!acts.empty())
                emit scene.chosen(acts.front());
            else if (const auto& goOn = scene.picture().goOn; goOn && goOn->act)
                emit scene.chosen(*goOn->act);
            listen();
        }
    }
    void listen()
    {
        QCoreApplication::processEvents();
        hear(the<MessageBar>().text());
    }
    void hear(const QString& text) { said_ += text; }
    [[nodiscard]] const QString& said() const { return said_; }
    [[nodiscard]] const Home& home() const { return home_; }

private:
    const Home& home_;
    MainWindow window_;
    QString said_;
};

struct Walk {
    const char* name;
    void (*go)(Program& program);
    /// Whether the disk has what was done.
    bool (*isKept)(const Home& home) = [](const Home&) { return true; };
};

const std::array walks {
    Walk { "starts and ends", [](Program&) {} },
    Walk { "plays",
        [](Program& program) {
            emit program.the<Door>().goOn(bietenGame);
            program.playOn(20);
        },
        [](const Home& home) { return home.longest(matchOf(bietenGame, 12)) > 14; } },
    Walk { "plays another game",
        [](Program& program) {
            emit program.the<Door>().play(mittlereGame);
            program.playOn(12);
        } },
    Walk { "changes a setting",
        [](Program& program) {
            program.window().openSettings();
            program.the<QCheckBox>("high_contrast").click();
            program.listen();
            program.the<QCheckBox>("odds").click();
        },
        [](const Home& home) {
            const Settings now = readSettings(home.file("weli.json")).settings;
            return now.highContrast && now.helping.odds;
        } },
    Walk { "learns",
        [](Program& program) {
            program.window().openLesson(bietenGame, Home::lesson(2), 0);
            for (int i = 0; i < 6; ++i) {
                program.window().lessons().goOn();
                program.listen();
            }
        },
        [](const Home& home) {
            return home.progress().stepOf(bietenGame, Home::lesson(2)).value_or(0) > 0;
        } },
    Walk { "practises",
        [](Program& program) {
            program.window().openDrill(mittlereGame, drill::Kind::MittlerePoints);
            for (int i = 0; i < 3; ++i) {
                program.window().drills().choose(0);
                program.window().drills().check();
                program.listen();
                program.window().drills().goOn();
            }
        } },
    Walk { "keeps house rules",
        [](Program& program) {
            program.window().openSetUp(bietenGame);
            program.the<OwnRulesButton>().keep({ "Theirs", defaultRules(bietenGame, 4), 4 });
        },
        [](const Home& home) {
            return RulesStore(home.file("rules")).of(bietenGame).size() == 2;
        } },
    Walk { "deletes and takes back",
        [](Program& program) {
            program.window().openMatches();
            program.the<QTreeWidget>().setCurrentItem(program.the<QTreeWidget>().topLevelItem(0));
            program.the<QPushButton>("delete").click();
            program.listen();
            auto* const undo = program.the<MessageBar>().findChild<QPushButton*>("act");
            if (undo->isVisible()) undo->click(); // else it could not be deleted
        },
        [](const Home& home) { return home.store().keptFiles().size() == 2; } },
    Walk { "prints",
        [](Program& program) {
            program.window().openBook(mittlereGame);
            const QString file = program.home().file("book.pdf");
            if (const auto problem = program.the<BookPage>().save(file)) program.hear(*problem);
        },
        [](const Home& home) { return QFileInfo(home.file("book.pdf")).size() > 100'000; } },
};

}

class FaultsTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLost_data();
    void nothingIsLost();
};

namespace {

struct Harm {
    int calls = 0;
    bool wentWrong = false;
    QStringList lost;
};

/// Lets this walk's n-th call go wrong, or none for 0, and starts the program again.
Harm harmOf(const Walk& walk, int nth, Faults::Kind how)
{
    const QTemporaryDir folder;
    const Home home(folder.path());
    home.furnish();
    Harm harm;
    QString said;
    {
        const Faults faults(QFile::encodeName(folder.path()), nth, how);
        {
            Program program(home);
            walk.go(program);
            program.listen();
            said = program.said();
        }
        harm.calls = faults.calls();
        harm.wentWrong = faults.happened();
    }
    const Program again(home);
    harm.lost = home.missing();
    if (said.isEmpty() && !walk.isKept(home)) harm.lost << "what was done, without a word";
    return harm;
}

/// Which calls go wrong: all of them if WELI_FAULTS is "all", else some.
std::vector<std::pair<int, Faults::Kind>> casesOf(int calls)
{
    const bool all = qgetenv("WELI_FAULTS") == "all";
    constexpr int some = 9;
    std::vector<std::pair<int, Faults::Kind>> cases;
    const int most = calls * Faults::kinds;
    const int stride = all ? 1 : std::max(1, most / some) | 1; // every kind gets its turn
    for (int i = 0; i < most; i += stride)
        cases.emplace_back(i / Faults::kinds + 1, static_cast<Faults::Kind>(i % Faults::kinds));
    return cases;
}

}

void FaultsTest::nothingIsLost_data()
{
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < walks.size(); ++i)
        QTest::newRow(walks[i].name) << static_cast<int>(i);
}

void FaultsTest::nothingIsLost()
{
    QFETCH(int, number);
    const Walk& walk = walks[static_cast<std::size_t>(number)];
    const Harm usual = harmOf(walk, 0, Faults::Kind::Io);
    QVERIFY2(usual.lost.isEmpty(), qPrintable(usual.lost.join(", ")));
    QVERIFY(usual.calls > 0);
    int wrong = 0;
    for (const auto& [nth, how] : casesOf(usual.calls)) {
        const Harm harm = harmOf(walk, nth, how);
        wrong += harm.wentWrong ? 1 : 0;
        const QString place = QString("call %1 of %2, kind %3: ")
                                  .arg(nth)
                                  .arg(usual.calls)
                                  .arg(static_cast<int>(how));
        QVERIFY2(harm.lost.isEmpty(), qPrintable(place + harm.lost.join(", ")));
    }
    QVERIFY(wrong > 0);
    qInfo("%s: %d calls, %d went wrong", walk.name, usual.calls, wrong);
}

QTEST_MAIN(FaultsTest)
#include "faults_test.moc"
