#include "core/outlook/preference/lookout.h"

#include "core/bots/preference/words/manner.h"
#include "core/bots/preference/words/playout.h"
#include "core/bots/preference/worlds/world_sampler.h"
#include "core/claim/preference/claim.h"
#include "core/outlook/preference/afterwards.h"
#include "core/outlook/sampled.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace weli::outlook {

using namespace preference;
using odds::certain;
using odds::impossible;

namespace {

    constexpr int drawnAtOnce = 64; // worlds, out of so many more
    constexpr double modelError = 0.03; // tests/bench/strength.md
    constexpr double leadPerChip = 1.5; // what one has more, two others have less

    /// They remember all, and conclude as far as it is quick.
    constexpr auto memory = bots::PreferenceMemory::Shown;

    bool isInPlay(const PublicState& table) { return std::holds_alternative<Playing>(table.phase); }

    /// Is it settled what is played, if not by whom?
    bool isContractSettled(const PublicState& table)
    {
        return isInPlay(table) || std::holds_alternative<GoingAlong>(table.phase)
            || std::holds_alternative<Inviting>(table.phase)
            || std::holds_alternative<Talking>(table.phase);
    }

    /// Of a deal with a declarer (P-59).
    bool mayFall(const PublicState& table, Seat defender)
    {
        return isSuit(*table.contract) && table.playing.contains(defender)
            && table.inviter.value_or(defender) == defender;
    }

    bool mayBothFall(const PublicState& table)
    {
        int number = 0;
        for (const Seat seat : defendersOf(table)) number += mayFall(table, seat) ? 1 : 0;
        return number > 1;
    }

    /// What the book thinks of each act, in the order of the legal ones.
    std::vector<double> likings(const Observation& observation)
    {
        std::vector<double> values;
        if (isInPlay(observation.table))
            for (const bots::LikedCard& card : bots::likedCards(observation))
                values.push_back(card.value);
        else
            for (const auto& word : bots::unimagined(observation, bots::Level::Book))
                values.push_back(word.value);
        return values;
    }

    bool isOnTurn(const Observation& observation)
    {
        return seatDue(observation.table) == observation.seat;
    }

    /// By the tricks that have been taken; nothing while it is open.
    std::optional<Chance> madeAlready(const PublicState& table)
    {
        if (!isInPlay(table) || !table.contract || !isSuit(*table.contract)) return std::nullopt;
        int others = 0;
        for (const Seat seat : defendersOf(table)) others += table.taken[seat];
        if (table.taken[*table.declarer] >= 6) return certain;
        return others > 4 ? std::optional(impossible) : std::nullopt;
    }

    std::optional<Chance> keptAlready(const PublicState& table, Seat defender)
    {
        if (!isInPlay(table)) return std::nullopt;
        int taken = table.taken[defender];
        if (table.inviter) taken += table.taken[otherDefender(table, defender)];
        const int lacking = (table.inviter ? 4 : 2) - taken;
        if (lacking <= 0) return certain;
        const int left = handSize(table, *seatDue(table));
        return lacking > left ? std::optional(impossible) : std::nullopt;
    }

    /// What the seat plays the next time that it is its turn, if it may; or what it says the first
    /// time that it may.
    void doNext(State& state, Seat seat, const Action& next)
    {
        const bool isCard = next.verb() == Verb::Play;
        const auto isTime = [&] {
            const bool isTurn = seatDue(state.table) == seat;
            return isTurn && (isCard || !whyNot(state, seat, next));
        };
        while (!state.table.settled && !isTime()) bots::goOnByTheBook(state, memory);
        if (!state.table.settled && !whyNot(state, seat, next)) act(state, seat, next);
    }

    void doubt(Difference& difference, double chips)
    {
        difference.error = std::hypot(difference.error, chips);
    }

    /// The cards of the seat that are as good as this one: none that is still to be played, or lies
    /// in the trick, stands between them.
    CardSet equalsOf(const Observation& observation, Card card)
    {
        const CardSet hand = observation.hands[observation.seat];
        CardSet others = bots::cardsOutside(observation, bots::PreferenceMemory::All);
        if (const PlayedTrick* open = openTrick(observation.table))
            for (const Card lying : open->cards) others.add(lying);
        CardSet equals;
        for (const Card each : hand& CardSet::of(card.suit()))
            if ((others & above(each)) == (others & above(card))) equals.add(each);
        return equals;
    }

    void enter(std::optional<bots::Sampled>& sampled, std::optional<bool> event)
    {
        if (!event) return;
        if (!sampled) sampled.emplace();
        sampled->enter(*event ? 1 : 0);
    }

}

bool hasOutlook(const Observation& observation)
{
    return seatDue(observation.table) && observation.table.active.contains(observation.seat);
}

PreferenceLookout::PreferenceLookout(
    const Observation& observation, std::uint64_t seed, const std::stop_token& stop)
    : observation_(observation)
    , rng_(seed)
    , isSettled_(claim::isSettled(observation_, stop))
    , plays_(isInPlay(observation.table))
{
    assert(hasOutlook(observation));
    if (plays_ && isOnTurn(observation_))
        if (const auto next = claim::forcing(observation_))
            forcing_ = equalsOf(observation_, next->card());
    if (!isOnTurn(observation_)) {
        tried_.paths.push_back({ .action = {} });
        return;
    }
    const std::vector<double> liked = likings(observation_);
    for (const Action& action : legalActions(observation_))
        tried_.paths.push_back({ .action = action,
            .equal = plays_ ? tried_.placeOf(equalsOf(observation_, action.card())) : std::nullopt,
            .bookValue = liked[tried_.paths.size()] });
}

int PreferenceLookout::coarse() const { return plays_ ? drawnAtOnce : drawnAtOnce / 2; }

int PreferenceLookout::fine() const { return 6 * drawnAtOnce; }

void PreferenceLookout::addWorld(const std::stop_token& stop)
{
    constexpr int candidates = 75; // for each of which the sampler weighs twenty
    if (drawn_.empty())
        drawn_ = bots::WorldSampler(observation_, drawnAtOnce,
            bots::Budget { .worlds = candidates, .stop = stop }, rng_,
            bots::Evidence::WordsAndCards)
                     .worlds();
    tried_.worlds.push_back({ drawn_.back() });
    drawn_.pop_back();
}

void PreferenceLookout::look(int worlds, const std::stop_token& stop)
{
    while (this->worlds() < worlds) {
        if (!tried_.worlds.empty() && stop.stop_requested()) return;
        addWorld(stop);
        tried_.followAll([this](Path& path, const World& world) { follow(path, world); });
        narrow();
    }
}

/// Cards are soon played out; of what may be said only what promises most is tried on.
void PreferenceLookout::narrow()
{
    struct Cut {
        int worlds;
        std::size_t kept;
    };
    constexpr std::array cuts { Cut { 12, 24 }, Cut { 24, 12 }, Cut { 48, 6 } };
    if (plays_) return;
    for (const Cut& cut : cuts) {
        if (worlds() != cut.worlds || tried_.paths.size() <= cut.kept) continue;
        std::vector<Path> kept;
        std::vector<Path> others;
        for (const std::size_t place : tried_.order()) {
            Path& path = tried_.paths[place];
            const bool isIn = kept.size() < cut.kept || path.action == kept_;
            (isIn ? kept : others).push_back(std::move(path));
        }
        dropped_.insert(dropped_.begin(), others.begin(), others.end());
        tried_.paths = std::move(kept);
    }
}

void PreferenceLookout::Path::takeFrom(const Path& other)
{
    ends.push_back(other.ends.back());
    chips = other.chips;
    cards = other.cards;
}

void PreferenceLookout::follow(Path& path, const World& world) const
{
    const Seat seat = observation_.seat;
    State state = world.state;
    if (path.action) act(state, seat, *path.action);
    if (path.next) doNext(state, seat, *path.next);
    bots::playToTheEnd(state, memory);
    path.ends.push_back(endOf(world.state, state));
    End& end = path.ends.back();
    end.isByAct = end.declares && path.action && !plays_
        && bots::leadsTo(*path.action, observation_.table, *state.table.contract);
    path.chips.enter(end.worth);
    if (!plays_) {
        path.words.chips.enter(end.worth);
        path.words.enter(state, seat,
            path.action ? bots::splitIn(*path.action, world.state.table) : std::nullopt);
    } else if (end.made) {
        path.cards.enter(world.state, seat, end.worth,
            { *end.made ? 1.0 : 0.0,
                static_cast<double>(state.table.taken[*state.table.declarer]) });
        path.cards.falls.enter(end.fallen > 0 ? 1 : 0);
        if (mayBothFall(state.table)) path.cards.allFall.enter(end.fallen > 1 ? 1 : 0);
    }
}

PreferenceLookout::End PreferenceLookout::endOf(const State& world, const State& settled) const
{
    const PublicState& table = settled.table;
    const Seat seat = observation_.seat;
    const Settlement result = settlementOf(table);
    End end { .worth = bots::chipsBrought(world, settled, seat), .tricks = result.tricks[seat] };
    for (const Seat each : SeatSet::firstOf(table.players))
        end.brings[each] = static_cast<float>(bots::chipsBrought(world, settled, each));
    if (!table.declarer) {
        end.notMost = !result.fallen.contains(seat);
        return end;
    }
    end.declares = table.declarer == seat;
    if (end.declares || isContractSettled(observation_.table))
        end.made = !result.fallen.contains(*table.declarer);
    if (!end.declares && mayFall(table, seat)) end.kept = !result.fallen.contains(seat);
    for (const Seat each : defendersOf(table)) end.fallen += result.fallen.contains(each) ? 1 : 0;
    return end;
}

double PreferenceLookout::Path::value() const
{
    constexpr double perBookPoint = 1e-4; // what comes to the same the book tells apart
    return chips.mean() + perBookPoint * bookValue;
}

PreferenceOutlook PreferenceLookout::now() const
{
    PreferenceOutlook outlook;
    outlook.worlds = worlds();
    outlook.isSettled = isSettled_;
    for (const std::size_t place : order()) outlook.lines.push_back(lineOf(tried_.paths[place]));
    outlook.lines.front().behind = {};
    return outlook;
}

PreferenceLine PreferenceLookout::of(const Action& action) const
{
    for (const Path& path : tried_.paths)
        if (path.action == action) return lineOf(path);
    return followed({ .action = action });
}

/// All equal cards, and after each what the seat may play next, of equals one; or a word, and what
/// it may say next.
std::vector<PreferenceLookout::Path> PreferenceLookout::ways(const Action& action) const
{
    std::vector<Path> all { { .action = action } };
    if (!isOnTurn(observation_)) return all;
    if (action.verb() != Verb::Play) {
        for (const Action& next : wordsAfter(action))
            all.push_back({ .action = action, .next = next });
        return all;
    }
    for (const Card card : equalsOf(observation_, action.card())) {
        const Action equal = Action::play(card);
        if (whyNot(observation_, equal)) continue;
        if (equal != action) all.push_back({ .action = equal });
        CardSet left = observation_.hands[observation_.seat];
        left.remove(card);
        while (!left.empty()) {
            const Card next = left.first();
            all.push_back({ .action = equal, .next = Action::play(next) });
            left = left - equalsOf(observation_, next);
        }
    }
    return all;
}

/// After a word that is advised the book goes on, which speaks well enough: only who is blamed has
/// the benefit of what it might say.
std::vector<PreferenceLine> PreferenceLookout::beside(
    const Action& better, const std::vector<Action>& actions, const std::stop_token& stop) const
{
    auto lines = tried_.beside(
        better, actions,
        [&](const Action& action) {
            const bool isAdvised = action == better && action.verb() != Verb::Play;
            return isAdvised ? std::vector<Path> { { .action = action } } : ways(action);
        },
        [this](Path& way, const World& world) { follow(way, world); },
        [this](const Path& way) { return lineOf(way); },
        [this](const End& end) { return leadIn(end); }, stop);
    const PublicState& table = observation_.table;
    for (PreferenceLine& line : lines) {
        const double chips = amountPlayedFor(table)
            * doubtBeside(table, better, *line.action, isOfTheBook(*line.action));
        doubt(line.behind, chips);
        doubt(line.regret, leadPerChip * chips);
    }
    return lines;
}

/// Does the book do so?
bool PreferenceLookout::isOfTheBook(const Action& action) const
{
    const Path* best = nullptr;
    for (const auto* const paths : { &tried_.paths, &dropped_ })
        for (const Path& path : *paths)
            if (best == nullptr || best->bookValue < path.bookValue) best = &path;
    return best != nullptr && best->action == action;
}

PreferenceLine PreferenceLookout::of(const Action& discard, const Action& announced) const
{
    return followed({ .action = discard, .next = announced });
}

PreferenceLine PreferenceLookout::followed(Path path) const
{
    for (const World& world : tried_.worlds) follow(path, world);
    return lineOf(path);
}

PreferenceLine PreferenceLookout::lineOf(const Path& path) const
{
    PreferenceLine line {
        .action = path.action, .events = {}, .brings = {}, .behind = {}, .regret = {}
    };
    std::optional<bots::Sampled> made;
    std::optional<bots::Sampled> kept;
    std::optional<bots::Sampled> notMost;
    bots::Sampled declares;
    bots::Sampled tricks;
    PerSeat<bots::Sampled> brings;
    const bool isByAct = std::any_of(
        path.ends.begin(), path.ends.end(), [](const End& end) { return end.isByAct; });
    for (const End& end : path.ends) {
        if (!end.declares || end.isByAct || !isByAct) enter(made, end.made);
        enter(kept, end.kept);
        enter(notMost, end.notMost);
        declares.enter(end.declares ? 1 : 0);
        tricks.enter(end.tricks);
        for (const Seat seat : SeatSet::firstOf(observation_.table.players))
            brings[seat].enter(end.brings[seat]);
    }
    const PublicState& table = observation_.table;
    if (made) line.events.made = madeAlready(table).value_or(chanceOf(*made));
    if (kept) line.events.kept = keptAlready(table, observation_.seat).value_or(chanceOf(*kept));
    if (notMost) line.events.notMost = chanceOf(*notMost);
    line.events.declares = chanceOf(declares);
    line.events.tricks = tricks.mean();
    for (const Seat seat : SeatSet::firstOf(observation_.table.players))
        line.brings[seat] = brings[seat].mean();
    line.behind = tried_.behind(path);
    line.regret = tried_.behind(path, [this](const End& end) { return leadIn(end); });
    return line;
}

bool PreferenceLookout::isPlain() const { return tried_.isPlain(slight); }

/// Among equals the modest one comes first.
std::vector<std::size_t> PreferenceLookout::order() const
{
    auto places = tried_.order();
    const Path& best = tried_.paths[places.front()];
    if (!best.action || best.ends.empty()) return places;
    const auto modest = instead(best);
    if (!modest) return places;
    const auto found = std::find(places.begin(), places.end(), *modest);
    std::rotate(places.begin(), found, found + 1);
    return places;
}

std::optional<std::size_t> PreferenceLookout::instead(const Path& best) const
{
    switch (best.action->verb()) {
    case Verb::Bid: return passInstead(best);
    case Verb::Join: return homeInstead(best);
    case Verb::Play: return lowestInstead(best);
    default: return std::nullopt;
    }
}

std::optional<std::size_t> PreferenceLookout::placeOf(Verb verb) const
{
    for (std::size_t place = 0; place < tried_.paths.size(); ++place)
        if (tried_.paths[place].action->verb() == verb) return place;
    return std::nullopt;
}

/// Nobody bids what hardly ever comes to be played and brings hardly more than passing.
std::optional<std::size_t> PreferenceLookout::passInstead(const Path& best) const
{
    constexpr double seldom = 0.1;
    constexpr double hardlyMore = 2; // chips: who overbids it is imagined
    if (best.words.made.weight >= seldom * best.words.deals) return std::nullopt;
    const auto pass = placeOf(Verb::Pass);
    if (!pass || best.value() - tried_.paths[*pass].value() > hardlyMore) return std::nullopt;
    return pass;
}

/// Nor goes along to fall more often than not, for hardly more than at home.
std::optional<std::size_t> PreferenceLookout::homeInstead(const Path& best) const
{
    constexpr double half = 0.5;
    constexpr double hardlyMore = 1; // chip
    if (best.words.kept.weight <= 0 || best.words.kept.mean() >= half) return std::nullopt;
    const auto home = placeOf(Verb::Stay);
    if (!home) return std::nullopt;
    const Difference behind = tried_.behind(tried_.paths[*home]);
    if (behind.value > std::max(behind.error, hardlyMore)) return std::nullopt;
    return home;
}

/// Who cannot take a trick that is wanted gives the lowest of the suit, unless that is plainly
/// worse.
std::optional<std::size_t> PreferenceLookout::lowestInstead(const Path& best) const
{
    const PublicState& table = observation_.table;
    const bool isWanted = table.contract && rowOf(*table.contract).goal != Goal::NoTrick;
    const PlayedTrick* const trick = openTrick(table);
    Card card = best.action->card();
    if (!isWanted || trick == nullptr || beats(card, trickSoFar(*trick), trumpOf(table)))
        return std::nullopt;
    std::optional<std::size_t> lowest;
    for (std::size_t place = 0; place < tried_.paths.size(); ++place) {
        const Path& path = tried_.paths[place];
        if (!above(path.action->card()).contains(card)) continue;
        if (tried_.isPlainlyBehind(path, slight)) continue;
        card = path.action->card();
        lowest = place;
    }
    return lowest;
}

double PreferenceLookout::leadIn(const End& end) const
{
    return leadOf(SeatSet::firstOf(observation_.table.players), observation_.seat,
        [&end](Seat seat) { return end.brings[seat]; });
}

Chance PreferenceLookout::chanceOf(const bots::Sampled& sampled) const
{
    return outlook::chanceOf(sampled, modelError, isSettled_);
}

}
