#include "ui/places/house/match_desk.h"

#include "ui/model/any_match.h"
#include "ui/places/house/game_cards.h"
#include "ui/places/house/keeper.h"
#include "ui/places/house/review_place.h"
#include "ui/places/navigator.h"
#include "ui/places/widgets/message_bar.h"

#include <QFileInfo>

namespace weli {

MatchDesk::MatchDesk(const House& house, ReviewPlace& review)
    : QObject(&house.window)
    , house_(house)
    , review_(review)
    , questions_(house.store, &house.window)
{
}

void MatchDesk::play(const Setup& setup, std::optional<Seat> firstDealer)
{
    if (questions_.mayBegin(gameOf(setup.rules))) begin(setup, firstDealer);
}

void MatchDesk::playAsLast(const AnyGame& game) { play(house_.keeper.lastSetup(game)); }

void MatchDesk::begin(const Setup& setup, std::optional<Seat> firstDealer)
{
    house_.keeper.change([&](Settings& settings) { settings.remember(setup); });
    sitDown(gameOf(setup.rules));
    house_.session.begin({ withOnePerson(setup.players), setup.rules }, firstDealer);
}

void MatchDesk::sitDown(const AnyGame& game)
{
    house_.cards.lay(game);
    house_.message.hide();
    house_.places.go(PlaceName::Table);
}

void MatchDesk::goOn(const AnyGame& game)
{
    if (house_.store.isPlayedElsewhere(game)) {
        if (questions_.mayBeginBeside(game)) begin(house_.keeper.lastSetup(game), std::nullopt);
        return;
    }
    const auto left = house_.store.load(game, house_.keeper.personName());
    if (const auto* match = std::get_if<SavedMatch>(&left))
        resume(*match);
    else
        house_.places.go(PlaceName::Door);
}

void MatchDesk::resume(const SavedMatch& saved)
{
    sitDown(gameOf(saved.match));
    SavedMatch seated = saved;
    seated.players = withOnePerson(saved.players);
    house_.session.open(seated);
}

void MatchDesk::open(const QString& file)
{
    const auto read = MatchStore::read(file, house_.keeper.personName());
    if (const auto* broken = std::get_if<BrokenFile>(&read))
        return sayBroken(house_.message, *broken);
    const MatchStore& store = house_.store;
    const SavedMatch& match = std::get<SavedMatch>(read);
    const AnyGame game = gameOf(match.match);
    const bool same
        = QFileInfo(file).canonicalFilePath() == QFileInfo(store.fileOf(game)).canonicalFilePath();
    if (!same && isOver(match.match)) return review_.open(match);
    const bool isElsewhere = store.isPlayedElsewhere(game);
    if (same && isElsewhere) return goOn(game);
    // What is played on from here is saved like any match, so one that was left makes room.
    if (!same && !isElsewhere && store.has(game)) {
        if (!questions_.mayOpen(file, game)) return;
        if (const auto wrong = store.putAway(game)) return house_.message.say(*wrong);
    }
    resume(match);
}

void MatchDesk::openKept(const QString& file)
{
    const auto read = MatchStore::read(file, house_.keeper.personName());
    if (const auto* broken = std::get_if<BrokenFile>(&read))
        return sayBroken(house_.message, *broken);
    const SavedMatch& match = std::get<SavedMatch>(read);
    const AnyGame game = gameOf(match.match);
    if (isOver(match.match)) return review_.open(match, file);
    if (house_.store.isPlayedElsewhere(game)) return open(file);
    if (house_.store.has(game) && !questions_.mayChangePlaces(game)) return;
    if (const auto wrong = house_.store.takeOut(file, game)) return house_.message.say(*wrong);
    resume(match);
}

QString MatchDesk::lineOfMatchLeft(const AnyGame& game) const
{
    const auto left = house_.store.load(game);
    if (const auto* broken = std::get_if<BrokenFile>(&left)) sayBroken(house_.message, *broken);
    const auto* const match = std::get_if<SavedMatch>(&left);
    return match == nullptr ? QString() : standing(match->match, personAmong(match->players));
}

}
