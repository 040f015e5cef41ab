#include "core/coach/preference/game_coach.h"

#include "core/coach/preference/situations.h"

#include <array>
#include <utility>

namespace weli::coach {

using namespace preference;

namespace {

    using namespace preference_situations;

    /// The rare and costly comes before what every deal has.
    constexpr std::array<Situation<View>, 41> table { {
        { "last-word", lastWord },
        { "name-spiel", nameSpiel },
        { "may-hold", preference_situations::mayHold },
        { "other-would-declare", otherWouldDeclare },
        { "spiel-stands", spielStands },
        { "open-low", openLow },
        { "go-higher", goHigher },
        { "pass-is-final", passIsFinal },
        { "discard-after-taking", discardAfterTaking },
        { "discard-to-void", discardToVoid },
        { "discarding", discarding },
        { "announcing", announcing },
        { "announcing-spiel", announcingSpiel },
        { "after-buying", afterBuying },
        { "sure-two", sureTwo },
        { "hearts-at-home", heartsAtHome },
        { "other-stayed", otherStayed },
        { "other-joined", otherJoined },
        { "going-along", goingAlong },
        { "sure-one", sureOne },
        { "staying-is-free", stayingIsFree },
        { "inviting", inviting },
        { "invited", invited },
        { "may-offer", mayOffer },
        { "offered", offered },
        { "forced", forced },
        { "leading-as-declarer", leadingAsDeclarer },
        { "ausfechten", ausfechten },
        { "no-trick-wanted", noTrickWanted },
        { "all-tricks-wanted", allTricksWanted },
        { "open-hands", openHands },
        { "declarer-made", declarerMade },
        { "defender-safe", defenderSafe },
        { "lowest-that-beats", lowestThatBeats },
        { "must-trump", mustTrump },
        { "must-beat", mustBeat },
        { "any-card", anyCard },
        { "throw-danger", throwDanger },
        { "cannot-beat", cannotBeat },
        { "throw-high", throwHigh },
        { "one-trick-more", oneTrickMore },
    } };

    constexpr std::array<std::string_view, 21> kinds { "pass", "bid", "name-suit", "hold",
        "discard", "announce", "take", "leave", "join", "stay", "invite", "alone", "offer",
        "no-offer", "accept", "refuse", "lead", "beat", "follow", "trump", "any-card" };

    struct Plain {
        Verb verb;
        std::string_view name;
        std::string_view begins;
        int clause;
    };
    /// All but cards.
    constexpr std::array<Plain, 14> plain { {
        { Verb::Pass, "pass", "pass", 16 },
        { Verb::Bid, "bid", "bid", 17 },
        { Verb::Hold, "hold", "hold", 19 },
        { Verb::Discard, "discard", "discard", 25 },
        { Verb::Announce, "announce", "announce", 23 },
        { Verb::Take, "take", "take", 30 },
        { Verb::No, "leave", "no", 29 },
        { Verb::Join, "join", "join", 36 },
        { Verb::Stay, "stay", "stay", 37 },
        { Verb::Invite, "invite", "invite", 39 },
        { Verb::Alone, "alone", "alone", 40 },
        { Verb::Offer, "offer", "offer", 42 },
        { Verb::Accept, "accept", "accept", 45 },
        { Verb::Refuse, "refuse", "refuse", 44 },
    } };

    int countOf(const ActionList& actions, Verb verb)
    {
        int count = 0;
        for (const Action& action : actions) count += action.verb() == verb ? 1 : 0;
        return count;
    }

    /// What is due to a trick that has its lead: its name, and the clause.
    std::pair<std::string_view, int> dutyOf(const Turn& turn)
    {
        const bool allBeat = turn.beating(turn.may) == turn.may;
        if (turn.following().empty())
            return turn.may != turn.hand ? std::pair("trump", 50) : std::pair("any-card", 50);
        return allBeat ? std::pair("beat", 49) : std::pair("follow", 48);
    }

    Possibility played(const View& view, int count)
    {
        const auto turn = turnOf(view);
        if (!turn) return { "lead", "play", { { "count", count } }, preferenceClause(46) };
        const auto [name, clause] = dutyOf(*turn);
        return { name, "play", { { "count", count }, { "suit", turn->led() } },
            preferenceClause(clause) };
    }

    Possibility unplayed(const View& view, const Plain& one, int count)
    {
        const PublicState& now = view.now.table;
        Possibility possibility { one.name, one.begins, { { "count", count } },
            preferenceClause(one.clause) };
        if (one.verb == Verb::No && isDueIn<Talking>(view)) {
            possibility.name = "no-offer";
            possibility.clause = preferenceClause(43);
        }
        const bool names
            = now.standing && now.standing->bid == spiel && now.standing->seat == view.now.seat;
        if (one.verb == Verb::Bid && names) {
            possibility.name = "name-suit";
            possibility.clause = preferenceClause(20);
        }
        return possibility;
    }

}

std::span<const Situation<View>> GameCoach<View>::situations() { return table; }

std::span<const std::string_view> GameCoach<View>::names() { return kinds; }

std::vector<Possibility> GameCoach<View>::possibilities(const View& view)
{
    const ActionList actions = legalActions(view.now);
    std::vector<Possibility> all;
    for (const Plain& one : plain)
        if (const int count = countOf(actions, one.verb); count > 0)
            all.push_back(unplayed(view, one, count));
    if (const int count = countOf(actions, Verb::Play); count > 0)
        all.push_back(played(view, count));
    return all;
}

}
