#include "ui/draw/portrait_variant.h"

#include <QColor>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace weli {

namespace {

    constexpr int dyes = 4; // of all variants; the first of them leaves the colours

    /// Two shades of hair, and how far the colours of clothes turn.
    struct Dye {
        QColor hair, shadedHair;
        int turn; // degrees
    };
    const std::array<Dye, dyes> dyeOf { Dye { {}, {}, 0 },
        Dye { { 0xd9, 0xa6, 0x3e }, { 0xb0, 0x7f, 0x1c }, 150 },
        Dye { { 0x43, 0x35, 0x2b }, { 0x2b, 0x21, 0x1a }, 255 },
        Dye { { 0xb5, 0x62, 0x2a }, { 0x8f, 0x4a, 0x14 }, 60 } };

    bool isNamed(const QString& part, std::initializer_list<const char*> words)
    {
        return std::any_of(words.begin(), words.end(),
            [&part](const char* word) { return part.contains(QLatin1String(word)); });
    }
    bool isHair(const QString& part)
    {
        return isNamed(part, { "hair", "whiskers", "beard", "braids", "curls", "moustache" });
    }
    bool isClothing(const QString& part)
    {
        return isNamed(
            part, { "coat", "dress", "shirt", "blouse", "cloak", "kerchief", "hat", "cap", "bow" });
    }

    /// Lines, skin, linen and brass stay as they are.
    bool isDyed(const QColor& colour)
    {
        const bool isLine
            = colour == QColor(0x3a, 0x2a, 0x1f) || colour == QColor(0x2c, 0x1c, 0x12);
        const bool isSkin
            = colour == QColor(0xee, 0xc6, 0xa0) || colour == QColor(0xd9, 0xa4, 0x7c);
        const bool isBrass
            = colour == QColor(0xe2, 0xb0, 0x3a) || colour == QColor(0xb0, 0x7f, 0x1c);
        return !isLine && !isSkin && !isBrass && colour.lightness() < 205;
    }

    QColor clothDyed(const QColor& colour, const Dye& dye)
    {
        const bool isGrey = colour.hslSaturation() < 40;
        const int hue = ((isGrey ? 0 : colour.hslHue()) + dye.turn) % 360;
        return QColor::fromHsl(hue, std::max(90, colour.hslSaturation()),
            std::min(255, colour.lightness() + (isGrey ? 24 : 0)));
    }

    QColor hairDyed(const QColor& colour, const Dye& dye, bool isShaded)
    {
        constexpr QColor brown { 0x7a, 0x4a, 0x26 };
        constexpr QColor shadedBrown { 0x56, 0x2f, 0x14 };
        if (colour.lightness() > 165) return colour; // white
        const QColor& wanted = isShaded ? dye.shadedHair : dye.hair;
        const bool isSuchAlready = std::abs(colour.lightness() - wanted.lightness()) < 20;
        return !isSuchAlready ? wanted : isShaded ? shadedBrown : brown;
    }

    /// The first colour of a part is its light one.
    QString dyed(QString drawing, const Dye& dye, bool isHairs)
    {
        static const QRegularExpression fill("fill=\"(#[0-9a-f]{6})\"");
        QStringList seen;
        qsizetype at = 0;
        for (auto found = fill.match(drawing); found.hasMatch(); found = fill.match(drawing, at)) {
            at = found.capturedEnd(1);
            const QColor colour(found.captured(1));
            if (!isDyed(colour)) continue;
            if (!seen.contains(colour.name())) seen << colour.name();
            const bool isShaded = seen.indexOf(colour.name()) % 2 == 1;
            const QColor now = isHairs ? hairDyed(colour, dye, isShaded) : clothDyed(colour, dye);
            drawing.replace(found.capturedStart(1), found.capturedLength(1), now.name());
        }
        return drawing;
    }

    constexpr const char* spectacles
        = "<g fill=\"#ffffff\" fill-opacity=\"0.25\" stroke=\"#3a2a1f\" stroke-width=\"2.8\">"
          "<circle cx=\"44.6\" cy=\"54\" r=\"7.8\"/><circle cx=\"62.6\" cy=\"54\" r=\"7\"/>"
          "<path d=\"M52.4,53 C53.6,51.4 54.6,51.4 55.6,53 M36.8,53 L29,51.6\" fill=\"none\"/></g>";

}

QByteArray portraitVariant(const QByteArray& drawing, int variant)
{
    const Dye& dye = dyeOf[static_cast<std::size_t>(variant % dyes)];
    const bool hasSpectacles = (variant / dyes + variant / 2) % 2 == 1;
    static const QRegularExpression part("<!-- ([^>]*) -->");
    const QString all = QString::fromUtf8(drawing);
    QString made;
    qsizetype from = 0;
    QString name;
    const auto add = [&](qsizetype to) {
        const QString here = all.mid(from, to - from);
        const bool isDyedHere = variant % dyes != 0 && (isHair(name) || isClothing(name));
        made += isDyedHere ? dyed(here, dye, isHair(name)) : here;
        from = to;
    };
    for (auto found = part.globalMatch(all); found.hasNext();) {
        const QRegularExpressionMatch next = found.next();
        add(next.capturedStart());
        name = next.captured(1);
        if (hasSpectacles && name == "the frame") made += spectacles;
    }
    add(all.size());
    return made.toUtf8();
}

}
