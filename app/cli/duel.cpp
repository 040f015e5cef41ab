#include "app/cli/duel.h"

#include "app/cli/duel_part.h"
#include "app/cli/exit_code.h"
#include "app/cli/interruption.h"
#include "app/cli/outside/outside_bot.h"
#include "app/cli/pool/pool.h"
#include "app/cli/printable.h"
#include "app/cli/seed.h"
#include "core/game/turn.h"
#include "core/matches.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <ctime>
#include <fstream>
#include <iostream>
#include <type_traits>

namespace weli::cli {

using bots::Mind;

namespace {

    std::int64_t processorNanoseconds()
    {
        timespec time {};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return std::int64_t { time.tv_sec } * 1'000'000'000 + time.tv_nsec;
    }

    std::int64_t passedNanoseconds()
    {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        return std::chrono::nanoseconds(now).count();
    }

    /// One of those who play: a level of the program's bots, somebody of the pool, or a program.
    template <GameState S> class Entrant {
    public:
        using Choice = std::optional<typename S::Action>;

        static Understood<Entrant> named(std::string_view name, std::chrono::milliseconds limit)
        {
            if (const auto command = commandIn(name)) {
                auto program = OutsideBot::started(*command, limit);
                if (!program) return wrongUsage(program.error());
                return Entrant(std::move(*program));
            }
            if (const auto mind = bots::mindFromText(name)) return Entrant(*mind);
            for (const pool::Player<S>& player : pool::playersOf(std::type_identity<S> {}))
                if (player.name == name) return Entrant(player);
            return wrongUsage("nobody is called so");
        }

        [[nodiscard]] Choice choiceIn(
            const S& state, Seat seat, const bots::Budget& budget, std::uint64_t seed) const
        {
            if (const auto* const mind = std::get_if<Mind>(&who_))
                return decide(observe(state, seat), *mind, budget, seed).action;
            if (OutsideBot* const program = outside()) return program->choiceIn(state, seat, seed);
            return std::get<pool::Player<S>>(who_).choiceIn(state, seat, seed);
        }

        /// The program that plays, if one does.
        [[nodiscard]] OutsideBot* outside() const
        {
            const auto* const program = std::get_if<Program>(&who_);
            return program == nullptr ? nullptr : program->get();
        }
        /// On the clock that its thinking is measured by: a program does not use our processor
        /// time.
        [[nodiscard]] std::int64_t nanoseconds() const
        {
            return outside() == nullptr ? processorNanoseconds() : passedNanoseconds();
        }

    private:
        using Program = std::unique_ptr<OutsideBot>;
        using Who = std::variant<Mind, pool::Player<S>, Program>;

        explicit Entrant(Who who)
            : who_(std::move(who))
        {
        }

        Who who_;
    };

    /// Gains and the rounds in which they came.
    struct Score {
        std::int64_t gain = 0;
        std::int64_t rounds = 0;

        void add(std::int64_t gained, std::int64_t played)
        {
            gain += gained;
            rounds += played;
        }
        void enterInto(Sums& sums) const
        {
            if (rounds > 0) sums.enter(gain, rounds);
        }
    };

    /// What one entrant got in one match, over its seats and all seat orders.
    struct Scores {
        Score gain;
        Score points;
        Score won;
        Score lost;
        std::vector<Score> deals;

        void enterInto(BotTally& tally) const
        {
            gain.enterInto(tally.gain);
            points.enterInto(tally.points);
            won.enterInto(tally.won);
            lost.enterInto(tally.lost);
            tally.deals.resize(std::max(tally.deals.size(), deals.size()));
            for (std::size_t i = 0; i < deals.size(); ++i) deals[i].enterInto(tally.deals[i]);
        }
    };

    /// The share of the best place, or with a negative sign of the last.
    std::int64_t shareOf(const Outcome& outcome, SeatSet seats, Seat seat, int sign)
    {
        int sharing = 0;
        for (const Seat other : seats) {
            const auto ahead = sign * (outcome.gains[other] - outcome.gains[seat]);
            if (ahead > 0) return 0;
            sharing += ahead == 0 ? 1 : 0;
        }
        return sharesOfOne / sharing;
    }

    template <GameState S> class Duel {
    public:
        using Order = std::vector<std::size_t>; // which entrant sits at seat 0, 1 …

        Duel(const DuelWords& words, const Sample<typename S::Rules>& sample)
            : words_(words)
            , sample_(sample)
        {
            budget_.worlds = words.worlds;
        }
        /// Nothing, or why this one cannot play.
        [[nodiscard]] std::optional<std::string> seat(const std::string& name);
        void playInEveryOrder(int match);
        [[nodiscard]] std::vector<BotTally> tallies() const;
        /// Which program has ended, and how.
        [[nodiscard]] std::optional<std::string> ending() const;
        /// Nobody wants it to end, and all can still play.
        [[nodiscard]] bool goesOn() const { return !Interruption::hasCome() && !ending(); }
        /// In how many orders they can sit.
        [[nodiscard]] std::int64_t orders() const;

    private:
        using Deltas = std::vector<PerSeat<int>>; // of the deals

        S playedOut(std::uint64_t match, const Order& order, Deltas& deltas);
        void step(S& state, const Order& order, Rng& packs, std::vector<Rng>& dice);
        [[nodiscard]] std::vector<Scores> scored(const S& over, const Order& order,
            const Deltas& deltas, std::vector<Scores> scores) const;

        const DuelWords& words_;
        Sample<typename S::Rules> sample_;
        std::vector<Entrant<S>> entrants_; // each once
        Order lineUp_;
        bots::Budget budget_;
        std::vector<BotTally> tallies_; // of the entrants
    };

    template <GameState S> std::optional<std::string> Duel<S>::seat(const std::string& name)
    {
        const auto known = std::find_if(tallies_.begin(), tallies_.end(),
            [&](const BotTally& tally) { return tally.bot == name; });
        lineUp_.push_back(static_cast<std::size_t>(known - tallies_.begin()));
        std::sort(lineUp_.begin(), lineUp_.end());
        if (known != tallies_.end()) return std::nullopt;
        auto entrant = Entrant<S>::named(name, std::chrono::milliseconds(words_.limit));
        if (!entrant) return entrant.error();
        entrants_.push_back(std::move(*entrant));
        tallies_.emplace_back().bot = name;
        return std::nullopt;
    }

    template <GameState S> std::vector<BotTally> Duel<S>::tallies() const
    {
        std::vector<BotTally> tallies = tallies_;
        for (std::size_t i = 0; i < tallies.size(); ++i)
            if (const OutsideBot* const program = entrants_[i].outside())
                tallies[i].faults = program->faults();
        return tallies;
    }

    template <GameState S> std::optional<std::string> Duel<S>::ending() const
    {
        for (std::size_t i = 0; i < entrants_.size(); ++i) {
            const OutsideBot* const program = entrants_[i].outside();
            if (program != nullptr && program->ending())
                return tallies_[i].bot + ": " + *program->ending();
        }
        return std::nullopt;
    }

    template <GameState S> std::int64_t Duel<S>::orders() const
    {
        std::int64_t orders = 0;
        Order order = lineUp_;
        do ++orders;
        while (std::next_permutation(order.begin(), order.end()));
        return orders;
    }

    template <GameState S>
    void Duel<S>::step(S& state, const Order& order, Rng& packs, std::vector<Rng>& dice)
    {
        if (awaitsPack(state)) {
            state = withPack(std::move(state), shuffled(packOf(wholePack(state)), packs));
            return;
        }
        const auto acted = nextAct(state, [&](const typename S::Observation& observation) {
            const std::size_t who = order[observation.seat.index];
            const Entrant<S>& entrant = entrants_[who];
            const std::uint64_t seed = dice[observation.seat.index].next();
            const std::int64_t before = entrant.nanoseconds();
            const auto choice = entrant.choiceIn(state, observation.seat, budget_, seed);
            tallies_[who].times.enter(entrant.nanoseconds() - before);
            return choice;
        });
        state = after(std::move(state), acted.seat, acted.action);
    }

    /// One match; its packs and its first dealer depend on the seed and its number alone.
    template <GameState S>
    S Duel<S>::playedOut(std::uint64_t match, const Order& order, Deltas& deltas)
    {
        Rng packs(words_.seed * 1000003U + match);
        std::vector<Rng> dice; // of each seat: who sees one of them knows no other
        for (const Seat seat : SeatSet::firstOf(sample_.players))
            dice.emplace_back(botsSeed({ words_.seed }, match, seat.index));
        const auto dealer = packs.below(static_cast<std::uint32_t>(sample_.players));
        S state = start(sample_.rules, sample_.players, seatAt(static_cast<int>(dealer)));
        PerSeat<int> before = points(state);
        while (!isOver(state) && goesOn()) {
            const bool wasCounted = isCounted(state.table);
            step(state, order, packs, dice);
            const bool isCountedNow = isCounted(state.table);
            const PerSeat<int> now = points(state);
            if (isCountedNow && !wasCounted) {
                deltas.emplace_back();
                for (const Seat one : SeatSet::firstOf(sample_.players))
                    deltas.back()[one] = now[one] - before[one];
            }
            if (wasCounted || isCountedNow) before = now;
        }
        return state;
    }

    template <GameState S>
    std::vector<Scores> Duel<S>::scored(
        const S& over, const Order& order, const Deltas& deltas, std::vector<Scores> scores) const
    {
        constexpr std::size_t mostDeals = 24; // told one by one
        const Outcome outcome = outcomeOf(over.table);
        const SeatSet seats = SeatSet::firstOf(sample_.players);
        for (const Seat seat : seats) {
            Scores& score = scores[order[seat.index]];
            score.gain.add(outcome.gains[seat], outcome.rounds);
            score.won.add(shareOf(outcome, seats, seat, 1), 1);
            score.lost.add(shareOf(outcome, seats, seat, -1), 1);
            score.deals.resize(std::max(score.deals.size(), std::min(deltas.size(), mostDeals)));
            for (std::size_t deal = 0; deal < deltas.size(); ++deal) {
                std::int64_t above = 0; // the mean of the table, times the players
                for (const Seat other : seats) above += deltas[deal][seat] - deltas[deal][other];
                score.points.add(above, 1);
                if (deal < mostDeals) score.deals[deal].add(above, 1);
            }
        }
        return scores;
    }

    template <GameState S> void Duel<S>::playInEveryOrder(int match)
    {
        std::vector<Scores> scores(entrants_.size());
        Order order = lineUp_;
        do {
            Deltas deltas;
            const S over = playedOut(static_cast<std::uint64_t>(match), order, deltas);
            if (!isOver(over)) return;
            scores = scored(over, order, deltas, std::move(scores));
        } while (std::next_permutation(order.begin(), order.end()));
        for (std::size_t i = 0; i < scores.size(); ++i) scores[i].enterInto(tallies_[i]);
    }

    int usage(const std::string& what)
    {
        std::cerr << "weli-cli duel: " << what << '\n';
        return exitUsage;
    }

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
        if (const auto problem = playersProblem<S>(words)) return usage(*problem);
        const auto sample = wantedRules<S>(words);
        if (!sample) return usage(sample.error());
        const auto shard = words.shard.empty() ? Shard {} : shardFromText(words.shard);
        if (!shard) return usage("--shard " + words.shard + ": K/N with K from 1 to N");
        const Interruption interruption; // outlives the programs that are to be ended
        Duel<S> duel(words, *sample);
        for (const std::string& name : words.bots)
            if (const auto problem = duel.seat(name))
                return usage("--bots " + printable(name) + ": " + *problem);
        for (int match = shard->number - 1; match < words.matches && duel.goesOn();
             match += shard->of)
            duel.playInEveryOrder(match);
        if (Interruption::hasCome()) return exitWrong;
        if (const auto ending = duel.ending()) return broken(*ending);
        const DuelPart part { headOf(words, duel.orders(), S::info().gain), shard->number,
            shard->of, duel.tallies() };
        if (words.shard.empty())
            report(std::cout, part, words.byDeal);
        else
            std::cout << lineOf(part);
        return exitDone;
    }

    template <typename... S>
    int duelAny(const DuelWords& words, std::type_identity<std::variant<S...>> /*games*/)
    {
        std::optional<int> code;
        ((words.game == S::info().code ? void(code = duelOf<S>(words)) : void()), ...);
        return code ? *code : usage("--game " + words.game + ": no such game");
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
        report(std::cout, *whole, words.byDeal);
        return whole->of == 1 ? exitDone : exitUnfinished;
    }

}

int duel(const DuelWords& words)
{
    if (!words.merge.empty()) return merge(words);
    return duelAny(words, std::type_identity<AnyState>());
}

}
