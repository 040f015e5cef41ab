#pragma once

#include "core/cards/card_set.h"
#include "core/game/clause.h"

#include <QtTest>

#include <optional>
#include <string>

// What Qt Test prints when a comparison of these fails.
namespace QTest {

template <> inline char* toString(const std::string& text) { return qstrdup(text.c_str()); }

template <> inline char* toString(const weli::Card& card)
{
    return qstrdup(weli::toText(card).c_str());
}

template <> inline char* toString(const weli::CardSet& cards)
{
    std::string text;
    for (const weli::Card card : cards) text += weli::toText(card) + ' ';
    return qstrdup(text.c_str());
}

template <> inline char* toString(const std::optional<weli::Clause>& clause)
{
    return qstrdup(clause ? weli::toText(*clause).c_str() : "nothing");
}

}

namespace weli::test {

/// For comparisons with what a test writes as a literal.
inline std::string text(std::string_view literal) { return std::string(literal); }

}
