#pragma once

#include "ui/places/house/house.h"

#include <QObject>

namespace weli {

class MatchDesk;
class SetUp;

/// Where a match is set up: who plays, and by which rules.
class SetUpPlace : public QObject {
    Q_OBJECT

public:
    SetUpPlace(const House& house, MatchDesk& desk);

    void open(const AnyGame& game);

signals:
    /// The book shall be opened at this anchor.
    void bookWanted(const QString& anchor);

private:
    QWidget* build();
    void layCards();
    void play();
    void leave();

    House house_;
    MatchDesk& desk_;
    SetUp* page_ = nullptr;
};

}
