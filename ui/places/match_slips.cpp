#include "ui/places/match_slips.h"

#include "ui/draw/look.h"
#include "ui/places/door/scenery.h"
#include "ui/places/widgets/house_style.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/table/items/result_parts.h"
#include "ui/words/words.h"

#include <QCursor>
#include <QHeaderView>
#include <QLocale>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

namespace weli {

namespace {

    enum Column { Game, Date, Standing };

    // In units: pixels with letters of the usual size.
    constexpr double slipHeight = 76;
    constexpr double slipGap = 8;
    constexpr double slipEdge = 10; // within a slip
    constexpr double sceneWidth = 104;
    constexpr double headingWidth = 164;
    constexpr double playerWidth = 124; // at least
    constexpr double playerHeight = 44;
    constexpr double playersAir = 9; // above and below them all, within the ring of what is chosen

    QString dateOf(const KeptMatch& match)
    {
        const QDateTime then = match.date.toLocalTime();
        const QLocale here;
        // Where figures stand for months, the first one may be a day or a month.
        //: The date of a match, its month in letters: d is the day, MMM the month, yyyy the year
        return here.toString(then.date(), MatchSlips::tr("d MMM yyyy")) + ", "
            + here.toString(then.time(), QLocale::ShortFormat);
    }

    /// "Vroni 4, Resi 11 and Luis 7"
    QString pointsOf(const KeptMatch& match)
    {
        QStringList all;
        for (const auto& player : match.players)
            all << player.name + ' ' + words::number(player.total);
        return words::list(all);
    }

    /// A name from a file shall not be taken for markup by the hint of its cell.
    void setCell(QTreeWidgetItem& row, Column column, const QString& text)
    {
        row.setText(column, text);
        row.setToolTip(column, Qt::convertFromPlainText(text));
    }

    QTreeWidgetItem* rowOf(const KeptMatch& match)
    {
        auto* const row = new QTreeWidgetItem;
        setCell(*row, Game, match.name);
        setCell(*row, Date, dateOf(match));
        setCell(*row, Standing, match.game ? match.stage + ": " + pointsOf(match) : match.stage);
        return row;
    }

}

MatchSlips::MatchSlips(QWidget* parent)
    : QTreeWidget(parent)
{
    for (std::size_t i = 0; i < games.size(); ++i)
        scenes_.emplace_back(&renderQueue_, [this] { viewport()->update(); });
    setColumnCount(3);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setAllColumnsShowFocus(true);
    setUniformRowHeights(true);
    setFrameShape(NoFrame);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    viewport()->setAttribute(Qt::WA_Hover); // what is pointed at answers
}

void MatchSlips::setMatches(std::vector<KeptMatch> matches)
{
    const KeptMatch* const before = chosen();
    const QString file = before == nullptr ? QString() : before->file;
    clear();
    matches_ = std::move(matches);
    std::stable_sort(matches_.begin(), matches_.end(),
        [](const KeptMatch& a, const KeptMatch& b) { return a.date > b.date; });
    for (const KeptMatch& match : matches_) addTopLevelItem(rowOf(match));
    choose(file);
    fit();
}

const KeptMatch* MatchSlips::chosen() const
{
    const QList<QTreeWidgetItem*> rows = selectedItems();
    if (rows.isEmpty()) return nullptr;
    return &matches_[static_cast<std::size_t>(indexOfTopLevelItem(rows.front()))];
}

/// The match in this file, or else the first.
void MatchSlips::choose(const QString& file)
{
    const auto found = std::find_if(matches_.begin(), matches_.end(),
        [&](const KeptMatch& match) { return match.file == file; });
    const auto row = found == matches_.end() ? 0 : static_cast<int>(found - matches_.begin());
    if (topLevelItemCount() > 0) setCurrentItem(topLevelItem(row));
}

MatchSlips::Plan MatchSlips::planOf(const QRectF& row, std::size_t players) const
{
    const double unit = uiScale(*this).letters;
    Plan plan;
    plan.slip = row.adjusted(
        slipGap / 2 * unit, slipGap / 2 * unit, -slipGap / 2 * unit, -slipGap / 2 * unit);
    const QRectF room = plan.slip.adjusted(slipEdge * unit, 0, -slipEdge * unit, 0);
    plan.scene = room;
    plan.scene.setWidth(room.width() < 5 * sceneWidth * unit ? 0 : sceneWidth * unit);
    plan.heading = { plan.scene.right() + (plan.scene.width() > 0 ? slipEdge * unit : 0),
        room.top(), std::min(headingWidth * unit, 0.4 * room.width()), room.height() };
    plan.players = room.adjusted(0, playersAir * unit, 0, -playersAir * unit);
    plan.players.setLeft(plan.heading.right() + slipEdge * unit);
    const auto most = static_cast<int>(plan.players.width() / (playerWidth * unit));
    plan.columns = std::clamp(most, 1, std::max(1, static_cast<int>(players)));
    plan.lines = std::max(1, (static_cast<int>(players) + plan.columns - 1) / plan.columns);
    return plan;
}

void MatchSlips::fit()
{
    const double unit = uiScale(*this).letters;
    int lines = 1;
    for (const KeptMatch& match : matches_)
        lines = std::max(lines,
            planOf(QRectF(0, 0, viewport()->width(), slipHeight), match.players.size()).lines);
    const double high = slipGap + std::max(slipHeight, lines * playerHeight + 2 * playersAir);
    const QSize room(0, qRound(high * unit));
    for (int i = 0; i < topLevelItemCount(); ++i) topLevelItem(i)->setSizeHint(Game, room);
    for (const Column column : { Game, Date })
        setColumnWidth(column, qRound((column == Game ? sceneWidth : headingWidth) * unit));
}

void MatchSlips::resizeEvent(QResizeEvent* event)
{
    QTreeWidget::resizeEvent(event);
    fit();
}

void MatchSlips::drawRow(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const KeptMatch& match = matches_[static_cast<std::size_t>(index.row())];
    const double unit = uiScale(*this).letters;
    const QRectF row(0, option.rect.top(), viewport()->width(), option.rect.height());
    const Plan plan = planOf(row, match.players.size());
    const bool isChosen = selectionModel()->isSelected(index);
    const QPoint mouse = viewport()->mapFromGlobal(QCursor::pos());
    const bool isMeant = viewport()->underMouse() && option.rect.contains(0, mouse.y());
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QColor ground = palette().color(QPalette::Window);
    const QColor paper
        = look::between(ground, palette().color(QPalette::Base), isChosen ? 1.0F : 0.5F);
    const QColor line = isChosen || isMeant
        ? palette().color(QPalette::Highlight)
        : look::between(
            ground, palette().color(QPalette::WindowText), isPlain(palette()) ? 0.7F : 0.22F);
    if (!isPlain(palette())) look::shadow(*painter, plan.slip, 6 * unit, 3 * unit);
    look::plate(*painter, plan.slip, 6 * unit, paper, paper, line,
        (isChosen         ? 2.2
                : isMeant ? 1.4
                          : 1)
            * unit);
    if (match.game && plan.scene.width() > 0) paintGame(*painter, plan.scene, *match.game);
    paintHeading(*painter, plan.heading, match);
    paintPlayers(*painter, plan, match);
    if (hasFocus() && index.row() == currentIndex().row())
        look::focusRing(*painter, plan.slip.adjusted(3, 3, -3, -3), 5 * unit, 0.8 * unit);
    painter->restore();
}

void MatchSlips::paintGame(QPainter& painter, const QRectF& box, const AnyGame& game) const
{
    const double ratio = devicePixelRatioF();
    const QRectF room = box.adjusted(0, 5, 0, -5);
    const QPixmap& scene = scenes_[game.index()].in(
        room.size(), ratio, [game, ratio](QSize pixels) { return sceneOf(game, pixels, ratio); });
    if (!scene.isNull()) painter.drawPixmap(room, scene, scene.rect());
}

void MatchSlips::paintHeading(QPainter& painter, const QRectF& box, const KeptMatch& match) const
{
    const double unit = uiScale(*this).letters;
    const QColor ink = palette().color(QPalette::WindowText);
    const QColor soft = palette().color(QPalette::PlaceholderText);
    const QFont name = look::inSerifs(look::font(17 * unit, true));
    const QFont small = look::font(12.5 * unit);
    const double line = 17 * unit;
    const double left = box.height() - 24 * unit - 2 * line;
    QRectF row(box.left(), box.top() + left / 2, box.width(), 24 * unit);
    constexpr int flags = Qt::AlignLeft | Qt::AlignVCenter;
    look::write(painter, row, match.name, name, ink, flags);
    row = { row.left(), row.bottom(), row.width(), line };
    if (match.game) {
        look::write(painter, row, match.stage, small, ink, flags);
        row.translate(0, line);
    }
    look::write(painter, row, dateOf(match), small, soft, flags);
}

void MatchSlips::paintPlayers(QPainter& painter, const Plan& plan, const KeptMatch& match) const
{
    if (!match.game) {
        const QFont font = look::font(13 * uiScale(*this).letters);
        return look::write(painter, plan.players, match.stage, font,
            palette().color(QPalette::WindowText),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap);
    }
    const QSizeF cell(plan.players.width() / plan.columns, plan.players.height() / plan.lines);
    for (std::size_t i = 0; i < match.players.size(); ++i) {
        const auto number = static_cast<int>(i);
        const int line = number / plan.columns;
        const QPointF at(plan.players.left() + number % plan.columns * cell.width(),
            plan.players.top() + line * cell.height());
        paintPlayer(painter, { at, cell }, match.players[i]);
    }
}

void MatchSlips::paintPlayer(
    QPainter& painter, const QRectF& box, const ResultPicture::Earned& player) const
{
    const double unit = uiScale(*this).letters;
    const bool plain = isPlain(palette());
    look::Colours colours = plain ? look::highContrast : look::warm;
    if (plain) colours.ink = palette().color(QPalette::WindowText); // the paper is black, too
    const double side = std::min(34 * unit, box.height() - 6 * unit);
    const QRectF face(box.left(), box.center().y() - side / 2, side, side);
    if (player.wins) {
        // Round the face, and within the slip.
        const double leaves = std::min(0.27 * side, (box.height() - 2 * unit - side) / 2);
        paintMedal(painter, face.adjusted(-leaves, -leaves, leaves, leaves), player, colours);
    } else {
        paintFace(painter, face, player, colours);
    }
    const double left = face.right() + 15 * unit;
    const QRectF words(left, face.top(), box.right() - left - 4 * unit, side);
    const QColor ink = palette().color(QPalette::WindowText);
    const QRectF upper = words.adjusted(0, 0, 0, -side / 2);
    look::write(painter, upper, player.name, look::font(13 * unit, player.wins), ink,
        Qt::AlignLeft | Qt::AlignVCenter);
    look::write(painter, words.adjusted(0, side / 2, 0, 0), words::number(player.total),
        look::font(15 * unit, true), ink, Qt::AlignLeft | Qt::AlignVCenter);
}

}
