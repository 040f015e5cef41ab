#include "app/cli/advise.h"

#include "app/cli/exit_code.h"
#include "app/cli/printable.h"
#include "app/cli/spoken.h"
#include "app/cli/usage.h"
#include "core/bots/bots.h"
#include "core/bots/minds.h"
#include "core/game/turn.h"
#include "core/matches.h"
#include "core/outlook/advice.h"
#include "ui/words/every_reason.h"
#include "ui/words/languages.h"
#include "ui/words/reason_words.h"

#include <algorithm>
#include <iostream>
#include <iterator>

namespace weli::cli {

namespace {

    int wrong(const std::string& what, int code)
    {
        std::cerr << "weli-cli advise: " << what << '\n';
        return code;
    }

    /// What is asked: a seat in a position.
    template <GameState S> struct Question {
        S state;
        Seat seat;
        int events = 0;
    };

    /// The position that is named.
    template <GameState S>
    Understood<Question<S>> questionAt(
        const Timeline<S>& match, int events, std::optional<Seat> wanted)
    {
        const auto length = static_cast<int>(match.length());
        if (events < 0 || events > length)
            return wrongUsage("--at " + std::to_string(events) + ": the trace has "
                + std::to_string(length) + " packs and acts");
        const S state = match.at(static_cast<std::size_t>(events));
        const auto seat = wanted ? wanted : seatAwaited(state.table);
        const std::string place = "after " + std::to_string(events) + " packs and acts ";
        if (!seat) return wrongUsage(place + "no seat has a choice");
        if (legalActions(state, *seat).empty())
            return wrongUsage(place + "seat " + std::to_string(seat->index) + " has no choice");
        return Question<S> { state, *seat, events };
    }

    /// The last position in which there is a choice.
    template <GameState S>
    Understood<Question<S>> lastQuestion(const Timeline<S>& match, std::optional<Seat> wanted)
    {
        for (std::size_t events = match.length() + 1; events-- > 0;) {
            const S state = match.at(events);
            const auto seat = wanted ? wanted : seatAwaited(state.table);
            if (seat && hasChoice(state, *seat))
                return Question<S> { state, *seat, static_cast<int>(events) };
        }
        return wrongUsage("no seat ever has a choice there");
    }

    template <GameState S>
    Understood<Question<S>> questionIn(const Timeline<S>& match, const AdviseWords& words)
    {
        std::optional<Seat> wanted;
        if (words.seat) {
            if (*words.seat < 0 || *words.seat >= players(match.state()))
                return wrongUsage("--seat " + std::to_string(*words.seat) + ": no such seat");
            wanted = seatAt(*words.seat);
        }
        if (words.at) return questionAt(match, *words.at, wanted);
        return lastQuestion(match, wanted);
    }

    /// What the seat did there, if it is known.
    template <GameState S>
    std::optional<typename S::Action> doneAt(const Timeline<S>& match, const Question<S>& question)
    {
        const auto place = static_cast<std::size_t>(question.events);
        if (place >= match.length()) return std::nullopt;
        const auto& event = match.event(place);
        const auto* const acted = std::get_if<typename Timeline<S>::Acted>(&event);
        if (acted == nullptr || acted->seat != question.seat) return std::nullopt;
        return acted->action;
    }

    /// The best of them, and what was done.
    template <typename Evaluation, typename Action>
    std::vector<Evaluation> worthTelling(
        const std::vector<Evaluation>& weighed, const std::optional<Action>& done)
    {
        constexpr std::size_t many = 12; // of which all are told
        constexpr std::size_t few = 6;
        if (weighed.size() <= many) return weighed;
        std::vector<Evaluation> told(weighed.begin(), weighed.begin() + few);
        std::copy_if(weighed.begin() + few, weighed.end(), std::back_inserter(told),
            [&done](const Evaluation& one) { return done && one.action == done; });
        return told;
    }

    template <typename Evaluation>
    void printTable(const bots::Decision<Evaluation>& decision, const std::vector<Evaluation>& told,
        CardWords cards, int seats)
    {
        QStringList names;
        for (int seat = 0; seat < seats; ++seat) names << words::seatName(seat);
        qsizetype width = 0;
        for (const Evaluation& one : told)
            width = std::max(width, words::actOf(one.action, cards, names).size());
        for (const Evaluation& one : told) {
            print(words::actOf(one.action, cards, names).leftJustified(width + 2)
                + words::valueOf(one));
            for (const QString& reason : words::reasonsIn(decision, one, cards, names))
                print("    " + reason);
        }
    }

    std::vector<std::string> reasonsIn(const AnyEvaluation& evaluation)
    {
        std::vector<std::string> reasons;
        const auto list = [](const auto& one) { return words::reasonsOf(one, CardWords {}); };
        for (const QString& reason : std::visit(list, evaluation))
            reasons.push_back(reason.toStdString());
        return reasons;
    }

    template <GameState S>
    int adviseIn(
        const Timeline<S>& match, const AdviseWords& words, const std::optional<bots::Mind>& mind)
    {
        const auto question = questionIn(match, words);
        if (!question) return wrong(question.error(), exitUsage);
        bots::Budget budget;
        budget.worlds = words.worlds;
        const auto observation = observe(question->state, question->seat);
        const auto decision = mind ? decide(observation, *mind, budget, outlook::usualDice)
                                   : outlook::adviceOf(observation, outlook::usualDice);
        print(words::adviceTitle(question->seat.index, question->events, mind));
        const auto told = worthTelling(decision.weighed, doneAt(match, *question));
        printTable(decision, told, {}, players(question->state));
        const auto others = static_cast<int>(decision.weighed.size() - told.size());
        if (others > 0) print(words::othersWeighed(others));
        return exitDone;
    }

}

std::vector<std::string> spokenLanguages()
{
    std::vector<std::string> codes;
    codes.reserve(languages.size());
    for (const SpokenLanguage& language : languages) codes.emplace_back(language.code);
    return codes;
}

std::string adviceLanguages() { return languageCodes().toStdString(); }

int advise(const AdviseWords& words)
{
    const QString wanted = QString::fromStdString(words.language);
    if (!wanted.isEmpty() && !isSpoken(wanted))
        return wrong("--language " + words.language + ": only " + adviceLanguages(), exitUsage);
    if (words.level && !bots::mindFromText(*words.level))
        return wrong("--level " + *words.level + ": no such level", exitUsage);
    const auto match = matchIn(words.trace);
    if (!match) return wrong(toText(match.error(), printable(words.trace)), exitWrong);
    const auto mind = words.level ? bots::mindFromText(*words.level, gameOf(*match)) : std::nullopt;
    if (words.level && !mind)
        return wrong("--level " + *words.level + ": has no place in this game", exitUsage);
    const Speech speech(wanted);
    return std::visit([&](const auto& game) { return adviseIn(game, words, mind); }, *match);
}

int answer(const BotWords& words)
{
    const Speech speech("en");
    return bot(words, reasonsIn);
}

}
