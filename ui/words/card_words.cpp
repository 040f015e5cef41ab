#include "ui/words/card_words.h"

#include <QCoreApplication>

#include <array>

namespace weli::words {

namespace {

    QString translated(const char* context, const char* text)
    {
        return QCoreApplication::translate(context, text);
    }

    /// Where the words of a kind of pack stand; the suits in the order of Suit.
    struct KindWords {
        const char* suit;
        const char* card;
        std::array<const char*, 4> suits; // one by itself, as in "Led: hearts."
        std::array<const char*, 4> suitsInNames; // as in "ober of acorns"; see "%1 of %2"
    };

    constexpr KindWords germanWords { "Suit", "Card",
        {
            //: A suit by itself, as in "Led: hearts."
            QT_TRANSLATE_NOOP("Suit", "hearts"),
            QT_TRANSLATE_NOOP("Suit", "leaves"),
            QT_TRANSLATE_NOOP("Suit", "bells"),
            QT_TRANSLATE_NOOP("Suit", "acorns"),
        },
        {
            //: A suit within the name of a card, as in "ober of acorns"; see "%1 of %2"
            QT_TRANSLATE_NOOP("Card", "hearts"),
            QT_TRANSLATE_NOOP("Card", "leaves"),
            QT_TRANSLATE_NOOP("Card", "bells"),
            QT_TRANSLATE_NOOP("Card", "acorns"),
        } };
    constexpr KindWords frenchWords { "FrenchSuit", "FrenchCard",
        {
            //: A suit of the French pack by itself, as in "Led: hearts."
            QT_TRANSLATE_NOOP("FrenchSuit", "hearts"),
            QT_TRANSLATE_NOOP("FrenchSuit", "spades"),
            QT_TRANSLATE_NOOP("FrenchSuit", "diamonds"),
            QT_TRANSLATE_NOOP("FrenchSuit", "clubs"),
        },
        {
            //: A suit of the French pack within the name of a card, as in "queen of clubs"
            QT_TRANSLATE_NOOP("FrenchCard", "hearts"),
            QT_TRANSLATE_NOOP("FrenchCard", "spades"),
            QT_TRANSLATE_NOOP("FrenchCard", "diamonds"),
            QT_TRANSLATE_NOOP("FrenchCard", "clubs"),
        } };
    constexpr KindWords swissWords { "SwissSuit", "SwissCard",
        {
            //: A suit of the Swiss pack by itself (Rosen, Schilten, Schellen, Eicheln)
            QT_TRANSLATE_NOOP("SwissSuit", "roses"),
            QT_TRANSLATE_NOOP("SwissSuit", "shields"),
            QT_TRANSLATE_NOOP("SwissSuit", "bells"),
            QT_TRANSLATE_NOOP("SwissSuit", "acorns"),
        },
        {
            //: A suit of the Swiss pack within the name of a card, as in "banner of roses"
            QT_TRANSLATE_NOOP("SwissCard", "roses"),
            QT_TRANSLATE_NOOP("SwissCard", "shields"),
            QT_TRANSLATE_NOOP("SwissCard", "bells"),
            QT_TRANSLATE_NOOP("SwissCard", "acorns"),
        } };

    const KindWords& wordsOf(PackKind kind)
    {
        switch (kind) {
        case PackKind::German: break;
        case PackKind::French: return frenchWords;
        case PackKind::Swiss: return swissWords;
        }
        return germanWords;
    }

    // In the order of Rank.

    constexpr std::array rankWords {
        //: A rank, by itself and within the name of a card
        QT_TRANSLATE_NOOP("Card", "ace"),
        QT_TRANSLATE_NOOP("Card", "king"),
        //: The upper court card under the king (German Ober, Swedish överknekt)
        QT_TRANSLATE_NOOP("Card", "ober"),
        //: The lower court card (German Unter, Swedish underknekt)
        QT_TRANSLATE_NOOP("Card", "unter"),
        QT_TRANSLATE_NOOP("Card", "ten"),
        QT_TRANSLATE_NOOP("Card", "nine"),
        QT_TRANSLATE_NOOP("Card", "eight"),
        QT_TRANSLATE_NOOP("Card", "seven"),
        QT_TRANSLATE_NOOP("Card", "six"),
    };

    /// The name of a card with its article, which goes by the rank.
    struct Article {
        const char* pattern;
        const char* rank;
    };

    // In the order of Rank, and then those of other packs.
    constexpr std::size_t queen = rankCount;
    constexpr std::size_t jack = queen + 1;
    constexpr std::size_t banner = jack + 1;
    constexpr std::size_t weli = banner + 1;
    using Articles = std::array<Article, weli + 1>;

    constexpr Articles subjects { {
        //: A card in a sentence, that is something: %1 is its name (das Herz-Ass, der Herz-Neuner)
        QT_TRANSLATE_NOOP3("CardSubject", "the %1", "ace"),
        QT_TRANSLATE_NOOP3("CardSubject", "the %1", "king"),
        QT_TRANSLATE_NOOP3("CardSubject", "the %1", "ober"),
        QT_TRANSLATE_NOOP3("CardSubject", "the %1", "unter"),
        QT_TRANSLATE_NOOP3("CardSubject", "the %1", "ten"),
        QT_TRANSLATE_NOOP3("CardSubject", "the %1", "nine"),
        QT_TRANSLATE_NOOP3("CardSubject", "the %1", "eight"),
        QT_TRANSLATE_NOOP3("CardSubject", "the %1", "seven"),
        QT_TRANSLATE_NOOP3("CardSubject", "the %1", "six"),
        QT_TRANSLATE_NOOP3("CardSubject", "the %1", "queen"),
        QT_TRANSLATE_NOOP3("CardSubject", "the %1", "jack"),
        QT_TRANSLATE_NOOP3("CardSubject", "the %1", "banner"),
        QT_TRANSLATE_NOOP3("CardSubject", "the %1", "Weli"),
    } };
    constexpr Articles objects { {
        //: A card in a sentence, to which something is done: %1 is its name (den Herz-Neuner)
        QT_TRANSLATE_NOOP3("CardObject", "the %1", "ace"),
        QT_TRANSLATE_NOOP3("CardObject", "the %1", "king"),
        QT_TRANSLATE_NOOP3("CardObject", "the %1", "ober"),
        QT_TRANSLATE_NOOP3("CardObject", "the %1", "unter"),
        QT_TRANSLATE_NOOP3("CardObject", "the %1", "ten"),
        QT_TRANSLATE_NOOP3("CardObject", "the %1", "nine"),
        QT_TRANSLATE_NOOP3("CardObject", "the %1", "eight"),
        QT_TRANSLATE_NOOP3("CardObject", "the %1", "seven"),
        QT_TRANSLATE_NOOP3("CardObject", "the %1", "six"),
        QT_TRANSLATE_NOOP3("CardObject", "the %1", "queen"),
        QT_TRANSLATE_NOOP3("CardObject", "the %1", "jack"),
        QT_TRANSLATE_NOOP3("CardObject", "the %1", "banner"),
        QT_TRANSLATE_NOOP3("CardObject", "the %1", "Weli"),
    } };

    std::size_t articleOf(Card card, CardWords cards)
    {
        if (card == sixOfBells && cards.weli) return weli;
        if (cards.queenAndJack && card.rank() == Rank::Ober) return queen;
        if (cards.queenAndJack && card.rank() == Rank::Under) return jack;
        if (cards.kind == PackKind::Swiss && card.rank() == Rank::Ten) return banner;
        return static_cast<std::size_t>(card.rank());
    }

    QString inSentence(const char* context, const Articles& articles, Card card, CardWords cards)
    {
        const Article& article = articles[articleOf(card, cards)];
        return QCoreApplication::translate(context, article.pattern, article.rank)
            .arg(nameOf(card, cards));
    }

}

QString nameOf(Suit suit, CardWords cards)
{
    const KindWords& kind = wordsOf(cards.kind);
    return translated(kind.suit, kind.suits[static_cast<std::size_t>(suit)]);
}

QString nameOf(Rank rank, CardWords cards)
{
    if (cards.queenAndJack && rank == Rank::Ober)
        //: The second court card of a pack that has queens (Dame; dam)
        return QCoreApplication::translate("Card", "queen");
    if (cards.queenAndJack && rank == Rank::Under)
        //: The third court card of a pack that has jacks (Bube; knekt)
        return QCoreApplication::translate("Card", "jack");
    if (cards.kind == PackKind::Swiss && rank == Rank::Under)
        //: The lower court card of the Swiss pack (Under)
        return QCoreApplication::translate("SwissCard", "under");
    if (cards.kind == PackKind::Swiss && rank == Rank::Ten)
        //: The ten of the Swiss pack, which shows a flag
        return QCoreApplication::translate("SwissCard", "banner");
    return translated("Card", rankWords[static_cast<std::size_t>(rank)]);
}

QString plainNameOf(Card card, CardWords cards)
{
    //: A card: %1 is the rank, %2 the suit ("ober of acorns"; Eichel-Ober)
    return QCoreApplication::translate("Card", "%1 of %2")
        .arg(nameOf(card.rank(), cards),
            translated(wordsOf(cards.kind).card,
                wordsOf(cards.kind).suitsInNames[static_cast<std::size_t>(card.suit())]));
}

QString nameOf(Card card, CardWords cards)
{
    //: The six of bells as it is called in Bieten
    if (card == sixOfBells && cards.weli) return QCoreApplication::translate("Card", "Weli");
    return plainNameOf(card, cards);
}

QString asSubject(Card card, CardWords cards)
{
    return inSentence("CardSubject", subjects, card, cards);
}

QString asObject(Card card, CardWords cards)
{
    return inSentence("CardObject", objects, card, cards);
}

QString indexOf(Rank rank, CardWords cards)
{
    if (rank == Rank::Ten) return "10";
    if (cards.queenAndJack && rank == Rank::Ober)
        //: The letter in the corner of a queen (D)
        return QCoreApplication::translate("Index", "Q");
    if (cards.queenAndJack && rank == Rank::Under)
        //: The letter in the corner of a jack (B)
        return QCoreApplication::translate("Index", "J");
    return QString(QChar::fromLatin1(letter(rank)));
}

QString spokenNamed(Card wild, Card name, CardWords cards)
{
    //: A wild card on the table, for a screen reader: %1 the wild card, %2 what it was named
    return QCoreApplication::translate("Card", "%1, named %2")
        .arg(nameOf(wild, cards), nameOf(name, cards));
}

QString namedAsObject(Card wild, Card name, CardWords cards)
{
    return QCoreApplication::translate("Card", "%1, named %2")
        .arg(asObject(wild, cards), nameOf(name, cards));
}

QString spokenWild(Card wild, CardWords cards)
{
    //: A card of the hand that is wild, as the seven of bells may be
    return QCoreApplication::translate("Card", "%1, wild").arg(nameOf(wild, cards));
}

QString faceDown() { return QCoreApplication::translate("Card", "a card face down"); }

}
