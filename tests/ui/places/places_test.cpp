#include "tests/support/buttons.h"
#include "tests/support/every_game.h"
#include "tests/ui/draw/cards/fake_deck.h"
#include "ui/model/any_rules.h"
#include "ui/model/drills/drill_player.h"
#include "ui/model/lessons/lesson_progress.h"
#include "ui/model/rules_store.h"
#include "ui/picture/bieten/picture.h"
#include "ui/picture/mittlere/picture.h"
#include "ui/picture/preference/picture.h"
#include "ui/places/book/book_view.h"
#include "ui/places/door/door.h"
#include "ui/places/learn/card_row.h"
#include "ui/places/learn/lesson_page.h"
#include "ui/places/learn/lesson_path.h"
#include "ui/places/main_window.h"
#include "ui/places/review/review_page.h"
#include "ui/places/settings/settings_page.h"
#include "ui/places/setup/chair.h"
#include "ui/places/setup/house_rules.h"
#include "ui/places/setup/set_up.h"
#include "ui/places/table_page.h"
#include "ui/places/widgets/house_style.h"
#include "ui/places/widgets/message_bar.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/places/widgets/wall_button.h"
#include "ui/table/items/card_item.h"
#include "ui/table/scene/a_moment.h"
#include "ui/table/scene/table_scene.h"
#include "ui/words/languages.h"
#include "ui/words/table_words.h"
#include "ui/words/words.h"

#include <QtTest>
#include <QtWidgets>

#include <array>
#include <cmath>
#include <memory>
#include <numbers>

using namespace weli;

namespace {

const AnyGame bietenGame = GameOf<bieten::State> {};

/// Something that the person may do now, as any player would: answers are owed first.
std::optional<Act> sensibleAct(const Picture& picture)
{
    if (figuresOn(picture).cut) return figuresOn(picture).cut->acts.front();
    for (const Choice& answer : picture.answers)
        if (answer.act) return answer.act;
    if (picture.result) return picture.result->goOn.act;
    for (const CardPicture& card : picture.cards)
        if (card.play.act) return card.play.act;
    for (const NamingPicture& naming : figuresOn(picture).namings)
        for (const NamingPicture::Cell& cell : naming.cells)
            if (cell.play.act) return cell.play.act;
    return {};
}

void actSensibly(TableScene& scene)
{
    if (const auto act = sensibleAct(scene.picture())) emit scene.chosen(*act);
}

QByteArray bytesOf(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The letter of a button's text; nothing if it has none.
QString letterOf(const QString& text) { return QKeySequence::mnemonic(text).toString(); }

/// The first two texts that bear the same letter.
QStringList sameLetter(const QStringList& texts)
{
    QMap<QString, QString> given;
    for (const QString& text : texts) {
        const QString letter = letterOf(text);
        if (letter.isEmpty()) continue;
        if (given.contains(letter)) return { given[letter], text };
        given[letter] = text;
    }
    return {};
}

ViewContext strangers(int players)
{
    ViewContext context;
    for (int i = 0; i < players; ++i)
        context.seats.push_back({ words::suggestedName(i), bots::Level::Book });
    return context;
}

} // namespace

class PlacesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void oneClickLeadsToTheTable();
    void aWholeMatchEndsAtTheDoor_data();
    void aWholeMatchEndsAtTheDoor();
    void aMatchThatWasLeftIsGoneOnWith();
    void aNewMatchAsksBeforeItReplacesOneThatWasLeft();
    void aBrokenFileIsNamedAndKept();
    void aTraceCanBeOpened();
    void aFinishedTraceIsOnlyLookedAt();
    void fromTheEndOfAMatchOneComesToTheSetUp();
    void anotherTraceDoesNotReplaceTheMatchThatWasLeft();
    void whoOpensATraceNeedsNoDoor();
    void aTraceThatCannotBeOpenedEndsAtTheDoor();
    void languageChangesAtOnce();
    void settingsAreKept();
    void settingsStandEvenlyBelowTheHeadingOfTheirGroup();
    void aPackIsChosenInMidMatch();
    void eachGameHasItsUsualPack_data();
    void eachGameHasItsUsualPack();
    void theIndexIsChosenAndTheWordsFollow();
    void packsOfTheSystemAreChosenOrSayWhyNot();
    void aPackThatIsGoneIsSaid();
    void aLevelThatDoesNotExistIsSaid();
    void theWheelScrollsAndChangesAFieldOnlyInFocus();
    void aRestoredSessionSitsDownAgain();
    void whatWasSetUpIsKept();
    void escapeLeadsFromTheRulesToThePlayers();
    void undoTellsHowOftenItWasUsed();
    void chancesComeAndGoByKeyAndButton();
    void aNewNameShowsAtOnceInTheMatchUnderWay();
    void whoIsNewBeginsWithTheFirstLesson();
    void escapeLeavesALessonWhichKeepsItsStep();
    void fromTheEndOfALessonOneGoesOn();
    void aRoundOfQuestionsComesFromTheMapAndGoesBack();
    void M02_theSixOfBellsIsNoWeliInADrill();
    void aNamelessPersonGetsNoNameToKeep();
    void playersAndLevelsAreChosen();
    void aPresetFollowsTheNumberOfPlayers();
    void ownRulesAreSaidToBeOwn();
    void rulesOfTheLastMatchAreSetUpAgain_data();
    void rulesOfTheLastMatchAreSetUpAgain();
    void impossibleRulesCannotBeChosenAndSayWhy();
    void twoPlayersOfOneNameCannotPlay();
    void returnInAFieldPlays();
    void everyBoxIsLabelled();
    void lettersOfTheTableAreNotThoseOfItsWall_data();
    void lettersOfTheTableAreNotThoseOfItsWall();
    void nothingIsCutAtTheSmallestSize_data();
    void nothingIsCutAtTheSmallestSize();
    void eightPlayersHaveRoomAtTheSmallestSize_data();
    void eightPlayersHaveRoomAtTheSmallestSize();
    void chairsStandClockwiseFromMine();
    void aClickOnTheSlipChoosesThePreset();
    void theRulesInForceAreTold();
    void rulesUnderOneHeadingStandTogether();
    void rowsHaveRoomInAnyWindow_data();
    void rowsHaveRoomInAnyWindow();
    void arrowsAndHandlesGrowWithTheWindow();
    void aButtonWithAMenuHasItsSignBesideTheWords();
    void escapeClosesAnOpenListAndNothingElse();
    void rulesOfOnesOwnAreToldAndKept();
    void aNameThatIsTakenIsReplacedOnlyIfOneSaysSo();
    void keptRulesStandBesideThePresets();
    void theMannerToldIsOfSomebodyWhoSitsThere();
    void aMessageGoesWithThePlaceItIsOf();
    void penaltiesAreDimWhereNoRuleCanBeBroken();
    void theBookOpensAtWhatThePersonIsOn();
    void oneComesBackTheWayOneWent();
    void atTheDoorOneStandsWhereOneWas();
    void noTwoAtATableLookTheSame();
    void messagesAndKeysGrowWithTheWindow();

private:
    static void addLanguages()
    {
        QTest::addColumn<QString>("language");
        for (const SpokenLanguage& each : languages) QTest::newRow(each.code) << QString(each.code);
    }
    std::unique_ptr<MainWindow> newWindow() const;
    void openWindow();
    template <typename T> T* in(const char* place, const char* name)
    {
        auto* const found = window_->findChild<QWidget*>(place)->findChild<T*>(name);
        return found;
    }
    void click(const char* place, const char* button)
    {
        QTest::mouseClick(in<QAbstractButton>(place, button), Qt::LeftButton);
    }
    void turnTo(const char* place)
    {
        if (QString("settingsPage") == place) window_->openSettings();
        if (QString("matchList") == place) window_->openMatches();
        if (QString("setUpPage") == place) window_->openSetUp();
        if (QString("tablePage") == place) click("door", "play");
        QTRY_VERIFY(sees(place));
    }
    bieten::Rules rulesSetUp() const
    {
        return std::get<bieten::Rules>(window_->findChild<SetUp*>()->setup().rules);
    }
    bieten::Rules rulesKept() const
    {
        const AnyGame game = GameOf<bieten::State> {};
        return std::get<bieten::Rules>(readSettings(settingsFile()).settings.lastOf(game).rules);
    }
    /// A place that was never visited is not there at all.
    bool sees(const char* place)
    {
        const auto* const found = window_->findChild<QWidget*>(place);
        return found != nullptr && found->isVisible();
    }
    /// Comes to the places that are built only then.
    void visitAll()
    {
        window_->openSetUp();
        window_->openSettings();
        window_->openMatches();
    }
    void leaveEveryGame()
    {
        for (const AnyGame& game : games) {
            click("door", qPrintable(codeOf(game)));
            click("door", "play");
            click("tablePage", "leave");
        }
    }
    QString settingsFile() const { return folder_->filePath("settings.json"); }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<MainWindow> window_;
};

void PlacesTest::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
    // No pack of cards of this system.
    qputenv("XDG_DATA_DIRS", folder_->filePath("shared").toLocal8Bit());
    qputenv("XDG_DATA_HOME", folder_->filePath("data").toLocal8Bit());
    Settings settings;
    settings.language = "en";
    settings.motion = 0;
    QVERIFY(!writeSettings(settings, settingsFile()));
    openWindow();
}

void PlacesTest::cleanup()
{
    window_.reset();
    folder_.reset();
}

std::unique_ptr<MainWindow> PlacesTest::newWindow() const
{
    return std::make_unique<MainWindow>(MainWindow::Parts {
        MatchStore(folder_->filePath("matches")), settingsFile(), defaultBots(), { 1, 2, 3, 4 } });
}

void PlacesTest::openWindow()
{
    window_ = newWindow();
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QCoreApplication::processEvents();
}

void PlacesTest::oneClickLeadsToTheTable()
{
    QVERIFY(sees("door"));
    QVERIFY(!in<QWidget>("door", "goOn")->isVisible());
    click("door", "play");
    QVERIFY(sees("tablePage"));
    QCOMPARE(window_->table().scene().picture().players, 4);
}

void PlacesTest::aWholeMatchEndsAtTheDoor_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<int>("players");
    QTest::newRow("tirol, 4") << "preset0" << 4;
    QTest::newRow("plain, 3") << "preset1" << 3;
    QTest::newRow("with the Weli, 6") << "preset2" << 6;
}

void PlacesTest::aWholeMatchEndsAtTheDoor()
{
    QFETCH(QString, preset);
    QFETCH(int, players);
    Settings settings = readSettings(settingsFile()).settings;
    settings.pace = 0;
    QVERIFY(!writeSettings(settings, settingsFile()));
    openWindow();
    click("door", "setUp");
    in<QRadioButton>("setUpPage", qPrintable(preset))->click();
    in<QSpinBox>("setUpPage", "players")->setValue(players);
    for (int seat = 1; seat < players; ++seat)
        in<QComboBox>("setUpPage", qPrintable(QString("level%1").arg(seat)))->setCurrentIndex(0);
    click("setUpPage", "play");
    TableScene& scene = window_->table().scene();
    QElapsedTimer clock;
    for (clock.start(); !sees("door") && clock.elapsed() < 60'000;) {
        if (const auto act = sensibleAct(scene.picture()))
            emit scene.chosen(*act);
        else if (scene.picture().goOn)
            emit scene.chosen(GoOn {});
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    }
    QVERIFY(sees("door"));
    QVERIFY(!in<QWidget>("door", "goOn")->isVisible());
    QCOMPARE(QDir(MatchStore(folder_->filePath("matches")).historyFolder())
                 .entryList(QDir::Files)
                 .size(),
        1);
}

void PlacesTest::aMatchThatWasLeftIsGoneOnWith()
{
    click("door", "play");
    click("tablePage", "leave");
    QVERIFY(sees("door"));
    QVERIFY(in<QPushButton>("door", "goOn")->isVisible());
    QVERIFY(in<QPushButton>("door", "goOn")->isDefault());
    QVERIFY(!in<QPushButton>("door", "play")->isDefault());

    openWindow(); // the next start
    QVERIFY(in<QWidget>("door", "goOn")->isVisible());
    click("door", "goOn");
    QVERIFY(sees("tablePage"));
    QTRY_COMPARE(window_->table().scene().picture().deal, 1);
}

void PlacesTest::aNewMatchAsksBeforeItReplacesOneThatWasLeft()
{
    click("door", "play");
    click("tablePage", "leave");
    QString asked;
    QTimer::singleShot(0, this, [&] {
        auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        asked = box->text();
        QTest::keyClick(box, Qt::Key_Escape);
    });
    click("door", "play");
    QVERIFY(!asked.isEmpty());
    QVERIFY(sees("door"));
}

void PlacesTest::aBrokenFileIsNamedAndKept()
{
    const MatchStore store(folder_->filePath("matches"));
    QVERIFY(QDir().mkpath(folder_->filePath("matches")));
    QFile file(store.fileOf(bietenGame));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"type\":\"match\",\n");
    file.close();

    openWindow();
    QVERIFY(sees("door"));
    QVERIFY(sees("message"));
    const QString said = window_->findChild<MessageBar*>()->text();
    QVERIFY2(said.contains(QFileInfo(store.fileOf(bietenGame)).fileName()), qPrintable(said));
    QVERIFY2(said.contains('1'), qPrintable(said)); // the line
    QDirIterator files(folder_->filePath("matches"), QDir::Files, QDirIterator::Subdirectories);
    QVERIFY(files.hasNext());
    click("door", "play");
    QVERIFY(sees("tablePage"));
}

void PlacesTest::aTraceCanBeOpened()
{
    click("door", "play");
    const QString copy = folder_->filePath("copy.weli");
    QVERIFY(QFile::copy(MatchStore(folder_->filePath("matches")).fileOf(bietenGame), copy));
    click("tablePage", "leave");
    QVERIFY(QFile::remove(MatchStore(folder_->filePath("matches")).fileOf(bietenGame)));
    window_->open(copy);
    QVERIFY(sees("tablePage"));
    window_->open(folder_->filePath("none.weli"));
    QVERIFY(sees("message"));
}

void PlacesTest::aFinishedTraceIsOnlyLookedAt()
{
    click("door", "play");
    click("tablePage", "leave");
    const MatchStore store(folder_->filePath("matches"));
    const auto left = bytesOf(store.fileOf(bietenGame));
    window_->open(WELI_SOURCE_DIR "/tests/traces/schwaighofer_plain.jsonl");
    QVERIFY(sees("reviewPage"));
    TableScene& scene = window_->review().scene();
    QVERIFY(scene.picture().result && scene.picture().result->over == ResultPicture::Over::Match);
    QVERIFY(!scene.picture().canUndo);
    QTRY_VERIFY((emit scene.chosen(GoOn {}), sees("door")));
    QCOMPARE(bytesOf(store.fileOf(bietenGame)), left);
    QVERIFY(QDir(store.historyFolder()).entryList(QDir::Files).isEmpty());
}

void PlacesTest::fromTheEndOfAMatchOneComesToTheSetUp()
{
    const QString own = MatchStore(folder_->filePath("matches")).fileOf(games[2]);
    QVERIFY(QDir().mkpath(QFileInfo(own).path()));
    QVERIFY(QFile::copy(WELI_SOURCE_DIR "/tests/traces/mittlere.jsonl", own));
    window_->open(own);
    TableScene& scene = window_->table().scene();
    QVERIFY(scene.picture().result && scene.picture().result->setUp);
    QTRY_VERIFY((emit scene.chosen(*scene.picture().result->setUp->act), sees("setUpPage")));
    QVERIFY(window_->findChild<SetUp*>()->game() == games[2]);
}

void PlacesTest::anotherTraceDoesNotReplaceTheMatchThatWasLeft()
{
    click("door", "play");
    const MatchStore store(folder_->filePath("matches"));
    const QString copy = folder_->filePath("copy.weli");
    QVERIFY(QFile::copy(store.fileOf(bietenGame), copy));
    click("tablePage", "leave");
    const auto left = bytesOf(store.fileOf(bietenGame));
    QTimer::singleShot(
        0, this, [] { QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape); });
    window_->open(copy);
    QVERIFY(sees("door"));
    QCOMPARE(bytesOf(store.fileOf(bietenGame)), left);
    QTimer::singleShot(0, this, [] {
        auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        for (QAbstractButton* button : box->buttons())
            if (box->buttonRole(button) == QMessageBox::AcceptRole) button->click();
    });
    window_->open(copy);
    QVERIFY(sees("tablePage"));
    const QDir history(store.historyFolder());
    const QStringList kept = history.entryList(QDir::Files);
    QCOMPARE(kept.size(), 1);
    QCOMPARE(bytesOf(history.filePath(kept.front())), left);
}

void PlacesTest::whoOpensATraceNeedsNoDoor()
{
    window_ = newWindow();
    window_->open(WELI_SOURCE_DIR "/tests/traces/schwaighofer_plain.jsonl");
    window_->show();
    QVERIFY(sees("reviewPage"));
    QCOMPARE(window_->findChild<Door*>(), nullptr);
    click("reviewPage", "back");
    QVERIFY(sees("door"));
}

void PlacesTest::aTraceThatCannotBeOpenedEndsAtTheDoor()
{
    window_ = newWindow();
    window_->open(folder_->filePath("none.weli"));
    window_->show();
    QVERIFY(sees("door"));
    QVERIFY(sees("message"));
}

void PlacesTest::languageChangesAtOnce()
{
    auto* const play = in<QPushButton>("door", "play");
    const QString english = play->text();
    auto* const language = in<QComboBox>("door", "language");
    QSignalSpy changed(window_->findChild<Door*>(), &Door::languageChosen);
    QTest::keyClick(language, Qt::Key_Up); // only opens the list: one may come by
    QCOMPARE(changed.size(), 0);
    QTRY_VERIFY(language->view()->isVisible());
    QTest::keyClick(language->view(), Qt::Key_Up); // Deutsch stands above English
    QTest::keyClick(language->view(), Qt::Key_Return);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(readSettings(settingsFile()).settings.language, QString("de"));
    QCOMPARE(QLocale().language(), QLocale::German);
    QTRY_VERIFY(play->text() != english);
    QCOMPARE(tableWords().goOn, QString("Weiter (Leertaste)"));
}

void PlacesTest::settingsAreKept()
{
    click("door", "settings");
    QVERIFY(sees("settingsPage"));
    in<QCheckBox>("settingsPage", "wait_for_me")->click();
    in<QSlider>("settingsPage", "pace")->setValue(20);
    QTest::keyClicks(in<QLineEdit>("settingsPage", "player"), "Vroni");
    QTest::keyClick(in<QComboBox>("settingsPage", "motion"), Qt::Key_End);
    click("settingsPage", "back");
    QVERIFY(sees("door"));
    const Settings kept = readSettings(settingsFile()).settings;
    QCOMPARE(kept.waitForMe, false);
    QCOMPARE(kept.pace, 2000);
    QCOMPARE(kept.playerName, QString("Vroni"));
    QCOMPARE(kept.motion, 200);
    click("door", "play");
    QCOMPARE(window_->table().scene().picture().seats.front().name, QString("Vroni"));
}

void PlacesTest::settingsStandEvenlyBelowTheHeadingOfTheirGroup()
{
    click("door", "settings");
    const auto* const page = window_->findChild<QWidget*>("settingsPage");
    const auto placeOf = [page](const QWidget& part) { return part.mapTo(page, QPoint()); };
    const auto headingOf = [&](const char* name) {
        const QPoint at = placeOf(*in<QWidget>("settingsPage", name));
        const QLabel* nearest = nullptr;
        for (const auto* label : page->findChildren<QLabel*>()) {
            const QPoint place = placeOf(*label);
            const bool isAbove = label->font().bold() && place.y() < at.y()
                && (place.x() > page->width() / 2) == (at.x() > page->width() / 2);
            if (isAbove && (nearest == nullptr || place.y() > placeOf(*nearest).y()))
                nearest = label;
        }
        return nearest == nullptr ? QString() : nearest->text();
    };
    QCOMPARE(headingOf("player"), QString("You"));
    QCOMPARE(headingOf("pace"), QString("At the table"));
    QCOMPARE(headingOf("high_contrast"), QString("Seeing and hearing"));
    QCOMPARE(headingOf("fourColours"), QString("Cards"));
    QCOMPARE(headingOf("odds"), QString("Help"));
    const auto top
        = [&](const char* name) { return placeOf(*in<QWidget>("settingsPage", name)).y(); };
    QCOMPARE(top("claims") - top("odds"), top("shows_points") - top("claims"));
    QCOMPARE(top("claims") - top("odds"), top("tells_all") - top("high_contrast"));
}

void PlacesTest::aPackIsChosenInMidMatch()
{
    click("door", "play");
    const auto figures = [this] {
        QStringList titles;
        for (const PlatePicture& plate : figuresOn(window_->table().scene().picture()).plates)
            titles << plate.title;
        return titles;
    };
    QVERIFY(figures().contains("Leaves"));
    click("tablePage", "settings");
    auto* const pack = in<QComboBox>("settingsPage", "pack");
    auto* const colours = in<QCheckBox>("settingsPage", "fourColours");
    const auto isSaid = [&](const char* words) {
        const auto labels = window_->findChild<QWidget*>("settingsPage")->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
            [&](const QLabel* label) { return label->isVisible() && label->text() == words; });
    };
    const char* const onlyFrench = "Only Weli’s French pack can have four colours.";
    QCOMPARE(pack->currentText(), QString("The usual one for the game"));
    QVERIFY(colours->isEnabled() && !isSaid(onlyFrench)); // Préférence has the French one
    QTest::keyClick(pack, Qt::Key_Down); // the Tyrolean one, which it was anyway
    QVERIFY(figures().contains("Leaves"));
    QVERIFY(!colours->isEnabled() && isSaid(onlyFrench));
    QTest::keyClick(pack, Qt::Key_Down); // the French one
    QVERIFY(figures().contains("Spades") && !figures().contains("Leaves"));
    QVERIFY(colours->isEnabled());
    QVERIFY(!in<QCheckBox>("settingsPage", "secondBack")->isEnabled());
    colours->click();
    const CardChoice kept = readSettings(settingsFile()).settings.cards;
    QCOMPARE(kept.deck, QString("french"));
    QVERIFY(kept.fourColours);
    for (const CardPicture& card : window_->table().scene().picture().cards)
        if (card.face)
            QCOMPARE(card.spoken, words::nameOf(*card.face, wordsFor(PackKind::French, false)));
    openWindow();
    click("door", "goOn");
    QVERIFY(figures().contains("Spades"));
}

void PlacesTest::eachGameHasItsUsualPack_data()
{
    QTest::addColumn<AnyGame>("game");
    for (const AnyGame& game : games) QTest::addRow("%s", qPrintable(codeOf(game))) << game;
}

void PlacesTest::eachGameHasItsUsualPack()
{
    QFETCH(AnyGame, game);
    window_->openSetUp(game);
    click("setUpPage", "play");
    const CardWords words = wordsFor(defaultPack(game), false);
    const auto seen = [this] {
        const Picture& picture = window_->table().scene().picture();
        return std::find_if(picture.cards.begin(), picture.cards.end(),
            [](const CardPicture& card) { return card.face && card.face != bieten::weliCard; });
    };
    TableScene& scene = window_->table().scene();
    QTRY_VERIFY_WITH_TIMEOUT((actSensibly(scene), seen() != scene.picture().cards.end()), 20'000);
    QCOMPARE(seen()->spoken, words::nameOf(*seen()->face, words));
}

void PlacesTest::theIndexIsChosenAndTheWordsFollow()
{
    window_->openSettings();
    auto* const queens = in<QCheckBox>("settingsPage", "queenAndJack");
    QVERIFY(queens->isEnabled());
    queens->click();
    in<QCheckBox>("settingsPage", "largeIndex")->click();
    const CardChoice kept = readSettings(settingsFile()).settings.cards;
    QVERIFY(kept.queenAndJack && kept.largeIndex);
    auto* const language = in<QComboBox>("settingsPage", "language");
    language->setCurrentIndex(language->findData("de"));
    emit language->activated(language->currentIndex());
    QVERIFY(!queens->isVisible()); // German players know but one name
}

void PlacesTest::packsOfTheSystemAreChosenOrSayWhyNot()
{
    const QString cards = folder_->filePath("data/aisleriot/cards");
    QVERIFY(QDir().mkpath(cards));
    const auto write = [&](const char* name, const QByteArray& svg) {
        QFile file(cards + '/' + name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(svg), svg.size());
    };
    FakeDeck deck(Deck::Source::Gnome);
    write("good.svg", deck.svg());
    write("poor.svg", deck.without("heart_king").svg());
    openWindow();
    window_->openSettings();
    auto* const pack = in<QComboBox>("settingsPage", "pack");
    const auto item = [pack](const char* key) {
        return qobject_cast<QStandardItemModel*>(pack->model())->item(pack->findData(key));
    };
    QTRY_VERIFY(pack->findData("gnome:poor") >= 0);
    QTRY_COMPARE(item("gnome:poor")->text(), "Poor (GNOME): the king of hearts is missing");
    QVERIFY(!item("gnome:poor")->isEnabled());
    QCOMPARE(item("gnome:good")->text(), "Good (GNOME)");
    QVERIFY(item("gnome:good")->isEnabled());
    pack->setCurrentIndex(pack->findData("gnome:good"));
    emit pack->activated(pack->currentIndex());
    QCOMPARE(readSettings(settingsFile()).settings.cards.deck, QString("gnome:good"));
    QVERIFY(!in<QCheckBox>("settingsPage", "largeIndex")->isEnabled());
    click("settingsPage", "back");
    click("door", "play"); // and the table takes cards of that aspect
    TableScene& scene = window_->table().scene();
    const auto isNarrow = [&scene] {
        for (QGraphicsItem* each : scene.items())
            if (const auto* card = dynamic_cast<CardItem*>(each))
                return qAbs(card->box().height() / card->box().width() - 1.5) < 0.04;
        return false;
    };
    QTRY_VERIFY_WITH_TIMEOUT((actSensibly(scene), isNarrow()), 20'000);
}

void PlacesTest::aPackThatIsGoneIsSaid()
{
    Settings settings = readSettings(settingsFile()).settings;
    settings.cards.deck = "kde:gone";
    QVERIFY(!writeSettings(settings, settingsFile()));
    openWindow();
    auto* const bar = window_->findChild<MessageBar*>();
    QVERIFY(bar->isVisible());
    QVERIFY(bar->findChild<QLabel*>()->text().contains(" gone "));
    bar->hide();
    window_->openSettings();
    in<QCheckBox>("settingsPage", "high_contrast")->click();
    QVERIFY(!bar->isVisible()); // that is known by now
    QCOMPARE(
        readSettings(settingsFile()).settings.cards.deck, QString("kde:gone")); // it may come back
}

void PlacesTest::theWheelScrollsAndChangesAFieldOnlyInFocus()
{
    window_->openSettings();
    auto* const pace = window_->findChild<QSlider*>("pace");
    QVERIFY(pace != nullptr && !pace->hasFocus());
    const auto turn = [pace] {
        const QPointF at = pace->rect().center();
        QWheelEvent event(
            at, pace->mapToGlobal(at), {}, { 0, -120 }, Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(pace, &event);
    };
    const int before = pace->value();
    turn();
    QCOMPARE(pace->value(), before);
    QVERIFY(!pace->hasFocus());
    pace->setFocus();
    turn();
    QVERIFY(pace->value() != before);
    for (QComboBox* each : window_->findChildren<QComboBox*>())
        QVERIFY(each->focusPolicy() != Qt::WheelFocus);
}

void PlacesTest::aRestoredSessionSitsDownAgain()
{
    window_->findChild<Door*>()->findChild<QPushButton*>("play")->click();
    QVERIFY(window_->findChild<QWidget*>("tablePage")->isVisible());
    window_->rememberSession();
    openWindow();
    QVERIFY(!window_->findChild<QWidget*>("tablePage")->isVisible());
    window_->restoreSession();
    QVERIFY(window_->findChild<QWidget*>("tablePage")->isVisible());
    window_->findChild<WallButton*>("leave")->click();
    window_->rememberSession();
    openWindow();
    window_->restoreSession();
    QVERIFY(!window_->findChild<QWidget*>("tablePage")->isVisible());
}

void PlacesTest::aLevelThatDoesNotExistIsSaid()
{
    {
        QFile file(settingsFile());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format":1,"bieten":{"seats":[{"name":"Burgl"},)"
                   R"({"name":"Wastl","level":"shrap"}]}})");
    }
    openWindow();
    auto* const bar = window_->findChild<MessageBar*>();
    QVERIFY(bar->isVisible());
    QVERIFY(bar->findChild<QLabel*>()->text().contains("shrap"));
}

void PlacesTest::whatWasSetUpIsKept()
{
    click("door", "setUp");
    in<QSpinBox>("setUpPage", "players")->setValue(5);
    in<QLineEdit>("setUpPage", "name0")->setText("Burgl");
    click("setUpPage", "back");
    QVERIFY(sees("door"));
    click("door", "setUp");
    QCOMPARE(in<QSpinBox>("setUpPage", "players")->value(), 5);
    in<QLineEdit>("setUpPage", "name1")->setText("Burgl"); // cannot be played, so is not kept
    click("setUpPage", "back");
    click("door", "play");
    QCOMPARE(window_->table().scene().picture().players, 5);
    QCOMPARE(window_->table().scene().picture().seats.front().name, QString("Burgl"));
}

void PlacesTest::escapeLeadsFromTheRulesToThePlayers()
{
    click("door", "setUp");
    click("setUpPage", "every");
    in<QComboBox>("setUpPage", "target")->setEditText("15");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(in<QSpinBox>("setUpPage", "players")->isVisible());
    QVERIFY(sees("setUpPage"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(sees("door"));
    QCOMPARE(rulesKept().target, std::uint8_t { 15 });
}

void PlacesTest::undoTellsHowOftenItWasUsed()
{
    Settings settings = readSettings(settingsFile()).settings;
    settings.pace = 0;
    settings.waitForMe = false;
    QVERIFY(!writeSettings(settings, settingsFile()));
    openWindow();
    click("door", "play");
    TableScene& scene = window_->table().scene();
    auto* const undo = in<QToolButton>("tablePage", "undo");
    QTRY_VERIFY_WITH_TIMEOUT((actSensibly(scene), undo->isEnabled()), 20'000);
    QVERIFY(!undo->text().contains('1'));
    undo->click();
    QTRY_COMPARE(scene.picture().undone, 1);
    QVERIFY2(undo->text().contains("(1)"), qPrintable(undo->text()));
    QVERIFY2(undo->toolTip().contains("1 time "), qPrintable(undo->toolTip()));
    QVERIFY(scene.picture().canRedo);
    QTest::keyClick(window_.get(), Qt::Key_Y, Qt::ControlModifier);
    QTRY_VERIFY(!scene.picture().canRedo);
}

void PlacesTest::chancesComeAndGoByKeyAndButton()
{
    const auto kept = [this] { return readSettings(settingsFile()).settings.helping.odds; };
    click("door", "play");
    QVERIFY(sees("tablePage"));
    const TableScene& scene = window_->table().scene();
    QVERIFY(!scene.picture().odds);
    QTest::keyClick(window_.get(), Qt::Key_F4);
    QTRY_VERIFY(scene.picture().odds);
    QTRY_VERIFY(kept());
    click("tablePage", "odds");
    QTRY_VERIFY(!scene.picture().odds);
    QTRY_VERIFY(!kept());
}

void PlacesTest::aNewNameShowsAtOnceInTheMatchUnderWay()
{
    click("door", "play");
    QVERIFY(sees("tablePage"));
    const auto name = [this] { return window_->table().scene().picture().seats.front().name; };
    const QString before = name();
    click("tablePage", "settings");
    QTest::keyClicks(in<QLineEdit>("settingsPage", "player"), "Vroni");
    click("settingsPage", "back");
    QVERIFY(sees("tablePage"));
    QVERIFY(before != "Vroni");
    QCOMPARE(name(), QString("Vroni"));
    const MatchStore store(folder_->filePath("matches"));
    const auto kept = MatchStore::read(store.fileOf(bietenGame), {});
    QCOMPARE(std::get<SavedMatch>(kept).players.front().name, QString("Vroni"));
    // Nobody bears the name of a bot at the same table.
    const QString bot = window_->table().scene().picture().seats[1].name;
    click("tablePage", "settings");
    in<QLineEdit>("settingsPage", "player")->selectAll();
    QTest::keyClicks(in<QLineEdit>("settingsPage", "player"), bot);
    click("settingsPage", "back");
    QVERIFY(name() != bot);
}

void PlacesTest::whoIsNewBeginsWithTheFirstLesson()
{
    QCOMPARE(window_->focusWidget(), in<QWidget>("door", "newcomer"));
    click("door", "newcomer");
    QVERIFY(sees("lessonPage"));
    QCOMPARE(window_->lessons().book().name, QString("01-tricks"));
    QTest::keyClick(window_->lesson().findChild<QWidget*>("lessonNext"), Qt::Key_Space);
    window_->lessons().arrive();
    // A question is answered by its digit, and nothing on the table invites to act meanwhile.
    for (const CardPicture& card : window_->lesson().scene().picture().cards)
        QVERIFY(!card.isPlayable());
    auto* const answer = window_->lesson().findChild<QPushButton*>("answer1");
    QVERIFY(answer->isVisible() && answer->text().startsWith("2"));
    QTest::qWait(aMoment + 20); // so that it can have been read
    QTest::keyClick(window_.get(), Qt::Key_2);
    QTRY_VERIFY(window_->lessons().lesson().stage == LessonPicture::Stage::Right);
    click("lessonPage", "leaveLesson");
    QVERIFY(sees("learnPage"));
}

void PlacesTest::escapeLeavesALessonWhichKeepsItsStep()
{
    const QString name = lessonsOf(games.front()).front();
    QVERIFY(window_->openLesson(games.front(), name, 2));
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QVERIFY(sees("learnPage"));
    QCOMPARE(LessonProgress(folder_->filePath("lessons.json")).stepOf(games.front(), name), 2);
    auto* const path = window_->findChild<LessonPath*>();
    path->choose(3);
    click("learnPage", "openLesson");
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QCOMPARE(path->chosen(), 3U);
}

void PlacesTest::fromTheEndOfALessonOneGoesOn()
{
    const auto all = lessonsOf(games.front());
    const auto toTheEnd = [this](const QString& name) {
        auto book = *lessonFrom(games.front(), name, "en");
        window_->openLesson(games.front(), name, static_cast<int>(book.lesson.steps.size()) - 1);
        book.lesson.steps.back().task = lesson::Tell {};
        window_->lessons().open(book, book.lesson.steps.size() - 1);
        window_->lessons().goOn();
    };
    toTheEnd(all[0]);
    click("lessonPage", "lessonNext");
    QVERIFY(sees("lessonPage"));
    QCOMPARE(window_->lessons().book().name, all[1]);
    toTheEnd(all.back());
    click("lessonPage", "lessonNext");
    QVERIFY(sees("tablePage"));
    const Setup setup = readSettings(settingsFile()).settings.lastOf(games.front());
    QCOMPARE(setup.players.size(), std::size_t { 3 });
    QVERIFY(mindOf(setup.players.back()) == bots::Mind(bots::Level::Easy));
}

void PlacesTest::aRoundOfQuestionsComesFromTheMapAndGoesBack()
{
    window_->openLearn(games.back());
    click("learnPage", "beginDrill");
    QVERIFY(sees("drillPage"));
    QVERIFY(drill::gameOf(window_->drills().drill().question.kind) == games.back());
    // Answered by a digit, and kept.
    window_->openDrill(games.back(), drill::Kind::MittlereTrump);
    QTest::keyClick(window_.get(), Qt::Key_1);
    QTRY_VERIFY(window_->drills().question().stage == DrillPicture::Stage::Answered);
    QVERIFY(QFileInfo::exists(folder_->filePath("drills.json")));
    // To the book at its clause and back to the question.
    QTest::keyClick(window_.get(), Qt::Key_F1);
    QVERIFY(sees("bookPage"));
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QVERIFY(sees("drillPage"));
    QVERIFY(window_->drills().question().stage == DrillPicture::Stage::Answered);
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QVERIFY(sees("learnPage"));
}

void PlacesTest::M02_theSixOfBellsIsNoWeliInADrill()
{
    for (int round = 0; round < 200; ++round) {
        window_->openDrill(games.back(), drill::Kind::MittlerePoints);
        const auto cards = window_->drills().question().cards;
        if (std::find(cards.begin(), cards.end(), sixOfBells) == cards.end()) continue;
        const auto* const row = window_->findChild<CardRow*>("drillCards");
        QVERIFY2(!row->accessibleName().contains("Weli"), qPrintable(row->accessibleName()));
        return;
    }
    QFAIL("no six of bells");
}

void PlacesTest::aNamelessPersonGetsNoNameToKeep()
{
    click("door", "setUp");
    click("setUpPage", "play");
    QVERIFY(sees("tablePage"));
    QCOMPARE(readSettings(settingsFile()).settings.playerName, QString());
}

void PlacesTest::playersAndLevelsAreChosen()
{
    click("door", "setUp");
    in<QSpinBox>("setUpPage", "players")->setValue(6);
    in<QLineEdit>("setUpPage", "name3")->setText("Wastl");
    auto* const level = in<QComboBox>("setUpPage", "level3");
    level->setCurrentIndex(level->findText("hunter"));
    in<QComboBox>("setUpPage", "dealer")->setCurrentIndex(4);
    const Setup setup = window_->findChild<SetUp*>()->setup();
    QCOMPARE(setup.players.size(), std::size_t { 6 });
    QCOMPARE(setup.players[3],
        (Player { "Wastl", Bot { { bots::Level::Sharp, bots::Character::Hunter } } }));
    QCOMPARE(window_->findChild<SetUp*>()->firstDealer(), std::optional(seatAt(3)));
    click("setUpPage", "play");
    QVERIFY(sees("tablePage"));
    const Picture& picture = window_->table().scene().picture();
    QCOMPARE(picture.players, 6);
    QVERIFY(std::any_of(picture.seats.begin(), picture.seats.end(),
        [](const SeatPicture& seat) { return seat.name == "Wastl" && seat.dealer; }));
}

void PlacesTest::aPresetFollowsTheNumberOfPlayers()
{
    click("door", "setUp");
    in<QRadioButton>("setUpPage", "preset1")->click();
    in<QSpinBox>("setUpPage", "players")->setValue(3);
    QCOMPARE(rulesSetUp(), bieten::rulesOf(bieten::Preset::SchwaighoferPlain, 3));
    QVERIFY(in<QRadioButton>("setUpPage", "preset1")->isChecked());
}

void PlacesTest::ownRulesAreSaidToBeOwn()
{
    click("door", "setUp");
    QVERIFY(in<QRadioButton>("setUpPage", "preset0")->isChecked());
    click("setUpPage", "every");
    in<QComboBox>("setUpPage", "target")->setEditText("2"); // too few, and not taken
    QVERIFY(rulesSetUp().target >= 3);
    in<QComboBox>("setUpPage", "target")->setEditText("15");
    click("setUpPage", "everyDone");
    QCOMPARE(rulesSetUp().target, std::uint8_t { 15 });
    QVERIFY(in<QLabel>("setUpPage", "ownRules")->isVisible());
    QVERIFY(!in<QRadioButton>("setUpPage", "preset0")->isChecked());
}

void PlacesTest::rulesOfTheLastMatchAreSetUpAgain_data()
{
    QTest::addColumn<bool>("own");
    QTest::newRow("a preset") << false;
    QTest::newRow("of one's own") << true;
}

void PlacesTest::rulesOfTheLastMatchAreSetUpAgain()
{
    QFETCH(bool, own);
    Settings settings = readSettings(settingsFile()).settings;
    bieten::Rules rules = bieten::rulesOf(bieten::Preset::SchwaighoferWeli, 3);
    if (own) rules.target = 21;
    settings.remember({ defaultPlayers(3, "Burgl", bots::Level::Easy), rules });
    QVERIFY(!writeSettings(settings, settingsFile()));
    openWindow();
    click("door", "setUp");
    QCOMPARE(rulesSetUp(), rules);
    QCOMPARE(in<QRadioButton>("setUpPage", "preset2")->isChecked(), !own);
    click("setUpPage", "back");
    QCOMPARE(rulesKept(), rules);
}

void PlacesTest::impossibleRulesCannotBeChosenAndSayWhy()
{
    click("door", "setUp");
    click("setUpPage", "every");
    auto* const loss = in<QCheckBox>("setUpPage", "weli_loss");
    QVERIFY(loss->isEnabled() && loss->isChecked());
    QTest::keyClick(in<QComboBox>("setUpPage", "weli"), Qt::Key_Home); // no Weli
    QVERIFY(!loss->isEnabled() && !loss->isChecked());
    auto* const why = in<QLabel>("setUpPage", "weli_lossWhy");
    QVERIFY(why->isVisible());
    QCOMPARE(why->text(), QString("Only a wild Weli can cost its holder a point."));
    QVERIFY(!problemOf(rulesSetUp()));
}

void PlacesTest::twoPlayersOfOneNameCannotPlay()
{
    click("door", "setUp");
    in<QLineEdit>("setUpPage", "name1")->setText("Wastl");
    in<QLineEdit>("setUpPage", "name2")->setText("Wastl");
    QVERIFY(!in<QPushButton>("setUpPage", "play")->isEnabled());
    QVERIFY(!in<QLabel>("setUpPage", "namesWrong")->text().isEmpty());
}

void PlacesTest::returnInAFieldPlays()
{
    click("door", "setUp");
    QTest::keyClick(in<QLineEdit>("setUpPage", "name1"), Qt::Key_Return);
    QVERIFY(sees("tablePage"));
}

void PlacesTest::everyBoxIsLabelled()
{
    visitAll();
    int boxes = 0;
    for (const QComboBox* box : window_->findChildren<QComboBox*>()) {
        QAccessibleInterface* const spoken
            = QAccessible::queryAccessibleInterface(const_cast<QComboBox*>(box));
        QStringList labels;
        for (const auto& [label, relation] : spoken->relations(QAccessible::Label))
            labels << label->text(QAccessible::Name);
        QVERIFY2(labels.size() == 1 && !labels.front().isEmpty(), qPrintable(box->objectName()));
        ++boxes;
    }
    QVERIFY(boxes > 10);
    auto* const level = in<QComboBox>("setUpPage", "level1");
    const auto labels = QAccessible::queryAccessibleInterface(level)->relations(QAccessible::Label);
    QCOMPARE(labels.front().first->text(QAccessible::Name), QString("Level of player 2"));
}

void PlacesTest::lettersOfTheTableAreNotThoseOfItsWall_data() { addLanguages(); }

void PlacesTest::lettersOfTheTableAreNotThoseOfItsWall()
{
    QFETCH(QString, language);
    Settings settings = readSettings(settingsFile()).settings;
    settings.language = language;
    QVERIFY(!writeSettings(settings, settingsFile()));
    openWindow();
    QStringList wall;
    for (const QToolButton* button :
        window_->findChild<QWidget*>("tablePage")->findChildren<QToolButton*>())
        wall << button->text();
    QSet<QString> seen;
    test::forEveryGame([&]<typename S>() {
        test::sample<S>(4000, [&](const Timeline<S>& match, Rng& /*rng*/) {
            const ViewContext context = strangers(players(match.state()));
            for (int seat = 0; seat < players(match.state()); ++seat) {
                const QStringList table
                    = buttonsOn(pictureOf(viewOf(match, seatAt(seat)), context));
                const QStringList same = sameLetter(wall + table);
                QVERIFY2(same.isEmpty(), qPrintable(same.join(" / ")));
                for (const QString& text : table)
                    if (!letterOf(text).isEmpty()) seen << text;
                // By themselves these tell the table again.
                for (const QString& text : table)
                    QVERIFY2(!QStringList({ "Alt+T", "Alt+W" }).contains(letterOf(text)),
                        qPrintable(text));
            }
        });
    });
    QVERIFY(seen.size() > 30);
}

void PlacesTest::nothingIsCutAtTheSmallestSize_data() { addLanguages(); }

void PlacesTest::nothingIsCutAtTheSmallestSize()
{
    QFETCH(QString, language);
    Settings settings = readSettings(settingsFile()).settings;
    settings.language = language;
    QVERIFY(!writeSettings(settings, settingsFile()));
    openWindow();
    leaveEveryGame();
    window_->resize(1024, 640);
    for (const char* place : { "door", "setUpPage", "settingsPage", "matchList" }) {
        turnTo(place);
        QCoreApplication::processEvents();
        QCOMPARE(window_->size(), QSize(1024, 640));
        for (QPushButton* button : window_->findChildren<QPushButton*>()) {
            if (!button->isVisible()) continue;
            QVERIFY2(
                button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
        }
        for (QRadioButton* choice : window_->findChildren<QRadioButton*>())
            QVERIFY2(!choice->isVisible()
                    || choice->visibleRegion().boundingRect().width() >= choice->sizeHint().width(),
                qPrintable(choice->text()));
        for (QLabel* label : window_->findChildren<QLabel*>()) {
            if (!label->isVisible()) continue;
            const int needed = label->wordWrap() ? label->heightForWidth(label->width())
                                                 : label->minimumSizeHint().height();
            QVERIFY2(label->height() >= needed, qPrintable(label->text()));
        }
    }
}

void PlacesTest::eightPlayersHaveRoomAtTheSmallestSize_data() { addLanguages(); }

void PlacesTest::eightPlayersHaveRoomAtTheSmallestSize()
{
    QFETCH(QString, language);
    Settings settings = readSettings(settingsFile()).settings;
    settings.language = language;
    QVERIFY(!writeSettings(settings, settingsFile()));
    openWindow();
    window_->resize(1024, 640);
    turnTo("setUpPage");
    in<QSpinBox>("setUpPage", "players")->setValue(8);
    QCoreApplication::processEvents();
    std::vector<QRect> taken;
    const auto take = [&](const QWidget* within) {
        const QWidget* slip = within->parentWidget();
        const QRect box(slip->mapTo(window_.get(), QPoint()), slip->size());
        QVERIFY(window_->rect().contains(box));
        for (const QRect& other : taken)
            QVERIFY2(!other.intersects(box), qPrintable(within->objectName()));
        taken.push_back(box);
        QVERIFY(within->height() >= within->minimumSizeHint().height());
    };
    take(in<QSpinBox>("setUpPage", "players"));
    for (int seat = 0; seat < 8; ++seat)
        take(in<QLineEdit>("setUpPage", qPrintable(QString("name%1").arg(seat))));
    for (int seat = 1; seat < 8; ++seat) {
        auto* const level = in<QComboBox>("setUpPage", qPrintable(QString("level%1").arg(seat)));
        QVERIFY2(level->width() >= level->sizeHint().width(), qPrintable(level->currentText()));
    }
}

void PlacesTest::chairsStandClockwiseFromMine()
{
    click("door", "setUp");
    auto* const players = in<QSpinBox>("setUpPage", "players");
    for (int count = bieten::fewestPlayers; count <= bieten::mostPlayers; ++count) {
        players->setValue(count);
        QCoreApplication::processEvents();
        double last = -1;
        for (int seat = 0; seat < count; ++seat) {
            const QWidget* chair
                = in<QLineEdit>("setUpPage", qPrintable(QString("name%1").arg(seat)))
                      ->parentWidget();
            const QPointF way = chair->geometry().center() - chair->parentWidget()->rect().center();
            // From below over the left, in whole turns.
            const double turn
                = std::fmod(std::atan2(-way.x(), way.y()) / (2 * std::numbers::pi) + 1.02, 1);
            QVERIFY2(turn > last, qPrintable(QString("%1 of %2").arg(seat).arg(count)));
            last = turn;
        }
    }
}

void PlacesTest::aClickOnTheSlipChoosesThePreset()
{
    click("door", "setUp");
    auto* const choice = in<QRadioButton>("setUpPage", "preset2");
    QWidget* const slip = choice->parentWidget();
    QTest::mouseClick(slip, Qt::LeftButton, {}, slip->rect().bottomRight() - QPoint(9, 9));
    QVERIFY(choice->isChecked());
    QCOMPARE(rulesSetUp(), bieten::rulesOf(bieten::Preset::SchwaighoferWeli, 4));
}

void PlacesTest::theRulesInForceAreTold()
{
    click("door", "setUp");
    const auto told = [this] {
        QStringList all;
        for (QLabel* label : window_->findChild<QWidget*>("setUpPage")->findChildren<QLabel*>())
            if (label->isVisible()) all << label->text();
        return all;
    };
    QVERIFY(told().contains("wild"));
    in<QRadioButton>("setUpPage", "preset1")->click();
    QVERIFY(!told().contains("wild"));
    QVERIFY(told().contains("not in the pack"));
}

void PlacesTest::rulesUnderOneHeadingStandTogether()
{
    window_->openSetUp();
    QStringList headings;
    for (QLabel* label : window_->findChild<HouseRules*>()->findChildren<QLabel*>())
        if (label->font().bold()) headings << label->text();
    QVERIFY(headings.size() > 3);
    QCOMPARE(headings.removeDuplicates(), 0);
}

void PlacesTest::rowsHaveRoomInAnyWindow_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : { QSize(1024, 640), QSize(1280, 800), QSize(3840, 2160) })
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

void PlacesTest::rowsHaveRoomInAnyWindow()
{
    QFETCH(QSize, size);
    turnTo("settingsPage");
    window_->resize(size);
    QCoreApplication::processEvents();
    for (QComboBox* each : window_->findChild<QWidget*>("settingsPage")->findChildren<QComboBox*>())
        QVERIFY(each->height() >= each->minimumSizeHint().height());
    window_->resize(1280, 800);
}

/// In the room that is kept for it; the words end before it.
void PlacesTest::aButtonWithAMenuHasItsSignBesideTheWords()
{
    HouseStyle style;
    QMenu menu;
    QPushButton button("Words");
    button.setStyle(&style);
    button.setMenu(&menu);
    button.resize(button.sizeHint());
    const auto seen = [&button](const QString& text, QMenu* below) {
        button.setText(text);
        button.setMenu(below);
        return button.grab().toImage();
    };
    const QImage bare = seen({}, nullptr);
    const auto inked = [&bare](const QImage& image) {
        QList<int> columns;
        for (int x = 0; x < bare.width(); ++x)
            if (image.copy(x, 0, 1, image.height()) != bare.copy(x, 0, 1, bare.height()))
                columns << x;
        return columns;
    };
    const QList<int> all = inked(seen("Words", &menu));
    const QList<int> sign = inked(seen({}, &menu));
    QVERIFY(!sign.isEmpty() && sign.size() < all.size());
    const qsizetype words = all.size() - sign.size();
    QVERIFY2(all.mid(words) == sign && sign.front() > all[words - 1] + 3, // a gap between them
        qPrintable(QString("%1, %2").arg(all[words - 1]).arg(sign.front())));
}

void PlacesTest::arrowsAndHandlesGrowWithTheWindow()
{
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi, false); // which QTEST_MAIN has set
    const HouseStyle style;
    QWidget window;
    QSpinBox box(&window);
    box.resize(400, 100);
    const auto widths = [&](QSize size) {
        window.resize(size);
        QStyleOptionSpinBox option;
        option.initFrom(&box);
        const QRect arrow
            = style.subControlRect(QStyle::CC_SpinBox, &option, QStyle::SC_SpinBoxUp, &box);
        return std::array { arrow.width(),
            style.pixelMetric(QStyle::PM_SliderThickness, &option, &box) };
    };
    const auto usual = widths({ 1280, 800 });
    const auto large = widths({ 2560, 1600 });
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    for (std::size_t i = 0; i < usual.size(); ++i)
        QVERIFY2(std::abs(large[i] - 2 * usual[i]) <= 3,
            qPrintable(QString("%1: %2, %3").arg(i).arg(usual[i]).arg(large[i])));
}

void PlacesTest::escapeClosesAnOpenListAndNothingElse()
{
    click("door", "setUp");
    auto* const dealer = in<QComboBox>("setUpPage", "dealer");
    dealer->showPopup();
    QTRY_VERIFY(dealer->view()->isVisible());
    QTest::keyClick(dealer->view(), Qt::Key_Escape);
    QTRY_VERIFY(!dealer->view()->isVisible());
    QVERIFY(sees("setUpPage"));
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QTRY_VERIFY(sees("door"));
}

void PlacesTest::rulesOfOnesOwnAreToldAndKept()
{
    click("door", "setUp");
    const auto* const own = window_->findChild<QLabel*>("ownRules");
    QVERIFY(!own->isVisible());
    click("setUpPage", "every");
    in<QComboBox>("setUpPage", "target")->setEditText("15");
    click("setUpPage", "everyDone");
    QVERIFY(own->isVisible());
    QVERIFY(own->text().contains("Different from"));
    emit const_cast<QLabel*>(own)->linkActivated("0"); // back to the preset
    QVERIFY(!own->isVisible());
    auto rules = std::get<bieten::Rules>(defaultRules(games.front(), 4));
    rules.target = 23;
    const RulesStore store(folder_->filePath("rules"));
    QVERIFY(!store.keep({ "Bei & uns", rules, 4 }));
    auto* const menu = in<QPushButton>("setUpPage", "ownRulesMenu")->menu();
    emit menu->aboutToShow();
    QCOMPARE(menu->actions().front()->text(), QString("Bei && uns"));
    menu->actions().front()->trigger();
    QCOMPARE(in<QComboBox>("setUpPage", "target")->currentText(), QString("23"));
    QVERIFY(own->isVisible());
}

void PlacesTest::aNameThatIsTakenIsReplacedOnlyIfOneSaysSo()
{
    auto rules = std::get<bieten::Rules>(defaultRules(games.front(), 4));
    rules.target = 23;
    const RulesStore store(folder_->filePath("rules"));
    const KeptRules kept { "Bei uns", rules, 4 };
    QVERIFY(!store.keep(kept));
    click("door", "setUp");
    QString said;
    QTimer::singleShot(0, window_.get(), [&said] {
        auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        dialog->findChild<QLineEdit*>("rulesName")->setText("Bei uns");
        said = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->text();
        dialog->reject();
    });
    auto* const menu = in<QPushButton>("setUpPage", "ownRulesMenu")->menu();
    emit menu->aboutToShow();
    for (QAction* action : menu->actions())
        if (action->text().startsWith("Save &these")) action->trigger();
    QCOMPARE(said, QString("&Replace"));
    QVERIFY(store.of(games.front()) == std::vector { kept });
}

void PlacesTest::keptRulesStandBesideThePresets()
{
    click("door", "setUp");
    click("setUpPage", "every");
    in<QComboBox>("setUpPage", "target")->setEditText("23");
    bool isAsked = false;
    QTimer::singleShot(0, window_.get(), [&isAsked] {
        QWidget* const dialog = QApplication::activeModalWidget();
        auto* const name = dialog->findChild<QLineEdit*>("rulesName");
        auto* const agree = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        name->setText("  ");
        QTest::keyClick(name, Qt::Key_Return); // nothing is kept without a name
        isAsked = dialog->isVisible() && !agree->isEnabled();
        name->setText("Bei & uns");
        agree->click();
    });
    auto* const menu = in<QPushButton>("setUpPage", "ownRulesMenu")->menu();
    emit menu->aboutToShow();
    for (QAction* action : menu->actions())
        if (action->text().startsWith("Save &these")) action->trigger();
    QVERIFY(isAsked);
    click("setUpPage", "everyDone");
    const auto offer = [this](const QString& name) -> QRadioButton* {
        for (auto* each : window_->findChild<QWidget*>("setUpPage")->findChildren<QRadioButton*>())
            if (each->text() == name) return each;
        return nullptr;
    };
    QVERIFY(offer("Bei && uns") != nullptr && offer("Bei && uns")->isChecked());
    QVERIFY(!window_->findChild<QLabel*>("ownRules")->isVisible()); // they have a name
    in<QRadioButton>("setUpPage", "preset0")->click();
    QVERIFY(!offer("Bei && uns")->isChecked());
    QTest::mouseClick(offer("Bei && uns"), Qt::LeftButton);
    QCOMPARE(rulesSetUp().target, 23);
    QVERIFY(offer("Bei && uns")->isChecked());
    click("setUpPage", "back");
    window_->openSetUp();
    QVERIFY(offer("Bei && uns") != nullptr);
    click("setUpPage", "every"); // deleted, and taken back
    emit menu->aboutToShow();
    menu->actions().last()->menu()->actions().front()->trigger();
    QCOMPARE(offer("Bei && uns"), nullptr);
    QTest::mouseClick(
        window_->findChild<MessageBar*>()->findChild<QPushButton*>("act"), Qt::LeftButton);
    QVERIFY(offer("Bei && uns") != nullptr);
}

void PlacesTest::theMannerToldIsOfSomebodyWhoSitsThere()
{
    click("door", "setUp");
    const auto* const manner = window_->findChild<QLabel*>("manner");
    in<QSpinBox>("setUpPage", "players")->setValue(4);
    in<QComboBox>("setUpPage", "level3")->setCurrentIndex(0);
    const QString second = in<QLineEdit>("setUpPage", "name1")->text();
    const QString fourth = in<QLineEdit>("setUpPage", "name3")->text();
    QVERIFY2(manner->text().startsWith(fourth + ':'), qPrintable(manner->text()));
    in<QLineEdit>("setUpPage", "name3")->setText("Burgl");
    QVERIFY2(manner->text().startsWith("Burgl:"), qPrintable(manner->text()));
    in<QSpinBox>("setUpPage", "players")->setValue(3);
    QVERIFY2(manner->text().startsWith(second + ':'), qPrintable(manner->text()));
}

void PlacesTest::aMessageGoesWithThePlaceItIsOf()
{
    click("door", "setUp");
    const auto* const message = window_->findChild<MessageBar*>();
    emit window_->findChild<SetUp*>()->failed("This file is broken.");
    QCoreApplication::processEvents();
    QVERIFY(message->isVisible());
    click("setUpPage", "back");
    QVERIFY(sees("door"));
    QVERIFY(!message->isVisible());
}

void PlacesTest::penaltiesAreDimWhereNoRuleCanBeBroken()
{
    click("door", "setUp");
    click("setUpPage", "every");
    const auto* const penalty = in<QComboBox>("setUpPage", "penalty");
    QVERIFY(!penalty->isEnabled());
    auto* const possible = in<QComboBox>("setUpPage", "irregularities");
    possible->setCurrentIndex(1);
    emit possible->activated(1);
    QVERIFY(penalty->isEnabled());
}

void PlacesTest::theBookOpensAtWhatThePersonIsOn()
{
    click("door", "book");
    QTRY_VERIFY(sees("bookPage"));
    const auto* const book = window_->findChild<BookView*>();
    QCOMPARE(book->game(), QString("bieten"));
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QTRY_VERIFY(sees("door"));
    click("door", "setUp");
    click("setUpPage", "every");
    in<QComboBox>("setUpPage", "steal")->setFocus();
    QTest::keyClick(window_.get(), Qt::Key_F1);
    QTRY_VERIFY(sees("bookPage"));
    QCOMPARE(book->source().fragment(), QString("option-steal"));
    click("bookPage", "back");
    QTRY_VERIFY(sees("setUpPage"));
    // and by the mouse at its name
    for (QLabel* label : window_->findChild<HouseRules*>()->findChildren<QLabel*>())
        if (label->text().contains("option-target"))
            QTest::mouseClick(label, Qt::LeftButton, {}, { 5, label->height() / 2 });
    QTRY_VERIFY(sees("bookPage"));
    QCOMPARE(book->source().fragment(), QString("option-target"));
    click("bookPage", "back");
    QTRY_VERIFY(sees("setUpPage"));
    TableScene& scene = window_->table().scene();
    window_->showTable(games.front(), {});
    scene.refuse({ "No.", Clause { 'B', 31 } });
    QTest::keyClick(window_.get(), Qt::Key_F1);
    QTRY_VERIFY(sees("bookPage"));
    QCOMPARE(book->source().fragment(), QString("B-31"));
}

/// No arrow turns to another game but the two along the row of games.
void PlacesTest::atTheDoorOneStandsWhereOneWas()
{
    auto* const tile = in<QWidget>("door", "bieten");
    tile->setFocus();
    QTest::keyClick(tile, Qt::Key_Down);
    QVERIFY(!tile->hasFocus());
    QVERIFY(in<QAbstractButton>("door", "bieten")->isChecked());
    QTest::keyClick(tile, Qt::Key_Right);
    QVERIFY(in<QAbstractButton>("door", "preference")->isChecked());
    auto* const book = in<QPushButton>("door", "book");
    book->click();
    QVERIFY(!sees("door"));
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QVERIFY(sees("door"));
    QVERIFY(book->hasFocus());
    QVERIFY(book->accessibleDescription().isEmpty());
    QVERIFY(!in<QPushButton>("door", "newcomer")->accessibleDescription().isEmpty());
}

void PlacesTest::noTwoAtATableLookTheSame()
{
    turnTo("setUpPage");
    in<QSpinBox>("setUpPage", "players")->setValue(maxSeats);
    std::vector<Portrait> seen;
    for (int seat = 1; seat < maxSeats; ++seat) {
        const auto portrait
            = in<PortraitView>("setUpPage", qPrintable(QString("portrait%1").arg(seat)))
                  ->portrait();
        QVERIFY(portrait && std::find(seen.begin(), seen.end(), *portrait) == seen.end());
        seen.push_back(*portrait);
    }
    click("setUpPage", "play");
    const Picture& picture = window_->table().scene().picture();
    for (std::size_t seat = 1; seat < picture.seats.size(); ++seat)
        QCOMPARE(picture.seats[seat].portrait, std::optional(seen[seat - 1]));
}

void PlacesTest::oneComesBackTheWayOneWent()
{
    click("door", "play");
    QTRY_VERIFY(sees("tablePage"));
    window_->openSettings();
    QTRY_VERIFY(sees("settingsPage"));
    QTest::keyClick(window_.get(), Qt::Key_F1);
    QTRY_VERIFY(sees("bookPage"));
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QTRY_VERIFY(sees("settingsPage"));
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QTRY_VERIFY(sees("tablePage"));
}

void PlacesTest::messagesAndKeysGrowWithTheWindow()
{
    const auto height = [](const QWidget* widget) { return QFontInfo(widget->font()).pixelSize(); };
    window_->resize(1280, 800);
    window_->open(folder_->filePath("none.weli"));
    QVERIFY(sees("message"));
    QTest::keyClick(window_.get(), Qt::Key_F1, Qt::ControlModifier);
    const auto* keys = window_->findChild<QWidget*>("shortcutList");
    const auto* message = window_->findChild<QWidget*>("message");
    QTRY_VERIFY(keys->isVisible());
    const int usual = height(message);
    QCOMPARE(height(keys), usual);
    window_->resize(2560, 1600);
    QTest::keyClick(window_.get(), Qt::Key_F1, Qt::ControlModifier);
    QTRY_COMPARE(height(message), 2 * usual);
    QTRY_COMPARE(height(keys), 2 * usual);
}

QTEST_MAIN(PlacesTest)
#include "places_test.moc"
