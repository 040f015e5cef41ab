#include "ui/picture/preference/game.h"

#include "ui/picture/preference/picture.h"
#include "ui/words/preference/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace weli {

using namespace preference;

using Preference = TableGame<State>;

namespace {

    constexpr std::array customStakes { 10, 20, 50, 100 };
    constexpr std::array customMost { 1, 2, 3, 5, 10 };
    constexpr std::array customDeals { 12, 24, 36, 48 }; // for three players and for four

    /// P-1: a multiple of the players.
    std::uint8_t dealsFor(int rounds, int players)
    {
        const int most = 120 / players;
        return static_cast<std::uint8_t>(std::clamp(rounds, 1, most) * players);
    }

}

Rules Preference::defaultRules(int players)
{
    return forPlayers({}, Preference::defaultPlayers, players);
}

std::span<const NamedRules<Rules>> Preference::presets() { return {}; }

Rules Preference::forPlayers(const Rules& rules, int before, int now)
{
    Rules changed = rules;
    if (rules.deals % now != 0) changed.deals = dealsFor(rules.deals / before, now);
    return changed;
}

std::span<const Conflict<Rules>> Preference::conflicts() { return {}; }

std::span<const int> Preference::commonValues(std::string_view key)
{
    if (key == "stake") return customStakes;
    if (key == "max_stakes") return customMost;
    if (key == "deals") return customDeals;
    return {};
}

DealerLot Preference::dealerLot(const Rules& /*rules*/, int players, Rng& rng)
{
    return highestCardDeals(players, shuffled(packOf(wholePack()), rng)); // P-4
}

bool Preference::mayHold(const View& view, Seat person)
{
    return weli::mayHold(view.now.table, person);
}

std::optional<Card> Preference::cardOf(const Action& action)
{
    return action.verb() == Verb::Play ? std::optional(action.card()) : std::nullopt;
}

QString Preference::standing(const View& view, std::optional<Seat> seat)
{
    const PublicState& table = view.now.table;
    QString line
        = QCoreApplication::translate("Standing", "You left a match in deal %1.").arg(table.deal);
    if (!seat) return line;
    //: %1 is what somebody has won or lost so far, "+27"
    return line + u' '
        + QCoreApplication::translate("Standing", "Your balance is %1.")
              .arg(words::money(table.balances[*seat]));
}

}
