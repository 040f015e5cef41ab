#include "ui/model/drills/drill_player.h"

#include "ui/model/any_match.h"
#include "ui/model/any_rules.h"
#include "ui/model/at_rest.h"
#include "ui/model/player.h"

#include <algorithm>
#include <utility>

namespace weli {

using drill::Kind;

namespace {

    /// What on the table would say the answer.
    void hideWhatTells(Picture& picture, Kind kind)
    {
        if (kind == Kind::BietenGespannt) {
            for (SeatPicture& seat : picture.seats) {
                seat.gespannt = seat.struck = false;
                seat.standing.clear();
            }
            for (SlateColumn& column : std::get<PointsSlate>(picture.slate).columns)
                column.gespannt = column.struck = false;
        }
        for (CardPicture& card : picture.cards) card.wins = false; // that may be the question
        auto* const tricks = std::get_if<TricksTable>(&picture.table);
        if (tricks == nullptr) return;
        switch (kind) {
        case Kind::MittlereHighest:
        case Kind::MittlereValue: tricks->order.reset(); break;
        case Kind::PreferenceTrump:
        case Kind::PreferenceNeeded:
        case Kind::PreferenceHigher: tricks->ladder.reset(); break;
        case Kind::PreferenceAmount: tricks->bowl.reset(); break;
        default: break;
        }
    }

    std::vector<DrillPicture::Hand> handsIn(const Picture& picture, Seat learner)
    {
        std::vector<DrillPicture::Hand> hands;
        for (const SeatPicture& seat : picture.seats) {
            if (seat.seat == learner) continue;
            hands.push_back({ seat.name, {} });
            for (const CardPicture& card : picture.cards) {
                const bool isHeld = card.place == Place::Hand || card.place == Place::Table;
                if (isHeld && card.seat == seat.seat && card.face)
                    hands.back().cards.push_back(*card.face);
            }
        }
        return hands;
    }

    std::vector<DrillPicture::Line> linesOf(
        const std::vector<Kind>& round, const std::vector<bool>& answers)
    {
        std::vector<DrillPicture::Line> lines;
        for (std::size_t i = 0; i < answers.size(); ++i) {
            auto line = std::find_if(lines.begin(), lines.end(),
                [&](const DrillPicture::Line& each) { return each.kind == round[i]; });
            if (line == lines.end())
                line = lines.insert(line, { round[i], words::titleOf(round[i]), 0, 0 });
            ++line->asked;
            if (answers[i]) ++line->right;
        }
        return lines;
    }

}

DrillPlayer::DrillPlayer(Dependencies dependencies, QObject* parent)
    : QObject(parent)
    , dependencies_(std::move(dependencies))
    , rng_(dependencies_.seed)
{
}

void DrillPlayer::begin(const AnyGame& game)
{
    game_ = game;
    only_.reset();
    start();
}

void DrillPlayer::begin(Kind kind)
{
    game_ = drill::gameOf(kind);
    only_ = kind;
    start();
}

void DrillPlayer::again() { start(); }

void DrillPlayer::close() { drill_.reset(); }

void DrillPlayer::start()
{
    const std::string game = codeOf(game_).toStdString();
    round_ = only_ ? std::vector<Kind>(drillRound, *only_)
                   : roundOf(game, dependencies_.store.read().boxes, dependencies_.today(), rng_);
    answers_.clear();
    toldTrouble_ = false;
    ask();
}

void DrillPlayer::ask()
{
    ++id_;
    drill_ = drill::questionOf(round_[answers_.size()], rng_);
    chosen_.assign(drill_->question.choices.size(), false);
    stage_ = Stage::Asked;
    happened();
}

void DrillPlayer::choose(int choice)
{
    const auto place = static_cast<std::size_t>(choice);
    if (!drill_ || stage_ != Stage::Asked || place >= chosen_.size()) return;
    chosen_[place] = !chosen_[place];
    if (drill::rowOf(drill_->question.kind).several) return happened();
    answer();
}

void DrillPlayer::check()
{
    const bool isMarked = std::find(chosen_.begin(), chosen_.end(), true) != chosen_.end();
    if (drill_ && stage_ == Stage::Asked && isMarked) answer();
}

void DrillPlayer::answer()
{
    const Kind kind = drill_->question.kind;
    answers_.push_back(drill::isRight(drill_->question, chosen_));
    stage_ = Stage::Answered;
    const auto trouble = dependencies_.store.answered(kind, answers_.back(), dependencies_.today());
    happened();
    if (trouble && !std::exchange(toldTrouble_, true)) emit notKept(*trouble);
}

void DrillPlayer::goOn()
{
    if (!drill_ || stage_ != Stage::Answered) return;
    if (answers_.size() < round_.size()) return ask();
    stage_ = Stage::Over;
    happened();
}

void DrillPlayer::setCards(CardWords cards) { cards_ = cards; }

void DrillPlayer::reword()
{
    if (drill_) happened();
}

void DrillPlayer::happened() { emit changed(picture(), question()); }

words::DrillTable DrillPlayer::table() const
{
    words::DrillTable table { drill_->learner, {}, cards_ };
    for (const Player& player : defaultPlayers(players(drill_->match), dependencies_.person()))
        table.names << player.name;
    table.names.move(0, drill_->learner.index);
    //: The name plate of the learner
    table.names[drill_->learner.index] = tr("You");
    return table;
}

Picture DrillPlayer::picture() const
{
    ViewContext context;
    for (const QString& name : table().names) context.seats.push_back({ name, {} });
    const Kind kind = drill_->question.kind;
    context.watching = context.handsOpen = drill::rowOf(kind).open;
    context.cards = cards_;
    Picture picture = pictureOf(drill_->match, drill_->learner, context);
    const Because due { stage_ == Stage::Asked ? tr("Answer the question beside the table.")
            : stage_ == Stage::Answered        ? tr("Go on with Space when you have read it.")
                                               : tr("This round is over.") };
    rest(picture, due);
    offerNothing(picture);
    picture.question.clear();
    picture.prompt = due;
    picture.news.clear(); // a question of its own, not what happens next
    for (SeatPicture& seat : picture.seats) {
        hideMind(seat);
        seat.due = false; // nobody plays on
    }
    if (stage_ == Stage::Asked) hideWhatTells(picture, kind);
    return picture;
}

DrillPicture DrillPlayer::question() const
{
    const drill::Question& asked = drill_->question;
    const words::DrillTable words = table();
    DrillPicture picture;
    picture.stage = stage_;
    picture.id = id_;
    picture.number = static_cast<int>(answers_.size()) + (stage_ == Stage::Asked ? 1 : 0);
    picture.title = words::titleOf(asked.kind);
    picture.question = words::askedOf(asked, words);
    picture.several = drill::rowOf(asked.kind).several;
    picture.needs = drill::rowOf(asked.kind).needs;
    for (std::size_t i = 0; i < asked.choices.size(); ++i)
        picture.choices.push_back(
            { words::choiceText(asked, asked.choices[i], words), chosen_[i], asked.right[i] });
    picture.cards = asked.cards;
    if (drill::rowOf(asked.kind).open) picture.hands = handsIn(this->picture(), drill_->learner);
    picture.right = static_cast<int>(std::count(answers_.begin(), answers_.end(), true));
    if (stage_ == Stage::Asked) return picture;
    picture.isRight = answers_.back();
    picture.why = words::explanationOf(asked, words, chosen_);
    if (stage_ == Stage::Over) picture.lines = linesOf(round_, answers_);
    return picture;
}

}
