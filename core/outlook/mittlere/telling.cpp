#include "core/outlook/mittlere/telling.h"

#include "core/bots/decision_util.h"
#include "core/bots/mittlere/book.h"
#include "core/bots/mittlere/telling/apart.h"
#include "core/bots/mittlere/telling/book_telling.h"
#include "core/bots/mittlere/telling/outcome_telling.h"

#include <algorithm>
#include <cmath>

namespace weli::outlook {

using namespace mittlere;

namespace {

    using bots::MittlereReason;
    using bots::MittlereWhy;

    constexpr double plainly = 0.03; // of a chance

    /// Does the deal end with the most points, 1, or with the fewest, -1?
    double wayOf(const bots::Ends& ends) { return ends.high - ends.hundred - ends.low; }

    /// The mean of the cards but the best.
    bots::Ends meanOfOthers(const std::vector<TriedCard>& cards)
    {
        bots::Ends mean;
        for (std::size_t i = 1; i < cards.size(); ++i)
            mean.add(cards[i].ends, 1.0 / static_cast<double>(cards.size() - 1));
        return mean;
    }

    /// What the best card is mostly better by, if that is a danger: of a hundred, or of no trick.
    std::optional<MittlereReason> dangerAvoided(const std::vector<TriedCard>& cards)
    {
        constexpr double much = 0.05; // of a chance
        if (cards.size() < 2) return std::nullopt;
        const bots::Ends& best = cards.front().ends;
        const bots::Ends others = meanOfOthers(cards);
        const double half = (others.lost - best.lost) / 2;
        const auto isMost = [&](double less) { return less > much && less > half; };
        if (isMost(others.hundred - best.hundred)) return MittlereReason::LessHundred;
        if (isMost(others.noTrick - best.noTrick)) return MittlereReason::LessNoTrick;
        return std::nullopt;
    }

    /// Is it mostly a hundred that loses the deal, and often?
    bool isLostByAHundred(const bots::Ends& ends)
    {
        constexpr double often = 0.2;
        return ends.hundred > often && ends.hundred > ends.lost / 2;
    }

    /// Many points, 1, or few, -1: what parts the best card from the others, or where none does
    /// how the deal ends with it.
    double aimOf(const std::vector<TriedCard>& cards, const std::optional<MittlereReason>& danger)
    {
        constexpr double open = 0.25;
        const double way = wayOf(cards.front().ends);
        if (danger) return *danger == MittlereReason::LessHundred ? -1 : 1;
        if (isLostByAHundred(cards.front().ends)) return -1;
        if (cards.size() < 2 || std::abs(way) > open) return way;
        const double change = way - wayOf(meanOfOthers(cards));
        return std::abs(change) > plainly ? std::copysign(2 * open, change) : way;
    }

    /// What the seat goes for, or flees, by the fact that is told of its card.
    std::optional<MittlereWhy> opening(const std::vector<TriedCard>& cards, double aim,
        const std::optional<MittlereReason>& danger)
    {
        constexpr double plain = 0.3;
        if (danger) return MittlereWhy { *danger };
        const double way = wayOf(cards.front().ends);
        if (std::abs(way) < plain || way * aim < 0) return std::nullopt;
        return MittlereWhy { way > 0 ? MittlereReason::AimsMany : MittlereReason::AimsFew };
    }

    /// Are they shown as often lost and won, but for rounding?
    bool areShownAlike(const bots::Ends& one, const bots::Ends& other)
    {
        return bots::isShownAlike(one.lost, other.lost)
            && bots::isShownAlike(one.first, other.first);
    }

    /// What tells the cards apart by what they are, to whom the best one leads to many points, or
    /// to few.
    std::vector<MittlereWhy> factsOf(
        const Observation& observation, const std::vector<TriedCard>& cards, double way)
    {
        const auto aim = static_cast<float>(way);
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

    /// Does it tell what any card does to the trick?
    bool isOfAllCards(MittlereReason reason)
    {
        return reason == MittlereReason::TakesAnyway || reason == MittlereReason::TakesSurely
            || reason == MittlereReason::CannotTake;
    }

    /// What parts the best card from the next that is shown to be worse, or what tells it from all;
    /// nothing if that holds of both though one is plainly better.
    std::optional<MittlereWhy> factOfBest(const Observation& observation,
        const std::vector<TriedCard>& cards, double aim, bool isPlain, const MittlereWhy& amongAll)
    {
        const auto rival = std::find_if(cards.begin() + 1, cards.end(),
            [&](const TriedCard& card) { return !areShownAlike(card.ends, cards.front().ends); });
        if (rival == cards.end()) return amongAll;
        const Card best = cards.front().action.card();
        const Card worse = rival->action.card();
        if (const auto why = bots::apart(observation, best, worse, aim).better) return why;
        if (isOfAllCards(amongAll.reason)) return std::nullopt;
        if (bots::wayOf(amongAll.reason) * aim < 0) return std::nullopt; // speaks against it
        if (isPlain && bots::isOfBoth(observation, best, worse, aim, amongAll)) return std::nullopt;
        return amongAll;
    }

    /// Of a card that is not the best: how many have its suit is neither good nor bad.
    bool isTold(const MittlereWhy& fact, bool isAlike)
    {
        if (fact.reason == MittlereReason::NothingApart) return isAlike;
        return fact.reason != MittlereReason::Out;
    }

    /// Of a best card that is not plainly the best; it may stand first by the master's word alone.
    /// Nothing where the next one is shown to lose more often by much.
    std::optional<MittlereWhy> besideOthers(const std::vector<TriedCard>& cards)
    {
        constexpr double little = 0.06;
        const TriedCard& best = cards.front();
        const bool isAlike
            = std::any_of(cards.begin() + 1, cards.end(), [&](const TriedCard& card) {
                  return card.worth > best.worth || areShownAlike(card.ends, best.ends);
              });
        if (!isAlike && cards[1].ends.lost - best.ends.lost > little) return std::nullopt;
        return MittlereWhy { isAlike ? MittlereReason::AnotherWillDo : MittlereReason::NextIsNear,
            { cards.size() == 2 ? bots::ofTwoCards : 0 } };
    }

    /// With so many points it is the hundred that counts, if a card leads to it.
    std::optional<MittlereWhy> fearOfAHundred(
        const Observation& observation, const std::vector<TriedCard>& cards)
    {
        constexpr int near = 80;
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
        constexpr double more = 0.02;
        const PublicState& table = observation.table;
        const TriedCard& best = cards.front();
        if (table.taken[observation.seat] > 0 || !bots::takesNow(table, best.action.card()))
            return std::nullopt;
        const bool isNeeded
            = std::any_of(cards.begin() + 1, cards.end(), [&](const TriedCard& card) {
                  return !bots::takesNow(table, card.action.card()) && card.ends.noTrick >= danger
                      && card.ends.noTrick > best.ends.noTrick + more;
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

    /// A reason for the best card that holds whatever the seat goes for.
    std::optional<MittlereWhy> ofMoreThanTheAim(
        const Observation& observation, const std::vector<TriedCard>& cards)
    {
        const TriedCard& best = cards.front();
        if (best.takesTheRest) return MittlereWhy { MittlereReason::TakesTheRest };
        if (const auto why = hundredOfAnother(observation, best.action.card())) return why;
        if (const auto why = trickOfAnother(observation, cards)) return why;
        if (const auto why = trickOfItsOwn(observation, cards)) return why;
        return fearOfAHundred(observation, cards);
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
    const auto danger = dangerAvoided(cards);
    const double aim = aimOf(cards, danger);
    const auto facts = factsOf(observation, cards, aim);
    const auto more = ofMoreThanTheAim(observation, cards);
    const auto first = more || isSettled ? std::nullopt : opening(cards, aim, danger);
    const auto ofBest = more ? more : factOfBest(observation, cards, aim, isPlain, facts.front());
    for (std::size_t place = 0; place < weighed.size(); ++place) {
        auto& whys = weighed[place].whys;
        if (isSettled) { // and so nothing speaks for a card, or against it
            whys = telling.whysOf(place);
            continue;
        }
        const bool isAlike = areShownAlike(cards[place].ends, cards.front().ends);
        if (place == 0 && (ofBest || !first))
            add(whys, ofBest.value_or(facts.front()));
        else if (cards[place].takesTheRest)
            add(whys, { MittlereReason::TakesTheRest });
        else if (place > 0 && isTold(facts[place], isAlike))
            add(whys, facts[place]);
        if (place == 0 && !isPlain)
            if (const auto beside = besideOthers(cards)) add(whys, *beside);
        whys = withOutcomes(whys, telling, place);
    }
    if (first) bots::putFirst(weighed.front().whys, *first, true);
    return bots::decisionFor(std::move(weighed));
}

}
