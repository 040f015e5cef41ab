#include "ui/picture/bieten/picture.h"

#include "ui/picture/bieten/context.h"
#include "ui/picture/bieten/news.h"
#include "ui/picture/bieten/plates.h"
#include "ui/picture/bieten/result.h"
#include "ui/picture/bieten/slate.h"
#include "ui/picture/bieten/turn.h"
#include "ui/picture/lot_picture.h"
#include "ui/words/bieten/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace weli {

using namespace bieten;

namespace {

    /// Grows with every act of the match but the cuts.
    int numberOf(const PublicState& table, std::size_t acts)
    {
        return static_cast<int>(table.deal) * 128 + static_cast<int>(acts);
    }

    /// The last thing that a seat said, and its number; a card that it laid since, or a round
    /// of cards, lets the words fade.
    std::pair<QString, int> lastSaid(
        const PublicState& table, const ViewContext& context, Seat seat)
    {
        int cards = 0;
        for (std::size_t i = table.history.size(); i > 0 && !table.count; --i) {
            const Acted& acted = table.history[i - 1];
            const Verb verb = acted.action.verb();
            if (verb == Verb::Play && ++cards > table.active.size()) return {};
            if (acted.seat != seat) {
                // What was said before belongs to another question.
                if (verb == Verb::Bid || verb == Verb::Three) return {};
                continue;
            }
            const bool claims = acted.action.verb() == Verb::Claim;
            const QString claimed = claims ? context.nameOf(acted.action.claimed()) : QString();
            const QString words = words::said(acted.action, context.cards, claimed);
            if (words.isEmpty()) return {};
            return { words, numberOf(table, i) };
        }
        return {};
    }

    QString standingOf(const PublicState& table, Seat seat)
    {
        if (!isStruck(table, seat) && !isGespannt(table, seat)) return {};
        //: On a name plate: one point short of going out
        return QCoreApplication::translate("Announcement", "one point short");
    }

    SeatPicture seatOf(const Observation& observation, const ViewContext& context, Seat seat)
    {
        const PublicState& table = observation.table;
        const int provisional = provisionalPoints(table, seat);
        const auto [said, number] = lastSaid(table, context, seat);
        return { .seat = seat,
            .name = context.nameOf(seat),
            .level = context.levelOf(seat),
            .manner = context.mannerOf(seat),
            .portrait = context.portraitOf(seat),
            .score = table.totals[seat],
            .provisional = provisional,
            .toWin = std::max(0, table.rules.target - table.totals[seat] - provisional),
            .me = isMe(observation, context, seat),
            .active = table.count || table.active.contains(seat),
            .dealer = seat == table.dealer,
            .due = seatAwaited(table) == seat,
            .gespannt = isGespannt(table, seat),
            .struck = isStruck(table, seat),
            .tricks = {},
            .role = {},
            .said = said,
            .saidNumber = number,
            .standing = standingOf(table, seat) };
    }

    /// All cards of a seat whose faces may be shown, in an order that keeps within the deal.
    std::vector<Card> knownCards(
        const Observation& observation, const BietenContext& context, Seat seat)
    {
        const bool own = seat == observation.seat;
        CardSet cards = own ? observation.own.cards : CardSet {};
        if (context.handsOpen) cards |= context.open->holdings[seat].cards;
        std::vector<Card> order;
        if (own && !context.watching) order = context.past.ownCards;
        std::erase_if(order, [&](Card card) { return !cards.contains(card); });
        for (const Card card : cards)
            if (std::find(order.begin(), order.end(), card) == order.end()) order.push_back(card);
        return order;
    }

    /// Of the trick that lies there: the current one, or the last one until the next lead.
    bool isOfTrick(const PublicState& table, int number)
    {
        const bool led = table.trick < 3 && suitLed(table).has_value();
        return number == (led ? table.trick : table.trick - 1);
    }

    int idOf(Seat seat, const std::vector<Card>& known, Card card, int otherwise)
    {
        const auto place = std::find(known.begin(), known.end(), card);
        const auto number = place == known.end() ? otherwise : place - known.begin();
        return seat.index * 3 + static_cast<int>(number);
    }

    void addPlayed(const PublicState& table, const ViewContext& context, Seat seat,
        const std::vector<Card>& known, std::vector<CardPicture>& all)
    {
        const auto& cards = table.played[seat];
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const Played played = cards[i];
            const int number = static_cast<int>(i);
            CardPicture card;
            card.id = idOf(seat, known, played.card, number);
            card.place = Place::Table;
            card.seat = seat;
            card.slot = number;
            card.count = static_cast<int>(cards.size());
            card.face = played.card;
            card.spoken = words::nameOf(played.card, context.cards);
            card.wins = isOfTrick(table, number) && trickWinner(table, number) == seat;
            card.led = isOfTrick(table, number) && leaderOf(table, number) == seat;
            card.past = !table.count && !isOfTrick(table, number); // once counted, all count
            if (played.as != played.card) {
                card.name = played.as;
                card.spoken = words::spokenNamed(played.card, played.as, context.cards);
            }
            all.push_back(card);
        }
    }

    CardPicture shownInHand(
        const Observation& observation, const ViewContext& context, Seat seat, Card face)
    {
        CardPicture card;
        card.seat = seat;
        card.face = face;
        card.spoken = words::nameOf(face, context.cards);
        if (!isMe(observation, context, seat)) return card;
        const CardTurn turn = cardTurn(observation, context, face);
        card.mine = true;
        if (face != weliCard && wildCards(observation.table.rules).contains(face)) {
            card.tag = "?";
            card.spoken = words::spokenWild(face, context.cards);
        }
        card.naming = turn.naming;
        card.play = turn.play;
        return card;
    }

    CardPicture faceDown(Seat seat, int number, int slot, int count)
    {
        CardPicture card;
        card.id = seat.index * 3 + number;
        card.seat = seat;
        card.slot = slot;
        card.count = count;
        card.spoken = words::faceDown();
        return card;
    }

    void addHand(const Observation& observation, const BietenContext& context, Seat seat,
        std::vector<CardPicture>& all)
    {
        const PublicState& table = observation.table;
        const std::vector<Card> known = knownCards(observation, context, seat);
        addPlayed(table, context, seat, known, all);

        CardSet hand;
        for (const Card card : known) hand.add(card);
        const int gone = static_cast<int>(table.played[seat].size());
        const int count = cardsGiven(table, seat) - gone;
        int slot = 0;
        for (const Card face : handOf(table, hand)) {
            CardPicture card = shownInHand(observation, context, seat, face);
            card.id = idOf(seat, known, face, slot);
            card.slot = slot++;
            card.count = count;
            all.push_back(card);
        }
        for (; slot < count; ++slot) all.push_back(faceDown(seat, gone + slot, slot, count));
    }

    std::vector<CardPicture> cardsOn(const Observation& observation, const BietenContext& context)
    {
        std::vector<CardPicture> cards;
        for (const Seat seat : observation.table.active) addHand(observation, context, seat, cards);
        return cards;
    }

    bool isDealt(const PublicState& table)
    {
        return cardsGiven(table, forehandOf(table)) == 3 && table.deal > 0
            && (seatDue(table) || table.trick == 3);
    }

    std::vector<int> roundsOf(const PublicState& table)
    {
        for (const Acted& acted : table.history) {
            if (acted.action.verb() == Verb::DealOneTwo) return { 1, 2 };
            if (acted.action.verb() == Verb::DealTwoOne) return { 2, 1 };
        }
        return {};
    }

    int undealt(const PublicState& table)
    {
        const int whole = packFor(table.rules).size();
        return isDealt(table) ? whole - 3 * table.active.size() : whole - table.stolen;
    }

    CutPicture cutOf(int cards)
    {
        CutPicture cut { cards, 4, {} }; // B-10
        for (int lifted = cut.lowest; lifted <= cards - cut.lowest; ++lifted)
            cut.acts.emplace_back(Action::cut(lifted));
        return cut;
    }

    void addTurn(const Observation& observation, const ViewContext& context, Picture& picture)
    {
        const PublicState& table = observation.table;
        FiguresTable& figures = picture.table.emplace<FiguresTable>();
        figures.plates = platesOf(observation, context);
        figures.bottom = table.bottom;
        if (table.bottom) figures.bottomSpoken = words::nameOf(*table.bottom, context.cards);
        if (std::holds_alternative<Stealing>(table.phase))
            figures.bottom = observation.seen; // B-11
        picture.prompt = promptOf(observation, context);
        picture.news = newsOf(observation, context);
        picture.newsNumber = numberOf(table, table.history.size());
        if (context.watching) return;
        picture.question = questionOf(observation, context);
        picture.answers = answersOf(observation, context);
        if (const bool cutting = std::holds_alternative<Cutting>(table.phase);
            cutting && cutterOf(table) == observation.seat)
            figures.cut = cutOf(packFor(table.rules).size());
        figures.namings = namingsOf(observation, context);
    }

}

Picture pictureOf(const View& view, const ViewContext& viewContext)
{
    const BietenContext context { viewContext, view.past, view.open };
    const Observation& observation = view.now;
    const PublicState& table = observation.table;
    Picture picture;
    picture.deal = static_cast<int>(table.deal);
    picture.players = table.players;
    picture.me = observation.seat;
    for (const Seat seat : SeatSet::firstOf(table.players))
        picture.seats.push_back(seatOf(observation, context, seat));
    picture.cards = cardsOn(observation, context);
    picture.dealt = isDealt(table);
    picture.dealRounds = roundsOf(table);
    picture.undealt = undealt(table);
    addTurn(observation, context, picture);
    if (context.draw && context.is(ViewContext::Moment::Draw))
        showLot(context, drawPrompt(observation, context), picture); // B-9
    if (table.count && !context.is(ViewContext::Moment::LastAct))
        picture.result = resultOf(observation, *context.open, context);
    picture.slate = slateOf(observation, context);
    return picture;
}
}
