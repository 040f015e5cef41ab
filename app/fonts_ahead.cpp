#include "app/fonts_ahead.h"

#include "ui/draw/workshop.h"

#include <fontconfig/fontconfig.h>

namespace weli {

FontsAhead::FontsAhead()
{
    Workshop::shareMemory();
    reader_ = std::jthread([] { FcInit(); });
}

}
