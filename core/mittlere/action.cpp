#include "core/mittlere/action.h"

namespace weli::mittlere {

std::string toText(const Action& action)
{
    if (action.verb() == Verb::Draw) return "draw " + std::to_string(action.position());
    return "play " + weli::toText(action.card());
}

}
