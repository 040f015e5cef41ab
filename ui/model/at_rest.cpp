#include "ui/model/at_rest.h"

namespace weli {

namespace {

    /// What the rules forbid, too: who looks learns nothing from it.
    void refuse(Choice& choice, const Because& why)
    {
        const bool isMine = choice.act || !choice.why.text.isEmpty();
        if (isMine) choice = { std::nullopt, choice.label, why };
    }

}

void rest(Picture& picture, const Because& why)
{
    for (CardPicture& card : picture.cards) {
        card.naming = false;
        refuse(card.play, why);
    }
    if (auto* const figures = std::get_if<FiguresTable>(&picture.table)) {
        for (PlatePicture& plate : figures->plates) refuse(plate.bid, why);
        figures->namings.clear();
    } else if (auto* const tricks = std::get_if<TricksTable>(&picture.table)) {
        if (tricks->ladder)
            for (LadderCell& cell : tricks->ladder->cells) refuse(cell.say, why);
        tricks->discard.reset();
    }
}

void offerNothing(Picture& picture)
{
    picture.answers.clear();
    if (auto* const tricks = std::get_if<TricksTable>(&picture.table)) tricks->splits.clear();
}

}
