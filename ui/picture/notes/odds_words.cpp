#include "ui/picture/notes/odds_words.h"

#include "ui/words/reason_words.h"

#include <QCoreApplication>

namespace weli {

namespace {

    class Odds {
        Q_DECLARE_TR_FUNCTIONS(Odds)
    };

}

QString percent(const odds::Chance& chance)
{
    //: A chance in figures, as the language writes percents: %1 is a whole number
    const QString text = Odds::tr("%1%").arg(words::inHundred(chance.value));
    return chance.error > 0 ? QChar(0x2248) + text : text;
}

QString ofHundred(const odds::Chance& chance)
{
    const QString text = words::inHundred(chance.value);
    //: A chance in a sentence that is spoken: %1 is "62" or "about 62"
    return Odds::tr("%1 of 100").arg(chance.error > 0 ? words::about(text) : text);
}

OddsPicture::Cell cellOf(const odds::Chance& chance, const QString& text, const QString& spoken)
{
    return { .text = text.arg(percent(chance)), .spoken = spoken.arg(ofHundred(chance)) };
}

}
