#pragma once

#include "core/bots/mittlere/telling/card_facts.h"

#include <vector>

namespace weli::bots {

/// A card, and what each of its features speaks for it.
struct SeenCard {
    Card card;
    Features shares {};
    double value = 0; // all together, and what else counts
};

/// What a seat by the book goes for.
struct BookAim {
    float high = 0; // -1 … 1, as aimHighOf
    bool countsOthers = false; // knows the points of the others
    int feared = 0; // points from which it fears the hundred
};

/// Why it goes for many points, or for few.
MittlereWhy whyAimed(
    const mittlere::Observation& observation, const PlayContext& context, const BookAim& aim);

/// Says of each card what tells it from the others: of the best what speaks most for it beside all
/// of them, of another what speaks most against it beside the best.
class BookTelling {
public:
    BookTelling(const PlayContext& context, const std::vector<SeenCard>& cards, bool remembers,
        bool forMany);
    /// Tells some of the cards that may be played beside one another; it remembers all.
    BookTelling(const PlayContext& context, const std::vector<SeenCard>& cards, CardSet playable,
        bool forMany);

    void setAim(const MittlereWhy& aim) { aim_ = aim; }
    [[nodiscard]] Whys<MittlereWhy> whysOf(const SeenCard& seen) const;
    /// What tells it from the others, without the aim.
    [[nodiscard]] MittlereWhy factAbout(const SeenCard& seen) const;
    /// All that does, what tells most first.
    [[nodiscard]] std::vector<MittlereWhy> factsAbout(const SeenCard& seen) const;

private:
    using Aspects = std::array<float, aspectCount>;

    [[nodiscard]] std::vector<MittlereWhy> factsAbout(const SeenCard& seen, std::size_t most) const;

    const std::vector<SeenCard>& cards_;
    Choosing choosing_;
    MittlereWhy aim_;
    const SeenCard* best_ = nullptr;
    Features mean_ {};
};

}
