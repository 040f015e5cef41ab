#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace weli {

/// The start: what can be played, with the match that was left if there is one.
class Door : public QWidget {
    Q_OBJECT

public:
    explicit Door(QWidget* parent = nullptr);

    /// A match that was left, told in one line; empty: there is none.
    void offerToGoOn(const QString& match);
    void showLanguage(const QString& code);

signals:
    void play();
    void goOn();
    void setUp();
    void settings();
    void shortcuts();
    void languageChosen(const QString& code);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void layOut();
    void retranslate();

    QLabel* game_;
    QLabel* about_;
    QLabel* left_;
    QPushButton* goOn_;
    QPushButton* play_;
    QPushButton* setUp_;
    QLabel* languageName_;
    QComboBox* language_;
    QToolButton* settings_;
    QToolButton* shortcuts_;
};

}
