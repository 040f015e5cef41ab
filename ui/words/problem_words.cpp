#include "ui/words/problem_words.h"

#include "ui/words/words.h"

#include <QCoreApplication>

namespace weli::words {

namespace {

    constexpr auto count = wrongSentences.size();
    // Those of core, for the translators.
    constexpr std::array<const char*, count> sentences {
        QT_TRANSLATE_NOOP("Wrong", "the file cannot be opened"),
        QT_TRANSLATE_NOOP("Wrong", "the file cannot be read"),
        QT_TRANSLATE_NOOP("Wrong", "longer than %1 characters"),
        QT_TRANSLATE_NOOP("Wrong", "an empty line"),
        QT_TRANSLATE_NOOP("Wrong", "malformed JSON at character %1"),
        QT_TRANSLATE_NOOP("Wrong", "not a JSON object"),
        QT_TRANSLATE_NOOP("Wrong", "nested too deep"),
        QT_TRANSLATE_NOOP("Wrong", "the key %1 appears twice"),
        QT_TRANSLATE_NOOP("Wrong", "%1 is missing"),
        QT_TRANSLATE_NOOP("Wrong", "%1 is %2, not a whole number from %3 to %4"),
        QT_TRANSLATE_NOOP("Wrong", "%1 is %2, not text"),
        QT_TRANSLATE_NOOP("Wrong", "%1 is %2, not an object"),
        QT_TRANSLATE_NOOP("Wrong", "%1 is %2 instead of %3"),
        QT_TRANSLATE_NOOP("Wrong", "there is no match"),
        QT_TRANSLATE_NOOP("Wrong", "a line of type %1 where %2 is due"),
        QT_TRANSLATE_NOOP("Wrong", "the file stops where a line of type %1 is due"),
        QT_TRANSLATE_NOOP("Wrong", "a line after the end of the match"),
        QT_TRANSLATE_NOOP("Wrong", "more than %1 moves"),
        QT_TRANSLATE_NOOP("Wrong", "there is no game %1"),
        QT_TRANSLATE_NOOP("Wrong", "it has format %1, which a newer Weli writes"),
        QT_TRANSLATE_NOOP("Wrong", "there is no object %1"),
        QT_TRANSLATE_NOOP("Wrong", "the rule %1 is missing"),
        QT_TRANSLATE_NOOP("Wrong", "the rule %1 cannot be %2"),
        QT_TRANSLATE_NOOP("Wrong", "there is no rule %1"),
        QT_TRANSLATE_NOOP("Wrong", "%1 is out of range"),
        QT_TRANSLATE_NOOP("Wrong", "%1 does not go with this value of %2"),
        QT_TRANSLATE_NOOP("Wrong", "players must be %1"),
        QT_TRANSLATE_NOOP("Wrong", "players must be %1 or %2"),
        QT_TRANSLATE_NOOP("Wrong", "deals must be a multiple of %1"),
        QT_TRANSLATE_NOOP("Wrong", "there is no list %1"),
        QT_TRANSLATE_NOOP("Wrong", "%1 is not a card"),
        QT_TRANSLATE_NOOP("Wrong", "%1 does not belong to the pack"),
        QT_TRANSLATE_NOOP("Wrong", "%1 is in the pack twice"),
        QT_TRANSLATE_NOOP("Wrong", "%1 is missing from the pack"),
        QT_TRANSLATE_NOOP("Wrong", "there is no action %1"),
        QT_TRANSLATE_NOOP("Wrong", "move out of turn: seat %1 %2, but it is the turn of seat %3"),
        QT_TRANSLATE_NOOP("Wrong", "illegal move: seat %1 %2"),
        QT_TRANSLATE_NOOP("Wrong", "%1 lists %2 for seat %3, which may: %4"),
        QT_TRANSLATE_NOOP("Wrong", "%1 names a seat that is not there"),
        QT_TRANSLATE_NOOP("Wrong", "%1 %2"),
    };

    constexpr bool areThoseOfCore()
    {
        for (std::size_t i = 0; i < count; ++i)
            if (sentences[i] != wrongSentences[i]) return false;
        return true;
    }
    static_assert(areThoseOfCore());

}

QString whatIsWrong(const Problem& problem)
{
    const char* const sentence = sentences[static_cast<std::size_t>(problem.what)];
    const QString translated = QCoreApplication::translate("Wrong", sentence);
    const std::string text = filled(translated.toStdString(), problem.gaps);
    return withClause({ QString::fromStdString(text), problem.clause });
}

}
