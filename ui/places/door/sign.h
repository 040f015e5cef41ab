#pragma once

#include "ui/draw/late_picture.h"

#include <QWidget>

namespace weli {

/// The slate on the door with the name of the house.
class Sign : public QWidget {
    Q_OBJECT

public:
    Sign(RenderQueue* renderQueue, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    LatePicture picture_;
};

}
