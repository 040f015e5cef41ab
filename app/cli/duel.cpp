#include "app/cli/duel.h"

#include "app/cli/duel_match.h"
#include "app/cli/duel_part.h"
#include "app/cli/exit_code.h"
#include "app/cli/printable.h"
#include "app/cli/usage.h"
#include "core/matches.h"

#include <charconv>
#include <fstream>
#include <iostream>

namespace weli::cli {

namespace {

    int broken(const std::string& what)
    {
        std::cerr << "weli-cli duel: " << printable(what) << '\n';
        return exitWrong;
    }

    /// The K and the N of K/N, both from 1 on.
    struct Shard {
        int number = 1;
        int of = 1;
    };

    std::optional<Shard> shardFromText(const std::string& text)
    {
        Shard shard;
        const char* const end = text.data() + text.size();
        const auto [slash, error] = std::from_chars(text.data(), end, shard.number);
        if (error != std::errc {} || slash == end || *slash != '/') return std::nullopt;
        const auto [rest, second] = std::from_chars(slash + 1, end, shard.of);
        if (second != std::errc {} || rest != end) return std::nullopt;
        if (shard.number < 1 || shard.number > shard.of) return std::nullopt;
        return shard;
    }

    std::string joined(const std::vector<std::string>& words, char between)
    {
        std::string text;
        for (const std::string& word : words)
            text += (text.empty() ? "" : std::string(1, between)) + word;
        return text;
    }

    DuelHead headOf(const DuelWords& words, std::int64_t orders, std::string_view unit)
    {
        std::vector<std::string> rules = words.rules;
        if (words.preset) rules.insert(rules.begin(), *words.preset);
        return { .game = words.game,
            .rules = joined(rules, ' '),
            .bots = joined(words.bots, ','),
            .seed = std::to_string(words.seed),
            .players = static_cast<std::int64_t>(words.bots.size()),
            .matches = words.matches,
            .worlds = words.worlds,
            .limit = words.limit,
            .orders = orders,
            .unit = std::string(unit) };
    }

    template <GameState S> int duelOf(DuelWords words)
    {
        words.players = static_cast<int>(words.bots.size());
        if (const auto problem = playersProblem<S>(words)) return usage("duel", *problem);
        const auto sample = wantedRules<S>(words);
        if (!sample) return usage("duel", sample.error());
        const auto shard = words.shard.empty() ? Shard {} : shardFromText(words.shard);
        if (!shard) return usage("duel", "--shard " + words.shard + ": K/N with K from 1 to N");
        const Interruption interruption; // outlives the programs that are to be ended
        Duel<S> duel(words, *sample);
        for (const std::string& name : words.bots)
            if (const auto problem = duel.seat(name))
                return usage("duel", "--bots " + printable(name) + ": " + *problem);
        for (int match = shard->number - 1; match < words.matches && duel.goesOn();
             match += shard->of)
            duel.playInEveryOrder(match);
        if (Interruption::hasCome()) return exitWrong;
        if (const auto ending = duel.ending()) return broken(*ending);
        const DuelPart part { headOf(words, duel.orders(), S::info().gain), shard->number,
            shard->of, duel.tallies() };
        if (words.shard.empty())
            report(std::cout, part, words.byDeal, words.byWord);
        else
            std::cout << lineOf(part);
        return exitDone;
    }

    template <typename... S>
    int duelAny(const DuelWords& words, std::type_identity<std::variant<S...>> /*games*/)
    {
        std::optional<int> code;
        ((words.game == S::info().code ? void(code = duelOf<S>(words)) : void()), ...);
        return code ? *code : usage("duel", "--game " + words.game + ": no such game");
    }

    int wrong(const std::string& file, const std::string& what)
    {
        std::cerr << "weli-cli duel: " << printable(file) << ": " << what << '\n';
        return exitWrong;
    }

    int merge(const DuelWords& words)
    {
        std::vector<DuelPart> parts;
        for (const std::string& name : words.merge) {
            std::ifstream file(name);
            if (!file) return wrong(name, "cannot be opened");
            for (std::string line; std::getline(file, line);) {
                auto part = partFromText(line);
                if (!part) return wrong(name, part.error());
                parts.push_back(std::move(*part));
            }
        }
        const auto whole = merged(parts);
        if (!whole) return wrong(joined(words.merge, ' '), whole.error());
        report(std::cout, *whole, words.byDeal, words.byWord);
        return whole->of == 1 ? exitDone : exitUnfinished;
    }

}

int duel(const DuelWords& words)
{
    if (!words.merge.empty()) return merge(words);
    return duelAny(words, std::type_identity<AnyState>());
}

}
