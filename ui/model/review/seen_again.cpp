#include "ui/model/review/seen_again.h"

namespace weli {

namespace {

    void takeFrom(FiguresTable& table)
    {
        for (PlatePicture& plate : table.plates) plate.bid = {};
        table.cut.reset();
        table.namings.clear();
    }

    void takeFrom(TricksTable& table)
    {
        if (table.ladder)
            for (LadderCell& cell : table.ladder->cells) cell.say = {};
        table.discard.reset();
        table.splits.clear();
    }

}

void takeChoices(Picture& picture)
{
    for (CardPicture& card : picture.cards) {
        card.play = {};
        card.naming = false;
    }
    std::visit([](auto& table) { takeFrom(table); }, picture.table);
    picture.answers.clear();
    picture.goOn.reset();
    if (!picture.result) return;
    picture.result->again.reset();
    picture.result->setUp.reset();
    picture.result->tellHabits.reset();
}

}
