#pragma once

#include "ui/model/coach/coach.h"
#include "ui/model/session.h"
#include "ui/places/house/house.h"

#include <QObject>

namespace weli {

class BookPlace;
class PreparedTable;
class TablePage;

/// The table at which one tries how a match that is looked back at could have gone on.
class TrialPlace : public QObject {
    Q_OBJECT

public:
    struct Parts {
        BotSet choosers;
        Seeds seeds {};
        Thinker::Where botsThink = Thinker::Where::OwnThread;
    };
    TrialPlace(const House& house, BookPlace& book, Parts parts);

    /// From where this match stands, with fresh chance.
    void open(const SavedMatch& from);

signals:
    void shortcuts();
    /// What was done after so many events of the match.
    void tried(int from, const weli::SavedMatch& match);

private:
    QWidget* build();
    [[nodiscard]] Seeds freshSeeds();
    void leave();

    House house_;
    BookPlace& book_;
    Parts parts_;
    Rng chance_;
    Coach coach_; // tells what can be done when it is asked, and so remembers nothing
    int from_ = 0; // so many events there were
    Session* session_ = nullptr;
    PreparedTable* table_ = nullptr;
};

}
