#pragma once

namespace weli::review {

/// What a decision is about, in the terms of its game.
enum class Kind : unsigned char {
    Bid,
    Three, // Bieten: raises what is held
    Answer, // Bieten: good or hold
    Discard,
    Announce,
    AfterBuy,
    GoAlong,
    Invite,
    Talk, // Préférence: about a split
    Lead,
    Follow,
};

}
