#include "ui/model/coach/coach.h"

#include "ui/model/any_match.h"
#include "ui/model/coach/coach_text.h"
#include "ui/model/lessons/lesson_library.h"

#include <utility>

namespace weli {

namespace {

    constexpr int mostTimes = 2; // in a lifetime
    constexpr int firstMatches = 3;

    AnyView viewIn(const AnyMatch& match, Seat seat)
    {
        return std::visit(
            [seat](const auto& known) { return AnyView(viewOf(known, seat)); }, match);
    }

}

Coach::Coach(QString file, Failed failed)
    : memory_(std::move(file))
    , failed_(std::move(failed))
{
}

void Coach::tell(const std::optional<QString>& problem)
{
    const bool isTold = std::exchange(isFailing_, problem.has_value());
    if (problem && !isTold && failed_) failed_(*problem);
}

bool Coach::set(Coaching when, const QString& language)
{
    const bool isOther = language != std::exchange(language_, language);
    if (isOther) words_.reset();
    return when != std::exchange(when_, when) || isOther;
}

void Coach::beginMatch(const AnyMatch& match)
{
    const AnyGame game = gameOf(match);
    if (game != std::exchange(game_, game)) words_.reset();
    notes_.clear();
    told_.clear();
    memory_.recall(game);
    isEarly_ = memory_.matches(game) < firstMatches;
}

void Coach::endMatch() { tell(memory_.countMatch(game_)); }

bool Coach::speaks() const
{
    return when_ == Coaching::Always || (when_ == Coaching::FirstMatches && isEarly_);
}

std::optional<coach::Note> Coach::noteIn(const AnyMatch& match, Seat seat)
{
    if (!speaks()) return std::nullopt;
    const auto [place, isNew] = notes_.try_emplace(tipOf(match));
    if (isNew) place->second = newNote(match, seat);
    return place->second;
}

std::optional<coach::Note> Coach::newNote(const AnyMatch& match, Seat seat)
{
    coach::Shown& inDeal = told_[dealOf(match)];
    coach::Shown enough = memory_.toldAtLeast(mostTimes);
    enough.insert(inDeal.begin(), inDeal.end());
    auto note = coach::noteFor(viewIn(match, seat), enough);
    if (!note) return note;
    inDeal.emplace(note->name);
    tell(memory_.countTold(note->name));
    return note;
}

NotePicture Coach::picture(const coach::Note& note, const ViewContext& context) const
{
    return { .text = { coachText(words(), note.name, note.arguments, context), note.clause },
        .more = {},
        .about = note.target };
}

std::vector<Because> Coach::possibilities(
    const AnyMatch& match, Seat seat, const ViewContext& context) const
{
    std::vector<Because> all;
    for (const coach::Possibility& each : coach::possibilities(viewIn(match, seat)))
        all.push_back(
            { coachText(words(), "may " + std::string(each.name), each.arguments, context),
                each.clause });
    return all;
}

const lesson::Words& Coach::words() const
{
    if (!words_) words_ = coachWords(game_, language_).value_or(lesson::Words {});
    return *words_;
}

}
