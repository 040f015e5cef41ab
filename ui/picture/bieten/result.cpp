#include "ui/picture/bieten/result.h"

#include "core/bieten/combination.h"
#include "core/bieten/judgement.h"
#include "ui/picture/bieten/picture.h"
#include "ui/picture/match_end.h"
#include "ui/words/bieten/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace weli {

using namespace bieten;

namespace {

    /// A deal of which nothing is secret any more.
    struct Counted {
        const Observation& observation;
        const PublicState& table;
        const PerSeat<Holding>& holdings;
        const Offences& offences;
    };

    class Result {
        Q_DECLARE_TR_FUNCTIONS(Result)
    };

    QString cardWords(Played played, CardWords cards)
    {
        if (played.card == played.as) return words::nameOf(played.card, cards);
        //: %1 a wild card, %2 what it stood for: "Weli as ace of hearts"
        return Result::tr("%1 as %2")
            .arg(words::nameOf(played.card, cards), words::nameOf(played.as, cards));
    }

    /// The cards with which this seat has the figure, in words.
    QString cardsOf(const Counted& state, CardWords words, Seat seat, Figure figure)
    {
        if (figure == Figure::Last) return cardWords(state.table.played[seat][2], words);
        const ThreeCards cards = countingCards(state.table, seat, state.holdings[seat], figure);
        CardSet faces;
        for (const Played played : cards) faces.add(played.as);
        const CardSet made = making(figure, faces);
        QStringList names;
        for (const Played played : cards)
            if (made.contains(played.as)) names << cardWords(played, words);
        return words::list(names);
    }

    /// Those who share the best set or run (B-25).
    QString sharers(const Counted& state, const ViewContext& context, Figure figure)
    {
        std::optional<Worth> best;
        SeatSet seats;
        for (const Seat seat : state.table.active) {
            const auto worth
                = worthOf(countingCards(state.table, seat, state.holdings[seat], figure), figure);
            if (!worth || (best && *worth < *best)) continue;
            if (!best || *worth > *best) seats = {};
            best = worth;
            seats.add(seat);
        }
        return namesOf(state.observation, context, seats);
    }

    Because whyNobody(const Counted& state, const ViewContext& context, Figure figure)
    {
        if (!judged(state.table, state.holdings, figure).stands)
            return { Result::tr("Nobody has it."), Clause { 'B', 26 } };
        //: Two or more share the best pair, triple or run: %1 their names. Nobody scores it.
        return {
            Result::tr("Tied between %1: nobody scores it.").arg(sharers(state, context, figure)),
            Clause { 'B', 25 }
        };
    }

    QString whyScored(const Counted& state, CardWords cardWords, const CountedFigure& figure)
    {
        const bool three = state.table.figures[figure.figure].raiser.has_value();
        if (figure.state == FigureState::Conceded)
            return three ? Result::tr("The three was conceded.") : Result::tr("It was conceded.");
        QString cards = words::capitalised(cardsOf(state, cardWords, *figure.seat, figure.figure));
        if (figure.state == FigureState::Silent) return cards;
        //: %1 names the cards that won a figure which was bid and held
        return Result::tr("%1; bid and held.").arg(cards);
    }

    CountLine lineOf(const Counted& state, const ViewContext& context, const CountedFigure& figure)
    {
        const QString title = words::nameOf(figure.figure, context.cards);
        if (!figure.seat)
            return { title, Result::tr("nobody"), whyNobody(state, context, figure.figure), 0 };
        return { title, inColumn(state.observation, context, *figure.seat),
            { whyScored(state, context.cards, figure), Clause { 'B', 60 } }, figure.value };
    }

    bool wasCounted(const Count& count, Figure figure)
    {
        for (const CountedFigure& counted : count.figures)
            if (counted.figure == figure) return true;
        return false;
    }

    int cost(const Counted& state, const Offence& offence)
    {
        const Rules& rules = state.table.rules;
        if (!offence.punished || rules.penalty == Penalty::Game) return 0;
        if (rules.penalty == Penalty::Points) return -rules.penaltyPoints;
        const int before
            = state.table.totals[offence.seat] - state.table.count->delta[offence.seat];
        return before > 0 ? -before : 0; // B-57
    }

    CountLine lineOf(const Counted& state, const ViewContext& context, const Offence& offence)
    {
        const QString what = words::nameOf(offence.kind);
        Because why { what, Clause { 'B', 57 } };
        if (!offence.punished)
            //: %1 is what somebody did against the rules
            why = { Result::tr("%1, but nobody protested").arg(what), Clause { 'B', 58 } };
        //: In the count: what breaking the rules costs
        return { Result::tr("Offence"), inColumn(state.observation, context, offence.seat), why,
            cost(state, offence) };
    }

    void addOffences(
        const Counted& state, const ViewContext& context, std::vector<CountLine>& lines)
    {
        SeatSet told;
        for (const Offence& offence : state.offences) {
            CountLine line = lineOf(state, context, offence);
            const bool once = state.table.rules.penalty == Penalty::Score;
            if (once && told.contains(offence.seat)) line.points = 0; // lost with the first one
            if (offence.punished) told.add(offence.seat);
            lines.push_back(line);
        }
    }

    void addWeli(const Counted& state, const ViewContext& context, std::vector<CountLine>& lines)
    {
        const Count& count = *state.table.count;
        if (count.weliPoints == 0 || !count.weliSeat) return;
        const Because why = count.weliPoints > 0
            ? Because { Result::tr("had the Weli"), Clause { 'B', 66 } }
            : Because { Result::tr("had the Weli and won no figure"), Clause { 'B', 67 } };
        lines.push_back({ words::nameOf(weliCard, context.cards),
            inColumn(state.observation, context, *count.weliSeat), why, count.weliPoints });
    }

    std::vector<CountLine> linesOf(const Counted& state, const ViewContext& context)
    {
        const Count& count = *state.table.count;
        std::vector<CountLine> lines;
        addOffences(state, context, lines);
        for (const CountedFigure& figure : count.figures)
            lines.push_back(lineOf(state, context, figure));
        for (const Figure figure : rankOrder(state.table.rules)) {
            if (wasCounted(count, figure)) continue;
            lines.push_back({ words::nameOf(figure, context.cards), {},
                //: %1 is the target, at which one goes out
                { Result::tr("Not counted: %1 already reached.").arg(state.table.rules.target),
                    Clause { 'B', 65 } },
                0 });
        }
        addWeli(state, context, lines);
        return lines;
    }

    QString markOf(const PublicState& table, Seat seat)
    {
        const Count& count = *table.count;
        QStringList marks;
        if (count.out.contains(seat))
            //: After a player's name in the count: has gone out in this deal, %1 is the target
            marks << Result::tr("reached %1").arg(table.rules.target);
        //: Won the game: gets a cross on the slate
        if (count.winner == seat) marks << Result::tr("won");
        //: Lost the game: gets a Bummerl on the slate (Bummerl; plump)
        if (count.losers.contains(seat)) marks << Result::tr("lost (Bummerl)");
        //: Lacks one point and is struck through on the slate (gestrichen; struken)
        if (count.struck.contains(seat)) marks << Result::tr("one point short");
        return marks.join(", ");
    }

    /// B-74: of a match of several games nobody is the winner, and what has been won is counted.
    QString tallyOf(const PublicState& table, Seat seat)
    {
        QStringList parts;
        if (const int won = table.crosses[seat]; won > 0)
            //: In the count at the end of a match: how many games a player has won (Kreuz; kryss)
            parts << Result::tr("%n game(s) won", nullptr, won);
        if (const int lost = table.bummerl[seat]; lost > 0)
            //: In the count at the end of a match: how many games a player has lost (Bummerl;
            //: plump)
            parts << Result::tr("%n lost (Bummerl)", nullptr, lost);
        return parts.join(", ");
    }

    SeatSet winnersOf(const PublicState& table)
    {
        SeatSet winners;
        if (table.count->winner) winners.add(*table.count->winner);
        return winners;
    }

    bool isOneOfSeveral(const PublicState& table) { return table.rules.games > 1; }

    QString titleOf(const PublicState& table) { return Result::tr("Deal %1").arg(table.deal); }

    QString gameTitle(const Observation& observation, const ViewContext& context)
    {
        const PublicState& table = observation.table;
        const QString game = QString::number(table.game);
        //: The end of a game that nobody has won
        if (!table.count->winner) return Result::tr("Game %1 is over").arg(game);
        return ofWhom(observation, context, *table.count->winner,
            //: %1 is the winner's name, %2 the number of the game
            Result::tr("Game %2 goes to %1"),
            //: You have won the game of that number
            Result::tr("Game %1 goes to you"), game);
    }

    QString matchTitle(const Observation& observation, const ViewContext& context)
    {
        const PublicState& table = observation.table;
        if (isOneOfSeveral(table)) return gameTitle(observation, context);
        const SeatSet winners = winnersOf(table);
        if (winners.empty()) return Result::tr("The match is over");
        return matchWonBy(
            observation, context, winners, words::points(table.totals[*winners.begin()]));
    }

    using Over = ResultPicture::Over;

    Over overWith(const PublicState& table)
    {
        if (isOver(table)) return Over::Match;
        return table.count->over ? Over::Game : Over::Deal;
    }

    QString goOnLabel(Over over)
    {
        //: A button below the count; the letter after & is its shortcut
        if (over == Over::Match) return Result::tr("&Done");
        return over == Over::Game ? Result::tr("&Next game") : Result::tr("&Next deal");
    }

}

ResultPicture resultOf(
    const Observation& observation, const Open& open, const BietenContext& context)
{
    const PublicState& table = observation.table;
    const Counted counted { observation, table, open.holdings, observation.offences };
    const bool isEnd = table.count->over;
    ResultPicture result { .match = isEnd ? matchTitle(observation, context) : QString(),
        .title = titleOf(table),
        .why = {},
        .lines = linesOf(counted, context),
        .scale = {},
        .earned = {},
        .over = overWith(table),
        .goOn = {} };
    const bool tallies = isOneOfSeveral(table) && result.over == Over::Match;
    for (const Seat seat : SeatSet::firstOf(table.players)) {
        result.earned.push_back({ inColumn(observation, context, seat), table.count->delta[seat],
            table.totals[seat], tallies ? tallyOf(table, seat) : markOf(table, seat),
            table.count->losers.contains(seat) });
    }
    result.goOn = { GoOn {}, goOnLabel(result.over), {} };
    if (!isEnd) return result;
    const SeatSet winners = winnersOf(table);
    crown(result, isOneOfSeveral(table) ? result.match : winnersIn(observation, context, winners),
        observation, context, winners);
    if (result.over != Over::Match) return result;
    offerAnother(result);
    result.deals = deltasOf(context.past.deals, SeatSet::firstOf(table.players),
        [](const PastDeal& deal, Seat seat) { return deal.count.delta[seat]; });
    result.firstDeal = table.deal + 1 - static_cast<int>(result.deals.size());
    return result;
}

}
