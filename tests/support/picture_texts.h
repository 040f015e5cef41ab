#pragma once

#include "ui/picture/picture.h"

#include <QRegularExpression>
#include <QStringList>

/// Gathers every text of a picture, sentences without the clauses that they are shown with.
class PictureTexts {
public:
    explicit PictureTexts(const weli::Picture& picture)
    {
        texts_ << picture.prompt.text << picture.news << picture.question;
        for (const weli::SeatPicture& seat : picture.seats)
            texts_ << seat.name << seat.level << seat.role << seat.said;
        for (const weli::CardPicture& card : picture.cards) {
            texts_ << card.spoken;
            add(card.play);
        }
        for (const weli::Choice& answer : picture.answers) add(answer);
        if (picture.goOn) add(*picture.goOn);
        addFigures(picture);
        addTricks(picture);
        if (picture.result) add(*picture.result);
    }
    [[nodiscard]] const QStringList& all() const { return texts_; }

private:
    void add(const weli::Choice& choice) { texts_ << choice.label << choice.why.text; }

    void add(const weli::ResultPicture& result)
    {
        texts_ << result.title << result.why.text;
        for (const weli::CountLine& line : result.lines)
            texts_ << line.figure << line.winner << line.why.text;
        for (const auto& earned : result.earned) texts_ << earned.name << earned.mark;
        if (result.scale)
            for (const auto& point : result.scale->points) texts_ << point.name;
        add(result.goOn);
    }

    void add(const weli::NamingPicture& naming)
    {
        for (const auto& cell : naming.cells) {
            texts_ << cell.spoken;
            add(cell.play);
        }
    }

    void addFigures(const weli::Picture& picture)
    {
        for (const weli::PlatePicture& plate : picture.plates) {
            texts_ << plate.title << plate.story;
            add(plate.bid);
        }
        if (picture.naming) add(*picture.naming);
        for (const auto& naming : picture.moreNamings) add(naming);
    }

    void add(const weli::LadderPicture& ladder)
    {
        texts_ << ladder.caption << ladder.columns;
        for (const weli::LadderCell& cell : ladder.cells) {
            texts_ << cell.number << cell.name << cell.by << cell.spoken;
            add(cell.say);
        }
        for (const weli::HeardPicture& heard : ladder.heard) texts_ << heard.name << heard.words;
    }

    void addTricks(const weli::Picture& picture)
    {
        if (picture.ladder) add(*picture.ladder);
        if (picture.bowl) texts_ << picture.bowl->lines << picture.bowl->spoken;
        if (picture.order)
            texts_ << picture.order->caption << picture.order->lines << picture.order->spoken;
        if (picture.discard) texts_ << picture.discard->label;
        for (const weli::SplitPicture& split : picture.splits) {
            texts_ << split.pays;
            add(split.offer);
        }
    }

    QStringList texts_;
};

inline QStringList textsIn(const weli::Picture& picture) { return PictureTexts(picture).all(); }

/// A clause is carried beside its sentence: a text that cites one itself, or nothing.
inline QString citedIn(const QStringList& texts)
{
    static const QRegularExpression clause(R"(\b[BPM]-\d)");
    return texts.filter(clause).join("; ");
}
