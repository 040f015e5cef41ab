<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Card</name>
    <message>
        <source>hearts</source>
        <extracomment>A suit within the name of a card, as in &quot;Ober of acorns&quot;; see &quot;%1 of %2&quot;</extracomment>
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
        <source>Ace</source>
        <extracomment>A rank, by itself and within the name of a card</extracomment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Ober</source>
        <extracomment>The upper court card under the king (German Ober, Swedish överknekt)</extracomment>
        <translation>Ober</translation>
    </message>
    <message>
        <source>Under</source>
        <extracomment>The lower court card (German Unter, Swedish underknekt)</extracomment>
        <translation>Unter</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Zehner</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neuner</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Achter</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Siebener</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sechser</translation>
    </message>
    <message>
        <source>Weli</source>
        <extracomment>The six of bells as it is called in Bieten</extracomment>
        <translation>Weli</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A card: %1 is the rank, %2 the suit (&quot;Ober of acorns&quot;; Eichel-Ober)</extracomment>
        <translation>%2-%1</translation>
    </message>
    <message>
        <source>%1, named %2</source>
        <extracomment>A wild card on the table, for a screen reader: %1 the wild card, %2 what it was named</extracomment>
        <translation>%1, zum %2 getauft</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>eine verdeckte Karte</translation>
    </message>
    <message>
        <source>Queen</source>
        <extracomment>The second court card of a pack that has queens (Dame; dam)</extracomment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Jack</source>
        <extracomment>The third court card of a pack that has jacks (Bube; knekt)</extracomment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>%1, wild</source>
        <extracomment>A card of the hand that is wild, as the seven of bells may be</extracomment>
        <translation>%1, Joker</translation>
    </message>
</context>
<context>
    <name>Conflict</name>
    <message>
        <source>Two more wild cards need the Weli to be wild.</source>
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
        <source>The count cannot stop when the first goes out if the others play on to find the last.</source>
        <translation>Wenn die anderen weiterspielen, bis der Letzte feststeht, muss jede Runde fertig gezählt werden.</translation>
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
        <source>lacks the %1</source>
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
        <source>Equal</source>
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
        <source>it cannot be opened</source>
        <translation>die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The match could not be saved to %1 (%2). You can play on; what was saved before is still there.</source>
        <extracomment>%1 is a file, %2 what the system says</extracomment>
        <translation>Die Partie konnte nicht in %1 gespeichert werden (%2). Du kannst weiterspielen; was vorher gespeichert war, ist noch da.</translation>
    </message>
    <message>
        <source>not everything could be written; is the disk full?</source>
        <translation>nicht alles konnte geschrieben werden; ist die Platte voll?</translation>
    </message>
    <message>
        <source>%1 cannot be read: something is wrong in line %2 (“%3”).</source>
        <extracomment>%1 is a file, %2 the number of a line, %3 what the program says of it, always in English</extracomment>
        <translation>%1 lässt sich nicht lesen: Mit Zeile %2 stimmt etwas nicht („%3“).</translation>
    </message>
</context>
<context>
    <name>FrenchCard</name>
    <message>
        <source>hearts</source>
        <extracomment>A suit of the French pack within the name of a card, as in &quot;Queen of clubs&quot;</extracomment>
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
        <translation>Kreuz</translation>
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
        <translation>Kreuz</translation>
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
        <source>The Tyrolean game of three cards and five figures: bid at any moment, on good cards or on hardly any.</source>
        <translation>Das Tiroler Spiel mit drei Karten und fünf Figuren: Geboten wird jederzeit, mit einem guten Blatt oder mit fast nichts dahinter.</translation>
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
    <name>Level</name>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>How good a bot is: a beginner</extracomment>
        <translation>übt noch</translation>
    </message>
    <message>
        <source>by the book</source>
        <extracomment>How good a bot is: plays as the book of 1926 advises</extracomment>
        <translation>nach dem Buch</translation>
    </message>
    <message>
        <source>sharp</source>
        <extracomment>How good a bot is: the best there is</extracomment>
        <translation>ausgefuchst</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>On the name plate of the person who plays</extracomment>
        <translation>du</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list: %1 is a name, or several with commas between them, %2 the last name</extracomment>
        <translation>%1 und %2</translation>
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
        <source>%1 takes the card that was cut.</source>
        <translation>%1 nimmt die abgehobene Karte.</translation>
    </message>
    <message>
        <source>%1 leaves the card that was cut.</source>
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
        <translation>%1 gibt Drei für %2.</translation>
    </message>
    <message>
        <source>%1 says good to %2.</source>
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
</context>
<context>
    <name>Offence</name>
    <message>
        <source>did not play the suit that was due</source>
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
        <source>bid or said three too near the target</source>
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
        <translation>Bieten</translation>
    </message>
    <message>
        <source>The count</source>
        <translation>Zählen und Anschreiben</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Verstöße und Strafen</translation>
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
        <source>Three at once</source>
        <translation>Drei als Antwort</translation>
    </message>
    <message>
        <source>Bidding near the target</source>
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
        <source>When the best are equal</source>
        <translation>Wenn eine Figur steht</translation>
    </message>
    <message>
        <source>Order of the count</source>
        <translation>Reihenfolge beim Zählen</translation>
    </message>
    <message>
        <source>First figure in rank</source>
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
        <source>Punishment</source>
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
</context>
<context>
    <name>OptionText</name>
    <message>
        <source>Whoever reaches this many points goes out; odd numbers are the custom.</source>
        <translation>Wer so viele Punkte erreicht, geht aus; der Brauch will eine ungerade Zahl.</translation>
    </message>
    <message>
        <source>How many games are played one after the other in this match.</source>
        <translation>Wie viele Spiele in dieser Partie hintereinander gespielt werden.</translation>
    </message>
    <message>
        <source>Whoever had the wild Weli and wins no figure loses a point at the count.</source>
        <translation>Wer den Weli als Joker hatte und keine Figur macht, verliert beim Zählen einen Punkt.</translation>
    </message>
    <message>
        <source>Whether whoever cuts may look at the bottom card of his cut and take it into his hand.</source>
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
        <source>Nobody bids before the player left of the dealer has played a card or bid.</source>
        <translation>Niemand bietet, bevor der Spieler links vom Geber ausgespielt oder geboten hat.</translation>
    </message>
    <message>
        <source>A bid may be answered with three at once, instead of holding it.</source>
        <translation>Auf ein Gebot darf man sofort Drei, den „Groschen“, geben, statt es nur zu halten.</translation>
    </message>
    <message>
        <source>A bid binds the wild card to have the figure: for the whole deal, or only until the figure is conceded.</source>
        <translation>Ein Gebot bindet den Joker an die Figur: die ganze Runde lang oder nur, bis sie gut gelassen ist.</translation>
    </message>
    <message>
        <source>Whoever says “Good” to a figure cannot make that figure with his wild card any more.</source>
        <translation>Wer zu einer Figur „Gut“ sagt, darf sie hinterher mit seinem Joker nicht mehr machen.</translation>
    </message>
    <message>
        <source>Which figures are counted first; it decides who goes out first.</source>
        <translation>Welche Figuren zuerst gezählt werden; davon hängt ab, wer zuerst ausgeht.</translation>
    </message>
    <message>
        <source>The game ends when the first goes out and the lowest loses, or the others play on and the last one loses.</source>
        <translation>Entweder endet das Spiel, sobald jemand ausgeht, und wer am wenigsten hat, verliert; oder die anderen spielen weiter und der Letzte verliert.</translation>
    </message>
    <message>
        <source>Whether the count stops at once when somebody goes out, or the whole deal is entered.</source>
        <translation>Ob das Zählen sofort aufhört, wenn jemand ausgeht, oder ob die ganze Runde angeschrieben wird.</translation>
    </message>
    <message>
        <source>Unlawful cards and bids are either not possible, or possible and punished.</source>
        <translation>Verbotene Karten und Gebote sind entweder gar nicht möglich, oder sie sind möglich und werden gestraft.</translation>
    </message>
    <message>
        <source>What an offence costs: some points, the score from before the deal, or the game.</source>
        <translation>Was ein Verstoß kostet: ein paar Punkte, alle Punkte von vor der Runde oder gleich das ganze Spiel.</translation>
    </message>
    <message>
        <source>How many points each punished offence costs.</source>
        <translation>Wie viele Punkte jeder gestrafte Verstoß kostet.</translation>
    </message>
    <message>
        <source>Offences are punished by themselves, or only if somebody protests after the last card.</source>
        <translation>Verstöße werden von selbst gestraft oder nur, wenn nach der letzten Karte jemand protestiert.</translation>
    </message>
    <message>
        <source>Nobody may reach the target just because the others let a bid go: whoever lacks one point does not bid, or each player bids fewer figures in a deal than he lacks points.</source>
        <translation>Niemand soll das Ziel erreichen, nur weil die anderen ein Gebot gut sein lassen: Wem ein Punkt fehlt, der bietet nicht; oder jeder bietet in einer Runde weniger Figuren, als ihm Punkte fehlen.</translation>
    </message>
    <message>
        <source>When two players have equally good pairs, triples or runs nobody scores the figure; if the others had let it go, its point may still count, or be lost too.</source>
        <translation>Teilen sich zwei das beste Gleich oder den besten Hanger, so steht die Figur und niemand schreibt sie; war sie gut gelassen, so zählt sie entweder trotzdem oder auch nicht.</translation>
    </message>
    <message>
        <source>After a game the deal passes on to the left, or the player to the loser’s right deals, so that the loser leads to the first trick.</source>
        <translation>Nach einem Spiel gibt der Nächste links oder der Spieler rechts vom Verlierer, damit dieser zum ersten Stich ausspielt.</translation>
    </message>
    <message>
        <source>Whether the %1 joins the 32 cards, and whether it is wild or worth a point.</source>
        <extracomment>%1 is the name of a card (Schell-Sechser, Karo-Sechser)</extracomment>
        <translation>Ob der %1 zu den 32 Karten dazukommt und ob er Joker ist oder einen Punkt zählt.</translation>
    </message>
    <message>
        <source>The %1 and the %2 are wild too; this needs a wild Weli.</source>
        <extracomment>%1 and %2 are the names of cards (Schell-Siebener, Eichel-Siebener)</extracomment>
        <translation>Auch der %1 und der %2 sind Joker; dazu muss der Weli selbst Joker sein.</translation>
    </message>
    <message>
        <source>Whether %1 or %2 come first when figures are counted in rank.</source>
        <extracomment>%1 and %2 are suits (Herz, Laub)</extracomment>
        <translation>Ob %1 oder %2 vorgeht, wenn die Figuren dem Rang nach gezählt werden.</translation>
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
        <translation>gut für %1</translation>
    </message>
    <message>
        <source>scored by nobody</source>
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
        <source>The others say “Good” and it is yours for 1, or one holds it for 2.</source>
        <translation>Sagen alle „Gut“, schreibst du 1; hält jemand, geht es um 2.</translation>
    </message>
    <message>
        <source>Three</source>
        <extracomment>On a figure&apos;s plate: raise it to three</extracomment>
        <translation>Drei</translation>
    </message>
    <message>
        <source>The others say “Good” and it is yours for 2, or one holds it for 3.</source>
        <translation>Sagen alle „Gut“, schreibst du 2; hält jemand, geht es um 3.</translation>
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
        <source>The old game with 32 cards: everybody plays on until the last one has lost.</source>
        <translation>Das alte Spiel mit 32 Karten: Gespielt wird, bis der Letzte verloren hat.</translation>
    </message>
    <message>
        <source>The old game with the wild Weli, which may be taken when it is cut.</source>
        <translation>Das alte Spiel mit dem Weli als Joker; wer ihn abhebt, darf ihn behalten.</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Alles auswählen</translation>
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
    <name>Result</name>
    <message>
        <source>%1 as %2</source>
        <extracomment>%1 a wild card, %2 what it stood for: &quot;Weli as Ace of hearts&quot;</extracomment>
        <translation>%1 als %2</translation>
    </message>
    <message>
        <source>Nobody has it.</source>
        <translation>Das hat niemand.</translation>
    </message>
    <message>
        <source>It stands: equally good for %1.</source>
        <extracomment>Two or more share the best pair, triple or run: %1 their names. Nobody scores it.</extracomment>
        <translation>Es steht: Gleich gut sind %1.</translation>
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
        <source>%1; it was held.</source>
        <extracomment>%1 names the cards that won a figure which was bid and held</extracomment>
        <translation>%1; wurde gehalten.</translation>
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
        <translation>hatte den Weli, machte aber keine Figur</translation>
    </message>
    <message>
        <source>Not counted: somebody had gone out before.</source>
        <translation>Nicht gezählt: Da war schon jemand aus.</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>After a player&apos;s name in the count: has reached the target in this deal</extracomment>
        <translation>aus</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>Won the game: gets a cross on the slate</extracomment>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>Bummerl</source>
        <extracomment>Lost the game: gets a Bummerl on the slate (Bummerl; plump)</extracomment>
        <translation>Bummerl</translation>
    </message>
    <message>
        <source>struck</source>
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
        <source>Game %1 goes to %2</source>
        <extracomment>%1 the number of the game, %2 the winner&apos;s name</extracomment>
        <translation>Das %1. Spiel geht an %2</translation>
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
        <source>%1 wins</source>
        <extracomment>%1 is the winner of the only game</extracomment>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>The end of the only game, which nobody has won</extracomment>
        <translation>Das Spiel ist aus</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>I take it.</source>
        <extracomment>Whoever cuts takes the bottom card of the cut into his hand</extracomment>
        <translation>Die nehme ich.</translation>
    </message>
    <message>
        <source>I leave it.</source>
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
        <source>My %1 is the %2!</source>
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
        <source>I protest: %1!</source>
        <extracomment>Says that another player has broken the rules: %1 is his name</extracomment>
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
        <source>equal</source>
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
        <source>Bankl</source>
        <extracomment>A deal without a point, the dash on the slate</extracomment>
        <translation>Bankl</translation>
    </message>
    <message>
        <source>%1 for the moment</source>
        <extracomment>Points of a deal that are not yet certain</extracomment>
        <translation>vorläufig %1</translation>
    </message>
    <message>
        <source>Games won: %1.</source>
        <translation>Gewonnene Spiele: %1.</translation>
    </message>
    <message>
        <source>Bummerl: %1.</source>
        <extracomment>Bummerl: the little ring for a game that was lost</extracomment>
        <translation>Bummerl: %1.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 points.</source>
        <extracomment>%1 is a player, %2 his points, %3 the points to reach</extracomment>
        <translation>%1: %2 von %3 Punkten.</translation>
    </message>
    <message>
        <source>Is out.</source>
        <translation>Ist aus.</translation>
    </message>
    <message>
        <source>Is struck: lacks one point.</source>
        <extracomment>B-87, German gestrichen: lacks one point, the vertical stroke</extracomment>
        <translation>Ist gestrichen: Ein Punkt fehlt.</translation>
    </message>
    <message>
        <source>Is gespannt: lacks one point.</source>
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
</context>
<context>
    <name>Standing</name>
    <message>
        <source>You left a match in deal %1.</source>
        <translation>In Runde %1 wartet noch eine Partie auf dich.</translation>
    </message>
    <message>
        <source>You have %1 of %2 points.</source>
        <translation>Du hast %1 von %2 Punkten.</translation>
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
        <translation>Schellen</translation>
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
        <extracomment>A suit of the Swiss pack within the name of a card, as in &quot;Banner of roses&quot;</extracomment>
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
        <source>Under</source>
        <extracomment>The lower court card of the Swiss pack (Under)</extracomment>
        <translation>Under</translation>
    </message>
    <message>
        <source>Banner</source>
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
        <source>In the hand of %1</source>
        <translation>In der Hand von %1</translation>
    </message>
    <message>
        <source>You are asked: Enter gives the answer in the frame.</source>
        <translation>Du bist gefragt: Mit der Eingabetaste gibst du die eingerahmte Antwort.</translation>
    </message>
    <message>
        <source>May be laid aside</source>
        <translation>Kann weggelegt werden</translation>
    </message>
    <message>
        <source>Chosen to be laid aside</source>
        <translation>Zum Weglegen gewählt</translation>
    </message>
    <message>
        <source>Cut the pack: lift %1 cards</source>
        <translation>Abheben: %1 Karten</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>&amp;Good</source>
        <extracomment>An answer to a bid, as a button; the letter after &amp; is its shortcut</extracomment>
        <translation>&amp;Gut</translation>
    </message>
    <message>
        <source>You do not fight for it.</source>
        <translation>Du raufst nicht darum.</translation>
    </message>
    <message>
        <source>I &amp;hold</source>
        <translation>Ich &amp;halte</translation>
    </message>
    <message>
        <source>Whoever has the best gets %1.</source>
        <extracomment>%1 is &quot;2 points&quot;</extracomment>
        <translation>Wer die Figur macht, schreibt %1.</translation>
    </message>
    <message>
        <source>&amp;Three</source>
        <translation>&amp;Drei</translation>
    </message>
    <message>
        <source>The others say “Good” and it is yours for 2, or one holds it for 3.</source>
        <translation>Sagen alle „Gut“, schreibst du 2; hält jemand, geht es um 3.</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Nehmen</translation>
    </message>
    <message>
        <source>It goes into your hand; you are dealt one card less.</source>
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
        <source>&amp;Two, then one</source>
        <translation>&amp;Zwei, dann eine</translation>
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
        <source>If he has broken the rules in this deal he is punished.</source>
        <translation>Gab es in dieser Runde wirklich einen Verstoß, wird er gestraft.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>%1 ist dran.</translation>
    </message>
    <message>
        <source>%1 is to play; you may bid before.</source>
        <translation>%1 ist dran; du darfst vorher noch bieten.</translation>
    </message>
    <message>
        <source>You lead: play a card, or bid first.</source>
        <translation>Du spielst aus: Leg eine Karte oder biete vorher.</translation>
    </message>
    <message>
        <source>You lead: play a card.</source>
        <translation>Du spielst aus: Leg eine Karte.</translation>
    </message>
    <message>
        <source>Your turn; %1 led. Play a card, or bid first.</source>
        <extracomment>%1 is a suit, &quot;hearts&quot;</extracomment>
        <translation>Ausgespielt: %1. Du bist dran: Gib eine Karte zu oder biete vorher.</translation>
    </message>
    <message>
        <source>Your turn; %1 led. Play a card.</source>
        <translation>Ausgespielt: %1. Du bist dran: Gib eine Karte zu.</translation>
    </message>
    <message>
        <source>%2 has bid %3: %1 answers.</source>
        <translation>%2 hat %3 geboten: %1 antwortet.</translation>
    </message>
    <message>
        <source>%1 has bid %2: you answer.</source>
        <translation>%1 hat %2 geboten: Was sagst du?</translation>
    </message>
    <message>
        <source>You cut: lift some cards.</source>
        <translation>Du hebst ab: Nimm einen Teil der Karten weg.</translation>
    </message>
    <message>
        <source>%1 cuts.</source>
        <translation>%1 hebt ab.</translation>
    </message>
    <message>
        <source>You may take the card that you have cut.</source>
        <translation>Du darfst die Karte nehmen, die du abgehoben hast.</translation>
    </message>
    <message>
        <source>%1 looks at the card that was cut.</source>
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
        <source>The cards are shuffled.</source>
        <translation>Die Karten werden gemischt.</translation>
    </message>
    <message>
        <source>%1 says three for %2.</source>
        <translation>%1 gibt Drei für %2.</translation>
    </message>
    <message>
        <source>%1 bids %2.</source>
        <translation>%1 bietet %2.</translation>
    </message>
    <message>
        <source>You have cut: %1.</source>
        <extracomment>%1 is the name of a card</extracomment>
        <translation>Du hast abgehoben: %1.</translation>
    </message>
    <message>
        <source>How do you deal?</source>
        <translation>Wie gibst du?</translation>
    </message>
    <message>
        <source>Space goes on.</source>
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
        <translation>%2 gibt Drei für %3: %1 antwortet.</translation>
    </message>
    <message>
        <source>%1 says three for %2: you answer.</source>
        <extracomment>%1 is a name, %2 a figure</extracomment>
        <translation>%1 gibt Drei für %2: Was sagst du?</translation>
    </message>
    <message>
        <source>First the bid has to be answered.</source>
        <translation>Zuerst muss auf das Gebot geantwortet werden.</translation>
    </message>
    <message>
        <source>A wild card: press it and choose which card it shall be.</source>
        <translation>Ein Joker: Drück darauf und wähle, welche Karte er sein soll.</translation>
    </message>
    <message>
        <source>%1 deals first (cut: %2).</source>
        <extracomment>%1 is a player, %2 the card that he drew, which was the lowest</extracomment>
        <translation>%1 gibt zuerst (abgehoben: %2).</translation>
    </message>
    <message>
        <source>Everybody cuts a card; the lowest deals, the ace lowest of all: %1 deals (%2).</source>
        <extracomment>How the first dealer is found: %1 is a player, %2 his card</extracomment>
        <translation>Jeder hebt eine Karte ab; die niedrigste gibt, ein Ass gilt als allerniedrigste: %1 gibt (%2).</translation>
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
        <source>You can only say good.</source>
        <translation>Du kannst nur „Gut“ sagen.</translation>
    </message>
    <message>
        <source>%1 %2 : %3</source>
        <extracomment>At the end of a match: %1 is a player, %2 how many games he has won, %3 lost</extracomment>
        <translation>%1 %2 : %3</translation>
    </message>
    <message>
        <source>Crosses to Bummerl:</source>
        <extracomment>Before the players with how many they have of both: &quot;Luis 2 : 1, Resi 1 : 2&quot;</extracomment>
        <translation>Kreuze zu Bummerln:</translation>
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
        <source>not when one point is missing</source>
        <extracomment>Not for those who lack only one point (gespannt; sträckt)</extracomment>
        <translation>nicht, wenn nur ein Punkt fehlt</translation>
    </message>
    <message>
        <source>fewer figures than points missing</source>
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
        <source>as they were bid</source>
        <translation>wie geboten wurde</translation>
    </message>
    <message>
        <source>conceded, held, silent</source>
        <translation>gut gelassen, gehalten, still</translation>
    </message>
    <message>
        <source>the lowest</source>
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
        <source>the deal is counted</source>
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
        <source>the score</source>
        <translation>der Punktestand</translation>
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
        <source>a figure let go counts all the same</source>
        <translation>Gutgelassenes zählt trotzdem</translation>
    </message>
    <message>
        <source>a figure let go does not count either</source>
        <translation>auch Gutgelassenes zählt nicht</translation>
    </message>
    <message>
        <source>the player to the loser’s right</source>
        <translation>wer rechts vom Verlierer sitzt</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>You are out of this game.</source>
        <translation>In diesem Spiel bist du schon aus.</translation>
    </message>
    <message>
        <source>These two rules cannot stand together.</source>
        <translation>Diese beiden Regeln vertragen sich nicht.</translation>
    </message>
    <message>
        <source>Only the player to the dealer’s right cuts, and at least four cards must be lifted and four must stay.</source>
        <translation>Nur wer rechts vom Geber sitzt, hebt ab; mindestens vier Karten sind abzuheben, und mindestens vier bleiben liegen.</translation>
    </message>
    <message>
        <source>Only whoever has just cut may take or leave the card that was cut.</source>
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
        <source>A wild card cannot be named one of your own cards, nor what another of your wild cards was named.</source>
        <translation>Einen Joker darfst du nicht zu einer deiner eigenen Karten taufen und auch nicht zu dem, was ein anderer deiner Joker schon ist.</translation>
    </message>
    <message>
        <source>What you have said and played so far binds your wild card: this would break it.</source>
        <extracomment>What a player has bid, held or shown by not following suit binds the wild card</extracomment>
        <translation>Was du bisher gesagt und gespielt hast, bindet deinen Joker: Das hier geht damit nicht mehr.</translation>
    </message>
    <message>
        <source>You do not have this figure, not even with what your wild card could still be.</source>
        <translation>Diese Figur hast du nicht, auch nicht mit einem Joker.</translation>
    </message>
    <message>
        <source>Bids are made from the end of the dealing until the last card is played, while no answer is due.</source>
        <translation>Geboten wird vom Ende des Gebens bis zur letzten Karte, aber nicht, solange noch eine Antwort fehlt.</translation>
    </message>
    <message>
        <source>The forehand has the first word: wait until he has played a card or bid.</source>
        <translation>Die Vorhand hat das erste Wort: Warte, bis sie ausgespielt oder geboten hat.</translation>
    </message>
    <message>
        <source>This figure has been bid already and is held.</source>
        <translation>Diese Figur ist schon geboten und gehalten.</translation>
    </message>
    <message>
        <source>It is not for you to answer a bid now.</source>
        <translation>Du bist jetzt keine Antwort schuldig.</translation>
    </message>
    <message>
        <source>Nothing goes beyond three.</source>
        <translation>Mehr als Drei kann man nicht geben.</translation>
    </message>
    <message>
        <source>This figure has been conceded: it is settled.</source>
        <translation>Diese Figur ist gut gelassen und damit erledigt.</translation>
    </message>
    <message>
        <source>You are too near the target to bid: wait for the count.</source>
        <translation>So kurz vor dem Ausgehen darfst du nicht mehr bieten: Warte, bis gezählt wird.</translation>
    </message>
    <message>
        <source>You are too near the target to say three.</source>
        <translation>So kurz vor dem Ausgehen darfst du nicht mehr Drei geben.</translation>
    </message>
    <message>
        <source>Each player protests once, in turn, against another player who was not found out yet.</source>
        <translation>Protestiert wird reihum und nur einmal, gegen jemand anderen, der noch nicht überführt ist.</translation>
    </message>
    <message>
        <source>A wild card is played under a name, other cards as they are.</source>
        <translation>Wer einen Joker legt, muss ihn taufen; jede andere Karte gilt, wie sie ist.</translation>
    </message>
    <message>
        <source>There is no time for protests now.</source>
        <translation>Protestiert wird jetzt nicht.</translation>
    </message>
    <message>
        <source>The rules do not allow this.</source>
        <translation>Das erlauben die Regeln nicht.</translation>
    </message>
    <message>
        <source>Three is for a figure that is held for two, and not for the player who bid it; as an answer to a bid it needs the house rule “Three at once”.</source>
        <extracomment>&quot;three&quot;: the raise of a held figure to three points (Drei, Groschen; tre)</extracomment>
        <translation>Drei gibt man auf eine Figur, die für zwei gehalten ist, aber nie auf die eigene; als Antwort auf ein Gebot nur, wenn die Hausregel „Drei als Antwort“ gilt.</translation>
    </message>
</context>
<context>
    <name>weli::CardChooser</name>
    <message>
        <source>%1: is being looked at</source>
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
        <source>Some cards of the pack and its back</source>
        <translation>Einige Karten des Blatts und seine Rückseite</translation>
    </message>
    <message>
        <source>The &amp;other back</source>
        <translation>Die &amp;andere Rückseite</translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds, green clubs</source>
        <translation>&amp;Vier Farben: Karo blau, Kreuz grün</translation>
    </message>
    <message>
        <source>Large l&amp;etters in the corners</source>
        <translation>&amp;Große Buchstaben in den Ecken</translation>
    </message>
    <message>
        <source>&amp;Q and J in the corners instead of O and U</source>
        <translation>D und B statt O und &amp;U in den Ecken</translation>
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
        <source>P&amp;layers and rules …</source>
        <translation>Spieler und &amp;Regeln …</translation>
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
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>What the keys do (F1)</source>
        <translation>Was die Tasten tun (F1)</translation>
    </message>
</context>
<context>
    <name>weli::MainWindow</name>
    <message>
        <source>A match was left</source>
        <translation>Angefangene Partie</translation>
    </message>
    <message>
        <source>A match is still unfinished. Shall a new one begin?</source>
        <translation>Eine Partie ist noch nicht zu Ende. Soll eine neue beginnen?</translation>
    </message>
    <message>
        <source>The unfinished one is kept in the folder %1.</source>
        <translation>Die angefangene bleibt im Ordner %1 erhalten.</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>The settings could not be written to %1.</source>
        <translation>Die Einstellungen konnten nicht in %1 gespeichert werden.</translation>
    </message>
    <message>
        <source>The pack of cards %1 is not there any more; you play with the usual one.</source>
        <extracomment>%1 is the name of a file or folder</extracomment>
        <translation>Das Blatt %1 ist nicht mehr da; gespielt wird mit dem üblichen.</translation>
    </message>
</context>
<context>
    <name>weli::MessageBar</name>
    <message>
        <source>Put this message away</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>weli::SetUp</name>
    <message>
        <source>These are rules of your own.</source>
        <translation>Das sind deine eigenen Regeln.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Zwei Spieler haben denselben Namen.</translation>
    </message>
    <message>
        <source>Cards are drawn for it</source>
        <translation>Wer die niederste Karte abhebt</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
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
        <source>By which rules</source>
        <translation>Nach welchen Regeln</translation>
    </message>
    <message>
        <source>&amp;Every rule, one by one …</source>
        <translation>&amp;Jede Regel einzeln …</translation>
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
        <source>&amp;You:</source>
        <translation>&amp;Du:</translation>
    </message>
    <message>
        <source>Player %1:</source>
        <translation>Spieler %1:</translation>
    </message>
    <message>
        <source>How well player %1 plays</source>
        <translation>Wie gut Spieler %1 spielt</translation>
    </message>
</context>
<context>
    <name>weli::SettingsPage</name>
    <message>
        <source>The others act at once.</source>
        <translation>Die anderen spielen sofort.</translation>
    </message>
    <message>
        <source>The others take %1 s before they act.</source>
        <translation>Die anderen lassen sich %1 s Zeit.</translation>
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
        <source>As the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Dein &amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Wait for me before every card</source>
        <translation>Vor jeder Karte auf mich &amp;warten</translation>
    </message>
    <message>
        <source>The table goes on with Space, Enter or a click, so that you have all the time you want to bid.</source>
        <translation>Weiter geht es mit Leertaste, Eingabetaste oder Klick: So hast du zum Bieten alle Zeit der Welt.</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <translation>&amp;Tempo:</translation>
    </message>
    <message>
        <source>&amp;Motion:</source>
        <translation>&amp;Bewegung:</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nichts bewegt sich</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>As usual</source>
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
        <source>Table in high &amp;contrast</source>
        <translation>Tisc&amp;h mit hohem Kontrast</translation>
    </message>
</context>
<context>
    <name>weli::Shortcuts</name>
    <message>
        <source>What the keys do</source>
        <translation>Was die Tasten tun</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Pfeil links, rechts</translation>
    </message>
    <message>
        <source>go from card to card, or from figure to figure</source>
        <translation>von Karte zu Karte oder von Figur zu Figur gehen</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Pfeil auf, ab</translation>
    </message>
    <message>
        <source>go between the figures, the answers and your cards</source>
        <translation>zwischen Figuren, Antworten und deinen Karten wechseln</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>play the card, say the bid, press the button</source>
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
        <source>let the table go on when it waits for you</source>
        <translation>weiterspielen, wenn der Tisch auf dich wartet</translation>
    </message>
    <message>
        <source>Alt and the underlined letter</source>
        <translation>Alt und der unterstrichene Buchstabe</translation>
    </message>
    <message>
        <source>press that button</source>
        <translation>diesen Knopf drücken</translation>
    </message>
    <message>
        <source>take back your last act</source>
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
        <source>fill the whole screen, or no longer</source>
        <translation>Vollbild ein oder aus</translation>
    </message>
    <message>
        <source>show this list</source>
        <translation>diese Liste zeigen</translation>
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
        <source>Take back your last act</source>
        <translation>Letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>What the keys do (F1)</source>
        <translation>Was die Tasten tun (F1)</translation>
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
        <translation>Verl&amp;assen</translation>
    </message>
    <message>
        <source>To the door; the match is kept</source>
        <translation>Zur Tür; die Partie bleibt erhalten</translation>
    </message>
    <message numerus="yes">
        <source>Take back your last act; done %n time(s) in this match</source>
        <translation>
            <numerusform>Letzten Zug zurücknehmen; in dieser Partie einmal geschehen</numerusform>
            <numerusform>Letzten Zug zurücknehmen; in dieser Partie %n-mal geschehen</numerusform>
        </translation>
    </message>
</context>
</TS>
