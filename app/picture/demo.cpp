#include "app/picture/demo.h"

#include "app/picture/screenshot.h"
#include "ui/model/any_match.h"
#include "ui/model/any_rules.h"
#include "ui/model/session.h"
#include "ui/picture/table_games.h"

#include <QDir>

#include <memory>

namespace weli {

namespace {

    Session::Dependencies quiet(std::uint64_t number)
    {
        return { defaultBots(), nullptr, Seeds { { 1926, 4, 33, number }, { 33, number, 1926, 4 } },
            Thinker::Where::AtOnce };
    }

    /// Enough has been played for the slate to tell something.
    bool isLate(const SavedMatch& saved)
    {
        return std::visit(
            [](const auto& match) { return match.state().table.deal >= 5; }, saved.match);
    }

    bool showsMuch(const SavedMatch& saved)
    {
        const bool much = std::visit(
            []<typename S>(const Timeline<S>& match) {
                return TableGame<S>::isWorthAPicture(viewOf(match, Seat {}));
            },
            saved.match);
        return much && isLate(saved);
    }

    bool showsResult(const SavedMatch& saved) { return isLate(saved) && isCounted(saved.match); }

    /// Only this seat is a person's.
    SavedMatch seenFrom(Seat seat, SavedMatch saved)
    {
        for (Player& player : saved.players)
            if (isPerson(player)) player.who = Bot {};
        saved.players[seat.index].who = Person {};
        return saved;
    }

    std::unique_ptr<Session> sessionOf(
        SavedMatch saved, Seat seat, CardWords cards, const Helped& helped)
    {
        auto parts = quiet(0);
        parts.coach = helped.coach;
        auto session = std::make_unique<Session>(parts);
        session->setCards(cards);
        session->setHelping(helped.wanted);
        session->open(seenFrom(seat, std::move(saved)));
        return session;
    }

    SavedMatch demoUntil(const AnyGame& game, const std::function<bool(const SavedMatch&)>& enough)
    {
        std::optional<SavedMatch> found;
        for (std::uint64_t number = 0; !found || !enough(*found); ++number)
            playDemo(game, number, [&](const SavedMatch& saved) {
                found = saved;
                return enough(saved);
            });
        return *found;
    }

}

void playDemo(
    const AnyGame& game, std::uint64_t number, const std::function<bool(const SavedMatch&)>& enough)
{
    Session session(quiet(number));
    Setup setup = defaultSetup(game, defaultPlayers(game), "Vroni");
    setup.players.front().who = Bot {};
    session.setPace(0);
    session.setWaitForMe(false);
    session.begin(setup);
    while (!enough(session.saved()) && !session.isOver()) {
        session.pictureShown();
        if (isCounted(session.saved().match)) session.resume(); // past the result
    }
}

SavedMatch demoTable(const AnyGame& game) { return demoUntil(game, showsMuch); }

SavedMatch demoChoice(const AnyGame& game)
{
    return demoUntil(game, [](const SavedMatch& saved) {
        return showsMuch(saved) && hasChoice(saved.match, Seat {});
    });
}

SavedMatch demoResult(const AnyGame& game) { return demoUntil(game, showsResult); }

Picture pictureOfMatch(SavedMatch saved, Seat seat, CardWords cards, const Helped& helped)
{
    const auto session = sessionOf(std::move(saved), seat, cards, helped);
    for (int hint = 0; hint < helped.hints; ++hint) session->hint();
    return session->picture();
}

std::vector<Because> openActsIn(SavedMatch saved, Seat seat, CardWords cards, Coach& coach)
{
    return sessionOf(std::move(saved), seat, cards, { .coach = &coach })->possibilities();
}

int playIntoPictures(const QString& folder)
{
    constexpr int most = 8;
    constexpr std::size_t every = 5; // acts
    int number = 0;
    OffscreenWindow studio({ 1280, 800 }, {});
    playDemo(games.front(), 0, [&](const SavedMatch& saved) {
        const bool counted = isCounted(saved.match);
        if (!counted && lengthOf(saved.match) % every != 0) return false;
        const QString file
            = QDir(folder).filePath(QString("weli-%1.png").arg(++number, 2, 10, QChar('0')));
        const bool drawn
            = studio.drawTable(games.front(), pictureOfMatch(saved, Seat {})).save(file);
        if (!drawn) --number;
        return !drawn || number == most;
    });
    return number;
}

}
