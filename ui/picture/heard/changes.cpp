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

    /// Deals of long ago are there to be read, not told with the last one.
    QString told(ResultPicture result)
    {
        result.deals.clear();
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
