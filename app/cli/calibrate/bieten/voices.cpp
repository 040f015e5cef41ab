#include "app/cli/calibrate/bieten/voices.h"

#include <algorithm>

namespace weli::cli {

using namespace bieten;

namespace {

    using Tells = Tellings<Action>;

    constexpr std::string_view figureIsMine = "a figure is mine";
    constexpr std::string_view figureWithWeli = "a figure is mine, the Weli in hand";
    constexpr std::string_view heldIsMine = "a bid is mine if I hold";
    constexpr std::string_view heldThreeIsMine = "a three is mine if I hold";
    constexpr std::string_view holdingPays = "holding pays"; // a side taken, not a chance

    int aboutMine(Figure figure) { return static_cast<int>(figure); }
    int aboutHeld(Figure figure) { return figureCount + static_cast<int>(figure); }
    int aboutPaying(Figure figure) { return 2 * figureCount + static_cast<int>(figure); }

    const Answering* answered(const Observation& observation, Figure figure)
    {
        const auto* answering = std::get_if<Answering>(&observation.table.phase);
        return answering != nullptr && answering->figure == figure ? answering : nullptr;
    }

    void tell(Tells& tells, const Observation& observation, Figure figure, double chance,
        std::optional<Choice<Action>> ifDone)
    {
        const bool hasWeli = observation.own.cards.contains(weliCard);
        tells.push_back(
            { aboutMine(figure), hasWeli ? figureWithWeli : figureIsMine, chance, ifDone });
    }

    void tellHeld(
        Tells& tells, const Observation& observation, Figure figure, double chance, double needed)
    {
        const auto* const answering = answered(observation, figure);
        if (answering == nullptr) return;
        tells.push_back({ aboutHeld(figure), answering->three ? heldThreeIsMine : heldIsMine,
            chance, Choice<Action>(Action::say(Verb::Hold, figure)) });
        tells.push_back({ aboutPaying(figure), holdingPays, chance >= needed ? 1.0 : 0.0, {} });
    }

    /// What a reason says of a figure, if anything.
    void tell(Tells& tells, const Observation& observation, const bots::BietenWhy& why,
        const Choice<Action>& choice)
    {
        using bots::BietenReason;
        if (!why.figure) return;
        switch (why.reason) {
        case BietenReason::Certain: return tell(tells, observation, *why.figure, 1, choice);
        case BietenReason::Wins:
        case BietenReason::Compared:
        case BietenReason::Lure:
        case BietenReason::NameWild:
            return tell(tells, observation, *why.figure, why.figures[0], choice);
        case BietenReason::HoldPays:
        case BietenReason::HoldLoses:
            return tellHeld(tells, observation, *why.figure, why.figures[0], why.figures[1]);
        default: return;
        }
    }

}

Tellings<Action> tellingsOf(const Observation& observation, const odds::BietenOdds& odds)
{
    Tells tells;
    for (const Figure figure : figures) {
        if (!odds.best[figure]) continue;
        const double chance = odds.best[figure]->value;
        if (odds.needed[figure])
            tellHeld(tells, observation, figure, chance, *odds.needed[figure]);
        else
            tell(tells, observation, figure, chance, {});
    }
    return tells;
}

Tellings<Action> tellingsOf(const Observation& observation, const bots::BietenDecision& decision)
{
    Tells tells;
    const bots::BietenEvaluation& best = decision.weighed.front();
    if (!best.expected || best.expected->relative) return tells; // a rule of thumb
    for (const bots::BietenWhy& why : best.whys) tell(tells, observation, why, best.action);
    return tells;
}

std::optional<bool> cameOf(const State& counted, Seat seat, const Told<Action>& told)
{
    if (told.about >= aboutPaying(Figure::Hearts)) return std::nullopt;
    const Figure asked = figures[static_cast<std::size_t>(told.about % figureCount)];
    for (const CountedFigure& figure : counted.table.count->figures)
        if (figure.figure == asked) return figure.seat == seat;
    return false; // the game was over before it
}

}
