#include "ui/words/drill_words.h"

#include "ui/words/bieten/drill_words.h"
#include "ui/words/drill_values.h"
#include "ui/words/mittlere/drill_words.h"
#include "ui/words/preference/drill_words.h"
#include "ui/words/reason_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

namespace weli::words {

using namespace drill;

namespace {

    const DrillWords& wordsOf(Kind kind)
    {
        const std::string_view code = rowOf(kind).code;
        if (code.starts_with("bieten")) return bietenDrillWords();
        return code.starts_with("mittlere") ? mittlereDrillWords() : preferenceDrillWords();
    }

    const DrillQuestion& sentencesOf(Kind kind)
    {
        static constexpr DrillQuestion silent {};
        for (const DrillQuestion& each : wordsOf(kind).kinds)
            if (each.kind == kind) return each;
        return silent;
    }

    using ValueText = QString (*)(const Question&, const Value&, const DrillTable&);

    /// The sentence with all that it speaks of.
    QString filledIn(const char* context, const char* text, const Question& question,
        const std::vector<Value>& about, const DrillTable& table, ValueText told)
    {
        QStringList parts;
        for (const Value& value : about) parts << told(question, value, table);
        return filled(context, text, parts, -1);
    }

    /// What the clause says, of this choice.
    Because refusalOf(
        const Question& question, Clause clause, const Value& refused, const DrillTable& table)
    {
        const Because because = whyNot(clause);
        const QString choice = choiceText(question, refused, table);
        const QString text = refused.sort == Sort::Act
            //: %1 is what somebody might say, %2 a sentence that says why it is not allowed
            ? QCoreApplication::translate("Drill", "“%1” %2")
            //: %1 is a figure, %2 a sentence that says why it cannot be bid
            : QCoreApplication::translate("Drill", "%1: %2");
        return { text.arg(choice, because.text), because.clause };
    }

    /// The first choice that was marked and is not allowed, if more is to be said of it than of
    /// all.
    std::optional<std::size_t> refusedOf(const Question& question, const std::vector<bool>& marked)
    {
        const Why& why = question.why;
        const bool isOfOne = why.reason == Reason::Refused && !why.about.empty();
        for (std::size_t i = 0; i < marked.size() && i < question.forbids.size(); ++i)
            if (const auto& by = question.forbids[i]; marked[i] && by)
                if (isOfOne || *by != why.clause) return i;
        return std::nullopt;
    }

    QString reasonText(const Question& question, const DrillTable& table)
    {
        for (const DrillWords* words : { &wordsOf(question.kind), &sharedDrillWords() })
            for (const DrillReason& each : words->reasons)
                if (each.reason == question.why.reason)
                    return filledIn(words->context, each.text, question, question.why.about, table,
                        drillTextInSentence);
        return {};
    }

}

QString titleOf(Kind kind)
{
    return QCoreApplication::translate(wordsOf(kind).context, sentencesOf(kind).title);
}

QString askedOf(const Question& question, const DrillTable& table)
{
    return capitalised(filledIn(wordsOf(question.kind).context, sentencesOf(question.kind).question,
        question, question.about, table, drillText)); // some begin with the name of a suit
}

QString choiceText(const Question& question, const Value& choice, const DrillTable& table)
{
    return capitalised(drillText(question, choice, table));
}

Because explanationOf(
    const Question& question, const DrillTable& table, const std::vector<bool>& marked)
{
    const Why& why = question.why;
    if (const auto wrong = refusedOf(question, marked))
        return refusalOf(question, *question.forbids[*wrong], question.choices[*wrong], table);
    if (why.reason == Reason::Refused)
        return why.about.empty() ? whyNot(why.clause)
                                 : refusalOf(question, why.clause, why.about[0], table);
    QString text = reasonText(question, table);
    if (question.kind == Kind::MittlereWritten)
        text += ' '
            + QCoreApplication::translate("MittlereDrill",
                "A lone loser gets two potatoes and the others a stroke each; a lone winner gets "
                "two strokes and the others a potato each.");
    return { text, why.clause };
}

}
