#include "ui/places/review/review_page.h"

#include "tests/support/house.h"
#include "tests/support/listener.h"
#include "ui/model/review/kept_review.h"
#include "ui/model/review/look_back.h"
#include "ui/places/review/match_strip.h"
#include "ui/places/widgets/message_bar.h"
#include "ui/slate/slate_view.h"

#include <QtTest>
#include <QtWidgets>

using namespace weli;
using test::Hand;
using test::House;

namespace {

QByteArray bytesOf(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// At a match of Mittlere that is over, in the past.
class Open {
public:
    explicit Open(const QString& language = "en", QSize size = { 1280, 800 })
        : house_(language, Hand::Keys, size)
    {
        const auto read = MatchStore::read(WELI_SOURCE_DIR "/tests/traces/mittlere.jsonl", "Ich");
        house_.window().openReview(std::get<SavedMatch>(read), 20);
        QCoreApplication::processEvents();
    }

    [[nodiscard]] const House& house() const { return house_; }
    [[nodiscard]] LookBack& match() const { return house_.window().lookBack(); }
    [[nodiscard]] MatchStrip& strip() const { return *page().findChild<MatchStrip*>(); }
    [[nodiscard]] ReviewPage& page() const { return house_.window().review(); }
    [[nodiscard]] QAbstractButton& button(const char* name) const
    {
        return *page().findChild<QAbstractButton*>(name);
    }

private:
    House house_;
};

/// At a match of the list, in the past.
class Listed {
public:
    explicit Listed(Hand hand, const QString& language = "en", QSize size = { 1280, 800 })
        : house_(language, hand, size)
        , file_(house_.store().historyFolder() + "/over.weli")
    {
        QDir().mkpath(house_.store().historyFolder());
        QFile::copy(WELI_SOURCE_DIR "/tests/traces/mittlere.jsonl", file_);
        house_.enter("matchList");
        house_.key(Qt::Key_Return);
        QCoreApplication::processEvents();
    }

    [[nodiscard]] const House& house() const { return house_; }
    [[nodiscard]] const QString& file() const { return file_; }
    [[nodiscard]] QLineEdit& field() const { return *house_.page()->findChild<QLineEdit*>("note"); }
    [[nodiscard]] QLabel& whole() const { return *house_.page()->findChild<QLabel*>("wholeNote"); }
    [[nodiscard]] QByteArray notes() const { return bytesOf(MatchStore::notesBeside(file_)); }

private:
    House house_;
    QString file_;
};

/// At the start of a match of the list that has been judged. To judge it takes long: that is done
/// once for all tests.
class Judged {
public:
    Judged()
        : house_("en", Hand::Keys)
    {
        const QString match = house_.store().historyFolder() + "/over.weli";
        QDir().mkpath(house_.store().historyFolder());
        QFile::copy(WELI_SOURCE_DIR "/tests/traces/tirol.jsonl", match);
        static QByteArray kept;
        QFile file(MatchStore::reviewBeside(match));
        if (!kept.isEmpty() && file.open(QIODevice::WriteOnly)) file.write(kept);
        file.close();
        house_.enter("matchList");
        house_.key(Qt::Key_Return);
        house_.window().finishReview();
        if (kept.isEmpty()) kept = bytesOf(file.fileName());
        house_.window().lookBack().go(0);
    }

    [[nodiscard]] const House& house() const { return house_; }
    [[nodiscard]] LookBack& match() const { return house_.window().lookBack(); }
    [[nodiscard]] ReviewPage& page() const { return house_.window().review(); }
    [[nodiscard]] QString text(const char* label) const
    {
        return page().findChild<QLabel*>(label)->text();
    }

private:
    House house_;
};

} // namespace

class ReviewPageTest : public QObject {
    Q_OBJECT

private slots:
    void keysStep();
    void buttonsStep();
    void theStripLeadsAnywhere();
    void mistakesSideBySideAreNoBand();
    void theWheelSteps();
    void theSlateShowsTheScoreOfThen();
    void whatTheSignsOfTheStripMeanIsTold();
    void oneButtonStandsOut();
    void eyesAndHandsAreChanged();
    void escapeLeadsBackToTheTable();
    void aMatchUnderWayHidesWhatIsHidden();
    void aMatchOfTheListIsLookedBackAt();
    void hindsightIsToldWhereHandsLieOpen();
    void aMarkIsToldWithWhatComesOfEachAct();
    void whatWasJudgedIsKept();
    void aNoteIsWrittenAndFoundAgain();
    void whatIsNotTakenStaysAsItWas();
    void aNoteOfTheMatchUnderWayGoesWithIt();
    void aNoteThatCannotBeKeptGoesIntoNoOtherMatch();
    void whatIsBeingWrittenIsKeptWhenTheWindowCloses();
    void whereNothingCanBeKeptNothingCanBeWritten();
    void atTheEndItIsToldWhatAllWereLike();
    void nothingIsCutInSmallWindows();
};

void ReviewPageTest::keysStep()
{
    const Open open;
    const int start = open.match().moment();
    const auto press = [&](int key) {
        open.house().key(key);
        return open.match().moment();
    };
    QCOMPARE(press(Qt::Key_Right), start + 1);
    QCOMPARE(press(Qt::Key_Left), start);
    const int trick = press(Qt::Key_Down);
    QVERIFY(trick > start);
    QVERIFY(press(Qt::Key_Up) < trick);
    const int deal = open.match().deal();
    press(Qt::Key_PageDown);
    QCOMPARE(open.match().deal(), deal + 1);
    press(Qt::Key_PageUp);
    QCOMPARE(open.match().deal(), deal);
    QCOMPARE(press(Qt::Key_End), static_cast<int>(open.match().steps().size()));
    QCOMPARE(press(Qt::Key_Right), static_cast<int>(open.match().steps().size()));
    QCOMPARE(press(Qt::Key_Home), 0);
    QCOMPARE(press(Qt::Key_Left), 0);
}

void ReviewPageTest::buttonsStep()
{
    const Open open;
    const int start = open.match().moment();
    QTest::mouseClick(&open.button("onward0"), Qt::LeftButton);
    QCOMPARE(open.match().moment(), start + 1);
    QTest::mouseClick(&open.button("backward1"), Qt::LeftButton);
    QVERIFY(open.match().moment() < start + 1);
    QTest::mouseClick(&open.button("onward2"), Qt::LeftButton);
    QCOMPARE(open.match().deal(), 2);
    QCOMPARE(open.strip().value(), open.match().moment());
}

void ReviewPageTest::theStripLeadsAnywhere()
{
    const Open open;
    MatchStrip& strip = open.strip();
    const int y = strip.height() / 2;
    QTest::mousePress(&strip, Qt::LeftButton, {}, { strip.width() / 2, y });
    const int middle = open.match().moment();
    QVERIFY(std::abs(middle - strip.maximum() / 2) <= 2);
    QTest::mouseMove(&strip, { strip.width() * 3 / 4, y });
    QTest::mouseRelease(&strip, Qt::LeftButton, {}, { strip.width() * 3 / 4, y });
    QTest::mouseClick(&strip, Qt::LeftButton, {}, { 0, y });
    QCOMPARE(open.match().moment(), 0);
    QTest::mouseClick(&strip, Qt::LeftButton, {}, { strip.width() - 1, y });
    QCOMPARE(open.match().moment(), strip.maximum());
    strip.setValue(5); // as a screen reader does
    QCOMPARE(open.match().moment(), 5);
}

void ReviewPageTest::theWheelSteps()
{
    const Open open;
    const int start = open.match().moment();
    const auto turn = [&](int angle) {
        const QPointF at(20, 20);
        QWheelEvent event(at, at, {}, { 0, angle }, Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&open.page(), &event);
    };
    turn(-120);
    QCOMPARE(open.match().moment(), start + 1);
    turn(120);
    turn(60);
    QCOMPARE(open.match().moment(), start);
    turn(60);
    QCOMPARE(open.match().moment(), start - 1);
}

void ReviewPageTest::theSlateShowsTheScoreOfThen()
{
    const Open open;
    auto* const slate = open.page().findChild<SlateView*>();
    QCOMPARE(std::get<TallySlate>(slate->sheet()).counted, 0);
    open.house().key(Qt::Key_End);
    QCOMPARE(std::get<TallySlate>(slate->sheet()).counted, 12);
    open.house().key(Qt::Key_Home);
    QCOMPARE(std::get<TallySlate>(slate->sheet()).counted, 0);
}

void ReviewPageTest::whatTheSignsOfTheStripMeanIsTold()
{
    const Judged judged;
    auto& strip = *judged.page().findChild<MatchStrip*>();
    const QString heard = strip.accessibleDescription();
    QVERIFY2(heard.contains(" with a mark; N leads"), qPrintable(heard));
    const QPoint at(1, 1); // no sign is there
    QHelpEvent help(QEvent::ToolTip, at, strip.mapToGlobal(at));
    QCoreApplication::sendEvent(&strip, &help);
    QVERIFY2(QToolTip::text().contains("moves: "), qPrintable(QToolTip::text()));
    QVERIFY(QToolTip::text().contains("●"));
}

void ReviewPageTest::oneButtonStandsOut()
{
    const auto first = [](const ReviewPage& page) {
        QStringList all;
        for (const auto* button : page.findChildren<QPushButton*>())
            if (button->property("first").toBool()) all << button->objectName();
        return all.join(' ');
    };
    QCOMPARE(first(Open().page()), QString("playOn"));
    QCOMPARE(first(Judged().page()), QString("learnFromIt"));
}

void ReviewPageTest::eyesAndHandsAreChanged()
{
    const Open open;
    const Seat mine = open.match().eyes();
    open.house().key(Qt::Key_E);
    QVERIFY(open.match().eyes() != mine);
    QVERIFY(open.button("eyes").text().contains(open.match().nameOf(open.match().eyes())));
    open.house().key(Qt::Key_A);
    QVERIFY(open.match().hands() == LookBack::Hands::All);
    QVERIFY(open.button("hands").isChecked());
    open.house().key(Qt::Key_A);
    QVERIFY(!open.button("hands").isChecked());
}

void ReviewPageTest::escapeLeadsBackToTheTable()
{
    const House house("en", Hand::Keys);
    QVERIFY(house.press("button play").isEmpty());
    QCOMPARE(house.place(), QString("tablePage"));
    house.key(Qt::Key_F5);
    QCOMPARE(house.place(), QString("reviewPage"));
    house.key(Qt::Key_Escape);
    QCOMPARE(house.place(), QString("tablePage"));
}

void ReviewPageTest::aMatchUnderWayHidesWhatIsHidden()
{
    const House house("en", Hand::Keys);
    QVERIFY(house.press("button play").isEmpty());
    house.key(Qt::Key_F5);
    auto* const hands = house.page()->findChild<QAbstractButton*>("hands");
    QVERIFY(!hands->isEnabled());
    house.key(Qt::Key_A);
    QVERIFY(house.window().lookBack().hands() == LookBack::Hands::Known);
    QVERIFY(!house.page()->findChild<QAbstractButton*>("eyes")->isEnabled());
    const Seat own = house.window().lookBack().eyes();
    house.key(Qt::Key_E);
    QCOMPARE(house.window().lookBack().eyes(), own);
}

void ReviewPageTest::aMatchOfTheListIsLookedBackAt()
{
    const House house("en", Hand::Keys);
    const MatchStore store = house.store();
    QVERIFY(QDir().mkpath(store.historyFolder()));
    QVERIFY(QFile::copy(
        WELI_SOURCE_DIR "/tests/traces/mittlere.jsonl", store.historyFolder() + "/over.weli"));
    house.enter("matchList");
    house.key(Qt::Key_Return);
    QCOMPARE(house.place(), QString("reviewPage"));
    house.key(Qt::Key_Escape);
    QCOMPARE(house.place(), QString("matchList"));
}

void ReviewPageTest::hindsightIsToldWhereHandsLieOpen()
{
    const Judged judged;
    LookBack& match = judged.match();
    const QStringList account = judged.text("account").split('\n');
    QCOMPARE(account.size(), 5);
    QVERIFY2(account[1].startsWith("the cards dealt: "), qPrintable(account[1]));
    const auto told = [&](LookBack::Hands hands) {
        match.setHands(hands);
        int hindsights = 0;
        for (int moment = 0; moment < static_cast<int>(match.steps().size()); ++moment) {
            match.go(moment);
            hindsights
                += judged.text("verdict").contains("as the cards lay", Qt::CaseInsensitive) ? 1 : 0;
        }
        return hindsights;
    };
    QVERIFY(told(LookBack::Hands::All) > 3);
    QCOMPARE(told(LookBack::Hands::Known), 0);
    // Each seat has its own account.
    const QString mine = judged.text("account");
    match.turnEyes();
    QVERIFY(judged.text("account") != mine);
}

/// It is thought about when it is looked at.
void ReviewPageTest::aMarkIsToldWithWhatComesOfEachAct()
{
    const Judged judged;
    const House& house = judged.house();
    house.key(Qt::Key_N);
    const auto& verdict = *judged.page().findChild<QLabel*>("verdict");
    const QString judgement = verdict.text();
    QVERIFY2(judgement.contains("against the others at the table by"), qPrintable(judgement));
    test::Listener listener;
    QTRY_VERIFY(verdict.text() != judgement);
    const QString why = verdict.text().mid(judgement.size()).trimmed();
    QVERIFY2(why.contains(": "), qPrintable(why));
    QVERIFY(listener.take().join(' ').contains(why.section('.', 0, 0)));
}

/// Beside the match in the list; a file that is not of it is made anew.
void ReviewPageTest::whatWasJudgedIsKept()
{
    const House house("en", Hand::Keys);
    const MatchStore store = house.store();
    QVERIFY(QDir().mkpath(store.historyFolder()));
    const QString match = store.historyFolder() + "/over.weli";
    QVERIFY(QFile::copy(WELI_SOURCE_DIR "/tests/traces/section_13_complete.jsonl", match));
    const QString kept = MatchStore::reviewBeside(match);
    QCOMPARE(kept, store.historyFolder() + "/over.review.jsonl");
    const auto lookBack = [&house] {
        house.enter("matchList");
        house.key(Qt::Key_Return);
        house.window().finishReview();
        const QString account = house.window().review().findChild<QLabel*>("account")->text();
        house.key(Qt::Key_Escape);
        return account;
    };
    const QString account = lookBack();
    const QByteArray first = bytesOf(kept);
    QVERIFY(first.count('\n') > 50 && first.startsWith("{\"events\":"));
    const auto write = [&kept](const QByteArray& bytes) {
        QFile file(kept);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    };
    const auto read = MatchStore::read(match, "Ich");
    const AnyMatch& played = std::get<SavedMatch>(read).match;
    QVERIFY(KeptReview::read(kept, played));
    for (const QByteArray& wrong : { QByteArray(), QByteArray("{"), QByteArray("[]\n"),
             first.left(first.size() / 2), first.left(first.lastIndexOf('\n', -2) + 1),
             QByteArray(first).replace("\"seat\":1", "\"seat\":7"),
             QByteArray(first).replace("\"mark\":3", "\"mark\":4"),
             QByteArray(first).replace("\"best\":\"", "\"best\":\"play it, ") }) {
        write(wrong);
        QVERIFY(wrong != first && !KeptReview::read(kept, played));
    }
    QCOMPARE(lookBack(), account);
    QCOMPARE(bytesOf(kept), first);
    const QDateTime changed = QFileInfo(kept).lastModified();
    QCOMPARE(lookBack(), account);
    QCOMPARE(QFileInfo(kept).lastModified(), changed); // it was only read
    // It goes with its match.
    QVERIFY(!store.discard(match));
    store.sweep(QDateTime::currentDateTime().addDays(40));
    QVERIFY(!QFileInfo::exists(kept));
}

/// By keys and by mouse; it is heard, and N leads there.
void ReviewPageTest::aNoteIsWrittenAndFoundAgain()
{
    for (const Hand hand : { Hand::Keys, Hand::Mouse }) {
        const Listed listed(hand);
        const House& house = listed.house();
        LookBack& match = house.window().lookBack();
        match.go(21);
        if (hand == Hand::Keys) {
            house.key(Qt::Key_C);
        } else {
            QCOMPARE(house.press("field note"), QString());
        }
        QVERIFY(listed.field().hasFocus());
        // Letters are written, whatever they do elsewhere.
        QTest::keyClicks(&listed.field(), "Ace of Hearts?");
        QCOMPARE(match.moment(), 21);
        QVERIFY(listed.notes().isEmpty());
        house.key(Qt::Key_Return);
        QVERIFY(!listed.field().hasFocus());
        QVERIFY(listed.notes().contains("Ace of Hearts?"));
        QVERIFY(!listed.whole().isVisible());
        // Whoever goes on while writing has written it.
        house.key(Qt::Key_Right);
        QCOMPARE(match.moment(), 22);
        QCOMPARE(listed.field().text(), QString());
        house.key(Qt::Key_C);
        QTest::keyClicks(&listed.field(), "and again");
        house.key(Qt::Key_Up);
        QVERIFY(match.moment() < 22);
        QVERIFY(listed.notes().contains("and again"));
        house.key(Qt::Key_Escape);
        QCOMPARE(house.place(), QString("reviewPage")); // it led out of the field
        match.go(20);
        test::Listener listener;
        house.key(Qt::Key_N);
        QCOMPARE(match.moment(), 21);
        QCOMPARE(listed.field().text(), QString("Ace of Hearts?"));
        const QString heard = listener.take().join('\n');
        QVERIFY2(heard.contains("Your note: Ace of Hearts?"), qPrintable(heard));
        // It is there the next time, and gone when it is emptied.
        house.key(Qt::Key_Escape);
        house.key(Qt::Key_Return);
        match.go(21);
        QCOMPARE(listed.field().text(), QString("Ace of Hearts?"));
        house.key(Qt::Key_C);
        listed.field().selectAll();
        house.key(Qt::Key_Delete);
        house.key(Qt::Key_Return);
        QVERIFY(!listed.notes().contains("Ace"));
        // What the field has no room for can be read all the same.
        house.key(Qt::Key_C);
        QTest::keyClicks(&listed.field(), QString("and so on, ").repeated(9));
        house.key(Qt::Key_Return);
        QVERIFY(listed.whole().isVisible());
    }
}

void ReviewPageTest::whatIsNotTakenStaysAsItWas()
{
    const Listed listed(Hand::Keys);
    const House& house = listed.house();
    house.window().lookBack().go(21);
    house.key(Qt::Key_C);
    QTest::keyClicks(&listed.field(), "no");
    house.key(Qt::Key_Escape);
    QCOMPARE(house.place(), QString("reviewPage"));
    QCOMPARE(listed.field().text(), QString());
    QVERIFY(listed.notes().isEmpty());
    // A file that cannot be understood is told, and stays.
    house.key(Qt::Key_Escape);
    QFile file(MatchStore::notesBeside(listed.file()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"type\":\"notes\",\"format\":1}\nwhat?\n");
    file.close();
    house.key(Qt::Key_Return);
    auto* const message = house.window().findChild<MessageBar*>();
    QVERIFY2(message->text().contains("Line 2 of"), qPrintable(message->text()));
}

/// What is written while it is played is there when it lies in the list.
void ReviewPageTest::aNoteOfTheMatchUnderWayGoesWithIt()
{
    const House house("en", Hand::Keys);
    QVERIFY(house.press("button play").isEmpty());
    for (int i = 0; i < 5; ++i) {
        house.key(Qt::Key_Space); // the lot has been seen
        QCoreApplication::processEvents();
    }
    house.key(Qt::Key_F5);
    QVERIFY(house.window().lookBack().moment() > 0);
    QCOMPARE(house.place(), QString("reviewPage"));
    house.key(Qt::Key_C);
    auto* const field = house.page()->findChild<QLineEdit*>("note");
    QTest::keyClicks(field, "here");
    house.key(Qt::Key_Return);
    house.key(Qt::Key_Escape);
    const MatchStore store = house.store();
    for (const AnyGame& game : games)
        if (store.has(game)) QVERIFY(!store.putAway(game));
    QVERIFY(QFileInfo::exists(MatchStore::notesBeside(store.keptFiles().front().filePath())));
}

/// It stands there again where it was written, as long as its match is looked at.
void ReviewPageTest::aNoteThatCannotBeKeptGoesIntoNoOtherMatch()
{
    const Listed listed(Hand::Keys);
    const House& house = listed.house();
    const QString other = house.store().historyFolder() + "/other.weli";
    QVERIFY(QFile::copy(listed.file(), other));
    QVERIFY(QDir().mkpath(MatchStore::notesBeside(listed.file()))); // a folder is no file
    LookBack& match = house.window().lookBack();
    match.go(21);
    house.key(Qt::Key_C);
    QTest::keyClicks(&listed.field(), "of this match");
    house.key(Qt::Key_Return);
    match.go(30);
    QCOMPARE(listed.field().text(), QString());
    match.go(21);
    QCOMPARE(listed.field().text(), QString("of this match"));
    house.key(Qt::Key_Escape);
    QCOMPARE(house.place(), QString("matchList"));
    house.key(Qt::Key_Down);
    house.key(Qt::Key_Return);
    QCOMPARE(house.place(), QString("reviewPage"));
    for (const int moment : { 21, 30, 21 }) {
        match.go(moment);
        QCOMPARE(listed.field().text(), QString());
    }
    QVERIFY(!QFileInfo::exists(MatchStore::notesBeside(other)));
}

void ReviewPageTest::whatIsBeingWrittenIsKeptWhenTheWindowCloses()
{
    const Listed listed(Hand::Keys);
    listed.house().window().lookBack().go(21);
    listed.house().key(Qt::Key_C);
    QTest::keyClicks(&listed.field(), "good night");
    listed.house().window().close();
    QVERIFY(listed.notes().contains("good night"));
}

void ReviewPageTest::whereNothingCanBeKeptNothingCanBeWritten()
{
    const Open open; // from elsewhere
    auto* const field = open.page().findChild<QLineEdit*>("note");
    QVERIFY(!field->isEnabled());
    QVERIFY(field->toolTip().contains("no note"));
    test::Listener listener;
    open.house().key(Qt::Key_C);
    QVERIFY(listener.take().join('\n').contains("no note"));
}

void ReviewPageTest::atTheEndItIsToldWhatAllWereLike()
{
    const Open open;
    const auto& habits = *open.page().findChild<QLabel*>("habits");
    QVERIFY(!habits.isVisible());
    test::Listener listener;
    open.house().key(Qt::Key_End);
    QVERIFY(habits.isVisible());
    QCOMPARE(habits.text().count("<img"), 3);
    QCOMPARE(habits.text().count("in 12 deals:"), 3);
    QVERIFY(listener.take().join(" ").contains("in 12 deals:"));
    open.house().key(Qt::Key_Left);
    QVERIFY(!habits.isVisible());
}

void ReviewPageTest::nothingIsCutInSmallWindows()
{
    for (const char* language : { "en", "de", "sv" }) {
        const Open open(language, { 760, 480 });
        for (auto* const button : open.page().findChildren<QPushButton*>()) {
            QVERIFY(open.page().rect().contains(
                QRect(button->mapTo(&open.page(), QPoint()), button->size())));
            QVERIFY2(button->width() >= button->minimumSizeHint().width(),
                qPrintable(QString(language) + ": " + button->text()));
        }
    }
}

/// Of two, the second lies lower, and so both are seen whole.
void ReviewPageTest::mistakesSideBySideAreNoBand()
{
    MatchStrip strip;
    strip.resize(328, strip.height()); // three pixels a move
    const auto redRows = [&strip](std::map<int, review::Mark> marks) {
        strip.setMarks(std::move(marks));
        const QImage image = strip.grab().toImage();
        int rows = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (const QColor at = image.pixelColor(x, y); at.red() > 220 && at.green() < 100) {
                    ++rows;
                    break;
                }
        return rows;
    };
    const int one = redRows({ { 40, review::Mark::Blunder } });
    QVERIFY(one > 5);
    QCOMPARE(redRows({ { 40, review::Mark::Blunder }, { 80, review::Mark::Blunder } }), one);
    QVERIFY(redRows({ { 40, review::Mark::Blunder }, { 41, review::Mark::Blunder } }) > 1.8 * one);
}

QTEST_MAIN(ReviewPageTest)

#include "review_page_test.moc"
