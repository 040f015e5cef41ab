#include "ui/model/player.h"

#include "core/bots/minds.h"
#include "ui/model/any_match.h"
#include "ui/words/words.h"

#include <algorithm>
#include <iterator>

namespace weli {

namespace {

    /// How many of these acts the seat has done; nothing if it has done anything else. The log is
    /// read no further than the script reaches.
    template <GameState S>
    std::optional<std::size_t> doneIn(
        const Timeline<S>& match, const std::vector<AnyAction>& acts, Seat seat)
    {
        std::size_t done = 0;
        for (std::size_t i = 0; i < match.length() && done < acts.size(); ++i) {
            const auto event = match.event(i);
            const auto* const acted = std::get_if<typename Timeline<S>::Acted>(&event);
            if (acted == nullptr || acted->seat != seat) continue;
            if (!(AnyAction(acted->action) == acts[done])) return std::nullopt;
            ++done;
        }
        return done;
    }

}

QString plainLine(const QString& text, qsizetype longest)
{
    QString plain;
    for (const char32_t sign : text.toUcs4()) {
        const auto category = QChar::category(sign);
        const bool joins = sign == 0x200C || sign == 0x200D; // within words and pictures
        const bool isUnseen = category == QChar::Other_Control || category == QChar::Other_Format;
        if (isUnseen && !joins && !QChar::isSpace(sign)) continue;
        const QString next = QChar::isSpace(sign) ? QString(' ') : QString::fromUcs4(&sign, 1);
        if (plain.size() + next.size() > longest) break;
        plain += next;
    }
    return plain.simplified();
}

QString plainName(const QString& name) { return plainLine(name, longestName); }

std::optional<bots::Mind> mindOf(const Player& player)
{
    if (const auto* bot = std::get_if<Bot>(&player.who)) return bot->mind;
    if (const auto* script = std::get_if<Script>(&player.who)) return script->then.mind;
    return std::nullopt;
}

bool isStranger(const Player& player)
{
    const auto* const bot = std::get_if<Bot>(&player.who);
    return bot != nullptr && bot->isStranger;
}

std::optional<Seat> personAmong(const std::vector<Player>& players)
{
    for (std::size_t i = 0; i < players.size(); ++i)
        if (isPerson(players[i])) return seatAt(static_cast<int>(i));
    return std::nullopt;
}

std::vector<Player> withOnePerson(std::vector<Player> players)
{
    const auto first = personAmong(players);
    for (std::size_t i = 0; i < players.size(); ++i)
        if (isPerson(players[i]) && seatAt(static_cast<int>(i)) != first) players[i].who = Bot {};
    return players;
}

std::vector<Player> withStrangers(std::vector<Player> players, const AnyGame& game, Rng& rng)
{
    std::vector<bots::Mind> guests; // those who have not come yet
    for (Player& player : players) {
        auto* const bot = std::get_if<Bot>(&player.who);
        if (bot == nullptr || !bot->isStranger) continue;
        if (guests.empty())
            std::copy_if(bots::characters().begin(), bots::characters().end(),
                std::back_inserter(guests),
                [&](const bots::Mind& mind) { return bots::hasPlaceFor(mind, game); });
        const auto chosen = guests.begin() + rng.below(static_cast<std::uint32_t>(guests.size()));
        bot->mind = *chosen;
        guests.erase(chosen);
    }
    return players;
}

std::vector<Player> defaultPlayers(int players, const QString& personName, const bots::Mind& mind)
{
    std::vector<Player> all { { personName, Person {} } };
    for (int number = 0; static_cast<int>(all.size()) < players; ++number) {
        const QString name = words::suggestedName(number);
        if (name != personName) all.push_back({ name, Bot { mind } });
    }
    return all;
}

Cue cueFor(const Script& script, const AnyMatch& match, Seat seat)
{
    const auto done
        = std::visit([&](const auto& played) { return doneIn(played, script.acts, seat); }, match);
    if (!done || *done == script.acts.size()) return { {}, true };
    const AnyAction& next = script.acts[*done];
    if (isLegal(match, seat, next)) return { next };
    // Its time may still come, unless everybody waits for this seat.
    return { {}, seatAwaited(match) == seat };
}

}
