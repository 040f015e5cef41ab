#include "ui/model/lessons/lesson_player.h"

#include "core/cards/pack.h"
#include "core/lesson/facts.h"
#include "ui/model/any_match.h"
#include "ui/model/at_rest.h"
#include "ui/model/lessons/lesson_text.h"
#include "ui/words/words.h"

#include <utility>

namespace weli {

using namespace lesson;

LessonPlayer::LessonPlayer(Dependencies dependencies, QObject* parent)
    : QObject(parent)
    , dependencies_(std::move(dependencies))
    , packs_(dependencies_.seeds.packs)
    , bots_(dependencies_.seeds.bots)
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
    context.handsOpen = step != nullptr && step->open && !is<Arriving>();
    context.cards = cards_;
    return context;
}

Picture LessonPlayer::picture() const
{
    Picture picture = weli::pictureOf(run_->match(), book_->lesson.seat, context());
    for (SeatPicture& seat : picture.seats)
        if (seat.seat != book_->lesson.seat) seat.level.clear();
    if (waits()) picture.goOn = goOnChoice();
    const Step* const step = stepHere();
    const bool mayAct = step != nullptr && std::holds_alternative<Wait>(step->task);
    const bool isAsked = !answers().empty();
    if (isAsked || (waits() && !mayAct)) rest(picture, notYet());
    // What is due is the question; the line would say the answer.
    if (isAsked) picture.prompt = notYet();
    if (picture.result) {
        picture.result->again.reset(); // the lesson says what comes next
        Choice& goOn = picture.result->goOn;
        if (!waits() && !is<Arriving>()) goOn = { std::nullopt, goOn.label, notYet() };
    }
    return picture;
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
    all.setFlag(LessonOffer::GoOn, waits() || is<Arriving>() || run_->canGoForward());
    all.setFlag(LessonOffer::Back, run_->canGoBack());
    all.setFlag(LessonOffer::Help, run_->offersHelp() && !run_->offersToShow());
    all.setFlag(LessonOffer::ShowMe, run_->offersToShow());
    all.setFlag(LessonOffer::TryOut, run_->canTryOut());
    all.setFlag(LessonOffer::TakeBack, is<Tried>());
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
    const Step* const step = stepHere();
    const auto* const ask = step == nullptr ? nullptr : std::get_if<Ask>(&step->task);
    if (ask == nullptr || is<Arriving>() || is<Right>()) return {};
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
    picture.stage = stage();
    picture.offers = offers();
    picture.title = QString::fromStdString(book_->words.title);
    picture.steps = static_cast<int>(book_->lesson.steps.size());
    const Step* const step = stepHere();
    picture.step = step == nullptr ? 0 : static_cast<int>(run_->step()) + 1;
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
    picture.answers = answers();
    if (!is<Right>()) picture.points = step->points;
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
    const bool did = run_->act(*action);
    happened(did);
    const Refused* refusal = std::get_if<Refused>(&run_->phase());
    if (const auto* const playing = std::get_if<PlayingOn>(&run_->phase());
        playing && playing->refused)
        refusal = &*playing->refused;
    if (did && refusal == nullptr) return;
    const bool isRule = refusal != nullptr && refusal->clause;
    emit refused(isRule ? words::whyNot(*refusal->clause) : notYet(), cardOf(*action));
}

/// Why nothing can be done at the table now, though the rules allow it.
Because LessonPlayer::notYet() const
{
    return { answers().empty() ? tr("Not yet: read on first, with Space or “Next”.")
                               : tr("Answer the question beside the table first.") };
}

void LessonPlayer::answer(const QString& code)
{
    if (run_) happened(run_->answer(code.toStdString()));
}

void LessonPlayer::goOn()
{
    if (!run_) return;
    if (is<Done>()) return emit left();
    if (is<Arriving>()) return arrive(); // who does not want to see
    if (isCounted()) return act();
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
    while (is<Right>() && replyText().isEmpty())
        if (!run_->goOn()) break; // there is nothing to read
    if (told_ != run_->step()) {
        told_ = run_->step();
        emit reached(told_);
    }
    emit changed(picture(), lesson());
}

void LessonPlayer::pictureShown()
{
    if (!run_ || isCounted()) return;
    if (!std::holds_alternative<Nothing>(run_->todo())) alarm_->set(pace_);
}

void LessonPlayer::act()
{
    if (!run_) return;
    const Todo todo = run_->todo();
    if (std::holds_alternative<Advance>(todo)) return happened(run_->advance());
    if (std::holds_alternative<NeedPack>(todo)) {
        const CardSet cards
            = std::visit([](const auto& match) { return wholePack(match.state()); }, run_->match());
        return happened(run_->takePack(shuffled(packOf(cards), packs_)));
    }
    if (const auto* const asked = std::get_if<AskBots>(&todo)) askBots(asked->order);
}

void LessonPlayer::askBots(const std::vector<Seat>& order)
{
    for (const Seat seat : order) {
        const auto question
            = questionFor(run_->match(), seat, dependencies_.bots, bots::Level::Book, bots_.next());
        if (const auto action = question({})) return happened(run_->botDid(seat, *action));
    }
    happened(run_->botsWait());
}

}
