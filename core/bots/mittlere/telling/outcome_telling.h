#pragma once

#include "core/bots/mittlere/evaluation.h"
#include "core/bots/mittlere/search.h"

#include <optional>
#include <vector>

namespace weli::bots {

/// What came of a card in imagined deals.
struct Outcome {
    Card card;
    Ends ends;
};

MittlerePlaces placesOf(const Ends& ends);

/// Are two chances shown as the same, but for rounding?
bool isShownAlike(double one, double other);

/// How it is told that another loses in the middle's place, with what the seat loses, and alone.
struct Sparing {
    MittlereReason besideMine;
    MittlereReason alone;
};
/// That one who has no trick gets none is likelier near the end than a hundred of who has few.
Sparing sparingAt(const mittlere::Observation& observation);

/// Says why a card was chosen, or not, by what came of it beside the others. The first of the
/// thoughts is the chosen one; each must have an outcome.
class OutcomeTelling {
public:
    using Thoughts = std::vector<MittlereEvaluation>;

    /// What is known beside the chances.
    struct Known {
        std::optional<bool> isPlain {}; // is the chosen one plainly the best?
        bool isSettled = false; // the deal, whatever anybody plays
    };
    OutcomeTelling(const mittlere::Observation& observation, const MittlereManner& manner,
        const Thoughts& thoughts, const std::vector<Outcome>& outcomes, Known known);
    OutcomeTelling(const mittlere::Observation& observation, const MittlereManner& manner,
        const Thoughts& thoughts, const std::vector<Outcome>& outcomes)
        : OutcomeTelling(observation, manner, thoughts, outcomes, Known {})
    {
    }

    using Whys = bots::Whys<MittlereWhy>;

    /// Those for the thought at this place. How often another loses in its stead may be told
    /// `inOne` with how often it loses itself, which needs less room and tells of no other card.
    [[nodiscard]] Whys whysOf(std::size_t place, bool inOne = false) const;

private:
    using Share = double Ends::*;

    /// A thought, with the shares of its ends.
    struct Told {
        const MittlereEvaluation* thought;
        Ends ends;
        bool isChosen;
    };

    void tellOfTheMatch(Whys& whys, const Told& told) const;
    void tellOfTheManner(Whys& whys, const Told& told) const;
    [[nodiscard]] MittlereWhy safeNow() const;
    void tellOfTheDeal(Whys& whys, const Told& told, bool inOne) const;
    void tellWhatIsLost(Whys& whys, const Told& told, const Told& beside) const;
    /// What the words hang on that tell of another card.
    [[nodiscard]] double wording() const;
    void tellOfTheDangers(Whys& whys, const Told& told) const;
    [[nodiscard]] const Told* other(const Told& told, Share share, bool most) const;
    [[nodiscard]] bool isChosenForItsManner() const;
    [[nodiscard]] bool isDecided(Share share) const;
    [[nodiscard]] bool areAlike(Share share) const;
    [[nodiscard]] bool isAsOfAnybody(const Ends& ends) const;

    const mittlere::Observation& observation_;
    MittlereManner manner_;
    bool isForTheMatch_;
    Known known_;
    Sparing sparing_;
    std::vector<Told> all_;
};

/// Does it tell how often another loses in the middle's place?
bool isOfSparing(MittlereReason reason);

/// Has the seat no trick yet, near the end, and leaves one with this card that it could take?
bool ducksTheFirst(const mittlere::Observation& observation, Card card);

}
