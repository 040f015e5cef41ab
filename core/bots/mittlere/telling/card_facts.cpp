#include "core/bots/mittlere/telling/card_facts.h"

#include "core/bots/mittlere/telling/candidate.h"
#include "core/bots/mittlere/telling/follow_facts.h"
#include "core/bots/mittlere/telling/lead_facts.h"

namespace weli::bots {

using namespace mittlere;

std::optional<MittlereWhy> factOf(
    Aspect aspect, const Choosing& choosing, Card card, bool speaksFor)
{
    const Candidate it(choosing, card, speaksFor);
    return choosing.context.trick ? followFactOf(aspect, it) : leadFactOf(aspect, it);
}

MittlereWhy plainFactOf(const Choosing& choosing, Card card, bool speaksFor)
{
    const Candidate it(choosing, card, speaksFor);
    return choosing.context.trick ? plainFollowFactOf(it) : plainLeadFactOf(it);
}

MittlereWhy leadFactOf(const Choosing& choosing, Card card)
{
    return leadByCardsOut(Candidate(choosing, card, true));
}

MittlereWhy firstFactOf(const Choosing& choosing, Card card)
{
    const Candidate it(choosing, card, card == choosing.best);
    return choosing.context.trick ? firstFollowFactOf(it) : leadByRank(it);
}

}
