#include "ui/places/widgets/mnemonics.h"

namespace weli {

namespace {

    /// The place of the letter that belongs to the mnemonic's "&"; -1: there is none.
    qsizetype letterIn(const QString& text)
    {
        const qsizetype sign = text.indexOf('&');
        return sign < 0 || sign + 1 >= text.size() ? -1 : sign + 1;
    }

    QString withMnemonic(const QString& text, const QString& taken)
    {
        const qsizetype own = letterIn(text);
        if (own < 0 || !taken.contains(text[own].toLower())) return text;
        QString plain = text;
        plain.remove('&');
        for (qsizetype i = 0; i < plain.size(); ++i)
            if (plain[i].isLetter() && !taken.contains(plain[i].toLower()))
                return plain.insert(i, '&');
        return plain;
    }

}

QStringList withOwnMnemonics(QStringList texts)
{
    QString taken;
    for (QString& text : texts) {
        text = withMnemonic(text, taken);
        if (const qsizetype letter = letterIn(text); letter >= 0) taken += text[letter].toLower();
    }
    return texts;
}

}
