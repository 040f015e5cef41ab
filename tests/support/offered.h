#pragma once

#include "tests/support/act_text.h"
#include "ui/picture/picture.h"

#include <QStringList>

#include <algorithm>
#include <vector>

/// Every act that a picture offers to the person, sorted as a trace writes them.
inline std::vector<weli::Act> actsIn(const weli::Picture& picture)
{
    std::vector<weli::Act> acts;
    const auto add = [&acts](const weli::Choice& choice) {
        if (choice.act) acts.push_back(*choice.act);
    };
    const auto addNames = [&add](const weli::NamingPicture& naming) {
        for (const auto& cell : naming.cells) add(cell.play);
    };
    for (const weli::CardPicture& card : picture.cards) add(card.play);
    const weli::FiguresTable& figures = weli::figuresOn(picture);
    const weli::TricksTable& tricks = weli::tricksOn(picture);
    for (const weli::PlatePicture& plate : figures.plates) add(plate.bid);
    for (const weli::Choice& answer : picture.answers) add(answer);
    if (tricks.ladder)
        for (const weli::LadderCell& cell : tricks.ladder->cells) add(cell.say);
    if (tricks.discard)
        for (const auto& pair : tricks.discard->pairs) acts.push_back(pair.act);
    for (const weli::SplitPicture& split : tricks.splits) add(split.offer);
    for (const auto& naming : figures.namings) addNames(naming);
    if (figures.cut) acts.insert(acts.end(), figures.cut->acts.begin(), figures.cut->acts.end());
    std::sort(acts.begin(), acts.end(),
        [](const weli::Act& a, const weli::Act& b) { return textOf(a) < textOf(b); });
    return acts;
}

inline QStringList offered(const weli::Picture& picture)
{
    QStringList texts;
    for (const weli::Act& act : actsIn(picture)) texts << textOf(act);
    return texts;
}
