#include "core/outlook/mittlere/telling.h"

#include "core/bots/decision_util.h"
#include "core/bots/mittlere/book.h"
#include "core/bots/mittlere/telling/book_telling.h"
#include "core/bots/mittlere/telling/outcome_telling.h"

#include <algorithm>

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

}

bots::MittlereDecision told(
    const Observation& observation, const std::vector<TriedCard>& cards, bool isPlain)
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
    const bots::OutcomeTelling telling(observation, {}, weighed, outcomes, isPlain);
    const auto facts = factsOf(observation, cards);
    for (std::size_t place = 0; place < weighed.size(); ++place) {
        auto& whys = weighed[place].whys;
        add(whys, facts[place]);
        if (place == 0 && !isPlain) add(whys, { MittlereReason::AnotherWillDo });
        for (const MittlereWhy& why : telling.whysOf(place)) add(whys, why);
    }
    return bots::decisionFor(std::move(weighed));
}

}
