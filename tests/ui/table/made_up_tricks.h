#pragma once

#include "tests/ui/table/made_up.h"

/// Pictures of tables of tricks that nobody has played at.
namespace weli::made_up::tricks {

inline Act act(const QString& text) { return actFrom<preference::State>(text); }

/// Who sits there, and how far it has come.
struct Deal {
    int players = 3;
    int dealer = 2;
    bool german = false;
    bool longNames = false;
};

inline bool plays(const Deal& deal, int seat) { return deal.players == 3 || seat != deal.dealer; }

inline SeatPicture seat(const Deal& deal, int index)
{
    SeatPicture seat;
    seat.seat = seatAt(index);
    seat.name = nameOf({ .longNames = deal.longNames }, index);
    seat.level = index == 0 ? "du" : (index % 2 == 0 ? "scharf" : "nach dem Buch");
    seat.score = std::array { 24, -118, 94, -1240 }.at(static_cast<std::size_t>(index));
    seat.me = index == 0;
    seat.dealer = index == deal.dealer;
    seat.active = plays(deal, index);
    return seat;
}

/// The ten cards that a seat gets, and the talon as that of seat 4.
inline std::vector<Card> handOf(int seat)
{
    static const std::array hands {
        QStringList { "HA", "HK", "HT", "H8", "BA", "BU", "LK", "LO", "L9", "A7" },
        QStringList { "HO", "H7", "BK", "BO", "B9", "LA", "LT", "AK", "AU", "A9" },
        QStringList { "HU", "H9", "BT", "B8", "B7", "LU", "L8", "L7", "AA", "AT" },
        QStringList {},
        QStringList { "AO", "A8" },
    };
    std::vector<Card> cards;
    for (const QString& text : hands.at(static_cast<std::size_t>(seat)))
        cards.push_back(card(text.toStdString()));
    return cards;
}

inline CardPicture lying(int id, Place place, int seat, int slot, int count)
{
    CardPicture picture;
    picture.id = id;
    picture.place = place;
    picture.seat = seatAt(seat);
    picture.slot = slot;
    picture.count = count;
    return picture;
}

/// The hand of that number in the list above lies with this seat.
inline void giveHand(Picture& picture, int seat, int number, bool open)
{
    const auto hand = handOf(number);
    for (int slot = 0; slot < 10; ++slot) {
        CardPicture held = lying(10 * number + slot, Place::Hand, seat, slot, 10);
        const Card face = hand[static_cast<std::size_t>(slot)];
        held.mine = seat == 0;
        if (open || held.mine) {
            held.face = face;
            held.spoken = spoken(face);
        }
        picture.cards.push_back(held);
    }
}

inline std::vector<LadderCell> cells(bool german, bool mine)
{
    std::vector<LadderCell> all;
    const std::array suited { Suit::Acorns, Suit::Leaves, Suit::Bells, Suit::Hearts };
    const QStringList names = german ? QStringList { "Bettel", "Mord", "Plauderer", "Mord offen" }
                                     : QStringList { "Bettel", "Murder", "Open", "Open m." };
    for (int row = 0; row < 8; ++row)
        for (int column = 0; column < 2; ++column) {
            if (column == 1 && (row == 1 || row == 2)) continue;
            LadderCell cell;
            cell.row = row;
            cell.column = column;
            cell.number = QString::number(row + 1);
            if (row < 4) cell.suit = suited.at(static_cast<std::size_t>(row));
            if (row >= 4) cell.name = names.at(row - 4);
            if (row >= 4) cell.premium = row - 3 + column;
            if (row == 3 && column == 1) cell.premium = 1;
            if (row == 0 && column == 1) {
                cell.number.clear();
                cell.suit.reset();
                cell.name = german ? "Spiel" : "Spiel";
                cell.rows = 3;
            }
            const QString key
                = cell.rows > 1 ? QString("spiel") : cell.number + (column == 1 ? "x" : "");
            cell.spoken = "Contract " + key;
            if (mine) cell.say = { act(key == "4x" ? "bid hearts" : "bid " + key), {}, {} };
            all.push_back(cell);
        }
    return all;
}

inline TricksTable& table(Picture& picture) { return std::get<TricksTable>(picture.table); }

inline LadderCell& cellOf(Picture& picture, int row, int column)
{
    for (LadderCell& cell : table(picture).ladder->cells)
        if (cell.row == row && cell.column == column) return cell;
    return table(picture).ladder->cells.front();
}

/// All have their cards, nobody has said anything; with four the dealer watches.
inline Picture dealt(const Deal& deal)
{
    Picture picture;
    picture.table = TricksTable {};
    picture.deal = 3;
    picture.players = deal.players;
    picture.dealRounds = { 3, 4, 3 };
    picture.dealt = true;
    int number = 0;
    for (int i = 0; i < deal.players; ++i) {
        picture.seats.push_back(seat(deal, i));
        if (plays(deal, i)) giveHand(picture, i, number++, false);
    }
    for (int slot = 0; slot < 2; ++slot)
        picture.cards.push_back(lying(40 + slot, Place::Talon, deal.dealer, slot, 2));
    const bool g = deal.german;
    table(picture).ladder = LadderPicture { g ? "Ansage" : "Auction",
        g ? QStringList { "mit Kauf", "ohne Kauf" } : QStringList { "buying", "without" },
        cells(g, false), {} };
    for (int i = 1; i <= deal.players; ++i) {
        const int index = (deal.dealer + i) % deal.players;
        if (plays(deal, index))
            table(picture).ladder->heard.push_back(
                { picture.seats[static_cast<std::size_t>(index)].name, {} });
    }
    table(picture).bowl = BowlPicture { seatAt(deal.dealer), 70,
        g ? QStringList { "um 30", "Stich 3" } : QStringList { "for 30", "a trick 3" },
        "The pot is 70" };
    picture.prompt.text = g ? "Resi sagt an." : "Resi bids.";
    return picture;
}

/// Resi has bid two; I may hold, pass, or say more.
inline Picture bidding(const Deal& deal)
{
    Picture picture = dealt(deal);
    const bool g = deal.german;
    table(picture).ladder->cells = cells(g, true);
    cellOf(picture, 0, 0).say
        = { {}, {}, { "One is lower than what stands.", Clause { 'P', 17 } } };
    cellOf(picture, 0, 0).by = { "I" };
    cellOf(picture, 1, 0).state = CellState::Standing;
    cellOf(picture, 1, 0).by = { "R" };
    cellOf(picture, 1, 0).say
        = { {}, {}, { "Two stands already: you may hold it.", Clause { 'P', 19 } } };
    table(picture).ladder->heard.front().words
        = { g ? "Eins" : "One", g ? "Ich halte" : "I hold", "Drei" };
    table(picture).ladder->heard[1].words = { g ? "Zwei" : "Two", g ? "Weiter" : "Pass" };
    picture.answers = { { act("pass"), g ? "&Weiter" : "&Pass", {} },
        { act("hold 2"), g ? "Ich &halte" : "I &hold",
            g ? "Du nimmst Zwei selbst." : "You take over two." } };
    speak(picture, { { 1, g ? "Zwei" : "Two" } });
    picture.prompt.text = g ? "Du bist dran: halte, sag mehr an, oder weiter."
                            : "Your turn: hold, say more, or pass.";
    picture.seats.front().due = true;
    return picture;
}

/// I have bought: twelve cards, two of them to be laid aside.
inline Picture discarding(const Deal& deal)
{
    Picture picture = dealt(deal);
    const bool g = deal.german;
    for (CardPicture& card : picture.cards) {
        const bool bought = card.place == Place::Talon;
        if (!bought && !card.mine) continue;
        card.place = Place::Hand;
        card.count = 12;
        card.mine = true;
        card.seat = seatAt(0);
        if (!bought) continue;
        card.face = handOf(4)[static_cast<std::size_t>(card.slot)];
        card.spoken = spoken(*card.face);
        card.slot += 10;
    }
    DiscardPicture discard { g ? "&Weglegen" : "&Lay aside", {} };
    std::vector<const CardPicture*> mine;
    for (const CardPicture& card : picture.cards)
        if (card.mine) mine.push_back(&card);
    for (std::size_t i = 0; i < mine.size(); ++i)
        for (std::size_t j = i + 1; j < mine.size(); ++j)
            discard.pairs.push_back({ mine[i]->id, mine[j]->id,
                preference::Action::discard(*mine[i]->face, *mine[j]->face) });
    table(picture).discard = discard;
    cellOf(picture, 3, 0).state = CellState::Standing;
    cellOf(picture, 3, 0).by = { "I" };
    picture.prompt.text = g ? "Leg zwei Karten weg." : "Lay two cards aside.";
    picture.seats.front().due = true;
    picture.seats.front().role = g ? "Spieler" : "declarer";
    return picture;
}

/// The fourth trick: two cards lie in the middle, mine is due.
inline Picture playing(const Deal& deal)
{
    Picture picture = dealt(deal);
    const bool g = deal.german;
    int at = 0;
    std::vector<int> sitting;
    for (int i = 0; i < deal.players; ++i)
        if (plays(deal, i)) sitting.push_back(i);
    for (CardPicture& card : picture.cards) {
        if (card.place != Place::Hand) continue;
        const int slot = card.slot;
        card.count = 7;
        if (slot >= 7) {
            card = lying(card.id, Place::Won, slot == 8 ? sitting[1] : sitting[0], at++ % 9, 9);
        } else if (slot == 6 && !card.mine) {
            const auto hand = handOf(card.id / 10);
            card.place = Place::Trick;
            card.face = hand[6];
            card.spoken = spoken(hand[6]);
            card.wins = card.id / 10 == 1;
        } else if (!card.mine) {
            card.count = 6;
        } else if (slot == 6) {
            card.play.act = act("play " + card.spoken);
        } else if (slot < 6) {
            if (slot == 5 || slot == 4)
                card.play.act = act("play " + card.spoken);
            else
                card.play.why = { "Leaves were led and you hold one.", Clause { 'P', 48 } };
        }
    }
    for (SeatPicture& seat : picture.seats)
        if (seat.active) seat.tricks = seat.me ? 2 : (seat.seat.index == sitting[1] ? 1 : 0);
    picture.seats[1].role = g ? "Spieler" : "declarer";
    table(picture).ladder->caption = g ? "Resi spielt Drei" : "Resi plays three";
    cellOf(picture, 2, 0).state = CellState::Contract;
    cellOf(picture, 2, 0).by = { "R" };
    cellOf(picture, 1, 0).by = { "L" };
    for (HeardPicture& heard : table(picture).ladder->heard)
        heard.words = { g ? "Weiter" : "Pass" };
    picture.prompt.text = g ? "Du bist dran: Laub ist gefragt." : "Your turn: leaves were led.";
    picture.seats.front().due = true;
    return picture;
}

/// All three hands lie open (P-52).
inline Picture open(const Deal& deal)
{
    Picture picture = playing(deal);
    for (CardPicture& card : picture.cards)
        if (card.place == Place::Hand && !card.mine) {
            card.face = handOf(card.id / 10)[static_cast<std::size_t>(card.slot)];
            card.spoken = spoken(*card.face);
        }
    return picture;
}

inline Picture splitting(const Deal& deal)
{
    Picture picture = dealt(deal);
    const bool g = deal.german;
    table(picture).splits
        = { { 6, 4, true, g ? "+18 für dich" : "+18 for you", { act("offer 6-4"), "6-4", {} } },
              { 7, 3, true, g ? "+21 für dich" : "+21 for you", { act("offer 7-3"), "7-3", {} } },
              { 8, 2, true, g ? "+24 für dich" : "+24 for you", { act("offer 8-2"), "8-2", {} } } };
    picture.answers = { { act("no"), g ? "&Nein, spielen" : "&No, play", {} } };
    picture.seats.front().role = g ? "Spieler" : "declarer";
    picture.seats[1].role = g ? "zu Hause" : "at home";
    table(picture).ladder->caption = g ? "Ich spiele Drei" : "I play three";
    cellOf(picture, 2, 0).state = CellState::Contract;
    picture.prompt.text = g ? "Willst du dich einigen?" : "Do you want to agree?";
    return picture;
}

/// The deal is settled and all hands lie open.
inline Picture settled(const Deal& deal)
{
    Picture picture = dealt(deal);
    const bool g = deal.german;
    for (CardPicture& card : picture.cards) {
        const auto hand = handOf(card.id / 10);
        card.face = hand[static_cast<std::size_t>(card.slot)];
        card.spoken = spoken(*card.face);
        card.mine = false;
    }
    ResultPicture result;
    result.title = g ? "3. Spiel: Resi fällt" : "Deal 3: Resi falls";
    const auto add = [&](const QString& what, int who, const QString& why, int points) {
        result.lines.push_back(
            { what, nameOf({ .longNames = deal.longNames }, who), { why }, points });
    };
    add(g ? "Stiche" : "Tricks", 2, g ? "vier Stiche zu 3" : "four tricks at 3", 12);
    add(g ? "Kasse" : "Pot", 1,
        g ? "fünf Stiche: gefallen, zahlt 30 in die Kasse"
          : "five tricks: falls and pays 30 into the pot",
        -30);
    add(g ? "Prämie" : "Premium", 0,
        g ? "Herz gewonnen: je ein Grundeinsatz" : "hearts won: one base stake each", 20);
    for (int i = 0; i < deal.players; ++i)
        result.earned.push_back({ picture.seats[static_cast<std::size_t>(i)].name, 12 - i * 21,
            picture.seats[static_cast<std::size_t>(i)].score, {} });
    result.goOn = { GoOn {}, g ? "&Nächstes Spiel" : "&Next deal", {} };
    picture.result = result;
    for (SeatPicture& seat : picture.seats)
        if (seat.active) seat.tricks = 3;
    picture.prompt.text = g ? "Alle Karten liegen offen." : "All cards lie open.";
    return picture;
}

}
