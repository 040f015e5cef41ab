#pragma once

#include "core/bots/preference/telling/act_sums.h"
#include "core/bots/preference/telling/card_sums.h"
#include "core/outlook/tried.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace weli::outlook {

template <> struct GameOutlook<preference::State> {
    /// A split that is agreed on counts as played (P-45).
    struct Events {
        /// That the contract is made: whoever plays it, once it is settled what is played; before
        /// that of the deals that the seat declares, if it ever does, by what the act itself leads
        /// to if it leads to any.
        std::optional<Chance> made;
        /// That the seat has the tricks without which it falls, of the deals in which it defends
        /// and may fall (P-59).
        std::optional<Chance> kept;
        /// That the seat pays nothing where each plays for itself (P-63).
        std::optional<Chance> notMost;
        Chance declares; // that the seat is the declarer in the end
        double tricks = 0; // of the seat
        friend bool operator==(const Events&, const Events&) = default;
    };
};
using PreferenceOutlook = Outlook<preference::State>;
using PreferenceLine = Line<preference::State>;

/// Is a deal on, and the seat in it? Then there is an outlook.
bool hasOutlook(const preference::Observation& observation);

/// Looks from a position of Préférence at how the deal may go on: in worlds that are drawn as often
/// as the others' words and cards make them likely, all speak and play on by the book and by their
/// own view. It brings chips, a share of what lies in the bowl included (P-65). Cards between which
/// none stands are one act. The same question has the same answer.
///
/// All acts are tried in some worlds; but of many words or discards only those that promise most in
/// all of them.
class PreferenceLookout {
public:
    /// It must have an outlook.
    PreferenceLookout(const preference::Observation& observation, std::uint64_t seed,
        const std::stop_token& stop = {});

    /// Tries acts in so many worlds in all. Who is stopped has tried all acts in fewer, but at
    /// least in one.
    void look(int worlds, const std::stop_token& stop = {});
    /// This act is tried in all worlds, however little it promises, and is told as what comes of it
    /// if the seat goes on as well as it can (`beside`); a card that is advised, too.
    void keep(const preference::Action& action) { kept_ = action; }
    /// So many worlds are worth their time, at once and with a second to think.
    [[nodiscard]] int coarse() const;
    [[nodiscard]] int fine() const;

    [[nodiscard]] PreferenceOutlook now() const;
    /// Any legal act, in all these worlds.
    [[nodiscard]] PreferenceLine of(const preference::Action& action) const;
    /// How far acts are behind another if the seat does the best it can the next time, too, and
    /// not what the book says there. The error counts that others may sit there than those who are
    /// imagined.
    [[nodiscard]] std::vector<PreferenceLine> beside(const preference::Action& better,
        const std::vector<preference::Action>& actions, const std::stop_token& stop = {}) const;
    /// What is announced after a discard; both must be legal then.
    [[nodiscard]] PreferenceLine of(
        const preference::Action& discard, const preference::Action& announced) const;
    /// Is the best act as far ahead of all others as no accident would put it, and by what is
    /// shown? Else another will do.
    [[nodiscard]] bool isPlain() const;
    /// The acts as they are told, with their reasons, the best first.
    [[nodiscard]] bots::PreferenceDecision advice() const;
    [[nodiscard]] int worlds() const { return static_cast<int>(tried_.worlds.size()); }

private:
    static constexpr double slight = 0.5; // chips, which are told in whole ones

    struct World {
        preference::State state;
        double weight = 1;
    };
    struct End {
        double worth = 0; // chips
        PerSeat<float> brings {};
        std::optional<bool> made {};
        std::optional<bool> kept {};
        std::optional<bool> notMost {};
        bool declares = false;
        bool isByAct = false; // … a contract to which the act itself leads
        int fallen = 0; // defenders
        int tricks = 0;
        friend bool operator==(const End&, const End&) = default;
    };
    struct Path {
        std::optional<preference::Action> action; // none: to wait, or not to be asked
        std::optional<preference::Action> next {}; // of the same seat, if it may
        std::optional<std::size_t> equal {}; // the place of one before it: they are one
        double bookValue = 0;
        bots::Sampled chips {};
        bots::ActSums words {};
        bots::CardSums cards {};
        std::vector<End> ends {}; // one a world

        [[nodiscard]] double value() const;
        void takeFrom(const Path& other);
    };

    void addWorld(const std::stop_token& stop);
    void follow(Path& path, const World& world) const;
    [[nodiscard]] End endOf(const preference::State& world, const preference::State& settled) const;
    [[nodiscard]] std::vector<std::size_t> order() const; // of the paths, the best first
    [[nodiscard]] std::optional<std::size_t> instead(const Path& best) const;
    [[nodiscard]] std::optional<std::size_t> passInstead(const Path& best) const;
    [[nodiscard]] std::optional<std::size_t> homeInstead(const Path& best) const;
    [[nodiscard]] std::optional<std::size_t> lowestInstead(const Path& best) const;
    [[nodiscard]] std::optional<std::size_t> placeOf(preference::Verb verb) const;
    [[nodiscard]] Path wellPlayedOn(const Path& path) const;
    void narrow();
    [[nodiscard]] PreferenceLine followed(Path path) const;
    [[nodiscard]] std::vector<Path> ways(const preference::Action& action) const;
    [[nodiscard]] PreferenceLine lineOf(const Path& path) const;
    [[nodiscard]] bool isOfTheBook(const preference::Action& action) const;
    [[nodiscard]] double leadIn(const End& end) const;
    [[nodiscard]] Chance chanceOf(const bots::Sampled& sampled) const;
    [[nodiscard]] bool isCertain(const Path& path) const;
    void tellOutbid(bots::PreferenceEvaluation& best) const;
    [[nodiscard]] CardSet plainlyWorse() const; // cards
    [[nodiscard]] bool isAllTheSame() const;
    [[nodiscard]] bool hangOnDefenders() const;
    [[nodiscard]] bots::PreferenceEvaluation evaluated(const Path& path) const;
    [[nodiscard]] bots::PreferenceEvaluation evaluatedBehind(
        const Path& path, const bots::PreferenceEvaluation& best) const;

    preference::Observation observation_;
    Rng rng_;
    bool isSettled_;
    bool plays_; // cards
    CardSet forcing_; // with these it takes all tricks that are left
    std::vector<preference::State> drawn_; // worlds to come
    Tried<World, Path> tried_;
    std::optional<preference::Action> kept_;
    std::vector<Path> dropped_; // tried in fewer worlds; the best first
};

template <> struct LookoutFor<preference::State> {
    using Type = PreferenceLookout;
};

}
