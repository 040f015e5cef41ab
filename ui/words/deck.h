#pragma once

#include "core/cards/card.h"
#include "ui/words/card_words.h"

#include <QString>

#include <optional>
#include <vector>

namespace weli {

/// A pack of cards as somebody has drawn it. (A Pack is the order of the cards.)
struct Deck {
    enum class Source : unsigned char { Ours, Kde, Gnome };
    QString key; // "tyrol", "kde:svg-dondorf": what the settings keep
    QString name; // as its maker calls it, in English if it is ours; empty: by its suits
    PackKind kind = PackKind::German;
    Source source = Source::Ours;
    QString place; // the folder of one of ours; else the file
    int backs = 1;
    bool saysWeli = false; // on its six of bells; else the word is written on it
    bool operator==(const Deck&) const = default;
};

/// The packs in resources/cards, whose README says how one is added.
std::vector<Deck> ourDecks();
/// The one of ours that has these suits.
Deck ourDeck(PackKind kind);
bool isOurs(const Deck& deck);
/// Whether it can be had with blue diamonds and green clubs.
bool hasFourColours(const Deck& deck);
/// Whether its index may say Q and J or O and U, as the player likes: only where players know both.
bool mayChooseQueens(const Deck& deck, const QString& language);

/// What a person has chosen about the cards.
struct CardChoice {
    QString deck {}; // empty: the one that is usual for the game
    bool secondBack = false; // if the deck has two
    bool fourColours = false; // of French suits: blue diamonds, green clubs
    bool largeIndex = false;
    bool queenAndJack = false; // the index says so instead of Ober and Under
    bool operator==(const CardChoice&) const = default;
};

/// How the cards look: all that decides what a picture of one shows.
struct CardStyle {
    Deck deck = ourDecks().front();
    bool secondBack = false;
    bool fourColours = false;
    bool largeIndex = false;
    QString ober = "O"; // what the index calls the court cards below the king
    QString under = "U";
    bool weli = true; // the six of bells is marked as the Weli
    bool operator==(const CardStyle&) const = default;
};

/// By which words the cards of this deck go: those that its index says.
CardWords wordsFor(const Deck& deck, const CardChoice& choice, const QString& language);
/// The letters of the index are those of the user's language.
CardStyle styleFor(const Deck& deck, const CardChoice& choice, const QString& language);

/// Why a deck of the system cannot be played with.
struct DeckFlaw {
    enum class Kind : unsigned char { TooLarge, Unreadable, Lacks, Empty, Alike };
    Kind kind = Kind::Unreadable;
    std::optional<Card> card {}; // the one that is missing, empty, or like the other; or the back
    std::optional<Card> other {};
    bool operator==(const DeckFlaw&) const = default;
};

}
