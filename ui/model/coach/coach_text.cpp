#include "ui/model/coach/coach_text.h"

#include "core/coach/words.h"
#include "core/preference/contract.h"
#include "ui/model/lessons/lesson_text.h"
#include "ui/words/bieten/words.h"
#include "ui/words/preference/words.h"

namespace weli {

namespace {

    /// A figure or a bid.
    QString codeText(const std::string& code, CardWords cards)
    {
        for (const bieten::Figure figure : bieten::figures)
            if (bieten::code(figure) == code) return words::inSentence(figure, cards);
        if (code == "spiel") return words::nameOf(preference::spiel, cards);
        for (std::size_t i = 0; i < preference::contractCount; ++i)
            if (preference::ladder[i].key == code)
                return words::nameOf(static_cast<preference::Contract>(i), cards);
        return QString::fromStdString(code);
    }

    struct Named {
        const ViewContext& context;
        QString operator()(const std::string& text) const { return QString::fromStdString(text); }
        QString operator()(Card card) const { return words::nameOf(card, context.cards); }
        QString operator()(Suit suit) const { return words::nameOf(suit, context.cards); }
        QString operator()(Rank rank) const { return words::nameOf(rank, context.cards); }
        QString operator()(Seat seat) const { return context.nameOf(seat); }
        QString operator()(const coach::Code& code) const
        {
            return codeText(code.text, context.cards);
        }
    };

}

QString coachText(const lesson::Words& words, std::string_view name,
    const coach::Arguments& arguments, const ViewContext& context)
{
    const lesson::StepWords* const found = lesson::wordsOf(words, name);
    QString all;
    if (found == nullptr) return all;
    for (const coach::Piece& piece : coach::piecesOf(found->text, arguments))
        all = withName(all, std::visit(Named { context }, piece));
    return all;
}

}
