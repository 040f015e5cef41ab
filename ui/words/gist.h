#pragma once

#include "ui/words/every_reason.h"

#include <concepts>
#include <type_traits>
#include <utility>

namespace weli::words {

/// Is it a reason that says nothing of what an act leads to?
template <typename Reason> bool saysNothing(Reason reason)
{
    if constexpr (requires { Reason::OnlyCard; })
        if (reason == Reason::OnlyCard) return true;
    return isOfEquals(reason);
}

/// The last word of what was thought of an act, which has the figures, where it has any.
template <typename Evaluation> struct Gist {
    using Reason = std::remove_cvref_t<decltype(std::declval<Evaluation>().whys[0].reason)>;
    QString sentence;
    std::optional<Reason> reason {};
};

template <typename Evaluation> Gist<Evaluation> gistFrom(const Evaluation& one, CardWords cards)
{
    const QStringList sentences = reasonsOf(one, cards);
    Gist<Evaluation> gist;
    for (qsizetype i = 0; const auto& why : one.whys) {
        const QString& sentence = sentences[i++];
        if (!saysNothing(why.reason)) gist = { sentence, why.reason };
    }
    return gist;
}

/// What a better act leads to, and what was done, of these that were weighed, the best first: one
/// of the two where it compares them already, as in Mittlere what was done does with the best.
template <typename Weighed, typename Action>
std::pair<QString, QString> gistsOf(
    const Weighed& weighed, const Action& better, const Action& done, CardWords cards)
{
    using Evaluation = std::remove_cvref_t<decltype(*weighed.begin())>;
    Gist<Evaluation> first;
    Gist<Evaluation> second;
    for (const Evaluation& one : weighed) {
        if (one.action == better) first = gistFrom(one, cards);
        if (one.action == done) second = gistFrom(one, cards);
    }
    if (std::same_as<Action, mittlere::Action> && second.reason)
        (weighed.begin()->action == better ? first : second) = {};
    const bool isSaid = first.sentence == second.sentence
        || (std::same_as<Action, bieten::Action> && first.reason == second.reason);
    return { first.sentence, isSaid ? QString() : second.sentence };
}

}
