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

}
