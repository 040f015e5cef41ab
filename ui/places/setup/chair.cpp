#include "ui/places/setup/chair.h"

#include "ui/draw/portraits.h"
#include "ui/places/setup/bells.h"
#include "ui/places/setup/mind_box.h"
#include "ui/places/widgets/heard.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/words/mind_words.h"
#include "ui/words/words.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>

#include <algorithm>

namespace weli {

namespace {

    constexpr double besidePortrait = 6; // pixels that stay free

}

void PortraitView::setPortrait(const Portrait& portrait)
{
    portrait_ = portrait;
    update();
}

void PortraitView::paintEvent(QPaintEvent* /*event*/)
{
    if (!portrait_) return;
    QPainter painter(this);
    if (!isEnabled()) painter.setOpacity(0.5);
    const int side = std::min(width(), height());
    paintPortrait(painter, QRectF(0, (height() - side) / 2.0, side, side), *portrait_);
}

Chair::Chair(int seat, const AnyGame& game, QWidget* parent)
    : Slip(parent)
    , seat_(seat)
    , grid_(new QGridLayout(this))
    , heading_(new QHBoxLayout)
    , number_(new QLabel(this))
    , name_(new QLineEdit(this))
{
    name_->setObjectName(QString("name%1").arg(seat));
    name_->setMaxLength(24);
    number_->setBuddy(name_);
    grid_->setContentsMargins(8, 4, 8, 8);
    grid_->setVerticalSpacing(3);
    grid_->setHorizontalSpacing(0); // where there is no portrait, names begin below the heading
    grid_->setColumnStretch(1, 1);
    heading_->addWidget(number_);
    portrait_ = new PortraitView(this);
    portrait_->setObjectName(QString("portrait%1").arg(seat_));
    connect(name_, &QLineEdit::textChanged, this, &Chair::showSuggestion);
    if (seat == 0) {
        enlarge(number_, 1, true);
        portrait_->setPortrait(personsPortrait);
        grid_->addWidget(portrait_, 0, 0, 2, 1, Qt::AlignCenter);
        grid_->addLayout(heading_, 0, 1);
        grid_->addWidget(name_, 1, 1);
    } else {
        addBot(game);
    }
    connect(name_, &QLineEdit::textChanged, this, &Chair::renamed);
}

void Chair::addBot(const AnyGame& game)
{
    grid_->addLayout(heading_, 0, 0, 1, 2);
    grid_->addWidget(name_, 1, 1);
    bells_ = new Bells(this);
    heading_->addWidget(bells_, 0, Qt::AlignRight | Qt::AlignVCenter);
    grid_->addWidget(portrait_, 1, 0, 2, 1, Qt::AlignCenter);
    box_ = new MindBox(game, this);
    box_->setObjectName(QString("level%1").arg(seat_));
    grid_->addWidget(box_, 2, 1);
    boxName_ = new QLabel(this);
    boxName_->hide();
    boxName_->setBuddy(box_);
    connect(box_, &MindBox::meant, this, [this](const bots::Mind& mind) {
        showMind(mind);
        emit meant(mind);
    });
    connect(name_, &QLineEdit::textChanged, this, [this] { showMind(box_->mind()); });
    showMind(box_->mind());
}

bots::Mind Chair::mind() const { return box_ == nullptr ? bots::Mind {} : box_->mind(); }

void Chair::setMind(const bots::Mind& mind)
{
    if (box_ != nullptr) box_->setMind(mind);
}

void Chair::setStranger(bool isStranger)
{
    if (box_ == nullptr) return;
    isStranger_ = isStranger;
    showMind(box_->mind());
}

std::optional<Portrait> Chair::portrait() const { return portrait_->portrait(); }

void Chair::setVariant(int variant)
{
    variant_ = variant;
    std::optional<Portrait> seen = portrait();
    if (!seen || seen->variant == variant) return;
    seen->variant = variant;
    portrait_->setPortrait(*seen);
}

/// By the name that is written there, or stands for it.
bool Chair::isWoman() const
{
    return words::isWomansName(name_->text().isEmpty() ? suggestion() : name_->text());
}

QString Chair::suggestion() const
{
    //: In the field for a person's name, as long as it is empty
    return seat_ == 0 ? tr("Name") : words::suggestedName(seat_);
}

/// Only while nothing is written: else both names are read out.
void Chair::showSuggestion()
{
    name_->setPlaceholderText(name_->text().isEmpty() ? suggestion() : QString());
}

void Chair::showMind(const bots::Mind& mind)
{
    box_->setWoman(isWoman());
    auto portrait = isStranger_ ? Portrait {} : portraitOf(mind, isWoman());
    if (portrait) {
        portrait->variant = variant_;
        portrait_->setPortrait(*portrait);
    }
    bells_->setVisible(!isStranger_);
    bells_->setBells(bellsOf(mind));
    const QString told = words::mannerAndStrengthOf(mind);
    bells_->setToolTip(isStranger_ ? QString() : told);
    portrait_->setToolTip(isStranger_ ? words::stranger() : words::mannerOf(mind));
    setUsable(*box_,
        isStranger_ ? tr("Who comes is another every evening, and is told after the match.")
                    : QString(),
        told);
}

void Chair::retranslate()
{
    number_->setText(seat_ == 0 ? tr("&You:") : tr("Player %1:").arg(seat_ + 1));
    showSuggestion();
    if (box_ == nullptr) return;
    boxName_->setText(tr("Level of player %1").arg(seat_ + 1));
    box_->setAccessibleName(boxName_->text());
    box_->retranslate();
    showMind(box_->mind());
}

QSize Chair::minimumSizeHint() const
{
    const QSize all = Slip::minimumSizeHint();
    const int fields = std::max({ heading_->minimumSize().width(), name_->minimumSizeHint().width(),
        box_ == nullptr ? 0 : box_->minimumSizeHint().width() });
    const QMargins edges = grid_->contentsMargins();
    return { fields + edges.left() + edges.right(), all.height() };
}

/// As high as the two rows beside it, unless the words need its room.
void Chair::fitPortrait()
{
    const QWidget* const other = box_ == nullptr ? static_cast<QWidget*>(number_) : box_;
    const QSize beside = other->sizeHint();
    const int side = name_->sizeHint().height() + grid_->verticalSpacing() + beside.height();
    const int wide = side + qRound(besidePortrait * uiScale(*this).spaces);
    portrait_->setFixedSize(wide, side);
    const QMargins edges = grid_->contentsMargins();
    const int free = width() - edges.left() - edges.right() - beside.width();
    portrait_->setVisible(free >= wide);
}

void Chair::resizeEvent(QResizeEvent* event)
{
    Slip::resizeEvent(event);
    fitPortrait();
}

void Chair::changeEvent(QEvent* event)
{
    Slip::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitPortrait();
}

}
