#pragma once

#include "ui/places/widgets/background_widget.h"

namespace weli {

/// The picture on the door: the table at evening, the slate with the name, the pack and a hand of
/// cards.
class Scenery : public BackgroundWidget {
    Q_OBJECT

public:
    explicit Scenery(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override { return { 900, 340 }; }
    [[nodiscard]] QSize minimumSizeHint() const override { return { 200, 60 }; }
};

}
