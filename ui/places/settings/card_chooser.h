#pragma once

#include "ui/draw/cards/card_faces.h"
#include "ui/draw/cards/deck_catalogue.h"
#include "ui/draw/render_queue.h"
#include "ui/words/deck.h"

#include <QWidget>

#include <array>
#include <memory>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;

namespace weli {

/// A few cards of a pack and its back, as they will lie on the table; or of several packs.
class CardPreview : public QWidget {
    Q_OBJECT

public:
    /// A pack, and what is played with it.
    struct Shown {
        CardStyle style;
        QString game {};
        bool operator==(const Shown&) const = default;
    };

    explicit CardPreview(QWidget* parent = nullptr);

    void setStyle(const CardStyle& style) { setPacks({ Shown { style } }); }
    /// Of each a fan above the name of its game, if there are several.
    void setPacks(const std::vector<Shown>& packs);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Waits until all is drawn: for pictures that are taken without a window.
    void finish();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Heap {
        explicit Heap(RenderQueue* renderQueue)
            : faces(renderQueue)
        {
        }
        CardFaces faces;
        double aspect = CardPainter::usualAspect;
    };

    void take(Heap& heap, const CardStyle& style);
    void paintRow(QPainter& painter, Heap& heap);
    void paintFan(QPainter& painter, Heap& heap, const QRectF& box, const QString& game);

    RenderQueue renderQueue_;
    std::vector<Shown> packs_;
    std::vector<std::unique_ptr<Heap>> heaps_; // one a pack
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
    /// Below a box that cannot be ticked: why.
    [[nodiscard]] const std::array<QLabel*, 4>& notes() const { return whyNot_; }

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
    [[nodiscard]] std::array<QCheckBox*, 4> boxes() const
    {
        return { secondBack_, fourColours_, largeIndex_, queenAndJack_ };
    }
    [[nodiscard]] std::vector<Deck> decks() const;
    void showValues();
    void showPacks();
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
    std::array<QLabel*, 4> whyNot_ {}; // below each box
};

}
