#pragma once

#include "core/game/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace weli {

/// A value of JSON, read from text that nobody vouches for: never nested deeper than jsonDepth.
struct Json {
    struct Member;
    using List = std::vector<Json>;
    using Object = std::vector<Member>;

    std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, List, Object> value;

    /// The member of an object with this key; null for none and for what is no object.
    [[nodiscard]] const Json* find(std::string_view key) const;
    /// The value as T, one of the types above; null if it is another.
    template <typename T> [[nodiscard]] const T* as() const { return std::get_if<T>(&value); }
};

struct Json::Member {
    std::string key;
    Json value;
};

inline constexpr std::size_t jsonDepth = 8;

/// One whole object; refused if it has a key twice, is nested too deep or is anything else.
Result<Json> parseObject(std::string_view text);

/// The value for a message: what does not fit on a line is cut off.
std::string toText(const Json& json);
/// Text from outside for a message: quoted, cut off, and nothing in it moves a terminal's cursor.
std::string shown(std::string_view text);

/// Nothing if `given` says what `expected` says (an object may say more), otherwise what differs;
/// `where` is the name of the two.
std::optional<Problem> difference(
    const std::string& where, const Json& expected, const Json& given);

}
