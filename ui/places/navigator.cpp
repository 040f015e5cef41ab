#include "ui/places/navigator.h"

#include "ui/places/page_turn.h"
#include "ui/places/widgets/heard.h"
#include "ui/places/widgets/page.h"

#include <QApplication>
#include <QEvent>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace weli {

namespace {

    constexpr int turning = 180; // milliseconds

}

void Navigator::add(Place place)
{
    const PlaceName name = place.name;
    places_[name].place = std::move(place);
}

void Navigator::go(PlaceName name)
{
    Entry& entry = places_.at(name);
    if (entry.widget == nullptr) {
        const Unheard building;
        entry.page = entry.place.build();
        for (QPushButton* const button : entry.page->findChildren<QPushButton*>())
            button->setAutoDefault(true); // Enter presses it, as Space does
        entry.widget = entry.place.scrolls ? new Scroller(entry.page, this) : entry.page;
        addWidget(entry.widget);
    }
    trail_.erase(std::find(trail_.begin(), trail_.end(), name), trail_.end());
    trail_.push_back(name);
    open(entry);
    emit moved();
}

void Navigator::open(Entry& entry)
{
    delete turn_;
    const bool isOther = currentWidget() != entry.widget;
    const bool turns = motion_ > 0 && isVisible() && isOther;
    const QPixmap before = turns ? currentWidget()->grab() : QPixmap();
    const bool goesAside = entry.place.isAside && isOther;
    if (goesAside && !left_) left_ = QApplication::focusWidget();
    entry.place.enter();
    setCurrentWidget(entry.widget);
    if (isOther && !goesAside && left_ && left_->isVisible()) {
        left_->setFocus();
        left_.clear();
    }
    const QString title = entry.page->windowTitle();
    const QString keys = entry.place.keys ? ' ' + entry.place.keys() : QString();
    if (isOther && !title.isEmpty()) say(*this, title + '.' + keys);
    if (turns) turn_ = new PageTurn(before, turning * motion_ / 100, this);
}

void Navigator::goBack()
{
    go(trail_.size() > 1 ? trail_[trail_.size() - 2] : PlaceName::Door);
    if (here().tellAgain) here().tellAgain();
}

void Navigator::escape()
{
    if (takesEscape()) here().leave();
}

void Navigator::forget(PlaceName name) { delete std::exchange(places_.at(name).widget, nullptr); }

bool Navigator::takesEscape() const { return isAnywhere() && here().leave; }

QString Navigator::topic() const
{
    return isAnywhere() && here().topic ? here().topic() : QString();
}

std::vector<PlaceName> Navigator::names() const
{
    std::vector<PlaceName> all;
    for (const auto& [name, entry] : places_) all.push_back(name);
    return all;
}

void Navigator::changeEvent(QEvent* event)
{
    QStackedWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && isAnywhere()) here().enter();
}

}
