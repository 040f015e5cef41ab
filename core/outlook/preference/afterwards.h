#pragma once

#include "core/preference/view.h"

#include <vector>

namespace weli::outlook {

/// What a seat may come to say after a word, of which not all must be open then.
std::vector<preference::Action> wordsAfter(const preference::Action& word);

/// How far those who are imagined may be off in what an act costs beside a better one, in parts of
/// what is played for; `isOfTheBook`: the book does it, too.
double doubtBeside(const preference::PublicState& table, const preference::Action& better,
    const preference::Action& done, bool isOfTheBook);

}
