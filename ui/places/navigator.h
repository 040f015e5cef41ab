#pragma once

#include <QPointer>
#include <QStackedWidget>

#include <functional>
#include <map>
#include <vector>

namespace weli {

class PageTurn;

enum class PlaceName {
    Door,
    SetUp,
    Table,
    Matches,
    Settings,
    Book,
    Learn,
    Lesson,
    Drill,
    Review,
    Trial,
    Puzzle,
};

/// Leads through the places: one is open at a time, each is built when it is first wanted.
class Navigator : public QStackedWidget {
    Q_OBJECT

public:
    /// A place of the house.
    struct Place {
        PlaceName name;
        /// Whoever hears it is told its window title, if it has one.
        std::function<QWidget*()> build;
        /// Shows anew what may have changed: when it opens, and in another language.
        std::function<void()> enter = [] {};
        /// What Escape does there; nothing: it belongs to the place itself.
        std::function<void()> leave = {};
        /// Where the book speaks of what the person is on there; nothing: at its beginning.
        std::function<QString()> topic = {};
        /// What can be pressed there, for who hears it; nothing: that is told by the place itself.
        std::function<QString()> keys = {};
        /// Told to who comes back to it.
        std::function<void()> tellAgain = {};
        /// Whether it scrolls in a window that is too small for it.
        bool scrolls = true;
        /// Whoever comes back from it is on what they were on.
        bool isAside = false;
    };
    using QStackedWidget::QStackedWidget;

    void add(Place place);
    /// How long movements take, in percent; 0: a place is there at once.
    void setMotion(int percent) { motion_ = percent; }
    /// Where one has come through before, it is as if one had gone back to it.
    void go(PlaceName name);
    /// To where one came from; to the door if that was nowhere.
    void goBack();
    void escape();
    /// It is built anew when it is wanted again.
    void forget(PlaceName name);

    [[nodiscard]] bool isOpen(PlaceName name) const
    {
        return isAnywhere() && trail_.back() == name;
    }
    [[nodiscard]] bool isAnywhere() const { return !trail_.empty(); }
    [[nodiscard]] bool takesEscape() const;
    /// Where the book speaks of what the person is on.
    [[nodiscard]] QString topic() const;
    /// All that there are.
    [[nodiscard]] std::vector<PlaceName> names() const;

signals:
    void moved();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Entry {
        Place place {};
        QPointer<QWidget> page {};
        QWidget* widget = nullptr; // the page, or what scrolls it
    };
    [[nodiscard]] const Place& here() const { return places_.at(trail_.back()).place; }
    void open(Entry& entry);

    std::map<PlaceName, Entry> places_;
    std::vector<PlaceName> trail_; // each place once, the one that is open last
    int motion_ = 0;
    QPointer<PageTurn> turn_;
    QPointer<QWidget> left_; // had the focus when one went aside
};

}
