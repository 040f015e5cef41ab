#include "tests/core/drill/checking.h"

#include <QtTest>

#include <array>
#include <map>

using namespace weli;
using namespace weli::drill;
using namespace weli::mittlere;

namespace {

using Question = drill::Question;

// The tables of M-4 to M-6 once more, as they stand in the rules.
constexpr std::string_view plainOrder = "AKOUT9876";
constexpr std::string_view trumpsInOrder = "U9AKOT876";
const std::map<char, int> plainPoints { { 'A', 11 }, { 'K', 4 }, { 'O', 3 }, { 'U', 2 },
    { 'T', 10 } };

char letterOf(Trump trump) { return trump ? letter(*trump) : '-'; }

int pointsOf(const std::string& card, char trump)
{
    const auto plain = plainPoints.find(card[1]);
    if (card[0] == trump && card[1] == 'U') return 20;
    if (card[0] == trump && card[1] == '9') return 14;
    if (trump == '-' && card[1] == '8') return 8;
    return plain == plainPoints.end() ? 0 : plain->second;
}

bool isHigher(const std::string& card, const std::string& than, char trump)
{
    if (card[0] != than[0]) return card[0] == trump;
    const std::string_view order = card[0] == trump ? trumpsInOrder : plainOrder;
    return order.find(card[1]) < order.find(than[1]);
}

using Cards = std::vector<std::string>;

/// The cards of the trick that is played to, with one more.
Cards trickWith(const State& state, const std::string& card)
{
    Cards cards;
    for (const Card each : openTrick(state.table)->cards) cards.push_back(toText(each));
    cards.push_back(card);
    return cards;
}

/// M-19 from the first card of the deal on.
char trumpWith(const State& state, const std::string& card)
{
    std::vector<Cards> tricks;
    for (const PlayedTrick& trick : state.table.tricks) {
        tricks.emplace_back();
        for (const Card each : trick.cards) tricks.back().push_back(toText(each));
    }
    if (openTrick(state.table) != nullptr) tricks.back().push_back(card);
    for (const Cards& trick : tricks)
        for (const std::string& each : trick)
            if (each[0] != trick[0][0]) return each[0];
    return '-';
}

Seat takerWith(const State& state, const std::string& card)
{
    const Cards cards = trickWith(state, card);
    const char trump = trumpWith(state, card);
    std::size_t best = 0;
    for (std::size_t i = 1; i < cards.size(); ++i)
        if (isHigher(cards[i], cards[best], trump)) best = i;
    const auto leader = static_cast<std::size_t>(openTrick(state.table)->leader.index);
    return seatAt(static_cast<int>((leader + best) % 3));
}

State afterCard(const State& state, Seat seat, const std::string& card)
{
    return after(state, seat, Action::play(*cardFromText(card)));
}

const std::string& first(const Question& question) { return question.about[0].code; }

std::string played(const std::string& card) { return "play " + card; }

/// The suit that is asked about is the one that was led.
std::vector<bool> playable(const State& state, Seat seat, const Question& question)
{
    const Suit led = openTrick(state.table)->cards[0].suit();
    if (question.about != std::vector { drill::suit(led) }) return {};
    return legal(state, seat, question, played);
}

std::vector<bool> trick(const State& state, Seat /*seat*/, const Question& question)
{
    return only(question, drill::seat(takerWith(state, first(question))));
}

std::vector<bool> trump(const State& state, Seat /*seat*/, const Question& question)
{
    const char trump = trumpWith(state, first(question));
    return where(question, [=](const std::string& code) {
        return trump == '-' ? code == "none" : code == std::string { trump };
    });
}

std::vector<bool> highest(const State& /*state*/, Seat /*seat*/, const Question& question)
{
    return where(question, [&](const std::string& card) {
        return std::none_of(question.choices.begin(), question.choices.end(),
            [&](const Value& other) { return isHigher(other.code, card, card[0]); });
    });
}

std::vector<bool> beating(const State& state, Seat seat, const Question& question)
{
    return where(question, [&](const std::string& card) { return takerWith(state, card) == seat; });
}

std::vector<bool> under(const State& state, Seat seat, const Question& question)
{
    const auto actions = legalActions(state, seat);
    const bool must = std::all_of(actions.begin(), actions.end(),
        [&](const Action& action) { return action.card().suit() == state.table.trump; });
    return only(question, yesNo(must));
}

std::vector<bool> value(const State& state, Seat /*seat*/, const Question& question)
{
    return only(question, number(pointsOf(first(question), letterOf(state.table.trump))));
}

std::vector<bool> inTrick(const State& state, Seat /*seat*/, const Question& question)
{
    int points = state.table.tricks.size() == 12 ? 5 : 0;
    for (const std::string& card : trickWith(state, first(question)))
        points += pointsOf(card, trumpWith(state, first(question)));
    return only(question, number(points));
}

std::vector<bool> points(const State& state, Seat seat, const Question& question)
{
    int points = 0;
    for (const PlayedTrick& trick : state.table.tricks)
        for (const Card card : trick.cards)
            if (trick.cards.size() == 3 && trick.winner == seat)
                points += pointsOf(toText(card), letterOf(state.table.trump));
    int shown = 0;
    for (const Card card : question.cards)
        shown += pointsOf(toText(card), letterOf(state.table.trump));
    return shown == points ? only(question, number(points)) : std::vector<bool>();
}

std::vector<bool> leads(const State& state, Seat seat, const Question& question)
{
    const State then = afterCard(state, seat, first(question));
    return where(question,
        [&](const std::string& code) { return !legalActions(then, *seatFromText(code)).empty(); });
}

/// Who writes two potatoes on the sheet.
std::vector<bool> loses(const State& state, Seat seat, const Question& question)
{
    const State then = afterCard(state, seat, first(question));
    std::optional<Seat> loser;
    for (const Seat each : everybody)
        if (then.table.potatoes[each] - state.table.potatoes[each] == 2) loser = each;
    return only(question, drill::seat(loser));
}

std::vector<bool> written(const State& state, Seat seat, const Question& question)
{
    const State then = afterCard(state, seat, first(question));
    const int strokes = then.table.strokes[seat] - state.table.strokes[seat];
    const int potatoes = then.table.potatoes[seat] - state.table.potatoes[seat];
    return only(question, strokes > 0 ? mark(true, strokes) : mark(false, potatoes));
}

constexpr std::array checks {
    CheckRow<State> { Kind::MittlerePlayable, playable },
    CheckRow<State> { Kind::MittlereTrick, trick },
    CheckRow<State> { Kind::MittlereTrump, trump },
    CheckRow<State> { Kind::MittlereHighest, highest },
    CheckRow<State> { Kind::MittlereBeats, beating },
    CheckRow<State> { Kind::MittlereUnder, under },
    CheckRow<State> { Kind::MittlereValue, value },
    CheckRow<State> { Kind::MittlereInTrick, inTrick },
    CheckRow<State> { Kind::MittlerePoints, points },
    CheckRow<State> { Kind::MittlereLeads, leads },
    CheckRow<State> { Kind::MittlereLoses, loses },
    CheckRow<State> { Kind::MittlereWritten, written },
};

} // namespace

class MittlereDrillTest : public QObject {
    Q_OBJECT

private slots:
    void answersAreRight_data();
    void answersAreRight();
};

void MittlereDrillTest::answersAreRight_data()
{
    QTest::addColumn<std::size_t>("place");
    QCOMPARE(checks.size(), kindsOf("mittlere").size());
    for (std::size_t i = 0; i < checks.size(); ++i)
        QTest::newRow(rowOf(checks[i].kind).code.data()) << i;
}

void MittlereDrillTest::answersAreRight()
{
    QFETCH(std::size_t, place);
    const QString wrong = complaintAbout(checks[place]);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

QTEST_APPLESS_MAIN(MittlereDrillTest)
#include "mittlere_drill_test.moc"
