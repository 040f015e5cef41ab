<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>Card</name>
    <message>
        <source>hearts</source>
        <extracomment>A suit within the name of a card, as in &quot;Ober of acorns&quot;; see &quot;%1 of %2&quot;</extracomment>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>löv</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>bjällror</translation>
    </message>
    <message>
        <source>acorns</source>
        <translation>ekollon</translation>
    </message>
    <message>
        <source>Ace</source>
        <extracomment>A rank, by itself and within the name of a card</extracomment>
        <translation>ess</translation>
    </message>
    <message>
        <source>King</source>
        <translation>kung</translation>
    </message>
    <message>
        <source>Ober</source>
        <extracomment>The upper court card under the king (German Ober, Swedish överknekt)</extracomment>
        <translation>Ober</translation>
    </message>
    <message>
        <source>Under</source>
        <extracomment>The lower court card (German Unter, Swedish underknekt)</extracomment>
        <translation>Under</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>tio</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>nio</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>åtta</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>sju</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>sex</translation>
    </message>
    <message>
        <source>Weli</source>
        <extracomment>The six of bells as it is called in Bieten</extracomment>
        <translation>Weli</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A card: %1 is the rank, %2 the suit (&quot;Ober of acorns&quot;; Eichel-Ober)</extracomment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%1, named %2</source>
        <extracomment>A wild card on the table, for a screen reader: %1 the wild card, %2 what it was named</extracomment>
        <translation>%1, namngiven till %2</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>ett kort med baksidan upp</translation>
    </message>
    <message>
        <source>Queen</source>
        <extracomment>The second court card of a pack that has queens (Dame; dam)</extracomment>
        <translation>dam</translation>
    </message>
    <message>
        <source>Jack</source>
        <extracomment>The third court card of a pack that has jacks (Bube; knekt)</extracomment>
        <translation>knekt</translation>
    </message>
    <message>
        <source>%1, wild</source>
        <extracomment>A card of the hand that is wild, as the seven of bells may be</extracomment>
        <translation>%1, joker</translation>
    </message>
</context>
<context>
    <name>Conflict</name>
    <message>
        <source>Two more wild cards need the Weli to be wild.</source>
        <translation>Två jokrar till går bara om Weli är joker.</translation>
    </message>
    <message>
        <source>Only a wild Weli can cost its holder a point.</source>
        <translation>Weli kan bara kosta en poäng om den är joker.</translation>
    </message>
    <message>
        <source>The Weli cannot be stolen if it is not in the pack.</source>
        <translation>Weli kan inte stjälas om den inte är med i leken.</translation>
    </message>
    <message>
        <source>The count cannot stop when the first goes out if the others play on to find the last.</source>
        <translation>Räkningen kan inte avbrytas när den första går i mål om de andra spelar vidare tills bara en är kvar.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>back</source>
        <extracomment>The back of the cards: &quot;the back is empty&quot;</extracomment>
        <translation>baksidan</translation>
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
        <translation>Wiensk, franska färger</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Schweizisk</translation>
    </message>
    <message>
        <source>Tyrolean</source>
        <translation>Tyrolsk</translation>
    </message>
    <message>
        <source>larger than 16 MiB</source>
        <translation>större än 16 MiB</translation>
    </message>
    <message>
        <source>lacks the %1</source>
        <extracomment>Why a pack of the system cannot be chosen: %1 is a card or the back</extracomment>
        <translation>saknar %1</translation>
    </message>
    <message>
        <source>the %1 is empty</source>
        <translation>det syns inget på %1</translation>
    </message>
    <message>
        <source>%1 and %2 look alike</source>
        <translation>%1 och %2 ser likadana ut</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kan inte läsas</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Hearts</source>
        <extracomment>Title of the figure won by the highest heart (Herz; hjärter)</extracomment>
        <translation>Hjärter</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>Title of the figure won by the highest leaf (Laub; löv)</extracomment>
        <translation>Löv</translation>
    </message>
    <message>
        <source>Equal</source>
        <extracomment>Title of the figure won by the best pair or triple (Gleich; lika)</extracomment>
        <translation>Lika</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>Title of the figure won by the best run (Hanger; sekvens)</extracomment>
        <translation>Sekvens</translation>
    </message>
    <message>
        <source>Last trick</source>
        <extracomment>Title of the figure won by whoever wins the third trick (Spiel; sista stick)</extracomment>
        <translation>Sista stick</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kan inte läsas: %2.</translation>
    </message>
    <message>
        <source>It is kept as %1; a new match can be played.</source>
        <translation>Filen finns kvar som %1; du kan spela en ny match.</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>filen går inte att öppna</translation>
    </message>
    <message>
        <source>The match could not be saved to %1 (%2). You can play on; what was saved before is still there.</source>
        <extracomment>%1 is a file, %2 what the system says</extracomment>
        <translation>Matchen kunde inte sparas i %1 (%2). Du kan spela vidare; det som sparades tidigare finns kvar.</translation>
    </message>
    <message>
        <source>not everything could be written; is the disk full?</source>
        <translation>allt kunde inte skrivas; är disken full?</translation>
    </message>
    <message>
        <source>%1 cannot be read: something is wrong in line %2 (“%3”).</source>
        <extracomment>%1 is a file, %2 the number of a line, %3 what the program says of it, always in English</extracomment>
        <translation>%1 kan inte läsas: något är fel på rad %2 (”%3”).</translation>
    </message>
</context>
<context>
    <name>FrenchCard</name>
    <message>
        <source>hearts</source>
        <extracomment>A suit of the French pack within the name of a card, as in &quot;Queen of clubs&quot;</extracomment>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spader</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruter</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klöver</translation>
    </message>
</context>
<context>
    <name>FrenchFigure</name>
    <message>
        <source>Hearts</source>
        <extracomment>With a French pack: title of the figure won by the highest heart (Herz; hjärter)</extracomment>
        <translation>Hjärter</translation>
    </message>
    <message>
        <source>Spades</source>
        <extracomment>With a French pack: title of the figure won by the highest spade (Pik; spader)</extracomment>
        <translation>Spader</translation>
    </message>
</context>
<context>
    <name>FrenchSentence</name>
    <message>
        <source>hearts</source>
        <extracomment>With a French pack: what is bid, as in &quot;I bid %1!&quot; (das Herz, das Pik; hjärter)</extracomment>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spader</translation>
    </message>
</context>
<context>
    <name>FrenchSuit</name>
    <message>
        <source>hearts</source>
        <extracomment>A suit of the French pack by itself, as in &quot;Led: hearts.&quot;</extracomment>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spader</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruter</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klöver</translation>
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
        <translation>Det tyrolska spelet med tre kort och fem figurer: bjud när som helst, på bra kort eller på nästan ingenting.</translation>
    </message>
</context>
<context>
    <name>Index</name>
    <message>
        <source>Q</source>
        <extracomment>The letter in the corner of a queen (D)</extracomment>
        <translation>Q</translation>
    </message>
    <message>
        <source>J</source>
        <extracomment>The letter in the corner of a jack (B)</extracomment>
        <translation>J</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>random</source>
        <translation>slumpmässig</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>How good a bot is: a beginner</extracomment>
        <translation>nybörjare</translation>
    </message>
    <message>
        <source>by the book</source>
        <extracomment>How good a bot is: plays as the book of 1926 advises</extracomment>
        <translation>efter boken</translation>
    </message>
    <message>
        <source>sharp</source>
        <extracomment>How good a bot is: the best there is</extracomment>
        <translation>vass</translation>
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
        <translation>%1 och %2</translation>
    </message>
</context>
<context>
    <name>Name</name>
    <message>
        <source>Guest</source>
        <extracomment>The name of a person who has given none</extracomment>
        <translation>Gäst</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>%1 takes the card that was cut.</source>
        <translation>%1 tar kortet som kuperades fram.</translation>
    </message>
    <message>
        <source>%1 leaves the card that was cut.</source>
        <translation>%1 låter kortet ligga.</translation>
    </message>
    <message>
        <source>%1 deals one card each, then two.</source>
        <translation>%1 ger ett kort var, sedan två.</translation>
    </message>
    <message>
        <source>%1 deals two cards each, then one.</source>
        <translation>%1 ger två kort var, sedan ett.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%2 is a card</extracomment>
        <translation>%1 spelar %2.</translation>
    </message>
    <message>
        <source>%1 bids %2.</source>
        <extracomment>%2 is a figure</extracomment>
        <translation>%1 bjuder %2.</translation>
    </message>
    <message>
        <source>%1 says three for %2.</source>
        <extracomment>%2 is a figure</extracomment>
        <translation>%1 säger tre för %2.</translation>
    </message>
    <message>
        <source>%1 says good to %2.</source>
        <extracomment>%2 is a figure</extracomment>
        <translation>%1 passar på %2.</translation>
    </message>
    <message>
        <source>%1 holds %2.</source>
        <extracomment>%2 is a figure</extracomment>
        <translation>%1 synar %2.</translation>
    </message>
    <message>
        <source>%1 protests against %2.</source>
        <extracomment>%2 is a name</extracomment>
        <translation>%1 protesterar mot %2.</translation>
    </message>
    <message>
        <source>%1 does not protest.</source>
        <translation>%1 protesterar inte.</translation>
    </message>
    <message>
        <source>%1 takes the trick.</source>
        <translation>%1 tar sticket.</translation>
    </message>
</context>
<context>
    <name>Offence</name>
    <message>
        <source>did not play the suit that was due</source>
        <translation>följde inte färg</translation>
    </message>
    <message>
        <source>named a wild card wrongly</source>
        <translation>namngav en joker fel</translation>
    </message>
    <message>
        <source>claimed a figure without having it</source>
        <translation>bjöd eller synade utan att ha figuren</translation>
    </message>
    <message>
        <source>bid or said three too near the target</source>
        <translation>bjöd eller sade tre för nära målet</translation>
    </message>
</context>
<context>
    <name>OptionGroup</name>
    <message>
        <source>The match</source>
        <translation>Matchen</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Jokrar</translation>
    </message>
    <message>
        <source>Cut and deal</source>
        <translation>Kupering och giv</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Budgivning</translation>
    </message>
    <message>
        <source>The count</source>
        <translation>Poängräkning</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Regelbrott</translation>
    </message>
</context>
<context>
    <name>OptionName</name>
    <message>
        <source>Points to go out</source>
        <translation>Målpoäng</translation>
    </message>
    <message>
        <source>Games in the match</source>
        <translation>Partier i matchen</translation>
    </message>
    <message>
        <source>The Weli</source>
        <translation>Weli</translation>
    </message>
    <message>
        <source>Two more wild cards</source>
        <translation>Två jokrar till</translation>
    </message>
    <message>
        <source>The Weli can cost a point</source>
        <translation>Weli kan kosta en poäng</translation>
    </message>
    <message>
        <source>Stealing after the cut</source>
        <translation>Stöld vid kuperingen</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Utdelning</translation>
    </message>
    <message>
        <source>Bottom card</source>
        <translation>Bottenkort</translation>
    </message>
    <message>
        <source>Forehand bids first</source>
        <translation>Förhand bjuder först</translation>
    </message>
    <message>
        <source>Three at once</source>
        <translation>Tre direkt</translation>
    </message>
    <message>
        <source>Bidding near the target</source>
        <translation>Bud nära målet</translation>
    </message>
    <message>
        <source>How long a wild card is bound</source>
        <translation>Hur länge en joker är bunden</translation>
    </message>
    <message>
        <source>“Good” bars the wild card</source>
        <translation>Pass spärrar jokern</translation>
    </message>
    <message>
        <source>When the best are equal</source>
        <translation>När de bästa är lika bra</translation>
    </message>
    <message>
        <source>Order of the count</source>
        <translation>Ordning vid poängräkningen</translation>
    </message>
    <message>
        <source>First figure in rank</source>
        <translation>Första figur i rangordningen</translation>
    </message>
    <message>
        <source>Who loses the game</source>
        <translation>Vem som förlorar partiet</translation>
    </message>
    <message>
        <source>When somebody goes out</source>
        <translation>När någon går i mål</translation>
    </message>
    <message>
        <source>First dealer of the next game</source>
        <translation>Första givare i nästa parti</translation>
    </message>
    <message>
        <source>Breaking the rules</source>
        <translation>Otillåtna kort och bud</translation>
    </message>
    <message>
        <source>Punishment</source>
        <translation>Straff</translation>
    </message>
    <message>
        <source>Points per offence</source>
        <translation>Poäng per förseelse</translation>
    </message>
    <message>
        <source>When offences are punished</source>
        <translation>När straff utdöms</translation>
    </message>
</context>
<context>
    <name>OptionText</name>
    <message>
        <source>Whoever reaches this many points goes out; odd numbers are the custom.</source>
        <translation>Den som når så här många poäng går i mål; av tradition är talet udda.</translation>
    </message>
    <message>
        <source>How many games are played one after the other in this match.</source>
        <translation>Hur många partier som spelas efter varandra i matchen.</translation>
    </message>
    <message>
        <source>Whoever had the wild Weli and wins no figure loses a point at the count.</source>
        <translation>Den som hade Weli som joker och inte tar någon figur förlorar en poäng vid poängräkningen.</translation>
    </message>
    <message>
        <source>Whether whoever cuts may look at the bottom card of his cut and take it into his hand.</source>
        <translation>Om den som kuperar får titta på det understa kortet i den avlyfta delen och ta upp det på handen.</translation>
    </message>
    <message>
        <source>The three cards are dealt in two rounds: one and two, two and one, or as the dealer likes.</source>
        <translation>De tre korten delas ut i två vändor: ett och två, två och ett, eller som givaren vill.</translation>
    </message>
    <message>
        <source>Whether the bottom card of the undealt cards is shown to all.</source>
        <translation>Om det understa av korten som blir över visas för alla.</translation>
    </message>
    <message>
        <source>Nobody bids before the player left of the dealer has played a card or bid.</source>
        <translation>Ingen får bjuda förrän spelaren till vänster om givaren har spelat ett kort eller bjudit.</translation>
    </message>
    <message>
        <source>A bid may be answered with three at once, instead of holding it.</source>
        <translation>Den som svarar på ett bud får säga tre direkt i stället för att syna.</translation>
    </message>
    <message>
        <source>A bid binds the wild card to have the figure: for the whole deal, or only until the figure is conceded.</source>
        <translation>Ett bud binder jokern till figuren: under hela given, eller bara tills alla har passat och figuren är avgjord.</translation>
    </message>
    <message>
        <source>Whoever says “Good” to a figure cannot make that figure with his wild card any more.</source>
        <translation>Den som passar när en figur bjuds kan inte längre bilda den figuren med sin joker.</translation>
    </message>
    <message>
        <source>Which figures are counted first; it decides who goes out first.</source>
        <translation>Vilka figurer som räknas först; det avgör vem som går i mål först.</translation>
    </message>
    <message>
        <source>The game ends when the first goes out and the lowest loses, or the others play on and the last one loses.</source>
        <translation>Partiet slutar när den första går i mål och den med lägst poäng förlorar, eller så spelar de andra vidare och den sista förlorar.</translation>
    </message>
    <message>
        <source>Whether the count stops at once when somebody goes out, or the whole deal is entered.</source>
        <translation>Om räkningen avbryts så snart någon går i mål, eller om hela given bokförs.</translation>
    </message>
    <message>
        <source>Unlawful cards and bids are either not possible, or possible and punished.</source>
        <translation>Otillåtna kort och bud går antingen inte att välja, eller är möjliga men straffas.</translation>
    </message>
    <message>
        <source>What an offence costs: some points, the score from before the deal, or the game.</source>
        <translation>Vad en förseelse kostar: några poäng, alla poäng från före given eller hela partiet.</translation>
    </message>
    <message>
        <source>How many points each punished offence costs.</source>
        <translation>Hur många poäng varje straffad förseelse kostar.</translation>
    </message>
    <message>
        <source>Offences are punished by themselves, or only if somebody protests after the last card.</source>
        <translation>Förseelser straffas automatiskt, eller bara om någon protesterar efter sista kortet.</translation>
    </message>
    <message>
        <source>Nobody may reach the target just because the others let a bid go: whoever lacks one point does not bid, or each player bids fewer figures in a deal than he lacks points.</source>
        <translation>Ingen ska nå målet bara för att de andra passar på ett bud: den som har en poäng kvar (är sträckt) bjuder inte, eller så bjuder var och en färre figurer i en giv än han har poäng kvar.</translation>
    </message>
    <message>
        <source>When two players have equally good pairs, triples or runs nobody scores the figure; if the others had let it go, its point may still count, or be lost too.</source>
        <translation>Om två spelare har lika bra par, triss eller sekvens blir figuren oavgjord och ingen får den; om alla hade passat räknas den antingen ändå eller inte den heller.</translation>
    </message>
    <message>
        <source>After a game the deal passes on to the left, or the player to the loser’s right deals, so that the loser leads to the first trick.</source>
        <translation>Efter ett parti går turen att ge vidare åt vänster, eller så ger spelaren till höger om förloraren, så att förloraren spelar ut till första sticket.</translation>
    </message>
    <message>
        <source>Whether the %1 joins the 32 cards, and whether it is wild or worth a point.</source>
        <extracomment>%1 is the name of a card (Schell-Sechser, Karo-Sechser)</extracomment>
        <translation>Om %1 är med utöver de 32 korten, och om det kortet är joker eller värt en poäng.</translation>
    </message>
    <message>
        <source>The %1 and the %2 are wild too; this needs a wild Weli.</source>
        <extracomment>%1 and %2 are the names of cards (Schell-Siebener, Eichel-Siebener)</extracomment>
        <translation>%1 och %2 är också jokrar; det kräver att Weli är joker.</translation>
    </message>
    <message>
        <source>Whether %1 or %2 come first when figures are counted in rank.</source>
        <extracomment>%1 and %2 are suits (Herz, Laub)</extracomment>
        <translation>Om %1 eller %2 kommer först när figurerna räknas i rangordning.</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>bid by %1</source>
        <extracomment>On a figure&apos;s plate, after one another: who bid, held, raised it; to whom it was conceded</extracomment>
        <translation>bjuden av %1</translation>
    </message>
    <message>
        <source>three by %1</source>
        <translation>tre av %1</translation>
    </message>
    <message>
        <source>held by %1</source>
        <translation>synad av %1</translation>
    </message>
    <message>
        <source>conceded to %1</source>
        <translation>tillfaller %1</translation>
    </message>
    <message>
        <source>scored by nobody</source>
        <translation>ingen får poäng</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>On a figure&apos;s plate after the count: %1 is &quot;2 points&quot;, %2 a name</extracomment>
        <translation>%1 till %2</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>räknades inte</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>On a figure&apos;s plate: bid it</extracomment>
        <translation>Bjud</translation>
    </message>
    <message>
        <source>The others say “Good” and it is yours for 1, or one holds it for 2.</source>
        <translation>Passar alla får du 1 poäng, synar någon gäller figuren 2.</translation>
    </message>
    <message>
        <source>Three</source>
        <extracomment>On a figure&apos;s plate: raise it to three</extracomment>
        <translation>Tre</translation>
    </message>
    <message>
        <source>The others say “Good” and it is yours for 2, or one holds it for 3.</source>
        <translation>Passar alla får du 2 poäng, synar någon gäller figuren 3.</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Tyrol today</source>
        <translation>Tyrolen i dag</translation>
    </message>
    <message>
        <source>As Schwaighofer wrote in 1926</source>
        <translation>Som Schwaighofer skrev 1926</translation>
    </message>
    <message>
        <source>As Schwaighofer wrote in 1926, with the Weli</source>
        <translation>Som Schwaighofer skrev 1926, med Weli</translation>
    </message>
    <message>
        <source>With the wild Weli and stealing; the first to reach the target wins, the lowest loses.</source>
        <translation>Med Weli som joker och stöld vid kuperingen; den som först når målet vinner, den med lägst poäng förlorar.</translation>
    </message>
    <message>
        <source>The old game with 32 cards: everybody plays on until the last one has lost.</source>
        <translation>Det gamla spelet med 32 kort: alla spelar vidare tills den sista har förlorat.</translation>
    </message>
    <message>
        <source>The old game with the wild Weli, which may be taken when it is cut.</source>
        <translation>Det gamla spelet med Weli som joker; den som kuperar fram Weli får ta den.</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Markera allt</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Öka</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Minska</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gör om</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Klipp &amp;ut</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiera</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>K&amp;listra in</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Markera allt</translation>
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
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nej</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiera</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Markera allt</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>%1 as %2</source>
        <extracomment>%1 a wild card, %2 what it stood for: &quot;Weli as Ace of hearts&quot;</extracomment>
        <translation>%1 som %2</translation>
    </message>
    <message>
        <source>Nobody has it.</source>
        <translation>Ingen har den.</translation>
    </message>
    <message>
        <source>It stands: equally good for %1.</source>
        <extracomment>Two or more share the best pair, triple or run: %1 their names. Nobody scores it.</extracomment>
        <translation>Oavgjort: lika bra hos %1.</translation>
    </message>
    <message>
        <source>The three was conceded.</source>
        <translation>Alla passade på tre.</translation>
    </message>
    <message>
        <source>It was conceded.</source>
        <translation>Alla passade.</translation>
    </message>
    <message>
        <source>%1; it was held.</source>
        <extracomment>%1 names the cards that won a figure which was bid and held</extracomment>
        <translation>%1; figuren synades.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>%1, but nobody protested</source>
        <extracomment>%1 is what somebody did against the rules</extracomment>
        <translation>%1, men ingen protesterade</translation>
    </message>
    <message>
        <source>Offence</source>
        <extracomment>In the count: what breaking the rules costs</extracomment>
        <translation>Förseelse</translation>
    </message>
    <message>
        <source>had the Weli</source>
        <translation>hade Weli</translation>
    </message>
    <message>
        <source>had the Weli and won no figure</source>
        <translation>hade Weli men tog ingen figur</translation>
    </message>
    <message>
        <source>Not counted: somebody had gone out before.</source>
        <translation>Räknades inte: någon var redan i mål.</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>After a player&apos;s name in the count: has reached the target in this deal</extracomment>
        <translation>i mål</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>Won the game: gets a cross on the slate</extracomment>
        <translation>vinner</translation>
    </message>
    <message>
        <source>Bummerl</source>
        <extracomment>Lost the game: gets a Bummerl on the slate (Bummerl; plump)</extracomment>
        <translation>plump</translation>
    </message>
    <message>
        <source>struck</source>
        <extracomment>Lacks one point and is struck through on the slate (gestrichen; struken)</extracomment>
        <translation>struken</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Giv %1</translation>
    </message>
    <message>
        <source>Game %1 is over</source>
        <extracomment>The end of a game that nobody has won</extracomment>
        <translation>Parti %1 är slut</translation>
    </message>
    <message>
        <source>Game %1 goes to %2</source>
        <extracomment>%1 the number of the game, %2 the winner&apos;s name</extracomment>
        <translation>%2 vinner parti %1</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>A button below the count; the letter after &amp; is its shortcut</extracomment>
        <translation>&amp;Klar</translation>
    </message>
    <message>
        <source>&amp;Next game</source>
        <translation>Nästa &amp;parti</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>Nästa &amp;giv</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>%1 is the winner of the only game</extracomment>
        <translation>%1 vinner</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>The end of the only game, which nobody has won</extracomment>
        <translation>Partiet är slut</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>I take it.</source>
        <extracomment>Whoever cuts takes the bottom card of the cut into his hand</extracomment>
        <translation>Jag tar det.</translation>
    </message>
    <message>
        <source>I leave it.</source>
        <extracomment>Whoever cuts leaves the bottom card of the cut where it is</extracomment>
        <translation>Jag låter det ligga.</translation>
    </message>
    <message>
        <source>One, then two.</source>
        <extracomment>The dealer deals one card to each, then two</extracomment>
        <translation>Ett, sedan två.</translation>
    </message>
    <message>
        <source>Two, then one.</source>
        <translation>Två, sedan ett.</translation>
    </message>
    <message>
        <source>My %1 is the %2!</source>
        <extracomment>A wild card is named: %1 the wild card, %2 what it is (Mein Weli ist Herz-Ass!)</extracomment>
        <translation>Min %1 är %2!</translation>
    </message>
    <message>
        <source>I bid %1!</source>
        <extracomment>%1 is a figure as in &quot;the run&quot; (Ich biete das Herz!; Jag bjuder hjärter!)</extracomment>
        <translation>Jag bjuder %1!</translation>
    </message>
    <message>
        <source>Three for %1!</source>
        <extracomment>The raise of a held figure to three points: %1 is a figure (Drei für das Herz!)</extracomment>
        <translation>Tre för %1!</translation>
    </message>
    <message>
        <source>Good.</source>
        <extracomment>Answer to a bid: does not hold it (Gut.; Jag passar.)</extracomment>
        <translation>Jag passar.</translation>
    </message>
    <message>
        <source>I hold!</source>
        <extracomment>Answer to a bid: holds it (Ich halte!; Jag synar!)</extracomment>
        <translation>Jag synar!</translation>
    </message>
    <message>
        <source>I protest: %1!</source>
        <extracomment>Says that another player has broken the rules: %1 is his name</extracomment>
        <translation>Jag protesterar mot %1!</translation>
    </message>
    <message>
        <source>No protest.</source>
        <translation>Ingen protest.</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>hearts</source>
        <extracomment>What is bid, held or won, as in &quot;I bid %1!&quot; (das Herz; hjärter)</extracomment>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>löv</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>lika</translation>
    </message>
    <message>
        <source>the run</source>
        <translation>sekvens</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>sista stick</translation>
    </message>
</context>
<context>
    <name>Slate</name>
    <message>
        <source>Bankl</source>
        <extracomment>A deal without a point, the dash on the slate</extracomment>
        <translation>ingen poäng</translation>
    </message>
    <message>
        <source>%1 for the moment</source>
        <extracomment>Points of a deal that are not yet certain</extracomment>
        <translation>%1 tills vidare</translation>
    </message>
    <message>
        <source>Games won: %1.</source>
        <translation>Vunna partier: %1.</translation>
    </message>
    <message>
        <source>Bummerl: %1.</source>
        <extracomment>Bummerl: the little ring for a game that was lost</extracomment>
        <translation>Plumpar: %1.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 points.</source>
        <extracomment>%1 is a player, %2 his points, %3 the points to reach</extracomment>
        <translation>%1: %2 av %3 poäng.</translation>
    </message>
    <message>
        <source>Is out.</source>
        <translation>Är i mål.</translation>
    </message>
    <message>
        <source>Is struck: lacks one point.</source>
        <extracomment>B-87, German gestrichen: lacks one point, the vertical stroke</extracomment>
        <translation>Är struken: en poäng kvar.</translation>
    </message>
    <message>
        <source>Is gespannt: lacks one point.</source>
        <extracomment>B-87, within the deal</extracomment>
        <translation>Är sträckt: en poäng kvar.</translation>
    </message>
    <message>
        <source>Game %1 of %2, to %3 points.</source>
        <translation>Parti %1 av %2, till %3 poäng.</translation>
    </message>
    <message>
        <source>Deal by deal: %1.</source>
        <translation>Giv för giv: %1.</translation>
    </message>
    <message>
        <source>Pot: %1.</source>
        <extracomment>What lies in the bowl, in chips</extracomment>
        <translation>Pott: %1.</translation>
    </message>
    <message>
        <source>%1: balance %2.</source>
        <extracomment>%1 is a player, %2 his chips won or lost</extracomment>
        <translation>%1: saldo %2.</translation>
    </message>
    <message>
        <source>Wins the match.</source>
        <translation>Vinner matchen.</translation>
    </message>
    <message>
        <source>Deals played: %1 of %2.</source>
        <translation>Spelade givar: %1 av %2.</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>You left a match in deal %1.</source>
        <translation>Du lämnade en match i giv %1.</translation>
    </message>
    <message>
        <source>You have %1 of %2 points.</source>
        <translation>Du har %1 av %2 poäng.</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>hearts</source>
        <extracomment>A suit by itself, as in &quot;Led: hearts.&quot;</extracomment>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>löv</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>bjällror</translation>
    </message>
    <message>
        <source>acorns</source>
        <translation>ekollon</translation>
    </message>
</context>
<context>
    <name>SwissCard</name>
    <message>
        <source>roses</source>
        <extracomment>A suit of the Swiss pack within the name of a card, as in &quot;Banner of roses&quot;</extracomment>
        <translation>rosor</translation>
    </message>
    <message>
        <source>shields</source>
        <translation>sköldar</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>bjällror</translation>
    </message>
    <message>
        <source>acorns</source>
        <translation>ekollon</translation>
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
        <translation>Rosor</translation>
    </message>
    <message>
        <source>Shields</source>
        <extracomment>With a Swiss pack: title of the figure won by the highest shield (Schilten; sköldar)</extracomment>
        <translation>Sköldar</translation>
    </message>
</context>
<context>
    <name>SwissSentence</name>
    <message>
        <source>roses</source>
        <extracomment>With a Swiss pack: what is bid, as in &quot;I bid %1!&quot; (die Rosen, die Schilten; rosor)</extracomment>
        <translation>rosor</translation>
    </message>
    <message>
        <source>shields</source>
        <translation>sköldar</translation>
    </message>
</context>
<context>
    <name>SwissSuit</name>
    <message>
        <source>roses</source>
        <extracomment>A suit of the Swiss pack by itself (Rosen, Schilten, Schellen, Eicheln)</extracomment>
        <translation>rosor</translation>
    </message>
    <message>
        <source>shields</source>
        <translation>sköldar</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>bjällror</translation>
    </message>
    <message>
        <source>acorns</source>
        <translation>ekollon</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Go on (Space)</source>
        <translation>Fortsätt (mellanslag)</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kortbord</translation>
    </message>
    <message>
        <source>May be played</source>
        <translation>Får spelas</translation>
    </message>
    <message>
        <source>It is not your turn to play</source>
        <translation>Det är inte din tur att spela</translation>
    </message>
    <message>
        <source>Lies in front of %1</source>
        <translation>Ligger framför %1</translation>
    </message>
    <message>
        <source>In the hand of %1</source>
        <translation>På hand hos %1</translation>
    </message>
    <message>
        <source>You are asked: Enter gives the answer in the frame.</source>
        <translation>Du ska svara: Enter ger det inramade svaret.</translation>
    </message>
    <message>
        <source>May be laid aside</source>
        <translation>Får läggas bort</translation>
    </message>
    <message>
        <source>Chosen to be laid aside</source>
        <translation>Vald att läggas bort</translation>
    </message>
    <message>
        <source>Cut the pack: lift %1 cards</source>
        <translation>Kupera: lyft %1 kort</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>&amp;Good</source>
        <extracomment>An answer to a bid, as a button; the letter after &amp; is its shortcut</extracomment>
        <translation>&amp;Passa</translation>
    </message>
    <message>
        <source>You do not fight for it.</source>
        <translation>Du kämpar inte om figuren.</translation>
    </message>
    <message>
        <source>I &amp;hold</source>
        <translation>&amp;Syna</translation>
    </message>
    <message>
        <source>Whoever has the best gets %1.</source>
        <extracomment>%1 is &quot;2 points&quot;</extracomment>
        <translation>Den som vinner figuren får %1.</translation>
    </message>
    <message>
        <source>&amp;Three</source>
        <translation>&amp;Tre</translation>
    </message>
    <message>
        <source>The others say “Good” and it is yours for 2, or one holds it for 3.</source>
        <translation>Passar alla får du 2 poäng, synar någon gäller figuren 3.</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Ta det</translation>
    </message>
    <message>
        <source>It goes into your hand; you are dealt one card less.</source>
        <translation>Du tar upp det på handen och får ett kort färre av givaren.</translation>
    </message>
    <message>
        <source>It stays where it is; the cards are dealt.</source>
        <translation>Det ligger kvar och korten delas ut.</translation>
    </message>
    <message>
        <source>&amp;One, then two</source>
        <translation>&amp;Ett, sedan två</translation>
    </message>
    <message>
        <source>&amp;Two, then one</source>
        <translation>&amp;Två, sedan ett</translation>
    </message>
    <message>
        <source>&amp;No protest</source>
        <translation>Ingen &amp;protest</translation>
    </message>
    <message>
        <source>Against %1</source>
        <extracomment>Button: protest against the player named</extracomment>
        <translation>Mot %1</translation>
    </message>
    <message>
        <source>If he has broken the rules in this deal he is punished.</source>
        <translation>Har spelaren brutit mot reglerna i den här given blir det straff.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>%1 är på tur.</translation>
    </message>
    <message>
        <source>%1 is to play; you may bid before.</source>
        <translation>%1 är på tur; du får bjuda först.</translation>
    </message>
    <message>
        <source>You lead: play a card, or bid first.</source>
        <translation>Du har utspelet: spela ett kort, eller bjud först.</translation>
    </message>
    <message>
        <source>You lead: play a card.</source>
        <translation>Du har utspelet: spela ett kort.</translation>
    </message>
    <message>
        <source>Your turn; %1 led. Play a card, or bid first.</source>
        <extracomment>%1 is a suit, &quot;hearts&quot;</extracomment>
        <translation>Din tur; utspel i %1. Spela ett kort, eller bjud först.</translation>
    </message>
    <message>
        <source>Your turn; %1 led. Play a card.</source>
        <translation>Din tur; utspel i %1. Spela ett kort.</translation>
    </message>
    <message>
        <source>%2 has bid %3: %1 answers.</source>
        <translation>%2 har bjudit %3: %1 svarar.</translation>
    </message>
    <message>
        <source>%1 has bid %2: you answer.</source>
        <translation>%1 har bjudit %2: du ska svara.</translation>
    </message>
    <message>
        <source>You cut: lift some cards.</source>
        <translation>Du kuperar: lyft av några kort.</translation>
    </message>
    <message>
        <source>%1 cuts.</source>
        <translation>%1 kuperar.</translation>
    </message>
    <message>
        <source>You may take the card that you have cut.</source>
        <translation>Du får stjäla kortet som du har kuperat fram.</translation>
    </message>
    <message>
        <source>%1 looks at the card that was cut.</source>
        <translation>%1 tittar på det framkuperade kortet.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Du ger.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 ger.</translation>
    </message>
    <message>
        <source>Has somebody broken the rules?</source>
        <translation>Har någon brutit mot reglerna?</translation>
    </message>
    <message>
        <source>%1 may protest.</source>
        <translation>%1 får protestera.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Matchen är slut.</translation>
    </message>
    <message>
        <source>The deal has been counted.</source>
        <translation>Given är räknad.</translation>
    </message>
    <message>
        <source>The cards are shuffled.</source>
        <translation>Korten blandas.</translation>
    </message>
    <message>
        <source>%1 says three for %2.</source>
        <translation>%1 säger tre för %2.</translation>
    </message>
    <message>
        <source>%1 bids %2.</source>
        <translation>%1 bjuder %2.</translation>
    </message>
    <message>
        <source>You have cut: %1.</source>
        <extracomment>%1 is the name of a card</extracomment>
        <translation>Du har kuperat fram %1.</translation>
    </message>
    <message>
        <source>How do you deal?</source>
        <translation>Hur vill du ge?</translation>
    </message>
    <message>
        <source>Space goes on.</source>
        <extracomment>Added to the line that says what is due, while the table waits for the person</extracomment>
        <translation>Mellanslag för att fortsätta.</translation>
    </message>
    <message>
        <source>Lea&amp;ve it</source>
        <translation>&amp;Låt ligga</translation>
    </message>
    <message>
        <source>%2 says three for %3: %1 answers.</source>
        <extracomment>%1 and %2 are names, %3 a figure</extracomment>
        <translation>%2 säger tre för %3: %1 svarar.</translation>
    </message>
    <message>
        <source>%1 says three for %2: you answer.</source>
        <extracomment>%1 is a name, %2 a figure</extracomment>
        <translation>%1 säger tre för %2: du svarar.</translation>
    </message>
    <message>
        <source>First the bid has to be answered.</source>
        <translation>Först ska budet besvaras.</translation>
    </message>
    <message>
        <source>A wild card: press it and choose which card it shall be.</source>
        <translation>En joker: tryck på den och välj vilket kort den ska vara.</translation>
    </message>
    <message>
        <source>%1 deals first (cut: %2).</source>
        <extracomment>%1 is a player, %2 the card that he drew, which was the lowest</extracomment>
        <translation>%1 ger först (drog: %2).</translation>
    </message>
    <message>
        <source>Everybody cuts a card; the lowest deals, the ace lowest of all: %1 deals (%2).</source>
        <extracomment>How the first dealer is found: %1 is a player, %2 his card</extracomment>
        <translation>Alla drar ett kort och lägst ger, esset lägst av alla: %1 ger (%2).</translation>
    </message>
    <message>
        <source>You deal one card each, then two.</source>
        <translation>Du ger ett kort var, sedan två.</translation>
    </message>
    <message>
        <source>You deal two cards each, then one.</source>
        <translation>Du ger två kort var, sedan ett.</translation>
    </message>
    <message>
        <source>There is nobody left to protest against.</source>
        <translation>Det finns ingen kvar att protestera mot.</translation>
    </message>
    <message>
        <source>You can only say good.</source>
        <translation>Du kan bara passa.</translation>
    </message>
    <message>
        <source>%1 %2 : %3</source>
        <extracomment>At the end of a match: %1 is a player, %2 how many games he has won, %3 lost</extracomment>
        <translation>%1 %2 : %3</translation>
    </message>
    <message>
        <source>Crosses to Bummerl:</source>
        <extracomment>Before the players with how many they have of both: &quot;Luis 2 : 1, Resi 1 : 2&quot;</extracomment>
        <translation>Kryss mot plumpar:</translation>
    </message>
</context>
<context>
    <name>Value</name>
    <message>
        <source>not in the pack</source>
        <translation>inte i leken</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>worth a point</source>
        <translation>värd en poäng</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>the Weli only</source>
        <translation>bara Weli</translation>
    </message>
    <message>
        <source>up to three cards</source>
        <translation>upp till tre kort</translation>
    </message>
    <message>
        <source>as the dealer likes</source>
        <translation>som givaren vill</translation>
    </message>
    <message>
        <source>one, then two</source>
        <translation>ett, sedan två</translation>
    </message>
    <message>
        <source>two, then one</source>
        <translation>två, sedan ett</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>synligt</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>dolt</translation>
    </message>
    <message>
        <source>not when one point is missing</source>
        <extracomment>Not for those who lack only one point (gespannt; sträckt)</extracomment>
        <translation>inte när man är sträckt</translation>
    </message>
    <message>
        <source>fewer figures than points missing</source>
        <translation>färre figurer än poäng kvar</translation>
    </message>
    <message>
        <source>for the whole deal</source>
        <translation>under hela given</translation>
    </message>
    <message>
        <source>until the figure is conceded</source>
        <translation>tills alla har passat</translation>
    </message>
    <message>
        <source>conceded first</source>
        <translation>passade figurer först</translation>
    </message>
    <message>
        <source>as they were bid</source>
        <translation>i den ordning de bjöds</translation>
    </message>
    <message>
        <source>conceded, held, silent</source>
        <translation>passade, synade, objudna</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>den med lägst poäng</translation>
    </message>
    <message>
        <source>the last to go out</source>
        <translation>den som sist går i mål</translation>
    </message>
    <message>
        <source>the count stops</source>
        <translation>räkningen avbryts</translation>
    </message>
    <message>
        <source>the deal is counted</source>
        <translation>hela given räknas</translation>
    </message>
    <message>
        <source>the next to the left</source>
        <translation>nästa till vänster</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>inte möjliga</translation>
    </message>
    <message>
        <source>possible and punished</source>
        <translation>möjliga men straffas</translation>
    </message>
    <message>
        <source>points</source>
        <translation>poängavdrag</translation>
    </message>
    <message>
        <source>the score</source>
        <translation>alla poäng</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>partiet</translation>
    </message>
    <message>
        <source>always</source>
        <translation>alltid</translation>
    </message>
    <message>
        <source>when somebody protests</source>
        <translation>när någon protesterar</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nej</translation>
    </message>
    <message>
        <source>a figure let go counts all the same</source>
        <translation>räknas om alla passade</translation>
    </message>
    <message>
        <source>a figure let go does not count either</source>
        <translation>räknas inte ens då</translation>
    </message>
    <message>
        <source>the player to the loser’s right</source>
        <translation>spelaren till höger om förloraren</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>You are out of this game.</source>
        <translation>Du är redan i mål i det här partiet.</translation>
    </message>
    <message>
        <source>These two rules cannot stand together.</source>
        <translation>De här två reglerna går inte att förena.</translation>
    </message>
    <message>
        <source>Only the player to the dealer’s right cuts, and at least four cards must be lifted and four must stay.</source>
        <translation>Bara spelaren till höger om givaren kuperar; minst fyra kort ska lyftas av och minst fyra ligga kvar.</translation>
    </message>
    <message>
        <source>Only whoever has just cut may take or leave the card that was cut.</source>
        <translation>Bara den som just har kuperat får ta det framkuperade kortet eller låta det ligga.</translation>
    </message>
    <message>
        <source>Only the dealer deals, once the cards are cut, and in the rounds that the rules allow.</source>
        <translation>Bara givaren ger, när korten är kuperade och i de vändor som reglerna tillåter.</translation>
    </message>
    <message>
        <source>It is not your turn to play a card.</source>
        <translation>Det är inte din tur att spela ett kort.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Det kortet har du inte på handen.</translation>
    </message>
    <message>
        <source>You can follow suit, so you must.</source>
        <translation>Du kan följa färg, alltså måste du göra det.</translation>
    </message>
    <message>
        <source>A wild card cannot be named one of your own cards, nor what another of your wild cards was named.</source>
        <translation>En joker kan inte namnges till ett av dina egna kort och inte heller till samma kort som en annan av dina jokrar.</translation>
    </message>
    <message>
        <source>What you have said and played so far binds your wild card: this would break it.</source>
        <extracomment>What a player has bid, held or shown by not following suit binds the wild card</extracomment>
        <translation>Det du har sagt och spelat hittills binder din joker, och det här skulle bryta mot det.</translation>
    </message>
    <message>
        <source>You do not have this figure, not even with what your wild card could still be.</source>
        <translation>Du har inte den här figuren, inte ens med det som din joker ännu kan bli.</translation>
    </message>
    <message>
        <source>Bids are made from the end of the dealing until the last card is played, while no answer is due.</source>
        <translation>Man får bjuda från det att korten är utdelade tills sista kortet är spelat, men inte medan ett svar väntas.</translation>
    </message>
    <message>
        <source>The forehand has the first word: wait until he has played a card or bid.</source>
        <translation>Förhand har första ordet: vänta tills förhand har spelat ett kort eller bjudit.</translation>
    </message>
    <message>
        <source>This figure has been bid already and is held.</source>
        <translation>Den här figuren är redan bjuden och synad.</translation>
    </message>
    <message>
        <source>It is not for you to answer a bid now.</source>
        <translation>Du har inget bud att svara på nu.</translation>
    </message>
    <message>
        <source>Nothing goes beyond three.</source>
        <translation>Högre än tre går det inte.</translation>
    </message>
    <message>
        <source>This figure has been conceded: it is settled.</source>
        <translation>Den här figuren är avgjord: alla har passat.</translation>
    </message>
    <message>
        <source>You are too near the target to bid: wait for the count.</source>
        <translation>Du är för nära målet för att bjuda: vänta på poängräkningen.</translation>
    </message>
    <message>
        <source>You are too near the target to say three.</source>
        <translation>Du är för nära målet för att säga tre.</translation>
    </message>
    <message>
        <source>Each player protests once, in turn, against another player who was not found out yet.</source>
        <translation>Var och en får protestera en gång, i tur och ordning, mot en annan spelare som inte redan är avslöjad.</translation>
    </message>
    <message>
        <source>A wild card is played under a name, other cards as they are.</source>
        <translation>En joker namnges när den spelas; andra kort spelas som de är.</translation>
    </message>
    <message>
        <source>There is no time for protests now.</source>
        <translation>Det är inte dags för protester nu.</translation>
    </message>
    <message>
        <source>The rules do not allow this.</source>
        <translation>Reglerna tillåter inte det här.</translation>
    </message>
    <message>
        <source>Three is for a figure that is held for two, and not for the player who bid it; as an answer to a bid it needs the house rule “Three at once”.</source>
        <extracomment>&quot;three&quot;: the raise of a held figure to three points (Drei, Groschen; tre)</extracomment>
        <translation>Tre sägs om en figur som är synad och gäller två, men aldrig av den som bjöd den; som svar på ett bud bara om husregeln ”Tre direkt” gäller.</translation>
    </message>
</context>
<context>
    <name>weli::CardChooser</name>
    <message>
        <source>%1: is being looked at</source>
        <extracomment>%1 is a pack of cards that Weli has still to look at</extracomment>
        <translation>%1: granskas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A pack of cards that cannot be chosen: %1 is its name, %2 why</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Pac&amp;k:</source>
        <translation>Kort&amp;lek:</translation>
    </message>
    <message>
        <source>Some cards of the pack and its back</source>
        <translation>Några kort ur leken och dess baksida</translation>
    </message>
    <message>
        <source>The &amp;other back</source>
        <translation>Den &amp;andra baksidan</translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds, green clubs</source>
        <translation>&amp;Fyra färger: blå ruter, gröna klöver</translation>
    </message>
    <message>
        <source>Large l&amp;etters in the corners</source>
        <translation>St&amp;ora bokstäver i hörnen</translation>
    </message>
    <message>
        <source>&amp;Q and J in the corners instead of O and U</source>
        <translation>&amp;Q och J i hörnen i stället för O och U</translation>
    </message>
</context>
<context>
    <name>weli::Door</name>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>&amp;Play a new match</source>
        <translation>&amp;Spela en ny match</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spela</translation>
    </message>
    <message>
        <source>P&amp;layers and rules …</source>
        <translation>Spelare och &amp;regler …</translation>
    </message>
    <message>
        <source>L&amp;anguage:</source>
        <translation>S&amp;pråk:</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Inställningar</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>T&amp;angenter</translation>
    </message>
    <message>
        <source>What the keys do (F1)</source>
        <translation>Vad tangenterna gör (F1)</translation>
    </message>
</context>
<context>
    <name>weli::MainWindow</name>
    <message>
        <source>A match was left</source>
        <translation>Oavslutad match</translation>
    </message>
    <message>
        <source>A match is still unfinished. Shall a new one begin?</source>
        <translation>En match är inte färdigspelad. Vill du börja en ny?</translation>
    </message>
    <message>
        <source>The unfinished one is kept in the folder %1.</source>
        <translation>Den oavslutade sparas i mappen %1.</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Ny match</translation>
    </message>
    <message>
        <source>The settings could not be written to %1.</source>
        <translation>Inställningarna kunde inte sparas i %1.</translation>
    </message>
    <message>
        <source>The pack of cards %1 is not there any more; you play with the usual one.</source>
        <extracomment>%1 is the name of a file or folder</extracomment>
        <translation>Kortleken %1 finns inte längre; du spelar med den vanliga.</translation>
    </message>
</context>
<context>
    <name>weli::MessageBar</name>
    <message>
        <source>Put this message away</source>
        <translation>Stäng meddelandet</translation>
    </message>
</context>
<context>
    <name>weli::SetUp</name>
    <message>
        <source>These are rules of your own.</source>
        <translation>Det här är dina egna regler.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Två spelare har samma namn.</translation>
    </message>
    <message>
        <source>Cards are drawn for it</source>
        <translation>Lottas med kort</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Vilka som spelar</translation>
    </message>
    <message>
        <source>&amp;Number of players:</source>
        <translation>&amp;Antal spelare:</translation>
    </message>
    <message>
        <source>&amp;First dealer:</source>
        <translation>&amp;Första givare:</translation>
    </message>
    <message>
        <source>By which rules</source>
        <translation>Vilka regler som gäller</translation>
    </message>
    <message>
        <source>&amp;Every rule, one by one …</source>
        <translation>Alla &amp;regler, en i taget …</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Klar</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Till&amp;baka</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spela</translation>
    </message>
    <message>
        <source>&amp;You:</source>
        <translation>&amp;Du:</translation>
    </message>
    <message>
        <source>Player %1:</source>
        <translation>Spelare %1:</translation>
    </message>
    <message>
        <source>How well player %1 plays</source>
        <translation>Hur bra spelare %1 spelar</translation>
    </message>
</context>
<context>
    <name>weli::SettingsPage</name>
    <message>
        <source>The others act at once.</source>
        <translation>De andra spelar utan betänketid.</translation>
    </message>
    <message>
        <source>The others take %1 s before they act.</source>
        <translation>De andra tänker i %1 s innan de spelar.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Språk:</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Systemets språk</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Ditt &amp;namn:</translation>
    </message>
    <message>
        <source>&amp;Wait for me before every card</source>
        <translation>&amp;Vänta på mig före varje kort</translation>
    </message>
    <message>
        <source>The table goes on with Space, Enter or a click, so that you have all the time you want to bid.</source>
        <translation>Spelet går vidare med mellanslag, Enter eller ett klick, så att du har all tid du vill för att bjuda.</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <translation>&amp;Tempo:</translation>
    </message>
    <message>
        <source>&amp;Motion:</source>
        <translation>&amp;Rörelse:</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Ingen rörelse</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Snabb</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Långsam</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Till&amp;baka</translation>
    </message>
    <message>
        <source>Table in high &amp;contrast</source>
        <translation>Bord med hög &amp;kontrast</translation>
    </message>
</context>
<context>
    <name>weli::Shortcuts</name>
    <message>
        <source>What the keys do</source>
        <translation>Vad tangenterna gör</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Vänster, höger</translation>
    </message>
    <message>
        <source>go from card to card, or from figure to figure</source>
        <translation>gå från kort till kort, eller från figur till figur</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Upp, ned</translation>
    </message>
    <message>
        <source>go between the figures, the answers and your cards</source>
        <translation>gå mellan figurerna, svaren och dina kort</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, mellanslag</translation>
    </message>
    <message>
        <source>play the card, say the bid, press the button</source>
        <translation>spela kortet, bjuda, trycka på knappen</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>1 till 5</translation>
    </message>
    <message>
        <source>bid that figure, or say three</source>
        <translation>bjuda den figuren, eller säga tre</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Mellanslag, Enter</translation>
    </message>
    <message>
        <source>let the table go on when it waits for you</source>
        <translation>låta spelet gå vidare när det väntar på dig</translation>
    </message>
    <message>
        <source>Alt and the underlined letter</source>
        <translation>Alt och den understrukna bokstaven</translation>
    </message>
    <message>
        <source>press that button</source>
        <translation>trycka på den knappen</translation>
    </message>
    <message>
        <source>take back your last act</source>
        <translation>ångra det senaste du gjorde</translation>
    </message>
    <message>
        <source>open the settings</source>
        <translation>öppna inställningarna</translation>
    </message>
    <message>
        <source>go back from here; at the table, close what is open</source>
        <translation>gå tillbaka härifrån; vid bordet: stänga det som är öppet</translation>
    </message>
    <message>
        <source>fill the whole screen, or no longer</source>
        <translation>slå på eller av helskärm</translation>
    </message>
    <message>
        <source>show this list</source>
        <translation>visa den här listan</translation>
    </message>
</context>
<context>
    <name>weli::TablePage</name>
    <message>
        <source>Chalkboard</source>
        <translation>Griffeltavla</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Å&amp;ngra</translation>
    </message>
    <message>
        <source>Take back your last act</source>
        <translation>Ångra det senaste du gjorde</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>T&amp;angenter</translation>
    </message>
    <message>
        <source>What the keys do (F1)</source>
        <translation>Vad tangenterna gör (F1)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Inställningar</translation>
    </message>
    <message>
        <source>Pace, motion and language</source>
        <translation>Tempo, rörelse och språk</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>Lä&amp;mna</translation>
    </message>
    <message>
        <source>To the door; the match is kept</source>
        <translation>Till startsidan; matchen sparas</translation>
    </message>
    <message numerus="yes">
        <source>Take back your last act; done %n time(s) in this match</source>
        <translation>
            <numerusform>Ångra det senaste du gjorde; använt %n gång i den här matchen</numerusform>
            <numerusform>Ångra det senaste du gjorde; använt %n gånger i den här matchen</numerusform>
        </translation>
    </message>
</context>
</TS>
