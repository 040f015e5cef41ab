#pragma once

namespace weli {

/// Can a window be opened here? Asks in a process of its own, because Qt ends the program that
/// asks in vain. Must be called before there is a QApplication.
bool displayWorks(int argc, char** argv);

}
