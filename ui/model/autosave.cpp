#include "ui/model/autosave.h"

#include "core/record/writer.h"
#include "ui/model/private_file.h"

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
    goOnWithMatch(game);
    auto problem = putAway();
    if (problem) pause();
    return problem;
}

void Autosave::goOnWithMatch(const AnyGame& game)
{
    game_ = game;
    isOn_ = store_ != nullptr;
    isFailing_ = false;
    kept_.reset();
}

std::optional<QString> Autosave::keep(const SavedMatch& saved)
{
    if (!isOn_) return std::nullopt;
    const auto problem = append(saved) ? std::nullopt : writeWhole(saved);
    const bool isTold = std::exchange(isFailing_, problem.has_value());
    return isTold ? std::nullopt : problem;
}

std::optional<QByteArray> Autosave::missing(const SavedMatch& saved) const
{
    // The rest of the match line never changes.
    if (!kept_ || kept_->undone != saved.undone || kept_->players != saved.players)
        return std::nullopt;
    return std::visit(
        [this](const auto& match) { return linesSince(match, kept_->length, kept_->tip); },
        saved.match);
}

bool Autosave::append(const SavedMatch& saved)
{
    const auto lines = missing(saved);
    if (!lines || !appendPrivate(store_->fileOf(game_), *lines, kept_->bytes)) return false;
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
    auto problem = store_->save(saved);
    if (problem) return problem;
    const auto written = stampOf(store_->fileOf(game_));
    kept_ = std::visit(
        [&](const auto& match) {
            return Kept { saved.players, saved.undone, match.tip(), match.length(),
                written ? written->size : 0 };
        },
        saved.match);
    return std::nullopt;
}

std::optional<QString> Autosave::putAway()
{
    if (!isOn_ || !store_->has(game_)) return std::nullopt;
    kept_.reset();
    return store_->putAway(game_);
}

}
