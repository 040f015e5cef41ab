#include "core/outlook/mittlere/telling.h"

#include "core/bots/decision_util.h"
#include "core/bots/mittlere/book.h"
#include "core/bots/mittlere/telling/book_telling.h"
#include "core/bots/mittlere/telling/outcome_telling.h"

#include <algorithm>
#include <cmath>

namespace weli::outlook {

using namespace mittlere;

namespace {

    using bots::MittlereReason;
    using bots::MittlereWhy;

    /// What tells the cards apart by what they are, to whom the best one leads to many points, or
    /// to few.
    std::vector<MittlereWhy> factsOf(
        const Observation& observation, const std::vector<TriedCard>& cards)
    {
        const bots::Ends& best = cards.front().ends;
        const auto aim = static_cast<float>(best.high - best.hundred - best.low);
        const bots::PlayContext context = bots::playContextOf(observation);
        double most = cards.front().worth;
        for (const TriedCard& card : cards) most = std::max(most, card.worth);
        std::vector<bots::SeenCard> seen;
        seen.reserve(cards.size());
        for (const TriedCard& card : cards)
            seen.push_back({ .card = card.action.card(),
                .shares = bots::sharesOf(context, card.action.card(), aim),
                .value = seen.empty() ? most : card.worth }); // the first is the best
        const bots::BookTelling telling(context, seen, true, aim > 0);
        std::vector<MittlereWhy> facts;
        facts.reserve(seen.size());
        for (const bots::SeenCard& card : seen) facts.push_back(telling.factAbout(card));
        return facts;
    }

    /// Are they shown as often lost and won, but for rounding?
    bool areShownAlike(const bots::Ends& one, const bots::Ends& other)
    {
        constexpr double shown = 0.025; // of a hundred: two
        return std::abs(one.lost - other.lost) < shown && std::abs(one.first - other.first) < shown;
    }

    /// Of a best card that is not plainly the best; it may stand first by the master's word alone.
    MittlereWhy besideOthers(const std::vector<TriedCard>& cards)
    {
        const TriedCard& best = cards.front();
        const bool isAlike
            = std::any_of(cards.begin() + 1, cards.end(), [&](const TriedCard& card) {
                  return card.worth > best.worth || areShownAlike(card.ends, best.ends);
              });
        return { isAlike ? MittlereReason::AnotherWillDo : MittlereReason::NextIsNear,
            { cards.size() == 2 ? bots::ofTwoCards : 0 } };
    }

    /// With so many points it is the hundred that counts, if a card leads to it.
    std::optional<MittlereWhy> fearOfAHundred(
        const Observation& observation, const std::vector<TriedCard>& cards)
    {
        constexpr int near = 80;
        constexpr double plainly = 0.03;
        const int points = bots::playContextOf(observation).points;
        if (points < near || points >= aHundred) return std::nullopt;
        const double least = cards.front().ends.hundred;
        const bool isDanger = std::any_of(cards.begin() + 1, cards.end(),
            [least](const TriedCard& card) { return card.ends.hundred > least + plainly; });
        if (!isDanger) return std::nullopt;
        return MittlereWhy { MittlereReason::FearsHundred, { static_cast<double>(points) } };
    }

    /// Those without a trick.
    SeatSet seatsWithout(const PublicState& table)
    {
        SeatSet seats;
        for (const Seat seat : everybody)
            if (table.taken[seat] == 0) seats.add(seat);
        return seats;
    }

    /// Another has no trick yet, and it could be this one, which costs who leaves it.
    std::optional<MittlereWhy> trickOfAnother(
        const Observation& observation, const std::vector<TriedCard>& cards)
    {
        constexpr int late = 5; // cards in hand
        constexpr double plainly = 0.03;
        const PublicState& table = observation.table;
        if (observation.hand.size() > late || table.taken[observation.seat] == 0
            || !bots::takesNow(table, cards.front().action.card()))
            return std::nullopt;
        const SeatSet without = seatsWithout(table);
        const double lost = cards.front().ends.lost;
        const bool isWorse
            = std::any_of(cards.begin() + 1, cards.end(), [&](const TriedCard& card) {
                  return !bots::takesNow(table, card.action.card())
                      && card.ends.lost > lost + plainly;
              });
        if (without.empty() || !isWorse) return std::nullopt;
        const double who = without.size() == 1 ? (*without.begin()).index : -1.0;
        return MittlereWhy { MittlereReason::OtherHasNone, { who } };
    }

    /// The seat has no trick yet, and who leaves this one may end without.
    std::optional<MittlereWhy> trickOfItsOwn(
        const Observation& observation, const std::vector<TriedCard>& cards)
    {
        constexpr double danger = 0.05;
        constexpr double plainly = 0.02;
        const PublicState& table = observation.table;
        const TriedCard& best = cards.front();
        if (table.taken[observation.seat] > 0 || !bots::takesNow(table, best.action.card()))
            return std::nullopt;
        const bool isNeeded
            = std::any_of(cards.begin() + 1, cards.end(), [&](const TriedCard& card) {
                  return !bots::takesNow(table, card.action.card()) && card.ends.noTrick >= danger
                      && card.ends.noTrick > best.ends.noTrick + plainly;
              });
        if (!isNeeded) return std::nullopt;
        return MittlereWhy { MittlereReason::FirstTrick };
    }

    /// The trick that the best card leaves makes a hundred of what its taker has.
    std::optional<MittlereWhy> hundredOfAnother(const Observation& observation, Card best)
    {
        const PublicState& table = observation.table;
        const PlayedTrick* const open = openTrick(table);
        if (open == nullptr || bots::takesNow(table, best)) return std::nullopt;
        const bool isWithout = !seatsWithout(table).empty(); // M-25: who then loses
        const Seat taker = open->winner;
        const int points = bots::pointsToCountOn(table)[taker];
        CardSet trick;
        for (const Card card : open->cards) trick.add(card);
        trick.add(best);
        const int more = bots::worthToCountOn(trick, table.trump);
        if (isWithout || points >= aHundred || points + more < aHundred) return std::nullopt;
        return MittlereWhy { MittlereReason::BringsHundred,
            { static_cast<double>(points), static_cast<double>(taker.index) } };
    }

    using Whys = decltype(bots::MittlereEvaluation::whys);

    bool tellsOfSparing(const Whys& whys)
    {
        return std::any_of(whys.begin(), whys.end(),
            [](const MittlereWhy& why) { return bots::isOfSparing(why.reason); });
    }

    /// After what was said of the card comes what it brings, so that how often another loses in the
    /// middle's place has room: without it the places do not fit what is lost.
    Whys withOutcomes(const Whys& said, const bots::OutcomeTelling& telling, std::size_t place)
    {
        const auto with = [&](bool inOne) {
            Whys whys = said;
            for (const MittlereWhy& why : telling.whysOf(place, inOne)) add(whys, why);
            return whys;
        };
        const Whys inOne = with(true);
        const Whys whys = with(false);
        return tellsOfSparing(inOne) && !tellsOfSparing(whys) ? inOne : whys;
    }

}

bots::MittlereDecision told(const Observation& observation, const std::vector<TriedCard>& cards,
    bool isPlain, bool isSettled)
{
    std::vector<bots::MittlereEvaluation> weighed;
    std::vector<bots::Outcome> outcomes;
    for (const TriedCard& card : cards) {
        weighed.push_back({ .action = card.action,
            .value = card.worth,
            .error = card.error,
            .worlds = card.worlds,
            .expected = bots::placesOf(card.ends) });
        outcomes.push_back({ card.action.card(), card.ends });
    }
    const bots::OutcomeTelling telling(observation, {}, weighed, outcomes, { isPlain, isSettled });
    auto facts = factsOf(observation, cards);
    if (const auto fear = fearOfAHundred(observation, cards)) facts.front() = *fear;
    if (const auto why = trickOfItsOwn(observation, cards)) facts.front() = *why;
    if (const auto why = trickOfAnother(observation, cards)) facts.front() = *why;
    if (const auto why = hundredOfAnother(observation, cards.front().action.card()))
        facts.front() = *why;
    for (std::size_t place = 0; place < weighed.size(); ++place) {
        auto& whys = weighed[place].whys;
        if (cards[place].takesTheRest) facts[place] = { MittlereReason::TakesTheRest };
        const bool isAlike = areShownAlike(cards[place].ends, cards.front().ends);
        if (isAlike || facts[place].reason != MittlereReason::NothingApart) add(whys, facts[place]);
        if (place == 0 && !isPlain && !isSettled) add(whys, besideOthers(cards));
        whys = withOutcomes(whys, telling, place);
    }
    return bots::decisionFor(std::move(weighed));
}

}
