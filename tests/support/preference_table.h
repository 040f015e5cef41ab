#pragma once

#include "core/preference/settlement.h"
#include "core/preference/state.h"
#include "tests/support/cards.h"
#include "tests/support/recorded.h"

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace weli::preference::test {

using weli::test::CardList;
using namespace weli::test;

/// Every act that could be written down: each verb with every argument.
const std::vector<Action>& everyAction();
/// The act that reads so, be it legal or not.
Action actionOf(std::string_view text);

/// The default rules with these premium contracts.
Rules with(Premium premium);
Rules withCompulsion();

/// A table of Préférence at which a test decides what is dealt and says what is done. Unless told
/// otherwise the last seat deals, so that with three players seat 0 is the forehand.
class TestTable : public Recorded<State> {
public:
    explicit TestTable(const Rules& rules = {}, int players = 3);
    TestTable(const Rules& rules, int players, Seat firstDealer);

    /// Before a deal: this lies in the pot, and seat 0 paid it.
    void fill(int pot);
    /// Deals so that the active seats get these hands of ten, in the order of the seats; the talon
    /// is the rest.
    void deal(std::initializer_list<CardList> hands);
    /// Deals any cards.
    void deal(Rng& rng);
    void deal();

    /// Lines of "SEAT ACTION", each of them legal; "0 discard" lays the last two cards aside.
    void act(std::initializer_list<std::string_view> lines);
    void act(const std::vector<std::string>& lines);
    /// These cards are played, by whoever is due.
    void play(const CardList& cards);
    /// Cards are played at random until the deal is settled.
    void playOut(Rng& rng);

    [[nodiscard]] bool offers(int seat, std::string_view action) const;
    /// Is this act refused because of that clause of Préférence? Says which one it was, if not.
    [[nodiscard]] bool refuses(int seat, std::string_view action, int clause) const;
    /// All that the seat may do, sorted and with commas between.
    [[nodiscard]] std::string choices(int seat) const;
    /// The cards that whoever is due may play.
    [[nodiscard]] CardSet playable() const;
    template <typename Phase> [[nodiscard]] bool isIn() const
    {
        return std::holds_alternative<Phase>(state.table.phase);
    }
    /// Whose turn it is; -1 for nobody's.
    [[nodiscard]] int due() const;

    [[nodiscard]] Settlement settlement() const { return settlementOf(state.table); }
    [[nodiscard]] const PublicState& table() const { return state.table; }
};

/// Deals and plays at random after these acts until a deal comes out as wanted.
TestTable playedSo(const TestTable& before, const std::vector<std::string>& acts,
    const std::function<bool(const PublicState&)>& wanted);

/// "5 1 4" for the first seats of the match.
template <typename T> std::string perSeat(const PerSeat<T>& values, int players)
{
    std::string text;
    for (int seat = 0; seat < players; ++seat)
        text += (seat == 0 ? "" : " ") + std::to_string(values[seatAt(seat)]);
    return text;
}
/// "0 2", from seat 0 up.
std::string seatsOf(SeatSet seats);
/// "tricks 0>1 8 (4), fall 0>pot 20" in the order of the settlement.
std::string paymentsOf(const Settlement& settlement);

}
