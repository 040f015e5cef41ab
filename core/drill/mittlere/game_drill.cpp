#include "core/drill/mittlere/game_drill.h"

#include "core/drill/mittlere/makers.h"

#include <array>

namespace weli::drill {

std::span<const Maker<mittlere::State>> GameDrill<mittlere::State>::makers()
{
    using Row = Maker<mittlere::State>;
    static constexpr std::array rows {
        Row { Kind::MittlerePlayable, mittlere_cards::playable },
        Row { Kind::MittlereTrick, mittlere_cards::trick },
        Row { Kind::MittlereTrump, mittlere_cards::trump },
        Row { Kind::MittlereHighest, mittlere_cards::highest },
        Row { Kind::MittlereBeats, mittlere_cards::beating },
        Row { Kind::MittlereUnder, mittlere_cards::under },
        Row { Kind::MittlereValue, mittlere_count::value },
        Row { Kind::MittlereInTrick, mittlere_count::inTrick },
        Row { Kind::MittlerePoints, mittlere_count::points },
        Row { Kind::MittlereLeads, mittlere_cards::leads },
        Row { Kind::MittlereLoses, mittlere_count::loses },
        Row { Kind::MittlereWritten, mittlere_count::written },
    };
    return rows;
}

}
