#pragma once

#include "ui/model/lessons/lesson_player.h"
#include "ui/places/widgets/page.h"
#include "ui/table/scene/a_moment.h"

#include <QElapsedTimer>

class QLabel;
class QPushButton;
class QShortcut;

namespace weli {

class ChoiceList;
class SlateView;
class TableScene;
class TableView;

/// The table of a lesson, with the words beside it.
class LessonPage : public Page {
    Q_OBJECT

public:
    explicit LessonPage(LessonPlayer& player, QWidget* parent = nullptr);

    void setMotion(int percent);
    /// See TableScene.
    void setMoment(int milliseconds);
    void setHighContrast(bool wanted);
    [[nodiscard]] TableScene& scene() { return *scene_; }
    /// Where the book speaks of what the learner is on, else of what the step teaches.
    [[nodiscard]] QString topic() const;
    /// Closes what lies open on the table, else leaves the lesson.
    void escape();
    /// Waits until all is drawn that is seen, for a picture of it.
    void finishPicture();

signals:
    void leave();
    /// From its end on to the next lesson, from the last one to a match.
    void wentOn();
    /// At a clause or topic.
    void bookWanted(const QString& anchor);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void fit(const UiScale& scale) override;
    void showEvent(QShowEvent* event) override;

private:
    QPushButton* button(const char* name, void (LessonPlayer::*does)());
    void layOut();
    void addKeys();
    void offer(QPushButton* button, bool isOffered);
    void showStep(const Picture& picture, const LessonPicture& lesson);
    void showProgress(const LessonPicture& lesson);
    void showReply(const LessonPicture& lesson);
    void showAnswers(const LessonPicture& lesson);
    void showOffers(const LessonPicture& lesson);
    void answer(int choice);
    void answerByKey(int choice);
    void announce(const LessonPicture& lesson);
    void lookAtWords(bool isOther);
    void lookAtReply();
    void sayAtAnswers(const Because& why);
    void readOn();
    void nameButtons();
    void pointAt(const Picture& picture, const LessonPicture& lesson);
    [[nodiscard]] int beside() const;
    void fitSlate();
    void writeWords(double size, const UiScale& scale);
    [[nodiscard]] bool areWordsSeen() const;
    void retranslate();

    LessonPlayer& player_;
    LessonPicture lesson_;
    TableScene* scene_;
    TableView* view_;
    SlateView* slate_;
    QWidget* side_;
    QWidget* panel_;
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
    bool isPlain_ = false;
};

}
