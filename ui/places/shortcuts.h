#pragma once

#include <QDialog>

class QDialogButtonBox;
class QLabel;

namespace weli {

/// What the keys do.
class Shortcuts : public QDialog {
    Q_OBJECT

public:
    explicit Shortcuts(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* list_;
};

}
