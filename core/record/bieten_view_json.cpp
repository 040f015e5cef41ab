#include "core/bieten/view.h"
#include "core/record/bieten_record.h"
#include "core/record/view_json_fields.h"

namespace weli::bieten {

constexpr auto codesOf(std::type_identity<Figure> /*type*/) { return figureCodes; }
constexpr auto codesOf(std::type_identity<FigureState> /*type*/) { return figureStateCodes; }
constexpr auto codesOf(std::type_identity<OffenceKind> /*type*/) { return offenceKindCodes; }

std::optional<Action> fromWord(std::type_identity<Action> /*type*/, std::string_view text)
{
    return GameRecord<State>::parseAnyAction(text);
}

constexpr std::array<std::string_view, 8> phaseNames(std::type_identity<Phase> /*type*/)
{
    return { "shuffling", "cutting", "stealing", "dealing", "playing", "answering", "reviewing",
        "match_over" };
}

void fields(auto& visitor, Maybe<Playing> auto& phase) { visitor("due", phase.due); }

void fields(auto& visitor, Maybe<Answering> auto& phase)
{
    visitor("figure", phase.figure);
    visitor("three", phase.three);
    visitor("asker", phase.asker);
    visitor("next", phase.next);
    visitor("due", phase.due);
}

void fields(auto& visitor, Maybe<Reviewing> auto& phase) { visitor("next", phase.next); }

/// PerFigure of anything.
void fields(auto& visitor, auto& values) requires requires { values[Figure::Hearts]; }
{
    for (const Figure figure : figures) visitor(code(figure), values[figure]);
}

void fields(auto& visitor, Maybe<FigureStatus> auto& status)
{
    visitor("state", status.state);
    visitor("stake", status.stake);
    visitor("bidder", status.bidder);
    visitor("holder", status.holder);
    visitor("raiser", status.raiser);
    visitor("owner", status.owner);
    visitor("bid_place", status.bidPlace);
    visitor("conceded_place", status.concededPlace);
}

void fields(auto& visitor, Maybe<Played> auto& played)
{
    visitor("card", played.card);
    visitor("as", played.as);
}

void fields(auto& visitor, Maybe<CountedFigure> auto& counted)
{
    visitor("figure", counted.figure);
    visitor("state", counted.state);
    visitor("value", counted.value);
    visitor("seat", counted.seat);
}

void fields(auto& visitor, Maybe<Count> auto& count)
{
    visitor("figures", count.figures);
    visitor("delta", count.delta);
    visitor("weli_seat", count.weliSeat);
    visitor("weli_points", count.weliPoints);
    visitor("out", count.out);
    visitor("bankl", count.bankl);
    visitor("struck", count.struck);
    visitor("over", count.over);
    visitor("winner", count.winner);
    visitor("losers", count.losers);
    visitor("next_dealer", count.nextDealer);
}

void fields(auto& visitor, Maybe<PublicState> auto& table)
{
    visitor.template agreed<State>(table.rules, table.players);
    visitor("game", table.game);
    visitor("deal", table.deal);
    visitor("dealer", table.dealer);
    visitor("active", table.active);
    visitor("totals", table.totals);
    visitor("crosses", table.crosses);
    visitor("bummerl", table.bummerl);
    visitor("gone_out", table.goneOut);
    visitor("phase", table.phase);
    visitor.number("stolen", table.stolen, 0, 3);
    visitor("bottom", table.bottom);
    visitor.number("trick", table.trick, 0, 3);
    visitor("leader", table.leader);
    visitor("played", table.played);
    visitor("shown", table.shown);
    visitor("figures", table.figures);
    visitor("silent", table.silent);
    visitor("raisable", table.raisable);
    visitor("conceded", table.conceded);
    visitor("forehand_spoke", table.forehandSpoke);
    visitor("claimed_rightly", table.claimedRightly);
    visitor("history", table.history);
    visitor("count", table.count);
}

void fields(auto& visitor, Maybe<Holding> auto& holding)
{
    visitor("cards", holding.cards);
    visitor.number("voids", holding.voids, 0, 15);
    visitor("commitments", holding.commitments);
    visitor("barred", holding.barred);
}

void fields(auto& visitor, Maybe<Offence> auto& offence)
{
    visitor("seat", offence.seat);
    visitor("kind", offence.kind);
    visitor("punished", offence.punished);
}

void fields(auto& visitor, Maybe<Observation> auto& observation)
{
    visitor("table", observation.table);
    visitor("seat", observation.seat);
    visitor("own", observation.own);
    visitor("seen", observation.seen);
    visitor("offences", observation.offences);
}

void fields(auto& visitor, Maybe<PastDeal> auto& deal)
{
    visitor("active", deal.active);
    visitor("count", deal.count);
    visitor("totals", deal.totals);
}

void fields(auto& visitor, Maybe<Past> auto& past)
{
    visitor("deals", past.deals);
    visitor("own_cards", past.ownCards);
}

void fields(auto& visitor, Maybe<Open> auto& open) { visitor("holdings", open.holdings); }

}

template std::string weli::fieldsOfView(const bieten::View& view);
template weli::Result<weli::bieten::View> weli::viewOfFields(const Json& line);
