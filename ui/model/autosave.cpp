#include "ui/model/autosave.h"

#include "core/record/writer.h"
#include "ui/words/words.h"

#include <utility>

namespace weli {

namespace {

    template <GameState S>
    std::optional<QByteArray> linesSince(const Timeline<S>& match, std::size_t length, EventId tip)
    {
        if (match.length() < length) return std::nullopt;
        EventId id = match.tip();
        for (std::size_t i = match.length(); i > length; --i) id = match.previous(id);
        if (id != tip) return std::nullopt;
        std::string lines;
        match.forEach([&lines](const S& /*before*/, const auto& event,
                          const S& now) { lines += linesOf(now, event); },
            length);
        return QByteArray::fromStdString(lines);
    }

}

std::optional<QString> Autosave::beginMatch(const AnyGame& game)
{
    start(game);
    auto problem = putAway();
    if (problem) pause();
    return problem;
}

void Autosave::goOnWithMatch(const SavedMatch& saved)
{
    start(gameOf(saved.match));
    if (!isOn_) return;
    hasMoved_ = !isOfGame(); // the window that has it came first by a hair
    const auto stamp = stampOf(file_);
    if (!stamp) return;
    const auto found = MatchStore::read(file_, {});
    const auto* const match = std::get_if<SavedMatch>(&found);
    if (match != nullptr && match->match == saved.match) stamp_ = stamp;
}

void Autosave::pause()
{
    isOn_ = false;
    lock_.reset();
}

void Autosave::start(const AnyGame& game)
{
    game_ = game;
    isOn_ = store_ != nullptr;
    isFailing_ = false;
    hasMoved_ = false;
    kept_.reset();
    stamp_.reset();
    lock_.reset(); // it may be the same file
    if (!isOn_) return;
    file_ = store_->fileOf(game);
    lock_.emplace(file_);
    if (lock_->isTaken()) moveOn();
}

/// The match is kept in another file, which nobody knows.
void Autosave::moveOn()
{
    file_ = store_->newFile();
    lock_.emplace(file_);
    stamp_.reset();
    kept_.reset();
}

/// Somebody else has written the file, or put one where there was none.
bool Autosave::isTouched() const
{
    const auto now = stampOf(file_);
    return now && now != stamp_;
}

std::optional<QString> Autosave::keep(const SavedMatch& saved)
{
    if (!isOn_) return std::nullopt;
    if (isTouched()) {
        moveOn();
        hasMoved_ = true;
    }
    const auto problem = append(saved) ? std::nullopt : writeWhole(saved);
    stamp_ = stampOf(file_);
    const bool isTold = std::exchange(isFailing_, problem.has_value());
    if (problem) return isTold ? std::nullopt : problem;
    if (!std::exchange(hasMoved_, false)) return std::nullopt;
    return words::goesOnElsewhere(file_);
}

std::optional<QByteArray> Autosave::missing(const SavedMatch& saved) const
{
    // The rest of the match line never changes.
    if (!kept_ || kept_->undone != saved.undone || kept_->hints != saved.hints
        || kept_->players != saved.players)
        return std::nullopt;
    return std::visit(
        [this](const auto& match) { return linesSince(match, kept_->length, kept_->tip); },
        saved.match);
}

bool Autosave::append(const SavedMatch& saved)
{
    const auto lines = missing(saved);
    if (!lines || !appendPrivate(file_, *lines, kept_->bytes)) return false;
    kept_->bytes += lines->size();
    std::visit(
        [this](const auto& match) {
            kept_->tip = match.tip();
            kept_->length = match.length();
        },
        saved.match);
    return true;
}

std::optional<QString> Autosave::writeWhole(const SavedMatch& saved)
{
    kept_.reset();
    auto problem = store_->save(saved, file_);
    if (problem) return problem;
    const auto written = stampOf(file_);
    kept_ = std::visit(
        [&](const auto& match) {
            return Kept { saved.players, saved.undone, saved.hints, match.tip(), match.length(),
                written ? written->size : 0 };
        },
        saved.match);
    return std::nullopt;
}

std::optional<QString> Autosave::leave(const SavedMatch& saved)
{
    const bool isExchanged = isOn_ && stamp_ && stampOf(file_) != stamp_;
    auto problem = isExchanged ? keep(saved) : std::nullopt;
    pause();
    return problem;
}

std::optional<QString> Autosave::putAway()
{
    // What is not in the game's file lies in the history already.
    if (!isOn_ || !isOfGame() || !store_->has(game_)) return std::nullopt;
    kept_.reset();
    stamp_.reset();
    return store_->putAway(game_);
}

}
