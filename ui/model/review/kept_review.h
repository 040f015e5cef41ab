#pragma once

#include "ui/model/review/judge.h"

#include <QString>

#include <optional>

namespace weli {

/// What was judged of a match, as a file beside the match's: so it does not change under whoever
/// reads it, and is there at once the next time. It can be made anew at any time.
struct KeptReview {
    Verdicts verdicts;
    PerSeat<review::Account> accounts {};

    /// Nothing if there is none, or none of this match with as many worlds, dice and by this
    /// version of the judging.
    static std::optional<KeptReview> read(const QString& file, const AnyMatch& match);
    /// What went wrong, if anything.
    [[nodiscard]] std::optional<QString> write(const QString& file, const AnyMatch& match) const;
};

}
