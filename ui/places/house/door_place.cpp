#include "ui/places/house/door_place.h"

#include "ui/model/lessons/lesson_library.h"
#include "ui/places/door/door.h"
#include "ui/places/house/book_place.h"
#include "ui/places/house/game_cards.h"
#include "ui/places/house/keeper.h"
#include "ui/places/house/learn_places.h"
#include "ui/places/house/match_desk.h"
#include "ui/places/house/set_up_place.h"
#include "ui/places/language.h"
#include "ui/places/navigator.h"
#include "ui/places/sheets/about.h"

#include <algorithm>

namespace weli {

DoorPlace::DoorPlace(const House& house, const Ways& ways)
    : QObject(&house.window)
    , house_(house)
    , ways_(ways)
{
    house_.places.add({ .name = PlaceName::Door,
        .build = [this] { return build(); },
        .enter = [this] { enter(); } });
    connect(&house_.session, &Session::matchEnded, this, &DoorPlace::open);
}

QWidget* DoorPlace::build()
{
    page_ = new Door(&house_.window);
    connect(page_, &Door::play, &ways_.desk, &MatchDesk::playAsLast);
    connect(page_, &Door::goOn, &ways_.desk, &MatchDesk::goOn);
    connect(page_, &Door::setUp, &ways_.setUp, &SetUpPlace::open);
    connect(page_, &Door::learn, &ways_.learn, &LearnPlaces::open);
    connect(page_, &Door::learnFirst, &ways_.learn, &LearnPlaces::openFirstLesson);
    connect(page_, &Door::book, this, [this](const AnyGame& game) { ways_.book.open(game); });
    Navigator& places = house_.places;
    connect(page_, &Door::matches, this, [&places] { places.go(PlaceName::Matches); });
    connect(page_, &Door::settings, this, [&places] { places.go(PlaceName::Settings); });
    connect(page_, &Door::shortcuts, this, &DoorPlace::shortcuts);
    connect(page_, &Door::about, this, [this] { showAbout(&house_.window); });
    connect(page_, &Door::languageChosen, this, [this](const QString& code) {
        house_.keeper.change([&](Settings& settings) { settings.language = code; });
    });
    return page_;
}

void DoorPlace::open() { house_.places.go(PlaceName::Door); }

void DoorPlace::enter()
{
    const Settings& settings = house_.keeper.settings();
    const LessonProgress& progress = ways_.learn.progress();
    Door::Stands stands;
    for (const AnyGame& game : games) {
        const std::vector<QString> lessons = lessonsOf(game);
        const auto done = std::count_if(lessons.begin(), lessons.end(),
            [&](const QString& lesson) { return progress.isDone(game, lesson); });
        const bool hasBegun = std::any_of(lessons.begin(), lessons.end(),
            [&](const QString& lesson) { return progress.stepOf(game, lesson).has_value(); });
        stands[game.index()] = { ways_.desk.lineOfMatchLeft(game), static_cast<int>(lessons.size()),
            static_cast<int>(done), !hasBegun && settings.lastOf(game).players.empty() };
    }
    page_->showLanguage(house_.language.spoken());
    page_->setMoves(settings.motion > 0);
    page_->offer(house_.cards.game(), stands);
}

AnyGame DoorPlace::game() const { return page_->game(); }

}
