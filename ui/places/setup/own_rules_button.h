#pragma once

#include "ui/model/rules_store.h"

#include <QPushButton>

class QMenu;

namespace weli {

/// A menu of the house rules that the person has kept: to be chosen, kept under a name, forgotten,
/// and passed on as a file.
class OwnRulesButton : public QPushButton {
    Q_OBJECT

public:
    OwnRulesButton(const AnyGame& game, RulesStore store, QWidget* parent = nullptr);

    /// Those that hold now and would be kept.
    void tell(const AnyRules& rules, int players);
    /// Keeps these, too.
    void keep(const KeptRules& rules);
    /// All that are kept for this game.
    [[nodiscard]] std::vector<KeptRules> kept() const { return store_.of(game_); }

signals:
    void chosen(const weli::KeptRules& rules);
    /// Others are kept than before.
    void keptChanged();
    /// These are kept no longer.
    void forgotten(const weli::KeptRules& rules);
    void failed(const QString& why);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillMenu();
    void keepNow();
    QString askForName();
    [[nodiscard]] bool replacesOthers(const QString& name) const;
    void write();
    void read();
    void forget(const KeptRules& rules);
    void tellProblem(const std::optional<QString>& problem);
    void retranslate();

    AnyGame game_;
    RulesStore store_;
    QMenu* menu_;
    KeptRules now_;
};

}
