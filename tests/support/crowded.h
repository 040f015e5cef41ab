#pragma once

#include "tests/support/every_game.h"
#include "tests/support/picture_texts.h"
#include "ui/model/any_match.h"
#include "ui/picture/table_games.h"
#include "ui/words/words.h"

#include <map>
#include <vector>

namespace weli::test {

/// What makes a table look different from another.
inline QString kindOf(const Picture& picture)
{
    const TricksTable& tricks = tricksOn(picture);
    const FiguresTable& figures = figuresOn(picture);
    return QString("%1 %2 %3 %4 %5 %6 %7")
        .arg(picture.players)
        .arg(picture.answers.size())
        .arg(picture.result.has_value())
        .arg(tricks.splits.size())
        .arg(tricks.discard.has_value())
        .arg(figures.cut.has_value())
        .arg(figures.namings.size());
}

/// Of each kind of table the one with most to read, as bots at random came to it.
template <GameState S> std::vector<Picture> crowdedPictures(int samples)
{
    std::map<QString, std::pair<qsizetype, Picture>> most;
    sample<S>(samples, [&](const Timeline<S>& match, Rng& rng) {
        ViewContext context;
        for (int i = 0; i < players(match.state()); ++i)
            context.seats.push_back({ words::suggestedName(i), bots::Level::Book });
        const auto seats = static_cast<std::uint32_t>(players(match.state()));
        const Seat seat = seatAt(static_cast<int>(rng.below(seats)));
        const Picture picture = pictureOf(viewOf(match, seat), context);
        const qsizetype letters = textsIn(picture).join("").size();
        auto& kept = most[kindOf(picture)];
        if (letters > kept.first) kept = { letters, picture };
    });
    std::vector<Picture> all;
    for (const auto& [kind, kept] : most) all.push_back(kept.second);
    return all;
}

/// The same for all games.
inline std::vector<Picture> crowdedPictures(int samples)
{
    std::vector<Picture> all;
    forEveryGame([&]<typename S>() {
        const auto more = crowdedPictures<S>(samples);
        all.insert(all.end(), more.begin(), more.end());
    });
    return all;
}

}
