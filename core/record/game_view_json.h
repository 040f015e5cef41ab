#pragma once

#include "core/game/result.h"
#include "core/record/json.h"

#include <string>

namespace weli {

// What the file of each game gives to view_json.cpp.

/// The fields of a view as JSON text without the braces.
template <typename View> std::string fieldsOfView(const View& view);
/// The view that says these fields.
template <typename View> Result<View> viewOfFields(const Json& line);

}
