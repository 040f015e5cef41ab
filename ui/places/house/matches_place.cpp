#include "ui/places/house/matches_place.h"

#include "ui/places/house/match_desk.h"
#include "ui/places/house/review_place.h"
#include "ui/places/match_list.h"
#include "ui/places/navigator.h"
#include "ui/places/widgets/message_bar.h"

namespace weli {

MatchesPlace::MatchesPlace(const House& house, MatchDesk& desk, ReviewPlace& review)
    : QObject(&house.window)
    , house_(house)
    , desk_(desk)
    , review_(review)
{
    house_.places.add({ .name = PlaceName::Matches,
        .build = [this] { return build(); },
        .enter = [this] { page_->refresh(); },
        .leave = [this] { house_.places.go(PlaceName::Door); } });
}

QWidget* MatchesPlace::build()
{
    page_ = new MatchList(house_.store, &house_.window);
    MessageBar& message = house_.message;
    connect(page_, &MatchList::open, &desk_, &MatchDesk::openKept);
    connect(page_, &MatchList::lookBack, &review_, &ReviewPlace::openFile);
    connect(page_, &MatchList::deleted, this, [this, &message] {
        message.offer(tr("The match has been deleted."), tr("&Undo"), [this] { page_->undo(); });
    });
    connect(page_, &MatchList::failed, &message, &MessageBar::say);
    connect(page_, &MatchList::back, this, [this] { house_.places.go(PlaceName::Door); });
    return page_;
}

}
