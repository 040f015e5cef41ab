#include "core/record/fields.h"

#include <cassert>

namespace weli {

namespace {

    std::string isNot(std::string_view key, const Json& value, const std::string& what)
    {
        return shown(key) + " is " + toText(value) + ", not " + what;
    }

    Result<Card> cardOf(const Json& json, CardSet whole, Clause clause)
    {
        const auto* text = json.as<std::string>();
        const auto card = text == nullptr ? std::nullopt : cardFromText(*text);
        if (!card) return problem(toText(json) + " is not a card", clause);
        if (!whole.contains(*card))
            return problem(shown(*text) + " does not belong to the pack", clause);
        return *card;
    }

    std::string listText(const std::vector<std::string>& actions)
    {
        std::string text;
        for (const std::string& action : actions) {
            if (!text.empty()) text += ", ";
            text += action;
        }
        return text.empty() ? "nothing" : text;
    }

    bool says(const Json* list, const std::vector<std::string>& actions)
    {
        if (list == nullptr) return actions.empty();
        const auto* items = list->as<Json::List>();
        if (items == nullptr || actions.empty() || items->size() != actions.size()) return false;
        return std::equal(items->begin(), items->end(), actions.begin(),
            [](const Json& item, const auto& action) {
                const auto* text = item.as<std::string>();
                return text != nullptr && *text == action;
            });
    }

}

Result<int> integerField(
    const Json& line, std::string_view key, int lowest, int highest, std::optional<Clause> clause)
{
    const Json* value = line.find(key);
    if (value == nullptr) return problem(shown(key) + " is missing", clause);
    const auto* number = value->as<std::int64_t>();
    if (number == nullptr || *number < lowest || *number > highest) {
        const std::string range = std::to_string(lowest) + " to " + std::to_string(highest);
        return problem(isNot(key, *value, "a whole number of " + range), clause);
    }
    return static_cast<int>(*number);
}

Result<std::string> textField(const Json& line, std::string_view key, std::optional<Clause> clause)
{
    const Json* value = line.find(key);
    if (value == nullptr) return problem(shown(key) + " is missing", clause);
    const auto* text = value->as<std::string>();
    if (text == nullptr) return problem(isNot(key, *value, "a text"), clause);
    return *text;
}

Result<Pack> packField(const Json& line, CardSet whole, Clause clause)
{
    const Json* json = line.find("pack");
    const auto* cards = json == nullptr ? nullptr : json->as<Json::List>();
    if (cards == nullptr) return problem("there is no list \"pack\"", clause);
    Pack pack;
    CardSet missing = whole;
    for (const Json& item : *cards) {
        const auto card = cardOf(item, whole, clause);
        if (!card) return tl::unexpected<Problem>(card.error());
        if (!missing.contains(*card))
            return problem(toText(item) + " stands in the pack twice", clause);
        missing.remove(*card);
        pack.push(*card);
    }
    if (!missing.empty())
        return problem(shown(toText(missing.first())) + " is missing in the pack", clause);
    return pack;
}

std::optional<Problem> fieldProblem(const std::string& fields, const Json& line,
    const std::function<Clause(std::string_view key)>& clauseOf)
{
    const auto expected = parseObject('{' + fields + '}');
    assert(expected);
    for (const Json::Member& member : *expected->as<Json::Object>()) {
        const Json* given = line.find(member.key);
        if (given == nullptr)
            return Problem { shown(member.key) + " is missing", clauseOf(member.key) };
        if (const auto wrong = difference(member.value, *given))
            return Problem { shown(member.key) + ' ' + *wrong, clauseOf(member.key) };
    }
    return std::nullopt;
}

std::optional<Problem> legalProblem(
    std::span<const std::vector<std::string>> actionsOfSeats, const Json& line, Clause clause)
{
    const Json* legal = line.find("legal");
    if (legal == nullptr) return std::nullopt;
    const auto* lists = legal->as<Json::Object>();
    if (lists == nullptr) return Problem { isNot("legal", *legal, "an object"), clause };
    std::size_t seats = 0;
    for (std::size_t seat = 0; seat < actionsOfSeats.size(); ++seat) {
        const auto& actions = actionsOfSeats[seat];
        const Json* list = legal->find(std::to_string(seat));
        if (!says(list, actions))
            return Problem { "\"legal\" lists " + (list == nullptr ? "nothing" : toText(*list))
                    + " for seat " + std::to_string(seat) + ", which may: " + listText(actions),
                clause };
        if (list != nullptr) ++seats;
    }
    if (seats != lists->size())
        return Problem { "\"legal\" names a seat that is not there", clause };
    return std::nullopt;
}

}
