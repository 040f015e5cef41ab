#pragma once

#include "core/game/clause.h"

#include <QString>

#include <optional>

namespace weli {

/// A sentence, and the clause of the rules that says so. The sentence never cites it itself.
struct Because {
    QString text {};
    std::optional<Clause> clause {};
    [[nodiscard]] bool isEmpty() const { return text.isEmpty(); }
    bool operator==(const Because&) const = default;
};

}
