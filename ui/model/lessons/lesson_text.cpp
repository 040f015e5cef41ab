#include "ui/model/lessons/lesson_text.h"

#include "core/lesson/text.h"
#include "core/preference/contract.h"
#include "ui/words/preference/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace weli {

namespace {

    class Answer {
        Q_DECLARE_TR_FUNCTIONS(LessonAnswer)
    };

    struct Named {
        CardWords cards;
        QString operator()(const std::string& words) const { return QString::fromStdString(words); }
        QString operator()(Card card) const { return words::nameOf(card, cards); }
        QString operator()(Suit suit) const { return words::nameOf(suit, cards); }
        QString operator()(Rank rank) const { return words::nameOf(rank, cards); }
    };

    /// A name begins a sentence there.
    bool isSentenceOver(const QString& text)
    {
        static const QRegularExpression end(
            "(^|[.?!][\u201C\u201D]?\\s+|[:|]\\s+(?=[\u201E\u201C\u201D]))"
            "[\u201E\u201C\u201D]?\\**$");
        return end.match(text).hasMatch();
    }

    QString named(std::string_view text, CardWords cards)
    {
        QString all;
        for (const lesson::Piece& piece : lesson::piecesOf(text))
            all = withName(all, std::visit(Named { cards }, piece));
        return all;
    }

    QString codeText(std::string_view code)
    {
        return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
    }

    /// The codes that are asked for are those of contracts.
    QString bidText(std::string_view code, CardWords cards)
    {
        //: An answer to: which of these two bids is higher?
        if (code == "none") return Answer::tr("Neither");
        for (std::size_t i = 0; i < preference::contractCount; ++i)
            if (preference::ladder[i].key == code)
                return words::capitalised(
                    words::nameOf(static_cast<preference::Contract>(i), cards));
        return codeText(code);
    }

    const QRegularExpression& emphasis()
    {
        static const QRegularExpression form(R"(\*([^*]+)\*)");
        return form;
    }

}

std::optional<QString> nameIn(std::string_view braces, CardWords cards)
{
    const auto pieces = lesson::piecesOf(braces);
    if (pieces.size() != 1 || std::holds_alternative<std::string>(pieces.front()))
        return std::nullopt;
    return std::visit(Named { cards }, pieces.front());
}

QString withName(const QString& text, const QString& name)
{
    return text + (isSentenceOver(text) ? words::capitalised(name) : name);
}

QString plainText(std::string_view text, CardWords cards)
{
    return named(text, cards).replace(emphasis(), R"(\1)");
}

QString richText(std::string_view text, CardWords cards)
{
    return named(text, cards).toHtmlEscaped().replace(emphasis(), R"(<b>\1</b>)");
}

QString answerText(
    lesson::Kind kind, std::string_view answer, const QStringList& names, CardWords cards)
{
    if (answer == "yes") return Answer::tr("Yes");
    if (answer == "no") return Answer::tr("No");
    if (kind == lesson::Kind::Seat) {
        const auto seat = lesson::seatFromText(answer);
        return seat && seat->index < names.size() ? names[seat->index] : Answer::tr("Nobody");
    }
    if (kind == lesson::Kind::Code) return bidText(answer, cards);
    //: An answer to: which suit is trumps?
    if (answer == "none") return Answer::tr("None");
    if (kind == lesson::Kind::Suit)
        for (const Suit suit : suits)
            if (answer == std::string { letter(suit) })
                return words::capitalised(words::nameOf(suit, cards));
    return codeText(answer);
}

}
