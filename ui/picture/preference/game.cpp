#include "ui/picture/preference/game.h"

#include "ui/words/preference/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

namespace weli {

using namespace preference;

using Preference = TableGame<State>;

Breath Preference::breathFor(const View& view, Seat /*person*/)
{
    const PublicState& table = view.now.table;
    return !table.tricks.empty() && openTrick(table) == nullptr ? Breath::Trick : Breath::None;
}

QString Preference::standing(const View& view, std::optional<Seat> seat)
{
    const PublicState& table = view.now.table;
    QString line
        = QCoreApplication::translate("Standing", "You have an unfinished match, in deal %1.")
              .arg(table.deal);
    if (!seat) return line;
    //: %1 is what somebody has won or lost so far, "+27"
    return line + u' '
        + QCoreApplication::translate("Standing", "Your balance is %1.")
              .arg(words::money(table.balances[*seat]));
}

/// In the midst of a suit contract, with two cards on the table.
bool Preference::isWorthAPicture(const View& view)
{
    const PublicState& table = view.now.table;
    const auto* const playing = std::get_if<Playing>(&table.phase);
    const PlayedTrick* const trick = openTrick(table);
    return playing != nullptr && playing->next == view.now.seat && table.contract
        && isSuit(*table.contract) && table.tricks.size() == 4 && trick != nullptr
        && trick->cards.size() == 2;
}

}
