#pragma once

#include "ui/model/lessons/lesson_player.h"
#include "ui/places/learn/taught_table.h"

namespace weli {

class LessonPanel;

/// The table of a lesson, with its slate and its words beside it.
class LessonPage : public TaughtTable {
    Q_OBJECT

public:
    explicit LessonPage(LessonPlayer& player, QWidget* parent = nullptr);

    /// See TableScene.
    void setMoment(int milliseconds);
    /// Where the book speaks of what the learner is on, else of what the step teaches.
    [[nodiscard]] QString topic() const;
    /// Whoever comes to the table hears first which lesson lies there.
    void nameTable(const QString& lesson);
    /// Closes what lies open on the table, else leaves the lesson.
    void escape();

signals:
    /// From its end on to the next lesson, from the last one to a match.
    void wentOn();

protected:
    void fit(const UiScale& scale) override;

private:
    void showStep(const Picture& picture, const LessonPicture& lesson);
    void announceTitle();
    void announce(const Picture& picture);
    [[nodiscard]] static QString keysFor(const Picture& picture);
    [[nodiscard]] QString dueWords(const Picture& picture) const;
    void sayAtAnswers(const Because& why);
    void pointAt(const Picture& picture, const LessonPicture& lesson);
    void fitSlate();

    LessonPicture lesson_;
    struct {
        QString title;
        int step = 0;
        bool keys = false;
    } told_; // to who hears it
    LessonPanel* panel_;
};

}
