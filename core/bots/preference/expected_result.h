#pragma once

#include "core/preference/public_state.h"

#include <cstdint>

namespace weli::bots {

/// How sure two means over imagined worlds are: their variances, and what they vary together.
struct Spread {
    double first = 0;
    double second = 0;
    double together = 0;

    /// The standard error of a sum of so much of the first and so much of the second.
    [[nodiscard]] double errorOf(double ofFirst, double ofSecond) const;
};

/// Sums of two figures a world.
struct PairSums {
    double first = 0;
    double second = 0;
    double squaredFirst = 0;
    double squaredSecond = 0;
    double product = 0;
    int worlds = 0;

    void enter(double one, double other);
    [[nodiscard]] Spread spread() const;
};

/// How likely a contract is made, and with how many tricks.
struct ExpectedResult {
    double success = 0;
    double tricks = 0;
};

/// In which company a defender plays.
enum class Company : std::uint8_t { Together, Alone, Inviting };

/// What a defender may expect: the tricks that it is paid for, and how likely it falls.
struct Defence {
    double tricks = 0;
    double falls = 0;
};

/// The tricks without which a defender falls (P-59).
constexpr int neededBy(Company company) { return company == Company::Inviting ? 4 : 2; }
/// The likelihood of at least that many tricks if so many are expected.
double chanceOf(int tricks, double expected);
/// What so many tricks with a trump come to, more than ten of them being ten.
ExpectedResult resultOf(double tricks);
/// What a defender may expect who expects so many tricks.
Defence defenceWith(double tricks, Company company);
/// What ten cards promise in this contract before anything is known of the others, if they are
/// worth so many tricks more than they look.
ExpectedResult expectedResultOf(preference::Contract contract, CardSet hand, double more = 0);
/// The trump of the contract, before that of the bid that stands; nothing while none is known.
std::optional<Suit> trumpSoFar(const preference::PublicState& table);
/// What is played for, in chips, in the contract that is to come (P-56).
double stakeOf(const preference::PublicState& table);
/// What the declarer may expect to win or lose, in chips (P-56 to P-62).
double worthOf(
    const preference::PublicState& table, preference::Contract contract, ExpectedResult expected);
/// The same before it is known who goes along, if the expected is for play against both.
double worthOfBidding(
    const preference::PublicState& table, preference::Contract contract, ExpectedResult expected);
/// What a defender may expect, in chips.
double worthOfDefending(const preference::PublicState& table, Defence defence);

}
