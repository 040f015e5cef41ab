#pragma once

#include "ui/model/lessons/lesson_player.h"
#include "ui/places/widgets/panel.h"
#include "ui/table/scene/a_moment.h"

#include <QElapsedTimer>

#include <array>
#include <vector>

class QLabel;
class QPushButton;
class QShortcut;

namespace weli {

class ChoiceList;
class Scroller;
struct UiScale;

/// The words of a lesson beside its table: what the step says and asks, and how it goes on.
class LessonPanel : public Panel {
    Q_OBJECT

public:
    explicit LessonPanel(LessonPlayer& player, QWidget* parent = nullptr);

    /// Beside the letters of the page; the smaller ones are for a window in which not all is seen.
    static constexpr std::array sizesOfWords { 1.3, 1.15, 1.0 };

    void show(const LessonPicture& lesson);
    /// Says at the answers, too, why something at the table was refused.
    void sayAtAnswers(const Because& why);
    /// What has to be heard of the answers, if one is awaited.
    [[nodiscard]] QString spoken() const;
    /// Of the step: which one it is, and what is new of its words.
    [[nodiscard]] QString spokenStep() const;
    [[nodiscard]] QString spokenWords() const;
    /// The words of the step, whatever of them was told.
    [[nodiscard]] QString plainWords() const;
    /// All that Tab reaches, the answers first.
    [[nodiscard]] std::vector<QWidget*> fields() const;
    /// See TableScene.
    void setMoment(int milliseconds) { moment_ = milliseconds; }

    void fit(const UiScale& scale);
    /// With letters of this size beside those of the page, in a panel so wide.
    void writeWords(double size, const UiScale& scale, int wide);
    [[nodiscard]] bool areWordsSeen() const;
    /// So high that they would be.
    [[nodiscard]] int heightOfWords() const;
    /// A new step is read from above; a reply is what counts now.
    void lookAtWords(bool isOther);
    void lookAtReply();

signals:
    void leave();
    void bookWanted(const QString& anchor);
    /// What had the focus is there no more: it goes to the table.
    void focusLost();

protected:
    void changeEvent(QEvent* event) override;

private:
    QPushButton* button(const char* name, void (LessonPlayer::*does)());
    void layOut();
    void layOutTexts(QWidget* text);
    void addKeys();
    void offer(QPushButton* button, bool isOffered);
    void offer(QPushButton* button, const QString& whyNot, const QString& does);
    void showProgress();
    void showReply();
    void showAnswers();
    void showOffers();
    void answer(int choice);
    void answerByKey(int choice);
    void readOn();
    void nameButtons();
    [[nodiscard]] int beside() const;

    LessonPlayer& player_;
    LessonPicture lesson_;
    Scroller* texts_ = nullptr;
    QLabel* title_;
    QLabel* progress_;
    QLabel* words_;
    QLabel* reply_;
    ChoiceList* answers_;
    std::vector<QShortcut*> digits_;
    QElapsedTimer asked_; // since the question of the step came
    int moment_ = aMoment; // in which nobody can have read it
    int step_ = 0; // of it
    QPushButton* tryOut_;
    QPushButton* takeBack_;
    QPushButton* help_;
    QPushButton* showMe_;
    QPushButton* back_;
    QPushButton* next_;
    QPushButton* restart_;
    QPushButton* leave_;
};

}
