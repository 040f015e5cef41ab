#include "core/coach/words.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace weli::coach {

namespace {

    Piece pieceOf(int number) { return std::to_string(number); }
    Piece pieceOf(Seat seat) { return seat; }
    Piece pieceOf(Card card) { return card; }
    Piece pieceOf(Suit suit) { return suit; }
    Piece pieceOf(const Code& code) { return code; }

    /// What stands in the place of a brace with this name.
    std::optional<Piece> argumentOf(std::string_view name, const Arguments& arguments)
    {
        const auto found = std::find_if(arguments.begin(), arguments.end(),
            [name](const Argument& argument) { return argument.name == name; });
        if (found == arguments.end()) return std::nullopt;
        return std::visit([](const auto& value) { return pieceOf(value); }, found->value);
    }

    std::optional<Piece> pieceIn(std::string_view brace, const Arguments& arguments)
    {
        if (auto argument = argumentOf(brace.substr(1, brace.size() - 2), arguments))
            return argument;
        const auto pieces = lesson::piecesOf(brace);
        if (pieces.size() != 1 || std::holds_alternative<std::string>(pieces[0]))
            return std::nullopt;
        return std::visit([](const auto& piece) { return Piece(piece); }, pieces[0]);
    }

    void add(std::vector<Piece>& pieces, const Piece& piece)
    {
        const auto* words = std::get_if<std::string>(&piece);
        auto* before = pieces.empty() ? nullptr : std::get_if<std::string>(&pieces.back());
        if (words != nullptr && before != nullptr)
            *before += *words;
        else
            pieces.push_back(piece);
    }

    // The longest that the packs and players usually have.
    std::size_t lengthOfPart(const std::string& words) { return lesson::lengthOf(words); }
    std::size_t lengthOfPart(Card /*card*/) { return 15; }
    std::size_t lengthOfPart(Suit /*suit*/) { return 8; }
    std::size_t lengthOfPart(Rank /*rank*/) { return 6; }
    std::size_t lengthOfPart(Seat /*seat*/) { return 8; }
    std::size_t lengthOfPart(const Code& /*code*/) { return 12; }

}

std::vector<Piece> piecesOf(std::string_view text, const Arguments& arguments)
{
    std::vector<Piece> pieces;
    while (!text.empty()) {
        const auto begin = std::min(text.find('{'), text.size());
        if (begin > 0) add(pieces, std::string(text.substr(0, begin)));
        text.remove_prefix(begin);
        const auto end = text.find('}');
        if (text.empty() || end == std::string_view::npos) break;
        const std::string_view brace = text.substr(0, end + 1);
        add(pieces, pieceIn(brace, arguments).value_or(std::string(brace)));
        text.remove_prefix(brace.size());
    }
    if (!text.empty()) add(pieces, std::string(text));
    return pieces;
}

std::size_t lengthOf(const std::vector<Piece>& pieces)
{
    std::size_t length = 0;
    for (const Piece& piece : pieces)
        length += std::visit([](const auto& part) { return lengthOfPart(part); }, piece);
    return length;
}

}
