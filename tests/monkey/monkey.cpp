// Mouse, wheel and keys at random in every place of the program, through Qt's own events. A crash
// is played again by its seed: weli-monkey PLACE SEED ACTS. Ends with 1 where the window hung.

#include "core/game/rng.h"
#include "ui/model/any_rules.h"
#include "ui/model/lessons/lesson_library.h"
#include "ui/places/main_window.h"
#include "ui/places/navigator.h"
#include "ui/places/review/review_page.h"
#include "ui/places/widgets/house_style.h"
#include "ui/words/languages.h"

#include <QtTest>
#include <QtWidgets>

#include <array>
#include <cstdio>
#include <ctime>
#include <deque>

using namespace weli;

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr double slower = 4;
#else
constexpr double slower = 1;
#endif
// Seconds of processor time. What takes so long is told; it fails only where no busy machine
// explains it.
constexpr double noteworthy = 0.5 * slower;
constexpr double tooLong = 4 * noteworthy;
constexpr std::size_t trailLength = 200;
constexpr int actsInAPlace = 150; // then it goes there again

/// Of the thread that draws.
double secondsUsed()
{
    timespec now {};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

struct Haunt {
    const char* name;
    void (*open)(MainWindow& window, const AnyGame& game);
};

void playOn(MainWindow& window, const AnyGame& game)
{
    window.openSetUp(game);
    QWidget* const page = window.findChild<QWidget*>("setUpPage");
    if (auto* const play = page->findChild<QPushButton*>("play")) play->click();
}

/// At a match of this game that was played to its end.
void lookBack(MainWindow& window, const AnyGame& game)
{
    const QString code = codeOf(game);
    const QString trace
        = QString(WELI_SOURCE_DIR "/tests/traces/%1.jsonl").arg(code == "bieten" ? "tirol" : code);
    window.openReview(std::get<SavedMatch>(MatchStore::read(trace, "Ich")), 20);
}

void tryOn(MainWindow& window, const AnyGame& game)
{
    lookBack(window, game);
    window.review().findChild<QPushButton*>("playOn")->click();
}

constexpr std::array places {
    Haunt { "door", [](MainWindow& window, const AnyGame&) { window.close(), window.show(); } },
    Haunt { "setup", [](MainWindow& window, const AnyGame& game) { window.openSetUp(game); } },
    Haunt { "table", playOn },
    Haunt { "settings", [](MainWindow& window, const AnyGame&) { window.openSettings(); } },
    Haunt { "matches", [](MainWindow& window, const AnyGame&) { window.openMatches(); } },
    Haunt { "book", [](MainWindow& window, const AnyGame& game) { window.openBook(game); } },
    Haunt { "learn", [](MainWindow& window, const AnyGame& game) { window.openLearn(game); } },
    Haunt { "lesson",
        [](MainWindow& window, const AnyGame& game) {
            window.openLesson(game, lessonsOf(game).front(), 0);
        } },
    Haunt { "drill",
        [](MainWindow& window, const AnyGame& game) { window.openDrill(game, std::nullopt); } },
    Haunt { "review", lookBack },
    Haunt { "trial", tryOn },
    Haunt { "puzzle", [](MainWindow& window, const AnyGame& game) { window.openPuzzles(game); } },
};

constexpr std::array keys { Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Return, Qt::Key_Space,
    Qt::Key_Escape, Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp,
    Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End, Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4,
    Qt::Key_5, Qt::Key_6, Qt::Key_A, Qt::Key_B, Qt::Key_H, Qt::Key_L, Qt::Key_N, Qt::Key_P,
    Qt::Key_R, Qt::Key_S, Qt::Key_T, Qt::Key_W, Qt::Key_Z, Qt::Key_F1, Qt::Key_F2, Qt::Key_F4,
    Qt::Key_F11, Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Plus, Qt::Key_Minus };

class Monkey {
public:
    Monkey(const Haunt& place, std::uint64_t seed)
        : place_(place)
        , rng_({ seed, 1, 2, 3 })
        , trail_(files_.filePath("trail"))
    {
        Settings settings;
        settings.language = "en";
        settings.motion = 0;
        settings.pace = 0;
        settings.thinkingTime = 100;
        const QString file = files_.filePath("weli.json");
        if (const auto problem = writeSettings(settings, file)) qFatal("%s", qPrintable(*problem));
        window_ = std::make_unique<MainWindow>(
            MainWindow::Parts { MatchStore(files_.filePath("matches")), file, defaultBots(),
                { { seed, 4, 5, 6 }, { seed, 7, 8, 9 } }, Thinker::Where::AtOnce });
        window_->show();
        if (!trail_.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) qFatal("no trail");
    }

    /// False: the window hung, which is told.
    bool run(int acts)
    {
        acts_ = acts;
        actSoon();
        QCoreApplication::exec();
        return isQuick_;
    }
    [[nodiscard]] QString trail() const { return trail_.fileName(); }

private:
    int below(int end) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(end))); }
    template <typename List> const auto& anyOf(const List& list)
    {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }

    void note(const QString& what)
    {
        last_ = what;
        lines_.push_back(what.toUtf8() + '\n');
        if (lines_.size() > trailLength) lines_.pop_front();
        QByteArray all;
        for (const QByteArray& line : lines_) all += line;
        trail_.seek(0);
        trail_.write(all);
    }

    [[nodiscard]] QString placeNow() const
    {
        const QWidget* const place = window_->findChild<Navigator*>()->currentWidget();
        const auto* const scroller = qobject_cast<const QScrollArea*>(place);
        return (scroller == nullptr ? place : scroller->widget())->objectName();
    }

    /// What a person could reach now.
    [[nodiscard]] QWidget* top() const
    {
        if (QWidget* const popup = QApplication::activePopupWidget()) return popup;
        if (QWidget* const dialog = QApplication::activeModalWidget()) return dialog;
        return window_.get();
    }

    void actSoon()
    {
        QTimer::singleShot(0, window_.get(), [this] { actNow(); });
    }

    /// A dialog has an event loop of its own, in which the acts go on while the one that opened it
    /// has not come to its end.
    void actNow()
    {
        if (done_ >= acts_) return QCoreApplication::quit();
        actSoon();
        QWidget* const here = top();
        if (here == busyWith_) return;
        QWidget* const before = std::exchange(busyWith_, here);
        const int number = done_;
        const double begun = secondsUsed();
        act();
        const double took = secondsUsed() - begun;
        busyWith_ = before;
        if (took <= noteworthy || number + 1 != done_) return;
        isQuick_ = isQuick_ && took <= tooLong;
        std::fprintf(stderr, "act %d took %.2f s: %s, which led to %s\n", done_, took,
            qPrintable(last_), qPrintable(placeNow()));
    }

    void act()
    {
        ++done_;
        if (!window_->isVisible()) window_->show();
        QWidget* const here = top();
        if (auto* const files = qobject_cast<QFileDialog*>(here)) return files->reject();
        if (done_ % actsInAPlace == 1 && here == window_.get()) {
            note("goes there");
            return place_.open(*window_, anyOf(games));
        }
        if (here->windowHandle() == nullptr) return;
        const int what = below(100);
        if (what < 45)
            click(*here);
        else if (what < 85)
            press(*here);
        else if (what < 92)
            turn(*here);
        else if (what < 96)
            drag(*here);
        else if (here == window_.get())
            change();
    }

    QPoint spotIn(const QWidget& widget)
    {
        // Rather on something than beside it.
        const auto all = widget.findChildren<QWidget*>();
        if (!all.isEmpty() && below(3) > 0) {
            const QWidget* const one = all[below(static_cast<int>(all.size()))];
            if (one->isVisible() && one->window() == &widget)
                return one->mapTo(&widget,
                    QPoint(below(std::max(1, one->width())), below(std::max(1, one->height()))));
        }
        return { below(widget.width()), below(widget.height()) };
    }

    void click(QWidget& widget)
    {
        const QPoint at = spotIn(widget);
        const Qt::MouseButton button = below(8) == 0 ? Qt::RightButton : Qt::LeftButton;
        note(QString("click %1 %2,%3").arg(button).arg(at.x()).arg(at.y()));
        const int times = below(6) == 0 ? 2 : 1;
        const QPointer<QWindow> window = widget.windowHandle();
        for (int i = 0; i < times; ++i) {
            if (window) QTest::mousePress(window, button, {}, at);
            if (window) QTest::mouseRelease(window, button, {}, at); // it may have closed
        }
    }

    /// Not QTest::keyClick: that does not notice that a window has closed by the key.
    static void tap(const QPointer<QWindow>& window, Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        const bool types = modifiers == Qt::NoModifier && key < Qt::Key_Escape;
        const QString text = types ? QString(QChar(key)).toLower() : QString();
        for (const auto type : { QEvent::KeyPress, QEvent::KeyRelease })
            if (window) qt_handleKeyEvent(window, type, key, modifiers, text, false, 1);
        QCoreApplication::processEvents();
    }

    void press(QWidget& widget)
    {
        const Qt::Key key = anyOf(keys);
        const int times = below(5) == 0 ? 2 : 1;
        const int with = below(12);
        const Qt::KeyboardModifiers modifiers = with == 0 ? Qt::ControlModifier
            : with == 1                                   ? Qt::ShiftModifier
            : with == 2                                   ? Qt::AltModifier
                                                          : Qt::NoModifier;
        note(QString("key %1 with %2").arg(QKeySequence(key).toString()).arg(with));
        const QPointer<QWindow> window = widget.windowHandle(); // which the first may close
        for (int i = 0; i < times; ++i) tap(window, key, modifiers);
    }

    void turn(QWidget& widget)
    {
        const QPoint at = spotIn(widget);
        QWidget* const under = widget.childAt(at);
        const int delta = below(2) == 0 ? 120 : -120;
        note(QString("wheel %1 %2,%3").arg(delta).arg(at.x()).arg(at.y()));
        QWidget& target = under == nullptr ? widget : *under;
        QWheelEvent event(target.mapFrom(&widget, at), widget.mapToGlobal(at), {}, { 0, delta },
            Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&target, &event);
    }

    void drag(QWidget& widget)
    {
        const QPoint from = spotIn(widget);
        const QPoint to = spotIn(widget);
        note(QString("drag %1,%2 %3,%4").arg(from.x()).arg(from.y()).arg(to.x()).arg(to.y()));
        const bool callsOff = below(4) == 0;
        const QPointer<QWindow> window = widget.windowHandle();
        QTest::mousePress(window, Qt::LeftButton, {}, from);
        if (window) QTest::mouseMove(window, (from + to) / 2);
        if (window) QTest::mouseMove(window, to);
        if (callsOff) tap(window, Qt::Key_Escape, {});
        if (window) QTest::mouseRelease(window, Qt::LeftButton, {}, to);
    }

    void change()
    {
        if (below(2) == 0) {
            const QSize size(760 + below(900), 480 + below(600));
            note(QString("resize %1x%2").arg(size.width()).arg(size.height()));
            return window_->resize(size);
        }
        const Qt::Key key = anyOf(std::array { Qt::Key_Plus, Qt::Key_Minus, Qt::Key_0 });
        note("letters");
        tap(window_->windowHandle(), key, Qt::ControlModifier);
    }

    QTemporaryDir files_;
    const Haunt& place_;
    Rng rng_;
    QFile trail_;
    std::deque<QByteArray> lines_;
    QString last_;
    std::unique_ptr<MainWindow> window_;
    int done_ = 0;
    int acts_ = 0;
    bool isQuick_ = true;
    QWidget* busyWith_ = nullptr; // where an act is under way
};

/// Nothing that a monkey does shall reach the files of whoever lets it loose.
class Cage {
public:
    Cage()
    {
        for (const char* each : { "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME",
                 "XDG_STATE_HOME", "XDG_RUNTIME_DIR" })
            qputenv(each, files_.path().toLocal8Bit());
        QDir::setCurrent(files_.path());
    }

private:
    QTemporaryDir files_;
};

}

int main(int argc, char** argv)
{
    const Cage cage;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_LOGGING_RULES", "*.warning=false"); // of what offscreen cannot do
    QLoggingCategory::setFilterRules("qt.qpa.*=false");
    const QApplication app(argc, argv);
    QApplication::setStyle(new HouseStyle);
    QApplication::setQuitOnLastWindowClosed(false);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() != 4) {
        std::fputs("usage: weli-monkey PLACE|all SEED ACTS\n", stderr);
        return 2;
    }
    bool isQuick = true;
    for (const Haunt& place : places) {
        if (arguments[1] != "all" && arguments[1] != place.name) continue;
        Monkey monkey(place, arguments[2].toULongLong());
        std::printf("weli-monkey %s %s %s, trail %s\n", place.name, qPrintable(arguments[2]),
            qPrintable(arguments[3]), qPrintable(monkey.trail()));
        std::fflush(stdout);
        isQuick = monkey.run(arguments[3].toInt()) && isQuick;
    }
    return isQuick ? 0 : 1;
}
