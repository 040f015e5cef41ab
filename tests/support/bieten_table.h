#pragma once

#include "core/bieten/count.h"
#include "core/bieten/state.h"
#include "tests/support/cards.h"
#include "tests/support/recorded.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace weli::bieten::test {

using weli::test::CardList;
using namespace weli::test;

/// Every act that could be written down: each verb with every argument.
const std::vector<Action>& everyAction();
/// The act that reads so, be it legal or not.
Action actionOf(std::string_view text);

/// Rules without wild cards, for all that has nothing to do with them.
Rules withoutWeli();
/// The three wild cards of B-3.
Rules withThreeWild();
/// Irregularities are possible and punished (section 8).
Rules penalised(Rules rules);

/// A table of Bieten at which a test decides what is dealt and says what is done. Unless told
/// otherwise seat 0 is the forehand and the last seat deals.
class TestTable : public Recorded<State> {
public:
    TestTable(const Rules& rules, int players);
    TestTable(const Rules& rules, int players, Seat firstDealer);
    /// A table at which these hands have just been dealt.
    TestTable(const Rules& rules, std::initializer_list<CardList> hands);

    /// Deals so that the active seats get these hands, in the order of the seats.
    void deal(std::initializer_list<CardList> hands, std::optional<Card> bottom = {});
    /// As `deal`, but stops before the cut: for tests of the cut itself.
    void bring(const Pack& pack);

    /// Lines of "SEAT ACTION", each of them legal: `act({ "1 play AK", "2 good leaves" })`.
    void act(std::initializer_list<std::string_view> lines);
    /// Whatever is due is done, first come first, and every bid is let go; through the count.
    void playOut();

    [[nodiscard]] bool offers(int seat, std::string_view action) const;
    /// Is this act refused because of that clause of Bieten? Says which one it was, if not.
    [[nodiscard]] bool refuses(int seat, std::string_view action, int clause) const;
    /// All that the seat may do, sorted and with commas between.
    [[nodiscard]] std::string choices(int seat) const;
    /// With `penalised`: the kind of offence that this act would be.
    [[nodiscard]] std::optional<OffenceKind> offence(int seat, std::string_view action) const;

    /// Of the deal just finished.
    [[nodiscard]] const Count& count() const;
    [[nodiscard]] const PublicState& table() const { return state.table; }
};

/// A deal that is over and lies on the table, seat by seat: "HA B6=HK LT". Nothing is counted yet.
State laid(const Rules& rules, std::initializer_list<std::string_view> hands);

/// "equal 1 seat 0" … in the order of the count; "-" for a figure that nobody scores.
std::string figuresOf(const Count& count);
/// "1 3 5" for the first seats of the match.
template <typename T> std::string perSeat(const PerSeat<T>& values, int players)
{
    std::string text;
    for (int seat = 0; seat < players; ++seat)
        text += (seat == 0 ? "" : " ") + std::to_string(values[seatAt(seat)]);
    return text;
}
/// "0 2", in the order of the list or from seat 0 up.
template <typename Seats> std::string seatsOf(const Seats& seats)
{
    std::string text;
    for (const Seat seat : seats) text += (text.empty() ? "" : " ") + std::to_string(seat.index);
    return text;
}

}
