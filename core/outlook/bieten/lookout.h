#pragma once

#include "core/bieten/state.h"
#include "core/bots/bieten/beliefs.h"
#include "core/bots/bieten/odds/figure_odds.h"
#include "core/bots/bieten/trial.h"
#include "core/outlook/tried.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace weli::outlook {

template <> struct GameOutlook<bieten::State> {
    /// Who scores each figure, by cards or by words.
    struct Events {
        bieten::PerFigure<PerSeat<Chance>> scored;
        bieten::PerFigure<Chance> nobodys;
        bool isBluff = false; // the act claims what is hardly ever won once somebody holds it
        friend bool operator==(const Events&, const Events&) = default;
    };
};
using BietenOutlook = Outlook<bieten::State>;
using BietenLine = Line<bieten::State>;

/// Is the deal in its tricks, and the seat in the deal? Then there is an outlook.
bool hasOutlook(const bieten::Observation& observation);

/// Looks from a position of Bieten at how the deal may go on: in worlds that fit what the seat saw
/// and heard, each weighed by how likely its hands would have acted so, everybody plays on by the
/// book and by their own view. The same question has the same answer.
class BietenLookout {
public:
    /// It must have an outlook. Who is stopped meanwhile takes hands as equally likely.
    BietenLookout(const bieten::Observation& observation, std::uint64_t seed,
        const std::stop_token& stop = {});

    BietenLookout(const BietenLookout&) = delete;
    BietenLookout& operator=(const BietenLookout&) = delete;
    ~BietenLookout() = default;

    /// Tries every act in so many worlds in all, and with a second to think those that no bot would
    /// try in some. Who is stopped has tried all acts in fewer, but at least in one.
    void look(int worlds, const std::stop_token& stop = {});
    /// So many worlds are worth their time, at once and with a second to think.
    [[nodiscard]] int coarse() const;
    [[nodiscard]] int fine() const;

    [[nodiscard]] BietenOutlook now() const;
    /// Any legal act, also one that was not thought worth trying, in the same worlds.
    [[nodiscard]] BietenLine of(const bieten::Action& action) const;
    /// How far acts are behind another if the seat does the best it can the next time, too, and
    /// not what the book says there, and if who is asked to hold a three thinks it over.
    [[nodiscard]] std::vector<BietenLine> beside(const bieten::Action& better,
        const std::vector<bieten::Action>& actions, const std::stop_token& stop = {}) const;
    /// Is the best act as far ahead of all others as no accident would put it, and by what counts?
    /// Else another will do.
    [[nodiscard]] bool isPlain() const;
    /// The acts as they are told, with their reasons, the best first.
    [[nodiscard]] bots::BietenDecision advice() const;
    /// From which chance on it pays to hold what the seat is asked for; nothing if it is not, or if
    /// holding makes no odds.
    [[nodiscard]] std::optional<double> neededToHold() const;
    [[nodiscard]] int worlds() const { return static_cast<int>(tried_.worlds.size()); }

private:
    /// A world, and the dice of all who play on in it.
    struct World {
        bieten::State state;
        double weight;
        Rng dice;
    };
    struct End {
        double worth = 0; // expected of the game
        PerSeat<std::int32_t> points;
        bieten::PerFigure<std::optional<Seat>> scored;
    };
    struct Path {
        bots::Trial trial;
        std::vector<End> ends; // one a world
        std::optional<bieten::Action> next {}; // of the same seat, if it may
        std::optional<bieten::Action> second {}; // … and after that
        bool isThoughtOver = false; // by those who are asked to hold a three

        [[nodiscard]] double value() const;
    };

    [[nodiscard]] int worldsFor(int deals) const;
    bool addWorld();
    void follow(Path& path, const World& world) const;
    [[nodiscard]] bieten::State endOf(
        const Path& path, const bieten::State& state, Rng& dice) const;
    void tryTheUntried(const std::stop_token& stop);
    void takeUp(const std::stop_token& stop);
    [[nodiscard]] std::vector<std::size_t> order() const;
    [[nodiscard]] bool isAsGood(const Path& path) const;
    [[nodiscard]] static bool isTheSame(const Path& path, const Path& other);
    [[nodiscard]] bool isSureBid(const Path& path, const Path& other) const;
    [[nodiscard]] bool isSureHold(const Path& path, const Path& other) const;
    [[nodiscard]] bool isWorthABluff(const Path& path) const;
    [[nodiscard]] Path followed(const bieten::Action& action) const;
    [[nodiscard]] std::vector<bieten::Action> namings() const;
    [[nodiscard]] std::vector<Path> ways(const bieten::Action& action) const;
    [[nodiscard]] BietenLine lineOf(const Path& path) const;
    [[nodiscard]] double leadIn(const End& end) const;
    [[nodiscard]] bool isBluff(const Path& path) const;
    [[nodiscard]] Chance chanceOf(
        const Path& path, bieten::Figure figure, std::optional<Seat> seat) const;
    [[nodiscard]] static bots::BietenEvaluation evaluated(const Path& path);
    [[nodiscard]] bots::BietenEvaluation evaluatedBehind(
        const Path& path, const bots::BietenEvaluation& best) const;
    /// An act that brings more points than the best, and what speaks against it.
    struct More {
        std::size_t place;
        double why;
    };
    [[nodiscard]] bool isAnswerPlain() const;
    [[nodiscard]] std::vector<bots::Trial> allTrials() const;
    [[nodiscard]] std::vector<bots::BietenEvaluation> weighed() const;
    [[nodiscard]] std::vector<More> withMorePoints(
        const std::vector<bots::BietenEvaluation>& all) const;
    [[nodiscard]] bool haveOthersFewerPoints(const std::vector<bots::BietenEvaluation>& all) const;
    [[nodiscard]] const Path& pathOf(const std::optional<bieten::Action>& action) const;
    [[nodiscard]] double whyNotFirst(const Path& path) const;
    [[nodiscard]] const bots::Samples* samplesOf(bieten::Verb verb) const;

    bieten::Observation observation_;
    Rng rng_;
    bots::Beliefs beliefs_; // looks at the observation
    bots::FigureOdds odds_; // … too
    std::vector<bots::World> layouts_; // all there are, if they are few
    bool isSettled_;
    Tried<World, Path> tried_;
    std::vector<Path> untried_; // by bots: legal all the same, and tried in some of the worlds
    bool isAllTried_ = false;
};

template <> struct LookoutFor<bieten::State> {
    using Type = BietenLookout;
};

}
