#include "ui/model/settings.h"

#include "core/bots/minds.h"
#include "core/record/writer.h"
#include "ui/model/any_rules.h"
#include "ui/model/kept_values.h"
#include "ui/model/setting_rows.h"
#include "ui/picture/table_games.h"
#include "ui/words/words.h"

#include <QJsonArray>
#include <QStandardPaths>

namespace weli {

namespace {

    QString keyOf(std::string_view key) { return QString::fromStdString(std::string(key)); }

    /// As the trace writes the value.
    template <typename Rules> QJsonValue stored(const Option<Rules>& option, const Rules& rules)
    {
        const int value = option.value(rules);
        if (option.kind == OptionKind::Integer) return value;
        if (option.kind == OptionKind::Boolean) return value != 0;
        return keyOf(option.choices[static_cast<std::size_t>(value)]);
    }

    template <typename Rules>
    std::optional<int> valueOf(const Option<Rules>& option, const QVariant& stored)
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

    template <GameState S> AnyRules readRules(const QJsonObject& kept, int players)
    {
        const auto usual = defaultRules(S::info(), players);
        auto rules = usual;
        for (const auto& option : S::info().options) {
            const QJsonValue found = kept.value(keyOf(option.key));
            if (found.isUndefined()) continue;
            if (const auto value = valueOf(option, found.toVariant())) option.set(rules, *value);
        }
        return S::info().problemOf(rules, players) ? usual : rules;
    }

    /// Persons have an empty level.
    Player readPlayer(const QJsonObject& kept, const AnyGame& game, QStringList& wrongLevels)
    {
        Player player { plainName(kept.value("name").toString()), Person {} };
        const QString level = kept.value("level").toVariant().toString();
        if (level.isEmpty()) return player;
        const auto known = bots::mindFromText(level.toStdString());
        const bool isStranger = kept.value("stranger").toVariant().toBool();
        player.who = Bot { bots::asPlayed(known.value_or(bots::Mind {}), game), isStranger };
        if (!known) wrongLevels << level;
        return player;
    }

    template <GameState S> Setup readSetup(const QJsonObject& kept, QStringList& wrongLevels)
    {
        const QJsonArray seats = kept.value("seats").toArray();
        if (seats.size() < S::info().fewestPlayers || seats.size() > S::info().mostPlayers)
            return {};
        Setup setup;
        for (const auto& seat : seats)
            setup.players.push_back(readPlayer(seat.toObject(), GameOf<S> {}, wrongLevels));
        setup.rules
            = readRules<S>(kept.value("rules").toObject(), static_cast<int>(setup.players.size()));
        return setup;
    }

    QJsonObject toJson(const Player& player)
    {
        const auto mind = mindOf(player);
        QJsonObject seat { { "name", player.name },
            { "level", mind ? keyOf(code(*mind)) : QString() } };
        if (isStranger(player)) seat["stranger"] = true;
        return seat;
    }

    template <GameState S> QJsonObject toJson(const Setup& setup)
    {
        QJsonArray seats;
        for (const Player& player : setup.players) seats.append(toJson(player));
        QJsonObject kept;
        const auto& rules = std::get<typename S::Rules>(setup.rules);
        for (const auto& option : S::info().options)
            kept[keyOf(option.key)] = stored(option, rules);
        return { { "seats", seats }, { "rules", kept } };
    }

    /// Each game has an object of its own. Files from the time when Bieten was the only game have
    /// its set-up at the top.
    Setup readLast(const AnyGame& game, const QJsonObject& values, QStringList& wrongLevels)
    {
        const bool isOld = game == AnyGame(GameOf<bieten::State> {})
            && !values.contains(codeOf(game)) && values.contains("seats");
        const QJsonObject kept = isOld ? values : values.value(codeOf(game)).toObject();
        return std::visit(
            [&]<typename S>(GameOf<S>) { return readSetup<S>(kept, wrongLevels); }, game);
    }

    QJsonObject toJson(const Settings& settings)
    {
        QJsonObject all;
        for (const SettingRow& row : settingRows()) {
            const QVariant value = row.get(settings);
            const bool isBytes = value.typeId() == QMetaType::QByteArray;
            all[row.key] = isBytes ? QString::fromLatin1(value.toByteArray().toBase64())
                                   : QJsonValue::fromVariant(value);
        }
        all["game"] = codeOf(settings.game);
        for (const AnyGame& game : games)
            if (!settings.lastOf(game).players.empty())
                all[codeOf(game)] = std::visit(
                    [&]<typename S>(GameOf<S>) { return toJson<S>(settings.lastOf(game)); }, game);
        return all;
    }

    std::optional<QString> write(
        const QJsonObject& before, const QJsonObject& now, const QString& path)
    {
        return KeptValues(path).change([&](QJsonObject& values) {
            for (auto each = now.begin(); each != now.end(); ++each)
                if (before.value(each.key()) != each.value()) values[each.key()] = each.value();
            if (!values.contains(codeOf(games.front()))) return;
            for (const char* old : { "seats", "rules" }) values.remove(old); // Bieten's once
        });
    }

}

Setup defaultSetup(
    const AnyGame& game, int players, const QString& personName, const bots::Mind& mind)
{
    return { defaultPlayers(players, personName, mind), defaultRules(game, players) };
}

QString settingsPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/weli.json";
}

SettingsFile readSettings(const QString& path)
{
    const KeptValues::Read kept = KeptValues(path).read();
    SettingsFile read { {}, {}, kept.trouble };
    Settings& settings = read.settings;
    for (const SettingRow& row : settingRows()) {
        QVariant value = kept.values.value(row.key).toVariant();
        if (row.get(settings).typeId() == QMetaType::QByteArray)
            value = QByteArray::fromBase64(value.toString().toLatin1());
        if (value.isValid()) row.set(settings, value);
    }
    settings.playerName = plainName(settings.playerName);
    const QString game = kept.values.value("game").toString();
    settings.game = gameFromCode(game).value_or(settings.game);
    for (const AnyGame& each : games)
        settings.last[each.index()] = readLast(each, kept.values, read.wrongLevels);
    return read;
}

std::optional<QString> changeSettings(
    const Settings& before, const Settings& now, const QString& path)
{
    return write(toJson(before), toJson(now), path);
}

Settings followed(Settings settings, const Settings& before, const Settings& now)
{
    for (const SettingRow& row : settingRows())
        if (!row.ofOneWindow && row.get(before) != row.get(now)) row.set(settings, row.get(now));
    for (const AnyGame& game : games)
        if (before.lastOf(game) != now.lastOf(game)) settings.last[game.index()] = now.lastOf(game);
    return settings;
}

std::optional<QString> writeSettings(const Settings& settings, const QString& path)
{
    return write({}, toJson(settings), path);
}

}
