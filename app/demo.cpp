#include "app/demo.h"

#include "app/portrait.h"
#include "ui/model/match_model.h"

#include <QDir>

namespace weli {

namespace {

    constexpr int seats = 4;

    MatchModel::Surroundings quiet(std::uint64_t number)
    {
        return { botChoosers(), nullptr, Seed { 1926, 4, 33, number }, false };
    }

    const bieten::State& stateOf(const SavedMatch& saved)
    {
        return std::get<Match<bieten::State>>(saved.match).state();
    }

    bool isBidOn(const bieten::Table& table)
    {
        const auto& all = table.figures.values;
        return std::count_if(all.begin(), all.end(), [](const bieten::FigureStatus& figure) {
            return figure.state != bieten::FigureState::Silent;
        }) >= 2;
    }

    bool showsMuch(const SavedMatch& saved)
    {
        const bieten::Table& table = stateOf(saved).table;
        const auto* const playing = std::get_if<bieten::Playing>(&table.phase);
        return table.deal >= 4 && playing != nullptr && playing->due == Seat {} && table.trick == 1
            && isBidOn(table);
    }

    bool showsResult(const SavedMatch& saved)
    {
        const bieten::Table& table = stateOf(saved).table;
        return table.deal >= 4 && table.count.has_value();
    }

    SavedMatch demoUntil(const std::function<bool(const SavedMatch&)>& enough)
    {
        std::optional<SavedMatch> found;
        for (std::uint64_t number = 0; !found || !enough(*found); ++number)
            playDemo(number, [&](const SavedMatch& saved) {
                found = saved;
                return enough(saved);
            });
        return *found;
    }

}

void playDemo(std::uint64_t number, const std::function<bool(const SavedMatch&)>& enough)
{
    MatchModel model(quiet(number));
    Setup setup = usualSetup(seats, "Vroni", "book");
    setup.players.front().level = "book";
    model.setPace(0);
    model.setWaitForMe(false);
    model.begin(setup);
    while (!enough(model.saved()) && !model.isOver()) {
        model.carryOn();
        if (isCounted(model.saved().match)) model.goOn(); // past the result
    }
}

SavedMatch demoTable() { return demoUntil(showsMuch); }

SavedMatch demoResult() { return demoUntil(showsResult); }

Picture pictureOfMatch(SavedMatch saved, Seat seat, CardWords cards)
{
    for (Player& player : saved.players)
        if (player.level.isEmpty()) player.level = "book";
    saved.players[seat.index].level.clear();
    MatchModel model(quiet(0));
    model.setCards(cards);
    model.resume(saved);
    return model.picture();
}

int playIntoPictures(const QString& folder)
{
    constexpr int most = 8;
    constexpr std::size_t every = 5; // acts
    int number = 0;
    Studio studio({ 1280, 800 }, "");
    playDemo(0, [&](const SavedMatch& saved) {
        const bool counted = isCounted(saved.match);
        if (!counted && lengthOf(saved.match) % every != 0) return false;
        const QString file
            = QDir(folder).filePath(QString("weli-%1.png").arg(++number, 2, 10, QChar('0')));
        const bool drawn = studio.drawTable(pictureOfMatch(saved, Seat {})).save(file);
        if (!drawn) --number;
        return !drawn || number == most;
    });
    return number;
}

}
