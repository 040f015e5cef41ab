#pragma once

#include "ui/places/house/house.h"

#include <QObject>

namespace weli {

class MatchDesk;
class MatchList;
class ReviewPlace;

/// The matches that were put away.
class MatchesPlace : public QObject {
    Q_OBJECT

public:
    MatchesPlace(const House& house, MatchDesk& desk, ReviewPlace& review);

private:
    QWidget* build();

    House house_;
    MatchDesk& desk_;
    ReviewPlace& review_;
    MatchList* page_ = nullptr;
};

}
