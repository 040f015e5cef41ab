#include "core/mittlere/view.h"

namespace weli::mittlere {

std::optional<Seat> seatAwaited(const PublicState& table) { return seatDue(table); }

std::optional<Action> onlyAct(const Observation& /*observation*/) { return std::nullopt; }

bool isOver(const PublicState& table) { return std::holds_alternative<MatchOver>(table.phase); }

}
