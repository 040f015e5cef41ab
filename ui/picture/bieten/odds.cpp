#include "ui/picture/bieten/odds.h"

#include "ui/picture/notes/odds_words.h"
#include "ui/words/bieten/words.h"
#include "ui/words/reason_words.h"

#include <QCoreApplication>

namespace weli {

using namespace bieten;

namespace {

    class Odds {
        Q_DECLARE_TR_FUNCTIONS(BietenOdds)
    };

    OddsPicture::Cell cellOf(
        const odds::Chance& best, const QString& spoken, Figure figure, const ViewContext& context)
    {
        return { .text = percent(best),
            .spoken = spoken.arg(words::nameOf(figure, context.cards), ofHundred(best)),
            .plate = std::string(code(figure)) };
    }

    /// Of a figure that is to be answered.
    OddsPicture::Cell heldCellOf(
        const odds::Chance& best, double needed, Figure figure, const ViewContext& context)
    {
        const odds::Chance enough { .value = needed };
        //: %1 is a figure ("Hearts"), %2 "62 of 100"
        const QString spoken = Odds::tr("%1: if you hold, you win it in %2 deals.");
        OddsPicture::Cell cell = cellOf(best, spoken, figure, context);
        //: Below a figure that was bid, very short: %1 is the chance that I win it if I hold
        //: ("62%"), %2 the chance from which on it pays to hold ("17%")
        cell.text = Odds::tr("%1 (hold at %2+)").arg(cell.text, percent(enough));
        //: %1 is "17 of 100"
        cell.spoken += ' ' + Odds::tr("Holding pays at %1 or more.").arg(ofHundred(enough));
        return cell;
    }

}

OddsPicture oddsPictureOf(const odds::BietenOdds& odds, const ViewContext& context)
{
    OddsPicture picture;
    //: %1 is a figure ("Hearts"), %2 "62 of 100"
    const QString spoken = Odds::tr("%1: you win it in %2 deals.");
    for (const Figure figure : figures) {
        const auto& best = odds.best[figure];
        if (!best) continue;
        const auto& needed = odds.needed[figure];
        picture.cells.push_back(needed ? heldCellOf(*best, *needed, figure, context)
                                       : cellOf(*best, spoken, figure, context));
    }
    return picture;
}

}
