#include "ui/picture/notes/company.h"

#include <QCoreApplication>

namespace weli {

namespace {

    class Company {
        Q_DECLARE_TR_FUNCTIONS(Company)
    };

}

std::optional<NotePicture> companyOf(const ViewContext& context)
{
    QStringList lines;
    for (const ViewContext::Who& who : context.seats)
        if (who.mind && who.mind->character != bots::Character::None)
            //: What a bot was like: %1 is its name, %2 "hunter", %3 a sentence
            lines << Company::tr("%1, %2: %3")
                         .arg(who.name, words::nameOf(who.mind), words::mannerOf(*who.mind));
    if (lines.isEmpty()) return std::nullopt;
    NotePicture note;
    //: Above the names of the bots, with what each of them was like, when a match is over
    note.text.text = Company::tr("You played against:");
    note.more = lines.join(u'\n');
    return note;
}

}
