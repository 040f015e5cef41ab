#pragma once

#include "core/lesson/any_match.h"
#include "core/lesson/check.h"
#include "core/lesson/reader.h"

#include <QByteArray>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

/// A small lesson along the worked example of Bieten. Seat 0 learns: it holds LK BK HU.
namespace weli::sample {

/// The lines of its lesson.jsonl.
inline std::vector<std::string> lines()
{
    std::ifstream file(WELI_SOURCE_DIR "/tests/traces/section_13.jsonl");
    std::vector<std::string> lines {
        R"({"type":"lesson","format":1,"minutes":3,"card":"LA","seat":0,"names":["Vroni","Resi","Luis"]})"
    };
    std::size_t event = 0; // that is in the line
    for (std::string line; event < 22 && std::getline(file, line); ++event) {
        if (event == 6)
            lines.insert(lines.end(),
                { R"({"type":"step","name":"hello","kind":"tell","point":["hand","card LK"]})",
                    R"({"type":"step","name":"bid","kind":"do","claims":["may bid leaves yes"],"teaches":["B-42"]})" });
        if (event == 9)
            lines.insert(lines.end(),
                { R"({"type":"step","name":"worth","kind":"ask","question":"value leaves","choices":["1","2","3"]})",
                    R"({"type":"step","name":"card","kind":"do","or":["play HU"],"point":["answer play BK"]})" });
        if (event == 10)
            lines.emplace_back(
                R"({"type":"step","name":"quiet","kind":"wait","claims":["turn 1"]})");
        if (event == 14)
            lines.emplace_back(
                R"({"type":"step","name":"heart","kind":"do","point":["plate hearts","name 2"]})");
        if (event == 17)
            lines.emplace_back(
                R"({"type":"step","name":"whose","kind":"ask","question":"trick","open":true})");
        lines.push_back(line);
    }
    lines.emplace_back(
        R"({"type":"step","name":"end","kind":"tell","claims":["scorer leaves 2"]})");
    return lines;
}

inline std::string textOf(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    return text;
}

inline constexpr std::string_view words = R"(# A sample

What one can do.

## hello

You hold {LK}, {BK} and {HU}.

## bid

Bid the {L}.

### right

So it is bid.

### bid

Not this one.

### other

No card yet.

### help

It is green.

## worth

What is it worth?

### 1

One is too few.

### 3

Three is too many.

### help

Somebody held it.

## card

Play a card that
you can spare.

### play HU

As good.

### play LK

You need it.

### bid

Enough is bid.

### help

Not the leaf.

## quiet

Wait.

### bid

Not now.

### help

Say nothing.

## heart

Hold it.

### good hearts

That is a point for Luis.

### three

Two are enough.

### help

You have a heart.

## whose

Who takes the trick?

### 0

You have no acorn.

### 2

Luis has no acorn.

### help

Acorns were led.

## end

That is all.
)";

inline std::string replaced(std::string_view text, std::string_view from, std::string_view to)
{
    std::string other(text);
    const auto at = other.find(from);
    if (at == std::string::npos) return "there is no such text";
    return other.replace(at, from.size(), to);
}

inline tl::expected<lesson::Lesson, lesson::Fault> lessonOf(const std::string& text)
{
    std::istringstream in(text);
    return lesson::readLesson(in);
}

inline tl::expected<lesson::Words, lesson::Fault> wordsOf(const std::string& text)
{
    std::istringstream in(text);
    return lesson::readWords(in, "en.md");
}

inline lesson::Lesson lesson() { return *lessonOf(textOf(lines())); }

inline QByteArray bytes(const std::string& text) { return QByteArray::fromStdString(text); }

}
