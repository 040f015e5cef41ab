#pragma once

#include "core/bieten/habits.h"
#include "core/mittlere/habits.h"
#include "core/preference/habits.h"
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

inline std::string mannerOf(Seat seat, const bieten::Habits& habits, int players)
{
    return MannerLine(seat)
        .add("bids", habits.bids)
        .add("bluffs", habits.bluffs)
        .add("believed", habits.believed)
        .add("fooled", perSeatList(habits.fooled, players))
        .add("holds", habits.holds)
        .add("threes", habits.threes)
        .text();
}

inline std::string mannerOf(Seat seat, const preference::Habits& habits, int /*players*/)
{
    const auto key = [](preference::Bid bid) {
        return bid.contract ? std::string(rowOf(*bid.contract).key) : std::string("spiel");
    };
    return MannerLine(seat)
        .add("deals", habits.deals)
        .add("auctions", habits.auctions)
        .add("highest", habits.highest ? inQuotes(key(*habits.highest)) : "null")
        .add("made", habits.made)
        .add("lost", habits.lost)
        .add("along", habits.along)
        .add("home", habits.home)
        .add("invitations", habits.invitations)
        .text();
}

inline std::string mannerOf(Seat seat, const mittlere::Habits& habits, int /*players*/)
{
    return MannerLine(seat)
        .add("deals", habits.deals)
        .add("most", habits.most)
        .add("fewest", habits.fewest)
        .add("middle", habits.middle)
        .add("hundreds", habits.hundreds)
        .add("trickless", habits.trickless)
        .add("potatoes", habits.potatoes)
        .text();
}

}
