// What no room below the games may do: tests/CMakeLists.txt sees that this does not link.
#include "core/bieten/state.h"

weli::bieten::State reachesTooFar() { return weli::bieten::start({}, 2, {}); }
