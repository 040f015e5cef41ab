#include "core/drill/asking.h"

#include <algorithm>

namespace weli::drill {

namespace {

    bool hasBoth(const std::vector<Choice>& choices)
    {
        const auto isRight = [](const Choice& choice) { return choice.right; };
        return std::any_of(choices.begin(), choices.end(), isRight)
            && !std::all_of(choices.begin(), choices.end(), isRight);
    }

}

std::vector<Choice> picked(std::vector<Choice> choices, std::size_t most, Rng& rng)
{
    if (!hasBoth(choices)) return {};
    while (choices.size() > most) {
        auto fewer = choices;
        fewer.erase(fewer.begin() + rng.below(static_cast<std::uint32_t>(fewer.size())));
        if (hasBoth(fewer)) choices = std::move(fewer);
    }
    return choices;
}

std::vector<Choice> numbers(Sort sort, int right, std::vector<int> others, Rng& rng)
{
    constexpr std::size_t most = 3;
    std::sort(others.begin(), others.end());
    others.erase(std::unique(others.begin(), others.end()), others.end());
    others.erase(std::remove(others.begin(), others.end(), right), others.end());
    if (others.empty()) return {};
    while (others.size() > most)
        others.erase(others.begin() + rng.below(static_cast<std::uint32_t>(others.size())));
    others.push_back(right);
    std::sort(others.begin(), others.end());
    std::vector<Choice> choices;
    choices.reserve(others.size());
    for (const int number : others)
        choices.push_back({ { sort, std::to_string(number) }, number == right });
    return choices;
}

std::vector<Choice> seats(SeatSet offered, std::optional<Seat> right, bool orNobody)
{
    std::vector<Choice> choices;
    for (const Seat each : offered) choices.push_back({ seat(each), each == right });
    if (orNobody) choices.push_back({ seat(std::nullopt), !right });
    return choices;
}

std::vector<Choice> everySuit(std::optional<Suit> right)
{
    std::vector<Choice> choices;
    choices.reserve(suits.size() + 1);
    for (const Suit each : suits) choices.push_back({ suit(each), each == right });
    choices.push_back({ suit(std::nullopt), !right });
    return choices;
}

std::vector<Choice> yesOrNo(bool yes) { return { { yesNo(true), yes }, { yesNo(false), !yes } }; }

std::optional<Question> asked(
    Kind kind, std::vector<Value> about, const std::vector<Choice>& choices, Why why)
{
    if (choices.size() < 2) return std::nullopt;
    Question question { .kind = kind, .about = std::move(about), .why = std::move(why) };
    for (const Choice& choice : choices) {
        question.choices.push_back(choice.value);
        question.right.push_back(choice.right);
        question.forbids.push_back(choice.forbids);
    }
    return question;
}

}
