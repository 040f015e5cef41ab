#include "app/cli/tally.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace weli::cli {

namespace {

    constexpr int fineBits = 5; // 32 classes from one power of two to the next
    constexpr std::int64_t fine = 1 << fineBits;
    constexpr std::int64_t mostClass = 40 * fine; // a day

    std::int64_t classOf(std::int64_t nanoseconds)
    {
        const auto number = static_cast<std::uint64_t>(std::max<std::int64_t>(0, nanoseconds));
        if (number < fine) return static_cast<std::int64_t>(number);
        const int width = static_cast<int>(std::bit_width(number)) - 1 - fineBits;
        const auto step = static_cast<std::int64_t>(number >> width) - fine;
        return std::min(mostClass, (width + 1) * fine + step);
    }

    /// The longest time of a class, in nanoseconds.
    double endOf(std::int64_t timeClass)
    {
        if (timeClass < fine) return static_cast<double>(timeClass);
        const auto width = static_cast<int>(timeClass / fine - 1);
        return std::ldexp(static_cast<double>(timeClass % fine + fine + 1), width);
    }

    void addEach(std::vector<Sums>& to, const std::vector<Sums>& from)
    {
        to.resize(std::max(to.size(), from.size()));
        for (std::size_t i = 0; i < from.size(); ++i) to[i].add(from[i]);
    }

}

void Sums::enter(std::int64_t gained, std::int64_t played)
{
    add({ 1, gained, played, gained * gained, gained * played, played * played });
}

void Sums::add(const Sums& other)
{
    matches += other.matches;
    gain += other.gain;
    rounds += other.rounds;
    gainSquares += other.gainSquares;
    products += other.products;
    roundSquares += other.roundSquares;
}

Estimate Sums::estimate(double unit) const
{
    if (rounds == 0) return {};
    const auto played = static_cast<double>(rounds);
    const auto count = static_cast<double>(matches);
    const double mean = static_cast<double>(gain) / played;
    if (matches < 2) return { mean * unit, 0 };
    const double squares = static_cast<double>(gainSquares)
        - 2 * mean * static_cast<double>(products)
        + mean * mean * static_cast<double>(roundSquares);
    const double error = std::sqrt(std::max(0.0, squares) * count / (count - 1)) / played;
    return { mean * unit, 1.96 * error * unit };
}

void Times::enter(std::int64_t nanoseconds)
{
    ++classes_[classOf(nanoseconds)];
    ++count_;
    enterMost(nanoseconds);
}

bool Times::enter(std::int64_t timeClass, std::int64_t count)
{
    if (timeClass < 0 || timeClass > mostClass || count < 0) return false;
    classes_[timeClass] += count;
    count_ += count;
    return true;
}

void Times::enterMost(std::int64_t nanoseconds) { most_ = std::max(most_, nanoseconds); }

void Times::add(const Times& other)
{
    for (const auto& [timeClass, count] : other.classes_) classes_[timeClass] += count;
    count_ += other.count_;
    enterMost(other.most_);
}

double Times::percentile(double part) const
{
    const double wanted = part * static_cast<double>(count_);
    double passed = 0;
    for (const auto& [timeClass, count] : classes_) {
        passed += static_cast<double>(count);
        if (passed >= wanted) return std::min(endOf(timeClass), static_cast<double>(most_)) / 1e6;
    }
    return static_cast<double>(most_) / 1e6;
}

void Faults::add(const Faults& other)
{
    late += other.late;
    illegal += other.illegal;
    garbled += other.garbled;
}

void WordTally::add(const WordTally& other)
{
    said += other.said;
    deals += other.deals;
    came += other.came;
    gain += other.gain;
}

void WordTallies::add(const WordTallies& other)
{
    deals += other.deals;
    for (const auto& [word, tally] : other.words) words[word].add(tally);
}

void BotTally::add(const BotTally& other)
{
    gain.add(other.gain);
    points.add(other.points);
    won.add(other.won);
    lost.add(other.lost);
    addEach(deals, other.deals);
    times.add(other.times);
    spoken.add(other.spoken);
    faults.add(other.faults);
}

}
