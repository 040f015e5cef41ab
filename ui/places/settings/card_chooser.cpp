#include "ui/places/settings/card_chooser.h"

#include "ui/draw/cards/deck_finder.h"
#include "ui/draw/look.h"
#include "ui/model/any_rules.h"
#include "ui/places/widgets/heard.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/words/deck_words.h"
#include "ui/words/rule_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace weli {

namespace {

    // In pixels.
    constexpr double margin = 12;

    void paintCard(QPainter& painter, CardFaces& faces, std::optional<Card> card, const QRectF& at)
    {
        const auto face = faces.face(card, CardSize::Hand);
        if (face.deviceIndependentSize() == at.size())
            painter.drawPixmap(at.topLeft(), face);
        else if (!face.isNull())
            painter.drawPixmap(at, face, face.rect());
    }

}

CardPreview::CardPreview(QWidget* parent)
    : QWidget(parent)
{
    QSizePolicy grows(QSizePolicy::Expanding, QSizePolicy::Preferred);
    grows.setHeightForWidth(true);
    setSizePolicy(grows);
    setStyle({});
}

QSize CardPreview::sizeHint() const { return { 400, heightForWidth(400) }; }

int CardPreview::heightForWidth(int width) const { return width / 3; }

void CardPreview::setPacks(const std::vector<Shown>& packs)
{
    if (packs == packs_) return;
    packs_ = packs;
    renderQueue_.drop();
    while (heaps_.size() > packs.size()) heaps_.pop_back();
    while (heaps_.size() < packs.size()) {
        heaps_.push_back(std::make_unique<Heap>(&renderQueue_));
        connect(&heaps_.back()->faces, &CardFaces::sharper, this, [this] { update(); });
    }
    for (std::size_t i = 0; i < packs.size(); ++i) take(*heaps_[i], packs[i].style);
    update();
}

void CardPreview::take(Heap& heap, const CardStyle& style)
{
    const auto painter = std::make_shared<const CardPainter>(style);
    heap.faces.setPainter(painter);
    renderQueue_.submit([this, painter]() -> std::function<void()> {
        return [this, painter, aspect = painter->aspect()] {
            for (const auto& each : heaps_) // none, if another pack came meanwhile
                if (painter.get() == &each->faces.painter()) each->aspect = aspect;
            update();
        };
    });
}

void CardPreview::finish()
{
    renderQueue_.finish();
    grab(); // asks for all that is seen
    renderQueue_.finish();
}

void CardPreview::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    look::plate(painter, rect(), 8, look::warm.walnut, look::warm.walnutLow, look::warm.softInk, 1);
    if (heaps_.size() == 1) return paintRow(painter, *heaps_.front());
    const double wide = (width() - 2 * margin) / static_cast<double>(heaps_.size());
    QRectF box(margin, margin, wide, height() - 1.5 * margin);
    for (std::size_t i = 0; i < heaps_.size(); ++i) {
        paintFan(painter, *heaps_[i], box, packs_[i].game);
        box.translate(wide, 0);
    }
}

void CardPreview::paintRow(QPainter& painter, Heap& heap)
{
    constexpr double gap = 0.09; // in card widths
    constexpr std::array<std::string_view, 4> codes { "HA", "LO", "AU", "B6" };
    constexpr int count = static_cast<int>(codes.size()) + 1;
    const double across = (width() - 2 * margin) / (count + (count - 1) * gap);
    const double wide = std::floor(std::min(across, (height() - 2 * margin) / heap.aspect));
    const QSizeF card(wide, std::floor(wide * heap.aspect));
    heap.faces.setSizes(card, card, card, devicePixelRatioF());
    QPointF at(std::round((width() - wide * (count + (count - 1) * gap)) / 2),
        std::round((height() - card.height()) / 2));
    for (const std::string_view code : codes) {
        paintCard(painter, heap.faces, cardFromText(code), { at, card });
        at.rx() += std::round(wide * (1 + gap));
    }
    paintCard(painter, heap.faces, std::nullopt, { at, card });
}

/// As a hand is held: each card is seen by its corner.
void CardPreview::paintFan(QPainter& painter, Heap& heap, const QRectF& box, const QString& game)
{
    constexpr double step = 0.52; // from card to card, in card widths
    constexpr std::array<std::string_view, 2> codes { "AO", "BA" }; // their colours can change
    constexpr double across = 1 + step * static_cast<double>(codes.size());
    const QFont font = look::font(13 * uiScale(*this).letters);
    const double line = 1.4 * font.pixelSize();
    const double wide = std::floor(
        std::min((box.width() - margin) / across, (box.height() - line) / heap.aspect));
    const QSizeF card(wide, std::floor(wide * heap.aspect));
    heap.faces.setSizes(card, card, card, devicePixelRatioF());
    QPointF at(std::round(box.center().x() - wide * across / 2), box.top());
    paintCard(painter, heap.faces, std::nullopt, { at, card });
    for (const std::string_view code : codes) {
        at.rx() += std::round(wide * step);
        look::shadow(painter, { at, card }, look::cardCorner(wide), look::cardDepth(wide));
        paintCard(painter, heap.faces, cardFromText(code), { at, card });
    }
    QRectF words = box;
    words.setTop(at.y() + card.height());
    look::write(painter, words, game, font, look::warm.cream, Qt::AlignCenter);
}

CardChooser::CardChooser(QWidget* parent)
    : QWidget(parent)
    , catalogue_(dataFolders())
    , title_(new QLabel(this))
    , packName_(new QLabel(this))
    , pack_(new QComboBox(this))
    , preview_(new CardPreview(this))
    , secondBack_(new QCheckBox(this))
    , fourColours_(new QCheckBox(this))
    , largeIndex_(new QCheckBox(this))
    , queenAndJack_(new QCheckBox(this))
{
    pack_->setObjectName("pack");
    secondBack_->setObjectName("secondBack");
    fourColours_->setObjectName("fourColours");
    largeIndex_->setObjectName("largeIndex");
    queenAndJack_->setObjectName("queenAndJack");
    pack_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    pack_->setMinimumContentsLength(20);
    layOut();
    listDecks();
    retranslate();

    connect(&catalogue_, &DeckCatalogue::changed, this, &CardChooser::listDecks);
    connect(pack_, &QComboBox::activated, this, [this] {
        choice_.deck = pack_->currentData().toString();
        emit changed(choice_);
    });
    follow(secondBack_, &CardChoice::secondBack);
    follow(fourColours_, &CardChoice::fourColours);
    follow(largeIndex_, &CardChoice::largeIndex);
    follow(queenAndJack_, &CardChoice::queenAndJack);
}

std::vector<QWidget*> CardChooser::fields() const
{
    return { pack_, secondBack_, fourColours_, largeIndex_, queenAndJack_ };
}

void CardChooser::follow(QCheckBox* box, bool CardChoice::*wish)
{
    connect(box, &QCheckBox::toggled, this, [this, wish](bool on) {
        choice_.*wish = on;
        emit changed(choice_);
    });
}

void CardChooser::layOut()
{
    makeHeading(title_, 1.3);
    packName_->setBuddy(pack_);
    auto* const pack = new QHBoxLayout;
    pack->setSpacing(12);
    pack->addWidget(packName_);
    pack->addWidget(pack_, 1);
    auto* const rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(7);
    rows->addWidget(title_);
    rows->addLayout(pack);
    rows->addWidget(preview_);
    for (std::size_t i = 0; i < whyNot_.size(); ++i) {
        whyNot_[i] = new QLabel(this);
        whyNot_[i]->setWordWrap(true);
        whyNot_[i]->setForegroundRole(QPalette::PlaceholderText);
        enlarge(whyNot_[i], 0.92);
        auto* const field = new QVBoxLayout;
        field->setSpacing(2);
        field->addWidget(boxes()[i]);
        field->addWidget(whyNot_[i]);
        rows->addLayout(field);
    }
}

void CardChooser::show(const CardChoice& choice, const CardStyle& style, const QString& language)
{
    choice_ = choice;
    style_ = style;
    language_ = language;
    showValues();
    showPacks();
}

/// Where each game has its own, all of them are seen.
void CardChooser::showPacks()
{
    const bool isUsual = choice_.deck.isEmpty();
    //: What is seen in a picture of cards: of each game some cards of the pack that is usual for it
    preview_->setAccessibleName(isUsual ? tr("Some cards of each game’s pack, and its back")
                                        : tr("Some cards of the pack, and its back"));
    if (!isUsual) return preview_->setStyle(style_);
    const std::vector<Deck> usual = decks();
    std::vector<CardPreview::Shown> packs;
    packs.reserve(usual.size());
    for (std::size_t i = 0; i < games.size(); ++i)
        packs.push_back({ styleFor(usual[i], choice_, language_), words::nameOf(games[i]) });
    preview_->setPacks(packs);
}

/// All with which is played by this choice.
std::vector<Deck> CardChooser::decks() const
{
    if (!choice_.deck.isEmpty()) return { style_.deck };
    std::vector<Deck> usual;
    usual.reserve(games.size());
    for (const AnyGame& game : games) usual.push_back(ourDeck(defaultPack(game)));
    return usual;
}

/// What one of the packs can have can be chosen.
void CardChooser::showValues()
{
    const std::vector<Deck> all = decks();
    const auto set = [&](std::size_t which, bool on, const auto& canHave, const QString& whyNot) {
        QCheckBox* const box = boxes()[which];
        const bool possible = std::any_of(all.begin(), all.end(), canHave);
        const QSignalBlocker quiet(box);
        box->setChecked(on);
        setUsable(*box, possible ? QString() : whyNot);
        whyNot_[which]->setText(possible ? QString() : whyNot);
        whyNot_[which]->setVisible(!possible);
    };
    set(
        0, choice_.secondBack, [](const Deck& deck) { return deck.backs > 1; },
        tr("This pack has only one back."));
    set(1, choice_.fourColours, hasFourColours,
        tr("Only Weli’s French pack can have four colours."));
    set(2, choice_.largeIndex, isOurs, tr("Only Weli’s own packs can have them."));
    set(
        3, choice_.queenAndJack,
        [this](const Deck& deck) { return mayChooseQueens(deck, language_); },
        tr("Only Weli’s Tyrolean and Swiss packs can have them."));
    const bool isOneWord = language_ == "de"; // for each kind of pack
    queenAndJack_->setVisible(!isOneWord);
    if (isOneWord) whyNot_[3]->hide();
    pack_->setCurrentIndex(choice_.deck.isEmpty() ? 0 : pack_->findData(style_.deck.key));
}

void CardChooser::listDecks()
{
    if (pack_->count() == 0) pack_->addItem(QString(), QString()); // the usual one
    for (int i = pack_->count(); i <= static_cast<int>(catalogue_.entries().size()); ++i)
        pack_->addItem(QString(), entryAt(i).deck.key);
    nameDecks();
    showValues();
}

/// The first place of the list is the usual pack's.
const DeckCatalogue::Entry& CardChooser::entryAt(int place) const
{
    return catalogue_.entries()[static_cast<std::size_t>(place - 1)];
}

/// What cannot be chosen says why.
QString CardChooser::nameOf(const DeckCatalogue::Entry& entry) const
{
    QString name = words::nameOf(entry.deck);
    //: %1 is a pack of cards that Weli has still to look at
    if (!entry.checked) return tr("%1: being checked").arg(name);
    if (!entry.flaw) return name;
    const QString why = words::why(*entry.flaw, wordsFor(entry.deck, {}, language_));
    //: A pack of cards that cannot be chosen: %1 is its name, %2 why
    return tr("%1: %2").arg(name, why);
}

void CardChooser::nameDecks()
{
    auto* const model = qobject_cast<QStandardItemModel*>(pack_->model());
    const QColor usual = palette().color(QPalette::Text);
    QColor barred = usual; // paler, but its reason can still be read
    barred.setAlphaF(0.66F);
    //: A choice among the packs of cards: each game is played with its own
    pack_->setItemText(0, tr("The usual one for the game"));
    for (int i = 1; i < pack_->count(); ++i) {
        const DeckCatalogue::Entry& entry = entryAt(i);
        const QString name = nameOf(entry);
        model->item(i)->setEnabled(entry.canBeChosen());
        model->item(i)->setForeground(entry.canBeChosen() ? usual : barred);
        pack_->setItemText(i, name);
        pack_->setItemData(i, name, Qt::ToolTipRole);
    }
}

void CardChooser::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    catalogue_.search();
}

void CardChooser::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    catalogue_.rest();
}

void CardChooser::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange) nameDecks();
    QWidget::changeEvent(event);
}

void CardChooser::retranslate()
{
    title_->setText(tr("Cards"));
    packName_->setText(tr("Pac&k:"));
    secondBack_->setText(tr("The &other back"));
    fourColours_->setText(tr("&Four colours: blue diamonds, green clubs"));
    largeIndex_->setText(tr("Large l&etters in the corners"));
    queenAndJack_->setText(tr("&Q and J in the corners instead of O and U"));
    nameDecks();
    showValues();
    showPacks();
}

}
