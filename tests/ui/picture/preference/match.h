#pragma once

#include "core/game/view_of.h"
#include "core/preference/past.h"
#include "tests/support/act_text.h"
#include "ui/picture/picture.h"
#include "ui/picture/preference/picture.h"
#include "ui/words/words.h"

#include <QStringList>

#include <array>

// Matches of Préférence as the tests of its picture need them.

using PreferenceMatch = weli::Timeline<weli::preference::State>;

inline const QStringList playerNames { "Anna", "Bert", "Cilli", "Dora" };

inline weli::ViewContext sittingAt(const PreferenceMatch& match, weli::Seat seat,
    weli::CardWords cards = {}, bool watching = false)
{
    weli::ViewContext context;
    for (int i = 0; i < players(match.state()); ++i)
        context.seats.push_back({ playerNames[i],
            weli::seatAt(i) == seat ? std::nullopt : std::optional(weli::bots::Level::Book) });
    context.cards = cards;
    context.watching = context.handsOpen = watching;
    return context;
}

inline weli::Picture shown(const PreferenceMatch& match, int index, weli::CardWords cards = {})
{
    const weli::Seat seat = weli::seatAt(index);
    return pictureOf(viewOf(match, seat), sittingAt(match, seat, cards));
}

/// Plays acts written as "2 play HA".
inline void play(PreferenceMatch& match, const QStringList& acts)
{
    for (const QString& act : acts) {
        const weli::Seat seat = weli::seatAt(act.left(1).toInt());
        const auto action
            = weli::legalActionFromText(match.state(), seat, act.mid(2).toStdString());
        if (!action) qFatal("not legal: %s", qPrintable(act));
        if (!match.play(seat, *action)) qFatal("refused: %s", qPrintable(act));
    }
}

/// Whoever is due does the first thing that is legal, so many times.
inline void goOn(PreferenceMatch& match, int acts)
{
    for (; acts > 0 && seatDue(match.state().table); --acts) {
        const weli::Seat seat = *seatDue(match.state().table);
        if (!match.play(seat, legalActions(match.state(), seat)[0])) qFatal("refused");
    }
}

/// The pack that deals these three hands, forehand's first, and this talon (P-10).
inline weli::Pack packOfHands(const std::array<const char*, 3>& hands, const char* talon)
{
    weli::Pack pack;
    const auto add = [&pack](const QString& cards, int from, int count) {
        for (const QString& code : cards.split(' ').mid(from, count))
            pack.push(*weli::cardFromText(code.toStdString()));
    };
    for (const char* hand : hands) add(hand, 0, 3);
    add(talon, 0, 2);
    for (const char* hand : hands) add(hand, 3, 4);
    for (const char* hand : hands) add(hand, 7, 3);
    return pack;
}

/// Forehand is strong in bells, the talon helps; middlehand has hearts, rearhand low cards.
inline weli::Pack ordinaryPack()
{
    return packOfHands({ "BA BK BO BT B9 HA LA A7 A8 L7", "HK HO HU HT H9 LK LO AA AK L8",
                           "H8 H7 LU LT L9 AO AU AT A9 B7" },
        "BU B8");
}

/// Three players, seat 2 deals, so seat 0 is forehand. With `pots` deals before it that everybody
/// has passed, the pot is richer.
inline PreferenceMatch dealOf(const weli::Pack& pack, int pots = 0,
    const weli::preference::Rules& rules = {}, int players = 3)
{
    const int first = (players - 1 - pots % players + players) % players;
    PreferenceMatch match(rules, players, weli::seatAt(first));
    for (int i = 0; i < pots; ++i) {
        match.takePack(ordinaryPack());
        while (!match.state().table.settled) goOn(match, 1);
    }
    match.takePack(pack);
    return match;
}

inline PreferenceMatch ordinaryDeal(int pots = 0, const weli::preference::Rules& rules = {})
{
    return dealOf(ordinaryPack(), pots, rules);
}

inline std::vector<weli::CardPicture> cardsAt(
    const weli::Picture& picture, weli::Place place, int seat)
{
    std::vector<weli::CardPicture> cards;
    for (const weli::CardPicture& card : picture.cards)
        if (card.place == place && card.seat == weli::seatAt(seat)) cards.push_back(card);
    return cards;
}

inline QString codesOf(const std::vector<weli::CardPicture>& cards)
{
    QStringList codes;
    for (const weli::CardPicture& card : cards)
        codes << (card.face ? QString::fromStdString(toText(*card.face)) : "..");
    return codes.join(' ');
}

inline weli::CardPicture cardIn(const weli::Picture& picture, const char* code)
{
    for (const weli::CardPicture& card : picture.cards)
        if (card.face == weli::cardFromText(code)) return card;
    qFatal("no such card: %s", code);
}

inline weli::Choice answerIn(const weli::Picture& picture, const char* action)
{
    for (const weli::Choice& answer : picture.answers)
        if (textOf(answer.act) == action) return answer;
    qFatal("no such answer: %s", action);
}

/// One event chosen at random; false when the match is over.
inline bool somethingHappens(PreferenceMatch& match, weli::Rng& rng)
{
    if (isOver(match.state())) return false;
    if (awaitsPack(match.state())) {
        match.takePack(weli::shuffled(weli::packOf(wholePack(match.state())), rng));
        return true;
    }
    const weli::Seat seat = *seatDue(match.state().table);
    const auto legal = legalActions(match.state(), seat);
    const auto chosen = rng.below(static_cast<std::uint32_t>(legal.size()));
    return match.play(seat, legal[chosen]);
}

/// Any rules that P-1 allows, but few deals.
inline weli::preference::Rules anyRules(weli::Rng& rng, int players)
{
    weli::preference::Rules rules;
    rules.premium = static_cast<weli::preference::Premium>(rng.below(3));
    rules.trumpCompulsion = rng.below(2) == 1;
    rules.negotiation = rng.below(2) == 1;
    rules.deals = static_cast<std::uint8_t>(players);
    return rules;
}
