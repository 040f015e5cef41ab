#include "core/drill/bieten/game_drill.h"

#include "core/drill/bieten/makers.h"

#include <array>

namespace weli::drill {

std::span<const Maker<bieten::State>> GameDrill<bieten::State>::makers()
{
    using Row = Maker<bieten::State>;
    static constexpr std::array rows {
        Row { Kind::BietenPlayable, bieten_cards::playable },
        Row { Kind::BietenTrick, bieten_cards::trick, 4 },
        Row { Kind::BietenFigures, bieten_cards::figuresHeld, 4 },
        Row { Kind::BietenBest, bieten_cards::best, 4 },
        Row { Kind::BietenBids, bieten_bids::bids, 4 },
        Row { Kind::BietenWorth, bieten_bids::worth, 4 },
        Row { Kind::BietenAnswers, bieten_bids::answers, 5 },
        Row { Kind::BietenNames, bieten_cards::names },
        Row { Kind::BietenGespannt, bieten_bids::gespannt, 4 },
        Row { Kind::BietenOrder, bieten_count::order },
        Row { Kind::BietenPoints, bieten_count::points },
        Row { Kind::BietenOut, bieten_count::out },
        Row { Kind::BietenRound, bieten_count::round, 5 },
    };
    return rows;
}

}
