#pragma once

#include "core/games.h"
#include "ui/places/widgets/panel.h"
#include "ui/words/portrait.h"

#include <optional>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;

namespace weli {

class Bells;
class MindBox;

/// A portrait on a page, as large as it is allowed to be.
class PortraitView : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setPortrait(const Portrait& portrait);
    [[nodiscard]] std::optional<Portrait> portrait() const { return portrait_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<Portrait> portrait_;
};

/// A seat at the table that is set up: who sits there.
class Chair : public Slip {
    Q_OBJECT

public:
    /// In seat 0 sits the person.
    Chair(int seat, const AnyGame& game, QWidget* parent = nullptr);

    [[nodiscard]] QLineEdit* name() const { return name_; }
    /// How the bot plays; null: a person sits here.
    [[nodiscard]] MindBox* box() const { return box_; }
    [[nodiscard]] bots::Mind mind() const;
    void setMind(const bots::Mind& mind);
    /// Who sits here is not to be known before the match is over.
    void setStranger(bool isStranger);
    /// Who is seen here.
    [[nodiscard]] std::optional<Portrait> portrait() const;
    /// So many of the same sit at the table before.
    void setVariant(int variant);
    void retranslate();
    /// Without the portrait, which is seen where there is room.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void renamed();
    /// The person is on this bot, or on how it might play.
    void meant(const weli::bots::Mind& mind);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addBot(const AnyGame& game);
    void showMind(const bots::Mind& mind);
    [[nodiscard]] bool isWoman() const;
    [[nodiscard]] QString suggestion() const;
    void showSuggestion();
    void fitPortrait();

    int seat_;
    QGridLayout* grid_;
    QHBoxLayout* heading_;
    QLabel* number_;
    QLineEdit* name_;
    PortraitView* portrait_ = nullptr;
    Bells* bells_ = nullptr;
    MindBox* box_ = nullptr;
    QLabel* boxName_ = nullptr; // not seen: Qt hears no other name of a box
    bool isStranger_ = false;
    int variant_ = 0;
};

}
