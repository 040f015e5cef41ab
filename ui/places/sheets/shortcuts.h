#pragma once

#include "core/games.h"
#include "ui/places/sheets/sheet.h"

#include <QKeySequence>
#include <QList>
#include <QStringList>

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
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    [[nodiscard]] int wholeRowsIn(int room, int wide) const;

    QLabel* list_;
    QStringList rows_; // as they are heard
    qsizetype row_ = -1; // that was heard last
    std::optional<AnyGame> game_;
};

}
