#pragma once

#include "tests/support/hand.h"
#include "ui/model/lessons/lesson_library.h"
#include "ui/places/main_window.h"
#include "ui/places/navigator.h"
#include "ui/places/offers.h"
#include "ui/places/widgets/laid_button.h"

#include <memory>

namespace weli::test {

/// The whole program with somebody in it, who does only what a hand can do. Nothing moves in it,
/// nobody waits, and it is not painted.
class House {
public:
    House(const QString& language, Hand hand, QSize size = { 1280, 800 }, Settings settings = {})
        : hand_(hand)
    {
        settings.language = language;
        settings.motion = 0;
        settings.pace = 0;
        const QString file = files_.filePath("settings.json");
        if (const auto problem = writeSettings(settings, file)) qFatal("%s", qPrintable(*problem));
        window_ = std::make_unique<MainWindow>(
            MainWindow::Parts { MatchStore(files_.filePath("matches")), file, defaultBots(),
                { { 1, 2, 3, 4 }, { 5, 6, 7, 8 } }, Thinker::Where::AtOnce });
        window_->setUpdatesEnabled(false);
        window_->resize(size);
        window_->show();
        window_->activateWindow();
        if (!QTest::qWaitForWindowActive(window_.get())) qFatal("the window does not come");
    }

    [[nodiscard]] MainWindow& window() const { return *window_; }
    [[nodiscard]] Hand hand() const { return hand_; }
    /// Where its matches are kept.
    [[nodiscard]] MatchStore store() const { return MatchStore(files_.filePath("matches")); }
    /// The object name of the place that is open.
    [[nodiscard]] QString place() const { return page()->objectName(); }
    [[nodiscard]] QWidget* page() const
    {
        QWidget* const shown = window_->findChild<Navigator*>()->currentWidget();
        auto* const scroller = qobject_cast<QScrollArea*>(shown);
        return scroller == nullptr ? shown : scroller->widget();
    }
    [[nodiscard]] std::vector<Offer> offers() const { return offersIn(*page()); }
    /// The first that begins so.
    [[nodiscard]] std::optional<Offer> offer(const QString& start) const
    {
        for (const Offer& each : offers())
            if (each.line == start || each.line.startsWith(start + u' ')) return each;
        return std::nullopt;
    }

    /// Opens this place from wherever one is.
    void enter(const QString& place) const
    {
        const AnyGame game = games.front();
        if (place == "setUpPage") window_->openSetUp(game);
        if (place == "settingsPage") window_->openSettings();
        if (place == "matchList") window_->openMatches();
        if (place == "learnPage") window_->openLearn(game);
        if (place == "bookPage") window_->openBook(game);
        if (place == "drillPage") window_->openDrill(game, std::nullopt);
        if (place == "lessonPage") window_->openLesson(game, lessonsOf(game).front(), 0);
        QCoreApplication::processEvents();
    }
    /// Presses a key where the focus is.
    void key(int key, Qt::KeyboardModifiers modifiers = {}) const
    {
        regainKeys();
        QWidget* const focus = QApplication::focusWidget();
        QTest::keyClick(
            focus == nullptr ? window_.get() : focus, static_cast<Qt::Key>(key), modifiers);
    }
    /// What went wrong with it, else nothing.
    [[nodiscard]] QString press(const Offer& offer) const
    {
        if (offer.item != nullptr) {
            auto* const view = qobject_cast<QGraphicsView*>(offer.widget);
            return test::press(*view, *offer.item, hand_) ? QString() : offer.line + " is covered";
        }
        return hand_ == Hand::Mouse ? click(*offer.widget) : pressByKeys(*offer.widget);
    }
    /// Leads the focus there by Tab; what went wrong, else nothing.
    [[nodiscard]] QString focus(QWidget& widget) const
    {
        constexpr int most = 200;
        for (int presses = 0; presses < most && QApplication::focusWidget() != &widget; ++presses)
            key(!isBeside(widget) ? Qt::Key_Tab : isLaid(widget) ? Qt::Key_Right : Qt::Key_Down);
        const bool is = QApplication::focusWidget() == &widget;
        return is ? QString() : widget.objectName() + ": Tab does not come there";
    }
    [[nodiscard]] QString press(const QString& start) const
    {
        const auto found = offer(start);
        return found ? press(*found) : start + " is not offered";
    }

private:
    /// A desktop gives the window the keys back when what stood before it goes.
    void regainKeys() const
    {
        const QWidget* const active = QApplication::activeWindow();
        if (active != nullptr && active->isVisible()) return;
        window_->activateWindow();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] static bool isLaid(const QWidget& widget)
    {
        return qobject_cast<const LaidButton*>(&widget) != nullptr;
    }
    /// Of choices of which one holds Tab finds one, and arrows lead on.
    [[nodiscard]] static bool isBeside(const QWidget& widget)
    {
        const auto* const choice = qobject_cast<const QRadioButton*>(&widget);
        const auto* const focus = qobject_cast<const QRadioButton*>(QApplication::focusWidget());
        return choice != nullptr && focus != nullptr && focus->group() == choice->group();
    }
    [[nodiscard]] QString click(QWidget& widget) const
    {
        for (QWidget* each = widget.parentWidget(); each != nullptr; each = each->parentWidget())
            if (auto* const area = qobject_cast<QScrollArea*>(each))
                area->ensureWidgetVisible(&widget);
        const QPoint at = widget.mapTo(widget.window(), widget.rect().center());
        QWidget* const top = widget.window()->childAt(at);
        if (top != &widget && !widget.isAncestorOf(top)) return widget.objectName() + " is covered";
        QTest::mouseClick(top, Qt::LeftButton, {}, top->mapFrom(widget.window(), at));
        return {};
    }
    [[nodiscard]] QString pressByKeys(QWidget& widget) const
    {
        const QString wrong = focus(widget);
        if (wrong.isEmpty()) key(Qt::Key_Space);
        return wrong;
    }

    QTemporaryDir files_;
    Hand hand_;
    std::unique_ptr<MainWindow> window_;
};

}
