#include "core/record/json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace weli {

namespace {

    using Parser = nlohmann::json;

    std::optional<std::string> keyTwice(const Json::Object& object)
    {
        std::vector<std::string_view> keys;
        for (const Json::Member& member : object) keys.emplace_back(member.key);
        std::sort(keys.begin(), keys.end());
        const auto twice = std::adjacent_find(keys.begin(), keys.end());
        return twice == keys.end() ? std::nullopt : std::optional(shown(*twice));
    }

    /// Builds the value while the parser reads, and stops it at the first thing that is not wanted.
    class Builder : public nlohmann::json_sax<Parser> {
    public:
        [[nodiscard]] Json takeRoot() { return std::move(root_); }
        [[nodiscard]] const std::string& wrong() const { return wrong_; }

        bool null() override { return add({ nullptr }); }
        bool boolean(bool value) override { return add({ value }); }
        bool number_integer(number_integer_t value) override { return add({ value }); }
        bool number_unsigned(number_unsigned_t value) override
        {
            if (value > INT64_MAX) return add({ static_cast<double>(value) });
            return add({ static_cast<std::int64_t>(value) });
        }
        bool number_float(number_float_t value, const string_t&) override { return add({ value }); }
        bool string(string_t& value) override { return add({ std::move(value) }); }
        bool binary(binary_t&) override { return refuse("binary data"); }
        bool start_object(std::size_t) override { return open({ Json::Object {} }); }
        bool start_array(std::size_t) override { return open({ Json::List {} }); }
        bool end_object() override
        {
            const auto twice = keyTwice(std::get<Json::Object>(openValues_.back()->value));
            return twice ? refuse("the key " + *twice + " stands twice") : close();
        }
        bool end_array() override { return close(); }
        bool key(string_t& key) override
        {
            key_ = std::move(key);
            return true;
        }
        bool parse_error(
            std::size_t position, const std::string&, const Parser::exception&) override
        {
            return refuse("malformed JSON at character " + std::to_string(position));
        }

    private:
        bool refuse(std::string what)
        {
            wrong_ = std::move(what);
            return false;
        }
        Json& put(Json value)
        {
            if (openValues_.empty()) return root_ = std::move(value);
            if (auto* list = std::get_if<Json::List>(&openValues_.back()->value))
                return list->emplace_back(std::move(value));
            auto& object = std::get<Json::Object>(openValues_.back()->value);
            return object.emplace_back(Json::Member { std::move(key_), std::move(value) }).value;
        }
        bool add(Json value)
        {
            put(std::move(value));
            return true;
        }
        bool open(Json value)
        {
            if (openValues_.size() == jsonDepth) return refuse("nested too deep");
            // The list around it may move its items, but not while this one is open.
            openValues_.push_back(&put(std::move(value)));
            return true;
        }
        bool close()
        {
            openValues_.pop_back();
            return true;
        }

        Json root_;
        std::vector<Json*> openValues_;
        std::string key_;
        std::string wrong_;
    };

    std::string listText(const Json::List& list)
    {
        std::string text = "[";
        for (const Json& item : list) {
            if (text.size() > 1) text += ',';
            text += toText(item);
        }
        return text + ']';
    }

    std::string objectText(const Json::Object& object)
    {
        std::string text = "{";
        for (const Json::Member& member : object) {
            if (text.size() > 1) text += ',';
            text += shown(member.key);
            text += ':';
            text += toText(member.value);
        }
        return text + '}';
    }

    std::string wholeText(const Json& json)
    {
        if (const auto* text = json.as<std::string>()) return shown(*text);
        if (const auto* number = json.as<std::int64_t>()) return std::to_string(*number);
        if (const auto* number = json.as<double>()) return std::to_string(*number);
        if (const auto* yes = json.as<bool>()) return *yes ? "true" : "false";
        if (const auto* list = json.as<Json::List>()) return listText(*list);
        if (const auto* object = json.as<Json::Object>()) return objectText(*object);
        return "null";
    }

    std::string instead(const Json& expected, const Json& given)
    {
        return "is " + toText(given) + " instead of " + toText(expected);
    }

    bool sameScalar(const Json& expected, const Json& given)
    {
        if (expected.value.index() != given.value.index()) return false;
        if (const auto* text = expected.as<std::string>()) return *text == *given.as<std::string>();
        return wholeText(expected) == wholeText(given);
    }

    std::optional<std::string> listDifference(const Json& expected, const Json& given)
    {
        const auto& wanted = *expected.as<Json::List>();
        const auto* list = given.as<Json::List>();
        if (list == nullptr || list->size() != wanted.size()) return instead(expected, given);
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (difference(wanted[i], (*list)[i])) return instead(expected, given);
        return std::nullopt;
    }

    std::optional<std::string> objectDifference(const Json& expected, const Json& given)
    {
        if (given.as<Json::Object>() == nullptr) return instead(expected, given);
        for (const Json::Member& member : *expected.as<Json::Object>()) {
            const Json* other = given.find(member.key);
            if (other == nullptr) return shown(member.key) + " is missing";
            if (const auto wrong = difference(member.value, *other))
                return shown(member.key) + ' ' + *wrong;
        }
        return std::nullopt;
    }

}

const Json* Json::find(std::string_view key) const
{
    const auto* object = as<Object>();
    if (object == nullptr) return nullptr;
    const auto found = std::find_if(
        object->begin(), object->end(), [key](const Member& member) { return member.key == key; });
    return found == object->end() ? nullptr : &found->value;
}

Result<Json> parseObject(std::string_view text)
{
    if (text.empty()) return problem("an empty line");
    Builder builder;
    if (!Parser::sax_parse(text.begin(), text.end(), &builder)) return problem(builder.wrong());
    Json json = builder.takeRoot();
    if (json.as<Json::Object>() == nullptr) return problem("not a JSON object");
    return json;
}

std::string shown(std::string_view text)
{
    constexpr std::size_t longest = 60;
    std::string plain;
    for (const char letter : text.substr(0, longest))
        plain += letter >= ' ' && letter <= '~' ? letter : '?';
    return '"' + plain + (text.size() > longest ? "...\"" : "\"");
}

std::string toText(const Json& json)
{
    constexpr std::size_t longest = 400;
    std::string text = wholeText(json);
    if (text.size() > longest) text.replace(longest, std::string::npos, "...");
    return text;
}

std::optional<std::string> difference(const Json& expected, const Json& given)
{
    if (expected.as<Json::List>() != nullptr) return listDifference(expected, given);
    if (expected.as<Json::Object>() != nullptr) return objectDifference(expected, given);
    return sameScalar(expected, given) ? std::nullopt : std::optional(instead(expected, given));
}

}
