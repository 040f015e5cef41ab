#pragma once

#include "ui/model/drills/drill_boxes.h"
#include "ui/model/lessons/lesson_progress.h"

#include "ui/places/widgets/page.h"

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace weli {

/// The map of the lessons: what each is about, how long it takes, and how far one has come.
class LearnPage : public Page {
    Q_OBJECT

public:
    explicit LearnPage(const LessonProgress& progress, QWidget* parent = nullptr);

    /// Reads anew how far one has come, in this language; the next lesson of this game is chosen.
    void refresh(const QString& language, const AnyGame& game);
    /// How well the drills sit; seen at the next refresh.
    void setBoxes(const DrillBoxes& boxes, QDate today);

signals:
    void open(const weli::AnyGame& game, const QString& lesson);
    /// A round of questions; of one kind, or of all.
    void drill(const weli::AnyGame& game, std::optional<weli::drill::Kind> kind);
    void book(const weli::AnyGame& game);
    void back();

protected:
    void changeEvent(QEvent* event) override;
    void fit(const UiScale& scale) override;
    void showEvent(QShowEvent* event) override;

private:
    void layOut();
    void retranslate();
    void addGame(const AnyGame& game, const QString& language);
    [[nodiscard]] QString stateOf(const AnyGame& game, const QString& lesson, int steps) const;
    [[nodiscard]] QTreeWidgetItem* nextIn(const AnyGame& game) const;
    [[nodiscard]] QTreeWidgetItem* lastDrillIn(const AnyGame& game) const;
    [[nodiscard]] AnyGame gameHere() const;
    void openChosen();
    void beginDrill(std::optional<drill::Kind> kind);
    void followChoice();
    void fitRows();

    const LessonProgress& progress_;
    DrillBoxes boxes_;
    QDate today_;
    std::optional<AnyGame> drilled_; // the game whose drills were opened last
    std::optional<drill::Kind> kind_; // of them
    QLabel* title_;
    QTreeWidget* list_;
    QPushButton* open_;
    QPushButton* drill_;
    QPushButton* book_;
    QPushButton* back_;
};

}
