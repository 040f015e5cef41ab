#pragma once

#include "core/bots/minds.h"

#include <QComboBox>

namespace weli {

/// Chooses how a bot plays: a level, or below a line a character of the game; in the list with
/// their portraits.
class MindBox : public QComboBox {
    Q_OBJECT

public:
    explicit MindBox(const AnyGame& game, QWidget* parent = nullptr);

    [[nodiscard]] bots::Mind mind() const;
    /// A character for which the game has no place becomes its level, and one that nobody can
    /// choose the usual one.
    void setMind(const bots::Mind& mind);
    /// The list shows women or men.
    void setWoman(bool isWoman) { isWoman_ = isWoman; }
    [[nodiscard]] bool isWoman() const { return isWoman_; }
    /// The words in the language of now.
    void retranslate();

signals:
    /// This one was chosen, or is looked at in the list.
    void meant(const weli::bots::Mind& mind);

private:
    void tell(int row);

    AnyGame game_;
    bool isWoman_ = false;
};

}
