#pragma once

#include "core/record/json_text.h"

#include <string>
#include <string_view>

namespace weli::cli {

/// A line that says what a seat was like, by its counts.
class MannerLine {
public:
    explicit MannerLine(Seat seat)
        : text_(R"({"type":"manner","seat":)" + jsonOf(seat))
    {
    }
    MannerLine& add(std::string_view name, const std::string& value)
    {
        text_ += ',' + inQuotes(name) + ':' + value;
        return *this;
    }
    MannerLine& add(std::string_view name, int number) { return add(name, std::to_string(number)); }
    [[nodiscard]] std::string text() const { return text_ + '}'; }

private:
    std::string text_;
};

/// The key of a contract that was bid.
template <typename Bid> std::string keyOf(const Bid& bid)
{
    return bid.contract ? std::string(rowOf(*bid.contract).key) : std::string("spiel");
}

/// What a seat of any game was like, a line of JSON.
template <typename Habits>
std::string mannerOf(Seat seat, const Habits& habits, [[maybe_unused]] int players)
{
    MannerLine line(seat);
    if constexpr (requires { habits.bluffs; }) // Bieten
        line.add("bids", habits.bids)
            .add("bluffs", habits.bluffs)
            .add("believed", habits.believed)
            .add("fooled", perSeatList(habits.fooled, players))
            .add("holds", habits.holds)
            .add("threes", habits.threes);
    else if constexpr (requires { habits.auctions; }) // Préférence
        line.add("deals", habits.deals)
            .add("auctions", habits.auctions)
            .add("highest", habits.highest ? inQuotes(keyOf(*habits.highest)) : "null")
            .add("made", habits.made)
            .add("lost", habits.lost)
            .add("along", habits.along)
            .add("home", habits.home)
            .add("invitations", habits.invitations);
    else // Mittlere
        line.add("deals", habits.deals)
            .add("most", habits.most)
            .add("fewest", habits.fewest)
            .add("middle", habits.middle)
            .add("equal", habits.equal)
            .add("hundreds", habits.hundreds)
            .add("trickless", habits.trickless)
            .add("potatoes", habits.potatoes);
    return line.text();
}

}
