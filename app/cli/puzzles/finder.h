#pragma once

#include "app/cli/puzzles/dealt.h"
#include "core/review/kinds.h"
#include "core/review/puzzle_text.h"

#include <algorithm>
#include <map>

namespace weli::cli {

/// What makes one puzzle like another.
struct Sort {
    review::Kind kind {};
    std::string word;
    friend auto operator<=>(const Sort&, const Sort&) = default;
};
/// How many puzzles there are of each already.
using Sorts = std::map<Sort, int>;

/// Looks for puzzles, a deal at a time.
template <GameState S> class Finder {
public:
    using Action = typename S::Action;
    using Observation = typename S::Observation;
    using Lines = std::vector<outlook::Line<S>>;

    Finder(const Sample<typename S::Rules>& sample, std::uint64_t seed, int worlds)
        : sample_(sample)
        , seed_(seed)
        , worlds_(worlds)
    {
    }

    /// The puzzle of this deal; mostly there is none.
    [[nodiscard]] std::optional<review::Puzzle> puzzleIn(
        std::uint64_t deal, const Sorts& sorts) const;

private:
    struct Spot {
        std::size_t place;
        Seat seat;
        Sort sort; // of what was done there
    };

    [[nodiscard]] std::vector<Spot> spotsOf(Dealt<S>& dealt) const;
    [[nodiscard]] static bool isPromising(
        const Observation& observation, std::uint64_t seed, const Sorts& sorts);
    [[nodiscard]] std::optional<review::Puzzle> puzzleAt(
        const Timeline<S>& match, const Spot& spot, std::uint64_t seed, const Sorts& sorts) const;

    const Sample<typename S::Rules>& sample_;
    std::uint64_t seed_;
    int worlds_;
};

/// What is decided, and with which word: "answer hold".
template <GameState S>
Sort sortOf(const typename S::Observation& observation, const typename S::Action& best)
{
    const std::string text = toText(best);
    return { review::kindOf(observation.table, best), text.substr(0, text.find(' ')) };
}

/// Must somebody who says nothing else say one of several words?
template <GameState S> constexpr bool hasWords(review::Kind kind)
{
    using review::Kind;
    const bool isBid = kind == Kind::Bid && std::is_same_v<S, preference::State>;
    return isBid || kind == Kind::Answer || kind == Kind::AfterBuy || kind == Kind::GoAlong
        || kind == Kind::Invite || kind == Kind::Talk;
}

/// Is there room for one more of this sort? No kind shall have much more than its part, and no word
/// be right much more often than the others in its place: else one could guess.
template <GameState S> bool hasRoom(const Sort& sort, const Sorts& sorts)
{
    constexpr int kinds = std::is_same_v<S, bieten::State> ? 5
        : std::is_same_v<S, preference::State>             ? 9
                                                           : 2;
    int all = 0;
    int ofKind = 0;
    int ofWord = 0;
    for (const auto& [each, count] : sorts) {
        all += count;
        ofKind += each.kind == sort.kind ? count : 0;
        ofWord += each == sort ? count : 0;
    }
    if (ofKind >= 2 + 2 * all / kinds) return false;
    return !hasWords<S>(sort.kind) || ofWord < 2 + 2 * (ofKind - ofWord);
}

/// Is it just one card that can be played, and better to play it than to speak? That is no puzzle.
template <GameState S> bool isOnlyCard(const std::vector<outlook::Line<S>>& lines)
{
    const auto isCard = [](const auto& line) { return line.action && cardOf(*line.action); };
    return isCard(lines.front()) && std::count_if(lines.begin(), lines.end(), isCard) == 1;
}

/// Is everything either as good as the best, or behind it by so many errors and by such a part of
/// what makes a mistake? And is more wrong than right?
template <GameState S>
bool isClear(const std::vector<outlook::Line<S>>& lines, double errors, double part)
{
    using Limits = review::Thresholds<S>;
    if (lines.size() < 2 || !lines.front().action || isOnlyCard<S>(lines)) return false;
    std::size_t right = 1;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const auto& line = lines[i];
        const double loss = review::lossOf<S>(line);
        const bool isBehind
            = loss >= part * Limits::mistake && line.regret.value >= errors * line.regret.error;
        const bool isEqual = loss <= Limits::inaccuracy / 2;
        if (!isBehind && !isEqual) return false;
        right += isBehind ? 0 : 1;
    }
    return 2 * right <= lines.size();
}

/// How often each level finds what is right.
template <GameState S> review::FoundBy foundBy(const review::Puzzle& puzzle, std::uint64_t seed)
{
    constexpr std::array<int, review::FoundBy {}.size()> asked { 8, 8, 8, 8, 4, 3 };
    const auto observation = observe(std::get<Timeline<S>>(puzzle.match).state(), puzzle.seat);
    review::FoundBy found {};
    for (std::size_t i = 0; i < found.size(); ++i) {
        int right = 0;
        for (int time = 0; time < asked[i]; ++time) {
            const auto act
                = decide(observation, bots::levels[i + 1], bots::Budget {}, ++seed).action;
            right += act && review::isRight(puzzle, *act) ? 1 : 0;
        }
        found[i] = static_cast<double>(right) / asked[i];
    }
    return found;
}

/// Where somebody had a choice in the last deal in which quick levels do not all do the same; and
/// some of the others.
template <GameState S>
std::vector<typename Finder<S>::Spot> Finder<S>::spotsOf(Dealt<S>& dealt) const
{
    constexpr std::uint32_t others = 8; // one of so many
    constexpr std::array quick { bots::Level::FirstEvening, bots::Level::Regular,
        bots::Level::Book };
    std::vector<Spot> spots;
    std::size_t place = dealt.match.turns().back().length;
    dealt.match.forEach(
        [&](const S& before, const auto& event, const S& /*after*/) {
            const std::size_t here = place++;
            const auto* const acted = std::get_if<typename Timeline<S>::Acted>(&event);
            if (acted == nullptr || seatAwaited(before.table) != acted->seat) return;
            const auto seen = observe(before, acted->seat);
            if (!outlook::hasOutlook(seen) || onlyAct(seen) || legalActions(seen).size() < 2)
                return;
            bool isOpen = dealt.rng.below(others) == 0;
            for (const bots::Level level : quick)
                isOpen = isOpen
                    || decide(seen, level, bots::Budget {}, dealt.rng.next()).action
                        != acted->action;
            if (isOpen) spots.push_back({ here, acted->seat, sortOf<S>(seen, acted->action) });
        },
        place);
    return spots;
}

/// By a glance, and another that is longer.
template <GameState S>
bool Finder<S>::isPromising(const Observation& observation, std::uint64_t seed, const Sorts& sorts)
{
    struct Glance {
        int worlds;
        double errors;
        double part;
    };
    constexpr std::array glances { Glance { 64, 1, 0.7 }, Glance { 320, 2.5, 1.2 } };
    outlook::LookoutOf<S> lookout(observation, seed);
    for (const Glance& glance : glances) {
        lookout.look(glance.worlds);
        const auto lines = lookout.now().lines;
        if (!isClear<S>(lines, glance.errors, glance.part)) return false;
        if (!hasRoom<S>(sortOf<S>(observation, *lines.front().action), sorts)) return false;
    }
    return true;
}

template <GameState S>
std::optional<review::Puzzle> Finder<S>::puzzleAt(
    const Timeline<S>& match, const Spot& spot, std::uint64_t seed, const Sorts& sorts) const
{
    constexpr double errors = 4;
    constexpr double part = 1.5;
    constexpr double easiest = 0.85; // what more find is no puzzle
    constexpr double mostly = 0.6; // who looks farther ahead than all others agrees
    Timeline<S> before = review::beginningOf(match, spot.place);
    const auto observation = observe(before.state(), spot.seat);
    if (!isPromising(observation, seed, sorts)) return std::nullopt;
    const Lines lines = review::weighed<S>(observation, worlds_, seed);
    if (!isClear<S>(lines, errors, part)) return std::nullopt;
    review::Puzzle puzzle { .match = before,
        .seat = spot.seat,
        .acts = review::actsOf<S>(observation, lines, seed),
        .kind = review::kindOf(before.state().table, *lines.front().action) };
    if (!hasRoom<S>(sortOf<S>(observation, *lines.front().action), sorts)) return std::nullopt;
    puzzle.found = foundBy<S>(puzzle, seed);
    if (puzzle.found->back() < mostly) return std::nullopt;
    if (review::shareOf(*puzzle.found) > easiest) return std::nullopt;
    return puzzle;
}

template <GameState S>
std::optional<review::Puzzle> Finder<S>::puzzleIn(std::uint64_t deal, const Sorts& sorts) const
{
    constexpr std::size_t most = 4; // spots that are looked at
    Dealt<S> dealt = cli::dealt<S>(sample_, seed_, deal);
    std::vector<Spot> spots = spotsOf(dealt);
    for (std::size_t i = spots.size(); i > 1; --i)
        std::swap(spots[i - 1], spots[dealt.rng.below(static_cast<std::uint32_t>(i))]);
    const auto countOf = [&sorts](const Sort& sort) {
        const auto found = sorts.find(sort);
        return found == sorts.end() ? 0 : found->second;
    };
    std::stable_sort(spots.begin(), spots.end(), [&](const Spot& one, const Spot& other) {
        return countOf(one.sort) < countOf(other.sort);
    });
    if (spots.size() > most) spots.resize(most);
    for (const Spot& spot : spots) {
        auto puzzle = puzzleAt(dealt.match, spot, dealt.rng.next(), sorts);
        if (!puzzle) continue;
        puzzle->name = std::to_string(seed_) + '-' + std::to_string(deal);
        return review::rounded(std::move(*puzzle));
    }
    return std::nullopt;
}

}
