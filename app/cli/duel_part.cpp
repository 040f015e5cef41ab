#include "app/cli/duel_part.h"

#include "app/cli/outside/outside_bot.h"
#include "app/cli/printable.h"
#include "core/record/json.h"
#include "core/record/json_text.h"

#include <algorithm>
#include <iomanip>
#include <ostream>
#include <set>

namespace weli::cli {

namespace {

    std::string number(std::int64_t value) { return std::to_string(value); }

    std::string jsonOf(const Sums& sums)
    {
        return jsonList(std::vector { sums.matches, sums.gain, sums.rounds, sums.gainSquares,
                            sums.products, sums.roundSquares },
            number);
    }

    std::string jsonOf(const WordTallies& spoken)
    {
        return R"({"deals":)" + number(spoken.deals) + R"(,"words":)"
            + jsonList(spoken.words,
                [](const auto& one) {
                    const WordTally& tally = one.second;
                    return R"({"word":)" + inQuotes(one.first) + R"(,"sums":)"
                        + jsonList(
                            std::vector { tally.said, tally.deals, tally.came, tally.gain }, number)
                        + '}';
                })
            + '}';
    }

    std::string jsonOf(const BotTally& tally)
    {
        const Faults& faults = tally.faults;
        const auto classes = jsonList(tally.times.classes(), [](const auto& one) {
            return '[' + number(one.first) + ',' + number(one.second) + ']';
        });
        return R"({"bot":)" + escaped(tally.bot) + R"(,"gain":)" + jsonOf(tally.gain)
            + R"(,"points":)" + jsonOf(tally.points) + R"(,"won":)" + jsonOf(tally.won)
            + R"(,"lost":)" + jsonOf(tally.lost) + R"(,"deals":)"
            + jsonList(tally.deals, [](const Sums& sums) { return jsonOf(sums); }) + R"(,"times":)"
            + classes + R"(,"most":)" + number(tally.times.most()) + R"(,"spoken":)"
            + jsonOf(tally.spoken) + R"(,"faults":)"
            + jsonList(std::vector { faults.late, faults.illegal, faults.garbled }, number) + '}';
    }

    /// Reads what must be there; whatever is missing makes it say no in the end.
    class Reader {
    public:
        explicit Reader(const Json& json)
            : json_(json)
        {
        }

        template <typename T> T value(std::string_view key)
        {
            const Json* const found = json_.find(key);
            const T* const value = found == nullptr ? nullptr : found->as<T>();
            isGood_ = isGood_ && value != nullptr;
            return value == nullptr ? T {} : *value;
        }
        Sums sums(std::string_view key) { return sumsFrom(value<Json::List>(key)); }
        Sums sumsFrom(const Json::List& list)
        {
            const std::vector<std::int64_t> numbers = numbersFrom(list);
            isGood_ = isGood_ && numbers.size() == 6;
            if (!isGood_) return {};
            return { numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5] };
        }
        std::vector<std::int64_t> numbersFrom(const Json::List& list)
        {
            std::vector<std::int64_t> numbers;
            for (const Json& one : list)
                if (const auto* const found = one.as<std::int64_t>()) numbers.push_back(*found);
            isGood_ = isGood_ && numbers.size() == list.size();
            return numbers;
        }
        /// What stands below another key.
        Reader below(std::string_view key)
        {
            static const Json nothing;
            const Json* const found = json_.find(key);
            isGood_ = isGood_ && found != nullptr;
            return Reader(found == nullptr ? nothing : *found);
        }
        /// The lists of a list.
        std::vector<Json::List> lists(std::string_view key)
        {
            std::vector<Json::List> lists;
            for (const Json& one : value<Json::List>(key)) {
                const auto* const list = one.as<Json::List>();
                isGood_ = isGood_ && list != nullptr;
                if (list != nullptr) lists.push_back(*list);
            }
            return lists;
        }
        void mustBe(bool good) { isGood_ = isGood_ && good; }
        [[nodiscard]] bool isGood() const { return isGood_; }

    private:
        const Json& json_;
        bool isGood_ = true;
    };

    Times timesFrom(Reader& reader)
    {
        Times times;
        for (const Json::List& pair : reader.lists("times")) {
            const std::vector<std::int64_t> numbers = reader.numbersFrom(pair);
            reader.mustBe(numbers.size() == 2 && times.enter(numbers[0], numbers[1]));
        }
        times.enterMost(reader.value<std::int64_t>("most"));
        return times;
    }

    Faults faultsFrom(Reader& reader)
    {
        const auto numbers = reader.numbersFrom(reader.value<Json::List>("faults"));
        reader.mustBe(numbers.size() == 3);
        if (!reader.isGood()) return {};
        return { numbers[0], numbers[1], numbers[2] };
    }

    WordTallies spokenFrom(Reader reader, Reader& whole)
    {
        WordTallies spoken { .deals = reader.value<std::int64_t>("deals"), .words = {} };
        for (const Json& one : reader.value<Json::List>("words")) {
            Reader word(one);
            const auto name = word.value<std::string>("word");
            const auto numbers = word.numbersFrom(word.value<Json::List>("sums"));
            word.mustBe(numbers.size() == 4);
            reader.mustBe(word.isGood());
            if (word.isGood())
                spoken.words[name] = { numbers[0], numbers[1], numbers[2], numbers[3] };
        }
        whole.mustBe(reader.isGood());
        return spoken;
    }

    std::optional<BotTally> tallyFrom(const Json& json)
    {
        Reader reader(json);
        BotTally tally { .bot = reader.value<std::string>("bot"),
            .gain = reader.sums("gain"),
            .points = reader.sums("points"),
            .won = reader.sums("won"),
            .lost = reader.sums("lost"),
            .deals = {},
            .times = timesFrom(reader),
            .spoken = spokenFrom(reader.below("spoken"), reader),
            .faults = faultsFrom(reader) };
        for (const Json::List& deal : reader.lists("deals"))
            tally.deals.push_back(reader.sumsFrom(deal));
        if (!reader.isGood()) return std::nullopt;
        return tally;
    }

    DuelHead headFrom(Reader& reader)
    {
        return { .game = reader.value<std::string>("game"),
            .rules = reader.value<std::string>("rules"),
            .bots = reader.value<std::string>("bots"),
            .seed = reader.value<std::string>("seed"),
            .players = reader.value<std::int64_t>("players"),
            .matches = reader.value<std::int64_t>("matches"),
            .worlds = reader.value<std::int64_t>("worlds"),
            .limit = reader.value<std::int64_t>("limit"),
            .orders = reader.value<std::int64_t>("orders"),
            .unit = reader.value<std::string>("unit") };
    }

    void reportTo(std::ostream& to, const Estimate& estimate, std::string_view what)
    {
        to << "  " << std::showpos << estimate.mean << std::noshowpos << " ± " << estimate.half
           << ' ' << what << '\n';
    }

    void reportWords(std::ostream& to, const WordTallies& spoken, double perPlayer)
    {
        for (const auto& [word, tally] : spoken.words) {
            const auto said = static_cast<double>(tally.said);
            to << "  " << printable(word) << ": " << tally.said << " times, in "
               << static_cast<double>(tally.deals) / static_cast<double>(spoken.deals)
               << " of the deals, came " << static_cast<double>(tally.came) / said << ", "
               << std::showpos << perPlayer * static_cast<double>(tally.gain) / said
               << std::noshowpos << " above the table\n";
        }
    }

    void report(std::ostream& to, const BotTally& tally, const DuelHead& head, bool byDeal)
    {
        constexpr double share = 1.0 / sharesOfOne;
        const double perPlayer = 1 / static_cast<double>(head.players);
        const Estimate won = tally.won.estimate(share);
        const Estimate lost = tally.lost.estimate(share);
        to << printable(tally.bot) << '\n';
        reportTo(to, tally.gain.estimate(), printable(head.unit));
        reportTo(to, tally.points.estimate(perPlayer), "points of a deal above the table");
        to << "  matches won " << won.mean << " ± " << won.half << ", last " << lost.mean << " ± "
           << lost.half << '\n';
        for (std::size_t i = 0; byDeal && i < tally.deals.size(); ++i)
            reportTo(to, tally.deals[i].estimate(perPlayer), "in deal " + std::to_string(i + 1));
        const bool isOutside = commandIn(tally.bot).has_value();
        to << "  " << tally.times.count() << " decisions, ms of "
           << (isOutside ? "waiting" : "processor") << " time: p50 " << tally.times.percentile(0.5)
           << ", p95 " << tally.times.percentile(0.95) << ", max "
           << static_cast<double>(tally.times.most()) / 1e6 << '\n';
        if (isOutside)
            to << "  answers not taken: " << tally.faults.late << " late, " << tally.faults.illegal
               << " illegal, " << tally.faults.garbled << " garbled\n";
    }

}

std::string lineOf(const DuelPart& part)
{
    const DuelHead& head = part.head;
    return R"({"type":"duel","game":)" + inQuotes(head.game) + R"(,"rules":)" + inQuotes(head.rules)
        + R"(,"bots":)" + escaped(head.bots) + R"(,"seed":)" + inQuotes(head.seed)
        + R"(,"players":)" + number(head.players) + R"(,"matches":)" + number(head.matches)
        + R"(,"worlds":)" + number(head.worlds) + R"(,"limit":)" + number(head.limit)
        + R"(,"orders":)" + number(head.orders) + R"(,"unit":)" + inQuotes(head.unit)
        + R"(,"shard":)" + number(part.shard) + R"(,"of":)" + number(part.of) + R"(,"sums":)"
        + jsonList(part.bots, [](const BotTally& tally) { return jsonOf(tally); }) + "}\n";
}

Understood<DuelPart> partFromText(std::string_view line)
{
    const auto json = parseObject(line);
    if (!json) return wrongUsage(toText(json.error()));
    Reader reader(*json);
    DuelPart part { .head = headFrom(reader),
        .shard = reader.value<std::int64_t>("shard"),
        .of = reader.value<std::int64_t>("of"),
        .bots = {} };
    for (const Json& one : reader.value<Json::List>("sums")) {
        auto tally = tallyFrom(one);
        reader.mustBe(tally.has_value());
        if (tally) part.bots.push_back(std::move(*tally));
    }
    reader.mustBe(reader.value<std::string>("type") == "duel" && part.head.players > 0);
    if (!reader.isGood()) return wrongUsage("no part of a duel");
    return part;
}

Understood<DuelPart> merged(const std::vector<DuelPart>& parts)
{
    if (parts.empty()) return wrongUsage("no part of a duel");
    DuelPart whole = parts[0];
    std::set<std::int64_t> shards { whole.shard };
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const DuelPart& part = parts[i];
        if (part.head != whole.head || part.of != whole.of || part.bots.size() != whole.bots.size())
            return wrongUsage("parts of different duels");
        if (!shards.insert(part.shard).second)
            return wrongUsage("shard " + number(part.shard) + " twice");
        for (std::size_t bot = 0; bot < whole.bots.size(); ++bot)
            whole.bots[bot].add(part.bots[bot]);
    }
    if (static_cast<std::int64_t>(shards.size()) == whole.of) whole.shard = whole.of = 1;
    return whole;
}

void report(std::ostream& to, const DuelPart& part, bool byDeal, bool byWord)
{
    const DuelHead& head = part.head;
    const std::int64_t played = part.bots.empty() ? 0 : part.bots[0].gain.matches;
    to << std::fixed << std::setprecision(3) << played << " matches of " << printable(head.game)
       << (head.rules.empty() ? "" : " (" + printable(head.rules) + ")") << " in " << head.orders
       << " seat orders each, seed " << printable(head.seed) << "; mean ± 95 % interval\n";
    if (part.of != 1) to << "not all shards: " << head.matches << " matches were asked for\n";
    for (const BotTally& tally : part.bots) {
        report(to, tally, head, byDeal);
        if (byWord) reportWords(to, tally.spoken, 1 / static_cast<double>(head.players));
    }
}

}
