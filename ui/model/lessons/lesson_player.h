#pragma once

#include "core/lesson/run.h"
#include "ui/model/alarm.h"
#include "ui/model/bot_set.h"
#include "ui/model/help/help.h"
#include "ui/model/lessons/lesson_library.h"
#include "ui/model/lessons/lesson_picture.h"
#include "ui/model/seeds.h"
#include "ui/picture/picture.h"
#include "ui/picture/view_context.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace weli {

/// Goes through a lesson at the table: lets the table act, asks bots, tells what is seen.
class LessonPlayer : public QObject {
    Q_OBJECT

public:
    struct Dependencies {
        BotSet bots;
        Seeds seeds {};
        AlarmMaker alarms = timerAlarm;
        Thinker::Where hints = Thinker::Where::OwnThread;
    };
    explicit LessonPlayer(Dependencies dependencies, QObject* parent = nullptr);

    /// Begins a lesson at this step, from 0.
    void open(LessonBook book, std::size_t step = 0);
    /// The lesson that comes after it; nothing after the last one of its game.
    [[nodiscard]] std::optional<QString> nextLesson() const;
    /// The same lesson in other words, where it stands.
    void reword(lesson::Words words);
    void close();
    [[nodiscard]] bool isOpen() const { return run_.has_value(); }
    [[nodiscard]] const LessonBook& book() const { return *book_; }
    [[nodiscard]] std::size_t step() const { return run_->step(); }

    [[nodiscard]] Picture picture() const;
    [[nodiscard]] LessonPicture lesson() const;

    /// Milliseconds that the table lets pass before it acts.
    void setPace(int milliseconds) { pace_ = milliseconds; }
    void setCards(CardWords cards);
    /// All that the table would still do before the step is shown, at once.
    void arrive();

public slots:
    /// An act of the learner, as the picture offers it.
    void choose(const weli::Act& act);
    void answer(const QString& code);
    void goOn();
    void back();
    void forward();
    void restart();
    /// While the learner plays on freely, what is best to do; else what the step offers.
    void hint();
    void help();
    void showMe();
    void tryOut();
    void takeBack();
    /// The view has shown the last picture: the table may go on.
    void pictureShown();

signals:
    void changed(const weli::Picture& picture, const weli::LessonPicture& lesson);
    /// Another step is shown; as many as there are steps: the lesson is over.
    void reached(std::size_t step);
    /// The learner goes on from the end of the lesson.
    void wentOn();
    void refused(const weli::Because& why, std::optional<weli::Card> card);

private:
    [[nodiscard]] const lesson::Step* stepHere() const;
    [[nodiscard]] const lesson::StepWords* wordsHere() const;
    [[nodiscard]] ViewContext context() const;
    [[nodiscard]] const lesson::Ask* asked() const;
    [[nodiscard]] bool isAsking() const;
    [[nodiscard]] bool isHinting() const;
    [[nodiscard]] std::vector<LessonPicture::Answer> answers() const;
    [[nodiscard]] std::optional<bool> wasRight() const;
    [[nodiscard]] std::vector<lesson::Pointer> points(const lesson::Step& step) const;
    [[nodiscard]] QString replyText() const;
    [[nodiscard]] std::vector<std::string> unanswered() const;
    [[nodiscard]] bool isUntold(bool (*isToldBy)(std::string_view)) const;
    [[nodiscard]] Picture seen() const;
    void hideAnswers(Picture& picture) const;
    [[nodiscard]] Picture earlier() const;
    [[nodiscard]] QString due() const;
    [[nodiscard]] QString dueOutOfTurn() const;
    [[nodiscard]] QString nameOfAwaited() const;
    void offerToGoOn(Picture& picture) const;
    template <typename P> [[nodiscard]] bool is() const
    {
        return std::holds_alternative<P>(run_->phase());
    }
    [[nodiscard]] LessonPicture::Stage stage() const;
    [[nodiscard]] LessonOffers offers() const;
    [[nodiscard]] bool waits() const;
    [[nodiscard]] bool isCounted() const;
    [[nodiscard]] Because notYet() const;
    void happened(bool did);
    void tryAtOnce();
    void act();
    void askBots(const std::vector<Seat>& order);

    Dependencies dependencies_;
    Rng packs_;
    Rng bots_;
    std::unique_ptr<LessonBook> book_; // the run looks at it
    std::optional<lesson::Run> run_;
    std::unique_ptr<Alarm> alarm_;
    Help help_;
    CardWords cards_;
    int pace_ = 700;
    std::size_t told_ = 0; // the step that was last said to be reached
};

}
