#include "ui/picture/act.h"

#include "ui/words/table_words.h"

namespace weli {

Choice goOnChoice() { return { GoOn {}, tableWords().goOn, {} }; }

Choice showRestChoice() { return { ShowRest {}, tableWords().showRest, {} }; }

Choice playAgainChoice() { return { PlayAgain {}, tableWords().playAgain, {} }; }

}
