#include "ui/words/mittlere/habits.h"

#include <QCoreApplication>

namespace weli::words {

namespace {

    class MittlereHabits {
        Q_DECLARE_TR_FUNCTIONS(MittlereHabits)
    };

    /// `pattern` with how often, if it ever was.
    QString often(const QString& pattern, int number)
    {
        return number > 0 ? pattern.arg(times(number)) : QString();
    }

}

QString habits(const mittlere::Habits& habits, const Whose& whose)
{
    QStringList all {
        //: %1 is "once", "3 times"
        often(MittlereHabits::tr("the most points %1"), habits.most),
        //: Points: %1 is "once", "3 times"
        often(MittlereHabits::tr("the fewest %1"), habits.fewest),
        //: %1 is "once", "3 times"
        often(MittlereHabits::tr("in the middle %1"), habits.middle),
        //: Points: %1 is "once", "3 times"
        often(MittlereHabits::tr("as many as another %1"), habits.equal),
        //: Points: %1 is "once", "3 times"
        often(MittlereHabits::tr("a hundred or more %1"), habits.hundreds),
        //: %1 is "once", "3 times"
        often(MittlereHabits::tr("no trick %1"), habits.trickless),
        //: What a player has on the sheet
        MittlereHabits::tr("%n potato(es)", nullptr, habits.potatoes),
    };
    all.removeAll(QString());
    //: After a match: %1 is a player or "You", %2 "the most points once, in the middle 3 times"
    return MittlereHabits::tr("%1 in %n deal(s): %2.", nullptr, habits.deals)
        .arg(whose.name, all.join(", "));
}

}
