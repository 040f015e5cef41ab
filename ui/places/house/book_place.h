#pragma once

#include "ui/places/house/house.h"

#include <QObject>

namespace weli {

class BookPage;

/// The book, in the language of the house, of the cards on the table and of the rules that hold
/// there.
class BookPlace : public QObject {
    Q_OBJECT

public:
    explicit BookPlace(const House& house);

    /// At a clause or topic; at the beginning without one. False: the book has no such place.
    bool open(const AnyGame& game, const QString& anchor = {});

private:
    QWidget* build();
    void enter();
    void leave();
    void turnTo(const AnyGame& game);

    House house_;
    BookPage* page_ = nullptr;
    AnyGame opened_ {}; // at which game
};

}
