#pragma once

#include "core/game/clause.h"
#include "core/games.h"
#include "ui/words/rule_words.h"
#include "ui/words/words.h"

#include <span>

namespace weli::words {

/// What one game says besides the names of cards. Each has its own: gameWords(GameOf<State>), in a
/// file that ui/words/game_words.cpp includes.
struct GameWords {
    const char* name; // in English, as about; both in the context "Game"
    const char* about; // what it is, in a sentence or two
    std::span<const Forbidden> refusals; // a sentence for each clause that can refuse an act
    const RuleWords* rules;
    Clause rulesClause; // which values an option can have
};

const GameWords& wordsOf(const AnyGame& game);

}
