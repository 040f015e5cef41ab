#include "ui/model/lessons/lesson_player.h"

#include "core/cards/pack.h"
#include "ui/model/any_match.h"
#include "ui/words/words.h"

#include <algorithm>
#include <utility>

namespace weli {

using namespace lesson;

LessonPlayer::LessonPlayer(Dependencies dependencies, QObject* parent)
    : QObject(parent)
    , dependencies_(std::move(dependencies))
    , packs_(dependencies_.seeds.packs)
    , bots_(dependencies_.seeds.bots)
    , alarm_(dependencies_.alarms([this] { act(); }))
    , help_(nullptr, dependencies_.hints, dependencies_.alarms)
{
    connect(&help_, &Help::changed, this, [this] { emit changed(picture(), lesson()); });
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

std::optional<QString> LessonPlayer::nextLesson() const
{
    const std::vector<QString> all = lessonsOf(book_->game);
    const auto here = std::find(all.begin(), all.end(), book_->name);
    if (here == all.end() || here + 1 == all.end()) return std::nullopt;
    return *(here + 1);
}

void LessonPlayer::close()
{
    help_.forget();
    alarm_->cancel();
    run_.reset();
}

void LessonPlayer::setCards(CardWords cards)
{
    if (cards == std::exchange(cards_, cards) || !run_) return;
    happened(true);
}

void LessonPlayer::arrive()
{
    run_->arrive();
    happened(true);
}

// What the learner does.

bool LessonPlayer::isHinting() const
{
    return is<PlayingOn>() && hasChoice(run_->match(), book_->lesson.seat);
}

void LessonPlayer::hint()
{
    if (!run_) return;
    if (isHinting()) return help_.giveHint(run_->match(), book_->lesson.seat);
    if (run_->offersToShow()) return showMe();
    if (run_->offersHelp()) return help();
    const Step* const step = stepHere();
    const bool wants = step != nullptr && !waits() && !std::holds_alternative<PlayOn>(step->task);
    emit refused(
        { wants ? tr("A hint comes after two tries.") : tr("There is nothing to choose now.") },
        std::nullopt);
}

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
    return { isAsking() ? tr("Answer the question beside the table first.")
                        : tr("Not yet: read on first, with Space or “Next”.") };
}

void LessonPlayer::answer(const QString& code)
{
    if (run_) happened(run_->answer(code.toStdString()));
}

void LessonPlayer::goOn()
{
    if (!run_) return;
    if (is<Done>()) return emit wentOn();
    if (is<Arriving>()) return arrive(); // who does not want to see
    if (is<Trying>()) return tryAtOnce();
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

/// All that would come of it.
void LessonPlayer::tryAtOnce()
{
    {
        const QSignalBlocker quiet(this);
        while (is<Trying>()) act();
    }
    happened(true);
}

// What the table does.

/// Tells what is seen now; the table goes on once that is shown.
void LessonPlayer::happened(bool did)
{
    if (!did) return;
    help_.forget();
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
