#pragma once

#include "ui/picture/hand_order.h"
#include "ui/picture/picture.h"

#include <QWidget>

#include <array>

class QLabel;
class QToolButton;

namespace weli {

class Session;
class SlateView;
class TableScene;
class TableView;

/// The table with the slate beside it.
class TablePage : public QWidget {
    Q_OBJECT

public:
    explicit TablePage(Session& session, QWidget* parent = nullptr);

    /// How long movements take, in percent; 0: nothing moves.
    void setMotion(int percent);
    void setHighContrast(bool wanted);
    /// What the button says that sorts the hand.
    void setHandOrder(HandOrder order);
    [[nodiscard]] TableScene& scene() { return *scene_; }
    /// Where the book speaks of what the person is on.
    [[nodiscard]] QString topic() const;
    /// Waits until all is drawn that is seen, for a picture of it.
    void finishPicture();

public slots:
    void show(const weli::Picture& picture);

signals:
    void settings();
    void shortcuts();
    void leave();
    /// At a clause or topic.
    void bookWanted(const QString& anchor);
    /// The hand shall be sorted in the next of the ways there are.
    void sortHand();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] std::array<QToolButton*, 8> buttons() const;
    void layOut();
    void retranslate();
    void tellUndo();
    void tellOrder();

    Session& session_;
    TableScene* scene_;
    TableView* view_;
    SlateView* slate_;
    QToolButton* undo_;
    QToolButton* redo_;
    QToolButton* lastTrick_;
    QToolButton* sort_;
    QToolButton* runOn_;
    QToolButton* settings_;
    QToolButton* shortcuts_;
    QToolButton* leave_;
    QWidget* side_;
    int undone_ = 0;
    HandOrder handOrder_ = HandOrder::Suits;
    bool isPlain_ = false;
};

}
