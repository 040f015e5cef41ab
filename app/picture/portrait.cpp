#include "app/picture/portrait.h"

#include "app/picture/demo.h"
#include "app/picture/pack_sheet.h"
#include "ui/draw/cards/deck_finder.h"
#include "ui/model/any_match.h"
#include "ui/model/any_rules.h"
#include "ui/picture/slate_words.h"
#include "ui/places/settings/card_chooser.h"
#include "ui/places/table_page.h"
#include "ui/places/widgets/backcloth.h"
#include "ui/slate/slate_view.h"
#include "ui/table/scene/table_scene.h"
#include "ui/words/words.h"

#include <QApplication>
#include <QImageWriter>
#include <QPushButton>

#include <cstdio>

namespace weli {

namespace {

    using Complaint = QString;

    /// Back to the end of the last deal that was counted.
    void backToCount(SavedMatch& saved)
    {
        while (!isCounted(saved.match) && lengthOf(saved.match) > 0)
            rewind(saved.match, lengthOf(saved.match) - 1);
    }

    std::variant<SavedMatch, Complaint> matchFor(const Portrait& wish)
    {
        if (wish.trace.isEmpty())
            return wish.place == "deal" ? demoResult(wish.game) : demoTable(wish.game);
        const auto read = MatchStore::read(wish.trace, words::guest());
        if (const auto* broken = std::get_if<BrokenFile>(&read)) {
            const QString line = broken->line > 0 ? QString(":%1").arg(broken->line) : QString();
            return Complaint(broken->file + line + ": " + broken->why);
        }
        SavedMatch saved = std::get<SavedMatch>(read);
        if (wish.acts) rewind(saved.match, lengthAfter(saved.match, *wish.acts));
        if (wish.place == "deal" && !wish.acts) backToCount(saved);
        if (wish.place == "deal" && !isCounted(saved.match))
            return Complaint("no deal has just been counted there");
        if (wish.seat && *wish.seat >= static_cast<int>(saved.players.size()))
            return Complaint(
                QString("--seat %1: only %2 play").arg(*wish.seat).arg(saved.players.size()));
        return saved;
    }

    Seat seatFor(const Portrait& wish, const SavedMatch& saved)
    {
        if (wish.seat) return seatAt(*wish.seat);
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

    QPixmap drawAway(const Portrait& wish, Studio& studio)
    {
        if (wish.place == "settings") studio.window().openSettings();
        if (wish.place == "setup" || wish.place == "rules") studio.window().openSetUp(wish.game);
        if (wish.place == "rules") studio.window().findChild<QPushButton*>("every")->click();
        if (wish.place == "settings") {
            studio.draw(); // lays it out
            studio.window().findChild<CardPreview*>()->finish();
        }
        return studio.draw();
    }

    /// The pack that is wished for, else the usual one of this game.
    std::optional<Deck> deckFor(const Portrait& wish, const AnyGame& game)
    {
        if (wish.cards.deck.isEmpty()) return ourDeck(usualPack(game));
        return deckOf(wish.cards.deck, dataFolders());
    }

    std::variant<QPixmap, Complaint> drawn(const Portrait& wish)
    {
        const auto deck = deckFor(wish, wish.game);
        if (!deck) return Complaint("there is no pack " + wish.cards.deck);
        Studio studio(wish.size, wish.language, wish.cards, wish.highContrast);
        if (wish.place == "pack")
            return packSheet(
                styleFor(*deck, wish.cards, wish.language), wish.size, qGuiApp->devicePixelRatio());
        if (QStringList { "door", "settings", "setup", "rules" }.contains(wish.place))
            return drawAway(wish, studio);
        const auto match = matchFor(wish);
        if (const auto* complaint = std::get_if<Complaint>(&match)) return *complaint;
        const auto& saved = std::get<SavedMatch>(match);
        const AnyGame game = gameOf(saved.match);
        const Picture picture = pictureOfMatch(
            saved, seatFor(wish, saved), wordsFor(*deckFor(wish, game), wish.cards, wish.language));
        if (wish.place == "slate") return drawSlate(picture, wish.size, wish.highContrast);
        return studio.drawTable(game, picture);
    }

}

Studio::Studio(QSize size, const QString& language, const CardChoice& cards, bool highContrast)
{
    Settings settings;
    settings.language = language;
    settings.motion = 0;
    settings.cards = cards;
    settings.highContrast = highContrast;
    const QString file = files_.filePath("settings.ini");
    [[maybe_unused]] const bool written = writeSettings(settings, file);
    window_ = std::make_unique<MainWindow>(
        MainWindow::Parts { MatchStore(files_.filePath("matches")), file, botChoosers(), {} });
    window_->setMinimumSize(1, 1);
    window_->resize(size);
    window_->show();
}

QPixmap Studio::draw()
{
    // A new language reaches every place by an event, and its layout by the next ones.
    for (int round = 0; round < 3; ++round) QApplication::processEvents();
    for (auto* const cloth : window_->findChildren<Backcloth*>())
        if (cloth->isVisible()) cloth->finish();
    return window_->grab();
}

QPixmap Studio::drawTable(const AnyGame& game, const Picture& picture)
{
    window_->showTable(game, picture);
    QApplication::processEvents();
    window_->table().finishPicture();
    return draw();
}

int drawPortrait(const Portrait& wish)
{
    const auto result = drawn(wish);
    if (const auto* complaint = std::get_if<Complaint>(&result)) {
        std::fprintf(stderr, "weli: %s\n", qPrintable(*complaint));
        return 2;
    }
    QImageWriter writer(wish.file);
    if (writer.write(std::get<QPixmap>(result).toImage())) return 0;
    std::fprintf(stderr, "weli: %s: %s\n", qPrintable(wish.file), qPrintable(writer.errorString()));
    return 1;
}

}
