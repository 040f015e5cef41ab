#pragma once

#include "app/command_line.h"
#include "ui/picture/picture.h"
#include "ui/places/main_window.h"

#include <QPixmap>
#include <QTemporaryDir>

namespace weli {

/// A window that nobody sees, with files of its own, for drawing the places.
class OffscreenWindow {
public:
    /// Nothing moves in it.
    OffscreenWindow(QSize size, Settings settings);

    MainWindow& window() { return *window_; }
    /// Where its files are.
    [[nodiscard]] MatchStore store() const { return MatchStore(files_.filePath("matches")); }
    QPixmap draw();
    QPixmap drawTable(const AnyGame& game, const Picture& picture);

private:
    QTemporaryDir files_;
    std::unique_ptr<MainWindow> window_;
};

/// Draws what was wished for; the exit code of the program.
int drawPortrait(const Screenshot& options);

}
