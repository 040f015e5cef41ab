#pragma once

#include "core/games.h"

#include <QDialog>

#include <optional>

class QDialogButtonBox;
class QLabel;

namespace weli {

/// What the keys do.
class Shortcuts : public QDialog {
    Q_OBJECT

public:
    explicit Shortcuts(QWidget* parent = nullptr);
    /// Only the keys of this game; of all games if none is played.
    void showFor(const std::optional<AnyGame>& game);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* list_;
    std::optional<AnyGame> game_;
};

}
