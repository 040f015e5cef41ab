#include "core/mittlere/sheet.h"

#include <algorithm>

namespace weli::mittlere {

Row rowOf(int strokes, int potatoes)
{
    Row row;
    for (int place = 1; place <= std::max(strokes, potatoes); ++place) {
        if (place <= std::min(strokes, potatoes))
            row.push(Mark::Crossed);
        else
            row.push(strokes > potatoes ? Mark::Stroke : Mark::Ring);
    }
    return row;
}

}
