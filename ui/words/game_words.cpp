#include "ui/words/game_words.h"

#include "ui/words/bieten/words.h"
#include "ui/words/mittlere/words.h"
#include "ui/words/preference/words.h"

namespace weli::words {

const GameWords& wordsOf(const AnyGame& game)
{
    return std::visit([](auto one) -> const GameWords& { return gameWords(one); }, game);
}

}
