#pragma once

#include "core/bots/bot.h"

#include <QString>

#include <optional>

namespace weli::words {

/// As it stands on a name plate: "sharp", "hunter"; nothing: a person.
QString nameOf(const std::optional<bots::Mind>& mind);
/// Of a bot of which nothing is told yet.
QString stranger();
/// How it plays, in a sentence.
QString mannerOf(const bots::Mind& mind);
/// The same, and how strong that is: "Plays at random. Strength: 0 of 6 bells."
QString mannerAndStrengthOf(const bots::Mind& mind);
/// Why a word of a file is none of them.
QString noMind(const QString& word);

}
