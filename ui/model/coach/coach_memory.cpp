#include "ui/model/coach/coach_memory.h"

#include "ui/model/any_rules.h"

#include <utility>

namespace weli {

namespace {

    QJsonObject gameIn(const QJsonObject& values, const AnyGame& game)
    {
        return values.value(codeOf(game)).toObject();
    }

    int matchesIn(const QJsonObject& game) { return game.value("matches").toVariant().toInt(); }

}

CoachMemory::CoachMemory(QString file)
    : kept_(std::move(file))
{
}

int CoachMemory::matches(const AnyGame& game) const
{
    return matchesIn(gameIn(kept_.read().values, game));
}

std::optional<QString> CoachMemory::countMatch(const AnyGame& game) const
{
    return kept_.change([&game](QJsonObject& values) {
        QJsonObject here = gameIn(values, game);
        here["matches"] = matchesIn(here) + 1;
        values[codeOf(game)] = here;
    });
}

void CoachMemory::recall(const AnyGame& game)
{
    game_ = game;
    told_.clear();
    const QJsonObject told = gameIn(kept_.read().values, game).value("told").toObject();
    for (auto each = told.begin(); each != told.end(); ++each)
        told_[each.key().toStdString()] = each.value().toVariant().toInt();
}

coach::Shown CoachMemory::toldAtLeast(int times) const
{
    coach::Shown all;
    for (const auto& [situation, told] : told_)
        if (told >= times) all.insert(situation);
    return all;
}

std::optional<QString> CoachMemory::countTold(std::string_view situation)
{
    const std::string name(situation);
    const int times = ++told_[name];
    return kept_.change([&](QJsonObject& values) {
        QJsonObject here = gameIn(values, game_);
        QJsonObject told = here.value("told").toObject();
        told[QString::fromStdString(name)] = times;
        here["told"] = told;
        values[codeOf(game_)] = here;
    });
}

}
