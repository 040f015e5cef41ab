#pragma once

#include "ui/model/rules_store.h"
#include "ui/model/settings.h"
#include "ui/places/widgets/page.h"
#include "ui/words/card_words.h"

#include <array>
#include <optional>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace weli {

class Chair;
class HouseRules;
class OwnRulesButton;
class RulesPanel;
class SmallTable;

/// Who plays a game, and by which rules.
class SetUp : public Page {
    Q_OBJECT

public:
    SetUp(const AnyGame& game, RulesStore store, QWidget* parent = nullptr);

    [[nodiscard]] const AnyGame& game() const { return game_; }
    /// Must be one of this game.
    void setSetup(const Setup& setup);
    [[nodiscard]] Setup setup() const;
    /// The cards to be played with, and by which words the rules speak of them.
    void setCards(const CardStyle& style, CardWords words);
    /// Who deals first; nothing: cards are drawn for it (B-9).
    [[nodiscard]] std::optional<Seat> firstDealer() const;

    /// Where the book speaks of the rule that the person is on; empty: of none.
    [[nodiscard]] QString topic() const;
    /// Whether a match can be played so.
    [[nodiscard]] bool isPossible() const;
    /// From the rules to the players, from there to where it came from.
    void goBack();
    /// Keeps these house rules.
    void keep(const KeptRules& rules);

signals:
    void play();
    void back();
    /// These house rules are kept no longer.
    void forgotten(const weli::KeptRules& rules);
    void failed(const QString& why);
    /// The book shall be opened at this anchor.
    void bookWanted(const QString& anchor);

protected:
    void changeEvent(QEvent* event) override;
    void fit(const UiScale& scale) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* who();
    QWidget* everyRule();
    QWidget* overview();
    QWidget* middle();
    QLayout* foot();
    void addChair(int seat);
    void orderTabs();
    void seat();
    void setPlayers(int players);
    void tellPlayers();
    void choosePreset(int preset);
    void chooseKept(const KeptRules& kept);
    void offerKept();
    void turnPage(QWidget* page);
    void retranslate();
    void tellRules();
    void tellNames();
    void tellDealers();
    void tellApart();
    void tellManner(int seat, const bots::Mind& mind);
    void tellMannerAgain();
    void tellStrangers();
    [[nodiscard]] int players() const;
    [[nodiscard]] Chair& chairAt(int seat) const
    {
        return *chairs_[static_cast<std::size_t>(seat)];
    }
    [[nodiscard]] QString nameAt(int seat) const;

    AnyGame game_;
    int seated_ = 0; // the number of players that the rules are for
    int toldOf_ = 1; // the seat of the bot whose manner is told
    std::array<Chair*, maxSeats> chairs_ {};
    QBoxLayout* columns_; // who plays, and by which rules
    QBoxLayout* everyRow_; // the panel of every rule, between what is left of the wood
    SmallTable* table_;
    QLabel* whoTitle_;
    QLabel* playersName_;
    QSpinBox* players_;
    QLabel* namesWrong_;
    QLabel* manner_; // of the bot that the person is on
    QCheckBox* strangers_;
    QLabel* dealerName_;
    QComboBox* dealer_;
    RulesPanel* which_;
    QLabel* everyTitle_;
    OwnRulesButton* ownRules_;
    QPushButton* everyDone_;
    HouseRules* rules_;
    QStackedWidget* pages_;
    QPushButton* back_;
    QPushButton* play_;
};

}
