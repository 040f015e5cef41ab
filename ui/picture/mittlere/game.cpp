#include "ui/picture/mittlere/game.h"

#include "ui/picture/mittlere/picture.h"
#include "ui/words/mittlere/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

namespace weli {

using namespace mittlere;

using Mittlere = TableGame<State>;

Breath Mittlere::breathFor(const View& view, Seat /*person*/)
{
    const PublicState& table = view.now.table;
    return !table.tricks.empty() && openTrick(table) == nullptr ? Breath::Trick : Breath::None;
}

QString Mittlere::standing(const View& view, std::optional<Seat> seat)
{
    const PublicState& table = view.now.table;
    QString line
        = QCoreApplication::translate("Standing", "You have an unfinished match, in deal %1.")
              .arg(table.deal);
    if (!seat) return line;
    //: %1 is strokes less potatoes, "−2"
    return line + u' '
        + QCoreApplication::translate("Standing", "Your total is %1.")
              .arg(words::number(totalsOf(table)[*seat]));
}

/// Trump has just been made, and it is mine to play to that trick.
bool Mittlere::isWorthAPicture(const View& view)
{
    const PublicState& table = view.now.table;
    const auto* const playing = std::get_if<Playing>(&table.phase);
    const PlayedTrick* const trick = openTrick(table);
    if (playing == nullptr || playing->next != view.now.seat || trick == nullptr) return false;
    return trick->cards.size() == 2 && trick->cards[1].suit() == table.trump
        && trick->cards[0].suit() != table.trump && table.tricks.size() >= 3;
}

}
