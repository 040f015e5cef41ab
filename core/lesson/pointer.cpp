#include "core/lesson/pointer.h"

#include "core/lesson/text.h"

namespace weli::lesson {

namespace {

    std::optional<Pointer> at(Spot spot, SpotOf of, std::string_view which)
    {
        if (of == SpotOf::Nothing || (of == SpotOf::PerhapsSeat && which.empty()))
            return which.empty() ? std::optional(Pointer { spot }) : std::nullopt;
        if (of == SpotOf::Card) {
            const auto card = cardFromText(which);
            return card ? std::optional(Pointer { spot, *card }) : std::nullopt;
        }
        if (of == SpotOf::Code)
            return which.empty() ? std::nullopt
                                 : std::optional(Pointer { spot, std::string(which) });
        const auto seat = seatFromText(which);
        return seat ? std::optional(Pointer { spot, *seat }) : std::nullopt;
    }

    std::string textOf(std::monostate /*nothing*/) { return {}; }
    std::string textOf(Card card) { return ' ' + weli::toText(card); }
    std::string textOf(Seat seat) { return ' ' + std::to_string(seat.index); }
    std::string textOf(const std::string& code) { return ' ' + code; }

}

std::optional<Pointer> pointerFromText(std::string_view text)
{
    const auto [name, which] = firstWord(text);
    for (std::size_t i = 0; i < spots.size(); ++i)
        if (spots[i].name == name) return at(static_cast<Spot>(i), spots[i].of, which);
    return std::nullopt;
}

std::string toText(const Pointer& pointer)
{
    return std::string(spots[static_cast<std::size_t>(pointer.spot)].name)
        + std::visit([](const auto& which) { return textOf(which); }, pointer.which);
}

}
