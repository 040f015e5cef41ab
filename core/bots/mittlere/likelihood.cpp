#include "core/bots/mittlere/likelihood.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace weli::bots {

using namespace mittlere;

namespace {

    /// What a feature speaks for, as in the book: always, by the aim, and by how strong that is.
    using Share = std::array<float, 3>;

    /// Fitted to what the sharp bot plays, so that the exponentials of the sums are chances.
    constexpr std::array<Share, featureCount> shares { {
        { 0.22F, -0.06F, -0.44F },
        { 0.07F, -0.05F, -0.15F },
        { -0.05F, -0.05F, 0.24F },
        { 0.17F, -0.74F, 0.59F },
        { -0.23F, -0.02F, -0.08F },
        { -0.50F, -0.29F, -0.28F },
        { -0.77F, 0.55F, -0.24F },
        { -0.33F, 0.05F, 0.15F },
        { -0.00F, 0.01F, 0.04F },
        { -0.03F, 0.53F, -0.64F },
        { -0.32F, 0.26F, 0.01F },
        { 0.32F, -0.12F, 0.13F },
        { -0.10F, 0.44F, -0.39F },
        { -0.02F, -0.44F, 0.21F },
        { -0.64F, -0.10F, -0.33F },
        { 0.20F, -0.38F, 0.34F },
        { -0.17F, 0.60F, -0.17F },
        { -0.73F, -0.30F, 0.37F },
        { -0.19F, -0.07F, 0.08F },
        { 0.42F, 0.87F, -0.45F },
        { 0.00F, 0.00F, 0.00F },
        { -0.64F, 0.89F, -0.64F },
        { -0.21F, 0.01F, -0.35F },
        { 0.20F, -0.24F, -0.05F },
        { 0.35F, -0.70F, 0.00F },
        { -0.12F, -1.49F, -0.20F },
        { 0.38F, -0.35F, 0.04F },
        { 0.05F, 0.05F, 0.05F },
    } };

    constexpr float anyCard = 0.1F; // how often a card is as likely as any other

    /// e^x up to a thousandth, and the same on every machine.
    float exponential(float x)
    {
        constexpr float perDoubling = 1.44269504F;
        const float doublings = std::clamp(x * perDoubling, -60.0F, 60.0F);
        const float whole = std::floor(doublings);
        const float rest = doublings - whole;
        const auto power
            = std::bit_cast<float>((static_cast<std::uint32_t>(whole + 127.0F)) << 23U);
        return power * (1 + rest * (0.6951F + rest * (0.2276F + rest * 0.0773F)));
    }

    /// The public part of a context, as it is before the next card.
    class Course {
    public:
        [[nodiscard]] PlayContext contextFor(Seat seat) const
        {
            const Seat next = seatAfter(seat);
            const Seat last = seatAfter(next);
            const auto points = [&](Seat one) { return valueOf(taken_[one], trump_); };
            return { .hand = {},
                .out = {},
                .trump = trump_,
                .trick = trick_,
                .lying = lying_,
                .lyingCount = lying_.size(),
                .tricks = tricks_[seat],
                .points = points(seat),
                .mostPoints = std::max(points(next), points(last)),
                .fewestPoints = std::min(points(next), points(last)) };
        }

        void play(Card card, Seat seat)
        {
            if (!trick_) {
                trick_ = { card.suit(), card };
                winner_ = seat;
            } else {
                trump_ = trumpAfter(trump_, trick_->led, card);
                if (beats(card, *trick_, trump_)) {
                    trick_->winning = card;
                    winner_ = seat;
                }
            }
            unplayed_.remove(card);
            lying_.add(card);
            if (lying_.size() < playerCount) return;
            taken_[winner_] |= lying_;
            ++tricks_[winner_];
            lying_ = {};
            trick_.reset();
        }

        [[nodiscard]] CardSet unplayed() const { return unplayed_; }

    private:
        CardSet unplayed_ = wholePack();
        Trump trump_;
        std::optional<Trick> trick_;
        CardSet lying_;
        Seat winner_;
        PerSeat<CardSet> taken_;
        PerSeat<int> tricks_;
    };

}

Likelihood::Likelihood(const Observation& observation)
{
    const Seat first = seatAfter(observation.seat);
    std::array<CardSet, 2> played;
    Course course;
    for (const PlayedTrick& trick : observation.table.tricks) {
        for (std::size_t place = 0; place < trick.cards.size(); ++place) {
            const Seat seat = playerOf(trick, place);
            const Card card = trick.cards[place];
            if (seat != observation.seat)
                plays_.push_back({ seat == first ? 0U : 1U, card, {}, course.contextFor(seat),
                    course.unplayed() });
            course.play(card, seat);
        }
    }
    for (std::size_t i = plays_.size(); i-- > 0;) {
        played[plays_[i].who].add(plays_[i].card);
        plays_[i].sinceThen = played[plays_[i].who];
    }
}

FixedList<float, handCount> cardChances(const PlayContext& context, CardSet playable)
{
    const float aim = aimHighOf(context);
    Features weights {};
    for (std::size_t i = 0; i < featureCount; ++i)
        weights[i] = shares[i][0] + aim * shares[i][1] + std::abs(aim) * shares[i][2];
    FixedList<float, handCount> chances;
    float all = 0;
    for (const Card card : playable) {
        const Features features = featuresOf(context, card);
        float sum = 0;
        for (std::size_t i = 0; i < featureCount; ++i) sum += features[i] * weights[i];
        chances.push(exponential(sum));
        all += chances.back();
    }
    for (float& chance : chances)
        chance = (1 - anyCard) * chance / all + anyCard / static_cast<float>(playable.size());
    return chances;
}

double Likelihood::chanceOf(const Play& play, CardSet handNow)
{
    PlayContext context = play.context;
    context.hand = handNow | play.sinceThen;
    context.out = play.unplayed - context.hand;
    const CardSet legal
        = context.trick ? playable(*context.trick, context.hand, context.trump) : context.hand;
    if (legal.size() == 1) return 1;
    std::size_t place = 0;
    for (const Card card : legal) {
        if (card == play.card) break;
        ++place;
    }
    return cardChances(context, legal)[place];
}

double Likelihood::of(const std::array<CardSet, 2>& hands) const
{
    double product = 1;
    for (const Play& play : plays_) product *= chanceOf(play, hands[play.who]);
    return product;
}

}
