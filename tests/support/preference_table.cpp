#include "tests/support/preference_table.h"

#include <QtTest>

#include <algorithm>
#include <map>

namespace weli::preference::test {

namespace {

    Seat seatOf(char digit) { return seatAt(digit - '0'); }

    void addCards(std::vector<Action>& actions)
    {
        for (const Card first : CardSet::all()) {
            actions.push_back(Action::play(first));
            for (const Card second : CardSet::all())
                actions.push_back(Action::discard(first, second));
        }
    }

    /// The hands in the order of the turn from the forehand on.
    std::vector<const CardList*> inTurn(
        const PublicState& table, const std::initializer_list<CardList>& hands)
    {
        PerSeat<const CardList*> handOf;
        const CardList* next = hands.begin();
        for (const Seat seat : table.active) handOf[seat] = next++;
        std::vector<const CardList*> order;
        Seat seat = table.dealer;
        for (std::size_t i = 0; i < hands.size(); ++i) {
            seat = nextIn(table.active, seat);
            order.push_back(handOf[seat]);
        }
        return order;
    }

    std::string name(std::optional<Seat> seat)
    {
        return seat ? std::to_string(seat->index) : "pot";
    }

}

const std::vector<Action>& everyAction()
{
    static const std::vector<Action> all = [] {
        std::vector<Action> actions { Action::bid(spiel) };
        for (const Verb verb : { Verb::Pass, Verb::Take, Verb::No, Verb::Join, Verb::Stay,
                 Verb::Invite, Verb::Alone, Verb::Accept, Verb::Refuse })
            actions.emplace_back(verb);
        for (int i = 0; i < contractCount; ++i) {
            const auto contract = static_cast<Contract>(i);
            actions.push_back(Action::bid({ contract }));
            actions.push_back(Action::hold(contract));
            actions.push_back(Action::announce(contract));
        }
        for (const Split split : splits) actions.push_back(Action::offer(split));
        addCards(actions);
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

Rules with(Premium premium)
{
    Rules rules;
    rules.premium = premium;
    return rules;
}

Rules withCompulsion()
{
    Rules rules;
    rules.trumpCompulsion = true;
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

void TestTable::fill(int pot)
{
    state.table.balances[seatAt(0)] -= pot - state.table.pot;
    state.table.pot = pot;
}

void TestTable::deal(std::initializer_list<CardList> hands)
{
    // Who is active now, the state knows once any pack is brought.
    const PublicState next = withPack(state, packOf(wholePack(state))).table;
    CardSet talon = wholePack(state);
    for (const CardList& hand : hands) talon -= hand;
    Pack pack;
    int from = 0;
    for (const int count : { 3, 4, 3 }) { // P-10
        for (const CardList* hand : inTurn(next, hands))
            pack.append(hand->begin() + from, hand->begin() + from + count);
        if (from == 0)
            for (const Card card : talon) pack.push(card);
        from += count;
    }
    if (cardsOf(pack) != wholePack(state)) qFatal("not ten cards for each");
    take(pack);
}

void TestTable::deal(Rng& rng) { take(shuffled(packOf(wholePack(state)), rng)); }

void TestTable::deal()
{
    Rng rng(1);
    deal(rng);
}

void TestTable::act(std::initializer_list<std::string_view> lines)
{
    act(std::vector<std::string>(lines.begin(), lines.end()));
}

void TestTable::act(const std::vector<std::string>& lines)
{
    for (const std::string& line : lines) {
        const Seat seat = seatOf(line[0]);
        std::string text = line.substr(2);
        if (text == "discard") text = toText(legalActions(state, seat).back());
        const auto action = legalActionFromText(state, seat, text);
        if (!action) {
            const auto clause = whyNot(state, seat, actionOf(text));
            const std::string why
                = clause ? weli::toText(*clause) : "whyNot has nothing against it";
            QFAIL(("not legal: " + line + " (" + why + ")").c_str());
        }
        does(seat, *action);
    }
}

void TestTable::play(const CardList& cards)
{
    for (const Card card : cards) act({ std::to_string(due()) + " play " + weli::toText(card) });
}

void TestTable::playOut(Rng& rng)
{
    while (!state.table.settled) {
        const Seat seat = *seatDue(state.table);
        const ActionList list = legalActions(state, seat);
        does(seat, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
}

bool TestTable::offers(int seat, std::string_view action) const
{
    return legalActionFromText(state, seatAt(seat), action).has_value();
}

bool TestTable::refuses(int seat, std::string_view action, int clause) const
{
    const auto why = whyNot(state, seatAt(seat), actionOf(action));
    const Clause expected { 'P', static_cast<std::uint8_t>(clause) };
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

CardSet TestTable::playable() const
{
    CardSet cards;
    for (const Action& action : legalActions(state, *seatDue(state.table)))
        if (action.verb() == Verb::Play) cards.add(action.card());
    return cards;
}

int TestTable::due() const
{
    const auto seat = seatDue(state.table);
    return seat ? seat->index : -1;
}

TestTable playedSo(const TestTable& before, const std::vector<std::string>& acts,
    const std::function<bool(const PublicState&)>& wanted)
{
    Rng rng(1);
    for (int attempt = 0; attempt < 100000; ++attempt) {
        TestTable table = before;
        table.deal(rng);
        table.act(acts);
        table.playOut(rng);
        if (wanted(table.table())) return table;
    }
    qFatal("no deal came out so");
    return before;
}

std::string seatsOf(SeatSet seats)
{
    std::string text;
    for (const Seat seat : seats) text += (text.empty() ? "" : " ") + std::to_string(seat.index);
    return text;
}

std::string paymentsOf(const Settlement& settlement)
{
    constexpr std::array<const char*, 6> kinds { "ante", "tricks", "pot", "fall", "premium",
        "ausfechten" };
    std::string text;
    for (const Payment& payment : settlement.payments) {
        text += text.empty() ? "" : ", ";
        text += kinds[static_cast<std::size_t>(payment.kind)];
        text += ' ' + name(payment.from) + '>' + name(payment.to) + ' '
            + std::to_string(payment.amount);
        if (payment.tricks > 0) text += " (" + std::to_string(payment.tricks) + ')';
    }
    return text;
}

}
