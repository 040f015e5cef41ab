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

    template <std::size_t count>
    bool isAmong(const std::array<std::string_view, count>& words, std::string_view question)
    {
        return std::find(words.begin(), words.end(), wordOf(question)) != words.end();
    }

    // What would say the answers to which questions.
    constexpr std::array<std::string_view, 6> ofTheLight { "turn", "trick", "forehand", "dealer",
        "cutter", "declarer" };
    constexpr std::array<std::string_view, 5> ofTheRoles { "declarer", "forced", "plays", "joined",
        "stayed" };
    constexpr std::array<std::string_view, 17> ofTheResult { "winner", "scorer", "place", "scores",
        "bankl", "out", "weli", "weli-points", "gains", "falls", "pot", "wins", "loses", "middle",
        "points", "potatoes", "strokes" };
    constexpr std::array<std::string_view, 15> ofTheSlate { "owner", "value", "scores", "gains",
        "pot", "potatoes", "strokes", "bankl", "out", "loses", "wins", "falls", "middle", "place",
        "winner" };
    constexpr std::array<std::string_view, 2> ofTheTrick { "turn", "trick" };

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

    /// As it was before the deal was counted.
    void turnBack(Picture& picture, const Picture& earlier)
    {
        picture.slate = earlier.slate;
        for (std::size_t i = 0; i < picture.seats.size() && i < earlier.seats.size(); ++i) {
            picture.seats[i].score = earlier.seats[i].score;
            picture.seats[i].provisional = earlier.seats[i].provisional;
            picture.seats[i].toWin = earlier.seats[i].toWin;
            picture.seats[i].gespannt = earlier.seats[i].gespannt;
        }
        TricksTable* const tricks = tricksIn(picture);
        if (tricks != nullptr && tricks->bowl) tricks->bowl = tricksOn(earlier).bowl;
    }

    /// As it was before the last card: a heap that has grown says who took the trick.
    void hideTaker(Picture& picture, const Picture& earlier)
    {
        for (CardPicture& card : picture.cards) card.wins = false;
        for (std::size_t i = 0; i < picture.seats.size() && i < earlier.seats.size(); ++i)
            picture.seats[i].tricks = earlier.seats[i].tricks;
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

bool asksOfTheResult(std::string_view question) { return isAmong(ofTheResult, question); }

bool asksOfTheSlate(std::string_view question) { return isAmong(ofTheSlate, question); }

void hideAnswer(Picture& picture, std::string_view question, const Picture& earlier)
{
    const std::string_view about = wordOf(question);
    const std::string_view which = question.substr(std::min(about.size() + 1, question.size()));
    const bool isMarked = about == "dealer";
    for (SeatPicture& seat : picture.seats) {
        if (isAmong(ofTheLight, question)) seat.due = false;
        if (isMarked) seat.dealer = false;
        if (isAmong(ofTheRoles, question)) seat.role.clear();
        if (about == "tricks" && which == std::to_string(seat.seat.index)) seat.tricks.reset();
    }
    if (about == "owner" || about == "value") hideFigure(picture, which);
    if (about == "trump") hide(picture, Part::Words); // somebody may have named them
    if (isAmong(ofTheTrick, question)) hideTaker(picture, earlier);
    if (asksOfTheResult(question)) hideResult(picture);
    if (asksOfTheSlate(question)) turnBack(picture, earlier);
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
