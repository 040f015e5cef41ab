#pragma once

#include "core/game/acted.h"
#include "core/game/game_state.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

namespace weli {

/// What happened, known to a Timeline through all its branches. The default one is the opening,
/// before anything happened.
enum class EventId : std::uint32_t {};

/// A match with all its past positions: its opening and a tree of what happened, in which an event
/// knows the one that it follows. One line of the tree is the one that is played; another can be
/// tried and left, and the line of before taken up again. To add an event costs the same however
/// long the match has lasted.
template <GameState S> class Timeline {
public:
    using Rules = typename S::Rules;
    using Action = typename S::Action;

    using Acted = ActedBy<Action>;
    /// A shuffled pack that was brought to the table, or an act of a seat.
    using Event = std::variant<Pack, Acted>;

    /// Where a pack was brought to the table: a deal ends and the next begins, or lots are drawn.
    struct Turn {
        std::size_t length; // of the line before the pack
        S before; // the state then: what has been counted still lies there
    };

    Timeline(const Rules& rules, int players, Seat firstDealer)
        : opening_(start(rules, players, firstDealer))
        , state_(opening_)
    {
    }

    [[nodiscard]] const S& opening() const { return opening_; }
    [[nodiscard]] const S& state() const { return state_; }
    /// How many events the line has.
    [[nodiscard]] std::size_t length() const { return line_.size(); }
    [[nodiscard]] const Event& event(std::size_t number) const
    {
        assert(number < length());
        return nodes_[line_[number]].event;
    }
    /// The packs of the line, the oldest first.
    [[nodiscard]] const std::vector<Turn>& turns() const { return turns_; }
    /// The position after so many events of the line.
    [[nodiscard]] S at(std::size_t length) const;
    /// Shows each event of the line from this one on, with the states before and after it:
    /// `visit(before, event, after)`.
    template <typename Visit> void forEach(const Visit& visit, std::size_t from = 0) const;

    /// Only while the state awaits a pack, and only the game's own pack.
    void takePack(const Pack& pack)
    {
        assert(awaitsPack(state_) && cardsOf(pack) == wholePack(state_));
        add(pack);
    }
    /// False, and nothing changed, if the action is not legal for this seat now.
    [[nodiscard]] bool play(Seat seat, const Action& action)
    {
        if (whyNot(state_, seat, action)) return false;
        add(Acted { seat, action });
        return true;
    }
    /// Takes the line back to its first `length` events; what followed stays in the tree.
    void rewind(std::size_t length);

    /// The last event of the line.
    [[nodiscard]] EventId tip() const { return line_.empty() ? EventId {} : idOf(line_.back()); }
    /// The event that this one follows.
    [[nodiscard]] EventId previous(EventId id) const { return nodeOf(id).previous; }
    /// The line that leads to this event becomes the one that is played.
    void goTo(EventId id);

    /// The same opening and the same line; what else was tried does not count.
    friend bool operator==(const Timeline& a, const Timeline& b)
    {
        if (!(a.opening_ == b.opening_) || a.length() != b.length()) return false;
        for (std::size_t i = 0; i < a.length(); ++i)
            if (!(a.event(i) == b.event(i))) return false;
        return true;
    }

private:
    struct Node {
        Event event;
        EventId previous;
        std::size_t length; // of the line that ends with it
    };

    static EventId idOf(std::size_t place) { return static_cast<EventId>(place + 1); }
    static std::size_t placeOf(EventId id) { return static_cast<std::size_t>(id) - 1; }
    const Node& nodeOf(EventId id) const
    {
        assert(id != EventId {} && placeOf(id) < nodes_.size());
        return nodes_[placeOf(id)];
    }

    static void apply(S& state, const Event& event)
    {
        if (const auto* pack = std::get_if<Pack>(&event))
            take(state, *pack);
        else
            act(state, std::get<Acted>(event).seat, std::get<Acted>(event).action);
    }
    void follow(std::size_t place)
    {
        const Event& event = nodes_[place].event;
        if (std::holds_alternative<Pack>(event)) turns_.push_back({ line_.size(), state_ });
        line_.push_back(place);
        apply(state_, event);
    }
    void add(const Event& event)
    {
        nodes_.push_back({ event, tip(), line_.size() + 1 });
        follow(nodes_.size() - 1);
    }

    S opening_;
    S state_; // at the end of the line
    std::vector<Node> nodes_;
    std::vector<std::size_t> line_; // places of nodes
    std::vector<Turn> turns_; // of the line
};

template <GameState S> S Timeline<S>::at(std::size_t length) const
{
    assert(length <= line_.size());
    if (length == line_.size()) return state_;
    // The last turn that is not beyond it.
    const auto after = std::upper_bound(turns_.begin(), turns_.end(), length,
        [](std::size_t wanted, const Turn& turn) { return wanted < turn.length; });
    S state = after == turns_.begin() ? opening_ : std::prev(after)->before;
    for (std::size_t i = after == turns_.begin() ? 0 : std::prev(after)->length; i < length; ++i)
        apply(state, event(i));
    return state;
}

template <GameState S>
template <typename Visit>
void Timeline<S>::forEach(const Visit& visit, std::size_t from) const
{
    S before = at(from);
    S after = before;
    for (std::size_t i = from; i < length(); ++i) {
        apply(after, event(i));
        visit(std::as_const(before), event(i), std::as_const(after));
        before = after;
    }
}

template <GameState S> void Timeline<S>::rewind(std::size_t length)
{
    state_ = at(length);
    line_.resize(length);
    while (!turns_.empty() && turns_.back().length >= length) turns_.pop_back();
}

template <GameState S> void Timeline<S>::goTo(EventId id)
{
    std::vector<std::size_t> way; // back to where it leaves the line of now
    const auto isOnLine = [this](EventId one) {
        const std::size_t length = nodeOf(one).length;
        return length <= line_.size() && line_[length - 1] == placeOf(one);
    };
    for (; id != EventId {} && !isOnLine(id); id = previous(id)) way.push_back(placeOf(id));
    rewind(id == EventId {} ? 0 : nodeOf(id).length);
    for (; !way.empty(); way.pop_back()) follow(way.back());
}

}
