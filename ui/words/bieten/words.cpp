#include "ui/words/bieten/words.h"

#include "core/bieten/info.h"
#include "ui/words/bieten/rule_words.h"

#include <QCoreApplication>

#include <array>

namespace weli::words {

namespace {

    QString translated(const char* context, const char* text)
    {
        return QCoreApplication::translate(context, text);
    }

    /// The figures that the highest heart and leaf win are called after the suits of the pack.
    struct SuitFigures {
        const char* title;
        const char* sentence;
        std::array<const char*, 2> titles;
        std::array<const char*, 2> inSentences; // as in "I bid %1!"
    };
    constexpr SuitFigures germanFigures { "Figure", "Sentence",
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
    constexpr SuitFigures frenchFigures { "FrenchFigure", "FrenchSentence",
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
    constexpr SuitFigures swissFigures { "SwissFigure", "SwissSentence",
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

    const SuitFigures& suitFigures(PackKind kind)
    {
        switch (kind) {
        case PackKind::German: break;
        case PackKind::French: return frenchFigures;
        case PackKind::Swiss: return swissFigures;
        }
        return germanFigures;
    }

    constexpr std::array figureWords {
        //: Title of the figure won by the best pair or triple (Gleich; lika)
        QT_TRANSLATE_NOOP("Figure", "Set"),
        //: Title of the figure won by the best run (Hanger; sekvens)
        QT_TRANSLATE_NOOP("Figure", "Run"),
        //: Title of the figure won by whoever wins the third trick (Spiel; sista stick)
        QT_TRANSLATE_NOOP("Figure", "Last trick"),
    };
    constexpr std::array figuresInSentences {
        QT_TRANSLATE_NOOP("Sentence", "the set"),
        QT_TRANSLATE_NOOP("Sentence", "the run"),
        QT_TRANSLATE_NOOP("Sentence", "the last trick"),
    };

    /// In the order of Verb.
    constexpr std::array sayings {
        "", // the place of the cut is nobody's business
        //: Whoever cuts takes the bottom card of the cut
        QT_TRANSLATE_NOOP("Said", "I’ll take it."),
        //: Whoever cuts leaves the bottom card of the cut where it is
        QT_TRANSLATE_NOOP("Said", "I’ll leave it."),
        //: The dealer deals one card to each, then two
        QT_TRANSLATE_NOOP("Said", "One, then two."),
        QT_TRANSLATE_NOOP("Said", "Two, then one."),
        //: A wild card is named: %1 the wild card, %2 what it is (Mein Weli ist Herz-Ass!)
        QT_TRANSLATE_NOOP("Said", "My %1 is %2!"),
        //: %1 is a figure as in "the run" (Ich biete das Herz!; Jag bjuder hjärter!)
        QT_TRANSLATE_NOOP("Said", "I bid %1!"),
        //: The raise of a held figure to three points: %1 is a figure (Drei für das Herz!)
        QT_TRANSLATE_NOOP("Said", "Three for %1!"),
        //: Answer to a bid: does not hold it (Gut.; Jag passar.)
        QT_TRANSLATE_NOOP("Said", "Good."),
        //: Answer to a bid: holds it (Ich halte!; Jag synar!)
        QT_TRANSLATE_NOOP("Said", "I hold!"),
        //: Says that another player has broken the rules: %1 is the name
        QT_TRANSLATE_NOOP("Said", "I protest against %1!"),
        QT_TRANSLATE_NOOP("Said", "No protest."),
    };

    /// One sentence for each clause that can refuse an act.
    constexpr std::array refusals {
        Forbidden { 5, QT_TRANSLATE_NOOP("Why", "You have already gone out in this game.") },
        Forbidden { 7, QT_TRANSLATE_NOOP("Why", "These two rules contradict each other.") },
        Forbidden { 10,
            QT_TRANSLATE_NOOP("Why",
                "Only the player to the dealer’s right cuts; at least four cards must be lifted, "
                "and at least four must stay.") },
        Forbidden { 11,
            QT_TRANSLATE_NOOP(
                "Why", "Only the player who has just cut may take or leave the bottom card.") },
        Forbidden { 13,
            QT_TRANSLATE_NOOP("Why",
                "Only the dealer deals, once the cards are cut, and in the rounds that the rules "
                "allow.") },
        Forbidden { 16, QT_TRANSLATE_NOOP("Why", "It is not your turn to play a card.") },
        Forbidden { 17, QT_TRANSLATE_NOOP("Why", "This card is not in your hand.") },
        Forbidden { 18, QT_TRANSLATE_NOOP("Why", "You can follow suit, so you must.") },
        Forbidden { 28,
            QT_TRANSLATE_NOOP("Why",
                "A wild card cannot be named as one of your own cards, nor as what another of your "
                "wild cards already stands for.") },
        //: What a player has bid, held or shown by not following suit binds the wild card
        Forbidden { 31,
            QT_TRANSLATE_NOOP("Why",
                "What you have said and played so far has tied down your wild card; this would "
                "break that promise.") },
        Forbidden { 36,
            QT_TRANSLATE_NOOP("Why",
                "You do not have this figure, and no wild card could still make it yours.") },
        Forbidden { 40,
            QT_TRANSLATE_NOOP("Why",
                "You may bid from the end of the dealing until the last card is played, but not "
                "while an answer is due.") },
        Forbidden { 41,
            QT_TRANSLATE_NOOP(
                "Why", "Forehand bids first: wait until forehand has bid or played a card.") },
        Forbidden { 42, QT_TRANSLATE_NOOP("Why", "This figure has already been bid and held.") },
        Forbidden { 43, QT_TRANSLATE_NOOP("Why", "You have no bid to answer now.") },
        //: "three": the raise of a held figure to three points (Drei, Groschen; tre)
        Forbidden { 46,
            QT_TRANSLATE_NOOP("Why",
                "You can say three only for a figure that is held for two, and not if you bid it "
                "yourself; as an answer to a bid it needs the house rule “Three as an answer”.") },
        Forbidden { 47, QT_TRANSLATE_NOOP("Why", "Three is the highest you can go.") },
        Forbidden { 48, QT_TRANSLATE_NOOP("Why", "This figure has been conceded: it is settled.") },
        Forbidden { 50,
            QT_TRANSLATE_NOOP("Why",
                "You are too close to the target to bid: you may still hold when others bid.") },
        Forbidden { 51, QT_TRANSLATE_NOOP("Why", "You are too close to the target to say three.") },
        Forbidden { 58,
            QT_TRANSLATE_NOOP("Why",
                "Each player may protest once, in turn, against another player who has not been "
                "caught yet.") },
        Forbidden { 75,
            QT_TRANSLATE_NOOP("Why",
                "A wild card is named when it is played; other cards are played as they are.") },
        Forbidden { 77, QT_TRANSLATE_NOOP("Why", "This is not the time to protest.") },
    };

    //: The name of the game
    constexpr const char* gameName = QT_TRANSLATE_NOOP("Game", "Bieten");
    constexpr const char* gameAbout = QT_TRANSLATE_NOOP("Game",
        "The Tyrolean game of three cards and five figures (ways to score): bid at any moment, "
        "with good cards or with next to nothing.");

}

QString nameOf(bieten::Figure figure, CardWords cards)
{
    const SuitFigures& kind = suitFigures(cards.kind);
    const auto number = static_cast<std::size_t>(figure);
    const std::size_t suited = kind.titles.size();
    return number < suited ? translated(kind.title, kind.titles[number])
                           : translated("Figure", figureWords[number - suited]);
}

QString inSentence(bieten::Figure figure, CardWords cards)
{
    const SuitFigures& kind = suitFigures(cards.kind);
    const auto number = static_cast<std::size_t>(figure);
    const std::size_t suited = kind.inSentences.size();
    return number < suited ? translated(kind.sentence, kind.inSentences[number])
                           : translated("Sentence", figuresInSentences[number - suited]);
}

QString said(const bieten::Action& action, CardWords cards, const QString& claimed)
{
    using bieten::Verb;
    const bool natural = action.verb() == Verb::Play && action.card() == action.as();
    if (natural || action.verb() == Verb::Cut) return {};
    QString phrase = translated("Said", sayings[static_cast<std::size_t>(action.verb())]);
    switch (action.verb()) {
    case Verb::Play: return phrase.arg(nameOf(action.card(), cards), asSubject(action.as(), cards));
    case Verb::Bid:
    case Verb::Three: return phrase.arg(inSentence(action.figure(), cards));
    case Verb::Claim: return phrase.arg(claimed);
    default: return phrase;
    }
}

QString nameOf(bieten::OffenceKind kind)
{
    switch (kind) { // B-54
    case bieten::OffenceKind::Suit:
        return QCoreApplication::translate("Offence", "did not follow suit");
    case bieten::OffenceKind::Name:
        return QCoreApplication::translate("Offence", "named a wild card wrongly");
    case bieten::OffenceKind::Figure:
        return QCoreApplication::translate("Offence", "claimed a figure without having it");
    case bieten::OffenceKind::Limit:
        return QCoreApplication::translate(
            "Offence", "bid, or said three, too close to the target");
    }
    return {};
}

const GameWords& gameWords(GameOf<bieten::State> /*game*/)
{
    static const GameWords words { gameName, gameAbout, refusals, &bietenRuleWords(),
        bieten::info().clauses.rules };
    return words;
}

}
