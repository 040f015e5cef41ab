#pragma once

#include "core/coach/bieten/game_coach.h"
#include "core/coach/coach.h"
#include "core/coach/mittlere/game_coach.h"
#include "core/coach/preference/game_coach.h"
#include "tests/support/every_game.h"

#include <map>
#include <string>
#include <string_view>

namespace weli::test {

/// Shows every position of every seat in matches that are played at random, until `look(match,
/// seat)` has seen so many acts: by the usual rules and by others.
template <GameState S, typename Look> void playAndLook(int acts, Rng& rng, const Look& look)
{
    while (acts > 0 && !QTest::currentTestFailed()) {
        Timeline<S> match = GameTest<S>::opening(rng);
        if (rng.below(2) == 0) {
            const int seats = players(match.state());
            match = Timeline<S>(defaultRules(S::info(), seats), seats, Seat {});
        }
        const auto lookAround = [&] {
            for (int seat = 0; seat < players(match.state()); ++seat) look(match, seatAt(seat));
        };
        lookAround();
        for (int once = 500; once > 0 && acts > 0 && !isOver(match.state()); --once, --acts) {
            goOn(match, rng);
            lookAround();
            if (QTest::currentTestFailed()) return;
        }
    }
}

/// All notes that could be shown there, by name.
template <typename View> std::map<std::string_view, coach::Note> notesIn(const View& view)
{
    std::map<std::string_view, coach::Note> notes;
    for (const auto& situation : coach::GameCoach<View>::situations()) {
        auto note = situation.of(view);
        if (!note) continue;
        note->name = situation.name;
        notes.emplace(situation.name, *note);
    }
    return notes;
}

}
