#include "ui/picture/notes/hint.h"

#include <QCoreApplication>

#include <algorithm>

namespace weli {

namespace {

    class Hint {
        Q_DECLARE_TR_FUNCTIONS(Hint)
    };

    std::vector<NotePicture::Weight> weightsOf(const std::vector<ToldAct>& acts)
    {
        std::vector<NotePicture::Weight> weights;
        for (const ToldAct& act : acts)
            for (const lesson::Pointer& thing : act.on)
                if (act.bar) weights.push_back({ thing, *act.bar });
        return weights;
    }

    QString valued(const ToldAct& told)
    {
        //: What an act is expected to bring: %1 is the act, %2 "about 40 points in 100 deals"
        return Hint::tr("%1: %2").arg(told.name, told.brings);
    }

}

NotePicture hintFrom(const std::vector<ToldAct>& acts, Depth depth)
{
    const ToldAct& best = acts.front();
    NotePicture note;
    note.text.text = best.reasons.isEmpty()
        ? best.name + u'.'
        //: A hint: %1 is an act ("Ace of leaves"), %2 a sentence that says why
        : Hint::tr("%1. %2").arg(best.name, best.reasons.front());
    if (!best.on.empty()) note.about = best.on.front();
    note.weights = weightsOf(acts);
    if (depth == Depth::Reason) return note;
    QStringList more = best.reasons.mid(1);
    if (!best.brings.isEmpty()) more << valued(best);
    const auto next = std::find_if(
        acts.begin() + 1, acts.end(), [](const ToldAct& act) { return !act.isSame; });
    if (next != acts.end() && !next->brings.isEmpty()) more << valued(*next);
    note.more = more.join(u'\n');
    return note;
}

}
