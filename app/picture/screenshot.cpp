#include "app/picture/screenshot.h"

#include "app/picture/demo.h"
#include "app/picture/pack_sheet.h"
#include "ui/draw/cards/deck_finder.h"
#include "ui/draw/render_queue.h"
#include "ui/model/any_match.h"
#include "ui/model/any_rules.h"
#include "ui/model/puzzles/puzzle_player.h"
#include "ui/model/review/look_back.h"
#include "ui/picture/slate_words.h"
#include "ui/places/learn/drill_page.h"
#include "ui/places/learn/lesson_page.h"
#include "ui/places/offers.h"
#include "ui/places/puzzles/puzzle_page.h"
#include "ui/places/review/review_page.h"
#include "ui/places/settings/card_chooser.h"
#include "ui/places/table_page.h"
#include "ui/places/widgets/background_widget.h"
#include "ui/places/widgets/house_style.h"
#include "ui/slate/slate_view.h"
#include "ui/table/scene/table_scene.h"
#include "ui/words/words.h"

#include <QApplication>
#include <QDateTime>
#include <QDialog>
#include <QImageWriter>
#include <QPushButton>

#include <cstdio>
#include <limits>
#include <utility>

namespace weli {

namespace {

    using Complaint = QString;

    /// Back to the end of the last deal that was counted.
    void backToCount(SavedMatch& saved)
    {
        while (!isCounted(saved.match) && lengthOf(saved.match) > 0)
            rewind(saved.match, lengthOf(saved.match) - 1);
    }

    std::variant<SavedMatch, Complaint> matchFor(const Screenshot& options)
    {
        if (options.trace.isEmpty()) {
            if (options.place == "deal") return demoResult(options.game);
            return options.place == "hint" ? demoChoice(options.game) : demoTable(options.game);
        }
        const auto read = MatchStore::read(options.trace, words::guest());
        if (const auto* broken = std::get_if<BrokenFile>(&read)) {
            const QString line = broken->line > 0 ? QString(":%1").arg(broken->line) : QString();
            return Complaint(broken->file + line + ": " + broken->why);
        }
        SavedMatch saved = std::get<SavedMatch>(read);
        if (options.acts) rewind(saved.match, lengthAfter(saved.match, *options.acts));
        if (options.place == "deal") backToCount(saved);
        if (options.place == "deal" && !isCounted(saved.match))
            return Complaint("no deal has just been counted there");
        if (options.seat && *options.seat >= static_cast<int>(saved.players.size()))
            return Complaint(
                QString("--seat %1: only %2 play").arg(*options.seat).arg(saved.players.size()));
        return saved;
    }

    Seat seatFor(const Screenshot& options, const SavedMatch& saved)
    {
        if (options.seat) return seatAt(*options.seat);
        return personAmong(saved.players).value_or(Seat {});
    }

    QPixmap drawSlate(const Picture& picture, QSize size, bool highContrast)
    {
        SlateView slate;
        slate.setHighContrast(highContrast);
        slate.setSpeed(0);
        slate.resize(size);
        slate.write(picture.slate, {});
        slate.finishBoard();
        return slate.grab();
    }

    /// As if they had been played some days ago, so that the picture is always the same.
    void keepMatches(const MatchStore& store)
    {
        int day = 0;
        for (const AnyGame& game : games) {
            for (SavedMatch match : { demoTable(game), demoResult(game) }) {
                match.players.front() = { words::guest(), Person {} };
                match.begun = QDateTime(QDate(2026, 1, 6 - day), QTime(20, 30 + 5 * day));
                ++day;
                if (store.save(match) || store.putAway(game)) return;
            }
        }
    }

    QPixmap drawAway(const Screenshot& options, OffscreenWindow& studio)
    {
        if (options.place == "settings") studio.window().openSettings();
        if (options.place == "matches") {
            keepMatches(studio.store());
            studio.window().openMatches();
        }
        if (options.place == "setup" || options.place == "rules")
            studio.window().openSetUp(options.game);
        if (options.place == "rules") studio.window().findChild<QPushButton*>("every")->click();
        if (options.place == "settings") {
            studio.draw(); // lays it out
            studio.window().findChild<CardPreview*>()->finish();
        }
        return studio.draw();
    }

    std::variant<QPixmap, Complaint> drawLesson(const Screenshot& options, OffscreenWindow& studio)
    {
        MainWindow& window = studio.window();
        if (!window.openLesson(options.game, options.lesson, options.step - 1))
            return Complaint(QString("there is no lesson %1 with a step %2")
                                 .arg(options.lesson)
                                 .arg(options.step));
        window.lessons().arrive();
        QApplication::processEvents();
        window.lesson().finishPicture();
        return studio.draw();
    }

    /// Beyond the last question is the end of the round.
    QPixmap drawDrill(const Screenshot& options, OffscreenWindow& studio)
    {
        MainWindow& window = studio.window();
        window.openDrill(options.kind ? drill::gameOf(*options.kind) : options.game, options.kind);
        DrillPlayer& player = window.drills();
        const auto answer = [&](int choice) {
            player.choose(choice);
            player.check();
        };
        for (int question = 1; question < options.step; ++question) {
            answer(question % 2);
            player.goOn();
        }
        if (options.answer) answer(*options.answer);
        QApplication::processEvents();
        window.drill().finishPicture();
        return studio.draw();
    }

    /// The pack that is wished for, else the usual one of this game.
    std::optional<Deck> deckFor(const Screenshot& options, const AnyGame& game)
    {
        if (options.cards.deck.isEmpty()) return ourDeck(defaultPack(game));
        return deckOf(options.cards.deck, dataFolders());
    }

    Settings settingsFor(const Screenshot& options)
    {
        Settings settings;
        settings.language = options.language;
        settings.cards = options.cards;
        settings.highContrast = options.highContrast;
        settings.letters = options.letters;
        return settings;
    }

    /// What a person is offered there, or can read: all that a picture shows can be looked for.
    QStringList saidOf(const Screenshot& options, const MainWindow& window)
    {
        QStringList lines;
        if (options.place == "pack") {
            const CardWords called
                = wordsFor(*deckFor(options, options.game), options.cards, options.language);
            for (const Card card : CardSet::all())
                lines << "text card " + words::nameOf(card, called);
            return lines;
        }
        for (const Offer& offer : offersIn(window)) lines << offer.line;
        return lines;
    }

    /// Of the book, or what was done worst in a match; answered with the act that stands there
    /// among all, the best first.
    std::variant<QPixmap, Complaint> drawPuzzle(const Screenshot& options, OffscreenWindow& studio)
    {
        MainWindow& window = studio.window();
        if (options.trace.isEmpty())
            window.openPuzzles(options.game);
        else
            window.review().findChild<QPushButton*>("learnFromIt")->click();
        PuzzlePlayer& player = window.puzzles();
        if (!player.isOpen())
            return Complaint(options.trace.isEmpty() ? "there are no puzzles"
                                                     : "nothing was plainly wrong there");
        for (int puzzle = 1; puzzle < options.step; ++puzzle) {
            window.finishPuzzle();
            player.showBest();
            player.goOn();
        }
        window.finishPuzzle();
        const auto* const posed = player.posed();
        if (options.answer && posed != nullptr) {
            const auto last = static_cast<int>(posed->acts.size()) - 1;
            const int which = std::min(*options.answer, last);
            player.choose(Act(posed->acts[static_cast<std::size_t>(which)].act));
        }
        QApplication::processEvents();
        window.puzzle().finishPicture();
        return studio.draw();
    }

    /// The whole match is there, however far one has gone back.
    std::variant<QPixmap, Complaint> drawReview(Screenshot options, OffscreenWindow& studio)
    {
        const auto acts = std::exchange(options.acts, {});
        const auto match = matchFor(options);
        if (const auto* complaint = std::get_if<Complaint>(&match)) return *complaint;
        const auto& saved = std::get<SavedMatch>(match);
        MainWindow& window = studio.window();
        window.openReview(saved, acts.value_or(std::numeric_limits<int>::max()));
        if (options.seat) window.lookBack().setEyes(seatFor(options, saved));
        if (options.place == "hands") window.lookBack().setHands(LookBack::Hands::All);
        if (options.place == "trial") {
            window.review().findChild<QPushButton*>("playOn")->click();
            QApplication::processEvents();
            auto* const trial = window.findChild<TablePage*>("trialPage");
            if (trial == nullptr) return Complaint { "--place trial: nothing can be tried there" };
            trial->finishPicture();
            return studio.draw();
        }
        window.finishReview();
        if (options.place == "puzzle") return drawPuzzle(options, studio);
        window.review().finishPicture();
        return studio.draw();
    }

    /// A match at the table, or its slate.
    std::variant<QPixmap, Complaint> drawMatch(const Screenshot& options, OffscreenWindow& studio)
    {
        const auto match = matchFor(options);
        if (const auto* complaint = std::get_if<Complaint>(&match)) return *complaint;
        const auto& saved = std::get<SavedMatch>(match);
        const AnyGame game = gameOf(saved.match);
        const Seat seat = seatFor(options, saved);
        const CardWords cards = wordsFor(*deckFor(options, game), options.cards, options.language);
        const QTemporaryDir folder;
        Coach coach(folder.filePath("coach.json"));
        const bool speaks = options.place == "coach";
        coach.set(speaks ? Coaching::Always : Coaching::Never, options.language);
        const Helped helped { .hints = options.place == "hint" ? 2 : 0,
            .wanted = { .odds = options.place == "odds" },
            .coach = &coach };
        const Picture picture = pictureOfMatch(saved, seat, cards, helped);
        if (options.place == "hint" && !picture.note) return Complaint("there is no choice there");
        if (speaks && !picture.note) return Complaint("the coach says nothing there");
        QPixmap table = studio.drawTable(game, picture);
        if (options.place == "slate") return drawSlate(picture, options.size, options.highContrast);
        if (options.place != "acts") return table;
        if (picture.result && picture.result->tellHabits)
            studio.window().table().showHabits();
        else
            studio.window().table().showOpenActs(openActsIn(saved, seat, cards, coach));
        return studio.draw();
    }

    /// A sheet before the start page.
    QPixmap drawSheet(const char* button, OffscreenWindow& studio)
    {
        studio.draw(); // lays it out
        studio.window().findChild<QAbstractButton*>(button)->click();
        QApplication::processEvents();
        return studio.window().findChild<QDialog*>()->grab();
    }

    std::variant<QPixmap, Complaint> drawPlace(const Screenshot& options, OffscreenWindow& studio)
    {
        if (options.place == "keys") return drawSheet("shortcuts", studio);
        if (options.place == "about") return drawSheet("about", studio);
        if (options.place == "pack")
            return packSheet(
                styleFor(*deckFor(options, options.game), options.cards, options.language),
                options.size, qGuiApp->devicePixelRatio());
        if (options.place == "book" && !studio.window().openBook(options.game, options.clause))
            return Complaint("the book has no " + options.clause);
        if (options.place == "lesson") return drawLesson(options, studio);
        if (options.place == "drill") return drawDrill(options, studio);
        if (options.place == "puzzle" && options.trace.isEmpty())
            return drawPuzzle(options, studio);
        if (options.place == "review" || options.place == "hands" || options.place == "trial"
            || options.place == "puzzle")
            return drawReview(options, studio);
        if (options.place == "learn") studio.window().openLearn(options.game);
        if (QStringList { "learn", "door", "matches", "settings", "setup", "rules", "book" }
                .contains(options.place))
            return drawAway(options, studio);
        return drawMatch(options, studio);
    }

    std::variant<QPixmap, Complaint> drawn(const Screenshot& options)
    {
        if (!deckFor(options, options.game))
            return Complaint("there is no pack " + options.cards.deck);
        OffscreenWindow studio(options.size, settingsFor(options));
        auto result = drawPlace(options, studio);
        if (options.says && std::holds_alternative<QPixmap>(result))
            for (const QString& line : saidOf(options, studio.window()))
                std::puts(qPrintable(line));
        return result;
    }

}

OffscreenWindow::OffscreenWindow(QSize size, Settings settings)
{
    settings.motion = 0;
    const QString file = files_.filePath("settings.json");
    [[maybe_unused]] const auto problem = writeSettings(settings, file);
    window_ = std::make_unique<MainWindow>(MainWindow::Parts { store(), file, defaultBots(), {} });
    window_->setMinimumSize(1, 1);
    window_->resize(size);
    window_->show();
}

QPixmap OffscreenWindow::draw()
{
    // A new language reaches every place by an event, and its layout by the next ones.
    for (int round = 0; round < 3; ++round) QApplication::processEvents();
    for (auto* const cloth : window_->findChildren<BackgroundWidget*>())
        if (cloth->isVisible()) cloth->finish();
    window_->grab(); // orders what is drawn late
    for (auto* const queue : window_->findChildren<RenderQueue*>()) queue->finish();
    return window_->grab();
}

QPixmap OffscreenWindow::drawTable(const AnyGame& game, const Picture& picture)
{
    window_->showTable(game, picture);
    QApplication::processEvents();
    window_->table().finishPicture();
    return draw();
}

int drawPortrait(const Screenshot& options)
{
    if (options.dark) QApplication::setPalette(housePalette({ Qt::darkGray, QColor(30, 30, 30) }));
    const auto result = drawn(options);
    if (const auto* complaint = std::get_if<Complaint>(&result)) {
        std::fprintf(stderr, "weli: %s\n", qPrintable(*complaint));
        return 2;
    }
    QImageWriter writer(options.file);
    if (writer.write(std::get<QPixmap>(result).toImage())) return 0;
    std::fprintf(
        stderr, "weli: %s: %s\n", qPrintable(options.file), qPrintable(writer.errorString()));
    return 1;
}

}
