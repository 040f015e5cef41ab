#pragma once

#include <QStackedWidget>

#include <functional>
#include <map>
#include <vector>

namespace weli {

enum class PlaceName { Door, SetUp, Table, Matches, Settings, Book, Learn, Lesson, Drill };

/// The places of the house: one is open at a time, each is built when it is first wanted.
class Navigator : public QStackedWidget {
    Q_OBJECT

public:
    struct Place {
        std::function<QWidget*()> build;
        /// Shows anew what may have changed: when it opens, and in another language.
        std::function<void()> refresh = [] {};
        /// What Escape does there; nothing: it belongs to the place itself.
        std::function<void()> escape = {};
        /// Whether it scrolls in a window that is too small for it.
        bool scrolls = true;
    };
    using QStackedWidget::QStackedWidget;

    void add(PlaceName name, Place place);
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
    /// All that there are.
    [[nodiscard]] std::vector<PlaceName> names() const;

signals:
    void moved();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Entry {
        Place place;
        QWidget* widget = nullptr;
    };
    [[nodiscard]] const Place& here() const { return places_.at(trail_.back()).place; }

    std::map<PlaceName, Entry> places_;
    std::vector<PlaceName> trail_; // each place once, the one that is open last
};

}
