<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>good</source>
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
        <source>In 100 deals you win %2 figures with the card that was cut, %3 without it.</source>
        <extracomment>%2, %3: numbers of figures won (&quot;about 142&quot;)</extracomment>
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
        <source>Your cards look good for %1.</source>
        <extracomment>%1: a figure, as in &quot;I bid %1&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards look poor for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginners dare it now and then, on little.</source>
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
        <source>You cannot take the trick, so the lowest card goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginners lead their highest card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a wild card can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong enough to bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middling, so better bid early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would be a bluff.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So good that you can wait for another’s bid and then say three.</source>
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
        <source>The other side is close to going out.</source>
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
        <source>A low card lures the others into bidding. You win %1 in %2 of 100 deals, the last trick in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A higher card stays back for the last trick, which you win in %2 of 100 deals.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;); it is the last trick (Spiel) that is won</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the last trick in %2 of 100 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this name you win the last trick in %2 of 100 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals that fit.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all say good: %2 in 100 such deals.</source>
        <extracomment>%2: points (&quot;about 143 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If somebody holds: %2 in 100 such deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you hold, whoever bid wins the figure in %2 of 100 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you hold, whoever said three wins the figure in %2 of 100 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else brings more points, but this is better for the whole game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; in %3 all say good, and if somebody holds, you still win in %4.</source>
        <extracomment>%1: a figure (das Herz), %2 to %4: numbers of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; holding pays from %3 on.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;), %3: another (&quot;34&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 in only %2 of 100 deals; holding pays from %3 on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BietenValue</name>
    <message>
        <source>%1 in 100 deals</source>
        <extracomment>%1: points (&quot;about 143 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in 100 deals against the best card</source>
        <extracomment>By the book: %1: points (&quot;−40 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in 100 deals against letting it be</source>
        <extracomment>By the book: %1: points (&quot;+40 points&quot;) more than if one says nothing or good</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bowl</name>
    <message>
        <source>most tricks: %1</source>
        <extracomment>Beside the pot: what the player with the most tricks pays into it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for %1</source>
        <extracomment>Beside the pot: what is played for</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a trick %1</source>
        <extracomment>Beside the pot: what a trick is worth</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot: %1, before %2</source>
        <extracomment>The bowl with the pot: %1 is money, %2 the dealer, before whom it stands</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for %1, the most</source>
        <extracomment>Beside the pot: what is played for, and no deal is played for more</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>hearts</source>
        <extracomment>A suit within the name of a card, as in &quot;Ober of acorns&quot;; see &quot;%1 of %2&quot;</extracomment>
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
        <source>Ace</source>
        <extracomment>A rank, by itself and within the name of a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ober</source>
        <extracomment>The upper court card under the king (German Ober, Swedish överknekt)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under</source>
        <extracomment>The lower court card (German Unter, Swedish underknekt)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weli</source>
        <extracomment>The six of bells as it is called in Bieten</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A card: %1 is the rank, %2 the suit (&quot;Ober of acorns&quot;; Eichel-Ober)</extracomment>
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
        <source>Queen</source>
        <extracomment>The second court card of a pack that has queens (Dame; dam)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack</source>
        <extracomment>The third court card of a pack that has jacks (Bube; knekt)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, wild</source>
        <extracomment>A card of the hand that is wild, as the seven of bells may be</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Conflict</name>
    <message>
        <source>Two more wild cards need the Weli to be wild.</source>
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
        <source>The count cannot stop when the first goes out if the others play on to find the last.</source>
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
        <source>Trump: %1.</source>
        <extracomment>%1 is a suit (Trumpf: Eichel)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the first trick the two others lay their hands open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Premium: %1 from each of the two, or to each.</source>
        <extracomment>Money that changes hands besides the pot</extracomment>
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
        <source>lacks the %1</source>
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
        <source>Equal</source>
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
        <source>it cannot be opened</source>
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
        <source>%1 cannot be read: something is wrong in line %2 (“%3”).</source>
        <extracomment>%1 is a file, %2 the number of a line, %3 what the program says of it, always in English</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FrenchCard</name>
    <message>
        <source>hearts</source>
        <extracomment>A suit of the French pack within the name of a card, as in &quot;Queen of clubs&quot;</extracomment>
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
        <source>The Tyrolean game of three cards and five figures: bid at any moment, on good cards or on hardly any.</source>
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
        <source>The Swiss game for three: take the most points or the fewest, for the middle loses. The first card that does not follow suit makes trump.</source>
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
        <source>You take up the two cards and lay two aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two cards stay aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said by %1</source>
        <extracomment>Of a contract on the card: %1 are the initials of those who have said it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands</source>
        <extracomment>Of a contract on the card: the last bid, which must be overbid</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is played</source>
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
        <source>Ausfechten</source>
        <extracomment>Nobody has bid: everybody plays for himself and takes few tricks (Ausfechten; krypspel)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses a contract</source>
        <extracomment>%1 has won the auction and does not yet say what is played</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <extracomment>%1 is a player, %2 a contract</extracomment>
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
        <extracomment>How good a bot is: a beginner</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the book</source>
        <extracomment>How good a bot is: plays as the book of 1926 advises</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sharp</source>
        <extracomment>How good a bot is: the best there is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>On the name plate of the person who plays</extracomment>
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
    <name>MittlereOrder</name>
    <message>
        <source>The last trick: %1</source>
        <extracomment>Below the values of the cards: what the last trick counts besides</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without trump each %1: %2</source>
        <extracomment>Below the values of the cards: %1 is the rank eight, %2 its value in a deal in which no suit becomes trump</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %1, %2 are out</source>
        <extracomment>Points of the deal so far, if the person wants to see them</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump yet</source>
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
        <source>Trump</source>
        <extracomment>Heading of a column with the ranks and their values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump</source>
        <extracomment>Of a deal that is over: no suit has become trump</extracomment>
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
        <source>A beginner’s slip: something else would be better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many points are within reach: %1 so far, %2 in the end.</source>
        <extracomment>%1, %2: points (&quot;34 points&quot;, &quot;about 60 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Few points are the better aim: %1 so far, %2 in the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 so far: a hundred is near, so better take no more.</source>
        <extracomment>%1: points (&quot;86 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no trick yet, and without one you lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 so far: the most points are nearer than the fewest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 so far: the fewest points are nearer than the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No higher card of its suit is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n higher card(s) of its suit are out.</source>
        <translation>
            <numerusform>%n higher card of its suit is out.</numerusform>
            <numerusform>%n higher cards of its suit are out.</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts %1.</source>
        <extracomment>What a card is worth, %1: points (&quot;11 points&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leads trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s) of its suit.</source>
        <translation>
            <numerusform>You hold %n card of its suit.</numerusform>
            <numerusform>You hold %n cards of its suit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of its suit are out.</source>
        <translation>
            <numerusform>%n card of its suit is out.</numerusform>
            <numerusform>%n cards of its suit are out.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody else has its suit any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With it the trick is yours so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 in the trick that it takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It trumps the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It makes its suit trump, and you hold %1 of it.</source>
        <extracomment>%1: a number of cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It makes its suit trump, and you hold a top one (%1 or %2).</source>
        <extracomment>%1, %2: the ranks of the highest trumps (Under, Nine)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It makes its suit trump, but a top one (%1 or %2) is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It gives a trump away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no trick yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are the highest trumps, or may still become so.</source>
        <extracomment>%1, %2: the ranks of the highest trumps (Under, Nine)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 so far, and it takes the trick: a hundred comes near.</source>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 of 100 deals you lose with a hundred points.</source>
        <extracomment>%1: a number of a hundred (&quot;about 12&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 of 100 deals you lose without a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 of 100 deals you end the match in front.</source>
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
        <source>%1 loses the draw</source>
        <extracomment>%1 is a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both have %5. %1 has drawn %2, %3 %4: the lower card loses.</source>
        <extracomment>%1 and %3 are players, %2 and %4 cards, %5 points</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody could follow suit to the end: there was no trump. The same dealer deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever takes all twelve tricks wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no trick and %2 a hundred points or more: the third wins.</source>
        <extracomment>%1 and %2 are players</extracomment>
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
        <source>The two others have %1 each: then the third wins.</source>
        <extracomment>%1 is &quot;52 points&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points in the middle lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was no trump: each eight counts eight.</source>
        <extracomment>No suit became trump in this deal</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins the match</source>
        <extracomment>After a player&apos;s name: has won the match</extracomment>
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
    <message>
        <source>The match is over: %1 wins with %2.</source>
        <extracomment>The end of the match: %1 is a player, or several with &quot;and&quot;, %2 a total</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over: %1 win with %2.</source>
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
</context>
<context>
    <name>MittlereTurn</name>
    <message>
        <source>Card %1 of the row</source>
        <extracomment>A card of the pack that is spread face down; %1 is its place in the row</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you cannot follow: play what you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you cannot follow: what you play now makes trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you must follow suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follow suit, or trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follow suit, or trump higher than %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your %1 is your only trump, and it need not be played.</source>
        <extracomment>%1 is the rank under, the highest trump</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you must play trump.</source>
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
        <source>Your turn: %1 led; %2</source>
        <extracomment>%1 is the suit that was led, %2 goes on: &quot;you must follow suit.&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card: the lower one of the two loses the deal.</source>
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
        <source>%1 takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <extracomment>From the spread pack: %1 is a player, %2 a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two are equal: both draw again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space goes on.</source>
        <extracomment>Added to the line that says what is due, while the table waits for the person</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 have equal points and draw cards for the loss.</source>
        <extracomment>Two players have taken equal points</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <extracomment>%1 is a suit, always in the plural</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MittlereValue</name>
    <message>
        <source>high in %1 of 100, middle in %2, low in %3</source>
        <extracomment>The place that the points will have: %1 to %3 are numbers of a hundred, %1 &quot;about 40&quot;</extracomment>
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
        <source>%1 takes the card that was cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leaves the card that was cut.</source>
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
        <source>%1 says good to %2.</source>
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
</context>
<context>
    <name>Offence</name>
    <message>
        <source>did not play the suit that was due</source>
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
        <source>bid or said three too near the target</source>
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
        <source>Three at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidding near the target</source>
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
        <source>When the best are equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First figure in rank</source>
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
        <source>Punishment</source>
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
        <source>Most that is played for</source>
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
        <source>A deal without trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who takes no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two with equal points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionText</name>
    <message>
        <source>Whoever reaches this many points goes out; odd numbers are the custom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many games are played one after the other in this match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever had the wild Weli and wins no figure loses a point at the count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether whoever cuts may look at the bottom card of his cut and take it into his hand.</source>
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
        <source>Nobody bids before the player left of the dealer has played a card or bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid may be answered with three at once, instead of holding it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid binds the wild card to have the figure: for the whole deal, or only until the figure is conceded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever says “Good” to a figure cannot make that figure with his wild card any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which figures are counted first; it decides who goes out first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends when the first goes out and the lowest loses, or the others play on and the last one loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the count stops at once when somebody goes out, or the whole deal is entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlawful cards and bids are either not possible, or possible and punished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an offence costs: some points, the score from before the deal, or the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many points each punished offence costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offences are punished by themselves, or only if somebody protests after the last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may reach the target just because the others let a bid go: whoever lacks one point does not bid, or each player bids fewer figures in a deal than he lacks points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When two players have equally good pairs, triples or runs nobody scores the figure; if the others had let it go, its point may still count, or be lost too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a game the deal passes on to the left, or the player to the loser’s right deals, so that the loser leads to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the %1 joins the 32 cards, and whether it is wild or worth a point.</source>
        <extracomment>%1 is the name of a card (Schell-Sechser, Karo-Sechser)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 and the %2 are wild too; this needs a wild Weli.</source>
        <extracomment>%1 and %2 are the names of cards (Schell-Siebener, Eichel-Siebener)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether %1 or %2 come first when figures are counted in rank.</source>
        <extracomment>%1 and %2 are suits (Herz, Laub)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the dealer puts into the pot before each deal; premiums are counted in it too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>However much lies in the pot, no deal is played for more than so many base stakes; the rest waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which contracts with a premium can be bid: all, those up to Six, or %1 alone; without Five nobody buys after the declarer.</source>
        <extracomment>%1 is the contract Hearts</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever cannot follow suit must trump, even if that does not win the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer and a lone defender may agree on how many tricks each gets, without playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After so many deals the match ends and the pot is shared; everybody deals equally often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If everybody can follow suit to the end, the deal is counted with eight points for each eight, or it is annulled and dealt again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever takes no trick loses; or that is as bad as a hundred points, so that the third player wins if there is one of each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If two have equal points, the third player wins, or the two draw cards and the lower one loses.</source>
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
        <source>scored by nobody</source>
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
        <source>The others say “Good” and it is yours for 1, or one holds it for 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three</source>
        <extracomment>On a figure&apos;s plate: raise it to three</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others say “Good” and it is yours for 2, or one holds it for 3.</source>
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
        <extracomment>%1 is a contract, or spiel (Drei ansagen; bjuda tre)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hold %1</source>
        <extracomment>%1 is a contract (Zwei halten; hålla två)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay aside %1 and %2</source>
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
        <extracomment>Takes up the two cards that were laid aside (nachkaufen; göra efterköp)</extracomment>
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
        <source>agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refuse</source>
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
        <source>%1 lays two cards aside.</source>
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
        <source>%1 says no.</source>
        <extracomment>Neither buys nor offers to share the tricks out</extracomment>
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
        <source>%1 invites the other defender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays without the other defender.</source>
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
        <source>%1 takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defenders lay their hands open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 buys.</source>
        <extracomment>The declarer takes up the two cards that lie on the table</extracomment>
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
        <source>A beginner’s slip: something else would be better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You make %1 in %2 of 100 deals.</source>
        <extracomment>%1: a contract, %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You make %1 in %2 of 100 deals, on average %3.</source>
        <extracomment>%1: a contract, %2: a number of a hundred, %3: tricks (&quot;about 7 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six tricks are hardly to be hoped for: you make %1 in %2 of 100 deals, on average %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your safest bid comes off in %2 of 100 deals.</source>
        <extracomment>%2: a number of a hundred (&quot;about 12&quot;)</extracomment>
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
        <source>After buying you can still go up to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If both of you play, you get your two tricks in %2 of 100 deals, on average %3.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;), %3: tricks (&quot;about 2 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone you get your two tricks in %2 of 100 deals, on average %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you invite, the two of you get four tricks in %2 of 100 deals, on average %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At home you cannot fall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saying no costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreed on that, you get %2.</source>
        <extracomment>%2: tricks (&quot;3 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side agrees in %2 of 100 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the cards are played instead: %2.</source>
        <extracomment>%2: chips (&quot;about +12 chips&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the others beat it, and whoever can overtake must.</source>
        <translation>
            <numerusform>%n card of the others beats it, and whoever can overtake must.</numerusform>
            <numerusform>%n cards of the others beat it, and whoever can overtake must.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can take this trick off you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leaves the trick to the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its suit might bring you a trick, so it is good to be rid of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the trick for certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the others can still beat it.</source>
        <translation>
            <numerusform>%n card of the others can still beat it.</numerusform>
            <numerusform>%n cards of the others can still beat it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It draws trump; %n of them are still out.</source>
        <translation>
            <numerusform>It draws trump; %n is still out.</numerusform>
            <numerusform>It draws trump; %n are still out.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others have at least as many trumps as you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump is out any more: it makes its trick later, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No higher card of its suit is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others have higher cards of its suit, so a low one is led rather than a high one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the trick for certain, and the cheapest that does is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot take the trick, and the cheapest is given away first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How %1 are split decides: if evenly, the contract is made in %2 of 100 deals, otherwise in %3.</source>
        <extracomment>%1: a suit, %2 and %3: numbers of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You end with the most tricks in %2 of 100 deals, on average %3.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;), %3: tricks (&quot;about 4 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer makes %1 in %2 of 100 deals.</source>
        <extracomment>%1: a contract, %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer makes %1 in %2 of 100 deals, on average %3.</source>
        <extracomment>%3: tricks (&quot;about 7 tricks&quot;)</extracomment>
        <translation type="unfinished"></translation>
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
        <source>%1 makes %2, agreed on %3</source>
        <extracomment>Agreed without playing: %1 is a player, %2 a contract, %3 &quot;7 tricks&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes %2 with %3</source>
        <extracomment>%1 is a player, %2 a contract, %3 &quot;7 tricks&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 falls in %2</source>
        <extracomment>Has not made the contract: %1 is a player, %2 a contract (fällt; faller)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 falls in %2 with %3</source>
        <extracomment>%1 is a player, %2 a contract, %3 &quot;5 tricks&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ausfechten: most tricks for %1</source>
        <extracomment>Nobody has bid; those who took the most tricks pay: %1 is a name, or two with &quot;and&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; fallen: %2</source>
        <extracomment>%1 says how the declarer did, %2 names defenders who had too few tricks</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stake</source>
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
        <source>Fall</source>
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
        <source>what was played for, from the pot</source>
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
        <source>fallen</source>
        <extracomment>After a player&apos;s name in the settlement: has not reached the goal</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at home</source>
        <extracomment>After a player&apos;s name in the settlement: did not go along</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>After a player&apos;s name in the settlement: has won the match</extracomment>
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
        <source>The match is over: %1 wins with %2.</source>
        <extracomment>The end of the match: %1 is a player, or several with &quot;and&quot;, %2 money</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over: %1 win with %2.</source>
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
        <source>Let us play.</source>
        <extracomment>Does not offer to share the tricks out: the cards shall be played</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for me, %2 for you?</source>
        <extracomment>Offers to share the ten tricks out without playing: %1 and %2 are numbers of tricks</extracomment>
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
        <extracomment>A defender does not play in this deal (Ich bleibe zu Hause.; Jag stannar hemma.)</extracomment>
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
        <source>No, we play.</source>
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
</context>
<context>
    <name>PreferenceTurn</name>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Button in the auction (&amp;Weiter; &amp;Pass)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say no more in this auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I &amp;hold %1</source>
        <extracomment>Button in the auction: %1 is a contract (Ich &amp;halte Zwei; Jag &amp;håller två)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the bid over at the same level; nobody else may hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take up the two cards laid aside, lay two aside yourself and must announce %1 or more.</source>
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
        <source>The premium of %1 concerns you all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay your hand down and cannot fall, but the other one may invite you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then nobody plays: %1 has made it with ten tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick brings you %1. You are bound to two tricks, else you pay %2 into the pot.</source>
        <extracomment>%1 is what a trick is worth, %2 what is paid</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go along</source>
        <extracomment>Button: play along against the declarer (Mit&amp;gehen; &amp;Gå med)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay &amp;home</source>
        <extracomment>Button: do not play in this deal (Zu &amp;Hause bleiben; Stanna &amp;hemma)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must play. You are paid for the tricks of both, but together you need four, else you pay %2 into the pot.</source>
        <extracomment>%1 is a player, %2 what is paid</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only you and %1 play. You are bound to two tricks, else you pay %2 into the pot.</source>
        <extracomment>%1 is the declarer, %2 what is paid</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before that you two may agree on a result.</source>
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
        <source>The cards are played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No offer</source>
        <extracomment>Button: offer nothing, the cards shall be played</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the other one may offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Accept %1</source>
        <extracomment>Button: %1 is how the tricks are shared out, &quot;7–3&quot;</extracomment>
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
        <source>Which suit has your spiel?</source>
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
        <source>Do you offer how to share the tricks out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offers: %2 for you, %3 for him.</source>
        <extracomment>%1 is a player; %2 the tricks that you would get, %3 his</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay these two &amp;aside</source>
        <extracomment>A button that confirms which two cards are laid aside</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you must follow suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you must overtake with your lowest card that can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you must overtake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you cannot follow: play what you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you cannot follow, so you must trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you cannot follow, so you must overtrump.</source>
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
        <source>Your turn: %1 led; %2</source>
        <extracomment>%1 is the suit that was led, %2 goes on: &quot;you must overtake.&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your word: bid, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the suit of your spiel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your word: bid higher, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have bought: choose two cards to lay aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce what you play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you buy after the declarer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you go along, or stay home?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you invite the other one, or play alone?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may offer how to share the tricks out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are made an offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has bought and lays two cards aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 announces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may after-buy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes along or stays home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may invite the other one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may agree on a result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can only announce %1.</source>
        <extracomment>%1 is a contract</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody draws a card; the highest deals, %1 ranking first: %2 (%3).</source>
        <extracomment>How the first dealer is found: %1 is a suit, %2 a player, %3 his card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space goes on.</source>
        <extracomment>Added to the line that says what is due, while the table waits for the person</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferenceValue</name>
    <message>
        <source>%1 chips</source>
        <extracomment>Money: %1 is a number with its sign (&quot;+12 chips&quot;; Chips, marker)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declarer: %1</source>
        <extracomment>What the declarer may expect: %1 is money (&quot;about +12 chips&quot;)</extracomment>
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
        <source>The old game with 32 cards: everybody plays on until the last one has lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The old game with the wild Weli, which may be taken when it is cut.</source>
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
</context>
<context>
    <name>Result</name>
    <message>
        <source>%1 as %2</source>
        <extracomment>%1 a wild card, %2 what it stood for: &quot;Weli as Ace of hearts&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands: equally good for %1.</source>
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
        <source>%1; it was held.</source>
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
        <source>Not counted: somebody had gone out before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>After a player&apos;s name in the count: has reached the target in this deal</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>Won the game: gets a cross on the slate</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bummerl</source>
        <extracomment>Lost the game: gets a Bummerl on the slate (Bummerl; plump)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>struck</source>
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
        <source>Game %1 goes to %2</source>
        <extracomment>%1 the number of the game, %2 the winner&apos;s name</extracomment>
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
        <source>%1 wins</source>
        <extracomment>%1 is the winner of the only game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>The end of the only game, which nobody has won</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>I take it.</source>
        <extracomment>Whoever cuts takes the bottom card of the cut into his hand</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I leave it.</source>
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
        <source>My %1 is the %2!</source>
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
        <source>I protest: %1!</source>
        <extracomment>Says that another player has broken the rules: %1 is his name</extracomment>
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
        <source>equal</source>
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
        <source>Bankl</source>
        <extracomment>A deal without a point, the dash on the slate</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for the moment</source>
        <extracomment>Points of a deal that are not yet certain</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bummerl: %1.</source>
        <extracomment>Bummerl: the little ring for a game that was lost</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 points.</source>
        <extracomment>%1 is a player, %2 his points, %3 the points to reach</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is struck: lacks one point.</source>
        <extracomment>B-87, German gestrichen: lacks one point, the vertical stroke</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is gespannt: lacks one point.</source>
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
        <source>%1: strokes %2, potatoes %3, total %4.</source>
        <extracomment>%1 is a player, %2 how many strokes, %3 how many potatoes (rings), %4 the first less the second</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>You left a match in deal %1.</source>
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
        <extracomment>A suit of the Swiss pack within the name of a card, as in &quot;Banner of roses&quot;</extracomment>
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
        <source>Under</source>
        <extracomment>The lower court card of the Swiss pack (Under)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banner</source>
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
        <source>In the hand of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are asked: Enter gives the answer in the frame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be laid aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen to be laid aside</source>
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
        <source>&amp;Good</source>
        <extracomment>An answer to a bid, as a button; the letter after &amp; is its shortcut</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not fight for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I &amp;hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has the best gets %1.</source>
        <extracomment>%1 is &quot;2 points&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others say “Good” and it is yours for 2, or one holds it for 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes into your hand; you are dealt one card less.</source>
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
        <source>&amp;Two, then one</source>
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
        <source>If he has broken the rules in this deal he is punished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is to play; you may bid before.</source>
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
        <source>Your turn; %1 led. Play a card, or bid first.</source>
        <extracomment>%1 is a suit, &quot;hearts&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn; %1 led. Play a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 has bid %3: %1 answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has bid %2: you answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cut: lift some cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may take the card that you have cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks at the card that was cut.</source>
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
        <source>The cards are shuffled.</source>
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
        <source>You have cut: %1.</source>
        <extracomment>%1 is the name of a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How do you deal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space goes on.</source>
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
        <source>%1 says three for %2: you answer.</source>
        <extracomment>%1 is a name, %2 a figure</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the bid has to be answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild card: press it and choose which card it shall be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deals first (cut: %2).</source>
        <extracomment>%1 is a player, %2 the card that he drew, which was the lowest</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody cuts a card; the lowest deals, the ace lowest of all: %1 deals (%2).</source>
        <extracomment>How the first dealer is found: %1 is a player, %2 his card</extracomment>
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
        <source>You can only say good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 : %3</source>
        <extracomment>At the end of a match: %1 is a player, %2 how many games he has won, %3 lost</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosses to Bummerl:</source>
        <extracomment>Before the players with how many they have of both: &quot;Luis 2 : 1, Resi 1 : 2&quot;</extracomment>
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
        <source>not when one point is missing</source>
        <extracomment>Not for those who lack only one point (gespannt; sträckt)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer figures than points missing</source>
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
        <source>as they were bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conceded, held, silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lowest</source>
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
        <source>the deal is counted</source>
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
        <source>the score</source>
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
        <source>a figure let go counts all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure let go does not count either</source>
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
        <source>is like a hundred points</source>
        <extracomment>Who takes no trick</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the third one wins</source>
        <extracomment>Two with equal points</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they draw cards</source>
        <extracomment>Two with equal points</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>You are out of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These two rules cannot stand together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the player to the dealer’s right cuts, and at least four cards must be lifted and four must stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only whoever has just cut may take or leave the card that was cut.</source>
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
        <source>A wild card cannot be named one of your own cards, nor what another of your wild cards was named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you have said and played so far binds your wild card: this would break it.</source>
        <extracomment>What a player has bid, held or shown by not following suit binds the wild card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have this figure, not even with what your wild card could still be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids are made from the end of the dealing until the last card is played, while no answer is due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The forehand has the first word: wait until he has played a card or bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This figure has been bid already and is held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not for you to answer a bid now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing goes beyond three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This figure has been conceded: it is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are too near the target to bid: wait for the count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are too near the target to say three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player protests once, in turn, against another player who was not found out yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild card is played under a name, other cards as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no time for protests now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules do not allow this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three is for a figure that is held for two, and not for the player who bid it; as an answer to a bid it needs the house rule “Three at once”.</source>
        <extracomment>&quot;three&quot;: the raise of a held figure to three points (Drei, Groschen; tre)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house rules do not allow this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal and sit out: three play this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By your house rules this contract does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn to speak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first word must be higher than the last bid, and One to Three without buying are first bid as “spiel”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you said first binds you: One to Four stay there, spiel stays spiel, and only who began with a premium contract goes on beyond; every bid must be higher than the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a bid of One to Four can be held, and only by the forehand, or by the one who has the right after him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After spiel its first player names the suit, and the others answer with a higher one or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no auction now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the declarer buys, lays two cards aside and announces what he plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may announce your bid or a higher one of its kind: One to Four stay there, and spiel stays spiel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two different cards are laid aside, in the pack’s order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After-buying comes only after a bid of One to Four, once the contract is announced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only who has made a bid in the auction may buy after the declarer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not you who is asked now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have declined to buy: that is final.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who buys after another announces Five, Six, Seven or Eight, and higher than the last one who did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this contract both defenders play; nobody is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pot holds one stake only: both defenders must go along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the defenders go along or stay home, the declarer’s left one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the one defender who went along may invite the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks are shared out only between the declarer and a lone defender, before the first card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other one has the word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An offer is answered: accepted, refused, or by another one that was not made yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can overtake, so you must.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You sit left of the declarer, who has led: you must take it with the lowest card that overtakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By your house rules you must trump, as you cannot follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump is led and you have one, so play trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can follow suit: do so, or play a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As long as you can follow suit, your trump must be higher than those in the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other one draws now, or this card is drawn already.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::CardChooser</name>
    <message>
        <source>%1: is being looked at</source>
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
        <source>Some cards of the pack and its back</source>
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
        <source>As is usual for the game</source>
        <extracomment>A choice among the packs of cards: each game is played with its own</extracomment>
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
        <source>P&amp;layers and rules …</source>
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
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the keys do (F1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::MainWindow</name>
    <message>
        <source>A match was left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match is still unfinished. Shall a new one begin?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unfinished one is kept in the folder %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack of cards %1 is not there any more; you play with the usual one.</source>
        <extracomment>%1 is the name of a file or folder</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings in %1 give a player a skill that does not exist (%2); such a player goes by the book.</source>
        <extracomment>%1 is a file, %2 one word or several that should be &quot;easy&quot;, &quot;book&quot; or &quot;sharp&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::MessageBar</name>
    <message>
        <source>Put this message away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::RulesPanel</name>
    <message>
        <source>By which rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are rules of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Every rule, one by one …</source>
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
        <source>Cards are drawn for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
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
        <source>&amp;You:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How well player %1 plays</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::SettingsPage</name>
    <message>
        <source>The others act at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others take %1 s before they act.</source>
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
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wait for me before every card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table goes on with Space, Enter or a click, so that you have all the time you want to bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Motion:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As usual</source>
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
        <source>Table in high &amp;contrast</source>
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
        <source>Bots &amp;think for:</source>
        <extracomment>A setting: how long the bots think at the most</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show my points durin&amp;g a deal of Mittlere</source>
        <extracomment>A setting; Mittlere is the game</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>weli::Shortcuts</name>
    <message>
        <source>What the keys do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go from card to card, or from figure to figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go between the figures, the answers and your cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play the card, say the bid, press the button</source>
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
        <source>let the table go on when it waits for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt and the underlined letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press that button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back your last act</source>
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
        <source>fill the whole screen, or no longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show this list</source>
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
        <source>Take back your last act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the keys do (F1)</source>
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
        <source>To the door; the match is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Take back your last act; done %n time(s) in this match</source>
        <translation>
            <numerusform>Take back your last act; done %n time in this match</numerusform>
            <numerusform>Take back your last act; done %n times in this match</numerusform>
        </translation>
    </message>
</context>
</TS>
