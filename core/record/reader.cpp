#include "core/record/bieten_record.h"
#include "core/record/fields.h"
#include "core/record/trace.h"

#include <cassert>
#include <istream>

namespace weli {

namespace {

    constexpr std::size_t longestLine = std::size_t { 1 } << 20U;

    using Wrong = std::optional<Problem>;

    tl::unexpected<Problem> passOn(const Problem& problem)
    {
        return tl::unexpected<Problem>(problem);
    }

    /// The lines of a stream, one at a time.
    class Lines {
    public:
        explicit Lines(std::istream& in)
            : in_(in)
        {
        }

        /// The next line; nothing at the end.
        Result<std::optional<Json>> next()
        {
            ++number_;
            const bool any = fill();
            if (in_.bad()) return problem("the file cannot be read");
            if (!any) return std::optional<Json>();
            if (line_.size() > longestLine)
                return problem("longer than " + std::to_string(longestLine) + " characters");
            return parseObject(line_);
        }
        /// The number of the line asked for last, from 1.
        [[nodiscard]] std::size_t number() const { return number_; }

    private:
        /// Fills line_ up to the next newline, but not far beyond the longest that is read. False
        /// at the end.
        bool fill();

        std::istream& in_;
        std::array<char, 8192> piece_ {};
        std::string line_;
        std::size_t number_ = 0;
    };

    bool Lines::fill()
    {
        line_.clear();
        bool pieceIsFull = true;
        while (pieceIsFull && line_.size() <= longestLine) {
            in_.clear(in_.rdstate() & ~std::ios::failbit);
            in_.getline(piece_.data(), piece_.size());
            const auto taken = static_cast<std::size_t>(in_.gcount());
            if (in_.eof() && taken == 0) return !line_.empty();
            pieceIsFull = in_.fail() && !in_.eof() && !in_.bad();
            const bool newline = in_.good();
            line_.append(piece_.data(), newline ? taken - 1 : taken);
        }
        return true;
    }

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
        Wrong take(const Json& line, std::string_view type);
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
        Wrong takePack(const Json& line);
        Wrong takeAct(const Json& line);
        Wrong takeScore(const Json& line);
        Wrong takeEnd(const Json& line);
        [[nodiscard]] Problem whyRefused(Seat seat, const std::string& text) const;
        [[nodiscard]] Wrong legalIsWrong(const Json& line) const;

        S opening_;
        S state_;
        std::optional<Event> event_;
        bool scoreDue_ = false;
        bool ended_ = false;
    };

    template <GameState S> Result<Replay<S>> Replay<S>::openedBy(const Json& line)
    {
        const auto format = integerField(line, "format", 1, 1);
        if (!format) return passOn(format.error());
        const auto players = integerField(
            line, "players", Record::fewestPlayers, Record::mostPlayers, Record::playersClause);
        if (!players) return passOn(players.error());
        const auto dealer
            = integerField(line, "first_dealer", 0, *players - 1, Record::linesClause);
        if (!dealer) return passOn(dealer.error());
        const auto rules = rulesField(line, Record::options(), Record::rulesClause);
        if (!rules) return passOn(rules.error());
        if (const auto wrong = Record::problemOf(*rules)) return passOn(*wrong);
        return Replay(start(*rules, *players, seatAt(*dealer)));
    }

    template <GameState S> std::string_view Replay<S>::due() const
    {
        if (scoreDue_) return "score";
        if (isOver(state_)) return "end";
        return awaitsPack(state_) ? Record::packType(state_) : "act";
    }

    template <GameState S> Wrong Replay<S>::take(const Json& line, std::string_view type)
    {
        event_.reset();
        if (type != due())
            return Problem { "a line of type " + shown(type) + " where " + shown(due()) + " is due",
                Record::linesClause };
        if (scoreDue_) return takeScore(line);
        if (isOver(state_)) return takeEnd(line);
        return awaitsPack(state_) ? takePack(line) : takeAct(line);
    }

    template <GameState S> Wrong Replay<S>::takePack(const Json& line)
    {
        const auto pack = packField(line, wholePack(state_), Record::linesClause);
        if (!pack) return pack.error();
        const S now = withPack(state_, *pack);
        const auto clauseOf
            = [this](std::string_view key) { return Record::packClause(state_, key); };
        if (auto wrong = fieldProblem(Record::packFields(now), line, clauseOf)) return wrong;
        state_ = now;
        event_ = *pack;
        return std::nullopt;
    }

    template <GameState S> Wrong Replay<S>::takeAct(const Json& line)
    {
        const auto number = integerField(line, "seat", 0, players(state_) - 1, Record::linesClause);
        if (!number) return number.error();
        const auto text = textField(line, "action", Record::actionClause);
        if (!text) return text.error();
        const Seat seat = seatAt(*number);
        const auto action = legalActionFromText(state_, seat, *text);
        if (!action) return whyRefused(seat, *text);
        if (auto wrong = legalIsWrong(line)) return wrong;
        state_ = after(state_, seat, *action);
        scoreDue_ = Record::isCounted(state_);
        event_ = typename Match<S>::Acted { seat, *action };
        return std::nullopt;
    }

    template <GameState S> Wrong Replay<S>::takeScore(const Json& line)
    {
        scoreDue_ = false;
        return fieldProblem(
            Record::scoreFields(state_), line, [](auto) { return Record::scoreClause; });
    }

    template <GameState S> Wrong Replay<S>::takeEnd(const Json& line)
    {
        ended_ = true;
        return fieldProblem(
            Record::endFields(state_), line, [](auto) { return Record::endClause; });
    }

    template <GameState S> Problem Replay<S>::whyRefused(Seat seat, const std::string& text) const
    {
        const auto action = Record::conceivable(text);
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

    template <GameState S> Wrong Replay<S>::legalIsWrong(const Json& line) const
    {
        if (line.find("legal") == nullptr) return std::nullopt;
        std::vector<std::vector<std::string>> actions;
        for (const Seat seat : SeatSet::firstOf(players(state_)))
            actions.push_back(legalTexts(state_, seat));
        return legalProblem(actions, line, Record::legalClause);
    }

    template <typename AnyState> struct ReplaysOf;
    template <typename... S> struct ReplaysOf<std::variant<S...>> {
        using Any = std::variant<Replay<S>...>;
    };
    using AnyReplay = ReplaysOf<AnyState>::Any;

    template <typename... S>
    Result<AnyReplay> opened(const std::string& game, const Json& line, const std::variant<S...>&)
    {
        Result<AnyReplay> replay = problem("there is no game " + shown(game));
        const auto tryGame = [&]<typename T>(std::type_identity<T>) {
            if (game != GameRecord<T>::name) return;
            const auto one = Replay<T>::openedBy(line);
            if (one)
                replay = AnyReplay(*one);
            else
                replay = passOn(one.error());
        };
        (tryGame(std::type_identity<S> {}), ...);
        return replay;
    }

    /// Takes the lines of one or several matches.
    class Reader {
    public:
        Wrong take(const Json& line);
        [[nodiscard]] bool between() const { return !replay_ || ended(); }
        [[nodiscard]] std::string_view due() const;
        /// The clause that orders the lines of the match; there must be one.
        [[nodiscard]] Clause linesClause() const
        {
            return std::visit([](const auto& replay) { return replay.linesClause(); }, *replay_);
        }
        [[nodiscard]] const std::optional<AnyReplay>& replay() const { return replay_; }
        [[nodiscard]] const Tally& tally() const { return tally_; }

    private:
        [[nodiscard]] bool ended() const
        {
            return std::visit([](const auto& replay) { return replay.ended(); }, *replay_);
        }
        Wrong open(const Json& line, const std::string& type);

        std::optional<AnyReplay> replay_;
        Tally tally_;
    };

    std::string_view Reader::due() const
    {
        if (between()) return "match";
        return std::visit([](const auto& replay) { return replay.due(); }, *replay_);
    }

    Wrong Reader::open(const Json& line, const std::string& type)
    {
        if (type != "match")
            return Problem { "a line of type " + shown(type) + " where \"match\" is due", {} };
        const auto game = textField(line, "game");
        if (!game) return game.error();
        auto replay = opened(*game, line, AnyState {});
        if (!replay) return replay.error();
        replay_ = std::move(*replay);
        return std::nullopt;
    }

    Wrong Reader::take(const Json& line)
    {
        const auto type = textField(line, "type");
        if (!type) return type.error();
        if (between()) return open(line, *type);
        return std::visit(
            [&](auto& replay) -> Wrong {
                if (auto wrong = replay.take(line, *type)) return wrong;
                if (replay.ended()) ++tally_.matches;
                if (replay.event())
                    ++(replay.event()->index() == 0 ? tally_.deals : tally_.actions);
                return std::nullopt;
            },
            *replay_);
    }

    /// Why the trace cannot end here. Where it may stop anywhere there must be a match at least.
    Wrong stopsTooEarly(const Reader& reader, bool mayStop)
    {
        if (!reader.replay()) return Problem { "there is no match", {} };
        if (mayStop || reader.between()) return std::nullopt;
        return Problem { "the file stops where a line of type " + shown(reader.due()) + " is due",
            reader.linesClause() };
    }

    /// Gives every line to `take`; at the end asks `finish`.
    template <typename Take, typename Finish>
    std::optional<TraceProblem> eachLine(std::istream& in, Take take, Finish finish)
    {
        Lines lines(in);
        for (;;) {
            const auto line = lines.next();
            if (!line) return TraceProblem { lines.number(), line.error() };
            if (const Wrong wrong = *line ? take(**line) : finish())
                return TraceProblem { lines.number(), *wrong };
            if (!*line) return std::nullopt;
        }
    }

    /// The match so far, kept while its lines are read.
    class Keeper {
    public:
        Wrong take(const Json& line);
        [[nodiscard]] const Reader& reader() const { return reader_; }
        [[nodiscard]] const AnyMatch& match() const { return *match_; }

    private:
        template <GameState S> void keep(const Replay<S>& replay);

        Reader reader_;
        std::optional<AnyMatch> match_;
    };

    template <GameState S> void Keeper::keep(const Replay<S>& replay)
    {
        if (!match_) {
            const S& opening = replay.opening();
            match_ = Match<S>(GameRecord<S>::rules(opening), players(opening),
                GameRecord<S>::firstDealer(opening));
            return;
        }
        if (!replay.event()) return;
        auto& match = std::get<Match<S>>(*match_);
        if (const auto* pack = std::get_if<Pack>(&*replay.event())) return match.takePack(*pack);
        const auto& acted = std::get<typename Match<S>::Acted>(*replay.event());
        const bool played = match.play(acted.seat, acted.action);
        assert(played);
        static_cast<void>(played);
    }

    Wrong Keeper::take(const Json& line)
    {
        if (match_ && reader_.between())
            return Problem { "a line after the end of the match", reader_.linesClause() };
        if (auto wrong = reader_.take(line)) return wrong;
        std::visit([this](const auto& replay) { keep(replay); }, *reader_.replay());
        return std::nullopt;
    }

}

std::string toText(const TraceProblem& problem, std::string_view file)
{
    std::string text
        = std::string(file) + ':' + std::to_string(problem.line) + ": " + problem.problem.what;
    if (problem.problem.clause) text += " (" + toText(*problem.problem.clause) + ')';
    return text;
}

TraceResult<AnyMatch> readMatch(std::istream& in)
{
    Keeper keeper;
    const auto wrong = eachLine(
        in, [&](const Json& line) { return keeper.take(line); },
        [&] { return stopsTooEarly(keeper.reader(), true); });
    if (wrong) return tl::unexpected<TraceProblem>(*wrong);
    return keeper.match();
}

TraceResult<Tally> checkTrace(std::istream& in)
{
    Reader reader;
    const auto wrong = eachLine(
        in, [&](const Json& line) { return reader.take(line); },
        [&] { return stopsTooEarly(reader, false); });
    if (wrong) return tl::unexpected<TraceProblem>(*wrong);
    return reader.tally();
}

}
