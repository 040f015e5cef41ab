#pragma once

#include "ui/model/match_store.h"
#include "ui/picture/picture.h"
#include "ui/places/learn/taught_table.h"

#include <array>
#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace weli {

class Judge;
class LookBack;
class MatchNotes;
class MatchStrip;
class MomentWords;
class NoteField;
class Panel;
class StrideBar;

/// The table in the past: the same table and the same slate, and the match as a strip below.
class ReviewPage : public TaughtTable {
    Q_OBJECT

public:
    ReviewPage(LookBack& match, Judge& judge, MatchNotes& notes, QWidget* parent = nullptr);

    void setHighContrast(bool wanted) override;
    /// Where the book speaks of what the person is on.
    [[nodiscard]] QString topic() const;
    /// Closes what lies open on the table, else leaves.
    void escape();
    /// Another match comes: what is just being written belongs to this one.
    void leaveMatch();

signals:
    /// It shall be tried how the match could have gone on from there.
    void trialWanted(const weli::SavedMatch& from);
    /// The worst decisions of the seat whose eyes see the table shall be puzzles.
    void puzzlesWanted();
    void failed(const QString& why);

protected:
    void fit(const UiScale& scale) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void addKeys();
    void layPanel();
    void follow();
    void show(const Picture& picture);
    void goOn();
    void toggleHands();
    void showVerdicts();
    /// Where the event is that has just been seen.
    [[nodiscard]] int place() const;
    bool keepNote(int place, const QString& text);
    void tellNote();
    void writeNote();
    void showBranches();
    void retranslate();
    void tellViews();
    [[nodiscard]] QString whyHidden() const;
    void tellTrials();
    void tellPuzzles();
    void goToMark(bool forward);
    [[nodiscard]] std::array<QPushButton*, 6> buttons() const;

    LookBack& match_;
    Judge& judge_;
    MatchNotes& notes_;
    Panel* panel_;
    QLabel* title_;
    MomentWords* told_;
    StrideBar* strides_;
    Scroller* whole_ = nullptr; // all of the panel
    QVBoxLayout* rows_ = nullptr; // in it
    QBoxLayout* views_ = nullptr; // of that the buttons of eyes and hands
    NoteField* note_;
    QPushButton* eyes_;
    QPushButton* hands_;
    QPushButton* playOn_;
    QPushButton* playDeal_;
    QPushButton* learn_;
    QPushButton* back_;
    MatchStrip* strip_;
    int seen_ = -1; // the moment
};

}
