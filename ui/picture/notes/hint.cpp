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
        const auto [low, high] = std::minmax_element(acts.begin(), acts.end(),
            [](const ToldAct& one, const ToldAct& other) { return one.value < other.value; });
        std::vector<NotePicture::Weight> weights;
        if (high->value <= low->value) return weights; // nothing to choose between
        // What is not sure to be worse is not shown as nothing.
        const double span = std::max(high->value - low->value, 4 * high->error);
        for (const ToldAct& one : acts) {
            // What is advised is the best, though others may seem as good or better in the worlds.
            const double share = &one == &acts.front() ? 1 : 1 - (high->value - one.value) / span;
            for (const lesson::Pointer& thing : one.on) weights.push_back({ thing, share });
        }
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
