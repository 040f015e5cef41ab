#include "ui/words/bieten/habits.h"

#include "ui/words/words.h"

#include <QCoreApplication>

namespace weli::words {

namespace {

    class BietenHabits {
        Q_DECLARE_TR_FUNCTIONS(BietenHabits)
    };

    QString bids(const bieten::Habits& habits, const Whose& whose)
    {
        if (habits.bids == 0)
            return whose.isMe ? BietenHabits::tr("You bid nothing")
                              //: %1 is a player
                              : BietenHabits::tr("%1 bid nothing").arg(whose.name);
        //: After a match: what was done in it
        return whose.isMe
            ? BietenHabits::tr("You bid %n figure(s)", nullptr, habits.bids)
            //: %1 is a player
            : BietenHabits::tr("%1 bid %n figure(s)", nullptr, habits.bids).arg(whose.name);
    }

    /// What came of the bids, and what they were.
    QString fates(const bieten::Habits& habits, const Whose& whose)
    {
        QStringList all;
        if (habits.believed > 0)
            //: Of the figures that somebody has bid
            all << BietenHabits::tr("%n was (were) conceded", nullptr, habits.believed);
        if (habits.bluffs > 0)
            //: Of the figures that somebody has bid: bluffs
            all << BietenHabits::tr(
                "%n had little or nothing behind it (them)", nullptr, habits.bluffs);
        QString text = all.join(", ");
        const int fooled = whose.listener ? habits.fooled[*whose.listener] : 0;
        if (fooled > 0)
            //: You have conceded bluffs: %1 is "once", "3 times"
            text += "; " + BietenHabits::tr("you believed it %1").arg(times(fooled));
        return text;
    }

}

QString habits(const bieten::Habits& habits, const Whose& whose)
{
    const QString fate = fates(habits, whose);
    const QString first = bids(habits, whose) + (fate.isEmpty() ? QString() : ": " + fate) + '.';
    //: %1 is "once", "3 times"
    const QString held = habits.holds > 0 ? BietenHabits::tr("held %1").arg(times(habits.holds))
                                          : BietenHabits::tr("never held");
    //: %1 is "once", "3 times"
    const QString three = BietenHabits::tr(", said three %1").arg(times(habits.threes));
    return first + ' ' + capitalised(held) + (habits.threes > 0 ? three : QString()) + '.';
}

}
