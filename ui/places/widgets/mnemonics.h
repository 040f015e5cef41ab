#pragma once

#include <QStringList>

#include <vector>

namespace weli {

/// A letter for each of these texts, a null one where there are not enough: to as many as possible,
/// to those before others first. A text keeps the one before which it has its mnemonic if it can.
std::vector<QChar> ownLetters(const QStringList& texts);
/// The text with this mnemonic and no other; without one if it has no such letter.
QString withLetter(const QString& text, QChar letter);
/// The letters that both have, as a text with the mnemonic of the first.
QString commonLetters(const QString& text, const QString& other);

}
