#include "core/outlook/preference/afterwards.h"

namespace weli::outlook {

using namespace preference;

namespace {

    constexpr std::array lows { Contract::One, Contract::Two, Contract::Three, Contract::Four };

    std::vector<Action> wordsAfterBid()
    {
        std::vector<Action> words { Action(Verb::Pass), Action(Verb::No) };
        for (const Contract low : lows) {
            words.push_back(Action::bid({ low }));
            words.push_back(Action::hold(low));
        }
        return words;
    }

    std::vector<Action> wordsAfterDiscard()
    {
        std::vector<Action> words { Action(Verb::No) };
        for (const Contract low : lows) words.push_back(Action::announce(low));
        return words;
    }

}

std::vector<Action> wordsAfter(const Action& word)
{
    switch (word.verb()) {
    case Verb::Bid:
    case Verb::Hold: return wordsAfterBid();
    case Verb::Discard: return wordsAfterDiscard();
    case Verb::Announce: return { Action(Verb::No) };
    case Verb::Pass: return { Action(Verb::Join), Action(Verb::Stay) };
    case Verb::Join: return { Action(Verb::Alone), Action(Verb::Invite) };
    case Verb::Alone:
    case Verb::No:
    case Verb::Offer: return { Action(Verb::Accept), Action(Verb::Refuse) };
    default: return {};
    }
}

/// Where two agree on tricks or play it out, both make their contract and keep their two tricks in
/// so many more or less of 100 deals at one table and at another (tests/bench/strength.md). Who
/// passes with the book is right at more tables than who bids, for it hangs on what others bid; and
/// what is discarded on how often they after-buy.
double doubtBeside(
    const PublicState& table, const Action& better, const Action& done, bool isOfTheBook)
{
    constexpr double ofWords = 0.06;
    constexpr double ofPassing = 0.1;
    constexpr double ofDiscards = 0.04;
    if (std::holds_alternative<Talking>(table.phase)) return ofWords;
    if (done.verb() == Verb::Discard) return table.entitled.size() > 1 ? ofDiscards : 0;
    const bool isPass = done.verb() == Verb::Pass;
    if (isPass == (better.verb() == Verb::Pass)) return 0;
    return isPass && isOfTheBook ? ofPassing : ofWords;
}

}
