#pragma once

#include "ui/model/match_store.h"
#include "ui/picture/picture.h"
#include "ui/places/learn/taught_table.h"

#include <array>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace weli {

class Judge;
class LookBack;
class MatchNotes;
class MatchStrip;
class NoteField;
class Panel;
struct Verdict;

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
    void layStrides(bool inOneRow);
    QPushButton* strider(const char* name, int stride, bool forward);
    void show(const Picture& picture);
    void drawArrows();
    void goOn();
    void toggleHands();
    [[nodiscard]] QString toldNow() const;
    void showVerdicts();
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString fairly(const Verdict& verdict) const;
    [[nodiscard]] QString account() const;
    /// Where the event is that has just been seen.
    [[nodiscard]] int place() const;
    void showNotes();
    bool keepNote(int place, const QString& text);
    void tellNote();
    void writeNote();
    void showTried();
    void retranslate();
    void tellTrials();
    void tellPuzzles();
    [[nodiscard]] std::array<QPushButton*, 6> buttons() const;

    LookBack& match_;
    Judge& judge_;
    MatchNotes& notes_;
    Panel* panel_;
    QLabel* title_;
    QLabel* where_; // which deal and act
    QLabel* what_; // has happened last
    QLabel* verdict_; // on it
    QLabel* wholeNote_; // where the field is too narrow for it
    QLabel* tried_; // and what came of it
    QLabel* progress_; // of the judge, and then what the match came to
    Scroller* told_ = nullptr; // of the moment
    QGridLayout* strideRows_ = nullptr;
    std::array<QLabel*, 3> strides_ {}; // by act, trick and deal
    std::vector<QPushButton*> striders_; // back and on by each
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
