#pragma once

#include "core/bots/mittlere/features.h"

namespace weli::bots {

/// By what the sharp bot chooses its cards: the exponentials of the sums are chances.
/// `weli-learn-mittlere` plays the deals and writes the table anew.
extern const FeatureWeights cardWeights;

}
