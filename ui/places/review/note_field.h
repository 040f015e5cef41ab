#pragma once

#include <QLineEdit>

#include <functional>
#include <map>

namespace weli {

/// Where a person writes something of their own at a moment. It is taken with Enter, and when one
/// goes elsewhere; Escape leaves it as it was.
class NoteField : public QLineEdit {
    Q_OBJECT

public:
    /// Puts down what was written at a place; false: it could not.
    using Keep = std::function<bool(int place, const QString& text)>;
    explicit NoteField(Keep keep, QWidget* parent = nullptr);

    /// What has been written at this place; what was not taken yet is taken before, and what could
    /// not be put down stands there again until it can.
    void show(int place, const QString& text);
    /// Another match comes: takes what is written, and shows nothing.
    void leaveMatch();
    /// Whether it can be written in at all, and what it is for.
    void tell(bool canBeKept);
    /// Whether there is more than can be seen of it.
    [[nodiscard]] bool isCut() const;

signals:
    /// The person is done with it.
    void left();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void take();

    Keep keep_;
    int place_ = -1; // none
    QString kept_;
    std::map<int, QString> unkept_; // by the place
};

}
