#include "ui/picture/heard/announcement.h"

#include "ui/picture/heard/sentences.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace weli::announcement {

namespace {

    class Announcement {
        Q_DECLARE_TR_FUNCTIONS(Announcement)
    };

    bool isMyTurn(const Picture& picture)
    {
        return std::any_of(picture.seats.begin(), picture.seats.end(),
            [](const SeatPicture& seat) { return seat.me && seat.due; });
    }

    /// Without what is said of a card that is new.
    QString nameOf(const CardPicture& card)
    {
        return card.play.label.isEmpty() ? card.spoken : card.play.label;
    }

    /// Cards that I did not hold before.
    QString taken(const Picture& before, const Picture& now)
    {
        if (now.result) return {}; // the hands of the deal lie there once more
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

    QString newDeal(const Picture& before, const Picture& now, Detail detail)
    {
        if (now.deal == before.deal || now.deal == 0) return {};
        if (detail == Detail::Short && before.drawing) return {}; // it was told just now
        return joined(Announcement::tr("Deal %1.").arg(now.deal), dealer(now));
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
    QString happened(const Picture& before, const Picture& now, Detail detail)
    {
        if (now.undone > before.undone && before.deal > 0) return Announcement::tr("Undone.");
        // Card by card it would take longer to hear than to see; its result tells how it went.
        if (now.showsRest)
            return before.showsRest ? QString() : Announcement::tr("The rest is played out.");
        // Its last card is of those that were played out: who has taken what, the result tells.
        if (before.showsRest && now.result) return cameOf(before, now);
        const bool isNews = now.newsNumber != before.newsNumber && !now.news.isEmpty();
        const bool isDrawn = detail == Detail::Short && now.drawing;
        // How the cards were dealt is known by what one holds.
        const bool isDealt = detail == Detail::Short && now.dealt && !before.dealt
            && now.deal == before.deal; // else somebody sits down to a match
        const QString news = isDealt ? QString()
            : !isNews                ? said(before, now)
            : isDrawn                ? drawn(now)
                                     : now.news;
        const bool isNoted = now.note && now.note != before.note;
        const QString noted = isNoted ? joined(now.note->text.text, now.note->more) : QString();
        return joined(joined(news, cameOf(before, now)), noted);
    }

    /// I am to act, or the table waits for me, and that has not been told yet.
    bool isDueAnew(const Picture& before, const Picture& now)
    {
        if (now.result || now.showsRest) return false;
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

    /// Deals of long ago are there to be read, not told with the last one.
    QString told(const Picture& picture, Detail detail)
    {
        if (detail == Detail::Short) return inShort(picture);
        ResultPicture result = *picture.result;
        result.deals.clear();
        QStringList texts;
        for (const Because& line : lines(result)) texts << line.text;
        return texts.join(u' ');
    }

    /// Where nothing is to be chosen it is enough to hear what is done; why is there for who asks.
    QString inBrief(const Because& prompt)
    {
        const QString why = prompt.clause ? words::whyNot(*prompt.clause).text : QString();
        const bool givesWhy = !why.isEmpty() && prompt.text.endsWith(why);
        return givesWhy ? prompt.text.chopped(why.size()).trimmed() : words::withClause(prompt);
    }

    /// What has come before is told once: "Resi takes the trick. Resi is to play."
    QString promptAnew(const Picture& before, const Picture& now)
    {
        QString prompt
            = choicesOn(now).isEmpty() ? inBrief(now.prompt) : words::withClause(now.prompt);
        const qsizetype end = prompt.indexOf(". ") + 2;
        if (end <= 2) return prompt;
        const QString first = prompt.left(end - 1);
        // Where a clause leaves no answer the bid has been told as it came.
        const bool isOnly = isMyTurn(now) && choicesOn(now).isEmpty() && now.prompt.clause;
        const bool isTold = isOnly || before.news == first || now.news.endsWith(u' ' + first);
        // What was put to me has to be put again.
        const bool isOld
            = before.prompt.text.startsWith(first + u' ') && !(isMyTurn(before) && isMyTurn(now));
        return isTold || isOld ? prompt.mid(end) : prompt;
    }

    /// What was bid has been told as it came; where there are answers they say what is asked.
    QString askedNow(const Picture& before, const Picture& now, Detail detail)
    {
        QString last = now.news.section(". ", -1); // in the ear
        last.chop(1);
        for (const QString& put : { now.question, now.prompt.text }) {
            const bool isTold = !last.isEmpty() && put.startsWith(last);
            if (put.endsWith(u'?') && !isTold && !choicesOn(now).isEmpty()
                && contractsOn(now).isEmpty())
                return put;
        }
        const bool isAuction = !contractsOn(now).isEmpty();
        const bool isNews = now.newsNumber != before.newsNumber && !now.news.isEmpty();
        const bool isOfABid = !now.question.isEmpty() && !now.question.endsWith(u'?')
            && std::none_of(now.cards.begin(), now.cards.end(),
                [](const CardPicture& card) { return card.mine && card.isPlayable(); });
        // After an act of mine another thing is asked: nobody has told it before.
        const bool isPutAnew = isMyTurn(before) && now.question != before.question;
        const bool isLater = isNews && isOfABid && !isPutAnew && !now.news.endsWith(now.question);
        if (detail == Detail::Full) return isAuction ? words::withClause(now.prompt) : asked(now);
        if (isAuction || isLater)
            return choicesOn(now).isEmpty() ? words::withClause(now.prompt) : QString();
        return now.question.isEmpty() ? promptAnew(before, now) : asked(now);
    }

}

QString dealer(const Picture& picture)
{
    for (const SeatPicture& seat : picture.seats)
        if (seat.dealer)
            return seat.me ? Announcement::tr("You are the dealer.")
                           //: %1 is a player
                           : Announcement::tr("%1 is the dealer.").arg(seat.name);
    return {};
}

QString restTaken(const Picture& since, const Picture& now)
{
    QStringList taken;
    for (const SeatPicture& seat : now.seats) {
        const SeatPicture* const then = seatOf(since, seat.seat);
        const int more = then == nullptr ? 0 : seat.tricks.value_or(0) - then->tricks.value_or(0);
        if (more > 0) taken << (seat.me ? words::you() : seat.name) + u' ' + words::tricks(more);
    }
    //: What was left of a deal has been played out: %1 is "you 3 tricks, Resi 1 trick"
    return taken.isEmpty() ? QString() : Announcement::tr("Of the rest: %1.").arg(taken.join(", "));
}

QString around(const Picture& picture)
{
    std::vector<SeatPicture> seats = picture.seats;
    const auto isMe = [](const SeatPicture& seat) { return seat.me; };
    const auto me = std::find_if(seats.begin(), seats.end(), isMe);
    if (me != seats.end()) std::rotate(seats.begin(), me, seats.end());
    QStringList names;
    for (const SeatPicture& seat : seats) names << (seat.me ? words::you() : seat.name);
    //: %1 are all players in the order in which they sit, and play
    return Announcement::tr("In turn around the table: %1.").arg(names.join(", "));
}

QString drawn(const Picture& picture)
{
    for (const CardPicture& card : picture.cards) {
        const SeatPicture* const seat = card.wins ? seatOf(picture, card.seat) : nullptr;
        if (seat == nullptr) continue;
        //: The cards were drawn: %1 is my card
        return seat->me ? Announcement::tr("Drawn: %1. You deal.").arg(card.spoken)
                        //: The same: %1 is a player, %2 the card
                        : Announcement::tr("Drawn: %2. %1 deals.").arg(seat->name, card.spoken);
    }
    return picture.news;
}

QString newsBetween(const Picture& before, const Picture& now, Detail detail)
{
    QString text = joined(newDeal(before, now, detail), happened(before, now, detail));
    if (trumpsOn(before) != trumpsOn(now)) text = joined(text, trumpsOn(now));
    if (bottomOn(before) != bottomOn(now)) text = joined(text, bottomOn(now));
    return joined(text, taken(before, now));
}

QString between(const Picture& before, const Picture& now, Detail detail)
{
    const QString text = newsBetween(before, now, detail);
    QString next;
    if (isSettledAnew(before, now)) next = joined(told(now, detail), mayPress(now));
    if (isDueAnew(before, now))
        next = withSpace(now, joined(askedNow(before, now, detail), answersTo(now)));
    const bool isNews = now.newsNumber != before.newsNumber && !now.news.isEmpty();
    if (next.isEmpty() || isNews) return joined(text, next);
    // The end of the last news is still in the ear.
    const QString heard = joined(now.news, next);
    return joined(text, heard.startsWith(now.news) ? heard.mid(now.news.size()).trimmed() : next);
}

}
