#pragma once

#include "core/bots/bot.h"
#include "core/matches.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace weli {

/// Acts at the screen.
struct Person {
    friend bool operator==(const Person&, const Person&) = default;
};

struct Bot {
    bots::Mind mind {};
    bool isStranger = false; // what it is like is seen at the end of the match
    friend bool operator==(const Bot&, const Bot&) = default;
};

/// Does these acts one after the other, each as soon as it may, and plays on as a bot when they are
/// all done or the game has taken another way.
struct Script {
    std::vector<AnyAction> acts;
    Bot then;
    friend bool operator==(const Script&, const Script&) = default;
};

/// Who sits in a seat. Who plays from afar, over a pipe or a network, will be one more of these
/// kinds: whoever asks a player what it does visits them all.
struct Player {
    QString name;
    std::variant<Person, Bot, Script> who {};
    friend bool operator==(const Player&, const Player&) = default;
};

/// What a person wrote, or a file says, as one short line without signs that control or turn it.
QString plainLine(const QString& text, qsizetype longest);

inline constexpr qsizetype longestName = 40;
/// A name from outside as it is shown.
QString plainName(const QString& name);

inline bool isPerson(const Player& player) { return std::holds_alternative<Person>(player.who); }
/// Who decides for it; nothing for a person.
std::optional<bots::Mind> mindOf(const Player& player);

bool isStranger(const Player& player);

/// The seat of the first person; nothing if only bots play and somebody watches.
std::optional<Seat> personAmong(const std::vector<Player>& players);
/// The same with bots for all persons but the first: a window seats one.
std::vector<Player> withOnePerson(std::vector<Player> players);
/// Each stranger is another character of this game.
std::vector<Player> withStrangers(std::vector<Player> players, const AnyGame& game, Rng& rng);
/// The person in seat 0 and `players`-1 bots of one mind with the usual names.
std::vector<Player> defaultPlayers(
    int players, const QString& personName, const bots::Mind& mind = {});

/// What a script has its seat do now.
struct Cue {
    std::optional<AnyAction> act; // none: it waits
    bool isOver = false; // the bot that comes after it decides
};
Cue cueFor(const Script& script, const AnyMatch& match, Seat seat);

}
