#include "ui/model/puzzles/puzzle_book.h"

#include "core/review/puzzle_text.h"
#include "ui/model/any_match.h"
#include "ui/model/any_rules.h"

#include <QFile>

#include <algorithm>
#include <sstream>

namespace weli {

namespace {

    DrillBox boxOf(const review::Puzzle& puzzle, const PuzzleBoxes& boxes)
    {
        const auto found = boxes.find(QString::fromStdString(puzzle.name));
        return found == boxes.end() ? DrillBox {} : found->second;
    }

    /// 0: comes again today; then what is new; then what sits.
    int turnOf(const DrillBox& box, QDate today)
    {
        if (!box.due) return 1;
        return isDue(box, today) ? 0 : 2;
    }

    PuzzleSource sourceOf(const review::Puzzle& puzzle, const QString& person)
    {
        auto players = defaultPlayers(weli::players(puzzle.match), person);
        std::swap(players.front(), players[puzzle.seat.index]);
        return { .table = { puzzle.match, std::move(players) },
            .seat = puzzle.seat,
            .pose = [puzzle](const std::stop_token&) { return std::optional(puzzle); },
            .dice = review::diceAt(lengthOf(puzzle.match)),
            .name = QString::fromStdString(puzzle.name) };
    }

}

std::vector<review::Puzzle> bookOfPuzzles(const AnyGame& game)
{
    QFile file(":/puzzles/" + codeOf(game) + ".jsonl");
    if (!file.open(QIODevice::ReadOnly)) return {};
    std::istringstream lines(file.readAll().toStdString());
    auto read = review::readPuzzles(lines);
    if (!read) return {};
    std::stable_sort(read->begin(), read->end(), [](const auto& one, const auto& other) {
        return review::shareOf(one.found.value_or(review::FoundBy {}))
            > review::shareOf(other.found.value_or(review::FoundBy {}));
    });
    return std::move(*read);
}

int solvedOf(const std::vector<review::Puzzle>& book, const PuzzleBoxes& boxes)
{
    return static_cast<int>(std::count_if(book.begin(), book.end(),
        [&](const review::Puzzle& puzzle) { return boxOf(puzzle, boxes).box > 0; }));
}

int dueOf(const std::vector<review::Puzzle>& puzzles, const PuzzleBoxes& boxes, QDate today)
{
    return static_cast<int>(std::count_if(puzzles.begin(), puzzles.end(),
        [&](const review::Puzzle& puzzle) { return isDue(boxOf(puzzle, boxes), today); }));
}

std::vector<PuzzleSource> nextPuzzles(const std::vector<review::Puzzle>& book,
    const PuzzleBoxes& boxes, QDate today, const QString& person)
{
    std::vector<const review::Puzzle*> order;
    order.reserve(book.size());
    for (const review::Puzzle& puzzle : book) order.push_back(&puzzle);
    const auto rank = [&](const review::Puzzle* puzzle) {
        const DrillBox box = boxOf(*puzzle, boxes);
        return std::pair(turnOf(box, today), box.box);
    };
    std::stable_sort(order.begin(), order.end(),
        [&](const auto* one, const auto* other) { return rank(one) < rank(other); });
    if (order.size() > puzzleRound) order.resize(puzzleRound);
    std::vector<PuzzleSource> sources;
    sources.reserve(order.size());
    for (const review::Puzzle* puzzle : order) sources.push_back(sourceOf(*puzzle, person));
    return sources;
}

}
