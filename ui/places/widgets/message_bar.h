#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace weli {

/// Says calmly what went wrong, above what is open, until it is put away or something else is
/// opened.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void say(const QString& text);
    /// With a button that does something about it; after that the message is put away.
    void offer(const QString& text, const QString& label, const std::function<void()>& act);
    [[nodiscard]] QString text() const;
    /// The person goes elsewhere: what was said before that is put away.
    void leave();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* text_;
    QPushButton* act_;
    std::function<void()> acts_;
    bool isNew_ = false; // said by what is just being done
    QToolButton* close_;
};

}
