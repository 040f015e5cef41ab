#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace weli::cli {

/// Something from the words of a command, or what is wrong with them.
template <typename T> using Understood = tl::expected<T, std::string>;

inline tl::unexpected<std::string> wrongUsage(std::string what)
{
    return tl::unexpected<std::string>(std::move(what));
}

/// Says on the standard error what is wrong with the words of this command; returns `exitUsage`.
int usage(std::string_view command, const std::string& what);

}
