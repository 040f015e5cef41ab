#include "ui/draw/cards/deck_catalogue.h"

#include "ui/draw/cards/deck_file.h"
#include "ui/draw/cards/deck_finder.h"

#include <utility>

namespace weli {

namespace {

    /// All that Bieten ever needs: of the sixes only that of bells, the Weli.
    CardSet needed() { return (CardSet::all() - CardSet::of(Rank::Six)) | CardSet { sixOfBells }; }

}

DeckCatalogue::DeckCatalogue(QStringList folders, QObject* parent)
    : QObject(parent)
    , folders_(std::move(folders))
    , renderQueue_(nullptr, 1) // nobody waits for it
{
    for (const Deck& deck : ourDecks()) entries_.push_back({ deck, true });
}

void DeckCatalogue::search()
{
    renderQueue_.drop();
    for (std::size_t i = 0; i < entries_.size(); ++i) check(i);
    if (isFound_) return;
    renderQueue_.submit([this, folders = folders_]() -> std::function<void()> {
        return [this, decks = decksIn(folders)] { take(decks); };
    });
}

void DeckCatalogue::rest() { renderQueue_.drop(); }

void DeckCatalogue::take(const std::vector<Deck>& decks)
{
    if (std::exchange(isFound_, true)) return;
    for (const Deck& deck : decks) entries_.push_back({ deck });
    emit changed();
    for (std::size_t i = 0; i < entries_.size(); ++i) check(i);
}

void DeckCatalogue::check(std::size_t index)
{
    if (entries_[index].checked) return;
    renderQueue_.submit([this, index, deck = entries_[index].deck]() -> std::function<void()> {
        return [this, index, flaw = flawOf(DeckFile(deck.place, deck.source), needed())] {
            entries_[index].checked = true;
            entries_[index].flaw = flaw;
            emit changed();
        };
    });
}

}
