#include "ui/places/widgets/mnemonics.h"

#include <map>
#include <set>

namespace weli {

namespace {

    QString plain(const QString& text) { return QString(text).remove('&'); }

    /// The letters of a text, its mnemonic first.
    QString lettersOf(const QString& text)
    {
        QString letters;
        const qsizetype sign = text.indexOf('&');
        const QString all = (sign < 0 ? QString() : text.mid(sign + 1, 1)) + plain(text);
        for (const QChar letter : all.toLower())
            if (letter.isLetter() && !letters.contains(letter)) letters += letter;
        return letters;
    }

    /// Who has which letter; somebody who can take another one makes room.
    class Letters {
    public:
        explicit Letters(const QStringList& texts)
        {
            for (const QString& text : texts) wanted_ << lettersOf(text);
        }

        void give(qsizetype text)
        {
            std::set<QChar> asked;
            give(text, asked);
        }
        [[nodiscard]] std::vector<QChar> given() const
        {
            std::vector<QChar> all(static_cast<std::size_t>(wanted_.size()));
            for (const auto& [letter, owner] : owners_)
                all[static_cast<std::size_t>(owner)] = letter;
            return all;
        }

    private:
        bool give(qsizetype text, std::set<QChar>& asked)
        {
            for (const QChar letter : wanted_[text])
                if (owners_.insert({ letter, text }).second) return true;
            for (const QChar letter : wanted_[text]) {
                if (!asked.insert(letter).second || !give(owners_[letter], asked)) continue;
                owners_[letter] = text;
                return true;
            }
            return false;
        }

        QStringList wanted_;
        std::map<QChar, qsizetype> owners_;
    };

}

std::vector<QChar> ownLetters(const QStringList& texts)
{
    Letters letters(texts);
    for (qsizetype text = 0; text < texts.size(); ++text) letters.give(text);
    return letters.given();
}

QString withLetter(const QString& text, QChar letter)
{
    QString all = plain(text);
    const qsizetype place = letter.isNull() ? -1 : all.indexOf(letter, 0, Qt::CaseInsensitive);
    return place < 0 ? all : all.insert(place, '&');
}

QString commonLetters(const QString& text, const QString& other)
{
    QString common;
    for (const QChar letter : lettersOf(text))
        if (other.contains(letter, Qt::CaseInsensitive)) common += letter;
    return common;
}

}
