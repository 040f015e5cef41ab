#include "ui/picture/bieten/plates.h"

#include "ui/picture/bieten/turn.h"
#include "ui/words/bieten/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace weli {

using namespace bieten;

namespace {

    class Plate {
        Q_DECLARE_TR_FUNCTIONS(Plate)
    };

    std::optional<Suit> signOf(Figure figure)
    {
        if (figure == Figure::Hearts) return Suit::Hearts;
        if (figure == Figure::Leaves) return Suit::Leaves;
        return std::nullopt;
    }

    PlateState stateOf(const PublicState& table, Figure figure)
    {
        if (table.count) return PlateState::Counted;
        const auto* answering = std::get_if<Answering>(&table.phase);
        if (answering != nullptr && answering->figure == figure) return PlateState::Asked;
        switch (table.figures[figure].state) {
        case FigureState::Silent: return PlateState::Free;
        case FigureState::Held: return PlateState::Held;
        case FigureState::Conceded: break;
        }
        return PlateState::Conceded;
    }

    /// In the order in which it happened.
    QStringList whatHappened(
        const Observation& observation, const ViewContext& context, Figure figure)
    {
        QStringList parts;
        const auto tell = [&](Seat seat, const QString& somebody, const QString& me) {
            parts << ofWhom(observation, context, seat, somebody, me);
        };
        for (const Acted& acted : observation.table.history) {
            const Verb verb = acted.action.verb();
            const bool speaks = verb == Verb::Bid || verb == Verb::Hold || verb == Verb::Three;
            if (!speaks || acted.action.figure() != figure) continue;
            //: On a figure's plate, after one another: who bid, held, raised it; to whom it was
            //: conceded
            if (verb == Verb::Bid)
                tell(acted.seat, Plate::tr("bid by %1"), Plate::tr("bid by you"));
            if (verb == Verb::Hold)
                tell(acted.seat, Plate::tr("held by %1"), Plate::tr("held by you"));
            if (verb == Verb::Three)
                tell(acted.seat, Plate::tr("three by %1"), Plate::tr("three by you"));
        }
        if (const auto owner = observation.table.figures[figure].owner)
            tell(*owner, Plate::tr("conceded to %1"), Plate::tr("conceded to you"));
        return parts;
    }

    QString howCounted(const Observation& observation, Figure figure, const ViewContext& context)
    {
        for (const CountedFigure& counted : observation.table.count->figures) {
            if (counted.figure != figure) continue;
            if (!counted.seat) return Plate::tr("nobody scores");
            const QString points = words::points(counted.value);
            //: On a figure's plate after the count: %1 is "2 points", %2 a name
            return ofWhom(observation, context, *counted.seat, Plate::tr("%1 to %2").arg(points),
                //: On a figure's plate after the count: %1 is "2 points"
                Plate::tr("%1 to you").arg(points));
        }
        return Plate::tr("not counted");
    }

    /// What a player needs for it.
    QString meaningOf(Figure figure)
    {
        switch (figure) {
        case Figure::Hearts:
        case Figure::Leaves: return Plate::tr("The highest card of the suit, played or not.");
        case Figure::Equal:
            return Plate::tr("Cards of one rank: three beat two, then the higher rank wins.");
        case Figure::Run:
            return Plate::tr("Cards of one suit that follow each other: three beat two, then the "
                             "highest card decides.");
        case Figure::Last: break;
        }
        return Plate::tr("Taking the third trick.");
    }

    /// Where the rules say so.
    Clause clauseOf(Figure figure)
    {
        switch (figure) {
        case Figure::Equal: return { 'B', 22 };
        case Figure::Run: return { 'B', 23 };
        case Figure::Last: return { 'B', 19 };
        default: return { 'B', 20 };
        }
    }

    /// For whoever asks what a plate is: what it needs, what it is worth now, who has said it.
    QString explained(const Observation& observation, Figure figure, const QStringList& story)
    {
        const FigureStatus& status = observation.table.figures[figure];
        QStringList lines { meaningOf(figure) };
        if (!observation.table.count)
            //: Of a figure: %1 is "2 points"
            lines << Plate::tr("It is worth %1 now.").arg(words::points(status.stake));
        if (!story.isEmpty()) lines << words::capitalised(story.join(", ")) + '.';
        return lines.join('\n');
    }

    Choice nextStep(const Observation& observation, Figure figure)
    {
        const FigureStatus& status = observation.table.figures[figure];
        if (status.state == FigureState::Silent) {
            return choiceOf(observation, Action::say(Verb::Bid, figure),
                //: On a figure's plate: bid it
                Plate::tr("Bid"),
                Plate::tr("If all say “Good”, you score 1; if somebody holds it, it is worth 2."));
        }
        return choiceOf(observation, Action::say(Verb::Three, figure),
            //: On a figure's plate: raise it to three
            Plate::tr("Three"),
            Plate::tr("If all say “Good”, you score 2; if somebody holds it, it is worth 3."));
    }

    PlatePicture plateOf(const Observation& observation, const ViewContext& context, Figure figure)
    {
        const PublicState& table = observation.table;
        const FigureStatus& status = table.figures[figure];
        PlatePicture plate { .title = words::nameOf(figure, context.cards),
            .suit = signOf(figure),
            .state = stateOf(table, figure),
            .stake = status.stake,
            .story = table.count ? QStringList { howCounted(observation, figure, context) }
                                 : whatHappened(observation, context, figure),
            .bid = {} };
        plate.code = code(figure);
        plate.topic = clauseOf(figure);
        plate.about = explained(observation, figure, plate.story);
        if (!table.count && !context.watching) plate.bid = nextStep(observation, figure);
        return plate;
    }

}

std::vector<PlatePicture> platesOf(const Observation& observation, const ViewContext& context)
{
    std::vector<PlatePicture> plates;
    for (const Figure figure : rankOrder(observation.table.rules)) // B-61
        plates.push_back(plateOf(observation, context, figure));
    return plates;
}

}
