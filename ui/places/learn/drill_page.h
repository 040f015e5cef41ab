#pragma once

#include "ui/model/drills/drill_player.h"
#include "ui/places/learn/taught_table.h"
#include "ui/words/deck.h"

namespace weli {

class DrillPanel;

/// The table of a drill, with its question beside it.
class DrillPage : public TaughtTable {
    Q_OBJECT

public:
    explicit DrillPage(DrillPlayer& player, QWidget* parent = nullptr);

    void setCards(const CardStyle& style, CardWords words);
    /// Where the book speaks of what the learner is on.
    [[nodiscard]] QString topic() const;
    void finishPicture() override;

protected:
    void fit(const UiScale& scale) override;

private:
    void addKeys();
    void showQuestion(const Picture& picture, const DrillPicture& question);

    DrillPlayer& player_;
    DrillPicture shown_;
    DrillPanel* panel_;
};

}
