#pragma once

#include "core/coach/coach.h"

#include <QString>

#include <map>
#include <string>

namespace weli {

/// What the coach has said to the person so far, and in how many matches, in a file of its own.
class CoachMemory {
public:
    explicit CoachMemory(QString file);

    /// How many matches of this game were played to their end.
    [[nodiscard]] int matches(const AnyGame& game) const;
    void countMatch(const AnyGame& game) const;

    /// Reads what has been said in this game.
    void recall(const AnyGame& game);
    /// Situations of the game that was recalled, which were told of as often as that.
    [[nodiscard]] coach::Shown toldAtLeast(int times) const;
    /// What cannot be written is known until the program ends.
    void countTold(std::string_view situation);

private:
    QString file_;
    AnyGame game_ {};
    std::map<std::string, int, std::less<>> told_;
};

}
