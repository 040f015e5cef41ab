#include "core/record/fields.h"

#include <cassert>

namespace weli {

namespace {

    Result<Card> cardOf(const Json& json, CardSet whole, Clause clause)
    {
        const auto* text = json.as<std::string>();
        const auto card = text == nullptr ? std::nullopt : cardFromText(*text);
        if (!card) return problem(Wrong::NotACard, { toText(json) }, clause);
        if (!whole.contains(*card)) return problem(Wrong::NotOfThePack, { shown(*text) }, clause);
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
    if (value == nullptr) return problem(Wrong::Missing, { shown(key) }, clause);
    const auto* number = value->as<std::int64_t>();
    if (number == nullptr || *number < lowest || *number > highest)
        return problem(Wrong::NotANumber,
            { shown(key), toText(*value), std::to_string(lowest), std::to_string(highest) },
            clause);
    return static_cast<int>(*number);
}

Result<std::string> textField(const Json& line, std::string_view key, std::optional<Clause> clause)
{
    const Json* value = line.find(key);
    if (value == nullptr) return problem(Wrong::Missing, { shown(key) }, clause);
    const auto* text = value->as<std::string>();
    if (text == nullptr) return problem(Wrong::NotAText, { shown(key), toText(*value) }, clause);
    return *text;
}

Result<Pack> packField(const Json& line, CardSet whole, Clause clause)
{
    const Json* json = line.find("pack");
    const auto* cards = json == nullptr ? nullptr : json->as<Json::List>();
    if (cards == nullptr) return problem(Wrong::NoPack, { shown("pack") }, clause);
    Pack pack;
    CardSet missing = whole;
    for (const Json& item : *cards) {
        const auto card = cardOf(item, whole, clause);
        if (!card) return tl::unexpected<Problem>(card.error());
        if (!missing.contains(*card)) return problem(Wrong::CardTwice, { toText(item) }, clause);
        missing.remove(*card);
        pack.push(*card);
    }
    if (!missing.empty())
        return problem(Wrong::CardMissing, { shown(toText(missing.first())) }, clause);
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
            return Problem { Wrong::Missing, { shown(member.key) }, clauseOf(member.key) };
        if (auto wrong = difference(shown(member.key), member.value, *given)) {
            wrong->clause = clauseOf(member.key);
            return wrong;
        }
    }
    return std::nullopt;
}

std::optional<Problem> legalProblem(
    std::span<const std::vector<std::string>> actionsOfSeats, const Json& line, Clause clause)
{
    const Json* legal = line.find("legal");
    if (legal == nullptr) return std::nullopt;
    const auto* lists = legal->as<Json::Object>();
    if (lists == nullptr)
        return Problem { Wrong::NotAnObjectField, { shown("legal"), toText(*legal) }, clause };
    std::size_t seats = 0;
    for (std::size_t seat = 0; seat < actionsOfSeats.size(); ++seat) {
        const auto& actions = actionsOfSeats[seat];
        const Json* list = legal->find(std::to_string(seat));
        if (!says(list, actions))
            return Problem { Wrong::LegalDiffers,
                { shown("legal"), list == nullptr ? "nothing" : toText(*list), std::to_string(seat),
                    listText(actions) },
                clause };
        if (list != nullptr) ++seats;
    }
    if (seats != lists->size()) return Problem { Wrong::LegalOfNobody, { shown("legal") }, clause };
    return std::nullopt;
}

}
