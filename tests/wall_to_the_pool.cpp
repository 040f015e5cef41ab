// What the program must not do: tests/CMakeLists.txt sees that this does not link.
#include "app/cli/pool/mittlere.h"

int main() { return static_cast<int>(weli::pool::playersOf({}).size()); }
