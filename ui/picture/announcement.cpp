#include "ui/picture/announcement.h"

#include "ui/picture/slate_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace weli::announcement {

namespace {

    class Announcement {
        Q_DECLARE_TR_FUNCTIONS(Announcement)
    };

    const SeatPicture* seatOf(const Picture& picture, Seat seat)
    {
        for (const SeatPicture& each : picture.seats)
            if (each.seat == seat) return &each;
        return nullptr;
    }

    const SeatPicture* myself(const Picture& picture)
    {
        for (const SeatPicture& each : picture.seats)
            if (each.me) return &each;
        return nullptr;
    }

    bool isMyTurn(const Picture& picture)
    {
        const SeatPicture* const me = myself(picture);
        return me != nullptr && me->due;
    }

    /// One after the other, without what the second only says again: "Luis takes the trick." ends
    /// what has happened and begins what is due.
    QString joined(const QString& first, const QString& second)
    {
        if (first.isEmpty() || second.isEmpty()) return first + second;
        qsizetype same = std::min(first.size(), second.size());
        while (same > 0 && !first.endsWith(QStringView(second).left(same))) --same;
        const bool isSentence = same > 0 && !second[same - 1].isLetterOrNumber();
        const QString rest = isSentence ? second.mid(same).trimmed() : second;
        return rest.isEmpty() ? first : first + u' ' + rest;
    }

    QString spaceGoesOn() { return QCoreApplication::translate("Turn", "Press Space to go on."); }

    QStringList choicesOn(const Picture& picture)
    {
        std::vector<Choice> choices = picture.answers;
        for (const SplitPicture& split : tricksOn(picture).splits) choices.push_back(split.offer);
        QStringList labels;
        for (const Choice& choice : choices)
            if (choice.act && !choice.label.isEmpty())
                labels << words::withoutMnemonic(choice.label);
        return labels;
    }

    /// What I may say of the contracts on the card, beside the answers.
    QStringList contractsOn(const Picture& picture)
    {
        QStringList names;
        if (!tricksOn(picture).ladder) return names;
        for (const LadderCell& cell : tricksOn(picture).ladder->cells)
            if (cell.say.act) names << cell.spoken;
        return names;
    }

    /// The question says all where nothing but an answer can be given.
    QString asked(const Picture& picture)
    {
        const bool isAnswered = !choicesOn(picture).isEmpty() && contractsOn(picture).isEmpty();
        if (!picture.question.isEmpty() && isAnswered) return picture.question;
        return joined(picture.question, words::withClause(picture.prompt));
    }

    QString answersTo(const Picture& picture)
    {
        const QStringList choices = choicesOn(picture);
        if (choices.isEmpty()) return {};
        //: Before the words on the buttons, from which I choose an answer
        return Announcement::tr("Your choice: %1.").arg(choices.join("; "));
    }

    QString mayPress(const Picture& picture)
    {
        if (picture.result && picture.result->again)
            return Announcement::tr("Your choice: %1.")
                .arg(words::withoutMnemonic(picture.result->goOn.label) + "; "
                    + words::withoutMnemonic(picture.result->again->label));
        return picture.result || picture.goOn ? spaceGoesOn() : QString();
    }

    QString withSpace(const Picture& picture, const QString& text)
    {
        const QString press = mayPress(picture);
        return text.endsWith(press) ? text : joined(text, press);
    }

    // The table.

    bool isInTheMiddle(const CardPicture& card)
    {
        return card.place == Place::Trick && card.face.has_value();
    }

    /// "Resi Ace of hearts" or "you Ace of hearts"
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
            return seat->me ? Announcement::tr("The best card is yours.")
                            //: Of the trick that lies there: %1 is a player
                            : Announcement::tr("The best card is from %1.").arg(seat->name);
        }
        return {};
    }

    QStringList trickOn(const Picture& picture)
    {
        QStringList cards;
        for (const CardPicture& card : picture.cards)
            if (isInTheMiddle(card)) cards << cardOf(picture, card);
        if (cards.isEmpty()) return {};
        //: %1 are the cards that lie in the middle, with who has played them
        return { Announcement::tr("In the trick: %1.").arg(cards.join(", ")), winnerIn(picture) };
    }

    /// Where each lays the cards before the own seat.
    QStringList rowsOn(const Picture& picture)
    {
        QStringList rows;
        for (const SeatPicture& seat : picture.seats) {
            QStringList cards;
            for (const CardPicture& card : picture.cards)
                if (card.place == Place::Table && card.seat == seat.seat) cards << card.spoken;
            if (cards.isEmpty()) continue;
            //: Cards that lie before somebody: %1 is the player, %2 the cards
            rows << (seat.me ? Announcement::tr("Before you: %1.").arg(cards.join(", "))
                             : Announcement::tr("Before %1: %2.").arg(seat.name, cards.join(", ")));
        }
        if (!rows.isEmpty()) rows << winnerIn(picture);
        return rows;
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

    /// What has been said, before anything is played.
    QStringList auctionOn(const Picture& picture)
    {
        const auto& ladder = tricksOn(picture).ladder;
        QStringList all;
        if (!ladder) return all;
        for (const HeardPicture& heard : ladder->heard)
            if (!heard.words.isEmpty()) all << heard.name + ": " + heard.words.join(", ") + u'.';
        return all;
    }

    /// Of the contract that is played.
    QString trumpsOn(const Picture& picture)
    {
        const auto& ladder = tricksOn(picture).ladder;
        if (!ladder || ladder->trumpName.isEmpty()) return {};
        //: %1 is a suit
        return Announcement::tr("Trumps: %1.").arg(ladder->trumpName);
    }

    QStringList figuresBid(const Picture& picture)
    {
        QStringList all;
        for (const PlatePicture& plate : figuresOn(picture).plates)
            if (!plate.story.isEmpty()) all << plate.title + ": " + plate.story.join(", ") + u'.';
        return all;
    }

    QString tricksOf(const SeatPicture& seat)
    {
        if (seat.tricksNeeded == 0) return words::tricks(*seat.tricks);
        //: %1 tricks are taken, %2 are needed
        return Announcement::tr("%1 of %2 tricks").arg(*seat.tricks).arg(seat.tricksNeeded);
    }

    // The hand.

    std::vector<const CardPicture*> handOf(const Picture& picture)
    {
        std::vector<const CardPicture*> cards;
        for (const CardPicture& card : picture.cards)
            if (card.mine && card.place == Place::Hand && card.face) cards.push_back(&card);
        std::stable_sort(cards.begin(), cards.end(),
            [](const CardPicture* a, const CardPicture* b) { return a->slot < b->slot; });
        return cards;
    }

    /// Without what is said of a card that is new.
    QString nameOf(const CardPicture& card)
    {
        return card.play.label.isEmpty() ? card.spoken : card.play.label;
    }

    /// Cards that I did not hold before.
    QString taken(const Picture& before, const Picture& now)
    {
        std::set<int> old;
        if (before.deal == now.deal)
            for (const CardPicture* card : handOf(before)) old.insert(card->face->index());
        QStringList fresh;
        const auto cards = handOf(now);
        for (const CardPicture* card : cards)
            if (!old.contains(card->face->index())) fresh << nameOf(*card);
        if (fresh.isEmpty()) return {};
        if (fresh.size() == static_cast<qsizetype>(cards.size())) return hand(now);
        //: Cards that have come into my hand
        return Announcement::tr("New in your hand: %1.").arg(fresh.join(", "));
    }

    // The result.

    std::vector<Because> title(const ResultPicture& result)
    {
        std::vector<Because> all { { result.title } };
        if (!result.title.endsWith(u'.')) all.front().text += u'.';
        if (!result.why.isEmpty()) all.push_back(result.why);
        return all;
    }

    bool isPlayer(const ResultPicture& result, const QString& name)
    {
        return std::any_of(result.earned.begin(), result.earned.end(),
            [&name](const auto& each) { return each.name == name; });
    }

    /// Nobody is not named beside the words that say so.
    QString line(const ResultPicture& result, const CountLine& line)
    {
        QStringList parts;
        if (line.why.isEmpty() || isPlayer(result, line.winner)) parts << line.winner;
        if (line.points != 0) parts << words::gain(line.points);
        if (!line.why.isEmpty()) parts << line.why.text;
        parts.removeAll(QString());
        const QString text = line.figure + ": " + parts.join(", ");
        return text.endsWith(u'.') ? text : text + u'.';
    }

    QString line(const ScalePicture::Point& point)
    {
        //: What a player has taken in the deal: %1 is the player, %2 "52 points"
        return Announcement::tr("%1: %2.").arg(point.name, words::points(point.points));
    }

    QString line(const ResultPicture::Earned& earned)
    {
        //: What the deal has brought to a player: %1 is the player, %2 the gain or loss, %3 what
        //: that makes in all
        QString text
            = Announcement::tr("%1: %2 in this deal, %3 in all")
                  .arg(earned.name, words::gain(earned.delta), words::number(earned.total));
        if (!earned.mark.isEmpty()) text += ", " + earned.mark;
        if (!earned.who.isEmpty()) text += ", " + earned.who;
        return text + u'.';
    }

    QString line(const DealsPicture& deals, std::size_t deal)
    {
        QStringList parts;
        for (qsizetype i = 0; i < deals.names.size(); ++i)
            parts << deals.names[i] + u' '
                    + words::gain(deals.deltas[deal][static_cast<std::size_t>(i)]);
        //: What a deal of the match has brought: %1 is its number, %2 "Resi +1, Luis −2"
        return Announcement::tr("Deal %1: %2.").arg(deal + 1).arg(parts.join(", "));
    }

    // What is new.

    QString newDeal(const Picture& before, const Picture& now)
    {
        if (now.deal == before.deal || now.deal == 0) return {};
        QString text = Announcement::tr("Deal %1.").arg(now.deal);
        for (const SeatPicture& seat : now.seats)
            if (seat.dealer)
                text += u' '
                    + (seat.me ? Announcement::tr("You are the dealer.")
                               //: %1 is a player
                               : Announcement::tr("%1 is the dealer.").arg(seat.name));
        return text;
    }

    QString said(const Picture& before, const Picture& now)
    {
        QStringList all;
        for (const SeatPicture& seat : now.seats) {
            const SeatPicture* const then = seatOf(before, seat.seat);
            const int number = then == nullptr ? 0 : then->saidNumber;
            if (!seat.said.isEmpty() && seat.saidNumber != number)
                all << seat.name + ": " + seat.said;
        }
        return all.join(u' ');
    }

    /// What nobody says, but stands on the plates: figures that are settled, players who lack one
    /// point.
    QString cameOf(const Picture& before, const Picture& now)
    {
        if (before.deal != now.deal || now.result) return {};
        QStringList all;
        const auto& old = figuresOn(before).plates;
        const auto& plates = figuresOn(now).plates;
        for (std::size_t i = 0; i < std::min(old.size(), plates.size()); ++i)
            if (plates[i].state == PlateState::Conceded && old[i].state != PlateState::Conceded
                && !plates[i].story.isEmpty())
                all << plates[i].title + ": " + plates[i].story.last() + u'.';
        for (const SeatPicture& seat : now.seats) {
            const SeatPicture* const then = seatOf(before, seat.seat);
            if (!seat.gespannt || then == nullptr || then->gespannt) continue;
            all << (seat.me ? Announcement::tr("You are one point short.")
                            //: %1 is a player who lacks one point to go out
                            : Announcement::tr("%1 is one point short.").arg(seat.name));
        }
        return all.join(u' ');
    }

    /// What has happened since the picture before.
    QString happened(const Picture& before, const Picture& now)
    {
        if (now.undone > before.undone && before.deal > 0) return Announcement::tr("Undone.");
        const bool isNews = now.newsNumber != before.newsNumber && !now.news.isEmpty();
        const QString news = isNews ? now.news : said(before, now);
        const bool isNoted = now.note && now.note != before.note;
        const QString noted = isNoted ? joined(now.note->text.text, now.note->more) : QString();
        return joined(joined(news, cameOf(before, now)), noted);
    }

    /// I am to act, or the table waits for me, and that has not been told yet.
    bool isDueAnew(const Picture& before, const Picture& now)
    {
        if (now.result) return false;
        const bool asks = isMyTurn(now)
            && (now.prompt != before.prompt || now.question != before.question
                || choicesOn(now) != choicesOn(before));
        const bool waits = now.goOn && (!before.goOn || now.prompt != before.prompt);
        return asks || waits;
    }

    bool isSettledAnew(const Picture& before, const Picture& now)
    {
        return now.result && now.result != before.result;
    }

}

QString due(const Picture& picture)
{
    const QStringList contracts = contractsOn(picture);
    QString text = withSpace(picture, joined(asked(picture), answersTo(picture)));
    //: Names of contracts that I can bid now
    if (!contracts.isEmpty())
        text += u' ' + Announcement::tr("Possible contracts: %1.").arg(contracts.join("; "));
    return text;
}

QString hand(const Picture& picture)
{
    QStringList cards;
    for (const CardPicture* card : handOf(picture)) cards << card->spoken;
    if (cards.isEmpty()) return Announcement::tr("You hold no cards.");
    //: %1 are the cards in my hand
    return Announcement::tr("Your cards: %1.").arg(cards.join(", "));
}

QString table(const Picture& picture)
{
    QStringList all = trickOn(picture) + rowsOn(picture);
    all << talonOn(picture);
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
    QStringList tricks;
    for (const SeatPicture& seat : picture.seats) {
        if (seat.due)
            all << (seat.me ? Announcement::tr("It is your turn.")
                            //: %1 is a player
                            : Announcement::tr("It is %1’s turn.").arg(seat.name));
        if (seat.tricks)
            //: %1 is a player, %2 "3 tricks"
            tricks << Announcement::tr("%1 %2").arg(seat.name, tricksOf(seat));
    }
    if (!tricks.isEmpty())
        //: %1 is "Resi 3 tricks, Luis 1 trick"
        all << Announcement::tr("In this deal: %1.").arg(tricks.join(", "));
    return (all + words::columns(picture.slate)).join(u' ');
}

QString plate(const Picture& picture, const SeatPicture& seat)
{
    QStringList parts;
    const auto add = [&parts](bool wanted, const QString& text) {
        if (wanted && !text.isEmpty()) parts << text;
    };
    add(true, seat.level);
    add(true, seat.manner);
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
    //: On a name plate: one point short of going out
    add(seat.struck || seat.gespannt, Announcement::tr("one point short"));
    if (seat.tricks) add(true, tricksOf(seat));
    add(true, seat.said);
    return parts.join(", ");
}

std::vector<Because> lines(const ResultPicture& result)
{
    std::vector<Because> all = title(result);
    for (const CountLine& each : result.lines)
        all.push_back({ line(result, each), each.why.clause });
    if (result.scale)
        for (const ScalePicture::Point& point : result.scale->points)
            all.push_back({ line(point) });
    for (const ResultPicture::Earned& earned : result.earned) all.push_back({ line(earned) });
    if (result.deals)
        for (std::size_t deal = 0; deal < result.deals->deltas.size(); ++deal)
            all.push_back({ line(*result.deals, deal) });
    return all;
}

namespace {

    /// Deals of long ago are there to be read, not told with the last one.
    QString told(ResultPicture result)
    {
        result.deals.reset();
        QStringList texts;
        for (const Because& line : lines(result)) texts << line.text;
        return texts.join(u' ');
    }

}

QString between(const Picture& before, const Picture& now)
{
    QString text = joined(newDeal(before, now), happened(before, now));
    if (trumpsOn(before) != trumpsOn(now)) text = joined(text, trumpsOn(now));
    text = joined(text, taken(before, now));
    QString next;
    if (isSettledAnew(before, now)) next = joined(told(*now.result), mayPress(now));
    if (isDueAnew(before, now)) next = withSpace(now, joined(asked(now), answersTo(now)));
    const bool isNews = now.newsNumber != before.newsNumber && !now.news.isEmpty();
    if (next.isEmpty() || isNews) return joined(text, next);
    // The end of the last news is still in the ear.
    const QString heard = joined(now.news, next);
    return joined(text, heard.startsWith(now.news) ? heard.mid(now.news.size()).trimmed() : next);
}

}
