#include "ui/model/settings.h"

#include "core/record/writer.h"
#include "ui/model/any_rules.h"
#include "ui/model/private_file.h"
#include "ui/model/setting_rows.h"
#include "ui/picture/table_games.h"
#include "ui/words/words.h"

#include <QSettings>
#include <QStandardPaths>

namespace weli {

namespace {

    QString keyOf(std::string_view key) { return QString::fromStdString(std::string(key)); }

    /// As the trace writes the value.
    template <typename Rules> QVariant stored(const Option<Rules>& option, const Rules& rules)
    {
        const int value = option.value(rules);
        if (option.kind == OptionKind::Integer) return value;
        if (option.kind == OptionKind::Boolean) return value != 0;
        return keyOf(option.choices[static_cast<std::size_t>(value)]);
    }

    template <typename Rules>
    std::optional<int> valueFrom(const Option<Rules>& option, const QVariant& stored)
    {
        if (option.kind == OptionKind::Boolean) return stored.toBool() ? 1 : 0;
        if (option.kind == OptionKind::Integer) {
            bool isNumber = false;
            const int value = stored.toInt(&isNumber);
            return isNumber && option.allows(value) ? std::optional(value) : std::nullopt;
        }
        for (std::size_t i = 0; i < option.choices.size(); ++i)
            if (keyOf(option.choices[i]) == stored.toString()) return static_cast<int>(i);
        return std::nullopt;
    }

    template <GameState S> AnyRules readRules(QSettings& file, int players)
    {
        const auto usual = defaultRules(S::info(), players);
        auto rules = usual;
        file.beginGroup("rules");
        for (const auto& option : S::info().options) {
            const auto value = valueFrom(option, file.value(keyOf(option.key)));
            if (file.contains(keyOf(option.key)) && value) option.set(rules, *value);
        }
        file.endGroup();
        return S::info().problemOf(rules, players) ? usual : rules;
    }

    /// Who sits in the seat that the file is at. Persons have an empty level.
    Player readPlayer(QSettings& file, QStringList& wrongLevels)
    {
        Player player { plainName(file.value("name").toString()), Person {} };
        const QString level = file.value("level").toString();
        if (level.isEmpty()) return player;
        const auto known = bots::mindFromText(level.toStdString());
        player.who = Bot { known.value_or(bots::Mind {}), file.value("stranger").toBool() };
        if (!known) wrongLevels << level;
        return player;
    }

    template <GameState S> Setup readSetup(QSettings& file, QStringList& wrongLevels)
    {
        Setup setup;
        const int players = file.beginReadArray("seats");
        for (int i = 0; i < players; ++i) {
            file.setArrayIndex(i);
            setup.players.push_back(readPlayer(file, wrongLevels));
        }
        file.endArray();
        if (players < S::info().fewestPlayers || players > S::info().mostPlayers) return {};
        setup.rules = readRules<S>(file, players);
        return setup;
    }

    template <GameState S> void writeSetup(const Setup& setup, QSettings& file)
    {
        file.beginWriteArray("seats", static_cast<int>(setup.players.size()));
        for (std::size_t i = 0; i < setup.players.size(); ++i) {
            file.setArrayIndex(static_cast<int>(i));
            file.setValue("name", setup.players[i].name);
            const auto mind = mindOf(setup.players[i]);
            file.setValue("level", mind ? keyOf(code(*mind)) : QString());
            if (isStranger(setup.players[i])) file.setValue("stranger", true);
        }
        file.endArray();
        file.beginGroup("rules");
        const auto& rules = std::get<typename S::Rules>(setup.rules);
        for (const auto& option : S::info().options)
            file.setValue(keyOf(option.key), stored(option, rules));
        file.endGroup();
    }

    /// Each game has a group of its own. Files from the time when Bieten was the only game have
    /// its set-up at the top.
    Setup readLast(const AnyGame& game, QSettings& file, QStringList& wrongLevels)
    {
        const QString group = codeOf(game);
        const bool isOld
            = game == AnyGame(GameOf<bieten::State> {}) && !file.childGroups().contains(group);
        if (!isOld) file.beginGroup(group);
        Setup setup = std::visit(
            [&]<typename S>(GameOf<S>) { return readSetup<S>(file, wrongLevels); }, game);
        if (!isOld) file.endGroup();
        return setup;
    }

    void writeLast(const AnyGame& game, const Setup& setup, QSettings& file)
    {
        file.beginGroup(codeOf(game));
        file.remove(""); // fewer seats than before
        if (!setup.players.empty())
            std::visit([&]<typename S>(GameOf<S>) { writeSetup<S>(setup, file); }, game);
        file.endGroup();
    }

}

Setup defaultSetup(
    const AnyGame& game, int players, const QString& personName, const bots::Mind& mind)
{
    return { defaultPlayers(players, personName, mind), defaultRules(game, players) };
}

QString settingsPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/weli.ini";
}

SettingsFile readSettings(const QString& path)
{
    QSettings file(path, QSettings::IniFormat);
    SettingsFile read;
    Settings& settings = read.settings;
    for (const SettingRow& row : settingRows())
        if (file.contains(row.key)) row.set(settings, file.value(row.key));
    settings.playerName = plainName(settings.playerName);
    const QString game = file.value("game").toString();
    settings.game = gameFromCode(game).value_or(settings.game);
    for (const AnyGame& each : games)
        settings.last[each.index()] = readLast(each, file, read.wrongLevels);
    return read;
}

bool writeSettings(const Settings& settings, const QString& path)
{
    QSettings file(path, QSettings::IniFormat);
    for (const SettingRow& row : settingRows()) file.setValue(row.key, row.get(settings));
    file.setValue("game", codeOf(settings.game));
    for (const AnyGame& each : games) writeLast(each, settings.lastOf(each), file);
    for (const char* old : { "seats", "rules" }) file.remove(old); // where Bieten's once stood
    file.sync();
    makePrivate(path);
    return file.status() == QSettings::NoError;
}

}
