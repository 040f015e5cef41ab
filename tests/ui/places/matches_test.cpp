#include "tests/support/written.h"
#include "ui/model/any_match.h"
#include "ui/model/any_rules.h"
#include "ui/places/door/door.h"
#include "ui/places/main_window.h"
#include "ui/places/match_list.h"
#include "ui/places/table_page.h"
#include "ui/places/widgets/message_bar.h"
#include "ui/table/scene/table_scene.h"
#include "ui/words/words.h"

#include <QtTest>
#include <QtWidgets>

#include <memory>

using namespace weli;

namespace {

const AnyGame bietenGame = GameOf<bieten::State> {};

QByteArray bytesOf(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& name, const QByteArray& bytes)
{
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

/// What becomes of matches that are left, kept and opened.
class MatchesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aQuestionGrowsWithItsWindow();
    void eachGameKeepsItsOwnMatch();
    void onlyAMatchOfTheSameGameMakesRoom();
    void openingAFileSaysWhatHappensToBoth();
    void aFileOfAnotherGameMakesNoRoom();
    void theMatchOfAnOlderWeliIsOffered();
    void aSecondWindowSaysThatTheMatchIsOpen();
    void aSecondWindowPlaysAnotherMatchOrAnotherGame();
    void aFileIsOpenedBesideTheMatchOfAnotherWindow();
    void whatAnotherProgramWroteIsSaidAndKept();
    void aMatchWhoseFileIsExchangedIsKeptWhenTheWindowCloses();
    void namesAreNoMarkup();
    void theListSaysWhatIsKept();
    void eachSlipTellsItsMatchInEveryWindow();
    void facesStandClearOfTheEdgesOfTheirSlip();
    void whatCanBeDoneFollowsTheMatch();
    void aRestoredMatchKeepsItsDate();
    void anEmptyListSaysWhatItIsFor();
    void aMatchOfTheListChangesPlacesWithTheOneUnderWay();
    void aMatchOfTheListThatIsOverIsOnlyLookedAt();
    void whatIsDeletedComesBackByUndo();
    void whatIsDeletedIsListedNoMoreAtTheNextStart();
    void aMatchThatAnotherWindowPlaysIsNotTouched();
    void aFileOfTheListThatCannotBeReadIsThereAndCanBeDeleted();
    void aFileOfANewerFormatIsSaidAndStays();
    void whyAFileIsRefusedIsSaidInTheLanguage();

private:
    std::unique_ptr<MainWindow> newWindow() const;
    static QPushButton* button(const MainWindow& window, const AnyGame& game, const char* name)
    {
        const auto* const door = window.findChild<Door*>();
        door->findChild<QAbstractButton*>(codeOf(game))->click();
        return door->findChild<QPushButton*>(name);
    }
    static bool sees(const MainWindow& window, const char* place)
    {
        const auto* const found = window.findChild<QWidget*>(place);
        return found != nullptr && found->isVisible();
    }
    static void leave(const MainWindow& window)
    {
        window.findChild<QWidget*>("tablePage")->findChild<QAbstractButton*>("leave")->click();
    }
    void playAndLeave(const AnyGame& game) const
    {
        button(*window_, game, "play")->click();
        leave(*window_);
    }
    /// What the next box asks, which is answered so.
    void answer(QMessageBox::ButtonRole role)
    {
        asked_.clear();
        QTimer::singleShot(0, this, [this, role] {
            auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr) return;
            asked_ = box->text() + '\n' + box->informativeText();
            askedLetters_ = QFontInfo(box->font()).pixelSize();
            for (QAbstractButton* each : box->buttons())
                if (box->buttonRole(each) == role) return each->click();
        });
    }
    static QTreeWidget* openList(const MainWindow& window);
    static void press(const MainWindow& window, const char* name);
    void keepOne();
    [[nodiscard]] QStringList kept() const
    {
        return QDir(store_->historyFolder()).entryList({ "*.weli" }, QDir::Files);
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::optional<MatchStore> store_;
    std::unique_ptr<MainWindow> window_;
    QString asked_;
    int askedLetters_ = 0; // how high they were
};

void MatchesTest::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
    store_.emplace(folder_->filePath("matches"));
    Settings settings;
    settings.language = "en";
    settings.motion = 0;
    QVERIFY(!writeSettings(settings, folder_->filePath("settings.json")));
    window_ = newWindow();
}

void MatchesTest::cleanup()
{
    window_.reset();
    folder_.reset();
}

std::unique_ptr<MainWindow> MatchesTest::newWindow() const
{
    auto window = std::make_unique<MainWindow>(MainWindow::Parts {
        *store_, folder_->filePath("settings.json"), defaultBots(), { 1, 2, 3, 4 } });
    window->show();
    return window;
}

void MatchesTest::eachGameKeepsItsOwnMatch()
{
    std::map<QString, QByteArray> left;
    for (const AnyGame& game : games) {
        playAndLeave(game);
        left[codeOf(game)] = bytesOf(store_->fileOf(game));
        QVERIFY(!left[codeOf(game)].isEmpty());
    }
    QVERIFY(kept().isEmpty());
    window_ = newWindow(); // the next start
    for (const AnyGame& game : games) {
        QVERIFY(button(*window_, game, "goOn")->isVisible());
        button(*window_, game, "goOn")->click();
        QVERIFY(sees(*window_, "tablePage"));
        leave(*window_);
        for (const AnyGame& other : games)
            QVERIFY(bytesOf(store_->fileOf(other)).startsWith(left[codeOf(other)].left(40)));
    }
    QVERIFY(kept().isEmpty());
}

void MatchesTest::aQuestionGrowsWithItsWindow()
{
    playAndLeave(bietenGame);
    QList<int> letters;
    for (const QSize size : { QSize(1280, 800), QSize(2560, 1600) }) {
        window_->resize(size);
        answer(QMessageBox::RejectRole);
        button(*window_, bietenGame, "play")->click();
        QVERIFY(!asked_.isEmpty());
        letters << askedLetters_;
    }
    QCOMPARE(letters.last(), 2 * letters.first());
}

void MatchesTest::onlyAMatchOfTheSameGameMakesRoom()
{
    for (const AnyGame& game : games) {
        answer(QMessageBox::RejectRole); // nobody asks
        playAndLeave(game);
        QCoreApplication::processEvents();
        QCOMPARE(asked_, QString());
    }
    const QByteArray left = bytesOf(store_->fileOf(games[1]));
    answer(QMessageBox::RejectRole);
    button(*window_, games[1], "play")->click();
    QVERIFY2(asked_.contains("Préférence"), qPrintable(asked_));
    QVERIFY(sees(*window_, "door"));
    QCOMPARE(bytesOf(store_->fileOf(games[1])), left);
    answer(QMessageBox::AcceptRole);
    button(*window_, games[1], "play")->click();
    QVERIFY(sees(*window_, "tablePage"));
    QCOMPARE(kept().size(), 1);
    QCOMPARE(bytesOf(store_->historyFolder() + '/' + kept().front()), left);
    for (const AnyGame& game : games) QVERIFY(store_->has(game));
}

void MatchesTest::openingAFileSaysWhatHappensToBoth()
{
    playAndLeave(bietenGame);
    const QByteArray left = bytesOf(store_->fileOf(bietenGame));
    const QString copy = folder_->filePath("<b>copy.weli");
    QVERIFY(QFile::copy(store_->fileOf(bietenGame), copy));
    answer(QMessageBox::RejectRole);
    window_->open(copy);
    for (const char* said : { "Bieten", "<b>copy.weli", "kept", "copy of it" })
        QVERIFY2(asked_.contains(said), qPrintable(asked_));
    QVERIFY(sees(*window_, "door"));
    answer(QMessageBox::AcceptRole);
    window_->open(copy);
    QVERIFY(sees(*window_, "tablePage"));
    QCOMPARE(kept().size(), 1);
    QCOMPARE(bytesOf(store_->historyFolder() + '/' + kept().front()), left);
    QCOMPARE(bytesOf(copy), left);
}

void MatchesTest::aFileOfAnotherGameMakesNoRoom()
{
    playAndLeave(bietenGame);
    const QString copy = folder_->filePath("copy.weli");
    QVERIFY(QFile::copy(store_->fileOf(bietenGame), copy));
    QVERIFY(QFile::remove(store_->fileOf(bietenGame)));
    playAndLeave(games[1]);
    answer(QMessageBox::RejectRole);
    window_->open(copy);
    QVERIFY(sees(*window_, "tablePage"));
    QCOMPARE(asked_, QString());
    QVERIFY(store_->has(games[0]) && store_->has(games[1]));
}

void MatchesTest::theMatchOfAnOlderWeliIsOffered()
{
    playAndLeave(games[2]);
    const QString old = folder_->filePath("matches/current.weli");
    QVERIFY(QFile::rename(store_->fileOf(games[2]), old));
    const QByteArray left = bytesOf(old);
    window_ = newWindow();
    QVERIFY(button(*window_, games[2], "goOn")->isVisible());
    QVERIFY(!button(*window_, games[0], "goOn")->isVisible());
    QCOMPARE(bytesOf(store_->fileOf(games[2])), left);
    QVERIFY(!QFile::exists(old));
}

void MatchesTest::aSecondWindowSaysThatTheMatchIsOpen()
{
    button(*window_, bietenGame, "play")->click();
    const QByteArray played = bytesOf(store_->fileOf(bietenGame));
    const auto second = newWindow();
    for (const char* way : { "goOn", "play" }) {
        answer(QMessageBox::RejectRole);
        button(*second, bietenGame, way)->click();
        QVERIFY2(asked_.contains("another window"), qPrintable(asked_));
        QVERIFY(sees(*second, "door"));
    }
    answer(QMessageBox::RejectRole);
    second->open(store_->fileOf(bietenGame));
    QVERIFY2(asked_.contains("another window"), qPrintable(asked_));
    QVERIFY(bytesOf(store_->fileOf(bietenGame)).startsWith(played));
    leave(*window_);
    asked_.clear();
    button(*second, bietenGame, "goOn")->click(); // now nobody has it
    QVERIFY(sees(*second, "tablePage"));
    QCOMPARE(asked_, QString());
}

void MatchesTest::aSecondWindowPlaysAnotherMatchOrAnotherGame()
{
    button(*window_, bietenGame, "play")->click();
    const auto second = newWindow();
    answer(QMessageBox::AcceptRole);
    button(*second, bietenGame, "goOn")->click();
    QVERIFY(sees(*second, "tablePage"));
    QCOMPARE(kept().size(), 1);
    const QByteArray first = bytesOf(store_->fileOf(bietenGame));
    QVERIFY(bytesOf(store_->historyFolder() + '/' + kept().front()) != first);
    leave(*second);
    answer(QMessageBox::RejectRole);
    button(*second, games[1], "play")->click();
    QCoreApplication::processEvents();
    QCOMPARE(asked_, QString());
    QVERIFY(store_->has(games[1]));
    QCOMPARE(kept().size(), 1);
}

void MatchesTest::aFileIsOpenedBesideTheMatchOfAnotherWindow()
{
    button(*window_, bietenGame, "play")->click();
    const QString copy = folder_->filePath("copy.weli");
    QVERIFY(QFile::copy(store_->fileOf(bietenGame), copy));
    const auto second = newWindow();
    second->open(copy);
    QVERIFY(sees(*second, "tablePage"));
    QVERIFY(sees(*second, "message"));
    QCOMPARE(kept().size(), 1);
    QVERIFY(second->findChild<MessageBar*>()->text().contains(kept().front()));
}

void MatchesTest::whatAnotherProgramWroteIsSaidAndKept()
{
    button(*window_, games[2], "play")->click();
    QFile file(store_->fileOf(games[2]));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("other");
    file.close();
    TableScene& scene = window_->table().scene();
    QTRY_VERIFY((emit scene.chosen(GoOn {}), sees(*window_, "message")));
    QCOMPARE(bytesOf(file.fileName()), QByteArray("other"));
    QCOMPARE(kept().size(), 1);
}

void MatchesTest::aMatchWhoseFileIsExchangedIsKeptWhenTheWindowCloses()
{
    button(*window_, bietenGame, "play")->click();
    const QByteArray left = bytesOf(store_->fileOf(bietenGame));
    write(store_->fileOf(bietenGame), "something");
    QVERIFY(!window_->close()); // there is something to read first
    const auto* const message = window_->findChild<MessageBar*>();
    QVERIFY(message->isVisible());
    QCOMPARE(kept().size(), 1);
    const QString other = store_->historyFolder() + '/' + kept().front();
    QVERIFY2(message->text().contains(other), qPrintable(message->text()));
    QCOMPARE(bytesOf(other), left);
    QVERIFY2(
        message->text().contains("broken"), qPrintable(message->text())); // what lies there now
    QVERIFY(sees(*window_, "door"));
    QVERIFY(window_->close());
}

void MatchesTest::namesAreNoMarkup()
{
    const QString name = "<img src='/dev/zero'> <b>Luis</b>"; // hung the program once
    playAndLeave(bietenGame);
    const QString file = store_->fileOf(bietenGame);
    QByteArray trace = bytesOf(file);
    QVERIFY(trace.contains("\"name\":\"Luis\""));
    trace.replace("\"name\":\"Luis\"", "\"name\":\"" + name.toUtf8() + '"');
    QVERIFY(QFile::remove(file));
    write(folder_->filePath("names.weli"), trace);
    window_->open(folder_->filePath("names.weli"));
    QVERIFY(sees(*window_, "tablePage"));
    auto* const view = window_->findChild<QGraphicsView*>();
    int tips = 0;
    for (const QGraphicsItem* item : view->scene()->items()) {
        if (!item->toolTip().startsWith(name)) continue;
        const QPoint place = view->mapFromScene(item->sceneBoundingRect().center());
        QHelpEvent event(QEvent::ToolTip, place, view->viewport()->mapToGlobal(place));
        QApplication::sendEvent(view->viewport(), &event);
        QCOMPARE(QToolTip::text(), Qt::convertFromPlainText(item->toolTip()));
        ++tips;
    }
    QVERIFY(tips > 0);
    for (const QLabel* label : window_->findChildren<QLabel*>())
        QVERIFY(!label->text().contains("<img") || label->textFormat() == Qt::PlainText);
}

QTreeWidget* MatchesTest::openList(const MainWindow& window)
{
    window.findChild<Door*>()->findChild<QAbstractButton*>("matches")->click();
    return window.findChild<QTreeWidget*>("matches");
}

void MatchesTest::press(const MainWindow& window, const char* name)
{
    window.findChild<MatchList*>()->findChild<QPushButton*>(name)->click();
}

/// Two matches of Bieten, one left after the other, the first in the history.
void MatchesTest::keepOne()
{
    playAndLeave(bietenGame);
    answer(QMessageBox::AcceptRole);
    playAndLeave(bietenGame);
    QCOMPARE(kept().size(), 1);
}

void MatchesTest::theListSaysWhatIsKept()
{
    keepOne();
    const QString second = store_->historyFolder() + "/second.weli";
    QVERIFY(QFile::copy(WELI_SOURCE_DIR "/tests/traces/mittlere.jsonl", second));
    QFile file(second);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(
        file.setFileTime(QDateTime(QDate(2020, 2, 3), QTime(4, 5)), QFile::FileModificationTime));
    file.close();
    const auto* const list = openList(*window_);
    QCOMPARE(list->topLevelItemCount(), 2);
    const QTreeWidgetItem* last = list->topLevelItem(0);
    const QTreeWidgetItem* first = list->topLevelItem(1);
    QCOMPARE(last->text(0), QString("Bieten"));
    QVERIFY2(last->text(2).startsWith("Deal 1: "), qPrintable(last->text(2)));
    QVERIFY2(last->text(2).contains("Luis 0"), qPrintable(last->text(2)));
    QVERIFY2(last->text(2).contains("You 0"), qPrintable(last->text(2)));
    QCOMPARE(first->text(0), QString("Mittlere"));
    QVERIFY2(first->text(1).contains("20"), qPrintable(first->text(1)));
    QVERIFY2(first->text(2).startsWith("Finished: "), qPrintable(first->text(2)));
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QVERIFY(sees(*window_, "door"));
}

void MatchesTest::eachSlipTellsItsMatchInEveryWindow()
{
    keepOne();
    auto* const list = openList(*window_);
    for (const QSize size : { QSize(760, 480), QSize(1280, 800), QSize(2560, 1600) }) {
        window_->resize(size);
        QCoreApplication::processEvents();
        QStringList told;
        for (const test::Written& text : test::textsOn(*list->viewport())) {
            told << text.text;
            QVERIFY2(text.pixels >= 11, qPrintable(text.text));
            QVERIFY2(!text.text.contains(QChar(0x2026)), qPrintable(text.text));
        }
        for (const char* text : { "Bieten", "Deal 1", "Luis", "Resi", "0" })
            QVERIFY2(told.contains(text), text);
        QVERIFY(told.contains(list->topLevelItem(0)->text(1))); // the date
    }
}

/// Wreaths, too, and of the ring round the slip that has the focus.
void MatchesTest::facesStandClearOfTheEdgesOfTheirSlip()
{
    keepOne();
    QVERIFY(QFile::copy(
        WELI_SOURCE_DIR "/tests/traces/mittlere.jsonl", store_->historyFolder() + "/over.weli"));
    auto* const list = openList(*window_);
    window_->resize(760, 480); // the players stand in two lines
    for (int i = 0; i < 2; ++i) {
        QTreeWidgetItem* const item = list->topLevelItem(i);
        list->setCurrentItem(item);
        list->setFocus();
        QCoreApplication::processEvents();
        const QRect row = list->visualItemRect(item).adjusted(0, 4, 0, -4); // the slip
        const QImage seen = list->viewport()->grab().toImage();
        for (const int inside : { 8, 9 })
            for (const int y : { row.top() + inside, row.bottom() - inside }) {
                QSet<QRgb> colours;
                for (int x = seen.width() / 2; x < seen.width() * 9 / 10; ++x)
                    colours << seen.pixel(x, y);
                QVERIFY2(
                    colours.size() == 1, qPrintable(QString("%1: %2").arg(i).arg(y - row.top())));
            }
    }
}

void MatchesTest::whatCanBeDoneFollowsTheMatch()
{
    keepOne();
    QVERIFY(QFile::copy(
        WELI_SOURCE_DIR "/tests/traces/mittlere.jsonl", store_->historyFolder() + "/over.weli"));
    auto* const list = openList(*window_);
    const auto* const open = window_->findChild<MatchList*>()->findChild<QPushButton*>("open");
    QSet<QString> offered;
    for (int i = 0; i < 2; ++i) {
        list->setCurrentItem(list->topLevelItem(i));
        const bool isOver = list->topLevelItem(i)->text(2).startsWith("Finished");
        QCOMPARE(open->text(), QString(isOver ? "&Look back" : "&Go on"));
        offered << open->text();
    }
    QCOMPARE(offered.size(), 2);
}

/// Whatever the file says of itself.
void MatchesTest::aRestoredMatchKeepsItsDate()
{
    playAndLeave(games[0]);
    const auto today = std::get<SavedMatch>(store_->load(games[0]));
    QVERIFY(today.begun.secsTo(QDateTime::currentDateTime()) < 3600);
    int year = 2001;
    for (const char* name : { "/b.weli", "/a.weli", "/c.weli" }) {
        SavedMatch saved = today;
        saved.begun = QDateTime(QDate(year++, 11, 4), QTime(20, 15));
        QVERIFY(!store_->save(saved, store_->historyFolder() + name));
        QVERIFY(
            std::get<SavedMatch>(MatchStore::read(store_->historyFolder() + name, words::guest()))
            == saved);
    }
    const auto* const list = openList(*window_);
    QCOMPARE(list->topLevelItemCount(), 3);
    for (int i = 0; i < 3; ++i) {
        const QDateTime begun(QDate(2003 - i, 11, 4), QTime(20, 15));
        const QString then = QLocale().toString(begun.date(), "d MMM yyyy") + ", "
            + QLocale().toString(begun.time(), QLocale::ShortFormat);
        QCOMPARE(list->topLevelItem(i)->text(1), then); // no month in figures
    }
}

void MatchesTest::anEmptyListSaysWhatItIsFor()
{
    const auto* const list = openList(*window_);
    QVERIFY(!list->isVisible());
    for (const char* name : { "open", "delete" })
        QVERIFY(!window_->findChild<MatchList*>()->findChild<QPushButton*>(name)->isEnabled());
    press(*window_, "back");
    QVERIFY(sees(*window_, "door"));
}

void MatchesTest::aMatchOfTheListChangesPlacesWithTheOneUnderWay()
{
    keepOne();
    const QByteArray first = bytesOf(store_->historyFolder() + '/' + kept().front());
    const QByteArray second = bytesOf(store_->fileOf(bietenGame));
    openList(*window_);
    answer(QMessageBox::RejectRole);
    press(*window_, "open");
    QVERIFY2(asked_.contains("change places"), qPrintable(asked_));
    QVERIFY(sees(*window_, "matchList"));
    QCOMPARE(bytesOf(store_->fileOf(bietenGame)), second);
    answer(QMessageBox::AcceptRole);
    press(*window_, "open");
    QVERIFY(sees(*window_, "tablePage"));
    QVERIFY(bytesOf(store_->fileOf(bietenGame)).startsWith(first.left(first.indexOf('\n'))));
    QCOMPARE(kept().size(), 1);
    QCOMPARE(bytesOf(store_->historyFolder() + '/' + kept().front()), second);
}

void MatchesTest::aMatchOfTheListThatIsOverIsOnlyLookedAt()
{
    playAndLeave(games[2]);
    const QByteArray left = bytesOf(store_->fileOf(games[2]));
    const QString over = store_->historyFolder() + "/over.weli";
    QVERIFY(QDir().mkpath(store_->historyFolder()));
    QVERIFY(QFile::copy(WELI_SOURCE_DIR "/tests/traces/mittlere.jsonl", over));
    openList(*window_);
    press(*window_, "open");
    QVERIFY(sees(*window_, "reviewPage"));
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTest::keyClick(window_.get(), Qt::Key_Left);
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QVERIFY(sees(*window_, "matchList"));
    QCOMPARE(bytesOf(store_->fileOf(games[2])), left);
    QVERIFY(QFile::exists(over));
}

void MatchesTest::whatIsDeletedComesBackByUndo()
{
    keepOne();
    const QStringList before = kept();
    const QByteArray bytes = bytesOf(store_->historyFolder() + '/' + before.front());
    const auto* const list = openList(*window_);
    press(*window_, "delete");
    QVERIFY(kept().isEmpty());
    QVERIFY(!list->isVisible());
    QVERIFY(sees(*window_, "message"));
    window_->findChild<MessageBar*>()->findChild<QPushButton*>("act")->click();
    QVERIFY(!sees(*window_, "message"));
    QCOMPARE(list->topLevelItemCount(), 1);
    QCOMPARE(kept(), before);
    QCOMPARE(bytesOf(store_->historyFolder() + '/' + before.front()), bytes);
}

void MatchesTest::whatIsDeletedIsListedNoMoreAtTheNextStart()
{
    keepOne();
    openList(*window_);
    press(*window_, "delete");
    window_ = newWindow();
    QCOMPARE(openList(*window_)->topLevelItemCount(), 0);
    QCOMPARE(QDir(store_->historyFolder()).entryList({ "*.deleted" }, QDir::Files).size(), 1);
}

void MatchesTest::aMatchThatAnotherWindowPlaysIsNotTouched()
{
    button(*window_, bietenGame, "play")->click();
    const auto second = newWindow();
    answer(QMessageBox::AcceptRole);
    button(*second, bietenGame, "goOn")->click(); // plays one of the list
    leave(*window_);
    openList(*window_);
    for (const char* name : { "open", "delete" }) {
        answer(QMessageBox::AcceptRole);
        press(*window_, name);
        QVERIFY(sees(*window_, "matchList"));
        const QString said = window_->findChild<MessageBar*>()->text();
        QVERIFY2(said.contains("another window"), qPrintable(said));
        QCOMPARE(kept().size(), 1);
        QVERIFY(store_->has(bietenGame));
    }
}

void MatchesTest::aFileOfTheListThatCannotBeReadIsThereAndCanBeDeleted()
{
    QVERIFY(QDir().mkpath(store_->historyFolder()));
    write(store_->historyFolder() + "/odd.weli", "odd");
    const auto* const list = openList(*window_);
    QCOMPARE(list->topLevelItem(0)->text(0), QString("odd.weli"));
    press(*window_, "open");
    QVERIFY(window_->findChild<MessageBar*>()->text().contains("odd.weli"));
    press(*window_, "delete");
    QVERIFY(kept().isEmpty());
}

void MatchesTest::aFileOfANewerFormatIsSaidAndStays()
{
    playAndLeave(games[1]);
    const QString file = store_->fileOf(games[1]);
    const QByteArray newer = bytesOf(file).replace("\"format\":1", "\"format\":2");
    write(file, newer);
    window_ = newWindow();
    QVERIFY(sees(*window_, "message"));
    const QString said = window_->findChild<MessageBar*>()->text();
    QVERIFY2(said.contains("newer version") && said.contains(file), qPrintable(said));
    QCOMPARE(bytesOf(file), newer);
}

void MatchesTest::whyAFileIsRefusedIsSaidInTheLanguage()
{
    Settings settings = readSettings(folder_->filePath("settings.json")).settings;
    settings.language = "de";
    QVERIFY(!writeSettings(settings, folder_->filePath("settings.json")));
    write(folder_->filePath("bad.weli"), R"({"type":"deal"})");
    window_ = newWindow();
    window_->open(folder_->filePath("bad.weli"));
    const QString said = window_->findChild<MessageBar*>()->text();
    QVERIFY2(
        said.contains("eine Zeile der Art \"deal\", wo \"match\" kommen muss"), qPrintable(said));
}

QTEST_MAIN(MatchesTest)
#include "matches_test.moc"
