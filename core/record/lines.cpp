#include "core/record/lines.h"

#include <istream>

namespace weli {

Result<std::optional<Json>> Lines::next()
{
    ++number_;
    isCutOff_ = false;
    const bool any = fill();
    if (in_.bad()) return problem(Wrong::Unreadable);
    if (!any) return std::optional<Json>();
    if (line_.size() > longestLine)
        return problem(Wrong::LineTooLong, { std::to_string(longestLine) });
    auto object = parseObject(line_);
    isCutOff_ = !object && !hasNewline_;
    if (!object) return tl::unexpected<Problem>(object.error());
    return std::optional(std::move(*object));
}

bool Lines::fill()
{
    line_.clear();
    hasNewline_ = false;
    bool pieceIsFull = true;
    while (pieceIsFull && line_.size() <= longestLine) {
        in_.clear(in_.rdstate() & ~std::ios::failbit);
        in_.getline(piece_.data(), static_cast<std::streamsize>(piece_.size()));
        const auto taken = static_cast<std::size_t>(in_.gcount());
        if (in_.eof() && taken == 0) return !line_.empty();
        pieceIsFull = in_.fail() && !in_.eof() && !in_.bad();
        hasNewline_ = in_.good();
        line_.append(piece_.data(), hasNewline_ ? taken - 1 : taken);
    }
    return true;
}

}
