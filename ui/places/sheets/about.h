#pragma once

class QWidget;

namespace weli {

/// What Weli is, by which licence, and what it is built on; before this window.
void showAbout(QWidget* window);

}
