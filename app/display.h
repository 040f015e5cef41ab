#pragma once

namespace weli {

/// Whether there is a display to try at all.
bool isDisplayNamed();

/// While it lives, a display that cannot be opened makes the program begin again without one: Qt
/// would end it. To stand around the making of the QApplication.
class DisplayWatch {
public:
    explicit DisplayWatch(char** argv);
    ~DisplayWatch();
    DisplayWatch(const DisplayWatch&) = delete;
    DisplayWatch& operator=(const DisplayWatch&) = delete;
};

}
