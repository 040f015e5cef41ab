#include "core/coach/mittlere/game_coach.h"

#include "core/coach/mittlere/situations.h"

#include <array>
#include <utility>

namespace weli::coach {

using namespace mittlere;

namespace {

    using namespace mittlere_situations;

    /// What decides the deal comes first, then what a card does, then what may be played.
    constexpr std::array<Situation<View>, 36> table { {
        { "makes-trump", makesTrump },
        { "under-is-free", underIsFree },
        { "trump-just-made", trumpJustMade },
        { "no-trick-yet", noTrickYet },
        { "over-hundred", overHundred },
        { "near-hundred", nearHundred },
        { "all-tricks-so-far", allTricksSoFar },
        { "in-the-middle", inTheMiddle },
        { "tied", tied },
        { "others-tied", othersTied },
        { "other-without-trick", otherWithoutTrick },
        { "other-near-hundred", otherNearHundred },
        { "last-trick", lastTrick },
        { "keep-under", keepUnder },
        { "trump-too-low", trumpTooLow },
        { "follow-or-trump", followOrTrump },
        { "trump-led", trumpLed },
        { "any-card", anyCard },
        { "must-take", mustTake },
        { "last-has-choice", lastHasChoice },
        { "taken-is-worth-more", takenIsWorthMore },
        { "holds-under", holdsUnder },
        { "holds-nine", holdsNine },
        { "highest-card", highestCard },
        { "cannot-take", cannotTake },
        { "single-card", singleCard },
        { "has-most", hasMost },
        { "has-fewest", hasFewest },
        { "last-deal", lastDeal },
        { "lead-first", leadFirst },
        { "follow-before-trump", followBeforeTrump },
        { "drawing", drawing },
        { "lost-in-the-middle", lostInTheMiddle },
        { "lost-by-hundred", lostByHundred },
        { "lost-without-trick", lostWithoutTrick },
        { "won-alone", wonAlone },
    } };

    constexpr std::array<std::string_view, 8> kinds { "draw", "lead", "follow", "make-trump",
        "any-card", "trump", "keep-under", "follow-or-trump" };

    /// What may be played to a trick that has its lead: its name, and the clause.
    std::pair<std::string_view, int> dutyOf(const Due& due)
    {
        const auto trump = due.trump();
        if (due.following().empty())
            return trump ? std::pair("any-card", 12) : std::pair("make-trump", 19);
        if (due.led() == trump)
            return due.may() == due.following() ? std::pair("trump", 14)
                                                : std::pair("keep-under", 15);
        return due.may() == due.following() ? std::pair("follow", trump ? 16 : 13)
                                            : std::pair("follow-or-trump", 16);
    }

    Possibility played(const Due& due, int count)
    {
        if (due.trick == nullptr)
            return { "lead", "play", { { "count", count } }, mittlereClause(10) };
        const auto [name, clause] = dutyOf(due);
        return { name, "play", { { "count", count }, { "suit", due.led() } },
            mittlereClause(clause) };
    }

}

std::span<const Situation<View>> GameCoach<View>::situations() { return table; }

std::span<const std::string_view> GameCoach<View>::names() { return kinds; }

std::vector<Possibility> GameCoach<View>::possibilities(const View& view)
{
    const auto count = static_cast<int>(legalActions(view.now).size());
    if (count == 0) return {};
    if (const auto due = dueOf(view)) return { played(*due, count) };
    return { { "draw", "draw", { { "count", count } }, mittlereClause(28) } };
}

}
