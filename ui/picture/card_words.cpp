#include "ui/picture/card_words.h"

#include "core/bieten/rules.h"

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
        const char* figure;
        const char* sentence;
        std::array<const char*, 4> suits; // one by itself, as in "Led: hearts."
        std::array<const char*, 4> suitsInNames; // as in "Ober of acorns"; see "%1 of %2"
        std::array<const char*, 2> figures; // titles of those that the highest heart and leaf win
        std::array<const char*, 2> figuresInSentences; // as in "I bid %1!"
    };

    constexpr KindWords germanWords { "Suit", "Card", "Figure", "Sentence",
        {
            //: A suit by itself, as in "Led: hearts."
            QT_TRANSLATE_NOOP("Suit", "hearts"),
            QT_TRANSLATE_NOOP("Suit", "leaves"),
            QT_TRANSLATE_NOOP("Suit", "bells"),
            QT_TRANSLATE_NOOP("Suit", "acorns"),
        },
        {
            //: A suit within the name of a card, as in "Ober of acorns"; see "%1 of %2"
            QT_TRANSLATE_NOOP("Card", "hearts"),
            QT_TRANSLATE_NOOP("Card", "leaves"),
            QT_TRANSLATE_NOOP("Card", "bells"),
            QT_TRANSLATE_NOOP("Card", "acorns"),
        },
        {
            //: Title of the figure won by the highest heart (Herz; hjärter)
            QT_TRANSLATE_NOOP("Figure", "Hearts"),
            //: Title of the figure won by the highest leaf (Laub; löv)
            QT_TRANSLATE_NOOP("Figure", "Leaves"),
        },
        {
            //: What is bid, held or won, as in "I bid %1!" (das Herz; hjärter)
            QT_TRANSLATE_NOOP("Sentence", "hearts"),
            QT_TRANSLATE_NOOP("Sentence", "leaves"),
        } };
    constexpr KindWords frenchWords { "FrenchSuit", "FrenchCard", "FrenchFigure", "FrenchSentence",
        {
            //: A suit of the French pack by itself, as in "Led: hearts."
            QT_TRANSLATE_NOOP("FrenchSuit", "hearts"),
            QT_TRANSLATE_NOOP("FrenchSuit", "spades"),
            QT_TRANSLATE_NOOP("FrenchSuit", "diamonds"),
            QT_TRANSLATE_NOOP("FrenchSuit", "clubs"),
        },
        {
            //: A suit of the French pack within the name of a card, as in "Queen of clubs"
            QT_TRANSLATE_NOOP("FrenchCard", "hearts"),
            QT_TRANSLATE_NOOP("FrenchCard", "spades"),
            QT_TRANSLATE_NOOP("FrenchCard", "diamonds"),
            QT_TRANSLATE_NOOP("FrenchCard", "clubs"),
        },
        {
            //: With a French pack: title of the figure won by the highest heart (Herz; hjärter)
            QT_TRANSLATE_NOOP("FrenchFigure", "Hearts"),
            //: With a French pack: title of the figure won by the highest spade (Pik; spader)
            QT_TRANSLATE_NOOP("FrenchFigure", "Spades"),
        },
        {
            //: With a French pack: what is bid, as in "I bid %1!" (das Herz, das Pik; hjärter)
            QT_TRANSLATE_NOOP("FrenchSentence", "hearts"),
            QT_TRANSLATE_NOOP("FrenchSentence", "spades"),
        } };
    constexpr KindWords swissWords { "SwissSuit", "SwissCard", "SwissFigure", "SwissSentence",
        {
            //: A suit of the Swiss pack by itself (Rosen, Schilten, Schellen, Eicheln)
            QT_TRANSLATE_NOOP("SwissSuit", "roses"),
            QT_TRANSLATE_NOOP("SwissSuit", "shields"),
            QT_TRANSLATE_NOOP("SwissSuit", "bells"),
            QT_TRANSLATE_NOOP("SwissSuit", "acorns"),
        },
        {
            //: A suit of the Swiss pack within the name of a card, as in "Banner of roses"
            QT_TRANSLATE_NOOP("SwissCard", "roses"),
            QT_TRANSLATE_NOOP("SwissCard", "shields"),
            QT_TRANSLATE_NOOP("SwissCard", "bells"),
            QT_TRANSLATE_NOOP("SwissCard", "acorns"),
        },
        {
            //: With a Swiss pack: title of the figure won by the highest rose (Rosen; rosor)
            QT_TRANSLATE_NOOP("SwissFigure", "Roses"),
            //: With a Swiss pack: title of the figure won by the highest shield (Schilten; sköldar)
            QT_TRANSLATE_NOOP("SwissFigure", "Shields"),
        },
        {
            //: With a Swiss pack: what is bid, as in "I bid %1!" (die Rosen, die Schilten; rosor)
            QT_TRANSLATE_NOOP("SwissSentence", "roses"),
            QT_TRANSLATE_NOOP("SwissSentence", "shields"),
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

    // In the order of Rank and Figure.

    constexpr std::array rankWords {
        //: A rank, by itself and within the name of a card
        QT_TRANSLATE_NOOP("Card", "Ace"),
        QT_TRANSLATE_NOOP("Card", "King"),
        //: The upper court card under the king (German Ober, Swedish överknekt)
        QT_TRANSLATE_NOOP("Card", "Ober"),
        //: The lower court card (German Unter, Swedish underknekt)
        QT_TRANSLATE_NOOP("Card", "Under"),
        QT_TRANSLATE_NOOP("Card", "Ten"),
        QT_TRANSLATE_NOOP("Card", "Nine"),
        QT_TRANSLATE_NOOP("Card", "Eight"),
        QT_TRANSLATE_NOOP("Card", "Seven"),
        QT_TRANSLATE_NOOP("Card", "Six"),
    };
    constexpr std::array figureWords {
        //: Title of the figure won by the best pair or triple (Gleich; lika)
        QT_TRANSLATE_NOOP("Figure", "Equal"),
        //: Title of the figure won by the best run (Hanger; sekvens)
        QT_TRANSLATE_NOOP("Figure", "Run"),
        //: Title of the figure won by whoever wins the third trick (Spiel; sista stick)
        QT_TRANSLATE_NOOP("Figure", "Last trick"),
    };
    constexpr std::array figuresInSentences {
        QT_TRANSLATE_NOOP("Sentence", "equal"),
        QT_TRANSLATE_NOOP("Sentence", "the run"),
        QT_TRANSLATE_NOOP("Sentence", "the last trick"),
    };

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
        return QCoreApplication::translate("Card", "Queen");
    if (cards.queenAndJack && rank == Rank::Under)
        //: The third court card of a pack that has jacks (Bube; knekt)
        return QCoreApplication::translate("Card", "Jack");
    if (cards.kind == PackKind::Swiss && rank == Rank::Under)
        //: The lower court card of the Swiss pack (Under)
        return QCoreApplication::translate("SwissCard", "Under");
    if (cards.kind == PackKind::Swiss && rank == Rank::Ten)
        //: The ten of the Swiss pack, which shows a flag
        return QCoreApplication::translate("SwissCard", "Banner");
    return translated("Card", rankWords[static_cast<std::size_t>(rank)]);
}

QString plainNameOf(Card card, CardWords cards)
{
    //: A card: %1 is the rank, %2 the suit ("Ober of acorns"; Eichel-Ober)
    return QCoreApplication::translate("Card", "%1 of %2")
        .arg(nameOf(card.rank(), cards),
            translated(wordsOf(cards.kind).card,
                wordsOf(cards.kind).suitsInNames[static_cast<std::size_t>(card.suit())]));
}

QString nameOf(Card card, CardWords cards)
{
    //: The six of bells as it is called in Bieten
    if (card == bieten::weliCard && cards.weli) return QCoreApplication::translate("Card", "Weli");
    return plainNameOf(card, cards);
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

QString spokenWild(Card wild, CardWords cards)
{
    //: A card of the hand that is wild, as the seven of bells may be
    return QCoreApplication::translate("Card", "%1, wild").arg(nameOf(wild, cards));
}

QString faceDown() { return QCoreApplication::translate("Card", "a card face down"); }

QString nameOf(bieten::Figure figure, CardWords cards)
{
    const KindWords& kind = wordsOf(cards.kind);
    const auto number = static_cast<std::size_t>(figure);
    const std::size_t suited = kind.figures.size();
    return number < suited ? translated(kind.figure, kind.figures[number])
                           : translated("Figure", figureWords[number - suited]);
}

QString inSentence(bieten::Figure figure, CardWords cards)
{
    const KindWords& kind = wordsOf(cards.kind);
    const auto number = static_cast<std::size_t>(figure);
    const std::size_t suited = kind.figuresInSentences.size();
    return number < suited ? translated(kind.sentence, kind.figuresInSentences[number])
                           : translated("Sentence", figuresInSentences[number - suited]);
}

}
