#include "app/cli/lesson_folder.h"
#include "core/bots/bots.h"
#include "core/lesson/run.h"
#include "core/record/trace.h"
#include "ui/words/languages.h"

#include <QtTest>

#include <fstream>
#include <set>

using namespace weli;
using namespace weli::lesson;

namespace {

std::vector<std::string> spoken()
{
    std::vector<std::string> codes;
    for (const SpokenLanguage& language : languages) codes.emplace_back(language.code);
    return codes;
}

/// "bieten/01-tricks" and so on, in this order.
QStringList folders()
{
    const QDir all(WELI_SOURCE_DIR "/resources/lessons");
    QStringList names;
    for (const QString& game : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        for (const QString& name :
            QDir(all.filePath(game)).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
            names << game + '/' + name;
    return names;
}

std::filesystem::path pathOf(const QString& folder)
{
    return (WELI_SOURCE_DIR "/resources/lessons/" + folder).toStdString();
}

cli::LessonFolder read(const QString& folder)
{
    auto read = cli::readLessonFolder(pathOf(folder), spoken());
    if (!read) qFatal("%s", toText(read.error()).c_str());
    return std::move(*read);
}

void addFolders()
{
    QTest::addColumn<QString>("folder");
    for (const QString& folder : folders()) QTest::newRow(qPrintable(folder)) << folder;
    if (folders().isEmpty()) QTest::newRow("none") << QString(); // without a row nothing would run
}

std::string gameOf(const Lesson& lesson)
{
    return std::visit(
        []<typename S>(const Timeline<S>&) { return std::string(S::info().code); }, lesson.match);
}

/// All clauses of the game's rules.
std::set<Clause> clausesOf(const QString& game)
{
    QFile file(WELI_SOURCE_DIR "/core/" + game + "/RULES.md");
    if (!file.open(QIODevice::ReadOnly)) return {};
    static const QRegularExpression bold("\\*\\*([BPM])-(\\d+)\\*\\*");
    std::set<Clause> clauses;
    for (auto found = bold.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();) {
        const auto match = found.next();
        clauses.insert({ match.captured(1)[0].toLatin1(),
            static_cast<std::uint8_t>(match.captured(2).toInt()) });
    }
    return clauses;
}

std::set<Clause> taughtIn(const QString& game)
{
    std::set<Clause> taught;
    for (const QString& folder : folders()) {
        if (!folder.startsWith(game + '/')) continue;
        for (const Step& step : read(folder).lesson.steps)
            taught.insert(step.teaches.begin(), step.teaches.end());
    }
    return taught;
}

/// What somebody who has been through the lessons of a game must know.
struct Curriculum {
    const char* game;
    bool isWritten; // all of its lessons are there
    std::vector<int> clauses;
};

const std::array curricula {
    // The pack, cut and deal, tricks, figures, the Weli, bidding, count and slate.
    Curriculum { "bieten", true,
        { 2, 3, 4, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30, 31,
            32, 33, 34, 36, 39, 40, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 59, 60, 61, 62, 65, 67,
            68, 70, 71, 86, 87, 88 } },
    // Seats, pack and ladder, auction, buying, going along, agreements, tricks, settlement, the
    // end.
    Curriculum { "preference", true,
        { 5, 6, 7, 9, 13, 14, 16, 17, 18, 19, 20, 21, 23, 24, 26, 27, 33, 34, 35, 36, 37, 38, 39,
            40, 42, 44, 45, 46, 47, 48, 49, 51, 52, 53, 54, 56, 57, 58, 59, 61, 62, 63, 64, 65 } },
    // Turn, order and values, tricks, who loses, the sheet.
    Curriculum { "mittlere", true,
        { 1, 3, 4, 5, 6, 7, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 24, 25, 30, 31, 32 } },
};

/// What a bot does; nothing if it waits.
std::optional<AnyAction> botsAct(const AnyMatch& match, Seat seat)
{
    return std::visit(
        [seat](const auto& one) -> std::optional<AnyAction> {
            const auto decision
                = decide(observe(one.state(), seat), bots::Level::Book, bots::Budget {}, 1);
            return decision.action ? std::optional<AnyAction>(*decision.action) : std::nullopt;
        },
        match);
}

/// All that can be written of any of the learner's acts, legal or not: for each card and word.
std::vector<AnyAction> sampleOfActs(const AnyMatch& match, const Lesson& lesson)
{
    std::vector<AnyAction> acts;
    std::visit(
        [&]<GameState S>(const Timeline<S>& way) {
            for (const Card card : CardSet::all()) acts.push_back(S::Action::play(card));
            for (std::size_t i = 0; i < way.length(); ++i)
                if (const auto* acted = std::get_if<typename Timeline<S>::Acted>(&way.event(i)))
                    acts.push_back(acted->action);
        },
        lesson.match);
    std::erase_if(acts, [&](const AnyAction& act) { return isLegal(match, lesson.seat, act); });
    return acts;
}

std::vector<AnyAction> legalActs(const AnyMatch& match, Seat seat)
{
    return std::visit(
        [seat](const auto& one) {
            std::vector<AnyAction> acts;
            for (const auto& action : legalActions(one.state(), seat)) acts.push_back(action);
            return acts;
        },
        match);
}

/// Plays what comes of an act to its end, and asks bots where nobody has said what they do.
void playOut(Run& run)
{
    for (int i = 0; i <= mostTriedActs * mostTried && std::holds_alternative<Trying>(run.phase());
         ++i) {
        if (run.advance()) continue;
        const auto asked = std::get<AskBots>(run.todo());
        const auto act = botsAct(run.match(), asked.order.front());
        QVERIFY(act && run.botDid(asked.order.front(), *act));
    }
    QVERIFY(std::holds_alternative<Tried>(run.phase()));
}

/// Looks at one step of a lesson from all sides.
class StepTrial {
public:
    StepTrial(const cli::LessonFolder& folder, const Run& run)
        : folder_(folder)
        , run_(run)
    {
    }
    void all()
    {
        for (const AnyAction& act : legalActs(run_.match(), run_.lesson().seat)) tryLegal(act);
        for (const AnyAction& act : sampleOfActs(run_.match(), run_.lesson())) tryIllegal(act);
        for (const std::string& choice : run_.choices()) tryAnswer(choice);
    }

private:
    /// Something is said in all languages, and the lesson is where it was.
    void look(const Run& after)
    {
        QCOMPARE(after.step(), run_.step());
        QVERIFY(after.match() == run_.match());
        const Step& step = run_.lesson().steps[run_.step()];
        for (const WordsIn& words : folder_.words)
            QVERIFY(!said(*wordsOf(words.words, step.name), after.phase()).empty());
    }
    void tryLegal(const AnyAction& act)
    {
        Run run = run_;
        if (std::holds_alternative<PlayingOn>(run.phase())) return;
        QVERIFY(run.act(act));
        if (std::holds_alternative<Right>(run.phase())) return;
        look(run);
        if (!run.canTryOut()) return;
        QVERIFY(run.tryOut());
        playOut(run);
        QVERIFY(run.takeBack());
        look(run);
    }
    void tryIllegal(const AnyAction& act)
    {
        Run run = run_;
        QVERIFY(run.act(act));
        const auto* playing = std::get_if<PlayingOn>(&run.phase());
        const Refused* refused
            = playing != nullptr ? &*playing->refused : std::get_if<Refused>(&run.phase());
        QVERIFY(refused != nullptr && refused->clause);
        look(run);
    }
    void tryAnswer(const std::string& choice)
    {
        Run run = run_;
        QVERIFY(run.answer(choice));
        if (!std::holds_alternative<Right>(run.phase())) look(run);
    }

    const cli::LessonFolder& folder_;
    const Run& run_;
};

/// Does what the step wants, by trying wrong things until help shows it.
void beShown(Run& run)
{
    if (std::holds_alternative<Tell>(run.lesson().steps[run.step()].task)) return;
    const auto illegal = sampleOfActs(run.match(), run.lesson());
    const auto choices = run.choices();
    while (!run.offersHelp() && !std::holds_alternative<Right>(run.phase())) {
        if (choices.empty())
            QVERIFY(run.act(illegal.front()));
        else
            for (const std::string& choice : choices)
                if (!std::holds_alternative<Right>(run.phase())) run.answer(choice);
    }
    if (std::holds_alternative<Right>(run.phase())) return;
    QVERIFY(run.help() && run.showMe());
}

/// Plays on to the end of the last step, everybody by the book.
void playOn(Run& run)
{
    Rng rng(1);
    while (std::holds_alternative<PlayingOn>(run.phase())) {
        const Todo todo = run.todo();
        if (std::holds_alternative<NeedPack>(todo)) {
            const CardSet whole
                = std::visit([](const auto& one) { return wholePack(one.state()); }, run.match());
            QVERIFY(run.takePack(shuffled(packOf(whole), rng)));
            continue;
        }
        bool hasActed = false;
        if (const auto* asked = std::get_if<AskBots>(&todo))
            for (const Seat seat : asked->order)
                if (const auto act = hasActed ? std::nullopt : botsAct(run.match(), seat))
                    hasActed = run.botDid(seat, *act);
        if (hasActed || (std::holds_alternative<AskBots>(todo) && run.botsWait())) continue;
        const auto act = botsAct(run.match(), run.lesson().seat);
        QVERIFY(act && run.act(*act));
    }
}

/// Goes through a lesson and tries everything in each of its steps.
void walk(const cli::LessonFolder& lesson)
{
    Run run(lesson.lesson);
    while (run.step() < lesson.lesson.steps.size()) {
        StepTrial(lesson, run).all();
        if (std::holds_alternative<PlayingOn>(run.phase()))
            playOn(run);
        else
            beShown(run);
        QVERIFY(run.goOn());
        run.arrive();
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(std::holds_alternative<Done>(run.phase()));
}

/// A lesson in which a seat does what it did in a match, and then plays on.
cli::LessonFolder lessonOf(const QString& trace, Seat seat)
{
    std::ifstream file((WELI_SOURCE_DIR "/tests/traces/" + trace + ".jsonl").toStdString());
    const AnyMatch match = *readMatch(file);
    Lesson lesson { 1, {}, seat, {}, match, {} };
    Words words { "T", "t", {} };
    const auto addStep = [&](std::size_t at, const Task& task) {
        const std::string name = std::to_string(at);
        lesson.steps.push_back({ name, 0, at, task, false, {}, {}, {} });
        words.steps.push_back({ name, 0, "t", { { "other", "o", 0 } }, "", "h" });
    };
    std::size_t at = 0;
    while (lesson.steps.size() < 40 && at < lengthOf(match)) {
        const auto acts = actsFrom(match, at);
        if (!acts.empty() && acts.front().seat == seat) addStep(at, Do {});
        ++at;
    }
    const bool isEnd = at == lengthOf(match);
    if (!isEnd) addStep(at, PlayOn { Until::Deal });
    return { lesson, { { "en", words } }, {} };
}

} // namespace

class LessonsTest : public QObject {
    Q_OBJECT

private slots:
    void everyLessonIsRight_data() { addFolders(); }
    void everyLessonIsRight();
    void everyLessonStandsWithItsGame_data() { addFolders(); }
    void everyLessonStandsWithItsGame();
    void everyStepAnswersEverything_data() { addFolders(); }
    void everyStepAnswersEverything();
    void anyMatchCanBeALesson_data();
    void anyMatchCanBeALesson();
    void backAndForwardLeadToTheSame_data() { addFolders(); }
    void backAndForwardLeadToTheSame();
    void clausesThatAreTaughtExist();
    void eachHasACardOfItsOwn();
    void theCurriculumIsTaught();
    void sharesThatAreToldAreCounted_data();
    void sharesThatAreToldAreCounted();
};

void LessonsTest::everyLessonIsRight()
{
    QFETCH(QString, folder);
    QVERIFY(!folder.isEmpty());
    QByteArray faults;
    for (const Fault& fault : cli::lessonFaults(pathOf(folder), spoken()))
        faults += QByteArray::fromStdString(toText(fault)) + '\n';
    QCOMPARE(faults, QByteArray());
}

void LessonsTest::everyLessonStandsWithItsGame()
{
    QFETCH(QString, folder);
    QVERIFY(!folder.isEmpty());
    static const QRegularExpression name("^[a-z]+/[0-9]{2}-[a-z0-9-]+$");
    QVERIFY(name.match(folder).hasMatch());
    QCOMPARE(QString::fromStdString(gameOf(read(folder).lesson)), folder.section('/', 0, 0));
}

void LessonsTest::everyStepAnswersEverything()
{
    QFETCH(QString, folder);
    QVERIFY(!folder.isEmpty());
    walk(read(folder));
}

void LessonsTest::anyMatchCanBeALesson_data()
{
    QTest::addColumn<QString>("trace");
    QTest::addColumn<int>("seat");
    for (const char* trace : { "tirol", "schwaighofer_weli", "preference", "preference_four",
             "mittlere", "mittlere_draw" })
        for (const int seat : { 0, 1, 2 })
            QTest::addRow("%s %d", trace, seat) << QString(trace) << seat;
}

void LessonsTest::anyMatchCanBeALesson()
{
    QFETCH(QString, trace);
    QFETCH(int, seat);
    const auto lesson = lessonOf(trace, seatAt(seat));
    QVERIFY(lesson.lesson.steps.size() > 4);
    walk(lesson);
}

void LessonsTest::backAndForwardLeadToTheSame()
{
    QFETCH(QString, folder);
    QVERIFY(!folder.isEmpty());
    const Lesson lesson = read(folder).lesson;
    Run run(lesson, lesson.steps.size() - 1);
    const AnyMatch end = run.match();
    while (run.canGoBack()) QVERIFY(run.back());
    QVERIFY(run.match() == Run(lesson).match());
    while (run.canGoForward()) QVERIFY(run.forward());
    QCOMPARE(run.step(), lesson.steps.size() - 1);
    QVERIFY(run.match() == end);
}

void LessonsTest::eachHasACardOfItsOwn()
{
    std::set<std::pair<QString, std::string>> cards;
    for (const QString& folder : folders()) {
        const std::string card = toText(read(folder).lesson.card);
        QVERIFY2(cards.emplace(folder.section('/', 0, 0), card).second, qPrintable(folder));
    }
}

void LessonsTest::clausesThatAreTaughtExist()
{
    for (const Curriculum& curriculum : curricula) {
        const std::set<Clause> all = clausesOf(curriculum.game);
        QVERIFY(!all.empty());
        for (const Clause clause : taughtIn(curriculum.game))
            QVERIFY2(all.contains(clause), toText(clause).c_str());
        for (const int number : curriculum.clauses)
            QVERIFY2(all.contains({ all.begin()->game, static_cast<std::uint8_t>(number) }),
                qPrintable(QString::number(number)));
    }
}

void LessonsTest::theCurriculumIsTaught()
{
    for (const Curriculum& curriculum : curricula) {
        if (!curriculum.isWritten) continue;
        const std::set<Clause> taught = taughtIn(curriculum.game);
        const char letter = clausesOf(curriculum.game).begin()->game;
        QStringList missing;
        for (const int number : curriculum.clauses)
            if (!taught.contains({ letter, static_cast<std::uint8_t>(number) }))
                missing << QChar(letter) + '-' + QString::number(number);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(' ')));
    }
}

void LessonsTest::sharesThatAreToldAreCounted_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<std::string>("step");
    QTest::addColumn<bieten::Figure>("figure");
    QTest::addColumn<double>("least"); // of 100 deals in which mine is the best
    QTest::addColumn<double>("most");
    QTest::addColumn<QString>("told");
    QTest::newRow("the nine of hearts") << "bieten/05-silence" << std::string("bluff")
                                        << bieten::Figure::Hearts << 27.5 << 28.5 << "28";
    QTest::newRow("the highest run of two")
        << "bieten/04-three" << std::string("again") << bieten::Figure::Run << 98.0 << 99.5 << "2";
}

/// With 32 cards, whatever was said: what the others hold is drawn anew, twenty thousand times.
void LessonsTest::sharesThatAreToldAreCounted()
{
    QFETCH(const QString, folder);
    QFETCH(const std::string, step);
    QFETCH(const bieten::Figure, figure);
    const cli::LessonFolder lesson = read(folder);
    const auto& steps = lesson.lesson.steps;
    const auto here = std::find_if(
        steps.begin(), steps.end(), [&step](const Step& each) { return each.name == step; });
    QVERIFY(here != steps.end());
    auto match = std::get<Timeline<bieten::State>>(lesson.lesson.match);
    match.rewind(here->at);
    const CardSet mine = observe(match.state(), lesson.lesson.seat).own.cards;
    const auto worth = bieten::worthOf(mine, figure);
    std::vector<Card> rest;
    for (const Card card : CardSet::all() - mine)
        if (card.rank() != Rank::Six) rest.push_back(card);
    QCOMPARE(rest.size(), 29U);
    Rng dice(1926);
    constexpr int draws = 20'000;
    int best = 0;
    for (int draw = 0; draw < draws; ++draw) {
        bool isBeaten = false;
        for (int other = 1; other < players(lesson.lesson.match); ++other) {
            CardSet cards;
            while (cards.size() < 3) {
                const std::size_t first = static_cast<std::size_t>(other - 1) * 3
                    + static_cast<std::size_t>(cards.size());
                const auto left = static_cast<std::uint32_t>(rest.size() - first);
                std::swap(rest[first], rest[first + dice.below(left)]);
                cards.add(rest[first]);
            }
            isBeaten = isBeaten || bieten::worthOf(cards, figure) > worth;
        }
        best += isBeaten ? 0 : 1;
    }
    const double share = 100.0 * best / draws;
    QFETCH(const double, least);
    QFETCH(const double, most);
    QVERIFY2(least < share && share < most, qPrintable(QString::number(share)));
    QFETCH(const QString, told);
    for (const WordsIn& each : lesson.words)
        QVERIFY(wordsOf(each.words, step)->text.find(told.toStdString()) != std::string::npos);
}

QTEST_APPLESS_MAIN(LessonsTest)
#include "lessons_test.moc"
