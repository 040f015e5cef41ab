#pragma once

#include "core/lesson/fact.h"
#include "core/lesson/words.h"
#include "ui/words/card_words.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string_view>

namespace weli {

/// A text of a lesson in the words of the pack on the table, as plain text or with its marks of
/// emphasis as HTML.
QString plainText(std::string_view text, CardWords cards);
QString richText(std::string_view text, CardWords cards);

/// What the pack calls the card, the suit or the rank in these braces; nothing if they are around
/// anything else.
std::optional<QString> nameIn(std::string_view braces, CardWords cards);

/// The text and what comes next in it, with a capital letter if that begins a sentence.
QString withName(const QString& text, const QString& name);

/// An answer as it is offered: a name for a seat, "nobody", a suit, "Yes".
QString answerText(
    lesson::Kind kind, std::string_view answer, const QStringList& names, CardWords cards);

}
