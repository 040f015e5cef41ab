#pragma once

#include "ui/model/review/look_back.h"

#include <QWidget>

#include <array>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace weli {

struct UiScale;

/// Buttons that lead back and on in a match by moves, tricks and deals.
class StrideBar : public QWidget {
    Q_OBJECT

public:
    explicit StrideBar(QWidget* parent = nullptr);

    /// A row for each stride with its name, or all of them beside one another; so wide, and buttons
    /// so high, with letters of the usual size.
    void fit(const UiScale& scale, bool inOneRow, int wide, int high);
    /// As Tab goes through them.
    [[nodiscard]] std::vector<QWidget*> buttons() const;
    void retranslate();

signals:
    void wanted(weli::LookBack::Stride stride, bool forward);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QPushButton* addButton(LookBack::Stride stride, bool forward);
    void lay(bool inOneRow);
    void drawArrows();

    QGridLayout* rows_;
    std::array<QLabel*, 3> names_ {}; // of the strides
    std::vector<QPushButton*> buttons_; // back and on by each
};

}
