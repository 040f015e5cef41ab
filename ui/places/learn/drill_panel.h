#pragma once

#include "ui/model/drills/drill_picture.h"
#include "ui/picture/picture.h"
#include "ui/places/widgets/panel.h"
#include "ui/words/deck.h"

class QGridLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace weli {

class CardRow;
class ChoiceList;
class Scroller;
struct UiScale;

/// The question beside the table: its choices, why they are right, how the round went.
class DrillPanel : public Panel {
    Q_OBJECT

public:
    explicit DrillPanel(QWidget* parent = nullptr);

    void show(const DrillPicture& picture);
    void setCards(const CardStyle& style, CardWords words);
    /// So wide: longer choices take more lines.
    void fit(const UiScale& scale, int wide);
    void finishPicture();
    /// Presses what the panel waits for: to check, to go on, or what has the focus.
    void proceed();
    /// Gives the focus to what leads on.
    void focusOnward();
    /// What has to be heard of the picture that is shown.
    /// Of a question also what lies on its table.
    [[nodiscard]] QString spoken(const Picture& table) const;
    /// A question as it is put once more: what lies there has its own keys, how they sit has none.
    [[nodiscard]] QString spokenAgain(const Picture& table) const;
    /// Says what was marked since.
    void tellChoice(const DrillPicture& before);
    /// All that Tab reaches, the choices first.
    [[nodiscard]] std::vector<QWidget*> fields() const;
    [[nodiscard]] bool isAsking() const { return picture_.stage == DrillPicture::Stage::Asked; }

signals:
    void chosen(int choice);
    void check();
    void goOn();
    void again();
    void leave();
    void bookWanted(const QString& anchor);

protected:
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void layOutTexts(QWidget* text);
    void showProgress();
    void showHands();
    void showChoices();
    void showAnswer();
    void showEnd();
    void nameButtons();
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString asked(const QStringList& needed, bool isAgain) const;
    void checkMarks();
    [[nodiscard]] QStringList orderOf(const Picture& table) const;
    [[nodiscard]] QStringList neededOf(const Picture& table) const;
    [[nodiscard]] QStringList rightChoices() const;

    DrillPicture picture_;
    CardWords words_;
    CardStyle style_;
    Scroller* texts_ = nullptr;
    QLabel* title_;
    QLabel* number_;
    QProgressBar* bar_;
    QLabel* question_;
    CardRow* cards_;
    QGridLayout* hands_;
    std::vector<QLabel*> names_; // of whose they are
    std::vector<CardRow*> handRows_;
    ChoiceList* choices_;
    QLabel* verdict_;
    QLabel* why_;
    QPushButton* check_;
    QPushButton* next_;
    QPushButton* again_;
    QPushButton* leave_;
};

}
