#include "ui/slate/glyphs.h"

#include <QFont>
#include <QGuiApplication>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string_view>
#include <utility>

namespace weli {

namespace {

    using Path = std::vector<QPointF>;

    struct Letter {
        char16_t character;
        int width; // hundredths of the cap height, like the points
        std::string_view
            strokes; // points x,y; a point twice is a corner; a semicolon lifts the hand
    };

    // The seven is crossed and the one has its upstroke, as written in the Tyrol.
    constexpr std::array letters {
        Letter { u'0', 66, "36,3 14,16 5,50 13,85 32,98 52,84 59,49 50,14 33,2 26,4" },
        Letter { u'1', 46, "4,40 20,24 34,2 34,2 33,50 31,99" },
        Letter { u'2', 66, "7,24 16,7 34,1 51,10 53,28 40,54 6,96 6,96 28,92 61,95" },
        Letter { u'3', 64, "8,11 26,1 46,6 52,22 43,39 24,46 24,46 47,52 57,72 46,93 24,99 5,88" },
        Letter { u'4', 66, "37,2 22,32 5,63 5,63 32,62 60,60 ; 43,36 41,66 40,99" },
        Letter { u'5', 65, "15,4 10,45 10,45 30,38 51,48 57,70 45,92 23,99 4,88 ; 15,4 36,5 56,3" },
        Letter { u'6', 64, "48,3 25,20 9,52 8,80 23,98 45,95 57,76 48,57 28,53 10,68" },
        Letter { u'7', 65, "5,6 32,6 59,4 59,4 40,44 25,99 ; 18,51 36,50 52,47" },
        Letter { u'8', 65,
            "46,12 32,1 15,8 14,26 32,45 52,66 54,86 34,100 12,92 9,72 28,48 48,30 50,15 44,8" },
        Letter { u'9', 64, "53,16 38,2 17,7 7,26 15,45 34,48 50,34 54,12 54,12 52,56 38,99" },
        Letter { u'\u2212', 54, "4,55 24,53 46,54" },
        Letter { u'(', 34, "26,-8 12,18 7,50 11,82 24,108" },
        Letter { u')', 34, "6,-8 20,18 25,50 21,82 8,108" },
        Letter { u'/', 58, "48,-4 28,48 6,104" },
        Letter { u'*', 62, "8,38 28,60 48,84 ; 47,37 28,60 7,85" }, // times
        Letter { u'\u2026', 70, "9,55 13,56 ; 31,55 35,56 ; 53,55 57,56" },
        // A bowl, seen a little from above.
        Letter { u'\u2323', 112,
            "4,36 22,24 54,19 86,24 104,36 86,47 54,52 22,47 4,36 ; "
            "5,40 14,66 34,86 54,90 74,86 94,66 103,40 ; 36,99 54,101 73,98" },
        Letter { u'A', 74, "4,99 20,46 34,2 34,2 50,50 66,99 ; 15,65 34,64 55,63" },
        Letter {
            u'B', 68, "9,2 8,50 8,99 ; 8,4 36,1 48,16 42,36 11,47 11,47 46,53 58,74 44,95 8,98" },
        Letter { u'C', 70, "60,18 44,2 22,8 6,38 8,72 26,98 48,96 62,82" },
        Letter { u'D', 74, "9,3 8,50 8,98 ; 5,4 38,7 62,36 58,74 36,96 5,98" },
        Letter { u'E', 64, "9,3 8,50 8,97 8,97 32,98 55,96 ; 8,4 30,4 53,3 ; 8,50 26,49 45,48" },
        Letter { u'F', 60, "9,3 8,50 8,99 ; 8,4 30,4 55,3 ; 8,49 26,48 45,47" },
        Letter { u'G', 74, "60,18 44,2 22,8 6,38 8,72 26,98 50,94 62,76 61,56 61,56 50,57 38,57" },
        Letter { u'H', 74, "9,2 8,50 8,99 ; 62,1 61,50 61,98 ; 8,51 34,50 61,48" },
        Letter { u'I', 32, "14,2 13,50 13,99" },
        Letter { u'J', 58, "44,2 44,70 36,94 20,99 5,86" },
        Letter { u'K', 68, "9,2 8,50 8,99 ; 57,3 34,30 10,54 10,54 34,76 59,98" },
        Letter { u'L', 60, "9,2 8,50 8,96 8,96 30,97 55,95" },
        Letter { u'M', 90, "5,99 7,50 11,3 11,3 26,36 41,67 41,67 56,36 71,2 71,2 75,50 78,99" },
        Letter { u'N', 74, "8,99 8,50 9,3 9,3 34,50 60,97 60,97 61,50 61,2" },
        Letter { u'O', 78, "40,3 15,14 5,50 14,85 36,98 60,84 68,50 58,14 36,2 28,5" },
        Letter { u'P', 66, "9,2 8,50 8,99 ; 8,4 40,1 56,18 50,42 8,54" },
        Letter { u'Q', 80,
            "40,3 15,14 5,50 14,85 36,98 60,84 68,50 58,14 36,2 28,5 ; 42,70 56,88 72,106" },
        Letter { u'R', 69, "9,2 8,50 8,99 ; 8,4 38,1 54,17 47,41 11,51 11,51 34,74 60,98" },
        Letter { u'S', 66, "54,14 38,1 16,7 10,27 28,44 48,57 56,77 42,96 20,98 4,84" },
        Letter { u'T', 70, "4,5 32,5 63,3 ; 34,4 34,50 32,99" },
        Letter { u'U', 74, "9,2 8,40 10,74 24,97 44,96 57,78 61,40 61,2" },
        Letter { u'V', 70, "4,2 18,50 33,98 33,98 48,50 63,2" },
        Letter { u'W', 94, "4,2 13,50 23,98 23,98 33,58 43,22 43,22 53,58 64,98 64,98 74,50 84,2" },
        Letter { u'X', 68, "6,3 32,50 59,98 ; 59,2 33,50 6,99" },
        Letter { u'Y', 70, "5,2 18,26 33,49 33,49 47,26 62,2 ; 33,49 32,74 31,99" },
        Letter { u'Z', 69, "6,5 32,5 59,3 59,3 32,50 6,96 6,96 34,97 62,95" },
        Letter { u'Ø', 78,
            "40,3 15,14 5,50 14,85 36,98 60,84 68,50 58,14 36,2 28,5 ; 66,-2 36,50 6,102" },
        Letter { u'Æ', 100,
            "4,99 26,46 46,2 46,2 46,50 46,97 46,97 70,98 92,96 ; 15,66 30,65 46,64 ; "
            "46,4 68,4 90,3 ; 46,49 64,49 82,48" },
        Letter { u'Ł', 62, "11,2 10,50 10,96 10,96 32,97 57,95 ; 0,64 16,52 34,38" },
    };

    // Above a letter whose cap height is 1, its middle at x = 0.
    constexpr std::array accents {
        Letter { u'\u0300', 0, "-16,-34 -4,-24 8,-14" },
        Letter { u'\u0301', 0, "16,-34 4,-24 -8,-14" },
        Letter { u'\u0302', 0, "-18,-12 0,-32 0,-32 18,-12" },
        Letter { u'\u0303', 0, "-20,-16 -8,-26 6,-18 20,-28" },
        Letter { u'\u0304', 0, "-18,-22 0,-22 18,-22" },
        Letter { u'\u0308', 0, "-17,-28 -16,-22 -17,-17 ; 17,-28 16,-22 17,-17" },
        Letter { u'\u030A', 0, "0,-38 -11,-30 -9,-17 3,-13 12,-22 8,-34 -2,-38" },
        Letter { u'\u030C', 0, "-18,-32 0,-12 0,-12 18,-32" },
    };

    /// Takes a point off the front of a text.
    QPointF takePoint(std::string_view& text)
    {
        int x = 0;
        int y = 0;
        const char* const end = text.data() + text.size();
        const char* const comma = std::from_chars(text.data(), end, x).ptr;
        const char* const rest = std::from_chars(comma + 1, end, y).ptr;
        text.remove_prefix(static_cast<std::size_t>(rest - text.data()));
        return QPointF(x, y) / 100;
    }

    /// A Catmull–Rom curve through the points, so dense that it draws as a curve.
    Path smooth(const Path& points)
    {
        constexpr int steps = 10;
        Path path;
        path.reserve(points.size() * steps);
        for (std::size_t i = 0; i + 1 < points.size(); ++i) {
            const QPointF a = points[i];
            const QPointF b = points[i + 1];
            if (a == b) continue;
            const QPointF from = (b - (i > 0 ? points[i - 1] : a)) / 2;
            const QPointF to = ((i + 2 < points.size() ? points[i + 2] : b) - a) / 2;
            for (int step = 0; step < steps; ++step) {
                const double t = static_cast<double>(step) / steps;
                const double u = 1 - t;
                path.push_back(a * (u * u * (1 + 2 * t)) + b * (t * t * (3 - 2 * t))
                    + from * (u * u * t) - to * (t * t * u));
            }
        }
        path.push_back(points.back());
        return path;
    }

    std::vector<Path> strokesIn(std::string_view drawn)
    {
        std::vector<Path> strokes;
        Path points;
        while (!drawn.empty()) {
            if (drawn.front() != ' ' && drawn.front() != ';') {
                points.push_back(takePoint(drawn));
                continue;
            }
            if (drawn.front() == ';') strokes.push_back(smooth(std::exchange(points, {})));
            drawn.remove_prefix(1);
        }
        strokes.push_back(smooth(points));
        return strokes;
    }

    template <std::size_t size>
    const Letter* found(const std::array<Letter, size>& list, QChar character)
    {
        const auto* const letter = std::find_if(list.begin(), list.end(),
            [&](const Letter& each) { return each.character == character.unicode(); });
        return letter == list.end() ? nullptr : letter;
    }

    /// The accent stands over the letter.
    Glyph withAccent(Glyph glyph, const Letter& accent)
    {
        const double middle = glyph.width / 2 - 0.03;
        for (Path stroke : strokesIn(accent.strokes)) {
            for (QPointF& point : stroke) point.rx() += middle;
            glyph.strokes.push_back(std::move(stroke));
        }
        return glyph;
    }

    bool hasAccent(const Glyph& glyph)
    {
        constexpr double above = -0.1;
        return std::any_of(glyph.strokes.begin(), glyph.strokes.end(), [](const Path& stroke) {
            return std::any_of(
                stroke.begin(), stroke.end(), [](QPointF point) { return point.y() < above; });
        });
    }

    /// Low enough for an accent over it to end where a capital does.
    void lower(Glyph& glyph)
    {
        glyph.width *= accentedHeight;
        for (Path& stroke : glyph.strokes)
            for (QPointF& point : stroke)
                point = { point.x() * accentedHeight, 1 - (1 - point.y()) * accentedHeight };
    }

    /// What the hand has not learnt: the outline of the printed letter.
    Glyph outlineOf(const QString& character)
    {
        Glyph box { 0.7, strokesIn("8,4 8,97 8,97 58,97 58,97 58,4 58,4 8,4") };
        if (qobject_cast<QGuiApplication*>(QCoreApplication::instance()) == nullptr) return box;
        QPainterPath printed;
        QFont font;
        font.setPixelSize(100);
        printed.addText(0, 0, font, character);
        const QRectF bounds = printed.boundingRect();
        if (bounds.width() < 1 || bounds.height() < 1) return box;
        const double scale = 1 / std::max(bounds.height(), bounds.width() / 1.2);
        Glyph glyph { bounds.width() * scale + 0.1, {} };
        for (const QPolygonF& polygon : printed.toSubpathPolygons()) {
            Path path;
            for (const QPointF& point : polygon) path.push_back((point - bounds.topLeft()) * scale);
            glyph.strokes.push_back(std::move(path));
        }
        return glyph;
    }

    Glyph glyphOf(QChar capital)
    {
        if (const Letter* known = found(letters, capital))
            return { known->width / 100.0, strokesIn(known->strokes) };
        const QString parts = QString(capital).normalized(QString::NormalizationForm_D);
        const Letter* base = found(letters, parts.front());
        const Letter* accent = parts.size() > 1 ? found(accents, parts[1]) : nullptr;
        if (base == nullptr || accent == nullptr) return outlineOf(capital);
        return withAccent({ base->width / 100.0, strokesIn(base->strokes) }, *accent);
    }

}

std::vector<Glyph> glyphsOf(const QString& text)
{
    std::vector<Glyph> glyphs;
    for (const QChar character : text.toUpper()) {
        if (character.isSpace())
            glyphs.push_back({ 0.4, {} });
        else
            glyphs.push_back(glyphOf(character));
    }
    if (std::any_of(glyphs.begin(), glyphs.end(), hasAccent))
        for (Glyph& glyph : glyphs) lower(glyph); // all stand on one line, and are as high
    return glyphs;
}

double widthOf(const std::vector<Glyph>& glyphs)
{
    double width = 0;
    for (const Glyph& glyph : glyphs) width += glyph.width;
    return width;
}

}
