#pragma once

#include "core/bots/preference/solver/hand_bits.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace weli::bots {

/// What is known of a position: the declarer takes from `least` to `most` tricks.
struct Known {
    std::uint8_t least = 0;
    std::uint8_t most = 0;
};

/// Remembers positions between tricks, in a fixed number of places. The key is everything that
/// matters, never a mere hash of it, so what is found is true whatever was played out before.
class TranspositionTable {
public:
    struct Key {
        HandBits owners;
        std::uint16_t rest; // who leads, and by which duties to which aim
    };

    /// Keeps 4 << bits positions, 64 bytes for each four.
    explicit TranspositionTable(int bits)
        : buckets_(std::size_t { 1 } << static_cast<unsigned>(bits))
        , shift_(64 - bits)
    {
    }

    [[nodiscard]] std::optional<Known> find(const Key& key) const
    {
        for (const Entry& entry : buckets_[indexOf(key)])
            if (entry.isAbout(key)) return entry.known;
        return std::nullopt;
    }
    void keep(const Key& key, Known known)
    {
        Bucket& bucket = buckets_[indexOf(key)];
        std::size_t at = 0;
        while (at < bucket.size() - 1 && !bucket[at].isAbout(key)) ++at;
        for (; at > 0; --at) bucket[at] = bucket[at - 1]; // the oldest falls out
        bucket[0] = { key.owners, key.rest, known };
    }

private:
    struct Entry {
        HandBits owners;
        std::uint16_t rest = 0;
        Known known;
        [[nodiscard]] bool isAbout(const Key& key) const
        {
            return owners == key.owners && rest == key.rest;
        }
    };
    using Bucket = std::array<Entry, 4>;

    [[nodiscard]] std::size_t indexOf(const Key& key) const
    {
        std::uint64_t mixed = key.owners.bits() ^ (key.rest * 0x9E3779B97F4A7C15);
        mixed = (mixed ^ (mixed >> 32U)) * 0xD6E8FEB86659FD93;
        mixed = (mixed ^ (mixed >> 32U)) * 0xD6E8FEB86659FD93;
        return static_cast<std::size_t>(mixed >> static_cast<unsigned>(shift_));
    }

    std::vector<Bucket> buckets_;
    int shift_;
};

}
