#include "ui/places/house/tables/trial_place.h"

#include "ui/places/house/book_place.h"
#include "ui/places/house/game_cards.h"
#include "ui/places/house/keeper.h"
#include "ui/places/house/tables/prepared_table.h"
#include "ui/places/language.h"
#include "ui/places/navigator.h"

namespace weli {

TrialPlace::TrialPlace(const House& house, BookPlace& book, Parts parts)
    : QObject(&house.window)
    , house_(house)
    , book_(book)
    , parts_(std::move(parts))
    , chance_(parts_.seeds.bots)
    , coach_(house.keeper.beside("coach.json"))
{
    house_.places.add({ .name = PlaceName::Trial,
        .build = [this] { return build(); },
        .enter = [this] { coach_.set(Coaching::Never, house_.language.spoken()); },
        .leave = [this] { table_->page().escape(); },
        .topic = [this] { return table_->page().topic(); },
        .scrolls = false });
}

QWidget* TrialPlace::build()
{
    // Nothing is kept: there is no store.
    session_ = new Session(
        { .bots = parts_.choosers, .botsThink = parts_.botsThink, .coach = &coach_ }, this);
    table_ = new PreparedTable(house_, *session_, TablePage::For::Trial);
    table_->prepare();
    TablePage& page = table_->page();
    connect(&page, &TablePage::bookWanted, this,
        [this](const QString& anchor) { book_.open(house_.cards.game(), anchor); });
    connect(table_, &PreparedTable::shortcuts, this, &TrialPlace::shortcuts);
    connect(&page, &TablePage::leave, this, &TrialPlace::leave);
    connect(&page, &TablePage::lookBack, this, &TrialPlace::leave);
    connect(session_, &Session::matchEnded, this, &TrialPlace::leave);
    connect(session_, &Session::left, this,
        [this](const SavedMatch& match) { emit tried(from_, match); });
    return &page;
}

Seeds TrialPlace::freshSeeds()
{
    Seeds seeds;
    for (Seed* seed : { &seeds.packs, &seeds.bots })
        for (std::uint64_t& part : *seed) part = chance_.next();
    return seeds;
}

void TrialPlace::open(const SavedMatch& from)
{
    house_.places.go(PlaceName::Trial);
    from_ = static_cast<int>(lengthOf(from.match));
    session_->tryFrom(from, freshSeeds());
}

void TrialPlace::leave()
{
    session_->leave();
    house_.places.goBack();
}

}
