#include "ui/picture/bieten/game.h"

#include "core/bieten/dealer_lot.h"
#include "ui/picture/bieten/picture.h"
#include "ui/words/bieten/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <array>

namespace weli {

using namespace bieten;

using Bieten = TableGame<State>;

namespace {

    template <Preset preset> Rules named(int players) { return rulesOf(preset, players); }

    constexpr std::array customTargets { 5, 7, 9, 11, 15 }; // B-8

}

Rules Bieten::defaultRules(int players) { return rulesOf(Preset::Tirol, players); }

std::span<const NamedRules<Rules>> Bieten::presets()
{
    static const std::array all {
        NamedRules<Rules> { code(Preset::Tirol), named<Preset::Tirol> },
        NamedRules<Rules> { code(Preset::SchwaighoferPlain), named<Preset::SchwaighoferPlain> },
        NamedRules<Rules> { code(Preset::SchwaighoferWeli), named<Preset::SchwaighoferWeli> },
    };
    return all;
}

Rules Bieten::forPlayers(const Rules& rules, int before, int now)
{
    // A preset follows the number of players, rules of one's own stay (B-6).
    for (const NamedRules<Rules>& preset : presets())
        if (preset.rules(before) == rules) return preset.rules(now);
    return rules;
}

std::span<const Conflict<Rules>> Bieten::conflicts() { return bieten::conflicts(); }

std::span<const int> Bieten::commonValues(std::string_view key)
{
    return key == "target" ? std::span<const int>(customTargets) : std::span<const int>();
}

DealerLot Bieten::dealerLot(const Rules& rules, int players, Rng& rng)
{
    return bieten::dealerLot(players, shuffled(packOf(packFor(rules)), rng)); // B-9
}

bool Bieten::mayHold(const View& view, Seat person)
{
    // Before the answers to a bid nobody can interject (B-40), so they come by themselves. When the
    // person's card is due the table waits anyway; to hold it would tell that a bot is about to
    // bid.
    const auto* playing = std::get_if<Playing>(&view.now.table.phase);
    return playing != nullptr && playing->due != person && view.now.table.active.contains(person);
}

std::optional<Card> Bieten::cardOf(const Action& action)
{
    return action.verb() == Verb::Play ? std::optional(action.card()) : std::nullopt;
}

QString Bieten::standing(const View& view, std::optional<Seat> seat)
{
    const PublicState& table = view.now.table;
    QString line
        = QCoreApplication::translate("Standing", "You left a match in deal %1.").arg(table.deal);
    if (!seat) return line;
    return line + u' '
        + QCoreApplication::translate("Standing", "You have %1 of %2 points.")
              .arg(words::number(table.totals[*seat]))
              .arg(table.rules.target);
}

}
