#include "ui/places/house/tables/puzzle_place.h"

#include "ui/places/house/book_place.h"
#include "ui/places/house/game_cards.h"
#include "ui/places/house/keeper.h"
#include "ui/places/navigator.h"
#include "ui/places/puzzles/puzzle_page.h"
#include "ui/places/widgets/message_bar.h"
#include "ui/table/scene/table_scene.h"

#include <QCoreApplication>

namespace weli {

PuzzlePlace::PuzzlePlace(const House& house, BookPlace& book, Thinker::Where thinks)
    : QObject(&house.window)
    , house_(house)
    , book_(book)
    , player_(thinks)
{
    house_.places.add({ .name = PlaceName::Puzzle,
        .build = [this] { return build(); },
        .enter = [this] { enter(); },
        .leave = [this] { page_->escape(); },
        .topic = [this] { return page_->topic(); },
        .scrolls = false });
}

QWidget* PuzzlePlace::build()
{
    page_ = new PuzzlePage(player_, &house_.window);
    connect(page_, &PuzzlePage::leave, this, [this] {
        player_.close();
        house_.places.goBack();
    });
    connect(&player_, &PuzzlePlayer::noneFound, this, [this] {
        house_.places.goBack();
        house_.message.say(tr("On a second look, nothing here was plainly wrong."));
    });
    connect(page_, &PuzzlePage::bookWanted, this,
        [this](const QString& anchor) { book_.open(house_.cards.game(), anchor); });
    return page_;
}

/// With the pack of the house, and as it moves there.
void PuzzlePlace::enter()
{
    const Settings& settings = house_.keeper.settings();
    page_->setMotion(settings.motion);
    page_->setHighContrast(settings.highContrast);
    page_->scene().setCards(house_.cards.style());
    page_->scene().setTellsAll(settings.tellsAll);
    player_.setCards(house_.cards.words());
    player_.setHandOrder(settings.handOrder[house_.cards.game().index()]);
    player_.reword();
}

void PuzzlePlace::open(const std::vector<PuzzleSource>& sources, std::size_t most)
{
    house_.places.go(PlaceName::Puzzle);
    player_.begin(sources, most);
}

void PuzzlePlace::finish()
{
    while (player_.isOpen() && player_.puzzle().stage == PuzzlePicture::Stage::Weighing)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

}
