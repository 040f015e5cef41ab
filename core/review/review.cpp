#include "core/review/review.h"

namespace weli::review {

std::string_view textOf(Mark mark)
{
    switch (mark) {
    case Mark::None: return "";
    case Mark::Inaccuracy: return "?!";
    case Mark::Mistake: return "?";
    case Mark::Blunder: break;
    }
    return "??";
}

}
