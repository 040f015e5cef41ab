#pragma once

#include "ui/model/any_rules.h"
#include "ui/model/rules_store.h"
#include "ui/places/widgets/panel.h"
#include "ui/words/card_words.h"
#include "ui/words/rule_option.h"

#include <vector>

class QButtonGroup;
class QLabel;
class QPushButton;
class QRadioButton;
class QVBoxLayout;

namespace weli {

class Scroller;

/// By which rules a game is played: its presets, what they amount to, and the way to every rule.
class RulesPanel : public Panel {
    Q_OBJECT

public:
    explicit RulesPanel(const AnyGame& game, QWidget* parent = nullptr);

    /// House rules that the person has kept, which are offered below the presets.
    void setKept(std::vector<KeptRules> kept);
    /// Marks the preset or the kept ones that these rules are for so many players; none if they are
    /// others.
    void tell(const AnyRules& rules, int players, CardWords cards);
    /// What can be reached here, in the order of Tab.
    [[nodiscard]] std::vector<QWidget*> fields() const;
    /// Shows all, so that what is around it scrolls instead.
    void setWhole(bool whole);
    /// Names of presets that are wider than this stand in two lines.
    void fitNames(int width);
    /// Where the focus is after the way back from every rule.
    void focusEvery();

signals:
    void presetChosen(int preset);
    void keptChosen(const weli::KeptRules& rules);
    void everyWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Offer { // a preset, or kept rules
        Slip* place;
        QRadioButton* choice;
        QLabel* text;
    };
    struct Fact { // what an option is set to
        RuleOption option;
        QLabel* name;
        QLabel* value;
    };

    [[nodiscard]] Offer newOffer(int number);
    [[nodiscard]] Offer keptOffer(const KeptRules& kept);
    void choose(int number);
    [[nodiscard]] QString differenceFrom(
        std::size_t preset, const AnyRules& rules, int players) const;
    void addFacts(QVBoxLayout& rows);
    void retranslate();
    void tellOwn(const AnyRules& rules, int players);

    AnyGame game_;
    std::vector<Offer> offers_;
    std::vector<KeptRules> kept_;
    std::vector<Offer> keptOffers_;
    QVBoxLayout* keptRows_;
    std::vector<Fact> facts_;
    QLabel* title_;
    Scroller* area_ = nullptr; // of the presets, if there are any
    QButtonGroup* presets_;
    int nameWidth_ = 0; // of a preset, at the most; 0: any
    QLabel* ownRules_;
    QPushButton* every_;
};

}
