#include "ui/picture/mittlere/odds.h"

#include "ui/picture/notes/odds_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

namespace weli {

namespace {

    class Odds {
        Q_DECLARE_TR_FUNCTIONS(MittlereOdds)
    };

}

OddsPicture oddsPictureOf(const odds::MittlereOdds& odds, const ViewContext& /*context*/)
{
    OddsPicture picture;
    if (odds.lost == odds::Chance {} && odds.high == odds::Chance {} && odds.low == odds::Chance {})
        return picture; // nothing is dealt, or lots are drawn
    const QString points = words::points(odds.points);
    picture.cells = {
        //: Chances, very short: %1 is "62%"; that one gets potatoes
        cellOf(odds.lost, Odds::tr("lose %1"), Odds::tr("You lose in %1 deals.")),
        //: %1: "13 points"
        { .text = points, .spoken = Odds::tr("You have %1 so far.").arg(points) },
        //: … that one will have the most points, but not a hundred
        cellOf(odds.high, Odds::tr("high %1"),
            Odds::tr("You have the most, but less than a hundred, in %1 deals.")),
        //: … the second most, which loses
        cellOf(odds.middle, Odds::tr("middle %1"), Odds::tr("You are in the middle in %1 deals.")),
        //: … the fewest
        cellOf(odds.low, Odds::tr("low %1"), Odds::tr("You have the fewest in %1 deals.")),
        //: … that one loses with a hundred points or more
        cellOf(
            odds.hundred, Odds::tr("hundred %1"), Odds::tr("You lose with a hundred in %1 deals.")),
        //: … that one loses because one has taken no trick
        cellOf(odds.noTrick, Odds::tr("no trick %1"),
            Odds::tr("You lose without a trick in %1 deals.")),
    };
    return picture;
}

}
