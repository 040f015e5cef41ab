#include "core/coach/bieten/game_coach.h"

#include "core/coach/bieten/situations.h"

#include <array>

namespace weli::coach {

using namespace bieten;

namespace {

    using namespace bieten_situations;

    /// What cannot wait comes first, then what is sure, then what may be done, then what must.
    constexpr std::array<Situation<View>, 40> table { {
        { "cut-weli", cutWild },
        { "sure-hold", sureHold },
        { "sure-three", sureThree },
        { "hold-near-target", holdNearTarget },
        { "cannot-win", cannotWin },
        { "hold-by-weli", holdByWild },
        { "last-chance", lastChance },
        { "weli-loses-suit", wildLosesSuit },
        { "weli-bound", wildIsBound },
        { "three-asked", threeAsked },
        { "last-answer", lastAnswer },
        { "good-waits", goodWaits },
        { "cannot-hold", cannotHold },
        { "one-point-short", onePointShort },
        { "other-one-short", otherOneShort },
        { "too-near-for-three", tooNearForThree },
        { "may-say-three", mayRaise },
        { "bid-enough", bidEnough },
        { "bottom-weli", bottomWild },
        { "bottom-ace", bottomAce },
        { "bottom-ace-plain", bottomAcePlain },
        { "weli-must-pay", wildMustPay },
        { "forehand-first", forehandFirst },
        { "wait-for-forehand", waitForForehand },
        { "best-of-suit", bestOfSuit },
        { "three-cards", threeCardFigure },
        { "last-trick-open", lastTrickOpen },
        { "bid-by-weli", bidByWild },
        { "bid-with-played", bidWithPlayed },
        { "name-weli", nameWild },
        { "must-follow", mustFollow },
        { "cannot-follow", cannotFollow },
        { "low-bid", lowBid },
        { "leading", leading },
        { "bid-any-time", bidAnyTime },
        { "cut-seen", cutSeen },
        { "cutting", cutting },
        { "dealing", dealing },
        { "stands", stands },
        { "gone-out", goneOut },
    } };

    constexpr std::array<std::string_view, 18> kinds { "cut", "cut-and-take", "cut-for-weli",
        "steal", "leave", "deal", "lead", "follow", "any-card", "weli", "bid", "three",
        "answer-three", "good", "hold", "claim", "pass", "irregular" };

    Possibility said(Verb verb, const View& view)
    {
        const auto& answering = std::get<Answering>(view.now.table.phase);
        const int value = (answering.three ? 2 : 1) + (verb == Verb::Hold ? 1 : 0);
        const bool isGood = verb == Verb::Good;
        return { isGood ? "good" : "hold", isGood ? "good" : "hold",
            { { "figure", codeOf(answering.figure) }, { "seat", answering.asker },
                { "value", value } },
            bietenClause(isGood ? 43 : 44) };
    }

    /// Natural cards and wild ones; to name these has a line of its own.
    Possibility played(const View& view, int count)
    {
        const PublicState& now = view.now.table;
        const auto led = suitLed(now);
        if (now.rules.irregularities == Irregularities::Penalised)
            return { "irregular", "play", { { "count", count } }, bietenClause(53) };
        if (!led) return { "lead", "play", { { "count", count } }, bietenClause(16) };
        const CardSet hand = handOf(now, view.now.own.cards) - wildCards(now.rules);
        const bool follows = !(hand & CardSet::of(*led)).empty();
        return { follows ? "follow" : "any-card", "play", { { "count", count }, { "suit", *led } },
            bietenClause(18) };
    }

    void addPlays(const ActionList& actions, const View& view, std::vector<Possibility>& all)
    {
        CardSet natural;
        CardSet wild;
        for (const Action& action : actions) {
            if (action.verb() != Verb::Play) continue;
            (action.card() == action.as() ? natural : wild).add(action.card());
        }
        if (!natural.empty()) all.push_back(played(view, (natural | wild).size()));
        if (!wild.empty())
            all.push_back({ "weli", "play", { { "card", wild.first() } }, bietenClause(27) });
    }

    int countOf(const ActionList& actions, Verb verb)
    {
        int count = 0;
        for (const Action& action : actions) count += action.verb() == verb ? 1 : 0;
        return count;
    }

    /// Where unlawful acts are possible only the lawful ones are counted (B-53).
    int lawful(const ActionList& actions, Verb verb, const View& view)
    {
        const auto sight = Sight::of(view);
        if (sight && verb == Verb::Bid) return sight->biddable().size();
        if (!sight || verb != Verb::Three) return countOf(actions, verb);
        const Answering* const asked = sight->asked();
        if (asked == nullptr) return sight->raisable().size();
        return sight->may(verb, asked->figure) ? 1 : 0;
    }

    /// Three as an answer is said instead of holding (B-46).
    std::string_view nameOf(Verb verb, std::string_view name, const View& view)
    {
        const bool answers = std::holds_alternative<Answering>(view.now.table.phase);
        return verb == Verb::Three && answers ? "answer-three" : name;
    }

    /// What a cut is good for: the bottom card of what is lifted may be taken (B-11).
    Possibility cut(const View& view)
    {
        const auto told = [](std::string_view name) {
            return Possibility { name, "cut", { { "card", weliCard } }, bietenClause(10) };
        };
        switch (view.now.table.rules.steal) {
        case Steal::Three: return told("cut-and-take");
        case Steal::Weli: return told("cut-for-weli");
        case Steal::None: break;
        }
        return told("cut");
    }

    struct Plain {
        Verb verb;
        std::string_view name;
        std::string_view begins;
        int clause;
    };
    /// Those about which there is nothing more to say than how many there are.
    constexpr std::array<Plain, 8> plain { {
        { Verb::Steal, "steal", "steal", 11 },
        { Verb::Leave, "leave", "leave", 11 },
        { Verb::DealOneTwo, "deal", "deal", 13 },
        { Verb::DealTwoOne, "deal", "deal", 13 },
        { Verb::Bid, "bid", "bid", 42 },
        { Verb::Three, "three", "three", 46 },
        { Verb::Claim, "claim", "claim", 58 },
        { Verb::Pass, "pass", "pass", 58 },
    } };

}

std::span<const Situation<View>> GameCoach<View>::situations() { return table; }

std::span<const std::string_view> GameCoach<View>::names() { return kinds; }

std::vector<Possibility> GameCoach<View>::possibilities(const View& view)
{
    const ActionList actions = legalActions(view.now);
    std::vector<Possibility> all;
    if (countOf(actions, Verb::Cut) > 0) all.push_back(cut(view));
    for (const Verb verb : { Verb::Good, Verb::Hold })
        if (countOf(actions, verb) > 0) all.push_back(said(verb, view));
    for (const Plain& one : plain) {
        const bool isTold = !all.empty() && all.back().name == one.name;
        if (countOf(actions, one.verb) == 0 || isTold) continue;
        all.push_back({ nameOf(one.verb, one.name, view), one.begins,
            { { "count", lawful(actions, one.verb, view) } }, bietenClause(one.clause) });
    }
    addPlays(actions, view, all);
    return all;
}

}
