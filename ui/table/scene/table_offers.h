#pragma once

#include <QString>

#include <vector>

namespace weli {

class Pressable;
class TableScene;

/// Something that the table offers or has to be read, as a line that a program can look for.
struct TableOffer {
    Pressable* item = nullptr;
    /// "act play HA", "aside HA", "keep HA", "no Hold: …", "link book:B-31", "text due Your turn."
    QString line;
};
/// All of it, as a screen reader has it: first what can be done, in the order of the keyboard. What
/// takes two presses, a card that gets its name or two that are laid aside, has a line for each
/// act.
std::vector<TableOffer> offersOn(const TableScene& scene);

}
