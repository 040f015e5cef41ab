#pragma once

#include "ui/model/drills/drill_player.h"
#include "ui/places/widgets/page.h"
#include "ui/words/deck.h"

class QShortcut;

namespace weli {

class DrillPanel;
class SlateView;
class TableScene;
class TableView;

/// The table of a drill, with its question beside it.
class DrillPage : public Page {
    Q_OBJECT

public:
    explicit DrillPage(DrillPlayer& player, QWidget* parent = nullptr);

    void setCards(const CardStyle& style, CardWords words);
    void setMotion(int percent);
    void setHighContrast(bool wanted);
    [[nodiscard]] TableScene& scene() { return *scene_; }
    /// Where the book speaks of what the learner is on.
    [[nodiscard]] QString topic() const;
    /// Waits until all is drawn that is seen, for a picture of it.
    void finishPicture();

signals:
    void leave();
    /// At a clause or topic.
    void bookWanted(const QString& anchor);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void fit(const UiScale& scale) override;
    void showEvent(QShowEvent* event) override;

private:
    void layOut();
    void addKeys();
    void showQuestion(const Picture& picture, const DrillPicture& question);
    void retranslate();

    DrillPlayer& player_;
    DrillPicture shown_;
    TableScene* scene_;
    TableView* view_;
    SlateView* slate_;
    QWidget* side_;
    DrillPanel* panel_;
    bool isPlain_ = false;
};

}
