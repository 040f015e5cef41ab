#pragma once

#include "ui/places/house/house.h"
#include "ui/places/table_page.h"

#include <QObject>

namespace weli {

/// A table with its session as the person wants it, with the game's cards.
class PreparedTable : public QObject {
    Q_OBJECT

public:
    PreparedTable(const House& house, Session& session, TablePage::For what);

    /// As it is wanted now; later changes are followed.
    void prepare();
    [[nodiscard]] TablePage& page() { return *page_; }

signals:
    void shortcuts();

private:
    void apply();
    void layCards();
    void sortHand();

    House house_;
    Session& session_;
    TablePage* page_;
};

}
