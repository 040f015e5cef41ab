#pragma once

#include "core/games.h"
#include "ui/words/because.h"

#include <QString>

#include <optional>
#include <string>
#include <variant>

namespace weli {

/// The person has looked at the result, or lets a table that waits go on.
struct GoOn {
    friend bool operator==(const GoOn&, const GoOn&) = default;
};

/// The match is over, and the same people play another one by the same rules.
struct PlayAgain {
    friend bool operator==(const PlayAgain&, const PlayAgain&) = default;
};

/// The match is over, and other people shall play, or by other rules.
struct SetUpAnew {
    friend bool operator==(const SetUpAnew&, const SetUpAnew&) = default;
};

/// The match is over, and it shall be told what each player was like in it.
struct TellHabits {
    friend bool operator==(const TellHabits&, const TellHabits&) = default;
};

/// Nothing can change any more in this deal: what is left of it is played for the person.
struct ShowRest {
    friend bool operator==(const ShowRest&, const ShowRest&) = default;
};

/// What a person does at the table: nothing but an act that a picture offers.
using Act = std::variant<GoOn, PlayAgain, SetUpAnew, TellHabits, ShowRest, AnyAction>;

/// As traces write it, and for what stands in none "go on", "play again", "set up
/// anew", "tell habits", "show rest".
std::string toText(const Act& act);

/// Something that a person may do now, or would like to.
struct Choice {
    std::optional<Act> act; // nothing: cannot be done now
    QString label; // with a mnemonic: "&Hold"
    Because why {}; // if it cannot be done; else what it does
    bool operator==(const Choice&) const = default;
};

/// A table that waits may go on.
Choice goOnChoice();
Choice playAgainChoice();
Choice setUpAnewChoice();
Choice tellHabitsChoice();
Choice showRestChoice();

}
