#include "ui/draw/cards/card_index.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <string_view>

namespace weli {

namespace {

    /// A letter of straight lines and curves, 40 high.
    struct Glyph {
        std::string_view letters;
        double width;
        const char* path; // M, L, H, V, C and Z alone, with single spaces
    };

    constexpr double height = 40;
    constexpr std::array glyphs {
        Glyph { "A", 27, "M 0 40 L 13.5 0 L 27 40 M 5 27 H 22" },
        Glyph { "K", 25, "M 2 0 V 40 M 24 0 L 4 22.5 M 10.5 16.5 L 25 40" },
        Glyph { "O", 27,
            "M 13.5 0 C 22 0 27 8 27 20 C 27 32 22 40 13.5 40 C 5 40 0 32 0 20 C 0 8 5 0 13.5 0 "
            "Z" },
        Glyph { "U", 25, "M 0 0 V 26 C 0 35 5 40 12.5 40 C 20 40 25 35 25 26 V 0" },
        Glyph { "Q", 27,
            "M 13.5 0 C 22 0 27 8 27 20 C 27 32 22 40 13.5 40 C 5 40 0 32 0 20 C 0 8 5 0 13.5 0 Z "
            "M 15 28 L 27 42" },
        Glyph { "J", 21, "M 8 0 H 21 V 28 C 21 36 17 40 10.5 40 C 4 40 0 36 0 29" },
        Glyph { "D", 25, "M 0 0 V 40 H 8 C 19 40 25 32 25 20 C 25 8 19 0 8 0 Z" },
        Glyph { "B", 25,
            "M 0 18.5 H 13 C 19 18.5 22.5 14.5 22.5 9.2 C 22.5 4 19 0 13 0 H 0 V 40 H 14 C 21 40 "
            "25 35.5 "
            "25 29.2 C 25 23 21 18.5 14 18.5" },
        Glyph { "E", 20, "M 20 0 H 0 V 40 H 20 M 0 19 H 16" },
        Glyph { "L", 19, "M 0 0 V 40 H 19" },
        Glyph { "I", 0, "M 0 0 V 40" },
        Glyph { "W", 33, "M 0 0 L 7 40 L 16.5 9 L 26 40 L 33 0" },
        Glyph { "10", 34,
            "M 0 9 L 9 0 V 40 M 25.5 0 C 31 0 34 8 34 20 C 34 32 31 40 25.5 40 C 20 40 17 32 17 20 "
            "C 17 8 20 0 25.5 0 Z" },
        Glyph { "Kn", 34,
            "M 0 0 V 40 M 17 0 L 1.5 22.5 M 6 16 L 18 40 M 23.5 17 V 40 "
            "M 23.5 25 C 23.5 20 26 17 29 17 C 32.5 17 34 19.5 34 24 V 40" },
        Glyph { "9", 25,
            "M 25 13 C 25 20 20 26 12.5 26 C 5 26 0 20 0 13 C 0 6 5 0 12.5 0 C 20 0 25 5 25 14 "
            "C 25 29 18 38 6 40" },
        Glyph { "8", 25,
            "M 12.5 0 C 18.5 0 22.5 4 22.5 9 C 22.5 14.5 18 18 12.5 18 C 7 18 2.5 14.5 2.5 9 "
            "C 2.5 4 6.5 0 12.5 0 Z M 12.5 18 C 20 18 25 23 25 29 C 25 35 20 40 12.5 40 "
            "C 5 40 0 35 0 29 C 0 23 5 18 12.5 18 Z" },
        Glyph { "7", 25, "M 0 0 H 25 C 16 12 11 26 10 40" },
        Glyph { "6", 25,
            "M 0 27 C 0 20 5 14 12.5 14 C 20 14 25 20 25 27 C 25 34 20 40 12.5 40 C 5 40 0 35 0 26 "
            "C 0 11 7 2 19 0" },
    };

    const Glyph* glyphOf(const QString& rank)
    {
        const auto found = std::find_if(glyphs.begin(), glyphs.end(), [&](const Glyph& glyph) {
            return rank
                == QLatin1String(glyph.letters.data(), static_cast<int>(glyph.letters.size()));
        });
        return found == glyphs.end() ? nullptr : &*found;
    }

    /// How an index fills the room that there is for it.
    struct Measures {
        double widest; // letter, from the middle of one stroke to that of another
        double high;
        double top;
        double stroke;
        double signAt; // its middle
        double sign; // its height
    };
    constexpr Measures usual { 34, 40, 15, 7, 85, 40 };
    constexpr Measures filling { 34, 50, 13, 8.6, 90, 44 };
    constexpr double middle = 26;

    /// Only the letter grows and shrinks, never its stroke.
    QByteArray scaled(const char* path, double across, double down)
    {
        QByteArray text;
        int number = 0;
        char command = 0;
        for (const QByteArray& part : QByteArray(path).split(' ')) {
            bool isNumber = false;
            const double value = part.toDouble(&isNumber);
            if (!isNumber) {
                command = part.front();
                number = 0;
                text += part;
                continue;
            }
            const bool isDown = command == 'V' || (command != 'H' && number % 2 == 1);
            text += QByteArray::number(value * (isDown ? down : across), 'f', 2) + ' ';
            ++number;
        }
        return text;
    }

}

QByteArray wordSvg(const QString& word, const QByteArray& ink)
{
    constexpr double stroke = 7;
    constexpr double space = 13; // from letter to letter
    QByteArray letters;
    double x = stroke / 2;
    for (const QChar letter : word) {
        const Glyph* const glyph = glyphOf(letter);
        if (glyph == nullptr) continue;
        letters += "<path d=\"" + QByteArray(glyph->path) + "\" transform=\"translate("
            + QByteArray::number(x) + ' ' + QByteArray::number(stroke / 2) + ")\" />";
        x += glyph->width + space;
    }
    const QByteArray box
        = QByteArray::number(x - space + stroke / 2) + ' ' + QByteArray::number(height + stroke);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + box
        + "\"><g fill=\"none\" stroke=\"" + ink + "\" stroke-width=\"" + QByteArray::number(stroke)
        + "\" stroke-linecap=\"round\" stroke-linejoin=\"round\">" + letters + "</g></svg>";
}

bool canBeWritten(const QString& rank) { return glyphOf(rank) != nullptr; }

QByteArray indexSvg(const CardIndex& index)
{
    const Glyph* const glyph = glyphOf(index.rank);
    if (glyph == nullptr) return {};
    const Measures& room = index.large ? filling : usual;
    const double down = room.high / height;
    const double across = std::min(down, room.widest / glyph->width);
    // Where strokes stand closely they are finer.
    const double stroke = glyph->width > 30 ? room.stroke * 0.91 : room.stroke;
    const auto number = [](double value) { return QByteArray::number(value, 'f', 3); };
    return "<path d=\"" + scaled(glyph->path, across, down)
        + "\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke=\""
        + index.ink + "\" stroke-width=\"" + number(stroke) + "\" transform=\"translate("
        + number(middle - glyph->width * across / 2) + ' ' + number(room.top)
        + ")\" /><g transform=\"translate(" + number(middle - room.sign / 2) + ' '
        + number(room.signAt - room.sign / 2) + ") scale(" + number(room.sign / 100) + ")\">"
        + index.sign + "</g>";
}

}
