#pragma once

#include "core/bieten/figure.h"
#include "core/preference/action.h"

#include <optional>
#include <vector>

namespace weli::odds {

// How things stand for a seat, by what it can know and nothing else.

/// From 0 to 1.
struct Chance {
    double value = 0;
    /// The standard error of what was drawn. 0: nothing was; every deal that is possible was
    /// counted, though by how likely it is held to be, and that may have been learnt.
    double error = 0;
    friend bool operator==(const Chance&, const Chance&) = default;
};

/// How long is looked for them: at once, or with a second to think.
enum class Look : unsigned char { Coarse, Fine };

inline constexpr Chance certain { 1, 0 };
inline constexpr Chance impossible { 0, 0 };

struct BietenOdds {
    /// That the seat wins the figure; nothing where it cannot by its cards, or where that is
    /// settled by words. Of the one that is to be answered: if it holds.
    bieten::PerFigure<std::optional<Chance>> best;
    /// From which chance on it pays to hold a figure that the seat is asked for.
    bieten::PerFigure<std::optional<double>> needed;
    friend bool operator==(const BietenOdds&, const BietenOdds&) = default;
};

struct MittlereOdds {
    int points = 0; // of the seat, so far
    Chance lost; // gets potatoes
    Chance high; // without a hundred; together with middle, low and hundred it is certain
    Chance middle; // of two with equal points both
    Chance low;
    Chance hundred; // to lose by a hundred or more, which all tricks do not (M-25)
    Chance noTrick; // to lose without one (M-25)
    friend bool operator==(const MittlereOdds&, const MittlereOdds&) = default;
};

struct PreferenceOdds {
    /// What may be said or announced; in an auction also before it is the seat's turn.
    struct Word {
        preference::Action action;
        /// The contract that it leads to; of a defender: that it does not fall. Nothing where
        /// there is no such thing.
        std::optional<Chance> made;
        double chips = 0; // that it brings
        friend bool operator==(const Word&, const Word&) = default;
    };
    std::vector<Word> words; // lowest first
    /// For the declarer, for one whose bid stands, and for a defender with no more at stake than
    /// the premium (P-62).
    std::optional<Chance> made;
    std::optional<Chance> ownTricks; // those that keep this defender from falling (P-59)
    std::optional<Chance> notMost; // where each plays for itself: to pay nothing (P-63)
    friend bool operator==(const PreferenceOdds&, const PreferenceOdds&) = default;
};

}
