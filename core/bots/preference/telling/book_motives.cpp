#include "core/bots/preference/telling/book_motives.h"

#include "core/bots/preference/book_reasons.h"
#include "core/bots/preference/telling/giving.h"
#include "core/bots/preference/telling/sights.h"

#include <algorithm>
#include <cmath>

namespace weli::bots {

using namespace preference;

namespace {

    using Thoughts = std::vector<PreferenceEvaluation>;

    /// Is there an equal one, does the book like none of these better, and is there something to
    /// say of it that does not hold for all of them?
    bool isToldApart(const Thoughts& cards, const std::vector<LikedCard>& book,
        const std::vector<PreferenceWhy>& whys, std::size_t card)
    {
        bool differs = false;
        constexpr double equal = 1e-9;
        for (std::size_t other = 0; other < cards.size(); ++other) {
            if (other == card || std::abs(cards[other].value - cards[card].value) >= equal)
                continue;
            if (book[other].value > book[card].value) return false;
            differs = differs || whys[other] != whys[card];
        }
        return differs;
    }

    /// Does it say that another card would do better, or what the card costs?
    bool speaksAgainst(const PreferenceWhy& why)
    {
        return why.reason == PreferenceReason::GivesMore
            || why.reason == PreferenceReason::TakesDearly
            || why.reason == PreferenceReason::TakesLow
            || why.reason == PreferenceReason::TrumpsAreOut;
    }

    bool wantsTricks(const PublicState& table)
    {
        return table.contract && rowOf(*table.contract).goal != Goal::NoTrick;
    }

    /// May what is higher be a reason to play it? It is for who leads it from others of the suit,
    /// or who wants no trick.
    bool mayBringOut(const Observation& observation, Card card)
    {
        if (openTrick(observation.table) != nullptr) return !wantsTricks(observation.table);
        return (observation.hands[observation.seat] & CardSet::of(card.suit())).size() > 1;
    }

    /// Is it more than what one sees?
    bool speaksFor(const PreferenceWhy& why)
    {
        return why.reason != PreferenceReason::MayBeTaken
            && why.reason != PreferenceReason::LeadNotBeaten;
    }

    /// A lead that may be taken brings out what is higher, and that is what it is for.
    PreferenceWhy asMotive(PreferenceWhy why, const Observation& observation, Card card)
    {
        const PublicState& table = observation.table;
        if (why.reason == PreferenceReason::MasterUnlessTrumped && mustBeTrumped(observation, card))
            return { PreferenceReason::MustBeTrumped };
        if (why.reason == PreferenceReason::LeadToLose) return losingWith(observation, card);
        const bool isLead = openTrick(table) == nullptr;
        if (why.reason == PreferenceReason::MayBeTaken && isLead && wantsTricks(table))
            why.reason = PreferenceReason::ForcesOut;
        return why;
    }

    /// Does it say no more of this card than of the others?
    bool isSaidOfAll(const PreferenceWhy& why, const std::vector<PreferenceWhy>& all)
    {
        return why.reason == PreferenceReason::MayBeTaken && all.size() > 1
            && std::ranges::count(all, why) == std::ssize(all);
    }

    /// Before the figures, if there is room beside them.
    void putMotive(PreferenceWhys& whys, const PreferenceWhy& motive)
    {
        const PreferenceWhys figures = whys;
        whys = {};
        add(whys, motive);
        if (motive.reason == PreferenceReason::BettelLost) return; // the figures say no more
        const bool counts = measuresOf(motive.reason)[0] != Measure::None;
        for (PreferenceWhy why : figures) {
            if (counts && why.reason == PreferenceReason::ContractTricks) {
                why.reason = PreferenceReason::ContractMade;
                why.figures[1] = 0;
            }
            add(whys, why);
        }
    }

}

void addMotives(Thoughts& cards, const Observation& observation, const std::vector<LikedCard>& book,
    std::optional<std::size_t> chosen, const std::optional<CardSet>& worse)
{
    const auto whys = bookReasons(observation, book, PreferenceMemory::All);
    const auto best = std::max_element(book.begin(), book.end(),
        [](const LikedCard& one, const LikedCard& other) { return one.value < other.value; });
    // Where another card than the cheapest is advised, the cheapest is not called so.
    const bool isCheapest = !chosen || whys[*chosen].reason == PreferenceReason::GivesLittle;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (speaksAgainst(whys[i])) continue;
        if (whys[i].reason == PreferenceReason::GivesLittle && !isCheapest) continue;
        if (whys[i].reason == PreferenceReason::MayBeTaken
            && !mayBringOut(observation, cards[i].action->card()))
            continue;
        if (isSaidOfAll(whys[i], whys)) continue;
        const bool isLost = whys[i].reason == PreferenceReason::BettelLost;
        if (i == chosen && whys[i].reason == PreferenceReason::GivesLittle)
            putMotive(cards[i].whys, givingOf(observation, cards[i].action->card(), worse));
        else if (isLost || book[i].value == best->value || (i == chosen && speaksFor(whys[i])))
            putMotive(cards[i].whys, asMotive(whys[i], observation, cards[i].action->card()));
        else if (isToldApart(cards, book, whys, i))
            add(cards[i].whys, asMotive(whys[i], observation, cards[i].action->card()));
    }
}

}
