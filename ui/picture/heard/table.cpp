#include "ui/picture/heard/announcement.h"

#include "ui/picture/heard/sentences.h"
#include "ui/picture/slate_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace weli::announcement {

namespace {

    class Announcement {
        Q_DECLARE_TR_FUNCTIONS(Announcement)
    };

    bool isInTheMiddle(const CardPicture& card)
    {
        return card.place == Place::Trick && card.face.has_value();
    }

    /// "Resi ace of hearts" or "you ace of hearts"
    QString cardOf(const Picture& picture, const CardPicture& card)
    {
        const SeatPicture* const seat = seatOf(picture, card.seat);
        if (seat == nullptr) return card.spoken;
        //: A card in the trick: %1 is who played it
        return seat->me ? Announcement::tr("you %1").arg(card.spoken)
                        //: A card in the trick: %1 is who played it, %2 the card
                        : Announcement::tr("%1 %2").arg(seat->name, card.spoken);
    }

    QString winnerIn(const Picture& picture)
    {
        for (const CardPicture& card : picture.cards) {
            const bool lies = card.place == Place::Trick || card.place == Place::Table;
            const SeatPicture* const seat = seatOf(picture, card.seat);
            if (!lies || !card.wins || seat == nullptr || picture.drawing) continue;
            return seat->me ? Announcement::tr("The trick is yours so far.")
                            //: Of the trick that lies there: %1 is a player
                            : Announcement::tr("The trick is %1’s so far.").arg(seat->name);
        }
        return {};
    }

    QStringList trickOn(const Picture& picture)
    {
        QStringList cards;
        for (const CardPicture& card : picture.cards)
            if (isInTheMiddle(card)) cards << cardOf(picture, card);
        if (cards.isEmpty()) return {};
        const auto playing = std::count_if(picture.seats.begin(), picture.seats.end(),
            [](const SeatPicture& seat) { return seat.tricks.has_value(); });
        if (cards.size() == playing)
            //: %1 are the cards of a trick that lies there still, with who has played them
            return { Announcement::tr("All have played: %1.").arg(cards.join(", ")) };
        //: %1 are the cards that lie in the middle, with who has played them
        return { Announcement::tr("In the trick: %1.").arg(cards.join(", ")), winnerIn(picture) };
    }

    /// Where each lays the cards before the own seat, and none of them is of a trick.
    QStringList rowsOn(const Picture& picture)
    {
        QStringList rows;
        for (const SeatPicture& seat : picture.seats) {
            QStringList cards;
            for (const CardPicture& card : picture.cards)
                if (card.place == Place::Table && card.seat == seat.seat) cards << card.spoken;
            if (cards.isEmpty()) continue;
            //: Cards that lie before somebody: %1 is the player, %2 the cards
            rows << (seat.me
                    ? Announcement::tr("In front of you: %1.").arg(cards.join(", "))
                    : Announcement::tr("In front of %1: %2.").arg(seat.name, cards.join(", ")));
        }
        if (!rows.isEmpty()) rows << winnerIn(picture);
        return rows;
    }

    /// The same while a trick lies among them: its cards from who led, then those of before.
    QStringList rowsOn(const Picture& picture, const CardPicture& led)
    {
        std::vector<SeatPicture> seats = picture.seats;
        const auto leads = [&led](const SeatPicture& seat) { return seat.seat == led.seat; };
        std::rotate(seats.begin(), std::find_if(seats.begin(), seats.end(), leads), seats.end());
        const auto trick = [&](int slot) {
            QStringList cards;
            for (const SeatPicture& seat : seats)
                for (const CardPicture& card : picture.cards)
                    if (card.place == Place::Table && card.seat == seat.seat && card.slot == slot)
                        cards << cardOf(picture, card);
            return cards.join(", ");
        };
        QStringList all { Announcement::tr("In the trick: %1.").arg(trick(led.slot)),
            winnerIn(picture) };
        QStringList before;
        for (int slot = 0; slot < led.slot; ++slot) before << trick(slot);
        //: %1 are the cards of the tricks before, with who played them: "Resi …, you …; Resi …"
        if (!before.isEmpty())
            all << Announcement::tr("The tricks before: %1.").arg(before.join("; "));
        return all;
    }

    QString talonOn(const Picture& picture)
    {
        QStringList cards;
        for (const CardPicture& card : picture.cards)
            if (card.place == Place::Talon && card.face) cards << card.spoken;
        if (cards.isEmpty()) return {};
        //: %1 are cards that lie open beside the trick
        return Announcement::tr("Open on the table: %1.").arg(words::list(cards));
    }

    /// What was said one after another, in one sentence.
    QString sentenceOf(const QString& who, QStringList words)
    {
        for (QString& word : words)
            if (word.endsWith(u'.')) word.chop(1);
        const QString text = who + ": " + words.join(", ");
        return text.endsWith(u'!') ? text : text + u'.';
    }

    /// What has been said, before anything is played.
    QStringList auctionOn(const Picture& picture)
    {
        const auto& ladder = tricksOn(picture).ladder;
        QStringList all;
        if (!ladder) return all;
        for (const HeardPicture& heard : ladder->heard)
            if (!heard.words.isEmpty()) all << sentenceOf(heard.name, heard.words);
        return all;
    }

    QStringList figuresBid(const Picture& picture)
    {
        QStringList all;
        for (const PlatePicture& plate : figuresOn(picture).plates)
            if (!plate.story.isEmpty()) all << sentenceOf(plate.title, plate.story);
        return all;
    }

    /// The figures that I can bid, and those that I can say three for, each with its key.
    QString bidsOn(const Picture& picture)
    {
        QStringList bids;
        QStringList threes;
        const auto& plates = figuresOn(picture).plates;
        for (std::size_t i = 0; i < plates.size(); ++i)
            if (plates[i].bid.act)
                (plates[i].story.isEmpty() ? bids : threes)
                    //: What can be bid, and by which key: "Set, key 3"
                    << Announcement::tr("%1, key %2")
                           .arg(words::withoutMnemonic(plates[i].title))
                           .arg(i + 1);
        QString text;
        //: %1 are figures with their keys: "Hearts, key 1; Set, key 3"
        if (!bids.isEmpty()) text = Announcement::tr("You may bid: %1.").arg(bids.join("; "));
        if (threes.isEmpty()) return text;
        //: The same, where three can be said
        return joined(text, Announcement::tr("You may say three: %1.").arg(threes.join("; ")));
    }

    /// Those of my cards that may be played, where not all may.
    QString playableOn(const Picture& picture)
    {
        std::vector<const CardPicture*> cards = handOf(picture);
        const std::size_t held = cards.size();
        std::erase_if(cards, [](const CardPicture* card) { return !card->isPlayable(); });
        if (cards.empty() || cards.size() == held) return {};
        //: %1 are cards in my hand
        return Announcement::tr("You may play: %1.").arg(cardsOf(cards));
    }

    QString tricksOf(const SeatPicture& seat)
    {
        if (seat.tricksNeeded == 0) return words::tricks(*seat.tricks);
        if (seat.tricksBeside > 0)
            //: The same of two players together
            return Announcement::tr("%1 of %2 tricks, with those of the other defender")
                .arg(*seat.tricks + seat.tricksBeside)
                .arg(seat.tricksNeeded);
        //: %1 tricks are taken, %2 are needed
        return Announcement::tr("%1 of %2 tricks").arg(*seat.tricks).arg(seat.tricksNeeded);
    }

}

QString howToBid(const Picture& picture)
{
    return bidsOn(picture).isEmpty() ? QString() : Announcement::tr("F2 lists bids.");
}

QString due(const Picture& picture)
{
    const QStringList contracts = contractsOn(picture);
    const QString answers = contracts.isEmpty() ? answersTo(picture) : choices(choicesOn(picture));
    QString text = withSpace(picture, joined(asked(picture), answers));
    if (!contracts.isEmpty())
        text += u' '
            //: %1 are names of contracts that I can bid now
            + Announcement::tr("Possible contracts: %1. Right takes you there, Enter says one.")
                  .arg(contracts.join("; "));
    text = joined(text, playableOn(picture));
    return choicesOn(picture).isEmpty() ? joined(text, bidsOn(picture)) : text;
}

QString question(const Picture& picture) { return joined(asked(picture), answersTo(picture)); }

QString keys()
{
    return Announcement::tr("T tells what lies there, W how it stands, O your cards.");
}

QString back(const Picture& picture)
{
    //: Whoever was elsewhere, looking back for one; then comes what is due
    return joined(Announcement::tr("Back at the table."), due(picture));
}

QString hand(const Picture& picture)
{
    const QString cards = cardsOf(handOf(picture));
    //: %1 are the cards in my hand
    return cards.isEmpty() ? Announcement::tr("You hold no cards.")
                           : Announcement::tr("Your cards: %1.").arg(cards);
}

QStringList hands(const Picture& picture)
{
    QStringList all;
    if (!handOf(picture).empty()) all << hand(picture);
    for (const SeatPicture& seat : picture.seats) {
        std::vector<const CardPicture*> cards;
        for (const CardPicture& card : picture.cards)
            if (!seat.me && card.seat == seat.seat && card.place == Place::Hand && card.face)
                cards.push_back(&card);
        //: A hand that lies open: %1 is the player, %2 the cards
        if (!cards.empty()) all << Announcement::tr("%1: %2.").arg(seat.name, cardsOf(cards));
    }
    return all.isEmpty() ? QStringList { hand(picture) } : all;
}

QString trick(const Picture& picture)
{
    const auto led = std::find_if(picture.cards.begin(), picture.cards.end(),
        [](const CardPicture& card) { return card.led; });
    QStringList all
        = trickOn(picture) + (led == picture.cards.end() ? rowsOn(picture) : rowsOn(picture, *led));
    all.removeAll(QString());
    return all.join(u' ');
}

QString table(const Picture& picture)
{
    QStringList all { trick(picture), talonOn(picture) };
    all << bottomOn(picture);
    all.removeAll(QString());
    const bool plays = !all.isEmpty();
    if (!plays) all << Announcement::tr("No card lies open.");
    const TricksTable& tricks = tricksOn(picture);
    if (tricks.ladder)
        all << tricks.ladder->caption + u'.' << trumpsOn(picture) << tricks.ladder->aim;
    if (tricks.order) {
        all << tricks.order->caption + u'.';
        for (const QString& line : tricks.order->lines) all << line + u'.';
    }
    if (tricks.bowl) all << tricks.bowl->spoken + u'.';
    if (!plays) all << auctionOn(picture);
    all << figuresBid(picture);
    all.removeAll(QString());
    return all.join(u' ');
}

QString lastTrick(const Picture& picture)
{
    QStringList cards;
    for (const CardPicture& card : tricksOn(picture).lastTrick) cards << cardOf(picture, card);
    //: %1 are cards, with who played them
    return Announcement::tr("The last trick: %1.").arg(cards.join(", "));
}

QString standing(const Picture& picture)
{
    QStringList all;
    for (const SeatPicture& seat : picture.seats)
        if (seat.due)
            all << (seat.me ? Announcement::tr("It is your turn.")
                            //: %1 is a player
                            : Announcement::tr("It is %1’s turn.").arg(seat.name));
    all << standingThen(picture);
    all.removeAll(QString());
    return all.join(u' ');
}

QString standingThen(const Picture& picture)
{
    QStringList all;
    QStringList tricks;
    for (const SeatPicture& seat : picture.seats) {
        if (seat.tricks)
            //: %1 is a player, %2 "3 tricks"
            tricks << Announcement::tr("%1 %2").arg(
                seat.me ? words::you() : seat.name, tricksOf(seat));
    }
    if (!tricks.isEmpty())
        //: %1 is "Resi 3 tricks, Luis 1 trick"
        all << Announcement::tr("In this deal: %1.").arg(tricks.join(", "));
    if (picture.odds)
        for (const OddsPicture::Cell& cell : picture.odds->cells) all << cell.spoken;
    all += words::columns(picture.slate);
    if (tricksOn(picture).bowl) all.back() = tricksOn(picture).bowl->spoken + u'.'; // as it is now
    return all.join(u' ');
}

QString plate(const Picture& picture, const SeatPicture& seat)
{
    QStringList parts;
    const auto add = [&parts](bool wanted, const QString& text) {
        if (wanted && !text.isEmpty()) parts << text;
    };
    add(true, seat.level);
    add(true, seat.role);
    //: On a name plate: deals the cards
    add(seat.dealer, Announcement::tr("dealer"));
    add(seat.due && seat.me, Announcement::tr("your turn"));
    //: On a name plate: the player's
    add(seat.due && !seat.me, Announcement::tr("their turn"));
    const bool points = std::holds_alternative<PointsSlate>(picture.slate);
    add(points, words::points(seat.score));
    //: On a name plate: the sum of what was won and lost
    add(!points, Announcement::tr("total %1").arg(words::number(seat.score)));
    //: On a name plate: %1 is "1 point", conceded in this deal
    add(seat.provisional > 0,
        Announcement::tr("%1 so far in this deal").arg(words::points(seat.provisional)));
    add(true, seat.standing);
    if (seat.tricks) add(true, tricksOf(seat));
    add(true, seat.said);
    // A sentence of its own comes after the list.
    QString list = parts.join(", ");
    if (seat.manner.isEmpty()) return list;
    const bool isEnded = list.endsWith(u'.') || list.endsWith(u'!');
    return list + (isEnded ? " " : ". ") + seat.manner;
}

}
