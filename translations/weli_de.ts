<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Weli</source>
        <translation>Über Weli</translation>
    </message>
    <message>
        <source>Weli %1: a card table for Bieten, Préférence and Mittlere</source>
        <extracomment>%1 is a version: &quot;0.1&quot;</extracomment>
        <translation>Weli %1: ein Kartentisch für Bieten, Préférence und Mittlere</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.
Built on Qt %1, JSON for Modern C++, tl::expected and CLI11.</source>
        <extracomment>%1 is the version of Qt</extracomment>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer.
Gebaut mit Qt %1, JSON for Modern C++, tl::expected und CLI11.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>seat %1</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Platz %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %n event(s) (%2)</source>
        <extracomment>%1: a seat (&quot;seat 0&quot;), %n: how many packs and acts the trace had before, %2: a level</extracomment>
        <translation>
            <numerusform>%1 nach %n Ereignis (%2)</numerusform>
            <numerusform>%1 nach %n Ereignissen (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 after %n event(s) (hint)</source>
        <extracomment>What the hint says: %1: a seat (&quot;seat 0&quot;), %n: how many packs and acts the trace had before</extracomment>
        <translation>
            <numerusform>%1 nach %n Ereignis (Tipp)</numerusform>
            <numerusform>%1 nach %n Ereignissen (Tipp)</numerusform>
        </translation>
    </message>
    <message>
        <source>Well played, and it went well.</source>
        <translation>Gut gespielt, und es ist auch gut gegangen.</translation>
    </message>
    <message>
        <source>As the cards lay, it did cost something.</source>
        <translation>So wie die Karten lagen, hat es wirklich etwas gekostet.</translation>
    </message>
    <message>
        <source>Tried as %1, and left before the deal was counted.</source>
        <extracomment>Another way was tried in a deal that is looked back at: %1 is in whose chair</extracomment>
        <translation>Als %1 versucht und vor dem Ende der Runde gelassen.</translation>
    </message>
    <message>
        <source>Tried as %1: %2 beside the others, in the match %3.</source>
        <extracomment>The same: %2 what the deal brought, a number with its sign, %3 what it was in the match</extracomment>
        <translation>Als %1 versucht: %2 gegenüber den anderen, in der Partie %3.</translation>
    </message>
    <message>
        <source>the cards dealt: %1</source>
        <extracomment>A part of what deals brought: %1 a number with its sign</extracomment>
        <translation>ausgeteilte Karten: %1</translation>
    </message>
    <message>
        <source>own mistakes: %1</source>
        <extracomment>A part of what deals brought: %1 a number with its sign</extracomment>
        <translation>eigene Fehler: %1</translation>
    </message>
    <message>
        <source>luck and what the others did: %1</source>
        <extracomment>A part of what deals brought: %1 a number with its sign</extracomment>
        <translation>Glück und was die anderen gemacht haben: %1</translation>
    </message>
    <message>
        <source>the cards, luck and the others: %1</source>
        <translation>Karten, Glück und die anderen: %1</translation>
    </message>
    <message>
        <source>(estimates, right to about %1)</source>
        <extracomment>Of those parts: %1 a number</extracomment>
        <translation>(geschätzt, auf etwa %1 genau)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 an act, &quot;Bid hearts&quot;, %2 a sentence about it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Say “No”</source>
        <extracomment>In Préférence, to buying after another or to offering a split</extracomment>
        <translation>„Nein“ sagen</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>What somebody did or could have done with a card: %1 is it as what is played</extracomment>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>%1, %2: %3. %4</source>
        <extracomment>%1 how many packs and acts there were before, %2 a seat, %3 what it did, %4 what is said of that</extracomment>
        <translation>%1, %2: %3. %4</translation>
    </message>
    <message>
        <source>Well played; only as the cards lay would this have been better: %1.</source>
        <extracomment>%1 an act, &quot;Play the ten of leaves&quot;: it would have done better, but who could know?</extracomment>
        <translation>Gut gespielt; nur bei dieser Verteilung wäre das besser gewesen: %1.</translation>
    </message>
    <message>
        <source>%1, and wait with the bid</source>
        <extracomment>%1 an act, &quot;Play the ten of leaves&quot;, that is better than to bid now</extracomment>
        <translation>%1 und mit dem Bieten warten</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n decision(s), %2 given away in all, %3 of it in those marked (?! %4, ? %5, ?? %6)</source>
        <extracomment>%1 a seat, %n how many decisions, %2 what they cost beside the best ones, %3 how much of that lies in those that got a mark, %4 to %6 how many of them got each mark</extracomment>
        <translation>
            <numerusform>%1: %n Entscheidung, insgesamt %2 verschenkt, davon %3 bei den markierten (?! %4, ? %5, ?? %6)</numerusform>
            <numerusform>%1: %n Entscheidungen, insgesamt %2 verschenkt, davon %3 bei den markierten (?! %4, ? %5, ?? %6)</numerusform>
        </translation>
    </message>
    <message>
        <source>With the cards as they lay, this would have come out worse: %1.</source>
        <extracomment>%1 an act, which was better but would have done worse</extracomment>
        <translation>So wie die Karten lagen, hätte das weniger gebracht: %1.</translation>
    </message>
    <message>
        <source>Compared with the others on average: %1. It comes from:</source>
        <extracomment>What deals brought a player: %1 a number with its sign; what it comes from follows</extracomment>
        <translation>Gegenüber dem Schnitt der anderen: %1. Das kommt von:</translation>
    </message>
    <message numerus="yes">
        <source>… and %n other(s)</source>
        <extracomment>Below the acts that were weighed, the best first: so many are not listed</extracomment>
        <translation>
            <numerusform>… und %n weiteres</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>About as good: %1.</source>
        <extracomment>%1: one act or two that would do as well: &quot;ten of leaves, bid hearts&quot;</extracomment>
        <translation>Ungefähr gleich gut: %1.</translation>
    </message>
    <message>
        <source>The other cards are about as good.</source>
        <translation>Die anderen Karten sind ungefähr gleich gut.</translation>
    </message>
    <message>
        <source>All other choices are worth about as much.</source>
        <translation>Alles andere bringt ungefähr gleich viel.</translation>
    </message>
    <message>
        <source>Several other cards are about as good.</source>
        <translation>Mehrere andere Karten sind ungefähr gleich gut.</translation>
    </message>
    <message>
        <source>Several other choices are worth about as much.</source>
        <translation>Manches andere bringt ungefähr gleich viel.</translation>
    </message>
</context>
<context>
    <name>Announcement</name>
    <message>
        <source>Your choice: %1.</source>
        <extracomment>Before the words on the buttons, from which I choose an answer</extracomment>
        <translation>Zur Wahl: %1.</translation>
    </message>
    <message>
        <source>you %1</source>
        <extracomment>A card in the trick: %1 is who played it</extracomment>
        <translation>du %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A card in the trick: %1 is who played it, %2 the card
----------
%1 is a player, %2 &quot;3 tricks&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The trick is yours so far.</source>
        <translation>Der Stich gehört bis jetzt dir.</translation>
    </message>
    <message>
        <source>The trick is %1’s so far.</source>
        <translation>Der Stich gehört bis jetzt %1.</translation>
    </message>
    <message>
        <source>In the trick: %1.</source>
        <extracomment>%1 are the cards that lie in the middle, with who has played them</extracomment>
        <translation>Im Stich: %1.</translation>
    </message>
    <message>
        <source>In front of you: %1.</source>
        <extracomment>Cards that lie before somebody: %1 is the player, %2 the cards</extracomment>
        <translation>Vor dir: %1.</translation>
    </message>
    <message>
        <source>In front of %1: %2.</source>
        <translation>Vor %1: %2.</translation>
    </message>
    <message>
        <source>Open on the table: %1.</source>
        <extracomment>%1 are cards that lie open beside the trick</extracomment>
        <translation>Offen auf dem Tisch: %1.</translation>
    </message>
    <message>
        <source>Trumps: %1.</source>
        <extracomment>%1 is a suit</extracomment>
        <translation>Trumpf: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 tricks</source>
        <extracomment>%1 tricks are taken, %2 are needed</extracomment>
        <translation>%1 von %2 Stichen</translation>
    </message>
    <message>
        <source>New in your hand: %1.</source>
        <extracomment>Cards that have come into my hand</extracomment>
        <translation>Neu in deinem Blatt: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>What a player has taken in the deal: %1 is the player, %2 &quot;52 points&quot;
----------
A hand that lies open: %1 is the player, %2 the cards</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2 in this deal, %3 in all</source>
        <extracomment>What the deal has brought to a player: %1 is the player, %2 the gain or loss, %3 what that makes in all</extracomment>
        <translation>%1: %2 in dieser Runde, %3 insgesamt</translation>
    </message>
    <message>
        <source>Deal %1.</source>
        <translation>Runde %1.</translation>
    </message>
    <message>
        <source>You are the dealer.</source>
        <translation>Du gibst.</translation>
    </message>
    <message>
        <source>%1 is the dealer.</source>
        <translation>%1 gibt.</translation>
    </message>
    <message>
        <source>You are one point short.</source>
        <translation>Du bist gespannt: Dir fehlt ein Punkt.</translation>
    </message>
    <message>
        <source>%1 is one point short.</source>
        <translation>%1 ist gespannt: Ein Punkt fehlt.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <extracomment>%1 are the cards in my hand</extracomment>
        <translation>Du hast keine Karten.</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>Deine Karten: %1.</translation>
    </message>
    <message>
        <source>No card lies open.</source>
        <translation>Keine Karte liegt offen.</translation>
    </message>
    <message>
        <source>The last trick: %1.</source>
        <extracomment>%1 are cards, with who played them</extracomment>
        <translation>Letzter Stich: %1.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>%1 ist dran.</translation>
    </message>
    <message>
        <source>In this deal: %1.</source>
        <extracomment>%1 is &quot;Resi 3 tricks, Luis 1 trick&quot;</extracomment>
        <translation>In dieser Runde: %1.</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>On a name plate: deals the cards</extracomment>
        <translation>gibt</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>an der Reihe</translation>
    </message>
    <message>
        <source>their turn</source>
        <extracomment>On a name plate: the player&apos;s</extracomment>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>total %1</source>
        <extracomment>On a name plate: the sum of what was won and lost</extracomment>
        <translation>insgesamt %1</translation>
    </message>
    <message>
        <source>%1 so far in this deal</source>
        <extracomment>On a name plate: %1 is &quot;1 point&quot;, conceded in this deal</extracomment>
        <translation>bisher %1 in dieser Runde</translation>
    </message>
    <message>
        <source>one point short</source>
        <extracomment>On a name plate: one point short of going out</extracomment>
        <translation>ein Punkt fehlt</translation>
    </message>
    <message>
        <source>Deal %1: %2.</source>
        <extracomment>What a deal of the match has brought: %1 is its number, %2 &quot;Resi +1, Luis −2&quot;</extracomment>
        <translation>Runde %1: %2.</translation>
    </message>
    <message>
        <source>%1 %2, in all %3</source>
        <extracomment>What a player has now: %1 is the player, %2 what the deal has brought, %3 the sum</extracomment>
        <translation>%1 %2, insgesamt %3</translation>
    </message>
    <message>
        <source>Your choice: %1; or bid: F2 lists the bids.</source>
        <extracomment>%1 are the words on the buttons; in an auction</extracomment>
        <translation>Zur Wahl: %1; oder lizitieren: F2 zählt auf, was geht.</translation>
    </message>
    <message>
        <source>Open: %1.</source>
        <extracomment>%1 is a card that lies open under the pack</extracomment>
        <translation>Offen: %1.</translation>
    </message>
    <message>
        <source>Drawn: %1. You deal.</source>
        <extracomment>The cards were drawn: %1 is my card</extracomment>
        <translation>Gezogen: %1. Du gibst.</translation>
    </message>
    <message>
        <source>Drawn: %2. %1 deals.</source>
        <extracomment>The same: %1 is a player, %2 the card</extracomment>
        <translation>Gezogen: %2. %1 gibt.</translation>
    </message>
    <message>
        <source>Or: %1.</source>
        <extracomment>After &quot;play a card&quot;: %1 are the words on the buttons, which are another choice</extracomment>
        <translation>Oder: %1.</translation>
    </message>
    <message>
        <source>You may play: %1.</source>
        <extracomment>%1 are cards in my hand</extracomment>
        <translation>Du darfst spielen: %1.</translation>
    </message>
    <message>
        <source>The rest is played out.</source>
        <translation>Der Rest wird fertig gespielt.</translation>
    </message>
    <message>
        <source>All have played: %1.</source>
        <extracomment>%1 are the cards of a trick that lies there still, with who has played them</extracomment>
        <translation>Alle haben gespielt: %1.</translation>
    </message>
    <message>
        <source>Possible contracts: %1. Right takes you there, Enter says one.</source>
        <extracomment>%1 are names of contracts that I can bid now</extracomment>
        <translation>Mögliche Spiele: %1. Mit Pfeil rechts kommst du hin, mit Enter nimmst du eines.</translation>
    </message>
    <message>
        <source>Back at the table.</source>
        <extracomment>Whoever was elsewhere, looking back for one; then comes what is due</extracomment>
        <translation>Zurück am Tisch.</translation>
    </message>
    <message>
        <source>F2 lists bids.</source>
        <translation>F2 nennt die Gebote.</translation>
    </message>
    <message>
        <source>Left and Right choose where, Space cuts.</source>
        <translation>Links und Rechts wählen die Stelle, die Leertaste hebt ab.</translation>
    </message>
    <message>
        <source>T tells what lies there, W how it stands, O your cards.</source>
        <translation>T sagt, was liegt, W, wie es steht, O, was du hast.</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <extracomment>What can be bid, and by which key: &quot;Set, key 3&quot;</extracomment>
        <translation>%1, Taste %2</translation>
    </message>
    <message>
        <source>You may bid: %1.</source>
        <extracomment>%1 are figures with their keys: &quot;Hearts, key 1; Set, key 3&quot;</extracomment>
        <translation>Du kannst bieten: %1.</translation>
    </message>
    <message>
        <source>You may say three: %1.</source>
        <extracomment>The same, where three can be said</extracomment>
        <translation>Du kannst Drei geben: %1.</translation>
    </message>
    <message>
        <source>In turn around the table: %1.</source>
        <extracomment>%1 are all players in the order in which they sit, and play</extracomment>
        <translation>Reihum am Tisch: %1.</translation>
    </message>
    <message>
        <source>to the others %1</source>
        <extracomment>%1 is what a player has paid for the tricks of others</extracomment>
        <translation>an die anderen %1</translation>
    </message>
    <message>
        <source>%1 %2: %3; in all %4</source>
        <extracomment>The same, with %3, by what: &quot;tricks +4, penalty −10&quot;</extracomment>
        <translation>%1 %2: %3; insgesamt %4</translation>
    </message>
    <message>
        <source>%1 of %2 tricks, with those of the other defender</source>
        <extracomment>The same of two players together</extracomment>
        <translation>%1 von %2 Stichen, zusammen mit dem anderen</translation>
    </message>
    <message>
        <source>Of the rest: %1.</source>
        <extracomment>What was left of a deal has been played out: %1 is &quot;you 3 tricks, Resi 1 trick&quot;</extracomment>
        <translation>Vom Rest: %1.</translation>
    </message>
    <message>
        <source>The tricks before: %1.</source>
        <extracomment>%1 are the cards of the tricks before, with who played them: &quot;Resi …, you …; Resi …&quot;</extracomment>
        <translation>Die Stiche davor: %1.</translation>
    </message>
</context>
<context>
    <name>BietenAct</name>
    <message>
        <source>%1 as %2</source>
        <extracomment>A wild card is played: %1 is the card, %2 what it is named (Weli als Herz-Ass)</extracomment>
        <translation>%1 als %2</translation>
    </message>
    <message>
        <source>cut after %1 cards</source>
        <extracomment>%1 is how many cards are lifted</extracomment>
        <translation>nach %1 Karten abheben</translation>
    </message>
    <message>
        <source>take the card</source>
        <translation>die Karte nehmen</translation>
    </message>
    <message>
        <source>leave the card</source>
        <translation>die Karte liegen lassen</translation>
    </message>
    <message>
        <source>one, then two</source>
        <extracomment>Deals one card to each, then two</extracomment>
        <translation>eine, dann zwei</translation>
    </message>
    <message>
        <source>two, then one</source>
        <translation>zwei, dann eine</translation>
    </message>
    <message>
        <source>bid %1</source>
        <extracomment>%1 is a figure (das Herz bieten; bjuda hjärter)</extracomment>
        <translation>%1 bieten</translation>
    </message>
    <message>
        <source>three for %1</source>
        <extracomment>%1 is a figure (Drei für das Herz; tre för hjärter)</extracomment>
        <translation>Drei für %1</translation>
    </message>
    <message>
        <source>say “Good”</source>
        <extracomment>The answer that gives in (gut; passa)</extracomment>
        <translation>„Gut“ sagen</translation>
    </message>
    <message>
        <source>hold</source>
        <extracomment>The answer that holds (halten; syna)</extracomment>
        <translation>halten</translation>
    </message>
    <message>
        <source>protest against %1</source>
        <extracomment>%1 is a player</extracomment>
        <translation>Protest gegen %1</translation>
    </message>
    <message>
        <source>no protest</source>
        <translation>kein Protest</translation>
    </message>
    <message>
        <source>wait</source>
        <extracomment>Says nothing for now</extracomment>
        <translation>abwarten</translation>
    </message>
</context>
<context>
    <name>BietenDrill</name>
    <message>
        <source>Following suit</source>
        <translation>Bedienen</translation>
    </message>
    <message>
        <source>Taking a trick</source>
        <translation>Den Stich machen</translation>
    </message>
    <message>
        <source>You play: %1. Who takes the trick?</source>
        <translation>Du spielst: %1. Wer macht den Stich?</translation>
    </message>
    <message>
        <source>Your figures</source>
        <translation>Deine Figuren</translation>
    </message>
    <message>
        <source>Which of these figures do you have?</source>
        <translation>Welche dieser Figuren hast du?</translation>
    </message>
    <message>
        <source>The best figure</source>
        <translation>Die beste Figur</translation>
    </message>
    <message>
        <source>All hands lie face up. Who wins this figure: %1?</source>
        <translation>Alle Karten liegen offen. Wer macht die Figur %1?</translation>
    </message>
    <message>
        <source>When to bid</source>
        <translation>Wann man bietet</translation>
    </message>
    <message>
        <source>Which figures may you bid now?</source>
        <translation>Welche Figuren darfst du jetzt bieten?</translation>
    </message>
    <message>
        <source>What a figure is worth</source>
        <translation>Was eine Figur zählt</translation>
    </message>
    <message>
        <source>%2: you answer “%1” What is the figure worth then?</source>
        <translation>%2: Du antwortest „%1“ Wie viel zählt die Figur dann?</translation>
    </message>
    <message>
        <source>Who answers</source>
        <translation>Wer antwortet</translation>
    </message>
    <message>
        <source>You say “%1” Who has to answer next?</source>
        <translation>Du sagst „%1“ Wer antwortet als Nächster?</translation>
    </message>
    <message>
        <source>Naming the Weli</source>
        <translation>Den Weli taufen</translation>
    </message>
    <message>
        <source>You play the Weli. Which of these cards may it be named as?</source>
        <translation>Du spielst den Weli. Zu welchen dieser Karten darfst du ihn taufen?</translation>
    </message>
    <message>
        <source>One point short</source>
        <translation>Ein Punkt fehlt</translation>
    </message>
    <message>
        <source>Who may no longer bid?</source>
        <translation>Wer darf nicht mehr bieten?</translation>
    </message>
    <message>
        <source>The order of the count</source>
        <translation>Die Reihenfolge beim Zählen</translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Which figure is counted first?</source>
        <translation>Du spielst: %1. Die Runde ist aus. Welche Figur wird zuerst gezählt?</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Deine Punkte</translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. How many points do you get?</source>
        <translation>Du spielst: %1. Die Runde ist aus. Wie viele Punkte bekommst du?</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Ausgehen</translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Who goes out first?</source>
        <translation>Du spielst: %1. Die Runde ist aus. Wer geht zuerst aus?</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>Who %1 in the next deal?</source>
        <translation>Nächste Runde: Wer %1?</translation>
    </message>
    <message>
        <source>For %1 and %2 one card of the suit is enough. A set is two or three cards of one rank, a run two or three of one suit in order.</source>
        <translation>Für %1 und %2 genügt je eine Karte der Farbe. Ein Gleich sind zwei oder drei gleich hohe Karten, ein Hanger zwei oder drei einer Farbe, die aufeinanderfolgen.</translation>
    </message>
    <message>
        <source>%1: the highest card of the suit is %2.</source>
        <translation>%1: Die höchste Karte der Farbe ist %2.</translation>
    </message>
    <message>
        <source>Three cards of one rank beat two, then the higher rank wins. Here %1 cards of one rank win, one of them %2.</source>
        <translation>Drei gleich hohe Karten schlagen zwei, sonst gewinnen die höheren. Hier gewinnen %1 gleich hohe Karten, darunter %2.</translation>
    </message>
    <message>
        <source>A run of three beats a run of two; otherwise the highest card decides. Here a run of %1 wins, with %2 at the top.</source>
        <translation>Ein Hanger aus drei schlägt einen aus zwei, sonst entscheidet die höchste Karte. Hier gewinnen %1 Karten, die höchste ist %2.</translation>
    </message>
    <message>
        <source>%1: the best is shared. The figure is tied, and nobody scores it.</source>
        <translation>%1: Das Beste hat niemand allein. Die Figur steht, und niemand schreibt sie.</translation>
    </message>
    <message>
        <source>%1: nobody has the figure, so nobody scores it.</source>
        <translation>%1: Niemand hat die Figur, also schreibt sie niemand.</translation>
    </message>
    <message>
        <source>A figure that is held is worth two points, whoever wins it.</source>
        <translation>Eine gehaltene Figur zählt zwei Punkte, wer immer sie macht.</translation>
    </message>
    <message>
        <source>If three is held, the figure is worth three points. It goes no higher.</source>
        <translation>Wird die Drei gehalten, zählt die Figur drei Punkte. Höher geht es nicht.</translation>
    </message>
    <message>
        <source>Others have yet to answer. Only a hold makes the figure worth more: two after a bid, three after a three. Until then it counts %1.</source>
        <translation>Es haben noch nicht alle geantwortet. Erst wenn jemand hält, zählt die Figur mehr: zwei nach einem Gebot, drei nach einer Drei. Bis dahin zählt sie %1.</translation>
    </message>
    <message>
        <source>Nobody holds, so the figure is conceded: it counts one after a bid, two after a three. Here that makes %1.</source>
        <translation>Niemand hält, also ist die Figur gut gelassen: Sie zählt einen Punkt nach einem Gebot, zwei nach einer Drei. Das macht hier %1.</translation>
    </message>
    <message>
        <source>The answers go around the table, beginning to the left of whoever bid or said three.</source>
        <translation>Geantwortet wird reihum. Zuerst antwortet, wer links von dem sitzt, der geboten oder Drei gegeben hat.</translation>
    </message>
    <message>
        <source>The first “I hold” ends the answering: the figure is held, for everybody.</source>
        <translation>Sobald jemand hält, ist das Antworten zu Ende: Die Figur ist für alle gehalten.</translation>
    </message>
    <message>
        <source>Everybody has answered and nobody has held, so the figure is conceded.</source>
        <translation>Alle haben geantwortet, niemand hat gehalten: Die Figur ist gut gelassen.</translation>
    </message>
    <message>
        <source>The Weli cannot be named as either of your other two cards, played or not.</source>
        <translation>Zu einer deiner anderen zwei Karten kannst du den Weli nicht taufen, ob gespielt oder nicht.</translation>
    </message>
    <message>
        <source>You did not follow when this suit was led: %1. So the Weli cannot be of that suit.</source>
        <translation>Du hast diese Farbe nicht bedient: %1. Also kann der Weli nicht mehr von dieser Farbe sein.</translation>
    </message>
    <message>
        <source>Led: %1. You can follow suit, so the Weli must be of this suit if you play it now.</source>
        <translation>Ausgespielt: %1. Du kannst bedienen, also muss der Weli jetzt von dieser Farbe sein.</translation>
    </message>
    <message>
        <source>What you have bid, held and played binds you: with the name you choose you must really have the figure.</source>
        <translation>Was du geboten, gehalten und gespielt hast, bindet dich: So, wie du den Weli taufst, musst du die Figur wirklich haben.</translation>
    </message>
    <message>
        <source>One point short of the target (%1), you may no longer bid. Points, conceded ones included: %2.</source>
        <translation>Wem auf %1 nur mehr ein Punkt fehlt, der darf nicht mehr bieten. Punkte, die gut gelassenen mitgezählt: %2.</translation>
    </message>
    <message>
        <source>Conceded figures are settled at once and so counted before all others, in the order in which they were conceded. The first was: %1.</source>
        <translation>Gut gelassene Figuren sind schon erledigt und werden vor allen anderen gezählt, in der Reihenfolge, in der sie gut gelassen wurden. Die erste war: %1.</translation>
    </message>
    <message>
        <source>No figure was conceded, so all are counted by their rank: %1, %2, %3, %4, %5.</source>
        <translation>Keine Figur wurde gut gelassen, also wird nach dem Rang gezählt: %1, %2, %3, %4, %5.</translation>
    </message>
    <message>
        <source>What you score: %1. A figure that nobody has bid counts one point, a conceded figure one or two, a held one two or three.</source>
        <translation>Das bekommst du: %1. Eine Figur, die niemand geboten hat, zählt einen Punkt, eine gut gelassene einen oder zwei, eine gehaltene zwei oder drei.</translation>
    </message>
    <message>
        <source>The figures are counted one after another. This is the one that first brings somebody to %1 points: %2.</source>
        <translation>Gezählt wird Figur für Figur. Diese bringt als erste jemanden auf %1 Punkte: %2.</translation>
    </message>
    <message>
        <source>It takes %1 points to go out. After this deal: %2.</source>
        <translation>Zum Ausgehen braucht es %1 Punkte. Nach dieser Runde: %2.</translation>
    </message>
    <message>
        <source>After each deal the next player to the left deals.</source>
        <translation>Nach jeder Runde gibt, wer links vom Geber sitzt.</translation>
    </message>
    <message>
        <source>The player to the right of the dealer cuts, and that is whoever dealt before.</source>
        <translation>Rechts vom Geber wird abgehoben, und dort sitzt, wer die Runde davor gegeben hat.</translation>
    </message>
    <message>
        <source>Forehand, the player to the dealer’s left, leads; and after each deal the next player to the left deals.</source>
        <translation>Die Vorhand spielt aus, also wer links vom Geber sitzt; und nach jeder Runde gibt der Nächste links.</translation>
    </message>
    <message>
        <source>%1 were led. Which of these cards may you play?</source>
        <translation>Ausgespielt ist %1. Welche dieser Karten darfst du spielen?</translation>
    </message>
</context>
<context>
    <name>BietenHabits</name>
    <message>
        <source>You bid nothing</source>
        <translation>Du hast nichts geboten</translation>
    </message>
    <message>
        <source>%1 bid nothing</source>
        <translation>%1 hat nichts geboten</translation>
    </message>
    <message numerus="yes">
        <source>You bid %n figure(s)</source>
        <extracomment>After a match: what was done in it</extracomment>
        <translation>
            <numerusform>Du hast %n Figur geboten</numerusform>
            <numerusform>Du hast %n Figuren geboten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bid %n figure(s)</source>
        <extracomment>%1 is a player</extracomment>
        <translation>
            <numerusform>%1 hat %n Figur geboten</numerusform>
            <numerusform>%1 hat %n Figuren geboten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was (were) conceded</source>
        <extracomment>Of the figures that somebody has bid</extracomment>
        <translation>
            <numerusform>eine wurde gut gelassen</numerusform>
            <numerusform>%n wurden gut gelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n had little or nothing behind it (them)</source>
        <extracomment>Of the figures that somebody has bid: bluffs</extracomment>
        <translation>
            <numerusform>bei %n war wenig oder nichts dahinter</numerusform>
            <numerusform>bei %n war wenig oder nichts dahinter</numerusform>
        </translation>
    </message>
    <message>
        <source>you believed it %1</source>
        <extracomment>You have conceded bluffs: %1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>du bist %1 darauf hereingefallen</translation>
    </message>
    <message>
        <source>held %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>selbst %1 gehalten</translation>
    </message>
    <message>
        <source>never held</source>
        <translation>selbst nie gehalten</translation>
    </message>
    <message>
        <source>, said three %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>, %1 Drei gegeben</translation>
    </message>
</context>
<context>
    <name>BietenOdds</name>
    <message>
        <source>%1 (hold at %2+)</source>
        <extracomment>Below a figure that was bid, very short: %1 is the chance that I win it if I hold (&quot;62%&quot;), %2 the chance from which on it pays to hold (&quot;17%&quot;)</extracomment>
        <translation>%1 (halten ab %2)</translation>
    </message>
    <message>
        <source>Holding pays at %1 or more.</source>
        <extracomment>%1 is &quot;17 of 100&quot;</extracomment>
        <translation>Halten lohnt sich ab %1 Fällen.</translation>
    </message>
    <message>
        <source>%1: if you hold, you win it in %2 deals.</source>
        <extracomment>%1 is a figure (&quot;Hearts&quot;), %2 &quot;62 of 100&quot;</extracomment>
        <translation>%1: Hältst du, gehört die Figur in %2 Fällen dir.</translation>
    </message>
    <message>
        <source>%1: you win it in %2 deals.</source>
        <extracomment>%1 is a figure (&quot;Hearts&quot;), %2 &quot;62 of 100&quot;</extracomment>
        <translation>%1: Du machst die Figur in %2 Fällen.</translation>
    </message>
</context>
<context>
    <name>BietenReason</name>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Etwas anderes geht nicht.</translation>
    </message>
    <message>
        <source>One choice is as good as another.</source>
        <translation>Eines ist so gut wie das andere.</translation>
    </message>
    <message>
        <source>The cards on the table prove it.</source>
        <translation>Die Karten auf dem Tisch beweisen es.</translation>
    </message>
    <message>
        <source>No card on the table proves an offence.</source>
        <translation>Keine Karte auf dem Tisch beweist einen Verstoß.</translation>
    </message>
    <message>
        <source>Beginners do not look for offences.</source>
        <translation>Anfänger achten nicht auf Verstöße.</translation>
    </message>
    <message>
        <source>Beginners speak only when it is their turn.</source>
        <translation>Wenn andere dran sind, melden sich Anfänger nicht.</translation>
    </message>
    <message>
        <source>Your highest card beats what lies on the table.</source>
        <translation>Deine höchste Karte sticht, was auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>You cannot win the trick, so play your lowest card.</source>
        <translation>Den Stich bekommst du nicht, also gib die niedrigste Karte zu.</translation>
    </message>
    <message>
        <source>Beginners lead their highest card.</source>
        <translation>Anfänger spielen ihre höchste Karte aus.</translation>
    </message>
    <message>
        <source>You must play a wild card.</source>
        <translation>Du kannst nur einen Joker spielen.</translation>
    </message>
    <message>
        <source>Strong enough to bid.</source>
        <translation>Stark genug zum Bieten.</translation>
    </message>
    <message>
        <source>It would be a bluff.</source>
        <translation>Das wäre ein Bluff.</translation>
    </message>
    <message>
        <source>Good enough to wait for somebody else to bid and then say three.</source>
        <extracomment>&quot;three&quot;: the raise of a held figure (Drei; tre)</extracomment>
        <translation>So gut, dass du ein fremdes Gebot abwarten und dann Drei geben kannst.</translation>
    </message>
    <message>
        <source>Strong enough for three.</source>
        <translation>Stark genug für Drei.</translation>
    </message>
    <message>
        <source>Three would be a bluff.</source>
        <translation>Drei wäre ein Bluff.</translation>
    </message>
    <message>
        <source>The player you are answering is close to going out.</source>
        <translation>Wer dich fragt, steht knapp vor dem Ausgehen.</translation>
    </message>
    <message>
        <source>You have nothing to hold %1 with.</source>
        <translation>Du hast nichts, womit du %1 halten könntest.</translation>
    </message>
    <message>
        <source>Waiting costs nothing.</source>
        <translation>Abwarten kostet nichts.</translation>
    </message>
    <message>
        <source>You save a higher card for the last trick, which you win in %2 of 100 deals.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;); it is the last trick (Spiel) that is won</extracomment>
        <translation>Eine höhere Karte behältst du für das Spiel: Das machst du in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>You win the last trick in %2 of 100 deals.</source>
        <translation>Das Spiel machst du in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>If you hold, the bidder wins the figure in %2 of 100 deals.</source>
        <translation>Hältst du, gehört die Figur in %2 von 100 Fällen dem, der geboten hat.</translation>
    </message>
    <message>
        <source>If you hold, you win %1 in %2 of 100 deals.</source>
        <translation>Hältst du, machst du %1 in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>If you hold, the player who said three wins the figure in %2 of 100 deals.</source>
        <translation>Hältst du, gehört die Figur in %2 von 100 Fällen dem, der Drei gegeben hat.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; holding pays from %3 upwards.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;), %3: another (&quot;34&quot;)</extracomment>
        <translation>Du machst %1 in %2 von 100 Fällen; Halten lohnt sich ab %3.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; holding pays only from %3 upwards.</source>
        <translation>Du machst %1 in %2 von 100 Fällen; Halten lohnt sich erst ab %3.</translation>
    </message>
    <message>
        <source>Saying nothing pays better.</source>
        <translation>Schweigen zahlt sich mehr aus.</translation>
    </message>
    <message>
        <source>“Good” pays better.</source>
        <translation>„Gut“ zahlt sich mehr aus.</translation>
    </message>
    <message>
        <source>Holding pays better.</source>
        <translation>Halten zahlt sich mehr aus.</translation>
    </message>
    <message>
        <source>Something else is worth about as much: do now this, now that, and nobody can read your cards.</source>
        <translation>Etwas anderes bringt ungefähr gleich viel: Mach es einmal so und einmal anders, dann schaut dir keiner in die Karten.</translation>
    </message>
    <message>
        <source>Another choice would be worth more, but this player prefers this one.</source>
        <translation>Etwas anderes bringt mehr, aber dieser Spieler mag es so lieber.</translation>
    </message>
    <message>
        <source>It is the only card that you may play.</source>
        <translation>Eine andere Karte darfst du nicht spielen.</translation>
    </message>
    <message>
        <source>You gain nothing by speaking up now.</source>
        <extracomment>Speaking up: to bid, or to say three, before one must</extracomment>
        <translation>Jetzt etwas zu sagen bringt dir nichts.</translation>
    </message>
    <message>
        <source>Good enough to bid.</source>
        <translation>Gut genug zum Bieten.</translation>
    </message>
    <message>
        <source>Middling: better bid before the others see your cards.</source>
        <translation>Mittelmäßig, also lieber bieten, bevor die anderen deine Karten sehen.</translation>
    </message>
    <message>
        <source>Three is daring here, but it pays.</source>
        <translation>Drei ist hier gewagt, zahlt sich aber aus.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Du machst %1 in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Nobody can take %1 from you.</source>
        <extracomment>%1: a figure (das Herz)</extracomment>
        <translation>Niemand kann dir %1 nehmen.</translation>
    </message>
    <message>
        <source>It is a bluff: in %2 of 100 deals everybody says “Good”.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Das ist nur geblufft: In %2 von 100 Fällen sagen alle „Gut“.</translation>
    </message>
    <message>
        <source>If everybody says “Good”, you come to %2 in all in this deal.</source>
        <extracomment>%2: points (&quot;about 1.4 points&quot;)</extracomment>
        <translation>Sagen alle „Gut“, kommst du in dieser Runde auf insgesamt %2.</translation>
    </message>
    <message>
        <source>If somebody holds, you come to %2 in all.</source>
        <translation>Hält jemand, kommst du auf insgesamt %2.</translation>
    </message>
    <message>
        <source>Nearly always everybody says “Good”.</source>
        <translation>Fast immer sagen alle „Gut“.</translation>
    </message>
    <message>
        <source>Nearly always somebody holds.</source>
        <translation>Fast immer hält jemand.</translation>
    </message>
    <message>
        <source>If you hold, nobody scores %1 in %2 of 100 deals.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Hältst du, schreibt in %2 von 100 Fällen niemand %1.</translation>
    </message>
    <message>
        <source>Nobody can take %1 from you, and in %3 of 100 deals everybody says “Good”.</source>
        <extracomment>%1: a figure (das Herz), %3: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Niemand kann dir %1 nehmen, und in %3 von 100 Fällen sagen alle „Gut“.</translation>
    </message>
    <message>
        <source>With this name for your wild card you win %1 in %2 of 100 deals and the last trick in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: of the last trick the second one</extracomment>
        <translation>So getauft machst du %1 in %2 von 100 Fällen und das Spiel in %3.</translation>
    </message>
    <message>
        <source>With this name for your wild card you win the last trick in %3 of 100 deals.</source>
        <extracomment>%3: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>So getauft machst du das Spiel in %3 von 100 Fällen.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals, but saying “Good” is worth just as much as winning it.</source>
        <translation>Du machst %1 in %2 von 100 Fällen, aber mit „Gut“ stehst du nicht schlechter da, als wenn du die Figur machst.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; %3 are enough for a bid.</source>
        <translation>Du machst %1 in %2 von 100 Fällen; für ein Gebot genügen %3.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; a bid takes %3.</source>
        <translation>Du machst %1 in %2 von 100 Fällen; für ein Gebot braucht es %3.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; %3 are enough to say three.</source>
        <translation>Du machst %1 in %2 von 100 Fällen; für Drei genügen %3.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; it takes %3 to say three.</source>
        <translation>Du machst %1 in %2 von 100 Fällen; für Drei braucht es %3.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; %3 are enough to hold.</source>
        <translation>Du machst %1 in %2 von 100 Fällen; zum Halten genügen %3.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; it takes %3 to hold.</source>
        <translation>Du machst %1 in %2 von 100 Fällen; zum Halten braucht es %3.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals, and anything else would cost you more.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Du machst %1 in %2 von 100 Fällen, und alles andere käme dich teurer.</translation>
    </message>
    <message>
        <source>If you hold, nobody can take %1 from you.</source>
        <translation>Hältst du, kann dir niemand %1 nehmen.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals, with another choice in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: by this move, by another one</extracomment>
        <translation>Du machst %1 in %2 von 100 Fällen, mit einer anderen Wahl in %3.</translation>
    </message>
    <message>
        <source>Hardly anything here changes whether you win or lose.</source>
        <translation>Ob du gewinnst oder verlierst, hängt davon kaum mehr ab.</translation>
    </message>
    <message>
        <source>If you hold, somebody goes out in %2 of 100 deals before %1 is counted.</source>
        <extracomment>%1: the last trick (das Spiel), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Hältst du, geht in %2 von 100 Fällen jemand aus, bevor %1 gezählt wird.</translation>
    </message>
    <message>
        <source>On the cards alone you win %1 in %2 of 100 deals. In %3 everybody says “Good”. If somebody holds, you win in %4 of 100.</source>
        <extracomment>%1: a figure (das Herz), %2 to %4: numbers of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Den Karten nach machst du %1 in %2 von 100 Fällen. In %3 sagen alle „Gut“. Hält jemand, gewinnst du in %4 von 100 Fällen.</translation>
    </message>
    <message>
        <source>In %2 of 100 deals, though, somebody is out before %1 can be counted.</source>
        <extracomment>%1: a figure that is certain (das Herz, den Hanger), %2: a number of a hundred</extracomment>
        <translation>In %2 von 100 Fällen zählt man %1 aber nicht mehr, weil schon jemand aus ist.</translation>
    </message>
    <message>
        <source>Your wild card can still count for %1.</source>
        <translation>Deinen Joker kannst du noch für %1 nehmen.</translation>
    </message>
    <message>
        <source>Often all say “Good”.</source>
        <translation>Oft sagen alle „Gut“.</translation>
    </message>
    <message>
        <source>So named, your wild card counts for %1.</source>
        <translation>So getauft zählt dein Joker für %1.</translation>
    </message>
    <message>
        <source>It takes the trick so far.</source>
        <translation>Damit gehört der Stich vorerst dir.</translation>
    </message>
    <message>
        <source>It leaves the trick to somebody else.</source>
        <translation>Damit überlässt du einem anderen den Stich.</translation>
    </message>
    <message>
        <source>No unseen card could beat it.</source>
        <translation>Drüber geht keine Karte mehr.</translation>
    </message>
    <message>
        <source>Now they would only say “Good”.</source>
        <translation>Jetzt würden sie nur „Gut“ sagen.</translation>
    </message>
    <message>
        <source>Others may yet bid it themselves; then you can say three.</source>
        <translation>Vielleicht bietet noch ein anderer selbst; dann kannst du Drei geben.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals, and holding costs you no more than “Good”.</source>
        <translation>Du machst %1 in %2 von 100 Fällen, und Halten kostet dich nicht mehr als „Gut“.</translation>
    </message>
    <message>
        <source>In %2 of 100 deals somebody goes out before %1 is counted.</source>
        <extracomment>%1: the last trick (das Spiel), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>In %2 von 100 Fällen geht jemand aus, bevor %1 gezählt wird.</translation>
    </message>
    <message>
        <source>Your Weli can still count for %1.</source>
        <extracomment>%1: a figure (das Herz)</extracomment>
        <translation>Deinen Weli kannst du noch für %1 nehmen.</translation>
    </message>
    <message>
        <source>You must play the Weli.</source>
        <extracomment>Of the Weli, where it is the only wild card</extracomment>
        <translation>Du kannst nur den Weli spielen.</translation>
    </message>
    <message>
        <source>So named, your Weli counts for %1.</source>
        <translation>So getauft zählt dein Weli für %1.</translation>
    </message>
    <message>
        <source>With this name for the Weli you win %1 in %2 of 100 deals and the last trick in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: of the last trick the second one</extracomment>
        <translation>So getauft machst du %1 in %2 von 100 Fällen und das Spiel in %3.</translation>
    </message>
    <message>
        <source>With this name for the Weli you win the last trick in %3 of 100 deals.</source>
        <extracomment>%3: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>So getauft machst du das Spiel in %3 von 100 Fällen.</translation>
    </message>
    <message>
        <source>To bid first is worth about as much.</source>
        <extracomment>Of a card that must be played</extracomment>
        <translation>Vorher zu bieten bringt ungefähr gleich viel.</translation>
    </message>
    <message>
        <source>You do not show your best card of the suit, so the others may still dare to bid. You win %1 in %2 of 100 deals and the last trick in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Du zeigst nicht deine beste Karte der Farbe, da trauen sich die anderen vielleicht noch zu bieten. Du machst %1 in %2 von 100 Fällen, das Spiel in %3.</translation>
    </message>
    <message>
        <source>You cannot win %1 any more.</source>
        <extracomment>%1: a figure (das Spiel)</extracomment>
        <translation>Du kannst %1 nicht mehr machen.</translation>
    </message>
    <message>
        <source>You are already beaten in %1.</source>
        <extracomment>%1: a figure (das Herz): better cards for it lie on the table</extracomment>
        <translation>Für %1 hat schon ein anderer Besseres.</translation>
    </message>
    <message>
        <source>Nobody can hold.</source>
        <translation>Halten kann niemand.</translation>
    </message>
    <message>
        <source>You have only this card left.</source>
        <extracomment>Of a card that must be played, for it is the last one in hand</extracomment>
        <translation>Du hast nur mehr diese Karte.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals, with another card in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: with this card, and with another</extracomment>
        <translation>Du machst %1 in %2 von 100 Fällen, mit einer anderen Karte in %3.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals, with the other card in %3.</source>
        <extracomment>The same where only one other card is in hand</extracomment>
        <translation>Du machst %1 in %2 von 100 Fällen; wenn du die andere Karte spielst, in %3.</translation>
    </message>
    <message>
        <source>You score %1 in %2 of 100 deals: by winning, or because all say “Good”.</source>
        <extracomment>Of a bid; %1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Du bekommst %1 in %2 von 100 Fällen, gewonnen oder weil es alle gut sein lassen.</translation>
    </message>
    <message>
        <source>It brings more points, but the others even more.</source>
        <extracomment>Of an act that is not advised; points: in this deal</extracomment>
        <translation>Bringt dir mehr Punkte, den anderen aber noch mehr.</translation>
    </message>
    <message>
        <source>It ties your wild card: you then win %1 in %2 of 100 deals only, and not in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: by this move, by the best one</extracomment>
        <translation>Damit ist dein Joker gebunden: Du machst %1 dann nur mehr in %2 von 100 Fällen statt in %3.</translation>
    </message>
    <message>
        <source>It brings more points, but it is worse for the match.</source>
        <extracomment>Of an act that is not advised; points: in this deal</extracomment>
        <translation>Bringt mehr Punkte, ist für die Partie aber schlechter.</translation>
    </message>
    <message>
        <source>It brings more points, but in the match it is worth no more.</source>
        <translation>Bringt mehr Punkte, ist für die Partie aber nicht mehr wert.</translation>
    </message>
    <message>
        <source>It ties your Weli: you then win %1 in %2 of 100 deals only, and not in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: by this move, by the best one</extracomment>
        <translation>Damit ist dein Weli gebunden: Du machst %1 dann nur mehr in %2 von 100 Fällen statt in %3.</translation>
    </message>
    <message numerus="yes">
        <source>You save your %n higher card(s).</source>
        <extracomment>%n: how many of them, one or two</extracomment>
        <translation>
            <numerusform>Die höhere Karte behältst du.</numerusform>
            <numerusform>Die höheren Karten behältst du.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ties your wild card: you then hardly ever win %1, and not in %3 of 100 deals.</source>
        <extracomment>The same where they are next to none; %1: a figure, %3: a number of a hundred</extracomment>
        <translation>Damit ist dein Joker gebunden: Du machst %1 dann so gut wie nie mehr statt in %3 von 100 Fällen.</translation>
    </message>
    <message>
        <source>It ties your Weli: you then hardly ever win %1, and not in %3 of 100 deals.</source>
        <translation>Damit ist dein Weli gebunden: Du machst %1 dann so gut wie nie mehr statt in %3 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Something else is worth about as much.</source>
        <extracomment>Of a card or a name</extracomment>
        <translation>Etwas anderes bringt ungefähr gleich viel.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals this way; if you bid, in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: so, and if one bids</extracomment>
        <translation>Du machst %1 in %2 von 100 Fällen; wenn du bietest, in %3.</translation>
    </message>
    <message>
        <source>If you hold, %3 wins the figure in %2 of 100 deals.</source>
        <translation>Hältst du, macht %3 die Figur in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>If you hold, %3, who said three, wins the figure in %2 of 100 deals.</source>
        <translation>Hältst du, macht %3 mit dem Drei die Figur in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>You win %1 without bidding it, too.</source>
        <translation>%1 bekommst du auch ohne Bieten.</translation>
    </message>
    <message numerus="yes">
        <source>You lack only %n point(s): if you win %1, you are out.</source>
        <extracomment>%n: points that are lacking, one or two; %1: a figure (das Herz)</extracomment>
        <translation>
            <numerusform>Dir fehlt nur ein Punkt: Machst du %1, gehst du aus.</numerusform>
            <numerusform>Dir fehlen nur %n Punkte: Machst du %1, gehst du aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another player is only %n point(s) short.</source>
        <extracomment>%n: points that are lacking, one or two</extracomment>
        <translation>
            <numerusform>Einem anderen fehlt nur ein Punkt.</numerusform>
            <numerusform>Einem anderen fehlen nur %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you hold, you win %1 in %2 of 100 deals; holding pays from %3 upwards.</source>
        <extracomment>The same, where one says “Good”</extracomment>
        <translation>Hältst du, machst du %1 in %2 von 100 Fällen; Halten lohnt sich ab %3.</translation>
    </message>
    <message>
        <source>If you hold, you win %1 in %2 of 100 deals; holding pays only from %3 upwards.</source>
        <translation>Hältst du, machst du %1 in %2 von 100 Fällen; Halten lohnt sich erst ab %3.</translation>
    </message>
    <message>
        <source>If you hold, you win %1 in %2 of 100 deals, and it costs you no more than “Good”.</source>
        <translation>Hältst du, machst du %1 in %2 von 100 Fällen, und das kostet dich nicht mehr als „Gut“.</translation>
    </message>
    <message>
        <source>If you hold, you win %1 in %2 of 100 deals, but “Good” is worth just as much as winning it.</source>
        <translation>Hältst du, machst du %1 in %2 von 100 Fällen, aber mit „Gut“ stehst du nicht schlechter da, als wenn du die Figur machst.</translation>
    </message>
    <message>
        <source>To say three first is worth about as much.</source>
        <extracomment>The same of a three</extracomment>
        <translation>Vorher Drei zu geben bringt ungefähr gleich viel.</translation>
    </message>
    <message>
        <source>Do not speak up yet: that is worth less to you.</source>
        <extracomment>Speaking up: to bid, or to say three, before the card that must be played</extracomment>
        <translation>Sag jetzt noch nichts, das bringt dir weniger.</translation>
    </message>
    <message numerus="yes">
        <source>Who asks is only %n point(s) short: if you hold and lose, that may be enough to go out.</source>
        <extracomment>Of who asks; %n: points that are lacking, three at most</extracomment>
        <translation>
            <numerusform>Wer fragt, dem fehlt nur ein Punkt: Hältst du und verlierst, kann das zum Ausgehen reichen.</numerusform>
            <numerusform>Wer fragt, dem fehlen nur %n Punkte: Hältst du und verlierst, kann das zum Ausgehen reichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 is only %n point(s) short: if you hold and %3 wins, %3 is out.</source>
        <extracomment>%n: points that are lacking, three at most; %3: a name</extracomment>
        <translation>
            <numerusform>%3 fehlt nur ein Punkt: Hältst du und gewinnt %3, geht %3 aus.</numerusform>
            <numerusform>%3 fehlen nur %n Punkte: Hältst du und gewinnt %3, geht %3 aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 is only %n point(s) short.</source>
        <translation>
            <numerusform>%3 fehlt nur ein Punkt.</numerusform>
            <numerusform>%3 fehlen nur %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %1 you have %3: %n unseen card(s) are better.</source>
        <extracomment>%1: a figure (das Laub), %n: a number of cards, wild ones included; %3: one&apos;s best card for it</extracomment>
        <translation>
            <numerusform>Für %1 hast du %3: Eine ungesehene Karte ist besser.</numerusform>
            <numerusform>Für %1 hast du %3: %n ungesehene Karten sind besser.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot win this trick with any card.</source>
        <translation>Den Stich bekommst du mit keiner Karte.</translation>
    </message>
    <message>
        <source>Of the five figures you win %2 on average with the bottom card of the cut, %3 without it.</source>
        <extracomment>%2, %3: numbers of figures won (&quot;about 1.4&quot;)</extracomment>
        <translation>Von den fünf Figuren machst du im Schnitt %2 mit der abgehobenen Karte, %3 ohne sie.</translation>
    </message>
    <message>
        <source>Nobody can take %1 from you: wait until somebody else bids it, hold, and then say three.</source>
        <extracomment>%1: a figure (das Herz)</extracomment>
        <translation>Niemand kann dir %1 nehmen: Wart, bis ein anderer bietet, halt und gib dann Drei.</translation>
    </message>
    <message>
        <source>If you bid %1 and somebody holds, you win it in only %2 of 100 deals.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Bietest du %1 und hält jemand, machst du die Figur nur in %2 von 100 Fällen.</translation>
    </message>
    <message numerus="yes">
        <source>The others have only %n card(s) left: hardly one that beats %3.</source>
        <extracomment>%n: so many cards all others have together; %3: a card (the ten of leaves; den …)</extracomment>
        <translation>
            <numerusform>Die anderen haben nur noch eine Karte: Dass sie %3 schlägt, ist unwahrscheinlich.</numerusform>
            <numerusform>Die anderen haben zusammen nur noch %n Karten: Dass eine davon %3 schlägt, ist unwahrscheinlich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can beat %2.</source>
        <extracomment>%2: a card (the ace of bells; das Schell-Ass)</extracomment>
        <translation>%2 kann keiner schlagen.</translation>
    </message>
    <message>
        <source>If you lead %3 to the last trick, only %4 can take it.</source>
        <extracomment>%3: a card (the ober of leaves; den Laub-Ober), %4: others (&quot;the ace or the king …&quot;)</extracomment>
        <translation>Spielst du zum dritten Stich %3 aus, nimmt ihn dir nur %4.</translation>
    </message>
    <message>
        <source>You have %2: a higher pair beats that, three of a kind always do.</source>
        <extracomment>%2: two cards of one rank (the ober of hearts and the ober of bells)</extracomment>
        <translation>Du hast %2: Ein höheres Gleich schlägt das, drei Gleiche immer.</translation>
    </message>
    <message>
        <source>You have %2: only three higher ones beat that.</source>
        <extracomment>%2: three cards, of one rank or a run</extracomment>
        <translation>Du hast %2: Das schlagen nur drei höhere.</translation>
    </message>
    <message>
        <source>Nobody can take %1 from you: wait until somebody else bids it, and answer with three.</source>
        <extracomment>The ways to wait for a bid where one may answer it with three, and where one may not say three</extracomment>
        <translation>Niemand kann dir %1 nehmen: Wart, bis ein anderer bietet, und gib gleich Drei.</translation>
    </message>
    <message>
        <source>Nobody can take %1 from you: wait until somebody else bids it, and hold.</source>
        <translation>Niemand kann dir %1 nehmen: Wart, bis ein anderer bietet, und halt.</translation>
    </message>
    <message>
        <source>Only %4 can beat %3.</source>
        <extracomment>%3: a card (the ten of leaves; den Laub-Zehner), %4: others (&quot;the ace of leaves or the Weli&quot;)</extracomment>
        <translation>%3 schlägt nur %4.</translation>
    </message>
    <message>
        <source>%4 can still beat %3.</source>
        <extracomment>The same where one says “Good”</extracomment>
        <translation>%3 kann noch %4 schlagen.</translation>
    </message>
    <message>
        <source>Nobody else has its suit any more: %2 cannot be beaten.</source>
        <extracomment>%2: a card: higher ones are unseen, but nobody who has cards can have any of its suit</extracomment>
        <translation>Die Farbe hat sonst keiner mehr: %2 kann niemand schlagen.</translation>
    </message>
    <message>
        <source>If you lead %3 to the last trick, the trick is yours.</source>
        <extracomment>%3: a card (the ace of leaves; das Laub-Ass)</extracomment>
        <translation>Spielst du zum dritten Stich %3 aus, gehört er dir.</translation>
    </message>
    <message>
        <source>You have %2: only three of a kind beat that.</source>
        <extracomment>%2: two aces</extracomment>
        <translation>Du hast %2: Das schlagen nur drei Gleiche.</translation>
    </message>
    <message>
        <source>You have %2: a higher run beats that, one of three cards always does.</source>
        <extracomment>%2: two cards that follow each other (the ober of hearts and the unter of hearts)</extracomment>
        <translation>Du hast %2: Ein höherer Hanger schlägt das, einer aus drei Karten immer.</translation>
    </message>
    <message>
        <source>You have %2: only a run of three cards beats that.</source>
        <extracomment>%2: an ace and its king</extracomment>
        <translation>Du hast %2: Das schlägt nur ein Hanger aus drei Karten.</translation>
    </message>
    <message>
        <source>If you say three for %1 and somebody holds, you win it in only %2 of 100 deals.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Gibst du Drei für %1 und hält jemand, machst du die Figur nur in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>If you bid %1 and somebody holds, you hardly ever win it.</source>
        <translation>Bietest du %1 und hält jemand, machst du die Figur so gut wie nie.</translation>
    </message>
    <message>
        <source>If you say three for %1 and somebody holds, you hardly ever win it.</source>
        <translation>Gibst du Drei für %1 und hält jemand, machst du die Figur so gut wie nie.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals even if you say “Good”, for somebody else holds.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;) Of who says “Good”; %1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Auch mit „Gut“ machst du %1 in %2 von 100 Fällen, weil ein anderer hält.</translation>
    </message>
    <message>
        <source>To hold %1 you would need your Weli.</source>
        <extracomment>Of who says “Good”; %1: a figure (das Herz)</extracomment>
        <translation>Um %1 zu halten, bräuchtest du deinen Weli.</translation>
    </message>
    <message>
        <source>To hold %1 you would need your wild card.</source>
        <translation>Um %1 zu halten, bräuchtest du deinen Joker.</translation>
    </message>
    <message>
        <source>Somebody else will lead to the last trick: it can be yours only if the suit of your last card is led.</source>
        <translation>Zum dritten Stich wird jemand anderer ausspielen: Deiner kann er nur werden, wenn die Farbe deiner letzten Karte kommt.</translation>
    </message>
    <message>
        <source>%3 leads to the last trick: it can be yours only if the suit of your last card is led.</source>
        <translation>%3 spielt zum dritten Stich aus: Deiner kann er nur werden, wenn die Farbe deiner letzten Karte kommt.</translation>
    </message>
</context>
<context>
    <name>BietenValue</name>
    <message>
        <source>%1 in this deal</source>
        <extracomment>%1: points (&quot;about 1.4 points&quot;)</extracomment>
        <translation>%1 in dieser Runde</translation>
    </message>
    <message>
        <source>%1 compared with the best card</source>
        <extracomment>By the book: %1: points (&quot;−0.4 points&quot;)</extracomment>
        <translation>%1 gegenüber der besten Karte</translation>
    </message>
    <message>
        <source>%1 compared with waiting or “Good”</source>
        <extracomment>By the book: %1: points (&quot;+0.4 points&quot;) more than if one says nothing or good</extracomment>
        <translation>%1 gegenüber Abwarten oder „Gut“</translation>
    </message>
</context>
<context>
    <name>Bowl</name>
    <message>
        <source>loser pays %1</source>
        <extracomment>Beside the pot: what the player with the most tricks pays into it</extracomment>
        <translation>Verlust: %1</translation>
    </message>
    <message>
        <source>for %1</source>
        <extracomment>Beside the pot: what is played for</extracomment>
        <translation>um %1</translation>
    </message>
    <message>
        <source>%1 a trick</source>
        <extracomment>Beside the pot: what a trick is worth</extracomment>
        <translation>je Stich %1</translation>
    </message>
    <message>
        <source>for %1 (the limit)</source>
        <extracomment>Beside the pot: what is played for, and no deal is played for more</extracomment>
        <translation>um %1 (Höchstbetrag)</translation>
    </message>
    <message>
        <source>Each deal the dealer adds to the pot. In a contract with trumps the declarer pays, for each trick of the defenders, a tenth of the amount played for. A declarer who makes the contract takes the amount from the pot; whoever goes down pays it in.</source>
        <translation>Jede Runde zahlt der Geber in die Kasse ein. Mit Trumpf zahlt der Spieler für jeden Stich der Mitspieler ein Zehntel des Betrags, um den gespielt wird. Gewinnt der Spieler, nimmt er den Betrag aus der Kasse; wer fällt, zahlt ihn hinein.</translation>
    </message>
    <message>
        <source>Pot: %2, in front of %1</source>
        <extracomment>The bowl with the pot: %1 is the dealer, before whom it stands, %2 money</extracomment>
        <translation>Kasse: %2, vor %1</translation>
    </message>
    <message>
        <source>Pot: %1, in front of you</source>
        <extracomment>The bowl with the pot: %1 is money, you are the dealer</extracomment>
        <translation>Kasse: %1, vor dir</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>hearts</source>
        <extracomment>A suit within the name of a card, as in &quot;ober of acorns&quot;; see &quot;%1 of %2&quot;</extracomment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>Laub</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>Schell</translation>
    </message>
    <message>
        <source>acorns</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>Weli</source>
        <extracomment>The six of bells as it is called in Bieten</extracomment>
        <translation>Weli</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A card: %1 is the rank, %2 the suit (&quot;ober of acorns&quot;; Eichel-Ober)</extracomment>
        <translation>%2-%1</translation>
    </message>
    <message>
        <source>%1, named %2</source>
        <extracomment>A wild card on the table, for a screen reader: %1 the wild card, %2 what it was named</extracomment>
        <translation>%1, zu %2 getauft</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>eine verdeckte Karte</translation>
    </message>
    <message>
        <source>%1, wild</source>
        <extracomment>A card of the hand that is wild, as the seven of bells may be</extracomment>
        <translation>%1, Joker</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>A rank, by itself and within the name of a card</extracomment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ober</source>
        <extracomment>The upper court card under the king (German Ober, Swedish överknekt)</extracomment>
        <translation>Ober</translation>
    </message>
    <message>
        <source>unter</source>
        <extracomment>The lower court card (German Unter, Swedish underknekt)</extracomment>
        <translation>Unter</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehner</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neuner</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Achter</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Siebener</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechser</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>The second court card of a pack that has queens (Dame; dam)</extracomment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>The third court card of a pack that has jacks (Bube; knekt)</extracomment>
        <translation>Bube</translation>
    </message>
</context>
<context>
    <name>CardObject</name>
    <message>
        <source>the %1</source>
        <comment>ace</comment>
        <extracomment>A card in a sentence, to which something is done: %1 is its name (den Herz-Neuner)</extracomment>
        <translation>das %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>king</comment>
        <translation>den %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>ober</comment>
        <translation>den %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>unter</comment>
        <translation>den %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>ten</comment>
        <translation>den %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>nine</comment>
        <translation>den %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>eight</comment>
        <translation>den %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>seven</comment>
        <translation>den %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>six</comment>
        <translation>den %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>queen</comment>
        <translation>die %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>jack</comment>
        <translation>den %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>banner</comment>
        <translation>das %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>Weli</comment>
        <translation>den %1</translation>
    </message>
</context>
<context>
    <name>CardSubject</name>
    <message>
        <source>the %1</source>
        <comment>ace</comment>
        <extracomment>A card in a sentence, that is something: %1 is its name (das Herz-Ass, der Herz-Neuner)</extracomment>
        <translation>das %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>king</comment>
        <translation>der %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>ober</comment>
        <translation>der %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>unter</comment>
        <translation>der %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>ten</comment>
        <translation>der %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>nine</comment>
        <translation>der %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>eight</comment>
        <translation>der %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>seven</comment>
        <translation>der %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>six</comment>
        <translation>der %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>queen</comment>
        <translation>die %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>jack</comment>
        <translation>der %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>banner</comment>
        <translation>das %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>Weli</comment>
        <translation>der %1</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>What a bot was like: %1 is its name, %2 &quot;hunter&quot;, %3 a sentence</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>Conflict</name>
    <message>
        <source>Two more wild cards are possible only if the Weli is wild.</source>
        <translation>Zwei weitere Joker gibt es nur, wenn auch der Weli Joker ist.</translation>
    </message>
    <message>
        <source>Only a wild Weli can cost its holder a point.</source>
        <translation>Nur ein Weli, der Joker ist, kann einen Punkt kosten.</translation>
    </message>
    <message>
        <source>The Weli cannot be stolen if it is not in the pack.</source>
        <translation>Ist der Weli nicht dabei, kann ihn auch niemand stehlen.</translation>
    </message>
    <message>
        <source>If the others play on to find the loser, the count cannot stop when the first player goes out.</source>
        <translation>Wenn die anderen weiterspielen, bis der Letzte feststeht, muss jede Runde fertig gezählt werden.</translation>
    </message>
</context>
<context>
    <name>Contract</name>
    <message>
        <source>One</source>
        <extracomment>A contract in a sentence: acorns are trump, with buying (Eins; ett)</extracomment>
        <translation>Eins</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>One without buying</source>
        <extracomment>Without buying: the two cards on the table are not taken (Eins ohne Kauf; ett utan köp)</extracomment>
        <translation>Eins ohne Kauf</translation>
    </message>
    <message>
        <source>Two without buying</source>
        <translation>Zwei ohne Kauf</translation>
    </message>
    <message>
        <source>Three without buying</source>
        <translation>Drei ohne Kauf</translation>
    </message>
    <message>
        <source>Hearts</source>
        <extracomment>The contract with hearts as trump, without buying (Herz; hjärter)</extracomment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Five</source>
        <extracomment>No trick may be taken (Bettel; fem)</extracomment>
        <translation>Bettel</translation>
    </message>
    <message>
        <source>Five without buying</source>
        <translation>Bettel ohne Kauf</translation>
    </message>
    <message>
        <source>Six</source>
        <extracomment>All tricks must be taken (Mord; sex)</extracomment>
        <translation>Mord</translation>
    </message>
    <message>
        <source>Six without buying</source>
        <translation>Mord ohne Kauf</translation>
    </message>
    <message>
        <source>Seven</source>
        <extracomment>No trick, against open hands (Plauderer aufgedeckt; sju)</extracomment>
        <translation>Plauderer</translation>
    </message>
    <message>
        <source>Seven without buying</source>
        <translation>Plauderer ohne Kauf</translation>
    </message>
    <message>
        <source>Eight</source>
        <extracomment>All tricks, against open hands (Mord aufgedeckt; åtta)</extracomment>
        <translation>Mord aufgedeckt</translation>
    </message>
    <message>
        <source>Eight without buying</source>
        <translation>Mord aufgedeckt ohne Kauf</translation>
    </message>
    <message>
        <source>Roses</source>
        <extracomment>The contract with the highest suit of a Swiss pack as trump (Rosen; rosor)</extracomment>
        <translation>Rosen</translation>
    </message>
    <message>
        <source>At least six tricks.</source>
        <translation>Mindestens sechs Stiche.</translation>
    </message>
    <message>
        <source>Not a single trick.</source>
        <translation>Kein einziger Stich.</translation>
    </message>
    <message>
        <source>All ten tricks.</source>
        <translation>Alle zehn Stiche.</translation>
    </message>
    <message>
        <source>spiel</source>
        <extracomment>A bid in a sentence: one of the contracts One to Three without buying (Spiel; spel)</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Bettel</source>
        <extracomment>On the card with the contracts, beside the 5: no trick (Bettel)</extracomment>
        <translation>Bettel</translation>
    </message>
    <message>
        <source>Murder</source>
        <extracomment>On the card with the contracts, beside the 6: all tricks (Mord)</extracomment>
        <translation>Mord</translation>
    </message>
    <message>
        <source>Open bettel</source>
        <extracomment>On the card with the contracts, beside the 7: no trick, open (Plauderer)</extracomment>
        <translation>Plauderer</translation>
    </message>
    <message>
        <source>Open murder</source>
        <extracomment>On the card with the contracts, beside the 8: all tricks, open (Mord aufgedeckt)</extracomment>
        <translation>Mord offen</translation>
    </message>
    <message>
        <source>Trumps: %1.</source>
        <extracomment>%1 is a suit (Trumpf: Eichel)</extracomment>
        <translation>Trumpf: %1.</translation>
    </message>
    <message>
        <source>No trumps.</source>
        <translation>Kein Trumpf.</translation>
    </message>
    <message>
        <source>After the first trick the other two lay their hands face up.</source>
        <translation>Nach dem ersten Stich decken die beiden anderen ihre Karten auf.</translation>
    </message>
    <message>
        <source>Premium: %1 from each defender, or to each.</source>
        <extracomment>Money that changes hands besides the pot</extracomment>
        <translation>Prämie: %1 von jedem der beiden oder an jeden der beiden.</translation>
    </message>
</context>
<context>
    <name>Cost</name>
    <message numerus="yes">
        <source>That gives away about %n point(s). Do it anyway?</source>
        <translation>
            <numerusform>Damit verschenkst du etwa einen Punkt. Trotzdem?</numerusform>
            <numerusform>Damit verschenkst du etwa %n Punkte. Trotzdem?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gives away about %n chip(s). Do it anyway?</source>
        <translation>
            <numerusform>Damit verschenkst du etwa einen Chip. Trotzdem?</numerusform>
            <numerusform>Damit verschenkst du etwa %n Chips. Trotzdem?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs you first place in about %n of 100 such matches. Do it anyway?</source>
        <translation>
            <numerusform>Damit gewinnst du von 100 solchen Partien etwa eine weniger. Trotzdem?</numerusform>
            <numerusform>Damit gewinnst du von 100 solchen Partien etwa %n weniger. Trotzdem?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That loses you about %n more of 100 such deals. Play it anyway?</source>
        <translation>
            <numerusform>Damit verlierst du von 100 solchen Runden etwa eine mehr. Trotzdem?</numerusform>
            <numerusform>Damit verlierst du von 100 solchen Runden etwa %n mehr. Trotzdem?</numerusform>
        </translation>
    </message>
    <message>
        <source>Press again to do it anyway.</source>
        <extracomment>After the question whether somebody will do what costs much: &quot;… Do it anyway?&quot;</extracomment>
        <translation>Drück noch einmal, wenn du es trotzdem willst.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>back</source>
        <extracomment>The back of the cards: &quot;the back is empty&quot;</extracomment>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>%1 (KDE)</source>
        <extracomment>A pack of cards of the system: %1 is its name</extracomment>
        <translation>%1 (KDE)</translation>
    </message>
    <message>
        <source>%1 (GNOME)</source>
        <translation>%1 (GNOME)</translation>
    </message>
    <message>
        <source>Viennese, French suits</source>
        <translation>Wiener Blatt, französische Farben</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Schweizer Blatt</translation>
    </message>
    <message>
        <source>Tyrolean</source>
        <translation>Tiroler Blatt</translation>
    </message>
    <message>
        <source>larger than 16 MiB</source>
        <translation>größer als 16 MiB</translation>
    </message>
    <message>
        <source>the %1 is missing</source>
        <extracomment>Why a pack of the system cannot be chosen: %1 is a card or the back</extracomment>
        <translation>es fehlt: %1</translation>
    </message>
    <message>
        <source>the %1 is empty</source>
        <translation>leer: %1</translation>
    </message>
    <message>
        <source>%1 and %2 look alike</source>
        <translation>%1 und %2 sehen gleich aus</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>lässt sich nicht lesen</translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message>
        <source>Led: %1. You can follow suit, so you must.</source>
        <translation>Ausgespielt: %1. Du kannst bedienen, also musst du auch.</translation>
    </message>
    <message>
        <source>Led: %2. The highest card of that suit is %1.</source>
        <translation>Ausgespielt: %2. Die höchste Karte dieser Farbe ist %1.</translation>
    </message>
    <message>
        <source>Trumps: %2. The highest trump in the trick is %1.</source>
        <translation>Trumpf: %2. Der höchste Trumpf im Stich ist %1.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>An answer to a question that begins with “Who”</extracomment>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>Among the names of players, in a sentence</extracomment>
        <translation>du</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>An answer to “What are trumps?”</extracomment>
        <translation>Keine Farbe</translation>
    </message>
    <message>
        <source>Neither is higher</source>
        <extracomment>An answer to “Which of these bids is higher?”</extracomment>
        <translation>Keines ist höher</translation>
    </message>
    <message>
        <source>1 stroke</source>
        <extracomment>What is written for a player after a deal (Strich; streck)</extracomment>
        <translation>1 Strich</translation>
    </message>
    <message>
        <source>2 strokes</source>
        <translation>2 Striche</translation>
    </message>
    <message>
        <source>1 potato</source>
        <extracomment>What is written for a player after a deal: a ring (Kartoffel; potatis)</extracomment>
        <translation>1 Kartoffel</translation>
    </message>
    <message>
        <source>2 potatoes</source>
        <translation>2 Kartoffeln</translation>
    </message>
    <message>
        <source>deals</source>
        <extracomment>Stands in “Who %1 in the next deal?”</extracomment>
        <translation>gibt</translation>
    </message>
    <message>
        <source>cuts</source>
        <translation>hebt ab</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>spielt aus</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>Instead of a list of what somebody scores</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <translation>„%1“ %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the declarer</source>
        <extracomment>Stands in “The contract is %1, and you are %2.”</extracomment>
        <translation>der Spieler</translation>
    </message>
    <message>
        <source>a defender</source>
        <extracomment>Stands in “The contract is %1, and you are %2.”</extracomment>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>the defender who invites</source>
        <extracomment>Stands in “The contract is %1, and you are %2.”</extracomment>
        <translation>der Mitspieler, der einlädt</translation>
    </message>
    <message>
        <source>the invited defender</source>
        <extracomment>Stands in “The contract is %1, and you are %2.”</extracomment>
        <translation>der eingeladene Mitspieler</translation>
    </message>
</context>
<context>
    <name>DrillRows</name>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Heute dran</translation>
    </message>
    <message numerus="yes">
        <source>Due in %n day(s)</source>
        <extracomment>When a kind of question comes again</extracomment>
        <translation>
            <numerusform>Morgen dran</numerusform>
            <numerusform>In %n Tagen dran</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How well a kind of question sits</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <extracomment>So many kinds of question are known well, of so many</extracomment>
        <translation>Sitzt: %1 von %2</translation>
    </message>
    <message>
        <source>A bit of everything</source>
        <extracomment>Questions of every kind, ten a round; so many kinds are known well, of so many</extracomment>
        <translation>Von allem etwas</translation>
    </message>
    <message>
        <source>Ten questions about random deals; what you get wrong comes up more often.</source>
        <translation>Zehn Fragen zu zufälligen Runden; was noch nicht sitzt, kommt öfter.</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <extracomment>The puzzles of a game&apos;s book: so many are solved, of so many</extracomment>
        <translation>%1 von %2 gelöst</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Positions from play in which one choice is clearly best; the easiest first.</source>
        <translation>Situationen aus dem Spiel, in denen eine Wahl klar die beste ist; die leichtesten zuerst.</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <extracomment>So many puzzles that are made of one&apos;s own mistakes come again today</extracomment>
        <translation>
            <numerusform>%n fällig</numerusform>
            <numerusform>%n fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <extracomment>Puzzles that are made of one&apos;s own mistakes</extracomment>
        <translation>Eigene Fehler</translation>
    </message>
    <message>
        <source>Moments from your own matches; each comes again until you have found it on several days.</source>
        <translation>Momente aus deinen Partien; jeder kommt wieder, bis du ihn an mehreren Tagen gefunden hast.</translation>
    </message>
    <message>
        <source>%1 of %2 come again today</source>
        <translation>%1 von %2 sind heute wieder dran</translation>
    </message>
    <message>
        <source>None is due today</source>
        <translation>Heute ist keiner dran</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Hearts</source>
        <extracomment>Title of the figure won by the highest heart (Herz; hjärter)</extracomment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>Title of the figure won by the highest leaf (Laub; löv)</extracomment>
        <translation>Laub</translation>
    </message>
    <message>
        <source>Set</source>
        <extracomment>Title of the figure won by the best pair or triple (Gleich; lika)</extracomment>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>Title of the figure won by the best run (Hanger; sekvens)</extracomment>
        <translation>Hanger</translation>
    </message>
    <message>
        <source>Last trick</source>
        <extracomment>Title of the figure won by whoever wins the third trick (Spiel; sista stick)</extracomment>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>It is kept as %1; a new match can be played.</source>
        <translation>Die Datei bleibt als %1 erhalten; du kannst eine neue Partie beginnen.</translation>
    </message>
    <message>
        <source>The match could not be saved to %1 (%2). You can play on; what was saved before is still there.</source>
        <extracomment>%1 is a file, %2 what the system says</extracomment>
        <translation>Die Partie konnte nicht in %1 gespeichert werden (%2). Du kannst weiterspielen; was vorher gespeichert war, ist noch da.</translation>
    </message>
    <message>
        <source>not everything could be written; is the disk full?</source>
        <translation>es konnte nicht alles geschrieben werden; ist die Platte voll?</translation>
    </message>
    <message>
        <source>The saved match is open in another window or was changed there. Nothing is overwritten: this match is saved to %1 from now on.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Die gespeicherte Partie ist in einem anderen Fenster offen oder wurde dort verändert. Nichts wird überschrieben: Deine Partie hier wird ab jetzt in %1 gespeichert.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Weli, and only that can read it. It stays where it is.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>%1 wurde von einer neueren Version von Weli geschrieben, und nur die kann die Datei lesen. Sie bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>die Datei ist größer als %1 MiB</translation>
    </message>
    <message>
        <source>there is no level “%1”</source>
        <extracomment>%1 is a word in a file that should be &quot;easy&quot;, &quot;sharp&quot;, &quot;hunter&quot; or the like</extracomment>
        <translation>die Stärke „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>The match in %1 is open in another window.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Die Partie in %1 ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>%1 could not be moved (%2).</source>
        <extracomment>%1 is a file, %2 what the system says</extracomment>
        <translation>%1 konnte nicht verschoben werden (%2).</translation>
    </message>
    <message>
        <source>%1 cannot be read: it is damaged, or was not written by Weli (line %2: %3).</source>
        <extracomment>%1 is a file, %2 the number of a line, %3 what the program says of it</extracomment>
        <translation>%1 lässt sich nicht lesen: Die Datei ist beschädigt oder nicht von Weli (Zeile %2: %3).</translation>
    </message>
    <message>
        <source>the system says “%1”</source>
        <extracomment>%1 is what the system says; it follows &quot;FILE cannot be read:&quot;</extracomment>
        <translation>das System meldet „%1“</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. It stays as it is, and nothing new is written there.</source>
        <extracomment>%1 is a file, %2 a reason: &quot;it is damaged&quot;</extracomment>
        <translation>%1 lässt sich nicht lesen: %2. Daran wird nichts geändert, und Neues wird dort nicht gespeichert.</translation>
    </message>
    <message>
        <source>Something is wrong in %1. It is kept as %2; what could be read of it stays.</source>
        <extracomment>%1 and %2 are files</extracomment>
        <translation>In %1 stimmt etwas nicht. Die Datei bleibt als %2 erhalten; was sich lesen ließ, gilt weiter.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. What was written there before stays.</source>
        <extracomment>%1 is a file, %2 what the system says</extracomment>
        <translation>%1 konnte nicht gespeichert werden: %2. Was vorher dort stand, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Line %2 of %1 cannot be read: %3. It stays there as it is, and so does the rest.</source>
        <extracomment>%1 is a file, %2 the number of a line, %3 a reason: &quot;it is damaged&quot;</extracomment>
        <translation>Zeile %2 von %1 ist nicht zu lesen: %3. Sie bleibt stehen, wie sie ist, und der Rest auch.</translation>
    </message>
    <message>
        <source>Another window is just writing %1. Nothing has been changed; try again in a moment.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Ein anderes Fenster schreibt gerade in die Datei %1. Es wurde nichts geändert; versuch es gleich noch einmal.</translation>
    </message>
</context>
<context>
    <name>FrenchCard</name>
    <message>
        <source>hearts</source>
        <extracomment>A suit of the French pack within the name of a card, as in &quot;queen of clubs&quot;</extracomment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Treff</translation>
    </message>
</context>
<context>
    <name>FrenchFigure</name>
    <message>
        <source>Hearts</source>
        <extracomment>With a French pack: title of the figure won by the highest heart (Herz; hjärter)</extracomment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Spades</source>
        <extracomment>With a French pack: title of the figure won by the highest spade (Pik; spader)</extracomment>
        <translation>Pik</translation>
    </message>
</context>
<context>
    <name>FrenchSentence</name>
    <message>
        <source>hearts</source>
        <extracomment>With a French pack: what is bid, as in &quot;I bid %1!&quot; (das Herz, das Pik; hjärter)</extracomment>
        <translation>das Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>das Pik</translation>
    </message>
</context>
<context>
    <name>FrenchSuit</name>
    <message>
        <source>hearts</source>
        <extracomment>A suit of the French pack by itself, as in &quot;Led: hearts.&quot;</extracomment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Treff</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>Bieten</source>
        <extracomment>The name of the game</extracomment>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Préférence</source>
        <extracomment>The name of the game</extracomment>
        <translation>Préférence</translation>
    </message>
    <message>
        <source>The Viennese game for three at a table of three or four: bid for the trump suit, buy two cards, and take six of ten tricks.</source>
        <translation>Das Wiener Spiel für drei, am Tisch zu dritt oder zu viert: um den Trumpf lizitieren, zwei Karten kaufen und sechs von zehn Stichen machen.</translation>
    </message>
    <message>
        <source>Mittlere</source>
        <extracomment>The name of the game</extracomment>
        <translation>Mittlere</translation>
    </message>
    <message>
        <source>The Swiss game for three: take the most points or the fewest; the one in the middle loses. The first card that does not follow suit decides trumps.</source>
        <translation>Das Schweizer Spiel zu dritt: Nimm die meisten Punkte oder die wenigsten, denn der Mittlere verliert. Die erste Karte, die nicht bedient, bestimmt den Trumpf.</translation>
    </message>
    <message>
        <source>The Tyrolean game of three cards and five figures (ways to score): bid at any moment, with good cards or with next to nothing.</source>
        <translation>Das Tiroler Spiel mit drei Karten und fünf Figuren (dafür gibt es Punkte): Bieten kannst du jederzeit, mit einem guten Blatt oder mit fast nichts dahinter.</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>by suit</source>
        <translation>nach Farben</translation>
    </message>
    <message>
        <source>by rank</source>
        <translation>nach Rang</translation>
    </message>
    <message>
        <source>by suit, the other way round</source>
        <translation>nach Farben, umgekehrt</translation>
    </message>
    <message>
        <source>by rank, the other way round</source>
        <translation>nach Rang, umgekehrt</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>%1: %2</source>
        <extracomment>What an act is expected to bring: %1 is the act, %2 &quot;about 40 points in 100 deals&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>Index</name>
    <message>
        <source>Q</source>
        <extracomment>The letter in the corner of a queen (D)</extracomment>
        <translation>D</translation>
    </message>
    <message>
        <source>J</source>
        <extracomment>The letter in the corner of a jack (B)</extracomment>
        <translation>B</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>One, Two or Three without buying; you name the suit later.</source>
        <translation>Eins, Zwei oder Drei ohne Kauf; die Farbe nennst du später.</translation>
    </message>
    <message>
        <source>You pick up the two cards and discard two.</source>
        <translation>Du nimmst die zwei Karten auf und legst zwei weg.</translation>
    </message>
    <message>
        <source>The two cards stay where they are.</source>
        <translation>Die zwei Karten bleiben liegen.</translation>
    </message>
    <message>
        <source>bid by %1</source>
        <translation>lizitiert von %1</translation>
    </message>
    <message>
        <source>highest bid so far</source>
        <extracomment>Of a contract on the card: the last bid, which must be overbid</extracomment>
        <translation>höchstes Gebot</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>Of a contract on the card: it is played</extracomment>
        <translation>wird gespielt</translation>
    </message>
    <message>
        <source>buying</source>
        <extracomment>Headings on the card with the contracts (mit Kauf, ohne Kauf; med köp, utan köp)</extracomment>
        <translation>mit Kauf</translation>
    </message>
    <message>
        <source>without</source>
        <translation>ohne Kauf</translation>
    </message>
    <message>
        <source>All pass (Ausfechten)</source>
        <extracomment>Nobody has bid: everybody plays for himself and takes few tricks (Ausfechten; krypspel)</extracomment>
        <translation>Ausfechten</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Lizitation</translation>
    </message>
    <message>
        <source>%1 chooses a contract</source>
        <translation>%1 wählt ein Spiel</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <extracomment>%1 is a player, %2 a contract</extracomment>
        <translation>%1 spielt %2</translation>
    </message>
    <message>
        <source>You choose a contract</source>
        <extracomment>%1 has won the auction and does not yet say what is played</extracomment>
        <translation>Du wählst ein Spiel</translation>
    </message>
    <message>
        <source>You play %1</source>
        <extracomment>%1 is a contract</extracomment>
        <translation>Du spielst %1</translation>
    </message>
    <message>
        <source>As few tricks as you can.</source>
        <translation>So wenige Stiche wie möglich.</translation>
    </message>
    <message>
        <source>bid by you</source>
        <extracomment>Of a contract on the card</extracomment>
        <translation>von dir lizitiert</translation>
    </message>
    <message>
        <source>bid by %1 and you</source>
        <extracomment>Of a contract on the card: %1 are those who have said it</extracomment>
        <translation>lizitiert von %1 und dir</translation>
    </message>
</context>
<context>
    <name>LessonAnswer</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>An answer to: which suit is trumps?</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Neither</source>
        <extracomment>An answer to: which of these two bids is higher?</extracomment>
        <translation>Keines</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>How good a bot is: better than on a first evening</extracomment>
        <translation>übt noch</translation>
    </message>
    <message>
        <source>by the book</source>
        <extracomment>How good a bot is: plays as good old advice has it</extracomment>
        <translation>nach dem Buch</translation>
    </message>
    <message>
        <source>sharp</source>
        <extracomment>How good a bot is: better than by the book</extracomment>
        <translation>ausgefuchst</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>On the name plate of the person who plays</extracomment>
        <translation>du</translation>
    </message>
    <message>
        <source>Plays at random.</source>
        <translation>Spielt aufs Geratewohl.</translation>
    </message>
    <message>
        <source>first evening</source>
        <extracomment>How good a bot is: the weakest; on its name plate</extracomment>
        <translation>erster Abend</translation>
    </message>
    <message>
        <source>Knows the rules, and looks only at the cards in hand.</source>
        <translation>Kennt die Regeln und schaut nur auf die eigenen Karten.</translation>
    </message>
    <message>
        <source>Has played before, and soon forgets what has gone.</source>
        <translation>Hat schon öfter gespielt, vergisst aber bald, was gefallen ist.</translation>
    </message>
    <message>
        <source>regular</source>
        <extracomment>How good a bot is: one who is at the inn every week</extracomment>
        <translation>Stammgast</translation>
    </message>
    <message>
        <source>Remembers most of what was played, and seldom slips.</source>
        <translation>Merkt sich das meiste, was gespielt wurde, und irrt sich selten.</translation>
    </message>
    <message>
        <source>Does what good players advise.</source>
        <translation>Spielt, wie gute Spieler es raten.</translation>
    </message>
    <message>
        <source>Works out what the others may hold.</source>
        <translation>Überlegt, was die anderen haben können.</translation>
    </message>
    <message>
        <source>master</source>
        <extracomment>How good a bot is: the best there is</extracomment>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Thinks longest, and gives nothing away.</source>
        <translation>Denkt am längsten und schenkt nichts her.</translation>
    </message>
    <message>
        <source>hunter</source>
        <extracomment>A character; on its name plate: one who dares, and bluffs where one can</extracomment>
        <translation>Jäger</translation>
    </message>
    <message>
        <source>Dares more than the cards are worth.</source>
        <translation>Wagt mehr, als die Karten hergeben.</translation>
    </message>
    <message>
        <source>stonewaller</source>
        <extracomment>A character: the opposite of the hunter. German card players say &quot;mauern&quot;.</extracomment>
        <translation>Maurer</translation>
    </message>
    <message>
        <source>Takes no risks: only what is nearly sure will do.</source>
        <translation>Wagt nichts, was nicht fast sicher ist.</translation>
    </message>
    <message>
        <source>lurker</source>
        <extracomment>A character: one who lies in wait with good cards</extracomment>
        <translation>Lauerer</translation>
    </message>
    <message>
        <source>Keeps the best back, and strikes late.</source>
        <translation>Hält das Beste zurück und schlägt spät zu.</translation>
    </message>
    <message>
        <source>optimist</source>
        <extracomment>A character</extracomment>
        <translation>Optimist</translation>
    </message>
    <message>
        <source>Thinks that any king will win.</source>
        <translation>Glaubt, dass jeder König sticht.</translation>
    </message>
    <message>
        <source>scholar</source>
        <extracomment>A character: one who has read the old books; only in Préférence</extracomment>
        <translation>Gelehrter</translation>
    </message>
    <message>
        <source>Bids and goes along as it was taught in the old days.</source>
        <translation>Lizitiert und geht mit, wie man es früher gelernt hat.</translation>
    </message>
    <message>
        <source>card counter</source>
        <extracomment>A character: one who counts everything; only in Bieten</extracomment>
        <translation>Kopfrechner</translation>
    </message>
    <message>
        <source>Counts, and bids nothing that loses more often than it wins.</source>
        <translation>Rechnet mit und bietet nichts, was öfter verliert als gewinnt.</translation>
    </message>
    <message>
        <source>a stranger</source>
        <extracomment>On the name plate of a bot: how it plays is told after the match</extracomment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Strength: %1 of 6 bells.</source>
        <extracomment>How good a bot is; where it is chosen, so many bells of six are of brass</extracomment>
        <translation>Spielstärke: %1 von 6 Schellen.</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list: %1 is a name, or several with commas between them, %2 the last name</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>The end of a list: %1 is a name, or several with commas between them, %2 the last name</extracomment>
        <translation>%1 oder %2</translation>
    </message>
</context>
<context>
    <name>MittlereAct</name>
    <message>
        <source>card %1 of the row</source>
        <extracomment>A card is drawn from the row: %1 is its place</extracomment>
        <translation>Karte %1 der Reihe</translation>
    </message>
</context>
<context>
    <name>MittlereDrill</name>
    <message>
        <source>A lone loser gets two potatoes and the others a stroke each; a lone winner gets two strokes and the others a potato each.</source>
        <translation>Wer allein verliert, bekommt zwei Kartoffeln, die anderen je einen Strich; wer allein gewinnt, zwei Striche, die anderen je eine Kartoffel.</translation>
    </message>
    <message>
        <source>What you may play</source>
        <translation>Was du spielen darfst</translation>
    </message>
    <message>
        <source>Taking a trick</source>
        <translation>Den Stich machen</translation>
    </message>
    <message>
        <source>You play: %1. Who takes the trick?</source>
        <translation>Du spielst: %1. Wer macht den Stich?</translation>
    </message>
    <message>
        <source>What becomes trumps</source>
        <translation>Was Trumpf wird</translation>
    </message>
    <message>
        <source>You play: %1. What are trumps then?</source>
        <translation>Du spielst: %1. Was ist dann Trumpf?</translation>
    </message>
    <message>
        <source>The order of trumps</source>
        <translation>Die Reihenfolge der Trümpfe</translation>
    </message>
    <message>
        <source>Trumps: %1. Which of these cards is the highest?</source>
        <translation>Trumpf: %1. Welche dieser Karten ist die höchste?</translation>
    </message>
    <message>
        <source>Beating a card</source>
        <translation>Eine Karte stechen</translation>
    </message>
    <message>
        <source>The highest so far: %1. Which of these cards beat it?</source>
        <translation>Die höchste Karte bisher: %1. Mit welchen dieser Karten stichst du?</translation>
    </message>
    <message>
        <source>The highest trump</source>
        <translation>Der höchste Trumpf</translation>
    </message>
    <message>
        <source>Trumps are led, and you hold the highest: %1. Must you play a trump?</source>
        <translation>Trumpf ist ausgespielt und du hast den höchsten: %1. Musst du Trumpf spielen?</translation>
    </message>
    <message>
        <source>What a card counts</source>
        <translation>Was eine Karte zählt</translation>
    </message>
    <message>
        <source>Trumps: %2. How many points does this card count: %1?</source>
        <translation>Trumpf: %2. Wie viele Punkte zählt diese Karte: %1?</translation>
    </message>
    <message>
        <source>The points of a trick</source>
        <translation>Die Punkte im Stich</translation>
    </message>
    <message>
        <source>You play: %1. How many points is the trick worth?</source>
        <translation>Du spielst: %1. Wie viele Punkte bringt der Stich?</translation>
    </message>
    <message>
        <source>The points so far</source>
        <translation>Die Punkte bisher</translation>
    </message>
    <message>
        <source>Trumps: %1. These cards lie in your tricks. How many points are they worth?</source>
        <translation>Trumpf: %1. Diese Karten liegen in deinen Stichen. Wie viele Punkte sind das?</translation>
    </message>
    <message>
        <source>Who leads next</source>
        <translation>Wer ausspielt</translation>
    </message>
    <message>
        <source>You play: %1. Who leads to the next trick?</source>
        <translation>Du spielst: %1. Wer spielt zum nächsten Stich aus?</translation>
    </message>
    <message>
        <source>Who loses</source>
        <translation>Wer verliert</translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Points: %2. Tricks: %3. Who loses?</source>
        <translation>Du spielst: %1. Die Runde ist aus. Punkte: %2. Stiche: %3. Wer verliert?</translation>
    </message>
    <message>
        <source>Strokes and potatoes</source>
        <translation>Striche und Kartoffeln</translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Points: %2. Tricks: %3. What do you get?</source>
        <translation>Du spielst: %1. Die Runde ist aus. Punkte: %2. Stiche: %3. Was bekommst du?</translation>
    </message>
    <message>
        <source>Led: %1. There are no trumps yet, so whoever can follow suit must.</source>
        <translation>Ausgespielt: %1. Noch gibt es keinen Trumpf, also muss bedienen, wer kann.</translation>
    </message>
    <message>
        <source>Trumps are led: %1. You have trumps, so you must play one.</source>
        <translation>Trumpf ist ausgespielt: %1. Du hast Trumpf, also musst du Trumpf spielen.</translation>
    </message>
    <message>
        <source>Trumps: %1. You can follow suit, so you may trump only with a card that beats %2.</source>
        <translation>Trumpf: %1. Du kannst bedienen, also darfst du nur mit einem Trumpf stechen, der höher ist als %2.</translation>
    </message>
    <message>
        <source>Led: %1, trumps: %2. You have the suit led, so you must follow suit or trump.</source>
        <translation>Ausgespielt: %1, Trumpf: %2. Du hast die ausgespielte Farbe, also musst du bedienen oder trumpfen.</translation>
    </message>
    <message>
        <source>It is your only trump, and the highest trump can never be forced out.</source>
        <translation>Es ist dein einziger Trumpf, und der höchste Trumpf lässt sich nie herauszwingen.</translation>
    </message>
    <message>
        <source>%1 is a trump, too. So you must play a trump, whichever you like.</source>
        <translation>Auch diese Karte von dir ist Trumpf: %1. Also musst du Trumpf spielen; welchen, ist deine Sache.</translation>
    </message>
    <message>
        <source>Led: %1. The first card of the deal that does not follow suit decides trumps: %2.</source>
        <translation>Ausgespielt: %1. Die erste Karte der Runde, die nicht bedient, bestimmt den Trumpf: %2.</translation>
    </message>
    <message>
        <source>What has become trumps stays trumps to the end of the deal: %1.</source>
        <translation>Was Trumpf geworden ist, bleibt es bis zum Ende der Runde: %1.</translation>
    </message>
    <message>
        <source>Led: %1. Your card follows suit, so nothing becomes trumps.</source>
        <translation>Ausgespielt: %1. Deine Karte bedient, also wird nichts Trumpf.</translation>
    </message>
    <message>
        <source>Trumps from the highest down: %1.</source>
        <translation>Trumpf von oben nach unten: %1.</translation>
    </message>
    <message>
        <source>On the table: %1. A higher card of its suit beats it, and so does any trump, unless the card is a trump itself.</source>
        <translation>Auf dem Tisch: %1. Eine höhere Karte derselben Farbe sticht und, wenn da kein Trumpf liegt, auch jeder Trumpf.</translation>
    </message>
    <message>
        <source>The card is a trump, so it counts %1, whenever it was played.</source>
        <translation>Die Karte ist Trumpf, also zählt sie %1, wann immer sie gespielt wurde.</translation>
    </message>
    <message>
        <source>The card is not a trump, so it counts %1.</source>
        <translation>Die Karte ist kein Trumpf, also zählt sie %1.</translation>
    </message>
    <message>
        <source>Card by card: %1.</source>
        <translation>Karte für Karte: %1.</translation>
    </message>
    <message>
        <source>The last trick is worth 5 points more: %1.</source>
        <translation>Der letzte Stich bringt 5 Punkte mehr: %1.</translation>
    </message>
    <message>
        <source>Nobody has a hundred points and everybody has a trick, so whoever is in the middle loses.</source>
        <translation>Niemand hat hundert Punkte, niemand ist ohne Stich: Also verliert die Mitte.</translation>
    </message>
    <message>
        <source>%1 points: a hundred or more loses.</source>
        <translation>%1 Punkte: Mit hundert oder mehr verliert man.</translation>
    </message>
    <message>
        <source>Whoever has taken no trick loses.</source>
        <translation>Wer keinen Stich gemacht hat, verliert.</translation>
    </message>
    <message>
        <source>Whoever takes all twelve tricks wins the deal.</source>
        <translation>Wer alle zwölf Stiche macht, gewinnt die Runde.</translation>
    </message>
    <message>
        <source>Two have the same number of points, so the third player wins.</source>
        <translation>Zwei haben gleich viele Punkte, also gewinnt der dritte Spieler.</translation>
    </message>
    <message>
        <source>%1 were led. Which of these cards may you play?</source>
        <translation>Ausgespielt ist %1. Welche dieser Karten darfst du spielen?</translation>
    </message>
</context>
<context>
    <name>MittlereHabits</name>
    <message>
        <source>the most points %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>%1 die meisten Punkte</translation>
    </message>
    <message>
        <source>the fewest %1</source>
        <extracomment>Points: %1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>%1 die wenigsten Punkte</translation>
    </message>
    <message>
        <source>in the middle %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>%1 in der Mitte</translation>
    </message>
    <message>
        <source>as many as another %1</source>
        <extracomment>Points: %1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>%1 gleich viele Punkte wie jemand anderer</translation>
    </message>
    <message>
        <source>a hundred or more %1</source>
        <extracomment>Points: %1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>%1 mindestens hundert Punkte</translation>
    </message>
    <message>
        <source>no trick %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>%1 keinen Stich</translation>
    </message>
    <message numerus="yes">
        <source>%n potato(es)</source>
        <extracomment>What a player has on the sheet</extracomment>
        <translation>
            <numerusform>%n Kartoffel</numerusform>
            <numerusform>%n Kartoffeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n deal(s): %2.</source>
        <extracomment>After a match: %1 is a player or &quot;You&quot;, %2 &quot;the most points once, in the middle 3 times&quot;</extracomment>
        <translation>
            <numerusform>%1 in %n Runde: %2.</numerusform>
            <numerusform>%1 in %n Runden: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MittlereOdds</name>
    <message>
        <source>You have %1 so far.</source>
        <extracomment>%1: &quot;13 points&quot;</extracomment>
        <translation>Du hast bisher %1.</translation>
    </message>
    <message>
        <source>high %1</source>
        <extracomment>… that one will have the most points, but not a hundred</extracomment>
        <translation>oben %1</translation>
    </message>
    <message>
        <source>middle %1</source>
        <extracomment>… the second most, which loses</extracomment>
        <translation>Mitte %1</translation>
    </message>
    <message>
        <source>You are in the middle in %1 deals.</source>
        <translation>In %1 Fällen bist du in der Mitte.</translation>
    </message>
    <message>
        <source>low %1</source>
        <extracomment>… the fewest</extracomment>
        <translation>unten %1</translation>
    </message>
    <message>
        <source>You have the fewest in %1 deals.</source>
        <translation>In %1 Fällen hast du die wenigsten Punkte.</translation>
    </message>
    <message>
        <source>hundred %1</source>
        <extracomment>… that one loses with a hundred points or more</extracomment>
        <translation>Hundert %1</translation>
    </message>
    <message>
        <source>You lose with a hundred in %1 deals.</source>
        <translation>In %1 Fällen verlierst du mit hundert Punkten oder mehr.</translation>
    </message>
    <message>
        <source>no trick %1</source>
        <extracomment>… that one loses because one has taken no trick</extracomment>
        <translation>ohne Stich %1</translation>
    </message>
    <message>
        <source>You lose without a trick in %1 deals.</source>
        <translation>In %1 Fällen verlierst du ohne Stich.</translation>
    </message>
    <message>
        <source>lose %1</source>
        <extracomment>Chances, very short: %1 is &quot;62%&quot;; that one gets potatoes</extracomment>
        <translation>verlieren %1</translation>
    </message>
    <message>
        <source>You lose in %1 deals.</source>
        <translation>In %1 Fällen verlierst du.</translation>
    </message>
    <message>
        <source>You have the most, but less than a hundred, in %1 deals.</source>
        <translation>In %1 Fällen hast du die meisten Punkte, aber keine hundert.</translation>
    </message>
</context>
<context>
    <name>MittlereOrder</name>
    <message>
        <source>The last trick: %1</source>
        <extracomment>Below the values of the cards: what the last trick counts besides</extracomment>
        <translation>Der letzte Stich: %1</translation>
    </message>
    <message>
        <source>Without trumps each %1: %2</source>
        <extracomment>Below the values of the cards: %1 is the rank eight, %2 its value in a deal in which no suit becomes trump</extracomment>
        <translation>Ohne Trumpf: jeder %1 zählt %2</translation>
    </message>
    <message>
        <source>You have %1; %2 still to be won</source>
        <extracomment>Points of the deal so far, if the person wants to see them</extracomment>
        <translation>Du hast %1, noch offen: %2</translation>
    </message>
    <message>
        <source>No trumps yet</source>
        <extracomment>No suit is trump so far</extracomment>
        <translation>Noch kein Trumpf</translation>
    </message>
    <message>
        <source>Side suits</source>
        <extracomment>Heading of a column with the ranks and their values</extracomment>
        <translation>Nebenfarben</translation>
    </message>
    <message>
        <source>Every suit</source>
        <translation>Jede Farbe</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>Heading of a column with the ranks and their values</extracomment>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>No trumps</source>
        <extracomment>Of a deal that is over: no suit has become trump</extracomment>
        <translation>Kein Trumpf</translation>
    </message>
    <message>
        <source>The players with the most and the fewest points get a stroke (+1) each, the one in the middle two potatoes (−1 each). But a hundred points or more loses, and so does taking no trick. The first card that does not follow suit decides trumps.</source>
        <extracomment>What Mittlere is about</extracomment>
        <translation>Wer die meisten und wer die wenigsten Punkte hat, schreibt je einen Strich (+1), wer in der Mitte liegt, zwei Kartoffeln (je −1). Aber mit hundert Punkten oder mehr verliert man, und ohne Stich auch. Die erste Karte, die nicht bedient, bestimmt den Trumpf.</translation>
    </message>
    <message>
        <source>Aim: most or fewest, under 100</source>
        <extracomment>Below the values of the cards: what is played for</extracomment>
        <translation>Meiste oder wenigste, unter 100</translation>
    </message>
</context>
<context>
    <name>MittlereReason</name>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Etwas anderes geht nicht.</translation>
    </message>
    <message>
        <source>One choice is as good as another.</source>
        <translation>Eines ist so gut wie das andere.</translation>
    </message>
    <message>
        <source>You give a trump away.</source>
        <translation>Damit gibst du einen Trumpf her.</translation>
    </message>
    <message>
        <source>You are likely to end with the most points.</source>
        <translation>Wahrscheinlich hast du am Ende die meisten Punkte.</translation>
    </message>
    <message>
        <source>You are likely to end with the fewest points.</source>
        <translation>Wahrscheinlich hast du am Ende die wenigsten Punkte.</translation>
    </message>
    <message>
        <source>You have %1 so far.</source>
        <extracomment>%1: points (&quot;34 points&quot;)</extracomment>
        <translation>Du hast bisher %1.</translation>
    </message>
    <message>
        <source>In %1 of 100 deals you lose without a trick.</source>
        <translation>In %1 von 100 Fällen verlierst du ohne Stich.</translation>
    </message>
    <message>
        <source>You trust a king to win tricks.</source>
        <translation>Ein König macht schon seinen Stich.</translation>
    </message>
    <message>
        <source>You have no trick yet, but that can wait: you end without one in only %1 of 100 deals.</source>
        <extracomment>It leaves a trick that one could take. %1: a number of a hundred (&quot;about 3&quot;)</extracomment>
        <translation>Noch hast du keinen Stich, aber das hat Zeit: Ganz ohne bleibst du in %1 von 100 Fällen.</translation>
    </message>
    <message>
        <source>You are likely to end in the middle.</source>
        <translation>Wahrscheinlich bist du am Ende in der Mitte.</translation>
    </message>
    <message>
        <source>Aces and kings: %1 of your %2 cards. That is enough to go for many points.</source>
        <extracomment>%1, %2: numbers of cards; %1 may be 1</extracomment>
        <translation>Asse und Könige: %1 von deinen %2 Karten. Das reicht, um auf viele Punkte zu spielen.</translation>
    </message>
    <message>
        <source>Aces and kings: %1 of your %2 cards. That is better for few points.</source>
        <extracomment>%1, %2: numbers of cards; %1 may be 0 or 1</extracomment>
        <translation>Asse und Könige: %1 von deinen %2 Karten. Damit spielst du besser auf wenige Punkte.</translation>
    </message>
    <message>
        <source>Your hand promises many points, %1 by the end.</source>
        <extracomment>%1: points (&quot;about 74 points&quot;)</extracomment>
        <translation>Dein Blatt verspricht viele Punkte, am Ende %1.</translation>
    </message>
    <message>
        <source>Your hand promises few points, %1 by the end.</source>
        <extracomment>%1: points (&quot;about 20 points&quot;)</extracomment>
        <translation>Dein Blatt verspricht wenige Punkte, am Ende %1.</translation>
    </message>
    <message>
        <source>Your hand leaves it open whether to go for many points or few: it promises %1.</source>
        <extracomment>%1: points (&quot;about 52 points&quot;)</extracomment>
        <translation>Ob viele oder wenige Punkte, lässt dein Blatt noch offen: Es verspricht %1.</translation>
    </message>
    <message>
        <source>You are going for many points: %1 so far, %2 by the end.</source>
        <extracomment>%1: points (&quot;34 points&quot;), %2: a number of them (&quot;about 60&quot;)</extracomment>
        <translation>Du spielst auf viele Punkte: bisher %1, am Ende %2.</translation>
    </message>
    <message>
        <source>You are going for many points, but not for a hundred: %1 so far.</source>
        <extracomment>%1: points (&quot;74 points&quot;)</extracomment>
        <translation>Du spielst auf viele Punkte, aber nicht auf hundert: bisher %1.</translation>
    </message>
    <message>
        <source>You are going for few points: %1 so far, %2 by the end.</source>
        <extracomment>%1: points (&quot;34 points&quot;), %2: a number of them (&quot;about 60&quot;)</extracomment>
        <translation>Du spielst auf wenige Punkte: bisher %1, am Ende %2.</translation>
    </message>
    <message>
        <source>Whether you end with the most points or the fewest is still open: %1 so far, %2 by the end.</source>
        <extracomment>%1: points (&quot;34 points&quot;), %2: a number of them (&quot;about 60&quot;)</extracomment>
        <translation>Ob die meisten oder die wenigsten Punkte, ist noch offen: bisher %1, am Ende %2.</translation>
    </message>
    <message>
        <source>You have %1: a hundred is close, so better not take any more.</source>
        <extracomment>%1: points (&quot;86 points&quot;)</extracomment>
        <translation>Du hast %1: Die Hundert sind nah, also lieber nichts mehr nehmen.</translation>
    </message>
    <message>
        <source>You already have %1, and a hundred loses.</source>
        <extracomment>%1: points (&quot;104 points&quot;)</extracomment>
        <translation>Du hast schon %1, und mit hundert verliert man.</translation>
    </message>
    <message>
        <source>Another player already has %1, so you cannot lose this deal.</source>
        <extracomment>%1: points (&quot;104 points&quot;)</extracomment>
        <translation>Ein anderer hat schon %1: Diese Runde kannst du nicht verlieren.</translation>
    </message>
    <message>
        <source>It takes the trick, with %1 in it.</source>
        <extracomment>%1: points (&quot;14 points&quot;)</extracomment>
        <translation>Damit machst du den Stich, und der zählt %1.</translation>
    </message>
    <message>
        <source>It takes the trick, and there are no points in it.</source>
        <translation>Damit machst du den Stich, und es liegen keine Punkte darin.</translation>
    </message>
    <message numerus="yes">
        <source>You keep your %n trump(s) for later.</source>
        <translation>
            <numerusform>Deinen Trumpf hebst du dir auf.</numerusform>
            <numerusform>Deine %n Trümpfe hebst du dir auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes the trick so far.</source>
        <translation>Damit gehört der Stich vorerst dir.</translation>
    </message>
    <message>
        <source>You have no trick yet, and without one you lose: this card may take one.</source>
        <translation>Du hast noch keinen Stich, und ohne Stich verlierst du: Damit kannst du einen machen.</translation>
    </message>
    <message>
        <source>It takes the trick, and you have %1 already: a hundred is getting close.</source>
        <extracomment>%1: points (&quot;86 points&quot;)</extracomment>
        <translation>Damit machst du den Stich, und du hast schon %1: Die Hundert rücken näher.</translation>
    </message>
    <message>
        <source>It leaves the trick to somebody else.</source>
        <translation>Damit überlässt du einem anderen den Stich.</translation>
    </message>
    <message>
        <source>It leaves the trick to somebody else, with %1 in it.</source>
        <extracomment>%1: points (&quot;14 points&quot;)</extracomment>
        <translation>Damit überlässt du einem anderen den Stich, und der zählt %1.</translation>
    </message>
    <message>
        <source>No card that you may play takes the trick.</source>
        <translation>Keine Karte, die du spielen darfst, macht den Stich.</translation>
    </message>
    <message>
        <source>It is the highest card that does not take the trick.</source>
        <translation>Höher kannst du nicht gehen, ohne den Stich zu machen.</translation>
    </message>
    <message>
        <source>You part with a high card and do not take the trick.</source>
        <translation>Du wirst eine hohe Karte los und machst den Stich nicht.</translation>
    </message>
    <message>
        <source>You get rid of %1.</source>
        <extracomment>%1: points (&quot;10 points&quot;) that the card counts, and somebody else takes</extracomment>
        <translation>Du wirst %1 los.</translation>
    </message>
    <message>
        <source>You give %1 away.</source>
        <extracomment>%1: points (&quot;10 points&quot;) that the card counts, and somebody else takes</extracomment>
        <translation>Du gibst %1 her.</translation>
    </message>
    <message>
        <source>It counts nothing, and you keep the cards that count.</source>
        <translation>Die Karte zählt nichts, und du behältst die, die zählen.</translation>
    </message>
    <message>
        <source>It will often take the trick.</source>
        <extracomment>A lead: it will often, or seldom, take the trick</extracomment>
        <translation>Die Karte macht den Stich oft.</translation>
    </message>
    <message>
        <source>It will seldom take the trick.</source>
        <translation>Die Karte macht den Stich selten.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s) of its suit and can spare one.</source>
        <translation>
            <numerusform>Du hast %n Karte dieser Farbe und kannst sie entbehren.</numerusform>
            <numerusform>Du hast %n Karten dieser Farbe und kannst eine entbehren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others still have %n card(s) of its suit.</source>
        <translation>
            <numerusform>Die anderen haben noch %n Karte dieser Farbe.</numerusform>
            <numerusform>Die anderen haben noch %n Karten dieser Farbe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody else has any of its suit left, so only a trump can beat it.</source>
        <translation>Sonst hat niemand mehr diese Farbe: Nur ein Trumpf kann die Karte stechen.</translation>
    </message>
    <message>
        <source>Nobody else has any of its suit left, so the next card decides trumps.</source>
        <translation>Sonst hat niemand mehr diese Farbe: Die nächste Karte bestimmt, was Trumpf wird.</translation>
    </message>
    <message>
        <source>You get rid of a trump, which could take a trick later.</source>
        <translation>Du wirst einen Trumpf los, der später einen Stich machen könnte.</translation>
    </message>
    <message>
        <source>You get rid of a trump in a trick without points.</source>
        <translation>Du wirst einen Trumpf in einem Stich ohne Punkte los.</translation>
    </message>
    <message numerus="yes">
        <source>Its suit becomes trumps, and you keep %n more of them.</source>
        <translation>
            <numerusform>Damit wird die Farbe Trumpf, und du behältst noch eine Karte davon.</numerusform>
            <numerusform>Damit wird die Farbe Trumpf, und du behältst noch %n davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its suit becomes trumps, and you keep none of them.</source>
        <translation>Damit wird die Farbe Trumpf, und du behältst keine Karte davon.</translation>
    </message>
    <message>
        <source>Its suit becomes trumps, and you have one of the top two (%1 or %2).</source>
        <extracomment>%1, %2: the ranks of the highest trumps (Under, Nine)</extracomment>
        <translation>Damit wird diese Farbe Trumpf, und du hast einen der zwei höchsten (%1 oder %2).</translation>
    </message>
    <message>
        <source>Its suit becomes trumps, and you have the top two, %1 and %2.</source>
        <translation>Damit wird die Farbe Trumpf, und du hast die zwei höchsten, %1 und %2.</translation>
    </message>
    <message>
        <source>Its suit becomes trumps, and the others have one of the top two (%1 or %2).</source>
        <translation>Damit wird die Farbe Trumpf, und die anderen haben einen der zwei höchsten (%1 oder %2).</translation>
    </message>
    <message>
        <source>Its suit becomes trumps, and the others have the top two, %1 and %2.</source>
        <translation>Damit wird die Farbe Trumpf, und die anderen haben die zwei höchsten, %1 und %2.</translation>
    </message>
    <message>
        <source>Of the trumps that are still out, only the %1 is higher.</source>
        <extracomment>%1: the rank of the highest trump (Under)</extracomment>
        <translation>Ein höherer Trumpf ist noch draußen: %1.</translation>
    </message>
    <message>
        <source>You get rid of it: if its suit became trumps, it would count %1.</source>
        <extracomment>%1: points (&quot;14 points&quot;)</extracomment>
        <translation>Wird die Farbe noch Trumpf, zählt die Karte %1: weg damit.</translation>
    </message>
    <message>
        <source>If its suit becomes trumps, it counts %1.</source>
        <translation>Wird die Farbe Trumpf, zählt die Karte %1.</translation>
    </message>
    <message>
        <source>It is about as good as the best card.</source>
        <translation>Die Karte ist etwa so gut wie die beste.</translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals, with the next best card in %2.</source>
        <extracomment>%1, %2: numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Du verlierst in %1 von 100 Fällen, mit der zweitbesten Karte in %2.</translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals, with the best card in %2.</source>
        <translation>Du verlierst in %1 von 100 Fällen, mit der besten Karte in %2.</translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals, with another card about as often.</source>
        <extracomment>%1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Du verlierst in %1 von 100 Fällen, mit einer anderen Karte etwa gleich oft.</translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals, with any other card about as often.</source>
        <translation>Du verlierst in %1 von 100 Fällen, mit jeder anderen Karte etwa gleich oft.</translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals.</source>
        <translation>Du verlierst in %1 von 100 Fällen.</translation>
    </message>
    <message>
        <source>This deal looks safe, whichever card you play.</source>
        <translation>Diese Runde dürftest du nicht mehr verlieren, welche Karte du auch spielst.</translation>
    </message>
    <message>
        <source>This deal looks lost, whichever card you play.</source>
        <translation>Diese Runde ist wohl verloren, welche Karte du auch spielst.</translation>
    </message>
    <message>
        <source>It lowers the danger of a hundred.</source>
        <extracomment>The danger to lose with a hundred points</extracomment>
        <translation>Damit droht dir der Hunderter nicht so leicht.</translation>
    </message>
    <message>
        <source>It lowers the danger of ending without a trick.</source>
        <translation>Damit bleibst du nicht so leicht ohne Stich.</translation>
    </message>
    <message>
        <source>It raises the danger of a hundred.</source>
        <translation>Damit droht dir eher der Hunderter.</translation>
    </message>
    <message>
        <source>It raises the danger of ending without a trick.</source>
        <translation>Damit bleibst du leichter ohne Stich.</translation>
    </message>
    <message>
        <source>You win the match in %1 of 100 cases, with the next best card in %2.</source>
        <extracomment>%1, %2: numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Du gewinnst die Partie in %1 von 100 Fällen, mit der zweitbesten Karte in %2.</translation>
    </message>
    <message>
        <source>You win the match in %1 of 100 cases, with the best card in %2.</source>
        <translation>Du gewinnst die Partie in %1 von 100 Fällen, mit der besten Karte in %2.</translation>
    </message>
    <message>
        <source>You win the match in %1 of 100 cases.</source>
        <extracomment>%1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Du gewinnst die Partie in %1 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Nobody can take the match from you now.</source>
        <translation>Die Partie kann dir niemand mehr nehmen.</translation>
    </message>
    <message>
        <source>The match is out of reach now.</source>
        <translation>Die Partie kannst du nicht mehr gewinnen.</translation>
    </message>
    <message>
        <source>As things stand, you take the trick with any card you may play.</source>
        <translation>Mit jeder Karte, die du spielen darfst, gehört der Stich vorerst dir.</translation>
    </message>
    <message>
        <source>It counts nothing, so nothing is lost if somebody else takes it.</source>
        <translation>Die Karte zählt nichts: Damit ist nichts verloren, wenn ein anderer den Stich macht.</translation>
    </message>
    <message>
        <source>It counts nothing, even if it takes the trick.</source>
        <translation>Die Karte zählt nichts, auch wenn der Stich an dich geht.</translation>
    </message>
    <message>
        <source>With another card you would lose a little less often, but this player likes to have the most points.</source>
        <translation>Mit einer anderen Karte würdest du etwas seltener verlieren, aber dieser Spieler hat gern die meisten Punkte.</translation>
    </message>
    <message>
        <source>With another card you would lose a little less often, but this player likes to have the fewest points.</source>
        <translation>Mit einer anderen Karte würdest du etwas seltener verlieren, aber dieser Spieler hat gern die wenigsten Punkte.</translation>
    </message>
    <message>
        <source>With another card you would lose a little less often, but this player is wary of a hundred, and of ending without a trick.</source>
        <translation>Mit einer anderen Karte würdest du etwas seltener verlieren, aber dieser Spieler hütet sich davor, auf hundert zu kommen oder ohne Stich zu bleiben.</translation>
    </message>
    <message>
        <source>Neither the most points nor the fewest are within reach now.</source>
        <translation>Weder die meisten noch die wenigsten Punkte sind jetzt noch zu haben.</translation>
    </message>
    <message>
        <source>You take the trick with any card you may play.</source>
        <translation>Den Stich machst du mit jeder Karte, die du spielen darfst.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n higher card(s) of its suit for later.</source>
        <translation>
            <numerusform>Eine höhere Karte dieser Farbe hebst du dir auf.</numerusform>
            <numerusform>%n höhere Karten dieser Farbe hebst du dir auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others have none of its suit left and no trump: it takes the trick.</source>
        <translation>Die anderen haben weder diese Farbe noch einen Trumpf: Die Karte macht den Stich.</translation>
    </message>
    <message>
        <source>You take the trick and its %1, but get rid of a trump.</source>
        <extracomment>%1: points (&quot;3 points&quot;)</extracomment>
        <translation>Du machst zwar den Stich (%1), wirst aber einen Trumpf los.</translation>
    </message>
    <message>
        <source>It leaves you in the middle less often.</source>
        <translation>Damit landest du seltener in der Mitte.</translation>
    </message>
    <message>
        <source>It leaves you in the middle more often.</source>
        <translation>Damit landest du öfter in der Mitte.</translation>
    </message>
    <message>
        <source>It is one of the highest trumps: this player keeps it for later.</source>
        <translation>Das ist einer der höchsten Trümpfe: Den hebt sich dieser Spieler auf.</translation>
    </message>
    <message>
        <source>If its suit becomes trumps, it is one of the highest: this player keeps it for later.</source>
        <translation>Wird die Farbe Trumpf, ist das einer der höchsten: Den hebt sich dieser Spieler auf.</translation>
    </message>
    <message>
        <source>With another card you would lose a little less often, but that is one of the highest trumps: this player keeps it for later.</source>
        <translation>Mit einer anderen Karte würdest du etwas seltener verlieren, aber die wäre einer der höchsten Trümpfe, und den hebt sich dieser Spieler auf.</translation>
    </message>
    <message>
        <source>With another card you would lose a little less often, but that may become one of the highest trumps: this player keeps it for later.</source>
        <translation>Mit einer anderen Karte würdest du etwas seltener verlieren, aber daraus kann noch einer der höchsten Trümpfe werden: Den hebt sich dieser Spieler auf.</translation>
    </message>
    <message>
        <source>Another card would do about as well.</source>
        <extracomment>A card: no other is plainly worse or better</extracomment>
        <translation>Eine andere Karte bringt ungefähr gleich viel.</translation>
    </message>
    <message>
        <source>The next best card is only a little worse.</source>
        <extracomment>A card: no other is plainly worse</extracomment>
        <translation>Die zweitbeste Karte ist nur wenig schlechter.</translation>
    </message>
    <message>
        <source>It leaves the trick to somebody else, with %1 in it so far.</source>
        <translation>Damit überlässt du einem anderen den Stich, und der zählt bis jetzt %1.</translation>
    </message>
    <message numerus="yes">
        <source>You keep your %n ace(s) and king(s) for later.</source>
        <translation>
            <numerusform>Eine hohe Karte hebst du dir auf.</numerusform>
            <numerusform>Deine Asse und Könige hebst du dir auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>You overtrump.</source>
        <translation>Du überstichst.</translation>
    </message>
    <message>
        <source>It takes the trick, with %1 in it so far.</source>
        <extracomment>While no suit is trump yet, and cards may count more; %1: points (&quot;14 points&quot;)</extracomment>
        <translation>Damit machst du den Stich, und der zählt bis jetzt %1.</translation>
    </message>
    <message>
        <source>From here you take every trick that is left, whatever the others play.</source>
        <translation>Von hier an machst du alle Stiche, was immer die anderen spielen.</translation>
    </message>
    <message>
        <source>It is an ace: only a trump can beat it.</source>
        <translation>Das Ass kann nur ein Trumpf stechen.</translation>
    </message>
    <message>
        <source>You cannot lose this deal any more.</source>
        <translation>Diese Runde kannst du nicht mehr verlieren.</translation>
    </message>
    <message>
        <source>This deal is lost, whatever you play.</source>
        <translation>Diese Runde ist verloren, was immer du spielst.</translation>
    </message>
    <message>
        <source>With it you lose in %1 of 100 deals, with the better card in %2.</source>
        <extracomment>Of a card that was played: %1 and %2 are numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>So verlierst du in %1 von 100 Fällen, mit der besseren Karte in %2.</translation>
    </message>
    <message>
        <source>Another player has no trick yet, and loses without one: do not leave this one.</source>
        <translation>Ein anderer hat noch keinen Stich, und ohne Stich verliert er: Lass ihm den hier nicht.</translation>
    </message>
    <message>
        <source>Whoever is about to take this trick has %1, and with it a hundred.</source>
        <extracomment>%1: points (&quot;94 points&quot;)</extracomment>
        <translation>Wer den Stich so bekommt, hat schon %1 und kommt damit auf hundert.</translation>
    </message>
    <message>
        <source>No higher card of its suit is still out: only a trump can beat it.</source>
        <translation>Keine höhere Karte dieser Farbe ist mehr draußen: Dagegen hilft nur ein Trumpf.</translation>
    </message>
    <message>
        <source>No higher card of its suit and no trump is still out: it takes the trick.</source>
        <translation>Weder eine höhere Karte dieser Farbe noch ein Trumpf ist mehr draußen: Die Karte macht den Stich.</translation>
    </message>
    <message>
        <source>Somebody has none of its suit left: their card becomes trumps, and the trick is not yours.</source>
        <translation>Einer hat diese Farbe nicht mehr: Was er spielt, wird Trumpf, und du machst den Stich nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n higher card(s) of its suit are still out: somebody else may take the trick.</source>
        <translation>
            <numerusform>Eine höhere Karte dieser Farbe ist noch draußen: Vielleicht macht ein anderer den Stich.</numerusform>
            <numerusform>%n höhere Karten dieser Farbe sind noch draußen: Vielleicht macht ein anderer den Stich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its suit becomes trumps, and the others have only %n of them.</source>
        <translation>
            <numerusform>Damit wird die Farbe Trumpf, und die anderen haben nur noch eine Karte davon.</numerusform>
            <numerusform>Damit wird die Farbe Trumpf, und die anderen haben nur noch %n davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it you lose in %1 of 100 deals, mostly in the middle; with the better card in %2.</source>
        <extracomment>Of a card that was played: %1 and %2 are numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>So verlierst du in %1 von 100 Fällen, meist in der Mitte; mit der besseren Karte in %2.</translation>
    </message>
    <message>
        <source>With it you lose in %1 of 100 deals, mostly with a hundred; with the better card in %2.</source>
        <extracomment>Of a card that was played: %1 and %2 are numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>So verlierst du in %1 von 100 Fällen, meist mit hundert; mit der besseren Karte in %2.</translation>
    </message>
    <message>
        <source>With it you lose in %1 of 100 deals, mostly without a trick; with the better card in %2.</source>
        <extracomment>Of a card that was played: %1 and %2 are numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>So verlierst du in %1 von 100 Fällen, meist ohne Stich; mit der besseren Karte in %2.</translation>
    </message>
    <message>
        <source>With it you win the match in %1 of 100 cases, with the better card in %2.</source>
        <extracomment>Of a card that was played: %1 and %2 are numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>So gewinnst du die Partie in %1 von 100 Fällen, mit der besseren Karte in %2.</translation>
    </message>
    <message>
        <source>With it this deal looks lost; with the better card you lose in %1 of 100 deals.</source>
        <extracomment>Of a card that was played: %1 is a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>So ist die Runde fast sicher verloren; mit der besseren Karte verlierst du in %1 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Until then you had %1, the others %2 and %3.</source>
        <extracomment>Before a card was played; %1 to %3 points (&quot;45 points&quot;) or &quot;no trick yet&quot;</extracomment>
        <translation>Bis dahin hattest du %1, die anderen %2 und %3.</translation>
    </message>
    <message>
        <source>As things stand, you take the trick with any card you may play. Spend this high one: kept, it could take another trick later.</source>
        <translation>Der Stich gehört vorerst ohnehin dir: Gib diese hohe Karte gleich her, sonst macht sie dir später noch einen.</translation>
    </message>
    <message>
        <source>You take the trick with any card you may play. Spend this high one: kept, it could take another trick later.</source>
        <translation>Den Stich machst du ohnehin: Gib diese hohe Karte gleich her, sonst macht sie dir später noch einen.</translation>
    </message>
    <message>
        <source>As things stand, you take the trick with any card you may play; this one adds %1.</source>
        <extracomment>%1: points (&quot;11 points&quot;) that the card counts</extracomment>
        <translation>Der Stich gehört vorerst ohnehin dir; mit dieser Karte kommen %1 dazu.</translation>
    </message>
    <message>
        <source>You take the trick with any card you may play; this one adds %1.</source>
        <extracomment>%1: points (&quot;11 points&quot;) that the card counts</extracomment>
        <translation>Den Stich machst du ohnehin; mit dieser Karte kommen %1 dazu.</translation>
    </message>
    <message numerus="yes">
        <source>You keep your %n ace(s) for later.</source>
        <translation>
            <numerusform>Dein Ass hebst du dir auf.</numerusform>
            <numerusform>Deine %n Asse hebst du dir auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep your %n king(s) for later.</source>
        <translation>
            <numerusform>Deinen König hebst du dir auf.</numerusform>
            <numerusform>Deine %n Könige hebst du dir auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep your ace and your king for later.</source>
        <translation>Dein Ass und deinen König hebst du dir auf.</translation>
    </message>
    <message>
        <source>If you take the trick with it, it alone counts %1.</source>
        <extracomment>What a card is worth, %1: points (&quot;11 points&quot;)</extracomment>
        <translation>Machst du damit den Stich, bringt dir allein diese Karte %1.</translation>
    </message>
    <message>
        <source>If all play well, you lose this deal with it, and with the best card you do not.</source>
        <translation>Spielen alle gut, verlierst du damit diese Runde, mit der besten Karte nicht.</translation>
    </message>
    <message>
        <source>If all play well, you cannot lose this deal now; with the next best card you lose it in %1 of 100.</source>
        <extracomment>%1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Spielen alle gut, kannst du diese Runde nicht mehr verlieren; mit der zweitbesten Karte verlierst du in %1 von 100 Fällen.</translation>
    </message>
    <message>
        <source>If all play well, this is the only card with which you do not lose this deal.</source>
        <translation>Spielen alle gut, verlierst du diese Runde nur mit dieser Karte nicht.</translation>
    </message>
    <message>
        <source>The other card would do about as well.</source>
        <translation>Die andere Karte bringt ungefähr gleich viel.</translation>
    </message>
    <message>
        <source>The other card is only a little worse.</source>
        <translation>Die andere Karte ist nur wenig schlechter.</translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals, with the other card in %2.</source>
        <extracomment>%1, %2: numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Du verlierst in %1 von 100 Fällen, mit der anderen Karte in %2.</translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals, with the other card about as often.</source>
        <extracomment>%1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Du verlierst in %1 von 100 Fällen, mit der anderen Karte etwa gleich oft.</translation>
    </message>
    <message>
        <source>If all play well, you cannot lose this deal now; with the other card you lose it in %1 of 100.</source>
        <extracomment>%1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Spielen alle gut, kannst du diese Runde nicht mehr verlieren; mit der anderen Karte verlierst du in %1 von 100 Fällen.</translation>
    </message>
    <message>
        <source>You win the match in %1 of 100 cases, with the other card in %2.</source>
        <extracomment>%1, %2: numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Du gewinnst die Partie in %1 von 100 Fällen, mit der anderen Karte in %2.</translation>
    </message>
    <message>
        <source>%1 has no trick yet, and loses without one: do not leave this one.</source>
        <extracomment>%1: a name</extracomment>
        <translation>%1 hat noch keinen Stich und verliert ohne: Den hier machst du besser selber.</translation>
    </message>
    <message>
        <source>%2 is about to take this trick and has %1, and with it a hundred.</source>
        <extracomment>%1: points (&quot;94 points&quot;), %2: a name</extracomment>
        <translation>%2 bekommt so den Stich, hat schon %1 und kommt damit auf hundert.</translation>
    </message>
    <message>
        <source>No higher card of its suit is still out: only somebody without this suit can take the trick from you.</source>
        <translation>Keine höhere Karte dieser Farbe ist mehr draußen: Den Stich nimmt dir nur, wer die Farbe nicht hat.</translation>
    </message>
    <message>
        <source>It is an ace: only somebody without this suit can take the trick from you.</source>
        <translation>Das Ass nimmt dir nur, wer die Farbe nicht hat.</translation>
    </message>
    <message>
        <source>It is the lowest card of its suit: somebody else takes the trick.</source>
        <translation>Das ist die niedrigste Karte der Farbe: Den Stich macht sicher ein anderer.</translation>
    </message>
    <message>
        <source>Only one lower card of its suit is still out: somebody else takes the trick.</source>
        <translation>Von dieser Farbe ist nur noch eine niedrigere Karte draußen: Den Stich macht sicher ein anderer.</translation>
    </message>
    <message>
        <source>It is your last card of its suit: when that is led again you can throw away what you like.</source>
        <translation>Deine letzte Karte dieser Farbe: Wird die Farbe wieder ausgespielt, kannst du abwerfen, was du willst.</translation>
    </message>
    <message>
        <source>It takes the trick so far, and you get rid of a trump.</source>
        <translation>Der Stich gehört vorerst dir, und du wirst einen Trumpf los.</translation>
    </message>
    <message>
        <source>Its suit becomes trumps, and nobody can take the trick from you.</source>
        <translation>Damit wird die Farbe Trumpf, und keiner kann dir den Stich nehmen.</translation>
    </message>
    <message>
        <source>No higher trump is still out: the trick is yours.</source>
        <translation>Kein höherer Trumpf ist mehr draußen: Der Stich gehört dir.</translation>
    </message>
    <message>
        <source>It is the highest trump: the trick is yours.</source>
        <translation>Das ist der höchste Trumpf: Der Stich gehört dir.</translation>
    </message>
    <message>
        <source>The deal is still young: you lose about one in three, as everybody does.</source>
        <translation>Die Runde ist noch jung: Du verlierst etwa jede dritte, wie alle.</translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals. In %2 more you are saved only because another player gets a hundred or takes no trick.</source>
        <extracomment>%1, %2: numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Du verlierst in %1 von 100 Fällen. In %2 weiteren rettet dich nur, dass ein anderer auf hundert kommt oder ohne Stich bleibt.</translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals. In %2 more you are saved only because another player gets a hundred.</source>
        <translation>Du verlierst in %1 von 100 Fällen. In %2 weiteren rettet dich nur, dass ein anderer auf hundert kommt.</translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals. In %2 more you are saved only because another player takes no trick.</source>
        <translation>Du verlierst in %1 von 100 Fällen. In %2 weiteren rettet dich nur, dass ein anderer ohne Stich bleibt.</translation>
    </message>
    <message>
        <source>In %1 of 100 deals you are in the middle, and saved only because another player gets a hundred or takes no trick.</source>
        <extracomment>Though one is in the middle; %1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>In %1 von 100 Fällen liegst du in der Mitte, und dich rettet nur, dass ein anderer auf hundert kommt oder ohne Stich bleibt.</translation>
    </message>
    <message>
        <source>In %1 of 100 deals you are in the middle, and saved only because another player gets a hundred.</source>
        <extracomment>Though one is in the middle; %1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>In %1 von 100 Fällen liegst du in der Mitte, und dich rettet nur, dass ein anderer auf hundert kommt.</translation>
    </message>
    <message>
        <source>In %1 of 100 deals you are in the middle, and saved only because another player takes no trick.</source>
        <extracomment>Though one is in the middle; %1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>In %1 von 100 Fällen liegst du in der Mitte, und dich rettet nur, dass ein anderer ohne Stich bleibt.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n higher trump(s) for later.</source>
        <translation>
            <numerusform>Einen höheren Trumpf hebst du dir auf.</numerusform>
            <numerusform>%n höhere Trümpfe hebst du dir auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n higher trump(s) are still out: somebody else may take the trick.</source>
        <translation>
            <numerusform>Ein höherer Trumpf ist noch draußen: Vielleicht macht ein anderer den Stich.</numerusform>
            <numerusform>%n höhere Trümpfe sind noch draußen: Vielleicht macht ein anderer den Stich.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the lowest trump: somebody else takes the trick.</source>
        <translation>Das ist der niedrigste Trumpf: Den Stich macht sicher ein anderer.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s) and can spare one.</source>
        <translation>
            <numerusform>Du hast einen Trumpf und kannst ihn entbehren.</numerusform>
            <numerusform>Du hast %n Trümpfe und kannst einen entbehren.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your last trump: when trumps are led again you can throw away what you like.</source>
        <translation>Dein letzter Trumpf: Wird wieder Trumpf ausgespielt, kannst du abwerfen, was du willst.</translation>
    </message>
    <message numerus="yes">
        <source>The others still have %n trump(s).</source>
        <translation>
            <numerusform>Die anderen haben noch einen Trumpf.</numerusform>
            <numerusform>Die anderen haben noch %n Trümpfe.</numerusform>
        </translation>
    </message>
    <message>
        <source>It gives you the most points more often.</source>
        <translation>Damit hast du am Ende öfter die meisten Punkte.</translation>
    </message>
    <message>
        <source>It gives you the fewest points more often.</source>
        <translation>Damit hast du am Ende öfter die wenigsten Punkte.</translation>
    </message>
    <message>
        <source>no trick yet</source>
        <extracomment>In place of the points of somebody who has taken none</extracomment>
        <translation>noch keinen Stich</translation>
    </message>
    <message>
        <source>Until then you had %1, the others no trick yet.</source>
        <extracomment>Before a card was played; %1 points (&quot;45 points&quot;)</extracomment>
        <translation>Bis dahin hattest du %1, die anderen noch keinen Stich.</translation>
    </message>
    <message>
        <source>Until then you had %1, %2 had %3, and %4 had %5.</source>
        <extracomment>Before a card was played; %2 and %4 names, %1, %3 and %5 points (&quot;45 points&quot;) or &quot;no trick yet&quot;</extracomment>
        <translation>Bis dahin hattest du %1, %2 %3 und %4 %5.</translation>
    </message>
    <message>
        <source>You are after the most points.</source>
        <translation>Du willst die meisten Punkte.</translation>
    </message>
    <message>
        <source>You are after the fewest points.</source>
        <translation>Du willst die wenigsten Punkte.</translation>
    </message>
    <message>
        <source>Of its suit you hold %1 cards, the others together only %2: soon nobody else can follow it.</source>
        <extracomment>%1, %2: numbers of cards</extracomment>
        <translation>Von dieser Farbe hast du %1 Karten, die anderen zusammen nur %2: Bald kann sie niemand mehr bedienen.</translation>
    </message>
    <message>
        <source>You trump the trick, with %1 in it so far.</source>
        <extracomment>%1: points (&quot;14 points&quot;)</extracomment>
        <translation>Du stichst mit Trumpf, bisher liegen %1 darin.</translation>
    </message>
    <message>
        <source>Of the trumps you hold %1, the others together only %2: the last ones may well be yours.</source>
        <extracomment>%1, %2: numbers of cards</extracomment>
        <translation>Trümpfe hast du %1, die anderen zusammen nur %2: Die letzten gehören wohl dir.</translation>
    </message>
    <message>
        <source>Of its suit you hold %1 cards, the others together only one: soon nobody else can follow it.</source>
        <extracomment>%1: a number of cards of a suit, or of trumps</extracomment>
        <translation>Von dieser Farbe hast du %1 Karten, die anderen zusammen nur eine: Bald kann sie niemand mehr bedienen.</translation>
    </message>
    <message>
        <source>Of the trumps you hold %1, the others together only one: the last ones may well be yours.</source>
        <translation>Trümpfe hast du %1, die anderen zusammen nur einen: Die letzten gehören wohl dir.</translation>
    </message>
    <message>
        <source>As things stand, you take the trick with any card you may play; this one counts nothing.</source>
        <extracomment>Of a card that counts no points</extracomment>
        <translation>Der Stich gehört vorerst ohnehin dir; diese Karte zählt nichts.</translation>
    </message>
    <message>
        <source>You take the trick with any card you may play; this one counts nothing.</source>
        <translation>Den Stich machst du ohnehin; diese Karte zählt nichts.</translation>
    </message>
    <message>
        <source>The best card rids you of more points.</source>
        <translation>Mit der besten Karte wirst du mehr Punkte los.</translation>
    </message>
    <message numerus="yes">
        <source>Of its suit only %n higher card(s) are still out: somebody else takes the trick.</source>
        <translation>
            <numerusform>Von dieser Farbe ist nur noch eine höhere Karte draußen: Den Stich macht sicher ein anderer.</numerusform>
            <numerusform>Von dieser Farbe sind nur noch höhere Karten draußen: Den Stich macht sicher ein anderer.</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw trumps from the others, which could beat your high cards.</source>
        <translation>Du ziehst den anderen Trümpfe, die sonst deine hohen Karten stechen könnten.</translation>
    </message>
    <message>
        <source>You take this trick, but get rid of a trump that could bring you a dearer one later.</source>
        <translation>Diesen Stich machst du zwar, wirst aber einen Trumpf los, der dir später einen teureren bringen könnte.</translation>
    </message>
    <message>
        <source>You end without a trick.</source>
        <translation>Du bleibst ohne Stich.</translation>
    </message>
    <message>
        <source>You will hardly take a trick any more.</source>
        <translation>Einen Stich machst du kaum noch.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n higher trump(s) are still out: somebody else takes the trick.</source>
        <translation>
            <numerusform>Nur noch ein höherer Trumpf ist draußen: Den Stich macht sicher ein anderer.</numerusform>
            <numerusform>Nur noch höhere Trümpfe sind draußen: Den Stich macht sicher ein anderer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another more often loses in your place, with a hundred.</source>
        <translation>Damit verliert öfter ein anderer an deiner Stelle, weil er auf hundert kommt.</translation>
    </message>
    <message>
        <source>Another more often loses in your place, without a trick.</source>
        <translation>Damit verliert öfter ein anderer an deiner Stelle, weil er ohne Stich bleibt.</translation>
    </message>
    <message>
        <source>Another more often loses in your place, with a hundred or without a trick.</source>
        <translation>Damit verliert öfter ein anderer an deiner Stelle, weil er auf hundert kommt oder ohne Stich bleibt.</translation>
    </message>
    <message>
        <source>If all play well, you lose this deal with it; with the better card you lose in %1 of 100 deals.</source>
        <extracomment>Of a card that was played: %1 is a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Spielen alle gut, verlierst du so diese Runde; mit der besseren Karte in %1 von 100 Fällen.</translation>
    </message>
</context>
<context>
    <name>MittlereResult</name>
    <message>
        <source>The deal is annulled</source>
        <extracomment>Nobody wins or loses in this deal</extracomment>
        <translation>Die Runde wird annulliert</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 loses without a trick</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 verliert ohne Stich</translation>
    </message>
    <message>
        <source>%1 drew the lower card and loses</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 verliert beim Ziehen</translation>
    </message>
    <message>
        <source>Everybody could follow suit to the end: there were no trumps. The same dealer deals again.</source>
        <translation>Alle konnten bis zuletzt bedienen: Es gab keinen Trumpf. Derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
        <source>Whoever takes all twelve tricks wins.</source>
        <translation>Wer alle zwölf Stiche macht, gewinnt.</translation>
    </message>
    <message>
        <source>Whoever takes no trick loses.</source>
        <translation>Wer keinen Stich macht, verliert.</translation>
    </message>
    <message>
        <source>Whoever has a hundred points or more loses.</source>
        <translation>Wer hundert Punkte oder mehr hat, verliert.</translation>
    </message>
    <message>
        <source>The other two have %1 each, so the third player wins.</source>
        <extracomment>%1 is &quot;52 points&quot;</extracomment>
        <translation>Die beiden anderen haben je %1: Dann gewinnt der Dritte.</translation>
    </message>
    <message>
        <source>Whoever is in the middle loses.</source>
        <translation>Wer mit den Punkten in der Mitte liegt, verliert.</translation>
    </message>
    <message>
        <source>There were no trumps: each eight counts eight points.</source>
        <extracomment>No suit became trump in this deal</extracomment>
        <translation>Es gab keinen Trumpf: Jeder Achter zählt acht.</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Nächste Runde</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses with %n point(s)</source>
        <extracomment>%1 is a player</extracomment>
        <translation>
            <numerusform>%1 verliert mit %n Punkt</numerusform>
            <numerusform>%1 verliert mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>You lose without a trick</source>
        <translation>Du verlierst ohne Stich</translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n point(s)</source>
        <translation>
            <numerusform>Du verlierst mit %n Punkt</numerusform>
            <numerusform>Du verlierst mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>You drew the lower card and lose</source>
        <translation>Du verlierst beim Ziehen</translation>
    </message>
    <message>
        <source>%1 drew %2</source>
        <extracomment>%1 is a player, %2 a card</extracomment>
        <translation>%1 zieht %2</translation>
    </message>
    <message>
        <source>you drew %1</source>
        <extracomment>%1 is a card</extracomment>
        <translation>du ziehst %1</translation>
    </message>
    <message>
        <source>Both have %1. %2, %3: the lower card loses.</source>
        <extracomment>%1 are points, %2 and %3 say who drew which card</extracomment>
        <translation>Beide haben %1. %2, %3: Die niedrigere Karte verliert.</translation>
    </message>
    <message>
        <source>%1 has no trick</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 hat keinen Stich</translation>
    </message>
    <message>
        <source>You have no trick</source>
        <translation>Du hast keinen Stich</translation>
    </message>
    <message>
        <source>%1 has a hundred points or more</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 hat hundert Punkte oder mehr</translation>
    </message>
    <message>
        <source>you have a hundred points or more</source>
        <translation>du hast hundert Punkte oder mehr</translation>
    </message>
    <message>
        <source>%1 and %2, so the third player wins.</source>
        <extracomment>%1 says who has no trick, %2 who has a hundred points or more</extracomment>
        <translation>%1 und %2: Dann gewinnt der Dritte.</translation>
    </message>
</context>
<context>
    <name>MittlereTurn</name>
    <message>
        <source>Card %1 of the row</source>
        <extracomment>A card of the pack that is spread face down; %1 is its place in the row</extracomment>
        <translation>Karte %1 der Reihe</translation>
    </message>
    <message>
        <source>You cannot follow suit: play what you like.</source>
        <translation>Du kannst nicht bedienen: Spiel, was du willst.</translation>
    </message>
    <message>
        <source>You cannot follow suit: the suit you play now becomes trumps.</source>
        <translation>Du kannst nicht bedienen: Die Farbe, die du jetzt spielst, wird Trumpf.</translation>
    </message>
    <message>
        <source>You must follow suit.</source>
        <translation>Du musst bedienen.</translation>
    </message>
    <message>
        <source>Follow suit or trump.</source>
        <translation>Bediene oder stich mit Trumpf.</translation>
    </message>
    <message>
        <source>Follow suit, or trump higher than %1.</source>
        <translation>Bediene oder stich %1 mit einem höheren Trumpf.</translation>
    </message>
    <message>
        <source>Your %1 is your only trump, and it need not be played.</source>
        <extracomment>%1 is the rank under, the highest trump</extracomment>
        <translation>Dein %1 ist dein einziger Trumpf und muss nicht zugegeben werden.</translation>
    </message>
    <message>
        <source>You must play a trump.</source>
        <translation>Du musst Trumpf zugeben.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>%1 ist dran.</translation>
    </message>
    <message>
        <source>You lead: play a card.</source>
        <translation>Du spielst aus.</translation>
    </message>
    <message>
        <source>Your turn; %1 were led. %2</source>
        <extracomment>%1 is the suit that was led, %2 goes on: &quot;You must follow suit.&quot;</extracomment>
        <translation>Ausgespielt: %1. %2</translation>
    </message>
    <message>
        <source>Draw a card: the lower of the two loses the deal.</source>
        <translation>Zieh eine Karte: Die niedrigere der beiden verliert die Runde.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 zieht eine Karte.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1 is a player, %2 a card</extracomment>
        <translation>%1 spielt %2.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <extracomment>From the spread pack: %1 is a player, %2 a card</extracomment>
        <translation>%1 zieht %2.</translation>
    </message>
    <message>
        <source>The two cards tie: both draw again.</source>
        <translation>Die beiden sind gleich hoch: Beide ziehen noch einmal.</translation>
    </message>
    <message>
        <source>The deal is settled.</source>
        <translation>Die Runde ist abgerechnet.</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>Die Karten werden gemischt.</translation>
    </message>
    <message>
        <source>%1 are trumps</source>
        <extracomment>%1 is a suit, always in the plural</extracomment>
        <translation>Trumpf: %1</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <extracomment>%1 is a card</extracomment>
        <translation>Du spielst %1.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <extracomment>From the spread pack: %1 is a card</extracomment>
        <translation>Du ziehst %1.</translation>
    </message>
    <message>
        <source>%1 have equal points and draw cards to see who loses.</source>
        <extracomment>Two players have taken equal points: %1 is &quot;Resi and Luis&quot;, or &quot;Resi and you&quot;</extracomment>
        <translation>Gleich viele Punkte: %1. Jetzt wird gezogen: Die niedrigere Karte verliert.</translation>
    </message>
</context>
<context>
    <name>MittlereValue</name>
    <message>
        <source>most points in %1 of 100 deals, middle in %2, fewest in %3</source>
        <extracomment>The place that the points will have: %1 to %3 are numbers of a hundred, the first one that is open with &quot;about&quot; (&quot;about 40&quot;)</extracomment>
        <translation>die meisten Punkte in %1 von 100 Fällen, in der Mitte %2, die wenigsten %3</translation>
    </message>
    <message>
        <source>most points in %1 of 100 deals, middle in %2, fewest in %3, a hundred or more in %4</source>
        <extracomment>The same with the danger of a hundred, %4, which is not counted in %1</extracomment>
        <translation>die meisten Punkte in %1 von 100 Fällen, in der Mitte %2, die wenigsten %3, hundert oder mehr %4</translation>
    </message>
</context>
<context>
    <name>Name</name>
    <message>
        <source>Guest</source>
        <extracomment>The name of a person who has given none</extracomment>
        <translation>Gast</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>%1 takes the bottom card of the cut.</source>
        <translation>%1 nimmt die abgehobene Karte.</translation>
    </message>
    <message>
        <source>%1 leaves the bottom card of the cut.</source>
        <translation>%1 lässt die abgehobene Karte liegen.</translation>
    </message>
    <message>
        <source>%1 deals one card each, then two.</source>
        <translation>%1 gibt jedem eine Karte, dann zwei.</translation>
    </message>
    <message>
        <source>%1 deals two cards each, then one.</source>
        <translation>%1 gibt jedem zwei Karten, dann eine.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%2 is a card</extracomment>
        <translation>%1 spielt %2.</translation>
    </message>
    <message>
        <source>%1 bids %2.</source>
        <extracomment>%2 is a figure</extracomment>
        <translation>%1 bietet %2.</translation>
    </message>
    <message>
        <source>%1 says three for %2.</source>
        <extracomment>%2 is a figure</extracomment>
        <translation>%1 gibt Drei auf %2.</translation>
    </message>
    <message>
        <source>%1 says “Good” to %2.</source>
        <extracomment>%2 is a figure</extracomment>
        <translation>%1 lässt %2 gut sein.</translation>
    </message>
    <message>
        <source>%1 holds %2.</source>
        <extracomment>%2 is a figure</extracomment>
        <translation>%1 hält %2.</translation>
    </message>
    <message>
        <source>%1 protests against %2.</source>
        <extracomment>%2 is a name</extracomment>
        <translation>%1 protestiert gegen %2.</translation>
    </message>
    <message>
        <source>%1 does not protest.</source>
        <translation>%1 protestiert nicht.</translation>
    </message>
    <message>
        <source>%1 takes the trick.</source>
        <translation>%1 macht den Stich.</translation>
    </message>
    <message>
        <source>You take the bottom card of the cut.</source>
        <translation>Du nimmst die abgehobene Karte.</translation>
    </message>
    <message>
        <source>You leave the bottom card of the cut.</source>
        <translation>Du lässt die abgehobene Karte liegen.</translation>
    </message>
    <message>
        <source>You deal one card each, then two.</source>
        <translation>Du gibst jedem eine Karte, dann zwei.</translation>
    </message>
    <message>
        <source>You deal two cards each, then one.</source>
        <translation>Du gibst jedem zwei Karten, dann eine.</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <extracomment>%1 is a card</extracomment>
        <translation>Du spielst %1.</translation>
    </message>
    <message>
        <source>You bid %1.</source>
        <extracomment>%1 is a figure</extracomment>
        <translation>Du bietest %1.</translation>
    </message>
    <message>
        <source>You say three for %1.</source>
        <extracomment>%1 is a figure</extracomment>
        <translation>Du gibst Drei auf %1.</translation>
    </message>
    <message>
        <source>You say “Good” to %1.</source>
        <extracomment>%1 is a figure</extracomment>
        <translation>Du lässt %1 gut sein.</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <extracomment>%1 is a figure</extracomment>
        <translation>Du hältst %1.</translation>
    </message>
    <message>
        <source>You protest against %1.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>Du protestierst gegen %1.</translation>
    </message>
    <message>
        <source>You do not protest.</source>
        <translation>Du protestierst nicht.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Du machst den Stich.</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>The person who reads this, in a list of players: &quot;Resi and you&quot;</extracomment>
        <translation>du</translation>
    </message>
    <message>
        <source>You win the match with %1</source>
        <extracomment>The end of a match: %1 is what you have, money or a total</extracomment>
        <translation>Du gewinnst die Partie: %1</translation>
    </message>
    <message>
        <source>%1 and you win the match with %2</source>
        <extracomment>The end of a match: %1 are other players, %2 is what each of you has</extracomment>
        <translation>%1 und du gewinnt die Partie: %2</translation>
    </message>
    <message>
        <source>%1 wins the match with %2</source>
        <extracomment>The end of a match: %1 is a player, %2 what this player has, money or a total</extracomment>
        <translation>%1 gewinnt die Partie: %2</translation>
    </message>
    <message>
        <source>%1 win the match with %2</source>
        <extracomment>The end of a match: %1 are players, &quot;Resi and Luis&quot;, %2 is what each of them has</extracomment>
        <translation>%1 gewinnen die Partie: %2</translation>
    </message>
    <message>
        <source>%1 protests against you.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>%1 protestiert gegen dich.</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Du hast gewonnen</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist aus</translation>
    </message>
    <message>
        <source>%1 and you have won</source>
        <extracomment>The match: %1 are other players</extracomment>
        <translation>%1 und du habt gewonnen</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <extracomment>The match: %1 is a player</extracomment>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>%1 have won</source>
        <extracomment>The match: %1 are players, &quot;Resi and Luis&quot;</extracomment>
        <translation>%1 haben gewonnen</translation>
    </message>
    <message>
        <source>Last deal: %1</source>
        <extracomment>At the end of a match, below who has won it: %1 is &quot;Luis loses with 52 points&quot;</extracomment>
        <translation>Letzte Runde: %1</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>%1%</source>
        <extracomment>A chance in figures, as the language writes percents: %1 is a whole number</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 of 100</source>
        <extracomment>A chance in a sentence that is spoken: %1 is &quot;62&quot; or &quot;about 62&quot;</extracomment>
        <translation>%1 von 100</translation>
    </message>
</context>
<context>
    <name>Offence</name>
    <message>
        <source>did not follow suit</source>
        <translation>hat Farbe verleugnet</translation>
    </message>
    <message>
        <source>named a wild card wrongly</source>
        <translation>hat einen Joker falsch getauft</translation>
    </message>
    <message>
        <source>claimed a figure without having it</source>
        <translation>hat ohne die Figur geboten oder gehalten</translation>
    </message>
    <message>
        <source>bid, or said three, too close to the target</source>
        <translation>hat zu knapp vor dem Ziel geboten oder Drei gegeben</translation>
    </message>
</context>
<context>
    <name>OptionGroup</name>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Weli und Joker</translation>
    </message>
    <message>
        <source>Cut and deal</source>
        <translation>Abheben und Geben</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Gebote</translation>
    </message>
    <message>
        <source>The count</source>
        <translation>Zählen und Anschreiben</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Verstöße und Strafen</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ausspielen und Stechen</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Abrechnung</translation>
    </message>
</context>
<context>
    <name>OptionName</name>
    <message>
        <source>Points to go out</source>
        <translation>Punkte zum Ausgehen</translation>
    </message>
    <message>
        <source>Games in the match</source>
        <translation>Spiele in der Partie</translation>
    </message>
    <message>
        <source>The Weli</source>
        <translation>Der Weli</translation>
    </message>
    <message>
        <source>Two more wild cards</source>
        <translation>Zwei weitere Joker</translation>
    </message>
    <message>
        <source>The Weli can cost a point</source>
        <translation>Der Weli kann einen Punkt kosten</translation>
    </message>
    <message>
        <source>Stealing after the cut</source>
        <translation>Stehlen beim Abheben</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Bottom card</source>
        <translation>Unterste Karte</translation>
    </message>
    <message>
        <source>Forehand bids first</source>
        <translation>Vorhand bietet zuerst</translation>
    </message>
    <message>
        <source>Three as an answer</source>
        <translation>Drei als Antwort</translation>
    </message>
    <message>
        <source>Bidding close to the target</source>
        <translation>Bieten kurz vor dem Ausgehen</translation>
    </message>
    <message>
        <source>How long a wild card is bound</source>
        <translation>Wie lange ein Joker gebunden ist</translation>
    </message>
    <message>
        <source>“Good” bars the wild card</source>
        <translation>„Gut“ sperrt den Joker</translation>
    </message>
    <message>
        <source>When a figure is tied</source>
        <translation>Wenn eine Figur steht</translation>
    </message>
    <message>
        <source>Order of the count</source>
        <translation>Reihenfolge beim Zählen</translation>
    </message>
    <message>
        <source>Highest-ranking figure</source>
        <translation>Ranghöchste Figur</translation>
    </message>
    <message>
        <source>Who loses the game</source>
        <translation>Wer verliert</translation>
    </message>
    <message>
        <source>When somebody goes out</source>
        <translation>Wenn jemand ausgeht</translation>
    </message>
    <message>
        <source>First dealer of the next game</source>
        <translation>Erster Geber im nächsten Spiel</translation>
    </message>
    <message>
        <source>Breaking the rules</source>
        <translation>Regelverstöße</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Points per offence</source>
        <translation>Strafpunkte für jeden Verstoß</translation>
    </message>
    <message>
        <source>When offences are punished</source>
        <translation>Wann gestraft wird</translation>
    </message>
    <message>
        <source>Base stake</source>
        <translation>Grundeinsatz</translation>
    </message>
    <message>
        <source>Stake limit</source>
        <translation>Höchstbetrag</translation>
    </message>
    <message>
        <source>Premium contracts</source>
        <translation>Prämienspiele</translation>
    </message>
    <message>
        <source>Trump compulsion</source>
        <extracomment>Who cannot follow must trump (Trumpfzwang; trumftvång)</extracomment>
        <translation>Trumpfzwang</translation>
    </message>
    <message>
        <source>Negotiation</source>
        <extracomment>Two players agree on the tricks without playing</extracomment>
        <translation>Verhandeln</translation>
    </message>
    <message>
        <source>Deals in the match</source>
        <translation>Runden in der Partie</translation>
    </message>
    <message>
        <source>A deal without trumps</source>
        <translation>Eine Runde ohne Trumpf</translation>
    </message>
    <message>
        <source>A player without a trick</source>
        <translation>Wer keinen Stich macht</translation>
    </message>
    <message>
        <source>Two players with equal points</source>
        <translation>Zwei mit gleich vielen Punkten</translation>
    </message>
</context>
<context>
    <name>OptionText</name>
    <message>
        <source>Whoever reaches this many points goes out; odd numbers are customary.</source>
        <translation>Wer so viele Punkte erreicht, geht aus; der Brauch will eine ungerade Zahl.</translation>
    </message>
    <message>
        <source>How many games are played one after the other in this match.</source>
        <translation>Wie viele Spiele in dieser Partie hintereinander gespielt werden.</translation>
    </message>
    <message>
        <source>Whether the player who cuts may look at the bottom card of the cut and take it.</source>
        <translation>Ob man beim Abheben die unterste der abgehobenen Karten ansehen und in die Hand nehmen darf.</translation>
    </message>
    <message>
        <source>The three cards are dealt in two rounds: one and two, two and one, or as the dealer likes.</source>
        <translation>Die drei Karten werden auf zweimal gegeben: eine und dann zwei, zwei und dann eine oder wie der Geber will.</translation>
    </message>
    <message>
        <source>Whether the bottom card of the undealt cards is shown to all.</source>
        <translation>Ob alle die unterste der übrig gebliebenen Karten sehen.</translation>
    </message>
    <message>
        <source>Nobody may bid until the player to the dealer’s left has played a card or bid.</source>
        <translation>Niemand darf bieten, bevor der Spieler links vom Geber ausgespielt oder geboten hat.</translation>
    </message>
    <message>
        <source>A bid may be answered with three straight away, instead of being held.</source>
        <translation>Auf ein Gebot darf man sofort Drei, den „Groschen“, geben, statt es nur zu halten.</translation>
    </message>
    <message>
        <source>A bid ties your wild card to that figure: for the whole deal, or only until the figure is conceded.</source>
        <translation>Ein Gebot bindet den Joker an die Figur: die ganze Runde lang oder nur, bis sie gut gelassen ist.</translation>
    </message>
    <message>
        <source>Whoever says “Good” to a figure can no longer make it with a wild card.</source>
        <translation>Wer zu einer Figur „Gut“ sagt, darf sie hinterher mit seinem Joker nicht mehr machen.</translation>
    </message>
    <message>
        <source>Which figures are counted first; this decides who goes out first.</source>
        <translation>Welche Figuren zuerst gezählt werden; davon hängt ab, wer zuerst ausgeht.</translation>
    </message>
    <message>
        <source>The game ends when the first player goes out, and the lowest score loses; or the others play on, and the last one left loses.</source>
        <translation>Entweder endet das Spiel, sobald jemand ausgeht, und wer am wenigsten hat, verliert; oder die anderen spielen weiter und der Letzte verliert.</translation>
    </message>
    <message>
        <source>Whether the count stops as soon as somebody goes out, or the whole deal is counted.</source>
        <translation>Ob das Zählen sofort aufhört, wenn jemand ausgeht, oder ob die ganze Runde angeschrieben wird.</translation>
    </message>
    <message>
        <source>Illegal cards and bids are either impossible, or possible and punished.</source>
        <translation>Verbotene Karten und Gebote sind entweder gar nicht möglich, oder sie sind möglich und werden gestraft.</translation>
    </message>
    <message>
        <source>What an offence costs: a few points, all points so far, or the game.</source>
        <translation>Was ein Verstoß kostet: ein paar Punkte, alle bisherigen Punkte oder gleich das ganze Spiel.</translation>
    </message>
    <message>
        <source>How many points each punished offence costs.</source>
        <translation>Wie viele Punkte jeder gestrafte Verstoß kostet.</translation>
    </message>
    <message>
        <source>Offences are punished automatically, or only if somebody protests after the last card.</source>
        <translation>Verstöße werden von selbst gestraft oder nur, wenn nach der letzten Karte jemand protestiert.</translation>
    </message>
    <message>
        <source>Nobody should reach the target merely because the others concede a bid: either a player who is one point short may not bid, or in each deal a player may bid at most one figure fewer than the points still needed.</source>
        <translation>Niemand soll das Ziel erreichen, nur weil die anderen ein Gebot gut sein lassen: Wem nur ein Punkt fehlt, der darf nicht bieten; oder jeder darf in einer Runde höchstens eine Figur weniger bieten, als ihm Punkte fehlen.</translation>
    </message>
    <message>
        <source>When the best set or run is shared, nobody scores that figure. If it had been conceded, its points either still count or are lost too.</source>
        <translation>Teilen sich mehrere das beste Gleich oder den besten Hanger, so steht die Figur und niemand schreibt sie; war sie gut gelassen, so zählt sie entweder trotzdem oder auch nicht.</translation>
    </message>
    <message>
        <source>After a game the deal passes to the left, or the player to the loser’s right deals, so that the loser leads to the first trick.</source>
        <translation>Nach einem Spiel gibt der Nächste links oder der Spieler rechts vom Verlierer, damit dieser zum ersten Stich ausspielt.</translation>
    </message>
    <message>
        <source>Whether the %1 is added to the 32 cards, and whether it is wild or worth a point.</source>
        <extracomment>%1 is the name of a card (Schell-Sechser, Karo-Sechser)</extracomment>
        <translation>Ob der %1 zu den 32 Karten dazukommt und ob er Joker ist oder einen Punkt zählt.</translation>
    </message>
    <message>
        <source>The %1 and the %2 are wild too; this is possible only if the Weli is wild.</source>
        <extracomment>%1 and %2 are the names of cards (Schell-Siebener, Eichel-Siebener)</extracomment>
        <translation>Auch der %1 und der %2 sind Joker; dazu muss der Weli selbst Joker sein.</translation>
    </message>
    <message>
        <source>Whether %1 or %2 come first when figures are counted in order of rank.</source>
        <extracomment>%1 and %2 are suits (Herz, Laub)</extracomment>
        <translation>Ob %1 oder %2 vorgeht, wenn die Figuren dem Rang nach gezählt werden.</translation>
    </message>
    <message>
        <source>What the dealer puts into the pot before each deal; premiums are multiples of it.</source>
        <translation>Was der Geber vor jeder Runde in die Kasse legt; auch die Prämien richten sich danach.</translation>
    </message>
    <message>
        <source>However much is in the pot, no deal is played for more than this many base stakes; the rest stays there.</source>
        <translation>Wie viel auch in der Kasse liegt: Um mehr als so viele Grundeinsätze wird nie gespielt, der Rest bleibt liegen.</translation>
    </message>
    <message>
        <source>Which premium contracts can be bid: all, those up to Six, or %1 alone; without Five there is no after-buying.</source>
        <extracomment>%1 is the contract Hearts</extracomment>
        <translation>Welche Prämienspiele lizitiert werden können: alle; nur die bis Mord; oder nur %1. Ohne Bettel gibt es keinen Nachkauf.</translation>
    </message>
    <message>
        <source>Whoever cannot follow suit must trump, even if that does not win the trick.</source>
        <translation>Wer nicht bedienen kann, muss trumpfen, auch wenn er damit nicht sticht.</translation>
    </message>
    <message>
        <source>The declarer and a lone defender may agree, without playing, how many tricks each of them gets.</source>
        <translation>Der Spieler und ein einzelner Mitspieler dürfen sich, ohne zu spielen, darauf einigen, wer wie viele Stiche bekommt.</translation>
    </message>
    <message>
        <source>After this many deals the match ends and the pot is shared out; everybody deals equally often.</source>
        <translation>Nach so vielen Runden ist die Partie zu Ende und die Kasse wird geteilt; jeder gibt gleich oft.</translation>
    </message>
    <message>
        <source>If everybody can follow suit to the end, either the deal counts, with eight points for each eight, or it is annulled and dealt again.</source>
        <translation>Können alle bis zuletzt bedienen, so zählt jeder Achter acht Punkte, oder die Runde wird annulliert und neu gegeben.</translation>
    </message>
    <message>
        <source>A player without a trick loses; or that counts the same as a hundred points, so that the third player wins if both happen.</source>
        <translation>Wer keinen Stich macht, verliert; oder das ist so schlimm wie hundert Punkte, sodass der Dritte gewinnt, wenn beides vorkommt.</translation>
    </message>
    <message>
        <source>If two players have equal points, the third one wins, or the two draw cards and the lower card loses.</source>
        <translation>Haben zwei gleich viele Punkte, so gewinnt der Dritte, oder die zwei ziehen Karten und die niedrigere verliert.</translation>
    </message>
    <message>
        <source>Whoever had the wild Weli and won none of the five figures (ways to score) loses a point at the count.</source>
        <translation>Wer den Weli als Joker hatte und keine der fünf Figuren macht (dafür gibt es Punkte), verliert beim Zählen einen Punkt.</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>bid by %1</source>
        <extracomment>On a figure&apos;s plate, after one another: who bid, held, raised it; to whom it was conceded</extracomment>
        <translation>geboten von %1</translation>
    </message>
    <message>
        <source>three by %1</source>
        <translation>Drei von %1</translation>
    </message>
    <message>
        <source>held by %1</source>
        <translation>gehalten von %1</translation>
    </message>
    <message>
        <source>conceded to %1</source>
        <translation>%1 gut gelassen</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <translation>schreibt niemand</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>On a figure&apos;s plate after the count: %1 is &quot;2 points&quot;, %2 a name</extracomment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>On a figure&apos;s plate: bid it</extracomment>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>If all say “Good”, you score 1; if somebody holds it, it is worth 2.</source>
        <translation>Sagen alle „Gut“, schreibst du 1; hält jemand, geht es um 2.</translation>
    </message>
    <message>
        <source>Three</source>
        <extracomment>On a figure&apos;s plate: raise it to three</extracomment>
        <translation>Drei</translation>
    </message>
    <message>
        <source>If all say “Good”, you score 2; if somebody holds it, it is worth 3.</source>
        <translation>Sagen alle „Gut“, schreibst du 2; hält jemand, geht es um 3.</translation>
    </message>
    <message>
        <source>bid by you</source>
        <translation>von dir geboten</translation>
    </message>
    <message>
        <source>held by you</source>
        <translation>von dir gehalten</translation>
    </message>
    <message>
        <source>three by you</source>
        <translation>Drei von dir</translation>
    </message>
    <message>
        <source>conceded to you</source>
        <translation>dir gut gelassen</translation>
    </message>
    <message>
        <source>%1 to you</source>
        <extracomment>On a figure&apos;s plate after the count: %1 is &quot;2 points&quot;</extracomment>
        <translation>%1 für dich</translation>
    </message>
    <message>
        <source>The highest card of the suit, played or not.</source>
        <translation>Die höchste Karte der Farbe, ob gespielt oder nicht.</translation>
    </message>
    <message>
        <source>Cards of one rank: three beat two, then the higher rank wins.</source>
        <translation>Gleich hohe Karten: Drei schlagen zwei, dann gewinnen die höheren.</translation>
    </message>
    <message>
        <source>Cards of one suit that follow each other: three beat two, then the highest card decides.</source>
        <translation>Karten einer Farbe, die aufeinanderfolgen: Drei schlagen zwei, dann entscheidet die höchste.</translation>
    </message>
    <message>
        <source>It is worth %1 now.</source>
        <extracomment>Of a figure: %1 is &quot;2 points&quot;</extracomment>
        <translation>Die Figur zählt jetzt %1.</translation>
    </message>
    <message>
        <source>Taking the third trick.</source>
        <translation>Den dritten Stich machen.</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferenceAct</name>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>bid %1</source>
        <extracomment>%1 is a contract, or spiel (Drei lizitieren; bjud tre)</extracomment>
        <translation>%1 lizitieren</translation>
    </message>
    <message>
        <source>hold %1</source>
        <extracomment>%1 is a contract (Zwei halten; håll två)</extracomment>
        <translation>%1 halten</translation>
    </message>
    <message>
        <source>discard %1 and %2</source>
        <extracomment>%1 and %2 are cards</extracomment>
        <translation>%1 und %2 weglegen</translation>
    </message>
    <message>
        <source>play %1</source>
        <extracomment>%1 is a contract, announced after buying</extracomment>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>after-buy</source>
        <extracomment>Takes up the two cards that were laid aside (nachkaufen; gör efterköp)</extracomment>
        <translation>nachkaufen</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>Neither buys after the declarer nor offers to share the tricks</extracomment>
        <translation>nein</translation>
    </message>
    <message>
        <source>go along</source>
        <translation>mitgehen</translation>
    </message>
    <message>
        <source>stay home</source>
        <translation>zu Hause bleiben</translation>
    </message>
    <message>
        <source>invite</source>
        <translation>einladen</translation>
    </message>
    <message>
        <source>play alone</source>
        <extracomment>Plays without the other defender</extracomment>
        <translation>allein spielen</translation>
    </message>
    <message>
        <source>offer %1</source>
        <extracomment>Offers to share the tricks: %1 is &quot;7–3&quot;, the declarer&apos;s first</extracomment>
        <translation>%1 anbieten</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>annehmen</translation>
    </message>
    <message>
        <source>refuse</source>
        <translation>ablehnen</translation>
    </message>
</context>
<context>
    <name>PreferenceDrill</name>
    <message>
        <source>Having to beat</source>
        <translation>Stichzwang</translation>
    </message>
    <message>
        <source>Taking a trick</source>
        <translation>Den Stich machen</translation>
    </message>
    <message>
        <source>You play: %1. Who takes the trick?</source>
        <translation>Du spielst: %1. Wer macht den Stich?</translation>
    </message>
    <message>
        <source>The order of bids</source>
        <translation>Die Rangfolge der Gebote</translation>
    </message>
    <message>
        <source>Which of these bids is higher?</source>
        <translation>Welches dieser Gebote ist höher?</translation>
    </message>
    <message>
        <source>What you may bid</source>
        <translation>Lizitieren</translation>
    </message>
    <message>
        <source>It is your turn in the auction. Which of these may you say?</source>
        <translation>Du bist in der Lizitation dran. Was davon darfst du sagen?</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>The last bid is %1. Who may hold it?</source>
        <translation>Das letzte Gebot ist %1. Wer darf es halten?</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Was du ansagen darfst</translation>
    </message>
    <message>
        <source>Which of these contracts may you announce?</source>
        <translation>Welche dieser Spiele darfst du ansagen?</translation>
    </message>
    <message>
        <source>The trumps of the contracts</source>
        <translation>Was Trumpf ist</translation>
    </message>
    <message>
        <source>The contract is %1. What are trumps?</source>
        <translation>Gespielt wird %1. Was ist Trumpf?</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>Wer ausspielt</translation>
    </message>
    <message>
        <source>You say “%1” Who leads to the first trick?</source>
        <translation>Du sagst „%1“ Wer spielt zum ersten Stich aus?</translation>
    </message>
    <message>
        <source>The tricks you need</source>
        <translation>Die nötigen Stiche</translation>
    </message>
    <message>
        <source>The contract is %1, and you are %2. How many tricks do you need?</source>
        <translation>Gespielt wird %1, und du bist %2. Wie viele Stiche brauchst du, um nicht zu fallen?</translation>
    </message>
    <message>
        <source>What is played for</source>
        <translation>Worum gespielt wird</translation>
    </message>
    <message>
        <source>Who goes down</source>
        <translation>Wer fällt</translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Tricks: %2. Who must pay into the pot?</source>
        <translation>Du spielst: %1. Die Runde ist aus. Stiche: %2. Wer zahlt in die Kasse?</translation>
    </message>
    <message>
        <source>What you get or pay</source>
        <translation>Was du bekommst oder zahlst</translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Tricks: %2. Played for: %3. What do you get or pay?</source>
        <translation>Du spielst: %1. Die Runde ist aus. Stiche: %2. Gespielt wurde um %3. Was bekommst oder zahlst du?</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>Die Kasse</translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Tricks: %2. The pot held %3. What does it hold now?</source>
        <translation>Du spielst: %1. Die Runde ist aus. Stiche: %2. In der Kasse lagen %3. Wie viel liegt danach darin?</translation>
    </message>
    <message>
        <source>The highest so far: %1. You can beat it, so you must.</source>
        <translation>Die höchste Karte bisher: %1. Du kannst überstechen, also musst du es auch.</translation>
    </message>
    <message>
        <source>Led: %1, trumps: %2. You cannot follow suit, but any trump beats what lies there, so you must trump.</source>
        <translation>Ausgespielt: %1, Trumpf: %2. Du kannst nicht bedienen, aber mit jedem Trumpf stechen, also musst du trumpfen.</translation>
    </message>
    <message>
        <source>The declarer led, and you sit to the left: you must beat the card, but with the lowest that does it. That is %1.</source>
        <translation>Der Spieler hat ausgespielt, und du sitzt links von ihm: Du musst überstechen, aber so niedrig wie möglich. Das ist hier %1.</translation>
    </message>
    <message>
        <source>From the lowest up: One to Four; spiel; %3 and Five, level; Six; Seven; Eight. From Five on, each stands one step higher without buying. So %1 is higher than %2.</source>
        <translation>Von unten: Eins bis Vier; Spiel; %3 und Bettel, gleich hoch; Mord; Plauderer; Mord aufgedeckt. Ab Bettel steht jedes ohne Kauf eine Stufe höher. Also ist %1 höher als %2.</translation>
    </message>
    <message>
        <source>The two stand on the same step of the ladder: neither goes above the other.</source>
        <translation>Die zwei stehen auf derselben Stufe der Leiter: Keines ist höher als das andere.</translation>
    </message>
    <message>
        <source>The last bid is %1, and a new one must be higher, except that spiel may follow spiel. One to Three without buying are first bid as spiel.</source>
        <translation>Das letzte Gebot ist %1, ein neues muss höher sein; nur auf Spiel geht auch Spiel. Eins bis Drei ohne Kauf lizitiert man zuerst als Spiel.</translation>
    </message>
    <message>
        <source>Forehand began with a bid and is still in the auction: the right to hold is forehand’s alone.</source>
        <translation>Die Vorhand hat mit einem Gebot begonnen und ist noch dabei: Nur sie darf halten.</translation>
    </message>
    <message>
        <source>Forehand passed at once, so the right to hold is the dealer’s; with four players it belongs to the player on forehand’s left.</source>
        <translation>Die Vorhand hat gleich gepasst. Also darf der Geber halten; zu viert, wer links von der Vorhand sitzt.</translation>
    </message>
    <message>
        <source>In each deal only one player has the right to hold, and here that player has passed or made the last bid.</source>
        <translation>In einer Runde darf nur einer halten, und der hat hier gepasst oder das letzte Gebot selbst gemacht.</translation>
    </message>
    <message>
        <source>The last bid was %1. You may announce that or a higher contract of the same kind, always one with buying.</source>
        <translation>Das letzte Gebot war %1. Du darfst dieses Spiel oder ein höheres derselben Art ansagen, immer mit Kauf.</translation>
    </message>
    <message>
        <source>In One %3 are trumps, in Two %4, in Three %5, in Four %6. Without buying the suits are the same, but Four without buying is simply called %6. So in %1 they are %2.</source>
        <translation>Trumpf ist bei Eins %3, bei Zwei %4, bei Drei %5, bei Vier %6. Ohne Kauf sind es dieselben Farben, nur heißt Vier ohne Kauf einfach %6. Bei %1 also %2.</translation>
    </message>
    <message>
        <source>%1 is played without trumps.</source>
        <translation>%1 spielt man ohne Trumpf.</translation>
    </message>
    <message>
        <source>The declarer leads to the first trick.</source>
        <translation>Zum ersten Stich spielt der Spieler aus.</translation>
    </message>
    <message>
        <source>All have passed, so the dealer leads; with four players, forehand does.</source>
        <translation>Alle haben gepasst: Beim Ausfechten spielt der Geber aus, zu viert die Vorhand.</translation>
    </message>
    <message>
        <source>The declarer needs six of the ten tricks.</source>
        <translation>Der Spieler braucht sechs der zehn Stiche.</translation>
    </message>
    <message>
        <source>In this contract the declarer must not take a single trick.</source>
        <translation>Hier darf der Spieler keinen einzigen Stich machen.</translation>
    </message>
    <message>
        <source>In this contract the declarer must take all ten tricks.</source>
        <translation>Hier muss der Spieler alle zehn Stiche machen.</translation>
    </message>
    <message>
        <source>A defender who plays along needs two tricks.</source>
        <translation>Ein Mitspieler, der mitgeht, braucht zwei Stiche.</translation>
    </message>
    <message>
        <source>A defender who invites answers for both: four tricks together.</source>
        <translation>Wer einlädt, steht für beide ein: vier Stiche zusammen.</translation>
    </message>
    <message>
        <source>A defender who was invited plays along but cannot go down.</source>
        <translation>Wer eingeladen wurde, spielt mit, kann aber nicht fallen.</translation>
    </message>
    <message>
        <source>Tricks: %1. The declarer needs six, a defender who plays needs two, and one who invites needs four between the two of them.</source>
        <translation>Stiche: %1. Der Spieler braucht sechs, ein Mitspieler zwei, und wer einlädt, braucht vier von beiden zusammen.</translation>
    </message>
    <message>
        <source>Tricks: %1. All have passed, so whoever takes the most tricks pays. If two have the most, both pay.</source>
        <translation>Stiche: %1. Beim Ausfechten zahlt, wer die meisten Stiche hat; sind es zwei, zahlen beide.</translation>
    </message>
    <message>
        <source>Tricks: %1. This contract is for no trick or for all ten, so only the declarer can go down.</source>
        <translation>Stiche: %1. Hier darf der Spieler keinen Stich machen, oder er muss alle machen, und nur er kann fallen.</translation>
    </message>
    <message>
        <source>The pot holds %1; the base stake is %2, and at most %3 base stakes are played for. How much is that here?</source>
        <translation>In der Kasse liegen %1. Der Grundeinsatz ist %2, gespielt wird um höchstens %3 Grundeinsätze. Um wie viel geht es hier?</translation>
    </message>
    <message>
        <source>You said “spiel” first, so now you must name its suit: One, Two or Three, each without buying. The bids of the same names with buying are something else.</source>
        <translation>Du hast zuerst „Spiel“ gesagt und musst jetzt die Farbe nennen: Eins, Zwei oder Drei, jedes ohne Kauf. Die gleichnamigen Gebote mit Kauf sind etwas anderes.</translation>
    </message>
    <message>
        <source>After “spiel” you can only pass or name a suit above %1, up to Three without buying.</source>
        <translation>Nach „Spiel“ kannst du nur passen oder eine Farbe über %1 nennen, höchstens Drei ohne Kauf.</translation>
    </message>
    <message>
        <source>The pot, %1, is no more than %2 base stakes, so all of it is played for.</source>
        <translation>In der Kasse liegen %1, das sind nicht mehr als %2 Grundeinsätze: Es geht um alles, was darin liegt.</translation>
    </message>
    <message>
        <source>The pot holds %1, but at most %2 base stakes are played for: %3.</source>
        <translation>In der Kasse liegen %1, aber gespielt wird um höchstens %2 Grundeinsätze: %3.</translation>
    </message>
    <message>
        <source>You made the contract and take what was played for from the pot: %2. For each trick of the defenders you pay a tenth of it: %1. Premiums: %3.</source>
        <translation>Du hast gewonnen und nimmst den Betrag, um den gespielt wurde, aus der Kasse: %2. Jeder Stich der Mitspieler kostet dich ein Zehntel davon: %1. Prämien: %3.</translation>
    </message>
    <message>
        <source>You went down and pay what was played for into the pot: %2. For each trick of the defenders you pay a tenth of it as well: %1. Premiums: %3.</source>
        <translation>Du bist gefallen und zahlst den Betrag, um den gespielt wurde, in die Kasse: %2. Für jeden Stich der Mitspieler zahlst du außerdem ein Zehntel davon: %1. Prämien: %3.</translation>
    </message>
    <message>
        <source>The declarer pays you a tenth of what was played for, for each of your tricks: %1. With two or more you pay nothing into the pot. Premiums: %3.</source>
        <translation>Für jeden deiner Stiche zahlt dir der Spieler ein Zehntel des Betrags: %1. Mit zwei oder mehr zahlst du nichts in die Kasse. Prämien: %3.</translation>
    </message>
    <message>
        <source>With fewer than two tricks you went down and pay what was played for into the pot: %2. Your tricks are paid for all the same: %1. Premiums: %3.</source>
        <translation>Mit weniger als zwei Stichen bist du gefallen und zahlst den Betrag in die Kasse: %2. Bezahlt werden dir deine Stiche trotzdem: %1. Prämien: %3.</translation>
    </message>
    <message>
        <source>You invited, so the declarer pays you for the tricks of both: %1. With four or more you pay nothing into the pot. Premiums: %3.</source>
        <translation>Du hast eingeladen, darum zahlt der Spieler dir die Stiche von beiden: %1. Mit vier oder mehr zahlst du nichts in die Kasse. Prämien: %3.</translation>
    </message>
    <message>
        <source>You invited, and with fewer than four tricks together you went down and pay what was played for into the pot: %2. For the tricks of both you get: %1. Premiums: %3.</source>
        <translation>Du hast eingeladen und bist mit weniger als vier Stichen zusammen gefallen: Du zahlst den Betrag in die Kasse, %2. Für die Stiche von beiden bekommst du %1. Prämien: %3.</translation>
    </message>
    <message>
        <source>You were invited: you cannot go down, and the tricks of both are paid to the defender who invited you. Premiums: %3.</source>
        <translation>Du warst eingeladen: Du kannst nicht fallen, und die Stiche von beiden bekommt bezahlt, wer dich eingeladen hat. Prämien: %3.</translation>
    </message>
    <message>
        <source>Without trumps no trick is paid for, and only the declarer can go down. Premiums: %3.</source>
        <translation>Ohne Trumpf wird kein Stich bezahlt, und nur der Spieler kann fallen. Prämien: %3.</translation>
    </message>
    <message>
        <source>The contract was made: the declarer takes what was played for, %3, from the pot. Of %1 that leaves %2.</source>
        <translation>Der Spieler hat gewonnen und nimmt den Betrag, %3, aus der Kasse. Von %1 bleiben %2.</translation>
    </message>
    <message>
        <source>The contract was made: the declarer takes %3 from the pot. Whoever went down (%4) pays %3 into it. So %1 becomes %2.</source>
        <translation>Der Spieler hat gewonnen und nimmt %3 aus der Kasse. Wer gefallen ist, zahlt %3 ein: %4. Aus %1 werden %2.</translation>
    </message>
    <message>
        <source>Whoever went down (%4) pays what was played for, %3, into the pot. So %1 becomes %2.</source>
        <translation>Wer gefallen ist, zahlt den Betrag, %3, in die Kasse: %4. Aus %1 werden %2.</translation>
    </message>
    <message>
        <source>All have passed. Whoever took the most tricks (%4) pays one base stake, %3, into the pot. So %1 becomes %2.</source>
        <translation>Alle haben gepasst. Wer die meisten Stiche hat, zahlt einen Grundeinsatz, %3, in die Kasse: %4. Aus %1 werden %2.</translation>
    </message>
    <message>
        <source>%1 were led. Which of these cards may you play?</source>
        <translation>Ausgespielt ist %1. Welche dieser Karten darfst du spielen?</translation>
    </message>
</context>
<context>
    <name>PreferenceHabits</name>
    <message>
        <source>You never bid.</source>
        <translation>Du hast nie lizitiert.</translation>
    </message>
    <message>
        <source>%1 never bid.</source>
        <translation>%1 hat nie lizitiert.</translation>
    </message>
    <message numerus="yes">
        <source>You bid in %1 of %n deal(s), up to %2.</source>
        <translation>
            <numerusform>Du hast in %1 von %n Runde lizitiert, höchstes Gebot: %2.</numerusform>
            <numerusform>Du hast in %1 von %n Runden lizitiert, höchstes Gebot: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bid in %2 of %n deal(s), up to %3.</source>
        <extracomment>After a match: %1 is a player, %2 in how many of these deals, %3 the highest bid</extracomment>
        <translation>
            <numerusform>%1 hat in %2 von %n Runde lizitiert, höchstes Gebot: %3.</numerusform>
            <numerusform>%1 hat in %2 von %n Runden lizitiert, höchstes Gebot: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>went along %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>%1 mitgegangen</translation>
    </message>
    <message>
        <source>stayed home %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>%1 zu Hause geblieben</translation>
    </message>
    <message>
        <source>invited %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>%1 eingeladen</translation>
    </message>
    <message>
        <source>As defender: %1.</source>
        <extracomment>%1 is &quot;went along twice, stayed home once&quot;</extracomment>
        <translation>Als Mitspieler: %1.</translation>
    </message>
    <message>
        <source>As declarer: made it %1.</source>
        <extracomment>How often a player has made the contract. %1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>Als Spieler: %1 gewonnen.</translation>
    </message>
    <message>
        <source>As declarer: went down %1.</source>
        <extracomment>How often a player has gone down. %1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>Als Spieler: %1 gefallen.</translation>
    </message>
    <message>
        <source>As declarer: made it %1, went down %2.</source>
        <extracomment>%1 and %2 are &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>Als Spieler: %1 gewonnen, %2 gefallen.</translation>
    </message>
</context>
<context>
    <name>PreferenceNews</name>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passt.</translation>
    </message>
    <message>
        <source>%1 bids %2.</source>
        <extracomment>%2 is a contract</extracomment>
        <translation>%1 lizitiert %2.</translation>
    </message>
    <message>
        <source>%1 holds %2.</source>
        <extracomment>%2 is a contract; takes the bid over at the same level</extracomment>
        <translation>%1 hält %2.</translation>
    </message>
    <message>
        <source>%1 discards two cards.</source>
        <translation>%1 legt zwei Karten weg.</translation>
    </message>
    <message>
        <source>%1 announces %2.</source>
        <extracomment>%2 is a contract</extracomment>
        <translation>%1 sagt an: %2.</translation>
    </message>
    <message>
        <source>%1 after-buys.</source>
        <translation>%1 kauft nach.</translation>
    </message>
    <message>
        <source>%1 goes along.</source>
        <translation>%1 geht mit.</translation>
    </message>
    <message>
        <source>%1 stays home.</source>
        <translation>%1 bleibt zu Hause.</translation>
    </message>
    <message>
        <source>%1 invites %2.</source>
        <extracomment>%2 is the other defender</extracomment>
        <translation>%1 lädt %2 ein.</translation>
    </message>
    <message>
        <source>%1 plays alone.</source>
        <translation>%1 spielt allein.</translation>
    </message>
    <message>
        <source>%1 offers %2.</source>
        <extracomment>%2 is how the ten tricks are shared out, &quot;7–3&quot;, the declarer&apos;s first</extracomment>
        <translation>%1 bietet %2 an.</translation>
    </message>
    <message>
        <source>%1 accepts.</source>
        <translation>%1 nimmt an.</translation>
    </message>
    <message>
        <source>%1 refuses.</source>
        <translation>%1 lehnt ab.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%2 is a card</extracomment>
        <translation>%1 spielt %2.</translation>
    </message>
    <message>
        <source>The defenders lay their cards face up.</source>
        <translation>Die Mitspieler decken ihre Karten auf.</translation>
    </message>
    <message>
        <source>%1 buys.</source>
        <translation>%1 kauft.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>You bid %1.</source>
        <extracomment>%1 is a contract</extracomment>
        <translation>Du lizitierst %1.</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <extracomment>%1 is a contract; you take the bid over at the same level</extracomment>
        <translation>Du hältst %1.</translation>
    </message>
    <message>
        <source>You discard two cards.</source>
        <translation>Du legst zwei Karten weg.</translation>
    </message>
    <message>
        <source>You announce %1.</source>
        <extracomment>%1 is a contract</extracomment>
        <translation>Du sagst an: %1.</translation>
    </message>
    <message>
        <source>You after-buy.</source>
        <translation>Du kaufst nach.</translation>
    </message>
    <message>
        <source>You go along.</source>
        <translation>Du gehst mit.</translation>
    </message>
    <message>
        <source>You stay home.</source>
        <translation>Du bleibst zu Hause.</translation>
    </message>
    <message>
        <source>You invite %1.</source>
        <extracomment>%1 is the other defender</extracomment>
        <translation>Du lädst %1 ein.</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Du spielst allein.</translation>
    </message>
    <message>
        <source>You offer %1.</source>
        <extracomment>%1 is how the ten tricks are shared out, &quot;7–3&quot;, the declarer&apos;s first</extracomment>
        <translation>Du bietest %1 an.</translation>
    </message>
    <message>
        <source>You accept.</source>
        <translation>Du nimmst an.</translation>
    </message>
    <message>
        <source>You refuse.</source>
        <translation>Du lehnst ab.</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <extracomment>%1 is a card</extracomment>
        <translation>Du spielst %1.</translation>
    </message>
    <message>
        <source>You buy.</source>
        <extracomment>The declarer takes up the two cards that lie on the table</extracomment>
        <translation>Du kaufst.</translation>
    </message>
    <message>
        <source>%1 invites you.</source>
        <extracomment>%1 is the other defender</extracomment>
        <translation>%1 lädt dich ein.</translation>
    </message>
    <message>
        <source>%1 does not after-buy.</source>
        <translation>%1 kauft nicht nach.</translation>
    </message>
    <message>
        <source>You do not after-buy.</source>
        <translation>Du kaufst nicht nach.</translation>
    </message>
    <message>
        <source>You offer no split.</source>
        <extracomment>Does not offer to share the tricks out</extracomment>
        <translation>Du bietest keine Teilung an.</translation>
    </message>
    <message>
        <source>%1 offers no split.</source>
        <translation>%1 bietet keine Teilung an.</translation>
    </message>
</context>
<context>
    <name>PreferenceOdds</name>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>What may be done, very short: %1 is an act (&quot;Bid Two&quot;, &quot;Go along&quot;), %2 the chance that it comes out well (&quot;62%&quot;), %3 chips (&quot;+3&quot;)</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>contract made: %1</source>
        <extracomment>%1 is &quot;62%&quot;</extracomment>
        <translation>Spieler gewinnt: %1</translation>
    </message>
    <message>
        <source>The contract is made in %1 deals.</source>
        <translation>In %1 Fällen gewinnt der Spieler.</translation>
    </message>
    <message>
        <source>enough tricks: %1</source>
        <extracomment>The tricks without which a defender goes down: %1 is &quot;62%&quot;</extracomment>
        <translation>genug Stiche: %1</translation>
    </message>
    <message>
        <source>You get the tricks that you need in %1 deals.</source>
        <translation>In %1 Fällen machst du die Stiche, die du brauchst.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What may be done, very short: %1 is an act (&quot;Pass&quot;, &quot;Stay home&quot;), %2 chips (&quot;−7&quot;)</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>you do not pay: %1</source>
        <extracomment>Ausfechten: whoever takes the most tricks pays; %1 is &quot;62%&quot; that one does not</extracomment>
        <translation>du zahlst nicht: %1</translation>
    </message>
    <message>
        <source>In %1 deals you do not take the most tricks.</source>
        <translation>In %1 Fällen machst du nicht die meisten Stiche.</translation>
    </message>
    <message>
        <source>%1: %2 on average.</source>
        <translation>%1: im Schnitt %2.</translation>
    </message>
    <message>
        <source>%1: you then get the tricks you need in %2 deals, %3 on average.</source>
        <translation>%1: In %2 Fällen machst du dann die nötigen Stiche, im Schnitt %3.</translation>
    </message>
    <message>
        <source>%1: the contract is then made in %2 deals, %3 on average.</source>
        <translation>%1: Das Spiel wird dann in %2 Fällen gewonnen, im Schnitt %3.</translation>
    </message>
</context>
<context>
    <name>PreferenceReason</name>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Etwas anderes geht nicht.</translation>
    </message>
    <message>
        <source>One choice is as good as another.</source>
        <translation>Eines ist so gut wie das andere.</translation>
    </message>
    <message>
        <source>You make %1 in %2 of 100 deals.</source>
        <extracomment>%1: a contract, %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Mit %1 gewinnst du in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>In defence your cards are worth %2.</source>
        <extracomment>%2: tricks (&quot;about 2 tricks&quot;)</extracomment>
        <translation>Als Mitspieler sind deine Karten %2 wert.</translation>
    </message>
    <message>
        <source>If nobody bids, whoever takes the most tricks pays.</source>
        <translation>Lizitiert niemand, zahlt, wer die meisten Stiche macht.</translation>
    </message>
    <message>
        <source>If you settle on that, you get %2.</source>
        <extracomment>%2: tricks (&quot;3 tricks&quot;)</extracomment>
        <translation>Einigt ihr euch darauf, bekommst du %2.</translation>
    </message>
    <message>
        <source>The other player accepts in %2 of 100 deals.</source>
        <translation>Der andere nimmt in %2 von 100 Fällen an.</translation>
    </message>
    <message>
        <source>Nobody can take this trick from you.</source>
        <translation>Diesen Stich nimmt dir niemand ab.</translation>
    </message>
    <message>
        <source>It leaves the trick to the others.</source>
        <translation>Damit bleibt der Stich den anderen.</translation>
    </message>
    <message>
        <source>Its suit might force a trick on you; better get rid of the card.</source>
        <translation>Diese Farbe könnte dir einen Stich aufzwingen, also besser weg mit der Karte.</translation>
    </message>
    <message>
        <source>It depends on how %1 split: if evenly, the contract is made in %2 of 100 deals, otherwise in %3.</source>
        <extracomment>%1: a suit, %2 and %3: numbers of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Es kommt auf die Verteilung in %1 an: Ist sie gleichmäßig, wird das Spiel in %2 von 100 Fällen gewonnen, sonst in %3.</translation>
    </message>
    <message>
        <source>You make %1 in %2 of 100 deals and take %3 on average.</source>
        <extracomment>%1: a contract, %2: a number of a hundred, %3: tricks (&quot;about 7 tricks&quot;)</extracomment>
        <translation>Mit %1 gewinnst du in %2 von 100 Fällen und machst im Schnitt %3.</translation>
    </message>
    <message>
        <source>If you become the declarer, you make %1 in %2 of 100 deals and take %3 on average.</source>
        <extracomment>The same of the deals in which the others leave it to the player</extracomment>
        <translation>Wirst du Spieler, gewinnst du mit %1 in %2 von 100 Fällen und machst im Schnitt %3.</translation>
    </message>
    <message>
        <source>As the declarer, mostly in %1, you make your contract in %2 of 100 deals and take %3 on average.</source>
        <extracomment>The same where the declarer does not always announce the same contract</extracomment>
        <translation>Als Spieler, meist mit %1, gewinnst du dein Spiel in %2 von 100 Fällen und machst im Schnitt %3.</translation>
    </message>
    <message>
        <source>If you aim for %1, you come through without going down in %2 of 100 deals, as declarer or as defender.</source>
        <extracomment>%1: a contract that the bid may lead to, %2: a number of a hundred</extracomment>
        <translation>Willst du auf %1 hinaus, kommst du in %2 von 100 Fällen durch, ob als Spieler oder als Mitspieler.</translation>
    </message>
    <message>
        <source>You will rarely get to play it: you become the declarer in %2 of 100 deals.</source>
        <extracomment>%2: a number of a hundred (&quot;about 3&quot;)</extracomment>
        <translation>Dazu kommst du kaum: Spieler wirst du in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Your best bid is for %1, which you make in %2 of 100 deals: %3.</source>
        <extracomment>%1: a contract, %2: a number of a hundred (&quot;about 12&quot;), %3: chips (&quot;about −8 chips&quot;)</extracomment>
        <translation>Dein bestes Gebot zielt auf %1, und damit gewinnst du in %2 von 100 Fällen: %3.</translation>
    </message>
    <message>
        <source>Another choice would be worth more, but this player prefers this one.</source>
        <translation>Etwas anderes bringt mehr, aber dieser Spieler mag es so lieber.</translation>
    </message>
    <message>
        <source>The premium is %2: from each defender if you make it, to each if you do not.</source>
        <extracomment>%2: chips (&quot;20 chips&quot;)</extracomment>
        <translation>Die Prämie beträgt %2: von jedem Mitspieler, wenn du gewinnst, sonst an jeden.</translation>
    </message>
    <message>
        <source>That leaves you without %1, so you can trump when they are led.</source>
        <extracomment>A discard. %1: a suit</extracomment>
        <translation>Dann hast du in %1 keine Karte mehr und kannst trumpfen, wenn die Farbe ausgespielt wird.</translation>
    </message>
    <message>
        <source>That leaves you without %1, so you can throw other cards away when they are led.</source>
        <extracomment>A discard when no trick is wanted. %1: a suit</extracomment>
        <translation>Dann hast du in %1 keine Karte mehr und kannst andere Karten abwerfen, wenn die Farbe ausgespielt wird.</translation>
    </message>
    <message>
        <source>Without these two cards you are likeliest to stay without a trick.</source>
        <translation>Ohne diese zwei Karten bleibst du am ehesten ohne Stich.</translation>
    </message>
    <message>
        <source>If you both play, you get your two tricks in %2 of 100 deals, and %3 on average.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;), %3: tricks (&quot;about 2 tricks&quot;)</extracomment>
        <translation>Spielt ihr beide mit, machst du deine zwei Stiche in %2 von 100 Fällen und im Schnitt %3.</translation>
    </message>
    <message>
        <source>Alone you get your two tricks in %2 of 100 deals, and %3 on average.</source>
        <translation>Allein machst du deine zwei Stiche in %2 von 100 Fällen und im Schnitt %3.</translation>
    </message>
    <message>
        <source>If you invite, the two of you get four tricks in %2 of 100 deals, and %3 on average.</source>
        <translation>Lädst du ein, macht ihr zusammen vier Stiche in %2 von 100 Fällen und im Schnitt %3.</translation>
    </message>
    <message>
        <source>If you pass, you promise nothing.</source>
        <translation>Wenn du passt, versprichst du nichts.</translation>
    </message>
    <message>
        <source>If you go along, you get the tricks you need in %2 of 100 deals, and %3 on average.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;), %3: tricks (&quot;about 2 tricks&quot;)</extracomment>
        <translation>Gehst du mit, machst du die nötigen Stiche in %2 von 100 Fällen und im Schnitt %3.</translation>
    </message>
    <message>
        <source>If you stay home, you cannot go down.</source>
        <translation>Zu Hause kannst du nicht fallen.</translation>
    </message>
    <message>
        <source>Staying home is worth %2.</source>
        <extracomment>%2: chips (&quot;about −8 chips&quot;)</extracomment>
        <translation>Zu Hause: %2.</translation>
    </message>
    <message>
        <source>If you went along, you would get the tricks you need in %2 of 100 deals: %3.</source>
        <extracomment>%2: a number of a hundred, %3: chips (&quot;about −8 chips&quot;)</extracomment>
        <translation>Gehst du mit, machst du die nötigen Stiche in %2 von 100 Fällen: %3.</translation>
    </message>
    <message>
        <source>The premium is the same if you stay home.</source>
        <translation>Die Prämie gilt auch, wenn du zu Hause bleibst.</translation>
    </message>
    <message>
        <source>If you say no, you promise nothing.</source>
        <translation>Sagst du nein, versprichst du nichts.</translation>
    </message>
    <message>
        <source>If you after-bought, you would make it in %2 of 100 deals: %3.</source>
        <extracomment>%2: a number of a hundred, %3: chips (&quot;about −8 chips&quot;)</extracomment>
        <translation>Mit einem Nachkauf würdest du in %2 von 100 Fällen gewinnen: %3.</translation>
    </message>
    <message>
        <source>The declarer agrees to 7–3 in %2 of 100 deals.</source>
        <extracomment>The usual split of the tricks. %2: a number of a hundred</extracomment>
        <translation>Auf 7–3 geht der Spieler in %2 von 100 Fällen ein.</translation>
    </message>
    <message>
        <source>The declarer can no longer get this trick.</source>
        <translation>Diesen Stich kann der Spieler nicht mehr bekommen.</translation>
    </message>
    <message>
        <source>It leaves the trick to the declarer.</source>
        <translation>Damit bleibt der Stich dem Spieler.</translation>
    </message>
    <message>
        <source>You have to take this trick, so take it with your highest card.</source>
        <translation>Diesen Stich musst du nehmen, also gib gleich die höchste Karte her.</translation>
    </message>
    <message>
        <source>You have to take this trick; better take it with a higher card.</source>
        <translation>Diesen Stich musst du nehmen; gib dafür lieber eine höhere Karte her.</translation>
    </message>
    <message>
        <source>At least as many trumps are still out as you hold.</source>
        <translation>Es sind noch mindestens so viele Trümpfe draußen, wie du hast.</translation>
    </message>
    <message>
        <source>It takes the trick for certain, and no cheaper card does.</source>
        <translation>Die Karte macht den Stich sicher, und keine kleinere kann das.</translation>
    </message>
    <message>
        <source>It takes the trick for certain, but a cheaper card would do.</source>
        <translation>Die Karte macht den Stich sicher, aber eine kleinere täte es auch.</translation>
    </message>
    <message>
        <source>You cannot take the trick, so the cheapest card goes.</source>
        <translation>Den Stich kannst du nicht nehmen, also gib die kleinste Karte her.</translation>
    </message>
    <message>
        <source>You do not take the trick with it, and a cheaper card would do.</source>
        <translation>Den Stich nimmst du damit nicht, und eine kleinere Karte täte es auch.</translation>
    </message>
    <message>
        <source>If all play as usual, it is worth %2.</source>
        <extracomment>%2: chips (&quot;about +12 chips&quot;)</extracomment>
        <translation>Bei üblichem Spiel: %2.</translation>
    </message>
    <message>
        <source>You need %2 more, or you go down.</source>
        <extracomment>%2: tricks (&quot;1 trick&quot;)</extracomment>
        <translation>Du brauchst noch %2, sonst fällst du.</translation>
    </message>
    <message>
        <source>The two of you need %2 more, or you go down.</source>
        <extracomment>Of two defenders, of whom the player has invited the other. %2: tricks (&quot;1 trick&quot;)</extracomment>
        <translation>Zu zweit braucht ihr noch %2, sonst fällst du.</translation>
    </message>
    <message>
        <source>You have the most tricks and pay in %2 of 100 deals; on average you take %3.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;), %3: tricks (&quot;about 4 tricks&quot;)</extracomment>
        <translation>Du hast in %2 von 100 Fällen die meisten Stiche und zahlst; im Schnitt machst du %3.</translation>
    </message>
    <message>
        <source>If all play their best, you make %1 in %2 of 100 deals.</source>
        <translation>Spielen alle so gut wie möglich, gewinnst du mit %1 in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>If all play their best, you make %1 in %2 of 100 deals and take %3 on average.</source>
        <translation>Spielen alle so gut wie möglich, gewinnst du mit %1 in %2 von 100 Fällen und machst im Schnitt %3.</translation>
    </message>
    <message>
        <source>%1 is made already; you end with %2 on average.</source>
        <extracomment>%1: a contract, %2: tricks (&quot;about 7 tricks&quot;)</extracomment>
        <translation>Mit %1 hast du schon gewonnen; am Ende hast du im Schnitt %2.</translation>
    </message>
    <message>
        <source>%1 is lost already; you end with %2 on average.</source>
        <translation>Mit %1 bist du schon gefallen; am Ende hast du im Schnitt %2.</translation>
    </message>
    <message>
        <source>If all play their best, the declarer makes %1 in %2 of 100 deals.</source>
        <extracomment>%1: a contract, %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Spielen alle so gut wie möglich, gewinnt der Spieler mit %1 in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>If all play their best, the declarer makes %1 in %2 of 100 deals and takes %3 on average.</source>
        <extracomment>%3: tricks (&quot;about 7 tricks&quot;)</extracomment>
        <translation>Spielen alle so gut wie möglich, gewinnt der Spieler mit %1 in %2 von 100 Fällen und macht im Schnitt %3.</translation>
    </message>
    <message>
        <source>%1 is made already; the declarer ends with %2 on average.</source>
        <extracomment>%1: a contract, %2: tricks (&quot;about 7 tricks&quot;)</extracomment>
        <translation>Mit %1 hat der Spieler schon gewonnen; am Ende hat er im Schnitt %2.</translation>
    </message>
    <message>
        <source>%1 is lost already; the declarer ends with %2 on average.</source>
        <translation>Mit %1 ist der Spieler schon gefallen; am Ende hat er im Schnitt %2.</translation>
    </message>
    <message>
        <source>You do not remember all the cards played, so this may be wrong.</source>
        <translation>Du hast dir nicht alle gespielten Karten gemerkt und kannst dich irren.</translation>
    </message>
    <message>
        <source>It hardly costs you anything: you become the declarer in %2 of 100 deals.</source>
        <extracomment>%2: a number of a hundred (&quot;about 3&quot;)</extracomment>
        <translation>Das kostet dich kaum etwas: Spieler wirst du damit nur in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>If you pass, nobody plays a contract, and whoever takes the most tricks pays.</source>
        <translation>Passt du, kommt es zum Ausfechten, und wer die meisten Stiche macht, zahlt.</translation>
    </message>
    <message>
        <source>The premium is not counted here: it is the same if you stay home.</source>
        <translation>Die Prämie ist hier nicht mitgerechnet: Sie gilt auch, wenn du zu Hause bleibst.</translation>
    </message>
    <message>
        <source>It leaves the trick to the others, and you are rid of your highest card of the suit.</source>
        <translation>Der Stich bleibt den anderen, und du bist deine höchste Karte der Farbe los.</translation>
    </message>
    <message>
        <source>The others have no trumps left: it takes its trick now or later.</source>
        <translation>Die anderen haben keinen Trumpf mehr: Die Karte macht ihren Stich, jetzt oder später.</translation>
    </message>
    <message>
        <source>Another choice is worth about as much.</source>
        <translation>Etwas anderes bringt ungefähr gleich viel.</translation>
    </message>
    <message>
        <source>You get the tricks you need in %2 of 100 deals.</source>
        <extracomment>Of a defender. %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Du machst die nötigen Stiche in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>The declarer makes %1 in %2 of 100 deals.</source>
        <extracomment>%1: a contract, %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Der Spieler gewinnt mit %1 in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>It takes the trick so far.</source>
        <translation>Damit gehört der Stich vorerst dir.</translation>
    </message>
    <message>
        <source>The contract is safe; this costs about one trick.</source>
        <translation>Gewonnen wird es so oder so; das kostet etwa einen Stich.</translation>
    </message>
    <message>
        <source>You end with %2.</source>
        <extracomment>Of a defender. %2: tricks (&quot;about 2 tricks&quot;)</extracomment>
        <translation>Am Ende hast du %2.</translation>
    </message>
    <message>
        <source>Another choice comes off more often, but this one brings more on average.</source>
        <translation>Etwas anderes gelingt öfter, aber so springt im Schnitt mehr heraus.</translation>
    </message>
    <message numerus="yes">
        <source>%n higher card(s) of its suit may still be out, and whoever can beat it must.</source>
        <translation>
            <numerusform>Eine höhere Karte dieser Farbe kann noch draußen sein, und wer überstechen kann, muss.</numerusform>
            <numerusform>%n höhere Karten dieser Farbe können noch draußen sein, und wer überstechen kann, muss.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have to take this trick, so %1 is lost.</source>
        <extracomment>%1: a contract in which no trick may be taken (Bettel)</extracomment>
        <translation>Diesen Stich musst du nehmen, damit ist %1 verloren.</translation>
    </message>
    <message numerus="yes">
        <source>%n higher card(s) of its suit may still be out.</source>
        <translation>
            <numerusform>Eine höhere Karte dieser Farbe kann noch draußen sein.</numerusform>
            <numerusform>%n höhere Karten dieser Farbe können noch draußen sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>It draws trumps.</source>
        <translation>Damit ziehst du Trumpf.</translation>
    </message>
    <message numerus="yes">
        <source>It brings out the higher cards of its suit; %n of them may still be out.</source>
        <extracomment>A lead</extracomment>
        <translation>
            <numerusform>Damit holst du die höhere Karte der Farbe heraus, falls sie noch draußen ist.</numerusform>
            <numerusform>Damit holst du die höheren Karten der Farbe heraus; %n können noch draußen sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another player after-buys and makes it in %2 of 100 deals.</source>
        <extracomment>A discard. %2: a number of a hundred (&quot;about 12&quot;)</extracomment>
        <translation>Ein anderer kauft in %2 von 100 Fällen nach und gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>The contract is safe; this costs about %n trick(s).</source>
        <translation>
            <numerusform>Gewonnen wird es so oder so; das kostet etwa %n Stich.</numerusform>
            <numerusform>Gewonnen wird es so oder so; das kostet etwa %n Stiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>The contract is safe; this costs less than a trick.</source>
        <translation>Gewonnen wird es so oder so; das kostet nicht einmal einen Stich.</translation>
    </message>
    <message>
        <source>The trick is the other defender&apos;s so far.</source>
        <translation>Der Stich gehört bisher dem anderen Mitspieler.</translation>
    </message>
    <message>
        <source>At least one defender goes down in %2 of 100 deals.</source>
        <extracomment>Said to the declarer. %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Mindestens ein Mitspieler fällt in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Both defenders go down in %2 of 100 deals.</source>
        <translation>Beide Mitspieler fallen in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>The defender goes down in %2 of 100 deals.</source>
        <extracomment>Said to the declarer where only one defender plays, or may go down</extracomment>
        <translation>Der Mitspieler fällt in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>A defender goes down for certain.</source>
        <translation>Ein Mitspieler fällt sicher.</translation>
    </message>
    <message>
        <source>Both defenders go down for certain.</source>
        <translation>Beide Mitspieler fallen sicher.</translation>
    </message>
    <message>
        <source>The defender goes down for certain.</source>
        <translation>Der Mitspieler fällt sicher.</translation>
    </message>
    <message>
        <source>You make %1 for certain.</source>
        <extracomment>%1: a contract</extracomment>
        <translation>Mit %1 gewinnst du sicher.</translation>
    </message>
    <message>
        <source>You make %1 for certain, with %3.</source>
        <extracomment>%1: a contract, %3: tricks (&quot;8 tricks&quot;)</extracomment>
        <translation>Mit %1 gewinnst du sicher; am Ende hast du genau %3.</translation>
    </message>
    <message>
        <source>You get the tricks you need for certain.</source>
        <translation>Du machst die nötigen Stiche sicher.</translation>
    </message>
    <message>
        <source>The declarer makes %1 for certain.</source>
        <extracomment>%1: a contract</extracomment>
        <translation>Der Spieler gewinnt mit %1 sicher.</translation>
    </message>
    <message>
        <source>You have the most tricks for certain and pay; in the end you have %3.</source>
        <extracomment>%3: tricks (&quot;4 tricks&quot;)</extracomment>
        <translation>Du hast sicher die meisten Stiche und zahlst; am Ende hast du genau %3.</translation>
    </message>
    <message>
        <source>%1 is made already; you end with %2 for certain.</source>
        <extracomment>%1: a contract, %2: tricks (&quot;8 tricks&quot;)</extracomment>
        <translation>Mit %1 hast du schon gewonnen; am Ende hast du sicher %2.</translation>
    </message>
    <message>
        <source>No defender goes down.</source>
        <translation>Kein Mitspieler fällt.</translation>
    </message>
    <message>
        <source>The defender does not go down.</source>
        <translation>Der Mitspieler fällt nicht.</translation>
    </message>
    <message>
        <source>You go down in %1 for certain.</source>
        <translation>Mit %1 fällst du sicher.</translation>
    </message>
    <message>
        <source>You go down in %1 for certain, with %3.</source>
        <translation>Mit %1 fällst du sicher; am Ende hast du genau %3.</translation>
    </message>
    <message>
        <source>You go down for certain.</source>
        <translation>Du fällst sicher.</translation>
    </message>
    <message>
        <source>The declarer goes down in %1 for certain.</source>
        <translation>Der Spieler fällt mit %1 sicher.</translation>
    </message>
    <message>
        <source>You do not pay, for certain; in the end you have %3.</source>
        <translation>Du zahlst sicher nicht; am Ende hast du genau %3.</translation>
    </message>
    <message>
        <source>%1 is lost already; you end with %2 for certain.</source>
        <translation>Mit %1 bist du schon gefallen; am Ende hast du sicher %2.</translation>
    </message>
    <message>
        <source>A defender has none of its suit left and must trump it, if there is a trump to do so.</source>
        <extracomment>A lead of the declarer</extracomment>
        <translation>Ein Mitspieler hat die Farbe nicht mehr und muss trumpfen, wenn er noch Trumpf hat.</translation>
    </message>
    <message>
        <source>Played out, you take %3 on average, and at least two in %2 of 100 deals.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;), %3: tricks (&quot;about 2 tricks&quot;)</extracomment>
        <translation>Spielt ihr es aus, machst du im Schnitt %3, mindestens zwei in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>If you settle, nobody can go down.</source>
        <translation>Einigt ihr euch, kann keiner fallen.</translation>
    </message>
    <message>
        <source>If you invite, you are paid for the other&apos;s tricks, too.</source>
        <translation>Lädst du ein, werden dir auch die Stiche des anderen bezahlt.</translation>
    </message>
    <message>
        <source>In %1 you do not hold the highest card, so lead your lowest.</source>
        <extracomment>%1: a suit</extracomment>
        <translation>In %1 hast du die höchste Karte nicht, also spiel gleich deine kleinste aus.</translation>
    </message>
    <message>
        <source>None of your cards takes this trick.</source>
        <translation>Den Stich kannst du mit keiner Karte nehmen.</translation>
    </message>
    <message>
        <source>Together you get your four tricks in %2 of 100 deals.</source>
        <extracomment>The same of the inviter and the invited</extracomment>
        <translation>Zusammen macht ihr die vier Stiche in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>You have the tricks you need already.</source>
        <translation>Deine zwei Stiche hast du schon.</translation>
    </message>
    <message>
        <source>You have %2 for %1, and %3 beside.</source>
        <extracomment>%1: a contract, %2: trumps (&quot;five trumps&quot;), %3: other cards (&quot;an ace and two kings&quot;)</extracomment>
        <translation>Bei %1 hast du %2, daneben %3.</translation>
    </message>
    <message>
        <source>You have %2 for %1, and %3 beside: that is little for two tricks.</source>
        <extracomment>The same where that is little</extracomment>
        <translation>Bei %1 hast du %2, daneben %3: Das ist wenig für zwei Stiche.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n trump(s) take their trick(s) now or later.</source>
        <extracomment>A lead of the last card beside these trumps, when the others have none; the number becomes a word</extracomment>
        <translation>
            <numerusform>Dein Trumpf macht seinen Stich jetzt oder später.</numerusform>
            <numerusform>Deine %n Trümpfe machen ihre Stiche jetzt oder später.</numerusform>
        </translation>
    </message>
    <message>
        <source>Together you get your four tricks for certain.</source>
        <translation>Zusammen macht ihr die vier Stiche sicher.</translation>
    </message>
    <message>
        <source>You have %2 for %1.</source>
        <extracomment>%1: a contract, %2: trumps (&quot;five trumps&quot;)</extracomment>
        <translation>Bei %1 hast du %2.</translation>
    </message>
    <message>
        <source>You have only %2 for %1, but %3 beside.</source>
        <extracomment>%1: a contract, %2: trumps (&quot;a trump&quot;, &quot;no trump&quot;), %3: other cards (&quot;an ace and two kings&quot;)</extracomment>
        <translation>Bei %1 hast du nur %2, aber %3 daneben.</translation>
    </message>
    <message>
        <source>You have %2 for %1, but %3.</source>
        <translation>Bei %1 hast du %2, aber %3.</translation>
    </message>
    <message>
        <source>You have %2 for %1, and no ace or king beside: that is little for two tricks.</source>
        <extracomment>%1: a contract, %2: trumps (&quot;a trump&quot;, &quot;no trump&quot;)</extracomment>
        <translation>Bei %1 hast du %2, daneben kein Ass und keinen König: Das ist wenig für zwei Stiche.</translation>
    </message>
    <message>
        <source>After the buy you name %1; you make it in %2 of 100 deals and take %3 on average.</source>
        <extracomment>A low bid after which another contract is named. %1: that, %2: a number of a hundred, %3: tricks (&quot;about 7 tricks&quot;)</extracomment>
        <translation>Nach dem Kauf sagst du %1 an; damit gewinnst du in %2 von 100 Fällen und machst im Schnitt %3.</translation>
    </message>
    <message>
        <source>Your best bid is for %1, which you make in only %2 of 100 deals.</source>
        <extracomment>%1: a contract, %2: a number of a hundred (&quot;about 12&quot;)</extracomment>
        <translation>Dein bestes Gebot zielt auf %1, und damit gewinnst du nur in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>If you went along, you would get the tricks you need in only %2 of 100 deals.</source>
        <extracomment>%2: a number of a hundred</extracomment>
        <translation>Gehst du mit, machst du die nötigen Stiche nur in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>If you after-bought, you would make it in only %2 of 100 deals.</source>
        <translation>Mit einem Nachkauf würdest du nur in %2 von 100 Fällen gewinnen.</translation>
    </message>
    <message>
        <source>The best bid brings %2 fewer than passing.</source>
        <extracomment>%2: chips (&quot;about 8 chips&quot;)</extracomment>
        <translation>Das beste Gebot bringt %2 weniger als Passen.</translation>
    </message>
    <message>
        <source>The best bid brings no more than passing.</source>
        <translation>Das beste Gebot bringt nicht mehr als Passen.</translation>
    </message>
    <message>
        <source>If you pass, you %2.</source>
        <extracomment>%2: what comes of it (&quot;lose about 8 chips on average&quot;)</extracomment>
        <translation>Passt du, %2.</translation>
    </message>
    <message>
        <source>Your suit is %1, but %3 is enough for now: after the buy you may still name %2, or another suit if that has become better.</source>
        <extracomment>%1: the suit of a contract, %2: that contract, %3: what is bid (Two, One)</extracomment>
        <translation>Deine Farbe ist %1, aber fürs Erste genügt %3: Nach dem Kauf kannst du immer noch %2 ansagen, oder eine andere Farbe, falls sie besser geworden ist.</translation>
    </message>
    <message>
        <source>%3 is enough for now: after the buy you would mostly name %2.</source>
        <extracomment>%2: a contract, %3: what is bid (One)</extracomment>
        <translation>Fürs Erste genügt %3: Nach dem Kauf sagst du dann meist %2 an.</translation>
    </message>
    <message>
        <source>The premium is higher: %2 from each defender if you make it, to each if you do not.</source>
        <extracomment>Than that of a lower contract with the same goal. %2: chips (&quot;20 chips&quot;)</extracomment>
        <translation>Die Prämie ist höher: %2 von jedem Mitspieler, wenn du gewinnst, sonst an jeden.</translation>
    </message>
    <message>
        <source>That leaves you only the ace in %1; after it you can trump the suit.</source>
        <extracomment>A discard. %1: a suit</extracomment>
        <translation>In %1 bleibt dir nur das Ass; danach kannst du die Farbe trumpfen.</translation>
    </message>
    <message>
        <source>These two would hardly take a trick; you keep your trumps, aces and kings.</source>
        <extracomment>A discard</extracomment>
        <translation>Diese zwei machen kaum einen Stich; Trümpfe, Asse und Könige behältst du.</translation>
    </message>
    <message>
        <source>Played out, you %2.</source>
        <extracomment>%2: what comes of it (&quot;lose about 8 chips on average&quot;)</extracomment>
        <translation>Ohne Einigung %2.</translation>
    </message>
    <message>
        <source>It draws trumps, and no higher one is still out: nobody can take the trick from you.</source>
        <translation>Damit ziehst du Trumpf, und kein höherer ist mehr draußen: Den Stich kann dir niemand nehmen.</translation>
    </message>
    <message>
        <source>No higher card of its suit is still out: nobody can take the trick from you.</source>
        <translation>Keine höhere Karte dieser Farbe ist mehr draußen: Den Stich kann dir niemand nehmen.</translation>
    </message>
    <message>
        <source>No higher trump is still out: nobody can take the trick from you.</source>
        <translation>Kein höherer Trumpf ist mehr draußen: Den Stich kann dir niemand nehmen.</translation>
    </message>
    <message>
        <source>No higher card of its suit is still out: only a trump can take the trick from you.</source>
        <translation>Keine höhere Karte dieser Farbe ist mehr draußen: Nur ein Trumpf kann dir den Stich nehmen.</translation>
    </message>
    <message>
        <source>You cannot take the trick, so your lowest card of %1 goes.</source>
        <extracomment>%1: a suit</extracomment>
        <translation>Den Stich kannst du nicht nehmen, also gib in %1 deine kleinste Karte her.</translation>
    </message>
    <message>
        <source>You keep %1 for a later trick.</source>
        <extracomment>%1: a card that is not played now (&quot;the king of bells&quot;)</extracomment>
        <translation>%1 behältst du für einen späteren Stich.</translation>
    </message>
    <message>
        <source>That way %1 stays guarded.</source>
        <extracomment>%1: a card beside which lower ones are kept (&quot;the king of bells&quot;)</extracomment>
        <translation>So bleibt %1 gedeckt.</translation>
    </message>
    <message>
        <source>In %1 you will hardly get a trick; in your other cards you still may.</source>
        <extracomment>A card that goes. %1: its suit</extracomment>
        <translation>In %1 machst du kaum einen Stich, mit den anderen Karten vielleicht schon.</translation>
    </message>
    <message>
        <source>Whatever you play, it changes nothing any more.</source>
        <translation>Was du auch spielst, es ändert nichts mehr.</translation>
    </message>
    <message>
        <source>For %1 you have %2.</source>
        <extracomment>%1: a contract without a trick, %2: low cards (&quot;two sevens and an eight&quot;)
----------
%1: a contract with all tricks, %2: high cards (&quot;two aces and a king&quot;)</extracomment>
        <translation>Für %1 hast du %2.</translation>
    </message>
    <message>
        <source>Your longest suit has %2 cards, and in all you have %3.</source>
        <extracomment>%2: a number in words (&quot;four&quot;), %3: cards (&quot;two aces and a king&quot;), which may be of that suit, too. Other suits may be as long.</extracomment>
        <translation>Deine längste Farbe hat %2 Karten, und im Ganzen hast du %3.</translation>
    </message>
    <message>
        <source>Your longest suit has %2 cards, and in all you have %3: that is too little for six tricks.</source>
        <translation>Deine längste Farbe hat %2 Karten, und im Ganzen hast du %3: Für sechs Stiche ist das zu wenig.</translation>
    </message>
    <message>
        <source>At home you %2, your share of the pot included.</source>
        <extracomment>%2: what comes of it (&quot;lose about 8 chips on average&quot;)</extracomment>
        <translation>Zu Hause %2, deinen Teil der Kasse mitgezählt.</translation>
    </message>
    <message>
        <source>An ace: nobody can take the trick from you.</source>
        <translation>Ein Ass: Den Stich kann dir niemand nehmen.</translation>
    </message>
    <message>
        <source>An ace: only a trump can take the trick from you.</source>
        <translation>Ein Ass: Nur ein Trumpf kann dir den Stich nehmen.</translation>
    </message>
    <message>
        <source>The ace of trumps: nobody can take the trick from you.</source>
        <translation>Das Trumpf-Ass: Den Stich kann dir niemand nehmen.</translation>
    </message>
    <message>
        <source>The ace of trumps: it draws trumps, and nobody can take the trick from you.</source>
        <translation>Das Trumpf-Ass: Damit ziehst du Trumpf, und den Stich kann dir niemand nehmen.</translation>
    </message>
    <message>
        <source>For %1 you have only %2.</source>
        <extracomment>%1: a contract without a trick, %2: low cards (&quot;a seven&quot;); or one with all tricks, and high cards (&quot;two aces and a king&quot;)</extracomment>
        <translation>Für %1 hast du nur %2.</translation>
    </message>
    <message>
        <source>For %1 you have no seven and no eight.</source>
        <extracomment>%1: a contract without a trick</extracomment>
        <translation>Für %1 hast du weder Siebener noch Achter.</translation>
    </message>
    <message>
        <source>For %1 you have no ace and no king.</source>
        <extracomment>%1: a contract with all tricks</extracomment>
        <translation>Für %1 hast du weder Ass noch König.</translation>
    </message>
    <message>
        <source>Your longest suit has %2 cards, and you have no ace or king.</source>
        <extracomment>%2: a number in words (&quot;four&quot;)</extracomment>
        <translation>Deine längste Farbe hat %2 Karten, und du hast weder Ass noch König.</translation>
    </message>
    <message>
        <source>Your longest suit has %2 cards, and you have no ace or king: that is too little for six tricks.</source>
        <translation>Deine längste Farbe hat %2 Karten, und du hast weder Ass noch König: Für sechs Stiche ist das zu wenig.</translation>
    </message>
    <message>
        <source>It draws trumps, and whoever holds the only higher one must play it.</source>
        <translation>Damit ziehst du Trumpf, und wer den einzigen höheren hat, muss ihn hergeben.</translation>
    </message>
    <message>
        <source>Only who bids may after-buy: you come to play %1 that way in %2 of 100 deals, and then make it in %3.</source>
        <extracomment>Of a low bid. %1: a contract that may be after-bought (Bettel), %2, %3: numbers of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Nur wer lizitiert, darf nachkaufen: So spielst du in %2 von 100 Fällen %1 und gewinnst damit in %3 von 100.</translation>
    </message>
    <message>
        <source>A lower bid comes off more often, but is outbid: you become the declarer with it in only %2 of 100 deals.</source>
        <extracomment>Of a bid beside a lower one. %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Ein niedrigeres Gebot gelingt öfter, wird aber überboten: Spieler wirst du damit nur in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Played out, you take at least as many tricks on average as the usual 7–3 leaves you.</source>
        <extracomment>Of who offers no split; the usual one is 7–3</extracomment>
        <translation>Spielt ihr es aus, machst du im Schnitt mindestens so viele Stiche, wie dir das übliche 7–3 lässt.</translation>
    </message>
    <message>
        <source>Played out, you take at least as many tricks on average as this split leaves you.</source>
        <extracomment>Of who refuses a split</extracomment>
        <translation>Spielt ihr es aus, machst du im Schnitt mindestens so viele Stiche, wie dir diese Teilung lässt.</translation>
    </message>
    <message>
        <source>You have to beat what lies there, so get rid of your highest card.</source>
        <translation>Überstechen musst du, also weg mit der höchsten Karte.</translation>
    </message>
    <message>
        <source>As a defender you take %2 with these cards, and need only two.</source>
        <extracomment>Of who passes. %2: tricks (&quot;2 to 3 tricks&quot;)</extracomment>
        <translation>Als Mitspieler machst du mit diesen Karten %2 und brauchst nur zwei.</translation>
    </message>
    <message>
        <source>Against you both the declarer goes down more often: %1 is made in only %2 of 100 deals.</source>
        <extracomment>Of who invites. %1: a contract, %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Gegen euch beide fällt der Spieler öfter: Mit %1 gewinnt er nur in %2 von 100 Fällen.</translation>
    </message>
    <message numerus="yes">
        <source>You may still get rid of %1 now: %n higher card(s) of the suit may be out, and whoever can beat it must.</source>
        <extracomment>%1: a card that is led or played (&quot;the king of bells&quot;; den Schell-König)</extracomment>
        <translation>
            <numerusform>Jetzt kannst du %1 noch loswerden: Eine höhere Karte dieser Farbe kann noch draußen sein, und wer überstechen kann, muss.</numerusform>
            <numerusform>Jetzt kannst du %1 noch loswerden: %n höhere Karten dieser Farbe können noch draußen sein, und wer überstechen kann, muss.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gets rid of %1: only %n higher card(s) of the suit may still be out.</source>
        <extracomment>%1: a card that is thrown away (&quot;the king of bells&quot;; den Schell-König)</extracomment>
        <translation>
            <numerusform>So wirst du %1 los: Nur eine höhere Karte dieser Farbe kann noch draußen sein.</numerusform>
            <numerusform>So wirst du %1 los: Nur %n höhere Karten dieser Farbe können noch draußen sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>That gets rid of %1: no higher card of the suit is still out.</source>
        <extracomment>%1: a card that is thrown away (&quot;the king of bells&quot;; den Schell-König)</extracomment>
        <translation>So wirst du %1 los: Eine höhere Karte dieser Farbe ist nicht mehr draußen.</translation>
    </message>
    <message>
        <source>The deal is played for %1.</source>
        <extracomment>How much the deal is about: %1 &quot;30 chips&quot;</extracomment>
        <translation>Gespielt wird um %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n higher card(s) of its suit may still be out.</source>
        <translation>
            <numerusform>Nur eine höhere Karte dieser Farbe kann noch draußen sein.</numerusform>
            <numerusform>Nur %n höhere Karten dieser Farbe können noch draußen sein.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferenceResult</name>
    <message>
        <source>%1 makes %2</source>
        <extracomment>%1 is a player, %2 a contract</extracomment>
        <translation>%1 gewinnt mit %2</translation>
    </message>
    <message>
        <source>%1 makes %2: nobody goes along</source>
        <extracomment>Both defenders have stayed home: %1 is a player, %2 a contract</extracomment>
        <translation>%1 gewinnt mit %2: Niemand geht mit</translation>
    </message>
    <message>
        <source>%1 makes %2 with %3, as agreed</source>
        <extracomment>Agreed without playing: %1 is a player, %2 a contract, %3 &quot;7 tricks&quot;</extracomment>
        <translation>%1 gewinnt mit %2, vereinbart: %3</translation>
    </message>
    <message>
        <source>%1 makes %2 with %3</source>
        <extracomment>%1 is a player, %2 a contract, %3 &quot;7 tricks&quot;</extracomment>
        <translation>%1 gewinnt mit %2: %3</translation>
    </message>
    <message>
        <source>%1 goes down in %2</source>
        <extracomment>Has not made the contract: %1 is a player, %2 a contract (fällt; faller)</extracomment>
        <translation>%1 fällt mit %2</translation>
    </message>
    <message>
        <source>%1 goes down in %2 with %3</source>
        <extracomment>%1 is a player, %2 a contract, %3 &quot;5 tricks&quot;</extracomment>
        <translation>%1 fällt mit %2: %3</translation>
    </message>
    <message>
        <source>Ausfechten: %1 took the most tricks</source>
        <extracomment>Nobody has bid; those who took the most tricks pay: %1 is a name, or two with &quot;and&quot;</extracomment>
        <translation>Ausfechten, die meisten Stiche: %1</translation>
    </message>
    <message>
        <source>%1; %2 went down</source>
        <extracomment>%1 says how the declarer did, %2 names defenders who had too few tricks</extracomment>
        <translation>%1; gefallen: %2</translation>
    </message>
    <message>
        <source>Base stake</source>
        <extracomment>What the dealer puts into the pot before the deal</extracomment>
        <translation>Grundeinsatz</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>What the defenders&apos; tricks cost the declarer</extracomment>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Pot</source>
        <extracomment>The declarer takes the amount that was played for from the pot
----------
After the last deal the pot is shared</extracomment>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Penalty</source>
        <extracomment>Who does not reach the goal pays into the pot (Fall; fall)</extracomment>
        <translation>Gefallen</translation>
    </message>
    <message>
        <source>Premium</source>
        <extracomment>Goes between the declarer and each defender</extracomment>
        <translation>Prämie</translation>
    </message>
    <message>
        <source>Ausfechten</source>
        <extracomment>Who took the most tricks when nobody had bid pays (Ausfechten; krypspel)</extracomment>
        <translation>Ausfechten</translation>
    </message>
    <message>
        <source>fewer than four tricks together</source>
        <translation>zusammen weniger als vier Stiche</translation>
    </message>
    <message>
        <source>fewer than two tricks</source>
        <translation>weniger als zwei Stiche</translation>
    </message>
    <message>
        <source>fewer than six tricks</source>
        <translation>weniger als sechs Stiche</translation>
    </message>
    <message>
        <source>took a trick</source>
        <translation>einen Stich gemacht</translation>
    </message>
    <message>
        <source>lost a trick</source>
        <translation>einen Stich abgegeben</translation>
    </message>
    <message>
        <source>the dealer, into the pot</source>
        <translation>der Geber, in die Kasse</translation>
    </message>
    <message>
        <source>from %1 for %2</source>
        <extracomment>Paid by the player %1 for %2 (&quot;3 tricks&quot;)</extracomment>
        <translation>von %1 für %2</translation>
    </message>
    <message>
        <source>the amount played for, from the pot</source>
        <translation>der Betrag aus der Kasse</translation>
    </message>
    <message>
        <source>%1: into the pot</source>
        <extracomment>%1 says why somebody pays</extracomment>
        <translation>%1: in die Kasse</translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>Paid by the player %1</extracomment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>most tricks: into the pot</source>
        <translation>in die Kasse</translation>
    </message>
    <message>
        <source>a share of what was left</source>
        <translation>ein Teil von dem, was übrig war</translation>
    </message>
    <message>
        <source>declarer</source>
        <extracomment>After a player&apos;s name in the settlement: played the contract</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>After a player&apos;s name in the settlement: has not reached the goal</extracomment>
        <translation>gefallen</translation>
    </message>
    <message>
        <source>at home</source>
        <extracomment>After a player&apos;s name in the settlement: did not go along</extracomment>
        <translation>zu Hause</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>A button below the settlement; the letter after &amp; is its shortcut</extracomment>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Nächste Runde</translation>
    </message>
    <message>
        <source>You make %1</source>
        <extracomment>%1 is a contract</extracomment>
        <translation>Du gewinnst mit %1</translation>
    </message>
    <message>
        <source>You make %1: nobody goes along</source>
        <extracomment>Both defenders have stayed home: %1 is a contract</extracomment>
        <translation>Du gewinnst mit %1: Niemand geht mit</translation>
    </message>
    <message>
        <source>You make %1 with %2, as agreed</source>
        <extracomment>Agreed without playing: %1 is a contract, %2 &quot;7 tricks&quot;</extracomment>
        <translation>Du gewinnst mit %1, vereinbart: %2</translation>
    </message>
    <message>
        <source>You make %1 with %2</source>
        <extracomment>%1 is a contract, %2 &quot;7 tricks&quot;</extracomment>
        <translation>Du gewinnst mit %1: %2</translation>
    </message>
    <message>
        <source>You go down in %1</source>
        <extracomment>You have not made the contract: %1 is a contract (fällst; faller)</extracomment>
        <translation>Du fällst mit %1</translation>
    </message>
    <message>
        <source>You go down in %1 with %2</source>
        <extracomment>%1 is a contract, %2 &quot;5 tricks&quot;</extracomment>
        <translation>Du fällst mit %1: %2</translation>
    </message>
    <message>
        <source>from you for %1</source>
        <extracomment>Paid by you for %1 (&quot;3 tricks&quot;)</extracomment>
        <translation>von dir für %1</translation>
    </message>
    <message>
        <source>from you</source>
        <translation>von dir</translation>
    </message>
</context>
<context>
    <name>PreferenceRole</name>
    <message>
        <source>has invited</source>
        <extracomment>On a name plate: has made the other defender play</extracomment>
        <translation>hat eingeladen</translation>
    </message>
    <message>
        <source>is invited</source>
        <extracomment>On a name plate: the other defender makes him play</extracomment>
        <translation>ist eingeladen</translation>
    </message>
    <message>
        <source>goes along</source>
        <extracomment>On a name plate: a defender who plays</extracomment>
        <translation>geht mit</translation>
    </message>
    <message>
        <source>at home</source>
        <extracomment>On a name plate: a defender who does not play</extracomment>
        <translation>zu Hause</translation>
    </message>
    <message>
        <source>defender</source>
        <extracomment>On a name plate: plays against the declarer</extracomment>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>sits out</source>
        <extracomment>On a name plate: the dealer of four, who does not play</extracomment>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>declarer</source>
        <extracomment>On a name plate: who plays the contract</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>must go along</source>
        <extracomment>On a name plate: a defender who had no choice, as there is only one stake in the pot</extracomment>
        <translation>muss mitgehen</translation>
    </message>
</context>
<context>
    <name>PreferenceSaid</name>
    <message>
        <source>I have spiel too!</source>
        <extracomment>The second or third player who says spiel (Ich habe auch Spiel!)</extracomment>
        <translation>Ich habe auch Spiel!</translation>
    </message>
    <message>
        <source>Spiel!</source>
        <translation>Spiel!</translation>
    </message>
    <message>
        <source>Let’s play it out.</source>
        <extracomment>Does not offer to share the tricks out: the cards shall be played</extracomment>
        <translation>Spielen wir.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nein.</translation>
    </message>
    <message>
        <source>%1 for me, %2 for you?</source>
        <translation>%1 für mich, %2 für dich?</translation>
    </message>
    <message>
        <source>Pass.</source>
        <extracomment>Leaves the auction (Weiter.; Pass.)</extracomment>
        <translation>Weiter.</translation>
    </message>
    <message>
        <source>I hold %1.</source>
        <extracomment>Takes over a bid at the same level: %1 is a contract (Ich halte Zwei.; Jag håller två.)</extracomment>
        <translation>Ich halte %1.</translation>
    </message>
    <message>
        <source>I play %1.</source>
        <extracomment>Says after buying what is played: %1 is a contract</extracomment>
        <translation>Ich spiele %1.</translation>
    </message>
    <message>
        <source>After-buy!</source>
        <extracomment>Takes up the two cards that the player before laid aside (Nachkauf!; Efterköp!)</extracomment>
        <translation>Nachkauf!</translation>
    </message>
    <message>
        <source>I go along.</source>
        <extracomment>A defender plays along (Ich gehe mit.; Jag går med.)</extracomment>
        <translation>Ich gehe mit.</translation>
    </message>
    <message>
        <source>I stay home.</source>
        <extracomment>A defender does not play in this deal (Ich bleibe zu Hause.; Jag avstår.)</extracomment>
        <translation>Ich bleibe zu Hause.</translation>
    </message>
    <message>
        <source>I invite you.</source>
        <extracomment>Makes the other defender play along (Ich lade ein.; Jag bjuder in.)</extracomment>
        <translation>Ich lade ein.</translation>
    </message>
    <message>
        <source>I play alone.</source>
        <extracomment>A defender plays without the other one</extracomment>
        <translation>Ich spiele allein.</translation>
    </message>
    <message>
        <source>Agreed.</source>
        <extracomment>Accepts the offer to share the tricks out</extracomment>
        <translation>Einverstanden.</translation>
    </message>
    <message>
        <source>No, let’s play it out.</source>
        <extracomment>Refuses the offer to share the tricks out</extracomment>
        <translation>Nein, wir spielen.</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>In the list of what was said in the auction (weiter; pass)</extracomment>
        <translation>weiter</translation>
    </message>
    <message>
        <source>holds %1</source>
        <extracomment>In the list of what was said in the auction: holds the bid %1 (hält 2; håller 2)</extracomment>
        <translation>hält %1</translation>
    </message>
    <message>
        <source>%1 without</source>
        <extracomment>In the list of what was said in the auction: the bid %1 without buying (5 ohne; 5 utan)</extracomment>
        <translation>%1 ohne</translation>
    </message>
    <message>
        <source>%1 for you, %2 for me?</source>
        <translation>%1 für dich, %2 für mich?</translation>
    </message>
</context>
<context>
    <name>PreferenceTurn</name>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Button in the auction (&amp;Passen; &amp;Pass)</extracomment>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>You take no further part in this auction.</source>
        <translation>Du scheidest aus der Lizitation aus.</translation>
    </message>
    <message>
        <source>I h&amp;old %1</source>
        <extracomment>Button in the auction: %1 is a contract (Ich h&amp;alte Zwei; &amp;Jag håller två)</extracomment>
        <translation>Ich h&amp;alte %1</translation>
    </message>
    <message>
        <source>You take over the bid at the same level; nobody else may hold.</source>
        <translation>Du übernimmst das Gebot in gleicher Höhe; nur du darfst halten.</translation>
    </message>
    <message>
        <source>You pick up the two discards, discard two yourself and must announce %1 or more.</source>
        <extracomment>%1 is a contract</extracomment>
        <translation>Du nimmst die zwei weggelegten Karten auf, legst selbst zwei weg und musst %1 oder mehr ansagen.</translation>
    </message>
    <message>
        <source>&amp;After-buy</source>
        <extracomment>Button: take up the two cards laid aside (Nach&amp;kaufen; &amp;Efterköp)</extracomment>
        <translation>Nach&amp;kaufen</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>You are not asked again in this deal.</source>
        <translation>Du wirst in dieser Runde nicht mehr gefragt.</translation>
    </message>
    <message>
        <source>You still pay or receive the premium of %1.</source>
        <translation>Die Prämie von %1 zahlst oder bekommst du trotzdem.</translation>
    </message>
    <message>
        <source>You put your cards away and cannot go down, but the other defender may invite you.</source>
        <translation>Du legst deine Karten ab und kannst nicht fallen, aber der andere darf dich einladen.</translation>
    </message>
    <message>
        <source>Then nobody plays: %1 wins with all ten tricks.</source>
        <translation>Dann spielt niemand: %1 gewinnt mit allen zehn Stichen.</translation>
    </message>
    <message>
        <source>Each trick earns you %1. You must take two tricks, or pay %2 into the pot.</source>
        <extracomment>%1 is what a trick is worth, %2 what is paid</extracomment>
        <translation>Ein Stich bringt dir %1. Du brauchst zwei Stiche, sonst zahlst du %2 in die Kasse.</translation>
    </message>
    <message>
        <source>&amp;Go along</source>
        <extracomment>Button: play along against the declarer (Mit&amp;gehen; &amp;Gå med)</extracomment>
        <translation>Mit&amp;gehen</translation>
    </message>
    <message>
        <source>Stay ho&amp;me</source>
        <extracomment>Button: do not play in this deal (Zu Hause &amp;bleiben; Stanna h&amp;emma)</extracomment>
        <translation>Zu Hause &amp;bleiben</translation>
    </message>
    <message>
        <source>%1 must play. You are paid for the tricks of both of you, but together you need four, or you pay %2 into the pot.</source>
        <extracomment>%1 is a player, %2 what is paid</extracomment>
        <translation>%1 muss mitspielen. Du bekommst die Stiche von euch beiden bezahlt, aber zusammen braucht ihr vier, sonst zahlst du %2 in die Kasse.</translation>
    </message>
    <message>
        <source>Only you and %1 play. You must take two tricks, or pay %2 into the pot.</source>
        <extracomment>%1 is the declarer, %2 what is paid</extracomment>
        <translation>Du spielst allein gegen %1. Du brauchst zwei Stiche, sonst zahlst du %2 in die Kasse.</translation>
    </message>
    <message>
        <source>Before that the two of you may agree on a split of the tricks.</source>
        <translation>Vorher könnt ihr euch auf eine Teilung der Stiche einigen.</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <extracomment>Button: make the other defender play along (Ein&amp;laden; &amp;Bjud in)</extracomment>
        <translation>Ein&amp;laden</translation>
    </message>
    <message>
        <source>&amp;Alone</source>
        <extracomment>Button: play without the other defender</extracomment>
        <translation>&amp;Allein</translation>
    </message>
    <message>
        <source>%1 for you</source>
        <extracomment>%1 is money that comes or goes: &quot;+27 for you&quot;</extracomment>
        <translation>%1 für dich</translation>
    </message>
    <message>
        <source>The deal is played out.</source>
        <translation>Es wird gespielt.</translation>
    </message>
    <message>
        <source>&amp;No offer</source>
        <extracomment>Button: offer nothing, the cards shall be played</extracomment>
        <translation>Kein A&amp;ngebot</translation>
    </message>
    <message>
        <source>Then the other player may make an offer.</source>
        <translation>Dann darf der andere etwas anbieten.</translation>
    </message>
    <message>
        <source>&amp;Accept %1</source>
        <extracomment>Button: %1 is how the tricks are shared out, &quot;7–3&quot;, the declarer&apos;s first</extracomment>
        <translation>%1 &amp;annehmen</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Button: refuse an offer, the cards are played</extracomment>
        <translation>Ab&amp;lehnen</translation>
    </message>
    <message>
        <source>Nobody has bid yet.</source>
        <translation>Noch hat niemand lizitiert.</translation>
    </message>
    <message>
        <source>Which suit is your spiel in?</source>
        <translation>Welche Farbe hat dein Spiel?</translation>
    </message>
    <message>
        <source>%1 has bid %2.</source>
        <extracomment>%1 is a player, %2 a contract</extracomment>
        <translation>%1 hat %2 lizitiert.</translation>
    </message>
    <message>
        <source>%1 goes along.</source>
        <translation>%1 geht mit.</translation>
    </message>
    <message>
        <source>%1 stays home.</source>
        <extracomment>%1 is the other defender</extracomment>
        <translation>%1 bleibt zu Hause.</translation>
    </message>
    <message>
        <source>Do you want to offer a split of the tricks?</source>
        <translation>Willst du eine Teilung der Stiche anbieten?</translation>
    </message>
    <message>
        <source>&amp;Discard these two</source>
        <extracomment>A button that confirms which two cards are laid aside</extracomment>
        <translation>Diese zwei we&amp;glegen</translation>
    </message>
    <message>
        <source>You must follow suit.</source>
        <translation>Du musst bedienen.</translation>
    </message>
    <message>
        <source>You must play higher, but as low as you can.</source>
        <translation>Du musst so niedrig wie möglich überstechen.</translation>
    </message>
    <message>
        <source>You must play higher.</source>
        <translation>Du musst überstechen.</translation>
    </message>
    <message>
        <source>You cannot follow suit: play what you like.</source>
        <translation>Du kannst nicht bedienen: Spiel, was du willst.</translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must trump.</source>
        <translation>Du kannst nicht bedienen, also musst du trumpfen.</translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must overtrump.</source>
        <translation>Du kannst nicht bedienen, also musst du übertrumpfen.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>%1 ist dran.</translation>
    </message>
    <message>
        <source>You lead: play a card.</source>
        <translation>Du spielst aus.</translation>
    </message>
    <message>
        <source>Your turn; %1 were led. %2</source>
        <extracomment>%1 is the suit that was led, %2 goes on: &quot;You must play higher.&quot;</extracomment>
        <translation>Ausgespielt: %1. %2</translation>
    </message>
    <message>
        <source>Your turn to speak: bid or pass.</source>
        <translation>Du bist am Wort: Lizitiere oder passe.</translation>
    </message>
    <message>
        <source>Name the suit of your spiel.</source>
        <translation>Nenn die Farbe deines Spiels.</translation>
    </message>
    <message>
        <source>Your turn to speak: bid higher or pass.</source>
        <translation>Du bist am Wort: Lizitiere höher oder passe.</translation>
    </message>
    <message>
        <source>You have bought: choose two cards to discard.</source>
        <translation>Du hast gekauft: Wähl zwei Karten zum Weglegen.</translation>
    </message>
    <message>
        <source>Announce your contract.</source>
        <translation>Sag an, was du spielst.</translation>
    </message>
    <message>
        <source>Do you want to after-buy?</source>
        <translation>Willst du nachkaufen?</translation>
    </message>
    <message>
        <source>Will you go along or stay home?</source>
        <translation>Gehst du mit oder bleibst du zu Hause?</translation>
    </message>
    <message>
        <source>Will you invite the other defender or play alone?</source>
        <translation>Lädst du den anderen ein oder spielst du allein?</translation>
    </message>
    <message>
        <source>You may offer a split of the tricks.</source>
        <translation>Du darfst eine Teilung der Stiche anbieten.</translation>
    </message>
    <message>
        <source>You have been made an offer.</source>
        <translation>Du bekommst ein Angebot.</translation>
    </message>
    <message>
        <source>%1 to bid.</source>
        <translation>%1 ist am Wort.</translation>
    </message>
    <message>
        <source>%1 has bought and is discarding two cards.</source>
        <translation>%1 hat gekauft und legt zwei Karten weg.</translation>
    </message>
    <message>
        <source>%1 announces a contract.</source>
        <translation>%1 sagt an.</translation>
    </message>
    <message>
        <source>%1 may after-buy.</source>
        <translation>%1 darf nachkaufen.</translation>
    </message>
    <message>
        <source>%1 may go along or stay home.</source>
        <translation>%1 geht mit oder bleibt zu Hause.</translation>
    </message>
    <message>
        <source>%1 may invite the other defender.</source>
        <translation>%1 darf den anderen einladen.</translation>
    </message>
    <message>
        <source>%1 may make or answer an offer.</source>
        <translation>%1 verhandelt über die Stiche.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Du kannst nur passen.</translation>
    </message>
    <message>
        <source>You can announce only %1.</source>
        <extracomment>%1 is a contract</extracomment>
        <translation>Du kannst nur %1 ansagen.</translation>
    </message>
    <message>
        <source>The deal is settled.</source>
        <translation>Die Runde ist abgerechnet.</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>Die Karten werden gemischt.</translation>
    </message>
    <message>
        <source>Everybody draws a card; the highest deals, with %1 as the highest suit: %2 (%3).</source>
        <extracomment>How the first dealer is found: %1 is a suit, %2 a player, %3 the card drawn</extracomment>
        <translation>Jeder zieht eine Karte; wer die höchste hat, gibt, und die höchste Farbe ist %1: %2 (%3).</translation>
    </message>
    <message>
        <source>%1, just bought</source>
        <extracomment>Of a card among my twelve: %1 is its name</extracomment>
        <translation>%1, gerade gekauft</translation>
    </message>
    <message>
        <source>All pass: everybody plays for themselves and tries to take few tricks.</source>
        <translation>Alle passen: Jeder spielt für sich und will so wenige Stiche wie möglich.</translation>
    </message>
    <message>
        <source>Only one stake is in the pot, so both defenders must go along.</source>
        <translation>In der Kasse liegt nur ein Grundeinsatz: Beide Mitspieler müssen mitgehen.</translation>
    </message>
    <message>
        <source>Offer &amp;%1</source>
        <extracomment>Button: offer this split of the tricks, &quot;7–3&quot;, the declarer&apos;s first</extracomment>
        <translation>&amp;%1 anbieten</translation>
    </message>
    <message>
        <source>%1 offers %2: %3 tricks for you.</source>
        <extracomment>%1 is a player, %2 how the tricks are shared out, &quot;7–3&quot;, %3 how many of them are yours</extracomment>
        <translation>%1 bietet %2 an: %3 Stiche für dich.</translation>
    </message>
</context>
<context>
    <name>PreferenceValue</name>
    <message>
        <source>declarer: %1</source>
        <extracomment>What the declarer may expect: %1 is money (&quot;about +12 chips&quot;)</extracomment>
        <translation>Spieler: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 chip(s)</source>
        <extracomment>Money: %1 is a number, often with its sign (&quot;+12 chips&quot;; Chips, marker)</extracomment>
        <translation>
            <numerusform>%1 Chip</numerusform>
            <numerusform>%1 Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>hardly a trick</source>
        <extracomment>On average none (&quot;you make Two in about 3 of 100 deals and take hardly a trick&quot;)</extracomment>
        <translation>kaum einen Stich</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n trick(s)</source>
        <extracomment>On average: %1 and %n are neighbours (&quot;5 to 6 tricks&quot;)</extracomment>
        <translation>
            <numerusform>%1 bis %n Stich</numerusform>
            <numerusform>%1 bis %n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>at most one trick</source>
        <extracomment>On average</extracomment>
        <translation>höchstens einen Stich</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a contract, %2: its suit (&quot;Three (bells)&quot;)</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>Numbers as words in a sentence (&quot;five trumps&quot;, &quot;two aces&quot;), from two to ten</extracomment>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>keinen Trumpf</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>%1 &quot;two aces&quot;, %2 &quot;a king&quot;</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s)</source>
        <extracomment>What one has: &quot;five trumps&quot; (einen Trumpf, fünf Trümpfe); the number becomes a word</extracomment>
        <translation>
            <numerusform>einen Trumpf</numerusform>
            <numerusform>%n Trümpfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s)</source>
        <extracomment>What one has: &quot;two aces&quot; (ein Ass, zwei Asse); the number becomes a word</extracomment>
        <translation>
            <numerusform>ein Ass</numerusform>
            <numerusform>%n Asse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s)</source>
        <extracomment>What one has: &quot;two kings&quot; (einen König, zwei Könige); the number becomes a word</extracomment>
        <translation>
            <numerusform>einen König</numerusform>
            <numerusform>%n Könige</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with ace and king</source>
        <extracomment>%1: trumps (&quot;five trumps&quot;), with these among them</extracomment>
        <translation>%1 mit Ass und König</translation>
    </message>
    <message>
        <source>%1 with the ace</source>
        <extracomment>%1: trumps (&quot;five trumps&quot;)</extracomment>
        <translation>%1 mit dem Ass</translation>
    </message>
    <message>
        <source>%1 with the king</source>
        <extracomment>%1: trumps (&quot;five trumps&quot;)</extracomment>
        <translation>%1 mit dem König</translation>
    </message>
    <message>
        <source>the ace of trumps</source>
        <extracomment>What one has, and no other trump (das Trumpf-Ass)</extracomment>
        <translation>das Trumpf-Ass</translation>
    </message>
    <message>
        <source>the king of trumps</source>
        <translation>den Trumpf-König</translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s)</source>
        <extracomment>What one has: &quot;two sevens&quot; (einen Siebener, zwei Siebener); the number becomes a word</extracomment>
        <translation>
            <numerusform>einen Siebener</numerusform>
            <numerusform>%n Siebener</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eight(s)</source>
        <extracomment>What one has: &quot;two eights&quot; (einen Achter, zwei Achter); the number becomes a word</extracomment>
        <translation>
            <numerusform>einen Achter</numerusform>
            <numerusform>%n Achter</numerusform>
        </translation>
    </message>
    <message>
        <source>come out about even</source>
        <extracomment>&quot;If you pass, you …&quot; (Passt du, …; Om du passar …)</extracomment>
        <translation>kommst du ungefähr auf null heraus</translation>
    </message>
    <message>
        <source>win %1 on average</source>
        <extracomment>&quot;If you pass, you …&quot; (Passt du, …; Om du passar …). %1 is money (&quot;about 12 chips&quot;)</extracomment>
        <translation>gewinnst du im Schnitt %1</translation>
    </message>
    <message>
        <source>lose %1 on average</source>
        <translation>verlierst du im Schnitt %1</translation>
    </message>
    <message>
        <source>you would come out about even</source>
        <extracomment>After a colon, of what one does</extracomment>
        <translation>Das bringt und kostet im Schnitt kaum etwas</translation>
    </message>
    <message>
        <source>that would bring you %1 on average</source>
        <extracomment>After a colon, of what one does. %1 is money (&quot;about 12 chips&quot;)</extracomment>
        <translation>Das bringt dir im Schnitt %1</translation>
    </message>
    <message>
        <source>that would cost you %1 on average</source>
        <translation>Das kostet dich im Schnitt %1</translation>
    </message>
    <message>
        <source>%1 (pot included)</source>
        <extracomment>What one may expect, one&apos;s own share of what is in the pot included: %1 is money (&quot;about +12 chips&quot;)</extracomment>
        <translation>%1 (Kasse mitgezählt)</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Tyrol today</source>
        <translation>Tirol heute</translation>
    </message>
    <message>
        <source>As Schwaighofer wrote in 1926</source>
        <translation>Wie Schwaighofer 1926 schrieb</translation>
    </message>
    <message>
        <source>As Schwaighofer wrote in 1926, with the Weli</source>
        <translation>Wie Schwaighofer 1926 schrieb, mit dem Weli</translation>
    </message>
    <message>
        <source>With the wild Weli and stealing; the first to reach the target wins, the lowest loses.</source>
        <translation>Mit dem Weli als Joker und mit Stehlen; wer zuerst ausgeht, gewinnt, und wer am wenigsten hat, verliert.</translation>
    </message>
    <message>
        <source>The old game with 32 cards: forehand bids first, a bid may be answered with three straight away, each deal is counted to its end, and play goes on until only the loser is left.</source>
        <translation>Das alte Spiel mit 32 Karten: Die Vorhand bietet zuerst, auf ein Gebot darf man gleich Drei geben, jede Runde wird fertig gezählt, und gespielt wird, bis nur mehr einer übrig ist, und der hat verloren.</translation>
    </message>
    <message>
        <source>The old game, but with the wild Weli, which the cutter may keep.</source>
        <translation>Dasselbe alte Spiel, aber mit dem Weli als Joker; wer ihn abhebt, darf ihn behalten.</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Höher</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Niedriger</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>about %1</source>
        <extracomment>A figure that is not exact: &quot;about 62&quot; (etwa 62; ungefär 62)</extracomment>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>fewer than 1</source>
        <extracomment>In place of a number, as in &quot;You make Two in fewer than 1 of 100 deals&quot; (weniger als 1)</extracomment>
        <translation>weniger als 1</translation>
    </message>
    <message>
        <source>over 99</source>
        <extracomment>In place of a number, as in &quot;You make Two in over 99 of 100 deals&quot; (über 99)</extracomment>
        <translation>über 99</translation>
    </message>
    <message>
        <source>%1 points</source>
        <extracomment>Points on average: %1 is a number such as 1.4</extracomment>
        <translation>%1 Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <extracomment>Chips of Préférence on average</extracomment>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chips</source>
        <extracomment>Chips of Préférence on average: %1 is a number such as 1.4</extracomment>
        <translation>%1 Chips</translation>
    </message>
    <message numerus="yes">
        <source>%n stroke(s)</source>
        <extracomment>Strokes of Mittlere on average</extracomment>
        <translation>
            <numerusform>%n Strich</numerusform>
            <numerusform>%n Striche</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 strokes</source>
        <extracomment>Strokes of Mittlere on average: %1 is a number such as 1.4</extracomment>
        <translation>%1 Striche</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>%1 as %2</source>
        <extracomment>%1 a wild card, %2 what it stood for: &quot;Weli as ace of hearts&quot;</extracomment>
        <translation>%1 als %2</translation>
    </message>
    <message>
        <source>Nobody has it.</source>
        <translation>Hat niemand.</translation>
    </message>
    <message>
        <source>Tied between %1: nobody scores it.</source>
        <extracomment>Two or more share the best pair, triple or run: %1 their names. Nobody scores it.</extracomment>
        <translation>Die Figur steht: Gleich gut sind %1.</translation>
    </message>
    <message>
        <source>The three was conceded.</source>
        <translation>Die Drei wurde gut gelassen.</translation>
    </message>
    <message>
        <source>It was conceded.</source>
        <translation>Wurde gut gelassen.</translation>
    </message>
    <message>
        <source>%1; bid and held.</source>
        <extracomment>%1 names the cards that won a figure which was bid and held</extracomment>
        <translation>%1; die Figur war gehalten.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1, but nobody protested</source>
        <extracomment>%1 is what somebody did against the rules</extracomment>
        <translation>%1, aber niemand hat protestiert</translation>
    </message>
    <message>
        <source>Offence</source>
        <extracomment>In the count: what breaking the rules costs</extracomment>
        <translation>Verstoß</translation>
    </message>
    <message>
        <source>had the Weli</source>
        <translation>hatte den Weli</translation>
    </message>
    <message>
        <source>had the Weli and won no figure</source>
        <translation>hatte den Weli, aber keine Figur</translation>
    </message>
    <message>
        <source>one point short</source>
        <extracomment>Lacks one point and is struck through on the slate (gestrichen; struken)</extracomment>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Game %1 is over</source>
        <extracomment>The end of a game that nobody has won</extracomment>
        <translation>Das %1. Spiel ist aus</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>A button below the count; the letter after &amp; is its shortcut</extracomment>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Next game</source>
        <translation>&amp;Nächstes Spiel</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Nächste Runde</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Won the game: gets a cross on the slate</extracomment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost (Bummerl)</source>
        <extracomment>Lost the game: gets a Bummerl on the slate (Bummerl; plump)</extracomment>
        <translation>Bummerl</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist aus</translation>
    </message>
    <message>
        <source>Game %2 goes to %1</source>
        <extracomment>%1 is the winner&apos;s name, %2 the number of the game</extracomment>
        <translation>Das %2. Spiel geht an %1</translation>
    </message>
    <message>
        <source>Game %1 goes to you</source>
        <extracomment>You have won the game of that number</extracomment>
        <translation>Das %1. Spiel geht an dich</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <extracomment>In the count at the end of a match: how many games a player has won (Kreuz; kryss)</extracomment>
        <translation>
            <numerusform>%n Kreuz</numerusform>
            <numerusform>%n Kreuze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost (Bummerl)</source>
        <extracomment>In the count at the end of a match: how many games a player has lost (Bummerl; plump)</extracomment>
        <translation>
            <numerusform>%n Bummerl</numerusform>
            <numerusform>%n Bummerl</numerusform>
        </translation>
    </message>
    <message>
        <source>Not counted: %1 already reached.</source>
        <extracomment>%1 is the target, at which one goes out</extracomment>
        <translation>Nicht gezählt: %1 schon erreicht.</translation>
    </message>
    <message>
        <source>reached %1</source>
        <extracomment>After a player&apos;s name in the count: has gone out in this deal, %1 is the target</extracomment>
        <translation>%1 erreicht</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>I’ll take it.</source>
        <extracomment>Whoever cuts takes the bottom card of the cut</extracomment>
        <translation>Die nehme ich.</translation>
    </message>
    <message>
        <source>I’ll leave it.</source>
        <extracomment>Whoever cuts leaves the bottom card of the cut where it is</extracomment>
        <translation>Die lasse ich.</translation>
    </message>
    <message>
        <source>One, then two.</source>
        <extracomment>The dealer deals one card to each, then two</extracomment>
        <translation>Eine, dann zwei.</translation>
    </message>
    <message>
        <source>Two, then one.</source>
        <translation>Zwei, dann eine.</translation>
    </message>
    <message>
        <source>My %1 is %2!</source>
        <extracomment>A wild card is named: %1 the wild card, %2 what it is (Mein Weli ist Herz-Ass!)</extracomment>
        <translation>Mein %1 ist %2!</translation>
    </message>
    <message>
        <source>I bid %1!</source>
        <extracomment>%1 is a figure as in &quot;the run&quot; (Ich biete das Herz!; Jag bjuder hjärter!)</extracomment>
        <translation>Ich biete %1!</translation>
    </message>
    <message>
        <source>Three for %1!</source>
        <extracomment>The raise of a held figure to three points: %1 is a figure (Drei für das Herz!)</extracomment>
        <translation>Drei für %1!</translation>
    </message>
    <message>
        <source>Good.</source>
        <extracomment>Answer to a bid: does not hold it (Gut.; Jag passar.)</extracomment>
        <translation>Gut.</translation>
    </message>
    <message>
        <source>I hold!</source>
        <extracomment>Answer to a bid: holds it (Ich halte!; Jag synar!)</extracomment>
        <translation>Ich halte!</translation>
    </message>
    <message>
        <source>I protest against %1!</source>
        <extracomment>Says that another player has broken the rules: %1 is the name</extracomment>
        <translation>Protest gegen %1!</translation>
    </message>
    <message>
        <source>No protest.</source>
        <translation>Kein Protest.</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>hearts</source>
        <extracomment>What is bid, held or won, as in &quot;I bid %1!&quot; (das Herz; hjärter)</extracomment>
        <translation>das Herz</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>das Laub</translation>
    </message>
    <message>
        <source>the set</source>
        <translation>das Gleich</translation>
    </message>
    <message>
        <source>the run</source>
        <translation>den Hanger</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>das Spiel</translation>
    </message>
</context>
<context>
    <name>Slate</name>
    <message>
        <source>no points (Bankl)</source>
        <extracomment>A deal without a point, the dash on the slate</extracomment>
        <translation>Bankl</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <extracomment>Points of a deal that are not yet certain</extracomment>
        <translation>vorläufig %1</translation>
    </message>
    <message>
        <source>Games won: %1.</source>
        <translation>Gewonnene Spiele: %1.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 points.</source>
        <extracomment>%1 is a player, %2 his points, %3 the points to reach</extracomment>
        <translation>%1: %2 von %3 Punkten.</translation>
    </message>
    <message>
        <source>Struck through: one point short.</source>
        <extracomment>B-87, German gestrichen: lacks one point, the vertical stroke</extracomment>
        <translation>Ist gestrichen: Ein Punkt fehlt.</translation>
    </message>
    <message>
        <source>“Gespannt”: one point short.</source>
        <extracomment>B-87, within the deal</extracomment>
        <translation>Ist gespannt: Ein Punkt fehlt.</translation>
    </message>
    <message>
        <source>Game %1 of %2, to %3 points.</source>
        <translation>Spiel %1 von %2, es geht auf %3 Punkte.</translation>
    </message>
    <message>
        <source>Deal by deal: %1.</source>
        <translation>Runde für Runde: %1.</translation>
    </message>
    <message>
        <source>Pot: %1.</source>
        <extracomment>What lies in the bowl, in chips</extracomment>
        <translation>Kasse: %1.</translation>
    </message>
    <message>
        <source>%1: balance %2.</source>
        <extracomment>%1 is a player, %2 his chips won or lost</extracomment>
        <translation>%1: Stand %2.</translation>
    </message>
    <message>
        <source>Wins the match.</source>
        <translation>Gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Deals played: %1 of %2.</source>
        <translation>Gespielte Runden: %1 von %2.</translation>
    </message>
    <message>
        <source>%1: strokes %2, potatoes %3.</source>
        <translation>%1: Striche %2, Kartoffeln %3.</translation>
    </message>
    <message>
        <source>%1: strokes %2, potatoes %3, total %4.</source>
        <extracomment>%1 is a player, %2 how many strokes, %3 how many potatoes (rings), %4 the first less the second</extracomment>
        <translation>%1: Striche %2, Kartoffeln %3, Stand %4.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>Heading of a row of the chalkboard: %1 is the number of the deal</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Heading of the last row of the chalkboard: what all deals make</extracomment>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Pot</source>
        <extracomment>Heading of a column of the chalkboard: the chips in the bowl</extracomment>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Strokes</source>
        <extracomment>Headings of the chalkboard of Mittlere</extracomment>
        <translation>Striche</translation>
    </message>
    <message>
        <source>Potatoes</source>
        <extracomment>Headings of the chalkboard of Mittlere: the rings</extracomment>
        <translation>Kartoffeln</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Heading of the chalkboard of Mittlere: the first less the second</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Games lost (Bummerl): %1.</source>
        <extracomment>Bummerl: the little ring for a game that was lost</extracomment>
        <translation>Verlorene Spiele (Bummerl): %1.</translation>
    </message>
    <message>
        <source>Gone out: the target is reached.</source>
        <translation>Ausgegangen: Das Ziel ist erreicht.</translation>
    </message>
    <message>
        <source>a game won</source>
        <translation>ein gewonnenes Spiel</translation>
    </message>
    <message>
        <source>a game lost (Bummerl)</source>
        <translation>ein verlorenes Spiel (Bummerl)</translation>
    </message>
    <message>
        <source>one point short, and may no longer bid</source>
        <extracomment>B-87, German gestrichen: the vertical stroke</extracomment>
        <translation>gestrichen: Ein Punkt fehlt, bieten darf man nicht mehr</translation>
    </message>
    <message>
        <source>one point short</source>
        <extracomment>B-87, within the deal: the dotted line</extracomment>
        <translation>gespannt: Ein Punkt fehlt</translation>
    </message>
    <message>
        <source>gone out</source>
        <translation>ausgegangen</translation>
    </message>
    <message>
        <source>a deal without a point (Bankl)</source>
        <translation>eine Runde ohne Punkt (Bankl)</translation>
    </message>
    <message>
        <source>not certain yet</source>
        <translation>noch nicht sicher</translation>
    </message>
    <message>
        <source>a stroke: plus one</source>
        <extracomment>Mittlere, on the chalkboard</extracomment>
        <translation>ein Strich: plus eins</translation>
    </message>
    <message>
        <source>a potato: minus one</source>
        <extracomment>Mittlere, on the chalkboard: the ring</extracomment>
        <translation>eine Kartoffel: minus eins</translation>
    </message>
    <message>
        <source>both: they cancel out</source>
        <extracomment>Mittlere, on the chalkboard: a stroke in a ring</extracomment>
        <translation>beides: Das hebt sich auf</translation>
    </message>
    <message>
        <source>A line a deal: how it stood then.</source>
        <translation>Je Runde eine Zeile: wie es danach stand.</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>You have an unfinished match, in deal %1.</source>
        <translation>Deine Partie wartet in Runde %1 auf dich.</translation>
    </message>
    <message>
        <source>You have %1 of %2 points.</source>
        <translation>Du hast %1 von %2 Punkten.</translation>
    </message>
    <message>
        <source>Your balance is %1.</source>
        <extracomment>%1 is what somebody has won or lost so far, &quot;+27&quot;</extracomment>
        <translation>Du stehst bei %1.</translation>
    </message>
    <message>
        <source>Your total is %1.</source>
        <extracomment>%1 is strokes less potatoes, &quot;−2&quot;</extracomment>
        <translation>Du stehst bei %1.</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>hearts</source>
        <extracomment>A suit by itself, as in &quot;Led: hearts.&quot;</extracomment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>Laub</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>Schell</translation>
    </message>
    <message>
        <source>acorns</source>
        <translation>Eichel</translation>
    </message>
</context>
<context>
    <name>SwissCard</name>
    <message>
        <source>roses</source>
        <extracomment>A suit of the Swiss pack within the name of a card, as in &quot;banner of roses&quot;</extracomment>
        <translation>Rosen</translation>
    </message>
    <message>
        <source>shields</source>
        <translation>Schilten</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>acorns</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>under</source>
        <extracomment>The lower court card of the Swiss pack (Under)</extracomment>
        <translation>Under</translation>
    </message>
    <message>
        <source>banner</source>
        <extracomment>The ten of the Swiss pack, which shows a flag</extracomment>
        <translation>Banner</translation>
    </message>
</context>
<context>
    <name>SwissFigure</name>
    <message>
        <source>Roses</source>
        <extracomment>With a Swiss pack: title of the figure won by the highest rose (Rosen; rosor)</extracomment>
        <translation>Rosen</translation>
    </message>
    <message>
        <source>Shields</source>
        <extracomment>With a Swiss pack: title of the figure won by the highest shield (Schilten; sköldar)</extracomment>
        <translation>Schilten</translation>
    </message>
</context>
<context>
    <name>SwissSentence</name>
    <message>
        <source>roses</source>
        <extracomment>With a Swiss pack: what is bid, as in &quot;I bid %1!&quot; (die Rosen, die Schilten; rosor)</extracomment>
        <translation>die Rosen</translation>
    </message>
    <message>
        <source>shields</source>
        <translation>die Schilten</translation>
    </message>
</context>
<context>
    <name>SwissSuit</name>
    <message>
        <source>roses</source>
        <extracomment>A suit of the Swiss pack by itself (Rosen, Schilten, Schellen, Eicheln)</extracomment>
        <translation>Rosen</translation>
    </message>
    <message>
        <source>shields</source>
        <translation>Schilten</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>acorns</source>
        <translation>Eicheln</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Go on (Space)</source>
        <translation>Weiter (Leertaste)</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>May be played</source>
        <translation>Kann gespielt werden</translation>
    </message>
    <message>
        <source>It is not your turn to play</source>
        <translation>Du bist nicht dran</translation>
    </message>
    <message>
        <source>Lies in front of %1</source>
        <translation>Liegt vor %1</translation>
    </message>
    <message>
        <source>In %1’s hand</source>
        <translation>In der Hand von %1</translation>
    </message>
    <message>
        <source>May be discarded</source>
        <translation>Kann weggelegt werden</translation>
    </message>
    <message>
        <source>Chosen as a discard</source>
        <translation>Zum Weglegen gewählt</translation>
    </message>
    <message>
        <source>Cut the pack: lift %1 cards</source>
        <translation>Abheben: %1 Karten</translation>
    </message>
    <message>
        <source>May be drawn</source>
        <translation>Kann gezogen werden</translation>
    </message>
    <message>
        <source>Your choice: use the arrow keys, then press Enter.</source>
        <translation>Du bist dran: Wähl mit den Pfeiltasten und drück dann die Eingabetaste.</translation>
    </message>
    <message>
        <source>not in play</source>
        <extracomment>On the table of Bieten: the cards that are not dealt</extracomment>
        <translation>nicht im Spiel</translation>
    </message>
    <message>
        <source>Another &amp;match</source>
        <extracomment>Button at the end of a match: the same people play another one</extracomment>
        <translation>Noch eine &amp;Partie</translation>
    </message>
    <message>
        <source>deal</source>
        <extracomment>Above what each player has won or lost in the deal that was counted: a short word</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>total</source>
        <extracomment>Above what each player has in all</extracomment>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>your hand</source>
        <extracomment>What a lesson points at, for those who hear it</extracomment>
        <translation>dein Blatt</translation>
    </message>
    <message>
        <source>the cards played</source>
        <translation>die gespielten Karten</translation>
    </message>
    <message>
        <source>the two cards on the table</source>
        <translation>die zwei Karten auf dem Tisch</translation>
    </message>
    <message>
        <source>the result of the deal</source>
        <translation>das Ergebnis der Runde</translation>
    </message>
    <message>
        <source>This deal is decided.</source>
        <translation>Diese Runde ist entschieden.</translation>
    </message>
    <message>
        <source>The rest of the tricks are yours.</source>
        <translation>Alle übrigen Stiche gehören dir.</translation>
    </message>
    <message>
        <source>Show the &amp;rest</source>
        <extracomment>Button: what is left of the deal is played to its end, for the person as well</extracomment>
        <translation>Rest &amp;zeigen</translation>
    </message>
    <message>
        <source>You will take no more tricks.</source>
        <translation>Du machst keinen Stich mehr.</translation>
    </message>
    <message>
        <source>More in the book</source>
        <extracomment>A link below what is said at the table</extracomment>
        <translation>Mehr im Buch</translation>
    </message>
    <message>
        <source>Two cards are chosen: confirm with “%1”.</source>
        <extracomment>What is due: %1 is what the button says that lays them aside</extracomment>
        <translation>Zwei Karten sind gewählt: Bestätige mit „%1“.</translation>
    </message>
    <message>
        <source>Change &amp;players or rules</source>
        <translation>Spieler oder Regeln &amp;ändern</translation>
    </message>
    <message>
        <source>One more to go; Enter takes this one back.</source>
        <translation>Noch eine Karte; Eingabe: diese doch nicht.</translation>
    </message>
    <message>
        <source>Lies in front of you</source>
        <translation>Liegt vor dir</translation>
    </message>
    <message>
        <source>In your hand</source>
        <translation>In deiner Hand</translation>
    </message>
    <message>
        <source>&amp;How they played</source>
        <extracomment>Button at the end of a match: tells what each player was like in it</extracomment>
        <translation>Wer wie &amp;gespielt hat</translation>
    </message>
    <message>
        <source>Left and Right choose, Enter takes “%1”.</source>
        <extracomment>For whoever presses Space where Enter answers; %1 a card or a button: &quot;king of hearts&quot;</extracomment>
        <translation>Mit Links und Rechts wählst du, die Eingabetaste nimmt „%1“.</translation>
    </message>
    <message>
        <source>Enter again takes “%1”.</source>
        <extracomment>For whoever pressed Enter before the question was heard; %1 a card or a button</extracomment>
        <translation>Noch einmal die Eingabetaste, und es gilt: „%1“.</translation>
    </message>
    <message>
        <source>Enter again plays it.</source>
        <extracomment>Of a card of mine that Enter has just shown</extracomment>
        <translation>Noch einmal die Eingabetaste, und sie wird gespielt.</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>once</source>
        <extracomment>How often</extracomment>
        <translation>einmal</translation>
    </message>
    <message>
        <source>twice</source>
        <extracomment>How often</extracomment>
        <translation>zweimal</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <extracomment>How often, from three on</extracomment>
        <translation>
            <numerusform>%n-mal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tricks</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>Whoever wins the figure gets %1.</source>
        <extracomment>%1 is &quot;2 points&quot;</extracomment>
        <translation>Wer die Figur macht, schreibt %1.</translation>
    </message>
    <message>
        <source>If all say “Good”, you score 2; if somebody holds it, it is worth 3.</source>
        <translation>Sagen alle „Gut“, schreibst du 2; hält jemand, geht es um 3.</translation>
    </message>
    <message>
        <source>You keep it and are dealt one card fewer.</source>
        <translation>Du behältst sie und bekommst beim Geben eine Karte weniger.</translation>
    </message>
    <message>
        <source>It stays where it is; the cards are dealt.</source>
        <translation>Sie bleibt, wo sie ist; dann wird gegeben.</translation>
    </message>
    <message>
        <source>&amp;One, then two</source>
        <translation>&amp;Eine, dann zwei</translation>
    </message>
    <message>
        <source>&amp;No protest</source>
        <translation>&amp;Kein Protest</translation>
    </message>
    <message>
        <source>Against %1</source>
        <extracomment>Button: protest against the player named</extracomment>
        <translation>Gegen %1</translation>
    </message>
    <message>
        <source>If this player has broken the rules in this deal, the penalty is applied.</source>
        <translation>Hat dieser Spieler in dieser Runde gegen eine Regel verstoßen, wird er gestraft.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>%1 ist dran.</translation>
    </message>
    <message>
        <source>%1 is to play; you may bid first.</source>
        <translation>%1 ist dran; du darfst vorher noch bieten.</translation>
    </message>
    <message>
        <source>You lead: play a card, or bid first.</source>
        <translation>Du spielst aus: Spiel eine Karte oder biete vorher.</translation>
    </message>
    <message>
        <source>You lead: play a card.</source>
        <translation>Du spielst aus.</translation>
    </message>
    <message>
        <source>Your turn; %1 were led. Play a card, or bid first.</source>
        <extracomment>%1 is a suit, &quot;hearts&quot;</extracomment>
        <translation>Ausgespielt: %1. Du bist dran: Gib eine Karte zu oder biete vorher.</translation>
    </message>
    <message>
        <source>Your turn; %1 were led. Play a card.</source>
        <translation>Ausgespielt: %1. Du bist dran: Gib eine Karte zu.</translation>
    </message>
    <message>
        <source>%2 has bid %3: %1 answers.</source>
        <translation>%2 hat %3 geboten: %1 antwortet.</translation>
    </message>
    <message>
        <source>%1 has bid %2: your answer?</source>
        <translation>%1 hat %2 geboten: Was sagst du?</translation>
    </message>
    <message>
        <source>Your cut: lift off some cards.</source>
        <translation>Du hebst ab: Wie viele Karten?</translation>
    </message>
    <message>
        <source>%1 cuts.</source>
        <translation>%1 hebt ab.</translation>
    </message>
    <message>
        <source>You may take the bottom card of your cut.</source>
        <translation>Du darfst die Karte nehmen, die du abgehoben hast.</translation>
    </message>
    <message>
        <source>%1 looks at the bottom card of the cut.</source>
        <translation>%1 sieht sich die abgehobene Karte an.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Du gibst.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 gibt.</translation>
    </message>
    <message>
        <source>Has somebody broken the rules?</source>
        <translation>Hat jemand gegen die Regeln verstoßen?</translation>
    </message>
    <message>
        <source>%1 may protest.</source>
        <translation>%1 darf protestieren.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist aus.</translation>
    </message>
    <message>
        <source>The deal has been counted.</source>
        <translation>Die Runde ist angeschrieben.</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>Die Karten werden gemischt.</translation>
    </message>
    <message>
        <source>%1 says three for %2.</source>
        <translation>%1 gibt Drei auf %2.</translation>
    </message>
    <message>
        <source>%1 bids %2.</source>
        <translation>%1 bietet %2.</translation>
    </message>
    <message>
        <source>At the bottom of your cut: %1.</source>
        <extracomment>%1 is the name of a card</extracomment>
        <translation>Du hast abgehoben: %1.</translation>
    </message>
    <message>
        <source>How will you deal?</source>
        <translation>Wie willst du geben?</translation>
    </message>
    <message>
        <source>Press Space to go on.</source>
        <extracomment>Added to the line that says what is due, while the table waits for the person</extracomment>
        <translation>Weiter mit der Leertaste.</translation>
    </message>
    <message>
        <source>Lea&amp;ve it</source>
        <translation>&amp;Liegen lassen</translation>
    </message>
    <message>
        <source>%2 says three for %3: %1 answers.</source>
        <extracomment>%1 and %2 are names, %3 a figure</extracomment>
        <translation>%2 gibt Drei auf %3: %1 antwortet.</translation>
    </message>
    <message>
        <source>%1 says three for %2: your answer?</source>
        <extracomment>%1 is a name, %2 a figure</extracomment>
        <translation>%1 gibt Drei auf %2: Was sagst du?</translation>
    </message>
    <message>
        <source>The bid has to be answered first.</source>
        <translation>Zuerst muss auf das Gebot geantwortet werden.</translation>
    </message>
    <message>
        <source>A wild card: click it and choose which card it stands for.</source>
        <translation>Ein Joker: Klick ihn an und wähl, welche Karte er sein soll.</translation>
    </message>
    <message>
        <source>%1 deals first (drew the %2).</source>
        <translation>%1 gibt zuerst (abgehoben: %2).</translation>
    </message>
    <message>
        <source>Everybody draws a card; the lowest deals, with the ace counting as lowest: %1 deals (%2).</source>
        <extracomment>How the first dealer is found: %1 is a player, %2 the card drawn</extracomment>
        <translation>Jeder zieht eine Karte; wer die niedrigste hat, gibt, und das Ass gilt als die niedrigste: %1 gibt (%2).</translation>
    </message>
    <message>
        <source>You deal one card each, then two.</source>
        <translation>Du gibst jedem eine Karte, dann zwei.</translation>
    </message>
    <message>
        <source>You deal two cards each, then one.</source>
        <translation>Du gibst jedem zwei Karten, dann eine.</translation>
    </message>
    <message>
        <source>There is nobody left to protest against.</source>
        <translation>Es bleibt niemand, gegen den du protestieren könntest.</translation>
    </message>
    <message>
        <source>You can only say “Good”.</source>
        <translation>Du kannst nur „Gut“ sagen.</translation>
    </message>
    <message>
        <source>%1 %2–%3</source>
        <extracomment>At the end of a match: %1 is a player, %2 how many games won, %3 lost</extracomment>
        <translation>%1 %2 : %3</translation>
    </message>
    <message>
        <source>Games won–lost:</source>
        <extracomment>Before the players with how many they have of both: &quot;Luis 2 : 1, Resi 1 : 2&quot;</extracomment>
        <translation>Kreuze zu Bummerln:</translation>
    </message>
    <message>
        <source>&amp;Good: %1 for %2</source>
        <extracomment>An answer to a bid, as a button; the letter after &amp; is its shortcut. %1 is the number of points that %2, a player, gets if nobody holds</extracomment>
        <translation>&amp;Gut: %1 für %2</translation>
    </message>
    <message>
        <source>I h&amp;old: for %1</source>
        <extracomment>An answer to a bid, as a button: %1 is the number of points that are fought for</extracomment>
        <translation>Ich h&amp;alte: um %1</translation>
    </message>
    <message>
        <source>What does the Weli stand for?</source>
        <translation>Was ist der Weli?</translation>
    </message>
    <message>
        <source>Which card does it stand for?</source>
        <translation>Für welche Karte steht der Joker?</translation>
    </message>
    <message>
        <source>Th&amp;ree: for 3</source>
        <translation>&amp;Drei: um 3</translation>
    </message>
    <message>
        <source>T&amp;ake it</source>
        <translation>&amp;Nehmen</translation>
    </message>
    <message>
        <source>Two, then on&amp;e</source>
        <translation>&amp;Zwei, dann eine</translation>
    </message>
    <message>
        <source>You deal first (you drew the %1).</source>
        <extracomment>%1 is the lowest card that was cut, and you did</extracomment>
        <translation>Du gibst zuerst (abgehoben: %1).</translation>
    </message>
    <message>
        <source>Everybody draws a card; the lowest deals, with the ace counting as lowest: you deal (%1).</source>
        <extracomment>How the first dealer is found: %1 is the card that you have drawn</extracomment>
        <translation>Jeder zieht eine Karte; wer die niedrigste hat, gibt, und das Ass gilt als die niedrigste: Du gibst (%1).</translation>
    </message>
    <message>
        <source>You say three for %2: %1 answers.</source>
        <extracomment>%1 is a name, %2 a figure</extracomment>
        <translation>Du gibst Drei auf %2: %1 antwortet.</translation>
    </message>
    <message>
        <source>You have bid %2: %1 answers.</source>
        <translation>Du hast %2 geboten: %1 antwortet.</translation>
    </message>
    <message>
        <source>Your turn; %1 were led, and you have none. Play a card, or bid first.</source>
        <extracomment>%1 is a suit, &quot;hearts&quot;, of which the player has no card</extracomment>
        <translation>Ausgespielt: %1, und davon hast du nichts. Du bist dran: Gib eine Karte zu oder biete vorher.</translation>
    </message>
    <message>
        <source>Your turn; %1 were led, and you have none. Play a card.</source>
        <translation>Ausgespielt: %1, und davon hast du nichts. Du bist dran: Gib eine Karte zu.</translation>
    </message>
    <message>
        <source>You do not contest it; the others may still hold.</source>
        <translation>Du raufst nicht darum; die anderen dürfen noch halten.</translation>
    </message>
    <message>
        <source>You do not contest it.</source>
        <translation>Du raufst nicht darum.</translation>
    </message>
</context>
<context>
    <name>Value</name>
    <message>
        <source>not in the pack</source>
        <translation>nicht dabei</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>worth a point</source>
        <translation>einen Punkt wert</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>the Weli only</source>
        <translation>nur den Weli</translation>
    </message>
    <message>
        <source>up to three cards</source>
        <translation>bis zu drei Karten</translation>
    </message>
    <message>
        <source>as the dealer likes</source>
        <translation>wie der Geber will</translation>
    </message>
    <message>
        <source>one, then two</source>
        <translation>eine, dann zwei</translation>
    </message>
    <message>
        <source>two, then one</source>
        <translation>zwei, dann eine</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>not when one point short</source>
        <extracomment>Not for those who lack only one point (gespannt; sträckt)</extracomment>
        <translation>nicht, wenn nur ein Punkt fehlt</translation>
    </message>
    <message>
        <source>fewer figures than points needed</source>
        <translation>weniger Figuren, als Punkte fehlen</translation>
    </message>
    <message>
        <source>for the whole deal</source>
        <translation>die ganze Runde</translation>
    </message>
    <message>
        <source>until the figure is conceded</source>
        <translation>bis die Figur gut gelassen ist</translation>
    </message>
    <message>
        <source>conceded first</source>
        <translation>Gutgelassenes zuerst</translation>
    </message>
    <message>
        <source>in order of the bids</source>
        <translation>nach den Geboten</translation>
    </message>
    <message>
        <source>conceded, held, not bid</source>
        <translation>gut gelassen, gehalten, still</translation>
    </message>
    <message>
        <source>the lowest score</source>
        <translation>wer am wenigsten hat</translation>
    </message>
    <message>
        <source>the last to go out</source>
        <translation>wer als Letzter ausgeht</translation>
    </message>
    <message>
        <source>the count stops</source>
        <translation>das Zählen hört auf</translation>
    </message>
    <message>
        <source>the whole deal is counted</source>
        <translation>die Runde wird fertig gezählt</translation>
    </message>
    <message>
        <source>the next to the left</source>
        <translation>der Nächste links</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>possible and punished</source>
        <translation>möglich und gestraft</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>all points so far</source>
        <translation>alle bisherigen Punkte</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>das ganze Spiel</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>when somebody protests</source>
        <translation>wenn jemand protestiert</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>a conceded figure still counts</source>
        <translation>Gutgelassenes zählt trotzdem</translation>
    </message>
    <message>
        <source>a conceded figure is lost too</source>
        <translation>auch Gutgelassenes zählt nicht</translation>
    </message>
    <message>
        <source>the player to the loser’s right</source>
        <translation>wer rechts vom Verlierer sitzt</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Of the contracts with a premium</extracomment>
        <translation>alle</translation>
    </message>
    <message>
        <source>%1, Five and Six</source>
        <extracomment>Of the contracts with a premium: %1 is the contract Hearts</extracomment>
        <translation>%1, Bettel und Mord</translation>
    </message>
    <message>
        <source>%1 only</source>
        <translation>nur %1</translation>
    </message>
    <message>
        <source>is counted</source>
        <extracomment>A deal without trump</extracomment>
        <translation>zählt</translation>
    </message>
    <message>
        <source>is annulled</source>
        <extracomment>A deal without trump</extracomment>
        <translation>wird annulliert</translation>
    </message>
    <message>
        <source>always loses</source>
        <extracomment>Who takes no trick</extracomment>
        <translation>verliert immer</translation>
    </message>
    <message>
        <source>counts as a hundred points</source>
        <extracomment>Who takes no trick</extracomment>
        <translation>zählt wie hundert Punkte</translation>
    </message>
    <message>
        <source>the third player wins</source>
        <extracomment>Two with equal points</extracomment>
        <translation>der Dritte gewinnt</translation>
    </message>
    <message>
        <source>they draw cards</source>
        <extracomment>Two with equal points</extracomment>
        <translation>sie ziehen Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) from the dealer</source>
        <extracomment>What the dealer puts into the pot</extracomment>
        <translation>
            <numerusform>%n Chip vom Geber</numerusform>
            <numerusform>%n Chips vom Geber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n base stake(s) a deal</source>
        <extracomment>What a deal is played for</extracomment>
        <translation>
            <numerusform>höchstens %n Grundeinsatz pro Runde</numerusform>
            <numerusform>höchstens %n Grundeinsätze pro Runde</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>You have already gone out in this game.</source>
        <translation>In diesem Spiel bist du schon aus.</translation>
    </message>
    <message>
        <source>These two rules contradict each other.</source>
        <translation>Diese beiden Regeln vertragen sich nicht.</translation>
    </message>
    <message>
        <source>Only the player to the dealer’s right cuts; at least four cards must be lifted, and at least four must stay.</source>
        <translation>Nur wer rechts vom Geber sitzt, hebt ab: mindestens vier Karten, und mindestens vier bleiben liegen.</translation>
    </message>
    <message>
        <source>Only the player who has just cut may take or leave the bottom card.</source>
        <translation>Nur wer gerade abgehoben hat, darf die abgehobene Karte nehmen oder liegen lassen.</translation>
    </message>
    <message>
        <source>Only the dealer deals, once the cards are cut, and in the rounds that the rules allow.</source>
        <translation>Nur der Geber gibt, sobald abgehoben ist, und nur so aufgeteilt, wie es die Regeln erlauben.</translation>
    </message>
    <message>
        <source>It is not your turn to play a card.</source>
        <translation>Eine Karte legst du erst, wenn du dran bist.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Diese Karte hast du nicht in der Hand.</translation>
    </message>
    <message>
        <source>You can follow suit, so you must.</source>
        <translation>Du kannst Farbe bekennen, also musst du auch.</translation>
    </message>
    <message>
        <source>A wild card cannot be named as one of your own cards, nor as what another of your wild cards already stands for.</source>
        <translation>Einen Joker darfst du nicht zu einer deiner eigenen Karten taufen und auch nicht zu dem, was ein anderer deiner Joker schon ist.</translation>
    </message>
    <message>
        <source>What you have said and played so far has tied down your wild card; this would break that promise.</source>
        <extracomment>What a player has bid, held or shown by not following suit binds the wild card</extracomment>
        <translation>Was du bisher gesagt und gespielt hast, bindet deinen Joker: Das hier geht damit nicht mehr.</translation>
    </message>
    <message>
        <source>You do not have this figure, and no wild card could still make it yours.</source>
        <translation>Diese Figur hast du nicht, und kein Joker kann sie dir noch bringen.</translation>
    </message>
    <message>
        <source>You may bid from the end of the dealing until the last card is played, but not while an answer is due.</source>
        <translation>Geboten wird nach dem Geben bis zur letzten Karte, aber nicht, solange noch eine Antwort fehlt.</translation>
    </message>
    <message>
        <source>Forehand bids first: wait until forehand has bid or played a card.</source>
        <translation>Die Vorhand hat das erste Wort: Warte, bis sie ausgespielt oder geboten hat.</translation>
    </message>
    <message>
        <source>This figure has already been bid and held.</source>
        <translation>Diese Figur ist schon geboten und gehalten.</translation>
    </message>
    <message>
        <source>You have no bid to answer now.</source>
        <translation>Du bist jetzt keine Antwort schuldig.</translation>
    </message>
    <message>
        <source>Three is the highest you can go.</source>
        <translation>Mehr als Drei kann man nicht geben.</translation>
    </message>
    <message>
        <source>This figure has been conceded: it is settled.</source>
        <translation>Diese Figur haben alle gut sein lassen, sie ist erledigt.</translation>
    </message>
    <message>
        <source>You are too close to the target to bid: you may still hold when others bid.</source>
        <translation>So kurz vor dem Ausgehen darfst du nicht mehr bieten, nur mehr halten, wenn andere bieten.</translation>
    </message>
    <message>
        <source>You are too close to the target to say three.</source>
        <translation>So kurz vor dem Ausgehen darfst du nicht mehr Drei geben.</translation>
    </message>
    <message>
        <source>Each player may protest once, in turn, against another player who has not been caught yet.</source>
        <translation>Reihum darf jeder einmal protestieren, gegen einen anderen, der noch nicht überführt ist.</translation>
    </message>
    <message>
        <source>A wild card is named when it is played; other cards are played as they are.</source>
        <translation>Wer einen Joker legt, muss ihn taufen; jede andere Karte gilt, wie sie ist.</translation>
    </message>
    <message>
        <source>This is not the time to protest.</source>
        <translation>Protestiert wird jetzt nicht.</translation>
    </message>
    <message>
        <source>The rules do not allow this.</source>
        <translation>Das erlauben die Regeln nicht.</translation>
    </message>
    <message>
        <source>You can say three only for a figure that is held for two, and not if you bid it yourself; as an answer to a bid it needs the house rule “Three as an answer”.</source>
        <extracomment>&quot;three&quot;: the raise of a held figure to three points (Drei, Groschen; tre)</extracomment>
        <translation>Drei gibt man auf eine Figur, die um zwei gehalten ist, aber nie auf die eigene; als Antwort auf ein Gebot nur, wenn die Hausregel „Drei als Antwort“ gilt.</translation>
    </message>
    <message>
        <source>The house rules do not allow this.</source>
        <translation>Die Hausregeln erlauben das nicht.</translation>
    </message>
    <message>
        <source>You deal and sit out: the other three play this deal.</source>
        <translation>Du gibst und setzt aus: Diese Runde spielen die drei anderen.</translation>
    </message>
    <message>
        <source>Under the house rules this contract does not exist.</source>
        <translation>Nach den Hausregeln gibt es dieses Spiel nicht.</translation>
    </message>
    <message>
        <source>It is not your turn to speak.</source>
        <translation>Du bist nicht am Wort.</translation>
    </message>
    <message>
        <source>Your first bid must be higher than the last one, and One to Three without buying are first bid as “spiel”.</source>
        <translation>Dein erstes Gebot muss höher sein als das letzte; Eins bis Drei ohne Kauf lizitiert man zuerst als „Spiel“.</translation>
    </message>
    <message>
        <source>Your first bid binds you: after One to Four you cannot go above Four, spiel stays spiel, and only a player who opened with a premium contract may go higher. Every bid must beat the last one.</source>
        <translation>Dein erstes Gebot bindet dich: Wer mit Eins bis Vier beginnt, kommt nicht über Vier hinaus, „Spiel“ bleibt Spiel, und nur wer mit einem Prämienspiel begonnen hat, darf höher; jedes Gebot muss höher sein als das letzte.</translation>
    </message>
    <message>
        <source>Only a bid of One to Four can be held, and only by forehand, or by the player who has that right instead.</source>
        <translation>Halten darf nur die Vorhand oder wer statt ihr das Recht hat, und nur Eins bis Vier.</translation>
    </message>
    <message>
        <source>After “spiel” the player who said it first names the suit, and the others answer with a higher one or pass.</source>
        <translation>Wer zuerst „Spiel“ gesagt hat, nennt die Farbe; die anderen antworten mit einer höheren oder passen.</translation>
    </message>
    <message>
        <source>There is no auction now.</source>
        <translation>Jetzt wird nicht lizitiert.</translation>
    </message>
    <message>
        <source>Only the declarer buys, discards two cards and announces the contract.</source>
        <translation>Nur der Spieler kauft, legt zwei Karten weg und sagt an, was er spielt.</translation>
    </message>
    <message>
        <source>You may announce what you bid or something higher of the same kind: One to Four go no higher than Four, and spiel stays spiel.</source>
        <translation>Du darfst ansagen, was du zuletzt lizitiert hast, oder Höheres von derselben Art: von Eins bis Vier nur bis Vier, und „Spiel“ bleibt Spiel.</translation>
    </message>
    <message>
        <source>Discard two different cards.</source>
        <translation>Weggelegt werden zwei verschiedene Karten.</translation>
    </message>
    <message>
        <source>You can after-buy only if the auction was won with One to Four, and only once the contract has been announced.</source>
        <translation>Nachgekauft wird nur, wenn das letzte Gebot Eins bis Vier war, und erst, wenn der Spieler sein Spiel angesagt hat.</translation>
    </message>
    <message>
        <source>Only a player who has bid in the auction may after-buy.</source>
        <translation>Nachkaufen darf nur, wer lizitiert hat.</translation>
    </message>
    <message>
        <source>You are not being asked now.</source>
        <translation>Jetzt wirst nicht du gefragt.</translation>
    </message>
    <message>
        <source>You have declined to after-buy, and that is final.</source>
        <translation>Du hast den Nachkauf abgelehnt, und dabei bleibt es.</translation>
    </message>
    <message>
        <source>A player who after-buys must announce Five, Six, Seven or Eight, and higher than the last after-buyer.</source>
        <translation>Wer nachkauft, muss Bettel, Mord, Plauderer oder Mord aufgedeckt ansagen, und zwar Höheres als der letzte Nachkäufer.</translation>
    </message>
    <message>
        <source>In this contract both defenders play; nobody is asked.</source>
        <translation>In diesem Spiel spielen beide Mitspieler; niemand wird gefragt.</translation>
    </message>
    <message>
        <source>The pot holds only one base stake: both defenders must go along.</source>
        <translation>In der Kasse liegt nur ein Grundeinsatz: Beide müssen mitgehen.</translation>
    </message>
    <message>
        <source>Only the defenders go along or stay home, starting with the one to the declarer’s left.</source>
        <translation>Nur die Mitspieler gehen mit oder bleiben zu Hause, der links vom Spieler zuerst.</translation>
    </message>
    <message>
        <source>Only the one defender who went along may invite the other.</source>
        <translation>Nur wer als Einziger mitgegangen ist, darf den anderen einladen.</translation>
    </message>
    <message>
        <source>The tricks can be split only between the declarer and a lone defender, before the first card.</source>
        <translation>Geteilt wird nur zwischen dem Spieler und einem einzelnen Mitspieler, vor der ersten Karte.</translation>
    </message>
    <message>
        <source>It is the other player’s turn to speak.</source>
        <translation>Der andere ist am Wort.</translation>
    </message>
    <message>
        <source>Accept the offer, refuse it, or answer with a split that nobody has offered yet.</source>
        <translation>Ein Angebot kannst du annehmen, ablehnen oder mit einem anderen beantworten, das noch niemand gemacht hat.</translation>
    </message>
    <message>
        <source>You can beat the trick, so you must.</source>
        <translation>Stichzwang: Du kannst überstechen, also musst du.</translation>
    </message>
    <message>
        <source>You sit to the left of the declarer, who led: you must play higher, but as low as you can.</source>
        <translation>Der Spieler hat ausgespielt, und du sitzt links von ihm: Du musst so niedrig wie möglich überstechen.</translation>
    </message>
    <message>
        <source>Under the house rules you must trump, because you cannot follow suit.</source>
        <translation>Nach den Hausregeln musst du trumpfen, weil du nicht bedienen kannst.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>Trumps were led and you have one, so you must play a trump.</source>
        <translation>Trumpf ist ausgespielt und du hast einen: Gib Trumpf zu.</translation>
    </message>
    <message>
        <source>You can follow suit: do so, or play a trump.</source>
        <translation>Du kannst bedienen: Bediene oder spiel einen Trumpf.</translation>
    </message>
    <message>
        <source>As long as you can follow suit, your trump must beat any trump already in the trick.</source>
        <translation>Solange du bedienen kannst, muss dein Trumpf höher sein als jeder Trumpf, der schon im Stich liegt.</translation>
    </message>
    <message>
        <source>It is the other player’s draw, or this card has already been drawn.</source>
        <translation>Jetzt zieht der andere, oder diese Karte ist schon gezogen.</translation>
    </message>
</context>
<context>
    <name>Wrong</name>
    <message>
        <source>the file cannot be opened</source>
        <translation>die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>die Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>longer than %1 characters</source>
        <translation>länger als %1 Zeichen</translation>
    </message>
    <message>
        <source>an empty line</source>
        <translation>eine leere Zeile</translation>
    </message>
    <message>
        <source>malformed JSON at character %1</source>
        <translation>fehlerhaftes JSON bei Zeichen %1</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>kein JSON-Objekt</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <translation>zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the key %1 appears twice</source>
        <translation>der Schlüssel %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>%1 is %2, not a whole number from %3 to %4</source>
        <translation>%1 ist %2 und keine ganze Zahl von %3 bis %4</translation>
    </message>
    <message>
        <source>%1 is %2, not text</source>
        <translation>%1 ist %2 und kein Text</translation>
    </message>
    <message>
        <source>%1 is %2, not an object</source>
        <translation>%1 ist %2 und kein Objekt</translation>
    </message>
    <message>
        <source>%1 is %2 instead of %3</source>
        <translation>%1 ist %2 statt %3</translation>
    </message>
    <message>
        <source>there is no match</source>
        <translation>es steht keine Partie darin</translation>
    </message>
    <message>
        <source>a line of type %1 where %2 is due</source>
        <translation>eine Zeile der Art %1, wo %2 kommen muss</translation>
    </message>
    <message>
        <source>the file stops where a line of type %1 is due</source>
        <translation>die Datei hört auf, wo eine Zeile der Art %1 kommen muss</translation>
    </message>
    <message>
        <source>a line after the end of the match</source>
        <translation>eine Zeile nach dem Ende der Partie</translation>
    </message>
    <message>
        <source>more than %1 moves</source>
        <translation>mehr als %1 Züge</translation>
    </message>
    <message>
        <source>there is no game %1</source>
        <translation>es gibt kein Spiel %1</translation>
    </message>
    <message>
        <source>it has format %1, which a newer Weli writes</source>
        <translation>sie hat das Format %1, das eine neuere Version von Weli schreibt</translation>
    </message>
    <message>
        <source>there is no object %1</source>
        <translation>das Objekt %1 fehlt</translation>
    </message>
    <message>
        <source>the rule %1 is missing</source>
        <translation>die Regel %1 fehlt</translation>
    </message>
    <message>
        <source>the rule %1 cannot be %2</source>
        <translation>die Regel %1 kann nicht %2 sein</translation>
    </message>
    <message>
        <source>there is no rule %1</source>
        <translation>es gibt keine Regel %1</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation>%1 liegt außerhalb des Erlaubten</translation>
    </message>
    <message>
        <source>%1 does not go with this value of %2</source>
        <translation>%1 passt nicht zu diesem Wert von %2</translation>
    </message>
    <message>
        <source>players must be %1</source>
        <translation>es müssen %1 Spieler sein</translation>
    </message>
    <message>
        <source>players must be %1 or %2</source>
        <translation>es müssen %1 oder %2 Spieler sein</translation>
    </message>
    <message>
        <source>deals must be a multiple of %1</source>
        <translation>die Zahl der Runden muss durch %1 teilbar sein</translation>
    </message>
    <message>
        <source>there is no list %1</source>
        <translation>die Liste %1 fehlt</translation>
    </message>
    <message>
        <source>%1 is not a card</source>
        <translation>%1 ist keine Karte</translation>
    </message>
    <message>
        <source>%1 does not belong to the pack</source>
        <translation>%1 gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>%1 is in the pack twice</source>
        <translation>%1 kommt unter den Karten zweimal vor</translation>
    </message>
    <message>
        <source>%1 is missing from the pack</source>
        <translation>%1 fehlt unter den Karten</translation>
    </message>
    <message>
        <source>there is no action %1</source>
        <translation>es gibt keinen Zug %1</translation>
    </message>
    <message>
        <source>move out of turn: seat %1 %2, but it is the turn of seat %3</source>
        <translation>Zug außer der Reihe: Platz %1 %2, aber Platz %3 ist dran</translation>
    </message>
    <message>
        <source>illegal move: seat %1 %2</source>
        <translation>verbotener Zug: Platz %1 %2</translation>
    </message>
    <message>
        <source>%1 lists %2 for seat %3, which may: %4</source>
        <translation>%1 nennt %2 für Platz %3; erlaubt ist %4</translation>
    </message>
    <message>
        <source>%1 names a seat that is not there</source>
        <translation>%1 nennt einen Platz, den es nicht gibt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>weli::BookPage</name>
    <message>
        <source>**At this table:** %1: %2</source>
        <extracomment>In the book, below what a house rule does: %1 is its name, %2 what it is set to</extracomment>
        <translation>**An diesem Tisch:** %1: %2</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the book</source>
        <translation>Im Buch suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Back to what you read before</source>
        <translation>Zurück zu dem, was du vorher gelesen hast</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Wieder vor</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Als &amp;PDF speichern …</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>The book is saved as %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Das Buch ist als %1 gespeichert.</translation>
    </message>
    <message>
        <source>A table. %1</source>
        <extracomment>In the book, for those who hear it: %1 says what lies on a table</extracomment>
        <translation>Ein Tisch. %1</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <extracomment>The same: %1 are cards</extracomment>
        <translation>Karten: %1</translation>
    </message>
    <message>
        <source>Caret on: arrows move in the text.</source>
        <translation>Textcursor an: Die Pfeiltasten gehen durch den Text.</translation>
    </message>
    <message>
        <source>Caret off: arrows scroll.</source>
        <translation>Textcursor aus: Die Pfeiltasten scrollen.</translation>
    </message>
    <message>
        <source>You have read nothing before this.</source>
        <translation>Davor hast du nichts gelesen.</translation>
    </message>
    <message>
        <source>You have not gone back.</source>
        <translation>Du bist nicht zurückgegangen.</translation>
    </message>
</context>
<context>
    <name>weli::BookView</name>
    <message>
        <source>Heading: %1</source>
        <extracomment>A line of the book, for those who hear it: %1 is the heading of a chapter</extracomment>
        <translation>Überschrift: %1</translation>
    </message>
    <message>
        <source>Link: %1</source>
        <extracomment>In the book, for those who hear it: %1 is the text of a link</extracomment>
        <translation>Verweis: %1</translation>
    </message>
    <message>
        <source>The book of %1. Down reads on, H leads to the next heading, Tab to the next link; Enter follows it, Alt+Left comes back.</source>
        <extracomment>When the book is opened, for those who hear it: %1 is the name of the game</extracomment>
        <translation>Regelbuch: %1. Pfeil ab liest weiter, H führt zur nächsten Überschrift, Tab zum nächsten Verweis; die Eingabetaste folgt ihm, Alt+Links führt zurück.</translation>
    </message>
</context>
<context>
    <name>weli::CardChooser</name>
    <message>
        <source>%1: being checked</source>
        <extracomment>%1 is a pack of cards that Weli has still to look at</extracomment>
        <translation>%1: wird geprüft</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A pack of cards that cannot be chosen: %1 is its name, %2 why</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Pac&amp;k:</source>
        <translation>&amp;Kartenblatt:</translation>
    </message>
    <message>
        <source>Some cards of the pack, and its back</source>
        <translation>Einige Karten des Blatts und seine Rückseite</translation>
    </message>
    <message>
        <source>The &amp;other back</source>
        <translation>Die &amp;andere Rückseite</translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds, green clubs</source>
        <translation>&amp;Vier Farben: Karo blau, Treff grün</translation>
    </message>
    <message>
        <source>Large l&amp;etters in the corners</source>
        <translation>&amp;Große Buchstaben in den Ecken</translation>
    </message>
    <message>
        <source>&amp;Q and J in the corners instead of O and U</source>
        <translation>D und B statt O und &amp;U in den Ecken</translation>
    </message>
    <message>
        <source>The usual one for the game</source>
        <extracomment>A choice among the packs of cards: each game is played with its own</extracomment>
        <translation>Wie im Spiel üblich</translation>
    </message>
    <message>
        <source>This pack has only one back.</source>
        <translation>Dieses Blatt hat nur eine Rückseite.</translation>
    </message>
    <message>
        <source>Only Weli’s French pack can have four colours.</source>
        <translation>Vier Farben hat nur Welis französisches Blatt.</translation>
    </message>
    <message>
        <source>Only Weli’s own packs can have them.</source>
        <translation>Das können nur Welis eigene Blätter.</translation>
    </message>
    <message>
        <source>Only Weli’s Tyrolean and Swiss packs can have them.</source>
        <translation>Das können nur Welis Tiroler und Schweizer Blatt.</translation>
    </message>
    <message>
        <source>Some cards of each game’s pack, and its back</source>
        <extracomment>What is seen in a picture of cards: of each game some cards of the pack that is usual for it</extracomment>
        <translation>Einige Karten aus dem Blatt jedes Spiels und die Rückseite</translation>
    </message>
</context>
<context>
    <name>weli::Chair</name>
    <message>
        <source>&amp;You:</source>
        <translation>&amp;Du:</translation>
    </message>
    <message>
        <source>Player %1:</source>
        <translation>Spieler %1:</translation>
    </message>
    <message>
        <source>Level of player %1</source>
        <translation>Stärke von Spieler %1</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In the field for a person&apos;s name, as long as it is empty</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Who comes is another every evening, and is told after the match.</source>
        <translation>Wer kommt, ist jeden Abend anders; nach der Partie erfährst du es.</translation>
    </message>
</context>
<context>
    <name>weli::ChoiceList</name>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <translation>✓ Richtig.</translation>
    </message>
    <message>
        <source>✗ Not this time.</source>
        <translation>✗ Diesmal nicht.</translation>
    </message>
</context>
<context>
    <name>weli::Door</name>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Play a new match</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>L&amp;anguage:</source>
        <translation>S&amp;prache:</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>S&amp;aved matches</source>
        <translation>&amp;Gespeicherte Partien</translation>
    </message>
    <message>
        <source>A&amp;bout</source>
        <extracomment>About the program</extracomment>
        <translation>Ü&amp;ber Weli</translation>
    </message>
    <message>
        <source>Keyboard shortcuts (Ctrl+F1)</source>
        <translation>Was die Tasten tun (Strg+F1)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>unfinished match</source>
        <extracomment>On a slip that lies on the cards of a game: a match of it was left</extracomment>
        <translation>angefangene Partie</translation>
    </message>
    <message>
        <source>New here? The first lesson</source>
        <translation>Neu hier? Die erste Lektion</translation>
    </message>
    <message>
        <source>Lesso&amp;ns</source>
        <extracomment>The lessons of a game; then how many of them have been gone through</extracomment>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>Lesso&amp;ns (%1 of %2)</source>
        <translation>&amp;Lektionen (%1 von %2)</translation>
    </message>
    <message>
        <source>&amp;Rule book</source>
        <extracomment>The book of a game</extracomment>
        <translation>&amp;Regelbuch</translation>
    </message>
    <message>
        <source>Set &amp;up a match…</source>
        <translation>Partie &amp;einrichten …</translation>
    </message>
    <message>
        <source>Start page: %1</source>
        <extracomment>Where the program begins, for who hears it; %1 are the games from which one chooses there</extracomment>
        <translation>Startbildschirm: %1</translation>
    </message>
</context>
<context>
    <name>weli::DrillPanel</name>
    <message>
        <source>The round is over</source>
        <translation>Fertig für diesmal</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is the number of the question, %2 of how many</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 right.</source>
        <translation>Richtig: %1 von %2.</translation>
    </message>
    <message>
        <source>In the book</source>
        <extracomment>A link to the page of the book that says why an answer is right</extracomment>
        <translation>Im Buch</translation>
    </message>
    <message>
        <source>(%1 of %2)</source>
        <extracomment>After the title of a kind of question: %1 of %2 right</extracomment>
        <translation>(%1 von %2)</translation>
    </message>
    <message>
        <source>Will come up again soon</source>
        <translation>Kommt bald wieder</translation>
    </message>
    <message>
        <source>Went well</source>
        <translation>Ist gut gegangen</translation>
    </message>
    <message>
        <source>%1: %2 of %3.</source>
        <extracomment>How a kind of question went: its title, %2 of %3 right</extracomment>
        <translation>%1: %2 von %3.</translation>
    </message>
    <message>
        <source>The right answer: %1.</source>
        <extracomment>%1 is the right answer, or several</extracomment>
        <translation>Richtig wäre: %1.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Answer with what is marked (Enter)</source>
        <translation>Mit dem Angekreuzten antworten (Eingabetaste)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>On to the next question (Space or Enter)</source>
        <translation>Zur nächsten Frage (Leertaste oder Eingabetaste)</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Noch zehn Fragen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>To the lessons and drills (Esc)</source>
        <translation>Zu den Lektionen und Übungen (Esc)</translation>
    </message>
    <message>
        <source>Mark with 1 to %1, then Enter.</source>
        <extracomment>Which keys choose among the answers: %1 is their number</extracomment>
        <translation>Mit 1 bis %1 ankreuzen, dann Eingabetaste.</translation>
    </message>
    <message>
        <source>%1: marked</source>
        <extracomment>A choice, for those who hear it</extracomment>
        <translation>%1: angekreuzt</translation>
    </message>
    <message>
        <source>%1: not marked</source>
        <translation>%1: nicht angekreuzt</translation>
    </message>
    <message>
        <source>One key answers.</source>
        <translation>Du antwortest mit einer einzigen Taste.</translation>
    </message>
    <message>
        <source>O tells your cards, T the table.</source>
        <extracomment>After a question that is put once more, by which keys one hears what it is about</extracomment>
        <translation>O sagt deine Karten, T den Tisch.</translation>
    </message>
    <message>
        <source>Nothing is marked yet: press 1 to %1, then Enter.</source>
        <extracomment>To whoever answers without a choice: %1 is the number of choices</extracomment>
        <translation>Noch ist nichts angekreuzt: Drück 1 bis %1, dann die Eingabetaste.</translation>
    </message>
</context>
<context>
    <name>weli::DrillPlayer</name>
    <message>
        <source>Go on with Space when you have read it.</source>
        <translation>Weiter mit der Leertaste, wenn du es gelesen hast.</translation>
    </message>
    <message>
        <source>This round is over.</source>
        <translation>Die zehn Fragen sind beantwortet.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The name plate of the learner</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Answer the question beside the table.</source>
        <translation>Beantworte die Frage neben dem Tisch.</translation>
    </message>
</context>
<context>
    <name>weli::HouseRules</name>
    <message>
        <source>Has no effect with the other rules as they are.</source>
        <translation>Hat keine Wirkung, solange die anderen Regeln so sind.</translation>
    </message>
    <message>
        <source>More in the book</source>
        <translation>Mehr im Buch</translation>
    </message>
</context>
<context>
    <name>weli::Keeper</name>
    <message>
        <source>The settings in %1 give a player a level that does not exist (%2); that player plays by the book.</source>
        <extracomment>%1 is a file, %2 one word or several that should be &quot;easy&quot;, &quot;book&quot; or &quot;sharp&quot;</extracomment>
        <translation>In den Einstellungen in %1 steht für einen Spieler eine Stärke, die es nicht gibt (%2); dieser Spieler spielt nach dem Buch.</translation>
    </message>
</context>
<context>
    <name>weli::LearnPage</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>How long a lesson takes</extracomment>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>at step %1 of %2</source>
        <extracomment>%1 is the step of a lesson where one stopped, %2 how many it has</extracomment>
        <translation>bei Schritt %1 von %2</translation>
    </message>
    <message>
        <source>B&amp;ack</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>A lesson that was gone through to its end</extracomment>
        <translation>geschafft</translation>
    </message>
    <message>
        <source>&amp;Once more</source>
        <extracomment>A lesson that is done: once more</extracomment>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Heading above the drills</extracomment>
        <translation>Üben</translation>
    </message>
    <message>
        <source>You may open any lesson.</source>
        <translation>Du kannst jede Lektion öffnen.</translation>
    </message>
    <message>
        <source>Ten &amp;questions to practise</source>
        <translation>Ze&amp;hn Fragen zum Üben</translation>
    </message>
    <message>
        <source>&amp;Rule book</source>
        <translation>&amp;Regelbuch</translation>
    </message>
    <message>
        <source>Solve &amp;puzzles</source>
        <extracomment>A button that begins a round of drills</extracomment>
        <translation>Aufgaben &amp;lösen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Lesson %1 of %2.</source>
        <extracomment>Where a lesson stands among those of its game</extracomment>
        <translation>Lektion %1 von %2.</translation>
    </message>
    <message>
        <source>Practise: Up and Down choose what</source>
        <extracomment>The name of a list, for who hears it</extracomment>
        <translation>Üben: Auf und Ab wählen, was</translation>
    </message>
</context>
<context>
    <name>weli::LearnPlaces</name>
    <message>
        <source>The arrows choose a lesson, Enter begins it.</source>
        <translation>Mit den Pfeilen wählst du eine Lektion, mit der Eingabetaste beginnst du sie.</translation>
    </message>
</context>
<context>
    <name>weli::LessonPage</name>
    <message>
        <source>Shown: %1.</source>
        <extracomment>After the words of a lesson, for who hears them: %1 are things on the table</extracomment>
        <translation>Gezeigt: %1.</translation>
    </message>
    <message>
        <source>With Left and Right you choose a card, Enter plays it.</source>
        <translation>Mit den Tasten Links und Rechts wählst du eine Karte, die Eingabetaste spielt sie.</translation>
    </message>
    <message>
        <source>O reads one hand after the other.</source>
        <translation>O liest ein Blatt nach dem anderen vor.</translation>
    </message>
</context>
<context>
    <name>weli::LessonPanel</name>
    <message>
        <source>The end of this lesson</source>
        <translation>Ende dieser Lektion</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>In the book</source>
        <extracomment>A link to the page of the book that speaks of the step of a lesson</extracomment>
        <translation>Im Buch</translation>
    </message>
    <message>
        <source>And then?</source>
        <extracomment>A button: play on what was tried, to see where it leads</extracomment>
        <translation>Und dann?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Ein Tipp</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>To the step before (Page Up)</source>
        <translation>Zum vorigen Schritt (Bild auf)</translation>
    </message>
    <message>
        <source>Now play</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>On to the next step (Page Down, or Space at the table)</source>
        <translation>Zum nächsten Schritt (Bild ab, oder Leertaste am Tisch)</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation>Zu den Lektionen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>To the lessons (Esc)</source>
        <translation>Zu den Lektionen (Esc)</translation>
    </message>
    <message>
        <source>To the lessons; you come back to this step (Esc)</source>
        <translation>Zu den Lektionen; du kommst zu diesem Schritt zurück (Esc)</translation>
    </message>
    <message>
        <source>Done!</source>
        <extracomment>What follows says what the learner can do now</extracomment>
        <translation>Geschafft!</translation>
    </message>
    <message>
        <source>That was the last lesson. Sit down: the others are waiting for you.</source>
        <translation>Das war die letzte Lektion. Setz dich dazu: Die anderen warten schon.</translation>
    </message>
    <message>
        <source>This is where the lesson begins.</source>
        <translation>Hier beginnt die Lektion.</translation>
    </message>
    <message>
        <source>First do what is asked here.</source>
        <translation>Tu zuerst, was hier verlangt ist.</translation>
    </message>
</context>
<context>
    <name>weli::LessonPlayer</name>
    <message>
        <source>Press Space to let %1 go on, or speak first.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>Lass %1 weitermachen (Leertaste), oder sag vorher etwas.</translation>
    </message>
    <message>
        <source>Say something before %1 goes on: the table waits.</source>
        <extracomment>%1 is a player, for whom all wait in a game</extracomment>
        <translation>Sag etwas, bevor %1 weitermacht: Der Tisch wartet auf dich.</translation>
    </message>
    <message>
        <source>Answer the question beside the table first.</source>
        <translation>Beantworte zuerst die Frage neben dem Tisch.</translation>
    </message>
    <message>
        <source>Not yet: read on first, with Space or “Next”.</source>
        <translation>Noch nicht: Lies erst weiter, mit der Leertaste oder „Weiter“.</translation>
    </message>
    <message>
        <source>Answer the question beside the table.</source>
        <translation>Beantworte die Frage neben dem Tisch.</translation>
    </message>
    <message>
        <source>That is what would come of it. Space undoes it.</source>
        <translation>Das käme dabei heraus. Die Leertaste nimmt es zurück.</translation>
    </message>
    <message>
        <source>The table plays on by itself.</source>
        <translation>Der Tisch spielt von selbst weiter.</translation>
    </message>
    <message>
        <source>Go on with Space or “Next” when you have read it.</source>
        <translation>Wenn du es gelesen hast: Leertaste oder „Weiter“.</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>Du bist dran: Spiel eine Karte.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 ist dran.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>Buttons at the end of a lesson; the last one begins a match</extracomment>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Now play</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>An answer: the learner</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>A hint comes after two tries.</source>
        <translation>Einen Tipp gibt es nach zwei Versuchen.</translation>
    </message>
    <message>
        <source>There is nothing to choose now.</source>
        <translation>Jetzt gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>This lesson is over. Space goes on from here.</source>
        <translation>Diese Lektion ist zu Ende. Mit der Leertaste geht es weiter.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>weli::LookBack</name>
    <message>
        <source>Then it was your turn.</source>
        <translation>Dann warst du dran.</translation>
    </message>
    <message>
        <source>Then it was %1’s turn.</source>
        <translation>Dann war %1 dran.</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button that leaves what is looked at</extracomment>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>weli::MainWindow</name>
    <message>
        <source>The pack %1 is no longer available; the usual one is used instead.</source>
        <extracomment>%1 is the name of a file or folder</extracomment>
        <translation>Das Blatt %1 ist nicht mehr da; gespielt wird mit dem üblichen.</translation>
    </message>
    <message>
        <source>Text size: %1%</source>
        <extracomment>For those who hear it, when it is changed: %1 is a number</extracomment>
        <translation>Schriftgröße: %1 %</translation>
    </message>
</context>
<context>
    <name>weli::MatchList</name>
    <message>
        <source>Saved matches</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>No match has been saved here yet. A match comes here when it is over, or when you start a new one before its end.</source>
        <translation>Hier ist noch keine Partie gespeichert. Eine Partie kommt hierher, sobald sie zu Ende ist oder du vorher eine neue beginnst.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Fertig gespielt</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <translation>&amp;Rückblick</translation>
    </message>
    <message>
        <source>Choose a match first.</source>
        <translation>Wähl zuerst eine Partie.</translation>
    </message>
</context>
<context>
    <name>weli::MatchQuestions</name>
    <message>
        <source>Unfinished match</source>
        <translation>Angefangene Partie</translation>
    </message>
    <message>
        <source>There is an unfinished match of %1. Start a new one?</source>
        <extracomment>%1 is a game</extracomment>
        <translation>Eine Partie %1 ist noch nicht zu Ende. Eine neue beginnen?</translation>
    </message>
    <message>
        <source>The unfinished one is kept among the saved matches.</source>
        <translation>Die angefangene bleibt unter den gespeicherten Partien erhalten.</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>Your match of %1 is open in another window. Start a new one here?</source>
        <extracomment>%1 is a game</extracomment>
        <translation>Deine Partie %1 ist in einem anderen Fenster offen. Hier eine neue beginnen?</translation>
    </message>
    <message>
        <source>The other match stays as it is. You can also play another game here.</source>
        <translation>Die andere Partie bleibt, wie sie ist. Du kannst hier auch ein anderes Spiel spielen.</translation>
    </message>
    <message>
        <source>There is an unfinished match of %1. Open %2 instead?</source>
        <extracomment>%1 is a game, %2 a file</extracomment>
        <translation>Eine Partie %1 ist noch nicht zu Ende. Stattdessen %2 öffnen?</translation>
    </message>
    <message>
        <source>The unfinished one is kept among the saved matches. The file stays as it is: you play on with a copy of it.</source>
        <translation>Die angefangene bleibt unter den gespeicherten Partien erhalten. Die Datei bleibt, wie sie ist: Du spielst mit einer Kopie weiter.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>There is an unfinished match of %1. Go on with the chosen one instead?</source>
        <extracomment>%1 is a game</extracomment>
        <translation>Eine Partie %1 ist noch nicht zu Ende. Stattdessen mit der gewählten weiterspielen?</translation>
    </message>
    <message>
        <source>The two change places: the other one is kept among the saved matches.</source>
        <translation>Die beiden tauschen die Plätze: Die andere kommt zu den gespeicherten Partien.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
</context>
<context>
    <name>weli::MatchSlips</name>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>The date of a match, its month in letters: d is the day, MMM the month, yyyy the year</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
</context>
<context>
    <name>weli::MatchStrip</name>
    <message>
        <source>?! inaccurate</source>
        <extracomment>A dot on the strip of a match, with its mark as in chess</extracomment>
        <translation>?! ungenau</translation>
    </message>
    <message>
        <source>? a mistake</source>
        <translation>? Fehler</translation>
    </message>
    <message>
        <source>?? a blunder</source>
        <translation>?? grober Fehler</translation>
    </message>
    <message>
        <source>moves: %1</source>
        <extracomment>Strokes on the strip of a match: %1 is a player</extracomment>
        <translation>Züge: %1</translation>
    </message>
    <message>
        <source>the others</source>
        <extracomment>Strokes on the strip of a match: what the other players did</extracomment>
        <translation>die anderen</translation>
    </message>
    <message>
        <source>your note</source>
        <extracomment>A slip on the strip of a match</extracomment>
        <translation>deine Notiz</translation>
    </message>
    <message>
        <source>tried another way</source>
        <extracomment>A short line that leaves the strip of a match</extracomment>
        <translation>anders versucht</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) with a mark</source>
        <extracomment>Of a match that is looked back at: how many moves have a mark</extracomment>
        <translation>
            <numerusform>%n Zug mit Zeichen</numerusform>
            <numerusform>%n Züge mit Zeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Notiz</numerusform>
            <numerusform>%n Notizen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Of a match that is looked back at: how many other ways were tried</extracomment>
        <translation>
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; N leads from one to the next.</source>
        <extracomment>%1: &quot;3 moves with a mark, 1 note&quot;; N is a key</extracomment>
        <translation>%1; mit N kommst du von einem zum nächsten.</translation>
    </message>
</context>
<context>
    <name>weli::MatchesPlace</name>
    <message>
        <source>The match has been deleted.</source>
        <translation>Die Partie wurde gelöscht.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
</context>
<context>
    <name>weli::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>weli::MomentWords</name>
    <message>
        <source>Deal %1, move %2 of %3</source>
        <extracomment>Where one is in a match that is looked back at: %1 the deal, %2 an act, %3 how many there are</extracomment>
        <translation>Runde %1, Zug %2 von %3</translation>
    </message>
    <message>
        <source>Weighing moves: %1 of %2</source>
        <extracomment>%1 of %2 acts have been looked at</extracomment>
        <translation>Züge werden beurteilt: %1 von %2</translation>
    </message>
    <message>
        <source>?! Inaccurate.</source>
        <translation>?! Ungenau.</translation>
    </message>
    <message>
        <source>? A mistake.</source>
        <translation>? Ein Fehler.</translation>
    </message>
    <message>
        <source>?? A blunder.</source>
        <translation>?? Ein grober Fehler.</translation>
    </message>
    <message>
        <source>Nothing was plainly better.</source>
        <translation>Nichts war klar besser.</translation>
    </message>
    <message>
        <source>Your note: %1.</source>
        <extracomment>What the person has written at a moment of a match, for who hears it</extracomment>
        <translation>Deine Notiz: %1.</translation>
    </message>
    <message>
        <source>That is all there was.</source>
        <translation>Mehr war nicht.</translation>
    </message>
    <message>
        <source>The match begins.</source>
        <translation>Die Partie beginnt.</translation>
    </message>
    <message>
        <source>The cards have been dealt.</source>
        <translation>Die Karten sind verteilt.</translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <extracomment>After a mark as in chess: %1 what would have been better</extracomment>
        <translation>Besser: %1.</translation>
    </message>
    <message>
        <source>Better: %1. That improves the standing against the others at the table by about %2.</source>
        <extracomment>After a mark as in chess: %1 what would have been better, %2 &quot;0.4 points&quot;: by so much one would stand better beside the other players</extracomment>
        <translation>Besser: %1. Das verbessert den Stand gegenüber den anderen am Tisch um etwa %2.</translation>
    </message>
</context>
<context>
    <name>weli::NoteField</name>
    <message>
        <source>Your note (C)</source>
        <extracomment>In an empty field for a line of one&apos;s own; the letter is its key</extracomment>
        <translation>Deine Notiz (C)</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Deine Notiz</translation>
    </message>
    <message>
        <source>This match is not among the saved ones: no note can be kept with it.</source>
        <translation>Diese Partie ist keine gespeicherte: Notizen dazu können nicht aufgehoben werden.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>A line of your own at this moment; it is kept with the match (C)</source>
        <translation>Eine eigene Zeile zu diesem Moment; sie bleibt bei der Partie (C)</translation>
    </message>
</context>
<context>
    <name>weli::OpenActs</name>
    <message>
        <source>What you can do now</source>
        <translation>Was du jetzt tun kannst</translation>
    </message>
    <message>
        <source>There is nothing for you to do now.</source>
        <translation>Im Augenblick gibt es für dich nichts zu tun.</translation>
    </message>
    <message>
        <source>More in the book</source>
        <extracomment>A link after what one can do: what the book says of it</extracomment>
        <translation>Mehr im Buch</translation>
    </message>
</context>
<context>
    <name>weli::OwnRulesButton</name>
    <message>
        <source>Save &amp;these rules…</source>
        <translation>Diese Regeln &amp;behalten …</translation>
    </message>
    <message>
        <source>Save to a &amp;file…</source>
        <translation>In eine &amp;Datei speichern …</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>Datei ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Save to a file</source>
        <translation>In eine Datei speichern</translation>
    </message>
    <message>
        <source>House rules (*.rules)</source>
        <translation>Hausregeln (*.rules)</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>House rules or matches (*.rules *.weli *.jsonl)</source>
        <translation>Hausregeln oder Partien (*.rules *.weli *.jsonl)</translation>
    </message>
    <message>
        <source>These rules are for another game.</source>
        <translation>Diese Regeln gehören zu einem anderen Spiel.</translation>
    </message>
    <message>
        <source>&amp;My house rules</source>
        <translation>&amp;Meine Hausregeln</translation>
    </message>
    <message>
        <source>&amp;Name for these rules:</source>
        <translation>Welchen &amp;Namen sollen diese Regeln bekommen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Other rules already have this name.</source>
        <translation>Unter diesem Namen sind schon andere Regeln gespeichert.</translation>
    </message>
    <message>
        <source>The rules need a name first.</source>
        <translation>Die Regeln brauchen zuerst einen Namen.</translation>
    </message>
</context>
<context>
    <name>weli::PuzzlePage</name>
    <message>
        <source>&amp;Try again</source>
        <translation>Noch ein &amp;Versuch</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>Zeig es &amp;mir</translation>
    </message>
    <message>
        <source>Says what is best here, and why</source>
        <translation>Sagt, was hier am besten ist, und warum</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>On to the next puzzle (Space or Enter)</source>
        <translation>Zur nächsten Aufgabe (Leertaste oder Eingabetaste)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <extracomment>%1 is a game, %2 the number of the puzzle, %3 of how many</extracomment>
        <translation>%1, %2 von %3</translation>
    </message>
</context>
<context>
    <name>weli::PuzzlePlace</name>
    <message>
        <source>On a second look, nothing here was plainly wrong.</source>
        <translation>Beim zweiten Hinsehen war doch kein klarer Fehler dabei.</translation>
    </message>
</context>
<context>
    <name>weli::PuzzlePlayer</name>
    <message>
        <source>The moves are being weighed.</source>
        <translation>Die Züge werden abgewogen.</translation>
    </message>
    <message>
        <source>That was all.</source>
        <translation>Das waren alle.</translation>
    </message>
    <message>
        <source>Go on with Space when you have read it.</source>
        <translation>Weiter mit der Leertaste, wenn du es gelesen hast.</translation>
    </message>
    <message>
        <source>Learn from it</source>
        <extracomment>Heading of puzzles that are made of one&apos;s own mistakes</extracomment>
        <translation>Daraus lernen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>Here you chose: %1. Can you find something better?</source>
        <extracomment>%1 is what the player did in a match, as the table calls it: &quot;Say “Good”&quot;</extracomment>
        <translation>Hier hast du gewählt: %1. Findest du etwas Besseres?</translation>
    </message>
    <message>
        <source>Here %1 chose: %2. Can you find something better?</source>
        <extracomment>%1 is a name, %2 what this player did in a match</extracomment>
        <translation>Hier hat %1 gewählt: %2. Findest du etwas Besseres?</translation>
    </message>
    <message>
        <source>✗ The same again: it gives away about %1.</source>
        <extracomment>In a puzzle somebody has chosen again what was chosen in the match: %1 &quot;0.4 points&quot;</extracomment>
        <translation>✗ Wie damals: Das verschenkt etwa %1.</translation>
    </message>
    <message>
        <source>✗ Not the best yet: that gives away about %1.</source>
        <translation>✗ Noch nicht das Beste: Das verschenkt etwa %1.</translation>
    </message>
    <message>
        <source>✓ Right!</source>
        <translation>✓ Richtig!</translation>
    </message>
    <message>
        <source>Found at once: %1 of %2.</source>
        <extracomment>Puzzles: %1 of %2</extracomment>
        <translation>Sofort gefunden: %1 von %2.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <extracomment>The best act in a puzzle: %1 as the table calls it</extracomment>
        <translation>Am besten: %1.</translation>
    </message>
    <message>
        <source>As good: %1.</source>
        <extracomment>Other acts in a puzzle, as the table calls them</extracomment>
        <translation>Gleich gut: %1.</translation>
    </message>
    <message>
        <source>%1: that gave away about %2.</source>
        <extracomment>In a puzzle: %1 is what was chosen in the match, %2 &quot;0.4 points&quot;</extracomment>
        <translation>%1: Das hat etwa %2 verschenkt.</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <translation>Eigene Fehler</translation>
    </message>
    <message>
        <source>The others come again among the lessons: “Your own mistakes”.</source>
        <extracomment>“Your own mistakes” is a row in the list of the page Lessons</extracomment>
        <translation>Die anderen kommen bei den Lektionen wieder: „Eigene Fehler“.</translation>
    </message>
    <message>
        <source>What would you do? You do not know what the others hold: find the move that brings most in the long run, and make it at the table.</source>
        <translation>Was würdest du tun? Was die anderen haben, weißt du nicht: Such den Zug, der auf Dauer am meisten bringt, und mach ihn am Tisch.</translation>
    </message>
</context>
<context>
    <name>weli::ReviewPage</name>
    <message>
        <source>Looking back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>See the table as the next player saw it (E)</source>
        <translation>Den Tisch sehen, wie ihn der nächste Spieler sah (E)</translation>
    </message>
    <message>
        <source>&amp;All hands</source>
        <translation>&amp;Alle Blätter</translation>
    </message>
    <message>
        <source>Show every hand, or only what was known (A)</source>
        <translation>Jedes Blatt zeigen oder nur, was man wusste (A)</translation>
    </message>
    <message>
        <source>This deal is not over yet: its hands stay hidden, and nothing can be tried in it.</source>
        <translation>Diese Runde läuft noch: Die Blätter bleiben verdeckt, und Ausprobieren geht erst nachher.</translation>
    </message>
    <message>
        <source>&amp;View: %1</source>
        <extracomment>A button: through whose eyes the table is seen; it leads to the next player</extracomment>
        <translation>&amp;Sicht: %1</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <extracomment>A button: to try how a match could have gone on from the moment that is looked at</extracomment>
        <translation>Hier &amp;weiterspielen</translation>
    </message>
    <message>
        <source>Try another way from here in %1’s seat; nothing counts (P)</source>
        <extracomment>%1 is a name</extracomment>
        <translation>Von hier aus anders weiterspielen, auf dem Platz von %1; es zählt nicht (P)</translation>
    </message>
    <message>
        <source>The match ends here.</source>
        <translation>Hier ist die Partie schon aus.</translation>
    </message>
    <message>
        <source>Same deal a&amp;gain</source>
        <translation>Runde &amp;noch einmal</translation>
    </message>
    <message>
        <source>Try this deal from its beginning in %1’s seat; nothing counts (R)</source>
        <translation>Diese Runde von vorn spielen, auf dem Platz von %1; es zählt nicht (R)</translation>
    </message>
    <message>
        <source>&amp;Learn from it</source>
        <extracomment>A button: one&apos;s worst mistakes in a match come as puzzles</extracomment>
        <translation>Daraus &amp;lernen</translation>
    </message>
    <message>
        <source>All that was done is still being weighed.</source>
        <translation>Es wird noch alles abgewogen.</translation>
    </message>
    <message>
        <source>Nothing was plainly wrong here: well played.</source>
        <translation>Hier war nichts klar falsch: gut gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>The %n costliest mistake(s) as puzzles (M)</source>
        <translation>
            <numerusform>Der teuerste Fehler als Aufgabe (M)</numerusform>
            <numerusform>Die %n teuersten Fehler als Aufgaben (M)</numerusform>
        </translation>
    </message>
    <message>
        <source>Left and Right: one move; Escape: back.</source>
        <extracomment>After where one is, for who hears it</extracomment>
        <translation>Links und Rechts: ein Zug; Escape: zurück.</translation>
    </message>
    <message>
        <source>Same deal a&amp;s %1</source>
        <translation>Ru&amp;nde als %1</translation>
    </message>
</context>
<context>
    <name>weli::RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>&amp;Every rule, one by one…</source>
        <translation>&amp;Jede Regel einzeln …</translation>
    </message>
    <message>
        <source>Back to “%1”</source>
        <extracomment>A link: the rules of this preset again</extracomment>
        <translation>Zurück zu „%1“</translation>
    </message>
    <message>
        <source>The same as “%1”.</source>
        <extracomment>House rules: %1 is the name of a preset</extracomment>
        <translation>Wie „%1“.</translation>
    </message>
    <message>
        <source>Different from “%1”: %2.</source>
        <extracomment>House rules: %1 is the name of a preset, %2 a list of options</extracomment>
        <translation>Anders als bei „%1“: %2.</translation>
    </message>
    <message>
        <source>Your own rules.</source>
        <translation>Eigene Regeln.</translation>
    </message>
</context>
<context>
    <name>weli::SetUp</name>
    <message>
        <source>Two players have the same name.</source>
        <translation>Zwei Spieler haben denselben Namen.</translation>
    </message>
    <message>
        <source>Decided by drawing cards</source>
        <translation>Wird mit Karten ausgelost</translation>
    </message>
    <message>
        <source>&amp;Number of players:</source>
        <translation>&amp;Anzahl der Spieler:</translation>
    </message>
    <message>
        <source>&amp;First dealer:</source>
        <translation>&amp;Erster Geber:</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>How a bot plays: %1 is its name, %2 a sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>After the match you learn who they are.</source>
        <translation>Wer wie spielt, erfährst du nach der Partie.</translation>
    </message>
    <message>
        <source>Different &amp;company every evening</source>
        <translation>Jeden A&amp;bend andere Leute</translation>
    </message>
    <message>
        <source>%1: who plays</source>
        <extracomment>%1 is a game</extracomment>
        <translation>%1: Wer spielt mit</translation>
    </message>
</context>
<context>
    <name>weli::SetUpPlace</name>
    <message>
        <source>The house rules “%1” have been deleted.</source>
        <extracomment>%1 is the name of house rules</extracomment>
        <translation>Die Hausregeln „%1“ sind gelöscht.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Enter begins the match as it stands.</source>
        <translation>Mit der Eingabetaste beginnt die Partie, so wie sie hier eingestellt ist.</translation>
    </message>
</context>
<context>
    <name>weli::SettingsPage</name>
    <message>
        <source>The others play without a pause.</source>
        <translation>Die anderen spielen sofort.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Systemsprache</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Dein &amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Motion:</source>
        <translation>&amp;Bewegung:</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Ho&amp;her Kontrast</translation>
    </message>
    <message>
        <source>Half a second</source>
        <extracomment>How long a bot thinks at the most</extracomment>
        <translation>Eine halbe Sekunde</translation>
    </message>
    <message>
        <source>One second</source>
        <translation>Eine Sekunde</translation>
    </message>
    <message>
        <source>Two seconds</source>
        <translation>Zwei Sekunden</translation>
    </message>
    <message>
        <source>Five seconds</source>
        <translation>Fünf Sekunden</translation>
    </message>
    <message>
        <source>Ten seconds</source>
        <translation>Zehn Sekunden</translation>
    </message>
    <message>
        <source>&amp;Thinking time, at most:</source>
        <extracomment>A setting: how long the bots think at the most</extracomment>
        <translation>&amp;Denkzeit höchstens:</translation>
    </message>
    <message>
        <source>Show my points durin&amp;g a deal of Mittlere</source>
        <extracomment>A setting; Mittlere is the game</extracomment>
        <translation>Meine Punkte während der Runde ze&amp;igen (Mittlere)</translation>
    </message>
    <message>
        <source>80%</source>
        <extracomment>A size of letters; how the language writes percents</extracomment>
        <translation>80&#xa0;%</translation>
    </message>
    <message>
        <source>90%</source>
        <translation>90&#xa0;%</translation>
    </message>
    <message>
        <source>100%</source>
        <translation>100&#xa0;%</translation>
    </message>
    <message>
        <source>110%</source>
        <translation>110&#xa0;%</translation>
    </message>
    <message>
        <source>125%</source>
        <translation>125&#xa0;%</translation>
    </message>
    <message>
        <source>150%</source>
        <translation>150&#xa0;%</translation>
    </message>
    <message>
        <source>175%</source>
        <translation>175&#xa0;%</translation>
    </message>
    <message>
        <source>200%</source>
        <translation>200&#xa0;%</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <extracomment>A setting: how large letters are</extracomment>
        <translation>Schri&amp;ftgröße:</translation>
    </message>
    <message>
        <source>In the first three matches of each game</source>
        <extracomment>When the coach speaks</extracomment>
        <translation>In den ersten drei Partien eines Spiels</translation>
    </message>
    <message>
        <source>In every match</source>
        <translation>In jeder Partie</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Co&amp;ach:</source>
        <extracomment>A setting: when the coach speaks, who tells a player what comes up at the table</extracomment>
        <translation>&amp;Coach:</translation>
    </message>
    <message>
        <source>Short notes on the table, each at most twice.</source>
        <translation>Kurze Hinweise am Tisch, jeder höchstens zweimal.</translation>
    </message>
    <message>
        <source>In matches with the coach</source>
        <extracomment>When it is asked before a costly act</extracomment>
        <translation>Wo der Coach spricht</translation>
    </message>
    <message>
        <source>Ask befo&amp;re a costly move:</source>
        <extracomment>A setting: when it is asked before an act that costs plainly more than another</extracomment>
        <translation>V&amp;or teuren Zügen nachfragen:</translation>
    </message>
    <message>
        <source>&amp;Show chances on the table (F4)</source>
        <extracomment>A setting: chances are shown on the table all the time</extracomment>
        <translation>Chancen a&amp;m Tisch zeigen (F4)</translation>
    </message>
    <message>
        <source>Tell me when a &amp;deal is decided</source>
        <translation>Sagen, wenn eine &amp;Runde entschieden ist</translation>
    </message>
    <message>
        <source>Play the card for me &amp;if only one is allowed</source>
        <translation>Von selbst s&amp;pielen, wenn nur eine Karte erlaubt ist</translation>
    </message>
    <message>
        <source>Only where there is nothing else to do or to say.</source>
        <translation>Nur, wo es sonst nichts zu tun und nichts zu sagen gibt.</translation>
    </message>
    <message>
        <source>Tell a screen reader e&amp;verything at once</source>
        <extracomment>A setting: what a screen reader says of the table by itself</extracomment>
        <translation>Screenreader: g&amp;leich alles ansagen</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>A heading of settings: the person&apos;s name and language</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>A heading of settings: the coach, questions before costly moves, chances</extracomment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Seeing and hearing</source>
        <extracomment>A heading of settings: the size of letters, motion, contrast, screen reader</extracomment>
        <translation>Sehen und Hören</translation>
    </message>
    <message>
        <source>Play then stops, at any pace, until you press Space or Enter or click: time to think of a bid.</source>
        <translation>Dann hält das Spiel, bei jedem Tempo, an, bis du Leertaste oder Eingabetaste drückst oder klickst: Zeit, dir ein Gebot zu überlegen.</translation>
    </message>
    <message>
        <source>&amp;Pace of the others:</source>
        <translation>&amp;Tempo der anderen:</translation>
    </message>
    <message>
        <source>Each of them waits at least %1 s and then plays.</source>
        <translation>Jeder von ihnen wartet mindestens %1 s und spielt dann.</translation>
    </message>
    <message>
        <source>In Bieten &amp;wait for me before every card</source>
        <translation>Beim Bieten vor jeder Karte auf mich &amp;warten</translation>
    </message>
</context>
<context>
    <name>weli::Shortcuts</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Was die Tasten tun</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>move between the figures, the answers and your cards</source>
        <translation>zwischen Figuren, Antworten und deinen Karten wechseln</translation>
    </message>
    <message>
        <source>play the card, make the bid, press the button</source>
        <translation>die Karte spielen, die Figur bieten, den Knopf drücken</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>1 bis 5</translation>
    </message>
    <message>
        <source>bid that figure, or say three</source>
        <translation>diese Figur bieten oder Drei geben</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Leertaste, Eingabe</translation>
    </message>
    <message>
        <source>continue when the table waits for you</source>
        <translation>weiterspielen, wenn der Tisch auf dich wartet</translation>
    </message>
    <message>
        <source>undo your last move</source>
        <translation>deinen letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>open the settings</source>
        <translation>die Einstellungen öffnen</translation>
    </message>
    <message>
        <source>go back from here; at the table, close what is open</source>
        <translation>von hier zurückgehen; am Tisch: schließen, was offen ist</translation>
    </message>
    <message>
        <source>turn full screen on or off</source>
        <translation>Vollbild ein oder aus</translation>
    </message>
    <message>
        <source>show this list</source>
        <translation>diese Liste zeigen</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Umschalt+F1</translation>
    </message>
    <message>
        <source>explain what is selected on the table</source>
        <translation>erklären, was am Tisch gerade gewählt ist</translation>
    </message>
    <message>
        <source>show the last trick, in Préférence and Mittlere</source>
        <translation>den letzten Stich zeigen (Préférence und Mittlere)</translation>
    </message>
    <message>
        <source>redo what was undone</source>
        <translation>den zurückgenommenen Zug wiederholen</translation>
    </message>
    <message>
        <source>let the others play on without a pause until it is your turn</source>
        <translation>die anderen sofort spielen lassen, bis du dran bist</translation>
    </message>
    <message>
        <source>sort your hand, in Préférence and Mittlere</source>
        <translation>dein Blatt sortieren (Préférence und Mittlere)</translation>
    </message>
    <message>
        <source>open the book at what is selected</source>
        <translation>das Buch dort öffnen, wo es um das Ausgewählte geht</translation>
    </message>
    <message>
        <source>Ctrl+Up, Ctrl+Down</source>
        <translation>Strg+Auf, Strg+Ab</translation>
    </message>
    <message>
        <source>read what lies on the table, who sits there and the result, line by line</source>
        <translation>Zeile für Zeile vorlesen, was auf dem Tisch liegt, wer dort sitzt und was herausgekommen ist</translation>
    </message>
    <message>
        <source>read out again what is due and what you can answer</source>
        <translation>noch einmal vorlesen, was ansteht und was du antworten kannst</translation>
    </message>
    <message>
        <source>read out what lies on the table</source>
        <translation>vorlesen, was auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>read out whose turn it is and how the match stands</source>
        <translation>vorlesen, wer dran ist und wie die Partie steht</translation>
    </message>
    <message>
        <source>pull out the chalkboard, where it is put away, or push it back</source>
        <translation>die weggeschobene Tafel hervorziehen oder zurückschieben</translation>
    </message>
    <message>
        <source>make the text larger, smaller or its usual size</source>
        <translation>größere Schrift, kleinere Schrift, gewohnte Schriftgröße</translation>
    </message>
    <message>
        <source>show a hint: what is best to do, and why; press again for more</source>
        <translation>einen Tipp zeigen: was das Beste ist und warum; noch einmal: mehr</translation>
    </message>
    <message>
        <source>show what you can do now, and what each choice does; press again to close</source>
        <translation>zeigen, was du tun kannst und was es bewirkt; noch einmal: schließen</translation>
    </message>
    <message>
        <source>show your chances on the table, or hide them</source>
        <translation>deine Chancen am Tisch zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Up and Down read them one by one.</source>
        <translation>Die Tasten Auf und Ab lesen Zeile für Zeile vor.</translation>
    </message>
    <message>
        <source>read out your cards; press again for every other open hand</source>
        <translation>deine Karten vorlesen; noch einmal drücken: jedes andere offene Blatt</translation>
    </message>
    <message>
        <source>move through the book with a caret; there H leads to the next heading</source>
        <translation>mit dem Textcursor durch das Buch gehen; H führt dort zur nächsten Überschrift</translation>
    </message>
    <message>
        <source>look back at what has been played so far</source>
        <translation>auf das zurückblicken, was bisher gespielt wurde</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>one move back or on</source>
        <translation>einen Zug zurück oder weiter</translation>
    </message>
    <message>
        <source>one trick back or on</source>
        <translation>einen Stich zurück oder weiter</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>one deal back or on</source>
        <translation>eine Runde zurück oder weiter</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>to the beginning or to the end</source>
        <translation>an den Anfang oder ans Ende</translation>
    </message>
    <message>
        <source>see the table as the next player saw it</source>
        <translation>den Tisch sehen, wie ihn der nächste Spieler sah</translation>
    </message>
    <message>
        <source>show every hand, or only what was known</source>
        <translation>jedes Blatt zeigen oder nur, was man wusste</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Umschalt+N</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>to the next move with a mark or a note, or the one before</source>
        <translation>zum nächsten Zug mit Zeichen oder Notiz, oder zum vorigen</translation>
    </message>
    <message>
        <source>write a note of your own at this moment</source>
        <translation>zu diesem Moment etwas notieren</translation>
    </message>
    <message>
        <source>Alt+letter</source>
        <translation>Alt+Buchstabe</translation>
    </message>
    <message>
        <source>press the button in which that letter is underlined</source>
        <translation>den Knopf drücken, in dem dieser Buchstabe unterstrichen ist</translation>
    </message>
    <message>
        <source>move from card to card, or from figure (way to score) to figure</source>
        <translation>von Karte zu Karte gehen oder von Figur zu Figur (dafür gibt es Punkte)</translation>
    </message>
</context>
<context>
    <name>weli::StrideBar</name>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation>Einen Zug zurück (Links)</translation>
    </message>
    <message>
        <source>One move on (Right)</source>
        <translation>Einen Zug weiter (Rechts)</translation>
    </message>
    <message>
        <source>One trick back (Up)</source>
        <translation>Einen Stich zurück (Auf)</translation>
    </message>
    <message>
        <source>One trick on (Down)</source>
        <translation>Einen Stich weiter (Ab)</translation>
    </message>
    <message>
        <source>One deal back (Page Up)</source>
        <translation>Eine Runde zurück (Bild auf)</translation>
    </message>
    <message>
        <source>One deal on (Page Down)</source>
        <translation>Eine Runde weiter (Bild ab)</translation>
    </message>
</context>
<context>
    <name>weli::TablePage</name>
    <message>
        <source>Chalkboard</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo your last move</source>
        <translation>Letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Einstell&amp;ungen</translation>
    </message>
    <message>
        <source>Pace, motion and language</source>
        <translation>Einstellungen: Tempo, Bewegung und Sprache</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>Back to the start page; the match is kept</source>
        <translation>Zum Startbildschirm; die Partie bleibt erhalten</translation>
    </message>
    <message numerus="yes">
        <source>Undo your last move; used %n time(s) in this match</source>
        <translation>
            <numerusform>Letzten Zug zurücknehmen; in dieser Partie einmal geschehen</numerusform>
            <numerusform>Letzten Zug zurücknehmen; in dieser Partie %n-mal geschehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Redo what was undone last</source>
        <translation>Zurückgenommenen Zug wiederholen</translation>
    </message>
    <message>
        <source>Show the last trick where it lay (L)</source>
        <translation>Den letzten Stich zeigen, wie er lag (L)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>To my turn</source>
        <translation>Bis ich dran bin</translation>
    </message>
    <message>
        <source>The others play without a pause until you have a choice to make (End)</source>
        <translation>Die anderen spielen sofort, bis du etwas zu entscheiden hast (Ende)</translation>
    </message>
    <message>
        <source>Sort hand</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Sorted %1. F3: next order</source>
        <extracomment>%1 is &quot;by suit&quot; or &quot;by rank, the other way round&quot;</extracomment>
        <translation>Dein Blatt ist %1 sortiert; anders sortieren (F3)</translation>
    </message>
    <message>
        <source>Keyboard shortcuts (Ctrl+F1)</source>
        <translation>Was die Tasten tun (Strg+F1)</translation>
    </message>
    <message>
        <source>Pull out the chalkboard, or push it back (S)</source>
        <translation>Die Tafel hervorziehen oder zurückschieben (S)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message numerus="yes">
        <source>What is best to do, and why; ask again for more (H). %n hint(s) in this match</source>
        <translation>
            <numerusform>Was das Beste ist und warum; noch einmal, und es kommt mehr (H). Ein Tipp in dieser Partie</numerusform>
            <numerusform>Was das Beste ist und warum; noch einmal, und es kommt mehr (H). %n Tipps in dieser Partie</numerusform>
        </translation>
    </message>
    <message>
        <source>What is best to do, and why (H)</source>
        <translation>Was das Beste ist und warum (H)</translation>
    </message>
    <message>
        <source>Chances</source>
        <extracomment>A button: shows how likely things are</extracomment>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Show your chances on the table, or hide them (F4)</source>
        <translation>Deine Chancen am Tisch zeigen oder ausblenden (F4)</translation>
    </message>
    <message>
        <source>Chances are shown; W reads them out.</source>
        <translation>Chancen werden gezeigt; W sagt sie an.</translation>
    </message>
    <message>
        <source>Chances are hidden.</source>
        <translation>Chancen sind ausgeblendet.</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>A button: step back through what has been played</extracomment>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Step through what has been played so far (F5)</source>
        <translation>Zug für Zug ansehen, was bisher gespielt wurde (F5)</translation>
    </message>
    <message>
        <source>This is only a trial: nothing counts. A deal already begun goes on with the cards everybody really had.</source>
        <translation>Nur ausprobiert: Hier zählt nichts. Eine angefangene Runde geht mit den Karten weiter, die alle wirklich hatten.</translation>
    </message>
    <message>
        <source>Back to “Looking back”; none of this is kept (F5)</source>
        <translation>Zum Rückblick; der Versuch verfällt (F5)</translation>
    </message>
    <message>
        <source>There is no move of yours to undo.</source>
        <translation>Du hast noch keinen Zug gemacht, der sich zurücknehmen ließe.</translation>
    </message>
    <message numerus="yes">
        <source>There is no move of yours to undo; undone %n time(s) in this match</source>
        <translation>
            <numerusform>Du hast keinen Zug mehr, den du zurücknehmen könntest; in dieser Partie %n Mal zurückgenommen</numerusform>
            <numerusform>Du hast keinen Zug mehr, den du zurücknehmen könntest; in dieser Partie %n Mal zurückgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been undone.</source>
        <translation>Es ist nichts zurückgenommen worden.</translation>
    </message>
    <message>
        <source>It is not the others’ turn now.</source>
        <translation>Die anderen sind jetzt nicht dran.</translation>
    </message>
    <message>
        <source>No trick of this deal is over yet.</source>
        <translation>In dieser Runde ist noch kein Stich zu Ende.</translation>
    </message>
    <message>
        <source>You have no choice to make now.</source>
        <translation>Du hast jetzt nichts zu entscheiden.</translation>
    </message>
</context>
<context>
    <name>weli::TaughtTable</name>
    <message>
        <source>Chalkboard</source>
        <translation>Tafel</translation>
    </message>
</context>
</TS>
