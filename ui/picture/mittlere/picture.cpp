#include "ui/picture/mittlere/picture.h"

#include "core/mittlere/info.h"
#include "ui/picture/lot_picture.h"
#include "ui/picture/mittlere/cards.h"
#include "ui/picture/mittlere/context.h"
#include "ui/picture/mittlere/order.h"
#include "ui/picture/mittlere/prompt.h"
#include "ui/picture/mittlere/result.h"
#include "ui/words/mittlere/words.h"
#include "ui/words/words.h"

#include <algorithm>

namespace weli {

using namespace mittlere;

namespace {

    /// Grows with every act of the match; a deal has fewer than 64 plays and draws that count.
    int numberOf(const PublicState& table)
    {
        std::size_t acts = table.drawn.size() + 2U * std::min<unsigned>(table.drawings, 8);
        for (const PlayedTrick& trick : table.tricks) acts += trick.cards.size();
        return static_cast<int>(table.deal) * 64 + static_cast<int>(acts);
    }

    /// Whoever has made trump is heard until the next trick is over.
    QString saidBy(const PublicState& table, const MittlereContext& context, Seat seat)
    {
        const auto made = trumpCard(table);
        if (!made || made->seat != seat || table.tricks.size() > made->trick + 2) return {};
        return words::trumpIs(*table.trump, context.cards) + u'!';
    }

    SeatPicture seatOf(const Observation& observation, const MittlereContext& context, Seat seat)
    {
        const PublicState& table = observation.table;
        SeatPicture picture;
        picture.seat = seat;
        picture.name = context.nameOf(seat);
        picture.level = context.levelOf(seat);
        picture.manner = context.mannerOf(seat);
        picture.portrait = context.portraitOf(seat);
        picture.score = totalsOf(table)[seat];
        picture.me = isMe(observation, context, seat);
        picture.dealer = seat == table.dealer;
        picture.due = seatDue(table) == seat;
        if (table.deal > 0) picture.tricks = table.taken[seat];
        picture.said = saidBy(table, context, seat);
        if (!picture.said.isEmpty()) picture.saidNumber = table.deal;
        return picture;
    }

    std::optional<int> idOf(const std::vector<CardPicture>& cards, Card face)
    {
        const auto found
            = std::find_if(cards.begin(), cards.end(), [face](const CardPicture& card) {
                  return card.place == Place::Trick && card.face == face;
              });
        if (found == cards.end()) return std::nullopt;
        return found->id;
    }

}

Picture pictureOf(const View& view, const ViewContext& viewContext)
{
    MittlereContext context { viewContext, view.past, {} };
    context.cards.weli = false; // M-2
    if (context.handsOpen) context.open = view.open;
    const Observation& observation = view.now;
    const PublicState& table = observation.table;
    Picture picture;
    picture.deal = table.deal;
    picture.players = playerCount;
    picture.me = observation.seat;
    picture.clockwise = info().clockwise;
    picture.weli = false; // M-2
    for (const Seat seat : everybody) picture.seats.push_back(seatOf(observation, context, seat));
    LyingCards lying = cardsOf(observation, context);
    picture.cards = std::move(lying.all);
    picture.dealt = table.deal > 0;
    picture.dealRounds = { 3, 3, 3, 3 }; // M-9
    picture.undealt = picture.dealt ? 0 : wholePack().size();
    TricksTable& tricks = picture.table.emplace<TricksTable>();
    tricks.lastTrick = std::move(lying.lastTrick);
    OrderPicture& order = tricks.order.emplace(orderOf(observation, context));
    if (const auto made = trumpCard(table)) order.madeBy = idOf(picture.cards, made->card);
    picture.prompt = { promptOf(observation, context) };
    picture.news = newsOf(observation, context);
    picture.newsNumber = numberOf(table);
    if (context.draw && context.is(ViewContext::Moment::Draw))
        showLot(context, highestCardPrompt(observation.seat, context), picture); // D-1
    if (table.verdict && !context.is(ViewContext::Moment::LastAct))
        picture.result = resultOf(observation, context);
    picture.slate = tallyOf(observation, context);
    return picture;
}

}
