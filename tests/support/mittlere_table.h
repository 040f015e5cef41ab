#pragma once

#include "core/mittlere/state.h"
#include "tests/support/cards.h"
#include "tests/support/recorded.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace weli::mittlere::test {

using weli::test::CardList;
using namespace weli::test;

/// Every act that could be written down.
const std::vector<Action>& everyAction();
/// The act that reads so, be it legal or not.
Action actionOf(std::string_view text);

/// All eight combinations of the options.
std::vector<Rules> everyRules();
/// All options but the defaults.
inline constexpr Rules otherRules { NoTrump::Annul, NoTrick::AsHundred, Tie::Draw };

/// Three cards of each suit for everybody: seat 0 holds A K O, seat 1 U T 9, seat 2 8 7 6.
std::initializer_list<CardList> alikeHands();

/// A table of Mittlere at which a test decides what is dealt and says what is done. Unless told
/// otherwise seat 2 deals, so that seat 0 is the forehand.
class TestTable : public Recorded<State> {
public:
    explicit TestTable(const Rules& rules = {}, Seat firstDealer = seatAt(2));

    /// Deals so that seats 0, 1, 2 get these hands of twelve.
    void deal(std::initializer_list<CardList> hands);
    /// Deals or spreads any cards.
    void bring(Rng& rng);
    /// Spreads a pack with these cards on top.
    void spread(const CardList& top);

    /// Lines of "SEAT ACTION", each of them legal.
    void act(const std::vector<std::string>& lines);
    /// These cards are played, by whoever is due.
    void play(const CardList& cards);
    /// Cards are played at random until none is due.
    void playOut(Rng& rng);
    /// Random deals, also of further matches, until one is settled so. Draws are at random, too.
    void dealUntil(Case by, Rng& rng);

    /// Is this act refused because of that clause of Mittlere? Says which one it was, if not.
    [[nodiscard]] bool refuses(int seat, std::string_view action, int clause) const;
    /// The cards that whoever is due may play.
    [[nodiscard]] CardSet playable() const;
    template <typename Phase> [[nodiscard]] bool isIn() const
    {
        return std::holds_alternative<Phase>(state.table.phase);
    }
    /// Whose turn it is; -1 for nobody's.
    [[nodiscard]] int due() const;
    [[nodiscard]] const PublicState& table() const { return state.table; }
};

/// "5 1 4" for the three seats.
template <typename T> std::string perSeat(const PerSeat<T>& values)
{
    std::string text;
    for (const Seat seat : everybody)
        text += (text.empty() ? "" : " ") + std::to_string(values[seat]);
    return text;
}
/// Counts for the three seats.
PerSeat<std::uint8_t> counts(int first, int second, int third);

}
