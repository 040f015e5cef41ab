#include "core/bots/preference/book_cards.h"
#include "core/bots/preference/bot.h"
#include "core/cards/pack.h"

#include <QtTest>

#include <map>

using namespace weli;
using namespace weli::preference;
using bots::Character;
using bots::Level;
using bots::Mind;

namespace {

/// How often a mind said what.
struct Said {
    int passed = 0;
    int bid = 0; // or held
    int held = 0;
    int withoutBuying = 0;
    int joined = 0;
    int stayed = 0;
    int liked = 0; // and owned that another word brings more
};

void enter(Said& said, const bots::PreferenceDecision& decision)
{
    for (const bots::PreferenceWhy& why : decision.weighed.front().whys)
        if (why.reason == bots::PreferenceReason::Likes) ++said.liked;
    const Action& word = *decision.action;
    switch (word.verb()) {
    case Verb::Pass: ++said.passed; break;
    case Verb::Join: ++said.joined; break;
    case Verb::Stay: ++said.stayed; break;
    case Verb::Hold:
        ++said.held;
        ++said.bid;
        break;
    case Verb::Bid:
        ++said.bid;
        if (!word.bid().contract || !rowOf(*word.bid().contract).buys) ++said.withoutBuying;
        break;
    default: break;
    }
}

bool isSpokenOf(const State& state, Seat seat)
{
    const bool inAuction = std::holds_alternative<Bidding>(state.table.phase)
        || std::holds_alternative<GoingAlong>(state.table.phase);
    return inAuction && legalActions(state, seat).size() > 1;
}

/// Regulars go through the words of some deals; what each mind would have said in their places.
std::vector<Said> saidBy(const std::vector<Mind>& minds, int deals)
{
    std::vector<Said> said(minds.size());
    Rng rng(5);
    for (; deals > 0; --deals) {
        State state = start(Rules {}, 3, seatAt(deals % 3));
        state.table.pot = 20;
        state = withPack(state, shuffled(packOf(wholePack(state)), rng));
        while (!state.table.settled && !std::holds_alternative<Playing>(state.table.phase)) {
            const Seat seat = *seatDue(state.table);
            const Observation seen = observe(state, seat);
            const bots::Budget few { .worlds = 5 };
            if (isSpokenOf(state, seat))
                for (std::size_t i = 0; i < minds.size(); ++i)
                    enter(said[i], decide(seen, minds[i], few, 1));
            act(state, seat, *decide(seen, Level::Regular, few, 1).action);
        }
    }
    return said;
}

/// How often a mind leads a card of this rank in the first five tricks of
/// deals that regulars play.
int leads(const Mind& mind, Rank rank, int deals)
{
    int count = 0;
    Rng rng(6);
    const bots::Budget few { .worlds = 5 };
    for (; deals > 0; --deals) {
        State state = start(Rules {}, 3, seatAt(deals % 3));
        state.table.pot = 20;
        state = withPack(state, shuffled(packOf(wholePack(state)), rng));
        while (!state.table.settled && state.table.tricks.size() <= 5) {
            const Seat seat = *seatDue(state.table);
            const Observation seen = observe(state, seat);
            const bool isPlay = std::holds_alternative<Playing>(state.table.phase);
            const CardSet hand = state.hands[seat];
            if (isPlay && openTrick(state.table) == nullptr && !(hand & CardSet::of(rank)).empty())
                count += decide(seen, mind, few, 1).action->card().rank() == rank ? 1 : 0;
            act(state, seat, *decide(seen, Level::Regular, few, 1).action);
        }
    }
    return count;
}

} // namespace

/// Who plays: levels differ by what they know, characters by what they like.
class PreferenceMindsTest : public QObject {
    Q_OBJECT

private slots:
    void theHunterSeldomPassesOrStays();
    void theWallerSeldomGoesAlong();
    void theLurkerHoldsAndSpringsTheSpiel();
    void theLurkerKeepsAces();
    void theOptimistTrustsKings();
    void theBookmanSeldomStaysAtHome();
    void onlyWhoThinksOfOthersFearsThem();
    void theRegularRemembersTheLastThreeTricks();
    void sharpBidsByTheBookAndThinksOutTheRest();
};

constexpr Mind hunter { Level::Sharp, Character::Hunter };
constexpr Mind waller { Level::Sharp, Character::Waller };
constexpr Mind lurker { Level::Sharp, Character::Lurker };
constexpr Mind optimist { Level::Regular, Character::Optimist };
constexpr Mind bookman { Level::Book, Character::Bookman };

void PreferenceMindsTest::theHunterSeldomPassesOrStays()
{
    const auto said = saidBy({ Level::Sharp, hunter }, 60);
    const auto quiet = [](const Said& one) { return one.passed + one.stayed; };
    qInfo("%d, else %d", quiet(said[1]), quiet(said[0]));
    QVERIFY(1.8 * quiet(said[1]) < quiet(said[0]));
    QVERIFY(said[0].liked == 0 && said[1].liked > 0);
}

void PreferenceMindsTest::theWallerSeldomGoesAlong()
{
    const auto said = saidBy({ Level::Sharp, waller }, 12);
    qInfo("%d, else %d", said[1].joined, said[0].joined);
    QVERIFY(1.8 * said[1].joined < said[0].joined);
    QVERIFY(said[1].bid < said[0].bid && said[1].liked > 0);
}

void PreferenceMindsTest::theLurkerHoldsAndSpringsTheSpiel()
{
    const auto said = saidBy({ Level::Sharp, lurker }, 12);
    const auto springs = [](const Said& one) { return one.held + one.withoutBuying; };
    qInfo("%d, else %d", springs(said[1]), springs(said[0]));
    QVERIFY(springs(said[1]) > springs(said[0]));
}

void PreferenceMindsTest::theLurkerKeepsAces()
{
    const int plain = leads(Level::Sharp, Rank::Ace, 12);
    const int his = leads(lurker, Rank::Ace, 12);
    qInfo("%d, else %d", his, plain);
    QVERIFY(1.8 * his < plain);
}

void PreferenceMindsTest::theOptimistTrustsKings()
{
    const int plain = leads(Level::Regular, Rank::King, 150);
    const int his = leads(optimist, Rank::King, 150);
    const auto said = saidBy({ Level::Regular, optimist }, 150);
    qInfo("%d, else %d", his, plain);
    QVERIFY(his > 1.8 * plain);
    QVERIFY(said[1].bid > said[0].bid && said[1].joined > said[0].joined);
}

void PreferenceMindsTest::theBookmanSeldomStaysAtHome()
{
    const auto said = saidBy({ Level::Book, bookman }, 150);
    qInfo("%d, else %d", said[1].stayed, said[0].stayed);
    QVERIFY(1.8 * said[1].stayed < said[0].stayed);
    QVERIFY(said[1].bid < said[0].bid); // what others have found out since is not in his book
}

void PreferenceMindsTest::onlyWhoThinksOfOthersFearsThem()
{
    State state = start(Rules {}, 3, seatAt(2));
    state.table.pot = 20;
    Rng rng(1);
    state = withPack(state, shuffled(packOf(wholePack(state)), rng));
    const auto passing = [&](Level level) -> std::optional<double> {
        for (const auto& one : decide(observe(state, seatAt(0)), level, {}, 1).weighed)
            if (one.action == Action(Verb::Pass)) return one.value;
        return std::nullopt;
    };
    QVERIFY(passing(Level::FirstEvening) == 0.0);
    QVERIFY(passing(Level::Easy) == 0.0);
    QVERIFY(passing(Level::Regular).value_or(0) != 0);
    QVERIFY(passing(Level::Book).value_or(0) != 0);
}

void PreferenceMindsTest::theRegularRemembersTheLastThreeTricks()
{
    Rng rng(5);
    State state = start(Rules {}, 3, seatAt(0));
    state = withPack(state, shuffled(packOf(wholePack(state)), rng));
    const auto& tricks = state.table.tricks;
    while (tricks.size() < 4 || openTrick(state.table) != nullptr) {
        const Seat seat = *seatDue(state.table);
        act(state, seat, *decide(observe(state, seat), Level::Easy, {}, 1).action);
    }
    const Observation seen = observe(state, *seatDue(state.table));
    const CardSet all = bots::cardsOutside(seen, bots::PreferenceMemory::Fallen);
    const CardSet outside = bots::cardsOutside(seen, bots::PreferenceMemory::Lately);
    CardSet forgotten;
    for (const Card card : tricks[0].cards) forgotten.add(card);
    QCOMPARE(outside - all, forgotten);
}

void PreferenceMindsTest::sharpBidsByTheBookAndThinksOutTheRest()
{
    const bots::Budget few { .worlds = 5 };
    int bids = 0;
    int others = 0;
    Rng rng(4);
    for (int deal = 0; deal < 10; ++deal) {
        State state = start(Rules {}, 3, seatAt(deal % 3));
        state = withPack(state, shuffled(packOf(wholePack(state)), rng));
        while (!state.table.settled && state.table.tricks.empty()) {
            const Seat seat = *seatDue(state.table);
            const Observation seen = observe(state, seat);
            const auto book = decide(seen, Level::Book, few, 1);
            if (legalActions(state, seat).size() > 1) {
                const auto sharp = decide(seen, Level::Sharp, few, 1);
                const auto& phase = state.table.phase;
                const bool isBid = std::holds_alternative<Bidding>(phase)
                    || std::holds_alternative<Discarding>(phase)
                    || std::holds_alternative<Announcing>(phase);
                QCOMPARE(sharp == book, isBid);
                QCOMPARE(sharp.weighed[0].worlds > 0, !isBid);
                ++(isBid ? bids : others);
            }
            act(state, seat, *book.action);
        }
    }
    QVERIFY(bids > 10 && others > 10);
}

QTEST_APPLESS_MAIN(PreferenceMindsTest)
#include "preference_minds_test.moc"
