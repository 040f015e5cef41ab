#include "core/mittlere/view.h"
#include "core/record/mittlere_record.h"
#include "core/record/view_json_fields.h"

namespace weli::mittlere {

constexpr auto codesOf(std::type_identity<Case> /*type*/)
{
    std::array<std::string_view, caseRows.size()> codes;
    std::transform(
        caseRows.begin(), caseRows.end(), codes.begin(), [](auto row) { return row.code; });
    return codes;
}

std::optional<Action> fromWord(std::type_identity<Action> /*type*/, std::string_view text)
{
    return GameRecord<State>::parseAnyAction(text);
}

constexpr std::array<std::string_view, 5> phaseNames(std::type_identity<Phase> /*type*/)
{
    return { "deal_due", "playing", "draw_due", "drawing", "match_over" };
}

void fields(auto& visitor, Maybe<Playing> auto& phase) { visitor("next", phase.next); }

void fields(auto& visitor, Maybe<Drawing> auto& phase) { visitor("next", phase.next); }

void fields(auto& visitor, Maybe<Drawn> auto& drawn)
{
    visitor("seat", drawn.seat);
    visitor.number("position", drawn.position, 1, wholePack().size());
    visitor("card", drawn.card);
}

void fields(auto& visitor, Maybe<Verdict> auto& verdict)
{
    visitor("by", verdict.by);
    visitor("seat", verdict.seat);
}

void fields(auto& visitor, Maybe<PublicState> auto& table)
{
    visitor.template agreed<State>(table.rules, table.players);
    visitor("deal", table.deal);
    visitor("dealer", table.dealer);
    visitor("strokes", table.strokes);
    visitor("potatoes", table.potatoes);
    visitor("phase", table.phase);
    visitor("trump", table.trump);
    visitor("tricks", table.tricks);
    visitor("taken", table.taken);
    visitor("drawings", table.drawings);
    visitor("drawn", table.drawn);
    visitor("verdict", table.verdict);
}

void fields(auto& visitor, Maybe<Observation> auto& observation)
{
    visitor("table", observation.table);
    visitor("seat", observation.seat);
    visitor("hand", observation.hand);
}

void fields(auto& visitor, Maybe<Past> auto& past) { visitor("deals", past.deals); }

void fields(auto& visitor, Maybe<Open> auto& open) { visitor("hands", open.hands); }

}

template std::string weli::fieldsOfView(const mittlere::View& view);
template weli::Result<weli::mittlere::View> weli::viewOfFields(const Json& line);
