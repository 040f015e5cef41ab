#pragma once

#include "core/games.h"
#include "ui/words/card_words.h"
#include "ui/words/rule_option.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace weli {

/// Every option of a game's rules, with a sentence on what it does. A value that cannot stand
/// beside the others cannot be chosen, and says why.
class HouseRules : public QWidget {
    Q_OBJECT

public:
    explicit HouseRules(const AnyGame& game, QWidget* parent = nullptr);

    /// Rules of this game.
    void setRules(const AnyRules& rules);
    [[nodiscard]] const AnyRules& rules() const { return rules_; }
    /// By which words the rules speak of cards.
    void setCards(CardWords cards);
    [[nodiscard]] CardWords cards() const { return cards_; }
    /// What changes a rule stands below its words instead of beside them.
    void setNarrow(bool narrow);

signals:
    void edited();
    /// The book shall be opened at this anchor.
    void bookWanted(const QString& anchor);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Row {
        RuleOption option;
        QLabel* group; // the heading above it; null: it stands under the same as the one before
        QLabel* name; // a link to the book
        QWidget* control;
        QLabel* text;
        QLabel* why;
        QGridLayout* slip;
        int line; // of the slip
    };

    QGridLayout* addSlip(QVBoxLayout& list, QLabel* heading);
    void placeControl(const Row& row, bool below);
    void addRow(const RuleOption& option, QLabel* heading, QGridLayout& slip);
    QWidget* customBox(const RuleOption& option);
    QWidget* controlFor(const RuleOption& option);
    void choose(const RuleOption& option, int value);
    void retranslate();
    void showValues();
    void showValue(const Row& row);
    [[nodiscard]] QString groupOf(const RuleOption& option) const;
    [[nodiscard]] std::vector<RuleOption> grouped() const;

    AnyGame game_;
    AnyRules rules_;
    CardWords cards_;
    std::vector<Row> rows_;
};

}
