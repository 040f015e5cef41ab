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
        add(weli::figuresOn(picture));
        add(weli::tricksOn(picture));
        if (picture.result) add(*picture.result);
    }
    [[nodiscard]] const QStringList& all() const { return texts_; }

private:
    void add(const weli::Choice& choice) { texts_ << choice.label << choice.why.text; }

    void add(const weli::ResultPicture& result)
    {
        texts_ << result.match << result.title << result.why.text;
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

    void add(const weli::FiguresTable& table)
    {
        for (const weli::PlatePicture& plate : table.plates) {
            texts_ << plate.title << plate.story;
            add(plate.bid);
        }
        for (const auto& naming : table.namings) add(naming);
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

    void add(const weli::TricksTable& table)
    {
        if (table.ladder) add(*table.ladder);
        if (table.bowl) texts_ << table.bowl->lines << table.bowl->spoken;
        if (table.order)
            texts_ << table.order->caption << table.order->lines << table.order->spoken;
        if (table.discard) texts_ << table.discard->label;
        for (const weli::SplitPicture& split : table.splits) {
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
