#include "ui/picture/heard/sentences.h"

#include "ui/picture/heard/announcement.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace weli::announcement {

namespace {

    class Announcement {
        Q_DECLARE_TR_FUNCTIONS(Announcement)
    };

    bool mayPlay(const Picture& picture)
    {
        return std::any_of(picture.cards.begin(), picture.cards.end(),
            [](const CardPicture& card) { return card.mine && card.isPlayable(); });
    }

    /// With the key that presses it, if its label has one.
    QString withKey(const QString& label)
    {
        const qsizetype at = label.indexOf(u'&') + 1;
        const QString text = words::withoutMnemonic(label);
        return at > 0 && at < label.size() ? text + " (" + label[at].toUpper() + u')' : text;
    }

    QString spaceGoesOn() { return QCoreApplication::translate("Turn", "Press Space to go on."); }

}

const SeatPicture* seatOf(const Picture& picture, Seat seat)
{
    for (const SeatPicture& each : picture.seats)
        if (each.seat == seat) return &each;
    return nullptr;
}

QString joined(const QString& first, const QString& second)
{
    if (first.isEmpty() || second.isEmpty()) return first + second;
    qsizetype same = std::min(first.size(), second.size());
    while (same > 0 && !first.endsWith(QStringView(second).left(same))) --same;
    const bool isSentence = same > 0 && !second[same - 1].isLetterOrNumber();
    const QString rest = isSentence ? second.mid(same).trimmed() : second;
    return rest.isEmpty() ? first : first + u' ' + rest;
}

QStringList choicesOn(const Picture& picture)
{
    std::vector<Choice> choices = picture.answers;
    for (const SplitPicture& split : tricksOn(picture).splits) choices.push_back(split.offer);
    const bool isBeside = mayPlay(picture); // a card is due, and no arrow key leads to them
    QStringList labels;
    for (const Choice& choice : choices)
        if (choice.act && !choice.label.isEmpty())
            labels << (isBeside ? withKey(choice.label) : words::withoutMnemonic(choice.label));
    return labels;
}

QStringList contractsOn(const Picture& picture)
{
    QStringList described;
    if (!tricksOn(picture).ladder) return described;
    std::vector<LadderCell> cells = tricksOn(picture).ladder->cells;
    std::erase_if(cells, [](const LadderCell& cell) { return !cell.say.act; });
    std::stable_partition(cells.begin(), cells.end(), // as the keys pass them
        [](const LadderCell& cell) { return cell.rows == 1; });
    for (const LadderCell& cell : cells) described << cell.spoken;
    return described;
}

QString asked(const Picture& picture)
{
    const QString due = words::withClause(picture.prompt);
    if (mayPlay(picture)) return joined(due, picture.question);
    const bool isAnswered = !choicesOn(picture).isEmpty() && contractsOn(picture).isEmpty();
    if (!picture.question.isEmpty() && isAnswered) return picture.question;
    return joined(picture.question, due);
}

QString choices(const QStringList& labels)
{
    //: Before the words on the buttons, from which I choose an answer
    return labels.isEmpty() ? QString()
                            : Announcement::tr("Your choice: %1.").arg(labels.join("; "));
}

QString answersTo(const Picture& picture)
{
    const QStringList labels = choicesOn(picture);
    if (labels.isEmpty()) return {};
    if (!contractsOn(picture).isEmpty())
        //: %1 are the words on the buttons; in an auction
        return Announcement::tr("Your choice: %1; or bid: F2 lists the bids.")
            .arg(labels.join("; "));
    if (mayPlay(picture))
        //: After "play a card": %1 are the words on the buttons, which are another choice
        return Announcement::tr("Or: %1.").arg(labels.join("; "));
    return choices(labels);
}

QString mayPress(const Picture& picture)
{
    if (picture.result && picture.result->again) {
        QStringList labels;
        for (const std::optional<Choice>& choice : { std::optional(picture.result->goOn),
                 picture.result->again, picture.result->setUp, picture.result->tellHabits })
            if (choice) labels << words::withoutMnemonic(choice->label);
        return choices(labels);
    }
    if (figuresOn(picture).cut) return Announcement::tr("Left and Right choose where, Space cuts.");
    return picture.result || picture.goOn ? spaceGoesOn() : QString();
}

QString withSpace(const Picture& picture, const QString& text)
{
    const QString press = mayPress(picture);
    return text.endsWith(press) ? text : joined(text, press);
}

QString trumpsOn(const Picture& picture)
{
    const auto& ladder = tricksOn(picture).ladder;
    if (!ladder || ladder->trumpName.isEmpty()) return {};
    //: %1 is a suit
    return Announcement::tr("Trumps: %1.").arg(ladder->trumpName);
}

QString bottomOn(const Picture& picture)
{
    const QString& card = figuresOn(picture).bottomSpoken;
    //: %1 is a card that lies open under the pack
    return card.isEmpty() ? QString() : Announcement::tr("Open: %1.").arg(card);
}

QString cardsOf(const std::vector<const CardPicture*>& cards)
{
    constexpr std::size_t few = 4;
    const bool areMany = cards.size() > few
        && std::none_of(cards.begin(), cards.end(),
            [](const CardPicture* card) { return card->suit.isEmpty(); });
    QStringList all;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const CardPicture& card = *cards[i];
        if (areMany && i > 0 && cards[i - 1]->suit == card.suit)
            all.back() += ", " + card.rank;
        else
            all << (areMany ? card.suit + u' ' + card.rank : card.spoken);
    }
    return all.join(areMany ? "; " : ", ");
}

std::vector<const CardPicture*> handOf(const Picture& picture)
{
    std::vector<const CardPicture*> cards;
    const auto isMine = [&picture](const CardPicture& card) {
        const SeatPicture* const seat = seatOf(picture, card.seat);
        return card.mine || (seat != nullptr && seat->me); // what lies open cannot be played
    };
    for (const CardPicture& card : picture.cards)
        if (card.place == Place::Hand && card.face && isMine(card)) cards.push_back(&card);
    std::stable_sort(cards.begin(), cards.end(),
        [](const CardPicture* a, const CardPicture* b) { return a->slot < b->slot; });
    return cards;
}

}
