#pragma once

#include "core/bots/mittlere/likelihood.h"
#include "core/outlook/mittlere/playing.h"
#include "core/outlook/mittlere/telling.h"
#include "core/outlook/tried.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace weli::outlook {

template <> struct GameOutlook<mittlere::State> {
    /// How the deal ends for the seat that looks, and who loses it.
    struct Events {
        Chance high; // without a hundred; with middle, low and hundred it is certain
        Chance middle; // of two with equal points both
        Chance low;
        Chance hundred; // to lose by it, which all tricks do not (M-25)
        Chance noTrick; // to lose without one
        PerSeat<Chance> lost; // gets potatoes; of a drawn tie one half
        friend bool operator==(const Events&, const Events&) = default;
    };
};
using MittlereOutlook = Outlook<mittlere::State>;
using MittlereLine = Line<mittlere::State>;

/// Are the cards dealt, and no lots drawn yet? Then there is an outlook.
bool hasOutlook(const mittlere::Observation& observation);

/// Looks from a position of Mittlere at how the deal may go on: in worlds that fit what the seat
/// saw, each weighed by how likely its hands would have played so, everybody plays on by their own
/// view. From the last tricks on every world and every way to play on is gone through. With a
/// second to think it asks the master, who looks farther ahead, and holds what it plays to be best
/// unless that is plainly behind. Cards of the same worth between which none stands are one. The
/// same question has the same answer.
class MittlereLookout {
public:
    /// It must have an outlook. Who is stopped meanwhile does not find out that all is settled.
    MittlereLookout(const mittlere::Observation& observation, std::uint64_t seed,
        const std::stop_token& stop = {});

    /// Tries every act in so many worlds in all, or in all there are. Who is stopped has tried all
    /// acts in fewer, but at least in one.
    void look(int worlds, const std::stop_token& stop = {});
    /// So many worlds are worth their time, at once and with a second to think.
    [[nodiscard]] int coarse() const;
    [[nodiscard]] int fine() const;

    [[nodiscard]] MittlereOutlook now() const;
    /// Any card that may be played, in the same worlds.
    [[nodiscard]] MittlereLine of(const mittlere::Action& action) const;
    /// How far cards are behind another if the seat plays the best it can the next time, too.
    [[nodiscard]] std::vector<MittlereLine> beside(const mittlere::Action& better,
        const std::vector<mittlere::Action>& actions, const std::stop_token& stop = {}) const;
    /// Is the best act as far ahead of all others as no accident would put it? Else another will
    /// do.
    [[nodiscard]] bool isPlain() const;
    /// The acts as they are told, with their reasons, the best first.
    [[nodiscard]] bots::MittlereDecision advice() const;
    [[nodiscard]] int worlds() const { return static_cast<int>(tried_.worlds.size()); }

private:
    /// A world, and the dice of all who play on in it.
    struct World {
        bots::Deal deal;
        double weight;
        Rng dice;
    };
    struct Path {
        std::optional<mittlere::Action> action;
        std::optional<Card> next {}; // of the same seat, if it may
        std::optional<std::size_t> equal {}; // the place of one before it: they are one
        std::vector<MittlereEnd> ends {}; // one a world
        MittlereEnd sum {}; // of the ends, by the weights of their worlds

        [[nodiscard]] double value() const { return sum.worth; }
        void takeFrom(const Path& other);
    };

    [[nodiscard]] bool isListed() const { return !layouts_.empty(); }
    [[nodiscard]] int worldsFor(int deals) const;
    bool addWorld();
    void askTheMaster(const std::stop_token& stop);
    [[nodiscard]] std::vector<std::size_t> order() const; // of the paths, the best first
    void follow(Path& path, const World& world) const;
    [[nodiscard]] MittlereEnd endFrom(
        bots::Deal deal, const std::optional<Card>& next, Rng dice) const;
    [[nodiscard]] bool isForcing(const Path& path) const;
    [[nodiscard]] CardSet equalsOf(Card card) const;
    [[nodiscard]] std::vector<Path> ways(const mittlere::Action& action) const;
    [[nodiscard]] double leadIn(const MittlereEnd& end) const;
    [[nodiscard]] MittlereLine lineOf(const Path& path) const;
    template <typename Of> [[nodiscard]] Chance chanceOf(const Path& path, Of of) const;
    [[nodiscard]] TriedCard seenOf(const Path& path) const;

    mittlere::Observation observation_;
    std::uint64_t seed_;
    Rng rng_;
    bots::Payoffs payoffs_;
    bots::Likelihood likelihood_;
    mittlere::Hidden hidden_;
    bots::Deal deal_; // with nobody else's cards
    std::vector<std::array<CardSet, 2>> layouts_; // all there are, if they are gone through
    bool isSettled_;
    CardSet forcing_ {}; // with which the seat takes all that is left, whatever anybody does
    Tried<World, Path> tried_;
    std::optional<std::size_t> masters_; // the place of its path, once it was asked
};

template <> struct LookoutFor<mittlere::State> {
    using Type = MittlereLookout;
};

}
