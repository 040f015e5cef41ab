#include "app/learn/deal_count.h"
#include "app/learn/least_squares.h"
#include "app/learn/some_deal.h"
#include "core/bots/decision_util.h"
#include "core/bots/preference/telling/act_sums.h"
#include "core/bots/preference/words/learnt.h"
#include "core/bots/preference/words/playout.h"
#include "core/preference/settlement.h"

#include <fstream>
#include <iostream>
#include <string>

// Plays deals of Préférence among bots that speak by the book, tries in them every word that could
// be said, and learns what each is worth on average: half of it if the cards are then played by the
// book, half as if they all lay open, for the book's are too easy to play against. Writes the table
// that the bots use.

namespace {

using namespace weli;
using namespace weli::preference;
using bots::LookedAt;

struct Lesson {
    weli::LeastSquares chips { bots::wordFigures };
    weli::LeastSquares kept { bots::wordFigures };
    weli::LeastSquares tricks { bots::wordFigures };
    int deals = 0;
};
using Lessons = std::vector<Lesson>;

/// What came of a word for the seat that said it, in one way to play the cards.
void learn(
    Lesson& lesson, const LookedAt& looked, const State& before, const State& settled, Seat seat)
{
    const PublicState& table = settled.table;
    const Settlement result = settlementOf(table);
    const double chips = bots::chipsBrought(before, settled, seat);
    lesson.chips.enter(looked.figures, chips / amountPlayedFor(before.table));
    const bool plays = table.declarer == seat || table.playing.contains(seat);
    if (!plays) return;
    lesson.kept.enter(looked.figures, result.fallen.contains(seat) ? 0 : 1);
    const bool defends = table.declarer && table.declarer != seat;
    const int tricks
        = defends ? bots::tricksPaid(table, result, seat) : int { result.tricks[seat] };
    lesson.tricks.enter(looked.figures, tricks);
}

void tryEveryWord(Lessons& lessons, const State& state, Seat seat, bots::OpenPlaySolver& solver)
{
    const Observation observation = observe(state, seat);
    for (const Action& word : legalActions(observation)) {
        const auto looked = bots::lookAt(observation, word);
        if (!looked) continue;
        Lesson& lesson = lessons[bots::rowFor(*looked)];
        State byTheBook = after(state, seat, word);
        State openly = byTheBook;
        bots::playToTheEnd(byTheBook);
        learn(lesson, *looked, state, byTheBook, seat);
        bots::playToTheEndOpenly(openly, solver);
        learn(lesson, *looked, state, openly, seat);
        ++lesson.deals;
    }
}

/// Goes through the words of a deal, and looks at some of them.
void goThrough(Lessons& lessons, State state, Rng& rng, bots::OpenPlaySolver& solver)
{
    constexpr double looks = 0.6;
    constexpr double strays = 0.05; // so that also the unusual is met
    while (!state.table.settled && !std::holds_alternative<Playing>(state.table.phase)) {
        const Seat seat = *seatDue(state.table);
        const ActionList legal = legalActions(state, seat);
        if (legal.size() > 1 && rng.unit() < looks) tryEveryWord(lessons, state, seat, solver);
        Action word = bots::bookAct(state, seat);
        if (!std::holds_alternative<Discarding>(state.table.phase) && rng.unit() < strays) {
            const Action other = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            const bool mad = other.verb() == Verb::Bid && other.bid().contract
                && *other.bid().contract > Contract::Five;
            if (!mad) word = other;
        }
        act(state, seat, word);
    }
}

void write(std::ostream& to, const std::vector<double>& weights)
{
    to << "{ ";
    for (std::size_t i = 0; i < weights.size(); ++i)
        to << (i == 0 ? "" : ", ") << std::lround(weights[i] * 10000) << "e-4F";
    to << " }";
}

void write(std::ostream& to, const Lessons& lessons)
{
    to << "// Written by weli-learn: do not edit.\n#include "
          "\"core/bots/preference/words/learnt.h\"\n\n"
          "namespace weli::bots {\n\n// clang-format off\nconst LearntTable learntTable { {\n";
    for (const Lesson& lesson : lessons) {
        to << "    { " << lesson.deals << ",\n        ";
        write(to, lesson.chips.weights());
        to << ",\n        ";
        write(to, lesson.kept.weights());
        to << ",\n        ";
        write(to, lesson.tricks.weights());
        to << " },\n";
    }
    to << "} };\n// clang-format on\n\n}\n";
}

}

int main(int count, char** words)
{
    if (count != 3) {
        std::cerr << "weli-learn DEALS FILE: plays so many deals of Préférence and writes what was "
                     "learnt\n";
        return 2;
    }
    const auto deals = countFromText(words[1]);
    if (!deals) {
        std::cerr << "weli-learn: DEALS is a number from 1 on\n";
        return 2;
    }
    Lessons lessons(bots::wordKinds * bots::stakeClasses);
    bots::OpenPlaySolver solver;
    Rng rng(18);
    for (int deal = *deals; deal > 0; --deal) goThrough(lessons, someDeal(rng), rng, solver);
    std::ofstream file(words[2]);
    write(file, lessons);
    return file ? 0 : 1;
}
