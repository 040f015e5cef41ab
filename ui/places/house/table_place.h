#pragma once

#include "ui/places/house/tables/prepared_table.h"

#include <QObject>

namespace weli {

class BookPlace;
class MatchDesk;
class ReviewPlace;

/// The table at which matches are played.
class TablePlace : public QObject {
    Q_OBJECT

public:
    TablePlace(const House& house, MatchDesk& desk, BookPlace& book, ReviewPlace& review);

    [[nodiscard]] TablePage& page() { return table_.page(); }

signals:
    void shortcuts();

private:
    void listen(MatchDesk& desk, BookPlace& book, ReviewPlace& review);
    void leave();

    House house_;
    PreparedTable table_;
};

}
