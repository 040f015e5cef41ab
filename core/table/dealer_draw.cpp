#include "core/table/dealer_draw.h"

namespace weli {

Card DealerDraw::card() const
{
    Card last = cuts.front().card;
    for (const Cut& cut : cuts)
        if (cut.seat == dealer) last = cut.card;
    return last;
}

}
