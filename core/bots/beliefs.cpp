#include "core/bots/beliefs.h"

#include "core/bieten/worlds.h"
#include "core/bots/book.h"
#include "core/bots/outlook.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>

namespace weli::bots {

using namespace bieten;

namespace {
    double P(int i, double d)
    {
        static double values[64];
        static bool known[64];
        if (!known[i]) {
            known[i] = true;
            const char* e = std::getenv(("P" + std::to_string(i)).c_str());
            values[i] = e ? std::atof(e) : d;
        }
        return values[i];
    }

    const std::size_t mostHands = static_cast<std::size_t>(P(54, 700)); // of one seat; a random choice of more of them

    /// An act of the tricks, with the table that it met.
    struct Met {
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

    std::vector<Met> actsOf(const Table& table, Seat seat)
    {
        std::vector<Met> list;
        State replay;
        replay.table = atFirstLead(table);
        for (const Acted& acted : table.history) {
            if (!seatDue(replay.table)) break; // the deal is under review
            const Verb verb = acted.action.verb();
            if (verb == Verb::Steal || verb == Verb::Leave || verb == Verb::DealOneTwo
                || verb == Verb::DealTwoOne)
                continue;
            if (acted.seat == seat) list.push_back({ replay.table, seat, acted.action });
            replay = withTableMoved(replay, acted.seat, acted.action);
        }
        return list;
    }

    double likely(double gain) { return 1 / (1 + std::exp(-gain / P(50, 0.12))); }

    /// A claim or an answer.
    double saying(const Met& met, const Holding& holding)
    {
        const Outlook outlook(met.before, met.seat, holding);
        const bool good = met.action.verb() == Verb::Good;
        const Figure figure = met.action.figure();
        if (!outlook.own().has(figure)) return good ? 1 : 0;
        const double claims
            = likely(claimGain(outlook, good ? Action::say(Verb::Hold, figure) : met.action));
        return good ? 1 - claims : claims;
    }

    /// Playing this card, and not bidding before.
    double playing(const Met& met, const Holding& holding)
    {
        Rng rng(1);
        double silent = 1;
        double chosen = 0;
        double all = 0;
        for (const Advice& advice : bookAdvice(met.before, met.seat, holding, rng)) {
            if (advice.action->verb() != Verb::Play) {
                silent *= 1 - P(53, 0.5) * likely(advice.value);
                continue;
            }
            const double weight = std::exp(advice.value / P(51, 0.12));
            all += weight;
            if (advice.action == met.action) chosen = weight;
        }
        return all > 0 ? silent * chosen / all : 0;
    }

    /// How likely somebody with this holding acts so; never quite sure, for people differ.
    double likelihood(const Met& met, const Holding& holding)
    {
        const double doubt = P(52, 0.06);
        const double book
            = met.action.verb() == Verb::Play ? playing(met, holding) : saying(met, holding);
        return doubt + (1 - doubt) * book;
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
    const std::vector<Met> list = actsOf(observation_.table, other.seat);
    if (list.empty()) return;
    for (Hand& hand : other.hands) {
        Holding holding { .cards = hand.cards };
        for (const Met& met : list) {
            hand.weight *= likelihood(met, holding);
            if (!(hand.cards & wilds).empty())
                holding = bound(met.before, met.seat, holding, met.action, false);
        }
    }
}

double Beliefs::share(Seat seat, CardSet cards) const
{
    double all = 0;
    double these = 0;
    for (const Seated& other : others_) {
        if (other.seat != seat) continue;
        for (const Hand& hand : other.hands) {
            all += hand.weight;
            if (hand.cards == cards) these += hand.weight;
        }
    }
    return all > 0 ? these / all : 0;
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
