#include "ui/places/house/keeper.h"

#include "ui/model/player.h"
#include "ui/words/words.h"

#include <QFileInfo>

#include <utility>

namespace weli {

Keeper::Keeper(QString file)
    : file_(std::move(file))
    , atStart_(readSettings(file_))
{
    settings_ = kept_ = atStart_.settings;
}

/// A word in the file that means nothing is said, though one can play without it.
QStringList Keeper::troubles() const
{
    QStringList all;
    if (!atStart_.wrongLevels.isEmpty())
        //: %1 is a file, %2 one word or several that should be "easy", "book" or "sharp"
        all << tr("The settings in %1 give a player a level that does not exist (%2); that "
                  "player plays by the book.")
                   .arg(file_, atStart_.wrongLevels.join(", "));
    if (!atStart_.trouble.isEmpty()) all << atStart_.trouble;
    return all;
}

QString Keeper::beside(const char* name) const { return QFileInfo(file_).path() + '/' + name; }

void Keeper::take(const Settings& settings)
{
    settings_ = settings;
    emit changed();
    if (const auto problem = keep()) emit failed(*problem);
}

void Keeper::change(const std::function<void(Settings&)>& change)
{
    Settings changed = settings_;
    change(changed);
    take(changed);
}

void Keeper::keepQuietly(const std::function<void(Settings&)>& change)
{
    change(settings_);
    [[maybe_unused]] const auto problem = keep();
}

void Keeper::rememberName(const Setup& setup)
{
    const QString name = setup.players.front().name;
    settings_.playerName = name == words::guest() ? QString() : name;
}

/// What another window has changed meanwhile stays.
std::optional<QString> Keeper::keep()
{
    auto problem = changeSettings(kept_, settings_, file_);
    if (!problem) kept_ = settings_;
    return problem;
}

void Keeper::follow()
{
    const auto stamp = stampOf(file_);
    if (!stamp || stamp == std::exchange(read_, stamp)) return;
    const SettingsFile read = readSettings(file_);
    if (!read.trouble.isEmpty()) return emit failed(read.trouble);
    const Settings mine = followed(settings_, kept_, read.settings);
    kept_ = followed(kept_, kept_, read.settings);
    if (mine == settings_) return;
    settings_ = mine;
    emit changed();
}

QString Keeper::personName() const
{
    return settings_.playerName.isEmpty() ? words::guest() : settings_.playerName;
}

Setup Keeper::lastSetup(const AnyGame& game) const
{
    Setup setup = settings_.lastOf(game);
    if (setup.players.empty()) return defaultSetup(game, defaultPlayers(game), personName());
    setup.players.front().name = personName();
    return setup;
}

}
