#include "core/lesson/check.h"

#include "core/lesson/facts.h"
#include "core/lesson/game_lessons.h"
#include "core/lesson/script.h"
#include "core/lesson/words_check.h"

#include <algorithm>

namespace weli::lesson {

namespace {

    constexpr int mostWays = 64; // through one lesson

    std::string quoted(std::string_view text) { return '"' + std::string(text) + '"'; }

    std::string nameOf(Part part) { return quoted(partCodes[static_cast<std::size_t>(part)]); }

    /// To which a thing belongs that can be pointed at.
    std::optional<Part> partOf(Spot spot)
    {
        switch (spot) {
        case Spot::Plate: return Part::Figures;
        case Spot::Cell: return Part::Ladder;
        case Spot::Bowl: return Part::Bowl;
        case Spot::Order: return Part::Order;
        case Spot::Slate: return Part::Slate;
        default: return std::nullopt;
        }
    }

    /// Goes all accepted ways through a lesson.
    template <GameState S> class Checker {
    public:
        using Action = typename S::Action;

        Checker(const Lesson& lesson, const Timeline<S>& way, std::vector<WordsCheck>& words)
            : lesson_(lesson)
            , way_(way)
            , words_(words)
        {
        }
        std::vector<Fault> faults() &&
        {
            checkSteps();
            walk(opened(way_), 0, {});
            return std::move(faults_);
        }

    private:
        void add(const Step& step, const std::string& what);
        void checkSteps();
        void checkPlace(std::size_t number);
        void checkParts(std::size_t number);
        void walk(Timeline<S> match, std::size_t number, Swaps swaps);
        bool followTo(Timeline<S>& match, std::size_t length, const Step& step, const Swaps& swaps);
        void branch(const Timeline<S>& match, std::size_t number, const Swaps& swaps);
        void checkPointer(const S& state, std::size_t number, const Pointer& pointer);
        void checkClaims(const S& state, const Step& step);
        void checkTask(const Timeline<S>& match, const Step& step, const Swaps& swaps);
        void checkDo(const Timeline<S>& match, const Step& step, const Swaps& swaps);
        void checkWait(const S& state, const Step& step, const std::optional<Action>& next);
        void checkAsk(const S& state, const Step& step);
        void meet(const Step& step, const std::vector<OtherTry>& tries)
        {
            for (WordsCheck& words : words_) words.meet(step, tries);
        }
        [[nodiscard]] bool isSeen(const S& state, const Step& step, Card card) const;
        static std::string textOf(const AnyAction& action)
        {
            return toText(std::get<Action>(action));
        }

        const Lesson& lesson_;
        const Timeline<S>& way_;
        std::vector<WordsCheck>& words_;
        std::vector<Fault> faults_;
        int ways_ = 0;
    };

    template <GameState S> void Checker<S>::add(const Step& step, const std::string& what)
    {
        Fault fault { std::string(lessonFile), step.line,
            "the step " + quoted(step.name) + ": " + what };
        if (std::find(faults_.begin(), faults_.end(), fault) == faults_.end())
            faults_.push_back(std::move(fault));
    }

    template <GameState S> void Checker<S>::checkSteps()
    {
        const std::vector<Step>& steps = lesson_.steps;
        if (steps.size() > mostSteps)
            add(steps[mostSteps], "there are more than " + std::to_string(mostSteps) + " steps");
        const auto tasks = std::count_if(steps.begin(), steps.end(),
            [](const Step& step) { return !std::holds_alternative<Tell>(step.task); });
        if (static_cast<std::size_t>(tasks) < fewestTasks)
            add(steps.back(),
                "in fewer than " + std::to_string(fewestTasks)
                    + " steps of the lesson is something to do");
        for (const Part part : lesson_.hides)
            if (!GameLesson<S>::has(part))
                add(steps.front(), "the table of this game has no " + nameOf(part) + " to hide");
        for (std::size_t number = 0; number < steps.size(); ++number) {
            checkPlace(number);
            checkParts(number);
        }
    }

    /// Shown can only be what was hidden until then.
    template <GameState S> void Checker<S>::checkParts(std::size_t number)
    {
        const Step& step = lesson_.steps[number];
        for (const Part part : step.shows) {
            const bool isFirst = number == 0; // then it need not be hidden at all
            if (isFirst || !isHidden(lesson_, number - 1, part))
                add(step, nameOf(part) + " is not hidden before");
        }
    }

    template <GameState S> void Checker<S>::checkPlace(std::size_t number)
    {
        const Step& step = lesson_.steps[number];
        const bool isLast = number + 1 == lesson_.steps.size();
        if (std::holds_alternative<PlayOn>(step.task) && !isLast)
            add(step, "only the last step can be of the kind play");
        if (std::holds_alternative<Do>(step.task) && !isLast
            && lesson_.steps[number + 1].at == step.at)
            add(step, "its act must stand before the next step");
        for (const Clause clause : step.teaches)
            if (clause.game != S::info().clauses.lines.game)
                add(step, toText(clause) + " is a clause of another game");
    }

    template <GameState S> void Checker<S>::walk(Timeline<S> match, std::size_t number, Swaps swaps)
    {
        if (number == lesson_.steps.size()) {
            const Step& last = lesson_.steps.back();
            const bool playsOn = std::holds_alternative<PlayOn>(last.task);
            if (!playsOn) followTo(match, way_.length(), last, swaps);
            if (++ways_ == mostWays + 1)
                add(last, "there are more than " + std::to_string(mostWays) + " ways through it");
            return;
        }
        const Step& step = lesson_.steps[number];
        if (ways_ > mostWays || !followTo(match, step.at, step, swaps)) return;
        for (const Pointer& pointer : step.points) checkPointer(match.state(), number, pointer);
        checkClaims(match.state(), step);
        checkTask(match, step, swaps);
        if (std::holds_alternative<Do>(step.task)) branch(match, number, swaps);
        walk(std::move(match), number + 1, std::move(swaps));
    }

    template <GameState S>
    bool Checker<S>::followTo(
        Timeline<S>& match, std::size_t length, const Step& step, const Swaps& swaps)
    {
        while (match.length() < length) {
            if (follow(match, way_, lesson_.seat, swaps)) continue;
            std::string what = "it cannot be reached";
            for (const Swap& swap : swaps)
                what += " after " + quoted(textOf(swap.done)) + " instead of "
                    + quoted(textOf(swap.of));
            add(step, what);
            return false;
        }
        return true;
    }

    /// The acts that are as good as that of the way.
    template <GameState S>
    void Checker<S>::branch(const Timeline<S>& match, std::size_t number, const Swaps& swaps)
    {
        const auto next = nextOf(match, way_, lesson_.seat, swaps);
        if (!next) return;
        for (const std::string& text : std::get<Do>(lesson_.steps[number].task).instead) {
            const auto action = legalActionFromText(match.state(), lesson_.seat, text);
            if (!action || *action == *next) continue;
            Timeline<S> other = match;
            Swaps more = swaps;
            more.push_back({ *action, *next });
            if (other.play(lesson_.seat, *action))
                walk(std::move(other), number + 1, std::move(more));
        }
    }

    template <GameState S>
    bool Checker<S>::isSeen(const S& state, const Step& step, Card card) const
    {
        if (GameLesson<S>::isSeen(state, lesson_.seat, card)) return true;
        for (const Seat seat : SeatSet::firstOf(players(state)))
            if (step.open && GameLesson<S>::isSeen(state, seat, card)) return true;
        return false;
    }

    template <GameState S>
    void Checker<S>::checkPointer(const S& state, std::size_t number, const Pointer& pointer)
    {
        const Step& step = lesson_.steps[number];
        const std::string name = quoted(toText(pointer));
        const auto part = partOf(pointer.spot);
        if (part && isHidden(lesson_, number, *part)) return add(step, name + " is hidden");
        const auto* code = std::get_if<std::string>(&pointer.which);
        if (!GameLesson<S>::has(pointer.spot, code != nullptr ? *code : std::string_view()))
            return add(step, "the table of this game has no " + name);
        const auto* seat = std::get_if<Seat>(&pointer.which);
        if (seat != nullptr && seat->index >= players(state))
            return add(step, name + " is nobody's");
        const auto* card = std::get_if<Card>(&pointer.which);
        if (card != nullptr && !isSeen(state, step, *card))
            return add(step, name + " is not to be seen");
        if (pointer.spot == Spot::Answer && !legalActionFromText(state, lesson_.seat, *code))
            add(step, name + " is not open to the learner");
    }

    template <GameState S> void Checker<S>::checkClaims(const S& state, const Step& step)
    {
        for (const Claim& claim : step.claims) {
            const auto fact = factOf(AnyState(state), lesson_.seat, claim.question);
            if (!fact)
                add(step, fact.error());
            else if (fact->text != claim.value)
                add(step, quoted(claim.question) + " is " + fact->text + ", not " + claim.value);
        }
    }

    template <GameState S>
    void Checker<S>::checkTask(const Timeline<S>& match, const Step& step, const Swaps& swaps)
    {
        const auto next = nextOf(match, way_, lesson_.seat, swaps);
        if (std::holds_alternative<Do>(step.task)) checkDo(match, step, swaps);
        if (std::holds_alternative<Wait>(step.task)) checkWait(match.state(), step, next);
        if (std::holds_alternative<Ask>(step.task)) checkAsk(match.state(), step);
        if (std::holds_alternative<PlayOn>(step.task) && isOver(match.state()))
            add(step, "the match is over");
    }

    /// A card may be covered by the reply for all others.
    template <typename Action> OtherTry tried(const Action& action, bool isAccepted)
    {
        return { toText(action), isAccepted, cardOf(action).has_value() };
    }

    template <GameState S>
    void Checker<S>::checkDo(const Timeline<S>& match, const Step& step, const Swaps& swaps)
    {
        const auto next = nextOf(match, way_, lesson_.seat, swaps);
        if (!next) return add(step, "the next line is no act of the learner");
        const std::vector<std::string>& instead = std::get<Do>(step.task).instead;
        for (const std::string& text : instead) {
            if (text == toText(*next)) add(step, quoted(text) + " is the act of the next line");
            if (!legalActionFromText(match.state(), lesson_.seat, text))
                add(step, quoted(text) + " is not open to the learner");
        }
        std::vector<OtherTry> tries;
        for (const Action& action : legalActions(match.state(), lesson_.seat)) {
            const bool isAccepted
                = std::find(instead.begin(), instead.end(), toText(action)) != instead.end();
            if (!(action == *next)) tries.push_back(tried(action, isAccepted));
        }
        meet(step, tries);
    }

    template <GameState S>
    void Checker<S>::checkWait(const S& state, const Step& step, const std::optional<Action>& next)
    {
        if (next) add(step, "the next line is an act of the learner: nothing goes on without it");
        std::vector<OtherTry> tries;
        for (const Action& action : legalActions(state, lesson_.seat))
            tries.push_back(tried(action, false));
        if (tries.empty()) add(step, "the learner can do nothing: it is a step of the kind tell");
        meet(step, tries);
    }

    template <GameState S> void Checker<S>::checkAsk(const S& state, const Step& step)
    {
        const Ask& ask = std::get<Ask>(step.task);
        const auto fact = factOf(AnyState(state), lesson_.seat, ask.question);
        if (!fact) return add(step, fact.error());
        const auto choices = choicesOf(AnyState(state), lesson_.seat, ask);
        if (choices.size() < 2)
            return add(step, "there are no choices for " + quoted(ask.question));
        if (std::find(choices.begin(), choices.end(), fact->text) == choices.end())
            add(step, "the right answer " + quoted(fact->text) + " is not among the choices");
        std::vector<OtherTry> tries;
        for (const std::string& choice : choices)
            if (choice != fact->text) tries.push_back({ choice, false, false });
        meet(step, tries);
    }

}

const Words* wordsIn(std::span<const WordsIn> words, std::string_view language)
{
    const auto found = std::find_if(words.begin(), words.end(),
        [language](const WordsIn& one) { return one.language == language; });
    return found == words.end() ? nullptr : &found->words;
}

std::vector<Fault> faultsOf(
    const Lesson& lesson, std::span<const WordsIn> words, std::span<const std::string> languages)
{
    std::vector<WordsCheck> checks;
    checks.reserve(words.size());
    for (const WordsIn& one : words) checks.emplace_back(lesson, one);
    std::vector<Fault> faults = std::visit(
        [&]<GameState S>(
            const Timeline<S>& way) { return Checker<S>(lesson, way, checks).faults(); },
        lesson.match);
    for (const std::string& language : languages)
        if (wordsIn(words, language) == nullptr)
            faults.push_back({ wordsFile(language), 0, "is missing" });
    for (WordsCheck& check : checks)
        for (Fault& fault : std::move(check).faults()) faults.push_back(std::move(fault));
    return faults;
}

}
