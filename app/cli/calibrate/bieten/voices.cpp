#include "app/cli/calibrate/bieten/voices.h"

#include "app/cli/calibrate/acts.h"

#include <algorithm>
#include <cmath>

namespace weli::cli {

using namespace bieten;

namespace {

    using Tells = Tellings<Action>;

    constexpr std::string_view figureIsMine = "a figure is mine";
    constexpr std::string_view figureWithWeli = "a figure is mine, the Weli in hand";
    constexpr std::string_view heldIsMine = "a bid is mine if I hold";
    constexpr std::string_view heldThreeIsMine = "a three is mine if I hold";

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

    void tellHeld(Tells& tells, const Observation& observation, Figure figure, double chance)
    {
        const auto* const answering = answered(observation, figure);
        if (answering == nullptr) return;
        tells.push_back({ aboutHeld(figure), answering->three ? heldThreeIsMine : heldIsMine,
            chance, Choice<Action>(Action::say(Verb::Hold, figure)) });
    }

    /// … and whether it pays.
    void tellHeld(
        Tells& tells, const Observation& observation, Figure figure, double chance, double needed)
    {
        if (answered(observation, figure) == nullptr) return;
        tellHeld(tells, observation, figure, chance);
        tells.push_back({ aboutPaying(figure), {}, chance >= needed ? 1.0 : 0.0, {} });
    }

    /// Whether holding pays, where it is far from the edge.
    void tellSide(Tells& tells, const Observation& observation, Figure figure, double ahead)
    {
        constexpr double near = 0.1;
        if (std::abs(ahead) < near) return;
        const auto say = [&](Verb verb, bool isFine) {
            tellOfAct(tells, observation, OfAct::Fine, std::optional(Action::say(verb, figure)),
                isFine ? 1 : 0);
        };
        say(Verb::Hold, ahead > 0);
        if (ahead > 0) say(Verb::Good, false);
    }

    std::optional<Figure> figureIn(const coach::Note& note)
    {
        for (const coach::Argument& argument : note.arguments)
            for (const Figure figure : figures)
                if (argument.value == coach::Value(coach::Code { std::string(code(figure)) }))
                    return figure;
        return std::nullopt;
    }

    /// How often what nobody can take is counted, if it is said.
    double countedIn(const bots::BietenEvaluation& one)
    {
        const auto over = std::find_if(one.whys.begin(), one.whys.end(),
            [](const auto& why) { return why.reason == bots::BietenReason::OverBefore; });
        return over == one.whys.end() ? 1 : 1 - over->figures[0];
    }

    /// What a reason says of a figure, if anything.
    void tell(Tells& tells, const Observation& observation, const bots::BietenWhy& why,
        const bots::BietenEvaluation& one)
    {
        using bots::BietenReason;
        if (!why.figure) return;
        const Choice<Action>& choice = one.action;
        switch (why.reason) {
        case BietenReason::Certain:
            return tell(tells, observation, *why.figure, countedIn(one), choice);
        case BietenReason::CannotWin: return tell(tells, observation, *why.figure, 0, choice);
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
        if (odds.needed[figure]) {
            tellHeld(tells, observation, figure, chance, *odds.needed[figure]);
            tellSide(tells, observation, figure, chance - *odds.needed[figure]);
        } else
            tell(tells, observation, figure, chance, {});
    }
    return tells;
}

Tellings<Action> tellingsOf(const Observation& observation, const bots::BietenDecision& decision)
{
    Tells tells;
    const bots::BietenEvaluation& best = decision.weighed.front();
    if (!best.expected || best.expected->relative) return tells; // a rule of thumb
    for (const bots::BietenWhy& why : best.whys) tell(tells, observation, why, best);
    return tells;
}

void tell(Tellings<Action>& tells, const Observation& observation, const coach::Note& note)
{
    const auto figure = figureIn(note);
    if (!figure) return;
    if (note.name == "best-of-suit") tell(tells, observation, *figure, 1, std::nullopt);
    if (note.name == "sure-hold") tellHeld(tells, observation, *figure, 1);
    if (note.name == "cannot-win") tellHeld(tells, observation, *figure, 0);
}

std::optional<bool> cameOf(const State& counted, Seat seat, const Told<Action>& told)
{
    const Figure asked = figures[static_cast<std::size_t>(told.about % figureCount)];
    for (const CountedFigure& figure : counted.table.count->figures)
        if (figure.figure == asked) return figure.seat == seat;
    return false; // the game was over before it
}

}
