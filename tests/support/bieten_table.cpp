#include "tests/support/bieten_table.h"

#include <QtTest>

#include <algorithm>
#include <cstdlib>
#include <map>

namespace weli::bieten::test {

namespace {

    Seat seatOf(char digit) { return seatAt(digit - '0'); }

    void addPlays(std::vector<Action>& actions)
    {
        for (const Card card : CardSet::all())
            for (const Card as : CardSet::all()) actions.push_back(Action::play(card, as));
    }

    /// The cards of these hands in the order in which they are dealt (B-13).
    std::vector<Card> inRounds(const PublicState& table, std::initializer_list<CardList> hands)
    {
        PerSeat<const CardList*> handOf;
        const CardList* next = hands.begin();
        for (const Seat seat : table.active) handOf[seat] = next++;

        const int first = table.rules.deal == Rounds::TwoOne ? 2 : 1;
        std::vector<Card> order;
        for (const auto& [from, to] : { std::pair(0, first), std::pair(first, 3) }) {
            Seat seat = table.dealer;
            do {
                seat = nextIn(table.active, seat);
                for (int i = from; i < to; ++i) order.push_back(handOf[seat]->begin()[i]);
            } while (seat != table.dealer);
        }
        return order;
    }

    /// The pack that gives these cards from the top once four cards are cut.
    Pack beforeTheCut(const std::vector<Card>& order)
    {
        Pack pack;
        for (std::size_t i = order.size() - 4; i < order.size(); ++i) pack.push(order[i]);
        for (std::size_t i = 0; i < order.size() - 4; ++i) pack.push(order[i]);
        return pack;
    }

    Played playedFrom(std::string_view text)
    {
        const Card card = *cardFromText(text.substr(0, 2));
        return { card, text.size() == 2 ? card : *cardFromText(text.substr(3)) };
    }

}

const std::vector<Action>& everyAction()
{
    static const std::vector<Action> all = [] {
        std::vector<Action> actions { Action(Verb::Steal), Action(Verb::Leave),
            Action(Verb::DealOneTwo), Action(Verb::DealTwoOne), Action(Verb::Pass) };
        for (int lifted = 0; lifted <= 36; ++lifted) actions.push_back(Action::cut(lifted));
        for (const Verb verb : { Verb::Bid, Verb::Three, Verb::Good, Verb::Hold })
            for (const Figure figure : figures) actions.push_back(Action::say(verb, figure));
        for (int seat = 0; seat < maxSeats; ++seat) actions.push_back(Action::claim(seatAt(seat)));
        addPlays(actions);
        return actions;
    }();
    return all;
}

Action actionOf(std::string_view text)
{
    static const std::map<std::string, Action, std::less<>> byText = [] {
        std::map<std::string, Action, std::less<>> actions;
        for (const Action& action : everyAction()) actions.emplace(toText(action), action);
        return actions;
    }();
    const auto found = byText.find(text);
    if (found == byText.end()) qFatal("no act reads so: %s", std::string(text).c_str());
    return found->second;
}

Rules withoutWeli()
{
    Rules rules;
    rules.weli = Weli::None;
    rules.weliLoss = false;
    return rules;
}

Rules withThreeWild()
{
    Rules rules;
    rules.extraWild = true;
    return rules;
}

Rules penalised(Rules rules)
{
    rules.irregularities = Irregularities::Penalised;
    return rules;
}

TestTable::TestTable(const Rules& rules, int players)
    : TestTable(rules, players, seatAt(players - 1))
{
}

TestTable::TestTable(const Rules& rules, int players, Seat firstDealer)
    : Recorded(start(rules, players, firstDealer))
{
}

TestTable::TestTable(const Rules& rules, std::initializer_list<CardList> hands)
    : TestTable(rules, static_cast<int>(hands.size()))
{
    deal(hands);
}

void TestTable::deal(std::initializer_list<CardList> hands, std::optional<Card> bottom)
{
    CardSet rest = wholePack(state);
    for (const CardList& hand : hands) rest -= hand;
    if (bottom) rest.remove(*bottom);

    // Who is active now, the state knows once any pack is brought.
    const PublicState next = withPack(state, packOf(wholePack(state))).table;
    std::vector<Card> order = inRounds(next, hands);
    for (const Card card : rest) order.push_back(card);
    if (bottom) order.push_back(*bottom);

    bring(beforeTheCut(order));
    does(cutterOf(state.table), Action::cut(4));
    if (std::holds_alternative<Stealing>(state.table.phase))
        does(cutterOf(state.table), Action(Verb::Leave));
    const bool twoFirst = state.table.rules.deal == Rounds::TwoOne;
    does(state.table.dealer, Action(twoFirst ? Verb::DealTwoOne : Verb::DealOneTwo));
}

void TestTable::bring(const Pack& pack)
{
    if (cardsOf(pack) != wholePack(state)) qFatal("not the pack of this game");
    take(pack);
}

void TestTable::act(std::initializer_list<std::string_view> lines)
{
    for (const std::string_view line : lines) {
        const Seat seat = seatOf(line[0]);
        const auto action = legalActionFromText(state, seat, line.substr(2));
        if (!action) {
            const auto clause = whyNot(state, seat, actionOf(line.substr(2)));
            const std::string why
                = clause ? weli::toText(*clause) : "whyNot has nothing against it";
            QFAIL(("not legal: " + std::string(line) + " (" + why + ")").c_str());
        }
        does(seat, *action);
    }
}

void TestTable::playOut()
{
    while (!state.table.count) {
        for (const Seat seat : state.table.active) {
            const ActionList list = legalActions(state, seat);
            const auto* const unforced
                = std::find_if(list.begin(), list.end(), [this, seat](const Action& action) {
                      const Verb verb = action.verb();
                      return (verb == Verb::Play || verb == Verb::Good || verb == Verb::Pass)
                          && !offenceOf(state.table, seat, state.holdings[seat], action);
                  });
            if (unforced == list.end()) continue;
            does(seat, *unforced);
            break;
        }
    }
}

bool TestTable::offers(int seat, std::string_view action) const
{
    return legalActionFromText(state, seatAt(seat), action).has_value();
}

bool TestTable::refuses(int seat, std::string_view action, int clause) const
{
    const auto why = whyNot(state, seatAt(seat), actionOf(action));
    const Clause expected { 'B', static_cast<std::uint8_t>(clause) };
    if (why == expected && !offers(seat, action)) return true;
    qWarning("%s: %s", std::string(action).c_str(), why ? weli::toText(*why).c_str() : "legal");
    return false;
}

std::string TestTable::choices(int seat) const
{
    std::vector<std::string> texts;
    for (const Action& action : legalActions(state, seatAt(seat))) texts.push_back(toText(action));
    std::sort(texts.begin(), texts.end());
    std::string all;
    for (const std::string& text : texts) all += (all.empty() ? "" : ", ") + text;
    return all;
}

std::optional<OffenceKind> TestTable::offence(int seat, std::string_view action) const
{
    const Seat who = seatAt(seat);
    return offenceOf(state.table, who, state.holdings[who], actionOf(action));
}

const Count& TestTable::count() const
{
    if (!state.table.count) qFatal("the deal is not over");
    return *state.table.count;
}

State laid(const Rules& rules, std::initializer_list<std::string_view> hands)
{
    const int players = static_cast<int>(hands.size());
    State state = start(rules, players, seatAt(players - 1));
    state = withPack(state, packOf(wholePack(state)));
    state.table.trick = 3;
    Seat seat = seatAt(0);
    for (const std::string_view hand : hands) {
        for (std::size_t at = 0; at < hand.size();) {
            const std::size_t end = std::min(hand.find(' ', at), hand.size());
            const Played played = playedFrom(hand.substr(at, end - at));
            lay(state.table, seat, played);
            state.holdings[seat].cards.add(played.card);
            at = end + 1;
        }
        seat = seatAt(seat.index + 1);
    }
    state.table.leader = trickWinner(state.table, 2);
    return state;
}

std::string figuresOf(const Count& count)
{
    std::string text;
    for (const CountedFigure& counted : count.figures) {
        text += text.empty() ? "" : ", ";
        text += std::string(code(counted.figure)) + ' ' + std::to_string(counted.value) + ' ';
        text += counted.seat ? std::to_string(counted.seat->index) : "-";
    }
    return text;
}

}
