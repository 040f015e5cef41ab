#include "ui/picture/mittlere/game.h"

#include "ui/picture/mittlere/picture.h"
#include "ui/words/mittlere/words.h"

#include <QCoreApplication>

namespace weli {

using namespace mittlere;

using Mittlere = TableGame<State>;

Rules Mittlere::defaultRules(int /*players*/) { return {}; }

std::span<const NamedRules<Rules>> Mittlere::presets() { return {}; }

Rules Mittlere::forPlayers(const Rules& rules, int /*before*/, int /*now*/) { return rules; }

std::span<const Conflict<Rules>> Mittlere::conflicts() { return {}; }

std::span<const int> Mittlere::commonValues(std::string_view /*key*/) { return {}; }

/// D-1: at random, in the way of Préférence.
DealerLot Mittlere::dealerLot(const Rules& /*rules*/, int players, Rng& rng)
{
    return highestCardDeals(players, shuffled(packOf(mittlere::wholePack()), rng));
}

bool Mittlere::mayHold(const View& view, Seat person)
{
    const PublicState& table = view.now.table;
    const auto* const playing = std::get_if<Playing>(&table.phase);
    return playing != nullptr && playing->next != person && !table.tricks.empty()
        && openTrick(table) == nullptr;
}

std::optional<Card> Mittlere::cardOf(const Action& action)
{
    return action.verb() == Verb::Play ? std::optional(action.card()) : std::nullopt;
}

QString Mittlere::standing(const View& view, std::optional<Seat> seat)
{
    const PublicState& table = view.now.table;
    QString line
        = QCoreApplication::translate("Standing", "You left a match in deal %1.").arg(table.deal);
    if (!seat) return line;
    //: %1 is strokes less potatoes, "−2"
    return line + u' '
        + QCoreApplication::translate("Standing", "Your total is %1.")
              .arg(words::number(totalsOf(table)[*seat]));
}

}
