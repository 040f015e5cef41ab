#pragma once

#include "ui/places/house/house.h"

#include <QObject>

namespace weli {

class BookPlace;
class Door;
class LearnPlaces;
class MatchDesk;
class SetUpPlace;

/// The start, from which one comes everywhere.
class DoorPlace : public QObject {
    Q_OBJECT

public:
    struct Ways {
        MatchDesk& desk;
        SetUpPlace& setUp;
        LearnPlaces& learn;
        BookPlace& book;
    };
    DoorPlace(const House& house, const Ways& ways);

    void open();
    /// The one that is chosen there.
    [[nodiscard]] AnyGame game() const;

signals:
    void shortcuts();

private:
    QWidget* build();
    void enter();

    House house_;
    Ways ways_;
    Door* page_ = nullptr;
};

}
