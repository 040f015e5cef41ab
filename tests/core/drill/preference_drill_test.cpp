#include "core/bots/random.h"
#include "core/preference/auction.h"
#include "core/preference/settlement.h"
#include "tests/core/drill/checking.h"

#include <QtTest>

#include <array>

using namespace weli;
using namespace weli::drill;
using namespace weli::preference;

namespace {

using Question = drill::Question;

const std::string& first(const Question& question) { return question.about[0].code; }

std::string played(const std::string& card) { return "play " + card; }

/// The state once the learner has done what the question says.
State done(const State& state, Seat seat, const std::string& text)
{
    return after(state, seat, *legalActionFromText(state, seat, text));
}

/// The suit that is asked about is the one that was led.
std::vector<bool> playable(const State& state, Seat seat, const Question& question)
{
    const Suit led = openTrick(state.table)->cards[0].suit();
    if (question.about != std::vector { drill::suit(led) }) return {};
    return legal(state, seat, question, played);
}

/// Who holds the best card: trump first, then the suit led, by the order of P-7.
std::vector<bool> trick(const State& state, Seat seat, const Question& question)
{
    constexpr std::string_view order = "AKOUT987";
    const PlayedTrick* const open = openTrick(state.table);
    const auto trump = trumpOf(state.table);
    const Suit led = open->cards[0].suit();
    const auto worth = [&](Card card) {
        const int rank = 8 - static_cast<int>(order.find(letter(card.rank())));
        if (card.suit() == trump) return 100 + rank;
        return card.suit() == led ? rank : 0;
    };
    int best = worth(*cardFromText(first(question)));
    Seat taker = seat;
    Seat player = open->leader;
    for (const Card card : open->cards) {
        if (worth(card) > best) taker = player;
        best = std::max(best, worth(card));
        player = nextIn(state.table.playing, player);
    }
    return only(question, drill::seat(taker));
}

/// May the second seat bid this after the first has bid that (P-17)?
bool goesOver(const std::string& bid, const std::string& than, const Rules& rules)
{
    Rng rng(1);
    State state = start(rules, 3, seatAt(2));
    take(state, shuffled(packOf(wholePack(state)), rng));
    state = done(state, seatAt(0), "bid " + than);
    return legalActionFromText(state, seatAt(1), "bid " + bid).has_value();
}

std::vector<bool> higher(const State& state, Seat /*seat*/, const Question& question)
{
    const std::string& one = question.choices[0].code;
    const std::string& other = question.choices[1].code;
    const bool up = goesOver(one, other, state.table.rules);
    const bool down = goesOver(other, one, state.table.rules);
    return { up, down, !up && !down };
}

std::vector<bool> bids(const State& state, Seat seat, const Question& question)
{
    return legal(state, seat, question, [](const std::string& code) { return code; });
}

/// Whoever is offered to hold, if all others pass.
std::vector<bool> hold(const State& state, Seat /*seat*/, const Question& question)
{
    const std::string text = "hold " + first(question);
    std::optional<Seat> holder;
    State then = state;
    while (std::holds_alternative<Bidding>(then.table.phase)) {
        const Seat next = *seatDue(then.table);
        if (next == then.table.standing->seat) break;
        if (legalActionFromText(then, next, text)) holder = next;
        then = done(then, next, "pass");
    }
    return only(question, drill::seat(holder));
}

std::vector<bool> announcing(const State& state, Seat seat, const Question& question)
{
    return legal(state, seat, question, [](const std::string& code) { return "announce " + code; });
}

std::vector<bool> trump(const State& /*state*/, Seat /*seat*/, const Question& question)
{
    const std::string& key = first(question);
    constexpr std::string_view trumps = "ALBH";
    const std::size_t number = std::string_view("1234").find(key[0]);
    if (key == "hearts") return only(question, suit(Suit::Hearts));
    return where(question, [=](const std::string& code) {
        return number < trumps.size() ? code == std::string { trumps[number] } : code == "none";
    });
}

std::vector<bool> lead(const State& state, Seat seat, const Question& question)
{
    const State then = done(state, seat, first(question));
    return where(question, [&](const std::string& code) {
        const auto actions = legalActions(then, *seatFromText(code));
        return !actions.empty() && actions[0].verb() == Verb::Play;
    });
}

/// The fewest tricks with which the settlement lets the learner stand.
std::vector<bool> needed(const State& state, Seat seat, const Question& question)
{
    for (int tricks = 0; tricks <= 10; ++tricks) {
        PublicState table = state.table;
        const Seat rest = seat == table.declarer ? defendersOf(table)[0] : *table.declarer;
        table.taken = {};
        table.taken[seat] = static_cast<std::uint8_t>(tricks);
        table.taken[rest] = static_cast<std::uint8_t>(10 - tricks);
        if (!settlementOf(table).fallen.contains(seat)) return only(question, number(tricks));
    }
    return {};
}

std::vector<bool> amount(const State& state, Seat /*seat*/, const Question& question)
{
    const int most = 3 * state.table.rules.stake;
    return only(question, number(state.table.anted > most ? most : state.table.anted));
}

/// Does this seat fall with these tricks (P-58 to P-63)?
bool fails(const PublicState& table, Seat seat)
{
    const int mine = table.taken[seat];
    if (!table.contract) {
        for (const Seat other : table.active)
            if (table.taken[other] > mine) return false;
        return true;
    }
    const std::string key(preference::rowOf(*table.contract).key);
    const bool isSuited = key == "hearts" || key[0] < '5';
    if (seat == table.declarer) {
        if (isSuited) return mine < 6;
        return key[0] == '5' || key[0] == '7' ? mine > 0 : mine < 10;
    }
    if (!isSuited || !table.joined.contains(seat)) {
        const bool isForcedToPlay = isSuited && table.joined.empty() && table.stayed.empty();
        return isForcedToPlay && mine < 2;
    }
    return table.inviter ? 10 - table.taken[*table.declarer] < 4 : mine < 2;
}

std::vector<bool> falls(const State& state, Seat seat, const Question& question)
{
    const State then = done(state, seat, played(first(question)));
    bool any = false;
    for (const Seat each : then.table.active) any = any || fails(then.table, each);
    return where(question, [&](const std::string& code) {
        return code == "none" ? !any : fails(then.table, *seatFromText(code));
    });
}

/// What the books say after the deal; the last deal also shares the pot.
std::vector<bool> gains(const State& state, Seat seat, const Question& question)
{
    const State then = done(state, seat, played(first(question)));
    if (isOver(then)) return question.right;
    return only(question, chips(then.table.balances[seat] - state.table.balances[seat]));
}

/// All that nobody has lies in the pot (P-8).
std::vector<bool> pot(const State& state, Seat seat, const Question& question)
{
    const State then = done(state, seat, played(first(question)));
    if (isOver(then)) return question.right;
    int all = 0;
    for (const int balance : then.table.balances.values) all += balance;
    return only(question, number(-all));
}

constexpr std::array checks {
    CheckRow<State> { Kind::PreferencePlayable, playable },
    CheckRow<State> { Kind::PreferenceTrick, trick },
    CheckRow<State> { Kind::PreferenceHigher, higher },
    CheckRow<State> { Kind::PreferenceBids, bids },
    CheckRow<State> { Kind::PreferenceHold, hold },
    CheckRow<State> { Kind::PreferenceAnnounce, announcing },
    CheckRow<State> { Kind::PreferenceTrump, trump },
    CheckRow<State> { Kind::PreferenceLead, lead },
    CheckRow<State> { Kind::PreferenceNeeded, needed },
    CheckRow<State> { Kind::PreferenceAmount, amount },
    CheckRow<State> { Kind::PreferenceFalls, falls },
    CheckRow<State> { Kind::PreferenceGains, gains },
    CheckRow<State> { Kind::PreferencePot, pot },
};

} // namespace

class PreferenceDrillTest : public QObject {
    Q_OBJECT

private slots:
    void answersAreRight_data();
    void answersAreRight();
};

void PreferenceDrillTest::answersAreRight_data()
{
    QTest::addColumn<std::size_t>("place");
    QCOMPARE(checks.size(), kindsOf("preference").size());
    for (std::size_t i = 0; i < checks.size(); ++i)
        QTest::newRow(rowOf(checks[i].kind).code.data()) << i;
}

void PreferenceDrillTest::answersAreRight()
{
    QFETCH(std::size_t, place);
    const QString wrong = complaintAbout(checks[place]);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

QTEST_APPLESS_MAIN(PreferenceDrillTest)
#include "preference_drill_test.moc"
