#pragma once

#include "ui/places/widgets/symbols.h"

#include <QToolButton>

namespace weli {

/// A button that lies on the wall beside the slate: a symbol and light writing, or the symbol
/// alone; a light frame when it has the focus.
class WallButton : public QToolButton {
    Q_OBJECT

public:
    WallButton(Symbol symbol, const char* name, QWidget* parent);

    /// The colour of what is written on wood.
    [[nodiscard]] static QColor writing();
    /// Without its writing, which is still heard.
    void showSymbolOnly(bool only);
    [[nodiscard]] QSize sizeHint() const override;
    /// As it is with its writing.
    [[nodiscard]] QSize wholeSize() const;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    /// Enter presses it, too, as buttons of the table.
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// As its symbol has.
    [[nodiscard]] double grown() const;
    [[nodiscard]] QSize margin() const;
    [[nodiscard]] int gap() const;
    /// How the letter that presses it is shown.
    [[nodiscard]] int mnemonic() const;
};

}
