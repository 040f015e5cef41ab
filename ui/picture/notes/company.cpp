#include "ui/picture/notes/company.h"

#include <QCoreApplication>

namespace weli {

namespace {

    class Company {
        Q_DECLARE_TR_FUNCTIONS(Company)
    };

    QString mannerOf(const ViewContext::Who& who)
    {
        if (!who.mind || who.mind->character == bots::Character::None) return {};
        //: What a bot was like: %1 is its name, %2 "hunter", %3 a sentence
        return Company::tr("%1, %2: %3")
                   .arg(who.name, words::nameOf(who.mind), words::mannerOf(*who.mind))
            + ' ';
    }

}

void tellHabits(ResultPicture& result, const ViewContext& context, const QStringList& habits)
{
    for (std::size_t i = 0; i < result.earned.size(); ++i)
        result.earned[i].habits = mannerOf(context.seats[i]) + habits[static_cast<qsizetype>(i)];
    result.tellHabits = tellHabitsChoice();
}

}
