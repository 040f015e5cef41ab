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

    OddsPicture::Cell cellOf(const odds::Chance& best, std::optional<double> needed, Figure figure,
        const ViewContext& context)
    {
        OddsPicture::Cell cell { .text = percent(best),
            //: %1 is a figure ("Hearts"), %2 "62 of 100"
            .spoken = Odds::tr("%1: by the cards, whatever was said, you have the best in %2 "
                               "deals.")
                          .arg(words::nameOf(figure, context.cards), ofHundred(best)),
            .plate = std::string(code(figure)) };
        if (!needed) return cell;
        const odds::Chance enough { .value = *needed };
        //: Below a figure that was bid, very short: %1 is the chance that mine is best ("62%"), %2
        //: the chance from which on it pays to hold ("17%")
        cell.text = Odds::tr("%1 (hold at %2+)").arg(cell.text, percent(enough));
        //: %1 is "17 of 100"
        cell.spoken += ' ' + Odds::tr("Holding pays at %1 or more.").arg(ofHundred(enough));
        return cell;
    }

}

OddsPicture oddsPictureOf(const odds::BietenOdds& odds, const ViewContext& context)
{
    OddsPicture picture;
    for (const Figure figure : figures)
        if (odds.best[figure])
            picture.cells.push_back(
                cellOf(*odds.best[figure], odds.needed[figure], figure, context));
    if (odds.lastIsToCome)
        picture.cells.push_back({ //: Very short, where a chance will stand: of the last trick
            .text = Odds::tr("not yet"),
            .spoken = Odds::tr("The last trick: its chance cannot be worked out before it begins; "
                               "until then it depends on the cards that everybody plays."),
            .plate = std::string(code(Figure::Last)) });
    return picture;
}

}
