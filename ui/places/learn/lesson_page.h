#pragma once

#include "ui/model/lessons/lesson_player.h"
#include "ui/places/widgets/page.h"

namespace weli {

class LessonPanel;
class SlateView;
class TableScene;
class TableView;

/// The table of a lesson, with its slate and its words beside it.
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
    void layOut();
    void showStep(const Picture& picture, const LessonPicture& lesson);
    void announce(const LessonPicture& lesson);
    void sayAtAnswers(const Because& why);
    void pointAt(const Picture& picture, const LessonPicture& lesson);
    void fitSlate();
    void retranslate();

    LessonPicture lesson_;
    TableScene* scene_;
    TableView* view_;
    SlateView* slate_;
    QWidget* side_;
    LessonPanel* panel_;
    bool isPlain_ = false;
};

}
