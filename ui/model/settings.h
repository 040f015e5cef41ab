#pragma once

#include "core/game/seat.h"
#include "core/games.h"
#include "ui/words/deck.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace weli {

/// Who sits in a seat.
struct Player {
    QString name;
    QString level; // a bot's, "book"; empty: a person sits here
    bool operator==(const Player&) const = default;
};

/// What is agreed before a match.
struct Setup {
    std::vector<Player> players; // seat 0 first
    AnyRules rules;
    bool operator==(const Setup&) const = default;
};

/// The seat of the person; nothing if only bots play and somebody watches.
std::optional<Seat> personIn(const Setup& setup);
std::optional<Seat> personAmong(const std::vector<Player>& players);
/// The person in seat 0 and `players`-1 bots of one level with the usual names.
std::vector<Player> defaultPlayers(int players, const QString& personName, const QString& level);
/// Those, by the usual rules of the game.
Setup defaultSetup(
    const AnyGame& game, int players, const QString& personName, const QString& level);

/// What is remembered from one start to the next.
struct Settings {
    QString language; // "de", "en", "sv"; empty: the system's
    int pace = 900; // milliseconds that a bot lets pass before it acts; 0: none
    bool waitForMe = true; // the table waits for a key before a bot acts
    int motion = 100; // how long movements take, in percent; 0: nothing moves
    QString playerName;
    AnyGame game {}; // that was last played
    std::array<Setup, games.size()> last {}; // of each game; no players: never played
    CardChoice cards {};
    bool showsPoints = false; // of the deal so far, though a real table keeps them hidden
    bool highContrast = false; // a plain table for weak eyes
    bool operator==(const Settings&) const = default;

    [[nodiscard]] const Setup& lastOf(const AnyGame& which) const { return last[which.index()]; }
    void remember(const Setup& setup)
    {
        game = gameOf(setup.rules);
        last[game.index()] = setup;
    }
};

/// The file in the platform's place.
QString settingsPath();
/// A value that is missing or makes no sense is the default one.
Settings readSettings(const QString& path = settingsPath());
/// False if the file could not be written.
[[nodiscard]] bool writeSettings(const Settings& settings, const QString& path = settingsPath());

}
