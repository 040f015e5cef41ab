#include "ui/picture/picture.h"

namespace weli {

namespace {

    template <typename Table> const Table& ofKind(const Picture& picture)
    {
        static const Table none;
        const auto* const table = std::get_if<Table>(&picture.table);
        return table == nullptr ? none : *table;
    }

}

const FiguresTable& figuresOn(const Picture& picture) { return ofKind<FiguresTable>(picture); }

const TricksTable& tricksOn(const Picture& picture) { return ofKind<TricksTable>(picture); }

bool isToBeRead(const Picture& picture)
{
    return !picture.answers.empty() || !tricksOn(picture).splits.empty() || figuresOn(picture).cut
        || picture.result;
}

bool asksAnew(const Picture& before, const Picture& now)
{
    if (!isToBeRead(now)) return false;
    return before.deal != now.deal || before.newsNumber != now.newsNumber
        || before.question != now.question || before.answers != now.answers
        || tricksOn(before).splits != tricksOn(now).splits
        || figuresOn(before).cut != figuresOn(now).cut || before.result != now.result;
}

}
