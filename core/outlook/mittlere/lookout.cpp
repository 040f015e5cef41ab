#include "core/outlook/mittlere/lookout.h"

#include "core/bots/mittlere/bot.h"
#include "core/bots/mittlere/endgame.h"
#include "core/bots/mittlere/telling/outcome_telling.h"
#include "core/claim/mittlere/claim.h"
#include "core/outlook/sampled.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace weli::outlook {

using namespace mittlere;

namespace {

    using Hands = std::array<CardSet, 2>;

    constexpr int coarseDeals = 2000; // played to their end, of all acts together
    constexpr int fineDeals = 18'000;
    constexpr int mostWorlds = 4000; // of one act more say nothing more
    constexpr int fewTricks = 3; // so many can be played out in every way
    constexpr double modelError = 0.03; // tests/bench/strength.md
    constexpr double slight = 0.15; // of a deal: five more of a hundred lost

    bots::Deal dealFor(const Observation& observation)
    {
        const PublicState& table = observation.table;
        bots::Deal deal = bots::dealOf(table);
        deal.hands[observation.seat.index] = observation.hand;
        if (deal.tricksLeft == 0) deal.winner = table.tricks.back().winner.index;
        return deal;
    }

    bots::Deal withHands(bots::Deal deal, const Hidden& hidden, const Hands& hands)
    {
        for (std::size_t i = 0; i < hands.size(); ++i) deal.hands[hidden.seats[i].index] = hands[i];
        return deal;
    }

    /// By the figures that are shown of both; nobody takes advice that they speak against.
    bool isShownWorse(const MittlereEnd& one, const MittlereEnd& other)
    {
        const auto more = [&](double bots::Ends::*share) {
            const auto shown = [share](const MittlereEnd& end) {
                return std::lround(100 * end.ends.*share / end.weight);
            };
            return shown(one) - shown(other);
        };
        return more(&bots::Ends::lost) > 0 || more(&bots::Ends::first) < 0;
    }

    bool isOnTurn(const Observation& observation)
    {
        return seatDue(observation.table) == observation.seat && !observation.hand.empty();
    }

}

bool hasOutlook(const Observation& observation)
{
    const PublicState& table = observation.table;
    const bool isDealt = !observation.hand.empty() || !table.tricks.empty();
    return isDealt && table.drawings == 0;
}

MittlereLookout::MittlereLookout(
    const Observation& observation, std::uint64_t seed, const std::stop_token& stop)
    : observation_(observation)
    , seed_(seed)
    , rng_(seed)
    , payoffs_(observation_.table)
    , likelihood_(observation_)
    , hidden_(hiddenFrom(observation_))
    , deal_(dealFor(observation_))
    , isSettled_(claim::isSettled(observation_, stop))
{
    assert(hasOutlook(observation));
    if (deal_.tricksLeft <= fewTricks) layouts_ = bots::allHands(hidden_);
    if (const auto action = claim::forcing(observation_))
        forcing_ = equalsOf(action->card()) & observation_.hand;
    if (isOnTurn(observation_))
        for (const Card card : playable(deal_))
            tried_.paths.push_back(
                { .action = Action::play(card), .equal = tried_.placeOf(equalsOf(card)) });
    else
        tried_.paths.push_back({});
}

int MittlereLookout::worldsFor(int deals) const
{
    if (isListed()) return static_cast<int>(layouts_.size());
    return std::min(mostWorlds, deals / static_cast<int>(tried_.paths.size()));
}

int MittlereLookout::coarse() const { return worldsFor(coarseDeals); }

int MittlereLookout::fine() const { return worldsFor(fineDeals); }

bool MittlereLookout::addWorld()
{
    const auto place = tried_.worlds.size();
    if (isListed() && place == layouts_.size()) return false;
    const Hands hands = isListed() ? layouts_[place] : drawnHands(hidden_, rng_);
    tried_.worlds.push_back(
        { withHands(deal_, hidden_, hands), likelihood_.of(hands), Rng(rng_.next()) });
    return true;
}

void MittlereLookout::look(int worlds, const std::stop_token& stop)
{
    while (this->worlds() < worlds) {
        if (!tried_.worlds.empty() && stop.stop_requested()) return;
        if (!addWorld()) break;
        tried_.followAll([this](Path& path, const World& world) { follow(path, world); });
    }
    tried_.isCounted = isListed() && tried_.worlds.size() == layouts_.size();
    if (worlds >= fine() && !masters_ && !stop.stop_requested()) askTheMaster(stop);
}

void MittlereLookout::askTheMaster(const std::stop_token& stop)
{
    if (tried_.paths.size() < 2 || !forcing_.empty()) return;
    const auto choice
        = decide(observation_, bots::Level::Master, bots::Budget { .stop = stop }, seed_).action;
    for (std::size_t place = 0; place < tried_.paths.size(); ++place)
        if (tried_.paths[place].action == choice) masters_ = place;
}

bool MittlereLookout::isPlain() const { return tried_.isPlain(slight); }

std::vector<std::size_t> MittlereLookout::order() const
{
    auto places = tried_.order();
    if (!masters_) return places;
    const Path& path = tried_.paths[*masters_];
    const auto masters = std::find(places.begin(), places.end(), *masters_);
    const bool isBehind = tried_.isPlainlyBehind(path, slight)
        || std::any_of(places.begin(), masters,
            [&](std::size_t place) { return isShownWorse(path.sum, tried_.paths[place].sum); });
    if (isBehind) return places;
    std::rotate(places.begin(), masters, masters + 1);
    return places;
}

void MittlereLookout::Path::takeFrom(const Path& other)
{
    ends.push_back(other.ends.back());
    sum = other.sum;
}

void MittlereLookout::follow(Path& path, const World& world) const
{
    const auto seat = observation_.seat.index;
    bots::Deal deal = world.deal;
    if (path.action) play(deal, path.action->card());
    path.ends.push_back(isForcing(path) ? endOf(withTheRest(world.deal, seat), payoffs_, seat)
                                        : endFrom(deal, path.next, world.dice));
    path.sum.add(path.ends.back(), world.weight);
}

MittlereEnd MittlereLookout::endFrom(
    bots::Deal deal, const std::optional<Card>& next, Rng dice) const
{
    const std::size_t seat = observation_.seat.index;
    if (next) {
        playOn(deal, dice, seat);
        if (deal.tricksLeft > 0 && playable(deal).contains(*next)) play(deal, *next);
    }
    if (isListed()) return meanEnd(deal, payoffs_, seat);
    playOn(deal, dice);
    return endOf(deal, payoffs_, seat);
}

bool MittlereLookout::isForcing(const Path& path) const
{
    return path.action && forcing_.contains(path.action->card());
}

MittlereOutlook MittlereLookout::now() const
{
    MittlereOutlook outlook;
    outlook.worlds = worlds();
    outlook.isSettled = isSettled_;
    for (const std::size_t place : order()) outlook.lines.push_back(lineOf(tried_.paths[place]));
    outlook.lines.front().behind = {};
    return outlook;
}

MittlereLine MittlereLookout::of(const Action& action) const
{
    const auto path = std::find_if(tried_.paths.begin(), tried_.paths.end(),
        [&](const Path& one) { return one.action == action; });
    assert(path != tried_.paths.end());
    return lineOf(*path);
}

/// The cards that are as good as this one, whatever is trump in the end.
CardSet MittlereLookout::equalsOf(Card card) const
{
    const auto isNine = [](Card each) { return each.rank() == Rank::Nine; };
    const CardSet won = deal_.taken[0] | deal_.taken[1] | deal_.taken[2];
    const CardSet others = CardSet::all() - observation_.hand - won;
    CardSet equals;
    for (const Card each : observation_.hand& CardSet::of(card.suit())) {
        const bool isSame = valueOf(each, deal_.trump) == valueOf(card, deal_.trump)
            && (deal_.trump || isNine(each) == isNine(card)); // M-5
        if (isSame && (others & above(each, deal_.trump)) == (others & above(card, deal_.trump)))
            equals.add(each);
    }
    return equals;
}

/// All equal cards, and after each what the seat may play next, of equals one.
std::vector<MittlereLookout::Path> MittlereLookout::ways(const Action& action) const
{
    std::vector<Path> all { { .action = action } };
    for (const Card card : equalsOf(action.card()) & playable(deal_)) {
        if (card != action.card()) all.push_back({ .action = Action::play(card) });
        CardSet left = observation_.hand;
        left.remove(card);
        while (!isListed() && !left.empty()) {
            const Card next = left.first();
            all.push_back({ .action = Action::play(card), .next = next });
            left = left - equalsOf(next);
        }
    }
    return all;
}

std::vector<MittlereLine> MittlereLookout::beside(
    const Action& better, const std::vector<Action>& actions, const std::stop_token& stop) const
{
    return tried_.beside(
        better, actions, [this](const Action& action) { return ways(action); },
        [this](Path& way, const World& world) { follow(way, world); },
        [this](const Path& way) { return lineOf(way); },
        [this](const MittlereEnd& end) { return leadIn(end); }, stop);
}

double MittlereLookout::leadIn(const MittlereEnd& end) const
{
    return leadOf(SeatSet::firstOf(playerCount), observation_.seat,
        [&end](Seat seat) { return end.brings[seat.index] / end.weight; });
}

MittlereLine MittlereLookout::lineOf(const Path& path) const
{
    using End = MittlereEnd;
    MittlereLine line {
        .action = path.action, .events = {}, .brings = {}, .behind = {}, .regret = {}
    };
    auto& events = line.events;
    events.high = chanceOf(path, [](const End& end) { return end.ends.high - end.ends.hundred; });
    events.middle = chanceOf(path, [](const End& end) { return end.ends.middle; });
    events.low = chanceOf(path, [](const End& end) { return end.ends.low; });
    events.hundred = chanceOf(path, [](const End& end) { return end.ends.hundred; });
    events.noTrick = chanceOf(path, [](const End& end) { return end.ends.noTrick; });
    for (const Seat seat : everybody) {
        events.lost[seat] = chanceOf(path, [seat](const End& end) { return end.lost[seat.index]; });
        line.brings[seat] = path.sum.brings[seat.index] / path.sum.weight;
    }
    line.behind = tried_.behind(path);
    line.regret = tried_.behind(path, [this](const End& end) { return leadIn(end); });
    return line;
}

template <typename Of> Chance MittlereLookout::chanceOf(const Path& path, Of of) const
{
    bots::Sampled sampled;
    for (std::size_t i = 0; i < tried_.worlds.size(); ++i) {
        const MittlereEnd& end = path.ends[i];
        sampled.enter(of(end) / end.weight, tried_.worlds[i].weight * end.weight);
    }
    const bool isCertain = isSettled_ || isForcing(path);
    if (isListed() && !isCertain) return { sampled.mean(), modelError };
    return outlook::chanceOf(sampled, modelError, isCertain);
}

TriedCard MittlereLookout::seenOf(const Path& path) const
{
    bots::Sampled worth;
    for (std::size_t i = 0; i < tried_.worlds.size(); ++i)
        worth.enter(path.ends[i].worth, tried_.worlds[i].weight);
    const bool isExact = isListed() || isForcing(path) || isSettled_;
    TriedCard seen { .action = *path.action,
        .worth = worth.mean(),
        .error = isExact ? 0 : worth.error(),
        .worlds = isExact ? 0 : worlds(),
        .ends = {},
        .takesTheRest = isForcing(path) };
    seen.ends.add(path.sum.ends, 1 / path.sum.weight);
    return seen;
}

bots::MittlereDecision MittlereLookout::advice() const
{
    std::vector<TriedCard> cards;
    for (const std::size_t place : order()) cards.push_back(seenOf(tried_.paths[place]));
    auto decision = told(observation_, cards, isPlain(), isSettled_);
    const auto& whys = decision.weighed.front().whys;
    const bool isSaid = std::any_of(whys.begin(), whys.end(), [](const bots::MittlereWhy& why) {
        return why.reason == bots::MittlereReason::AnotherWillDo;
    });
    if (isSaid)
        decision.alike = tried_.asGoodAs(
            order().front(), slight, [](const Path& path) { return path.action; });
    bots::dropShownWorse(
        decision, [](const bots::MittlerePlaces& best, const bots::MittlerePlaces& one) {
            return (one.lost > best.lost && !bots::isShownAlike(one.lost, best.lost))
                || (one.first < best.first && !bots::isShownAlike(one.first, best.first));
        });
    return decision;
}

}
