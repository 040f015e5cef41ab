#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace weli {

/// Says calmly what went wrong, above whatever is open, until it is put away.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void say(const QString& text);
    /// With a button that does something about it; after that the message is put away.
    void offer(const QString& text, const QString& label, const std::function<void()>& act);
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* text_;
    QPushButton* act_;
    std::function<void()> acts_;
    QToolButton* close_;
};

}
