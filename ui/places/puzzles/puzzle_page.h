#pragma once

#include "ui/model/puzzles/puzzle_picture.h"
#include "ui/picture/picture.h"
#include "ui/places/learn/taught_table.h"

#include <array>

class QLabel;
class QPushButton;
class QShortcut;

namespace weli {

class Panel;
class PuzzlePlayer;
class Scroller;

/// The table of a puzzle, with what is asked beside it.
class PuzzlePage : public TaughtTable {
    Q_OBJECT

public:
    explicit PuzzlePage(PuzzlePlayer& player, QWidget* parent = nullptr);

    /// Where the book speaks of what the person is on.
    [[nodiscard]] QString topic() const;
    /// Closes what lies open on the table, else leaves.
    void escape();

protected:
    void fit(const UiScale& scale) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void layPanel();
    void addKeys();
    void show(const Picture& picture, const PuzzlePicture& puzzle);
    void showButtons();
    [[nodiscard]] QString toldOf(const Picture& picture) const;
    void takeFocus();
    void retranslate();
    [[nodiscard]] std::array<QPushButton*, 4> buttons() const;

    PuzzlePlayer& player_;
    PuzzlePicture shown_;
    Panel* panel_;
    Scroller* texts_ = nullptr;
    QLabel* title_;
    QLabel* number_;
    QLabel* question_;
    QLabel* verdict_;
    QLabel* why_;
    QPushButton* again_;
    QPushButton* best_;
    QPushButton* next_;
    QPushButton* back_;
    std::vector<QShortcut*> onward_; // keys that go on
};

}
