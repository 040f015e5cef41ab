#pragma once

#include "core/bieten/view.h"
#include "ui/picture/result.h"
#include "ui/picture/view_context.h"

namespace weli {

/// The count of the deal that is over, in its order and with its reasons (section 9). The table of
/// The table must have a count.
ResultPicture resultOf(
    const bieten::Observation& observation, const bieten::Open& open, const ViewContext& context);

}
