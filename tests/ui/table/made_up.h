#pragma once

#include "tests/support/act_text.h"
#include "ui/picture/picture.h"

#include <QStringList>

#include <array>
#include <string_view>

/// Pictures of tables that nobody has played at, for tests and for looking.
namespace weli::made_up {

inline Card card(std::string_view text) { return cardFromText(text).value_or(Card {}); }

inline Act act(const QString& text) { return actFrom<bieten::State>(text); }

inline QString spoken(Card card) { return QString::fromStdString(toText(card)); }

struct Speaker {
    int seat = 0;
    QString words;
};

/// How far a deal has come.
struct Deal {
    int players = 4;
    int played = 4; // cards on the table, from the seat left of the dealer on
    bool mine = false; // my turn
    bool german = false;
    bool longNames = false;
};

inline QString nameOf(const Deal& deal, int seat)
{
    static const QStringList usual { "Ich", "Resi", "Luis", "Vroni", "Sepp", "Moidl", "Hias",
        "Zenzi" };
    static const QStringList longest { "Bartholomäusl", "Schwarzenegger", "Maria-Theresia",
        "Wilhelmine-Ann", "Leopold-Xaver.", "Notburga-Maria", "Kreszenz-Wally", "Oberhofer-Luis" };
    return (deal.longNames ? longest : usual).at(seat);
}

inline SeatPicture seat(const Deal& deal, int index)
{
    SeatPicture seat;
    seat.seat = seatAt(index);
    seat.name = nameOf(deal, index);
    seat.level = index == 0 ? "du" : (index % 2 == 0 ? "scharf" : "nach dem Buch");
    seat.score = (index * 3 + 4) % 11;
    seat.me = index == 0;
    seat.dealer = index == deal.players - 1;
    seat.due = deal.mine ? index == 0 : index == 2 % deal.players;
    seat.struck = seat.score == 10;
    seat.gespannt = index == 1;
    if (seat.struck || seat.gespannt) seat.standing = "one point short";
    seat.provisional = index == 1 ? 1 : 0;
    return seat;
}

/// The cards of everybody, in the order in which they were dealt.
inline std::vector<Card> dealtCards()
{
    std::vector<Card> cards;
    for (const auto* text : { "HA", "LO", "B6", "AK", "HT", "BU", "H9", "LA", "A7", "LK", "BO",
             "HU", "AA", "L8", "HK", "BT", "AO", "L9", "BA", "H7", "AU", "LT", "B8", "HO" })
        cards.push_back(card(text));
    return cards;
}

inline CardPicture cardOf(const Deal& deal, int index, int slot)
{
    const Card face = dealtCards()[static_cast<std::size_t>(index * 3 + slot)];
    const int order = slot * deal.players + index; // who plays when
    const int before = (deal.played - index + deal.players - 1) / deal.players;
    CardPicture picture;
    picture.id = index * 3 + slot;
    picture.seat = seatAt(index);
    picture.spoken = spoken(face);
    if (order < deal.played) {
        picture.place = Place::Table;
        picture.slot = slot;
        picture.count = before;
        picture.face = face;
        picture.wins = order == deal.played - 1;
        if (face == card("B6")) picture.name = card("HT");
        return picture;
    }
    picture.place = Place::Hand;
    picture.slot = slot - before;
    picture.count = 3 - before;
    picture.mine = index == 0;
    if (index != 0) return picture;
    picture.face = face;
    const bool playable = deal.mine && slot != 1;
    picture.naming = playable && face == card("B6");
    if (deal.mine && !playable)
        picture.play.why
            = { "Hearts were led and you hold a heart: you must follow suit.", Clause { 'B', 18 } };
    if (playable && !picture.naming) picture.play.act = act("play " + spoken(face));
    return picture;
}

inline std::vector<PlatePicture> plates(const Deal& deal)
{
    const bool g = deal.german;
    std::vector<PlatePicture> plates(5);
    const std::array titles { g ? "Herz" : "Hearts", g ? "Laub" : "Leaves", g ? "Gleich" : "Equal",
        g ? "Hanger" : "Run", g ? "Spiel" : "Last trick" };
    const std::array codes { "hearts", "leaves", "equal", "run", "last" };
    for (std::size_t i = 0; i < 5; ++i) {
        plates[i].title = titles[i];
        plates[i].code = codes[i];
        plates[i].bid = { act(QString("bid %1").arg(codes[i])), g ? "&Bieten" : "&Bid",
            g ? "Du sagst, dass du diese Figur hast." : "You say that you have this figure." };
    }
    plates[0].suit = Suit::Hearts;
    plates[1].suit = Suit::Leaves;
    plates[1].state = PlateState::Held;
    plates[1].stake = 2;
    plates[1].story = { (g ? "geboten von " : "bid by ") + nameOf(deal, 1),
        (g ? "gehalten von " : "held by ") + nameOf(deal, 0) };
    plates[1].bid = { {}, {}, { "Nothing goes beyond three.", Clause { 'B', 47 } } };
    plates[2].state = PlateState::Conceded;
    plates[2].story = { (g ? "gutgegeben an " : "conceded to ") + nameOf(deal, 1) };
    plates[2].bid = { {}, {}, { "Equal is settled.", Clause { 'B', 48 } } };
    plates[3].bid = { {}, {}, { "You have no run.", Clause { 'B', 36 } } };
    return plates;
}

inline FiguresTable& figures(Picture& picture) { return std::get<FiguresTable>(picture.table); }

/// A deal in play.
inline Picture playing(const Deal& deal)
{
    Picture picture;
    picture.deal = 3;
    picture.players = deal.players;
    picture.dealRounds = { 1, 2 };
    picture.dealt = true;
    picture.undealt = 33 - 3 * deal.players;
    figures(picture).bottom = card("A9");
    for (int i = 0; i < deal.players; ++i) {
        picture.seats.push_back(seat(deal, i));
        for (int slot = 0; slot < 3; ++slot) picture.cards.push_back(cardOf(deal, i, slot));
    }
    figures(picture).plates = plates(deal);
    const bool g = deal.german;
    picture.prompt.text = deal.mine
        ? (g ? "Du bist dran: spiel eine Karte, oder biete eine Figur, die leuchtet."
             : "Your turn: play a card, or bid a figure that lights up.")
        : (g ? "Luis ist dran." : "It is Luis's turn.");
    return picture;
}

inline void speak(Picture& picture, const std::vector<Speaker>& speakers)
{
    for (const Speaker& speaker : speakers) {
        SeatPicture& seat = picture.seats[static_cast<std::size_t>(speaker.seat)];
        seat.said = speaker.words;
        ++seat.saidNumber;
    }
}

inline Picture answering(Deal deal)
{
    Picture picture = playing(deal);
    const bool g = deal.german;
    speak(picture, { { 1, g ? "Ich biete das Herz!" : "I bid hearts!" }, { 2, "Gut." } });
    picture.question
        = g ? nameOf(deal, 1) + " bietet das Herz." : nameOf(deal, 1) + " bids hearts.";
    picture.answers = { { act("good hearts"), g ? "&Gut" : "&Good",
                            g ? "Du lässt es gut sein." : "You let it go." },
        { act("hold hearts"), g ? "Ich &halte!" : "I &hold!", {} },
        { act("three hearts"), g ? "&Drei!" : "&Three!", {} } };
    picture.prompt.text = g ? "Antworte: gut, halten oder drei." : "Answer: good, hold or three.";
    return picture;
}

inline Picture naming(Deal deal)
{
    deal.mine = true;
    Picture picture = playing(deal);
    NamingPicture naming;
    naming.wild = card("B6");
    naming.question = "What does the Weli stand for?";
    for (const Suit suit : suits)
        for (const Rank rank : ranks) {
            if (rank == Rank::Six) continue;
            const Card name(suit, rank);
            NamingPicture::Cell cell { name, {}, spoken(name) };
            if (suit == Suit::Leaves || name == card("HA"))
                cell.play.why = { "You showed that you have no leaf.", Clause { 'B', 30 } };
            else
                cell.play.act = act("play B6=" + spoken(name));
            naming.cells.push_back(cell);
        }
    figures(picture).namings = { naming };
    return picture;
}

inline Picture cutting(const Deal& deal)
{
    Picture picture = playing(deal);
    picture.cards.clear();
    picture.dealt = false;
    picture.undealt = 33;
    figures(picture).bottom.reset();
    figures(picture).cut = CutPicture { 33, 4, {} };
    for (int lifted = 4; lifted <= 29; ++lifted)
        figures(picture).cut->acts.push_back(act(QString("cut %1").arg(lifted)));
    for (PlatePicture& plate : figures(picture).plates)
        plate = { plate.title, plate.suit, PlateState::Free, 1, {}, {} };
    picture.prompt.text
        = deal.german ? "Heb ab: wie viele Karten?" : "Cut the pack: how many cards do you lift?";
    for (SeatPicture& seat : picture.seats) seat.due = seat.me;
    return picture;
}

inline Picture stealing(const Deal& deal)
{
    Picture picture = cutting(deal);
    figures(picture).cut.reset();
    figures(picture).bottom = card("B6");
    picture.question = deal.german ? "Unten liegt der Weli." : "The bottom card is the Weli.";
    picture.answers = { { act("steal"), deal.german ? "&Stehlen" : "&Steal it", {} },
        { act("leave"), deal.german ? "&Liegen lassen" : "&Leave it", {} } };
    return picture;
}

inline Picture counted(Deal deal)
{
    deal.played = 3 * deal.players;
    Picture picture = playing(deal);
    const bool g = deal.german;
    for (CardPicture& card : picture.cards) card.wins = false;
    ResultPicture result;
    result.title = g ? "3. Spiel: Resi geht aus" : "Deal 3: Resi goes out";
    const QString a = nameOf(deal, 1);
    const QString b = nameOf(deal, 0);
    const auto add
        = [&](const QString& figure, const QString& who, const QString& why, int points) {
              result.lines.push_back({ figure, who, { why }, points });
          };
    add(g ? "Gleich" : "Equal", a, g ? "gutgegeben" : "conceded", 1);
    add(g ? "Laub" : "Leaves", b,
        g ? "das höchste Laub: Laub-Ober; geboten und gehalten"
          : "the highest leaf: ober of leaves; bid and held",
        2);
    add(g ? "Herz" : "Hearts", b,
        g ? "das höchste Herz: Herz-Ass" : "the highest heart: ace of hearts", 1);
    add(g ? "Hanger" : "Run", g ? "niemand" : "nobody",
        g ? "zwei gleich hohe Hanger: bleibt stehen" : "two runs alike: it stands", 0);
    add(g ? "Spiel" : "Last trick", a,
        g ? "dritter Stich mit Eichel-Ass" : "took the third trick with the ace of acorns", 1);
    add("Weli", b, g ? "hatte den Weli und machte keine Figur" : "held the Weli and made no figure",
        -1);
    for (int i = 0; i < deal.players; ++i)
        result.earned.push_back({ nameOf(deal, i), (i * 7) % 4 - 1, (i * 3 + 5) % 12,
            i == 1       ? (g ? "aus" : "out")
                : i == 2 ? (g ? "gestrichen" : "struck")
                         : QString() });
    result.goOn = { GoOn {}, g ? "&Nächstes Spiel" : "&Next deal", {} };
    picture.result = result;
    picture.prompt.text = g ? "Alle Karten liegen offen." : "All cards lie open.";
    return picture;
}

}
