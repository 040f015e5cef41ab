#include "app/fonts_ahead.h"

#include <fontconfig/fontconfig.h>

namespace weli {

FontsAhead::FontsAhead()
    : reader_([] { FcInit(); })
{
}

}
