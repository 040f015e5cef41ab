#pragma once

#include "core/bots/bot.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>

/// What the evaluations of all games share in words.
namespace weli::words {

/// "about 62", of whatever was sampled or guessed.
QString about(const QString& figure);
/// A chance as so many of a hundred, 1 at least and 99 at most unless it is nothing or certain.
QString inHundred(double chance);
/// The same of a chance that was sampled: "about 62", "fewer than 1", "over 99".
QString aboutInHundred(double chance);
/// What an evaluation says where a rule of thumb decided.
QString noValue();
/// A number with its sign, unless it is nothing.
QString signedNumber(double value);
/// "1.4", "−2".
QString onAverage(double figure);
/// "1.4 points", "1 point", "−2 points".
QString pointsOnAverage(double points);
/// "1.4 chips", "1 chip".
QString chipsOnAverage(double chips);
/// "1.4 strokes", "1 stroke".
QString strokesOnAverage(double strokes);

/// A seat by its number, as traces count them: "seat 0".
QString seatName(int seat);
/// "Seat 1 after 57 packs and acts (sharp)"
QString adviceTitle(int seat, int events, const std::optional<bots::Mind>& mind);

/// "… and 60 others"
QString othersWeighed(int number);

/// What is said of an act: "Bid hearts: You win hearts in about 91 of 100 deals."
QString actSaid(const QString& act, const QString& sentence);
/// "Say “No”", to what one could buy or offer.
QString sayingNo();
/// Of acts that are as good as a better one, if they are few: "About as good: nine of leaves."
QString asGood(const QStringList& acts);
/// The same of more: they are all `others`, or only several of them; cards, or what else one may
/// do.
QString manyAsGood(bool others, bool cards);
/// "Play the ten of leaves", of a card as what is played.
QString playing(const QString& card);
/// "?! Inaccurate. Better: Say “Good”. That improves the standing against the others at the table
/// by about 0.3 points.": of a mark as chess writes it. Without an amount nothing is said of it.
QString judgement(const QString& mark, const QString& better, const QString& amount);
/// The same act before one bids: "Play the ten of leaves, and wait with the bid".
QString keepingBack(const QString& act);
/// What was done, and what is said of it: "57, seat 1: Hold. ?! …"; the number is that of packs and
/// acts before it.
QString judgementAt(int place, int seat, const QString& act, const QString& judgement);
/// What all decisions of a seat cost, and those that are marked, and how many of them got no mark,
/// ?!, ? and ??.
QString judgements(int seat, int decisions, const QString& amount, const QString& marked,
    const std::array<int, 4>& marks);

/// How an act that was good or not went beside `other`, with the cards as they lay.
QString hindsight(bool wasGood, bool wentWell, const QString& other);
/// What came of trying another way in a chair: what the deal brought beside the others, and what it
/// was in the match; nothing where it was not counted.
QString tried(
    const QString& chair, const std::optional<double>& result, const std::optional<double>& played);
/// "Compared with the others on average: −2. It comes from:", then a line each: the cards, own
/// mistakes, the rest, where the cards `tell` something; else they and the rest are one figure.
QStringList account(double result, double cards, double mine, double error, bool tell);

/// Who is meant by a figure of a reason; nothing if that is not told, or nobody has a name.
QString personIn(const bots::Measures& measures,
    const std::array<double, bots::mostFigures>& figures, const QStringList& names);

/// A sentence of a game for one of its reasons. `Reason` is the game's own.
template <typename Reason> struct ReasonSentence {
    Reason reason;
    const char* text; // %1 … : what it is about, if anything, then its figures
};

/// The sentence for this context with its places filled in. `count` is what a plural goes by.
QString filled(const char* context, const char* text, const QStringList& parts, int count);

/// The sentence of a reason; each reason must have one.
template <typename Reason, std::size_t N>
const char* sentenceOf(const std::array<ReasonSentence<Reason>, N>& sentences, Reason reason)
{
    for (const ReasonSentence<Reason>& each : sentences)
        if (each.reason == reason) return each.text;
    return "";
}

}
