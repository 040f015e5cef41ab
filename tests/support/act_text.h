#pragma once

#include "core/record/records.h"
#include "ui/picture/act.h"

#include <QString>

#include <optional>

inline QString textOf(const weli::Act& act) { return QString::fromStdString(toText(act)); }

/// Empty for none.
inline QString textOf(const std::optional<weli::Act>& act)
{
    return act ? textOf(*act) : QString();
}

/// The act of this game that a trace writes so.
template <typename S> weli::Act actFrom(const QString& text)
{
    const auto action = weli::GameRecord<S>::parseAnyAction(text.toStdString());
    if (!action) qFatal("no such act: %s", qPrintable(text));
    return weli::AnyAction(*action);
}
