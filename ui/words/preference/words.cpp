#include "ui/words/preference/words.h"

#include "core/preference/info.h"
#include "ui/words/preference/rule_words.h"

#include <QCoreApplication>

#include <array>

namespace weli::words {

using namespace preference;

namespace {

    class Named {
        Q_DECLARE_TR_FUNCTIONS(Contract)
    };
    class Speech {
        Q_DECLARE_TR_FUNCTIONS(PreferenceSaid)
    };

    /// In the order of Contract; hearts are called as the pack shows them.
    constexpr std::array contracts {
        //: A contract in a sentence: acorns are trump, with buying (Eins; ett)
        QT_TRANSLATE_NOOP("Contract", "One"),
        QT_TRANSLATE_NOOP("Contract", "Two"),
        QT_TRANSLATE_NOOP("Contract", "Three"),
        QT_TRANSLATE_NOOP("Contract", "Four"),
        //: Without buying: the two cards on the table are not taken (Eins ohne Kauf; ett utan köp)
        QT_TRANSLATE_NOOP("Contract", "One without buying"),
        QT_TRANSLATE_NOOP("Contract", "Two without buying"),
        QT_TRANSLATE_NOOP("Contract", "Three without buying"),
        //: The contract with hearts as trump, without buying (Herz; hjärter)
        QT_TRANSLATE_NOOP("Contract", "Hearts"),
        //: No trick may be taken (Bettel; fem)
        QT_TRANSLATE_NOOP("Contract", "Five"),
        QT_TRANSLATE_NOOP("Contract", "Five without buying"),
        //: All tricks must be taken (Mord; sex)
        QT_TRANSLATE_NOOP("Contract", "Six"),
        QT_TRANSLATE_NOOP("Contract", "Six without buying"),
        //: No trick, against open hands (Plauderer aufgedeckt; sju)
        QT_TRANSLATE_NOOP("Contract", "Seven"),
        QT_TRANSLATE_NOOP("Contract", "Seven without buying"),
        //: All tricks, against open hands (Mord aufgedeckt; åtta)
        QT_TRANSLATE_NOOP("Contract", "Eight"),
        QT_TRANSLATE_NOOP("Contract", "Eight without buying"),
    };

    QString hearts(CardWords cards)
    {
        //: The contract with the highest suit of a Swiss pack as trump (Rosen; rosor)
        return cards.kind == PackKind::Swiss ? Named::tr("Roses") : Named::tr("Hearts");
    }

    QString aim(Goal goal)
    {
        switch (goal) {
        case Goal::SixTricks: return Named::tr("At least six tricks.");
        case Goal::NoTrick: return Named::tr("Not a single trick.");
        case Goal::AllTricks: return Named::tr("All ten tricks.");
        }
        return {};
    }

    bool saidBefore(const PublicState& table, std::size_t word, const Action& action)
    {
        for (std::size_t i = 0; i < word; ++i)
            if (table.calls[i].action == action) return true;
        return false;
    }

    QString saidBid(const PublicState& table, std::size_t word, CardWords cards)
    {
        const Bid bid = table.calls[word].action.bid();
        if (bid == spiel)
            return saidBefore(table, word, Action::bid(spiel))
                //: The second or third player who says spiel (Ich habe auch Spiel!)
                ? Speech::tr("I have spiel too!")
                //: Bid of one of three contracts without buying, the suit comes later (Spiel!)
                : Speech::tr("Spiel!");
        return capitalised(nameOf(bid, cards)) + '!';
    }

    QString saidNo(const PublicState& table, std::size_t word)
    {
        return declinesSplit(table, word)
            //: Does not offer to share the tricks out: the cards shall be played
            ? Speech::tr("Let’s play it out.")
            //: Does not take up the two cards that were laid aside
            : Speech::tr("No.");
    }

    QString saidOffer(const PublicState& table, const Acted& acted)
    {
        const Split split = acted.action.split();
        const QString text = acted.seat == table.declarer
            //: Offers to share the ten tricks out without playing: %1 and %2 are numbers of tricks
            ? Speech::tr("%1 for me, %2 for you?")
            //: The same, said to the declarer, whose tricks are named first
            : Speech::tr("%1 for you, %2 for me?");
        return text.arg(declarersTricks(split)).arg(defendersTricks(split));
    }

    //: The name of the game
    constexpr const char* gameName = QT_TRANSLATE_NOOP("Game", "Préférence");
    constexpr const char* gameAbout = QT_TRANSLATE_NOOP("Game",
        "The Viennese game for three at a table of three or four: bid for the trump suit, buy "
        "two "
        "cards, and take six of ten tricks.");

}

QString nameOf(Contract contract, CardWords cards)
{
    if (contract == Contract::Hearts) return hearts(cards);
    return QCoreApplication::translate("Contract", contracts[static_cast<std::size_t>(contract)]);
}

QString nameOf(Bid bid, CardWords cards)
{
    //: A bid in a sentence: one of the contracts One to Three without buying (Spiel; spel)
    return bid.contract ? nameOf(*bid.contract, cards) : Named::tr("spiel");
}

QString nickname(Contract contract, CardWords cards)
{
    switch (contract) {
    case Contract::Hearts: return capitalised(hearts(cards));
    case Contract::Five:
        //: On the card with the contracts, beside the 5: no trick (Bettel)
    case Contract::FiveX: return Named::tr("Bettel");
    case Contract::Six:
        //: On the card with the contracts, beside the 6: all tricks (Mord)
    case Contract::SixX: return Named::tr("Murder");
    case Contract::Seven:
        //: On the card with the contracts, beside the 7: no trick, open (Plauderer)
    case Contract::SevenX: return Named::tr("Open bettel");
    case Contract::Eight:
        //: On the card with the contracts, beside the 8: all tricks, open (Mord aufgedeckt)
    case Contract::EightX: return Named::tr("Open murder");
    default: return {};
    }
}

QString goalOf(Contract contract, const Rules& rules, CardWords cards)
{
    const ContractRow& row = rowOf(contract);
    //: %1 is a suit (Trumpf: Eichel)
    QString text = row.trump ? Named::tr("Trumps: %1.").arg(nameOf(*row.trump, cards))
                             : Named::tr("No trumps.");
    text += ' ' + aim(row.goal);
    if (isOpen(contract)) // P-52
        text += ' ' + Named::tr("After the first trick the other two lay their hands face up.");
    if (row.premium > 0) // P-62
        //: Money that changes hands besides the pot
        text += ' '
            + Named::tr("Premium: %1 from each defender, or to each.")
                  .arg(row.premium * rules.stake);
    return text;
}

QString aimOf(Contract contract) { return aim(rowOf(contract).goal); }

QString nameOf(Split split)
{
    return QString::number(declarersTricks(split)) + QChar(0x2013)
        + QString::number(defendersTricks(split));
}

bool declinesSplit(const PublicState& table, std::size_t word)
{
    return table.calls[word].action.verb() == Verb::No
        && saidBefore(table, word, Action(Verb::Alone));
}

QString said(const PublicState& table, std::size_t word, CardWords cards)
{
    const Acted& acted = table.calls[word];
    switch (acted.action.verb()) {
    //: Leaves the auction (Weiter.; Pass.)
    case Verb::Pass: return Speech::tr("Pass.");
    case Verb::Bid: return saidBid(table, word, cards);
    //: Takes over a bid at the same level: %1 is a contract (Ich halte Zwei.; Jag håller två.)
    case Verb::Hold: return Speech::tr("I hold %1.").arg(nameOf(acted.action.contract(), cards));
    //: Says after buying what is played: %1 is a contract
    case Verb::Announce:
        return Speech::tr("I play %1.").arg(nameOf(acted.action.contract(), cards));
    //: Takes up the two cards that the player before laid aside (Nachkauf!; Efterköp!)
    case Verb::Take: return Speech::tr("After-buy!");
    case Verb::No: return saidNo(table, word);
    //: A defender plays along (Ich gehe mit.; Jag går med.)
    case Verb::Join: return Speech::tr("I go along.");
    //: A defender does not play in this deal (Ich bleibe zu Hause.; Jag avstår.)
    case Verb::Stay: return Speech::tr("I stay home.");
    //: Makes the other defender play along (Ich lade ein.; Jag bjuder in.)
    case Verb::Invite: return Speech::tr("I invite you.");
    //: A defender plays without the other one
    case Verb::Alone: return Speech::tr("I play alone.");
    case Verb::Offer: return saidOffer(table, acted);
    //: Accepts the offer to share the tricks out
    case Verb::Accept: return Speech::tr("Agreed.");
    //: Refuses the offer to share the tricks out
    case Verb::Refuse: return Speech::tr("No, let’s play it out.");
    default: return {};
    }
}

QString heard(const Action& action, CardWords cards)
{
    //: In the list of what was said in the auction (weiter; pass)
    if (action.verb() == Verb::Pass) return Speech::tr("pass");
    if (action.verb() == Verb::Bid && action.bid() == spiel) return nameOf(spiel, cards);
    const ContractRow& row = rowOf(action.contract());
    if (action.contract() == Contract::Hearts) return hearts(cards);
    const QString number = QString::fromUtf8(row.key.data(), 1);
    //: In the list of what was said in the auction: holds the bid %1 (hält 2; håller 2)
    if (action.verb() == Verb::Hold) return Speech::tr("holds %1").arg(number);
    //: In the list of what was said in the auction: the bid %1 without buying (5 ohne; 5 utan)
    return row.buys ? number : Speech::tr("%1 without").arg(number);
}

QString money(int amount) { return amount > 0 ? '+' + QString::number(amount) : number(amount); }

namespace {

    constexpr std::array refusals {
        Forbidden { 1, QT_TRANSLATE_NOOP("Why", "The house rules do not allow this.") },
        Forbidden {
            5, QT_TRANSLATE_NOOP("Why", "You deal and sit out: the other three play this deal.") },
        Forbidden {
            15, QT_TRANSLATE_NOOP("Why", "Under the house rules this contract does not exist.") },
        Forbidden { 16, QT_TRANSLATE_NOOP("Why", "It is not your turn to speak.") },
        Forbidden { 17,
            QT_TRANSLATE_NOOP("Why",
                "Your first bid must be higher than the last one, and One to Three without buying "
                "are first bid as “spiel”.") },
        Forbidden { 18,
            QT_TRANSLATE_NOOP("Why",
                "Your first bid binds you: after One to Four you cannot go above Four, spiel stays "
                "spiel, and only a player who opened with a premium contract may go higher. Every "
                "bid must beat the last one.") },
        Forbidden { 19,
            QT_TRANSLATE_NOOP("Why",
                "Only a bid of One to Four can be held, and only by forehand, or by the player who "
                "has that right instead.") },
        Forbidden { 20,
            QT_TRANSLATE_NOOP("Why",
                "After “spiel” the player who said it first names the suit, and the others answer "
                "with a higher one or pass.") },
        Forbidden { 21, QT_TRANSLATE_NOOP("Why", "There is no auction now.") },
        Forbidden { 23,
            QT_TRANSLATE_NOOP(
                "Why", "Only the declarer buys, discards two cards and announces the contract.") },
        Forbidden { 24,
            QT_TRANSLATE_NOOP("Why",
                "You may announce what you bid or something higher of the same kind: One to Four "
                "go no higher than Four, and spiel stays spiel.") },
        Forbidden { 25, QT_TRANSLATE_NOOP("Why", "Discard two different cards.") },
        Forbidden { 26,
            QT_TRANSLATE_NOOP("Why",
                "You can after-buy only if the auction was won with One to Four, and only once the "
                "contract has been announced.") },
        Forbidden { 27,
            QT_TRANSLATE_NOOP("Why", "Only a player who has bid in the auction may after-buy.") },
        Forbidden { 28, QT_TRANSLATE_NOOP("Why", "You are not being asked now.") },
        Forbidden {
            29, QT_TRANSLATE_NOOP("Why", "You have declined to after-buy, and that is final.") },
        Forbidden { 30,
            QT_TRANSLATE_NOOP("Why",
                "A player who after-buys must announce Five, Six, Seven or Eight, and higher than "
                "the last after-buyer.") },
        Forbidden { 33,
            QT_TRANSLATE_NOOP("Why", "In this contract both defenders play; nobody is asked.") },
        Forbidden { 34,
            QT_TRANSLATE_NOOP(
                "Why", "The pot holds only one base stake: both defenders must go along.") },
        Forbidden { 35,
            QT_TRANSLATE_NOOP("Why",
                "Only the defenders go along or stay home, starting with the one to the declarer’s "
                "left.") },
        Forbidden { 38,
            QT_TRANSLATE_NOOP(
                "Why", "Only the one defender who went along may invite the other.") },
        Forbidden { 41,
            QT_TRANSLATE_NOOP("Why",
                "The tricks can be split only between the declarer and a lone defender, before the "
                "first card.") },
        Forbidden { 43, QT_TRANSLATE_NOOP("Why", "It is the other player’s turn to speak.") },
        Forbidden { 44,
            QT_TRANSLATE_NOOP("Why",
                "Accept the offer, refuse it, or answer with a split that nobody has offered "
                "yet.") },
        Forbidden { 46, QT_TRANSLATE_NOOP("Why", "It is not your turn to play a card.") },
        Forbidden { 48, QT_TRANSLATE_NOOP("Why", "You can follow suit, so you must.") },
        Forbidden { 49, QT_TRANSLATE_NOOP("Why", "You can beat the trick, so you must.") },
        Forbidden { 51,
            QT_TRANSLATE_NOOP("Why",
                "You sit to the left of the declarer, who led: you must play higher, but as low as "
                "you can.") },
        Forbidden { 55,
            QT_TRANSLATE_NOOP(
                "Why", "Under the house rules you must trump, because you cannot follow suit.") },
        Forbidden { 66, QT_TRANSLATE_NOOP("Why", "This cannot be done now.") },
    };

}

const GameWords& gameWords(GameOf<preference::State> /*game*/)
{
    static const GameWords words { gameName, gameAbout, refusals, &preferenceRuleWords(),
        preference::info().clauses.rules };
    return words;
}

}
