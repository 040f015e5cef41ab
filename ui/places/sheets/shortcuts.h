#pragma once

#include "core/games.h"
#include "ui/places/sheets/sheet.h"

#include <QKeySequence>
#include <QList>

#include <optional>

class QLabel;

namespace weli {

struct UiScale;

/// Those of this desktop, and Ctrl+Y, which many are used to.
QList<QKeySequence> redoKeys();

/// What the keys do.
class Shortcuts : public Sheet {
    Q_OBJECT

public:
    explicit Shortcuts(QWidget* parent = nullptr);
    /// Only the keys of this game; of all games if none is played.
    void showFor(const std::optional<AnyGame>& game);

    /// As large as that, as far as the screen has room.
    void fit(const UiScale& scale);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* list_;
    std::optional<AnyGame> game_;
};

}
