#pragma once

#include "core/record/fields.h"
#include "core/record/game_record.h"
#include "core/record/writer.h"

#include <cassert>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace weli {

/// The newest format that is read, and the one that is written.
inline constexpr int traceFormat = 1;

/// A match of which only the last position is kept: enough to check a trace of any length.
template <GameState S> class LastPosition {
public:
    LastPosition(const typename S::Rules& rules, int players, Seat firstDealer)
        : state_(start(rules, players, firstDealer))
    {
    }
    [[nodiscard]] const S& state() const { return state_; }
    void takePack(const Pack& pack) { take(state_, pack); }
    [[nodiscard]] bool play(Seat seat, const typename S::Action& action)
    {
        act(state_, seat, action);
        return true;
    }

private:
    S state_;
};

/// One match while its trace is read. All lines that it has taken were right. What it keeps of the
/// match is a Timeline or a LastPosition.
template <GameState S, template <typename> typename Kept> class Replay {
public:
    using Record = GameRecord<S>;

    /// What the match line opens.
    static Result<Replay> openedBy(const Json& line);

    [[nodiscard]] std::string_view due() const;
    [[nodiscard]] bool ended() const { return ended_; }
    /// What is wrong with this line, if anything.
    std::optional<Problem> take(const Json& line, std::string_view type);
    [[nodiscard]] const Kept<S>& match() const { return match_; }
    [[nodiscard]] Clause linesClause() const { return S::info().clauses.lines; }

private:
    explicit Replay(Kept<S> match)
        : match_(std::move(match))
    {
    }
    [[nodiscard]] const S& state() const { return match_.state(); }
    std::optional<Problem> takePack(const Json& line);
    std::optional<Problem> takeAct(const Json& line);
    std::optional<Problem> takeScore(const Json& line);
    std::optional<Problem> takeEnd(const Json& line);
    [[nodiscard]] Problem whyRefused(Seat seat, const std::string& text) const;
    [[nodiscard]] std::optional<Problem> legalIsWrong(const Json& line) const;

    Kept<S> match_;
    bool scoreDue_ = false;
    bool ended_ = false;
};

template <GameState S, template <typename> typename Kept>
Result<Replay<S, Kept>> Replay<S, Kept>::openedBy(const Json& line)
{
    const auto format = integerField(line, "format", 1, std::numeric_limits<int>::max());
    if (!format) return tl::unexpected<Problem>(format.error());
    if (*format > traceFormat) return problem(Wrong::NewerFormat, { std::to_string(*format) });
    const auto players = integerField(
        line, "players", S::info().fewestPlayers, S::info().mostPlayers, S::info().clauses.players);
    if (!players) return tl::unexpected<Problem>(players.error());
    const auto dealer
        = integerField(line, "first_dealer", 0, *players - 1, S::info().clauses.dealer);
    if (!dealer) return tl::unexpected<Problem>(dealer.error());
    // A match that was saved before there was an option opens with the usual value of it.
    std::optional<typename S::Rules> usual;
    if (std::is_same_v<Kept<S>, Timeline<S>>) usual = defaultRules(S::info(), *players);
    const auto rules = rulesField(line, S::info().options, S::info().clauses.rules, usual);
    if (!rules) return tl::unexpected<Problem>(rules.error());
    if (const auto wrong = S::info().problemOf(*rules, *players))
        return tl::unexpected<Problem>(*wrong);
    return Replay(Kept<S>(*rules, *players, seatAt(*dealer)));
}

template <GameState S, template <typename> typename Kept>
std::string_view Replay<S, Kept>::due() const
{
    if (scoreDue_) return "score";
    if (isOver(state())) return "end";
    return awaitsPack(state()) ? Record::packType(state()) : "act";
}

template <GameState S, template <typename> typename Kept>
std::optional<Problem> Replay<S, Kept>::take(const Json& line, std::string_view type)
{
    if (type != due())
        return Problem { Wrong::LineOutOfOrder, { shown(type), shown(due()) },
            S::info().clauses.lines };
    if (scoreDue_) return takeScore(line);
    if (isOver(state())) return takeEnd(line);
    return awaitsPack(state()) ? takePack(line) : takeAct(line);
}

template <GameState S, template <typename> typename Kept>
std::optional<Problem> Replay<S, Kept>::takePack(const Json& line)
{
    const auto pack = packField(line, wholePack(state()), S::info().clauses.lines);
    if (!pack) return pack.error();
    const S before = state();
    match_.takePack(*pack);
    const auto clauseOf
        = [&before](std::string_view key) { return Record::packClause(before, key); };
    return fieldProblem(Record::packFields(state()), line, clauseOf);
}

template <GameState S, template <typename> typename Kept>
std::optional<Problem> Replay<S, Kept>::takeAct(const Json& line)
{
    const auto number
        = integerField(line, "seat", 0, players(state()) - 1, S::info().clauses.lines);
    if (!number) return number.error();
    const auto text = textField(line, "action", S::info().clauses.action);
    if (!text) return text.error();
    const Seat seat = seatAt(*number);
    const auto action = legalActionFromText(state(), seat, *text);
    if (!action) return whyRefused(seat, *text);
    if (auto wrong = legalIsWrong(line)) return wrong;
    const bool played = match_.play(seat, *action);
    assert(played);
    static_cast<void>(played);
    scoreDue_ = isCounted(state().table);
    return std::nullopt;
}

template <GameState S, template <typename> typename Kept>
std::optional<Problem> Replay<S, Kept>::takeScore(const Json& line)
{
    scoreDue_ = false;
    return fieldProblem(
        Record::scoreFields(state()), line, [](auto) { return S::info().clauses.score; });
}

template <GameState S, template <typename> typename Kept>
std::optional<Problem> Replay<S, Kept>::takeEnd(const Json& line)
{
    ended_ = true;
    return fieldProblem(
        Record::endFields(state()), line, [](auto) { return S::info().clauses.end; });
}

template <GameState S, template <typename> typename Kept>
Problem Replay<S, Kept>::whyRefused(Seat seat, const std::string& text) const
{
    const auto action = Record::parseAnyAction(text);
    if (!action) return { Wrong::NoAction, { shown(text) }, S::info().clauses.action };
    const auto clause = whyNot(state(), seat, *action);
    const auto turn = Record::turnOf(state(), *action);
    if (turn && *turn != seat)
        return { Wrong::OutOfTurn, { jsonOf(seat), shown(text), jsonOf(*turn) }, clause };
    return { Wrong::Illegal, { jsonOf(seat), shown(text) }, clause };
}

template <GameState S, template <typename> typename Kept>
std::optional<Problem> Replay<S, Kept>::legalIsWrong(const Json& line) const
{
    if (line.find("legal") == nullptr) return std::nullopt;
    std::vector<std::vector<std::string>> actions;
    for (const Seat seat : SeatSet::firstOf(players(state())))
        actions.push_back(legalTexts(state(), seat));
    return legalProblem(actions, line, S::info().clauses.legal);
}

}
