#pragma once

#include "core/game/seat.h"
#include "core/mittlere/rules.h"
#include "core/mittlere/trick.h"

#include <array>
#include <string_view>

namespace weli::mittlere {

inline constexpr int aHundred = 100; // M-25, case c: points that lose

/// How a deal is settled, in the order of M-25.
enum class Case : std::uint8_t {
    Annulled,
    AllTricks,
    NoTrickAndHundred,
    NoTrick,
    Hundred,
    Tie,
    TieDraw,
    Middle
};

/// What becomes of the one seat that a case singles out (M-24).
enum class Fate : std::uint8_t { None, Wins, Loses };

struct CaseRow {
    std::string_view code; // as the trace calls it
    Fate fate;
};

inline constexpr std::array caseRows {
    // M-25
    CaseRow { "annulled", Fate::None },
    CaseRow { "all-tricks", Fate::Wins },
    CaseRow { "no-trick-and-hundred", Fate::Wins },
    CaseRow { "no-trick", Fate::Loses },
    CaseRow { "hundred", Fate::Loses },
    CaseRow { "tie", Fate::Wins },
    CaseRow { "tie-draw", Fate::Loses },
    CaseRow { "middle", Fate::Loses },
};
constexpr const CaseRow& rowOf(Case by) { return caseRows[static_cast<std::size_t>(by)]; }

/// The case of a deal, and whom it singles out.
struct Verdict {
    Case by {};
    std::optional<Seat> seat {}; // nothing: annulled, or the draw has yet to say
    friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// The first case of M-25 that fits. The tricks sum to 12, the points to 157 (M-23).
Verdict verdictOf(const PerSeat<std::uint8_t>& tricks, const PerSeat<std::uint8_t>& points,
    Trump trump, const Rules& rules);

/// The strokes and potatoes that a verdict writes (M-24).
struct Marks {
    PerSeat<std::uint8_t> strokes;
    PerSeat<std::uint8_t> potatoes;
    friend bool operator==(const Marks&, const Marks&) = default;
};
Marks marksOf(const Verdict& verdict);

}
