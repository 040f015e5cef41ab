#include "ui/picture/bieten/game.h"

#include "ui/picture/bieten/picture.h"
#include "ui/words/bieten/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace weli {

using namespace bieten;

using Bieten = TableGame<State>;

Breath Bieten::breathFor(const View& view, Seat person)
{
    // Before the answers to a bid nobody can interject (B-40), so they come by themselves. When the
    // person's card is due the table waits anyway; to hold it would tell that a bot is about to
    // bid.
    const auto* playing = std::get_if<Playing>(&view.now.table.phase);
    if (playing == nullptr || playing->due == person) return Breath::None;
    const auto legal = legalActions(view.now);
    const bool speaks = std::any_of(legal.begin(), legal.end(), [](const Action& action) {
        return action.verb() == Verb::Bid || action.verb() == Verb::Three;
    });
    return speaks ? Breath::Word : Breath::None;
}

QString Bieten::standing(const View& view, std::optional<Seat> seat)
{
    const PublicState& table = view.now.table;
    QString line
        = QCoreApplication::translate("Standing", "You have an unfinished match, in deal %1.")
              .arg(table.deal);
    if (!seat) return line;
    return line + u' '
        + QCoreApplication::translate("Standing", "You have %1 of %2 points.")
              .arg(words::number(table.totals[*seat]))
              .arg(table.rules.target);
}

/// In the midst of a deal, with bids.
bool Bieten::isWorthAPicture(const View& view)
{
    const PublicState& table = view.now.table;
    const auto* const playing = std::get_if<Playing>(&table.phase);
    const auto& all = table.figures.values;
    const auto bids = std::count_if(all.begin(), all.end(),
        [](const auto& figure) { return figure.state != FigureState::Silent; });
    return playing != nullptr && playing->due == view.now.seat && table.trick == 1 && bids >= 2;
}

}
