#include "ui/picture/bieten_game.h"

#include "core/bieten/dealer_draw.h"
#include "ui/picture/bieten_picture.h"
#include "ui/picture/bieten_words.h"
#include "ui/picture/words.h"

#include <QCoreApplication>

namespace weli {

using namespace bieten;

using Bieten = TableGame<State>;

DealerDraw Bieten::drawDealer(const Rules& rules, int players, Rng& rng)
{
    return dealerDraw(players, shuffled(packOf(packFor(rules)), rng)); // B-9
}

std::optional<Seat> Bieten::seatAwaited(const State& state)
{
    return weli::seatAwaited(state.table);
}

std::optional<Action> Bieten::onlyAct(const Observation& observation)
{
    return weli::onlyAct(observation);
}

bool Bieten::mayHold(const State& state, Seat person)
{
    // Before the answers to a bid nobody can interject (B-40), so they come by themselves. When the
    // person's card is due the table waits anyway; to hold it would tell that a bot is about to
    // bid.
    const auto* playing = std::get_if<Playing>(&state.table.phase);
    return playing != nullptr && playing->due != person && state.table.active.contains(person);
}

std::optional<Card> Bieten::cardOf(const Action& action)
{
    return action.verb() == Verb::Play ? std::optional(action.card()) : std::nullopt;
}

Picture Bieten::pictureOf(const Match<State>& match, Seat seat, const Sitting& sitting)
{
    return weli::pictureOf(observe(match.state(), seat), sittingOf(match, seat, sitting));
}

QString Bieten::standing(const Match<State>& match, std::optional<Seat> seat)
{
    const Table& table = match.state().table;
    const QString line
        = QCoreApplication::translate("Standing", "You left a match in deal %1.").arg(table.deal);
    if (!seat) return line;
    return line + u' '
        + QCoreApplication::translate("Standing", "You have %1 of %2 points.")
              .arg(words::number(table.totals[*seat]))
              .arg(table.rules.target);
}

std::span<const words::Forbidden> Bieten::forbidden() { return words::forbiddenInBieten(); }

}
