#pragma once

#include "ui/model/settings.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSlider;

namespace weli {

class CardChooser;

/// What is remembered from one start to the next. Every change holds at once.
class SettingsPage : public QWidget {
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
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void followControls();
    void layOut();
    [[nodiscard]] QFormLayout* form();
    void retranslate();
    void showValues();
    void tellPace();

    Settings settings_;
    QLabel* title_;
    QLabel* languageName_;
    QComboBox* language_;
    QLabel* playerName_;
    QLineEdit* player_;
    QCheckBox* waitForMe_;
    QLabel* waitText_;
    QLabel* paceName_;
    QSlider* pace_;
    QLabel* paceText_;
    QLabel* motionName_;
    QComboBox* motion_;
    QCheckBox* showsPoints_;
    QCheckBox* highContrast_;
    CardChooser* cards_;
    QPushButton* back_;
};

}
