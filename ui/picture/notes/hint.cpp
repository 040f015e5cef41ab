#include "ui/picture/notes/hint.h"

#include "core/bots/costs.h"

#include <QCoreApplication>

#include <algorithm>

namespace weli {

namespace {

    class Hint {
        Q_DECLARE_TR_FUNCTIONS(Hint)
    };

    std::vector<NotePicture::Weight> weightsOf(const std::vector<ToldAct>& acts)
    {
        const std::vector<double> bars = bots::barsOf(acts);
        std::vector<NotePicture::Weight> weights;
        for (std::size_t i = 0; i < bars.size(); ++i)
            for (const lesson::Pointer& thing : acts[i].on) weights.push_back({ thing, bars[i] });
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
    for (std::size_t i = 0; i < std::min<std::size_t>(acts.size(), 2); ++i)
        if (!acts[i].brings.isEmpty()) more << valued(acts[i]);
    note.more = more.join(u'\n');
    return note;
}

}
