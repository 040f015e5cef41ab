#include "ui/words/habits.h"

#include <QCoreApplication>

namespace weli::words {

QString times(int number)
{
    //: How often
    if (number == 1) return QCoreApplication::translate("Times", "once");
    //: How often
    if (number == 2) return QCoreApplication::translate("Times", "twice");
    //: How often, from three on
    return QCoreApplication::translate("Times", "%n time(s)", nullptr, number);
}

}
