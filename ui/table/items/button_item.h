#pragma once

#include "ui/picture/act.h"
#include "ui/table/items/table_item.h"

#include <QFont>

#include <optional>
#include <vector>

namespace weli {

/// A button on the table. A warm one is an answer that I owe; a quiet one can wait. What cannot
/// be done is dim, and says why when it is tried.
class ButtonItem : public Pressable {
    Q_OBJECT

public:
    enum class Kind : unsigned char { Warm, Quiet };

    explicit ButtonItem(Kind kind, QGraphicsItem* parent = nullptr);

    void setChoice(const Choice& choice);
    [[nodiscard]] Choice choice() const override { return choice_; }
    /// The letters that it would have alone, and those that it shares with others.
    [[nodiscard]] QFont ownLetters() const;
    void setLetters(const QFont& letters);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    [[nodiscard]] bool isDim() const { return !spoken().possible; }
    [[nodiscard]] bool isWarm() const { return kind_ == Kind::Warm && !isDim(); }
    [[nodiscard]] QRectF room() const;

    Kind kind_;
    Choice choice_;
    std::optional<QFont> letters_; // none: its own
};

/// The letter behind the '&' of a label, in upper case; null if there is none.
QChar mnemonicOf(const QString& label);

}
