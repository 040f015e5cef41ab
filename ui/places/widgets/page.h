#pragma once

#include <QScrollArea>
#include <QWidget>

#include <vector>

namespace weli {

struct UiScale;

/// A place of the house: its letters and distances follow the window and what the person wants.
class Page : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Draws all as large as it shall be now.
    void rescale();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// What does not follow by itself.
    virtual void fit(const UiScale& scale) = 0;
};

/// Tab leads from each of these to the next.
void leadThrough(const std::vector<QWidget*>& fields);

/// Pixels between words and the bar by which they scroll; where there is none, they reach as far as
/// what stands below them.
inline constexpr int besideBar = 4;

/// Shows something as large as there is room; where that is less than it needs, it scrolls. Tab
/// leaps over the area itself.
class Scroller : public QScrollArea {
    Q_OBJECT

public:
    explicit Scroller(QWidget* content, QWidget* parent = nullptr, int gap = 0);

    /// Asks for as much height as its content needs, so that something around it scrolls instead.
    void setWhole(bool whole);
    [[nodiscard]] bool hasHeightForWidth() const override { return isWhole_; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// As wide as its content needs, so that it scrolls up and down only.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    int gap_;
    bool isWhole_ = false;
};

}
