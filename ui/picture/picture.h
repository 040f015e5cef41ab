#pragma once

#include "ui/picture/cards.h"
#include "ui/picture/figures.h"
#include "ui/picture/notes/note.h"
#include "ui/picture/notes/odds.h"
#include "ui/picture/result.h"
#include "ui/picture/seats.h"
#include "ui/picture/slate.h"
#include "ui/picture/tricks.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace weli {

/// All that one seat's window shows, as plain values; equal pictures look equal.
struct Picture {
    int deal = 0; // number of the deal, so that a new one is dealt out
    int players = 0;
    Seat me;
    bool clockwise = true;
    bool weli = true; // so the six of bells is marked
    std::vector<SeatPicture> seats;
    std::vector<CardPicture> cards;
    std::vector<int> dealRounds; // cards a seat got in each round, for the dealing motion
    int undealt = 0; // cards in the heap, or in the pack before the deal
    bool dealt = false;
    std::variant<FiguresTable, TricksTable> table; // what only this kind of table has
    std::vector<Choice> answers; // large buttons: what I owe an answer to
    QString question; // above those buttons: "Resi bids hearts."
    Because prompt; // one line: what is due now
    QString news; // what has just happened, for those who hear it: "Resi plays ace of hearts."
    int newsNumber = 0; // grows with each piece of news
    bool drawing = false; // the first dealer is drawn: each card comes from the pack (B-9)
    std::optional<Choice> goOn; // the table waits for Space, Enter or a click
    bool showsRest = false; // of a deal in which nothing can change any more
    bool canUndo = false;
    bool canRedo = false;
    bool canRunOn = false; // to my next choice
    int undone = 0; // how often undo was used in this match
    bool canHint = false; // I have a choice
    int hints = 0; // that were taken in this match
    std::optional<NotePicture> note;
    std::optional<OddsPicture> odds; // if they are wanted
    std::optional<ResultPicture> result;
    SlatePicture slate;
    bool operator==(const Picture&) const = default;
};

/// What only a table of figures has; nothing is there on another one.
const FiguresTable& figuresOn(const Picture& picture);
/// What only a table of tricks has; nothing is there on another one.
const TricksTable& tricksOn(const Picture& picture);

/// A question, a cut or a result lies there.
bool isToBeRead(const Picture& picture);
/// One lies there that is another than before.
bool asksAnew(const Picture& before, const Picture& now);

}
