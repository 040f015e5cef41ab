#pragma once

#include "ui/draw/cards/card_faces.h"
#include "ui/draw/cards/deck_catalogue.h"
#include "ui/draw/render_queue.h"
#include "ui/words/deck.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;

namespace weli {

/// A few cards of a pack and its back, as they will lie on the table.
class CardPreview : public QWidget {
    Q_OBJECT

public:
    explicit CardPreview(QWidget* parent = nullptr);

    void setStyle(const CardStyle& style);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Waits until all is drawn: for pictures that are taken without a window.
    void finish();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    RenderQueue renderQueue_;
    CardFaces faces_;
    double aspect_ = CardPainter::usualAspect;
};

/// With which cards to play, and how they look.
class CardChooser : public QWidget {
    Q_OBJECT

public:
    explicit CardChooser(QWidget* parent = nullptr);

    /// What is chosen, and how that looks now.
    void show(const CardChoice& choice, const CardStyle& style, const QString& language);
    /// What can be set, in the order in which it stands.
    [[nodiscard]] std::vector<QWidget*> fields() const;

signals:
    void changed(const weli::CardChoice& choice);

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void layOut();
    void follow(QCheckBox* box, bool CardChoice::*wish);
    void listDecks();
    [[nodiscard]] const DeckCatalogue::Entry& entryAt(int place) const;
    [[nodiscard]] QString nameOf(const DeckCatalogue::Entry& entry) const;
    void nameDecks();
    void showValues();
    void retranslate();

    CardChoice choice_;
    CardStyle style_;
    QString language_;
    DeckCatalogue catalogue_;
    QLabel* title_;
    QLabel* packName_;
    QComboBox* pack_;
    CardPreview* preview_;
    QCheckBox* secondBack_;
    QCheckBox* fourColours_;
    QCheckBox* largeIndex_;
    QCheckBox* queenAndJack_;
};

}
