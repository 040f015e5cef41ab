#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace weli {

/// Says calmly what went wrong, above whatever is open, until it is put away.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void say(const QString& text);
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* text_;
    QToolButton* close_;
};

}
