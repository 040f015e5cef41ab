#pragma once

#include "core/games.h"
#include "ui/words/deck.h"

#include <QObject>

namespace weli {

class Keeper;
class Language;

/// The game that lies on the table, or is set up or learnt, and with which cards.
class GameCards : public QObject {
    Q_OBJECT

public:
    GameCards(const Keeper& keeper, const Language& language);

    [[nodiscard]] const AnyGame& game() const { return game_; }
    /// How they look, and by which words they go, in the language of the house.
    [[nodiscard]] CardStyle style() const;
    [[nodiscard]] CardWords words() const;
    [[nodiscard]] bool hasWeli() const; // M-2: only Bieten's six of bells is one

    void lay(const AnyGame& game);
    /// The person has chosen other cards, or another language.
    void layAnew();

signals:
    void laid();
    /// The pack that was chosen is gone, and the usual one lies there instead; said once.
    void missed(const QString& pack);

private:
    void takeDeck();

    const Keeper& keeper_;
    const Language& language_;
    AnyGame game_ {};
    Deck deck_ = ourDecks().front();
    QString missed_; // the key of the pack that is chosen, if it is gone
};

}
