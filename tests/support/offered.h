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
    for (const weli::PlatePicture& plate : picture.plates) add(plate.bid);
    for (const weli::Choice& answer : picture.answers) add(answer);
    if (picture.ladder)
        for (const weli::LadderCell& cell : picture.ladder->cells) add(cell.say);
    if (picture.discard)
        for (const auto& pair : picture.discard->pairs) acts.push_back(pair.act);
    for (const weli::SplitPicture& split : picture.splits)
        if (std::find(acts.begin(), acts.end(), split.offer.act) == acts.end())
            add(split.offer); // a button may accept as well
    if (picture.naming) addNames(*picture.naming);
    for (const auto& naming : picture.moreNamings) addNames(naming);
    if (picture.cut) acts.insert(acts.end(), picture.cut->acts.begin(), picture.cut->acts.end());
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
