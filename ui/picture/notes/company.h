#pragma once

#include "ui/picture/notes/note.h"
#include "ui/picture/view_context.h"

namespace weli {

/// In what manner each of the bots has played that has one; nothing if none has.
std::optional<NotePicture> companyOf(const ViewContext& context);

}
