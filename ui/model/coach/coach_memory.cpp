#include "ui/model/coach/coach_memory.h"

#include "ui/model/any_rules.h"

#include <QSettings>

#include <utility>

namespace weli {

namespace {

    QString matchesOf(const AnyGame& game) { return codeOf(game) + "/matches"; }
    QString toldIn(const AnyGame& game) { return codeOf(game) + "/told"; }

}

CoachMemory::CoachMemory(QString file)
    : file_(std::move(file))
{
}

int CoachMemory::matches(const AnyGame& game) const
{
    return QSettings(file_, QSettings::IniFormat).value(matchesOf(game)).toInt();
}

void CoachMemory::countMatch(const AnyGame& game) const
{
    const int before = matches(game);
    QSettings(file_, QSettings::IniFormat).setValue(matchesOf(game), before + 1);
}

void CoachMemory::recall(const AnyGame& game)
{
    game_ = game;
    told_.clear();
    QSettings file(file_, QSettings::IniFormat);
    file.beginGroup(toldIn(game));
    for (const QString& situation : file.childKeys())
        told_[situation.toStdString()] = file.value(situation).toInt();
}

coach::Shown CoachMemory::toldAtLeast(int times) const
{
    coach::Shown all;
    for (const auto& [situation, told] : told_)
        if (told >= times) all.insert(situation);
    return all;
}

void CoachMemory::countTold(std::string_view situation)
{
    const std::string name(situation);
    const int times = ++told_[name];
    QSettings(file_, QSettings::IniFormat)
        .setValue(toldIn(game_) + u'/' + QString::fromStdString(name), times);
}

}
