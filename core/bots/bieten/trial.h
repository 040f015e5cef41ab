#pragma once

#include "core/bots/bieten/book.h"
#include "core/bots/bieten/samples.h"

#include <optional>
#include <vector>

namespace weli::bots {

/// One act under trial, or waiting, and what it came to over the worlds so far.
struct Trial {
    std::optional<bieten::Action> action;
    double bookValue = 0;
    BietenWhy book; // what the book says to it
    Question question;
    double sum = 0; // weighed
    double squares = 0; // of the differences from the best, weighed
    bool dropped = false;
    double mean = 0;
    Samples samples {};
};

/// What is worth trying of the book's advice to a seat that is due, or not: nearly everything, but
/// no hopeless claims.
std::vector<Trial> trials(const AdviceList& advice, const bieten::PublicState& table, bool due);
/// Any other act, also one that the book would not think of.
Trial trialOf(
    const bieten::Action& action, const AdviceList& advice, const bieten::PublicState& table);

}
