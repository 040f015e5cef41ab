#include "tests/support/house.h"
#include "ui/model/any_rules.h"
#include "ui/model/drills/drill_player.h"
#include "ui/places/book/book_view.h"
#include "ui/places/learn/drill_page.h"
#include "ui/words/languages.h"

#include <QtTest>
#include <QtWidgets>

#include <functional>
#include <set>

using namespace weli;
using weli::test::Hand;
using weli::test::House;

namespace {

/// Closes with Escape whatever opens over the window and waits for an answer.
class Doorkeeper : public QObject {
public:
    Doorkeeper()
    {
        timer_.setInterval(0);
        connect(&timer_, &QTimer::timeout, this, &Doorkeeper::close);
        timer_.start();
    }
    /// What stayed open all the same.
    [[nodiscard]] const QStringList& stayed() const { return stayed_; }

private:
    void close()
    {
        QWidget* open = QApplication::activePopupWidget();
        if (open == nullptr) open = QApplication::activeModalWidget();
        if (open == nullptr) return;
        QTest::keyClick(
            open->focusWidget() == nullptr ? open : open->focusWidget(), Qt::Key_Escape);
        if (!open->isVisible()) return;
        stayed_ << open->metaObject()->className() + QString(" ") + open->objectName();
        open->close();
    }

    QTimer timer_;
    QStringList stayed_;
};

/// Presses every control of a place once and sees that Escape leads out.
class Rounds {
public:
    Rounds(const House& house, const QString& place)
        : house_(house)
        , place_(place)
    {
    }

    QStringList all()
    {
        constexpr int most = 300;
        for (int i = 0; i < most; ++i) {
            const auto next = nextControl();
            if (!next) break;
            press(*next);
            comeBack(next->line);
            if (!faults_.isEmpty()) break;
        }
        if (pressed_.empty()) faults_ << place_ + ": nothing can be pressed";
        return faults_ + keeper_.stayed();
    }

private:
    /// Kind and name, and which of those that share them.
    using Key = std::pair<QString, int>;

    /// The first that was not pressed yet.
    std::optional<Offer> nextControl()
    {
        std::map<QString, int> seen;
        const QWidget* last = nullptr;
        for (const Offer& offer : house_.offers()) {
            const QStringList words = offer.line.split(u' ');
            const bool isControl
                = QStringList { "button", "check", "radio", "choice", "number", "field", "row" }
                      .contains(words[0]);
            if (offer.widget == std::exchange(last, offer.widget) || offer.item || !isControl)
                continue;
            const QString name = words[0] + u' ' + offer.widget->objectName();
            const Key key { name, seen[name]++ };
            if (!pressed_.insert(key).second) continue;
            return offer;
        }
        return std::nullopt;
    }

    void press(const Offer& offer)
    {
        const QString kind = offer.line.section(u' ', 0, 0);
        QString wrong;
        if (house_.hand() == Hand::Mouse || kind == "button" || kind == "check" || kind == "radio")
            wrong = house_.press(offer);
        else
            wrong = house_.focus(*offer.widget);
        if (house_.hand() == Hand::Keys && wrong.isEmpty()) {
            if (kind == "choice" || kind == "number" || kind == "row") house_.key(Qt::Key_Down);
            if (kind == "field") house_.key(Qt::Key_X);
        }
        if (!wrong.isEmpty()) faults_ << place_ + ": " + offer.line + ": " + wrong;
        QCoreApplication::processEvents();
    }

    /// From where a control has led to.
    void comeBack(const QString& line)
    {
        for (QWidget* each : QApplication::topLevelWidgets())
            if (each != &house_.window() && each->isVisible() && each->isWindow())
                QTest::keyClick(each, Qt::Key_Escape);
        if (house_.place() == place_) return;
        if (house_.place() == "tablePage") faults_ << house_.press("button leave");
        for (int i = 0; i < 3 && house_.place() != "door" && house_.place() != place_; ++i)
            house_.key(Qt::Key_Escape);
        faults_.removeAll(QString());
        if (house_.place() != place_ && house_.place() != "door")
            faults_ << place_ + ": from " + line + " Escape does not lead out of " + house_.place();
        else if (house_.place() != place_)
            house_.enter(place_);
    }

    const House& house_;
    QString place_;
    Doorkeeper keeper_;
    std::set<Key> pressed_;
    QStringList faults_;
};

/// Answers the question that is asked, and goes on; what went wrong, else nothing.
QString answered(const House& house, DrillPlayer& player, bool right)
{
    using Stage = DrillPicture::Stage;
    const DrillPicture asked = player.question();
    if (asked.stage != Stage::Asked) return "nothing is asked";
    const auto& choices = asked.choices;
    QString wrong;
    for (int i = 0; i < static_cast<int>(choices.size()) && wrong.isEmpty(); ++i) {
        if (choices[static_cast<std::size_t>(i)].right != right) continue;
        if (house.hand() == Hand::Keys)
            house.key(Qt::Key_1 + i);
        else
            wrong = house.press(QString("button choice%1").arg(i));
        if (!right || !asked.several) break;
    }
    if (!wrong.isEmpty()) return wrong;
    if (player.question().stage == Stage::Asked) {
        if (house.hand() == Hand::Keys)
            house.key(Qt::Key_Return);
        else
            wrong = house.press(QString("button drill-check"));
    }
    const DrillPicture told = player.question();
    if (!wrong.isEmpty()) return wrong;
    if (told.stage != Stage::Answered) return "the answer is not taken";
    if (told.isRight != right) return "the answer is taken for another";
    if (told.why.text.isEmpty()) return "nothing is explained";
    if (house.hand() == Hand::Keys)
        house.key(Qt::Key_Space);
    else
        wrong = house.press(QString("button drill-next"));
    return wrong.isEmpty() && player.question().id == asked.id ? "it does not go on" : wrong;
}

std::vector<QTextBlock> blocksOf(const QTextDocument& text)
{
    std::vector<QTextBlock> all;
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next())
        all.push_back(block);
    return all;
}

/// Clicks at a link of the book and goes back again.
QString follow(const House& house, BookView& view, const QTextFragment& link)
{
    const QString address = link.charFormat().anchorHref();
    const QString anchor = address.section(u'#', -1);
    if (QUrl(address).scheme().startsWith("http")) return {};
    if (!view.has(anchor)) return address + " leads nowhere";
    QTextCursor cursor(view.document());
    cursor.setPosition(link.position());
    view.setTextCursor(cursor);
    view.ensureCursorVisible();
    const QRect here = view.cursorRect(cursor);
    const QSignalSpy moved(&view, &QTextBrowser::sourceChanged);
    if (house.hand() == Hand::Mouse) {
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, here.center() + QPoint(3, 0));
    } else {
        cursor.setPosition(link.position() + link.length(), QTextCursor::KeepAnchor);
        view.setTextCursor(cursor);
        view.setFocus();
        house.key(Qt::Key_Return);
    }
    if (moved.isEmpty()) return address + " cannot be followed";
    view.backward();
    return {};
}

} // namespace

/// The places beside the table: every control is pressed once, by mouse and by keys, and Escape
/// leads out.
class PlacesWalkTest : public QObject {
    Q_OBJECT

private slots:
    void everyControlCanBePressed_data();
    void everyControlCanBePressed();
    void aPlaceThatEscapeDoesNotLeaveIsFound();
    void everyDrillCanBeAnswered_data();
    void everyDrillCanBeAnswered();
    void everyLinkOfTheBooksLeadsSomewhere_data();
    void everyLinkOfTheBooksLeadsSomewhere();
};

void PlacesWalkTest::everyControlCanBePressed_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("language");
    QTest::addColumn<Hand>("hand");
    // Each place by both hands and in every language, though not each hand in each language.
    int row = 0;
    for (const char* place : { "door", "setUpPage", "settingsPage", "matchList", "learnPage",
             "bookPage", "drillPage", "lessonPage" })
        for (const SpokenLanguage& language : languages) {
            const Hand hand = row++ % 2 == 0 ? Hand::Mouse : Hand::Keys;
            QTest::addRow(
                "%s, %s, %s", place, language.code, hand == Hand::Mouse ? "mouse" : "keys")
                << QString(place) << QString(language.code) << hand;
        }
}

void PlacesWalkTest::everyControlCanBePressed()
{
    QFETCH(const QString, place);
    QFETCH(const QString, language);
    QFETCH(const Hand, hand);
    const House house(language, hand);
    house.enter(place);
    QCOMPARE(house.place(), place);
    const QStringList faults = Rounds(house, place).all();
    QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join("\n")));
    for (int i = 0; i < 3 && house.place() != "door"; ++i) house.key(Qt::Key_Escape);
    QCOMPARE(house.place(), QString("door"));
}

void PlacesWalkTest::aPlaceThatEscapeDoesNotLeaveIsFound()
{
    const House house("en", Hand::Mouse);
    house.enter("learnPage");
    for (auto* const shortcut : house.window().findChildren<QShortcut*>())
        if (shortcut->key() == QKeySequence(Qt::Key_Escape)) shortcut->setKey({});
    const QStringList faults = Rounds(house, "learnPage").all();
    QVERIFY2(faults.join(' ').contains("Escape does not lead out"), qPrintable(faults.join('\n')));
}

/// Three languages and two hands have four questions each of a kind.
void PlacesWalkTest::everyDrillCanBeAnswered_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<Hand>("hand");
    for (const SpokenLanguage& language : languages)
        for (const Hand hand : { Hand::Mouse, Hand::Keys })
            QTest::addRow("%s, %s", language.code, hand == Hand::Mouse ? "mouse" : "keys")
                << QString(language.code) << hand;
}

void PlacesWalkTest::everyDrillCanBeAnswered()
{
    QFETCH(const QString, language);
    QFETCH(const Hand, hand);
    constexpr int questions = 4; // of a kind
    const House house(language, hand);
    DrillPlayer* player = nullptr;
    for (int kind = 0; kind < drill::kindCount; ++kind) {
        const auto which = static_cast<drill::Kind>(kind);
        house.window().openDrill(drill::gameOf(which), which);
        player = &house.window().drills();
        for (int number = 0; number < questions; ++number) {
            const QString fault = answered(house, *player, number % 2 == 0);
            QVERIFY2(fault.isEmpty(),
                qPrintable(QString("kind %1, question %2: %3").arg(kind).arg(number).arg(fault)));
        }
        house.key(Qt::Key_Escape);
        QCOMPARE(house.place(), QString("learnPage"));
    }
}

void PlacesWalkTest::everyLinkOfTheBooksLeadsSomewhere_data()
{
    QTest::addColumn<int>("game");
    QTest::addColumn<QString>("language");
    QTest::addColumn<Hand>("hand");
    // The same links stand in each language, so that each hand need not go through all of them.
    for (int game = 0; game < static_cast<int>(games.size()); ++game)
        for (int i = 0; i < static_cast<int>(languages.size()); ++i) {
            const Hand hand = (game + i) % 2 == 0 ? Hand::Mouse : Hand::Keys;
            const SpokenLanguage& language = languages[static_cast<std::size_t>(i)];
            QTest::addRow("%d, %s, %s", game, language.code, hand == Hand::Mouse ? "mouse" : "keys")
                << game << QString(language.code) << hand;
        }
}

void PlacesWalkTest::everyLinkOfTheBooksLeadsSomewhere()
{
    QFETCH(const int, game);
    QFETCH(const QString, language);
    QFETCH(const Hand, hand);
    const House house(language, hand);
    QVERIFY(house.window().openBook(games[static_cast<std::size_t>(game)]));
    auto& view = *house.page()->findChild<BookView*>();
    QStringList faults;
    int links = 0;
    for (const QTextBlock& block : blocksOf(*view.document()))
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment link = part.fragment();
            if (!link.isValid() || !link.charFormat().isAnchor()) continue;
            if (link.charFormat().anchorHref().isEmpty()) continue;
            ++links;
            const QString fault = follow(house, view, link);
            if (!fault.isEmpty()) faults << fault;
        }
    QVERIFY(links > 5);
    QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join("\n")));
}

QTEST_MAIN(PlacesWalkTest)
#include "places_walk_test.moc"
