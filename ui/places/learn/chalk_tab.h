#pragma once

#include "ui/draw/late_picture.h"
#include "ui/places/widgets/laid_button.h"

namespace weli {

/// A name in chalk on the table, yellow if it is the chosen one.
class ChalkTab : public LaidButton {
    Q_OBJECT

public:
    ChalkTab(RenderQueue* renderQueue, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    LatePicture plain_;
    LatePicture chosen_;
};

}
