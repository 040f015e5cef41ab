#pragma once

#include "core/matches.h"
#include "ui/words/card_words.h"
#include "ui/words/rule_option.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace weli {

// What the house asks of a game and does with its rules, whichever game it is.

/// The code of a game, as traces and settings have it: "bieten".
QString codeOf(const AnyGame& game);
std::optional<AnyGame> gameFromCode(const QString& code);

int fewestPlayers(const AnyGame& game);
int mostPlayers(const AnyGame& game);
int defaultPlayers(const AnyGame& game);
/// The suits that it is mostly played with.
PackKind defaultPack(const AnyGame& game);
/// Does the turn go on to the left?
bool isClockwise(const AnyGame& game);
AnyRules defaultRules(const AnyGame& game, int players);

/// The codes of the rules that have a name.
std::vector<std::string_view> presetsOf(const AnyGame& game);
AnyRules rulesOfPreset(const AnyGame& game, std::size_t preset, int players);
/// The place of the preset that these rules are, if they are one.
std::optional<std::size_t> presetOf(const AnyRules& rules, int players);
/// The preset that these rules are most like; nothing: the game has none.
std::optional<std::size_t> nearestPreset(const AnyRules& rules, int players);
/// The options in which these rules and those, of one game, differ.
std::vector<RuleOption> differences(const AnyRules& rules, const AnyRules& others);
/// These rules when another number of players sits down.
AnyRules forPlayers(const AnyRules& rules, int before, int now);

/// In the order of the game's table.
std::vector<RuleOption> optionsOf(const AnyGame& game);
int valueOf(const AnyRules& rules, const RuleOption& option);

/// Why this option cannot take this value beside the other rules; nothing: it can.
std::optional<RuleConflict> obstacle(const AnyRules& rules, const RuleOption& option, int value);
/// Whether this option changes anything beside the other rules.
bool matters(const AnyRules& rules, const RuleOption& option);
/// The rules with this option changed; options that cannot stand beside it take the next value
/// that can.
AnyRules changed(const AnyRules& rules, const RuleOption& option, int value);

}
