// What is seen of a lesson where it stands.

#include "ui/model/lessons/lesson_player.h"

#include "core/lesson/facts.h"
#include "ui/model/any_match.h"
#include "ui/model/at_rest.h"
#include "ui/model/lessons/lesson_text.h"
#include "ui/model/lessons/untold.h"

#include <algorithm>
#include <utility>

namespace weli {

using namespace lesson;

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
    context.handsOpen = step != nullptr && step->open && !is<Arriving>();
    context.cards = cards_;
    return context;
}

/// The question of the step, if it is one.
const Ask* LessonPlayer::asked() const
{
    const Step* const step = stepHere();
    return step == nullptr || is<Arriving>() ? nullptr : std::get_if<Ask>(&step->task);
}

bool LessonPlayer::isAsking() const { return asked() != nullptr && !is<Right>(); }

/// What is asked in this position, now or in the steps that come next.
std::vector<std::string> LessonPlayer::unanswered() const
{
    std::vector<std::string> questions;
    if (is<Trying>() || is<Tried>()) return questions; // another position
    const auto here = std::visit([](const auto& match) { return match.length(); }, run_->match());
    const auto& steps = book_->lesson.steps;
    for (std::size_t i = run_->step() + (is<Right>() ? 1 : 0); i < steps.size(); ++i) {
        if (steps[i].at != here) break;
        if (const Ask* const ask = std::get_if<Ask>(&steps[i].task))
            questions.push_back(ask->question);
    }
    return questions;
}

/// Is something still to be answered that this would tell?
bool LessonPlayer::isUntold(bool (*isToldBy)(std::string_view)) const
{
    const auto questions = unanswered();
    return std::any_of(questions.begin(), questions.end(), isToldBy);
}

/// The table as it lies there, without what would say the answer.
Picture LessonPlayer::seen() const
{
    ViewContext context = this->context();
    if (isUntold(asksOfTheResult)) context.moment = ViewContext::Moment::LastAct;
    context.tellsOutcome = !isUntold(asksOfTheOutcome);
    Picture picture = weli::pictureOf(run_->match(), book_->lesson.seat, context);
    hideAnswers(picture);
    for (std::size_t i = 0; i < partCodes.size(); ++i)
        if (isHidden(book_->lesson, run_->step(), static_cast<Part>(i)))
            hide(picture, static_cast<Part>(i));
    return picture;
}

/// An order of trumps that the step points at is there to be read.
void LessonPlayer::hideAnswers(Picture& picture) const
{
    const auto questions = unanswered();
    if (questions.empty()) return;
    const Step* const step = stepHere();
    const bool reads = !isAsking() && step != nullptr
        && std::any_of(step->points.begin(), step->points.end(),
            [](const Pointer& thing) { return thing.spot == Spot::Order; });
    const auto order = reads ? tricksOn(picture).order : std::nullopt;
    const Picture before = earlier();
    for (const std::string& question : questions) hideAnswer(picture, question, before);
    if (reads) std::get<TricksTable>(picture.table).order = order;
}

/// As it was before the last act.
Picture LessonPlayer::earlier() const
{
    AnyMatch match = run_->match();
    std::visit([](auto& one) { one.rewind(std::max<std::size_t>(one.length(), 1) - 1); }, match);
    return weli::pictureOf(match, book_->lesson.seat, context());
}

Picture LessonPlayer::picture() const
{
    Picture picture = seen();
    for (SeatPicture& seat : picture.seats)
        if (seat.seat != book_->lesson.seat) hideMind(seat);
    picture.note = help_.note(context());
    const Step* const step = stepHere();
    const bool mayAct = step != nullptr && std::holds_alternative<Wait>(step->task);
    const bool plays = is<Arriving>() || is<Trying>(); // by itself
    if (isAsking() || plays || (waits() && !mayAct)) rest(picture, notYet());
    if (isAsking()) {
        offerNothing(picture); // what may be done may be the question
        for (SeatPicture& seat : picture.seats) seat.due = false; // and so may who is to do it
    }
    if (const QString due = this->due(); !due.isEmpty()) picture.prompt = { due };
    offerToGoOn(picture);
    return picture;
}

/// What the lesson wants now, where that is not what the game would have the learner do.
QString LessonPlayer::due() const
{
    if (isAsking()) return tr("Answer the question beside the table.");
    if (is<Done>()) return tr("This lesson is over. Space goes on from here.");
    if (is<Tried>()) return tr("That is what would come of it. Space undoes it.");
    const bool plays = is<Arriving>() || is<Trying>();
    const bool isMine = seatAwaited(run_->match()) == book_->lesson.seat;
    if (plays && isMine) return tr("The table plays on by itself.");
    const Step* const step = stepHere();
    const bool isRead
        = is<Right>() || (step != nullptr && std::holds_alternative<Tell>(step->task));
    if (isRead && waits()) return tr("Go on with Space or “Next” when you have read it.");
    if (QString word = dueOutOfTurn(); !word.isEmpty()) return word;
    const bool isPlayed = seatAwaited(run_->match()) && !isDealOver(run_->match());
    if (!isPlayed || !isHidden(book_->lesson, run_->step(), Part::Bids)) return {};
    if (isMine) return tr("Your turn: play a card.");
    //: %1 is a player
    return tr("%1 is to play.").arg(nameOfAwaited());
}

/// Where somebody else is to act, and the table waits for the learner all the same.
QString LessonPlayer::dueOutOfTurn() const
{
    const auto awaited = seatAwaited(run_->match());
    const Step* const step = stepHere();
    if (step == nullptr || !awaited || *awaited == book_->lesson.seat) return {};
    if (is<Arriving>() || is<Trying>()) return {};
    if (std::holds_alternative<Wait>(step->task))
        //: %1 is a player
        return tr("Press Space to let %1 go on, or speak first.").arg(nameOfAwaited());
    if (!std::holds_alternative<Do>(step->task)) return {};
    //: %1 is a player, for whom all wait in a game
    return tr("Say something before %1 goes on: the table waits.").arg(nameOfAwaited());
}

QString LessonPlayer::nameOfAwaited() const
{
    return QString::fromStdString(book_->lesson.names[seatAwaited(run_->match())->index]);
}

void LessonPlayer::offerToGoOn(Picture& picture) const
{
    if (waits()) picture.goOn = goOnChoice();
    if (is<Tried>()) picture.goOn->label = tr("Undo");
    if (is<Done>())
        //: Buttons at the end of a lesson; the last one begins a match
        picture.goOn->label = nextLesson() ? tr("Next lesson") : tr("Now play");
    if (!picture.result) return;
    picture.result->again.reset(); // the lesson says what comes next
    picture.result->setUp.reset();
    Choice& goOn = picture.result->goOn;
    if (picture.goOn)
        goOn = *picture.goOn;
    else if (!is<Arriving>())
        goOn = { std::nullopt, goOn.label, notYet() };
}

LessonPicture::Stage LessonPlayer::stage() const
{
    using Stage = LessonPicture::Stage;
    if (is<Done>()) return Stage::Over;
    if (is<Right>()) return Stage::Right;
    return is<Arriving>() ? Stage::Arriving : Stage::Open;
}

/// Does the table wait for the learner to go on?
bool LessonPlayer::waits() const
{
    if (is<Right>() || is<Tried>() || is<Done>() || isCounted()) return true;
    const Step* const step = stepHere();
    return step != nullptr && !is<Arriving>()
        && (std::holds_alternative<Tell>(step->task) || std::holds_alternative<Wait>(step->task));
}

/// A deal lies there to be looked at while the learner plays on.
bool LessonPlayer::isCounted() const
{
    return std::holds_alternative<NeedPack>(run_->todo()) && isDealOver(run_->match());
}

LessonOffers LessonPlayer::offers() const
{
    LessonOffers all;
    const bool plays = is<Arriving>() || is<Trying>();
    all.setFlag(LessonOffer::GoOn, waits() || plays || run_->canGoForward());
    all.setFlag(LessonOffer::Back, run_->canGoBack());
    all.setFlag(LessonOffer::Help, run_->offersHelp() && !run_->offersToShow());
    all.setFlag(LessonOffer::ShowMe, run_->offersToShow());
    all.setFlag(LessonOffer::TryOut, run_->canTryOut());
    all.setFlag(LessonOffer::TakeBack, is<Trying>() || is<Tried>());
    all.setFlag(LessonOffer::Restart, run_->step() > 0 || !is<Waiting>());
    return all;
}

QString LessonPlayer::replyText() const
{
    const StepWords* const words = wordsHere();
    if (words == nullptr) return {};
    if (is<Waiting>() || is<Arriving>()) return {};
    const std::string_view text = said(*words, run_->phase());
    return text == words->text ? QString() : richText(text, cards_);
}

std::vector<LessonPicture::Answer> LessonPlayer::answers() const
{
    const Ask* const ask = asked();
    if (ask == nullptr) return {};
    const auto fact = factOf(stateOf(run_->match()), book_->lesson.seat, ask->question);
    QStringList names;
    for (const std::string& name : book_->lesson.names) names << QString::fromStdString(name);
    //: An answer: the learner
    names[book_->lesson.seat.index] = tr("You");
    const auto& wrong = run_->wrongAnswers();
    const Right* const right = std::get_if<Right>(&run_->phase());
    std::vector<LessonPicture::Answer> all;
    for (const std::string& choice : run_->choices()) {
        all.push_back({ QString::fromStdString(choice),
            answerText(fact ? fact->kind : Kind::Code, choice, names, cards_) });
        if (std::find(wrong.begin(), wrong.end(), choice) != wrong.end())
            all.back().wasRight = false;
        if (right != nullptr && right->key == choice) all.back().wasRight = true;
    }
    return all;
}

/// Nothing where there is no right and wrong, and where it was shown.
std::optional<bool> LessonPlayer::wasRight() const
{
    if (is<Replied>() || is<Trying>() || is<Tried>()) return false;
    const Right* const right = std::get_if<Right>(&run_->phase());
    if (right == nullptr || right->wasShown || replyText().isEmpty()) return std::nullopt;
    return true;
}

LessonPicture LessonPlayer::lesson() const
{
    LessonPicture picture;
    picture.stage = stage();
    picture.offers = offers();
    picture.title = QString::fromStdString(book_->words.title);
    picture.steps = static_cast<int>(book_->lesson.steps.size());
    const Step* const step = stepHere();
    picture.step = step == nullptr ? 0 : static_cast<int>(run_->step()) + 1;
    picture.hasSlate = !isHidden(book_->lesson, run_->step(), Part::Slate);
    picture.isLast = !nextLesson();
    if (step == nullptr) picture.words = richText(book_->words.about, cards_);
    if (step == nullptr || is<Arriving>()) return picture;
    if (!step->teaches.empty())
        picture.topic = QString::fromStdString(toText(step->teaches.front()));
    if (const StepWords* const words = wordsHere()) {
        picture.words = richText(words->text, cards_);
        picture.spoken = plainText(words->text, cards_);
        picture.reply = replyText();
        if (!picture.reply.isEmpty())
            picture.spoken = plainText(said(*words, run_->phase()), cards_);
    }
    picture.wasRight = wasRight();
    picture.answers = answers();
    picture.isAsking = isAsking();
    picture.awaitsAct
        = std::holds_alternative<Do>(step->task) && !is<Right>() && !is<Trying>() && !is<Tried>();
    picture.points = points(*step);
    return picture;
}

/// What a question has hidden is pointed at once it is answered.
std::vector<Pointer> LessonPlayer::points(const Step& step) const
{
    std::vector<Pointer> points = step.points;
    const bool isAnswered = is<Right>();
    if (isAnswered && asked() == nullptr) return {};
    const bool hidesSlate = asked() != nullptr && isUntold(asksOfTheSlate);
    std::erase_if(points, [=](const Pointer& thing) {
        return (isAnswered && !canBeHidden(thing)) || (hidesSlate && thing.spot == Spot::Slate);
    });
    return pointsOn(seen(), std::move(points));
}

}
