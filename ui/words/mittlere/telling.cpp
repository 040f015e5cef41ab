#include "ui/words/mittlere/telling.h"

namespace weli::words {

using bots::MittlereReason;

int tellingOf(const bots::MittlereWhy& why, const bots::MittlereEvaluation& /*act*/, bool isBlamed)
{
    using enum MittlereReason;
    if (!isBlamed) return 0;
    switch (why.reason) {
    case FirstLess: return 4;
    case MoreMiddle:
    case MoreHundred:
    case MoreNoTrick: return 3;
    case LosesMore: return 2;
    default: return 0;
    }
}

}
