#pragma once

#include "ui/draw/render_queue.h"
#include "ui/words/deck.h"

#include <QObject>
#include <QStringList>

#include <vector>

namespace weli {

/// All packs of cards that there are: ours, and those of the system, which are looked through
/// before one can be chosen. That is done on another thread.
class DeckCatalogue : public QObject {
    Q_OBJECT

public:
    struct Entry {
        Deck deck;
        bool checked = false;
        std::optional<DeckFlaw> flaw {};
        [[nodiscard]] bool canBeChosen() const { return checked && !flaw; }
    };

    explicit DeckCatalogue(QStringList folders, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
    /// Looks for packs, and through those that are not checked yet.
    void search();
    /// Stops soon.
    void rest();

signals:
    /// A pack was found or checked.
    void changed();

private:
    void take(const std::vector<Deck>& decks);
    void check(std::size_t index);

    QStringList folders_;
    std::vector<Entry> entries_;
    bool isFound_ = false;
    RenderQueue renderQueue_;
};

}
