#include "core/record/view_json.h"

#include "core/record/fields.h"
#include "core/record/game_view_json.h"
#include "core/record/json_text.h"
#include "core/record/records.h"

namespace weli {

namespace {

    std::string_view nameOf(AnyGame game)
    {
        return std::visit([]<typename S>(GameOf<S>) { return S::info().code; }, game);
    }

    template <typename S> Result<AnyView> viewOf(const Json& line)
    {
        auto view = viewOfFields<typename S::View>(line);
        if (!view) return tl::unexpected<Problem>(view.error());
        return AnyView(std::move(*view));
    }

}

std::string toJson(const AnyView& view)
{
    const auto fields = std::visit([](const auto& one) { return fieldsOfView(one); }, view);
    return R"({"type":"view","format":1,"game":)" + inQuotes(nameOf(gameOf(view))) + ',' + fields
        + '}';
}

Result<AnyView> viewFromJson(std::string_view text)
{
    const auto line = parseObject(text);
    if (!line) return tl::unexpected<Problem>(line.error());
    const auto type = textField(*line, "type");
    if (!type) return tl::unexpected<Problem>(type.error());
    if (*type != "view")
        return problem(Wrong::InView, { "a line of type " + shown(*type) + ",", "not \"view\"" });
    const auto format = integerField(*line, "format", 1, 1);
    if (!format) return tl::unexpected<Problem>(format.error());
    const auto name = textField(*line, "game");
    if (!name) return tl::unexpected<Problem>(name.error());
    for (const AnyGame game : games)
        if (nameOf(game) == *name)
            return std::visit([&]<typename S>(GameOf<S>) { return viewOf<S>(*line); }, game);
    return problem(Wrong::NoGame, { shown(*name) });
}

}
