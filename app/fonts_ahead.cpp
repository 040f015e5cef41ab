#include "app/fonts_ahead.h"

#include "ui/draw/render_queue.h"

#include <fontconfig/fontconfig.h>

namespace weli {

FontsAhead::FontsAhead()
{
    RenderQueue::shareMemory();
    reader_ = std::jthread([] { FcInit(); });
}

}
