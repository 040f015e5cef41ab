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
        [[nodiscard]] const Problem& wrong() const { return wrong_; }

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
        bool binary(binary_t&) override { return refuse(Wrong::NotAnObject); }
        bool start_object(std::size_t) override { return open({ Json::Object {} }); }
        bool start_array(std::size_t) override { return open({ Json::List {} }); }
        bool end_object() override
        {
            const auto twice = keyTwice(std::get<Json::Object>(openValues_.back()->value));
            return twice ? refuse(Wrong::KeyTwice, { *twice }) : close();
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
            return refuse(Wrong::Malformed, { std::to_string(position) });
        }

    private:
        bool refuse(Wrong what, std::vector<std::string> gaps = {})
        {
            wrong_ = { what, std::move(gaps), {} };
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
            if (openValues_.size() == jsonDepth) return refuse(Wrong::TooDeep);
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
        Problem wrong_;
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

    Problem instead(const std::string& where, const Json& expected, const Json& given)
    {
        return { Wrong::Differs, { where, toText(given), toText(expected) }, {} };
    }

    bool sameScalar(const Json& expected, const Json& given)
    {
        if (expected.value.index() != given.value.index()) return false;
        if (const auto* text = expected.as<std::string>()) return *text == *given.as<std::string>();
        return wholeText(expected) == wholeText(given);
    }

    std::optional<Problem> listDifference(
        const std::string& where, const Json& expected, const Json& given)
    {
        const auto& wanted = *expected.as<Json::List>();
        const auto* list = given.as<Json::List>();
        if (list == nullptr || list->size() != wanted.size())
            return instead(where, expected, given);
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (difference(where, wanted[i], (*list)[i])) return instead(where, expected, given);
        return std::nullopt;
    }

    std::optional<Problem> objectDifference(
        const std::string& where, const Json& expected, const Json& given)
    {
        if (given.as<Json::Object>() == nullptr) return instead(where, expected, given);
        for (const Json::Member& member : *expected.as<Json::Object>()) {
            const std::string path = where + ' ' + shown(member.key);
            const Json* other = given.find(member.key);
            if (other == nullptr) return Problem { Wrong::Missing, { path }, {} };
            if (auto wrong = difference(path, member.value, *other)) return wrong;
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
    if (text.empty()) return problem(Wrong::EmptyLine);
    Builder builder;
    if (!Parser::sax_parse(text.begin(), text.end(), &builder))
        return tl::unexpected<Problem>(builder.wrong());
    Json json = builder.takeRoot();
    if (json.as<Json::Object>() == nullptr) return problem(Wrong::NotAnObject);
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

std::optional<Problem> difference(const std::string& where, const Json& expected, const Json& given)
{
    if (expected.as<Json::List>() != nullptr) return listDifference(where, expected, given);
    if (expected.as<Json::Object>() != nullptr) return objectDifference(where, expected, given);
    if (sameScalar(expected, given)) return std::nullopt;
    return instead(where, expected, given);
}

}
