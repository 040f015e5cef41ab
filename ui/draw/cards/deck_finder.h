#pragma once

#include "ui/words/deck.h"

#include <QStringList>

namespace weli {

/// Where the system keeps the decks of others: the XDG data folders.
QStringList dataFolders();

/// The decks of KDE (carddecks/*/index.desktop) and GNOME (aisleriot/cards/*.svgz) in these
/// folders, by name; one that is in several is taken from the first.
std::vector<Deck> decksIn(const QStringList& folders);

/// The deck with this key, one of ours or in these folders.
std::optional<Deck> deckOf(const QString& key, const QStringList& folders);

}
