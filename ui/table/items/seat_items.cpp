#include "ui/table/items/seat_items.h"

#include "ui/draw/look.h"
#include "ui/draw/portraits.h"
#include "ui/words/words.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <tuple>
#include <utility>

namespace weli {

namespace {

    QFont lettersOf(const QString& text, QSizeF room, double unit)
    {
        return look::fitted(text, room, 15 * unit, 12 * unit);
    }

    QSizeF roomIn(QSizeF bubble, double unit)
    {
        return { bubble.width() - 10 * unit, bubble.height() - 2 * unit };
    }

    bool isVowel(QChar letter)
    {
        return QStringLiteral("aeiouyäöüåéøæ").contains(letter.toLower());
    }

    /// Whether a syllable of the word begins here: with one consonant, or two that go together.
    bool beginsSyllable(const QString& word, qsizetype at)
    {
        if (at < 2 || at + 2 >= word.size() || isVowel(word[at])) return false;
        static const QStringList together { "st", "sk", "sp", "ch", "ph", "qu" };
        const bool goTogether = together.contains(word.mid(at, 2).toLower());
        if (!isVowel(word[at + (goTogether ? 2 : 1)])) return false;
        if (together.contains(word.mid(at - 1, 2).toLower())) return false;
        return std::any_of(word.begin(), word.begin() + at, isVowel);
    }

    QString withSoftHyphens(const QString& word)
    {
        QString all;
        for (qsizetype i = 0; i < word.size(); ++i) {
            if (beginsSyllable(word, i)) all += QChar(QChar::SoftHyphen);
            all += word[i];
        }
        return all;
    }

    /// A line for each of two fonts, so that the upper edge is as far from the capitals as the
    /// lower one from what goes below its line.
    std::pair<QRectF, QRectF> twoLinesIn(const QRectF& box, const QFont& upper, const QFont& lower)
    {
        const QFontMetricsF first(upper);
        const QFontMetricsF second(lower);
        const double spare
            = box.height() - first.capHeight() - second.capHeight() - second.descent();
        const auto lineAt = [&box](double capitals, const QFontMetricsF& metrics) {
            return QRectF(box.left(), capitals - metrics.ascent() + metrics.capHeight(),
                box.width(), metrics.height());
        };
        constexpr double part = 0.38; // of what is spare, above each; the rest is below
        const double top = box.top() + part * spare;
        return { lineAt(top, first), lineAt(top + first.capHeight() + part * spare, second) };
    }

}

NamePlateItem::NamePlateItem(QGraphicsItem* parent)
    : TableItem(parent)
{
    setCacheMode(NoCache);
}

void NamePlateItem::setSeat(const SeatPicture& seat)
{
    if (seat == seat_) return;
    seat_ = seat;
    const QString who = seat.level.isEmpty() ? seat.name : seat.name + ", " + seat.level;
    QStringList about { who, seat.manner };
    if (!seat.standing.isEmpty()) about << words::capitalised(seat.standing) + '.';
    about.removeAll(QString());
    setToolTip(about.join('\n'));
    setOpacity(seat.active ? 1 : 0.75);
    update();
}

void NamePlateItem::setPortraits(bool shown)
{
    if (shown != std::exchange(portraits_, shown)) update();
}

void NamePlateItem::setMoney(bool money)
{
    if (money != std::exchange(money_, money)) update();
}

/// What is written, where, and in which letters.
struct NamePlateItem::Lines {
    QRectF nameBox, belowBox, scoreBox;
    QFont name, below, score;
    bool tellsBelow = false;
    bool isWhole = false; // nothing is cut or left out
};

double NamePlateItem::scoreWidth() const
{
    if (!money_) return 28 * unit();
    return QFontMetricsF(look::font(17 * unit(), true))
               .horizontalAdvance(words::number(seat_.score))
        + 4 * unit();
}

bool NamePlateItem::isNarrow() const { return money_ && inside().width() < 150 * unit(); }

const QString& NamePlateItem::below() const
{
    if (!seat_.role.isEmpty()) return seat_.role;
    return seat_.standing.isEmpty() ? seat_.level : seat_.standing;
}

void NamePlateItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const double radius = 7 * unit();
    look::shadow(*painter, inside(), radius, 4 * unit());
    look::plate(*painter, inside(), radius, colours().walnut, colours().walnutLow, colours().brass,
        1.2 * unit());
    if (seat_.due) look::glow(*painter, inside(), radius, unit(), colours().amber);
    const bool shows = showsPortrait();
    if (shows) paintPortrait(*painter, portraitBox(), *seat_.portrait);
    if (seat_.dealer) paintDealer(*painter, shows ? dealerBadge() : dealerBox());
    const Lines lines = linesIn(shows ? besidePortrait() : besideDealer());
    paintNames(*painter, lines);
    if (isNarrow())
        look::write(*painter, lines.scoreBox, words::number(seat_.score), lines.score, Qt::white,
            Qt::AlignRight | Qt::AlignVCenter);
    else
        paintScore(*painter, lines.scoreBox);
}

/// Neither the name nor what the player does is cut for it, nor is the name smaller: a level, the
/// portrait tells.
bool NamePlateItem::hasRoomForPortrait() const
{
    const Lines lines = linesIn(besidePortrait());
    return lines.isWhole && lines.name == linesIn(besideDealer()).name;
}

bool NamePlateItem::showsPortrait() const { return portraits_ && seat_.portrait; }

/// As far from three edges.
QRectF NamePlateItem::portraitBox() const
{
    const double edge = 3.5 * unit();
    const double side = inside().height() - 2 * edge;
    return { edge, edge, side, side };
}

QRectF NamePlateItem::dealerBox() const
{
    const double disc = std::min(18 * unit(), 0.47 * inside().height());
    return { 6 * unit(), (inside().height() - disc) / 2, disc, disc };
}

/// At a corner of the portrait, so that no word moves when the deal does.
QRectF NamePlateItem::dealerBadge() const
{
    const double disc = std::min(16 * unit(), 0.42 * inside().height());
    const double edge = 1.5 * unit();
    return { edge, inside().height() - edge - disc, disc, disc };
}

QRectF NamePlateItem::besidePortrait() const
{
    QRectF room = besideDealer();
    room.setLeft(portraitBox().right() + 6 * unit());
    return room;
}

QRectF NamePlateItem::besideDealer() const
{
    QRectF room = inside().adjusted(8 * unit(), unit(), -6 * unit(), -unit());
    if (seat_.dealer) room.setLeft(dealerBox().right() + 3 * unit());
    return room;
}

NamePlateItem::Lines NamePlateItem::linesIn(const QRectF& room) const
{
    Lines lines = isNarrow() ? narrowLinesIn(room) : wideLinesIn(room);
    const bool fits = look::fits(below(), lines.belowBox.size(), lines.below, 0);
    // How good a bot is, or what a stroke says, need not be read at any cost.
    lines.tellsBelow = !below().isEmpty() && (fits || !seat_.role.isEmpty());
    if (!lines.tellsBelow && !isNarrow()) lines.nameBox |= lines.belowBox;
    lines.isWhole = (fits || seat_.role.isEmpty())
        && look::fits(seat_.name, lines.nameBox.size(), lines.name, 0);
    return lines;
}

/// Where there is little room, a name has a line for itself, and the balance stands below it.
NamePlateItem::Lines NamePlateItem::narrowLinesIn(const QRectF& room) const
{
    Lines lines;
    const QSizeF half(room.width(), room.height() / 2);
    std::tie(lines.nameBox, lines.belowBox)
        = twoLinesIn(room, look::fitted(seat_.name, half, 14 * unit(), 12 * unit(), true, 0),
            look::fitted(seat_.level, half, 12 * unit(), 11 * unit(), false, 0));
    const QString score = words::number(seat_.score);
    lines.score = look::fitted(
        score, { 0.42 * room.width(), lines.belowBox.height() }, 14 * unit(), 11 * unit(), true, 0);
    const double spare = QFontMetricsF(lines.score).horizontalAdvance(score) + 5 * unit();
    const bool role = !seat_.role.isEmpty();
    const auto smallIn = [&](const QRectF& box) {
        return look::fitted(below(), box.size(), 12 * unit(), 11 * unit(), role, 0);
    };
    // What a player does stands there whole; then the balance goes beside the name.
    const QRectF beside = lines.belowBox.adjusted(0, 0, -spare, 0);
    const bool isLong = role && !look::fits(below(), beside.size(), smallIn(beside), 0);
    QRectF& shared = isLong ? lines.nameBox : lines.belowBox;
    lines.scoreBox = shared;
    shared.setRight(shared.right() - spare);
    lines.name = look::fitted(seat_.name, lines.nameBox.size(), 14 * unit(), 12 * unit(), true, 0);
    lines.below = smallIn(lines.belowBox);
    return lines;
}

NamePlateItem::Lines NamePlateItem::wideLinesIn(const QRectF& room) const
{
    Lines lines;
    const double score = scoreWidth() + (seat_.provisional != 0 ? 18 * unit() : 0);
    lines.scoreBox = { room.right() - score, room.top(), score, room.height() };
    const QRectF box = room.adjusted(0, 0, -score - 3 * unit(), 0);
    const QSizeF half(box.width(), 0.53 * box.height());
    const bool alone = below().isEmpty();
    lines.name
        = look::fitted(seat_.name, alone ? box.size() : half, 15 * unit(), 12 * unit(), true, 0);
    lines.below = look::fitted(below(), { box.width(), box.height() - half.height() }, 12 * unit(),
        11 * unit(), !seat_.role.isEmpty(), 0);
    std::tie(lines.nameBox, lines.belowBox) = twoLinesIn(box, lines.name, lines.below);
    if (alone) lines.nameBox = box;
    return lines;
}

void NamePlateItem::paintNames(QPainter& painter, const Lines& lines) const
{
    constexpr int flags = Qt::AlignLeft | Qt::AlignVCenter;
    look::write(painter, lines.nameBox, seat_.name, lines.name, colours().cream, flags);
    if (!lines.tellsBelow) return;
    look::write(painter, lines.belowBox, below(), lines.below,
        seat_.role.isEmpty() ? colours().softCream : colours().cream, flags);
}

/// A brass disc with a little pack on it: who deals.
void NamePlateItem::paintDealer(QPainter& painter, const QRectF& box) const
{
    painter.setPen(QPen(colours().walnutLow, unit()));
    painter.setBrush(colours().brass.lighter(125));
    painter.drawEllipse(box);
    const QRectF card(box.center().x() - box.width() * 0.2, box.top() + box.height() * 0.2,
        box.width() * 0.34, box.height() * 0.54);
    painter.setPen(QPen(colours().ink, box.width() * 0.05));
    painter.setBrush(colours().paper);
    for (const double step : { 0.10, 0.05, 0.0 })
        painter.drawRoundedRect(
            card.translated(step * box.width(), step * box.width()), unit(), unit());
}

/// The score in chalk: struck through for who lacks one point, with a line below it for who got
/// there within the deal (B-87).
void NamePlateItem::paintScore(QPainter& painter, const QRectF& box) const
{
    const QRectF whole(box.left(), box.top(), scoreWidth(), box.height());
    const QString score = words::number(seat_.score);
    look::write(painter, whole, score,
        look::fitted(score, whole.size(), (money_ ? 17 : 20) * unit(), 12 * unit(), true, 0),
        Qt::white, Qt::AlignCenter);
    if (seat_.provisional != 0) {
        const QRectF more(whole.right(), box.top(), 18 * unit(), box.height());
        look::write(painter, more, QString("+%1").arg(seat_.provisional),
            look::font(12 * unit(), false), colours().softCream, Qt::AlignCenter);
    }
    if (!seat_.struck && !seat_.gespannt) return;
    const double half = QFontMetricsF(painter.font()).horizontalAdvance(score) / 2 + 3 * unit();
    QPen chalk(QColor(255, 255, 255, 235), 2.2 * unit());
    chalk.setCapStyle(Qt::RoundCap);
    painter.setPen(chalk);
    const QPointF middle = whole.center();
    // Along the whole number, so that nobody takes the stroke for a digit.
    if (seat_.struck)
        painter.drawLine(middle + QPointF(-half, 8 * unit()), middle + QPointF(half, -8 * unit()));
    else
        painter.drawLine(middle + QPointF(-half, 12 * unit()), middle + QPointF(half, 11 * unit()));
}

TallyItem::TallyItem(QGraphicsItem* parent)
    : TableItem(parent)
{
}

void TallyItem::setTricks(int tricks, int needed)
{
    if (tricks == tricks_ && needed == needed_) return;
    tricks_ = tricks;
    needed_ = needed;
    update();
}

void TallyItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const double radius = inside().height() / 2;
    look::shadow(*painter, inside(), radius, 2 * unit());
    look::plate(*painter, inside(), radius, colours().walnut, colours().walnutLow, colours().brass,
        1.2 * unit());
    const QString text
        = needed_ > 0 ? QString("%1/%2").arg(tricks_).arg(needed_) : QString::number(tricks_);
    look::write(
        *painter, inside(), text, look::font(15 * unit(), true), colours().cream, Qt::AlignCenter);
}

BubbleItem::BubbleItem(QGraphicsItem* parent)
    : TableItem(parent)
{
    setCacheMode(NoCache);
}

void BubbleItem::say(const QString& text, Qt::Edge name)
{
    if (text == text_ && name == name_) return;
    text_ = text;
    name_ = name;
    update();
}

QRectF BubbleItem::grown(const QRectF& place, const QString& text, Qt::Edge name, double unit)
{
    const QSizeF room = roomIn(place.size(), unit);
    const QString broken = hyphenated(text, room, unit);
    const QFont font = lettersOf(broken, room, unit);
    if (look::fits(broken, room, font)) return place;
    const double high
        = QFontMetricsF(font)
              .boundingRect(QRectF({}, QSizeF(room.width(), 1000)), Qt::TextWordWrap, broken)
              .height()
        + 4 * unit - place.height();
    return place.adjusted(
        0, name == Qt::BottomEdge ? -high : 0, 0, name == Qt::BottomEdge ? 0 : high);
}

QString BubbleItem::hyphenated(const QString& text, QSizeF room, double unit)
{
    const QFontMetricsF letters(lettersOf(text, room, unit));
    QStringList words = text.split(' ');
    for (QString& word : words)
        if (letters.horizontalAdvance(word) > room.width()) word = withSoftHyphens(word);
    return words.join(' ');
}

void BubbleItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const double radius = 9 * unit();
    look::shadow(*painter, inside(), radius, 3 * unit());
    look::plate(
        *painter, inside(), radius, colours().paper, colours().paper, colours().paperEdge, unit());
    // The corner lies over the edge and has none where it leaves the plate.
    const QPolygonF corner = tip();
    painter->setPen(Qt::NoPen);
    painter->setBrush(colours().paper);
    painter->drawPolygon(corner);
    painter->setPen(QPen(colours().paperEdge, unit()));
    painter->drawPolyline(corner);

    const QRectF room = inside().adjusted(5 * unit(), unit(), -5 * unit(), -unit());
    const QString broken = hyphenated(text_, room.size(), unit());
    look::write(*painter, room, broken, lettersOf(broken, room.size(), unit()), colours().ink,
        Qt::AlignCenter | Qt::TextWordWrap);
}

/// The corner that points at the name.
QPolygonF BubbleItem::tip() const
{
    const double x = 20 * unit();
    const double y = 16 * unit();
    const double low = inside().bottom();
    switch (name_) {
    case Qt::LeftEdge:
        return QPolygonF({ { unit(), y - 5 * unit() }, { -6 * unit(), y - 2 * unit() },
            { unit(), y + 5 * unit() } });
    case Qt::BottomEdge:
        return QPolygonF({ { x - 6 * unit(), low - unit() }, { x - 3 * unit(), low + 4 * unit() },
            { x + 6 * unit(), low - unit() } });
    default:
        return QPolygonF({ { x - 6 * unit(), unit() }, { x - 3 * unit(), -4 * unit() },
            { x + 6 * unit(), unit() } });
    }
}

PromptItem::PromptItem(QGraphicsItem* parent)
    : TableItem(parent)
{
    setCacheMode(NoCache);
}

void PromptItem::say(const Because& what, bool mine)
{
    const QString& text = what.text;
    if (text == text_ && mine == mine_) return;
    text_ = text;
    mine_ = mine;
    setVisible(!text.isEmpty());
    update();
}

void PromptItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const double radius = 7 * unit();
    look::shadow(*painter, inside(), radius, 3 * unit());
    look::plate(*painter, inside(), radius, colours().walnut, colours().walnutLow, colours().brass,
        1.2 * unit());
    QRectF room = inside().adjusted(12 * unit(), unit(), -12 * unit(), -unit());
    if (mine_) {
        // The lamp that says: your turn.
        const QPointF middle(room.left() + 4 * unit(), room.center().y());
        painter->setPen(Qt::NoPen);
        QColor halo = colours().amber;
        halo.setAlpha(70);
        painter->setBrush(halo);
        painter->drawEllipse(middle, 8.5 * unit(), 8.5 * unit());
        painter->setBrush(colours().amber);
        painter->drawEllipse(middle, 5 * unit(), 5 * unit());
        room.adjust(14 * unit(), 0, -14 * unit(), 0);
    }
    look::write(*painter, room, text_, look::fitted(text_, room.size(), 15 * unit(), 12 * unit()),
        colours().cream, Qt::AlignCenter | Qt::TextWordWrap);
}

PaperItem::PaperItem(QGraphicsItem* parent)
    : TableItem(parent)
{
}

void PaperItem::write(const QString& text, double band)
{
    const bool same = text == text_ && band == band_;
    if (same) return;
    text_ = text;
    band_ = band;
    update();
}

void PaperItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const double radius = 7 * unit();
    look::shadow(*painter, inside(), radius, 3 * unit());
    look::plate(*painter, inside(), radius, colours().paper, colours().parchment,
        colours().paperEdge, unit());
    QRectF room = inside().adjusted(7 * unit(), unit(), -7 * unit(), -unit());
    if (band_ > 0) room.setHeight(band_);
    look::write(*painter, room, text_,
        look::fitted(text_, room.size(), 15 * unit(), 12 * unit(), true), colours().ink,
        Qt::AlignCenter | Qt::TextWordWrap);
}

}
