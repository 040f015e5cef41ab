// Which match is played: a new one, one that was left, one from a file or the list.

#include "ui/model/any_match.h"
#include "ui/places/main_window.h"
#include "ui/places/match_list.h"
#include "ui/places/navigator.h"
#include "ui/places/widgets/message_bar.h"

#include <QFileInfo>

namespace weli {

void MainWindow::play(const Setup& setup, std::optional<Seat> firstDealer)
{
    if (questions_.mayBegin(gameOf(setup.rules))) begin(setup, firstDealer);
}

void MainWindow::begin(const Setup& setup, std::optional<Seat> firstDealer)
{
    Settings changed = settings_;
    changed.remember(setup);
    takeSettings(changed);
    layCardsFor(settings_.game);
    message_->hide();
    places_->go(PlaceName::Table);
    session_.begin({ withOnePerson(setup.players), setup.rules }, firstDealer);
}

void MainWindow::goOn(const AnyGame& game)
{
    if (parts_.store.isPlayedElsewhere(game)) {
        if (questions_.mayBeginBeside(game)) begin(lastSetup(game), std::nullopt);
        return;
    }
    const auto left = parts_.store.load(game);
    if (const auto* match = std::get_if<SavedMatch>(&left))
        resume(*match);
    else
        openDoor();
}

void MainWindow::resume(const SavedMatch& saved)
{
    layCardsFor(gameOf(saved.match));
    message_->hide();
    places_->go(PlaceName::Table);
    SavedMatch seated = saved;
    seated.players = withOnePerson(saved.players);
    session_.open(seated);
}

void MainWindow::lookAt(const SavedMatch& saved)
{
    layCardsFor(gameOf(saved.match));
    message_->hide();
    places_->go(PlaceName::Table);
    session_.lookAt(saved);
}

void MainWindow::open(const QString& file)
{
    const auto read = MatchStore::read(file, personName());
    if (const auto* broken = std::get_if<BrokenFile>(&read)) return sayBroken(*broken);
    const SavedMatch& match = std::get<SavedMatch>(read);
    const AnyGame game = gameOf(match.match);
    const bool same = QFileInfo(file).canonicalFilePath()
        == QFileInfo(parts_.store.fileOf(game)).canonicalFilePath();
    if (!same && isOver(match.match)) return lookAt(match);
    const bool isElsewhere = parts_.store.isPlayedElsewhere(game);
    if (same && isElsewhere) return goOn(game);
    // What is played on from here is saved like any match, so one that was left makes room.
    if (!same && !isElsewhere && parts_.store.has(game)) {
        if (!questions_.mayOpen(file, game)) return;
        if (const auto wrong = parts_.store.putAway(game)) return message_->say(*wrong);
    }
    resume(match);
}

// Those that were put away.

void MainWindow::openMatches() { places_->go(PlaceName::Matches); }

void MainWindow::offerUndo()
{
    message_->offer(tr("The match has been deleted."), tr("&Undo"), [this] { matches_->undo(); });
}

/// A match of the list changes places with the one under way of its game.
void MainWindow::openKept(const QString& file)
{
    const auto read = MatchStore::read(file, personName());
    if (const auto* broken = std::get_if<BrokenFile>(&read)) return sayBroken(*broken);
    const SavedMatch& match = std::get<SavedMatch>(read);
    const AnyGame game = gameOf(match.match);
    if (isOver(match.match)) return lookAt(match);
    if (parts_.store.isPlayedElsewhere(game)) return open(file);
    if (parts_.store.has(game) && !questions_.mayChangePlaces(game)) return;
    if (const auto wrong = parts_.store.takeOut(file, game)) return message_->say(*wrong);
    resume(match);
}

}
