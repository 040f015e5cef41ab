#include "ui/words/drill_values.h"

#include "ui/words/bieten/words.h"
#include "ui/words/preference/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace weli::words {

using namespace drill;

namespace {

    class Drilled {
        Q_DECLARE_TR_FUNCTIONS(Drill)
    };

    QString ofText(const std::string& text) { return QString::fromStdString(text); }

    QString ofSeat(const QString& code, const DrillTable& table)
    {
        //: An answer to a question that begins with “Who”
        if (code == "none") return Drilled::tr("Nobody");
        const int seat = code.toInt();
        //: Among the names of players, in a sentence
        return seat == table.learner.index ? Drilled::tr("you") : table.names.value(seat);
    }

    QString ofSeats(const QString& code, const DrillTable& table)
    {
        QStringList names;
        for (const QString& seat : code.split(' ')) names << ofSeat(seat, table);
        return list(names);
    }

    QString ofSuit(const std::string& code, const DrillTable& table)
    {
        for (const Suit suit : suits)
            if (code == std::string { letter(suit) }) return nameOf(suit, table.cards);
        //: An answer to “What are trumps?”
        return Drilled::tr("None");
    }

    QString ofCard(const std::string& code, const DrillTable& table)
    {
        const auto card = cardFromText(std::string_view(code).substr(0, 2));
        if (code.size() == 2) return nameOf(*card, table.cards);
        return spokenNamed(*card, *cardFromText(std::string_view(code).substr(3)), table.cards);
    }

    QString ofFigure(const std::string& code, const DrillTable& table)
    {
        for (const bieten::Figure figure : bieten::figures)
            if (bieten::code(figure) == code) return nameOf(figure, table.cards);
        return nameOf(bieten::weliCard, table.cards);
    }

    std::optional<preference::Bid> bidOf(const std::string& code)
    {
        if (code == "spiel") return preference::spiel;
        for (const auto& row : preference::ladder)
            if (row.key == code)
                return preference::Bid { static_cast<preference::Contract>(
                    &row - preference::ladder.data()) };
        return std::nullopt;
    }

    QString ofBid(const std::string& code, const DrillTable& table)
    {
        const auto bid = bidOf(code);
        //: An answer to “Which of these bids is higher?”
        if (!bid) return Drilled::tr("Neither is higher");
        return nameOf(*bid, table.cards);
    }

    QString ofBietenAct(const std::string& code, const DrillTable& table)
    {
        using namespace bieten;
        for (const Verb verb : { Verb::Bid, Verb::Three, Verb::Good, Verb::Hold })
            for (const Figure figure : figures)
                if (toText(Action::say(verb, figure)) == code)
                    return said(Action::say(verb, figure), table.cards);
        return {};
    }

    /// The word with this code, as far as the questions have it.
    std::optional<preference::Action> wordOf(const std::string& code)
    {
        using namespace preference;
        for (const Verb verb : { Verb::Pass, Verb::Join, Verb::Stay, Verb::Invite })
            if (toText(Action(verb)) == code) return Action(verb);
        const std::size_t space = std::min(code.find(' '), code.size() - 1);
        const auto bid = bidOf(code.substr(space + 1));
        if (!bid) return std::nullopt;
        if (code.starts_with("bid")) return Action::bid(*bid);
        return code.starts_with("hold") ? Action::hold(*bid->contract)
                                        : Action::announce(*bid->contract);
    }

    QString ofPreferenceAct(const std::string& code, const DrillTable& table)
    {
        const auto word = wordOf(code);
        if (!word) return {};
        preference::PublicState alone;
        alone.calls.push({ table.learner, *word });
        return said(alone, 0, table.cards);
    }

    QString ofMark(const std::string& code)
    {
        //: What is written for a player after a deal (Strich; streck)
        if (code == "stroke 1") return Drilled::tr("1 stroke");
        if (code == "stroke 2") return Drilled::tr("2 strokes");
        //: What is written for a player after a deal: a ring (Kartoffel; potatis)
        return code == "potato 1" ? Drilled::tr("1 potato") : Drilled::tr("2 potatoes");
    }

    QString ofRole(const std::string& code)
    {
        //: Stands in “Who %1 in the next deal?”
        if (code == "deals") return Drilled::tr("deals");
        return code == "cuts" ? Drilled::tr("cuts") : Drilled::tr("leads");
    }

    QString ofPart(const std::string& code)
    {
        //: Stands in “The contract is %1, and you are %2.”
        if (code == "declarer") return Drilled::tr("the declarer");
        //: Stands in “The contract is %1, and you are %2.”
        if (code == "defender") return Drilled::tr("a defender");
        //: Stands in “The contract is %1, and you are %2.”
        if (code == "inviter") return Drilled::tr("the defender who invites");
        //: Stands in “The contract is %1, and you are %2.”
        return Drilled::tr("the invited defender");
    }

    /// "0:45 1:72" as a list, in which `name` says what stands before the colon.
    template <typename Name> QString listOf(const std::string& code, Name name)
    {
        QStringList parts;
        for (const QString& part : ofText(code).split(' ', Qt::SkipEmptyParts))
            parts << name(part.section(':', 0, 0)) + ' ' + number(part.section(':', 1).toInt());
        //: Instead of a list of what somebody scores
        return parts.isEmpty() ? Drilled::tr("nothing") : parts.join(", ");
    }

    QString ofRanks(const std::string& code, const DrillTable& table)
    {
        QStringList names;
        for (const char each : code)
            for (const Rank rank : weli::ranks)
                if (letter(rank) == each) names << nameOf(rank, table.cards);
        return names.join(", ");
    }

    bool asksOfBieten(const Question& question)
    {
        return rowOf(question.kind).code.starts_with("bieten");
    }

    CardWords wordsIn(const Question& question, const DrillTable& table)
    {
        CardWords cards = table.cards;
        cards.weli = cards.weli && asksOfBieten(question); // M-2
        return cards;
    }

}

QString drillTextInSentence(const Question& question, const Value& value, const DrillTable& at)
{
    const std::string& code = value.code;
    if (value.sort != Sort::Card || code.size() != 2) return drillText(question, value, at);
    return asSubject(*cardFromText(code), wordsIn(question, at));
}

QString drillText(const Question& question, const Value& value, const DrillTable& at)
{
    const std::string& code = value.code;
    const bool isBieten = asksOfBieten(question);
    DrillTable table = at;
    table.cards = wordsIn(question, at);
    switch (value.sort) {
    case Sort::YesNo: return code == "yes" ? Drilled::tr("Yes") : Drilled::tr("No");
    case Sort::Number: return number(ofText(code).toInt());
    case Sort::Chips: return gain(ofText(code).toInt());
    case Sort::Seat: return ofSeat(ofText(code), table);
    case Sort::Seats: return ofSeats(ofText(code), table);
    case Sort::Suit: return ofSuit(code, table);
    case Sort::Card:
    case Sort::Named: return ofCard(code, table);
    case Sort::Figure: return ofFigure(code, table);
    case Sort::Bid: return ofBid(code, table);
    case Sort::Act: return isBieten ? ofBietenAct(code, table) : ofPreferenceAct(code, table);
    case Sort::Mark: return ofMark(code);
    case Sort::Role: return isBieten ? ofRole(code) : ofPart(code);
    case Sort::Tally: return listOf(code, [&](const QString& seat) { return ofSeat(seat, table); });
    case Sort::Sum: return ofText(code);
    case Sort::Ranks: return ofRanks(code, table);
    case Sort::Score:
        return listOf(
            code, [&](const QString& figure) { return ofFigure(figure.toStdString(), table); });
    }
    return {};
}

}
