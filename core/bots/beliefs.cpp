#include "core/bots/beliefs.h"

#include "core/bieten/worlds.h"
#include "core/bots/book.h"
#include "core/bots/outlook.h"

#include <algorithm>
#include <cmath>

namespace weli::bots {

using namespace bieten;

namespace {

    constexpr std::size_t mostHands = 700; // of one seat; a random choice of more of them

    /// A claim or an answer of the deal, with the table that it met.
    struct Said {
        Table before;
        Seat seat;
        Action action;
    };

    Table atFirstLead(const Table& table)
    {
        Table early = table;
        early.trick = 0;
        early.leader = forehandOf(table);
        early.played = {};
        early.figures = {};
        early.forehandSpoke = false;
        early.history.clear();
        early.phase = Playing { early.leader };
        return early;
    }

    bool isSaid(Verb verb)
    {
        return verb == Verb::Bid || verb == Verb::Three || verb == Verb::Good || verb == Verb::Hold;
    }

    std::vector<Said> saidBy(const Table& table, Seat seat)
    {
        std::vector<Said> list;
        State replay;
        replay.table = atFirstLead(table);
        for (const Acted& acted : table.history) {
            const Verb verb = acted.action.verb();
            if (!isSaid(verb) && verb != Verb::Play) continue;
            if (acted.seat == seat && isSaid(verb))
                list.push_back({ replay.table, seat, acted.action });
            replay = withTableMoved(replay, acted.seat, acted.action);
        }
        return list;
    }

    /// How likely somebody with this holding says so; never quite sure, for people differ.
    double likelihood(const Said& said, const Holding& holding)
    {
        constexpr double doubt = 0.06;
        constexpr double blur = 0.25;
        const Outlook outlook(said.before, said.seat, holding);
        const bool good = said.action.verb() == Verb::Good;
        const Figure figure = said.action.figure();
        if (!outlook.own().has(figure)) return good ? 1 : doubt * doubt;
        const double gain
            = claimGain(outlook, good ? Action::say(Verb::Hold, figure) : said.action);
        const double claims = 1 / (1 + std::exp(-gain / blur));
        return doubt + (1 - 2 * doubt) * (good ? 1 - claims : claims);
    }

}

Beliefs::Beliefs(const Observation& observation, Rng& rng)
    : observation_(observation)
{
    for (const Seat seat : observation.table.active) {
        if (seat == observation.seat) continue;
        std::vector<CardSet> all = possibleHands(observation, seat);
        const std::size_t count = std::min(all.size(), mostHands);
        Seated other { seat, {} };
        other.hands.reserve(count);
        for (std::size_t i = 0; i < count; ++i) {
            std::swap(all[i], all[i + rng.below(static_cast<std::uint32_t>(all.size() - i))]);
            other.hands.push_back({ all[i], 1 });
        }
        weigh(other);
        others_.push_back(std::move(other));
    }
    std::sort(others_.begin(), others_.end(),
        [](const Seated& a, const Seated& b) { return a.hands.size() < b.hands.size(); });
}

void Beliefs::weigh(Seated& other) const
{
    const CardSet wilds = wildCards(observation_.table.rules);
    const std::vector<Said> list = saidBy(observation_.table, other.seat);
    if (list.empty()) return;
    for (Hand& hand : other.hands) {
        Holding holding { .cards = hand.cards };
        for (const Said& said : list) {
            hand.weight *= likelihood(said, holding);
            if (!(hand.cards & wilds).empty())
                holding = bound(said.before, said.seat, holding, said.action, false);
        }
    }
}

World Beliefs::imagined(Rng& rng) const
{
    PerSeat<CardSet> cards;
    CardSet taken;
    double weight = 1;
    for (const Seated& other : others_) {
        double sum = 0;
        for (const Hand& hand : other.hands)
            if ((hand.cards & taken).empty()) sum += hand.weight;
        double left = sum * rng.unit();
        const Hand* chosen = nullptr;
        for (const Hand& hand : other.hands) {
            if (!(hand.cards & taken).empty()) continue;
            chosen = &hand;
            left -= hand.weight;
            if (left < 0) break;
        }
        if (chosen == nullptr) return {};
        weight *= sum;
        cards[other.seat] = chosen->cards;
        taken |= chosen->cards;
    }
    return { worldWith(observation_, cards, rng), weight };
}

}
