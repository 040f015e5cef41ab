#include "ui/draw/cards/deck_finder.h"
#include "ui/model/drills/drill_player.h"
#include "ui/model/lessons/lesson_player.h"
#include "ui/places/book/book_page.h"
#include "ui/places/door/door.h"
#include "ui/places/learn/drill_page.h"
#include "ui/places/learn/learn_page.h"
#include "ui/places/learn/lesson_page.h"
#include "ui/places/main_window.h"
#include "ui/places/navigator.h"
#include "ui/places/setup/set_up.h"
#include "ui/places/table_page.h"
#include "ui/places/widgets/message_bar.h"
#include "ui/table/scene/table_scene.h"

namespace weli {

// Learning.

QWidget* MainWindow::buildLearn()
{
    learn_ = new LearnPage(progress_, this);
    connect(learn_, &LearnPage::open, this,
        [this](const AnyGame& game, const QString& name) { openLesson(game, name); });
    connect(learn_, &LearnPage::drill, this, &MainWindow::openDrill);
    connect(learn_, &LearnPage::book, this, [this](const AnyGame& game) { openBook(game); });
    connect(learn_, &LearnPage::turned, this, &MainWindow::openLearn);
    connect(learn_, &LearnPage::back, this, &MainWindow::openDoor);
    return learn_;
}

QWidget* MainWindow::buildLesson()
{
    lessons_
        = new LessonPlayer({ parts_.choosers, parts_.seeds, timerAlarm, parts_.botsThink }, this);
    lesson_ = new LessonPage(*lessons_, this);
    connect(lessons_, &LessonPlayer::reached, this, &MainWindow::keepStep);
    connect(lesson_, &LessonPage::leave, this, &MainWindow::leaveLesson);
    connect(lesson_, &LessonPage::wentOn, this, &MainWindow::goOnFromLesson);
    connect(lesson_, &LessonPage::bookWanted, this,
        [this](const QString& anchor) { openBook(game_, anchor); });
    return lesson_;
}

void MainWindow::openLearn(const AnyGame& game)
{
    layCardsFor(game);
    places_->go(PlaceName::Learn);
}

void MainWindow::layLearn()
{
    const DrillStore::Read read = practised_.read();
    for (const QString& trouble : { progress_.trouble(), read.trouble })
        if (!trouble.isEmpty()) message_->say(trouble);
    learn_->setBoxes(read.boxes, QDate::currentDate());
    learn_->setCards(styleFor(deck_, settings_.cards, language_.spoken()));
    learn_->setMoves(settings_.motion > 0);
    learn_->refresh(language_.spoken(), game_);
}

void MainWindow::openFirstLesson(const AnyGame& game) { openLesson(game, lessonsOf(game).front()); }

void MainWindow::openLesson(const AnyGame& game, const QString& name)
{
    // A lesson that has become shorter begins anew.
    if (!openLesson(game, name, progress_.stepOf(game, name).value_or(0)))
        openLesson(game, name, 0);
}

bool MainWindow::openLesson(const AnyGame& game, const QString& name, int step)
{
    auto book = lessonFrom(game, name, language_.spoken());
    if (!book || step < 0 || step >= static_cast<int>(book->lesson.steps.size())) return false;
    layCardsFor(game);
    places_->go(PlaceName::Lesson);
    lessons_->open(std::move(*book), static_cast<std::size_t>(step));
    keepStep(lessons_->step());
    return true;
}

/// In the language, with the pack and at the pace of the house.
void MainWindow::layLesson()
{
    const QString language = language_.spoken();
    lessons_->setPace(settings_.pace);
    CardWords cards = wordsFor(deck_, settings_.cards, language);
    cards.weli = game_ == AnyGame(GameOf<bieten::State> {}); // M-2
    lessons_->setCards(cards);
    lesson_->scene().setCards(styleFor(deck_, settings_.cards, language));
    lesson_->setMotion(settings_.motion);
    lesson_->setHighContrast(settings_.highContrast);
    if (!lessons_->isOpen()) return;
    auto book = lessonFrom(lessons_->book().game, lessons_->book().name, language);
    if (book) lessons_->reword(std::move(book->words));
}

void MainWindow::keepStep(std::size_t step)
{
    const LessonBook& book = lessons_->book();
    const bool isOver = step >= book.lesson.steps.size();
    const auto problem = isOver ? progress_.finished(book.game, book.name)
                                : progress_.reached(book.game, book.name, static_cast<int>(step));
    if (problem) message_->say(*problem);
}

void MainWindow::leaveLesson()
{
    lessons_->close();
    places_->go(PlaceName::Learn);
}

/// Whoever has been through all lessons of a game can play it.
void MainWindow::goOnFromLesson()
{
    const AnyGame game = lessons_->book().game;
    if (const auto next = lessons_->nextLesson()) return openLesson(game, *next);
    leaveLesson();
    constexpr int players = 3;
    const bool isNew = settings_.lastOf(game).players.empty();
    play(
        isNew ? defaultSetup(game, players, personName(), bots::Level::Easy) : lastSetup(game), {});
}

// Drills.

QWidget* MainWindow::buildDrill()
{
    drills_ = new DrillPlayer({ practised_, parts_.seeds.packs }, this);
    drill_ = new DrillPage(*drills_, this);
    connect(drills_, &DrillPlayer::notKept, message_, &MessageBar::say);
    connect(drill_, &DrillPage::leave, this, &MainWindow::leaveDrill);
    connect(drill_, &DrillPage::bookWanted, this,
        [this](const QString& anchor) { openBook(game_, anchor); });
    return drill_;
}

void MainWindow::openDrill(const AnyGame& game, std::optional<drill::Kind> kind)
{
    layCardsFor(game);
    places_->go(PlaceName::Drill);
    if (kind)
        drills_->begin(*kind);
    else
        drills_->begin(game);
}

/// In the language and with the pack of the house.
void MainWindow::layDrill()
{
    const QString language = language_.spoken();
    CardWords cards = wordsFor(deck_, settings_.cards, language);
    CardStyle style = styleFor(deck_, settings_.cards, language);
    cards.weli = style.weli = game_ == AnyGame(GameOf<bieten::State> {}); // M-2
    drills_->setCards(cards);
    drill_->setCards(style, cards);
    drill_->setMotion(settings_.motion);
    drill_->setHighContrast(settings_.highContrast);
    drills_->reword();
}

void MainWindow::leaveDrill()
{
    drills_->close();
    places_->go(PlaceName::Learn);
}

// The book.

QWidget* MainWindow::buildBook()
{
    book_ = new BookPage(this);
    connect(book_, &BookPage::back, this, &MainWindow::leaveBook);
    connect(book_, &BookPage::turned, this, &MainWindow::turnBookTo);
    connect(book_, &BookPage::failed, message_, &MessageBar::say);
    connect(book_, &BookPage::saved, message_, &MessageBar::say);
    return book_;
}

/// It speaks the language of the house, of the cards on the table and of the rules that hold there.
void MainWindow::layBook()
{
    const QString language = language_.spoken();
    book_->setLanguage(language);
    book_->setCards(
        styleFor(deck_, settings_.cards, language), wordsFor(deck_, settings_.cards, language));
    const bool plays = session_.isPlaying() && gameOf(session_.saved().match) == game_;
    book_->setRules(plays ? rulesOf(session_.saved().match) : lastSetup(game_).rules);
}

/// Its history leads to other games, and they have other packs.
void MainWindow::turnBookTo(const AnyGame& game)
{
    if (game == game_) return;
    layCardsFor(game);
    layBook();
}

void MainWindow::leaveBook()
{
    layCardsFor(bookOpened_);
    places_->goBack();
}

bool MainWindow::openBook(const AnyGame& game, const QString& anchor)
{
    bookOpened_ = game;
    layCardsFor(game);
    places_->go(PlaceName::Book);
    book_->open(game, anchor);
    return anchor.isEmpty() || book_->view().has(anchor);
}

/// At what the person is on.
void MainWindow::openBookHere()
{
    if (places_->isOpen(PlaceName::Book)) return;
    if (places_->isOpen(PlaceName::Table))
        openBook(game_, table_->topic());
    else if (places_->isOpen(PlaceName::Lesson))
        openBook(game_, lesson_->topic());
    else if (places_->isOpen(PlaceName::Drill))
        openBook(game_, drill_->topic());
    else if (places_->isOpen(PlaceName::SetUp))
        openBook(game_, setUp_->topic());
    else
        openBook(places_->isOpen(PlaceName::Door) ? door_->game() : game_);
}

}
