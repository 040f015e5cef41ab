#include "tests/support/house.h"
#include "ui/model/any_match.h"
#include "ui/model/review/look_back.h"
#include "ui/places/table_page.h"

#include <QtTest>
#include <QtWidgets>

using namespace weli;
using test::Hand;
using test::House;

namespace {

const QString trace = WELI_SOURCE_DIR "/tests/traces/mittlere.jsonl";

/// Looks back at a match of the list that is over, while another of its game is under way.
class Looking {
public:
    explicit Looking(
        Hand hand = Hand::Keys, const QString& language = "en", QSize size = { 1280, 800 })
        : house_(language, hand, size)
    {
        const MatchStore store = house_.store();
        const auto read = MatchStore::read(trace, "Ich");
        SavedMatch left = std::get<SavedMatch>(read);
        rewind(left.match, 30);
        if (const auto problem = store.save(left)) qFatal("%s", qPrintable(*problem));
        QDir().mkpath(store.historyFolder());
        QFile::copy(trace, store.historyFolder() + "/over.weli");
        house_.enter("matchList");
        house_.key(Qt::Key_Return);
        match().goToAct(20);
    }

    [[nodiscard]] const House& house() const { return house_; }
    [[nodiscard]] LookBack& match() const { return house_.window().lookBack(); }
    [[nodiscard]] TableScene& table() const
    {
        return house_.window().findChild<TablePage*>("trialPage")->scene();
    }
    /// All that lies on the disk.
    [[nodiscard]] std::map<QString, QByteArray> files() const
    {
        std::map<QString, QByteArray> all;
        const QString matches = QFileInfo(house_.store().historyFolder()).path();
        QDirIterator files(QFileInfo(matches).path(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.fileName().contains(".review.") || file.fileName().endsWith(".lock")
                || !file.open(QIODevice::ReadOnly))
                continue;
            all[file.fileName()] = file.readAll();
        }
        return all;
    }
    /// Plays the first card that may be played, if one may; else lets the table go on.
    void act() const
    {
        table().setMoment(0); // it is known what is asked
        const auto acts = test::actsOf(table());
        auto* const view = house_.page()->findChild<QGraphicsView*>();
        if (acts.empty())
            house_.key(Qt::Key_Space);
        else
            QCOMPARE(test::act(*view, table(), acts.front(), house_.hand()), QString());
        QCoreApplication::processEvents();
    }

private:
    House house_;
};

} // namespace

class TrialTest : public QObject {
    Q_OBJECT

private slots:
    void oneTriesAndIsBackWhereOneLooked();
    void theDealIsPlayedAgain();
    void oneSitsInTheChairThroughWhoseEyesOneSees();
    void aTrialIsPlayedToTheEndOfItsMatch();
    void nothingBeforeItIsTakenBack();
    void theSameDealIsOfferedInOneChairAfterAnother();
    void whatCameOfATrialIsToldWhereItLeftTheMatch();
    void whatWasDoneAsInTheMatchIsNoBranch();
    void eachTrialHasItsOwnChance();
    void aLineSaysThatNothingCounts();
    void whatCanBeDoneIsTold();
    void escapeClosesWhatIsOpenAndThenLeaves();
    void whatIsHiddenCannotBeTried();
    void whereTheMatchIsOverThereIsNothingToTry();
};

void TrialTest::oneTriesAndIsBackWhereOneLooked()
{
    for (const Hand hand : { Hand::Mouse, Hand::Keys }) {
        const Looking looking(hand);
        const auto before = looking.files();
        QVERIFY(before.size() >= 2);
        const int moment = looking.match().moment();
        const Picture seen = looking.match().picture();
        QCOMPARE(looking.house().press("button play-on"), QString());
        QCOMPARE(looking.house().place(), QString("trialPage"));
        for (int i = 0; i < 8; ++i) looking.act();
        QVERIFY(looking.table().picture() != seen);
        QCOMPARE(looking.house().press("button leave"), QString());
        QCOMPARE(looking.house().place(), QString("reviewPage"));
        QCOMPARE(looking.match().moment(), moment);
        QVERIFY(looking.match().picture() == seen);
        QVERIFY(looking.files() == before);
        looking.house().key(Qt::Key_Escape);
        QCOMPARE(looking.house().place(), QString("matchList"));
    }
}

void TrialTest::theDealIsPlayedAgain()
{
    const Looking looking;
    looking.match().go(looking.match().moment() + 40);
    const int deal = looking.match().deal();
    QVERIFY(deal > 1);
    looking.house().key(Qt::Key_R);
    QCOMPARE(looking.house().place(), QString("trialPage"));
    QCOMPARE(looking.table().picture().deal, deal);
    looking.house().key(Qt::Key_F5);
    QCOMPARE(looking.house().place(), QString("reviewPage"));
}

void TrialTest::oneSitsInTheChairThroughWhoseEyesOneSees()
{
    const Looking looking;
    looking.house().key(Qt::Key_E);
    const Seat other = looking.match().eyes();
    QVERIFY(other != Seat {});
    looking.house().key(Qt::Key_P);
    QCOMPARE(looking.table().picture().me, other);
    for (int i = 0; i < 4; ++i) looking.act();
    QCOMPARE(looking.house().place(), QString("trialPage"));
}

void TrialTest::aTrialIsPlayedToTheEndOfItsMatch()
{
    const Looking looking;
    const auto before = looking.files();
    looking.house().key(Qt::Key_End);
    looking.house().key(Qt::Key_R); // the last deal
    for (int i = 0; i < 60 && !looking.table().picture().result; ++i) looking.act();
    const auto& result = looking.table().picture().result;
    QVERIFY(result && result->over == ResultPicture::Over::Match);
    QVERIFY(!result->again && !result->setUp);
    looking.act();
    QCOMPARE(looking.house().place(), QString("reviewPage"));
    QVERIFY(looking.files() == before);
}

void TrialTest::nothingBeforeItIsTakenBack()
{
    const Looking looking;
    looking.house().key(Qt::Key_P);
    QVERIFY(!looking.table().picture().canUndo);
    while (test::actsOf(looking.table()).empty()) looking.act();
    const Picture first = looking.table().picture();
    QVERIFY(!first.canUndo);
    looking.act();
    QVERIFY(looking.table().picture().canUndo);
    looking.house().key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(looking.table().picture().cards == first.cards);
    QVERIFY(!looking.table().picture().canUndo);
}

void TrialTest::theSameDealIsOfferedInOneChairAfterAnother()
{
    const Looking looking;
    const auto& deal = *looking.house().page()->findChild<QAbstractButton*>("playDeal");
    const Seat mine = looking.match().eyes();
    QVERIFY(!deal.text().contains(looking.match().nameOf(mine)));
    for (int chair = 0; chair < 4; ++chair) { // once round
        const Seat due = seatAt((mine.index + chair) % 3);
        if (due != mine) QVERIFY(deal.text().contains(looking.match().nameOf(due)));
        looking.house().key(Qt::Key_R);
        QCOMPARE(looking.table().picture().me, due);
        for (int i = 0; i < 5; ++i) looking.act();
        looking.house().key(Qt::Key_F5);
        QCOMPARE(looking.house().place(), QString("reviewPage"));
        QCOMPARE(looking.match().eyes(), mine); // nobody has turned them
    }
    // Another deal begins with one's own chair.
    looking.house().key(Qt::Key_PageDown);
    looking.house().key(Qt::Key_R);
    QCOMPARE(looking.table().picture().me, mine);
}

/// As long as the match is open.
void TrialTest::whatCameOfATrialIsToldWhereItLeftTheMatch()
{
    const Looking looking;
    const int moment = looking.match().moment();
    const auto* const told = looking.house().page()->findChild<QLabel*>("tried");
    QVERIFY(!told->isVisible());
    looking.house().key(Qt::Key_P);
    for (int i = 0; i < 60 && !looking.table().picture().result; ++i) looking.act();
    QVERIFY(looking.table().picture().result);
    looking.house().key(Qt::Key_F5);
    QCOMPARE(looking.match().branches().size(), std::size_t { 1 });
    const Branch& branch = looking.match().branches()[0];
    QVERIFY(branch.from == moment && branch.left >= moment && branch.result && branch.played);
    QVERIFY(told->isVisible());
    QVERIFY2(told->text().startsWith("Tried as Guest: ") && told->text().contains("in the match"),
        qPrintable(told->text()));
    // Where it left the match it is found again, and left early it says so.
    looking.match().go(branch.left + 1);
    QVERIFY(!told->isVisible());
    looking.house().key(Qt::Key_N, Qt::ShiftModifier);
    QCOMPARE(looking.match().moment(), branch.left);
    QVERIFY(told->isVisible());
    looking.house().key(Qt::Key_P);
    while (looking.match().branches().size() < 2) {
        while (test::actsOf(looking.table()).empty()) looking.act();
        looking.act();
        looking.house().key(Qt::Key_F5);
        if (looking.match().branches().size() < 2) looking.house().key(Qt::Key_P);
    }
    QVERIFY2(told->text().contains("before the deal was counted"), qPrintable(told->text()));
    // Nothing of it is there when the match is opened again.
    looking.house().key(Qt::Key_Escape);
    looking.house().key(Qt::Key_Return);
    QVERIFY(looking.match().branches().empty());
}

void TrialTest::whatWasDoneAsInTheMatchIsNoBranch()
{
    const Looking looking;
    looking.house().key(Qt::Key_P);
    looking.house().key(Qt::Key_F5);
    QVERIFY(looking.match().branches().empty());
    SavedMatch further = looking.match().fromHere();
    const int from = static_cast<int>(lengthOf(further.match));
    looking.match().go(from + 3);
    looking.match().addTrial(from, looking.match().fromHere());
    QVERIFY(looking.match().branches().empty());
}

void TrialTest::eachTrialHasItsOwnChance()
{
    // At the beginning the first deal is dealt anew.
    const auto dealtAfter = [](const Looking& looking) {
        looking.match().go(0);
        looking.house().key(Qt::Key_P);
        for (int i = 0; i < 3 && looking.table().picture().deal == 0; ++i) looking.act();
        std::vector<CardPicture> cards = looking.table().picture().cards;
        looking.house().key(Qt::Key_F5);
        return cards;
    };
    std::vector<CardPicture> before;
    {
        const Looking other;
        before = dealtAfter(other);
    }
    const Looking looking;
    const auto first = dealtAfter(looking);
    QVERIFY(first == before); // the same house, the same chance
    QVERIFY(first != dealtAfter(looking));
}

void TrialTest::aLineSaysThatNothingCounts()
{
    for (const char* language : { "en", "de", "sv" })
        for (const QSize size : { QSize(760, 480), QSize(1280, 800) }) {
            const Looking looking(Hand::Keys, language, size);
            looking.house().key(Qt::Key_P);
            auto* const notice = looking.house().page()->findChild<QLabel*>("notice");
            QVERIFY(notice->isVisible() && !notice->text().isEmpty());
            QVERIFY(notice->height() >= notice->heightForWidth(notice->width()));
            auto* const view = looking.house().page()->findChild<QGraphicsView*>();
            QVERIFY(!view->geometry().intersects(notice->geometry()));
        }
    const House house("en", Hand::Keys);
    QCOMPARE(house.press("button play"), QString());
    QVERIFY(!house.page()->findChild<QLabel*>("notice")->isVisible());
}

void TrialTest::escapeClosesWhatIsOpenAndThenLeaves()
{
    const Looking looking(Hand::Keys, "en", { 760, 480 });
    looking.house().key(Qt::Key_P);
    while (test::actsOf(looking.table()).empty()) looking.act();
    auto* const slate = looking.house().page()->findChild<QWidget*>("slateTab");
    for (const int opens : { Qt::Key_C, Qt::Key_S }) {
        looking.house().key(opens);
        looking.house().key(Qt::Key_Escape);
        QCOMPARE(looking.house().place(), QString("trialPage"));
    }
    QVERIFY(!qobject_cast<QAbstractButton*>(slate)->isChecked());
    looking.house().key(Qt::Key_Return); // leads to a card
    looking.house().key(Qt::Key_Escape);
    QCOMPARE(looking.house().place(), QString("reviewPage"));
    looking.house().key(Qt::Key_Right);
    looking.house().key(Qt::Key_Tab);
    looking.house().key(Qt::Key_Escape);
    QCOMPARE(looking.house().place(), QString("matchList"));
}

void TrialTest::whatCanBeDoneIsTold()
{
    const Looking looking;
    looking.house().key(Qt::Key_P);
    while (test::actsOf(looking.table()).empty()) looking.act();
    looking.house().key(Qt::Key_C);
    auto* const acts = looking.house().page()->findChild<QWidget*>("openActs");
    QVERIFY(acts->isVisible());
    QVERIFY(acts->findChild<QLabel*>("openActsList")->text().contains("Cards you may play"));
}

void TrialTest::whatIsHiddenCannotBeTried()
{
    const House house("en", Hand::Keys);
    QCOMPARE(house.press("button play"), QString());
    house.key(Qt::Key_F5);
    for (const char* name : { "playOn", "playDeal" })
        QVERIFY(!house.page()->findChild<QAbstractButton*>(name)->isEnabled());
    for (const int key : { Qt::Key_P, Qt::Key_R }) {
        house.key(key);
        QCOMPARE(house.place(), QString("reviewPage"));
    }
}

void TrialTest::whereTheMatchIsOverThereIsNothingToTry()
{
    const Looking looking;
    looking.house().key(Qt::Key_End);
    looking.house().key(Qt::Key_P);
    QCOMPARE(looking.house().place(), QString("reviewPage"));
    QVERIFY(!looking.house().page()->findChild<QAbstractButton*>("playOn")->isEnabled());
    QVERIFY(looking.house().page()->findChild<QAbstractButton*>("playDeal")->isEnabled());
}

QTEST_MAIN(TrialTest)

#include "trial_test.moc"
