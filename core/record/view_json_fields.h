#pragma once

#include "core/cards/card_set.h"
#include "core/game/acted.h"
#include "core/game/played_trick.h"
#include "core/game/seat.h"
#include "core/record/fields.h"
#include "core/record/game_view_json.h"
#include "core/record/json_text.h"
#include "core/record/writer.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

namespace weli {

// Each struct names its fields once, for both ways: `fields(visitor, value)` shows them to a
// ViewWriter or a ViewReader. What is one word in JSON has `wordOf(value)` and
// `fromWord(std::type_identity<T>, text)`, which is nothing if no value reads so; enumerators have
// just `codesOf(std::type_identity<T>)`, their words in order. A variant of phases has
// `phaseNames(std::type_identity<T>)`. All of them are found beside the type.

/// This type, to be filled or only to be looked at.
template <typename T, typename Of>
concept Maybe = std::same_as<std::remove_const_t<T>, Of>;

template <typename T>
concept Coded = requires
{
    codesOf(std::type_identity<T> {});
};

template <typename T>
concept Word = Coded<T> || requires(std::string_view text)
{
    fromWord(std::type_identity<T> {}, text);
};

/// A list or a set.
template <typename T>
concept Items = requires(const T& items)
{
    items.begin();
    items.end();
};

template <Coded T> std::string wordOf(T value)
{
    return std::string(codesOf(std::type_identity<T> {})[static_cast<std::size_t>(value)]);
}

template <typename T>
requires requires(const T& value) { toText(value); }
std::string wordOf(const T& value) { return toText(value); }

template <Coded T> std::optional<T> fromWord(std::type_identity<T> type, std::string_view text)
{
    const auto codes = codesOf(type);
    const auto found = std::find(codes.begin(), codes.end(), text);
    if (found == codes.end()) return std::nullopt;
    return static_cast<T>(found - codes.begin());
}

constexpr std::array<std::string_view, suitCount> codesOf(std::type_identity<Suit> /*type*/)
{
    return { "H", "L", "B", "A" };
}

inline std::optional<Card> fromWord(std::type_identity<Card> /*type*/, std::string_view text)
{
    return cardFromText(text);
}

void fields(auto& visitor, Maybe<PlayedTrick> auto& trick)
{
    visitor("leader", trick.leader);
    visitor("winner", trick.winner);
    visitor("winning", trick.winning);
    visitor("cards", trick.cards);
}

/// ActedBy of any game.
void fields(auto& visitor, auto& acted) requires requires { acted.action; }
{
    visitor("seat", acted.seat);
    visitor("action", acted.action);
}

/// SeatView of any game.
void fields(auto& visitor, auto& view) requires requires { view.now; }
{
    visitor("now", view.now);
    visitor("past", view.past);
    visitor("open", view.open);
}

template <typename... P> std::string_view phaseNameOf(const std::variant<P...>& phase)
{
    constexpr auto names = phaseNames(std::type_identity<std::variant<P...>> {});
    static_assert(names.size() == sizeof...(P));
    return names[phase.index()];
}

/// Writes what it is shown.
class ViewWriter {
public:
    template <typename T> void operator()(std::string_view key, const T& value)
    {
        separate();
        text_ += inQuotes(key) + ':';
        write(value);
    }
    void number(std::string_view key, std::integral auto value, int /*lowest*/, int /*highest*/)
    {
        (*this)(key, value);
    }
    /// What was agreed before the match; shown before anything that speaks of seats.
    template <typename S> void agreed(const typename S::Rules& rules, std::uint8_t players)
    {
        players_ = players;
        (*this)("players", players);
        text_ += R"(,"rules":)" + rulesText(S::info().options, rules);
    }

    [[nodiscard]] const std::string& text() const { return text_; }

private:
    void separate()
    {
        if (!text_.empty() && text_.back() != '{' && text_.back() != '[') text_ += ',';
    }
    void write(const bool& value) { text_ += jsonOf(value); }
    void write(const Seat& seat) { text_ += jsonOf(seat); }
    template <std::integral T> void write(const T& number) { text_ += std::to_string(number); }
    template <Word T> void write(const T& value) { text_ += inQuotes(wordOf(value)); }
    template <typename T> void write(const std::optional<T>& value)
    {
        if (value)
            write(*value);
        else
            text_ += "null";
    }
    template <typename T> void write(const PerSeat<T>& values)
    {
        writeList(SeatSet::firstOf(players_), [&](Seat seat) { write(values[seat]); });
    }
    template <Items T> void write(const T& items)
    {
        writeList(items, [this](const auto& item) { this->write(item); });
    }
    template <typename... P> void write(const std::variant<P...>& phase)
    {
        text_ += R"({"phase":)" + inQuotes(phaseNameOf(phase));
        std::visit([this](const auto& one) { this->showFields(one); }, phase);
        text_ += '}';
    }
    template <typename T> void write(const T& value)
    {
        text_ += '{';
        showFields(value);
        text_ += '}';
    }
    template <typename T> void showFields(const T& value)
    {
        if constexpr (!std::is_empty_v<T>) fields(*this, value);
    }
    void writeList(const auto& items, const auto& writeOne)
    {
        text_ += '[';
        for (const auto& item : items) {
            separate();
            writeOne(item);
        }
        text_ += ']';
    }

    std::string text_;
    int players_ = 0;
};

/// Fills what it is shown from an object. The first thing that is wrong stays, and nothing is read
/// after it.
class ViewReader {
public:
    explicit ViewReader(const Json& object)
        : object_(&object)
    {
    }

    template <typename T> void operator()(std::string_view key, T& value)
    {
        if (const Json* json = member(key)) at(key, [&] { read(*json, value); });
    }
    template <std::integral T> void number(std::string_view key, T& value, int lowest, int highest)
    {
        const Json* json = member(key);
        if (json == nullptr) return;
        at(key, [&] { value = static_cast<T>(numberOf(*json, lowest, highest)); });
    }
    template <typename S> void agreed(typename S::Rules& rules, std::uint8_t& players);

    [[nodiscard]] const std::optional<Problem>& wrong() const { return wrong_; }

private:
    [[nodiscard]] std::string pathTo(std::string_view step) const;
    void complain(const std::string& what);
    /// The field; null if it is missing, which is wrong, or something was wrong before.
    const Json* member(std::string_view key);
    std::int64_t numberOf(const Json& json, std::int64_t lowest, std::int64_t highest);
    const std::string* textOf(const Json& json);
    const Json::List* listOf(const Json& json, std::size_t fewest, std::size_t most);
    bool isObject(const Json& json);

    /// Reads what stands there: at a key, or at a place in brackets.
    void at(std::string_view step, const auto& readIt)
    {
        const std::size_t length = path_.size();
        path_ = pathTo(step);
        readIt();
        path_.resize(length);
    }
    /// Reads the fields of this object, if it is one.
    void inside(const Json& json, const auto& readIt)
    {
        if (!isObject(json)) return;
        const Json* const around = std::exchange(object_, &json);
        readIt();
        object_ = around;
    }
    void each(const Json::List& list, const auto& readOne)
    {
        for (std::size_t i = 0; i < list.size() && !wrong_; ++i)
            at('[' + std::to_string(i) + ']', [&] { readOne(i, list[i]); });
    }

    void read(const Json& json, bool& value);
    void read(const Json& json, std::string& text);
    void read(const Json& json, Seat& seat)
    {
        seat = seatAt(static_cast<int>(numberOf(json, 0, players_ - 1)));
    }
    template <std::integral T> void read(const Json& json, T& number)
    {
        using Limits = std::numeric_limits<T>;
        number = static_cast<T>(numberOf(json, Limits::min(), Limits::max()));
    }
    template <Word T> void read(const Json& json, T& value)
    {
        const std::string* const text = textOf(json);
        if (text == nullptr) return;
        if (const auto said = fromWord(std::type_identity<T> {}, *text))
            value = *said;
        else
            complain("cannot be " + shown(*text));
    }
    template <typename T> void read(const Json& json, std::optional<T>& value)
    {
        value.reset();
        if (json.as<std::nullptr_t>() == nullptr) read(json, value.emplace());
    }
    template <typename T> void read(const Json& json, PerSeat<T>& values)
    {
        const auto seats = static_cast<std::size_t>(players_);
        if (const auto* list = listOf(json, seats, seats))
            each(*list, [&](std::size_t i, const Json& one) { read(one, values.values[i]); });
    }
    template <Items T> void read(const Json& json, T& items)
    {
        items = T {};
        const auto* const list = listOf(json, 0, roomIn<T>());
        if (list == nullptr) return;
        each(*list, [&](std::size_t /*place*/, const Json& one) {
            std::remove_cvref_t<decltype(*items.begin())> item {};
            read(one, item);
            if (!wrong_) add(items, item);
        });
    }
    template <typename... P> void read(const Json& json, std::variant<P...>& phase)
    {
        inside(json, [&] { readPhase(phase); });
    }
    template <typename T> void read(const Json& json, T& value)
    {
        inside(json, [&] { showFields(value); });
    }

    template <typename... P> void readPhase(std::variant<P...>& phase);
    template <typename T> void showFields(T& value)
    {
        if constexpr (!std::is_empty_v<T>) fields(*this, value);
    }
    template <typename T> static constexpr std::size_t roomIn()
    {
        if constexpr (requires { T::capacity(); })
            return T::capacity();
        else
            return std::numeric_limits<std::size_t>::max();
    }
    template <typename T, typename Item> void add(T& items, const Item& item)
    {
        if constexpr (requires { items.push(item); })
            items.push(item);
        else if constexpr (requires { items.push_back(item); })
            items.push_back(item);
        else if (items.contains(item))
            complain("stands there twice");
        else
            items.add(item);
    }

    const Json* object_;
    std::string path_; // to where it reads: "now.table.history[3].seat"
    int players_ = 0;
    std::optional<Problem> wrong_;
};

template <typename S> void ViewReader::agreed(typename S::Rules& rules, std::uint8_t& players)
{
    number("players", players, S::info().fewestPlayers, S::info().mostPlayers);
    if (wrong_) return;
    players_ = players;
    const auto given = rulesField(*object_, S::info().options, S::info().clauses.rules);
    if (given)
        wrong_ = S::info().problemOf(rules = *given, players_);
    else
        wrong_ = given.error();
}

template <typename... P> void ViewReader::readPhase(std::variant<P...>& phase)
{
    std::string name;
    (*this)("phase", name);
    if (wrong_) return;
    bool exists = false;
    const auto tryOne = [&]<typename One>(std::type_identity<One>) {
        if (exists || phaseNameOf(std::variant<P...>(One {})) != name) return;
        exists = true;
        showFields(phase.template emplace<One>());
    };
    (tryOne(std::type_identity<P> {}), ...);
    if (!exists) at("phase", [&] { complain("cannot be " + shown(name)); });
}

template <typename View> std::string fieldsOfView(const View& view)
{
    ViewWriter writer;
    fields(writer, view);
    return writer.text();
}

template <typename View> Result<View> viewOfFields(const Json& line)
{
    View view;
    ViewReader reader(line);
    fields(reader, view);
    if (reader.wrong()) return tl::unexpected<Problem>(*reader.wrong());
    return view;
}

}
