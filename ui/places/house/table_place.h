#pragma once

#include "ui/places/house/house.h"

#include <QObject>

namespace weli {

class BookPlace;
class MatchDesk;
class ReviewPlace;
class TablePage;

/// The table, as a person wants it, with the game's cards.
class TablePlace : public QObject {
    Q_OBJECT

public:
    TablePlace(const House& house, MatchDesk& desk, BookPlace& book, ReviewPlace& review);

    [[nodiscard]] TablePage& page() { return *page_; }

signals:
    void shortcuts();

private:
    void listen(MatchDesk& desk, BookPlace& book, ReviewPlace& review);
    void apply();
    void layCards();
    void sortHand();
    void leave();

    House house_;
    TablePage* page_;
};

}
