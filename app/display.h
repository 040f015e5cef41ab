#pragma once

#include <QApplication>

#include <memory>

namespace weli {

/// The application on the display of the system; nothing if there is none or none that answers.
std::unique_ptr<QApplication> applicationOnDisplay(int& argc, char** argv);

}
