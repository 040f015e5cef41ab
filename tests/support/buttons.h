#pragma once

#include "ui/picture/picture.h"

#include <QStringList>

/// The labels of all buttons that a picture puts on the table at once.
inline QStringList buttonsOn(const weli::Picture& picture)
{
    QStringList labels;
    for (const weli::Choice& answer : picture.answers) labels << answer.label;
    const weli::TricksTable& tricks = weli::tricksOn(picture);
    for (const weli::SplitPicture& split : tricks.splits) labels << split.offer.label;
    if (tricks.discard) labels << tricks.discard->label;
    if (picture.goOn) labels << picture.goOn->label;
    if (picture.result) labels << picture.result->goOn.label;
    return labels;
}
