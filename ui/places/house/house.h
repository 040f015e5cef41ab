#pragma once

#include "ui/model/match_store.h"
#include "ui/model/seeds.h"
#include "ui/model/session.h"

class QWidget;

namespace weli {

class GameCards;
class Keeper;
class Language;
class MessageBar;
class Navigator;

/// What all places of the house share; it outlives them.
struct House {
    QWidget& window;
    const MatchStore& store;
    Keeper& keeper;
    const Language& language;
    GameCards& cards;
    Session& session;
    Navigator& places;
    MessageBar& message;
};

/// A file that is broken, or that a newer Weli wrote, is named.
void sayBroken(MessageBar& message, const BrokenFile& broken);

}
