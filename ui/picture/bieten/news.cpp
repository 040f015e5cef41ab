#include "ui/picture/bieten/news.h"

#include "ui/words/bieten/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <array>

namespace weli {

using namespace bieten;

namespace {

    /// In the order of Verb; %1 is the name of whoever did it.
    constexpr std::array news {
        "", // the place of the cut is nobody's business
        QT_TRANSLATE_NOOP("News", "%1 takes the bottom card of the cut."),
        QT_TRANSLATE_NOOP("News", "%1 leaves the bottom card of the cut."),
        QT_TRANSLATE_NOOP("News", "%1 deals one card each, then two."),
        QT_TRANSLATE_NOOP("News", "%1 deals two cards each, then one."),
        //: %2 is a card
        QT_TRANSLATE_NOOP("News", "%1 plays %2."),
        //: %2 is a figure
        QT_TRANSLATE_NOOP("News", "%1 bids %2."),
        //: %2 is a figure
        QT_TRANSLATE_NOOP("News", "%1 says three for %2."),
        //: %2 is a figure
        QT_TRANSLATE_NOOP("News", "%1 says “Good” to %2."),
        //: %2 is a figure
        QT_TRANSLATE_NOOP("News", "%1 holds %2."),
        //: %2 is a name
        QT_TRANSLATE_NOOP("News", "%1 protests against %2."),
        QT_TRANSLATE_NOOP("News", "%1 does not protest."),
    };

    /// The same of me.
    constexpr std::array myNews {
        "",
        QT_TRANSLATE_NOOP("News", "You take the bottom card of the cut."),
        QT_TRANSLATE_NOOP("News", "You leave the bottom card of the cut."),
        QT_TRANSLATE_NOOP("News", "You deal one card each, then two."),
        QT_TRANSLATE_NOOP("News", "You deal two cards each, then one."),
        //: %1 is a card
        QT_TRANSLATE_NOOP("News", "You play %1."),
        //: %1 is a figure
        QT_TRANSLATE_NOOP("News", "You bid %1."),
        //: %1 is a figure
        QT_TRANSLATE_NOOP("News", "You say three for %1."),
        //: %1 is a figure
        QT_TRANSLATE_NOOP("News", "You say “Good” to %1."),
        //: %1 is a figure
        QT_TRANSLATE_NOOP("News", "You hold %1."),
        //: %1 is a name
        QT_TRANSLATE_NOOP("News", "You protest against %1."),
        QT_TRANSLATE_NOOP("News", "You do not protest."),
    };

    QString objectOf(const Action& action, const ViewContext& context)
    {
        switch (action.verb()) {
        case Verb::Play:
            return action.card() == action.as()
                ? words::asObject(action.card(), context.cards)
                : words::namedAsObject(action.card(), action.as(), context.cards);
        case Verb::Bid:
        case Verb::Three:
        case Verb::Good:
        case Verb::Hold: return words::inSentence(action.figure(), context.cards);
        case Verb::Claim: return context.nameOf(action.claimed());
        default: return {};
        }
    }

}

QString takerOf(const Observation& observation, const ViewContext& context)
{
    const PublicState& table = observation.table;
    if (table.trick == 0 || (table.trick < 3 && suitLed(table))) return {};
    return ' ' + takesTrick(observation, context, trickWinner(table, table.trick - 1));
}

QString newsOf(const Observation& observation, const ViewContext& context)
{
    const PublicState& table = observation.table;
    if (table.history.empty()) return {};
    const Acted& last = table.history.back();
    const auto verb = static_cast<std::size_t>(last.action.verb());
    if (last.action.verb() == Verb::Claim && isMe(observation, context, last.action.claimed()))
        //: %1 is a name
        return QCoreApplication::translate("News", "%1 protests against you.")
            .arg(context.nameOf(last.seat));
    const QString object = objectOf(last.action, context);
    const bool mine = isMe(observation, context, last.seat);
    const QString pattern = QCoreApplication::translate("News", mine ? myNews[verb] : news[verb]);
    const QString text
        = words::sentence(pattern, mine ? QString() : context.nameOf(last.seat), object);
    const bool mayTake = last.action.verb() == Verb::Play && context.tellsOutcome;
    return mayTake ? text + takerOf(observation, context) : text;
}

}
