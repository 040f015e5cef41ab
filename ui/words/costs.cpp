#include "ui/words/costs.h"

#include <QCoreApplication>

#include <cmath>

namespace weli::words {

namespace {

    class Cost {
        Q_DECLARE_TR_FUNCTIONS(Cost)
    };

}

QString costOf(const bots::Cost& cost)
{
    using Of = bots::Cost::Of;
    const bool isShare = cost.of == Of::Deals || cost.of == Of::Matches;
    const int amount = static_cast<int>(std::lround(isShare ? 100 * cost.amount : cost.amount));
    switch (cost.of) {
    case Of::Points:
        return Cost::tr("That gives away about %n point(s). Do it anyway?", nullptr, amount);
    case Of::Chips:
        return Cost::tr("That gives away about %n chip(s). Do it anyway?", nullptr, amount);
    case Of::Deals:
        return Cost::tr(
            "That loses you about %n more of 100 such deals. Play it anyway?", nullptr, amount);
    case Of::Matches:
        return Cost::tr("That costs you first place in about %n of 100 such matches. Do it anyway?",
            nullptr, amount);
    }
    return {};
}

QString warningOf(const QString& cost)
{
    //: After the question whether somebody will do what costs much: "… Do it anyway?"
    return cost + ' ' + Cost::tr("Press again to do it anyway.");
}

}
