#pragma once

#include <QComboBox>

namespace weli {

/// The languages that are spoken. A key only opens its list: what is chosen there counts, not what
/// one passes.
class LanguageBox : public QComboBox {
    Q_OBJECT

public:
    explicit LanguageBox(QWidget* parent);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

}
