#include "core/lesson/facts.h"

#include "core/lesson/game_lessons.h"
#include "core/lesson/text.h"

#include <algorithm>

namespace weli::lesson {

namespace {

    template <GameState S> bool isLegal(const S& state, Seat seat, std::string_view act)
    {
        return legalActionFromText(state, seat, act).has_value();
    }

    /// The facts of every game.
    template <GameState S>
    constexpr std::array commonFacts {
        FactRow<S> { "turn", Takes::Nothing,
            [](const S& state, const About& /*about*/) -> std::optional<Fact> {
                return seatFact(seatAwaited(state.table));
            } },
        FactRow<S> { "may", Takes::Act,
            [](const S& state, const About& about) -> std::optional<Fact> {
                return yesNo(isLegal(state, about.learner, about.code));
            } },
        FactRow<S> { "holds", Takes::SeatAndCard,
            [](const S& state, const About& about) -> std::optional<Fact> {
                return yesNo(GameLesson<S>::hand(state, about.seat).contains(about.card));
            } },
        FactRow<S> { "total", Takes::Seat,
            [](const S& state, const About& about) -> std::optional<Fact> {
                return number(points(state)[about.seat]);
            } },
        FactRow<S> { "counted", Takes::Nothing,
            [](const S& state, const About& /*about*/) -> std::optional<Fact> {
                return yesNo(isCounted(state.table));
            } },
        FactRow<S> { "over", Takes::Nothing,
            [](const S& state, const About& /*about*/) -> std::optional<Fact> {
                return yesNo(isOver(state));
            } },
    };

    template <GameState S> bool isCode(std::string_view word)
    {
        const auto codes = GameLesson<S>::codes();
        return std::find(codes.begin(), codes.end(), word) != codes.end();
    }

    /// Reads what a question names after its fact.
    template <GameState S> class AboutReader {
    public:
        AboutReader(const S& state, Seat learner)
            : state_(state)
            , about_ { learner }
        {
        }
        std::optional<About> read(Takes takes, std::string_view words)
        {
            const auto [first, second] = firstWord(words);
            return isRead(takes, words, first, second) ? std::optional(about_) : std::nullopt;
        }

    private:
        bool isRead(
            Takes takes, std::string_view all, std::string_view first, std::string_view second)
        {
            switch (takes) {
            case Takes::Nothing: return all.empty();
            case Takes::Seat: return seat(all);
            case Takes::Card: return card(all);
            case Takes::SeatAndCard: return seat(first) && card(second);
            case Takes::Code: return code(all, about_.code);
            case Takes::SeatAndCode: return seat(first) && code(second, about_.code);
            case Takes::TwoCodes: return code(first, about_.code) && code(second, about_.other);
            case Takes::Act: about_.code = all; return !all.empty();
            }
            return false;
        }
        bool seat(std::string_view word)
        {
            const auto seat = seatFromText(word);
            if (!seat || seat->index >= players(state_)) return false;
            about_.seat = *seat;
            return true;
        }
        bool card(std::string_view word)
        {
            const auto card = cardFromText(word);
            if (card) about_.card = *card;
            return card.has_value();
        }
        static bool code(std::string_view word, std::string_view& place)
        {
            place = word;
            return isCode<S>(word);
        }

        const S& state_;
        About about_;
    };

    template <GameState S> const FactRow<S>* rowOf(std::string_view name)
    {
        for (const FactRow<S>& row : commonFacts<S>)
            if (row.name == name) return &row;
        for (const FactRow<S>& row : GameLesson<S>::facts())
            if (row.name == name) return &row;
        return nullptr;
    }

    std::string quoted(std::string_view text) { return '"' + std::string(text) + '"'; }

    template <GameState S>
    tl::expected<Fact, std::string> factIn(const S& state, Seat learner, std::string_view question)
    {
        const auto [name, words] = firstWord(question);
        const FactRow<S>* row = rowOf<S>(name);
        if (row == nullptr) return tl::unexpected("there is no fact " + quoted(name));
        const auto about = AboutReader<S>(state, learner).read(row->takes, words);
        if (!about) return tl::unexpected(quoted(question) + " does not name what it must");
        const auto fact = row->of(state, *about);
        if (!fact) return tl::unexpected(quoted(question) + " has no answer here");
        return *fact;
    }

    /// All that a question can name but cards.
    template <GameState S>
    std::vector<std::string> namesFor(const S& state, Seat learner, Takes takes)
    {
        std::vector<std::string> seats;
        for (const Seat seat : SeatSet::firstOf(players(state)))
            seats.push_back(std::to_string(seat.index));
        std::vector<std::string> codes(
            GameLesson<S>::codes().begin(), GameLesson<S>::codes().end());
        std::vector<std::string> names;
        switch (takes) {
        case Takes::Nothing: return { "" };
        case Takes::Seat: return seats;
        case Takes::Code: return codes;
        case Takes::SeatAndCode:
            for (const std::string& seat : seats)
                for (const std::string& code : codes)
                    names.emplace_back(seat).append(" ").append(code);
            return names;
        case Takes::Act:
            for (const auto& action : legalActions(state, learner)) names.push_back(toText(action));
            return names;
        default: return names;
        }
    }

    template <GameState S> class Lister {
    public:
        Lister(const S& state, Seat learner)
            : state_(state)
            , learner_(learner)
        {
        }
        void add(const FactRow<S>& row)
        {
            for (const std::string& name : namesFor(state_, learner_, row.takes)) {
                std::string question(row.name);
                if (!name.empty()) question += ' ' + name;
                if (auto fact = factIn(state_, learner_, question))
                    all_.push_back({ std::move(question), std::move(*fact) });
            }
        }
        [[nodiscard]] std::vector<Asked> all() && { return std::move(all_); }

    private:
        const S& state_;
        Seat learner_;
        std::vector<Asked> all_;
    };

}

tl::expected<Fact, std::string> factOf(
    const AnyState& state, Seat learner, std::string_view question)
{
    return std::visit([&](const auto& game) { return factIn(game, learner, question); }, state);
}

std::vector<Asked> factsOf(const AnyState& state, Seat learner)
{
    return std::visit(
        [&]<GameState S>(const S& game) {
            Lister<S> lister(game, learner);
            for (const FactRow<S>& row : commonFacts<S>) lister.add(row);
            for (const FactRow<S>& row : GameLesson<S>::facts()) lister.add(row);
            return std::move(lister).all();
        },
        state);
}

std::vector<std::string> choicesOf(const AnyState& state, Seat learner, const Ask& ask)
{
    const auto fact = factOf(state, learner, ask.question);
    if (!fact || !ask.choices.empty()) return ask.choices;
    std::vector<std::string> choices;
    const int seats = std::visit([](const auto& game) { return players(game); }, state);
    if (fact->kind == Kind::YesNo) choices = { "yes", "no" };
    if (fact->kind == Kind::Suit)
        for (const Suit suit : suits) choices.emplace_back(1, letter(suit));
    if (fact->kind == Kind::Seat)
        for (int seat = 0; seat < seats; ++seat) choices.push_back(std::to_string(seat));
    return choices;
}

}
