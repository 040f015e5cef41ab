#include "ui/picture/act.h"

#include "ui/words/table_words.h"

namespace weli {

std::string toText(const Act& act)
{
    if (std::holds_alternative<GoOn>(act)) return "go on";
    if (std::holds_alternative<PlayAgain>(act)) return "play again";
    if (std::holds_alternative<SetUpAnew>(act)) return "set up anew";
    if (std::holds_alternative<TellHabits>(act)) return "tell habits";
    if (std::holds_alternative<ShowRest>(act)) return "show rest";
    return std::visit([](const auto& action) { return toText(action); }, std::get<AnyAction>(act));
}

Choice goOnChoice() { return { GoOn {}, tableWords().goOn, {} }; }

Choice showRestChoice() { return { ShowRest {}, tableWords().showRest, {} }; }

Choice playAgainChoice() { return { PlayAgain {}, tableWords().playAgain, {} }; }

Choice setUpAnewChoice() { return { SetUpAnew {}, tableWords().setUpAnew, {} }; }

Choice tellHabitsChoice() { return { TellHabits {}, tableWords().tellHabits, {} }; }

}
