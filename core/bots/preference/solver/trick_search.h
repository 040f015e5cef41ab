#pragma once

#include "core/bots/preference/solver/open_trick.h"
#include "core/bots/preference/solver/transposition_table.h"

namespace weli::bots {

/// Alpha–beta with null windows over tricks with open hands.
class TrickSearch {
public:
    /// The table and the count of positions belong to the caller, who keeps them from play to play.
    TrickSearch(const SearchRules& rules, TranspositionTable& table, std::uint64_t& nodes)
        : rules_(rules)
        , table_(table)
        , nodes_(nodes)
    {
    }

    /// With best play of all, does the declarer take so many of the tricks left? Who avoids tricks
    /// plays for as few, and the defenders for as many.
    [[nodiscard]] bool takes(const OpenTrick& trick, int wanted);

private:
    [[nodiscard]] bool takesFromLead(const OpenTrick& trick, int wanted);
    [[nodiscard]] bool takesByTrying(const OpenTrick& trick, int wanted);
    [[nodiscard]] bool takesWith(const OpenTrick& trick, CardBits card, int wanted);
    [[nodiscard]] Known bounds(const OpenTrick& trick) const;
    [[nodiscard]] TranspositionTable::Key keyOf(const OpenTrick& trick) const;

    SearchRules rules_;
    TranspositionTable& table_;
    std::uint64_t& nodes_;
};

}
