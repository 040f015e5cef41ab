#pragma once

#include "ui/picture/picture.h"

#include <QStringList>

/// Every act that a picture offers to the person, as a trace writes it, sorted.
inline QStringList offered(const weli::Picture& picture)
{
    QStringList acts;
    const auto add = [&acts](const weli::Choice& choice) {
        if (!choice.action.isEmpty()) acts << choice.action;
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
        for (const weli::DiscardPicture::Pair& pair : picture.discard->pairs) acts << pair.action;
    for (const weli::SplitPicture& split : picture.splits)
        if (!acts.contains(split.offer.action)) add(split.offer); // a button may accept as well
    if (picture.naming) addNames(*picture.naming);
    for (const auto& naming : picture.moreNamings) addNames(naming);
    if (picture.cut)
        for (int lifted = picture.cut->lowest; lifted <= picture.cut->highest; ++lifted)
            acts << QString("cut %1").arg(lifted);
    acts.sort();
    return acts;
}
