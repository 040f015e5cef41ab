#pragma once

#include "core/bots/preference/words/worth.h"
#include "core/preference/view.h"

namespace weli::bots {

/// By what the word has brought to others with such cards; nothing if too little is known of it.
std::optional<WordWorth> experiencedWorth(
    const preference::Observation& observation, const preference::Action& word);

}
