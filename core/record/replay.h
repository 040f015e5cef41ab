#pragma once

#include "core/record/fields.h"
#include "core/record/game_record.h"
#include "core/record/writer.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace weli {

/// One match while its trace is read. All lines that it has taken were right.
template <GameState S> class Replay {
public:
    using Record = GameRecord<S>;
    using Event = typename Match<S>::Event;

    /// What the match line opens.
    static Result<Replay> openedBy(const Json& line);

    [[nodiscard]] std::string_view due() const;
    [[nodiscard]] bool ended() const { return ended_; }
    /// What is wrong with this line, if anything.
    std::optional<Problem> take(const Json& line, std::string_view type);
    /// The event of the line taken last, if it was a pack or an act.
    [[nodiscard]] const std::optional<Event>& event() const { return event_; }
    [[nodiscard]] const S& opening() const { return opening_; }
    [[nodiscard]] Clause linesClause() const { return Record::linesClause; }

private:
    explicit Replay(const S& opening)
        : opening_(opening)
        , state_(opening)
    {
    }
    std::optional<Problem> takePack(const Json& line);
    std::optional<Problem> takeAct(const Json& line);
    std::optional<Problem> takeScore(const Json& line);
    std::optional<Problem> takeEnd(const Json& line);
    [[nodiscard]] Problem whyRefused(Seat seat, const std::string& text) const;
    [[nodiscard]] std::optional<Problem> legalIsWrong(const Json& line) const;

    S opening_;
    S state_;
    std::optional<Event> event_;
    bool scoreDue_ = false;
    bool ended_ = false;
};

template <GameState S> Result<Replay<S>> Replay<S>::openedBy(const Json& line)
{
    const auto format = integerField(line, "format", 1, 1);
    if (!format) return tl::unexpected<Problem>(format.error());
    const auto players = integerField(
        line, "players", Record::fewestPlayers, Record::mostPlayers, Record::playersClause);
    if (!players) return tl::unexpected<Problem>(players.error());
    const auto dealer = integerField(line, "first_dealer", 0, *players - 1, Record::dealerClause);
    if (!dealer) return tl::unexpected<Problem>(dealer.error());
    const auto rules = rulesField(line, Record::options(), Record::rulesClause);
    if (!rules) return tl::unexpected<Problem>(rules.error());
    if (const auto wrong = Record::problemOf(*rules, *players))
        return tl::unexpected<Problem>(*wrong);
    return Replay(start(*rules, *players, seatAt(*dealer)));
}

template <GameState S> std::string_view Replay<S>::due() const
{
    if (scoreDue_) return "score";
    if (isOver(state_)) return "end";
    return awaitsPack(state_) ? Record::packType(state_) : "act";
}

template <GameState S>
std::optional<Problem> Replay<S>::take(const Json& line, std::string_view type)
{
    event_.reset();
    if (type != due())
        return Problem { "a line of type " + shown(type) + " where " + shown(due()) + " is due",
            Record::linesClause };
    if (scoreDue_) return takeScore(line);
    if (isOver(state_)) return takeEnd(line);
    return awaitsPack(state_) ? takePack(line) : takeAct(line);
}

template <GameState S> std::optional<Problem> Replay<S>::takePack(const Json& line)
{
    const auto pack = packField(line, wholePack(state_), Record::linesClause);
    if (!pack) return pack.error();
    const S now = withPack(state_, *pack);
    const auto clauseOf = [this](std::string_view key) { return Record::packClause(state_, key); };
    if (auto wrong = fieldProblem(Record::packFields(now), line, clauseOf)) return wrong;
    state_ = now;
    event_ = *pack;
    return std::nullopt;
}

template <GameState S> std::optional<Problem> Replay<S>::takeAct(const Json& line)
{
    const auto number = integerField(line, "seat", 0, players(state_) - 1, Record::linesClause);
    if (!number) return number.error();
    const auto text = textField(line, "action", Record::actionClause);
    if (!text) return text.error();
    const Seat seat = seatAt(*number);
    const auto action = legalActionFromText(state_, seat, *text);
    if (!action) return whyRefused(seat, *text);
    if (auto wrong = legalIsWrong(line)) return wrong;
    state_ = after(std::move(state_), seat, *action);
    scoreDue_ = Record::isCounted(state_);
    event_ = typename Match<S>::Acted { seat, *action };
    return std::nullopt;
}

template <GameState S> std::optional<Problem> Replay<S>::takeScore(const Json& line)
{
    scoreDue_ = false;
    return fieldProblem(
        Record::scoreFields(state_), line, [](auto) { return Record::scoreClause; });
}

template <GameState S> std::optional<Problem> Replay<S>::takeEnd(const Json& line)
{
    ended_ = true;
    return fieldProblem(Record::endFields(state_), line, [](auto) { return Record::endClause; });
}

template <GameState S> Problem Replay<S>::whyRefused(Seat seat, const std::string& text) const
{
    const auto action = Record::parseAnyAction(text);
    if (!action) return { "there is no action " + shown(text), Record::actionClause };
    const auto clause = whyNot(state_, seat, *action);
    const std::string who = "seat " + jsonOf(seat);
    const auto turn = Record::turnOf(state_, *action);
    if (turn && *turn != seat)
        return { "act out of turn: " + who + ' ' + shown(text) + ", but it is the turn of seat "
                + jsonOf(*turn),
            clause };
    return { "illegal act: " + who + ' ' + shown(text), clause };
}

template <GameState S> std::optional<Problem> Replay<S>::legalIsWrong(const Json& line) const
{
    if (line.find("legal") == nullptr) return std::nullopt;
    std::vector<std::vector<std::string>> actions;
    for (const Seat seat : SeatSet::firstOf(players(state_)))
        actions.push_back(legalTexts(state_, seat));
    return legalProblem(actions, line, Record::legalClause);
}

}
