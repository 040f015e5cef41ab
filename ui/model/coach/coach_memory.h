#pragma once

#include "core/coach/coach.h"
#include "ui/model/kept_values.h"

#include <QString>

#include <map>
#include <optional>
#include <string>

namespace weli {

/// What the coach has said to the person so far, and in how many matches, in a file of its own.
class CoachMemory {
public:
    explicit CoachMemory(QString file);

    /// How many matches of this game were played to their end.
    [[nodiscard]] int matches(const AnyGame& game) const;
    /// What could not be written, if anything; until the next match it is known all the same.
    [[nodiscard]] std::optional<QString> countMatch(const AnyGame& game) const;

    /// Reads what has been said in this game.
    void recall(const AnyGame& game);
    /// Situations of the game that was recalled, which were told of as often as that.
    [[nodiscard]] coach::Shown toldAtLeast(int times) const;
    [[nodiscard]] std::optional<QString> countTold(std::string_view situation);

private:
    KeptValues kept_;
    AnyGame game_ {};
    std::map<std::string, int, std::less<>> told_;
};

}
