#include "core/preference/action.h"

namespace weli::preference {

namespace {

    std::string key(Contract contract) { return std::string(rowOf(contract).key); }

    std::string discarded(const Action& action)
    {
        if (action == hiddenDiscard) return "discard";
        return "discard " + weli::toText(action.card()) + ' ' + weli::toText(action.second());
    }

    std::string offered(Split split)
    {
        return "offer " + std::to_string(declarersTricks(split)) + '-'
            + std::to_string(defendersTricks(split));
    }

}

std::string toText(const Action& action)
{
    switch (action.verb()) {
    case Verb::Pass: return "pass";
    case Verb::Bid: return "bid " + (action.bid() == spiel ? "spiel" : key(action.contract()));
    case Verb::Hold: return "hold " + key(action.contract());
    case Verb::Discard: return discarded(action);
    case Verb::Announce: return "announce " + key(action.contract());
    case Verb::Take: return "take";
    case Verb::No: return "no";
    case Verb::Join: return "join";
    case Verb::Stay: return "stay";
    case Verb::Invite: return "invite";
    case Verb::Alone: return "alone";
    case Verb::Offer: return offered(action.split());
    case Verb::Accept: return "accept";
    case Verb::Refuse: return "refuse";
    case Verb::Play: return "play " + weli::toText(action.card());
    }
    return {};
}

}
