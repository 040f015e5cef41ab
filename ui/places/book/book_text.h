#pragma once

#include "core/cards/card.h"
#include "core/game/seat.h"
#include "ui/words/card_words.h"

#include <QString>
#include <QStringList>
#include <QUrl>

#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace weli {

// The book of a game, as its writers have it: Markdown with some lines of our own, which
// resources/book/README.md describes.

/// Cards side by side.
struct BookCards {
    std::vector<Card> cards;
    bool operator==(const BookCards&) const = default;
};
/// A table after so many acts of a match, as this seat sees it.
struct BookTable {
    QString trace; // the name of its file
    int acts = 0;
    Seat seat;
    bool operator==(const BookTable&) const = default;
};
using BookPicture = std::variant<BookCards, BookTable>;

/// What is wrong with a line, counted from 1.
struct BookProblem {
    int line = 0;
    QString what;
};

/// A book made ready for a QTextDocument.
struct BookText {
    QString markdown; // pictures are images, anchors are marks; see takeMark
    QStringList anchors; // in their order: clauses ("B-31") and topics ("weli")
    QStringList options; // the keys of those whose values are told
    std::vector<BookPicture> pictures;
    std::vector<BookProblem> problems;
};

/// `option` tells what an option is set to at this table; nothing if there is no such option.
using OptionTeller = std::function<std::optional<QString>(const QString& key)>;
BookText bookText(const QString& source, const OptionTeller& option, CardWords cards);

/// What an image of such a text shows; nothing for any other address.
std::optional<BookPicture> pictureAt(const QUrl& url);

/// The names of the anchors whose mark stands in this text, and where: [first, first + length).
struct BookMark {
    QStringList names;
    int first = 0;
    int length = 0;
};
std::optional<BookMark> markIn(const QString& text);

/// For searching: without case and marks on letters, ß as ss.
QString folded(const QString& text);

/// A part of a text: [first, first + length).
struct TextPart {
    qsizetype first = 0;
    qsizetype length = 0;
    friend bool operator==(const TextPart&, const TextPart&) = default;
};
/// Where one of these words, which are folded, stands in a text, which is not; in their order.
std::vector<TextPart> foundIn(const QString& text, const std::vector<QStringList>& words);
/// So many characters of a text, or some fewer, round what is found first in it, in whole words.
QString excerptOf(const QString& text, const std::vector<QStringList>& words, qsizetype most);

}
