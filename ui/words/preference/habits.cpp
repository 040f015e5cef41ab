#include "ui/words/preference/habits.h"

#include "ui/words/preference/words.h"

#include <QCoreApplication>

namespace weli::words {

namespace {

    class PreferenceHabits {
        Q_DECLARE_TR_FUNCTIONS(PreferenceHabits)
    };

    QString bids(const preference::Habits& habits, const Whose& whose)
    {
        if (!habits.highest)
            return whose.isMe ? PreferenceHabits::tr("You never bid.")
                              //: %1 is a player
                              : PreferenceHabits::tr("%1 never bid.").arg(whose.name);
        const QString often = QString::number(habits.auctions);
        const QString highest = nameOf(*habits.highest, whose.cards);
        return whose.isMe
            //: After a match: %1 is in how many of these deals, %2 the highest bid
            ? PreferenceHabits::tr("You bid in %1 of %n deal(s), up to %2.", nullptr, habits.deals)
                  .arg(often, highest)
            //: After a match: %1 is a player, %2 in how many of these deals, %3 the highest bid
            : PreferenceHabits::tr("%1 bid in %2 of %n deal(s), up to %3.", nullptr, habits.deals)
                  .arg(whose.name, often, highest);
    }

    QString asDeclarer(const preference::Habits& habits)
    {
        if (habits.made + habits.lost == 0) return {};
        const QString made = times(habits.made);
        const QString lost = times(habits.lost);
        //: How often a player has made the contract. %1 is "once", "3 times"
        if (habits.lost == 0) return PreferenceHabits::tr("As declarer: made it %1.").arg(made);
        //: How often a player has gone down. %1 is "once", "3 times"
        if (habits.made == 0) return PreferenceHabits::tr("As declarer: went down %1.").arg(lost);
        //: %1 and %2 are "once", "3 times"
        return PreferenceHabits::tr("As declarer: made it %1, went down %2.").arg(made, lost);
    }

    /// Where it had the choice.
    QString asDefender(const preference::Habits& habits)
    {
        QStringList all;
        if (habits.along > 0)
            //: %1 is "once", "3 times"
            all << PreferenceHabits::tr("went along %1").arg(times(habits.along));
        if (habits.home > 0)
            //: %1 is "once", "3 times"
            all << PreferenceHabits::tr("stayed home %1").arg(times(habits.home));
        if (habits.invitations > 0)
            //: %1 is "once", "3 times"
            all << PreferenceHabits::tr("invited %1").arg(times(habits.invitations));
        //: %1 is "went along twice, stayed home once"
        return all.isEmpty() ? QString()
                             : PreferenceHabits::tr("As defender: %1.").arg(all.join(", "));
    }

}

QString habits(const preference::Habits& habits, const Whose& whose)
{
    QStringList all { bids(habits, whose), asDeclarer(habits), asDefender(habits) };
    all.removeAll(QString());
    return all.join(' ');
}

}
