#include "ui/model/lessons/lesson_player.h"

#include "core/cards/pack.h"
#include "core/lesson/facts.h"
#include "ui/model/any_match.h"
#include "ui/model/lessons/lesson_text.h"

#include <utility>

namespace weli {

using namespace lesson;

LessonPlayer::LessonPlayer(Dependencies dependencies, QObject* parent)
    : QObject(parent)
    , dependencies_(std::move(dependencies))
    , rng_(dependencies_.seed)
    , alarm_(dependencies_.alarms([this] { act(); }))
{
}

void LessonPlayer::open(LessonBook book, std::size_t step)
{
    alarm_->cancel();
    run_.reset();
    book_ = std::make_unique<LessonBook>(std::move(book));
    run_.emplace(book_->lesson, std::min(step, book_->lesson.steps.size() - 1));
    told_ = run_->step();
    happened(true);
}

void LessonPlayer::reword(Words words)
{
    if (!run_) return;
    book_->words = std::move(words);
    happened(true);
}

void LessonPlayer::close()
{
    alarm_->cancel();
    run_.reset();
}

void LessonPlayer::setCards(CardWords cards)
{
    if (cards == std::exchange(cards_, cards) || !run_) return;
    happened(true);
}

const Step* LessonPlayer::stepHere() const
{
    const auto& steps = book_->lesson.steps;
    return run_->step() < steps.size() ? &steps[run_->step()] : nullptr;
}

const StepWords* LessonPlayer::wordsHere() const
{
    const Step* const step = stepHere();
    return step == nullptr ? nullptr : wordsOf(book_->words, step->name);
}

ViewContext LessonPlayer::context() const
{
    ViewContext context;
    for (const std::string& name : book_->lesson.names)
        context.seats.push_back({ QString::fromStdString(name), {} });
    const Step* const step = stepHere();
    const bool isShown = !std::holds_alternative<Arriving>(run_->phase());
    context.watching = step != nullptr && step->open && isShown;
    context.cards = cards_;
    return context;
}

Picture LessonPlayer::picture() const
{
    Picture picture = weli::pictureOf(run_->match(), book_->lesson.seat, context());
    for (SeatPicture& seat : picture.seats)
        if (seat.seat != book_->lesson.seat) seat.level.clear();
    if (lesson().waits) picture.goOn = goOnChoice();
    return picture;
}

QString LessonPlayer::replyText() const
{
    const StepWords* const words = wordsHere();
    if (words == nullptr) return {};
    const Phase& phase = run_->phase();
    if (std::holds_alternative<Waiting>(phase) || std::holds_alternative<Arriving>(phase))
        return {};
    const std::string_view text = said(*words, phase);
    return text == words->text ? QString() : richText(text, cards_);
}

std::vector<LessonPicture::Answer> LessonPlayer::answers() const
{
    const Step* const step = stepHere();
    const auto* const ask = step == nullptr ? nullptr : std::get_if<Ask>(&step->task);
    if (ask == nullptr || std::holds_alternative<Arriving>(run_->phase())
        || std::holds_alternative<Right>(run_->phase()))
        return {};
    const auto fact = factOf(stateOf(run_->match()), book_->lesson.seat, ask->question);
    QStringList names;
    for (const std::string& name : book_->lesson.names) names << QString::fromStdString(name);
    std::vector<LessonPicture::Answer> all;
    for (const std::string& choice : run_->choices())
        all.push_back({ QString::fromStdString(choice),
            answerText(fact ? fact->kind : Kind::Code, choice, names, cards_) });
    return all;
}

LessonPicture LessonPlayer::lesson() const
{
    LessonPicture picture;
    const Phase& phase = run_->phase();
    picture.title = QString::fromStdString(book_->words.title);
    picture.steps = static_cast<int>(book_->lesson.steps.size());
    picture.isOver = std::holds_alternative<Done>(phase);
    picture.isRight = std::holds_alternative<Right>(phase);
    picture.isArriving = std::holds_alternative<Arriving>(phase);
    const Step* const step = stepHere();
    const bool isShown = step != nullptr && !picture.isArriving;
    picture.step = step == nullptr ? 0 : static_cast<int>(run_->step()) + 1;
    picture.canGoBack = run_->canGoBack();
    picture.canGoForward = run_->canGoForward();
    picture.offersHelp = run_->offersHelp() && !run_->offersToShow();
    picture.offersToShow = run_->offersToShow();
    picture.canTryOut = run_->canTryOut();
    picture.canTakeBack = std::holds_alternative<Tried>(phase);
    if (!isShown) return picture;
    picture.waits = picture.isRight || std::holds_alternative<Tell>(step->task)
        || std::holds_alternative<Wait>(step->task);
    if (const StepWords* const words = wordsHere()) {
        picture.words = richText(words->text, cards_);
        picture.spoken = plainText(words->text, cards_);
        picture.reply = replyText();
        if (!picture.reply.isEmpty()) picture.spoken = plainText(said(*words, phase), cards_);
    }
    picture.answers = answers();
    if (!picture.isRight) picture.points = step->points;
    return picture;
}

void LessonPlayer::arrive()
{
    run_->arrive();
    happened(true);
}

// What the learner does.

void LessonPlayer::choose(const Act& act)
{
    if (!run_) return;
    if (std::holds_alternative<GoOn>(act)) return goOn();
    const auto* const action = std::get_if<AnyAction>(&act);
    if (action == nullptr) return;
    if (run_->act(*action)) return happened(true);
    const bool asks = !lesson().answers.empty();
    emit refused({ asks ? tr("Answer the question beside the table first.")
                        : tr("Not yet: read on first, with Space or “Next”.") },
        std::nullopt);
}

void LessonPlayer::answer(const QString& code)
{
    if (run_) happened(run_->answer(code.toStdString()));
}

void LessonPlayer::goOn()
{
    if (!run_) return;
    if (std::holds_alternative<Tried>(run_->phase())) return takeBack();
    if (std::holds_alternative<Arriving>(run_->phase()))
        return arrive(); // who does not want to see
    const bool did = run_->goOn();
    happened(did || run_->forward());
}

void LessonPlayer::back()
{
    if (run_) happened(run_->back());
}

void LessonPlayer::forward()
{
    if (run_) happened(run_->forward());
}

void LessonPlayer::restart()
{
    if (!run_) return;
    run_->restart();
    happened(true);
}

void LessonPlayer::help()
{
    if (run_) happened(run_->help());
}

void LessonPlayer::showMe()
{
    if (run_) happened(run_->showMe());
}

void LessonPlayer::tryOut()
{
    if (run_) happened(run_->tryOut());
}

void LessonPlayer::takeBack()
{
    if (run_) happened(run_->takeBack());
}

// What the table does.

/// Tells what is seen now; the table goes on once that is shown.
void LessonPlayer::happened(bool did)
{
    if (!did) return;
    alarm_->cancel();
    while (std::holds_alternative<Right>(run_->phase()) && replyText().isEmpty())
        if (!run_->goOn()) break; // there is nothing to read
    if (told_ != run_->step()) {
        told_ = run_->step();
        emit reached(told_);
    }
    emit changed(picture(), lesson());
}

void LessonPlayer::pictureShown()
{
    if (run_ && !std::holds_alternative<Nothing>(run_->todo())) alarm_->set(pace_);
}

void LessonPlayer::act()
{
    if (!run_) return;
    const Todo todo = run_->todo();
    if (std::holds_alternative<Advance>(todo)) return happened(run_->advance());
    if (std::holds_alternative<NeedPack>(todo)) {
        const CardSet cards
            = std::visit([](const auto& match) { return wholePack(match.state()); }, run_->match());
        return happened(run_->takePack(shuffled(packOf(cards), rng_)));
    }
    if (const auto* const asked = std::get_if<AskBots>(&todo)) askBots(asked->order);
}

void LessonPlayer::askBots(const std::vector<Seat>& order)
{
    for (const Seat seat : order) {
        const auto question = questionFor(
            run_->match(), seat, dependencies_.bots, bots::Level::Book, rng_.below(1U << 30U));
        if (const auto action = question({})) return happened(run_->botDid(seat, *action));
    }
    happened(run_->botsWait());
}

}
