#pragma once

#include "ui/picture/bieten/context.h"
#include "ui/picture/result.h"

namespace weli {

/// The count of the deal that is over, in its order and with its reasons (section 9). The table
/// must have a count.
ResultPicture resultOf(
    const bieten::Observation& observation, const bieten::Open& open, const BietenContext& context);

}
