#include "tests/core/coach/truths.h"

namespace weli::test {

using namespace bieten;

template <> const Truths<State>& truths()
{
    static const Truths<State> all { };
    return all;
}

}
