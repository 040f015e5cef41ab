#include "tests/support/mittlere_table.h"

#include <QtTest>

#include <algorithm>

namespace weli::mittlere::test {

const std::vector<Action>& everyAction()
{
    static const std::vector<Action> all = [] {
        std::vector<Action> actions;
        for (const Card card : CardSet::all()) actions.push_back(Action::play(card));
        for (int position = 0; position <= 37; ++position)
            actions.push_back(Action::draw(position));
        return actions;
    }();
    return all;
}

Action actionOf(std::string_view text)
{
    for (const Action& action : everyAction())
        if (toText(action) == text) return action;
    qFatal("no act reads so: %s", std::string(text).c_str());
    return everyAction().front();
}

std::vector<Rules> everyRules()
{
    std::vector<Rules> all;
    for (const NoTrump noTrump : { NoTrump::Count, NoTrump::Annul })
        for (const NoTrick noTrick : { NoTrick::Loses, NoTrick::AsHundred })
            for (const Tie tie : { Tie::ThirdWins, Tie::Draw })
                all.push_back({ noTrump, noTrick, tie });
    return all;
}

std::initializer_list<CardList> alikeHands()
{
    static constexpr std::initializer_list<CardList> hands {
        "HA HK HO LA LK LO BA BK BO AA AK AO"_cards,
        "HU HT H9 LU LT L9 BU BT B9 AU AT A9"_cards,
        "H8 H7 H6 L8 L7 L6 B8 B7 B6 A8 A7 A6"_cards,
    };
    return hands;
}

TestTable::TestTable(const Rules& rules, Seat firstDealer)
    : Recorded(start(rules, playerCount, firstDealer))
{
}

void TestTable::deal(std::initializer_list<CardList> hands)
{
    // Who deals now, the state knows once any pack is brought.
    Seat seat = withPack(state, packOf(wholePack())).table.dealer;
    Pack pack;
    for (std::size_t i = 0; i < 12; ++i) {
        seat = seatAfter(seat);
        const CardList& hand = hands.begin()[seat.index];
        const std::size_t from = i / 3 * 3;
        pack.append(hand.begin() + from, hand.begin() + from + 3);
    }
    if (cardsOf(pack) != wholePack()) qFatal("not twelve cards for each");
    take(pack);
}

void TestTable::bring(Rng& rng) { take(shuffled(packOf(wholePack()), rng)); }

void TestTable::spread(const CardList& top)
{
    Pack pack;
    pack.append(top.begin(), top.end());
    for (const Card card : wholePack() - top) pack.push(card);
    take(pack);
}

void TestTable::act(const std::vector<std::string>& lines)
{
    for (const std::string& line : lines) {
        const Seat seat = seatAt(line[0] - '0');
        const auto action = legalActionFromText(state, seat, std::string_view(line).substr(2));
        if (!action) QFAIL(("not legal: " + line).c_str());
        does(seat, *action);
    }
}

void TestTable::play(const CardList& cards)
{
    for (const Card card : cards) act({ std::to_string(due()) + " play " + weli::toText(card) });
}

void TestTable::playOut(Rng& rng)
{
    while (isIn<Playing>()) {
        const Seat seat = *seatDue(state.table);
        const ActionList list = legalActions(state, seat);
        does(seat, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
}

void TestTable::dealUntil(Case by, Rng& rng)
{
    do {
        if (isOver(state)) state = start(state.table.rules, playerCount, seatAt(2));
        bring(rng);
        playOut(rng);
        while (!state.table.verdict) {
            if (awaitsPack(state)) bring(rng);
            const Seat seat = *seatDue(state.table);
            does(seat, legalActions(state, seat)[rng.below(35)]);
        }
    } while (state.table.verdict->by != by);
}

bool TestTable::refuses(int seat, std::string_view action, int clause) const
{
    const auto why = whyNot(state, seatAt(seat), actionOf(action));
    const Clause expected { 'M', static_cast<std::uint8_t>(clause) };
    if (why == expected && !legalActionFromText(state, seatAt(seat), action)) return true;
    qWarning("%s: %s", std::string(action).c_str(), why ? weli::toText(*why).c_str() : "legal");
    return false;
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

PerSeat<std::uint8_t> counts(int first, int second, int third)
{
    PerSeat<std::uint8_t> values;
    int next[] { first, second, third };
    for (const Seat seat : everybody) values[seat] = static_cast<std::uint8_t>(next[seat.index]);
    return values;
}

}
