#include "core/odds/bieten/combinations.h"

#include "core/cards/fixed_list.h"

#include <algorithm>
#include <array>

namespace weli::odds {

namespace {

    constexpr std::size_t cardCount = CardSet::all().size();

    using Indices = FixedList<std::size_t, 3>;

    Indices indicesOf(CardSet cards)
    {
        Indices indices;
        for (const Card card : cards) indices.push(static_cast<std::size_t>(card.index()));
        return indices;
    }

    /// How many choices of one seat have certain cards.
    class Having {
    public:
        explicit Having(const Choices& choices)
            : all_(static_cast<double>(choices.size()))
        {
            const auto wide = [](CardSet cards) { return cards.size() == 3; };
            if (std::any_of(choices.begin(), choices.end(), wide))
                three_.resize(cardCount * cardCount * cardCount);
            for (const CardSet cards : choices) enter(indicesOf(cards));
        }

        /// Choices with none of these cards: all, but those with one, which leaves out twice those
        /// with two, and so on.
        [[nodiscard]] double without(CardSet cards) const
        {
            const Indices at = indicesOf(cards);
            double count = all_;
            for (std::size_t i = 0; i < at.size(); ++i) {
                count -= one_[at[i]];
                for (std::size_t j = i + 1; j < at.size(); ++j) {
                    count += two_[at[i] * cardCount + at[j]];
                    for (std::size_t k = j + 1; k < at.size() && !three_.empty(); ++k)
                        count -= three_[placeOf(at[i], at[j], at[k])];
                }
            }
            return count;
        }

    private:
        static std::size_t placeOf(std::size_t a, std::size_t b, std::size_t c)
        {
            return (a * cardCount + b) * cardCount + c;
        }

        void enter(const Indices& at)
        {
            for (std::size_t i = 0; i < at.size(); ++i) {
                ++one_[at[i]];
                for (std::size_t j = i + 1; j < at.size(); ++j) ++two_[at[i] * cardCount + at[j]];
            }
            if (at.size() == 3) ++three_[placeOf(at[0], at[1], at[2])];
        }

        double all_;
        std::array<std::uint16_t, cardCount> one_ {};
        std::array<std::uint16_t, cardCount * cardCount> two_ {};
        std::vector<std::uint16_t> three_; // empty: no choice has as many
    };

    bool areSingles(const std::vector<Choices>& seats)
    {
        return std::all_of(seats.begin(), seats.end(), [](const Choices& choices) {
            return std::all_of(
                choices.begin(), choices.end(), [](CardSet cards) { return cards.size() == 1; });
        });
    }

    /// One card each: card by card, by who has one already.
    double singlesOf(const std::vector<Choices>& seats)
    {
        std::vector<CardSet> may(seats.size());
        for (std::size_t i = 0; i < seats.size(); ++i)
            for (const CardSet cards : seats[i]) may[i] |= cards;
        std::vector<double> ways(std::size_t { 1 } << seats.size());
        ways[0] = 1;
        for (const Card card : CardSet::all())
            for (std::size_t served = ways.size(); served-- > 0;)
                for (std::size_t i = 0; i < seats.size(); ++i) {
                    const std::size_t bit = std::size_t { 1 } << i;
                    if ((served & bit) == 0 && may[i].contains(card))
                        ways[served | bit] += ways[served];
                }
        return ways.back();
    }

    Choices restOf(const Choices& choices, CardSet gone)
    {
        Choices rest;
        rest.reserve(choices.size());
        for (const CardSet cards : choices)
            if ((cards & gone).empty()) rest.push_back(cards);
        return rest;
    }

    /// The seats in the order of how much they may hold.
    double combined(const std::vector<Choices>& seats)
    {
        if (seats.empty()) return 1;
        if (seats.front().empty()) return 0;
        if (seats.size() == 1) return static_cast<double>(seats.front().size());
        if (areSingles(seats)) return singlesOf(seats);
        double count = 0;
        if (seats.size() == 2) {
            const Having having(seats[0]);
            for (const CardSet cards : seats[1]) count += having.without(cards);
            return count;
        }
        for (const CardSet cards : seats.front()) {
            std::vector<Choices> others;
            for (auto other = seats.begin() + 1; other != seats.end(); ++other)
                others.push_back(restOf(*other, cards));
            count += combined(others);
        }
        return count;
    }

    /// Those who have cards to choose, whoever may hold fewest sets first.
    std::vector<Choices> inOrder(std::vector<Choices> seats)
    {
        std::erase(seats, Choices { CardSet {} });
        std::sort(seats.begin(), seats.end(),
            [](const Choices& a, const Choices& b) { return a.size() < b.size(); });
        return seats;
    }

}

double combinationsOf(std::vector<Choices> seats) { return combined(inOrder(std::move(seats))); }

double stepsToCombine(std::vector<Choices> seats)
{
    constexpr double aTable = 2000; // to make it
    seats = inOrder(std::move(seats));
    double steps = aTable;
    double times = 1;
    for (std::size_t left = seats.size(); const Choices& choices : seats) {
        const auto size = static_cast<double>(choices.size());
        if (left-- > 2)
            times *= size;
        else
            steps += size;
    }
    return areSingles(seats) ? aTable : times * steps;
}

}
