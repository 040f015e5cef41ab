#include "ui/model/puzzles/puzzle_player.h"

#include "core/game/view_of.h"
#include "ui/model/any_match.h"
#include "ui/model/puzzles/own_puzzles.h"
#include "ui/model/review/seen_again.h"
#include "ui/picture/notes/hint.h"
#include "ui/words/every_reason.h"
#include "ui/words/rule_words.h"
#include "ui/words/words.h"

#include <utility>

namespace weli {

namespace {

    constexpr int longest = 60'000; // milliseconds, before a puzzle is given up

}

PuzzleSource sourceAt(const SavedMatch& whole, std::size_t place, Seat seat)
{
    PuzzleSource source { .table = whole, .seat = seat, .pose = {} };
    rewind(source.table.match, place);
    source.dice = review::diceAt(place);
    source.pose = [match = whole.match, place](const std::stop_token& stop) {
        return review::puzzleAt(match, place, {}, stop);
    };
    return source;
}

PuzzlePlayer::PuzzlePlayer(Thinker::Where where, QObject* parent)
    : QObject(parent)
    , thought_(where, timerAlarm, longest)
{
}

void PuzzlePlayer::begin(std::vector<PuzzleSource> sources, std::size_t most)
{
    close();
    sources_ = std::move(sources);
    spare_.clear();
    for (; sources_.size() > most; sources_.pop_back()) spare_.push_back(sources_.back());
    found_ = 0;
    at_ = 0;
    if (isOpen()) ask();
}

void PuzzlePlayer::close()
{
    thought_.drop();
    sources_.clear();
}

/// Its acts are weighed beside the table.
void PuzzlePlayer::ask()
{
    ++id_;
    stage_ = Stage::Weighing;
    posed_.reset();
    chosen_.reset();
    isNoted_ = false;
    happened();
    thought_.ask(
        [pose = source().pose,
            reasons = adviceFor(source().table.match, source().seat, source().dice)](
            const std::stop_token& stop) -> std::optional<Posed> {
            auto puzzle = pose(stop);
            if (!puzzle) return std::nullopt;
            return Posed { std::move(*puzzle), reasons(stop) };
        },
        [this](std::optional<Posed> posed) {
            if (!posed) return leaveOut();
            posed_ = std::move(posed);
            stage_ = Stage::Asked;
            happened();
        });
}

/// What was done there was right after all.
void PuzzlePlayer::leaveOut()
{
    sources_.erase(sources_.begin() + static_cast<std::ptrdiff_t>(at_));
    if (!spare_.empty()) {
        sources_.push_back(std::move(spare_.back()));
        spare_.pop_back();
    }
    if (at_ < sources_.size()) return ask();
    if (sources_.empty()) return emit noneFound();
    --at_;
    stage_ = Stage::Over;
    happened();
}

void PuzzlePlayer::choose(const Act& act)
{
    const auto* const action = std::get_if<AnyAction>(&act);
    if (!isOpen() || action == nullptr || !puzzle().isAsking()) return;
    if (const auto clause = whyNot(source().table.match, source().seat, *action)) {
        emit refused(words::whyNot(*clause), cardOf(*action));
        return;
    }
    chosen_ = *action;
    const bool right = review::isRight(posed_->puzzle, *action);
    stage_ = right ? Stage::Right : Stage::Wrong;
    note(right);
    happened();
}

void PuzzlePlayer::note(bool right)
{
    if (std::exchange(isNoted_, true)) return;
    if (right) ++found_;
    if (!source().name.isEmpty()) return emit answered(source().name, right);
    if (!right && isOfPerson()) emit missed(posed_->puzzle);
}

bool PuzzlePlayer::isOfPerson() const
{
    return isPerson(source().table.players[source().seat.index]);
}

void PuzzlePlayer::tryAgain()
{
    if (!isOpen() || stage_ != Stage::Wrong) return;
    stage_ = Stage::Asked;
    happened();
}

void PuzzlePlayer::showBest()
{
    if (!isOpen() || !puzzle().isAsking()) return;
    stage_ = Stage::Shown;
    note(false);
    happened();
}

void PuzzlePlayer::goOn()
{
    if (!isOpen() || !puzzle().isTold()) return;
    if (++at_ < sources_.size()) return ask();
    --at_;
    stage_ = Stage::Over;
    happened();
}

void PuzzlePlayer::setCards(CardWords cards) { cards_ = cards; }

void PuzzlePlayer::setHandOrder(HandOrder order) { handOrder_ = order; }

void PuzzlePlayer::reword()
{
    if (isOpen()) happened();
}

void PuzzlePlayer::happened() { emit changed(picture(), puzzle()); }

Picture PuzzlePlayer::picture() const
{
    ViewContext context = contextOf(source().table);
    callMe(context, source().seat);
    context.cards = cards_;
    Picture picture = pictureOf(source().table.match, source().seat, context);
    arrangeHand(picture, handOrder_);
    picture.news.clear(); // a table of its own, not what happens next
    if (puzzle().isAsking()) return picture;
    takeChoices(picture);
    picture.question.clear();
    picture.prompt = Because { stage_ == Stage::Weighing ? tr("The moves are being weighed.")
            : stage_ == Stage::Over                      ? tr("That was all.")
                                    : tr("Go on with Space when you have read it.") };
    return picture;
}

PuzzlePicture PuzzlePlayer::puzzle() const
{
    PuzzlePicture picture;
    picture.stage = stage_;
    picture.id = id_;
    picture.number = static_cast<int>(at_) + 1;
    picture.puzzles = static_cast<int>(sources_.size());
    //: Heading of puzzles that are made of one's own mistakes
    picture.title = source().name.isEmpty() ? tr("Learn from it")
        //: Heading of puzzles that come again until they are found
        : OwnPuzzles::isOwn(source().name) ? tr("Your own mistakes")
                                           //: Heading of the puzzles of a game
                                           : tr("Puzzles");
    picture.game = words::nameOf(gameOf(source().table.match));
    picture.question = question();
    picture.verdict = verdict();
    if (!picture.isTold()) return picture;
    picture.why = why();
    picture.best = std::visit(
        [](const auto& act) { return thingsFor(act); }, review::bestOf(posed_->puzzle).act);
    return picture;
}

QString PuzzlePlayer::nameOf(const AnyAction& action) const
{
    return weli::nameOf(action, cards_, source().table.players);
}

QString PuzzlePlayer::amount(double regret) const
{
    return amountIn(gameOf(source().table.match), regret);
}

QString PuzzlePlayer::question() const
{
    if (stage_ == Stage::Weighing) return tr("One moment …");
    if (stage_ == Stage::Over) return {};
    const auto& played = posed_->puzzle.played;
    if (!played)
        return tr("What would you do? You do not know what the others hold: find the move that "
                  "brings most in the long run, and make it at the table.");
    if (isOfPerson())
        //: %1 is what the player did in a match, as the table calls it: "Say “Good”"
        return tr("Here you chose: %1. Can you find something better?").arg(nameOf(*played));
    //: %1 is a name, %2 what this player did in a match
    return tr("Here %1 chose: %2. Can you find something better?")
        .arg(source().table.players[source().seat.index].name, nameOf(*played));
}

QString PuzzlePlayer::verdict() const
{
    switch (stage_) {
    case Stage::Wrong: {
        const auto* const weighed = review::weighedIn(posed_->puzzle, *chosen_);
        const QString cost = amount(weighed->regret.value);
        if (chosen_ == posed_->puzzle.played)
            //: In a puzzle somebody has chosen again what was chosen in the match: %1 "0.4 points"
            return tr("✗ The same again: it gives away about %1.").arg(cost);
        return tr("✗ Not the best yet: that gives away about %1.").arg(cost);
    }
    case Stage::Right: return tr("✓ Right!");
    case Stage::Over: {
        //: Puzzles: %1 of %2
        QString found = tr("Found at once: %1 of %2.").arg(found_).arg(sources_.size());
        const bool areKept = found_ < static_cast<int>(sources_.size()) && source().name.isEmpty();
        if (!areKept || !isOfPerson()) return found;
        //: “Your own mistakes” is a row in the list of the page Lessons
        return found + ' ' + tr("The others come again among the lessons: “Your own mistakes”.");
    }
    case Stage::Weighing:
    case Stage::Asked:
    case Stage::Shown: break;
    }
    return {};
}

/// What is best, what is as good, and why.
QString PuzzlePlayer::why() const
{
    const review::Puzzle& puzzle = posed_->puzzle;
    const AnyAction& best = review::bestOf(puzzle).act;
    //: The best act in a puzzle: %1 as the table calls it
    QStringList all { tr("Best: %1.").arg(nameOf(best)) };
    QStringList asGood;
    for (const review::Weighed& each : puzzle.acts)
        if (each.isRight && each.act != best) asGood << nameOf(each.act);
    //: Other acts in a puzzle, as the table calls them
    if (!asGood.isEmpty()) all << tr("As good: %1.").arg(asGood.join("; "));
    all << reasonsFor(posed_->advice, best, cards_);
    const auto* const played = puzzle.played ? review::weighedIn(puzzle, *puzzle.played) : nullptr;
    if (played != nullptr)
        //: In a puzzle: %1 is what was chosen in the match, %2 "0.4 points"
        all << tr("%1: that gave away about %2.")
                   .arg(nameOf(*puzzle.played), amount(played->regret.value));
    return all.join(' ');
}

}
