#include "app/cli/exit_code.h"
#include "app/cli/lesson.h"
#include "app/cli/lesson_folder.h"
#include "app/cli/printable.h"
#include "core/lesson/facts.h"
#include "core/lesson/game_lessons.h"
#include "core/lesson/script.h"

#include <algorithm>
#include <iostream>

namespace weli::cli {

namespace {

    using namespace lesson;

    /// Prints the steps of a lesson and what lies on the table at each.
    template <GameState S> class Show {
    public:
        Show(const Lesson& lesson, const Timeline<S>& way, const Words& words)
            : lesson_(lesson)
            , way_(way)
            , words_(words)
        {
        }
        void print()
        {
            std::cout << words_.title << "\n  " << words_.about << '\n';
            std::size_t from = 0;
            for (const lesson::Step& step : lesson_.steps) {
                std::cout << "\n[" << step.at << "] " << step.name << " ("
                          << taskCodes[step.task.index()] << ")\n";
                printActs(from, step.at);
                printHands(way_.at(step.at));
                printStep(step, way_.at(step.at));
                from = step.at;
            }
        }

    private:
        void printActs(std::size_t from, std::size_t until) const;
        void printHands(const S& state) const;
        void printStep(const lesson::Step& step, const S& state) const;
        void printTries(const lesson::Step& step, const StepWords& words, const S& state) const;
        void printAnswers(const lesson::Step& step, const StepWords& words, const S& state) const;
        [[nodiscard]] const std::string& nameOf(Seat seat) const
        {
            return lesson_.names[seat.index];
        }
        static void printAccepted(const std::string& act, const StepWords& words)
        {
            const Reply* own = ownReplyTo(words, act);
            std::cout << "    " << act << ": accepted" << (own == nullptr ? "" : ": " + own->text)
                      << '\n';
        }
        static void printReply(const std::string& to, const StepWords& words)
        {
            const Reply* reply = replyTo(words, to);
            std::cout << "    " << to << ": "
                      << (reply == nullptr ? std::string("(no reply)") : reply->text) << '\n';
        }

        const Lesson& lesson_;
        const Timeline<S>& way_;
        const Words& words_;
    };

    template <GameState S> void Show<S>::printActs(std::size_t from, std::size_t until) const
    {
        std::string text;
        for (std::size_t i = from; i < until; ++i) {
            const auto* acted = std::get_if<typename Timeline<S>::Acted>(&way_.event(i));
            text += text.empty() ? "" : ", ";
            text += acted == nullptr ? std::string("a new pack")
                                     : nameOf(acted->seat) + ' ' + toText(acted->action);
        }
        if (!text.empty()) std::cout << "  before: " << text << '\n';
    }

    template <GameState S> void Show<S>::printHands(const S& state) const
    {
        for (const Seat seat : SeatSet::firstOf(players(state))) {
            std::cout << "  " << (seat == lesson_.seat ? '*' : ' ') << nameOf(seat) << ':';
            for (const Card card : GameLesson<S>::hand(state, seat))
                std::cout << ' ' << toText(card);
            std::cout << '\n';
        }
    }

    template <GameState S> void Show<S>::printStep(const lesson::Step& step, const S& state) const
    {
        for (const Pointer& pointer : step.points) std::cout << "  -> " << toText(pointer) << '\n';
        const StepWords* words = wordsOf(words_, step.name);
        if (words == nullptr) {
            std::cout << "  (no words)\n";
            return;
        }
        std::cout << "  " << words->text << '\n';
        if (std::holds_alternative<Ask>(step.task))
            printAnswers(step, *words, state);
        else
            printTries(step, *words, state);
        if (!words->right.empty()) std::cout << "    right: " << words->right << '\n';
        if (!words->help.empty()) std::cout << "    help: " << words->help << '\n';
    }

    template <GameState S>
    void Show<S>::printTries(const lesson::Step& step, const StepWords& words, const S& state) const
    {
        const auto* some = std::get_if<Do>(&step.task);
        if (some == nullptr && !std::holds_alternative<Wait>(step.task)) return;
        const auto& acted = std::get<typename Timeline<S>::Acted>(way_.event(step.at));
        for (const auto& action : legalActions(state, lesson_.seat)) {
            const std::string text = toText(action);
            const bool isNext = some != nullptr && action == acted.action;
            const bool isAsGood = some != nullptr
                && std::find(some->instead.begin(), some->instead.end(), text)
                    != some->instead.end();
            if (isNext || isAsGood)
                printAccepted(text, words);
            else
                printReply(text, words);
        }
    }

    template <GameState S>
    void Show<S>::printAnswers(
        const lesson::Step& step, const StepWords& words, const S& state) const
    {
        const Ask& ask = std::get<Ask>(step.task);
        const auto fact = factOf(AnyState(state), lesson_.seat, ask.question);
        if (!fact) return;
        std::cout << "  ? " << ask.question << '\n';
        for (const std::string& choice : choicesOf(AnyState(state), lesson_.seat, ask)) {
            if (choice == fact->text)
                std::cout << "    " << choice << ": right\n";
            else
                printReply(choice, words);
        }
    }

    int wrong(const std::string& what, int code)
    {
        std::cerr << "weli-cli lesson show: " << what << '\n';
        return code;
    }

}

int showLessons(const LessonWords& words, const std::vector<std::string>& languages)
{
    if (std::find(languages.begin(), languages.end(), words.language) == languages.end())
        return wrong("--language " + words.language + ": no such language", exitUsage);
    for (const std::string& folder : words.folders) {
        const auto read = readLessonFolder(folder, languages);
        if (!read) return wrong(printable(folder) + '/' + toText(read.error()), exitWrong);
        const Words* shown = wordsIn(read->words, words.language);
        const Words none;
        std::visit(
            [&]<GameState S>(const Timeline<S>& way) {
                Show<S>(read->lesson, way, shown == nullptr ? none : *shown).print();
            },
            read->lesson.match);
    }
    return exitDone;
}

}
