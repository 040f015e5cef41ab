<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Weli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weli %1: a card table for Bieten, Préférence and Mittlere</source>
        <extracomment>%1 is a version: &quot;0.1&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.
Built on Qt %1, JSON for Modern C++, tl::expected and CLI11.</source>
        <extracomment>%1 is the version of Qt</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>seat %1</source>
        <extracomment>%1 is a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 after %n event(s) (%2)</source>
        <extracomment>%1: a seat (&quot;seat 0&quot;), %n: how many packs and acts the trace had before, %2: a level</extracomment>
        <translation>
            <numerusform>%1 after %n event (%2)</numerusform>
            <numerusform>%1 after %n events (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 after %n event(s) (hint)</source>
        <extracomment>What the hint says: %1: a seat (&quot;seat 0&quot;), %n: how many packs and acts the trace had before</extracomment>
        <translation>
            <numerusform>%1 after %n event (hint)</numerusform>
            <numerusform>%1 after %n events (hint)</numerusform>
        </translation>
    </message>
    <message>
        <source>Well played, and it went well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the cards lay, it did cost something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tried as %1, and left before the deal was counted.</source>
        <extracomment>Another way was tried in a deal that is looked back at: %1 is in whose chair</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tried as %1: %2 beside the others, in the match %3.</source>
        <extracomment>The same: %2 what the deal brought, a number with its sign, %3 what it was in the match</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards dealt: %1</source>
        <extracomment>A part of what deals brought: %1 a number with its sign</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own mistakes: %1</source>
        <extracomment>A part of what deals brought: %1 a number with its sign</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>luck and what the others did: %1</source>
        <extracomment>A part of what deals brought: %1 a number with its sign</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards, luck and the others: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(estimates, right to about %1)</source>
        <extracomment>Of those parts: %1 a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 an act, &quot;Bid hearts&quot;, %2 a sentence about it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say “No”</source>
        <extracomment>In Préférence, to buying after another or to offering a split</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>What somebody did or could have done with a card: %1 is it as what is played</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3. %4</source>
        <extracomment>%1 how many packs and acts there were before, %2 a seat, %3 what it did, %4 what is said of that</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well played; only as the cards lay would this have been better: %1.</source>
        <extracomment>%1 an act, &quot;Play the ten of leaves&quot;: it would have done better, but who could know?</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and wait with the bid</source>
        <extracomment>%1 an act, &quot;Play the ten of leaves&quot;, that is better than to bid now</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n decision(s), %2 given away in all, %3 of it in those marked (?! %4, ? %5, ?? %6)</source>
        <extracomment>%1 a seat, %n how many decisions, %2 what they cost beside the best ones, %3 how much of that lies in those that got a mark, %4 to %6 how many of them got each mark</extracomment>
        <translation>
            <numerusform>%1: %n decision, %2 given away in all, %3 of it in those marked (?! %4, ? %5, ?? %6)</numerusform>
            <numerusform>%1: %n decisions, %2 given away in all, %3 of it in those marked (?! %4, ? %5, ?? %6)</numerusform>
        </translation>
    </message>
    <message>
        <source>With the cards as they lay, this would have come out worse: %1.</source>
        <extracomment>%1 an act, which was better but would have done worse</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with the others on average: %1. It comes from:</source>
        <extracomment>What deals brought a player: %1 a number with its sign; what it comes from follows</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>… and %n other(s)</source>
        <extracomment>Below the acts that were weighed, the best first: so many are not listed</extracomment>
        <translation>
            <numerusform>… and %n other</numerusform>
            <numerusform>… and %n others</numerusform>
        </translation>
    </message>
    <message>
        <source>About as good: %1.</source>
        <extracomment>%1: one act or two that would do as well: &quot;ten of leaves, bid hearts&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other cards are about as good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All other choices are worth about as much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several other cards are about as good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several other choices are worth about as much.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Announcement</name>
    <message>
        <source>Your choice: %1.</source>
        <extracomment>Before the words on the buttons, from which I choose an answer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you %1</source>
        <extracomment>A card in the trick: %1 is who played it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A card in the trick: %1 is who played it, %2 the card
----------
%1 is a player, %2 &quot;3 tricks&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the trick: %1.</source>
        <extracomment>%1 are the cards that lie in the middle, with who has played them</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In front of you: %1.</source>
        <extracomment>Cards that lie before somebody: %1 is the player, %2 the cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In front of %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open on the table: %1.</source>
        <extracomment>%1 are cards that lie open beside the trick</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps: %1.</source>
        <extracomment>%1 is a suit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 tricks</source>
        <extracomment>%1 tricks are taken, %2 are needed</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New in your hand: %1.</source>
        <extracomment>Cards that have come into my hand</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>What a player has taken in the deal: %1 is the player, %2 &quot;52 points&quot;
----------
A hand that lies open: %1 is the player, %2 the cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 in this deal, %3 in all</source>
        <extracomment>What the deal has brought to a player: %1 is the player, %2 the gain or loss, %3 what that makes in all</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are the dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are one point short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is one point short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <extracomment>%1 are the cards in my hand</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card lies open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last trick: %1.</source>
        <extracomment>%1 are cards, with who played them</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this deal: %1.</source>
        <extracomment>%1 is &quot;Resi 3 tricks, Luis 1 trick&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>On a name plate: deals the cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their turn</source>
        <extracomment>On a name plate: the player&apos;s</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total %1</source>
        <extracomment>On a name plate: the sum of what was won and lost</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 so far in this deal</source>
        <extracomment>On a name plate: %1 is &quot;1 point&quot;, conceded in this deal</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one point short</source>
        <extracomment>On a name plate: one point short of going out</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1: %2.</source>
        <extracomment>What a deal of the match has brought: %1 is its number, %2 &quot;Resi +1, Luis −2&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, in all %3</source>
        <extracomment>What a player has now: %1 is the player, %2 what the deal has brought, %3 the sum</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open: %1.</source>
        <extracomment>%1 is a card that lies open under the pack</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn: %1. You deal.</source>
        <extracomment>The cards were drawn: %1 is my card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn: %2. %1 deals.</source>
        <extracomment>The same: %1 is a player, %2 the card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or: %1.</source>
        <extracomment>After &quot;play a card&quot;: %1 are the words on the buttons, which are another choice</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick is yours so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick is %1’s so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your choice: %1; or bid: F2 lists the bids.</source>
        <extracomment>%1 are the words on the buttons; in an auction</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may play: %1.</source>
        <extracomment>%1 are cards in my hand</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is played out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All have played: %1.</source>
        <extracomment>%1 are the cards of a trick that lies there still, with who has played them</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible contracts: %1. Right takes you there, Enter says one.</source>
        <extracomment>%1 are names of contracts that I can bid now</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back at the table.</source>
        <extracomment>Whoever was elsewhere, looking back for one; then comes what is due</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F2 lists bids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left and Right choose where, Space cuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T tells what lies there, W how it stands, O your cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <extracomment>What can be bid, and by which key: &quot;Set, key 3&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may bid: %1.</source>
        <extracomment>%1 are figures with their keys: &quot;Hearts, key 1; Set, key 3&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may say three: %1.</source>
        <extracomment>The same, where three can be said</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In turn around the table: %1.</source>
        <extracomment>%1 are all players in the order in which they sit, and play</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the others %1</source>
        <extracomment>%1 is what a player has paid for the tricks of others</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: %3; in all %4</source>
        <extracomment>The same, with %3, by what: &quot;tricks +4, penalty −10&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 tricks, with those of the other defender</source>
        <extracomment>The same of two players together</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the rest: %1.</source>
        <extracomment>What was left of a deal has been played out: %1 is &quot;you 3 tricks, Resi 1 trick&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tricks before: %1.</source>
        <extracomment>%1 are the cards of the tricks before, with who played them: &quot;Resi …, you …; Resi …&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BietenAct</name>
    <message>
        <source>%1 as %2</source>
        <extracomment>A wild card is played: %1 is the card, %2 what it is named (Weli als Herz-Ass)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut after %1 cards</source>
        <extracomment>%1 is how many cards are lifted</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one, then two</source>
        <extracomment>Deals one card to each, then two</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two, then one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid %1</source>
        <extracomment>%1 is a figure (das Herz bieten; bjuda hjärter)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three for %1</source>
        <extracomment>%1 is a figure (Drei für das Herz; tre för hjärter)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say “Good”</source>
        <extracomment>The answer that gives in (gut; passa)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hold</source>
        <extracomment>The answer that holds (halten; syna)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>protest against %1</source>
        <extracomment>%1 is a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no protest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait</source>
        <extracomment>Says nothing for now</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BietenDrill</name>
    <message>
        <source>Following suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play: %1. Who takes the trick?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these figures do you have?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands lie face up. Who wins this figure: %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When to bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which figures may you bid now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a figure is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2: you answer “%1” What is the figure worth then?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say “%1” Who has to answer next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naming the Weli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play the Weli. Which of these cards may it be named as?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may no longer bid?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of the count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Which figure is counted first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. How many points do you get?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Who goes out first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who %1 in the next deal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1 and %2 one card of the suit is enough. A set is two or three cards of one rank, a run two or three of one suit in order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the highest card of the suit is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cards of one rank beat two, then the higher rank wins. Here %1 cards of one rank win, one of them %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the best is shared. The figure is tied, and nobody scores it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: nobody has the figure, so nobody scores it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure that is held is worth two points, whoever wins it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If three is held, the figure is worth three points. It goes no higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others have yet to answer. Only a hold makes the figure worth more: two after a bid, three after a three. Until then it counts %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody holds, so the figure is conceded: it counts one after a bid, two after a three. Here that makes %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answers go around the table, beginning to the left of whoever bid or said three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first “I hold” ends the answering: the figure is held, for everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has answered and nobody has held, so the figure is conceded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Weli cannot be named as either of your other two cards, played or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You did not follow when this suit was led: %1. So the Weli cannot be of that suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Led: %1. You can follow suit, so the Weli must be of this suit if you play it now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you have bid, held and played binds you: with the name you choose you must really have the figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point short of the target (%1), you may no longer bid. Points, conceded ones included: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conceded figures are settled at once and so counted before all others, in the order in which they were conceded. The first was: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No figure was conceded, so all are counted by their rank: %1, %2, %3, %4, %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you score: %1. A figure that nobody has bid counts one point, a conceded figure one or two, a held one two or three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures are counted one after another. This is the one that first brings somebody to %1 points: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes %1 points to go out. After this deal: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each deal the next player to the left deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player to the right of the dealer cuts, and that is whoever dealt before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run of three beats a run of two; otherwise the highest card decides. Here a run of %1 wins, with %2 at the top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forehand, the player to the dealer’s left, leads; and after each deal the next player to the left deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 were led. Which of these cards may you play?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BietenHabits</name>
    <message>
        <source>You bid nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bid nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You bid %n figure(s)</source>
        <extracomment>After a match: what was done in it</extracomment>
        <translation>
            <numerusform>You bid %n figure</numerusform>
            <numerusform>You bid %n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bid %n figure(s)</source>
        <extracomment>%1 is a player</extracomment>
        <translation>
            <numerusform>%1 bid %n figure</numerusform>
            <numerusform>%1 bid %n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was (were) conceded</source>
        <extracomment>Of the figures that somebody has bid</extracomment>
        <translation>
            <numerusform>%n was conceded</numerusform>
            <numerusform>%n were conceded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n had little or nothing behind it (them)</source>
        <extracomment>Of the figures that somebody has bid: bluffs</extracomment>
        <translation>
            <numerusform>%n had little or nothing behind it</numerusform>
            <numerusform>%n had little or nothing behind them</numerusform>
        </translation>
    </message>
    <message>
        <source>you believed it %1</source>
        <extracomment>You have conceded bluffs: %1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, said three %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BietenOdds</name>
    <message>
        <source>%1 (hold at %2+)</source>
        <extracomment>Below a figure that was bid, very short: %1 is the chance that I win it if I hold (&quot;62%&quot;), %2 the chance from which on it pays to hold (&quot;17%&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holding pays at %1 or more.</source>
        <extracomment>%1 is &quot;17 of 100&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: if you hold, you win it in %2 deals.</source>
        <extracomment>%1 is a figure (&quot;Hearts&quot;), %2 &quot;62 of 100&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: you win it in %2 deals.</source>
        <extracomment>%1 is a figure (&quot;Hearts&quot;), %2 &quot;62 of 100&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BietenReason</name>
    <message>
        <source>Nothing else is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One choice is as good as another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards on the table prove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card on the table proves an offence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginners do not look for offences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginners speak only when it is their turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your highest card beats what lies on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot win the trick, so play your lowest card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginners lead their highest card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must play a wild card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong enough to bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would be a bluff.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good enough to wait for somebody else to bid and then say three.</source>
        <extracomment>&quot;three&quot;: the raise of a held figure (Drei; tre)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong enough for three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three would be a bluff.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player you are answering is close to going out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have nothing to hold %1 with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You save a higher card for the last trick, which you win in %2 of 100 deals.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;); it is the last trick (Spiel) that is won</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the last trick in %2 of 100 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you hold, the bidder wins the figure in %2 of 100 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you hold, you win %1 in %2 of 100 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you hold, the player who said three wins the figure in %2 of 100 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; holding pays from %3 upwards.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;), %3: another (&quot;34&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; holding pays only from %3 upwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saying nothing pays better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Good” pays better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holding pays better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else is worth about as much: do now this, now that, and nobody can read your cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another choice would be worth more, but this player prefers this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the only card that you may play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gain nothing by speaking up now.</source>
        <extracomment>Speaking up: to bid, or to say three, before one must</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good enough to bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middling: better bid before the others see your cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three is daring here, but it pays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can take %1 from you.</source>
        <extracomment>%1: a figure (das Herz)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a bluff: in %2 of 100 deals everybody says “Good”.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If everybody says “Good”, you come to %2 in all in this deal.</source>
        <extracomment>%2: points (&quot;about 1.4 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If somebody holds, you come to %2 in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly always everybody says “Good”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly always somebody holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you hold, nobody scores %1 in %2 of 100 deals.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can take %1 from you, and in %3 of 100 deals everybody says “Good”.</source>
        <extracomment>%1: a figure (das Herz), %3: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this name for your wild card you win %1 in %2 of 100 deals and the last trick in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: of the last trick the second one</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this name for your wild card you win the last trick in %3 of 100 deals.</source>
        <extracomment>%3: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals, but saying “Good” is worth just as much as winning it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; %3 are enough for a bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; a bid takes %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; %3 are enough to say three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; it takes %3 to say three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; %3 are enough to hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals, and anything else would cost you more.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you hold, nobody can take %1 from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals, with another choice in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: by this move, by another one</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardly anything here changes whether you win or lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you hold, somebody goes out in %2 of 100 deals before %1 is counted.</source>
        <extracomment>%1: the last trick (das Spiel), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the cards alone you win %1 in %2 of 100 deals. In %3 everybody says “Good”. If somebody holds, you win in %4 of 100.</source>
        <extracomment>%1: a figure (das Herz), %2 to %4: numbers of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %2 of 100 deals, though, somebody is out before %1 can be counted.</source>
        <extracomment>%1: a figure that is certain (das Herz, den Hanger), %2: a number of a hundred</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; it takes %3 to hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the trick so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leaves the trick to somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unseen card could beat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So named, your wild card counts for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your wild card can still count for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Often all say “Good”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now they would only say “Good”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others may yet bid it themselves; then you can say three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals, and holding costs you no more than “Good”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %2 of 100 deals somebody goes out before %1 is counted.</source>
        <extracomment>%1: the last trick (das Spiel), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Weli can still count for %1.</source>
        <extracomment>%1: a figure (das Herz)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must play the Weli.</source>
        <extracomment>Of the Weli, where it is the only wild card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So named, your Weli counts for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this name for the Weli you win %1 in %2 of 100 deals and the last trick in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: of the last trick the second one</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this name for the Weli you win the last trick in %3 of 100 deals.</source>
        <extracomment>%3: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To bid first is worth about as much.</source>
        <extracomment>Of a card that must be played</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not show your best card of the suit, so the others may still dare to bid. You win %1 in %2 of 100 deals and the last trick in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot win %1 any more.</source>
        <extracomment>%1: a figure (das Spiel)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are already beaten in %1.</source>
        <extracomment>%1: a figure (das Herz): better cards for it lie on the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have only this card left.</source>
        <extracomment>Of a card that must be played, for it is the last one in hand</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals, with another card in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: with this card, and with another</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals, with the other card in %3.</source>
        <extracomment>The same where only one other card is in hand</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You score %1 in %2 of 100 deals: by winning, or because all say “Good”.</source>
        <extracomment>Of a bid; %1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It brings more points, but the others even more.</source>
        <extracomment>Of an act that is not advised; points: in this deal</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ties your wild card: you then win %1 in %2 of 100 deals only, and not in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: by this move, by the best one</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It brings more points, but it is worse for the match.</source>
        <extracomment>Of an act that is not advised; points: in this deal</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It brings more points, but in the match it is worth no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ties your Weli: you then win %1 in %2 of 100 deals only, and not in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: by this move, by the best one</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You save your %n higher card(s).</source>
        <extracomment>%n: how many of them, one or two</extracomment>
        <translation>
            <numerusform>You save your higher card.</numerusform>
            <numerusform>You save your higher cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ties your wild card: you then hardly ever win %1, and not in %3 of 100 deals.</source>
        <extracomment>The same where they are next to none; %1: a figure, %3: a number of a hundred</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ties your Weli: you then hardly ever win %1, and not in %3 of 100 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else is worth about as much.</source>
        <extracomment>Of a card or a name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals this way; if you bid, in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: so, and if one bids</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you hold, %3 wins the figure in %2 of 100 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you hold, %3, who said three, wins the figure in %2 of 100 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 without bidding it, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You lack only %n point(s): if you win %1, you are out.</source>
        <extracomment>%n: points that are lacking, one or two; %1: a figure (das Herz)</extracomment>
        <translation>
            <numerusform>You lack only one point: if you win %1, you are out.</numerusform>
            <numerusform>You lack only %n points: if you win %1, you are out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another player is only %n point(s) short.</source>
        <extracomment>%n: points that are lacking, one or two</extracomment>
        <translation>
            <numerusform>Another player is only one point short.</numerusform>
            <numerusform>Another player is only %n points short.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you hold, you win %1 in %2 of 100 deals; holding pays from %3 upwards.</source>
        <extracomment>The same, where one says “Good”</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you hold, you win %1 in %2 of 100 deals; holding pays only from %3 upwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you hold, you win %1 in %2 of 100 deals, and it costs you no more than “Good”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you hold, you win %1 in %2 of 100 deals, but “Good” is worth just as much as winning it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To say three first is worth about as much.</source>
        <extracomment>The same of a three</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not speak up yet: that is worth less to you.</source>
        <extracomment>Speaking up: to bid, or to say three, before the card that must be played</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Who asks is only %n point(s) short: if you hold and lose, that may be enough to go out.</source>
        <extracomment>Of who asks; %n: points that are lacking, three at most</extracomment>
        <translation>
            <numerusform>Who asks is only one point short: if you hold and lose, that may be enough to go out.</numerusform>
            <numerusform>Who asks is only %n points short: if you hold and lose, that may be enough to go out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 is only %n point(s) short: if you hold and %3 wins, %3 is out.</source>
        <extracomment>%n: points that are lacking, three at most; %3: a name</extracomment>
        <translation>
            <numerusform>%3 is only one point short: if you hold and %3 wins, %3 is out.</numerusform>
            <numerusform>%3 is only %n points short: if you hold and %3 wins, %3 is out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 is only %n point(s) short.</source>
        <translation>
            <numerusform>%3 is only one point short.</numerusform>
            <numerusform>%3 is only %n points short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %1 you have %3: %n unseen card(s) are better.</source>
        <extracomment>%1: a figure (das Laub), %n: a number of cards, wild ones included; %3: one&apos;s best card for it</extracomment>
        <translation>
            <numerusform>For %1 you have %3: %n unseen card is better.</numerusform>
            <numerusform>For %1 you have %3: %n unseen cards are better.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot win this trick with any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the five figures you win %2 on average with the bottom card of the cut, %3 without it.</source>
        <extracomment>%2, %3: numbers of figures won (&quot;about 1.4&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can take %1 from you: wait until somebody else bids it, hold, and then say three.</source>
        <extracomment>%1: a figure (das Herz)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you bid %1 and somebody holds, you win it in only %2 of 100 deals.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The others have only %n card(s) left: hardly one that beats %3.</source>
        <extracomment>%n: so many cards all others have together; %3: a card (the ten of leaves; den …)</extracomment>
        <translation>
            <numerusform>The others have only %n card left: hardly one that beats %3.</numerusform>
            <numerusform>The others have only %n cards left: hardly one that beats %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can beat %2.</source>
        <extracomment>%2: a card (the ace of bells; das Schell-Ass)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you lead %3 to the last trick, only %4 can take it.</source>
        <extracomment>%3: a card (the ober of leaves; den Laub-Ober), %4: others (&quot;the ace or the king …&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %2: a higher pair beats that, three of a kind always do.</source>
        <extracomment>%2: two cards of one rank (the ober of hearts and the ober of bells)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %2: only three higher ones beat that.</source>
        <extracomment>%2: three cards, of one rank or a run</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can take %1 from you: wait until somebody else bids it, and answer with three.</source>
        <extracomment>The ways to wait for a bid where one may answer it with three, and where one may not say three</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can take %1 from you: wait until somebody else bids it, and hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %4 can beat %3.</source>
        <extracomment>%3: a card (the ten of leaves; den Laub-Zehner), %4: others (&quot;the ace of leaves or the Weli&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%4 can still beat %3.</source>
        <extracomment>The same where one says “Good”</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else has its suit any more: %2 cannot be beaten.</source>
        <extracomment>%2: a card: higher ones are unseen, but nobody who has cards can have any of its suit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you lead %3 to the last trick, the trick is yours.</source>
        <extracomment>%3: a card (the ace of leaves; das Laub-Ass)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %2: only three of a kind beat that.</source>
        <extracomment>%2: two aces</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %2: a higher run beats that, one of three cards always does.</source>
        <extracomment>%2: two cards that follow each other (the ober of hearts and the unter of hearts)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %2: only a run of three cards beats that.</source>
        <extracomment>%2: an ace and its king</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you say three for %1 and somebody holds, you win it in only %2 of 100 deals.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you bid %1 and somebody holds, you hardly ever win it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you say three for %1 and somebody holds, you hardly ever win it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals even if you say “Good”, for somebody else holds.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;) Of who says “Good”; %1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To hold %1 you would need your Weli.</source>
        <extracomment>Of who says “Good”; %1: a figure (das Herz)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To hold %1 you would need your wild card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else will lead to the last trick: it can be yours only if the suit of your last card is led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 leads to the last trick: it can be yours only if the suit of your last card is led.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BietenValue</name>
    <message>
        <source>%1 in this deal</source>
        <extracomment>%1: points (&quot;about 1.4 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 compared with the best card</source>
        <extracomment>By the book: %1: points (&quot;−0.4 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 compared with waiting or “Good”</source>
        <extracomment>By the book: %1: points (&quot;+0.4 points&quot;) more than if one says nothing or good</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bowl</name>
    <message>
        <source>for %1</source>
        <extracomment>Beside the pot: what is played for</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a trick</source>
        <extracomment>Beside the pot: what a trick is worth</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for %1 (the limit)</source>
        <extracomment>Beside the pot: what is played for, and no deal is played for more</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot: %2, in front of %1</source>
        <extracomment>The bowl with the pot: %1 is the dealer, before whom it stands, %2 money</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot: %1, in front of you</source>
        <extracomment>The bowl with the pot: %1 is money, you are the dealer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each deal the dealer adds to the pot. In a contract with trumps the declarer pays, for each trick of the defenders, a tenth of the amount played for. A declarer who makes the contract takes the amount from the pot; whoever goes down pays it in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loser pays %1</source>
        <extracomment>Beside the pot: what the player with the most tricks pays into it</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>hearts</source>
        <extracomment>A suit within the name of a card, as in &quot;ober of acorns&quot;; see &quot;%1 of %2&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weli</source>
        <extracomment>The six of bells as it is called in Bieten</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A card: %1 is the rank, %2 the suit (&quot;ober of acorns&quot;; Eichel-Ober)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, named %2</source>
        <extracomment>A wild card on the table, for a screen reader: %1 the wild card, %2 what it was named</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, wild</source>
        <extracomment>A card of the hand that is wild, as the seven of bells may be</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>A rank, by itself and within the name of a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ober</source>
        <extracomment>The upper court card under the king (German Ober, Swedish överknekt)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unter</source>
        <extracomment>The lower court card (German Unter, Swedish underknekt)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>The second court card of a pack that has queens (Dame; dam)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>The third court card of a pack that has jacks (Bube; knekt)</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardObject</name>
    <message>
        <source>the %1</source>
        <comment>ace</comment>
        <extracomment>A card in a sentence, to which something is done: %1 is its name (den Herz-Neuner)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>king</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>ober</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>unter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>ten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>nine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>eight</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>seven</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>six</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>queen</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>jack</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>banner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>Weli</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardSubject</name>
    <message>
        <source>the %1</source>
        <comment>ace</comment>
        <extracomment>A card in a sentence, that is something: %1 is its name (das Herz-Ass, der Herz-Neuner)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>king</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>ober</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>unter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>ten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>nine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>eight</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>seven</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>six</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>queen</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>jack</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>banner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>Weli</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>What a bot was like: %1 is its name, %2 &quot;hunter&quot;, %3 a sentence</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Conflict</name>
    <message>
        <source>Two more wild cards are possible only if the Weli is wild.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a wild Weli can cost its holder a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Weli cannot be stolen if it is not in the pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the others play on to find the loser, the count cannot stop when the first player goes out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Contract</name>
    <message>
        <source>One</source>
        <extracomment>A contract in a sentence: acorns are trump, with buying (Eins; ett)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One without buying</source>
        <extracomment>Without buying: the two cards on the table are not taken (Eins ohne Kauf; ett utan köp)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two without buying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three without buying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <extracomment>The contract with hearts as trump, without buying (Herz; hjärter)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five</source>
        <extracomment>No trick may be taken (Bettel; fem)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five without buying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six</source>
        <extracomment>All tricks must be taken (Mord; sex)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six without buying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven</source>
        <extracomment>No trick, against open hands (Plauderer aufgedeckt; sju)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven without buying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight</source>
        <extracomment>All tricks, against open hands (Mord aufgedeckt; åtta)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight without buying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roses</source>
        <extracomment>The contract with the highest suit of a Swiss pack as trump (Rosen; rosor)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least six tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a single trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ten tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spiel</source>
        <extracomment>A bid in a sentence: one of the contracts One to Three without buying (Spiel; spel)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bettel</source>
        <extracomment>On the card with the contracts, beside the 5: no trick (Bettel)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Murder</source>
        <extracomment>On the card with the contracts, beside the 6: all tricks (Mord)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open bettel</source>
        <extracomment>On the card with the contracts, beside the 7: no trick, open (Plauderer)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open murder</source>
        <extracomment>On the card with the contracts, beside the 8: all tricks, open (Mord aufgedeckt)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps: %1.</source>
        <extracomment>%1 is a suit (Trumpf: Eichel)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the first trick the other two lay their hands face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Premium: %1 from each defender, or to each.</source>
        <extracomment>Money that changes hands besides the pot</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cost</name>
    <message numerus="yes">
        <source>That gives away about %n point(s). Do it anyway?</source>
        <translation>
            <numerusform>That gives away about a point. Do it anyway?</numerusform>
            <numerusform>That gives away about %n points. Do it anyway?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gives away about %n chip(s). Do it anyway?</source>
        <translation>
            <numerusform>That gives away about a chip. Do it anyway?</numerusform>
            <numerusform>That gives away about %n chips. Do it anyway?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs you first place in about %n of 100 such matches. Do it anyway?</source>
        <translation>
            <numerusform>That costs you first place in about %n of 100 such matches. Do it anyway?</numerusform>
            <numerusform>That costs you first place in about %n of 100 such matches. Do it anyway?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That loses you about %n more of 100 such deals. Play it anyway?</source>
        <translation>
            <numerusform>That loses you about %n more of 100 such deals. Play it anyway?</numerusform>
            <numerusform>That loses you about %n more of 100 such deals. Play it anyway?</numerusform>
        </translation>
    </message>
    <message>
        <source>Press again to do it anyway.</source>
        <extracomment>After the question whether somebody will do what costs much: &quot;… Do it anyway?&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>back</source>
        <extracomment>The back of the cards: &quot;the back is empty&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (KDE)</source>
        <extracomment>A pack of cards of the system: %1 is its name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (GNOME)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viennese, French suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tyrolean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>larger than 16 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 is missing</source>
        <extracomment>Why a pack of the system cannot be chosen: %1 is a card or the back</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 look alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message>
        <source>Led: %1. You can follow suit, so you must.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Led: %2. The highest card of that suit is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps: %2. The highest trump in the trick is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>An answer to a question that begins with “Who”</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>Among the names of players, in a sentence</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>An answer to “What are trumps?”</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither is higher</source>
        <extracomment>An answer to “Which of these bids is higher?”</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 stroke</source>
        <extracomment>What is written for a player after a deal (Strich; streck)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 strokes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 potato</source>
        <extracomment>What is written for a player after a deal: a ring (Kartoffel; potatis)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 potatoes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deals</source>
        <extracomment>Stands in “Who %1 in the next deal?”</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>Instead of a list of what somebody scores</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the declarer</source>
        <extracomment>Stands in “The contract is %1, and you are %2.”</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a defender</source>
        <extracomment>Stands in “The contract is %1, and you are %2.”</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the defender who invites</source>
        <extracomment>Stands in “The contract is %1, and you are %2.”</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the invited defender</source>
        <extracomment>Stands in “The contract is %1, and you are %2.”</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DrillRows</name>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due today</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Due in %n day(s)</source>
        <extracomment>When a kind of question comes again</extracomment>
        <translation>
            <numerusform>Due tomorrow</numerusform>
            <numerusform>Due in %n days</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How well a kind of question sits</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <extracomment>So many kinds of question are known well, of so many</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bit of everything</source>
        <extracomment>Questions of every kind, ten a round; so many kinds are known well, of so many</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten questions about random deals; what you get wrong comes up more often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <extracomment>The puzzles of a game&apos;s book: so many are solved, of so many</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions from play in which one choice is clearly best; the easiest first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <extracomment>So many puzzles that are made of one&apos;s own mistakes come again today</extracomment>
        <translation>
            <numerusform>%n due</numerusform>
            <numerusform>%n due</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <extracomment>Puzzles that are made of one&apos;s own mistakes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moments from your own matches; each comes again until you have found it on several days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 come again today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None is due today</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Hearts</source>
        <extracomment>Title of the figure won by the highest heart (Herz; hjärter)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>Title of the figure won by the highest leaf (Laub; löv)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <extracomment>Title of the figure won by the best pair or triple (Gleich; lika)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>Title of the figure won by the best run (Hanger; sekvens)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <extracomment>Title of the figure won by whoever wins the third trick (Spiel; sista stick)</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is kept as %1; a new match can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match could not be saved to %1 (%2). You can play on; what was saved before is still there.</source>
        <extracomment>%1 is a file, %2 what the system says</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not everything could be written; is the disk full?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Weli, and only that can read it. It stays where it is.</source>
        <extracomment>%1 is a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no level “%1”</source>
        <extracomment>%1 is a word in a file that should be &quot;easy&quot;, &quot;sharp&quot;, &quot;hunter&quot; or the like</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match in %1 is open in another window.</source>
        <extracomment>%1 is a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be moved (%2).</source>
        <extracomment>%1 is a file, %2 what the system says</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: it is damaged, or was not written by Weli (line %2: %3).</source>
        <extracomment>%1 is a file, %2 the number of a line, %3 what the program says of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system says “%1”</source>
        <extracomment>%1 is what the system says; it follows &quot;FILE cannot be read:&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. It stays as it is, and nothing new is written there.</source>
        <extracomment>%1 is a file, %2 a reason: &quot;it is damaged&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is wrong in %1. It is kept as %2; what could be read of it stays.</source>
        <extracomment>%1 and %2 are files</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2. What was written there before stays.</source>
        <extracomment>%1 is a file, %2 what the system says</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved match is open in another window or was changed there. Nothing is overwritten: this match is saved to %1 from now on.</source>
        <extracomment>%1 is a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %2 of %1 cannot be read: %3. It stays there as it is, and so does the rest.</source>
        <extracomment>%1 is a file, %2 the number of a line, %3 a reason: &quot;it is damaged&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another window is just writing %1. Nothing has been changed; try again in a moment.</source>
        <extracomment>%1 is a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FrenchCard</name>
    <message>
        <source>hearts</source>
        <extracomment>A suit of the French pack within the name of a card, as in &quot;queen of clubs&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FrenchFigure</name>
    <message>
        <source>Hearts</source>
        <extracomment>With a French pack: title of the figure won by the highest heart (Herz; hjärter)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <extracomment>With a French pack: title of the figure won by the highest spade (Pik; spader)</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FrenchSentence</name>
    <message>
        <source>hearts</source>
        <extracomment>With a French pack: what is bid, as in &quot;I bid %1!&quot; (das Herz, das Pik; hjärter)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FrenchSuit</name>
    <message>
        <source>hearts</source>
        <extracomment>A suit of the French pack by itself, as in &quot;Led: hearts.&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>Bieten</source>
        <extracomment>The name of the game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Préférence</source>
        <extracomment>The name of the game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Viennese game for three at a table of three or four: bid for the trump suit, buy two cards, and take six of ten tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mittlere</source>
        <extracomment>The name of the game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Swiss game for three: take the most points or the fewest; the one in the middle loses. The first card that does not follow suit decides trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Tyrolean game of three cards and five figures (ways to score): bid at any moment, with good cards or with next to nothing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>by suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by suit, the other way round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by rank, the other way round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>%1: %2</source>
        <extracomment>What an act is expected to bring: %1 is the act, %2 &quot;about 40 points in 100 deals&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Index</name>
    <message>
        <source>Q</source>
        <extracomment>The letter in the corner of a queen (D)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J</source>
        <extracomment>The letter in the corner of a jack (B)</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>One, Two or Three without buying; you name the suit later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pick up the two cards and discard two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two cards stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest bid so far</source>
        <extracomment>Of a contract on the card: the last bid, which must be overbid</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>Of a contract on the card: it is played</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buying</source>
        <extracomment>Headings on the card with the contracts (mit Kauf, ohne Kauf; med köp, utan köp)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pass (Ausfechten)</source>
        <extracomment>Nobody has bid: everybody plays for himself and takes few tricks (Ausfechten; krypspel)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses a contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <extracomment>%1 is a player, %2 a contract</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose a contract</source>
        <extracomment>%1 has won the auction and does not yet say what is played</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play %1</source>
        <extracomment>%1 is a contract</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As few tricks as you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid by you</source>
        <extracomment>Of a contract on the card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid by %1 and you</source>
        <extracomment>Of a contract on the card: %1 are those who have said it</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonAnswer</name>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>An answer to: which suit is trumps?</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither</source>
        <extracomment>An answer to: which of these two bids is higher?</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>How good a bot is: better than on a first evening</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the book</source>
        <extracomment>How good a bot is: plays as good old advice has it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sharp</source>
        <extracomment>How good a bot is: better than by the book</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>On the name plate of the person who plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first evening</source>
        <extracomment>How good a bot is: the weakest; on its name plate</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knows the rules, and looks only at the cards in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has played before, and soon forgets what has gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regular</source>
        <extracomment>How good a bot is: one who is at the inn every week</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembers most of what was played, and seldom slips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does what good players advise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works out what the others may hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>master</source>
        <extracomment>How good a bot is: the best there is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinks longest, and gives nothing away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hunter</source>
        <extracomment>A character; on its name plate: one who dares, and bluffs where one can</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dares more than the cards are worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stonewaller</source>
        <extracomment>A character: the opposite of the hunter. German card players say &quot;mauern&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes no risks: only what is nearly sure will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lurker</source>
        <extracomment>A character: one who lies in wait with good cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps the best back, and strikes late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimist</source>
        <extracomment>A character</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinks that any king will win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scholar</source>
        <extracomment>A character: one who has read the old books; only in Préférence</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids and goes along as it was taught in the old days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card counter</source>
        <extracomment>A character: one who counts everything; only in Bieten</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts, and bids nothing that loses more often than it wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a stranger</source>
        <extracomment>On the name plate of a bot: how it plays is told after the match</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength: %1 of 6 bells.</source>
        <extracomment>How good a bot is; where it is chosen, so many bells of six are of brass</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list: %1 is a name, or several with commas between them, %2 the last name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>The end of a list: %1 is a name, or several with commas between them, %2 the last name</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MittlereAct</name>
    <message>
        <source>card %1 of the row</source>
        <extracomment>A card is drawn from the row: %1 is its place</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MittlereDrill</name>
    <message>
        <source>A lone loser gets two potatoes and the others a stroke each; a lone winner gets two strokes and the others a potato each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you may play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play: %1. Who takes the trick?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play: %1. What are trumps then?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps: %1. Which of these cards is the highest?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beating a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest so far: %1. Which of these cards beat it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps are led, and you hold the highest: %1. Must you play a trump?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a card counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps: %2. How many points does this card count: %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play: %1. How many points is the trick worth?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps: %1. These cards lie in your tricks. How many points are they worth?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leads next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play: %1. Who leads to the next trick?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Points: %2. Tricks: %3. Who loses?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strokes and potatoes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Points: %2. Tricks: %3. What do you get?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Led: %1. There are no trumps yet, so whoever can follow suit must.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps are led: %1. You have trumps, so you must play one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps: %1. You can follow suit, so you may trump only with a card that beats %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Led: %1, trumps: %2. You have the suit led, so you must follow suit or trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your only trump, and the highest trump can never be forced out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a trump, too. So you must play a trump, whichever you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Led: %1. The first card of the deal that does not follow suit decides trumps: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What has become trumps stays trumps to the end of the deal: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Led: %1. Your card follows suit, so nothing becomes trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps from the highest down: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table: %1. A higher card of its suit beats it, and so does any trump, unless the card is a trump itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card is a trump, so it counts %1, whenever it was played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card is not a trump, so it counts %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card by card: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last trick is worth 5 points more: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has a hundred points and everybody has a trick, so whoever is in the middle loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points: a hundred or more loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has taken no trick loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever takes all twelve tricks wins the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two have the same number of points, so the third player wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 were led. Which of these cards may you play?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MittlereHabits</name>
    <message>
        <source>the most points %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fewest %1</source>
        <extracomment>Points: %1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the middle %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many as another %1</source>
        <extracomment>Points: %1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hundred or more %1</source>
        <extracomment>Points: %1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no trick %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n potato(es)</source>
        <extracomment>What a player has on the sheet</extracomment>
        <translation>
            <numerusform>%n potato</numerusform>
            <numerusform>%n potatoes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n deal(s): %2.</source>
        <extracomment>After a match: %1 is a player or &quot;You&quot;, %2 &quot;the most points once, in the middle 3 times&quot;</extracomment>
        <translation>
            <numerusform>%1 in %n deal: %2.</numerusform>
            <numerusform>%1 in %n deals: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MittlereOdds</name>
    <message>
        <source>You have %1 so far.</source>
        <extracomment>%1: &quot;13 points&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high %1</source>
        <extracomment>… that one will have the most points, but not a hundred</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>middle %1</source>
        <extracomment>… the second most, which loses</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are in the middle in %1 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low %1</source>
        <extracomment>… the fewest</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have the fewest in %1 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hundred %1</source>
        <extracomment>… that one loses with a hundred points or more</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose with a hundred in %1 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no trick %1</source>
        <extracomment>… that one loses because one has taken no trick</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose without a trick in %1 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lose %1</source>
        <extracomment>Chances, very short: %1 is &quot;62%&quot;; that one gets potatoes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose in %1 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have the most, but less than a hundred, in %1 deals.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MittlereOrder</name>
    <message>
        <source>The last trick: %1</source>
        <extracomment>Below the values of the cards: what the last trick counts besides</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without trumps each %1: %2</source>
        <extracomment>Below the values of the cards: %1 is the rank eight, %2 its value in a deal in which no suit becomes trump</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %1; %2 still to be won</source>
        <extracomment>Points of the deal so far, if the person wants to see them</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trumps yet</source>
        <extracomment>No suit is trump so far</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side suits</source>
        <extracomment>Heading of a column with the ranks and their values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>Heading of a column with the ranks and their values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trumps</source>
        <extracomment>Of a deal that is over: no suit has become trump</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players with the most and the fewest points get a stroke (+1) each, the one in the middle two potatoes (−1 each). But a hundred points or more loses, and so does taking no trick. The first card that does not follow suit decides trumps.</source>
        <extracomment>What Mittlere is about</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim: most or fewest, under 100</source>
        <extracomment>Below the values of the cards: what is played for</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MittlereReason</name>
    <message>
        <source>Nothing else is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One choice is as good as another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give a trump away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are likely to end with the most points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are likely to end with the fewest points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %1 so far.</source>
        <extracomment>%1: points (&quot;34 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 of 100 deals you lose without a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You trust a king to win tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no trick yet, but that can wait: you end without one in only %1 of 100 deals.</source>
        <extracomment>It leaves a trick that one could take. %1: a number of a hundred (&quot;about 3&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are likely to end in the middle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces and kings: %1 of your %2 cards. That is enough to go for many points.</source>
        <extracomment>%1, %2: numbers of cards; %1 may be 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces and kings: %1 of your %2 cards. That is better for few points.</source>
        <extracomment>%1, %2: numbers of cards; %1 may be 0 or 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand promises many points, %1 by the end.</source>
        <extracomment>%1: points (&quot;about 74 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand promises few points, %1 by the end.</source>
        <extracomment>%1: points (&quot;about 20 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand leaves it open whether to go for many points or few: it promises %1.</source>
        <extracomment>%1: points (&quot;about 52 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are going for many points: %1 so far, %2 by the end.</source>
        <extracomment>%1: points (&quot;34 points&quot;), %2: a number of them (&quot;about 60&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are going for many points, but not for a hundred: %1 so far.</source>
        <extracomment>%1: points (&quot;74 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are going for few points: %1 so far, %2 by the end.</source>
        <extracomment>%1: points (&quot;34 points&quot;), %2: a number of them (&quot;about 60&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %1: a hundred is close, so better not take any more.</source>
        <extracomment>%1: points (&quot;86 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You already have %1, and a hundred loses.</source>
        <extracomment>%1: points (&quot;104 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player already has %1, so you cannot lose this deal.</source>
        <extracomment>%1: points (&quot;104 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the trick, with %1 in it.</source>
        <extracomment>%1: points (&quot;14 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the trick, and there are no points in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You keep your %n trump(s) for later.</source>
        <translation>
            <numerusform>You keep your trump for later.</numerusform>
            <numerusform>You keep your %n trumps for later.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes the trick so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no trick yet, and without one you lose: this card may take one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the trick, and you have %1 already: a hundred is getting close.</source>
        <extracomment>%1: points (&quot;86 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leaves the trick to somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leaves the trick to somebody else, with %1 in it.</source>
        <extracomment>%1: points (&quot;14 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card that you may play takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the highest card that does not take the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You part with a high card and do not take the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get rid of %1.</source>
        <extracomment>%1: points (&quot;10 points&quot;) that the card counts, and somebody else takes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give %1 away.</source>
        <extracomment>%1: points (&quot;10 points&quot;) that the card counts, and somebody else takes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts nothing, and you keep the cards that count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It will often take the trick.</source>
        <extracomment>A lead: it will often, or seldom, take the trick</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It will seldom take the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s) of its suit and can spare one.</source>
        <translation>
            <numerusform>You hold %n card of its suit and can spare it.</numerusform>
            <numerusform>You hold %n cards of its suit and can spare one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others still have %n card(s) of its suit.</source>
        <translation>
            <numerusform>The others still have %n card of its suit.</numerusform>
            <numerusform>The others still have %n cards of its suit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody else has any of its suit left, so only a trump can beat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else has any of its suit left, so the next card decides trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get rid of a trump, which could take a trick later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get rid of a trump in a trick without points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Its suit becomes trumps, and you keep %n more of them.</source>
        <translation>
            <numerusform>Its suit becomes trumps, and you keep %n more of them.</numerusform>
            <numerusform>Its suit becomes trumps, and you keep %n more of them.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its suit becomes trumps, and you keep none of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its suit becomes trumps, and you have one of the top two (%1 or %2).</source>
        <extracomment>%1, %2: the ranks of the highest trumps (Under, Nine)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its suit becomes trumps, and you have the top two, %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its suit becomes trumps, and the others have one of the top two (%1 or %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its suit becomes trumps, and the others have the top two, %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the trumps that are still out, only the %1 is higher.</source>
        <extracomment>%1: the rank of the highest trump (Under)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get rid of it: if its suit became trumps, it would count %1.</source>
        <extracomment>%1: points (&quot;14 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If its suit becomes trumps, it counts %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is about as good as the best card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals, with the next best card in %2.</source>
        <extracomment>%1, %2: numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals, with the best card in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals, with another card about as often.</source>
        <extracomment>%1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals, with any other card about as often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal looks safe, whichever card you play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal looks lost, whichever card you play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lowers the danger of a hundred.</source>
        <extracomment>The danger to lose with a hundred points</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lowers the danger of ending without a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It raises the danger of a hundred.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It raises the danger of ending without a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the match in %1 of 100 cases, with the next best card in %2.</source>
        <extracomment>%1, %2: numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the match in %1 of 100 cases, with the best card in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the match in %1 of 100 cases.</source>
        <extracomment>%1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can take the match from you now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is out of reach now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As things stand, you take the trick with any card you may play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts nothing, so nothing is lost if somebody else takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts nothing, even if it takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With another card you would lose a little less often, but this player likes to have the most points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With another card you would lose a little less often, but this player likes to have the fewest points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With another card you would lose a little less often, but this player is wary of a hundred, and of ending without a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither the most points nor the fewest are within reach now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the trick with any card you may play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You keep %n higher card(s) of its suit for later.</source>
        <translation>
            <numerusform>You keep %n higher card of its suit for later.</numerusform>
            <numerusform>You keep %n higher cards of its suit for later.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others have none of its suit left and no trump: it takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the trick and its %1, but get rid of a trump.</source>
        <extracomment>%1: points (&quot;3 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leaves you in the middle less often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leaves you in the middle more often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is one of the highest trumps: this player keeps it for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If its suit becomes trumps, it is one of the highest: this player keeps it for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With another card you would lose a little less often, but that is one of the highest trumps: this player keeps it for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With another card you would lose a little less often, but that may become one of the highest trumps: this player keeps it for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether you end with the most points or the fewest is still open: %1 so far, %2 by the end.</source>
        <extracomment>%1: points (&quot;34 points&quot;), %2: a number of them (&quot;about 60&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another card would do about as well.</source>
        <extracomment>A card: no other is plainly worse or better</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next best card is only a little worse.</source>
        <extracomment>A card: no other is plainly worse</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leaves the trick to somebody else, with %1 in it so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You keep your %n ace(s) and king(s) for later.</source>
        <translation>
            <numerusform>You keep a high card for later.</numerusform>
            <numerusform>You keep your aces and kings for later.</numerusform>
        </translation>
    </message>
    <message>
        <source>You overtrump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the trick, with %1 in it so far.</source>
        <extracomment>While no suit is trump yet, and cards may count more; %1: points (&quot;14 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here you take every trick that is left, whatever the others play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is an ace: only a trump can beat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot lose this deal any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal is lost, whatever you play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With it you lose in %1 of 100 deals, with the better card in %2.</source>
        <extracomment>Of a card that was played: %1 and %2 are numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player has no trick yet, and loses without one: do not leave this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is about to take this trick has %1, and with it a hundred.</source>
        <extracomment>%1: points (&quot;94 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No higher card of its suit is still out: only a trump can beat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No higher card of its suit and no trump is still out: it takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has none of its suit left: their card becomes trumps, and the trick is not yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n higher card(s) of its suit are still out: somebody else may take the trick.</source>
        <translation>
            <numerusform>%n higher card of its suit is still out: somebody else may take the trick.</numerusform>
            <numerusform>%n higher cards of its suit are still out: somebody else may take the trick.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its suit becomes trumps, and the others have only %n of them.</source>
        <translation>
            <numerusform>Its suit becomes trumps, and the others have only %n of them.</numerusform>
            <numerusform>Its suit becomes trumps, and the others have only %n of them.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it you lose in %1 of 100 deals, mostly in the middle; with the better card in %2.</source>
        <extracomment>Of a card that was played: %1 and %2 are numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With it you lose in %1 of 100 deals, mostly with a hundred; with the better card in %2.</source>
        <extracomment>Of a card that was played: %1 and %2 are numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With it you lose in %1 of 100 deals, mostly without a trick; with the better card in %2.</source>
        <extracomment>Of a card that was played: %1 and %2 are numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With it you win the match in %1 of 100 cases, with the better card in %2.</source>
        <extracomment>Of a card that was played: %1 and %2 are numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With it this deal looks lost; with the better card you lose in %1 of 100 deals.</source>
        <extracomment>Of a card that was played: %1 is a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until then you had %1, the others %2 and %3.</source>
        <extracomment>Before a card was played; %1 to %3 points (&quot;45 points&quot;) or &quot;no trick yet&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As things stand, you take the trick with any card you may play. Spend this high one: kept, it could take another trick later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the trick with any card you may play. Spend this high one: kept, it could take another trick later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As things stand, you take the trick with any card you may play; this one adds %1.</source>
        <extracomment>%1: points (&quot;11 points&quot;) that the card counts</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the trick with any card you may play; this one adds %1.</source>
        <extracomment>%1: points (&quot;11 points&quot;) that the card counts</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You keep your %n ace(s) for later.</source>
        <translation>
            <numerusform>You keep your ace for later.</numerusform>
            <numerusform>You keep your %n aces for later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep your %n king(s) for later.</source>
        <translation>
            <numerusform>You keep your king for later.</numerusform>
            <numerusform>You keep your %n kings for later.</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep your ace and your king for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you take the trick with it, it alone counts %1.</source>
        <extracomment>What a card is worth, %1: points (&quot;11 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all play well, you lose this deal with it, and with the best card you do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all play well, you cannot lose this deal now; with the next best card you lose it in %1 of 100.</source>
        <extracomment>%1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all play well, this is the only card with which you do not lose this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other card would do about as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other card is only a little worse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals, with the other card in %2.</source>
        <extracomment>%1, %2: numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals, with the other card about as often.</source>
        <extracomment>%1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all play well, you cannot lose this deal now; with the other card you lose it in %1 of 100.</source>
        <extracomment>%1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the match in %1 of 100 cases, with the other card in %2.</source>
        <extracomment>%1, %2: numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no trick yet, and loses without one: do not leave this one.</source>
        <extracomment>%1: a name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 is about to take this trick and has %1, and with it a hundred.</source>
        <extracomment>%1: points (&quot;94 points&quot;), %2: a name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No higher card of its suit is still out: only somebody without this suit can take the trick from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is an ace: only somebody without this suit can take the trick from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the lowest card of its suit: somebody else takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one lower card of its suit is still out: somebody else takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your last card of its suit: when that is led again you can throw away what you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the trick so far, and you get rid of a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its suit becomes trumps, and nobody can take the trick from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No higher trump is still out: the trick is yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the highest trump: the trick is yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is still young: you lose about one in three, as everybody does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals. In %2 more you are saved only because another player gets a hundred or takes no trick.</source>
        <extracomment>%1, %2: numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals. In %2 more you are saved only because another player gets a hundred.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals. In %2 more you are saved only because another player takes no trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 of 100 deals you are in the middle, and saved only because another player gets a hundred or takes no trick.</source>
        <extracomment>Though one is in the middle; %1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 of 100 deals you are in the middle, and saved only because another player gets a hundred.</source>
        <extracomment>Though one is in the middle; %1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 of 100 deals you are in the middle, and saved only because another player takes no trick.</source>
        <extracomment>Though one is in the middle; %1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You keep %n higher trump(s) for later.</source>
        <translation>
            <numerusform>You keep a higher trump for later.</numerusform>
            <numerusform>You keep %n higher trumps for later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n higher trump(s) are still out: somebody else may take the trick.</source>
        <translation>
            <numerusform>One higher trump is still out: somebody else may take the trick.</numerusform>
            <numerusform>%n higher trumps are still out: somebody else may take the trick.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the lowest trump: somebody else takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s) and can spare one.</source>
        <translation>
            <numerusform>You hold one trump and can spare it.</numerusform>
            <numerusform>You hold %n trumps and can spare one.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your last trump: when trumps are led again you can throw away what you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The others still have %n trump(s).</source>
        <translation>
            <numerusform>The others still have one trump.</numerusform>
            <numerusform>The others still have %n trumps.</numerusform>
        </translation>
    </message>
    <message>
        <source>It gives you the most points more often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It gives you the fewest points more often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no trick yet</source>
        <extracomment>In place of the points of somebody who has taken none</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until then you had %1, the others no trick yet.</source>
        <extracomment>Before a card was played; %1 points (&quot;45 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until then you had %1, %2 had %3, and %4 had %5.</source>
        <extracomment>Before a card was played; %2 and %4 names, %1, %3 and %5 points (&quot;45 points&quot;) or &quot;no trick yet&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are after the most points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are after the fewest points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of its suit you hold %1 cards, the others together only %2: soon nobody else can follow it.</source>
        <extracomment>%1, %2: numbers of cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You trump the trick, with %1 in it so far.</source>
        <extracomment>%1: points (&quot;14 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the trumps you hold %1, the others together only %2: the last ones may well be yours.</source>
        <extracomment>%1, %2: numbers of cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of its suit you hold %1 cards, the others together only one: soon nobody else can follow it.</source>
        <extracomment>%1: a number of cards of a suit, or of trumps</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the trumps you hold %1, the others together only one: the last ones may well be yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As things stand, you take the trick with any card you may play; this one counts nothing.</source>
        <extracomment>Of a card that counts no points</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the trick with any card you may play; this one counts nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best card rids you of more points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Of its suit only %n higher card(s) are still out: somebody else takes the trick.</source>
        <translation>
            <numerusform>Of its suit only one higher card is still out: somebody else takes the trick.</numerusform>
            <numerusform>Of its suit only higher cards are still out: somebody else takes the trick.</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw trumps from the others, which could beat your high cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take this trick, but get rid of a trump that could bring you a dearer one later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You end without a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You will hardly take a trick any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only %n higher trump(s) are still out: somebody else takes the trick.</source>
        <translation>
            <numerusform>Only one higher trump is still out: somebody else takes the trick.</numerusform>
            <numerusform>Only higher trumps are still out: somebody else takes the trick.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another more often loses in your place, with a hundred.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another more often loses in your place, without a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another more often loses in your place, with a hundred or without a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all play well, you lose this deal with it; with the better card you lose in %1 of 100 deals.</source>
        <extracomment>Of a card that was played: %1 is a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MittlereResult</name>
    <message>
        <source>The deal is annulled</source>
        <extracomment>Nobody wins or loses in this deal</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>%1 is a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 loses without a trick</source>
        <extracomment>%1 is a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 drew the lower card and loses</source>
        <extracomment>%1 is a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody could follow suit to the end: there were no trumps. The same dealer deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever takes all twelve tricks wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever takes no trick loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has a hundred points or more loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other two have %1 each, so the third player wins.</source>
        <extracomment>%1 is &quot;52 points&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is in the middle loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There were no trumps: each eight counts eight points.</source>
        <extracomment>No suit became trump in this deal</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 loses with %n point(s)</source>
        <extracomment>%1 is a player</extracomment>
        <translation>
            <numerusform>%1 loses with %n point</numerusform>
            <numerusform>%1 loses with %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>You win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose without a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n point(s)</source>
        <translation>
            <numerusform>You lose with %n point</numerusform>
            <numerusform>You lose with %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>You drew the lower card and lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 drew %2</source>
        <extracomment>%1 is a player, %2 a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you drew %1</source>
        <extracomment>%1 is a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both have %1. %2, %3: the lower card loses.</source>
        <extracomment>%1 are points, %2 and %3 say who drew which card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no trick</source>
        <extracomment>%1 is a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a hundred points or more</source>
        <extracomment>%1 is a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have a hundred points or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2, so the third player wins.</source>
        <extracomment>%1 says who has no trick, %2 who has a hundred points or more</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MittlereTurn</name>
    <message>
        <source>Card %1 of the row</source>
        <extracomment>A card of the pack that is spread face down; %1 is its place in the row</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot follow suit: play what you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot follow suit: the suit you play now becomes trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must follow suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow suit or trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow suit, or trump higher than %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your %1 is your only trump, and it need not be played.</source>
        <extracomment>%1 is the rank under, the highest trump</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must play a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead: play a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn; %1 were led. %2</source>
        <extracomment>%1 is the suit that was led, %2 goes on: &quot;You must follow suit.&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card: the lower of the two loses the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1 is a player, %2 a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <extracomment>From the spread pack: %1 is a player, %2 a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two cards tie: both draw again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are trumps</source>
        <extracomment>%1 is a suit, always in the plural</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play %1.</source>
        <extracomment>%1 is a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <extracomment>From the spread pack: %1 is a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 have equal points and draw cards to see who loses.</source>
        <extracomment>Two players have taken equal points: %1 is &quot;Resi and Luis&quot;, or &quot;Resi and you&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MittlereValue</name>
    <message>
        <source>most points in %1 of 100 deals, middle in %2, fewest in %3</source>
        <extracomment>The place that the points will have: %1 to %3 are numbers of a hundred, the first one that is open with &quot;about&quot; (&quot;about 40&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most points in %1 of 100 deals, middle in %2, fewest in %3, a hundred or more in %4</source>
        <extracomment>The same with the danger of a hundred, %4, which is not counted in %1</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Name</name>
    <message>
        <source>Guest</source>
        <extracomment>The name of a person who has given none</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>%1 takes the bottom card of the cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leaves the bottom card of the cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deals one card each, then two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deals two cards each, then one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%2 is a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bids %2.</source>
        <extracomment>%2 is a figure</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says three for %2.</source>
        <extracomment>%2 is a figure</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says “Good” to %2.</source>
        <extracomment>%2 is a figure</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2.</source>
        <extracomment>%2 is a figure</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 protests against %2.</source>
        <extracomment>%2 is a name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not protest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the bottom card of the cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You leave the bottom card of the cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal one card each, then two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal two cards each, then one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play %1.</source>
        <extracomment>%1 is a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You bid %1.</source>
        <extracomment>%1 is a figure</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say three for %1.</source>
        <extracomment>%1 is a figure</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say “Good” to %1.</source>
        <extracomment>%1 is a figure</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <extracomment>%1 is a figure</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You protest against %1.</source>
        <extracomment>%1 is a name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not protest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>The person who reads this, in a list of players: &quot;Resi and you&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the match with %1</source>
        <extracomment>The end of a match: %1 is what you have, money or a total</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and you win the match with %2</source>
        <extracomment>The end of a match: %1 are other players, %2 is what each of you has</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the match with %2</source>
        <extracomment>The end of a match: %1 is a player, %2 what this player has, money or a total</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 win the match with %2</source>
        <extracomment>The end of a match: %1 are players, &quot;Resi and Luis&quot;, %2 is what each of them has</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 protests against you.</source>
        <extracomment>%1 is a name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and you have won</source>
        <extracomment>The match: %1 are other players</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has won</source>
        <extracomment>The match: %1 is a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 have won</source>
        <extracomment>The match: %1 are players, &quot;Resi and Luis&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last deal: %1</source>
        <extracomment>At the end of a match, below who has won it: %1 is &quot;Luis loses with 52 points&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>%1%</source>
        <extracomment>A chance in figures, as the language writes percents: %1 is a whole number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 100</source>
        <extracomment>A chance in a sentence that is spoken: %1 is &quot;62&quot; or &quot;about 62&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Offence</name>
    <message>
        <source>did not follow suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named a wild card wrongly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claimed a figure without having it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid, or said three, too close to the target</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionGroup</name>
    <message>
        <source>The match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut and deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionName</name>
    <message>
        <source>Points to go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games in the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Weli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two more wild cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Weli can cost a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stealing after the cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bottom card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forehand bids first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three as an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidding close to the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a wild card is bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Good” bars the wild card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest-ranking figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who loses the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When somebody goes out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First dealer of the next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaking the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points per offence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When offences are punished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stake limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Premium contracts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump compulsion</source>
        <extracomment>Who cannot follow must trump (Trumpfzwang; trumftvång)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negotiation</source>
        <extracomment>Two players agree on the tricks without playing</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals in the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal without trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player without a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players with equal points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a figure is tied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionText</name>
    <message>
        <source>Whoever reaches this many points goes out; odd numbers are customary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many games are played one after the other in this match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the player who cuts may look at the bottom card of the cut and take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three cards are dealt in two rounds: one and two, two and one, or as the dealer likes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the bottom card of the undealt cards is shown to all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may bid until the player to the dealer’s left has played a card or bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid may be answered with three straight away, instead of being held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid ties your wild card to that figure: for the whole deal, or only until the figure is conceded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever says “Good” to a figure can no longer make it with a wild card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which figures are counted first; this decides who goes out first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends when the first player goes out, and the lowest score loses; or the others play on, and the last one left loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the count stops as soon as somebody goes out, or the whole deal is counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Illegal cards and bids are either impossible, or possible and punished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an offence costs: a few points, all points so far, or the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many points each punished offence costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offences are punished automatically, or only if somebody protests after the last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the best set or run is shared, nobody scores that figure. If it had been conceded, its points either still count or are lost too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a game the deal passes to the left, or the player to the loser’s right deals, so that the loser leads to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the %1 is added to the 32 cards, and whether it is wild or worth a point.</source>
        <extracomment>%1 is the name of a card (Schell-Sechser, Karo-Sechser)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 and the %2 are wild too; this is possible only if the Weli is wild.</source>
        <extracomment>%1 and %2 are the names of cards (Schell-Siebener, Eichel-Siebener)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether %1 or %2 come first when figures are counted in order of rank.</source>
        <extracomment>%1 and %2 are suits (Herz, Laub)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the dealer puts into the pot before each deal; premiums are multiples of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>However much is in the pot, no deal is played for more than this many base stakes; the rest stays there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which premium contracts can be bid: all, those up to Six, or %1 alone; without Five there is no after-buying.</source>
        <extracomment>%1 is the contract Hearts</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever cannot follow suit must trump, even if that does not win the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer and a lone defender may agree, without playing, how many tricks each of them gets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this many deals the match ends and the pot is shared out; everybody deals equally often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player without a trick loses; or that counts the same as a hundred points, so that the third player wins if both happen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If two players have equal points, the third one wins, or the two draw cards and the lower card loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody should reach the target merely because the others concede a bid: either a player who is one point short may not bid, or in each deal a player may bid at most one figure fewer than the points still needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If everybody can follow suit to the end, either the deal counts, with eight points for each eight, or it is annulled and dealt again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever had the wild Weli and won none of the five figures (ways to score) loses a point at the count.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>bid by %1</source>
        <extracomment>On a figure&apos;s plate, after one another: who bid, held, raised it; to whom it was conceded</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conceded to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>On a figure&apos;s plate after the count: %1 is &quot;2 points&quot;, %2 a name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>On a figure&apos;s plate: bid it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all say “Good”, you score 1; if somebody holds it, it is worth 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three</source>
        <extracomment>On a figure&apos;s plate: raise it to three</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all say “Good”, you score 2; if somebody holds it, it is worth 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conceded to you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to you</source>
        <extracomment>On a figure&apos;s plate after the count: %1 is &quot;2 points&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest card of the suit, played or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of one rank: three beat two, then the higher rank wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of one suit that follow each other: three beat two, then the highest card decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is worth %1 now.</source>
        <extracomment>Of a figure: %1 is &quot;2 points&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking the third trick.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferenceAct</name>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid %1</source>
        <extracomment>%1 is a contract, or spiel (Drei lizitieren; bjud tre)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hold %1</source>
        <extracomment>%1 is a contract (Zwei halten; håll två)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discard %1 and %2</source>
        <extracomment>%1 and %2 are cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play %1</source>
        <extracomment>%1 is a contract, announced after buying</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after-buy</source>
        <extracomment>Takes up the two cards that were laid aside (nachkaufen; gör efterköp)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>Neither buys after the declarer nor offers to share the tricks</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stay home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play alone</source>
        <extracomment>Plays without the other defender</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offer %1</source>
        <extracomment>Offers to share the tricks: %1 is &quot;7–3&quot;, the declarer&apos;s first</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refuse</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferenceDrill</name>
    <message>
        <source>Having to beat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play: %1. Who takes the trick?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these bids is higher?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you may bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your turn in the auction. Which of these may you say?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last bid is %1. Who may hold it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these contracts may you announce?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trumps of the contracts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contract is %1. What are trumps?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say “%1” Who leads to the first trick?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tricks you need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contract is %1, and you are %2. How many tricks do you need?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is played for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who goes down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Tricks: %2. Who must pay into the pot?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you get or pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Tricks: %2. Played for: %3. What do you get or pay?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Tricks: %2. The pot held %3. What does it hold now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest so far: %1. You can beat it, so you must.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Led: %1, trumps: %2. You cannot follow suit, but any trump beats what lies there, so you must trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the lowest up: One to Four; spiel; %3 and Five, level; Six; Seven; Eight. From Five on, each stands one step higher without buying. So %1 is higher than %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two stand on the same step of the ladder: neither goes above the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last bid is %1, and a new one must be higher, except that spiel may follow spiel. One to Three without buying are first bid as spiel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forehand began with a bid and is still in the auction: the right to hold is forehand’s alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forehand passed at once, so the right to hold is the dealer’s; with four players it belongs to the player on forehand’s left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each deal only one player has the right to hold, and here that player has passed or made the last bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last bid was %1. You may announce that or a higher contract of the same kind, always one with buying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In One %3 are trumps, in Two %4, in Three %5, in Four %6. Without buying the suits are the same, but Four without buying is simply called %6. So in %1 they are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is played without trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer leads to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All have passed, so the dealer leads; with four players, forehand does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer needs six of the ten tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this contract the declarer must not take a single trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this contract the declarer must take all ten tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A defender who plays along needs two tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A defender who invites answers for both: four tricks together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A defender who was invited plays along but cannot go down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks: %1. The declarer needs six, a defender who plays needs two, and one who invites needs four between the two of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks: %1. All have passed, so whoever takes the most tricks pays. If two have the most, both pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pot holds %1; the base stake is %2, and at most %3 base stakes are played for. How much is that here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You said “spiel” first, so now you must name its suit: One, Two or Three, each without buying. The bids of the same names with buying are something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After “spiel” you can only pass or name a suit above %1, up to Three without buying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pot, %1, is no more than %2 base stakes, so all of it is played for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pot holds %1, but at most %2 base stakes are played for: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You made the contract and take what was played for from the pot: %2. For each trick of the defenders you pay a tenth of it: %1. Premiums: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You went down and pay what was played for into the pot: %2. For each trick of the defenders you pay a tenth of it as well: %1. Premiums: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer pays you a tenth of what was played for, for each of your tricks: %1. With two or more you pay nothing into the pot. Premiums: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With fewer than two tricks you went down and pay what was played for into the pot: %2. Your tricks are paid for all the same: %1. Premiums: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You invited, so the declarer pays you for the tricks of both: %1. With four or more you pay nothing into the pot. Premiums: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You invited, and with fewer than four tricks together you went down and pay what was played for into the pot: %2. For the tricks of both you get: %1. Premiums: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You were invited: you cannot go down, and the tricks of both are paid to the defender who invited you. Premiums: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without trumps no trick is paid for, and only the declarer can go down. Premiums: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contract was made: the declarer takes what was played for, %3, from the pot. Of %1 that leaves %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contract was made: the declarer takes %3 from the pot. Whoever went down (%4) pays %3 into it. So %1 becomes %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever went down (%4) pays what was played for, %3, into the pot. So %1 becomes %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All have passed. Whoever took the most tricks (%4) pays one base stake, %3, into the pot. So %1 becomes %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer led, and you sit to the left: you must beat the card, but with the lowest that does it. That is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks: %1. This contract is for no trick or for all ten, so only the declarer can go down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 were led. Which of these cards may you play?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferenceHabits</name>
    <message>
        <source>You never bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 never bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You bid in %1 of %n deal(s), up to %2.</source>
        <translation>
            <numerusform>You bid in %1 of %n deal, up to %2.</numerusform>
            <numerusform>You bid in %1 of %n deals, up to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bid in %2 of %n deal(s), up to %3.</source>
        <extracomment>After a match: %1 is a player, %2 in how many of these deals, %3 the highest bid</extracomment>
        <translation>
            <numerusform>%1 bid in %2 of %n deal, up to %3.</numerusform>
            <numerusform>%1 bid in %2 of %n deals, up to %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>went along %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stayed home %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invited %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As defender: %1.</source>
        <extracomment>%1 is &quot;went along twice, stayed home once&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As declarer: made it %1.</source>
        <extracomment>How often a player has made the contract. %1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As declarer: went down %1.</source>
        <extracomment>How often a player has gone down. %1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As declarer: made it %1, went down %2.</source>
        <extracomment>%1 and %2 are &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferenceNews</name>
    <message>
        <source>%1 passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bids %2.</source>
        <extracomment>%2 is a contract</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2.</source>
        <extracomment>%2 is a contract; takes the bid over at the same level</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discards two cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 announces %2.</source>
        <extracomment>%2 is a contract</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 after-buys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 invites %2.</source>
        <extracomment>%2 is the other defender</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offers %2.</source>
        <extracomment>%2 is how the ten tricks are shared out, &quot;7–3&quot;, the declarer&apos;s first</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 accepts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 refuses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%2 is a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defenders lay their cards face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 buys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You bid %1.</source>
        <extracomment>%1 is a contract</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <extracomment>%1 is a contract; you take the bid over at the same level</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discard two cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You announce %1.</source>
        <extracomment>%1 is a contract</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You after-buy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stay home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You invite %1.</source>
        <extracomment>%1 is the other defender</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You offer %1.</source>
        <extracomment>%1 is how the ten tricks are shared out, &quot;7–3&quot;, the declarer&apos;s first</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You accept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You refuse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play %1.</source>
        <extracomment>%1 is a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You buy.</source>
        <extracomment>The declarer takes up the two cards that lie on the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 invites you.</source>
        <extracomment>%1 is the other defender</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not after-buy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not after-buy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You offer no split.</source>
        <extracomment>Does not offer to share the tricks out</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offers no split.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferenceOdds</name>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>What may be done, very short: %1 is an act (&quot;Bid Two&quot;, &quot;Go along&quot;), %2 the chance that it comes out well (&quot;62%&quot;), %3 chips (&quot;+3&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contract made: %1</source>
        <extracomment>%1 is &quot;62%&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contract is made in %1 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enough tricks: %1</source>
        <extracomment>The tricks without which a defender goes down: %1 is &quot;62%&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get the tricks that you need in %1 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What may be done, very short: %1 is an act (&quot;Pass&quot;, &quot;Stay home&quot;), %2 chips (&quot;−7&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you do not pay: %1</source>
        <extracomment>Ausfechten: whoever takes the most tricks pays; %1 is &quot;62%&quot; that one does not</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 deals you do not take the most tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: you then get the tricks you need in %2 deals, %3 on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the contract is then made in %2 deals, %3 on average.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferenceReason</name>
    <message>
        <source>Nothing else is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One choice is as good as another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You make %1 in %2 of 100 deals.</source>
        <extracomment>%1: a contract, %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In defence your cards are worth %2.</source>
        <extracomment>%2: tricks (&quot;about 2 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody bids, whoever takes the most tricks pays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you settle on that, you get %2.</source>
        <extracomment>%2: tricks (&quot;3 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other player accepts in %2 of 100 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can take this trick from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leaves the trick to the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its suit might force a trick on you; better get rid of the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It depends on how %1 split: if evenly, the contract is made in %2 of 100 deals, otherwise in %3.</source>
        <extracomment>%1: a suit, %2 and %3: numbers of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You make %1 in %2 of 100 deals and take %3 on average.</source>
        <extracomment>%1: a contract, %2: a number of a hundred, %3: tricks (&quot;about 7 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you become the declarer, you make %1 in %2 of 100 deals and take %3 on average.</source>
        <extracomment>The same of the deals in which the others leave it to the player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the declarer, mostly in %1, you make your contract in %2 of 100 deals and take %3 on average.</source>
        <extracomment>The same where the declarer does not always announce the same contract</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you aim for %1, you come through without going down in %2 of 100 deals, as declarer or as defender.</source>
        <extracomment>%1: a contract that the bid may lead to, %2: a number of a hundred</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You will rarely get to play it: you become the declarer in %2 of 100 deals.</source>
        <extracomment>%2: a number of a hundred (&quot;about 3&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your best bid is for %1, which you make in %2 of 100 deals: %3.</source>
        <extracomment>%1: a contract, %2: a number of a hundred (&quot;about 12&quot;), %3: chips (&quot;about −8 chips&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another choice would be worth more, but this player prefers this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The premium is %2: from each defender if you make it, to each if you do not.</source>
        <extracomment>%2: chips (&quot;20 chips&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That leaves you without %1, so you can trump when they are led.</source>
        <extracomment>A discard. %1: a suit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That leaves you without %1, so you can throw other cards away when they are led.</source>
        <extracomment>A discard when no trick is wanted. %1: a suit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without these two cards you are likeliest to stay without a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you both play, you get your two tricks in %2 of 100 deals, and %3 on average.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;), %3: tricks (&quot;about 2 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone you get your two tricks in %2 of 100 deals, and %3 on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you invite, the two of you get four tricks in %2 of 100 deals, and %3 on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you pass, you promise nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you go along, you get the tricks you need in %2 of 100 deals, and %3 on average.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;), %3: tricks (&quot;about 2 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you stay home, you cannot go down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staying home is worth %2.</source>
        <extracomment>%2: chips (&quot;about −8 chips&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you went along, you would get the tricks you need in %2 of 100 deals: %3.</source>
        <extracomment>%2: a number of a hundred, %3: chips (&quot;about −8 chips&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The premium is the same if you stay home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you say no, you promise nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you after-bought, you would make it in %2 of 100 deals: %3.</source>
        <extracomment>%2: a number of a hundred, %3: chips (&quot;about −8 chips&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer agrees to 7–3 in %2 of 100 deals.</source>
        <extracomment>The usual split of the tricks. %2: a number of a hundred</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer can no longer get this trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leaves the trick to the declarer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have to take this trick, so take it with your highest card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have to take this trick; better take it with a higher card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least as many trumps are still out as you hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the trick for certain, and no cheaper card does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the trick for certain, but a cheaper card would do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot take the trick, so the cheapest card goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not take the trick with it, and a cheaper card would do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all play as usual, it is worth %2.</source>
        <extracomment>%2: chips (&quot;about +12 chips&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need %2 more, or you go down.</source>
        <extracomment>%2: tricks (&quot;1 trick&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two of you need %2 more, or you go down.</source>
        <extracomment>Of two defenders, of whom the player has invited the other. %2: tricks (&quot;1 trick&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have the most tricks and pay in %2 of 100 deals; on average you take %3.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;), %3: tricks (&quot;about 4 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all play their best, you make %1 in %2 of 100 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all play their best, you make %1 in %2 of 100 deals and take %3 on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is made already; you end with %2 on average.</source>
        <extracomment>%1: a contract, %2: tricks (&quot;about 7 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is lost already; you end with %2 on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all play their best, the declarer makes %1 in %2 of 100 deals.</source>
        <extracomment>%1: a contract, %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all play their best, the declarer makes %1 in %2 of 100 deals and takes %3 on average.</source>
        <extracomment>%3: tricks (&quot;about 7 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is made already; the declarer ends with %2 on average.</source>
        <extracomment>%1: a contract, %2: tricks (&quot;about 7 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is lost already; the declarer ends with %2 on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not remember all the cards played, so this may be wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It hardly costs you anything: you become the declarer in %2 of 100 deals.</source>
        <extracomment>%2: a number of a hundred (&quot;about 3&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you pass, nobody plays a contract, and whoever takes the most tricks pays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The premium is not counted here: it is the same if you stay home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leaves the trick to the others, and you are rid of your highest card of the suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others have no trumps left: it takes its trick now or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another choice is worth about as much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get the tricks you need in %2 of 100 deals.</source>
        <extracomment>Of a defender. %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer makes %1 in %2 of 100 deals.</source>
        <extracomment>%1: a contract, %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the trick so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contract is safe; this costs about one trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You end with %2.</source>
        <extracomment>Of a defender. %2: tricks (&quot;about 2 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another choice comes off more often, but this one brings more on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n higher card(s) of its suit may still be out, and whoever can beat it must.</source>
        <translation>
            <numerusform>One higher card of its suit may still be out, and whoever can beat your card must.</numerusform>
            <numerusform>%n higher cards of its suit may still be out, and whoever can beat your card must.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have to take this trick, so %1 is lost.</source>
        <extracomment>%1: a contract in which no trick may be taken (Bettel)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n higher card(s) of its suit may still be out.</source>
        <translation>
            <numerusform>One higher card of its suit may still be out.</numerusform>
            <numerusform>%n higher cards of its suit may still be out.</numerusform>
        </translation>
    </message>
    <message>
        <source>It draws trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It brings out the higher cards of its suit; %n of them may still be out.</source>
        <extracomment>A lead</extracomment>
        <translation>
            <numerusform>It brings out the higher card of its suit, if it is still out.</numerusform>
            <numerusform>It brings out the higher cards of its suit; %n of them may still be out.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another player after-buys and makes it in %2 of 100 deals.</source>
        <extracomment>A discard. %2: a number of a hundred (&quot;about 12&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The contract is safe; this costs about %n trick(s).</source>
        <translation>
            <numerusform>The contract is safe; this costs about %n trick.</numerusform>
            <numerusform>The contract is safe; this costs about %n tricks.</numerusform>
        </translation>
    </message>
    <message>
        <source>The contract is safe; this costs less than a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick is the other defender&apos;s so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one defender goes down in %2 of 100 deals.</source>
        <extracomment>Said to the declarer. %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both defenders go down in %2 of 100 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender goes down in %2 of 100 deals.</source>
        <extracomment>Said to the declarer where only one defender plays, or may go down</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A defender goes down for certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both defenders go down for certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender goes down for certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You make %1 for certain.</source>
        <extracomment>%1: a contract</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You make %1 for certain, with %3.</source>
        <extracomment>%1: a contract, %3: tricks (&quot;8 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get the tricks you need for certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer makes %1 for certain.</source>
        <extracomment>%1: a contract</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have the most tricks for certain and pay; in the end you have %3.</source>
        <extracomment>%3: tricks (&quot;4 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is made already; you end with %2 for certain.</source>
        <extracomment>%1: a contract, %2: tricks (&quot;8 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No defender goes down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender does not go down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go down in %1 for certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go down in %1 for certain, with %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go down for certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer goes down in %1 for certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not pay, for certain; in the end you have %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is lost already; you end with %2 for certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A defender has none of its suit left and must trump it, if there is a trump to do so.</source>
        <extracomment>A lead of the declarer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played out, you take %3 on average, and at least two in %2 of 100 deals.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;), %3: tricks (&quot;about 2 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you settle, nobody can go down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you invite, you are paid for the other&apos;s tricks, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 you do not hold the highest card, so lead your lowest.</source>
        <extracomment>%1: a suit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your cards takes this trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together you get your four tricks in %2 of 100 deals.</source>
        <extracomment>The same of the inviter and the invited</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have the tricks you need already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %2 for %1, and %3 beside.</source>
        <extracomment>%1: a contract, %2: trumps (&quot;five trumps&quot;), %3: other cards (&quot;an ace and two kings&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %2 for %1, and %3 beside: that is little for two tricks.</source>
        <extracomment>The same where that is little</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your %n trump(s) take their trick(s) now or later.</source>
        <extracomment>A lead of the last card beside these trumps, when the others have none; the number becomes a word</extracomment>
        <translation>
            <numerusform>Your trump takes its trick now or later.</numerusform>
            <numerusform>Your %n trumps take their tricks now or later.</numerusform>
        </translation>
    </message>
    <message>
        <source>Together you get your four tricks for certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %2 for %1.</source>
        <extracomment>%1: a contract, %2: trumps (&quot;five trumps&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have only %2 for %1, but %3 beside.</source>
        <extracomment>%1: a contract, %2: trumps (&quot;a trump&quot;, &quot;no trump&quot;), %3: other cards (&quot;an ace and two kings&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %2 for %1, but %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %2 for %1, and no ace or king beside: that is little for two tricks.</source>
        <extracomment>%1: a contract, %2: trumps (&quot;a trump&quot;, &quot;no trump&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the buy you name %1; you make it in %2 of 100 deals and take %3 on average.</source>
        <extracomment>A low bid after which another contract is named. %1: that, %2: a number of a hundred, %3: tricks (&quot;about 7 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your best bid is for %1, which you make in only %2 of 100 deals.</source>
        <extracomment>%1: a contract, %2: a number of a hundred (&quot;about 12&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you went along, you would get the tricks you need in only %2 of 100 deals.</source>
        <extracomment>%2: a number of a hundred</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you after-bought, you would make it in only %2 of 100 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best bid brings %2 fewer than passing.</source>
        <extracomment>%2: chips (&quot;about 8 chips&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best bid brings no more than passing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you pass, you %2.</source>
        <extracomment>%2: what comes of it (&quot;lose about 8 chips on average&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your suit is %1, but %3 is enough for now: after the buy you may still name %2, or another suit if that has become better.</source>
        <extracomment>%1: the suit of a contract, %2: that contract, %3: what is bid (Two, One)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 is enough for now: after the buy you would mostly name %2.</source>
        <extracomment>%2: a contract, %3: what is bid (One)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The premium is higher: %2 from each defender if you make it, to each if you do not.</source>
        <extracomment>Than that of a lower contract with the same goal. %2: chips (&quot;20 chips&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That leaves you only the ace in %1; after it you can trump the suit.</source>
        <extracomment>A discard. %1: a suit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These two would hardly take a trick; you keep your trumps, aces and kings.</source>
        <extracomment>A discard</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played out, you %2.</source>
        <extracomment>%2: what comes of it (&quot;lose about 8 chips on average&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It draws trumps, and no higher one is still out: nobody can take the trick from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No higher card of its suit is still out: nobody can take the trick from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No higher trump is still out: nobody can take the trick from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No higher card of its suit is still out: only a trump can take the trick from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot take the trick, so your lowest card of %1 goes.</source>
        <extracomment>%1: a suit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep %1 for a later trick.</source>
        <extracomment>%1: a card that is not played now (&quot;the king of bells&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That way %1 stays guarded.</source>
        <extracomment>%1: a card beside which lower ones are kept (&quot;the king of bells&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 you will hardly get a trick; in your other cards you still may.</source>
        <extracomment>A card that goes. %1: its suit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever you play, it changes nothing any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1 you have %2.</source>
        <extracomment>%1: a contract without a trick, %2: low cards (&quot;two sevens and an eight&quot;)
----------
%1: a contract with all tricks, %2: high cards (&quot;two aces and a king&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your longest suit has %2 cards, and in all you have %3.</source>
        <extracomment>%2: a number in words (&quot;four&quot;), %3: cards (&quot;two aces and a king&quot;), which may be of that suit, too. Other suits may be as long.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your longest suit has %2 cards, and in all you have %3: that is too little for six tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At home you %2, your share of the pot included.</source>
        <extracomment>%2: what comes of it (&quot;lose about 8 chips on average&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace: nobody can take the trick from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace: only a trump can take the trick from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ace of trumps: nobody can take the trick from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ace of trumps: it draws trumps, and nobody can take the trick from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1 you have only %2.</source>
        <extracomment>%1: a contract without a trick, %2: low cards (&quot;a seven&quot;); or one with all tricks, and high cards (&quot;two aces and a king&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1 you have no seven and no eight.</source>
        <extracomment>%1: a contract without a trick</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1 you have no ace and no king.</source>
        <extracomment>%1: a contract with all tricks</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your longest suit has %2 cards, and you have no ace or king.</source>
        <extracomment>%2: a number in words (&quot;four&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your longest suit has %2 cards, and you have no ace or king: that is too little for six tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It draws trumps, and whoever holds the only higher one must play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only who bids may after-buy: you come to play %1 that way in %2 of 100 deals, and then make it in %3.</source>
        <extracomment>Of a low bid. %1: a contract that may be after-bought (Bettel), %2, %3: numbers of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lower bid comes off more often, but is outbid: you become the declarer with it in only %2 of 100 deals.</source>
        <extracomment>Of a bid beside a lower one. %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played out, you take at least as many tricks on average as the usual 7–3 leaves you.</source>
        <extracomment>Of who offers no split; the usual one is 7–3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played out, you take at least as many tricks on average as this split leaves you.</source>
        <extracomment>Of who refuses a split</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have to beat what lies there, so get rid of your highest card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a defender you take %2 with these cards, and need only two.</source>
        <extracomment>Of who passes. %2: tricks (&quot;2 to 3 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against you both the declarer goes down more often: %1 is made in only %2 of 100 deals.</source>
        <extracomment>Of who invites. %1: a contract, %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You may still get rid of %1 now: %n higher card(s) of the suit may be out, and whoever can beat it must.</source>
        <extracomment>%1: a card that is led or played (&quot;the king of bells&quot;; den Schell-König)</extracomment>
        <translation>
            <numerusform>You may still get rid of %1 now: %n higher card of the suit may be out, and whoever can beat it must.</numerusform>
            <numerusform>You may still get rid of %1 now: %n higher cards of the suit may be out, and whoever can beat it must.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gets rid of %1: only %n higher card(s) of the suit may still be out.</source>
        <extracomment>%1: a card that is thrown away (&quot;the king of bells&quot;; den Schell-König)</extracomment>
        <translation>
            <numerusform>That gets rid of %1: only %n higher card of the suit may still be out.</numerusform>
            <numerusform>That gets rid of %1: only %n higher cards of the suit may still be out.</numerusform>
        </translation>
    </message>
    <message>
        <source>That gets rid of %1: no higher card of the suit is still out.</source>
        <extracomment>%1: a card that is thrown away (&quot;the king of bells&quot;; den Schell-König)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is played for %1.</source>
        <extracomment>How much the deal is about: %1 &quot;30 chips&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only %n higher card(s) of its suit may still be out.</source>
        <translation>
            <numerusform>Only one higher card of its suit may still be out.</numerusform>
            <numerusform>Only %n higher cards of its suit may still be out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferenceResult</name>
    <message>
        <source>%1 makes %2</source>
        <extracomment>%1 is a player, %2 a contract</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes %2: nobody goes along</source>
        <extracomment>Both defenders have stayed home: %1 is a player, %2 a contract</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes %2 with %3, as agreed</source>
        <extracomment>Agreed without playing: %1 is a player, %2 a contract, %3 &quot;7 tricks&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes %2 with %3</source>
        <extracomment>%1 is a player, %2 a contract, %3 &quot;7 tricks&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes down in %2</source>
        <extracomment>Has not made the contract: %1 is a player, %2 a contract (fällt; faller)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes down in %2 with %3</source>
        <extracomment>%1 is a player, %2 a contract, %3 &quot;5 tricks&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ausfechten: %1 took the most tricks</source>
        <extracomment>Nobody has bid; those who took the most tricks pay: %1 is a name, or two with &quot;and&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2 went down</source>
        <extracomment>%1 says how the declarer did, %2 names defenders who had too few tricks</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base stake</source>
        <extracomment>What the dealer puts into the pot before the deal</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>What the defenders&apos; tricks cost the declarer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot</source>
        <extracomment>The declarer takes the amount that was played for from the pot
----------
After the last deal the pot is shared</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty</source>
        <extracomment>Who does not reach the goal pays into the pot (Fall; fall)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Premium</source>
        <extracomment>Goes between the declarer and each defender</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ausfechten</source>
        <extracomment>Who took the most tricks when nobody had bid pays (Ausfechten; krypspel)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer than four tricks together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer than two tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer than six tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer, into the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1 for %2</source>
        <extracomment>Paid by the player %1 for %2 (&quot;3 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: into the pot</source>
        <extracomment>%1 says why somebody pays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>Paid by the player %1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most tricks: into the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a share of what was left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declarer</source>
        <extracomment>After a player&apos;s name in the settlement: played the contract</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>After a player&apos;s name in the settlement: has not reached the goal</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at home</source>
        <extracomment>After a player&apos;s name in the settlement: did not go along</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>A button below the settlement; the letter after &amp; is its shortcut</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You make %1</source>
        <extracomment>%1 is a contract</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You make %1: nobody goes along</source>
        <extracomment>Both defenders have stayed home: %1 is a contract</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You make %1 with %2, as agreed</source>
        <extracomment>Agreed without playing: %1 is a contract, %2 &quot;7 tricks&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You make %1 with %2</source>
        <extracomment>%1 is a contract, %2 &quot;7 tricks&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go down in %1</source>
        <extracomment>You have not made the contract: %1 is a contract (fällst; faller)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go down in %1 with %2</source>
        <extracomment>%1 is a contract, %2 &quot;5 tricks&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from you for %1</source>
        <extracomment>Paid by you for %1 (&quot;3 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the amount played for, from the pot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferenceRole</name>
    <message>
        <source>has invited</source>
        <extracomment>On a name plate: has made the other defender play</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is invited</source>
        <extracomment>On a name plate: the other defender makes him play</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes along</source>
        <extracomment>On a name plate: a defender who plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at home</source>
        <extracomment>On a name plate: a defender who does not play</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defender</source>
        <extracomment>On a name plate: plays against the declarer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sits out</source>
        <extracomment>On a name plate: the dealer of four, who does not play</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declarer</source>
        <extracomment>On a name plate: who plays the contract</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must go along</source>
        <extracomment>On a name plate: a defender who had no choice, as there is only one stake in the pot</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferenceSaid</name>
    <message>
        <source>I have spiel too!</source>
        <extracomment>The second or third player who says spiel (Ich habe auch Spiel!)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiel!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let’s play it out.</source>
        <extracomment>Does not offer to share the tricks out: the cards shall be played</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for me, %2 for you?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass.</source>
        <extracomment>Leaves the auction (Weiter.; Pass.)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I hold %1.</source>
        <extracomment>Takes over a bid at the same level: %1 is a contract (Ich halte Zwei.; Jag håller två.)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I play %1.</source>
        <extracomment>Says after buying what is played: %1 is a contract</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After-buy!</source>
        <extracomment>Takes up the two cards that the player before laid aside (Nachkauf!; Efterköp!)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I go along.</source>
        <extracomment>A defender plays along (Ich gehe mit.; Jag går med.)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I stay home.</source>
        <extracomment>A defender does not play in this deal (Ich bleibe zu Hause.; Jag avstår.)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I invite you.</source>
        <extracomment>Makes the other defender play along (Ich lade ein.; Jag bjuder in.)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I play alone.</source>
        <extracomment>A defender plays without the other one</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreed.</source>
        <extracomment>Accepts the offer to share the tricks out</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, let’s play it out.</source>
        <extracomment>Refuses the offer to share the tricks out</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>In the list of what was said in the auction (weiter; pass)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds %1</source>
        <extracomment>In the list of what was said in the auction: holds the bid %1 (hält 2; håller 2)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 without</source>
        <extracomment>In the list of what was said in the auction: the bid %1 without buying (5 ohne; 5 utan)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for you, %2 for me?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferenceTurn</name>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Button in the auction (&amp;Passen; &amp;Pass)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take no further part in this auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I h&amp;old %1</source>
        <extracomment>Button in the auction: %1 is a contract (Ich h&amp;alte Zwei; &amp;Jag håller två)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take over the bid at the same level; nobody else may hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pick up the two discards, discard two yourself and must announce %1 or more.</source>
        <extracomment>%1 is a contract</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;After-buy</source>
        <extracomment>Button: take up the two cards laid aside (Nach&amp;kaufen; &amp;Efterköp)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are not asked again in this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You still pay or receive the premium of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You put your cards away and cannot go down, but the other defender may invite you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then nobody plays: %1 wins with all ten tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each trick earns you %1. You must take two tricks, or pay %2 into the pot.</source>
        <extracomment>%1 is what a trick is worth, %2 what is paid</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go along</source>
        <extracomment>Button: play along against the declarer (Mit&amp;gehen; &amp;Gå med)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay ho&amp;me</source>
        <extracomment>Button: do not play in this deal (Zu Hause &amp;bleiben; Stanna h&amp;emma)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must play. You are paid for the tricks of both of you, but together you need four, or you pay %2 into the pot.</source>
        <extracomment>%1 is a player, %2 what is paid</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only you and %1 play. You must take two tricks, or pay %2 into the pot.</source>
        <extracomment>%1 is the declarer, %2 what is paid</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before that the two of you may agree on a split of the tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <extracomment>Button: make the other defender play along (Ein&amp;laden; &amp;Bjud in)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Alone</source>
        <extracomment>Button: play without the other defender</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for you</source>
        <extracomment>%1 is money that comes or goes: &quot;+27 for you&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is played out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No offer</source>
        <extracomment>Button: offer nothing, the cards shall be played</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the other player may make an offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Accept %1</source>
        <extracomment>Button: %1 is how the tricks are shared out, &quot;7–3&quot;, the declarer&apos;s first</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Button: refuse an offer, the cards are played</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has bid yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which suit is your spiel in?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has bid %2.</source>
        <extracomment>%1 is a player, %2 a contract</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays home.</source>
        <extracomment>%1 is the other defender</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you want to offer a split of the tricks?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discard these two</source>
        <extracomment>A button that confirms which two cards are laid aside</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must follow suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must play higher, but as low as you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must play higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot follow suit: play what you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must overtrump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead: play a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn; %1 were led. %2</source>
        <extracomment>%1 is the suit that was led, %2 goes on: &quot;You must play higher.&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn to speak: bid or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the suit of your spiel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn to speak: bid higher or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have bought: choose two cards to discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce your contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you want to after-buy?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will you go along or stay home?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will you invite the other defender or play alone?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may offer a split of the tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have been made an offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has bought and is discarding two cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 announces a contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may after-buy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may go along or stay home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may invite the other defender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may make or answer an offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can announce only %1.</source>
        <extracomment>%1 is a contract</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody draws a card; the highest deals, with %1 as the highest suit: %2 (%3).</source>
        <extracomment>How the first dealer is found: %1 is a suit, %2 a player, %3 the card drawn</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, just bought</source>
        <extracomment>Of a card among my twelve: %1 is its name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pass: everybody plays for themselves and tries to take few tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one stake is in the pot, so both defenders must go along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer &amp;%1</source>
        <extracomment>Button: offer this split of the tricks, &quot;7–3&quot;, the declarer&apos;s first</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offers %2: %3 tricks for you.</source>
        <extracomment>%1 is a player, %2 how the tricks are shared out, &quot;7–3&quot;, %3 how many of them are yours</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferenceValue</name>
    <message>
        <source>declarer: %1</source>
        <extracomment>What the declarer may expect: %1 is money (&quot;about +12 chips&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 chip(s)</source>
        <extracomment>Money: %1 is a number, often with its sign (&quot;+12 chips&quot;; Chips, marker)</extracomment>
        <translation>
            <numerusform>%1 chip</numerusform>
            <numerusform>%1 chips</numerusform>
        </translation>
    </message>
    <message>
        <source>hardly a trick</source>
        <extracomment>On average none (&quot;you make Two in about 3 of 100 deals and take hardly a trick&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n trick(s)</source>
        <extracomment>On average: %1 and %n are neighbours (&quot;5 to 6 tricks&quot;)</extracomment>
        <translation>
            <numerusform>%1 to %n trick</numerusform>
            <numerusform>%1 to %n tricks</numerusform>
        </translation>
    </message>
    <message>
        <source>at most one trick</source>
        <extracomment>On average</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a contract, %2: its suit (&quot;Three (bells)&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>Numbers as words in a sentence (&quot;five trumps&quot;, &quot;two aces&quot;), from two to ten</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>%1 &quot;two aces&quot;, %2 &quot;a king&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s)</source>
        <extracomment>What one has: &quot;five trumps&quot; (einen Trumpf, fünf Trümpfe); the number becomes a word</extracomment>
        <translation>
            <numerusform>one trump</numerusform>
            <numerusform>%n trumps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s)</source>
        <extracomment>What one has: &quot;two aces&quot; (ein Ass, zwei Asse); the number becomes a word</extracomment>
        <translation>
            <numerusform>an ace</numerusform>
            <numerusform>%n aces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s)</source>
        <extracomment>What one has: &quot;two kings&quot; (einen König, zwei Könige); the number becomes a word</extracomment>
        <translation>
            <numerusform>a king</numerusform>
            <numerusform>%n kings</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with ace and king</source>
        <extracomment>%1: trumps (&quot;five trumps&quot;), with these among them</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with the ace</source>
        <extracomment>%1: trumps (&quot;five trumps&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with the king</source>
        <extracomment>%1: trumps (&quot;five trumps&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of trumps</source>
        <extracomment>What one has, and no other trump (das Trumpf-Ass)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s)</source>
        <extracomment>What one has: &quot;two sevens&quot; (einen Siebener, zwei Siebener); the number becomes a word</extracomment>
        <translation>
            <numerusform>a seven</numerusform>
            <numerusform>%n sevens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eight(s)</source>
        <extracomment>What one has: &quot;two eights&quot; (einen Achter, zwei Achter); the number becomes a word</extracomment>
        <translation>
            <numerusform>an eight</numerusform>
            <numerusform>%n eights</numerusform>
        </translation>
    </message>
    <message>
        <source>come out about even</source>
        <extracomment>&quot;If you pass, you …&quot; (Passt du, …; Om du passar …)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>win %1 on average</source>
        <extracomment>&quot;If you pass, you …&quot; (Passt du, …; Om du passar …). %1 is money (&quot;about 12 chips&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lose %1 on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you would come out about even</source>
        <extracomment>After a colon, of what one does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that would bring you %1 on average</source>
        <extracomment>After a colon, of what one does. %1 is money (&quot;about 12 chips&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that would cost you %1 on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (pot included)</source>
        <extracomment>What one may expect, one&apos;s own share of what is in the pot included: %1 is money (&quot;about +12 chips&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Tyrol today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As Schwaighofer wrote in 1926</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As Schwaighofer wrote in 1926, with the Weli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the wild Weli and stealing; the first to reach the target wins, the lowest loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The old game with 32 cards: forehand bids first, a bid may be answered with three straight away, each deal is counted to its end, and play goes on until only the loser is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The old game, but with the wild Weli, which the cutter may keep.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>about %1</source>
        <extracomment>A figure that is not exact: &quot;about 62&quot; (etwa 62; ungefär 62)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer than 1</source>
        <extracomment>In place of a number, as in &quot;You make Two in fewer than 1 of 100 deals&quot; (weniger als 1)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over 99</source>
        <extracomment>In place of a number, as in &quot;You make Two in over 99 of 100 deals&quot; (über 99)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <extracomment>Points on average: %1 is a number such as 1.4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <extracomment>Chips of Préférence on average</extracomment>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chips</source>
        <extracomment>Chips of Préférence on average: %1 is a number such as 1.4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stroke(s)</source>
        <extracomment>Strokes of Mittlere on average</extracomment>
        <translation>
            <numerusform>%n stroke</numerusform>
            <numerusform>%n strokes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 strokes</source>
        <extracomment>Strokes of Mittlere on average: %1 is a number such as 1.4</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>%1 as %2</source>
        <extracomment>%1 a wild card, %2 what it stood for: &quot;Weli as ace of hearts&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied between %1: nobody scores it.</source>
        <extracomment>Two or more share the best pair, triple or run: %1 their names. Nobody scores it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three was conceded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was conceded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; bid and held.</source>
        <extracomment>%1 names the cards that won a figure which was bid and held</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, but nobody protested</source>
        <extracomment>%1 is what somebody did against the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offence</source>
        <extracomment>In the count: what breaking the rules costs</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>had the Weli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>had the Weli and won no figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one point short</source>
        <extracomment>Lacks one point and is struck through on the slate (gestrichen; struken)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1 is over</source>
        <extracomment>The end of a game that nobody has won</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>A button below the count; the letter after &amp; is its shortcut</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Won the game: gets a cross on the slate</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost (Bummerl)</source>
        <extracomment>Lost the game: gets a Bummerl on the slate (Bummerl; plump)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %2 goes to %1</source>
        <extracomment>%1 is the winner&apos;s name, %2 the number of the game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1 goes to you</source>
        <extracomment>You have won the game of that number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <extracomment>In the count at the end of a match: how many games a player has won (Kreuz; kryss)</extracomment>
        <translation>
            <numerusform>%n game won</numerusform>
            <numerusform>%n games won</numerusform>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reached %1</source>
        <extracomment>After a player&apos;s name in the count: has gone out in this deal, %1 is the target</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>I’ll take it.</source>
        <extracomment>Whoever cuts takes the bottom card of the cut</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I’ll leave it.</source>
        <extracomment>Whoever cuts leaves the bottom card of the cut where it is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One, then two.</source>
        <extracomment>The dealer deals one card to each, then two</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two, then one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My %1 is %2!</source>
        <extracomment>A wild card is named: %1 the wild card, %2 what it is (Mein Weli ist Herz-Ass!)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I bid %1!</source>
        <extracomment>%1 is a figure as in &quot;the run&quot; (Ich biete das Herz!; Jag bjuder hjärter!)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three for %1!</source>
        <extracomment>The raise of a held figure to three points: %1 is a figure (Drei für das Herz!)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good.</source>
        <extracomment>Answer to a bid: does not hold it (Gut.; Jag passar.)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I hold!</source>
        <extracomment>Answer to a bid: holds it (Ich halte!; Jag synar!)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I protest against %1!</source>
        <extracomment>Says that another player has broken the rules: %1 is the name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No protest.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>hearts</source>
        <extracomment>What is bid, held or won, as in &quot;I bid %1!&quot; (das Herz; hjärter)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Slate</name>
    <message>
        <source>no points (Bankl)</source>
        <extracomment>A deal without a point, the dash on the slate</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 so far</source>
        <extracomment>Points of a deal that are not yet certain</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 points.</source>
        <extracomment>%1 is a player, %2 his points, %3 the points to reach</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Struck through: one point short.</source>
        <extracomment>B-87, German gestrichen: lacks one point, the vertical stroke</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Gespannt”: one point short.</source>
        <extracomment>B-87, within the deal</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1 of %2, to %3 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal by deal: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot: %1.</source>
        <extracomment>What lies in the bowl, in chips</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: balance %2.</source>
        <extracomment>%1 is a player, %2 his chips won or lost</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals played: %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: strokes %2, potatoes %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: strokes %2, potatoes %3, total %4.</source>
        <extracomment>%1 is a player, %2 how many strokes, %3 how many potatoes (rings), %4 the first less the second</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>Heading of a row of the chalkboard: %1 is the number of the deal</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Heading of the last row of the chalkboard: what all deals make</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot</source>
        <extracomment>Heading of a column of the chalkboard: the chips in the bowl</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strokes</source>
        <extracomment>Headings of the chalkboard of Mittlere</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Potatoes</source>
        <extracomment>Headings of the chalkboard of Mittlere: the rings</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Heading of the chalkboard of Mittlere: the first less the second</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games lost (Bummerl): %1.</source>
        <extracomment>Bummerl: the little ring for a game that was lost</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gone out: the target is reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game lost (Bummerl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one point short, and may no longer bid</source>
        <extracomment>B-87, German gestrichen: the vertical stroke</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one point short</source>
        <extracomment>B-87, within the deal: the dotted line</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gone out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a deal without a point (Bankl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not certain yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a stroke: plus one</source>
        <extracomment>Mittlere, on the chalkboard</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a potato: minus one</source>
        <extracomment>Mittlere, on the chalkboard: the ring</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both: they cancel out</source>
        <extracomment>Mittlere, on the chalkboard: a stroke in a ring</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line a deal: how it stood then.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>You have an unfinished match, in deal %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %1 of %2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your balance is %1.</source>
        <extracomment>%1 is what somebody has won or lost so far, &quot;+27&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your total is %1.</source>
        <extracomment>%1 is strokes less potatoes, &quot;−2&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>hearts</source>
        <extracomment>A suit by itself, as in &quot;Led: hearts.&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acorns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissCard</name>
    <message>
        <source>roses</source>
        <extracomment>A suit of the Swiss pack within the name of a card, as in &quot;banner of roses&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under</source>
        <extracomment>The lower court card of the Swiss pack (Under)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>banner</source>
        <extracomment>The ten of the Swiss pack, which shows a flag</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissFigure</name>
    <message>
        <source>Roses</source>
        <extracomment>With a Swiss pack: title of the figure won by the highest rose (Rosen; rosor)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shields</source>
        <extracomment>With a Swiss pack: title of the figure won by the highest shield (Schilten; sköldar)</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissSentence</name>
    <message>
        <source>roses</source>
        <extracomment>With a Swiss pack: what is bid, as in &quot;I bid %1!&quot; (die Rosen, die Schilten; rosor)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shields</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SwissSuit</name>
    <message>
        <source>roses</source>
        <extracomment>A suit of the Swiss pack by itself (Rosen, Schilten, Schellen, Eicheln)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acorns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Go on (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lies in front of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1’s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen as a discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the pack: lift %1 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your choice: use the arrow keys, then press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in play</source>
        <extracomment>On the table of Bieten: the cards that are not dealt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another &amp;match</source>
        <extracomment>Button at the end of a match: the same people play another one</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal</source>
        <extracomment>Above what each player has won or lost in the deal that was counted: a short word</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <extracomment>Above what each player has in all</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your hand</source>
        <extracomment>What a lesson points at, for those who hear it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two cards on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result of the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal is decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest of the tricks are yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;rest</source>
        <extracomment>Button: what is left of the deal is played to its end, for the person as well</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You will take no more tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More in the book</source>
        <extracomment>A link below what is said at the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards are chosen: confirm with “%1”.</source>
        <extracomment>What is due: %1 is what the button says that lays them aside</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change &amp;players or rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more to go; Enter takes this one back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lies in front of you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How they played</source>
        <extracomment>Button at the end of a match: tells what each player was like in it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left and Right choose, Enter takes “%1”.</source>
        <extracomment>For whoever presses Space where Enter answers; %1 a card or a button: &quot;king of hearts&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter again takes “%1”.</source>
        <extracomment>For whoever pressed Enter before the question was heard; %1 a card or a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter again plays it.</source>
        <extracomment>Of a card of mine that Enter has just shown</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>once</source>
        <extracomment>How often</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twice</source>
        <extracomment>How often</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <extracomment>How often, from three on</extracomment>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tricks</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>Whoever wins the figure gets %1.</source>
        <extracomment>%1 is &quot;2 points&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all say “Good”, you score 2; if somebody holds it, it is worth 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep it and are dealt one card fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays where it is; the cards are dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;One, then two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No protest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against %1</source>
        <extracomment>Button: protest against the player named</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If this player has broken the rules in this deal, the penalty is applied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is to play; you may bid first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead: play a card, or bid first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead: play a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn; %1 were led. Play a card, or bid first.</source>
        <extracomment>%1 is a suit, &quot;hearts&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn; %1 were led. Play a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 has bid %3: %1 answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has bid %2: your answer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cut: lift off some cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may take the bottom card of your cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks at the bottom card of the cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has somebody broken the rules?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may protest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal has been counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says three for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bids %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the bottom of your cut: %1.</source>
        <extracomment>%1 is the name of a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How will you deal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Space to go on.</source>
        <extracomment>Added to the line that says what is due, while the table waits for the person</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lea&amp;ve it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 says three for %3: %1 answers.</source>
        <extracomment>%1 and %2 are names, %3 a figure</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says three for %2: your answer?</source>
        <extracomment>%1 is a name, %2 a figure</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bid has to be answered first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild card: click it and choose which card it stands for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deals first (drew the %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal one card each, then two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal two cards each, then one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nobody left to protest against.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can only say “Good”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2–%3</source>
        <extracomment>At the end of a match: %1 is a player, %2 how many games won, %3 lost</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won–lost:</source>
        <extracomment>Before the players with how many they have of both: &quot;Luis 2 : 1, Resi 1 : 2&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Good: %1 for %2</source>
        <extracomment>An answer to a bid, as a button; the letter after &amp; is its shortcut. %1 is the number of points that %2, a player, gets if nobody holds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I h&amp;old: for %1</source>
        <extracomment>An answer to a bid, as a button: %1 is the number of points that are fought for</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does the Weli stand for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card does it stand for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Th&amp;ree: for 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;ake it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two, then on&amp;e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal first (you drew the %1).</source>
        <extracomment>%1 is the lowest card that was cut, and you did</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say three for %2: %1 answers.</source>
        <extracomment>%1 is a name, %2 a figure</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have bid %2: %1 answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody draws a card; the lowest deals, with the ace counting as lowest: %1 deals (%2).</source>
        <extracomment>How the first dealer is found: %1 is a player, %2 the card drawn</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody draws a card; the lowest deals, with the ace counting as lowest: you deal (%1).</source>
        <extracomment>How the first dealer is found: %1 is the card that you have drawn</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn; %1 were led, and you have none. Play a card, or bid first.</source>
        <extracomment>%1 is a suit, &quot;hearts&quot;, of which the player has no card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn; %1 were led, and you have none. Play a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not contest it; the others may still hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not contest it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Value</name>
    <message>
        <source>not in the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worth a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Weli only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to three cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the dealer likes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one, then two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two, then one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not when one point short</source>
        <extracomment>Not for those who lack only one point (gespannt; sträckt)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer figures than points needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the whole deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the figure is conceded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conceded first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in order of the bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conceded, held, not bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lowest score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last to go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the count stops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole deal is counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>possible and punished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all points so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when somebody protests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a conceded figure still counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a conceded figure is lost too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player to the loser’s right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Of the contracts with a premium</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Five and Six</source>
        <extracomment>Of the contracts with a premium: %1 is the contract Hearts</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is counted</source>
        <extracomment>A deal without trump</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is annulled</source>
        <extracomment>A deal without trump</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always loses</source>
        <extracomment>Who takes no trick</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts as a hundred points</source>
        <extracomment>Who takes no trick</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the third player wins</source>
        <extracomment>Two with equal points</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they draw cards</source>
        <extracomment>Two with equal points</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) from the dealer</source>
        <extracomment>What the dealer puts into the pot</extracomment>
        <translation>
            <numerusform>%n chip from the dealer</numerusform>
            <numerusform>%n chips from the dealer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n base stake(s) a deal</source>
        <extracomment>What a deal is played for</extracomment>
        <translation>
            <numerusform>at most %n base stake a deal</numerusform>
            <numerusform>at most %n base stakes a deal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>You have already gone out in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These two rules contradict each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the player to the dealer’s right cuts; at least four cards must be lifted, and at least four must stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the player who has just cut may take or leave the bottom card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the dealer deals, once the cards are cut, and in the rounds that the rules allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn to play a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can follow suit, so you must.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild card cannot be named as one of your own cards, nor as what another of your wild cards already stands for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you have said and played so far has tied down your wild card; this would break that promise.</source>
        <extracomment>What a player has bid, held or shown by not following suit binds the wild card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have this figure, and no wild card could still make it yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may bid from the end of the dealing until the last card is played, but not while an answer is due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This figure has already been bid and held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no bid to answer now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three is the highest you can go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This figure has been conceded: it is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are too close to the target to bid: you may still hold when others bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are too close to the target to say three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player may protest once, in turn, against another player who has not been caught yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild card is named when it is played; other cards are played as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the time to protest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules do not allow this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can say three only for a figure that is held for two, and not if you bid it yourself; as an answer to a bid it needs the house rule “Three as an answer”.</source>
        <extracomment>&quot;three&quot;: the raise of a held figure to three points (Drei, Groschen; tre)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house rules do not allow this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal and sit out: the other three play this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the house rules this contract does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn to speak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first bid must be higher than the last one, and One to Three without buying are first bid as “spiel”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first bid binds you: after One to Four you cannot go above Four, spiel stays spiel, and only a player who opened with a premium contract may go higher. Every bid must beat the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a bid of One to Four can be held, and only by forehand, or by the player who has that right instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After “spiel” the player who said it first names the suit, and the others answer with a higher one or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no auction now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the declarer buys, discards two cards and announces the contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may announce what you bid or something higher of the same kind: One to Four go no higher than Four, and spiel stays spiel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard two different cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can after-buy only if the auction was won with One to Four, and only once the contract has been announced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a player who has bid in the auction may after-buy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are not being asked now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have declined to after-buy, and that is final.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who after-buys must announce Five, Six, Seven or Eight, and higher than the last after-buyer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this contract both defenders play; nobody is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pot holds only one base stake: both defenders must go along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the defenders go along or stay home, starting with the one to the declarer’s left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the one defender who went along may invite the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tricks can be split only between the declarer and a lone defender, before the first card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the other player’s turn to speak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept the offer, refuse it, or answer with a split that nobody has offered yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can beat the trick, so you must.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You sit to the left of the declarer, who led: you must play higher, but as low as you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the house rules you must trump, because you cannot follow suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps were led and you have one, so you must play a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can follow suit: do so, or play a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As long as you can follow suit, your trump must beat any trump already in the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the other player’s draw, or this card has already been drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forehand bids first: wait until forehand has bid or played a card.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Wrong</name>
    <message>
        <source>the file cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longer than %1 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>malformed JSON at character %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nested too deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key %1 appears twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, not a whole number from %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, not text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, not an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 instead of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line of type %1 where %2 is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file stops where a line of type %1 is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line after the end of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1 moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no game %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has format %1, which a newer Weli writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no object %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule %1 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule %1 cannot be %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no rule %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not go with this value of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>players must be %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>players must be %1 or %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deals must be a multiple of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no list %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not belong to the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the pack twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing from the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no action %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move out of turn: seat %1 %2, but it is the turn of seat %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>illegal move: seat %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lists %2 for seat %3, which may: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names a seat that is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::BookPage</name>
    <message>
        <source>**At this table:** %1: %2</source>
        <extracomment>In the book, below what a house rule does: %1 is its name, %2 what it is set to</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to what you read before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book is saved as %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table. %1</source>
        <extracomment>In the book, for those who hear it: %1 says what lies on a table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <extracomment>The same: %1 are cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caret on: arrows move in the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caret off: arrows scroll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have read nothing before this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not gone back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::BookView</name>
    <message>
        <source>Heading: %1</source>
        <extracomment>A line of the book, for those who hear it: %1 is the heading of a chapter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link: %1</source>
        <extracomment>In the book, for those who hear it: %1 is the text of a link</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book of %1. Down reads on, H leads to the next heading, Tab to the next link; Enter follows it, Alt+Left comes back.</source>
        <extracomment>When the book is opened, for those who hear it: %1 is the name of the game</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::CardChooser</name>
    <message>
        <source>%1: being checked</source>
        <extracomment>%1 is a pack of cards that Weli has still to look at</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A pack of cards that cannot be chosen: %1 is its name, %2 why</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pac&amp;k:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some cards of the pack, and its back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;other back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds, green clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large l&amp;etters in the corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Q and J in the corners instead of O and U</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual one for the game</source>
        <extracomment>A choice among the packs of cards: each game is played with its own</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pack has only one back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only Weli’s French pack can have four colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only Weli’s own packs can have them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only Weli’s Tyrolean and Swiss packs can have them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some cards of each game’s pack, and its back</source>
        <extracomment>What is seen in a picture of cards: of each game some cards of the pack that is usual for it</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::Chair</name>
    <message>
        <source>&amp;You:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In the field for a person&apos;s name, as long as it is empty</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who comes is another every evening, and is told after the match.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::ChoiceList</name>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ Not this time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::Door</name>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play a new match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;anguage:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;aved matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;bout</source>
        <extracomment>About the program</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts (Ctrl+F1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unfinished match</source>
        <extracomment>On a slip that lies on the cards of a game: a match of it was left</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New here? The first lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesso&amp;ns</source>
        <extracomment>The lessons of a game; then how many of them have been gone through</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesso&amp;ns (%1 of %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rule book</source>
        <extracomment>The book of a game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set &amp;up a match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start page: %1</source>
        <extracomment>Where the program begins, for who hears it; %1 are the games from which one chooses there</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::DrillPanel</name>
    <message>
        <source>The round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is the number of the question, %2 of how many</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the book</source>
        <extracomment>A link to the page of the book that says why an answer is right</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1 of %2)</source>
        <extracomment>After the title of a kind of question: %1 of %2 right</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will come up again soon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Went well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3.</source>
        <extracomment>How a kind of question went: its title, %2 of %3 right</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The right answer: %1.</source>
        <extracomment>%1 is the right answer, or several</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer with what is marked (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On to the next question (Space or Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the lessons and drills (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark with 1 to %1, then Enter.</source>
        <extracomment>Which keys choose among the answers: %1 is their number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: marked</source>
        <extracomment>A choice, for those who hear it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One key answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O tells your cards, T the table.</source>
        <extracomment>After a question that is put once more, by which keys one hears what it is about</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is marked yet: press 1 to %1, then Enter.</source>
        <extracomment>To whoever answers without a choice: %1 is the number of choices</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::DrillPlayer</name>
    <message>
        <source>Go on with Space when you have read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The name plate of the learner</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer the question beside the table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::HouseRules</name>
    <message>
        <source>Has no effect with the other rules as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More in the book</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::Keeper</name>
    <message>
        <source>The settings in %1 give a player a level that does not exist (%2); that player plays by the book.</source>
        <extracomment>%1 is a file, %2 one word or several that should be &quot;easy&quot;, &quot;book&quot; or &quot;sharp&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::LearnPage</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>How long a lesson takes</extracomment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>at step %1 of %2</source>
        <extracomment>%1 is the step of a lesson where one stopped, %2 how many it has</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;ack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>A lesson that was gone through to its end</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Once more</source>
        <extracomment>A lesson that is done: once more</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Heading above the drills</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may open any lesson.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten &amp;questions to practise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rule book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solve &amp;puzzles</source>
        <extracomment>A button that begins a round of drills</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson %1 of %2.</source>
        <extracomment>Where a lesson stands among those of its game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise: Up and Down choose what</source>
        <extracomment>The name of a list, for who hears it</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::LearnPlaces</name>
    <message>
        <source>The arrows choose a lesson, Enter begins it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::LessonPage</name>
    <message>
        <source>Shown: %1.</source>
        <extracomment>After the words of a lesson, for who hears them: %1 are things on the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With Left and Right you choose a card, Enter plays it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O reads one hand after the other.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::LessonPanel</name>
    <message>
        <source>The end of this lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the book</source>
        <extracomment>A link to the page of the book that speaks of the step of a lesson</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And then?</source>
        <extracomment>A button: play on what was tried, to see where it leads</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the step before (Page Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On to the next step (Page Down, or Space at the table)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the lessons (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the lessons; you come back to this step (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done!</source>
        <extracomment>What follows says what the learner can do now</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was the last lesson. Sit down: the others are waiting for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is where the lesson begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First do what is asked here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::LessonPlayer</name>
    <message>
        <source>Press Space to let %1 go on, or speak first.</source>
        <extracomment>%1 is a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say something before %1 goes on: the table waits.</source>
        <extracomment>%1 is a player, for whom all wait in a game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer the question beside the table first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet: read on first, with Space or “Next”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer the question beside the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is what would come of it. Space undoes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table plays on by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with Space or “Next” when you have read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <extracomment>%1 is a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>Buttons at the end of a lesson; the last one begins a match</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>An answer: the learner</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hint comes after two tries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to choose now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lesson is over. Space goes on from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::LookBack</name>
    <message>
        <source>Then it was your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then it was %1’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button that leaves what is looked at</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::MainWindow</name>
    <message>
        <source>The pack %1 is no longer available; the usual one is used instead.</source>
        <extracomment>%1 is the name of a file or folder</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size: %1%</source>
        <extracomment>For those who hear it, when it is changed: %1 is a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::MatchList</name>
    <message>
        <source>Saved matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match has been saved here yet. A match comes here when it is over, or when you start a new one before its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a match first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::MatchQuestions</name>
    <message>
        <source>Unfinished match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is an unfinished match of %1. Start a new one?</source>
        <extracomment>%1 is a game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unfinished one is kept among the saved matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your match of %1 is open in another window. Start a new one here?</source>
        <extracomment>%1 is a game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other match stays as it is. You can also play another game here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is an unfinished match of %1. Open %2 instead?</source>
        <extracomment>%1 is a game, %2 a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unfinished one is kept among the saved matches. The file stays as it is: you play on with a copy of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is an unfinished match of %1. Go on with the chosen one instead?</source>
        <extracomment>%1 is a game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two change places: the other one is kept among the saved matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::MatchSlips</name>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>The date of a match, its month in letters: d is the day, MMM the month, yyyy the year</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::MatchStrip</name>
    <message>
        <source>?! inaccurate</source>
        <extracomment>A dot on the strip of a match, with its mark as in chess</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>? a mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>?? a blunder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves: %1</source>
        <extracomment>Strokes on the strip of a match: %1 is a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the others</source>
        <extracomment>Strokes on the strip of a match: what the other players did</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your note</source>
        <extracomment>A slip on the strip of a match</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tried another way</source>
        <extracomment>A short line that leaves the strip of a match</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) with a mark</source>
        <extracomment>Of a match that is looked back at: how many moves have a mark</extracomment>
        <translation>
            <numerusform>%n move with a mark</numerusform>
            <numerusform>%n moves with a mark</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Of a match that is looked back at: how many other ways were tried</extracomment>
        <translation>
            <numerusform>%n trial</numerusform>
            <numerusform>%n trials</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; N leads from one to the next.</source>
        <extracomment>%1: &quot;3 moves with a mark, 1 note&quot;; N is a key</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::MatchesPlace</name>
    <message>
        <source>The match has been deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::MomentWords</name>
    <message>
        <source>Deal %1, move %2 of %3</source>
        <extracomment>Where one is in a match that is looked back at: %1 the deal, %2 an act, %3 how many there are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighing moves: %1 of %2</source>
        <extracomment>%1 of %2 acts have been looked at</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>?! Inaccurate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>? A mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>?? A blunder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was plainly better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your note: %1.</source>
        <extracomment>What the person has written at a moment of a match, for who hears it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is all there was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards have been dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <extracomment>After a mark as in chess: %1 what would have been better</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better: %1. That improves the standing against the others at the table by about %2.</source>
        <extracomment>After a mark as in chess: %1 what would have been better, %2 &quot;0.4 points&quot;: by so much one would stand better beside the other players</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::NoteField</name>
    <message>
        <source>Your note (C)</source>
        <extracomment>In an empty field for a line of one&apos;s own; the letter is its key</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is not among the saved ones: no note can be kept with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line of your own at this moment; it is kept with the match (C)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::OpenActs</name>
    <message>
        <source>What you can do now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing for you to do now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More in the book</source>
        <extracomment>A link after what one can do: what the book says of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::OwnRulesButton</name>
    <message>
        <source>Save &amp;these rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save to a &amp;file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules (*.rules)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules or matches (*.rules *.weli *.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules are for another game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;My house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name for these rules:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other rules already have this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules need a name first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::PuzzlePage</name>
    <message>
        <source>&amp;Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On to the next puzzle (Space or Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says what is best here, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <extracomment>%1 is a game, %2 the number of the puzzle, %3 of how many</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::PuzzlePlace</name>
    <message>
        <source>On a second look, nothing here was plainly wrong.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::PuzzlePlayer</name>
    <message>
        <source>The moves are being weighed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with Space when you have read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn from it</source>
        <extracomment>Heading of puzzles that are made of one&apos;s own mistakes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here you chose: %1. Can you find something better?</source>
        <extracomment>%1 is what the player did in a match, as the table calls it: &quot;Say “Good”&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here %1 chose: %2. Can you find something better?</source>
        <extracomment>%1 is a name, %2 what this player did in a match</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ Not the best yet: that gives away about %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Right!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found at once: %1 of %2.</source>
        <extracomment>Puzzles: %1 of %2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <extracomment>The best act in a puzzle: %1 as the table calls it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As good: %1.</source>
        <extracomment>Other acts in a puzzle, as the table calls them</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ The same again: it gives away about %1.</source>
        <extracomment>In a puzzle somebody has chosen again what was chosen in the match: %1 &quot;0.4 points&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: that gave away about %2.</source>
        <extracomment>In a puzzle: %1 is what was chosen in the match, %2 &quot;0.4 points&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others come again among the lessons: “Your own mistakes”.</source>
        <extracomment>“Your own mistakes” is a row in the list of the page Lessons</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would you do? You do not know what the others hold: find the move that brings most in the long run, and make it at the table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::ReviewPage</name>
    <message>
        <source>Looking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the table as the next player saw it (E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show every hand, or only what was known (A)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View: %1</source>
        <extracomment>A button: through whose eyes the table is seen; it leads to the next player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <extracomment>A button: to try how a match could have gone on from the moment that is looked at</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same deal a&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Learn from it</source>
        <extracomment>A button: one&apos;s worst mistakes in a match come as puzzles</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that was done is still being weighed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was plainly wrong here: well played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The %n costliest mistake(s) as puzzles (M)</source>
        <translation>
            <numerusform>The costliest mistake as a puzzle (M)</numerusform>
            <numerusform>The %n costliest mistakes as puzzles (M)</numerusform>
        </translation>
    </message>
    <message>
        <source>Left and Right: one move; Escape: back.</source>
        <extracomment>After where one is, for who hears it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal is not over yet: its hands stay hidden, and nothing can be tried in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try another way from here in %1’s seat; nothing counts (P)</source>
        <extracomment>%1 is a name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try this deal from its beginning in %1’s seat; nothing counts (R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same deal a&amp;s %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Every rule, one by one…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to “%1”</source>
        <extracomment>A link: the rules of this preset again</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same as “%1”.</source>
        <extracomment>House rules: %1 is the name of a preset</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different from “%1”: %2.</source>
        <extracomment>House rules: %1 is the name of a preset, %2 a list of options</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own rules.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::SetUp</name>
    <message>
        <source>Two players have the same name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided by drawing cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Number of players:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First dealer:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>How a bot plays: %1 is its name, %2 a sentence</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the match you learn who they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different &amp;company every evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: who plays</source>
        <extracomment>%1 is a game</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::SetUpPlace</name>
    <message>
        <source>The house rules “%1” have been deleted.</source>
        <extracomment>%1 is the name of house rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter begins the match as it stands.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::SettingsPage</name>
    <message>
        <source>The others play without a pause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Motion:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half a second</source>
        <extracomment>How long a bot thinks at the most</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Thinking time, at most:</source>
        <extracomment>A setting: how long the bots think at the most</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show my points durin&amp;g a deal of Mittlere</source>
        <extracomment>A setting; Mittlere is the game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>80%</source>
        <extracomment>A size of letters; how the language writes percents</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>90%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>110%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>125%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>150%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>175%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>200%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <extracomment>A setting: how large letters are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the first three matches of each game</source>
        <extracomment>When the coach speaks</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;ach:</source>
        <extracomment>A setting: when the coach speaks, who tells a player what comes up at the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short notes on the table, each at most twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In matches with the coach</source>
        <extracomment>When it is asked before a costly act</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask befo&amp;re a costly move:</source>
        <extracomment>A setting: when it is asked before an act that costs plainly more than another</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show chances on the table (F4)</source>
        <extracomment>A setting: chances are shown on the table all the time</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell me when a &amp;deal is decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the card for me &amp;if only one is allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only where there is nothing else to do or to say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell a screen reader e&amp;verything at once</source>
        <extracomment>A setting: what a screen reader says of the table by itself</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>A heading of settings: the person&apos;s name and language</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>A heading of settings: the coach, questions before costly moves, chances</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seeing and hearing</source>
        <extracomment>A heading of settings: the size of letters, motion, contrast, screen reader</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play then stops, at any pace, until you press Space or Enter or click: time to think of a bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pace of the others:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of them waits at least %1 s and then plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Bieten &amp;wait for me before every card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::Shortcuts</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move between the figures, the answers and your cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play the card, make the bid, press the button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid that figure, or say three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continue when the table waits for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo your last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go back from here; at the table, close what is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn full screen on or off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>explain what is selected on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show the last trick, in Préférence and Mittlere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redo what was undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sort your hand, in Préférence and Mittlere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open the book at what is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Up, Ctrl+Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read what lies on the table, who sits there and the result, line by line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read out again what is due and what you can answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read out what lies on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read out whose turn it is and how the match stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pull out the chalkboard, where it is put away, or push it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make the text larger, smaller or its usual size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show a hint: what is best to do, and why; press again for more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show what you can do now, and what each choice does; press again to close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show your chances on the table, or hide them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let the others play on without a pause until it is your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and Down read them one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move through the book with a caret; there H leads to the next heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look back at what has been played so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one move back or on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one trick back or on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one deal back or on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the beginning or to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see the table as the next player saw it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show every hand, or only what was known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read out your cards; press again for every other open hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the next move with a mark or a note, or the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a note of your own at this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press the button in which that letter is underlined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move from card to card, or from figure (way to score) to figure</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::StrideBar</name>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move on (Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One trick back (Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One trick on (Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One deal back (Page Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One deal on (Page Down)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::TablePage</name>
    <message>
        <source>Chalkboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo your last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace, motion and language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the start page; the match is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Undo your last move; used %n time(s) in this match</source>
        <translation>
            <numerusform>Undo your last move; used %n time in this match</numerusform>
            <numerusform>Undo your last move; used %n times in this match</numerusform>
        </translation>
    </message>
    <message>
        <source>Redo what was undone last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the last trick where it lay (L)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To my turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others play without a pause until you have a choice to make (End)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted %1. F3: next order</source>
        <extracomment>%1 is &quot;by suit&quot; or &quot;by rank, the other way round&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts (Ctrl+F1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pull out the chalkboard, or push it back (S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>What is best to do, and why; ask again for more (H). %n hint(s) in this match</source>
        <translation>
            <numerusform>What is best to do, and why; ask again for more (H). One hint in this match</numerusform>
            <numerusform>What is best to do, and why; ask again for more (H). %n hints in this match</numerusform>
        </translation>
    </message>
    <message>
        <source>What is best to do, and why (H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances</source>
        <extracomment>A button: shows how likely things are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show your chances on the table, or hide them (F4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances are shown; W reads them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances are hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>A button: step back through what has been played</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step through what has been played so far (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is only a trial: nothing counts. A deal already begun goes on with the cards everybody really had.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to “Looking back”; none of this is kept (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no move of yours to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>There is no move of yours to undo; undone %n time(s) in this match</source>
        <translation>
            <numerusform>There is no move of yours to undo; undone %n time in this match</numerusform>
            <numerusform>There is no move of yours to undo; undone %n times in this match</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not the others’ turn now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick of this deal is over yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no choice to make now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::TaughtTable</name>
    <message>
        <source>Chalkboard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
