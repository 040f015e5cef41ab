#include "ui/model/lessons/untold.h"

#include <algorithm>
#include <array>
#include <string>

namespace weli {

using lesson::Part;

namespace {

    /// The first word of a question says what it is about, the others of whom or of which.
    std::string_view wordOf(std::string_view question)
    {
        return question.substr(0, question.find(' '));
    }

    // What would say the answer to a question.
    constexpr unsigned light = 1; // whose turn it is, who deals
    constexpr unsigned roles = 2;
    constexpr unsigned taker = 4; // of the trick
    constexpr unsigned result = 8; // what a deal has brought
    constexpr unsigned slate = 16; // what has been written, the pot
    constexpr unsigned totals = 32;
    constexpr unsigned count = result | slate;

    struct Telling {
        std::string_view word;
        unsigned things;
    };
    constexpr std::array tellings {
        Telling { "turn", light | taker },
        Telling { "trick", light | taker },
        Telling { "forehand", light },
        Telling { "dealer", light },
        Telling { "cutter", light },
        Telling { "declarer", light | roles },
        Telling { "forced", light | roles },
        Telling { "plays", light | roles },
        Telling { "joined", light | roles },
        Telling { "stayed", light | roles },
        Telling { "owner", slate },
        Telling { "value", slate },
        Telling { "needs", slate },
        Telling { "gespannt", slate },
        Telling { "total", result | totals },
        Telling { "winner", count },
        Telling { "scorer", count },
        Telling { "place", count },
        Telling { "scores", count },
        Telling { "bankl", count },
        Telling { "out", count },
        Telling { "weli", count },
        Telling { "weli-points", count },
        Telling { "gains", count },
        Telling { "falls", count },
        Telling { "pot", count },
        Telling { "case", count },
        Telling { "wins", count },
        Telling { "loses", count },
        Telling { "crosses", count },
        Telling { "bummerl", count },
        Telling { "middle", count },
        Telling { "points", count },
        Telling { "potatoes", count },
        Telling { "strokes", count },
    };

    bool isToldBy(unsigned things, std::string_view question)
    {
        const std::string_view word = wordOf(question);
        return std::any_of(tellings.begin(), tellings.end(),
            [=](const Telling& each) { return each.word == word && (each.things & things) != 0; });
    }

    TricksTable* tricksIn(Picture& picture) { return std::get_if<TricksTable>(&picture.table); }

    void hideFigure(Picture& picture, std::string_view code)
    {
        auto* const figures = std::get_if<FiguresTable>(&picture.table);
        if (figures == nullptr) return;
        for (PlatePicture& plate : figures->plates) {
            if (plate.code != code) continue;
            plate.state = PlateState::Free;
            plate.stake = 1;
            plate.story.clear();
            plate.about.clear();
        }
    }

    void hideOrder(TricksTable& tricks, std::string_view about)
    {
        if (about == "trump" || about == "value") tricks.order.reset();
        if (!tricks.order) return;
        if (about != "points" && about != "middle") return;
        tricks.order->lines.clear();
        tricks.order->spoken.clear();
    }

    void hideLadder(TricksTable& tricks, std::string_view about)
    {
        if (about == "declarer") tricks.ladder.reset();
        if (!tricks.ladder) return;
        if (about == "trump") {
            tricks.ladder->trump.reset();
            tricks.ladder->trumpName.clear();
        }
        if (about == "standing")
            for (LadderCell& cell : tricks.ladder->cells) cell.state = CellState::Idle;
    }

    void hideAmount(TricksTable& tricks)
    {
        if (!tricks.bowl) return;
        tricks.bowl->lines.clear();
        tricks.bowl->spoken.clear();
        tricks.bowl->about.clear();
    }

    /// What a seat has, as it was in an earlier picture.
    template <typename... Parts>
    void turnBackSeats(Picture& picture, const Picture& earlier, Parts SeatPicture::*... parts)
    {
        for (std::size_t i = 0; i < picture.seats.size() && i < earlier.seats.size(); ++i)
            ((picture.seats[i].*parts = earlier.seats[i].*parts), ...);
    }

    /// As it was before the deal was counted.
    void turnBack(Picture& picture, const Picture& earlier)
    {
        picture.slate = earlier.slate;
        turnBackSeats(picture, earlier, &SeatPicture::score, &SeatPicture::provisional,
            &SeatPicture::toWin, &SeatPicture::gespannt, &SeatPicture::struck);
        TricksTable* const tricks = tricksIn(picture);
        if (tricks != nullptr && tricks->bowl) tricks->bowl = tricksOn(earlier).bowl;
    }

    /// As it was before the last card: a heap that has grown says who took the trick.
    void hideTaker(Picture& picture, const Picture& earlier)
    {
        for (CardPicture& card : picture.cards) card.wins = false;
        turnBackSeats(picture, earlier, &SeatPicture::tricks);
    }

    /// What is written is there to be summed up.
    void hideTotals(Picture& picture, const Picture& earlier)
    {
        turnBackSeats(picture, earlier, &SeatPicture::score);
        if (auto* const tally = std::get_if<TallySlate>(&picture.slate)) tally->isSummed = false;
    }

    /// Who is in the play is seen from the tricks that are counted and needed, who buys from the
    /// cards.
    void hideRoles(Picture& picture, const Picture& earlier, bool buys)
    {
        for (SeatPicture& seat : picture.seats) seat.role.clear();
        turnBackSeats(picture, earlier, &SeatPicture::tricks, &SeatPicture::tricksNeeded);
        if (buys) picture.cards = earlier.cards;
    }

    /// Who has won what is seen from nothing but the cards.
    void hideResult(Picture& picture)
    {
        picture.result.reset();
        for (CardPicture& card : picture.cards) card.wins = false;
        if (auto* const figures = std::get_if<FiguresTable>(&picture.table))
            for (const PlatePicture& plate : std::vector<PlatePicture>(figures->plates))
                if (plate.state == PlateState::Counted) hideFigure(picture, plate.code);
    }

}

void hide(Picture& picture, Part part)
{
    auto* const figures = std::get_if<FiguresTable>(&picture.table);
    auto* const tricks = tricksIn(picture);
    switch (part) {
    case Part::Words:
        for (SeatPicture& seat : picture.seats) seat.said.clear();
        break;
    case Part::Figures:
        if (figures != nullptr) figures->plates.clear();
        break;
    case Part::Bids:
        if (figures == nullptr) break;
        for (PlatePicture& plate : figures->plates) plate.bid = {};
        break;
    case Part::Ladder:
        if (tricks != nullptr) tricks->ladder.reset();
        break;
    case Part::Bowl:
        if (tricks != nullptr) tricks->bowl.reset();
        break;
    case Part::Order:
        if (tricks != nullptr) tricks->order.reset();
        break;
    case Part::Slate: picture.slate = {}; break;
    }
}

bool asksOfTheResult(std::string_view question) { return isToldBy(result, question); }

bool asksOfTheSlate(std::string_view question) { return isToldBy(slate, question); }

bool asksOfTheOutcome(std::string_view question)
{
    return wordOf(question) == "trump" || isToldBy(roles | taker | result | slate, question);
}

void hideAnswer(Picture& picture, std::string_view question, const Picture& earlier)
{
    const std::string_view about = wordOf(question);
    const std::string_view which = question.substr(std::min(about.size() + 1, question.size()));
    for (SeatPicture& seat : picture.seats) {
        if (isToldBy(light, question)) seat.due = false;
        if (about == "dealer") seat.dealer = false;
        if (about == "falls") seat.tricksNeeded = 0;
        if (about == "tricks" && which == std::to_string(seat.seat.index)) seat.tricks.reset();
    }
    if (about == "owner" || about == "value") hideFigure(picture, which);
    if (about == "trump") hide(picture, Part::Words); // somebody may have named them
    if (isToldBy(roles, question)) hideRoles(picture, earlier, about == "declarer");
    if (isToldBy(taker, question)) hideTaker(picture, earlier);
    if (isToldBy(result, question)) hideResult(picture);
    if (isToldBy(slate, question)) turnBack(picture, earlier);
    if (isToldBy(totals, question)) hideTotals(picture, earlier);
    TricksTable* const tricks = tricksIn(picture);
    if (tricks == nullptr) return;
    hideOrder(*tricks, about);
    hideLadder(*tricks, about);
    if (about == "amount") hideAmount(*tricks);
}

bool canBeHidden(const lesson::Pointer& thing)
{
    using lesson::Spot;
    return thing.spot == Spot::Result || thing.spot == Spot::Order || thing.spot == Spot::Slate;
}

std::vector<lesson::Pointer> pointsOn(const Picture& picture, std::vector<lesson::Pointer> points)
{
    std::erase_if(points, [&picture](const lesson::Pointer& thing) {
        return (thing.spot == lesson::Spot::Result && !picture.result)
            || (thing.spot == lesson::Spot::Order && !tricksOn(picture).order);
    });
    return points;
}

}
