#pragma once

#include "core/bieten/state.h"
#include "core/review/judgement.h"

#include <algorithm>
#include <vector>

namespace weli::review {

template <> struct Thresholds<bieten::State> {
    static constexpr double inaccuracy = 0.17, mistake = 0.35, blunder = 0.7; // points
    static constexpr double stake = 14; // points: one is so much of a game, or more
    static constexpr bool cardsTell = true; // 78 of 100 of a result among equals

    /// A bid of what is as good as won, which more patience would only make dearer; or the better
    /// act is a bid, too, which can be made next, and no card is better than this one: their order
    /// alone hardly ever loses a match.
    static bool isSafe(
        const std::vector<outlook::BietenLine>& lines, const outlook::BietenLine& line, Seat seat)
    {
        constexpr double asGoodAsWon = 0.97;
        const auto isBid
            = [](const outlook::BietenLine& one) { return is(one, bieten::Verb::Bid); };
        if (isBid(line) && line.events.scored[line.action->figure()][seat].value >= asGoodAsWon)
            return true;
        return isBid(line) && isBid(lines.front())
            && std::all_of(lines.begin(), lines.end(), [&](const outlook::BietenLine& one) {
                   return isBid(one) || one.regret.value > line.regret.value;
               });
    }

    /// Who does not bluff is not blamed for it.
    static bool isDaring(const outlook::BietenLine& line) { return line.events.isBluff; }

    /// May this claim be made after that card as well?
    static bool canWait(const bieten::Action& better, const bieten::Action& done)
    {
        using bieten::Verb;
        const bool isClaim = better.verb() == Verb::Bid || better.verb() == Verb::Three;
        return isClaim && done.verb() == Verb::Play;
    }

    /// When to bid, and what first.
    static bool isTaste(const bieten::Action& better, const bieten::Action& done)
    {
        using bieten::Verb;
        const auto isWhen = [](const bieten::Action& one) {
            return one.verb() == Verb::Bid || one.verb() == Verb::Play;
        };
        const bool areCards = better.verb() == Verb::Play && done.verb() == Verb::Play;
        return isWhen(better) && isWhen(done) && !areCards;
    }

private:
    static bool is(const outlook::BietenLine& line, bieten::Verb verb)
    {
        return line.action && line.action->verb() == verb;
    }
};

}
