#pragma once

#include "core/games.h"
#include "ui/model/coach/coaching.h"
#include "ui/model/help/helping.h"
#include "ui/model/player.h"
#include "ui/picture/hand_order.h"
#include "ui/words/deck.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace weli {

/// What is agreed before a match.
struct Setup {
    std::vector<Player> players; // seat 0 first
    AnyRules rules;
    bool operator==(const Setup&) const = default;
};

/// The usual players, by the usual rules of the game.
Setup defaultSetup(
    const AnyGame& game, int players, const QString& personName, const bots::Mind& mind = {});

/// What is remembered from one start to the next.
struct Settings {
    static constexpr int usualLetters = 100;

    QString language; // one of ui/words/languages.h; empty: the system's
    int pace = 900; // milliseconds that a bot lets pass before it acts; 0: none
    int thinkingTime = 2000; // milliseconds that the best bot may think about an act
    bool waitForMe = true; // the table waits for a key before a bot acts
    int motion = 100; // how long movements take, in percent; 0: nothing moves
    QString playerName;
    AnyGame game {}; // that was last played
    std::array<Setup, games.size()> last {}; // of each game; no players: never played
    CardChoice cards {};
    bool showsPoints = false; // of the deal so far, though a real table keeps them hidden
    bool highContrast = false; // a plain table for weak eyes
    bool tellsAll = false; // to those who hear the table, without being asked
    std::array<HandOrder, games.size()> handOrder {}; // in each game
    int letters = usualLetters; // how large they are, in percent
    QByteArray window {}; // its size and place, as Qt writes them down; empty: as usual
    bool maximised = false; // it was
    bool atTable = false; // when the desktop's session ended
    Coaching coaching = Coaching::FirstMatches;
    Helping helping {};
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
/// What a file of settings says. A value that is missing or makes no sense is the default one.
struct SettingsFile {
    Settings settings;
    QStringList wrongLevels; // words in it for bots that do not exist
    QString trouble; // what is to be said of the file; empty: nothing
};
SettingsFile readSettings(const QString& path = settingsPath());
/// Writes what differs from what was read or written last: what another window has changed stays.
/// What went wrong, if anything; then the file is as it was.
[[nodiscard]] std::optional<QString> changeSettings(
    const Settings& before, const Settings& now, const QString& path);
/// These settings with what differs between two readings of their file, but for what is of one
/// window alone.
Settings followed(Settings settings, const Settings& before, const Settings& now);
/// Writes all of them.
[[nodiscard]] std::optional<QString> writeSettings(const Settings& settings, const QString& path);

}
