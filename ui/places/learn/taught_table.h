#pragma once

#include "ui/picture/slate.h"
#include "ui/places/widgets/page.h"

namespace weli {

class SlateView;
class TableScene;
class TableView;

/// A table at which one learns: the slate is at its side, and below that something to read.
class TaughtTable : public Page {
    Q_OBJECT

public:
    void setMotion(int percent);
    virtual void setHighContrast(bool wanted);
    [[nodiscard]] TableScene& scene() { return *scene_; }
    /// Waits until all is drawn that is seen, for a picture of it.
    virtual void finishPicture();

signals:
    void leave();
    /// At a clause or topic.
    void bookWanted(const QString& anchor);

protected:
    explicit TaughtTable(QWidget* parent);
    /// Below the slate, which takes so much of the height beside the panel's.
    void layBeside(QWidget* panel, int slateShare, int panelShare);
    /// Along the lower edge of the table.
    void layBelow(QWidget* strip);
    void write(const SlatePicture& slate);
    /// How wide the side is: large letters need more, as far as the table can spare it.
    [[nodiscard]] int wideBeside(int least) const;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;

    [[nodiscard]] TableScene* tableScene() const { return scene_; }
    [[nodiscard]] TableView* tableView() const { return view_; }
    [[nodiscard]] SlateView* slate() const { return slate_; }
    [[nodiscard]] QWidget* side() const { return side_; }

private:
    void retranslate();
    void addKeys();

    TableScene* scene_;
    TableView* view_;
    SlateView* slate_;
    QWidget* side_;
    bool isPlain_ = false;
};

}
