#pragma once

#include "core/bieten/state.h"

#include <functional>

namespace weli::bots {

/// What a seat says to what it sees; nothing: it waits. A seat that is due must act.
using Ask = std::function<std::optional<bieten::Action>(const bieten::Observation&)>;

/// What happens next at a table: every seat with a legal action is asked in turn, those that are
/// not due first, clockwise from the left of the one that is (B-79). The state must neither await a
/// pack nor be over.
bieten::Acted nextAct(const bieten::State& state, const Ask& ask);

}
