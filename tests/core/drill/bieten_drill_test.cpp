#include "core/bots/random.h"
#include "tests/core/drill/checking.h"

#include <QtTest>

#include <array>

using namespace weli;
using namespace weli::drill;
using namespace weli::bieten;

namespace {

using Question = drill::Question;

constexpr std::string_view order = "AKOUT987";

const std::string& first(const Question& question) { return question.about[0].code; }

State done(const State& state, Seat seat, const std::string& text)
{
    return after(state, seat, *legalActionFromText(state, seat, text));
}

std::string played(const std::string& card) { return "play " + card; }

/// The suit that is asked about is the one that was led.
std::vector<bool> playable(const State& state, Seat seat, const Question& question)
{
    const Played led = state.table.played[state.table.leader][state.table.trick];
    if (first(question) != std::string { letter(led.as.suit()) }) return {};
    return legal(state, seat, question, played);
}

std::vector<bool> bids(const State& state, Seat seat, const Question& question)
{
    return legal(state, seat, question, [](const std::string& code) { return "bid " + code; });
}

std::vector<bool> names(const State& state, Seat seat, const Question& question)
{
    return legal(state, seat, question, [](const std::string& code) { return "play B6=" + code; });
}

/// The higher the better: of the suit led by rank, of one rank the natural card.
std::vector<bool> trick(const State& state, Seat seat, const Question& question)
{
    const State then = done(state, seat, played(first(question)));
    const std::size_t number = state.table.trick;
    const Suit led = then.table.played[state.table.leader][number].as.suit();
    int best = -1;
    Seat taker;
    for (const Seat each : state.table.active) {
        const Played lies = then.table.played[each][number];
        const auto rank = static_cast<int>(order.find(letter(lies.as.rank())));
        const int worth
            = lies.as.suit() == led ? 20 - 2 * rank + (lies.card == lies.as ? 1 : 0) : -2;
        if (worth > best) taker = each;
        best = std::max(best, worth);
    }
    return only(question, drill::seat(taker));
}

/// How good three natural cards are for a figure; 0 if they do not make it (B-20 to B-23).
int worthIn(CardSet cards, const std::string& figure)
{
    int best = 0;
    std::array<int, 8> ofRank {};
    for (const Card card : cards) {
        const auto rank = order.find(letter(card.rank()));
        ++ofRank[rank];
        const int height = 8 - static_cast<int>(rank);
        const char suit = figure == "hearts" ? 'H' : 'L';
        if ((figure == "hearts" || figure == "leaves") && letter(card.suit()) == suit)
            best = std::max(best, height);
        if (figure == "equal" && ofRank[rank] > 1)
            best = std::max(best, 10 * ofRank[rank] + height);
        int length = 1;
        for (std::size_t next = rank + 1; next < order.size(); ++next, ++length) {
            const std::string below { letter(card.suit()), order[next] };
            if (!cards.contains(*cardFromText(below))) break;
        }
        if (figure == "run" && length > 1) best = std::max(best, 10 * length + height);
    }
    return best;
}

std::vector<bool> figuresHeld(const State& state, Seat seat, const Question& question)
{
    return where(question,
        [&](const std::string& figure) { return worthIn(state.holdings[seat].cards, figure) > 0; });
}

std::vector<bool> best(const State& state, Seat /*seat*/, const Question& question)
{
    int most = 0;
    std::optional<Seat> winner;
    for (const Seat each : state.table.active) {
        const int worth = worthIn(state.holdings[each].cards, first(question));
        if (worth > most)
            winner = each;
        else if (worth == most)
            winner.reset();
        most = std::max(most, worth);
    }
    return only(question, drill::seat(winner));
}

std::vector<bool> worth(const State& state, Seat /*seat*/, const Question& question)
{
    const bool three = std::get<Answering>(state.table.phase).three;
    const bool holds = first(question).substr(0, 4) == "hold";
    return only(question, number((three ? 2 : 1) + (holds ? 1 : 0)));
}

std::vector<bool> answers(const State& state, Seat seat, const Question& question)
{
    const bool holds = first(question).substr(0, 4) == "hold";
    const Seat next = seatAt((seat.index + 1) % state.table.players);
    const auto* const answering = std::get_if<Answering>(&state.table.phase);
    const bool ends = holds || (answering != nullptr && answering->asker == next);
    return only(question, ends ? drill::seat(std::nullopt) : drill::seat(next));
}

std::vector<bool> gespannt(const State& state, Seat /*seat*/, const Question& question)
{
    return where(question, [&](const std::string& code) {
        int points = state.table.totals[*seatFromText(code)];
        for (const FigureStatus& figure : state.table.figures.values)
            if (figure.owner == seatFromText(code)) points += figure.raiser ? 2 : 1;
        return points >= 10;
    });
}

std::vector<bool> counted(const State& state, Seat /*seat*/, const Question& question)
{
    int place = 100;
    Value earliest = drill::figure("hearts");
    for (const Figure figure : figures) {
        const FigureStatus& status = state.table.figures[figure];
        if (!status.owner || status.concededPlace >= place) continue;
        place = status.concededPlace;
        earliest = drill::figure(code(figure));
    }
    return only(question, earliest);
}

std::vector<bool> points(const State& state, Seat seat, const Question& question)
{
    const State then = done(state, seat, played(first(question)));
    return only(question, number(then.table.totals[seat] - state.table.totals[seat]));
}

/// The count stops with the first who has enough.
std::vector<bool> out(const State& state, Seat seat, const Question& question)
{
    const State then = done(state, seat, played(first(question)));
    std::optional<Seat> winner;
    for (const Seat each : then.table.active)
        if (then.table.totals[each] >= 11) winner = each;
    return only(question, drill::seat(winner));
}

/// It is played on until that part is done in the next deal.
std::vector<bool> round(const State& state, Seat /*seat*/, const Question& question)
{
    Rng rng(1);
    State then = state;
    while (!awaitsPack(then) && !isOver(then)) {
        const auto next = bots::randomAct(then, rng);
        act(then, next.seat, next.action);
    }
    if (isOver(then)) return question.right;
    take(then, shuffled(packOf(wholePack(then)), rng));
    const auto isDue = [&] {
        if (first(question) == "cuts") return std::holds_alternative<Cutting>(then.table.phase);
        if (first(question) == "deals") return std::holds_alternative<Dealing>(then.table.phase);
        return std::holds_alternative<Playing>(then.table.phase);
    };
    while (!isDue()) {
        const auto next = bots::randomAct(then, rng);
        act(then, next.seat, next.action);
    }
    return only(question, drill::seat(seatAwaited(then.table)));
}

constexpr std::array checks {
    CheckRow<State> { Kind::BietenPlayable, playable },
    CheckRow<State> { Kind::BietenTrick, trick },
    CheckRow<State> { Kind::BietenFigures, figuresHeld },
    CheckRow<State> { Kind::BietenBest, best },
    CheckRow<State> { Kind::BietenBids, bids },
    CheckRow<State> { Kind::BietenWorth, worth },
    CheckRow<State> { Kind::BietenAnswers, answers },
    CheckRow<State> { Kind::BietenNames, names },
    CheckRow<State> { Kind::BietenGespannt, gespannt },
    CheckRow<State> { Kind::BietenOrder, counted },
    CheckRow<State> { Kind::BietenPoints, points },
    CheckRow<State> { Kind::BietenOut, out },
    CheckRow<State> { Kind::BietenRound, round },
};

} // namespace

class BietenDrillTest : public QObject {
    Q_OBJECT

private slots:
    void answersAreRight_data();
    void answersAreRight();
};

void BietenDrillTest::answersAreRight_data()
{
    QTest::addColumn<std::size_t>("place");
    QCOMPARE(checks.size(), kindsOf("bieten").size());
    for (std::size_t i = 0; i < checks.size(); ++i)
        QTest::newRow(rowOf(checks[i].kind).code.data()) << i;
}

void BietenDrillTest::answersAreRight()
{
    QFETCH(std::size_t, place);
    const QString wrong = complaintAbout(checks[place]);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

QTEST_APPLESS_MAIN(BietenDrillTest)
#include "bieten_drill_test.moc"
