#pragma once

#include "ui/model/setting_rows.h"
#include "ui/places/widgets/page.h"

#include <array>
#include <vector>

class QBoxLayout;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace weli {

class CardChooser;
class LanguageBox;

/// What is remembered from one start to the next. Every change holds at once.
class SettingsPage : public Page {
    Q_OBJECT

public:
    explicit SettingsPage(QWidget* parent = nullptr);

    void setSettings(const Settings& settings);
    /// How the cards that are chosen look.
    void showCards(const CardChoice& choice, const CardStyle& style, const QString& language);

signals:
    void changed(const weli::Settings& settings);
    void back();

protected:
    void changeEvent(QEvent* event) override;
    void fit(const UiScale& scale) override;
    void showEvent(QShowEvent* event) override;

private:
    /// What changes one setting.
    struct Control {
        const SettingRow* row;
        QLabel* name; // beside a slider or a list
        QWidget* widget;
        QLabel* note;
    };

    void addControl(const SettingRow& row);
    void take(const SettingRow& row, const QVariant& value);
    void showValue(const Control& control);
    void tellNote(const Control& control);
    void followControls();
    void layOut();
    void layRows(QWidget& all);
    void fitRows();
    void startGroup(QFormLayout& form, QLabel* heading);
    void fill(QFormLayout& form, SettingRow::Group group);
    void orderTabs();
    void retranslate();

    Settings settings_;
    QLabel* title_;
    QBoxLayout* halves_ = nullptr;
    std::array<QFormLayout*, 2> forms_; // on the left, and below the cards
    QLabel* aboutYou_; // a heading, as those of the groups
    std::array<QLabel*, 3> groups_;
    QLabel* languageName_;
    LanguageBox* language_;
    QLabel* playerName_;
    QLineEdit* player_;
    std::vector<Control> controls_; // of all rows that have a label
    CardChooser* cards_;
    QPushButton* back_;
};

}
