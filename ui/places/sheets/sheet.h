#pragma once

#include <QDialog>

class QLabel;
class QPushButton;

namespace weli {

struct UiScale;

/// A dialog like a sheet of the house: below its heading lies what it tells, and it only wants to
/// be closed.
class Sheet : public QDialog {
    Q_OBJECT

public:
    explicit Sheet(QWidget* parent);

protected:
    void setBody(QWidget* body);
    void setHeading(const QString& heading);
    /// Letters, distances and the button.
    void grow(const UiScale& scale);
    /// How high all is but the body.
    [[nodiscard]] int heightAround() const;
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* heading_;
    QPushButton* close_;
};

}
