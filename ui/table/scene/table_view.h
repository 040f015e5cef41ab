#pragma once

#include <QGraphicsView>

namespace weli {

class Announcer;
class TableScene;

/// The window onto a TableScene: it follows its size, and mouse and keys reach the table.
class TableView : public QGraphicsView {
    Q_OBJECT

public:
    explicit TableView(TableScene* scene, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    /// Below this nothing is promised to be readable.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void follow();
    void tellFocus();
    void tellOrder();

    TableScene* table_;
    Announcer* announcer_;
    bool isArriving_ = false; // the focus
};

}
