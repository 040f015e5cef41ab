#include "core/bots/preference/words/learnt.h"

#include "core/bots/preference/expected_result.h"
#include "core/bots/preference/hand_value.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

namespace {

    WordKind kindOfPass(const PublicState& table)
    {
        if (!table.standing) return WordKind::PassUnbid;
        const Bid bid = table.standing->bid;
        return bid.contract && isLow(*bid.contract) ? WordKind::PassLow : WordKind::PassHigh;
    }

    WordKind kindOfBid(Bid bid)
    {
        if (!bid.contract || isSpiel(*bid.contract)) return WordKind::BidSpiel;
        if (isLow(*bid.contract)) return WordKind::BidLow;
        if (isSuit(*bid.contract)) return WordKind::BidHearts;
        const ContractRow& row = rowOf(*bid.contract);
        if (row.goal == Goal::AllTricks) return WordKind::BidAllTricks;
        return row.buys ? WordKind::BidNoTrick : WordKind::BidNoTrickAsIs;
    }

    WordKind kindOfJoining(const PublicState& table)
    {
        if (!table.joined.empty()) return WordKind::JoinJoined;
        return table.stayed.empty() ? WordKind::JoinFirst : WordKind::JoinStayed;
    }

    std::optional<WordKind> kindOf(const PublicState& table, const Action& word)
    {
        switch (word.verb()) {
        case Verb::Pass: return kindOfPass(table);
        case Verb::Bid: return kindOfBid(word.bid());
        case Verb::Hold: return WordKind::Hold;
        case Verb::Take: return WordKind::Take;
        case Verb::Join: return kindOfJoining(table);
        case Verb::Invite: return WordKind::Invite;
        case Verb::Alone: return WordKind::Alone;
        case Verb::Stay:
            if (!table.joined.empty() || !table.stayed.empty()) return std::nullopt; // nothing
            return WordKind::StayFirst;
        case Verb::No:
            if (!std::holds_alternative<AfterBuying>(table.phase)) return std::nullopt;
            return WordKind::Decline;
        default: return std::nullopt;
        }
    }

    std::size_t stakeClassOf(const PublicState& table)
    {
        if (isForced(table)) return 0;
        return stakeOf(table) <= 2 * table.rules.stake ? 1 : 2;
    }

    /// Of the low contract with each trump.
    constexpr auto levels = [] {
        std::array<int, suitCount> ofTrumps {};
        for (const ContractRow& row : ladder)
            if (row.level <= rowOf(Contract::Four).level)
                ofTrumps[static_cast<std::size_t>(*row.trump)] = row.level;
        return ofTrumps;
    }();

    int levelOf(Suit trump) { return levels[static_cast<std::size_t>(trump)]; }

    /// May this suit become trump for the seat if it says this word?
    bool isOpenTo(const Action& word, Suit suit)
    {
        const int level = levelOf(suit);
        if (word.verb() == Verb::Hold) return level >= rowOf(word.contract()).level;
        if (word.verb() != Verb::Bid) return true;
        const Bid bid = word.bid();
        if (bid == spiel) return suit != Suit::Hearts;
        const ContractRow& row = rowOf(*bid.contract);
        return isLow(*bid.contract) ? level >= row.level : !row.trump || suit == *row.trump;
    }

    struct Best {
        double tricks = 0;
        double second = 0;
        int length = 0;
        Suit suit {};
    };

    Best bestTrump(CardSet hand, const Action& word)
    {
        Best best;
        for (const Suit suit : suits) {
            if (!isOpenTo(word, suit)) continue;
            const double tricks = tricksWithTrump(hand, suit);
            best.second = std::max(best.second, std::min(best.tricks, tricks));
            if (tricks <= best.tricks) continue;
            best.tricks = tricks;
            best.length = (hand & CardSet::of(suit)).size();
            best.suit = suit;
        }
        return best;
    }

    double beyond(double figure, double knee) { return std::max(0.0, figure - knee); }

    /// How much is bid with this word, or was before it; a low bid is at most one.
    double heightOf(const PublicState& table, const Action& word)
    {
        if (word.verb() == Verb::Bid) return preference::levelOf(word.bid()) / 4.0;
        return table.standing ? preference::levelOf(table.standing->bid) / 4.0 : 0;
    }

    double onlyIf(bool is, double figure = 1) { return is ? figure : 0; }

    WordFigures figuresOf(const Observation& observation, const Action& word)
    {
        const PublicState& table = observation.table;
        const CardSet hand = observation.hands[observation.seat];
        const Best best = bestTrump(hand, word);
        const double defence = tricksAgainst(hand, trumpSoFar(table));
        const int others = table.bidders.size() - 1;
        const bool hasNoTrick = exists(Contract::Five, table.rules);
        const double safe = onlyIf(hasNoTrick, 1 - chanceOfATrick(hand));
        const double relievedSafe
            = onlyIf(hasNoTrick, 1 - chanceOfATrick(relieved(relieved(hand))));
        const int aces = (hand & CardSet::of(Rank::Ace)).size();
        const bool isHeard = table.classes[observation.seat].has_value();
        const bool isLast
            = table.declarer && nextIn(table.active, observation.seat) == table.declarer;
        const bool isSpielPlayed = table.contract && isSpiel(*table.contract);
        return { 1, best.tricks, beyond(best.tricks, 4), beyond(best.tricks, 5),
            beyond(best.tricks, 6), best.second, static_cast<double>(best.length), defence,
            beyond(defence, 1), beyond(defence, 1.7), beyond(defence, 2.5), onlyIf(others == 1),
            onlyIf(others == 0), onlyIf(isHeard), heightOf(table, word), static_cast<double>(aces),
            safe, beyond(safe, 0.4), beyond(safe, 0.75), relievedSafe, beyond(relievedSafe, 0.8),
            beyond(tricksWithoutTrump(hand), 6), onlyIf(table.contract == Contract::Hearts),
            onlyIf(isLast), onlyIf(isSpielPlayed) };
    }

    double product(const LearntWeights& weights, const WordFigures& figures)
    {
        double sum = 0;
        for (std::size_t i = 0; i < wordFigures; ++i)
            sum += static_cast<double>(weights[i]) * figures[i];
        return sum;
    }

}

std::optional<LookedAt> lookAt(const Observation& observation, const Action& word)
{
    const auto kind = kindOf(observation.table, word);
    if (!kind) return std::nullopt;
    return LookedAt { *kind, stakeClassOf(observation.table), figuresOf(observation, word) };
}

std::optional<Learnt> learntOf(const Observation& observation, const Action& word)
{
    constexpr int few = 400;
    const auto looked = lookAt(observation, word);
    if (!looked) return std::nullopt;
    const LearntRow& row = learntTable[rowFor(*looked)];
    if (row.deals < few) return std::nullopt;
    return Learnt { product(row.chips, looked->figures),
        std::clamp(product(row.kept, looked->figures), 0.01, 0.99),
        std::clamp(product(row.tricks, looked->figures), 0.0, 10.0) };
}

}
