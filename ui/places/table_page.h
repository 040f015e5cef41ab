#pragma once

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
    [[nodiscard]] TableScene& scene() { return *scene_; }
    /// Waits until all is drawn that is seen, for a picture of it.
    void finishPicture();

public slots:
    void show(const weli::Picture& picture);

signals:
    void settings();
    void shortcuts();
    void leave();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] std::array<QToolButton*, 7> buttons() const;
    void layOut();
    void retranslate();
    void tellUndo();

    Session& session_;
    TableScene* scene_;
    TableView* view_;
    SlateView* slate_;
    QToolButton* undo_;
    QToolButton* redo_;
    QToolButton* lastTrick_;
    QToolButton* runOn_;
    QToolButton* settings_;
    QToolButton* shortcuts_;
    QToolButton* leave_;
    QWidget* side_;
    int undone_ = 0;
    bool isPlain_ = false;
};

}
