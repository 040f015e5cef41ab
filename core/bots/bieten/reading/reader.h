#pragma once

#include "core/bieten/worlds.h"

#include <vector>

namespace weli::bots {

/// How likely acts are from certain hands. Whoever did them may play by the book, or look further
/// as the sharp bot does; what it has done in this deal shows which.
class Reader {
public:
    /// Looks at these acts of a deal.
    explicit Reader(const std::vector<bieten::Step>& steps)
        : steps_(steps)
    {
    }

    /// … that this seat, dealt these cards, does all that it has done.
    [[nodiscard]] double likelihood(Seat seat, CardSet cards) const;

private:
    const std::vector<bieten::Step>& steps_;
};

}
