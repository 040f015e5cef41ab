#pragma once

#include "core/bieten/rules.h"
#include "ui/picture/card_words.h"

#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace weli {

/// Every option of the rules, with a sentence on what it does. A value that cannot stand beside
/// the others cannot be chosen, and says why.
class HouseRules : public QWidget {
    Q_OBJECT

public:
    explicit HouseRules(QWidget* parent = nullptr);

    void setRules(const bieten::Rules& rules);
    [[nodiscard]] const bieten::Rules& rules() const { return rules_; }
    /// By which words the rules speak of cards.
    void setCards(CardWords cards);
    [[nodiscard]] CardWords cards() const { return cards_; }

signals:
    void edited();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Row {
        const Option<bieten::Rules>* option;
        QLabel* group; // the heading above it; null: it stands under the same as the one before
        QLabel* name;
        QWidget* control;
        QLabel* text;
        QLabel* why;
    };

    void addRow(const Option<bieten::Rules>& option, QVBoxLayout& list);
    QWidget* targetBox(const Option<bieten::Rules>& option);
    QWidget* controlFor(const Option<bieten::Rules>& option);
    void choose(const Option<bieten::Rules>& option, int value);
    void retranslate();
    void showValues();
    void showValue(const Row& row);

    bieten::Rules rules_;
    CardWords cards_;
    std::vector<Row> rows_;
};

}
