#pragma once

#include "ui/model/puzzles/puzzle_player.h"
#include "ui/model/review/judge.h"
#include "ui/model/review/look_back.h"
#include "ui/model/review/match_notes.h"
#include "ui/places/house/house.h"

#include <QObject>

namespace weli {

class BookPlace;
class ReviewPage;

/// Where one looks back at a match.
class ReviewPlace : public QObject {
    Q_OBJECT

public:
    ReviewPlace(const House& house, BookPlace& book);

    /// What is judged and written of it is kept beside its file, if one is named.
    void open(const SavedMatch& saved, const QString& file = {});
    [[nodiscard]] LookBack& match() { return match_; }
    [[nodiscard]] ReviewPage& page() { return *page_; }
    /// Waits until all acts are judged.
    void finish();

signals:
    void trialWanted(const weli::SavedMatch& from);
    /// The worst decisions first.
    void puzzlesWanted(const std::vector<weli::PuzzleSource>& sources);

private:
    QWidget* build();
    void enter();
    void judge();
    void learn();

    House house_;
    BookPlace& book_;
    LookBack match_;
    Judge judge_;
    MatchNotes notes_;
    QString keptIn_; // what is judged
    ReviewPage* page_ = nullptr;
};

}
