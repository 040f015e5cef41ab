#include "core/bots/mittlere/telling/outcome_telling.h"

#include "core/bots/mittlere/features.h"

#include <algorithm>
#include <cmath>

namespace weli::bots {

using namespace mittlere;

namespace {

    using enum MittlereReason;

    constexpr double slight = 0.02; // a chance that is hardly worth a word
    constexpr double rounding = 1e-6;
    constexpr double worthSaying = 0.035; // of what is no danger
    constexpr int few = 12; // worlds, that say little

    bool isRough(const MittlereEvaluation& one) { return one.worlds > 0 && one.worlds < few; }

    /// The square of the standard error of a chance, which is never nothing where it was sampled.
    double variance(double chance, int worlds)
    {
        if (worlds == 0) return 0;
        const double likely = (chance * worlds + 1) / (worlds + 2);
        return likely * (1 - likely) / worlds;
    }

    /// By so much the chances may be apart by accident, or without being worth a word.
    double accident(double one, int itsWorlds, double other, int othersWorlds)
    {
        return std::max(
            slight, 2 * std::sqrt(variance(one, itsWorlds) + variance(other, othersWorlds)));
    }

    double inTheMiddle(const Ends& ends) { return ends.lost - ends.hundred - ends.noTrick; }

    /// The chance to be in the middle and not to lose, for another has a hundred or no trick
    /// (M-25).
    double spared(const Ends& ends) { return ends.middle - inTheMiddle(ends); }

    /// How much of the difference each way to lose makes.
    struct Difference {
        double chance;
        MittlereReason less;
        MittlereReason more;
    };

    /// What loses less: that which makes the most of the difference.
    Difference mostOf(const Ends& better, const Ends& worse)
    {
        const std::array differences {
            Difference { inTheMiddle(worse) - inTheMiddle(better), LessMiddle, MoreMiddle },
            Difference { worse.hundred - better.hundred, LessHundred, MoreHundred },
            Difference { worse.noTrick - better.noTrick, LessNoTrick, MoreNoTrick },
        };
        return *std::max_element(differences.begin(), differences.end(),
            [](const auto& one, const auto& another) { return one.chance < another.chance; });
    }

    /// Can nothing that may come in the match change whether the seat is among the first?
    std::optional<MittlereReason> settledInTheMatch(const PublicState& table, Seat seat)
    {
        constexpr int mostInADeal = 3; // between two seats (M-24)
        const int open = mostInADeal * (dealCount - table.deal + 1);
        const auto totals = totalsOf(table);
        const Seat next = seatAfter(seat);
        const int best = std::max(totals[next], totals[seatAfter(next)]);
        if (best - totals[seat] > open) return MatchLost;
        if (totals[seat] - best >= open) return MatchWon;
        return std::nullopt;
    }

}

Sparing sparingAt(const Observation& observation)
{
    constexpr int late = 6; // cards in hand
    constexpr int many = 60;
    const auto points = pointsToCountOn(observation.table);
    bool isWithout = false;
    int most = 0;
    for (const Seat seat : everybody) {
        if (seat == observation.seat) continue;
        isWithout = isWithout || observation.table.taken[seat] == 0;
        most = std::max(most, points[seat]);
    }
    if (!isWithout) return { LosesBesideHundred, OthersLoseHundred };
    if (observation.hand.size() <= late && most < many)
        return { LosesBesideNoTrick, OthersLoseNoTrick };
    return { LosesBeside, OthersLose };
}

bool isShownAlike(double one, double other)
{
    constexpr double shown = 0.025; // of a hundred: two
    return std::abs(one - other) < shown;
}

MittlerePlaces placesOf(const Ends& ends)
{
    return { ends.high - ends.hundred, ends.middle, ends.low, ends.hundred, ends.lost, ends.noTrick,
        ends.first };
}

OutcomeTelling::OutcomeTelling(const Observation& observation, const MittlereManner& manner,
    const Thoughts& thoughts, const std::vector<Outcome>& outcomes, Known known)
    : observation_(observation)
    , manner_(manner)
    , isForTheMatch_(Payoffs(observation.table).areOfTheMatch())
    , known_(known)
    , sparing_(sparingAt(observation))
{
    for (const MittlereEvaluation& thought : thoughts) {
        const auto outcome = std::find_if(outcomes.begin(), outcomes.end(),
            [&](const Outcome& each) { return each.card == thought.action->card(); });
        all_.push_back({ &thought, outcome->ends, all_.empty() });
    }
}

OutcomeTelling::Whys OutcomeTelling::whysOf(std::size_t place, bool inOne) const
{
    const Told& told = all_[place];
    Whys whys;
    const Card card = told.thought->action->card();
    const auto settled
        = isForTheMatch_ ? settledInTheMatch(observation_.table, observation_.seat) : std::nullopt;
    if (isForTheMatch_ && !settled) tellOfTheMatch(whys, told);
    if (settled && told.isChosen) add(whys, { *settled });
    tellOfTheManner(whys, told);
    constexpr double small = 0.1;
    if (told.isChosen && !settled && told.ends.noTrick <= small
        && ducksTheFirst(observation_, card))
        add(whys, { TrickLater, { told.ends.noTrick } });
    tellOfTheDeal(whys, told, inOne);
    tellOfTheDangers(whys, told);
    return whys;
}

/// The best of the others by this share, or the chosen one of a card that is not.
const OutcomeTelling::Told* OutcomeTelling::other(const Told& told, Share share, bool most) const
{
    if (!told.isChosen) return &all_.front();
    const Told* best = nullptr;
    for (const Told& each : all_) {
        if (each.isChosen || isRough(*each.thought)) continue;
        const bool better = best == nullptr
            || (most ? each.ends.*share > best->ends.*share : each.ends.*share < best->ends.*share);
        if (better) best = &each;
    }
    return best;
}

bool OutcomeTelling::areAlike(Share share) const
{
    const Told& first = all_.front();
    for (const Told& each : all_) {
        const double far = accident(
            first.ends.*share, first.thought->worlds, each.ends.*share, each.thought->worlds);
        if (std::abs(each.ends.*share - first.ends.*share) > far
            || !isShownAlike(each.ends.*share, first.ends.*share))
            return false;
    }
    return true;
}

/// Before much is played one of three loses, as far as anybody can tell, and mostly in the middle.
bool OutcomeTelling::isAsOfAnybody(const Ends& ends) const
{
    constexpr int early = 10; // cards in hand
    constexpr double near = 0.04;
    return observation_.hand.size() >= early && std::abs(ends.lost - 1.0 / playerCount) < near
        && inTheMiddle(ends) > ends.lost / 2;
}

void OutcomeTelling::tellOfTheMatch(Whys& whys, const Told& told) const
{
    const Told* const beside = other(told, &Ends::first, true);
    const double mine = told.ends.first;
    if (beside == nullptr || isRough(*told.thought)) return add(whys, { FirstInMatch, { mine } });
    const double theirs = beside->ends.first;
    const double far = accident(mine, told.thought->worlds, theirs, beside->thought->worlds);
    const double more = told.isChosen ? mine - theirs : theirs - mine;
    if (more > far && told.isChosen)
        add(whys, { FirstMore, { mine, theirs, wording() } });
    else if (more > far)
        add(whys, { FirstLess, { mine, theirs } });
    else
        add(whys, { FirstInMatch, { mine } });
}

/// Where the character weighs more than the chance to lose, or keeps a card for it.
void OutcomeTelling::tellOfTheManner(Whys& whys, const Told& told) const
{
    if (manner_ == MittlereManner {}) return;
    const CardSet tops = highestTrumps(observation_.table.trump);
    const bool isFixed = observation_.table.trump.has_value();
    const bool isTop = tops.contains(told.thought->action->card());
    if (!told.isChosen) {
        if (manner_.holdsBack > 0 && isTop) add(whys, { isFixed ? KeepsTop : KeepsMaybeTop });
        return;
    }
    const Told* const least = other(told, &Ends::lost, false);
    if (least == nullptr || told.ends.lost - least->ends.lost <= slight) return;
    if (manner_.holdsBack > 0 && !isTop && tops.contains(least->thought->action->card()))
        add(whys, { isFixed ? HoldsBack : HoldsMaybeBack });
    else if (manner_.taste.high > 0 && told.ends.high > least->ends.high)
        add(whys, { LikesMost });
    else if (manner_.taste.low > 0 && told.ends.low > least->ends.low)
        add(whys, { LikesFewest });
    else if (manner_.taste.danger < 0
        && told.ends.hundred + told.ends.noTrick < least->ends.hundred + least->ends.noTrick)
        add(whys, { LikesSafety });
}

/// Then it loses more often than another, and how often the others lose is said of each alone.
bool OutcomeTelling::isChosenForItsManner() const
{
    Whys whys;
    tellOfTheManner(whys, all_.front());
    return !whys.empty();
}

bool OutcomeTelling::isDecided(Share share) const
{
    constexpr double nearly = 0.005;
    const auto isAll = [&](const auto& fits) {
        return std::all_of(all_.begin(), all_.end(),
            [&](const Told& each) { return !isRough(*each.thought) && fits(each.ends.*share); });
    };
    return isAll([](double chance) { return chance < nearly; })
        || isAll([](double chance) { return chance > 1 - nearly; });
}

/// Who is safe for another has a hundred, and all have a trick, hears of it (M-25).
MittlereWhy OutcomeTelling::safeNow() const
{
    const PublicState& table = observation_.table;
    const auto points = pointsToCountOn(table);
    for (const Seat seat : everybody)
        if (table.taken[seat] == 0) return { SafeNow };
    for (const Seat seat : everybody)
        if (points[seat] >= aHundred) return { Safe, { static_cast<double>(points[seat]) } };
    return { SafeNow };
}

void OutcomeTelling::tellOfTheDeal(Whys& whys, const Told& told, bool inOne) const
{
    const double mine = told.ends.lost;
    const bool isSafe = mine < 0.5;
    if (known_.isSettled) return add(whys, isSafe ? safeNow() : MittlereWhy { LostNow });
    if (isDecided(&Ends::lost)) return add(whys, { isSafe ? UnlosableAnyway : LostAnyway });
    const Told* const beside = other(told, &Ends::lost, false);
    const bool isAlone = beside == nullptr || isRough(*told.thought) || isChosenForItsManner();
    const double notLost = spared(told.ends);
    const MittlereWhy lostBeside { sparing_.besideMine, { mine, notLost } };
    const bool isSpared = notLost > worthSaying; // else the places would not fit what is lost
    const bool isBeside = isSpared && told.isChosen;
    if (isSpared && inOne) return add(whys, lostBeside);
    if (isAlone) return add(whys, isBeside ? lostBeside : MittlereWhy { Loses, { mine } });
    const double theirs = beside->ends.lost;
    const double far = accident(mine, told.thought->worlds, theirs, beside->thought->worlds);
    const double less = told.isChosen ? theirs - mine : mine - theirs;
    const auto& plain = known_.isPlain;
    const bool isSame = std::lround(100 * mine) == std::lround(100 * theirs); // as it is told
    const bool isPlain = !isSame && (plain && told.isChosen ? *plain && less > 0 : less > far);
    if (!isPlain) {
        if (isBeside) return add(whys, lostBeside);
        if (plain && told.isChosen && isAsOfAnybody(told.ends)) return add(whys, { AsAnybody });
        if (areAlike(&Ends::lost)) return add(whys, { LosesAnyway, { mine, wording() } });
        // Of the best that another will do is said at once.
        const bool isAsMuch = isShownAlike(mine, theirs) && !(plain && told.isChosen);
        if (isAsMuch) return add(whys, { LosesAsMuch, { mine, wording() } });
        return add(whys, { Loses, { mine } });
    }
    tellWhatIsLost(whys, told, *beside);
}

/// Where the card loses plainly less than the other, or more if it is not the chosen one.
void OutcomeTelling::tellWhatIsLost(Whys& whys, const Told& told, const Told& beside) const
{
    const double mine = told.ends.lost;
    const double theirs = beside.ends.lost;
    const bool isExact = told.thought->worlds == 0;
    const bool isAll = isExact && beside.thought->worlds == 0
        && std::abs(std::abs(mine - theirs) - 1) < rounding;
    if (isAll) return add(whys, { told.isChosen ? UnlosableAlone : LosesSurely });
    const Ends& better = told.isChosen ? told.ends : beside.ends;
    const Ends& worse = told.isChosen ? beside.ends : told.ends;
    const Difference most = mostOf(better, worse);
    const bool isCertain = isExact
        && (told.ends.middle < rounding || told.ends.middle > 1 - rounding); // the places say it
    const bool isApart = !isCertain && worse.middle - better.middle > slight;
    if (spared(told.ends) <= worthSaying && (most.less != LessMiddle || isApart))
        add(whys, { told.isChosen ? most.less : most.more });
    if (told.isChosen && isExact && mine < rounding)
        return add(whys, { Unlosable, { theirs, wording() } });
    if (told.isChosen) return add(whys, { LosesLess, { mine, theirs, wording() } });
    add(whys, { LosesMore, { mine, theirs } });
}

double OutcomeTelling::wording() const { return all_.size() == 2 ? ofTwoCards : 0; }

void OutcomeTelling::tellOfTheDangers(Whys& whys, const Told& told) const
{
    constexpr double likely = 0.5;
    constexpr double nearlySure = 0.995; // the chances of the three places say it
    const Ends& ends = told.ends;
    const auto isSaid = [&](MittlereReason reason) {
        return std::any_of(whys.begin(), whys.end(),
            [reason](const MittlereWhy& why) { return why.reason == reason; });
    };
    const double notLost = spared(ends);
    if (ends.noTrick > nearlySure)
        add(whys, { known_.isSettled ? NoTrickNow : HardlyATrick });
    else if (ends.noTrick > slight && !isSaid(TrickLater))
        add(whys, { NoTrick, { ends.noTrick } });
    if (notLost > worthSaying && !isSaid(sparing_.besideMine))
        add(whys, { sparing_.alone, { notLost } });
    const auto isLikely = [&](double chance) { return chance > likely && chance < nearlySure; };
    if (isLikely(ends.high - ends.hundred)) add(whys, { LikelyHigh });
    if (isLikely(ends.middle) && notLost <= worthSaying) add(whys, { LikelyMiddle });
    if (isLikely(ends.low)) add(whys, { LikelyLow });
    const double points = pointsToCountOn(observation_.table)[observation_.seat];
    constexpr double many = 50;
    if (points >= aHundred && ends.lost > likely)
        add(whys, { HasHundred, { points } });
    else if (points >= many && !known_.isSettled)
        add(whys, { SoFar, { points } });
}

bool isOfSparing(MittlereReason reason)
{
    constexpr std::array all { LosesBeside, LosesBesideHundred, LosesBesideNoTrick, OthersLose,
        OthersLoseHundred, OthersLoseNoTrick };
    return std::find(all.begin(), all.end(), reason) != all.end();
}

bool ducksTheFirst(const Observation& observation, Card card)
{
    constexpr int late = 6; // cards in hand
    const PublicState& table = observation.table;
    if (table.taken[observation.seat] > 0 || observation.hand.size() > late) return false;
    if (takesNow(table, card)) return false;
    for (const Card other : playableNow(table, observation.hand))
        if (takesNow(table, other)) return true;
    return false;
}

}
