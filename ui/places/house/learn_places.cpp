#include "ui/places/house/learn_places.h"

#include "ui/places/house/game_cards.h"
#include "ui/places/house/keeper.h"
#include "ui/places/house/match_desk.h"
#include "ui/places/house/tables/puzzle_place.h"
#include "ui/places/language.h"
#include "ui/places/learn/drill_page.h"
#include "ui/places/learn/learn_page.h"
#include "ui/places/learn/lesson_page.h"
#include "ui/places/navigator.h"
#include "ui/places/widgets/message_bar.h"
#include "ui/table/scene/table_scene.h"

namespace weli {

LearnPlaces::LearnPlaces(const House& house, MatchDesk& desk, PuzzlePlace& puzzles, Parts parts)
    : QObject(&house.window)
    , house_(house)
    , desk_(desk)
    , puzzles_(puzzles)
    , parts_(std::move(parts))
    , progress_(house.keeper.beside("lessons.json"))
    , practised_(house.keeper.beside("drills.json"))
    , solved_(house.keeper.beside("puzzles.json"))
    , mistakes_(house.keeper.beside("mistakes.jsonl"))
{
    connect(&puzzles_.player(), &PuzzlePlayer::answered, this, &LearnPlaces::keepPuzzle);
    connect(&puzzles_.player(), &PuzzlePlayer::missed, this, &LearnPlaces::keepMistake);
    house_.places.add({ .name = PlaceName::Learn,
        .build = [this] { return buildLearn(); },
        .enter = [this] { enterLearn(); },
        .leave = [this] { house_.places.go(PlaceName::Door); },
        .keys = [] { return tr("The arrows choose a lesson, Enter begins it."); },
        .scrolls = false });
    house_.places.add({ .name = PlaceName::Lesson,
        .build = [this] { return buildLesson(); },
        .enter = [this] { enterLesson(); },
        .leave = [this] { lesson_->escape(); },
        .topic = [this] { return lesson_->topic(); },
        .scrolls = false });
    house_.places.add({ .name = PlaceName::Drill,
        .build = [this] { return buildDrill(); },
        .enter = [this] { enterDrill(); },
        .leave = [this] { leaveDrill(); },
        .topic = [this] { return drill_->topic(); },
        .scrolls = false });
}

// The way of the lessons.

QWidget* LearnPlaces::buildLearn()
{
    learn_ = new LearnPage(progress_, &house_.window);
    connect(learn_, &LearnPage::open, this,
        [this](const AnyGame& game, const QString& name) { openLesson(game, name); });
    connect(learn_, &LearnPage::drill, this, &LearnPlaces::openDrill);
    connect(learn_, &LearnPage::puzzles, this, &LearnPlaces::openPuzzles);
    connect(learn_, &LearnPage::ownPuzzles, this, &LearnPlaces::openOwnPuzzles);
    connect(
        learn_, &LearnPage::book, this, [this](const AnyGame& game) { emit bookWanted(game, {}); });
    connect(learn_, &LearnPage::turned, this, &LearnPlaces::open);
    connect(learn_, &LearnPage::back, this, [this] { house_.places.go(PlaceName::Door); });
    return learn_;
}

void LearnPlaces::open(const AnyGame& game)
{
    house_.cards.lay(game);
    house_.places.go(PlaceName::Learn);
}

void LearnPlaces::enterLearn()
{
    const DrillStore::Read read = practised_.read();
    const AnyGame game = house_.cards.game();
    const PuzzleStore::Read solved = solved_.read(game);
    const OwnPuzzles::Read own = mistakes_.read(game);
    for (const QString& trouble :
        { progress_.trouble(), read.trouble, solved.trouble, own.trouble })
        if (!trouble.isEmpty()) house_.message.say(trouble);
    const QDate today = QDate::currentDate();
    learn_->setBoxes(read.boxes, today);
    const auto& book = bookOf(game);
    learn_->setPuzzles({ solvedOf(book, solved.boxes), static_cast<int>(book.size()),
        static_cast<int>(own.puzzles.size()), dueOf(own.puzzles, solved.boxes, today) });
    learn_->setCards(house_.cards.style());
    learn_->setMoves(house_.keeper.settings().motion > 0);
    learn_->refresh(house_.language.spoken(), game);
}

// The book of puzzles.

const std::vector<review::Puzzle>& LearnPlaces::bookOf(const AnyGame& game)
{
    const auto found = books_.find(game.index());
    if (found != books_.end()) return found->second;
    return books_[game.index()] = bookOfPuzzles(game);
}

bool LearnPlaces::openPuzzles(const AnyGame& game) { return begin(game, bookOf(game)); }

bool LearnPlaces::openOwnPuzzles(const AnyGame& game)
{
    return begin(game, mistakes_.read(game).puzzles);
}

bool LearnPlaces::begin(const AnyGame& game, const std::vector<review::Puzzle>& book)
{
    const auto next = nextPuzzles(
        book, solved_.read(game).boxes, QDate::currentDate(), house_.keeper.personName());
    if (next.empty()) return false;
    house_.cards.lay(game);
    puzzles_.open(next, puzzleRound);
    return true;
}

/// One of the person's own that sits is asked no more.
void LearnPlaces::keepPuzzle(const QString& name, bool right)
{
    const AnyGame game = house_.cards.game();
    auto problem = solved_.answered(game, name, right, QDate::currentDate());
    const bool sits = OwnPuzzles::isOwn(name) && right && !problem
        && solved_.read(game).boxes[name].box == lastDrillBox;
    if (sits) problem = mistakes_.remove(name);
    if (problem) house_.message.say(*problem);
}

/// It is asked again from today on.
void LearnPlaces::keepMistake(const review::Puzzle& puzzle)
{
    const QString name = OwnPuzzles::nameOf(puzzle);
    auto problem = mistakes_.add(puzzle, name);
    if (!problem)
        problem = solved_.answered(gameOf(puzzle.match), name, false, QDate::currentDate());
    if (problem) house_.message.say(*problem);
}

// A lesson.

QWidget* LearnPlaces::buildLesson()
{
    lessons_
        = new LessonPlayer({ parts_.choosers, parts_.seeds, timerAlarm, parts_.botsThink }, this);
    lesson_ = new LessonPage(*lessons_, &house_.window);
    connect(lessons_, &LessonPlayer::reached, this, &LearnPlaces::keepStep);
    connect(lesson_, &LessonPage::leave, this, &LearnPlaces::leaveLesson);
    connect(lesson_, &LessonPage::wentOn, this, &LearnPlaces::goOnFromLesson);
    connect(lesson_, &LessonPage::bookWanted, this,
        [this](const QString& anchor) { emit bookWanted(house_.cards.game(), anchor); });
    return lesson_;
}

void LearnPlaces::openFirstLesson(const AnyGame& game)
{
    openLesson(game, lessonsOf(game).front());
}

void LearnPlaces::openLesson(const AnyGame& game, const QString& name)
{
    // A lesson that has become shorter begins anew.
    if (!openLesson(game, name, progress_.stepOf(game, name).value_or(0)))
        openLesson(game, name, 0);
}

bool LearnPlaces::openLesson(const AnyGame& game, const QString& name, int step)
{
    auto book = lessonFrom(game, name, house_.language.spoken());
    if (!book || step < 0 || step >= static_cast<int>(book->lesson.steps.size())) return false;
    title_ = QString::fromStdString(book->words.title);
    house_.cards.lay(game);
    house_.places.go(PlaceName::Lesson);
    lessons_->open(std::move(*book), static_cast<std::size_t>(step));
    keepStep(lessons_->step());
    return true;
}

CardWords LearnPlaces::cardWords() const
{
    CardWords words = house_.cards.words();
    words.weli = house_.cards.hasWeli();
    return words;
}

/// In the language, with the pack and at the pace of the house.
void LearnPlaces::enterLesson()
{
    const Settings& settings = house_.keeper.settings();
    lessons_->setPace(settings.pace);
    lessons_->setCards(cardWords());
    lesson_->scene().setCards(house_.cards.style());
    lesson_->setMotion(settings.motion);
    lesson_->setHighContrast(settings.highContrast);
    lesson_->scene().setTellsAll(settings.tellsAll);
    lesson_->nameTable(title_);
    if (!lessons_->isOpen()) return;
    auto book = lessonFrom(lessons_->book().game, lessons_->book().name, house_.language.spoken());
    if (book) lessons_->reword(std::move(book->words));
}

void LearnPlaces::keepStep(std::size_t step)
{
    const LessonBook& book = lessons_->book();
    const bool isOver = step >= book.lesson.steps.size();
    const auto problem = isOver ? progress_.finished(book.game, book.name)
                                : progress_.reached(book.game, book.name, static_cast<int>(step));
    if (problem) house_.message.say(*problem);
}

void LearnPlaces::leaveLesson()
{
    lessons_->close();
    house_.places.go(PlaceName::Learn);
}

/// Whoever has been through all lessons of a game can play it.
void LearnPlaces::goOnFromLesson()
{
    const AnyGame game = lessons_->book().game;
    if (const auto next = lessons_->nextLesson()) return openLesson(game, *next);
    leaveLesson();
    constexpr int players = 3;
    const Keeper& keeper = house_.keeper;
    const bool isNew = keeper.settings().lastOf(game).players.empty();
    desk_.play(isNew ? defaultSetup(game, players, keeper.personName(), bots::Level::Easy)
                     : keeper.lastSetup(game));
}

// A round of questions.

QWidget* LearnPlaces::buildDrill()
{
    drills_ = new DrillPlayer({ .store = practised_,
                                  .seed = parts_.seeds.packs,
                                  .person = [this] { return house_.keeper.personName(); } },
        this);
    drill_ = new DrillPage(*drills_, &house_.window);
    connect(drills_, &DrillPlayer::notKept, &house_.message, &MessageBar::say);
    connect(drill_, &DrillPage::leave, this, &LearnPlaces::leaveDrill);
    connect(drill_, &DrillPage::bookWanted, this,
        [this](const QString& anchor) { emit bookWanted(house_.cards.game(), anchor); });
    return drill_;
}

void LearnPlaces::openDrill(const AnyGame& game, std::optional<drill::Kind> kind)
{
    house_.cards.lay(game);
    house_.places.go(PlaceName::Drill);
    if (kind)
        drills_->begin(*kind);
    else
        drills_->begin(game);
}

/// In the language and with the pack of the house.
void LearnPlaces::enterDrill()
{
    const Settings& settings = house_.keeper.settings();
    CardStyle style = house_.cards.style();
    style.weli = house_.cards.hasWeli();
    drills_->setCards(cardWords());
    drill_->setCards(style, cardWords());
    drill_->setMotion(settings.motion);
    drill_->setHighContrast(settings.highContrast);
    drills_->reword();
}

void LearnPlaces::leaveDrill()
{
    drills_->close();
    house_.places.go(PlaceName::Learn);
}

}
