#pragma once

#include "ui/picture/result.h"
#include "ui/places/widgets/panel.h"
#include "ui/words/because.h"

#include <optional>
#include <vector>

class QLabel;

namespace weli {

class Scroller;

/// A paper on the table: what a person can do now, or what all were like when a match is over. It
/// goes with Escape, and when the focus leaves it.
class OpenActs : public Panel {
    Q_OBJECT

public:
    explicit OpenActs(QWidget* parent);

    /// Shows these in the middle above the hand of the table, and takes the focus.
    void open(const std::vector<Because>& acts);
    /// The same with what each player was like.
    void tell(const ResultPicture& result);
    /// As large as its words need, within this part of the page.
    void layIn(const QRect& room);

signals:
    /// The focus was here.
    void closed();
    void bookWanted(const QString& anchor);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void lieOpen();
    void write();
    void writeActs();
    void writeHabits();
    bool scroll(int key);

    QLabel* heading_;
    QLabel* list_;
    Scroller* area_;
    QRect room_;
    std::vector<Because> acts_;
    std::optional<ResultPicture> result_; // of this match it tells
};

}
