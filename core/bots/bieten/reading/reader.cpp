#include "core/bots/bieten/reading/reader.h"

#include "core/bots/bieten/book.h"
#include "core/bots/bieten/rollout/leanings.h"

#include <algorithm>
#include <cmath>

namespace weli::bots {

using namespace bieten;

namespace {

    constexpr double doubt = 0.01; // the chance that somebody does anything
    constexpr double booksBlur = 0.02; // points by which the book's thought is missed

    // The sharp bot, as the book's thought explains 8,100 acts on its turn best; how it shuns bids
    // out of turn is set by hand.
    constexpr double othersShare = 0.5; // of those who play so
    constexpr double othersBlur = 0.7;
    constexpr Leanings othersLeanings { -1.09, -0.13, -0.30, -0.11, -0.9, 0.21, -0.18, -0.39, 0.22,
        0.26, -0.05, -0.62, 0.56, 0.44, 0.36, -0.15 };

    bool isBluff(const Advice& advice)
    {
        return advice.action && advice.why.reason == BietenReason::Bluff;
    }

    AdviceList inTheMood(AdviceList advice)
    {
        for (Advice& one : advice)
            if (isBluff(one)) one.value += outOfMood;
        return advice;
    }

    /// The chance of this act for somebody who misses by so much what is best.
    double chosen(const AdviceList& advice, const Action& action, double blur)
    {
        if (advice.empty()) return doubt; // nothing is lawful, as after an offence
        const double best = bestOf(advice).value;
        double all = 0;
        double these = 0;
        for (const Advice& one : advice) {
            const double weight = std::exp((one.value - best) / blur);
            all += weight;
            if (one.action == action) these += weight;
        }
        return doubt + (1 - doubt) * these / all;
    }

    /// … who plays by the book, and is in the mood for a bluff now and then.
    double chosenByBook(const AdviceList& sober, const AdviceList& moody, const Action& action)
    {
        const double without = chosen(sober, action, booksBlur);
        if (std::none_of(sober.begin(), sober.end(), isBluff)) return without;
        return bluffShare * chosen(moody, action, booksBlur) + (1 - bluffShare) * without;
    }

}

double Reader::likelihood(Seat seat, CardSet cards) const
{
    Holding holding { .cards = cards };
    double book = 1;
    double other = 1;
    for (const Step& step : steps_) {
        if (step.acted.seat == seat) {
            const Action& action = step.acted.action;
            Rng rng(1); // in no mood for a bluff
            const AdviceList sober = bookAdvice(step.before, seat, holding, rng);
            const AdviceList moody = inTheMood(sober);
            book *= chosenByBook(sober, moody, action);
            const AdviceList advice = leaned(moody, step.before, seat, othersLeanings);
            other *= chosen(advice, action, othersBlur);
            bind(step.before, seat, holding, action, false);
        }
        if (step.released) holding.commitments.remove(*step.released);
    }
    return (1 - othersShare) * book + othersShare * other;
}

}
