#include "ui/places/learn/lesson_path.h"

#include "ui/draw/look.h"
#include "ui/places/widgets/ui_scale.h"

#include <QButtonGroup>
#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace weli {

namespace {

    // In units.
    constexpr double roomAbove = 12; // room for a card that is lifted
    constexpr double roomBelow = 12;
    constexpr double roomBeside = 8;
    constexpr double titleHeight = 38;
    constexpr double leastCard = 40;
    constexpr double readableCard = 76;
    constexpr double leastCell = 112;
    constexpr double largestCard = 132;

}

LessonPath::LessonPath(QWidget* parent)
    : QWidget(parent)
    , renderQueue_(this)
    , faces_(&renderQueue_)
    , choice_(new QButtonGroup(this))
{
    setObjectName("lessonPath");
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&faces_, &CardFaces::sharper, this, qOverload<>(&QWidget::update));
    connect(choice_, &QButtonGroup::idToggled, this, [this](int stop, bool isChosen) {
        if (isChosen) emit turnedTo(static_cast<std::size_t>(stop));
    });
}

LessonCard* LessonPath::newCard()
{
    auto* const card = new LessonCard(faces_, this);
    const auto stop = cards_.size();
    card->setObjectName(QString("lesson%1").arg(stop + 1));
    card->setMoves(moves_);
    choice_->addButton(card, static_cast<int>(stop));
    connect(card, &LaidButton::entered, this, [this, stop] { emit entered(stop); });
    return card;
}

void LessonPath::setStops(const std::vector<Stop>& stops)
{
    while (cards_.size() < stops.size()) cards_.push_back(newCard());
    stops_ = stops.size();
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        cards_[i]->setVisible(i < stops.size());
        if (i >= stops.size()) continue;
        cards_[i]->show(static_cast<int>(i) + 1, stops[i].title, stops[i].card, stops[i].state);
        cards_[i]->setAccessibleDescription(stops[i].heard);
    }
    updateGeometry();
    arrange();
}

void LessonPath::setCards(const CardStyle& style)
{
    faces_.setPainter(std::make_shared<const CardPainter>(style));
    arrange();
}

void LessonPath::setMoves(bool moves)
{
    moves_ = moves;
    for (LessonCard* card : cards_) card->setMoves(moves);
}

void LessonPath::choose(std::size_t stop) { cards_.at(stop)->setChecked(true); }

std::size_t LessonPath::chosen() const
{
    return static_cast<std::size_t>(std::max(choice_->checkedId(), 0));
}

std::vector<QWidget*> LessonPath::fields() const { return { cards_.begin(), cards_.end() }; }

void LessonPath::focusChosen() { cards_.at(chosen())->setFocus(); }

LessonPath::Grid LessonPath::gridOf(int columns, QSizeF room) const
{
    const UiScale scale = uiScale(*this);
    const double unit = scale.spaces;
    const int rows = (static_cast<int>(stops_) + columns - 1) / columns;
    Grid grid;
    grid.columns = columns;
    grid.cell = { room.width() / columns, room.height() / std::max(rows, 1) };
    grid.plate = titleHeight * scale.letters;
    const double high
        = grid.cell.height() - grid.plate - (LessonCard::toTitle + roomAbove + roomBelow) * unit;
    grid.card = std::min(
        { grid.cell.width() * 0.66, high / CardPainter::usualAspect, largestCard * unit });
    return grid;
}

/// That with the largest cards, and in it rows about as long as one another.
LessonPath::Grid LessonPath::grid() const
{
    const double least = leastCell * uiScale(*this).letters;
    const int most = std::clamp(static_cast<int>(width() / least), 2, 7);
    Grid best;
    for (int columns = most; columns >= 2; --columns)
        if (const Grid grid = gridOf(columns, size()); grid.card > best.card) best = grid;
    const int stops = static_cast<int>(stops_);
    const int rows = (stops + best.columns - 1) / best.columns;
    return gridOf((stops + rows - 1) / rows, size());
}

/// Of the cell.
QPointF LessonPath::middleOf(const Grid& grid, std::size_t stop)
{
    const int at = static_cast<int>(stop);
    const int row = at / grid.columns;
    return { (at % grid.columns + 0.5) * grid.cell.width(), (row + 0.5) * grid.cell.height() };
}

void LessonPath::arrange()
{
    if (stops_ == 0 || width() <= 0) return;
    const UiScale scale = uiScale(*this);
    const Grid grid = this->grid();
    const QSizeF face(grid.card, grid.card * CardPainter::usualAspect);
    faces_.setSizes(face, face, face, devicePixelRatioF());
    const double high
        = face.height() + grid.plate + (LessonCard::toTitle + roomAbove) * scale.spaces;
    const double wide = grid.cell.width() - roomBeside * scale.spaces;
    for (std::size_t i = 0; i < stops_; ++i) {
        const QPointF middle = middleOf(grid, i);
        cards_[i]->setGeometry(
            QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high).toRect());
        cards_[i]->setMeasures(grid.card, grid.plate);
    }
    // All titles in the letters of the one that has least room.
    double letters = LessonCard::usualLetters * scale.letters;
    for (std::size_t i = 0; i < stops_; ++i)
        letters = std::min(letters, cards_[i]->lettersThatFit());
    for (std::size_t i = 0; i < stops_; ++i) cards_[i]->setLetters(letters);
    update();
}

QSize LessonPath::minimumSizeHint() const
{
    const UiScale scale = uiScale(*this);
    constexpr int columns = 4;
    const int rows = (static_cast<int>(stops_) + columns - 1) / columns;
    const double card = isNarrow(*this, 700) ? readableCard : leastCard; // the page scrolls then
    const double cell = card * CardPainter::usualAspect * scale.spaces + titleHeight * scale.letters
        + (LessonCard::toTitle + roomAbove + roomBelow) * scale.spaces;
    return QSizeF(columns * leastCell * scale.spaces, rows * cell).toSize();
}

void LessonPath::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) arrange(); // all distances change with the letters
}

void LessonPath::resizeEvent(QResizeEvent* /*event*/) { arrange(); }

/// A line of chalk from card to card.
void LessonPath::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = uiScale(*this).spaces;
    QColor chalk = look::chalk;
    chalk.setAlpha(120);
    QPen pen(chalk, 3 * unit, Qt::CustomDashLine, Qt::RoundCap);
    pen.setDashPattern({ 2.5, 3 });
    painter.setPen(pen);
    const Grid grid = this->grid();
    const QPointF up(0, grid.plate / 2);
    for (std::size_t i = 0; i + 1 < stops_; ++i) {
        const QPointF from = middleOf(grid, i) - up;
        const QPointF to = middleOf(grid, i + 1) - up;
        // On to the row below it goes between its cards and the titles.
        const double between = from.y() + grid.cell.height() / 2 + grid.plate / 2;
        if (from.y() == to.y())
            painter.drawLine(from, to);
        else
            painter.drawPolyline(
                QPolygonF { from, { from.x(), between }, { to.x(), between }, to });
    }
}

}
