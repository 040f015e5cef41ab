#pragma once

#include <QString>

#include <vector>

class QWidget;

namespace weli {

class Pressable;

/// Something that a window offers or has to be read, as a line that a program can look for.
struct Offer {
    QWidget* widget = nullptr;
    Pressable* item = nullptr; // on the table, if it lies there
    /// "button lesson-next Next", "link book:B-12", or of the table: see offersOn
    QString line;
};
/// All of it in the order in which the keyboard comes there. What is off begins with "no".
std::vector<Offer> offersIn(const QWidget& window);

}
