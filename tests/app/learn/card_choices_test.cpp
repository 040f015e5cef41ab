#include "app/learn/card_choices.h"
#include "core/bots/mittlere/likelihood.h"

#include "core/mittlere/state.h"
#include <QtTest>

#include <cmath>

using namespace weli;
using namespace weli::mittlere;
using bots::Feature;
using bots::FeatureWeight;

namespace {

/// Somebody who goes by two features alone.
bots::FeatureWeights simpleWeights()
{
    bots::FeatureWeights weights {};
    for (std::size_t i = 0; i < weights.size(); ++i) weights[i].feature = static_cast<Feature>(i);
    weights[static_cast<std::size_t>(Feature::LeadOut)].always = -3;
    weights[static_cast<std::size_t>(Feature::FollowBeaten)].aimHigh = 2;
    return weights;
}

/// What such a one plays, wherever more than one card is possible.
std::vector<CardChoice> choicesBy(const bots::FeatureWeights& weights, int deals)
{
    Rng rng(1);
    std::vector<CardChoice> choices;
    for (int deal = 0; deal < deals; ++deal) {
        State state = start({}, playerCount, seatAt(deal % playerCount));
        take(state, shuffled(packOf(wholePack()), rng));
        while (!state.table.verdict) {
            const Seat seat = *seatDue(state.table);
            const Observation observation = observe(state, seat);
            const CardSet cards = playableNow(observation.table, observation.hand);
            const auto chances
                = bots::cardChances(bots::playContextOf(observation), cards, weights);
            Card played = cards.first();
            double left = rng.unit();
            for (std::size_t place = 0; const Card card : cards) {
                played = card;
                if ((left -= static_cast<double>(chances[place++])) < 0) break;
            }
            if (cards.size() > 1) choices.push_back(choiceOf(observation, played));
            act(state, seat, Action::play(played));
        }
    }
    return choices;
}

} // namespace

class CardChoicesTest : public QObject {
    Q_OBJECT

private slots:
    void weightsByWhichCardsAreChosenAreFound();
};

void CardChoicesTest::weightsByWhichCardsAreChosenAreFound()
{
    constexpr float about = 0.5F; // where the aim is clear, as it mostly is
    const bots::FeatureWeights wanted = simpleWeights();
    const bots::FeatureWeights fitted = fittedTo(choicesBy(wanted, 400));
    QVERIFY(areInOrder(fitted));
    for (const Feature feature : { Feature::LeadOut, Feature::FollowBeaten }) {
        const FeatureWeight& one = fitted[static_cast<std::size_t>(feature)];
        const FeatureWeight& other = wanted[static_cast<std::size_t>(feature)];
        QVERIFY(std::abs(one.at(1) - other.at(1)) < about);
        QVERIFY(std::abs(one.at(-1) - other.at(-1)) < about);
    }
}

QTEST_APPLESS_MAIN(CardChoicesTest)
#include "card_choices_test.moc"
