#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

namespace weli {

/// A set of a few things, one bit a thing, that iterates in the order of their numbers. `Set` is
/// the class made of it. `Numbered` has the `Type` of the things, the `Bits` that keep them, and
/// what the `number` of a thing is and what stands `at` a number.
template <typename Set, typename Numbered> class SmallSet {
public:
    using Type = typename Numbered::Type;
    /// What is reckoned with.
    using Word = std::conditional_t<sizeof(typename Numbered::Bits) <= sizeof(unsigned), unsigned,
        std::uint64_t>;

    constexpr SmallSet() = default;
    constexpr SmallSet(std::initializer_list<Type> things)
    {
        for (const Type thing : things) add(thing);
    }
    [[nodiscard]] static constexpr Set fromBits(Word bits)
    {
        Set set;
        set.setBits(bits);
        return set;
    }
    [[nodiscard]] static constexpr Word bit(Type thing)
    {
        return Word { 1 } << Numbered::number(thing);
    }

    constexpr void add(Type thing) { setBits(bits_ | bit(thing)); }
    constexpr void remove(Type thing) { setBits(bits_ & ~bit(thing)); }

    [[nodiscard]] constexpr bool contains(Type thing) const { return (bits_ & bit(thing)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
    /// The one with the lowest number; the set must not be empty.
    [[nodiscard]] constexpr Type first() const { return Numbered::at(std::countr_zero(bits_)); }
    [[nodiscard]] constexpr Word bits() const { return bits_; }

    friend constexpr Set operator&(Set a, Set b) { return fromBits(a.bits() & b.bits()); }
    friend constexpr Set operator|(Set a, Set b) { return fromBits(a.bits() | b.bits()); }
    friend constexpr Set operator-(Set a, Set b) { return fromBits(a.bits() & ~b.bits()); }
    friend constexpr Set& operator|=(Set& a, Set b) { return a = a | b; }
    friend constexpr Set& operator&=(Set& a, Set b) { return a = a & b; }
    friend constexpr Set& operator-=(Set& a, Set b) { return a = a - b; }
    friend constexpr bool operator==(Set a, Set b) { return a.bits() == b.bits(); }

    class Iterator {
    public:
        constexpr explicit Iterator(Word rest)
            : rest_(rest)
        {
        }
        constexpr Type operator*() const { return Numbered::at(std::countr_zero(rest_)); }
        constexpr Iterator& operator++()
        {
            rest_ &= rest_ - 1;
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

    private:
        Word rest_;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator { bits_ }; }
    [[nodiscard]] constexpr Iterator end() const { return Iterator { 0 }; }

private:
    constexpr void setBits(Word bits) { bits_ = static_cast<typename Numbered::Bits>(bits); }

    typename Numbered::Bits bits_ = 0;
};

}
