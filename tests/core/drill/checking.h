#pragma once

#include "core/drill/drill.h"
#include "core/lesson/text.h"
#include "tests/support/every_game.h"

#include <QString>

#include <algorithm>
#include <string>
#include <vector>

namespace weli::drill {

using lesson::seatFromText;

inline const int questionsOfAKind = test::matches(1000, 200);

/// Which choices are right, found another way than the question's maker does.
template <GameState S>
using Check = std::vector<bool> (*)(const S& state, Seat learner, const Question& question);

template <GameState S> struct CheckRow {
    Kind kind;
    Check<S> check;
};

/// The choices whose code fits.
template <typename Fits> std::vector<bool> where(const Question& question, Fits fits)
{
    std::vector<bool> right;
    for (const Value& choice : question.choices) right.push_back(fits(choice.code));
    return right;
}

inline std::vector<bool> only(const Question& question, const Value& value)
{
    return where(question, [&](const std::string& code) { return code == value.code; });
}

/// The choices that make a legal act of this seat: `text` says which.
template <GameState S, typename Text>
std::vector<bool> legal(const S& state, Seat seat, const Question& question, Text text)
{
    std::vector<std::string> acts;
    for (const auto& action : legalActions(state, seat)) acts.push_back(toText(action));
    return where(question, [&](const std::string& code) {
        return std::find(acts.begin(), acts.end(), text(code)) != acts.end();
    });
}

inline Rng rngOf(Kind kind, int number)
{
    return Rng(static_cast<std::uint64_t>(number) * 100 + static_cast<std::uint64_t>(kind));
}

/// What is wrong with the answer to this question: it must be right in the match, and the same in
/// another that looks alike to the learner.
template <GameState S> QString complaintAbout(const CheckRow<S>& row, int number)
{
    Rng rng = rngOf(row.kind, number);
    const Drill drill = questionOf(row.kind, rng);
    const S& state = std::get<Timeline<S>>(drill.match).state();
    if (row.check(state, drill.learner, drill.question) != drill.question.right)
        return QString("question %1 is answered wrongly").arg(number);
    if (rowOf(row.kind).open || number % 4 != 0) return {};
    const S other = imagine(observe(state, drill.learner), rng);
    if (row.check(other, drill.learner, drill.question) != drill.question.right)
        return QString("question %1 needs what the learner cannot see").arg(number);
    return {};
}

template <GameState S> QString complaintAbout(const CheckRow<S>& row)
{
    for (int number = 0; number < questionsOfAKind; ++number)
        if (const QString wrong = complaintAbout(row, number); !wrong.isEmpty()) return wrong;
    return {};
}

}
