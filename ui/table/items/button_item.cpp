#include "ui/table/items/button_item.h"

#include "ui/draw/look.h"
#include "ui/words/words.h"

#include <QPainter>

#include <algorithm>

namespace weli {

QChar mnemonicOf(const QString& label)
{
    for (qsizetype i = 0; i + 1 < label.size(); ++i) {
        if (label[i] != '&') continue;
        if (label[i + 1] != '&') return label[i + 1].toUpper();
        ++i;
    }
    return {};
}

ButtonItem::ButtonItem(Kind kind, QGraphicsItem* parent)
    : Pressable(parent)
    , kind_(kind)
{
}

void ButtonItem::setChoice(const Choice& choice)
{
    if (choice == choice_) return;
    choice_ = choice;
    setSpoken({ words::withoutMnemonic(choice.label), words::withClause(choice.why),
        choice.act.has_value() });
    update();
}

void ButtonItem::setLetters(const QFont& letters)
{
    if (letters_ == letters) return;
    letters_ = letters;
    update();
}

QRectF ButtonItem::room() const
{
    return inside().adjusted(7 * unit(), 2 * unit(), -7 * unit(), -2 * unit());
}

QFont ButtonItem::ownLetters() const
{
    const double wanted = std::min(16.0 * unit(), room().height() * 0.62);
    return look::fitted(choice_.label, room().size(), wanted, 12 * unit(), isWarm(),
        Qt::TextShowMnemonic | Qt::TextWordWrap);
}

void ButtonItem::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const double radius = std::min(9 * unit(), inside().height() / 2);
    const bool dim = isDim();
    const bool warm = isWarm();
    QColor high = warm ? colours().amber.lighter(112) : dim ? colours().tan : colours().walnut;
    QColor low = warm ? colours().amberLow : dim ? colours().tanLow : colours().walnutLow;
    if (isHovered() && !dim) {
        high = high.lighter(warm ? 106 : 125);
        low = low.lighter(warm ? 108 : 125);
    }
    // A low one lies nearer to what it lies on.
    const double depth = std::min((dim                  ? 1
                                          : isHovered() ? 5.5
                                                        : 4)
            * unit(),
        (isHovered() ? 0.12 : 0.09) * inside().height());
    look::shadow(*painter, inside(), radius, depth);
    look::plate(*painter, inside(), radius, high, low, warm ? colours().amberEdge : colours().brass,
        1.2 * unit());

    constexpr int flags = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextWordWrap;
    QFont letters = letters_.value_or(ownLetters());
    letters.setBold(warm && letters.bold());
    look::write(*painter, room(), choice_.label, letters,
        kind_ == Kind::Warm || dim ? colours().ink : colours().cream, flags);
    if (isRinged()) look::focusRing(*painter, inside(), radius, unit());
}

}
