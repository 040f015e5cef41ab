#include "ui/words/deck_words.h"

#include <QCoreApplication>

namespace weli::words {

namespace {

    class Decks {
        Q_DECLARE_TR_FUNCTIONS(Decks)
    };

    /// Of a card, or of the back.
    QString called(std::optional<Card> card, CardWords cards)
    {
        //: The back of the cards: "the back is empty"
        return card ? plainNameOf(*card, cards) : Decks::tr("back");
    }

}

QString nameOf(const Deck& deck)
{
    switch (deck.source) {
    case Deck::Source::Ours:
        if (!deck.name.isEmpty()) return Decks::tr(qUtf8Printable(deck.name));
        break;
    //: A pack of cards of the system: %1 is its name
    case Deck::Source::Kde: return Decks::tr("%1 (KDE)").arg(deck.name);
    case Deck::Source::Gnome: return Decks::tr("%1 (GNOME)").arg(deck.name);
    }
    switch (deck.kind) {
    case PackKind::German: break;
    case PackKind::French: return Decks::tr("Viennese, French suits");
    case PackKind::Swiss: return Decks::tr("Swiss");
    }
    return Decks::tr("Tyrolean");
}

QString why(const DeckFlaw& flaw, CardWords cards)
{
    switch (flaw.kind) {
    case DeckFlaw::Kind::TooLarge: return Decks::tr("larger than 16 MiB");
    case DeckFlaw::Kind::Unreadable: break;
    //: Why a pack of the system cannot be chosen: %1 is a card or the back
    case DeckFlaw::Kind::Lacks: return Decks::tr("the %1 is missing").arg(called(flaw.card, cards));
    case DeckFlaw::Kind::Empty: return Decks::tr("the %1 is empty").arg(called(flaw.card, cards));
    case DeckFlaw::Kind::Alike:
        return Decks::tr("%1 and %2 look alike")
            .arg(called(flaw.card, cards), called(flaw.other, cards));
    }
    return Decks::tr("cannot be read");
}

}
