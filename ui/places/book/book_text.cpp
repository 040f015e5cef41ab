#include "ui/places/book/book_text.h"

#include "ui/model/lessons/lesson_text.h"
#include "ui/words/bieten/words.h"
#include "ui/words/words.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace weli {

namespace {

    // No book has these characters of its own.
    constexpr QChar markBegins(0xE000);
    constexpr QChar markEnds(0xE001);

    QString marked(const QStringList& names) { return markBegins + names.join(u' ') + markEnds; }

    /// What stands before the words of a block: "## ", "- ", "1. ", "| ".
    qsizetype wordsBegin(const QString& line)
    {
        static const QRegularExpression head(R"(^\s*(#+|[-*]|\d+\.|\||>)\s+)");
        return head.match(line).capturedLength();
    }

    /// What stands in such braces: "{HA}", "{L}", "{xO}", or a figure, "{leaves}".
    std::optional<QString> wordsFor(const QString& code, CardWords cards)
    {
        for (const bieten::Figure figure : bieten::figures)
            if (bieten::code(figure) == code.toStdString()) return words::inSentence(figure, cards);
        return nameIn('{' + code.toStdString() + '}', cards);
    }

    class Preparing {
    public:
        Preparing(const OptionTeller& option, CardWords words)
            : option_(option)
            , words_(words)
        {
        }

        void take(const QString& line)
        {
            ++number_;
            static const QRegularExpression anchor(R"(^\s*<!--\s*(.*?)\s*-->\s*$)");
            static const QRegularExpression directive(R"(^(cards|table|option):\s*(.*)$)");
            if (const auto found = anchor.match(line); found.hasMatch()) {
                waiting_ += found.captured(1).split(u' ', Qt::SkipEmptyParts);
                return;
            }
            if (const auto found = directive.match(line); found.hasMatch())
                return draw(found.captured(1), found.captured(2));
            write(line);
        }

        [[nodiscard]] BookText finished()
        {
            if (!waiting_.isEmpty()) complain("nothing follows the anchor " + waiting_.join(u' '));
            return std::move(book_);
        }

    private:
        void complain(const QString& what) { book_.problems.push_back({ number_, what }); }

        /// The text in the words of the pack; what begins a sentence, or is asked for with ^, has a
        /// capital letter.
        [[nodiscard]] QString named(const QString& text)
        {
            static const QRegularExpression braces(R"(\{(\^?)([^{}]*)\})");
            QString all;
            qsizetype from = 0;
            for (auto it = braces.globalMatch(text); it.hasNext();) {
                const auto found = it.next();
                all += text.mid(from, found.capturedStart() - from);
                from = found.capturedEnd();
                const auto name = wordsFor(found.captured(2), words_);
                if (!name) complain("no card, suit, rank or figure " + found.captured());
                if (name && !found.captured(1).isEmpty())
                    all += words::capitalised(*name);
                else
                    all = withName(all, name.value_or(found.captured()));
            }
            return all + text.mid(from);
        }

        void write(const QString& line)
        {
            const qsizetype begin = wordsBegin(line);
            // A cell of a table is no sentence.
            QString written
                = line.startsWith(u'|') ? named(line) : line.left(begin) + named(line.mid(begin));
            if (!waiting_.isEmpty() && !line.trimmed().isEmpty()) {
                written.insert(wordsBegin(line), marked(waiting_));
                for (const QString& name : std::exchange(waiting_, {})) {
                    if (book_.anchors.contains(name)) complain("a second anchor " + name);
                    book_.anchors << name;
                }
            }
            book_.markdown += written + u'\n';
        }

        void draw(const QString& what, const QString& rest)
        {
            const QString first = rest.section(u'|', 0, 0).trimmed();
            const QString caption = named(rest.section(u'|', 1).trimmed());
            if (what == "option") return tell(first);
            if (caption.isEmpty()) complain("a picture without words");
            if (what == "cards")
                drawCards(first, caption);
            else
                drawTable(first, caption);
        }

        void tell(const QString& key)
        {
            const auto told = option_(key);
            if (!told) return complain("there is no option " + key);
            book_.options << key;
            waiting_ << "option-" + key;
            write("> " + *told);
        }

        void drawCards(const QString& codes, const QString& caption)
        {
            BookCards drawn;
            QStringList spoken;
            for (const QString& code : codes.split(u' ', Qt::SkipEmptyParts)) {
                const auto card = cardFromText(code.toStdString());
                if (!card) {
                    complain("there is no card " + code);
                    continue;
                }
                drawn.cards.push_back(*card);
                spoken << words::nameOf(*card, words_);
            }
            if (drawn.cards.empty()) return complain("no cards");
            book_.pictures.emplace_back(drawn);
            show("cards/" + codes.simplified().replace(u' ', u'+'),
                caption + ": " + spoken.join(", "), caption);
        }

        void drawTable(const QString& place, const QString& caption)
        {
            static const QRegularExpression form(R"(^(\S+\.jsonl)\s*@\s*(\d+)(\s+seat\s+(\d))?$)");
            const auto found = form.match(place);
            if (!found.hasMatch()) return complain("no position: " + place);
            const BookTable table { found.captured(1), found.captured(2).toInt(),
                seatAt(found.captured(4).toInt()) };
            book_.pictures.emplace_back(table);
            show(
                QString("table/%1/%2/%3").arg(table.trace, found.captured(2)).arg(table.seat.index),
                caption, caption);
        }

        /// The caption stands below the picture, and is what a screen reader has of it.
        void show(const QString& path, QString spoken, const QString& caption)
        {
            spoken.remove(QRegularExpression(R"([\[\]()])"));
            write("![" + spoken + "](weli:" + path + ")\n\n*" + caption + "*\n");
        }

        const OptionTeller& option_;
        CardWords words_;
        BookText book_;
        QStringList waiting_; // anchors of the next block
        int number_ = 0;
    };

}

BookText bookText(const QString& source, const OptionTeller& option, CardWords cards)
{
    Preparing preparing(option, cards);
    for (const QString& line : source.split(u'\n')) preparing.take(line);
    return preparing.finished();
}

std::optional<BookPicture> pictureAt(const QUrl& url)
{
    if (url.scheme() != "weli") return std::nullopt;
    const QStringList parts = url.path().split(u'/');
    if (parts.size() == 2 && parts[0] == "cards") {
        BookCards cards;
        for (const QString& code : parts[1].split(u'+'))
            if (const auto card = cardFromText(code.toStdString())) cards.cards.push_back(*card);
        return cards;
    }
    if (parts.size() != 4 || parts[0] != "table") return std::nullopt;
    return BookTable { parts[1], parts[2].toInt(), seatAt(parts[3].toInt()) };
}

std::optional<BookMark> markIn(const QString& text)
{
    const qsizetype first = text.indexOf(markBegins);
    const qsizetype last = text.indexOf(markEnds, first);
    if (first < 0 || last < 0) return std::nullopt;
    return BookMark { text.mid(first + 1, last - first - 1).split(u' '), static_cast<int>(first),
        static_cast<int>(last - first + 1) };
}

QString folded(const QString& text)
{
    QString plain;
    QString simple = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    simple.replace(QChar(0xDF), "ss");
    simple.replace(QChar(0x2019), u'\''); // as it is typed
    for (const QChar letter : std::as_const(simple))
        if (letter.category() != QChar::Mark_NonSpacing) plain += letter;
    return plain;
}

std::vector<TextPart> foundIn(const QString& text, const std::vector<QStringList>& words)
{
    QString plain;
    std::vector<qsizetype> from; // where each letter of it comes from
    for (qsizetype i = 0; i < text.size(); ++i) {
        plain += folded(text[i]);
        from.resize(static_cast<std::size_t>(plain.size()), i);
    }
    from.push_back(text.size());
    std::vector<TextPart> found;
    for (const QStringList& same : words)
        for (const QString& word : same)
            for (qsizetype at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
                const qsizetype first = from[static_cast<std::size_t>(at)];
                const qsizetype last = from[static_cast<std::size_t>(at + word.size() - 1)];
                found.push_back({ first, last - first + 1 });
            }
    std::sort(found.begin(), found.end(),
        [](const TextPart& a, const TextPart& b) { return a.first < b.first; });
    return found;
}

QString excerptOf(const QString& text, const std::vector<QStringList>& words, qsizetype most)
{
    if (text.size() <= most) return text;
    const std::vector<TextPart> found = foundIn(text, words);
    const TextPart here = found.empty() ? TextPart {} : found.front();
    const qsizetype word = here.first;
    const qsizetype wanted = std::min(std::max<qsizetype>(0, word - most / 3), text.size() - most);
    // A space before what is found, so that the part begins there with a whole word.
    qsizetype first = wanted == 0 ? 0 : text.indexOf(u' ', wanted) + 1;
    if (first == 0 || first > word) first = wanted == 0 ? 0 : text.lastIndexOf(u' ', word) + 1;
    qsizetype end = std::min(first + most, text.size());
    if (end < text.size()) end = std::max(text.lastIndexOf(u' ', end), word + here.length);
    const QString dots(QChar(0x2026));
    return (first > 0 ? dots : QString()) + text.mid(first, end - first)
        + (end < text.size() ? dots : QString());
}

}
