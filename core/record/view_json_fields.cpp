#include "core/record/view_json_fields.h"

namespace weli {

std::string ViewReader::pathTo(std::string_view step) const
{
    const bool joined = path_.empty() || step.starts_with('[');
    return path_ + (joined ? "" : ".") + std::string(step);
}

void ViewReader::complain(const std::string& what)
{
    if (!wrong_) wrong_ = Problem { Wrong::InView, { shown(path_), what }, {} };
}

const Json* ViewReader::member(std::string_view key)
{
    if (wrong_) return nullptr;
    const Json* const json = object_->find(key);
    if (json == nullptr) at(key, [this] { complain("is missing"); });
    return json;
}

std::int64_t ViewReader::numberOf(const Json& json, std::int64_t lowest, std::int64_t highest)
{
    const auto* const number = json.as<std::int64_t>();
    if (number != nullptr && *number >= lowest && *number <= highest) return *number;
    complain("is " + toText(json) + ", not a whole number from " + std::to_string(lowest) + " to "
        + std::to_string(highest));
    return 0;
}

const std::string* ViewReader::textOf(const Json& json)
{
    const auto* const text = json.as<std::string>();
    if (text == nullptr) complain("is " + toText(json) + ", not text");
    return text;
}

const Json::List* ViewReader::listOf(const Json& json, std::size_t fewest, std::size_t most)
{
    const auto* const list = json.as<Json::List>();
    if (list == nullptr) {
        complain("is " + toText(json) + ", not a list");
        return nullptr;
    }
    if (list->size() >= fewest && list->size() <= most) return list;
    complain("lists " + std::to_string(list->size()) + ", not "
        + (fewest == most ? "" : std::to_string(fewest) + " to ") + std::to_string(most));
    return nullptr;
}

bool ViewReader::isObject(const Json& json)
{
    const bool is = json.as<Json::Object>() != nullptr;
    if (!is) complain("is " + toText(json) + ", not an object");
    return is;
}

void ViewReader::read(const Json& json, bool& value)
{
    if (const auto* const yes = json.as<bool>())
        value = *yes;
    else
        complain("is " + toText(json) + ", not true or false");
}

void ViewReader::read(const Json& json, std::string& text)
{
    if (const auto* const given = textOf(json)) text = *given;
}

}
