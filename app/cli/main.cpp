#include "app/cli/advise.h"
#include "app/cli/calibrate.h"
#include "app/cli/check.h"
#include "app/cli/duel.h"
#include "app/cli/exit_code.h"
#include "app/cli/exploit.h"
#include "app/cli/lesson.h"
#include "app/cli/lesson_deal.h"
#include "app/cli/puzzles.h"
#include "app/cli/review.h"
#include "app/cli/rules_text.h"
#include "app/cli/simulate.h"

#include <CLI/CLI.hpp>
#include <csignal>
#include <iostream>

namespace weli::cli {

namespace {

    void addRulesWords(CLI::App& command, RulesWords& words)
    {
        command.add_option("--game", words.game, "The game")->capture_default_str();
        command.add_option(
            "--preset", words.preset, "Where the rules of bieten start from (tirol)");
        command.add_option("--rule", words.rules, "KEY=VALUE, a change to the rules; repeatable")
            ->allow_extra_args(false);
    }

    void addSimulate(CLI::App& app, int& exitCode)
    {
        auto words = std::make_shared<SimulateWords>();
        CLI::App* command = app.add_subcommand("simulate", "Plays whole matches");
        addRulesWords(*command, *words);
        command->add_option("--players", words->players, "How many (3)");
        command->add_flag("--sample-rules", words->sampleRules,
            "Draws players and all rules anew for each match; --players and --rule stay");
        command->add_option("--matches", words->matches, "How many")
            ->check(CLI::Range(1, 1000000000))
            ->capture_default_str();
        command->add_option("--seed", words->seed,
            "A number below 2^64 or 64 hexadecimal digits: the same seed, the same bytes");
        command->add_option("--bots", words->bots, "LEVEL[,LEVEL...]: who sits at seat 0, 1 ...")
            ->delimiter(',')
            ->allow_extra_args(false)
            ->capture_default_str();
        command->add_option("--trace", words->trace, "A file for the trace, - for the output");
        command->add_flag("--legal", words->legal, "Lists all legal actions on each act line");
        command->callback([words, &exitCode] { exitCode = simulate(*words); });
    }

    void addDuel(CLI::App& app, int& exitCode)
    {
        auto words = std::make_shared<DuelWords>();
        CLI::App* command = app.add_subcommand(
            "duel", "Lets bots play the same matches in every seat order and says what they gain");
        addRulesWords(*command, *words);
        command
            ->add_option("--bots", words->bots,
                "One for each player: levels, those who are there to be measured against, or "
                "cmd:PROGRAM")
            ->delimiter(',')
            ->allow_extra_args(false)
            ->capture_default_str();
        command->add_option("--matches", words->matches, "How many, each in every seat order")
            ->check(CLI::Range(1, 1000000))
            ->capture_default_str();
        command->add_option("--seed", words->seed, "For the packs and the bots")
            ->capture_default_str();
        command->add_option("--worlds", words->worlds, "What sharp imagines at most for a decision")
            ->check(CLI::Range(1, 1000000))
            ->capture_default_str();
        command->add_option("--limit", words->limit, "Milliseconds that a PROGRAM has for an act")
            ->check(CLI::Range(1, 3600000))
            ->capture_default_str();
        command->add_flag("--by-deal", words->byDeal, "Says what each deal of a match brought");
        command->add_flag("--words", words->byWord,
            "Says how often each word was said, how often it came and what it brought");
        CLI::Option* const shard = command->add_option(
            "--shard", words->shard, "K/N: plays this part, and prints its sums as a line of JSON");
        command->add_option("--merge", words->merge, "Adds up such lines instead of playing")
            ->excludes(shard);
        command->callback([words, &exitCode] { exitCode = duel(*words); });
    }

    void addExploit(CLI::App& app, int& exitCode)
    {
        auto words = std::make_shared<ExploitWords>();
        CLI::App* command = app.add_subcommand("exploit",
            "Says what the best answer to a bot gains if there is but one figure to bid, or what "
            "one "
            "who is trained against it gains in the whole game");
        command->add_option("--game", words->game, "bieten")->capture_default_str();
        command->add_option("--level", words->level, "Which bot is asked")->capture_default_str();
        command->add_option("--worlds", words->worlds, "What sharp imagines at most")
            ->check(CLI::Range(1, 1000000))
            ->capture_default_str();
        command->add_option("--times", words->times, "How often each place is asked")
            ->check(CLI::Range(1, 10000))
            ->capture_default_str();
        command->add_flag("--table", words->table,
            "Makes core/bots/bieten/blueprint/blueprint_table.h anew instead, on the output");
        command->add_flag("--whole", words->whole,
            "The whole game: trains thresholds against two of the bot, and tries them anew");
        command->add_option("--rounds", words->rounds, "Of the training")
            ->check(CLI::Range(1, 1000))
            ->capture_default_str();
        command->add_option("--deals", words->deals, "Of each round")
            ->check(CLI::Range(1, 1000000))
            ->capture_default_str();
        command->add_option("--fresh", words->fresh, "Deals that show what was learnt")
            ->check(CLI::Range(2, 1000000))
            ->capture_default_str();
        command->add_option("--seed", words->seed, "Of the deals")->capture_default_str();
        command->callback([words, &exitCode] { exitCode = exploit(*words); });
    }

    void addCalibrate(CLI::App& app, int& exitCode)
    {
        auto words = std::make_shared<CalibrateWords>();
        CLI::App* command = app.add_subcommand("calibrate",
            "Says how often that came which Weli says of chances, where it contradicts itself, and "
            "where its advice changes with the seed");
        addRulesWords(*command, *words);
        command->add_option("--players", words->players, "How many (3)");
        command->add_option("--matches", words->matches, "How many")
            ->check(CLI::Range(1, 1000000))
            ->capture_default_str();
        command->add_option("--seed", words->seed, "The same seed, the same figures")
            ->capture_default_str();
        command->add_option("--bots", words->bots, "LEVEL[,LEVEL...]: who sits at seat 0, 1 ...")
            ->delimiter(',')
            ->allow_extra_args(false)
            ->capture_default_str();
        command->add_option("--every", words->every, "Asks in one of so many choices")
            ->check(CLI::Range(1, 1000000))
            ->capture_default_str();
        command->add_option("--worlds", words->worlds, "What sharp bots imagine at most")
            ->check(CLI::Range(1, 1000000))
            ->capture_default_str();
        command->add_option("--settle", words->settle,
            "Looks into so many worlds whether another act would have done as well");
        command->add_flag("--json", words->json, "Prints an object of JSON");
        command->callback([words, &exitCode] { exitCode = calibrate(*words); });
    }

    void addPuzzles(CLI::App& app, int& exitCode)
    {
        auto words = std::make_shared<PuzzlesWords>();
        CLI::App* command = app.add_subcommand("puzzles",
            "Finds decisions with one clearly best act in deals of bots, from the easiest on");
        addRulesWords(*command, *words);
        command->add_option("--players", words->players, "How many (3)");
        command->add_option("--count", words->count, "How many puzzles")
            ->check(CLI::Range(1, 10000))
            ->capture_default_str();
        command->add_option("--seed", words->seed, "The same seed, the same puzzles")
            ->capture_default_str();
        command->add_option("--worlds", words->worlds, "In which each act of a puzzle is tried")
            ->check(CLI::Range(400, 1000000))
            ->capture_default_str();
        command
            ->add_option("--out", words->out,
                "A file, - for the output; what it holds already is gone on with")
            ->capture_default_str();
        command->callback([words, &exitCode] { exitCode = puzzles(*words); });
    }

    void addBot(CLI::App& app, int& exitCode)
    {
        auto words = std::make_shared<BotWords>();
        CLI::App* command = app.add_subcommand(
            "bot", "Answers what seats see with what a bot does there; a line in, a line out");
        command->add_option("--level", words->level, "Which bot, where a line does not say so")
            ->capture_default_str();
        command->add_option("--worlds", words->worlds, "What sharp imagines at most")
            ->check(CLI::Range(1, 1000000))
            ->capture_default_str();
        command->callback([words, &exitCode] { exitCode = answer(*words); });
    }

    void addCheck(CLI::App& app, int& exitCode)
    {
        auto words = std::make_shared<CheckWords>();
        CLI::App* command
            = app.add_subcommand("check", "Replays traces and recomputes every score");
        command->add_option("FILE", words->files, "Traces, - for the input")->required();
        command->add_flag("--partial", words->partial,
            "A match that stops before its end is right, too (exit status 0 and not 3)");
        command->callback([words, &exitCode] { exitCode = check(*words); });
    }

    void addAdvise(CLI::App& app, int& exitCode)
    {
        auto words = std::make_shared<AdviseWords>();
        CLI::App* command = app.add_subcommand(
            "advise", "Says what to do in a position of a trace, and why, as the hint does");
        command->add_option("TRACE", words->trace, "The trace of one match, - for the input")
            ->required();
        command->add_option("--at", words->at, "After so many packs and acts (the last choice)");
        command->add_option("--seat", words->seat, "Whose choice it is (the one that is due)");
        command->add_option("--level", words->level, "Which bot is asked (what the hint says)");
        command->add_option(
            "--language", words->language, "One of " + adviceLanguages() + " (the system's)");
        command->add_option("--worlds", words->worlds, "What sharp imagines at most")
            ->check(CLI::Range(1, 1000000))
            ->capture_default_str();
        command->callback([words, &exitCode] { exitCode = advise(*words); });
    }

    void addReview(CLI::App& app, int& exitCode)
    {
        auto words = std::make_shared<ReviewWords>();
        CLI::App* command = app.add_subcommand(
            "review", "Judges what was done in a match, each act by all that its seat knew then");
        command->add_option("TRACE", words->trace, "The trace of one match, - for the input")
            ->required();
        command->add_option("--seat", words->seat, "Whose acts (everybody's)");
        command->add_option("--worlds", words->worlds, "Imagined for each act at most")
            ->check(CLI::Range(1, 1000000))
            ->capture_default_str();
        command->add_option("--seed", words->seed, "The same seed, the same judgements")
            ->capture_default_str();
        command->add_flag("--json", words->json, "A line of JSON a decision, and one a seat");
        command->add_option(
            "--language", words->language, "One of " + adviceLanguages() + " (the system's)");
        command->callback([words, &exitCode] { exitCode = review(*words); });
    }

    void addLessonCheck(CLI::App& app, int& exitCode)
    {
        auto words = std::make_shared<LessonWords>();
        CLI::App* command = app.add_subcommand("check", "Says what is wrong with lessons");
        command->add_option("DIR", words->folders, "Folders of lessons")->required();
        command->callback(
            [words, &exitCode] { exitCode = checkLessons(*words, spokenLanguages()); });
    }

    void addLessonShow(CLI::App& app, int& exitCode)
    {
        auto words = std::make_shared<LessonWords>();
        CLI::App* command = app.add_subcommand(
            "show", "Prints lessons step by step, with what is said to each act and answer");
        command->add_option("DIR", words->folders, "Folders of lessons")->required();
        command->add_option("--language", words->language, "One of " + adviceLanguages())
            ->capture_default_str();
        command->callback(
            [words, &exitCode] { exitCode = showLessons(*words, spokenLanguages()); });
    }

    void addLessonFacts(CLI::App& app, int& exitCode)
    {
        auto words = std::make_shared<FactsWords>();
        CLI::App* command = app.add_subcommand(
            "facts", "Prints what is true of a position: what a lesson can claim and ask");
        command->add_option("PLACE", words->place, "A trace, or the folder of a lesson")
            ->required();
        command->add_option("--at", words->at, "After so many packs and acts (the end)");
        command->add_option("--step", words->step, "Where this step of the lesson is shown");
        command->add_option("--seat", words->seat, "Whose acts are listed (the learner's, or 0)");
        command->callback([words, &exitCode] { exitCode = printFacts(*words); });
    }

    void addLessonDeal(CLI::App& app, int& exitCode)
    {
        auto words = std::make_shared<DealWords>();
        CLI::App* command
            = app.add_subcommand("deal", "Prints the trace of a match with chosen hands");
        addRulesWords(*command, *words);
        command->add_option("--players", words->players, "How many (3)");
        command->add_option("--dealer", words->dealer, "Who deals first")->capture_default_str();
        command->add_option("--after", words->after, "A trace whose next deal it shall be");
        command->add_option("--hand", words->hands, "\"HA HK L7\", once for seat 0, 1 ...")
            ->allow_extra_args(false);
        command->add_option("--rest", words->rest, "Cards that nobody is dealt");
        command->add_option("--seed", words->seed, "For the cards that are not chosen")
            ->capture_default_str();
        command->add_option("--before", words->before, "An act before all have cards; repeatable")
            ->allow_extra_args(false);
        command
            ->add_option(
                "--act", words->acts, "\"play HA\", or with the seat \"1 bid hearts\"; repeatable")
            ->allow_extra_args(false);
        command->add_option(
            "--finish", words->finish, "LEVEL of the bots that play the rest of the deal");
        command->callback([words, &exitCode] { exitCode = deal(*words); });
    }

    void addLesson(CLI::App& app, int& exitCode)
    {
        CLI::App* command = app.add_subcommand("lesson", "Helps to write lessons");
        command->require_subcommand(1);
        addLessonCheck(*command, exitCode);
        addLessonShow(*command, exitCode);
        addLessonFacts(*command, exitCode);
        addLessonDeal(*command, exitCode);
    }

    void addRules(CLI::App& app)
    {
        auto game = std::make_shared<std::string>();
        CLI::App* command = app.add_subcommand("rules", "Prints the options of a game as JSON");
        command->add_option("GAME", *game, "The game")
            ->required()
            ->check([](const std::string& name) {
                return rulesTextOf(name) ? std::string() : "there is no game " + name;
            });
        command->callback([game] { std::cout << *rulesTextOf(*game); });
    }

    /// The code to end with: what was printed must have come through.
    int ended(int exitCode)
    {
        std::cout.flush();
        if (std::cout) return exitCode;
        std::cerr << "weli-cli: the standard output cannot be written\n";
        return exitCode == exitDone ? exitWrong : exitCode;
    }

}

}

int main(int argc, char** argv)
{
    using namespace weli::cli;
    std::ios::sync_with_stdio(false);
    std::signal(SIGXFSZ, SIG_IGN); // a file that cannot grow is told of
    int exitCode = exitDone;
    CLI::App app("Plays, checks and compares matches without a table.", "weli-cli");
    app.require_subcommand(1);
    addSimulate(app, exitCode);
    addCheck(app, exitCode);
    addRules(app);
    addDuel(app, exitCode);
    addExploit(app, exitCode);
    addAdvise(app, exitCode);
    addReview(app, exitCode);
    addCalibrate(app, exitCode);
    addPuzzles(app, exitCode);
    addBot(app, exitCode);
    addLesson(app, exitCode);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return ended(app.exit(error) == 0 ? exitDone : exitUsage);
    }
    return ended(exitCode);
}
