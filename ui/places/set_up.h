#pragma once

#include "ui/model/settings.h"
#include "ui/picture/card_words.h"

#include <QWidget>

#include <array>
#include <optional>

class QButtonGroup;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QScrollArea;
class QSpinBox;
class QStackedWidget;

namespace weli {

class HouseRules;

/// Who plays, and by which rules.
class SetUp : public QWidget {
    Q_OBJECT

public:
    explicit SetUp(QWidget* parent = nullptr);

    void setSetup(const Setup& setup);
    [[nodiscard]] Setup setup() const;
    /// By which words the rules speak of cards.
    void setCards(CardWords cards);
    /// Who deals first; nothing: cards are drawn for it (B-9).
    [[nodiscard]] std::optional<Seat> firstDealer() const;

signals:
    void play();
    void back();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Chair {
        QLabel* number;
        QLineEdit* name;
        QComboBox* level; // null: the person sits here
    };

    QWidget* who();
    QWidget* which();
    QWidget* everyRule();
    QWidget* overview();
    void addChair(int seat);
    void setPlayers(int players);
    void choosePreset(bieten::Preset preset);
    void turnPage(QWidget* page);
    void retranslate();
    void retranslateChairs();
    void tellRules();
    void tellNames();
    [[nodiscard]] int players() const;
    [[nodiscard]] QString nameAt(int seat) const;

    std::array<Chair, maxSeats> chairs_ {};
    QLabel* title_;
    QLabel* whoTitle_;
    QLabel* playersName_;
    QSpinBox* players_;
    QLabel* namesWrong_;
    QLabel* dealerName_;
    QComboBox* dealer_;
    QLabel* whichTitle_;
    QButtonGroup* presets_;
    std::array<QRadioButton*, bieten::presets.size()> preset_ {};
    std::array<QLabel*, bieten::presets.size()> presetText_ {};
    QLabel* ownRules_;
    QPushButton* every_;
    QLabel* everyTitle_;
    QPushButton* everyDone_;
    HouseRules* rules_;
    QStackedWidget* pages_;
    QPushButton* back_;
    QPushButton* play_;
};

}
