#include "core/preference/view.h"
#include "core/record/preference_record.h"
#include "core/record/view_json_fields.h"

namespace weli::preference {

constexpr auto codesOf(std::type_identity<Contract> /*type*/)
{
    std::array<std::string_view, contractCount> codes;
    std::transform(ladder.begin(), ladder.end(), codes.begin(), [](auto row) { return row.key; });
    return codes;
}

constexpr auto codesOf(std::type_identity<Class> /*type*/) { return classCodes; }

constexpr std::array<std::string_view, splits.size()> codesOf(std::type_identity<Split> /*type*/)
{
    return { "6-4", "7-3", "8-2" };
}

std::string wordOf(Bid bid) { return bid.contract ? weli::wordOf(*bid.contract) : "spiel"; }

std::optional<Bid> fromWord(std::type_identity<Bid> /*type*/, std::string_view text)
{
    if (text == wordOf(spiel)) return spiel;
    const auto contract = weli::fromWord(std::type_identity<Contract> {}, text);
    return contract ? std::optional(Bid { *contract }) : std::nullopt;
}

std::optional<Action> fromWord(std::type_identity<Action> /*type*/, std::string_view text)
{
    if (text == toText(hiddenDiscard)) return hiddenDiscard;
    return GameRecord<State>::parseAnyAction(text);
}

constexpr std::array<std::string_view, 10> phaseNames(std::type_identity<Phase> /*type*/)
{
    return { "shuffling", "bidding", "discarding", "announcing", "after_buying", "going_along",
        "inviting", "talking", "playing", "match_over" };
}

/// A phase in which one seat may act.
void fields(auto& visitor, auto& phase) requires requires { phase.next; }
{
    visitor("next", phase.next);
}

void fields(auto& visitor, Maybe<Standing> auto& standing)
{
    visitor("bid", standing.bid);
    visitor("seat", standing.seat);
}

void fields(auto& visitor, Maybe<PublicState> auto& table)
{
    visitor.template agreed<State>(table.rules, table.players);
    visitor("deal", table.deal);
    visitor("dealer", table.dealer);
    visitor("active", table.active);
    visitor("pot", table.pot);
    visitor("anted", table.anted);
    visitor("balances", table.balances);
    visitor("phase", table.phase);
    visitor("standing", table.standing);
    visitor("classes", table.classes);
    visitor("bidders", table.bidders);
    visitor("entitled", table.entitled);
    visitor("declined", table.declined);
    visitor("declarer", table.declarer);
    visitor("contract", table.contract);
    visitor("buyers", table.buyers);
    visitor("joined", table.joined);
    visitor("stayed", table.stayed);
    visitor("inviter", table.inviter);
    visitor("offers", table.offers);
    visitor("agreed", table.agreed);
    visitor("playing", table.playing);
    visitor("tricks", table.tricks);
    visitor("taken", table.taken);
    visitor("calls", table.calls);
    visitor("settled", table.settled);
}

void fields(auto& visitor, Maybe<Observation> auto& observation)
{
    visitor("table", observation.table);
    visitor("seat", observation.seat);
    visitor("hands", observation.hands);
    visitor("talon", observation.talon);
    visitor("discards", observation.discards);
}

void fields(auto& visitor, Maybe<PastDeal> auto& deal)
{
    visitor("balances", deal.balances);
    visitor("pot", deal.pot);
}

void fields(auto& visitor, Maybe<Past> auto& past) { visitor("deals", past.deals); }

void fields(auto& visitor, Maybe<Open> auto& open)
{
    visitor("hands", open.hands);
    visitor("talon", open.talon);
    visitor("discards", open.discards);
}

}

template std::string weli::fieldsOfView(const preference::View& view);
template weli::Result<weli::preference::View> weli::viewOfFields(const Json& line);
