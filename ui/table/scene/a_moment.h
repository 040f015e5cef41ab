#pragma once

namespace weli {

inline constexpr int aMoment = 300; // milliseconds in which nobody can have read what is asked

}
