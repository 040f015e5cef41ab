#include "ui/model/at_rest.h"

namespace weli {

namespace {

    void refuse(Choice& choice, const Because& why)
    {
        if (choice.act) choice = { std::nullopt, choice.label, why };
    }

}

void rest(Picture& picture, const Because& why)
{
    for (CardPicture& card : picture.cards) {
        card.playable = false;
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

}
