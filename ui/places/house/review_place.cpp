#include "ui/places/house/review_place.h"

#include "ui/model/any_match.h"
#include "ui/places/house/book_place.h"
#include "ui/places/house/game_cards.h"
#include "ui/places/house/keeper.h"
#include "ui/places/navigator.h"
#include "ui/places/review/review_page.h"
#include "ui/places/widgets/message_bar.h"
#include "ui/table/scene/table_scene.h"

#include <QCoreApplication>

namespace weli {

ReviewPlace::ReviewPlace(const House& house, BookPlace& book)
    : QObject(&house.window)
    , house_(house)
    , book_(book)
    , judge_(Thinker::Where::OwnThread) // it is never waited for
{
    house_.places.add({ .name = PlaceName::Review,
        .build = [this] { return build(); },
        .enter = [this] { enter(); },
        .leave = [this] { page_->escape(); },
        .topic = [this] { return page_->topic(); },
        .scrolls = false });
}

QWidget* ReviewPlace::build()
{
    page_ = new ReviewPage(match_, judge_, notes_, &house_.window);
    connect(page_, &ReviewPage::failed, &house_.message, &MessageBar::say);
    connect(page_, &ReviewPage::leave, this, [this] {
        judge_.stop();
        house_.places.goBack();
    });
    connect(page_, &ReviewPage::trialWanted, this, &ReviewPlace::trialWanted);
    connect(page_, &ReviewPage::puzzlesWanted, this, &ReviewPlace::learn);
    connect(page_, &ReviewPage::bookWanted, this,
        [this](const QString& anchor) { book_.open(house_.cards.game(), anchor); });
    return page_;
}

/// With the pack of the house, and as it moves there.
void ReviewPlace::enter()
{
    const Settings& settings = house_.keeper.settings();
    page_->setMotion(settings.motion);
    page_->setHighContrast(settings.highContrast);
    page_->scene().setCards(house_.cards.style());
    match_.setCards(house_.cards.words());
    match_.setHandOrder(settings.handOrder[house_.cards.game().index()]);
}

/// What was done in deals that have been counted, the person's acts first: of one that goes on it
/// would be help.
void ReviewPlace::judge()
{
    const AnyMatch match = match_.counted();
    std::vector<Seat> seats { match_.eyes() };
    for (const Seat seat : SeatSet::firstOf(players(match)))
        if (seat != match_.eyes()) seats.push_back(seat);
    judge_.begin(match, seats, keptIn_);
}

void ReviewPlace::learn()
{
    const SavedMatch whole { match_.counted(), match_.players() };
    std::vector<PuzzleSource> sources;
    for (const review::Finding& finding : review::costliest(judge_.findings(), match_.eyes()))
        sources.push_back(sourceAt(whole, finding.place, finding.seat));
    emit puzzlesWanted(sources);
}

void ReviewPlace::finish()
{
    while (!judge_.isDone()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

void ReviewPlace::open(const SavedMatch& saved, const QString& file)
{
    const bool isJudgedOnce = !file.isEmpty() && isOver(saved.match);
    keptIn_ = isJudgedOnce ? MatchStore::reviewBeside(file) : QString();
    notes_.open(saved.match, file.isEmpty() ? QString() : MatchStore::notesBeside(file));
    house_.cards.lay(gameOf(saved.match));
    match_.open(saved);
    house_.places.go(PlaceName::Review);
    if (!notes_.trouble().isEmpty()) house_.message.say(notes_.trouble());
    judge();
}

}
