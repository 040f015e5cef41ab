#include "core/bieten/action.h"

namespace weli::bieten {

namespace {

    std::string said(std::string_view verb, Figure figure)
    {
        return std::string(verb) + ' ' + std::string(code(figure));
    }

    std::string played(Card card, Card as)
    {
        return card == as ? "play " + weli::toText(card)
                          : "play " + weli::toText(card) + '=' + weli::toText(as);
    }

}

std::string toText(const Action& action)
{
    switch (action.verb()) {
    case Verb::Cut: return "cut " + std::to_string(action.lifted());
    case Verb::Steal: return "steal";
    case Verb::Leave: return "leave";
    case Verb::DealOneTwo: return "deal 1-2";
    case Verb::DealTwoOne: return "deal 2-1";
    case Verb::Play: return played(action.card(), action.as());
    case Verb::Bid: return said("bid", action.figure());
    case Verb::Three: return said("three", action.figure());
    case Verb::Good: return said("good", action.figure());
    case Verb::Hold: return said("hold", action.figure());
    case Verb::Claim: return "claim " + std::to_string(action.claimed().index);
    case Verb::Pass: return "pass";
    }
    return {};
}

}
