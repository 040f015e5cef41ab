#include "app/cli/calibrate/reliability.h"

#include <algorithm>
#include <cmath>

namespace weli::cli {

double saidIn(const Reliability::Bin& bin) { return bin.said / static_cast<double>(bin.cases); }

double cameIn(const Reliability::Bin& bin)
{
    return static_cast<double>(bin.came) / static_cast<double>(bin.cases);
}

void Reliability::enter(double said, bool came)
{
    const auto place = static_cast<std::size_t>(said * static_cast<double>(binCount));
    Bin& bin = bins_[std::min(place, binCount - 1)];
    ++bin.cases;
    bin.came += came ? 1 : 0;
    bin.said += said;
    const double miss = said - (came ? 1 : 0);
    squares_ += miss * miss;
}

std::int64_t Reliability::cases() const
{
    std::int64_t all = 0;
    for (const Bin& bin : bins_) all += bin.cases;
    return all;
}

double Reliability::brier() const
{
    return cases() > 0 ? squares_ / static_cast<double>(cases()) : 0;
}

double Reliability::base() const { return came() * (1 - came()); }

double Reliability::said() const
{
    double all = 0;
    for (const Bin& bin : bins_) all += bin.said;
    return cases() > 0 ? all / static_cast<double>(cases()) : 0;
}

double Reliability::came() const
{
    std::int64_t all = 0;
    for (const Bin& bin : bins_) all += bin.came;
    return cases() > 0 ? static_cast<double>(all) / static_cast<double>(cases()) : 0;
}

std::optional<double> Reliability::largestGap() const
{
    std::optional<double> largest;
    for (const Bin& bin : bins_) {
        if (bin.cases < enough) continue;
        largest = std::max(largest.value_or(0), std::abs(saidIn(bin) - cameIn(bin)));
    }
    return largest;
}

}
