<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Weli</source>
        <translation>Om Weli</translation>
    </message>
    <message>
        <source>Weli %1: a card table for Bieten, Préférence and Mittlere</source>
        <extracomment>%1 is a version: &quot;0.1&quot;</extracomment>
        <translation>Weli %1: ett kortbord för Bieten, Préférence och Mittlere</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.
Built on Qt %1, JSON for Modern C++, tl::expected and CLI11.</source>
        <extracomment>%1 is the version of Qt</extracomment>
        <translation>Fri programvara under GNU General Public License, version 3 eller senare.
Byggt med Qt %1, JSON for Modern C++, tl::expected och CLI11.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>seat %1</source>
        <extracomment>%1 is a number</extracomment>
        <translation>plats %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %n event(s) (%2)</source>
        <extracomment>%1: a seat (&quot;seat 0&quot;), %n: how many packs and acts the trace had before, %2: a level</extracomment>
        <translation>
            <numerusform>%1 efter %n händelse (%2)</numerusform>
            <numerusform>%1 efter %n händelser (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 after %n event(s) (hint)</source>
        <extracomment>What the hint says: %1: a seat (&quot;seat 0&quot;), %n: how many packs and acts the trace had before</extracomment>
        <translation>
            <numerusform>%1 efter %n händelse (tips)</numerusform>
            <numerusform>%1 efter %n händelser (tips)</numerusform>
        </translation>
    </message>
    <message>
        <source>Well played, and it went well.</source>
        <translation>Bra spelat, och det gick bra.</translation>
    </message>
    <message>
        <source>As the cards lay, it did cost something.</source>
        <translation>Som korten satt kostade det faktiskt något.</translation>
    </message>
    <message>
        <source>Tried as %1, and left before the deal was counted.</source>
        <extracomment>Another way was tried in a deal that is looked back at: %1 is in whose chair</extracomment>
        <translation>Provat som %1 och lämnat innan given räknades.</translation>
    </message>
    <message>
        <source>Tried as %1: %2 beside the others, in the match %3.</source>
        <extracomment>The same: %2 what the deal brought, a number with its sign, %3 what it was in the match</extracomment>
        <translation>Provat som %1: %2 jämfört med de andra, i partiet %3.</translation>
    </message>
    <message>
        <source>the cards dealt: %1</source>
        <extracomment>A part of what deals brought: %1 a number with its sign</extracomment>
        <translation>korten som gavs: %1</translation>
    </message>
    <message>
        <source>own mistakes: %1</source>
        <extracomment>A part of what deals brought: %1 a number with its sign</extracomment>
        <translation>egna misstag: %1</translation>
    </message>
    <message>
        <source>luck and what the others did: %1</source>
        <extracomment>A part of what deals brought: %1 a number with its sign</extracomment>
        <translation>tur och vad de andra gjorde: %1</translation>
    </message>
    <message>
        <source>the cards, luck and the others: %1</source>
        <translation>korten, turen och de andra: %1</translation>
    </message>
    <message>
        <source>(estimates, right to about %1)</source>
        <extracomment>Of those parts: %1 a number</extracomment>
        <translation>(uppskattat, på ungefär %1 när)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 an act, &quot;Bid hearts&quot;, %2 a sentence about it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Say “No”</source>
        <extracomment>In Préférence, to buying after another or to offering a split</extracomment>
        <translation>Säga ”Nej”</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>What somebody did or could have done with a card: %1 is it as what is played</extracomment>
        <translation>Spela %1</translation>
    </message>
    <message>
        <source>%1, %2: %3. %4</source>
        <extracomment>%1 how many packs and acts there were before, %2 a seat, %3 what it did, %4 what is said of that</extracomment>
        <translation>%1, %2: %3. %4</translation>
    </message>
    <message>
        <source>Well played; only as the cards lay would this have been better: %1.</source>
        <extracomment>%1 an act, &quot;Play the ten of leaves&quot;: it would have done better, but who could know?</extracomment>
        <translation>Bra spelat; bara som korten satt hade detta varit bättre: %1.</translation>
    </message>
    <message>
        <source>%1, and wait with the bid</source>
        <extracomment>%1 an act, &quot;Play the ten of leaves&quot;, that is better than to bid now</extracomment>
        <translation>%1 och vänta med budet</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n decision(s), %2 given away in all, %3 of it in those marked (?! %4, ? %5, ?? %6)</source>
        <extracomment>%1 a seat, %n how many decisions, %2 what they cost beside the best ones, %3 how much of that lies in those that got a mark, %4 to %6 how many of them got each mark</extracomment>
        <translation>
            <numerusform>%1: %n beslut, totalt skänktes %2 bort, varav %3 i de markerade (?! %4, ? %5, ?? %6)</numerusform>
            <numerusform>%1: %n beslut, totalt skänktes %2 bort, varav %3 i de markerade (?! %4, ? %5, ?? %6)</numerusform>
        </translation>
    </message>
    <message>
        <source>With the cards as they lay, this would have come out worse: %1.</source>
        <extracomment>%1 an act, which was better but would have done worse</extracomment>
        <translation>Som korten satt hade det här gått sämre: %1.</translation>
    </message>
    <message>
        <source>Compared with the others on average: %1. It comes from:</source>
        <extracomment>What deals brought a player: %1 a number with its sign; what it comes from follows</extracomment>
        <translation>Jämfört med de andras snitt: %1. Det kommer från:</translation>
    </message>
    <message numerus="yes">
        <source>… and %n other(s)</source>
        <extracomment>Below the acts that were weighed, the best first: so many are not listed</extracomment>
        <translation>
            <numerusform>… och %n till</numerusform>
            <numerusform>… och %n till</numerusform>
        </translation>
    </message>
    <message>
        <source>About as good: %1.</source>
        <extracomment>%1: one act or two that would do as well: &quot;ten of leaves, bid hearts&quot;</extracomment>
        <translation>Ungefär lika bra: %1.</translation>
    </message>
    <message>
        <source>The other cards are about as good.</source>
        <translation>De andra korten är ungefär lika bra.</translation>
    </message>
    <message>
        <source>All other choices are worth about as much.</source>
        <translation>Allt annat ger ungefär lika mycket.</translation>
    </message>
    <message>
        <source>Several other cards are about as good.</source>
        <translation>Flera andra kort är ungefär lika bra.</translation>
    </message>
    <message>
        <source>Several other choices are worth about as much.</source>
        <translation>En del annat ger ungefär lika mycket.</translation>
    </message>
</context>
<context>
    <name>Announcement</name>
    <message>
        <source>Your choice: %1.</source>
        <extracomment>Before the words on the buttons, from which I choose an answer</extracomment>
        <translation>Du kan välja: %1.</translation>
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
        <translation>Sticket är ditt än så länge.</translation>
    </message>
    <message>
        <source>The trick is %1’s so far.</source>
        <translation>%1 har sticket än så länge.</translation>
    </message>
    <message>
        <source>In the trick: %1.</source>
        <extracomment>%1 are the cards that lie in the middle, with who has played them</extracomment>
        <translation>I sticket: %1.</translation>
    </message>
    <message>
        <source>In front of you: %1.</source>
        <extracomment>Cards that lie before somebody: %1 is the player, %2 the cards</extracomment>
        <translation>Framför dig: %1.</translation>
    </message>
    <message>
        <source>In front of %1: %2.</source>
        <translation>Framför %1: %2.</translation>
    </message>
    <message>
        <source>Open on the table: %1.</source>
        <extracomment>%1 are cards that lie open beside the trick</extracomment>
        <translation>Öppet på bordet: %1.</translation>
    </message>
    <message>
        <source>Trumps: %1.</source>
        <extracomment>%1 is a suit</extracomment>
        <translation>Trumf: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 tricks</source>
        <extracomment>%1 tricks are taken, %2 are needed</extracomment>
        <translation>%1 av %2 stick</translation>
    </message>
    <message>
        <source>New in your hand: %1.</source>
        <extracomment>Cards that have come into my hand</extracomment>
        <translation>Nytt på handen: %1.</translation>
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
        <translation>%1: %2 i den här given, %3 totalt</translation>
    </message>
    <message>
        <source>Deal %1.</source>
        <translation>Giv %1.</translation>
    </message>
    <message>
        <source>You are the dealer.</source>
        <translation>Du ger.</translation>
    </message>
    <message>
        <source>%1 is the dealer.</source>
        <translation>%1 ger.</translation>
    </message>
    <message>
        <source>You are one point short.</source>
        <translation>Du har en poäng kvar.</translation>
    </message>
    <message>
        <source>%1 is one point short.</source>
        <translation>%1 har en poäng kvar.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Ångrat.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <extracomment>%1 are the cards in my hand</extracomment>
        <translation>Du har inga kort.</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>Dina kort: %1.</translation>
    </message>
    <message>
        <source>No card lies open.</source>
        <translation>Inget kort ligger öppet.</translation>
    </message>
    <message>
        <source>The last trick: %1.</source>
        <extracomment>%1 are cards, with who played them</extracomment>
        <translation>Senaste sticket: %1.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Det är din tur.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>%1 står på tur.</translation>
    </message>
    <message>
        <source>In this deal: %1.</source>
        <extracomment>%1 is &quot;Resi 3 tricks, Luis 1 trick&quot;</extracomment>
        <translation>I den här given: %1.</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>On a name plate: deals the cards</extracomment>
        <translation>ger</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>din tur</translation>
    </message>
    <message>
        <source>their turn</source>
        <extracomment>On a name plate: the player&apos;s</extracomment>
        <translation>står på tur</translation>
    </message>
    <message>
        <source>total %1</source>
        <extracomment>On a name plate: the sum of what was won and lost</extracomment>
        <translation>totalt %1</translation>
    </message>
    <message>
        <source>%1 so far in this deal</source>
        <extracomment>On a name plate: %1 is &quot;1 point&quot;, conceded in this deal</extracomment>
        <translation>hittills %1 i den här given</translation>
    </message>
    <message>
        <source>one point short</source>
        <extracomment>On a name plate: one point short of going out</extracomment>
        <translation>en poäng kvar</translation>
    </message>
    <message>
        <source>Deal %1: %2.</source>
        <extracomment>What a deal of the match has brought: %1 is its number, %2 &quot;Resi +1, Luis −2&quot;</extracomment>
        <translation>Giv %1: %2.</translation>
    </message>
    <message>
        <source>%1 %2, in all %3</source>
        <extracomment>What a player has now: %1 is the player, %2 what the deal has brought, %3 the sum</extracomment>
        <translation>%1 %2, sammanlagt %3</translation>
    </message>
    <message>
        <source>Your choice: %1; or bid: F2 lists the bids.</source>
        <extracomment>%1 are the words on the buttons; in an auction</extracomment>
        <translation>Du kan välja: %1; eller bjuda: F2 räknar upp buden.</translation>
    </message>
    <message>
        <source>Open: %1.</source>
        <extracomment>%1 is a card that lies open under the pack</extracomment>
        <translation>Öppet: %1.</translation>
    </message>
    <message>
        <source>Drawn: %1. You deal.</source>
        <extracomment>The cards were drawn: %1 is my card</extracomment>
        <translation>Draget kort: %1. Du ger.</translation>
    </message>
    <message>
        <source>Drawn: %2. %1 deals.</source>
        <extracomment>The same: %1 is a player, %2 the card</extracomment>
        <translation>Draget kort: %2. %1 ger.</translation>
    </message>
    <message>
        <source>Or: %1.</source>
        <extracomment>After &quot;play a card&quot;: %1 are the words on the buttons, which are another choice</extracomment>
        <translation>Eller: %1.</translation>
    </message>
    <message>
        <source>You may play: %1.</source>
        <extracomment>%1 are cards in my hand</extracomment>
        <translation>Du får spela: %1.</translation>
    </message>
    <message>
        <source>The rest is played out.</source>
        <translation>Resten spelas färdigt.</translation>
    </message>
    <message>
        <source>All have played: %1.</source>
        <extracomment>%1 are the cards of a trick that lies there still, with who has played them</extracomment>
        <translation>Alla har lagt: %1.</translation>
    </message>
    <message>
        <source>Possible contracts: %1. Right takes you there, Enter says one.</source>
        <extracomment>%1 are names of contracts that I can bid now</extracomment>
        <translation>Möjliga kontrakt: %1. Högerpil leder dit, Enter väljer ett.</translation>
    </message>
    <message>
        <source>Back at the table.</source>
        <extracomment>Whoever was elsewhere, looking back for one; then comes what is due</extracomment>
        <translation>Tillbaka vid bordet.</translation>
    </message>
    <message>
        <source>F2 lists bids.</source>
        <translation>F2 läser upp vilka bud du kan ge.</translation>
    </message>
    <message>
        <source>Left and Right choose where, Space cuts.</source>
        <translation>Vänster och höger väljer var, mellanslag kuperar.</translation>
    </message>
    <message>
        <source>T tells what lies there, W how it stands, O your cards.</source>
        <translation>T säger vad som ligger, W hur det står, O vad du har.</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <extracomment>What can be bid, and by which key: &quot;Set, key 3&quot;</extracomment>
        <translation>%1, tangent %2</translation>
    </message>
    <message>
        <source>You may bid: %1.</source>
        <extracomment>%1 are figures with their keys: &quot;Hearts, key 1; Set, key 3&quot;</extracomment>
        <translation>Du kan bjuda: %1.</translation>
    </message>
    <message>
        <source>You may say three: %1.</source>
        <extracomment>The same, where three can be said</extracomment>
        <translation>Du kan säga tre: %1.</translation>
    </message>
    <message>
        <source>In turn around the table: %1.</source>
        <extracomment>%1 are all players in the order in which they sit, and play</extracomment>
        <translation>I tur och ordning runt bordet: %1.</translation>
    </message>
    <message>
        <source>to the others %1</source>
        <extracomment>%1 is what a player has paid for the tricks of others</extracomment>
        <translation>till de andra %1</translation>
    </message>
    <message>
        <source>%1 %2: %3; in all %4</source>
        <extracomment>The same, with %3, by what: &quot;tricks +4, penalty −10&quot;</extracomment>
        <translation>%1 %2: %3; sammanlagt %4</translation>
    </message>
    <message>
        <source>%1 of %2 tricks, with those of the other defender</source>
        <extracomment>The same of two players together</extracomment>
        <translation>%1 av %2 stick, tillsammans med den andra motspelaren</translation>
    </message>
    <message>
        <source>Of the rest: %1.</source>
        <extracomment>What was left of a deal has been played out: %1 is &quot;you 3 tricks, Resi 1 trick&quot;</extracomment>
        <translation>Av resten: %1.</translation>
    </message>
    <message>
        <source>The tricks before: %1.</source>
        <extracomment>%1 are the cards of the tricks before, with who played them: &quot;Resi …, you …; Resi …&quot;</extracomment>
        <translation>Sticken före: %1.</translation>
    </message>
</context>
<context>
    <name>BietenAct</name>
    <message>
        <source>%1 as %2</source>
        <extracomment>A wild card is played: %1 is the card, %2 what it is named (Weli als Herz-Ass)</extracomment>
        <translation>%1 som %2</translation>
    </message>
    <message>
        <source>cut after %1 cards</source>
        <extracomment>%1 is how many cards are lifted</extracomment>
        <translation>kupera efter %1 kort</translation>
    </message>
    <message>
        <source>take the card</source>
        <translation>ta kortet</translation>
    </message>
    <message>
        <source>leave the card</source>
        <translation>låta kortet ligga</translation>
    </message>
    <message>
        <source>one, then two</source>
        <extracomment>Deals one card to each, then two</extracomment>
        <translation>ett, sedan två</translation>
    </message>
    <message>
        <source>two, then one</source>
        <translation>två, sedan ett</translation>
    </message>
    <message>
        <source>bid %1</source>
        <extracomment>%1 is a figure (das Herz bieten; bjuda hjärter)</extracomment>
        <translation>bjuda %1</translation>
    </message>
    <message>
        <source>three for %1</source>
        <extracomment>%1 is a figure (Drei für das Herz; tre för hjärter)</extracomment>
        <translation>tre för %1</translation>
    </message>
    <message>
        <source>say “Good”</source>
        <extracomment>The answer that gives in (gut; passa)</extracomment>
        <translation>passa</translation>
    </message>
    <message>
        <source>hold</source>
        <extracomment>The answer that holds (halten; syna)</extracomment>
        <translation>syna</translation>
    </message>
    <message>
        <source>protest against %1</source>
        <extracomment>%1 is a player</extracomment>
        <translation>protestera mot %1</translation>
    </message>
    <message>
        <source>no protest</source>
        <translation>ingen protest</translation>
    </message>
    <message>
        <source>wait</source>
        <extracomment>Says nothing for now</extracomment>
        <translation>vänta</translation>
    </message>
</context>
<context>
    <name>BietenDrill</name>
    <message>
        <source>Following suit</source>
        <translation>Följa färg</translation>
    </message>
    <message>
        <source>Taking a trick</source>
        <translation>Ta sticket</translation>
    </message>
    <message>
        <source>You play: %1. Who takes the trick?</source>
        <translation>Du spelar %1. Vem tar sticket?</translation>
    </message>
    <message>
        <source>Your figures</source>
        <translation>Dina figurer</translation>
    </message>
    <message>
        <source>Which of these figures do you have?</source>
        <translation>Vilka av de här figurerna har du?</translation>
    </message>
    <message>
        <source>The best figure</source>
        <translation>Den bästa figuren</translation>
    </message>
    <message>
        <source>All hands lie face up. Who wins this figure: %1?</source>
        <translation>Alla kort ligger öppna. Vem vinner den här figuren: %1?</translation>
    </message>
    <message>
        <source>When to bid</source>
        <translation>Vad du får bjuda</translation>
    </message>
    <message>
        <source>Which figures may you bid now?</source>
        <translation>Vilka figurer får du bjuda nu?</translation>
    </message>
    <message>
        <source>What a figure is worth</source>
        <translation>Vad en figur är värd</translation>
    </message>
    <message>
        <source>%2: you answer “%1” What is the figure worth then?</source>
        <translation>%2: du svarar ”%1” Vad är figuren värd då?</translation>
    </message>
    <message>
        <source>Who answers</source>
        <translation>Vem som svarar</translation>
    </message>
    <message>
        <source>You say “%1” Who has to answer next?</source>
        <translation>Du säger ”%1” Vem svarar härnäst?</translation>
    </message>
    <message>
        <source>Naming the Weli</source>
        <translation>Namnge Weli</translation>
    </message>
    <message>
        <source>You play the Weli. Which of these cards may it be named as?</source>
        <translation>Du spelar Weli. Vilka av de här namnen får du ge den?</translation>
    </message>
    <message>
        <source>One point short</source>
        <translation>En poäng kvar</translation>
    </message>
    <message>
        <source>Who may no longer bid?</source>
        <translation>Vem får inte bjuda längre?</translation>
    </message>
    <message>
        <source>The order of the count</source>
        <translation>Ordningen när man räknar</translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Which figure is counted first?</source>
        <translation>Du spelar %1, och given är slut. Vilken figur räknas först?</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Dina poäng</translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. How many points do you get?</source>
        <translation>Du spelar %1, och given är slut. Hur många poäng får du?</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Gå i mål</translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Who goes out first?</source>
        <translation>Du spelar %1, och given är slut. Vem går i mål först?</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Runt bordet</translation>
    </message>
    <message>
        <source>Who %1 in the next deal?</source>
        <translation>Vem %1 i nästa giv?</translation>
    </message>
    <message>
        <source>For %1 and %2 one card of the suit is enough. A set is two or three cards of one rank, a run two or three of one suit in order.</source>
        <translation>För %1 och %2 räcker ett kort i färgen. Lika är två eller tre kort av samma valör, en sekvens två eller tre intill varandra i samma färg.</translation>
    </message>
    <message>
        <source>%1: the highest card of the suit is %2.</source>
        <translation>%1: det högsta kortet i färgen är %2.</translation>
    </message>
    <message>
        <source>Three cards of one rank beat two, then the higher rank wins. Here %1 cards of one rank win, one of them %2.</source>
        <translation>Tre kort av samma valör slår två, sedan vinner den högre valören. Här vinner %1 kort av samma valör, ett av dem %2.</translation>
    </message>
    <message>
        <source>A run of three beats a run of two; otherwise the highest card decides. Here a run of %1 wins, with %2 at the top.</source>
        <translation>En sekvens på tre kort slår en på två, sedan avgör det högsta kortet. Här vinner en sekvens på %1 kort, och det högsta är %2.</translation>
    </message>
    <message>
        <source>%1: the best is shared. The figure is tied, and nobody scores it.</source>
        <translation>%1: ingen är ensam bäst. Figuren är oavgjord och ger ingen poäng.</translation>
    </message>
    <message>
        <source>%1: nobody has the figure, so nobody scores it.</source>
        <translation>%1: ingen har figuren, alltså ger den ingen poäng.</translation>
    </message>
    <message>
        <source>A figure that is held is worth two points, whoever wins it.</source>
        <translation>En synad figur är värd två poäng, vem som än vinner den.</translation>
    </message>
    <message>
        <source>If three is held, the figure is worth three points. It goes no higher.</source>
        <translation>När någon synar ett tre är figuren värd tre poäng. Högre går det inte.</translation>
    </message>
    <message>
        <source>Others have yet to answer. Only a hold makes the figure worth more: two after a bid, three after a three. Until then it counts %1.</source>
        <translation>Alla har inte svarat än. Först om någon synar blir figuren värd mer: två poäng efter ett bud, tre om någon har sagt tre. Tills dess är den värd %1.</translation>
    </message>
    <message>
        <source>Nobody holds, so the figure is conceded: it counts one after a bid, two after a three. Here that makes %1.</source>
        <translation>Ingen synar, så figuren är passad: efter ett bud ger den en poäng, och har någon sagt tre ger den två. Här blir det %1.</translation>
    </message>
    <message>
        <source>The answers go around the table, beginning to the left of whoever bid or said three.</source>
        <translation>Man svarar runt bordet, med början till vänster om den som bjöd eller sa tre.</translation>
    </message>
    <message>
        <source>The first “I hold” ends the answering: the figure is held, for everybody.</source>
        <translation>När någon synar är det färdigsvarat: figuren är synad, för alla.</translation>
    </message>
    <message>
        <source>Everybody has answered and nobody has held, so the figure is conceded.</source>
        <translation>Alla har svarat och ingen har synat, så figuren är passad.</translation>
    </message>
    <message>
        <source>The Weli cannot be named as either of your other two cards, played or not.</source>
        <translation>Weli får inte bli något av dina två andra kort, spelade eller inte.</translation>
    </message>
    <message>
        <source>You did not follow when this suit was led: %1. So the Weli cannot be of that suit.</source>
        <translation>Du följde inte färg när den här färgen spelades ut: %1. Alltså kan Weli inte bli den färgen.</translation>
    </message>
    <message>
        <source>Led: %1. You can follow suit, so the Weli must be of this suit if you play it now.</source>
        <translation>Utspelat: %1. Du kan följa färg, så om du spelar Weli nu måste den bli ett kort i den färgen.</translation>
    </message>
    <message>
        <source>What you have bid, held and played binds you: with the name you choose you must really have the figure.</source>
        <translation>Det du har bjudit, synat och spelat binder dig: med namnet du väljer måste du verkligen ha figuren.</translation>
    </message>
    <message>
        <source>One point short of the target (%1), you may no longer bid. Points, conceded ones included: %2.</source>
        <translation>Den som har en poäng kvar till målet, %1, får inte bjuda längre. Poäng, de passade figurerna inräknade: %2.</translation>
    </message>
    <message>
        <source>Conceded figures are settled at once and so counted before all others, in the order in which they were conceded. The first was: %1.</source>
        <translation>Passade figurer är redan avgjorda och räknas före alla andra, i den ordning de passades. Den första var: %1.</translation>
    </message>
    <message>
        <source>No figure was conceded, so all are counted by their rank: %1, %2, %3, %4, %5.</source>
        <translation>Ingen figur är passad, så alla räknas efter sin rang: %1, %2, %3, %4, %5.</translation>
    </message>
    <message>
        <source>What you score: %1. A figure that nobody has bid counts one point, a conceded figure one or two, a held one two or three.</source>
        <translation>Du får: %1. En figur som ingen har bjudit ger en poäng, en passad en eller två, en synad två eller tre.</translation>
    </message>
    <message>
        <source>The figures are counted one after another. This is the one that first brings somebody to %1 points: %2.</source>
        <translation>Figurerna räknas en efter en, och den här är den första som lyfter någon till %1 poäng: %2.</translation>
    </message>
    <message>
        <source>It takes %1 points to go out. After this deal: %2.</source>
        <translation>Det krävs %1 poäng för att gå i mål. Efter den här given: %2.</translation>
    </message>
    <message>
        <source>After each deal the next player to the left deals.</source>
        <translation>Efter varje giv är det nästa spelare till vänster som ger.</translation>
    </message>
    <message>
        <source>The player to the right of the dealer cuts, and that is whoever dealt before.</source>
        <translation>Den som sitter till höger om givaren kuperar, och det är den som gav förra gången.</translation>
    </message>
    <message>
        <source>Forehand, the player to the dealer’s left, leads; and after each deal the next player to the left deals.</source>
        <translation>Förhanden, som sitter till vänster om givaren, spelar ut. Och efter varje giv ger nästa spelare till vänster.</translation>
    </message>
    <message>
        <source>%1 were led. Which of these cards may you play?</source>
        <translation>Utspel i %1. Vilka av korten får du spela?</translation>
    </message>
</context>
<context>
    <name>BietenHabits</name>
    <message>
        <source>You bid nothing</source>
        <translation>Du bjöd ingenting</translation>
    </message>
    <message>
        <source>%1 bid nothing</source>
        <translation>%1 bjöd ingenting</translation>
    </message>
    <message numerus="yes">
        <source>You bid %n figure(s)</source>
        <extracomment>After a match: what was done in it</extracomment>
        <translation>
            <numerusform>Du bjöd %n figur</numerusform>
            <numerusform>Du bjöd %n figurer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bid %n figure(s)</source>
        <extracomment>%1 is a player</extracomment>
        <translation>
            <numerusform>%1 bjöd %n figur</numerusform>
            <numerusform>%1 bjöd %n figurer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was (were) conceded</source>
        <extracomment>Of the figures that somebody has bid</extracomment>
        <translation>
            <numerusform>de andra passade för %n</numerusform>
            <numerusform>de andra passade för %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n had little or nothing behind it (them)</source>
        <extracomment>Of the figures that somebody has bid: bluffs</extracomment>
        <translation>
            <numerusform>%n hade lite eller inget bakom sig</numerusform>
            <numerusform>%n hade lite eller inget bakom sig</numerusform>
        </translation>
    </message>
    <message>
        <source>you believed it %1</source>
        <extracomment>You have conceded bluffs: %1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>du gick på det %1</translation>
    </message>
    <message>
        <source>held %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>synade %1</translation>
    </message>
    <message>
        <source>never held</source>
        <translation>synade aldrig</translation>
    </message>
    <message>
        <source>, said three %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>, sa ”Tre” %1</translation>
    </message>
</context>
<context>
    <name>BietenOdds</name>
    <message>
        <source>%1 (hold at %2+)</source>
        <extracomment>Below a figure that was bid, very short: %1 is the chance that I win it if I hold (&quot;62%&quot;), %2 the chance from which on it pays to hold (&quot;17%&quot;)</extracomment>
        <translation>%1 (syna från %2)</translation>
    </message>
    <message>
        <source>Holding pays at %1 or more.</source>
        <extracomment>%1 is &quot;17 of 100&quot;</extracomment>
        <translation>Det lönar sig att syna vid %1 eller mer.</translation>
    </message>
    <message>
        <source>%1: if you hold, you win it in %2 deals.</source>
        <extracomment>%1 is a figure (&quot;Hearts&quot;), %2 &quot;62 of 100&quot;</extracomment>
        <translation>%1: om du synar vinner du i %2 fall.</translation>
    </message>
    <message>
        <source>%1: you win it in %2 deals.</source>
        <extracomment>%1 is a figure (&quot;Hearts&quot;), %2 &quot;62 of 100&quot;</extracomment>
        <translation>%1: du vinner i %2 fall.</translation>
    </message>
</context>
<context>
    <name>BietenReason</name>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Inget annat är möjligt.</translation>
    </message>
    <message>
        <source>One choice is as good as another.</source>
        <translation>Det ena är lika bra som det andra.</translation>
    </message>
    <message>
        <source>The cards on the table prove it.</source>
        <translation>Korten på bordet bevisar det.</translation>
    </message>
    <message>
        <source>No card on the table proves an offence.</source>
        <translation>Inget kort på bordet bevisar någon förseelse.</translation>
    </message>
    <message>
        <source>Beginners do not look for offences.</source>
        <translation>Nybörjare letar inte efter förseelser.</translation>
    </message>
    <message>
        <source>Beginners speak only when it is their turn.</source>
        <translation>Nybörjare säger bara något när det är deras tur.</translation>
    </message>
    <message>
        <source>Your highest card beats what lies on the table.</source>
        <translation>Ditt högsta kort sticker över det som ligger på bordet.</translation>
    </message>
    <message>
        <source>You cannot win the trick, so play your lowest card.</source>
        <translation>Du kan inte ta sticket, så spela ditt lägsta kort.</translation>
    </message>
    <message>
        <source>Beginners lead their highest card.</source>
        <translation>Nybörjare spelar ut sitt högsta kort.</translation>
    </message>
    <message>
        <source>You must play a wild card.</source>
        <translation>Du måste spela en joker.</translation>
    </message>
    <message>
        <source>Strong enough to bid.</source>
        <translation>Starkt nog för ett bud.</translation>
    </message>
    <message>
        <source>It would be a bluff.</source>
        <translation>Det vore en bluff.</translation>
    </message>
    <message>
        <source>Good enough to wait for somebody else to bid and then say three.</source>
        <extracomment>&quot;three&quot;: the raise of a held figure (Drei; tre)</extracomment>
        <translation>Så bra att du kan vänta tills någon annan bjuder och sedan säga tre.</translation>
    </message>
    <message>
        <source>Strong enough for three.</source>
        <translation>Starkt nog för tre.</translation>
    </message>
    <message>
        <source>Three would be a bluff.</source>
        <translation>Tre vore en bluff.</translation>
    </message>
    <message>
        <source>The player you are answering is close to going out.</source>
        <translation>Den som du ska svara är nära att gå i mål.</translation>
    </message>
    <message>
        <source>You have nothing to hold %1 with.</source>
        <translation>Du har inget att syna %1 med.</translation>
    </message>
    <message>
        <source>Waiting costs nothing.</source>
        <translation>Att vänta kostar inget.</translation>
    </message>
    <message>
        <source>You save a higher card for the last trick, which you win in %2 of 100 deals.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;); it is the last trick (Spiel) that is won</extracomment>
        <translation>Du sparar ett högre kort till sista stick, som du vinner i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>You win the last trick in %2 of 100 deals.</source>
        <translation>Du tar sista stick i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>If you hold, the bidder wins the figure in %2 of 100 deals.</source>
        <translation>Om du synar vinner budgivaren figuren i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>If you hold, you win %1 in %2 of 100 deals.</source>
        <translation>Om du synar vinner du %1 i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>If you hold, the player who said three wins the figure in %2 of 100 deals.</source>
        <translation>Om du synar vinner den som sa tre figuren i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; holding pays from %3 upwards.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;), %3: another (&quot;34&quot;)</extracomment>
        <translation>Du vinner %1 i %2 av 100 fall; att syna lönar sig från %3.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; holding pays only from %3 upwards.</source>
        <translation>Du vinner %1 i %2 av 100 fall; att syna lönar sig först från %3.</translation>
    </message>
    <message>
        <source>Saying nothing pays better.</source>
        <translation>Det ger mer att tiga.</translation>
    </message>
    <message>
        <source>“Good” pays better.</source>
        <translation>Det ger mer att passa.</translation>
    </message>
    <message>
        <source>Holding pays better.</source>
        <translation>Det ger mer att syna.</translation>
    </message>
    <message>
        <source>Something else is worth about as much: do now this, now that, and nobody can read your cards.</source>
        <translation>Något annat ger ungefär lika mycket: variera dig, så kan ingen läsa dig.</translation>
    </message>
    <message>
        <source>Another choice would be worth more, but this player prefers this one.</source>
        <translation>Något annat ger mer, men den här spelaren gör hellre så här.</translation>
    </message>
    <message>
        <source>It is the only card that you may play.</source>
        <translation>Det är det enda kort du får spela.</translation>
    </message>
    <message>
        <source>You gain nothing by speaking up now.</source>
        <extracomment>Speaking up: to bid, or to say three, before one must</extracomment>
        <translation>Du vinner inget på att säga något nu.</translation>
    </message>
    <message>
        <source>Good enough to bid.</source>
        <translation>Bra nog för ett bud.</translation>
    </message>
    <message>
        <source>Middling: better bid before the others see your cards.</source>
        <translation>Medelmåttigt: bjud hellre innan de andra ser dina kort.</translation>
    </message>
    <message>
        <source>Three is daring here, but it pays.</source>
        <translation>Tre är vågat här, men det lönar sig.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Du vinner %1 i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>Nobody can take %1 from you.</source>
        <extracomment>%1: a figure (das Herz)</extracomment>
        <translation>Ingen kan ta %1 ifrån dig.</translation>
    </message>
    <message>
        <source>It is a bluff: in %2 of 100 deals everybody says “Good”.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Det är bara bluff: i %2 av 100 fall passar alla.</translation>
    </message>
    <message>
        <source>If everybody says “Good”, you come to %2 in all in this deal.</source>
        <extracomment>%2: points (&quot;about 1.4 points&quot;)</extracomment>
        <translation>Om alla passar kommer du upp i sammanlagt %2 i den här given.</translation>
    </message>
    <message>
        <source>If somebody holds, you come to %2 in all.</source>
        <translation>Om någon synar kommer du upp i sammanlagt %2.</translation>
    </message>
    <message>
        <source>Nearly always everybody says “Good”.</source>
        <translation>Nästan alltid passar alla.</translation>
    </message>
    <message>
        <source>Nearly always somebody holds.</source>
        <translation>Nästan alltid är det någon som synar.</translation>
    </message>
    <message>
        <source>If you hold, nobody scores %1 in %2 of 100 deals.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Om du synar får ingen poäng för %1 i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>Nobody can take %1 from you, and in %3 of 100 deals everybody says “Good”.</source>
        <extracomment>%1: a figure (das Herz), %3: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Ingen kan ta %1 ifrån dig, och i %3 av 100 fall passar alla.</translation>
    </message>
    <message>
        <source>With this name for your wild card you win %1 in %2 of 100 deals and the last trick in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: of the last trick the second one</extracomment>
        <translation>Kallar du jokern så vinner du %1 i %2 av 100 fall och sista stick i %3.</translation>
    </message>
    <message>
        <source>With this name for your wild card you win the last trick in %3 of 100 deals.</source>
        <extracomment>%3: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Kallar du jokern så tar du sista stick i %3 av 100 fall.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals, but saying “Good” is worth just as much as winning it.</source>
        <translation>Du vinner %1 i %2 av 100 fall, men det ger inte mer än att passa.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; %3 are enough for a bid.</source>
        <translation>Du vinner %1 i %2 av 100 fall; för att bjuda räcker %3.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; a bid takes %3.</source>
        <translation>Du vinner %1 i %2 av 100 fall; för att bjuda krävs %3.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; %3 are enough to say three.</source>
        <translation>Du vinner %1 i %2 av 100 fall; för att säga tre räcker %3.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; it takes %3 to say three.</source>
        <translation>Du vinner %1 i %2 av 100 fall; för att säga tre krävs %3.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; %3 are enough to hold.</source>
        <translation>Du vinner %1 i %2 av 100 fall; för att syna räcker %3.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals; it takes %3 to hold.</source>
        <translation>Du vinner %1 i %2 av 100 fall; för att syna krävs %3.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals, and anything else would cost you more.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Du vinner %1 i %2 av 100 fall, och allt annat skulle kosta dig mer.</translation>
    </message>
    <message>
        <source>If you hold, nobody can take %1 from you.</source>
        <translation>Om du synar kan ingen ta %1 ifrån dig.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals, with another choice in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: by this move, by another one</extracomment>
        <translation>Du vinner %1 i %2 av 100 fall, med ett annat val i %3.</translation>
    </message>
    <message>
        <source>Hardly anything here changes whether you win or lose.</source>
        <translation>Om du vinner eller förlorar beror knappast på det här.</translation>
    </message>
    <message>
        <source>If you hold, somebody goes out in %2 of 100 deals before %1 is counted.</source>
        <extracomment>%1: the last trick (das Spiel), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Om du synar går någon i mål i %2 av 100 fall innan %1 räknas.</translation>
    </message>
    <message>
        <source>On the cards alone you win %1 in %2 of 100 deals. In %3 everybody says “Good”. If somebody holds, you win in %4 of 100.</source>
        <extracomment>%1: a figure (das Herz), %2 to %4: numbers of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Räknat på korten vinner du %1 i %2 av 100 fall. I %3 passar alla. Om någon synar vinner du i %4 av 100.</translation>
    </message>
    <message>
        <source>In %2 of 100 deals, though, somebody is out before %1 can be counted.</source>
        <extracomment>%1: a figure that is certain (das Herz, den Hanger), %2: a number of a hundred</extracomment>
        <translation>I %2 av 100 fall räknas dock inte %1, för då har någon redan gått i mål.</translation>
    </message>
    <message>
        <source>Your wild card can still count for %1.</source>
        <translation>Din joker kan du ännu använda för %1.</translation>
    </message>
    <message>
        <source>Often all say “Good”.</source>
        <translation>Ofta passar alla de andra.</translation>
    </message>
    <message>
        <source>So named, your wild card counts for %1.</source>
        <translation>Med det namnet räknas din joker för %1.</translation>
    </message>
    <message>
        <source>It takes the trick so far.</source>
        <translation>Du tar sticket än så länge.</translation>
    </message>
    <message>
        <source>It leaves the trick to somebody else.</source>
        <translation>Du låter någon annan ta sticket.</translation>
    </message>
    <message>
        <source>No unseen card could beat it.</source>
        <translation>Inget osett kort slår det.</translation>
    </message>
    <message>
        <source>Now they would only say “Good”.</source>
        <translation>Nu skulle de bara passa.</translation>
    </message>
    <message>
        <source>Others may yet bid it themselves; then you can say three.</source>
        <translation>Kanske bjuder någon annan figuren; då kan du säga tre.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals, and holding costs you no more than “Good”.</source>
        <translation>Du vinner %1 i %2 av 100 fall, och att syna kostar dig inte mer än att passa.</translation>
    </message>
    <message>
        <source>In %2 of 100 deals somebody goes out before %1 is counted.</source>
        <extracomment>%1: the last trick (das Spiel), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>I %2 av 100 fall går någon i mål innan %1 räknas.</translation>
    </message>
    <message>
        <source>Your Weli can still count for %1.</source>
        <extracomment>%1: a figure (das Herz)</extracomment>
        <translation>Din Weli kan du ännu använda för %1.</translation>
    </message>
    <message>
        <source>You must play the Weli.</source>
        <extracomment>Of the Weli, where it is the only wild card</extracomment>
        <translation>Du måste spela Weli.</translation>
    </message>
    <message>
        <source>So named, your Weli counts for %1.</source>
        <translation>Med det namnet räknas din Weli för %1.</translation>
    </message>
    <message>
        <source>With this name for the Weli you win %1 in %2 of 100 deals and the last trick in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: of the last trick the second one</extracomment>
        <translation>Kallar du Weli så vinner du %1 i %2 av 100 fall och sista stick i %3.</translation>
    </message>
    <message>
        <source>With this name for the Weli you win the last trick in %3 of 100 deals.</source>
        <extracomment>%3: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Kallar du Weli så tar du sista stick i %3 av 100 fall.</translation>
    </message>
    <message>
        <source>To bid first is worth about as much.</source>
        <extracomment>Of a card that must be played</extracomment>
        <translation>Att bjuda först ger ungefär lika mycket.</translation>
    </message>
    <message>
        <source>You do not show your best card of the suit, so the others may still dare to bid. You win %1 in %2 of 100 deals and the last trick in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Du visar inte ditt bästa kort i färgen, så de andra vågar kanske bjuda. Du vinner %1 i %2 av 100 fall och sista stick i %3.</translation>
    </message>
    <message>
        <source>You cannot win %1 any more.</source>
        <extracomment>%1: a figure (das Spiel)</extracomment>
        <translation>Du kan inte längre vinna %1.</translation>
    </message>
    <message>
        <source>You are already beaten in %1.</source>
        <extracomment>%1: a figure (das Herz): better cards for it lie on the table</extracomment>
        <translation>I %1 har någon annan redan något bättre.</translation>
    </message>
    <message>
        <source>Nobody can hold.</source>
        <translation>Ingen kan syna.</translation>
    </message>
    <message>
        <source>You have only this card left.</source>
        <extracomment>Of a card that must be played, for it is the last one in hand</extracomment>
        <translation>Du har bara det här kortet kvar.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals, with another card in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: with this card, and with another</extracomment>
        <translation>Du vinner %1 i %2 av 100 fall, med ett annat kort i %3.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals, with the other card in %3.</source>
        <extracomment>The same where only one other card is in hand</extracomment>
        <translation>Du vinner %1 i %2 av 100 fall, med det andra kortet i %3.</translation>
    </message>
    <message>
        <source>You score %1 in %2 of 100 deals: by winning, or because all say “Good”.</source>
        <extracomment>Of a bid; %1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Du får %1 i %2 av 100 fall, genom korten eller för att alla passar.</translation>
    </message>
    <message>
        <source>It brings more points, but the others even more.</source>
        <extracomment>Of an act that is not advised; points: in this deal</extracomment>
        <translation>Ger dig fler poäng, men de andra ännu fler.</translation>
    </message>
    <message>
        <source>It ties your wild card: you then win %1 in %2 of 100 deals only, and not in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: by this move, by the best one</extracomment>
        <translation>Då är din joker bunden: du vinner %1 bara i %2 av 100 fall i stället för i %3.</translation>
    </message>
    <message>
        <source>It brings more points, but it is worse for the match.</source>
        <extracomment>Of an act that is not advised; points: in this deal</extracomment>
        <translation>Ger fler poäng, men är sämre för matchen.</translation>
    </message>
    <message>
        <source>It brings more points, but in the match it is worth no more.</source>
        <translation>Ger fler poäng, men för matchen är det inte värt mer.</translation>
    </message>
    <message>
        <source>It ties your Weli: you then win %1 in %2 of 100 deals only, and not in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: by this move, by the best one</extracomment>
        <translation>Då är din Weli bunden: du vinner %1 bara i %2 av 100 fall i stället för i %3.</translation>
    </message>
    <message numerus="yes">
        <source>You save your %n higher card(s).</source>
        <extracomment>%n: how many of them, one or two</extracomment>
        <translation>
            <numerusform>Du sparar det högre kortet.</numerusform>
            <numerusform>Du sparar dina högre kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ties your wild card: you then hardly ever win %1, and not in %3 of 100 deals.</source>
        <extracomment>The same where they are next to none; %1: a figure, %3: a number of a hundred</extracomment>
        <translation>Då är din joker bunden: du vinner %1 nästan aldrig i stället för i %3 av 100 fall.</translation>
    </message>
    <message>
        <source>It ties your Weli: you then hardly ever win %1, and not in %3 of 100 deals.</source>
        <translation>Då är din Weli bunden: du vinner %1 nästan aldrig i stället för i %3 av 100 fall.</translation>
    </message>
    <message>
        <source>Something else is worth about as much.</source>
        <extracomment>Of a card or a name</extracomment>
        <translation>Något annat ger ungefär lika mycket.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals this way; if you bid, in %3.</source>
        <extracomment>%1: a figure (das Herz), %2 and %3: numbers of a hundred: so, and if one bids</extracomment>
        <translation>Du vinner %1 i %2 av 100 fall; om du bjuder i %3.</translation>
    </message>
    <message>
        <source>If you hold, %3 wins the figure in %2 of 100 deals.</source>
        <translation>Om du synar vinner %3 figuren i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>If you hold, %3, who said three, wins the figure in %2 of 100 deals.</source>
        <translation>Om du synar vinner %3, som sa tre, figuren i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>You win %1 without bidding it, too.</source>
        <translation>%1 vinner du även utan att bjuda.</translation>
    </message>
    <message numerus="yes">
        <source>You lack only %n point(s): if you win %1, you are out.</source>
        <extracomment>%n: points that are lacking, one or two; %1: a figure (das Herz)</extracomment>
        <translation>
            <numerusform>Du saknar bara en poäng: vinner du %1 går du i mål.</numerusform>
            <numerusform>Du saknar bara %n poäng: vinner du %1 går du i mål.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another player is only %n point(s) short.</source>
        <extracomment>%n: points that are lacking, one or two</extracomment>
        <translation>
            <numerusform>En annan spelare saknar bara en poäng.</numerusform>
            <numerusform>En annan spelare saknar bara %n poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you hold, you win %1 in %2 of 100 deals; holding pays from %3 upwards.</source>
        <extracomment>The same, where one says “Good”</extracomment>
        <translation>Om du synar vinner du %1 i %2 av 100 fall; att syna lönar sig från %3.</translation>
    </message>
    <message>
        <source>If you hold, you win %1 in %2 of 100 deals; holding pays only from %3 upwards.</source>
        <translation>Om du synar vinner du %1 i %2 av 100 fall; att syna lönar sig först från %3.</translation>
    </message>
    <message>
        <source>If you hold, you win %1 in %2 of 100 deals, and it costs you no more than “Good”.</source>
        <translation>Om du synar vinner du %1 i %2 av 100 fall, och det kostar dig inte mer än att passa.</translation>
    </message>
    <message>
        <source>If you hold, you win %1 in %2 of 100 deals, but “Good” is worth just as much as winning it.</source>
        <translation>Om du synar vinner du %1 i %2 av 100 fall, men det ger inte mer än att passa.</translation>
    </message>
    <message>
        <source>To say three first is worth about as much.</source>
        <extracomment>The same of a three</extracomment>
        <translation>Att säga tre först ger ungefär lika mycket.</translation>
    </message>
    <message>
        <source>Do not speak up yet: that is worth less to you.</source>
        <extracomment>Speaking up: to bid, or to say three, before the card that must be played</extracomment>
        <translation>Säg inget än, det ger dig mindre.</translation>
    </message>
    <message numerus="yes">
        <source>Who asks is only %n point(s) short: if you hold and lose, that may be enough to go out.</source>
        <extracomment>Of who asks; %n: points that are lacking, three at most</extracomment>
        <translation>
            <numerusform>Den som frågar saknar bara en poäng: synar du och förlorar kan det räcka för att gå i mål.</numerusform>
            <numerusform>Den som frågar saknar bara %n poäng: synar du och förlorar kan det räcka för att gå i mål.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 is only %n point(s) short: if you hold and %3 wins, %3 is out.</source>
        <extracomment>%n: points that are lacking, three at most; %3: a name</extracomment>
        <translation>
            <numerusform>%3 saknar bara en poäng: synar du och %3 vinner går %3 i mål.</numerusform>
            <numerusform>%3 saknar bara %n poäng: synar du och %3 vinner går %3 i mål.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 is only %n point(s) short.</source>
        <translation>
            <numerusform>%3 saknar bara en poäng.</numerusform>
            <numerusform>%3 saknar bara %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %1 you have %3: %n unseen card(s) are better.</source>
        <extracomment>%1: a figure (das Laub), %n: a number of cards, wild ones included; %3: one&apos;s best card for it</extracomment>
        <translation>
            <numerusform>För %1 har du %3: ett osett kort är bättre.</numerusform>
            <numerusform>För %1 har du %3: %n osedda kort är bättre.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot win this trick with any card.</source>
        <translation>Du kan inte ta det här sticket med något kort.</translation>
    </message>
    <message>
        <source>Of the five figures you win %2 on average with the bottom card of the cut, %3 without it.</source>
        <extracomment>%2, %3: numbers of figures won (&quot;about 1.4&quot;)</extracomment>
        <translation>Av de fem figurerna vinner du i snitt %2 med det understa kortet, %3 utan det.</translation>
    </message>
    <message>
        <source>Nobody can take %1 from you: wait until somebody else bids it, hold, and then say three.</source>
        <extracomment>%1: a figure (das Herz)</extracomment>
        <translation>Ingen kan ta %1 ifrån dig: vänta tills någon annan bjuder, syna och säg sedan tre.</translation>
    </message>
    <message>
        <source>If you bid %1 and somebody holds, you win it in only %2 of 100 deals.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Om du bjuder %1 och någon synar vinner du bara i %2 av 100 fall.</translation>
    </message>
    <message numerus="yes">
        <source>The others have only %n card(s) left: hardly one that beats %3.</source>
        <extracomment>%n: so many cards all others have together; %3: a card (the ten of leaves; den …)</extracomment>
        <translation>
            <numerusform>De andra har bara ett kort kvar: det slår knappast %3.</numerusform>
            <numerusform>De andra har bara %n kort kvar tillsammans: knappast något som slår %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can beat %2.</source>
        <extracomment>%2: a card (the ace of bells; das Schell-Ass)</extracomment>
        <translation>Ingen kan slå %2.</translation>
    </message>
    <message>
        <source>If you lead %3 to the last trick, only %4 can take it.</source>
        <extracomment>%3: a card (the ober of leaves; den Laub-Ober), %4: others (&quot;the ace or the king …&quot;)</extracomment>
        <translation>Spelar du ut %3 till sista stick kan bara %4 ta det.</translation>
    </message>
    <message>
        <source>You have %2: a higher pair beats that, three of a kind always do.</source>
        <extracomment>%2: two cards of one rank (the ober of hearts and the ober of bells)</extracomment>
        <translation>Du har %2: högre lika slår det, tre lika alltid.</translation>
    </message>
    <message>
        <source>You have %2: only three higher ones beat that.</source>
        <extracomment>%2: three cards, of one rank or a run</extracomment>
        <translation>Du har %2: bara tre högre slår det.</translation>
    </message>
    <message>
        <source>Nobody can take %1 from you: wait until somebody else bids it, and answer with three.</source>
        <extracomment>The ways to wait for a bid where one may answer it with three, and where one may not say three</extracomment>
        <translation>Ingen kan ta %1 ifrån dig: vänta tills någon annan bjuder och svara med tre.</translation>
    </message>
    <message>
        <source>Nobody can take %1 from you: wait until somebody else bids it, and hold.</source>
        <translation>Ingen kan ta %1 ifrån dig: vänta tills någon annan bjuder och syna då.</translation>
    </message>
    <message>
        <source>Only %4 can beat %3.</source>
        <extracomment>%3: a card (the ten of leaves; den Laub-Zehner), %4: others (&quot;the ace of leaves or the Weli&quot;)</extracomment>
        <translation>Bara %4 kan slå %3.</translation>
    </message>
    <message>
        <source>%4 can still beat %3.</source>
        <extracomment>The same where one says “Good”</extracomment>
        <translation>%4 kan fortfarande slå %3.</translation>
    </message>
    <message>
        <source>Nobody else has its suit any more: %2 cannot be beaten.</source>
        <extracomment>%2: a card: higher ones are unseen, but nobody who has cards can have any of its suit</extracomment>
        <translation>Ingen annan har färgen kvar: ingen kan slå %2.</translation>
    </message>
    <message>
        <source>If you lead %3 to the last trick, the trick is yours.</source>
        <extracomment>%3: a card (the ace of leaves; das Laub-Ass)</extracomment>
        <translation>Spelar du ut %3 till sista stick är det ditt.</translation>
    </message>
    <message>
        <source>You have %2: only three of a kind beat that.</source>
        <extracomment>%2: two aces</extracomment>
        <translation>Du har %2: bara tre lika slår det.</translation>
    </message>
    <message>
        <source>You have %2: a higher run beats that, one of three cards always does.</source>
        <extracomment>%2: two cards that follow each other (the ober of hearts and the unter of hearts)</extracomment>
        <translation>Du har %2: en högre sekvens slår det, en på tre kort alltid.</translation>
    </message>
    <message>
        <source>You have %2: only a run of three cards beats that.</source>
        <extracomment>%2: an ace and its king</extracomment>
        <translation>Du har %2: bara en sekvens på tre kort slår det.</translation>
    </message>
    <message>
        <source>If you say three for %1 and somebody holds, you win it in only %2 of 100 deals.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Om du säger tre för %1 och någon synar vinner du bara i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>If you bid %1 and somebody holds, you hardly ever win it.</source>
        <translation>Om du bjuder %1 och någon synar vinner du nästan aldrig.</translation>
    </message>
    <message>
        <source>If you say three for %1 and somebody holds, you hardly ever win it.</source>
        <translation>Om du säger tre för %1 och någon synar vinner du nästan aldrig.</translation>
    </message>
    <message>
        <source>You win %1 in %2 of 100 deals even if you say “Good”, for somebody else holds.</source>
        <extracomment>%1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;) Of who says “Good”; %1: a figure (das Herz), %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Även om du passar vinner du %1 i %2 av 100 fall, för att någon annan synar.</translation>
    </message>
    <message>
        <source>To hold %1 you would need your Weli.</source>
        <extracomment>Of who says “Good”; %1: a figure (das Herz)</extracomment>
        <translation>För att syna %1 skulle du behöva din Weli.</translation>
    </message>
    <message>
        <source>To hold %1 you would need your wild card.</source>
        <translation>För att syna %1 skulle du behöva din joker.</translation>
    </message>
    <message>
        <source>Somebody else will lead to the last trick: it can be yours only if the suit of your last card is led.</source>
        <translation>Någon annan kommer att spela ut till tredje sticket: det kan bara bli ditt om ditt sista korts färg spelas ut.</translation>
    </message>
    <message>
        <source>%3 leads to the last trick: it can be yours only if the suit of your last card is led.</source>
        <translation>%3 spelar ut till tredje sticket: det kan bara bli ditt om ditt sista korts färg spelas ut.</translation>
    </message>
</context>
<context>
    <name>BietenValue</name>
    <message>
        <source>%1 in this deal</source>
        <extracomment>%1: points (&quot;about 1.4 points&quot;)</extracomment>
        <translation>%1 i den här given</translation>
    </message>
    <message>
        <source>%1 compared with the best card</source>
        <extracomment>By the book: %1: points (&quot;−0.4 points&quot;)</extracomment>
        <translation>%1 jämfört med det bästa kortet</translation>
    </message>
    <message>
        <source>%1 compared with waiting or “Good”</source>
        <extracomment>By the book: %1: points (&quot;+0.4 points&quot;) more than if one says nothing or good</extracomment>
        <translation>%1 jämfört med att vänta eller passa</translation>
    </message>
</context>
<context>
    <name>Bowl</name>
    <message>
        <source>loser pays %1</source>
        <extracomment>Beside the pot: what the player with the most tricks pays into it</extracomment>
        <translation>förlust: %1</translation>
    </message>
    <message>
        <source>for %1</source>
        <extracomment>Beside the pot: what is played for</extracomment>
        <translation>om %1</translation>
    </message>
    <message>
        <source>%1 a trick</source>
        <extracomment>Beside the pot: what a trick is worth</extracomment>
        <translation>%1 per stick</translation>
    </message>
    <message>
        <source>for %1 (the limit)</source>
        <extracomment>Beside the pot: what is played for, and no deal is played for more</extracomment>
        <translation>om %1 (maxbeloppet)</translation>
    </message>
    <message>
        <source>Each deal the dealer adds to the pot. In a contract with trumps the declarer pays, for each trick of the defenders, a tenth of the amount played for. A declarer who makes the contract takes the amount from the pot; whoever goes down pays it in.</source>
        <translation>Givaren fyller på potten varje giv. Med trumf betalar spelföraren, för varje stick som motspelarna tar, en tiondel av beloppet man spelar om. Går kontraktet hem tar spelföraren beloppet ur potten; den som går bet betalar in det.</translation>
    </message>
    <message>
        <source>Pot: %2, in front of %1</source>
        <extracomment>The bowl with the pot: %1 is the dealer, before whom it stands, %2 money</extracomment>
        <translation>Pott: %2, framför %1</translation>
    </message>
    <message>
        <source>Pot: %1, in front of you</source>
        <extracomment>The bowl with the pot: %1 is money, you are the dealer</extracomment>
        <translation>Pott: %1, framför dig</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>hearts</source>
        <extracomment>A suit within the name of a card, as in &quot;ober of acorns&quot;; see &quot;%1 of %2&quot;</extracomment>
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
        <source>Weli</source>
        <extracomment>The six of bells as it is called in Bieten</extracomment>
        <translation>Weli</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A card: %1 is the rank, %2 the suit (&quot;ober of acorns&quot;; Eichel-Ober)</extracomment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%1, named %2</source>
        <extracomment>A wild card on the table, for a screen reader: %1 the wild card, %2 what it was named</extracomment>
        <translation>%1 som %2</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>ett kort med baksidan upp</translation>
    </message>
    <message>
        <source>%1, wild</source>
        <extracomment>A card of the hand that is wild, as the seven of bells may be</extracomment>
        <translation>%1, joker</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>A rank, by itself and within the name of a card</extracomment>
        <translation>ess</translation>
    </message>
    <message>
        <source>king</source>
        <translation>kung</translation>
    </message>
    <message>
        <source>ober</source>
        <extracomment>The upper court card under the king (German Ober, Swedish överknekt)</extracomment>
        <translation>ober</translation>
    </message>
    <message>
        <source>unter</source>
        <extracomment>The lower court card (German Unter, Swedish underknekt)</extracomment>
        <translation>unter</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tio</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nio</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>åtta</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sju</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sex</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>The second court card of a pack that has queens (Dame; dam)</extracomment>
        <translation>dam</translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>The third court card of a pack that has jacks (Bube; knekt)</extracomment>
        <translation>knekt</translation>
    </message>
</context>
<context>
    <name>CardObject</name>
    <message>
        <source>the %1</source>
        <comment>ace</comment>
        <extracomment>A card in a sentence, to which something is done: %1 is its name (den Herz-Neuner)</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>king</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>ober</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>unter</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>ten</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>nine</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>eight</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>seven</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>six</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>queen</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>jack</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>banner</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>Weli</comment>
        <translation>%1</translation>
    </message>
</context>
<context>
    <name>CardSubject</name>
    <message>
        <source>the %1</source>
        <comment>ace</comment>
        <extracomment>A card in a sentence, that is something: %1 is its name (das Herz-Ass, der Herz-Neuner)</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>king</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>ober</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>unter</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>ten</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>nine</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>eight</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>seven</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>six</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>queen</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>jack</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>banner</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>Weli</comment>
        <translation>%1</translation>
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
        <translation>Två jokrar till kräver att Weli är joker.</translation>
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
        <source>If the others play on to find the loser, the count cannot stop when the first player goes out.</source>
        <translation>Räkningen kan inte avbrytas när den första går i mål om de andra spelar vidare tills bara en är kvar.</translation>
    </message>
</context>
<context>
    <name>Contract</name>
    <message>
        <source>One</source>
        <extracomment>A contract in a sentence: acorns are trump, with buying (Eins; ett)</extracomment>
        <translation>ett</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>två</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>fyra</translation>
    </message>
    <message>
        <source>One without buying</source>
        <extracomment>Without buying: the two cards on the table are not taken (Eins ohne Kauf; ett utan köp)</extracomment>
        <translation>ett utan köp</translation>
    </message>
    <message>
        <source>Two without buying</source>
        <translation>två utan köp</translation>
    </message>
    <message>
        <source>Three without buying</source>
        <translation>tre utan köp</translation>
    </message>
    <message>
        <source>Hearts</source>
        <extracomment>The contract with hearts as trump, without buying (Herz; hjärter)</extracomment>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>Five</source>
        <extracomment>No trick may be taken (Bettel; fem)</extracomment>
        <translation>fem</translation>
    </message>
    <message>
        <source>Five without buying</source>
        <translation>fem utan köp</translation>
    </message>
    <message>
        <source>Six</source>
        <extracomment>All tricks must be taken (Mord; sex)</extracomment>
        <translation>sex</translation>
    </message>
    <message>
        <source>Six without buying</source>
        <translation>sex utan köp</translation>
    </message>
    <message>
        <source>Seven</source>
        <extracomment>No trick, against open hands (Plauderer aufgedeckt; sju)</extracomment>
        <translation>sju</translation>
    </message>
    <message>
        <source>Seven without buying</source>
        <translation>sju utan köp</translation>
    </message>
    <message>
        <source>Eight</source>
        <extracomment>All tricks, against open hands (Mord aufgedeckt; åtta)</extracomment>
        <translation>åtta</translation>
    </message>
    <message>
        <source>Eight without buying</source>
        <translation>åtta utan köp</translation>
    </message>
    <message>
        <source>Roses</source>
        <extracomment>The contract with the highest suit of a Swiss pack as trump (Rosen; rosor)</extracomment>
        <translation>rosor</translation>
    </message>
    <message>
        <source>At least six tricks.</source>
        <translation>Minst sex stick.</translation>
    </message>
    <message>
        <source>Not a single trick.</source>
        <translation>Inte ett enda stick.</translation>
    </message>
    <message>
        <source>All ten tricks.</source>
        <translation>Alla tio sticken.</translation>
    </message>
    <message>
        <source>spiel</source>
        <extracomment>A bid in a sentence: one of the contracts One to Three without buying (Spiel; spel)</extracomment>
        <translation>spel</translation>
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
        <translation>Öppen bettel</translation>
    </message>
    <message>
        <source>Open murder</source>
        <extracomment>On the card with the contracts, beside the 8: all tricks, open (Mord aufgedeckt)</extracomment>
        <translation>Öppet mord</translation>
    </message>
    <message>
        <source>Trumps: %1.</source>
        <extracomment>%1 is a suit (Trumpf: Eichel)</extracomment>
        <translation>Trumf: %1.</translation>
    </message>
    <message>
        <source>No trumps.</source>
        <translation>Sang, ingen trumf.</translation>
    </message>
    <message>
        <source>After the first trick the other two lay their hands face up.</source>
        <translation>Efter första sticket lägger de två andra upp sina kort.</translation>
    </message>
    <message>
        <source>Premium: %1 from each defender, or to each.</source>
        <extracomment>Money that changes hands besides the pot</extracomment>
        <translation>Premie: %1 från eller till varje motspelare.</translation>
    </message>
</context>
<context>
    <name>Cost</name>
    <message numerus="yes">
        <source>That gives away about %n point(s). Do it anyway?</source>
        <translation>
            <numerusform>Det kostar dig ungefär en poäng. Vill du ändå?</numerusform>
            <numerusform>Det kostar dig ungefär %n poäng. Vill du ändå?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gives away about %n chip(s). Do it anyway?</source>
        <translation>
            <numerusform>Det kostar dig ungefär en mark. Vill du ändå?</numerusform>
            <numerusform>Det kostar dig ungefär %n marker. Vill du ändå?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs you first place in about %n of 100 such matches. Do it anyway?</source>
        <translation>
            <numerusform>Det kostar dig segern i ungefär %n av 100 sådana matcher. Vill du ändå?</numerusform>
            <numerusform>Det kostar dig segern i ungefär %n av 100 sådana matcher. Vill du ändå?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That loses you about %n more of 100 such deals. Play it anyway?</source>
        <translation>
            <numerusform>Då förlorar du ungefär en giv till av 100 sådana. Vill du ändå?</numerusform>
            <numerusform>Då förlorar du ungefär %n givar till av 100 sådana. Vill du ändå?</numerusform>
        </translation>
    </message>
    <message>
        <source>Press again to do it anyway.</source>
        <extracomment>After the question whether somebody will do what costs much: &quot;… Do it anyway?&quot;</extracomment>
        <translation>Tryck en gång till om du ändå vill.</translation>
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
        <source>the %1 is missing</source>
        <extracomment>Why a pack of the system cannot be chosen: %1 is a card or the back</extracomment>
        <translation>%1 saknas</translation>
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
    <name>Drill</name>
    <message>
        <source>Led: %1. You can follow suit, so you must.</source>
        <translation>Utspelat: %1. Du kan följa färg, alltså måste du.</translation>
    </message>
    <message>
        <source>Led: %2. The highest card of that suit is %1.</source>
        <translation>Utspelat: %2. Det högsta kortet i färgen är %1.</translation>
    </message>
    <message>
        <source>Trumps: %2. The highest trump in the trick is %1.</source>
        <translation>Trumf: %2. Den högsta trumfen i sticket är %1.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>An answer to a question that begins with “Who”</extracomment>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>Among the names of players, in a sentence</extracomment>
        <translation>du</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>An answer to “What are trumps?”</extracomment>
        <translation>Ingen färg</translation>
    </message>
    <message>
        <source>Neither is higher</source>
        <extracomment>An answer to “Which of these bids is higher?”</extracomment>
        <translation>Inget av dem är högre</translation>
    </message>
    <message>
        <source>1 stroke</source>
        <extracomment>What is written for a player after a deal (Strich; streck)</extracomment>
        <translation>1 streck</translation>
    </message>
    <message>
        <source>2 strokes</source>
        <translation>2 streck</translation>
    </message>
    <message>
        <source>1 potato</source>
        <extracomment>What is written for a player after a deal: a ring (Kartoffel; potatis)</extracomment>
        <translation>1 potatis</translation>
    </message>
    <message>
        <source>2 potatoes</source>
        <translation>2 potatisar</translation>
    </message>
    <message>
        <source>deals</source>
        <extracomment>Stands in “Who %1 in the next deal?”</extracomment>
        <translation>ger</translation>
    </message>
    <message>
        <source>cuts</source>
        <translation>kuperar</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>spelar ut</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>Instead of a list of what somebody scores</extracomment>
        <translation>ingenting</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <translation>”%1” %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the declarer</source>
        <extracomment>Stands in “The contract is %1, and you are %2.”</extracomment>
        <translation>spelförare</translation>
    </message>
    <message>
        <source>a defender</source>
        <extracomment>Stands in “The contract is %1, and you are %2.”</extracomment>
        <translation>motspelare</translation>
    </message>
    <message>
        <source>the defender who invites</source>
        <extracomment>Stands in “The contract is %1, and you are %2.”</extracomment>
        <translation>den motspelare som bjuder in</translation>
    </message>
    <message>
        <source>the invited defender</source>
        <extracomment>Stands in “The contract is %1, and you are %2.”</extracomment>
        <translation>den inbjudna motspelaren</translation>
    </message>
</context>
<context>
    <name>DrillRows</name>
    <message>
        <source>New</source>
        <translation>Ny</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Kommer i dag</translation>
    </message>
    <message numerus="yes">
        <source>Due in %n day(s)</source>
        <extracomment>When a kind of question comes again</extracomment>
        <translation>
            <numerusform>Kommer i morgon</numerusform>
            <numerusform>Kommer om %n dagar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How well a kind of question sits</extracomment>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <extracomment>So many kinds of question are known well, of so many</extracomment>
        <translation>%1 av %2 sitter</translation>
    </message>
    <message>
        <source>A bit of everything</source>
        <extracomment>Questions of every kind, ten a round; so many kinds are known well, of so many</extracomment>
        <translation>Lite av varje</translation>
    </message>
    <message>
        <source>Ten questions about random deals; what you get wrong comes up more often.</source>
        <translation>Tio frågor om slumpade givar; det som inte sitter kommer oftare.</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <extracomment>The puzzles of a game&apos;s book: so many are solved, of so many</extracomment>
        <translation>%1 av %2 lösta</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Kluringar</translation>
    </message>
    <message>
        <source>Positions from play in which one choice is clearly best; the easiest first.</source>
        <translation>Spellägen där ett val är klart bäst; de lättaste först.</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <extracomment>So many puzzles that are made of one&apos;s own mistakes come again today</extracomment>
        <translation>
            <numerusform>%n på tur</numerusform>
            <numerusform>%n på tur</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <extracomment>Puzzles that are made of one&apos;s own mistakes</extracomment>
        <translation>Egna misstag</translation>
    </message>
    <message>
        <source>Moments from your own matches; each comes again until you have found it on several days.</source>
        <translation>Ögonblick ur dina egna partier; vart och ett kommer igen tills du har hittat rätt flera dagar.</translation>
    </message>
    <message>
        <source>%1 of %2 come again today</source>
        <translation>%1 av %2 kommer igen i dag</translation>
    </message>
    <message>
        <source>None is due today</source>
        <translation>Inget står på tur i dag</translation>
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
        <source>Set</source>
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
        <source>The match could not be saved to %1 (%2). You can play on; what was saved before is still there.</source>
        <extracomment>%1 is a file, %2 what the system says</extracomment>
        <translation>Matchen kunde inte sparas i %1 (%2). Du kan spela vidare; det som sparades tidigare finns kvar.</translation>
    </message>
    <message>
        <source>not everything could be written; is the disk full?</source>
        <translation>allt kunde inte skrivas; är disken full?</translation>
    </message>
    <message>
        <source>The saved match is open in another window or was changed there. Nothing is overwritten: this match is saved to %1 from now on.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Den sparade matchen är öppen i ett annat fönster eller har ändrats där. Inget skrivs över: din match sparas i %1 från och med nu.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Weli, and only that can read it. It stays where it is.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>%1 har skrivits av en nyare version av Weli, och bara den kan läsa filen. Den ligger kvar där den är.</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>det är ingen vanlig fil</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>filen är större än %1 MiB</translation>
    </message>
    <message>
        <source>there is no level “%1”</source>
        <extracomment>%1 is a word in a file that should be &quot;easy&quot;, &quot;sharp&quot;, &quot;hunter&quot; or the like</extracomment>
        <translation>det finns ingen nivå ”%1”</translation>
    </message>
    <message>
        <source>The match in %1 is open in another window.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Matchen i %1 är öppen i ett annat fönster.</translation>
    </message>
    <message>
        <source>%1 could not be moved (%2).</source>
        <extracomment>%1 is a file, %2 what the system says</extracomment>
        <translation>%1 kunde inte flyttas (%2).</translation>
    </message>
    <message>
        <source>%1 cannot be read: it is damaged, or was not written by Weli (line %2: %3).</source>
        <extracomment>%1 is a file, %2 the number of a line, %3 what the program says of it</extracomment>
        <translation>%1 kan inte läsas: filen är skadad eller inte skriven av Weli (rad %2: %3).</translation>
    </message>
    <message>
        <source>the system says “%1”</source>
        <extracomment>%1 is what the system says; it follows &quot;FILE cannot be read:&quot;</extracomment>
        <translation>systemet säger ”%1”</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>filen är skadad</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. It stays as it is, and nothing new is written there.</source>
        <extracomment>%1 is a file, %2 a reason: &quot;it is damaged&quot;</extracomment>
        <translation>%1 kan inte läsas: %2. Filen lämnas som den är, och inget nytt sparas där.</translation>
    </message>
    <message>
        <source>Something is wrong in %1. It is kept as %2; what could be read of it stays.</source>
        <extracomment>%1 and %2 are files</extracomment>
        <translation>Något är fel i %1. Filen finns kvar som %2; det som gick att läsa gäller fortfarande.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. What was written there before stays.</source>
        <extracomment>%1 is a file, %2 what the system says</extracomment>
        <translation>%1 kunde inte sparas: %2. Det som fanns där tidigare finns kvar.</translation>
    </message>
    <message>
        <source>Line %2 of %1 cannot be read: %3. It stays there as it is, and so does the rest.</source>
        <extracomment>%1 is a file, %2 the number of a line, %3 a reason: &quot;it is damaged&quot;</extracomment>
        <translation>Rad %2 i %1 går inte att läsa: %3. Den står kvar som den är, och resten också.</translation>
    </message>
    <message>
        <source>Another window is just writing %1. Nothing has been changed; try again in a moment.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Ett annat fönster skriver just nu i %1. Inget har ändrats; försök igen om en liten stund.</translation>
    </message>
</context>
<context>
    <name>FrenchCard</name>
    <message>
        <source>hearts</source>
        <extracomment>A suit of the French pack within the name of a card, as in &quot;queen of clubs&quot;</extracomment>
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
        <source>Préférence</source>
        <extracomment>The name of the game</extracomment>
        <translation>Préférence</translation>
    </message>
    <message>
        <source>The Viennese game for three at a table of three or four: bid for the trump suit, buy two cards, and take six of ten tricks.</source>
        <translation>Wienspelet för tre, vid ett bord med tre eller fyra: bjud om att få bestämma trumf, köp två kort och ta sex av tio stick.</translation>
    </message>
    <message>
        <source>Mittlere</source>
        <extracomment>The name of the game</extracomment>
        <translation>Mittlere</translation>
    </message>
    <message>
        <source>The Swiss game for three: take the most points or the fewest; the one in the middle loses. The first card that does not follow suit decides trumps.</source>
        <translation>Det schweiziska spelet för tre: ta flest poäng eller minst, för den i mitten förlorar. Det första kortet som inte följer färg bestämmer trumf.</translation>
    </message>
    <message>
        <source>The Tyrolean game of three cards and five figures (ways to score): bid at any moment, with good cards or with next to nothing.</source>
        <translation>Det tyrolska spelet med tre kort och fem figurer (sätt att få poäng): bjud när som helst, med bra kort eller med nästan ingenting.</translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>by suit</source>
        <translation>efter färg</translation>
    </message>
    <message>
        <source>by rank</source>
        <translation>efter valör</translation>
    </message>
    <message>
        <source>by suit, the other way round</source>
        <translation>efter färg, åt andra hållet</translation>
    </message>
    <message>
        <source>by rank, the other way round</source>
        <translation>efter valör, åt andra hållet</translation>
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
        <translation>Kn</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>One, Two or Three without buying; you name the suit later.</source>
        <translation>Ett, två eller tre utan köp; färgen anger du senare.</translation>
    </message>
    <message>
        <source>You pick up the two cards and discard two.</source>
        <translation>Du tar upp de två korten och lägger bort två.</translation>
    </message>
    <message>
        <source>The two cards stay where they are.</source>
        <translation>De två korten får ligga.</translation>
    </message>
    <message>
        <source>bid by %1</source>
        <translation>bjudet av %1</translation>
    </message>
    <message>
        <source>highest bid so far</source>
        <extracomment>Of a contract on the card: the last bid, which must be overbid</extracomment>
        <translation>gällande bud</translation>
    </message>
    <message>
        <source>being played</source>
        <extracomment>Of a contract on the card: it is played</extracomment>
        <translation>spelas</translation>
    </message>
    <message>
        <source>buying</source>
        <extracomment>Headings on the card with the contracts (mit Kauf, ohne Kauf; med köp, utan köp)</extracomment>
        <translation>med köp</translation>
    </message>
    <message>
        <source>without</source>
        <translation>utan köp</translation>
    </message>
    <message>
        <source>All pass (Ausfechten)</source>
        <extracomment>Nobody has bid: everybody plays for himself and takes few tricks (Ausfechten; krypspel)</extracomment>
        <translation>Krypspel</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Budgivning</translation>
    </message>
    <message>
        <source>%1 chooses a contract</source>
        <translation>%1 väljer kontrakt</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <extracomment>%1 is a player, %2 a contract</extracomment>
        <translation>%1 spelar %2</translation>
    </message>
    <message>
        <source>You choose a contract</source>
        <extracomment>%1 has won the auction and does not yet say what is played</extracomment>
        <translation>Du väljer kontrakt</translation>
    </message>
    <message>
        <source>You play %1</source>
        <extracomment>%1 is a contract</extracomment>
        <translation>Du spelar %1</translation>
    </message>
    <message>
        <source>As few tricks as you can.</source>
        <translation>Så få stick som möjligt.</translation>
    </message>
    <message>
        <source>bid by you</source>
        <extracomment>Of a contract on the card</extracomment>
        <translation>bjudet av dig</translation>
    </message>
    <message>
        <source>bid by %1 and you</source>
        <extracomment>Of a contract on the card: %1 are those who have said it</extracomment>
        <translation>bjudet av %1 och dig</translation>
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
        <translation>Nej</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>An answer to: which suit is trumps?</extracomment>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Neither</source>
        <extracomment>An answer to: which of these two bids is higher?</extracomment>
        <translation>Inget</translation>
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
        <extracomment>How good a bot is: better than on a first evening</extracomment>
        <translation>lätt</translation>
    </message>
    <message>
        <source>by the book</source>
        <extracomment>How good a bot is: plays as good old advice has it</extracomment>
        <translation>enligt boken</translation>
    </message>
    <message>
        <source>sharp</source>
        <extracomment>How good a bot is: better than by the book</extracomment>
        <translation>vass</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>On the name plate of the person who plays</extracomment>
        <translation>du</translation>
    </message>
    <message>
        <source>Plays at random.</source>
        <translation>Spelar på måfå.</translation>
    </message>
    <message>
        <source>first evening</source>
        <extracomment>How good a bot is: the weakest; on its name plate</extracomment>
        <translation>första kvällen</translation>
    </message>
    <message>
        <source>Knows the rules, and looks only at the cards in hand.</source>
        <translation>Kan reglerna men tittar bara på sina egna kort.</translation>
    </message>
    <message>
        <source>Has played before, and soon forgets what has gone.</source>
        <translation>Har spelat förut men glömmer snart vilka kort som har gått.</translation>
    </message>
    <message>
        <source>regular</source>
        <extracomment>How good a bot is: one who is at the inn every week</extracomment>
        <translation>stamgäst</translation>
    </message>
    <message>
        <source>Remembers most of what was played, and seldom slips.</source>
        <translation>Minns det mesta som har spelats och gör sällan fel.</translation>
    </message>
    <message>
        <source>Does what good players advise.</source>
        <translation>Följer goda spelares råd.</translation>
    </message>
    <message>
        <source>Works out what the others may hold.</source>
        <translation>Räknar ut vad de andra kan ha.</translation>
    </message>
    <message>
        <source>master</source>
        <extracomment>How good a bot is: the best there is</extracomment>
        <translation>mästare</translation>
    </message>
    <message>
        <source>Thinks longest, and gives nothing away.</source>
        <translation>Tänker längst och skänker inte bort något.</translation>
    </message>
    <message>
        <source>hunter</source>
        <extracomment>A character; on its name plate: one who dares, and bluffs where one can</extracomment>
        <translation>jägare</translation>
    </message>
    <message>
        <source>Dares more than the cards are worth.</source>
        <translation>Vågar mer än korten tål.</translation>
    </message>
    <message>
        <source>stonewaller</source>
        <extracomment>A character: the opposite of the hunter. German card players say &quot;mauern&quot;.</extracomment>
        <translation>hare</translation>
    </message>
    <message>
        <source>Takes no risks: only what is nearly sure will do.</source>
        <translation>Tar inga risker: det måste vara nästan säkert.</translation>
    </message>
    <message>
        <source>lurker</source>
        <extracomment>A character: one who lies in wait with good cards</extracomment>
        <translation>lurpassare</translation>
    </message>
    <message>
        <source>Keeps the best back, and strikes late.</source>
        <translation>Sparar det bästa och slår till sent.</translation>
    </message>
    <message>
        <source>optimist</source>
        <extracomment>A character</extracomment>
        <translation>optimist</translation>
    </message>
    <message>
        <source>Thinks that any king will win.</source>
        <translation>Tror att varje kung vinner.</translation>
    </message>
    <message>
        <source>scholar</source>
        <extracomment>A character: one who has read the old books; only in Préférence</extracomment>
        <translation>bokmal</translation>
    </message>
    <message>
        <source>Bids and goes along as it was taught in the old days.</source>
        <translation>Bjuder och går med som man fick lära sig förr.</translation>
    </message>
    <message>
        <source>card counter</source>
        <extracomment>A character: one who counts everything; only in Bieten</extracomment>
        <translation>räknemästare</translation>
    </message>
    <message>
        <source>Counts, and bids nothing that loses more often than it wins.</source>
        <translation>Räknar, och bjuder inget som oftare förlorar än vinner.</translation>
    </message>
    <message>
        <source>a stranger</source>
        <extracomment>On the name plate of a bot: how it plays is told after the match</extracomment>
        <translation>okänd</translation>
    </message>
    <message>
        <source>Strength: %1 of 6 bells.</source>
        <extracomment>How good a bot is; where it is chosen, so many bells of six are of brass</extracomment>
        <translation>Spelstyrka: %1 av 6 bjällror.</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list: %1 is a name, or several with commas between them, %2 the last name</extracomment>
        <translation>%1 och %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>The end of a list: %1 is a name, or several with commas between them, %2 the last name</extracomment>
        <translation>%1 eller %2</translation>
    </message>
</context>
<context>
    <name>MittlereAct</name>
    <message>
        <source>card %1 of the row</source>
        <extracomment>A card is drawn from the row: %1 is its place</extracomment>
        <translation>kort %1 i raden</translation>
    </message>
</context>
<context>
    <name>MittlereDrill</name>
    <message>
        <source>A lone loser gets two potatoes and the others a stroke each; a lone winner gets two strokes and the others a potato each.</source>
        <translation>En ensam förlorare får två potatisar och de andra ett streck var; en ensam vinnare får två streck och de andra en potatis var.</translation>
    </message>
    <message>
        <source>What you may play</source>
        <translation>Vad du får spela</translation>
    </message>
    <message>
        <source>Taking a trick</source>
        <translation>Ta sticket</translation>
    </message>
    <message>
        <source>You play: %1. Who takes the trick?</source>
        <translation>Du spelar %1. Vem tar sticket?</translation>
    </message>
    <message>
        <source>What becomes trumps</source>
        <translation>Vad som blir trumf</translation>
    </message>
    <message>
        <source>You play: %1. What are trumps then?</source>
        <translation>Du spelar %1. Vad är trumf då?</translation>
    </message>
    <message>
        <source>The order of trumps</source>
        <translation>Ordningen i trumf</translation>
    </message>
    <message>
        <source>Trumps: %1. Which of these cards is the highest?</source>
        <translation>Trumf: %1. Vilket av korten är högst?</translation>
    </message>
    <message>
        <source>Beating a card</source>
        <translation>Sticka över ett kort</translation>
    </message>
    <message>
        <source>The highest so far: %1. Which of these cards beat it?</source>
        <translation>Högst hittills: %1. Vilka av korten sticker över?</translation>
    </message>
    <message>
        <source>The highest trump</source>
        <translation>Den högsta trumfen</translation>
    </message>
    <message>
        <source>Trumps are led, and you hold the highest: %1. Must you play a trump?</source>
        <translation>Trumf är utspelad och du har den högsta: %1. Måste du spela trumf?</translation>
    </message>
    <message>
        <source>What a card counts</source>
        <translation>Kortens värde</translation>
    </message>
    <message>
        <source>Trumps: %2. How many points does this card count: %1?</source>
        <translation>Trumf: %2. Hur många poäng ger %1?</translation>
    </message>
    <message>
        <source>The points of a trick</source>
        <translation>Poängen i ett stick</translation>
    </message>
    <message>
        <source>You play: %1. How many points is the trick worth?</source>
        <translation>Du spelar %1. Hur många poäng ger sticket?</translation>
    </message>
    <message>
        <source>The points so far</source>
        <translation>Poängen hittills</translation>
    </message>
    <message>
        <source>Trumps: %1. These cards lie in your tricks. How many points are they worth?</source>
        <translation>Trumf: %1. De här korten ligger i dina stick. Hur många poäng är det?</translation>
    </message>
    <message>
        <source>Who leads next</source>
        <translation>Vem som spelar ut</translation>
    </message>
    <message>
        <source>You play: %1. Who leads to the next trick?</source>
        <translation>Du spelar %1. Vem spelar ut till nästa stick?</translation>
    </message>
    <message>
        <source>Who loses</source>
        <translation>Vem som förlorar</translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Points: %2. Tricks: %3. Who loses?</source>
        <translation>Du spelar %1, och given är slut. Poäng: %2. Stick: %3. Vem förlorar?</translation>
    </message>
    <message>
        <source>Strokes and potatoes</source>
        <translation>Streck och potatisar</translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Points: %2. Tricks: %3. What do you get?</source>
        <translation>Du spelar %1, och given är slut. Poäng: %2. Stick: %3. Vad får du?</translation>
    </message>
    <message>
        <source>Led: %1. There are no trumps yet, so whoever can follow suit must.</source>
        <translation>Utspelat: %1. Än finns det ingen trumf, så den som kan följa färg måste göra det.</translation>
    </message>
    <message>
        <source>Trumps are led: %1. You have trumps, so you must play one.</source>
        <translation>Trumf är utspelad: %1. Du har trumf, alltså måste du lägga en.</translation>
    </message>
    <message>
        <source>Trumps: %1. You can follow suit, so you may trump only with a card that beats %2.</source>
        <translation>Trumf: %1. Du kan följa färg, så du får bara trumfa med ett kort som sticker över %2.</translation>
    </message>
    <message>
        <source>Led: %1, trumps: %2. You have the suit led, so you must follow suit or trump.</source>
        <translation>Utspelat: %1, trumf: %2. Du har den utspelade färgen, så du måste följa färg eller trumfa.</translation>
    </message>
    <message>
        <source>It is your only trump, and the highest trump can never be forced out.</source>
        <translation>Det är din enda trumf, och den högsta trumfen kan aldrig tvingas fram.</translation>
    </message>
    <message>
        <source>%1 is a trump, too. So you must play a trump, whichever you like.</source>
        <translation>Även %1 är trumf. Alltså måste du lägga trumf, men du väljer vilken.</translation>
    </message>
    <message>
        <source>Led: %1. The first card of the deal that does not follow suit decides trumps: %2.</source>
        <translation>Utspelat: %1. Det första kortet i given som inte följer färg bestämmer trumf: %2.</translation>
    </message>
    <message>
        <source>What has become trumps stays trumps to the end of the deal: %1.</source>
        <translation>Den färg som har blivit trumf är det till givens slut: %1.</translation>
    </message>
    <message>
        <source>Led: %1. Your card follows suit, so nothing becomes trumps.</source>
        <translation>Utspelat: %1. Ditt kort följer färg, så ingen färg blir trumf.</translation>
    </message>
    <message>
        <source>Trumps from the highest down: %1.</source>
        <translation>Trumf uppifrån och ned: %1.</translation>
    </message>
    <message>
        <source>On the table: %1. A higher card of its suit beats it, and so does any trump, unless the card is a trump itself.</source>
        <translation>På bordet ligger %1. Ett högre kort i samma färg sticker över, och det gör varje trumf också, om kortet inte självt är trumf.</translation>
    </message>
    <message>
        <source>The card is a trump, so it counts %1, whenever it was played.</source>
        <translation>Kortet är trumf och ger %1 poäng, när det än spelades.</translation>
    </message>
    <message>
        <source>The card is not a trump, so it counts %1.</source>
        <translation>Kortet är inte trumf och ger %1 poäng.</translation>
    </message>
    <message>
        <source>Card by card: %1.</source>
        <translation>Kort för kort: %1.</translation>
    </message>
    <message>
        <source>The last trick is worth 5 points more: %1.</source>
        <translation>Sista sticket ger 5 poäng extra: %1.</translation>
    </message>
    <message>
        <source>Nobody has a hundred points and everybody has a trick, so whoever is in the middle loses.</source>
        <translation>Ingen har hundra poäng och alla har tagit något stick: då förlorar den som ligger i mitten.</translation>
    </message>
    <message>
        <source>%1 points: a hundred or more loses.</source>
        <translation>%1 poäng: med hundra eller mer förlorar man.</translation>
    </message>
    <message>
        <source>Whoever has taken no trick loses.</source>
        <translation>Den som inte har tagit något stick förlorar.</translation>
    </message>
    <message>
        <source>Whoever takes all twelve tricks wins the deal.</source>
        <translation>Den som tar alla tolv sticken vinner given.</translation>
    </message>
    <message>
        <source>Two have the same number of points, so the third player wins.</source>
        <translation>Två har lika många poäng, så den tredje vinner.</translation>
    </message>
    <message>
        <source>%1 were led. Which of these cards may you play?</source>
        <translation>Utspel i %1. Vilka av korten får du spela?</translation>
    </message>
</context>
<context>
    <name>MittlereHabits</name>
    <message>
        <source>the most points %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>flest poäng %1</translation>
    </message>
    <message>
        <source>the fewest %1</source>
        <extracomment>Points: %1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>minst poäng %1</translation>
    </message>
    <message>
        <source>in the middle %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>i mitten %1</translation>
    </message>
    <message>
        <source>as many as another %1</source>
        <extracomment>Points: %1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>lika många poäng som någon annan %1</translation>
    </message>
    <message>
        <source>a hundred or more %1</source>
        <extracomment>Points: %1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>hundra poäng eller mer %1</translation>
    </message>
    <message>
        <source>no trick %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>utan stick %1</translation>
    </message>
    <message numerus="yes">
        <source>%n potato(es)</source>
        <extracomment>What a player has on the sheet</extracomment>
        <translation>
            <numerusform>%n potatis</numerusform>
            <numerusform>%n potatisar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n deal(s): %2.</source>
        <extracomment>After a match: %1 is a player or &quot;You&quot;, %2 &quot;the most points once, in the middle 3 times&quot;</extracomment>
        <translation>
            <numerusform>%1 i %n giv: %2.</numerusform>
            <numerusform>%1 i %n givar: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MittlereOdds</name>
    <message>
        <source>You have %1 so far.</source>
        <extracomment>%1: &quot;13 points&quot;</extracomment>
        <translation>Du har %1 hittills.</translation>
    </message>
    <message>
        <source>high %1</source>
        <extracomment>… that one will have the most points, but not a hundred</extracomment>
        <translation>högst: %1</translation>
    </message>
    <message>
        <source>middle %1</source>
        <extracomment>… the second most, which loses</extracomment>
        <translation>mitten: %1</translation>
    </message>
    <message>
        <source>You are in the middle in %1 deals.</source>
        <translation>I %1 fall hamnar du i mitten.</translation>
    </message>
    <message>
        <source>low %1</source>
        <extracomment>… the fewest</extracomment>
        <translation>lägst: %1</translation>
    </message>
    <message>
        <source>You have the fewest in %1 deals.</source>
        <translation>I %1 fall har du minst poäng.</translation>
    </message>
    <message>
        <source>hundred %1</source>
        <extracomment>… that one loses with a hundred points or more</extracomment>
        <translation>hundra: %1</translation>
    </message>
    <message>
        <source>You lose with a hundred in %1 deals.</source>
        <translation>I %1 fall förlorar du med hundra.</translation>
    </message>
    <message>
        <source>no trick %1</source>
        <extracomment>… that one loses because one has taken no trick</extracomment>
        <translation>utan stick: %1</translation>
    </message>
    <message>
        <source>You lose without a trick in %1 deals.</source>
        <translation>I %1 fall förlorar du utan stick.</translation>
    </message>
    <message>
        <source>lose %1</source>
        <extracomment>Chances, very short: %1 is &quot;62%&quot;; that one gets potatoes</extracomment>
        <translation>förlora: %1</translation>
    </message>
    <message>
        <source>You lose in %1 deals.</source>
        <translation>I %1 fall förlorar du.</translation>
    </message>
    <message>
        <source>You have the most, but less than a hundred, in %1 deals.</source>
        <translation>I %1 fall har du flest poäng, men inte hundra.</translation>
    </message>
</context>
<context>
    <name>MittlereOrder</name>
    <message>
        <source>The last trick: %1</source>
        <extracomment>Below the values of the cards: what the last trick counts besides</extracomment>
        <translation>Sista sticket: %1</translation>
    </message>
    <message>
        <source>Without trumps each %1: %2</source>
        <extracomment>Below the values of the cards: %1 is the rank eight, %2 its value in a deal in which no suit becomes trump</extracomment>
        <translation>Utan trumf: varje %1 ger %2</translation>
    </message>
    <message>
        <source>You have %1; %2 still to be won</source>
        <extracomment>Points of the deal so far, if the person wants to see them</extracomment>
        <translation>Du har %1, %2 återstår</translation>
    </message>
    <message>
        <source>No trumps yet</source>
        <extracomment>No suit is trump so far</extracomment>
        <translation>Ingen trumf än</translation>
    </message>
    <message>
        <source>Side suits</source>
        <extracomment>Heading of a column with the ranks and their values</extracomment>
        <translation>Sidofärger</translation>
    </message>
    <message>
        <source>Every suit</source>
        <translation>Alla färger</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>Heading of a column with the ranks and their values</extracomment>
        <translation>Trumf</translation>
    </message>
    <message>
        <source>No trumps</source>
        <extracomment>Of a deal that is over: no suit has become trump</extracomment>
        <translation>Ingen trumf</translation>
    </message>
    <message>
        <source>The players with the most and the fewest points get a stroke (+1) each, the one in the middle two potatoes (−1 each). But a hundred points or more loses, and so does taking no trick. The first card that does not follow suit decides trumps.</source>
        <extracomment>What Mittlere is about</extracomment>
        <translation>Den som har flest och den som har minst poäng får ett streck (+1) var, den i mitten två potatisar (−1 styck). Men den som har hundra poäng eller mer, eller inget stick, förlorar. Det första kortet som inte följer färg bestämmer trumf.</translation>
    </message>
    <message>
        <source>Aim: most or fewest, under 100</source>
        <extracomment>Below the values of the cards: what is played for</extracomment>
        <translation>Mål: flest eller minst, under 100</translation>
    </message>
</context>
<context>
    <name>MittlereReason</name>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Inget annat är möjligt.</translation>
    </message>
    <message>
        <source>One choice is as good as another.</source>
        <translation>Det ena är lika bra som det andra.</translation>
    </message>
    <message>
        <source>You give a trump away.</source>
        <translation>Du offrar en trumf.</translation>
    </message>
    <message>
        <source>You are likely to end with the most points.</source>
        <translation>Troligen får du flest poäng.</translation>
    </message>
    <message>
        <source>You are likely to end with the fewest points.</source>
        <translation>Troligen får du minst poäng.</translation>
    </message>
    <message>
        <source>You have %1 so far.</source>
        <extracomment>%1: points (&quot;34 points&quot;)</extracomment>
        <translation>Du har %1 hittills.</translation>
    </message>
    <message>
        <source>In %1 of 100 deals you lose without a trick.</source>
        <translation>I %1 av 100 fall förlorar du utan stick.</translation>
    </message>
    <message>
        <source>You trust a king to win tricks.</source>
        <translation>En kung tar nog sitt stick.</translation>
    </message>
    <message>
        <source>You have no trick yet, but that can wait: you end without one in only %1 of 100 deals.</source>
        <extracomment>It leaves a trick that one could take. %1: a number of a hundred (&quot;about 3&quot;)</extracomment>
        <translation>Du har inget stick än, men det brådskar inte: i %1 av 100 fall blir du utan.</translation>
    </message>
    <message>
        <source>You are likely to end in the middle.</source>
        <translation>Troligen hamnar du i mitten.</translation>
    </message>
    <message>
        <source>Aces and kings: %1 of your %2 cards. That is enough to go for many points.</source>
        <extracomment>%1, %2: numbers of cards; %1 may be 1</extracomment>
        <translation>Ess och kungar: %1 av dina %2 kort. Det räcker för att sikta på många poäng.</translation>
    </message>
    <message>
        <source>Aces and kings: %1 of your %2 cards. That is better for few points.</source>
        <extracomment>%1, %2: numbers of cards; %1 may be 0 or 1</extracomment>
        <translation>Ess och kungar: %1 av dina %2 kort. Det passar bättre för få poäng.</translation>
    </message>
    <message>
        <source>Your hand promises many points, %1 by the end.</source>
        <extracomment>%1: points (&quot;about 74 points&quot;)</extracomment>
        <translation>Din hand lovar många poäng, %1 till slut.</translation>
    </message>
    <message>
        <source>Your hand promises few points, %1 by the end.</source>
        <extracomment>%1: points (&quot;about 20 points&quot;)</extracomment>
        <translation>Din hand lovar få poäng, %1 till slut.</translation>
    </message>
    <message>
        <source>Your hand leaves it open whether to go for many points or few: it promises %1.</source>
        <extracomment>%1: points (&quot;about 52 points&quot;)</extracomment>
        <translation>Din hand lämnar öppet om det blir många poäng eller få: den lovar %1.</translation>
    </message>
    <message>
        <source>You are going for many points: %1 so far, %2 by the end.</source>
        <extracomment>%1: points (&quot;34 points&quot;), %2: a number of them (&quot;about 60&quot;)</extracomment>
        <translation>Du siktar på många poäng: %1 hittills, %2 till slut.</translation>
    </message>
    <message>
        <source>You are going for many points, but not for a hundred: %1 so far.</source>
        <extracomment>%1: points (&quot;74 points&quot;)</extracomment>
        <translation>Du siktar på många poäng, men inte på hundra: %1 hittills.</translation>
    </message>
    <message>
        <source>You are going for few points: %1 so far, %2 by the end.</source>
        <extracomment>%1: points (&quot;34 points&quot;), %2: a number of them (&quot;about 60&quot;)</extracomment>
        <translation>Du siktar på få poäng: %1 hittills, %2 till slut.</translation>
    </message>
    <message>
        <source>Whether you end with the most points or the fewest is still open: %1 so far, %2 by the end.</source>
        <extracomment>%1: points (&quot;34 points&quot;), %2: a number of them (&quot;about 60&quot;)</extracomment>
        <translation>Det är ännu öppet om du får flest eller minst poäng: %1 hittills, %2 till slut.</translation>
    </message>
    <message>
        <source>You have %1: a hundred is close, so better not take any more.</source>
        <extracomment>%1: points (&quot;86 points&quot;)</extracomment>
        <translation>Du har %1: hundra är nära, så ta helst inget mer.</translation>
    </message>
    <message>
        <source>You already have %1, and a hundred loses.</source>
        <extracomment>%1: points (&quot;104 points&quot;)</extracomment>
        <translation>Du har redan %1, och med hundra förlorar man.</translation>
    </message>
    <message>
        <source>Another player already has %1, so you cannot lose this deal.</source>
        <extracomment>%1: points (&quot;104 points&quot;)</extracomment>
        <translation>En annan spelare har redan %1, så den här given kan du inte förlora.</translation>
    </message>
    <message>
        <source>It takes the trick, with %1 in it.</source>
        <extracomment>%1: points (&quot;14 points&quot;)</extracomment>
        <translation>Du tar sticket, och det ger %1.</translation>
    </message>
    <message>
        <source>It takes the trick, and there are no points in it.</source>
        <translation>Du tar sticket, men det ger inga poäng.</translation>
    </message>
    <message numerus="yes">
        <source>You keep your %n trump(s) for later.</source>
        <translation>
            <numerusform>Du sparar din trumf till senare.</numerusform>
            <numerusform>Du sparar dina %n trumfar till senare.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes the trick so far.</source>
        <translation>Du tar sticket än så länge.</translation>
    </message>
    <message>
        <source>You have no trick yet, and without one you lose: this card may take one.</source>
        <translation>Du har inget stick än, och utan stick förlorar du: det här kortet kan ta ett.</translation>
    </message>
    <message>
        <source>It takes the trick, and you have %1 already: a hundred is getting close.</source>
        <extracomment>%1: points (&quot;86 points&quot;)</extracomment>
        <translation>Du tar sticket, och du har redan %1: hundra närmar sig.</translation>
    </message>
    <message>
        <source>It leaves the trick to somebody else.</source>
        <translation>Du låter någon annan ta sticket.</translation>
    </message>
    <message>
        <source>It leaves the trick to somebody else, with %1 in it.</source>
        <extracomment>%1: points (&quot;14 points&quot;)</extracomment>
        <translation>Du låter någon annan ta sticket, som är värt %1.</translation>
    </message>
    <message>
        <source>No card that you may play takes the trick.</source>
        <translation>Inget kort som du får spela tar sticket.</translation>
    </message>
    <message>
        <source>It is the highest card that does not take the trick.</source>
        <translation>Det är det högsta kortet du kan spela utan att ta sticket.</translation>
    </message>
    <message>
        <source>You part with a high card and do not take the trick.</source>
        <translation>Du blir av med ett högt kort utan att ta sticket.</translation>
    </message>
    <message>
        <source>You get rid of %1.</source>
        <extracomment>%1: points (&quot;10 points&quot;) that the card counts, and somebody else takes</extracomment>
        <translation>Du blir av med %1.</translation>
    </message>
    <message>
        <source>You give %1 away.</source>
        <extracomment>%1: points (&quot;10 points&quot;) that the card counts, and somebody else takes</extracomment>
        <translation>Du ger bort %1.</translation>
    </message>
    <message>
        <source>It counts nothing, and you keep the cards that count.</source>
        <translation>Det är inget värt, och korten som ger poäng har du kvar.</translation>
    </message>
    <message>
        <source>It will often take the trick.</source>
        <extracomment>A lead: it will often, or seldom, take the trick</extracomment>
        <translation>Det tar ofta sticket.</translation>
    </message>
    <message>
        <source>It will seldom take the trick.</source>
        <translation>Det tar sällan sticket.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s) of its suit and can spare one.</source>
        <translation>
            <numerusform>Du har %n kort i färgen och kan avvara det.</numerusform>
            <numerusform>Du har %n kort i färgen och kan avvara ett.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others still have %n card(s) of its suit.</source>
        <translation>
            <numerusform>De andra har %n kort kvar i färgen.</numerusform>
            <numerusform>De andra har %n kort kvar i färgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody else has any of its suit left, so only a trump can beat it.</source>
        <translation>Ingen annan har färgen kvar, så bara en trumf kan sticka över.</translation>
    </message>
    <message>
        <source>Nobody else has any of its suit left, so the next card decides trumps.</source>
        <translation>Ingen annan har färgen kvar, så nästa kort bestämmer trumf.</translation>
    </message>
    <message>
        <source>You get rid of a trump, which could take a trick later.</source>
        <translation>Du blir av med en trumf, som annars kunde ta ett stick senare.</translation>
    </message>
    <message>
        <source>You get rid of a trump in a trick without points.</source>
        <translation>Du blir av med en trumf i ett stick utan poäng.</translation>
    </message>
    <message numerus="yes">
        <source>Its suit becomes trumps, and you keep %n more of them.</source>
        <translation>
            <numerusform>Färgen blir trumf, och du har %n kort kvar i den.</numerusform>
            <numerusform>Färgen blir trumf, och du har %n kort kvar i den.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its suit becomes trumps, and you keep none of them.</source>
        <translation>Färgen blir trumf, och du har inget kort kvar i den.</translation>
    </message>
    <message>
        <source>Its suit becomes trumps, and you have one of the top two (%1 or %2).</source>
        <extracomment>%1, %2: the ranks of the highest trumps (Under, Nine)</extracomment>
        <translation>Färgen blir trumf, och du har en av de två högsta (%1 eller %2).</translation>
    </message>
    <message>
        <source>Its suit becomes trumps, and you have the top two, %1 and %2.</source>
        <translation>Färgen blir trumf, och du har de två högsta, %1 och %2.</translation>
    </message>
    <message>
        <source>Its suit becomes trumps, and the others have one of the top two (%1 or %2).</source>
        <translation>Färgen blir trumf, och de andra har en av de två högsta (%1 eller %2).</translation>
    </message>
    <message>
        <source>Its suit becomes trumps, and the others have the top two, %1 and %2.</source>
        <translation>Färgen blir trumf, och de andra har de två högsta, %1 och %2.</translation>
    </message>
    <message>
        <source>Of the trumps that are still out, only the %1 is higher.</source>
        <extracomment>%1: the rank of the highest trump (Under)</extracomment>
        <translation>Bara en högre trumf är kvar ute: %1.</translation>
    </message>
    <message>
        <source>You get rid of it: if its suit became trumps, it would count %1.</source>
        <extracomment>%1: points (&quot;14 points&quot;)</extracomment>
        <translation>Du blir av med kortet: blir färgen trumf är det värt %1.</translation>
    </message>
    <message>
        <source>If its suit becomes trumps, it counts %1.</source>
        <translation>Om färgen blir trumf är det värt %1.</translation>
    </message>
    <message>
        <source>It is about as good as the best card.</source>
        <translation>Det är ungefär lika bra som det bästa kortet.</translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals, with the next best card in %2.</source>
        <extracomment>%1, %2: numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Du förlorar i %1 av 100 fall, med det näst bästa kortet i %2.</translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals, with the best card in %2.</source>
        <translation>Du förlorar i %1 av 100 fall, med det bästa kortet i %2.</translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals, with another card about as often.</source>
        <extracomment>%1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Du förlorar i %1 av 100 fall, med ett annat kort ungefär lika ofta.</translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals, with any other card about as often.</source>
        <translation>Du förlorar i %1 av 100 fall, ungefär lika ofta vilket kort du än spelar.</translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals.</source>
        <translation>Du förlorar i %1 av 100 fall.</translation>
    </message>
    <message>
        <source>This deal looks safe, whichever card you play.</source>
        <translation>Den här given lär du inte förlora, vilket kort du än spelar.</translation>
    </message>
    <message>
        <source>This deal looks lost, whichever card you play.</source>
        <translation>Den här given förlorar du nog, vilket kort du än spelar.</translation>
    </message>
    <message>
        <source>It lowers the danger of a hundred.</source>
        <extracomment>The danger to lose with a hundred points</extracomment>
        <translation>Det minskar risken för hundra.</translation>
    </message>
    <message>
        <source>It lowers the danger of ending without a trick.</source>
        <translation>Det minskar risken att bli utan stick.</translation>
    </message>
    <message>
        <source>It raises the danger of a hundred.</source>
        <translation>Det ökar risken för hundra.</translation>
    </message>
    <message>
        <source>It raises the danger of ending without a trick.</source>
        <translation>Det ökar risken att bli utan stick.</translation>
    </message>
    <message>
        <source>You win the match in %1 of 100 cases, with the next best card in %2.</source>
        <extracomment>%1, %2: numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Du vinner matchen i %1 av 100 fall, med det näst bästa kortet i %2.</translation>
    </message>
    <message>
        <source>You win the match in %1 of 100 cases, with the best card in %2.</source>
        <translation>Du vinner matchen i %1 av 100 fall, med det bästa kortet i %2.</translation>
    </message>
    <message>
        <source>You win the match in %1 of 100 cases.</source>
        <extracomment>%1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Du vinner matchen i %1 av 100 fall.</translation>
    </message>
    <message>
        <source>Nobody can take the match from you now.</source>
        <translation>Ingen kan ta matchen ifrån dig längre.</translation>
    </message>
    <message>
        <source>The match is out of reach now.</source>
        <translation>Du kan inte vinna matchen längre.</translation>
    </message>
    <message>
        <source>As things stand, you take the trick with any card you may play.</source>
        <translation>Än så länge har du sticket, vilket kort du än väljer.</translation>
    </message>
    <message>
        <source>It counts nothing, so nothing is lost if somebody else takes it.</source>
        <translation>Det är inget värt, så inget är förlorat om någon annan tar sticket.</translation>
    </message>
    <message>
        <source>It counts nothing, even if it takes the trick.</source>
        <translation>Det är inget värt, även om det tar sticket.</translation>
    </message>
    <message>
        <source>With another card you would lose a little less often, but this player likes to have the most points.</source>
        <translation>Med ett annat kort skulle du inte förlora fullt så ofta, men den här spelaren vill gärna ha flest poäng.</translation>
    </message>
    <message>
        <source>With another card you would lose a little less often, but this player likes to have the fewest points.</source>
        <translation>Med ett annat kort skulle du inte förlora fullt så ofta, men den här spelaren vill gärna ha minst poäng.</translation>
    </message>
    <message>
        <source>With another card you would lose a little less often, but this player is wary of a hundred, and of ending without a trick.</source>
        <translation>Med ett annat kort skulle du inte förlora fullt så ofta, men den här spelaren aktar sig för hundra poäng och för att bli utan stick.</translation>
    </message>
    <message>
        <source>Neither the most points nor the fewest are within reach now.</source>
        <translation>Du kan inte längre få vare sig flest eller minst poäng.</translation>
    </message>
    <message>
        <source>You take the trick with any card you may play.</source>
        <translation>Du tar sticket vilket kort du än väljer.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n higher card(s) of its suit for later.</source>
        <translation>
            <numerusform>Du sparar ett högre kort i färgen till senare.</numerusform>
            <numerusform>Du sparar %n högre kort i färgen till senare.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others have none of its suit left and no trump: it takes the trick.</source>
        <translation>De andra har varken färgen eller någon trumf kvar: kortet tar sticket.</translation>
    </message>
    <message>
        <source>You take the trick and its %1, but get rid of a trump.</source>
        <extracomment>%1: points (&quot;3 points&quot;)</extracomment>
        <translation>Du tar visserligen sticket och %1, men blir av med en trumf.</translation>
    </message>
    <message>
        <source>It leaves you in the middle less often.</source>
        <translation>Då hamnar du inte lika ofta i mitten.</translation>
    </message>
    <message>
        <source>It leaves you in the middle more often.</source>
        <translation>Då hamnar du oftare i mitten.</translation>
    </message>
    <message>
        <source>It is one of the highest trumps: this player keeps it for later.</source>
        <translation>Det är en av de högsta trumfarna: den här spelaren sparar den till senare.</translation>
    </message>
    <message>
        <source>If its suit becomes trumps, it is one of the highest: this player keeps it for later.</source>
        <translation>Blir färgen trumf är det en av de högsta: den här spelaren sparar kortet till senare.</translation>
    </message>
    <message>
        <source>With another card you would lose a little less often, but that is one of the highest trumps: this player keeps it for later.</source>
        <translation>Med ett annat kort skulle du inte förlora fullt så ofta, men det är en av de högsta trumfarna: den här spelaren sparar kortet till senare.</translation>
    </message>
    <message>
        <source>With another card you would lose a little less often, but that may become one of the highest trumps: this player keeps it for later.</source>
        <translation>Med ett annat kort skulle du inte förlora fullt så ofta, men det kan bli en av de högsta trumfarna: den här spelaren sparar kortet till senare.</translation>
    </message>
    <message>
        <source>Another card would do about as well.</source>
        <extracomment>A card: no other is plainly worse or better</extracomment>
        <translation>Ett annat kort går ungefär lika bra.</translation>
    </message>
    <message>
        <source>The next best card is only a little worse.</source>
        <extracomment>A card: no other is plainly worse</extracomment>
        <translation>Det näst bästa kortet är bara lite sämre.</translation>
    </message>
    <message>
        <source>It leaves the trick to somebody else, with %1 in it so far.</source>
        <translation>Du låter någon annan ta sticket, som hittills är värt %1.</translation>
    </message>
    <message numerus="yes">
        <source>You keep your %n ace(s) and king(s) for later.</source>
        <translation>
            <numerusform>Du sparar ett högt kort till senare.</numerusform>
            <numerusform>Du sparar dina ess och kungar till senare.</numerusform>
        </translation>
    </message>
    <message>
        <source>You overtrump.</source>
        <translation>Du trumfar över.</translation>
    </message>
    <message>
        <source>It takes the trick, with %1 in it so far.</source>
        <extracomment>While no suit is trump yet, and cards may count more; %1: points (&quot;14 points&quot;)</extracomment>
        <translation>Du tar sticket, som hittills är värt %1.</translation>
    </message>
    <message>
        <source>From here you take every trick that is left, whatever the others play.</source>
        <translation>Härifrån tar du alla stick som är kvar, vad de andra än spelar.</translation>
    </message>
    <message>
        <source>It is an ace: only a trump can beat it.</source>
        <translation>Det är ett ess: bara en trumf slår det.</translation>
    </message>
    <message>
        <source>You cannot lose this deal any more.</source>
        <translation>Den här given kan du inte förlora längre.</translation>
    </message>
    <message>
        <source>This deal is lost, whatever you play.</source>
        <translation>Den här given är förlorad, vad du än spelar.</translation>
    </message>
    <message>
        <source>With it you lose in %1 of 100 deals, with the better card in %2.</source>
        <extracomment>Of a card that was played: %1 and %2 are numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Så förlorar du i %1 av 100 fall, med det bättre kortet i %2.</translation>
    </message>
    <message>
        <source>Another player has no trick yet, and loses without one: do not leave this one.</source>
        <translation>En annan har inget stick än och förlorar utan: lämna inte det här.</translation>
    </message>
    <message>
        <source>Whoever is about to take this trick has %1, and with it a hundred.</source>
        <extracomment>%1: points (&quot;94 points&quot;)</extracomment>
        <translation>Den som då får sticket har redan %1 och kommer upp i hundra.</translation>
    </message>
    <message>
        <source>No higher card of its suit is still out: only a trump can beat it.</source>
        <translation>Inget högre kort i färgen är kvar ute: bara en trumf slår det.</translation>
    </message>
    <message>
        <source>No higher card of its suit and no trump is still out: it takes the trick.</source>
        <translation>Varken ett högre kort i färgen eller någon trumf är kvar ute: kortet tar sticket.</translation>
    </message>
    <message>
        <source>Somebody has none of its suit left: their card becomes trumps, and the trick is not yours.</source>
        <translation>Någon har inte färgen kvar: det kort den spelar blir trumf, och sticket blir inte ditt.</translation>
    </message>
    <message numerus="yes">
        <source>%n higher card(s) of its suit are still out: somebody else may take the trick.</source>
        <translation>
            <numerusform>Ett högre kort i färgen är kvar ute: kanske tar någon annan sticket.</numerusform>
            <numerusform>%n högre kort i färgen är kvar ute: kanske tar någon annan sticket.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its suit becomes trumps, and the others have only %n of them.</source>
        <translation>
            <numerusform>Färgen blir trumf, och de andra har bara %n kort kvar i den.</numerusform>
            <numerusform>Färgen blir trumf, och de andra har bara %n kort kvar i den.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it you lose in %1 of 100 deals, mostly in the middle; with the better card in %2.</source>
        <extracomment>Of a card that was played: %1 and %2 are numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Så förlorar du i %1 av 100 fall, mest i mitten; med det bättre kortet i %2.</translation>
    </message>
    <message>
        <source>With it you lose in %1 of 100 deals, mostly with a hundred; with the better card in %2.</source>
        <extracomment>Of a card that was played: %1 and %2 are numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Så förlorar du i %1 av 100 fall, mest med hundra; med det bättre kortet i %2.</translation>
    </message>
    <message>
        <source>With it you lose in %1 of 100 deals, mostly without a trick; with the better card in %2.</source>
        <extracomment>Of a card that was played: %1 and %2 are numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Så förlorar du i %1 av 100 fall, mest utan stick; med det bättre kortet i %2.</translation>
    </message>
    <message>
        <source>With it you win the match in %1 of 100 cases, with the better card in %2.</source>
        <extracomment>Of a card that was played: %1 and %2 are numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Så vinner du matchen i %1 av 100 fall, med det bättre kortet i %2.</translation>
    </message>
    <message>
        <source>With it this deal looks lost; with the better card you lose in %1 of 100 deals.</source>
        <extracomment>Of a card that was played: %1 is a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Så är given så gott som förlorad; med det bättre kortet förlorar du i %1 av 100 fall.</translation>
    </message>
    <message>
        <source>Until then you had %1, the others %2 and %3.</source>
        <extracomment>Before a card was played; %1 to %3 points (&quot;45 points&quot;) or &quot;no trick yet&quot;</extracomment>
        <translation>Dittills hade du %1, de andra %2 och %3.</translation>
    </message>
    <message>
        <source>As things stand, you take the trick with any card you may play. Spend this high one: kept, it could take another trick later.</source>
        <translation>Än så länge tar du sticket vilket kort du än spelar: bli av med det här höga nu, annars kan det ta ett stick till.</translation>
    </message>
    <message>
        <source>You take the trick with any card you may play. Spend this high one: kept, it could take another trick later.</source>
        <translation>Sticket tar du vilket kort du än spelar: bli av med det här höga nu, annars kan det ta ett stick till.</translation>
    </message>
    <message>
        <source>As things stand, you take the trick with any card you may play; this one adds %1.</source>
        <extracomment>%1: points (&quot;11 points&quot;) that the card counts</extracomment>
        <translation>Än så länge tar du sticket vilket kort du än spelar; det här lägger till %1.</translation>
    </message>
    <message>
        <source>You take the trick with any card you may play; this one adds %1.</source>
        <extracomment>%1: points (&quot;11 points&quot;) that the card counts</extracomment>
        <translation>Sticket tar du vilket kort du än spelar; det här lägger till %1.</translation>
    </message>
    <message numerus="yes">
        <source>You keep your %n ace(s) for later.</source>
        <translation>
            <numerusform>Du sparar ditt ess till senare.</numerusform>
            <numerusform>Du sparar dina %n ess till senare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep your %n king(s) for later.</source>
        <translation>
            <numerusform>Du sparar din kung till senare.</numerusform>
            <numerusform>Du sparar dina %n kungar till senare.</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep your ace and your king for later.</source>
        <translation>Du sparar ditt ess och din kung till senare.</translation>
    </message>
    <message>
        <source>If you take the trick with it, it alone counts %1.</source>
        <extracomment>What a card is worth, %1: points (&quot;11 points&quot;)</extracomment>
        <translation>Tar du sticket med det ger kortet i sig %1.</translation>
    </message>
    <message>
        <source>If all play well, you lose this deal with it, and with the best card you do not.</source>
        <translation>Om alla spelar bra förlorar du given med det här kortet, men inte med det bästa.</translation>
    </message>
    <message>
        <source>If all play well, you cannot lose this deal now; with the next best card you lose it in %1 of 100.</source>
        <extracomment>%1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Om alla spelar bra kan du inte förlora den här given längre; med det näst bästa kortet förlorar du i %1 av 100 fall.</translation>
    </message>
    <message>
        <source>If all play well, this is the only card with which you do not lose this deal.</source>
        <translation>Om alla spelar bra är det här det enda kort som du inte förlorar given med.</translation>
    </message>
    <message>
        <source>The other card would do about as well.</source>
        <translation>Det andra kortet går ungefär lika bra.</translation>
    </message>
    <message>
        <source>The other card is only a little worse.</source>
        <translation>Det andra kortet är bara lite sämre.</translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals, with the other card in %2.</source>
        <extracomment>%1, %2: numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Du förlorar i %1 av 100 fall, med det andra kortet i %2.</translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals, with the other card about as often.</source>
        <extracomment>%1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Du förlorar i %1 av 100 fall, med det andra kortet ungefär lika ofta.</translation>
    </message>
    <message>
        <source>If all play well, you cannot lose this deal now; with the other card you lose it in %1 of 100.</source>
        <extracomment>%1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Om alla spelar bra kan du inte förlora den här given längre; med det andra kortet förlorar du i %1 av 100 fall.</translation>
    </message>
    <message>
        <source>You win the match in %1 of 100 cases, with the other card in %2.</source>
        <extracomment>%1, %2: numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Du vinner matchen i %1 av 100 fall, med det andra kortet i %2.</translation>
    </message>
    <message>
        <source>%1 has no trick yet, and loses without one: do not leave this one.</source>
        <extracomment>%1: a name</extracomment>
        <translation>%1 har inget stick än och förlorar utan: lämna inte det här.</translation>
    </message>
    <message>
        <source>%2 is about to take this trick and has %1, and with it a hundred.</source>
        <extracomment>%1: points (&quot;94 points&quot;), %2: a name</extracomment>
        <translation>%2 får då sticket, har redan %1 och kommer upp i hundra.</translation>
    </message>
    <message>
        <source>No higher card of its suit is still out: only somebody without this suit can take the trick from you.</source>
        <translation>Inget högre kort i färgen är kvar ute: bara den som saknar färgen kan ta sticket ifrån dig.</translation>
    </message>
    <message>
        <source>It is an ace: only somebody without this suit can take the trick from you.</source>
        <translation>Det är ett ess: bara den som saknar färgen kan ta sticket ifrån dig.</translation>
    </message>
    <message>
        <source>It is the lowest card of its suit: somebody else takes the trick.</source>
        <translation>Det är färgens lägsta kort: sticket tar säkert någon annan.</translation>
    </message>
    <message>
        <source>Only one lower card of its suit is still out: somebody else takes the trick.</source>
        <translation>I färgen är bara ett lägre kort kvar ute: sticket tar säkert någon annan.</translation>
    </message>
    <message>
        <source>It is your last card of its suit: when that is led again you can throw away what you like.</source>
        <translation>Ditt sista kort i färgen: spelas den ut igen kan du saka vad du vill.</translation>
    </message>
    <message>
        <source>It takes the trick so far, and you get rid of a trump.</source>
        <translation>Du tar sticket än så länge, och du blir av med en trumf.</translation>
    </message>
    <message>
        <source>Its suit becomes trumps, and nobody can take the trick from you.</source>
        <translation>Färgen blir trumf, och ingen kan ta sticket ifrån dig.</translation>
    </message>
    <message>
        <source>No higher trump is still out: the trick is yours.</source>
        <translation>Ingen högre trumf är kvar ute: sticket är ditt.</translation>
    </message>
    <message>
        <source>It is the highest trump: the trick is yours.</source>
        <translation>Det är den högsta trumfen: sticket är ditt.</translation>
    </message>
    <message>
        <source>The deal is still young: you lose about one in three, as everybody does.</source>
        <translation>Given har bara börjat: du förlorar ungefär var tredje, precis som alla andra.</translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals. In %2 more you are saved only because another player gets a hundred or takes no trick.</source>
        <extracomment>%1, %2: numbers of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Du förlorar i %1 av 100 fall. I %2 till räddas du bara av att någon annan får hundra eller blir utan stick.</translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals. In %2 more you are saved only because another player gets a hundred.</source>
        <translation>Du förlorar i %1 av 100 fall. I %2 till räddas du bara av att någon annan får hundra.</translation>
    </message>
    <message>
        <source>You lose in %1 of 100 deals. In %2 more you are saved only because another player takes no trick.</source>
        <translation>Du förlorar i %1 av 100 fall. I %2 till räddas du bara av att någon annan blir utan stick.</translation>
    </message>
    <message>
        <source>In %1 of 100 deals you are in the middle, and saved only because another player gets a hundred or takes no trick.</source>
        <extracomment>Though one is in the middle; %1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>I %1 av 100 fall ligger du i mitten och räddas bara av att någon annan får hundra eller blir utan stick.</translation>
    </message>
    <message>
        <source>In %1 of 100 deals you are in the middle, and saved only because another player gets a hundred.</source>
        <extracomment>Though one is in the middle; %1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>I %1 av 100 fall ligger du i mitten och räddas bara av att någon annan får hundra.</translation>
    </message>
    <message>
        <source>In %1 of 100 deals you are in the middle, and saved only because another player takes no trick.</source>
        <extracomment>Though one is in the middle; %1: a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>I %1 av 100 fall ligger du i mitten och räddas bara av att någon annan blir utan stick.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n higher trump(s) for later.</source>
        <translation>
            <numerusform>Du sparar en högre trumf till senare.</numerusform>
            <numerusform>Du sparar %n högre trumfar till senare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n higher trump(s) are still out: somebody else may take the trick.</source>
        <translation>
            <numerusform>En högre trumf är kvar ute: kanske tar någon annan sticket.</numerusform>
            <numerusform>%n högre trumfar är kvar ute: kanske tar någon annan sticket.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the lowest trump: somebody else takes the trick.</source>
        <translation>Det är den lägsta trumfen: sticket tar säkert någon annan.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s) and can spare one.</source>
        <translation>
            <numerusform>Du har en trumf och kan avvara den.</numerusform>
            <numerusform>Du har %n trumfar och kan avvara en.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your last trump: when trumps are led again you can throw away what you like.</source>
        <translation>Din sista trumf: spelas trumf ut igen kan du saka vad du vill.</translation>
    </message>
    <message numerus="yes">
        <source>The others still have %n trump(s).</source>
        <translation>
            <numerusform>De andra har en trumf kvar.</numerusform>
            <numerusform>De andra har %n trumfar kvar.</numerusform>
        </translation>
    </message>
    <message>
        <source>It gives you the most points more often.</source>
        <translation>Då får du oftare flest poäng till slut.</translation>
    </message>
    <message>
        <source>It gives you the fewest points more often.</source>
        <translation>Då får du oftare minst poäng till slut.</translation>
    </message>
    <message>
        <source>no trick yet</source>
        <extracomment>In place of the points of somebody who has taken none</extracomment>
        <translation>inget stick än</translation>
    </message>
    <message>
        <source>Until then you had %1, the others no trick yet.</source>
        <extracomment>Before a card was played; %1 points (&quot;45 points&quot;)</extracomment>
        <translation>Dittills hade du %1, de andra inget stick än.</translation>
    </message>
    <message>
        <source>Until then you had %1, %2 had %3, and %4 had %5.</source>
        <extracomment>Before a card was played; %2 and %4 names, %1, %3 and %5 points (&quot;45 points&quot;) or &quot;no trick yet&quot;</extracomment>
        <translation>Dittills hade du %1, %2 %3 och %4 %5.</translation>
    </message>
    <message>
        <source>You are after the most points.</source>
        <translation>Du siktar på flest poäng.</translation>
    </message>
    <message>
        <source>You are after the fewest points.</source>
        <translation>Du siktar på minst poäng.</translation>
    </message>
    <message>
        <source>Of its suit you hold %1 cards, the others together only %2: soon nobody else can follow it.</source>
        <extracomment>%1, %2: numbers of cards</extracomment>
        <translation>Av den färgen har du %1 kort, de andra tillsammans bara %2: snart kan ingen annan följa färg.</translation>
    </message>
    <message>
        <source>You trump the trick, with %1 in it so far.</source>
        <extracomment>%1: points (&quot;14 points&quot;)</extracomment>
        <translation>Du tar sticket med trumf, hittills med %1 i det.</translation>
    </message>
    <message>
        <source>Of the trumps you hold %1, the others together only %2: the last ones may well be yours.</source>
        <extracomment>%1, %2: numbers of cards</extracomment>
        <translation>Du har %1 trumf, de andra tillsammans bara %2: de sista blir nog dina.</translation>
    </message>
    <message>
        <source>Of its suit you hold %1 cards, the others together only one: soon nobody else can follow it.</source>
        <extracomment>%1: a number of cards of a suit, or of trumps</extracomment>
        <translation>Av den färgen har du %1 kort, de andra tillsammans bara ett: snart kan ingen annan följa färg.</translation>
    </message>
    <message>
        <source>Of the trumps you hold %1, the others together only one: the last ones may well be yours.</source>
        <translation>Du har %1 trumf, de andra tillsammans bara en: de sista blir nog dina.</translation>
    </message>
    <message>
        <source>As things stand, you take the trick with any card you may play; this one counts nothing.</source>
        <extracomment>Of a card that counts no points</extracomment>
        <translation>Som det ser ut tar du sticket med vilket kort du än får spela; det här är inte värt något.</translation>
    </message>
    <message>
        <source>You take the trick with any card you may play; this one counts nothing.</source>
        <translation>Du tar sticket med vilket kort du än får spela; det här är inte värt något.</translation>
    </message>
    <message>
        <source>The best card rids you of more points.</source>
        <translation>Med det bästa kortet blir du av med fler poäng.</translation>
    </message>
    <message numerus="yes">
        <source>Of its suit only %n higher card(s) are still out: somebody else takes the trick.</source>
        <translation>
            <numerusform>I färgen är bara ett högre kort kvar ute: sticket tar säkert någon annan.</numerusform>
            <numerusform>I färgen är bara högre kort kvar ute: sticket tar säkert någon annan.</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw trumps from the others, which could beat your high cards.</source>
        <translation>Du drar trumfar från de andra, som annars kunde slå dina höga kort.</translation>
    </message>
    <message>
        <source>You take this trick, but get rid of a trump that could bring you a dearer one later.</source>
        <translation>Du tar visserligen sticket, men blir av med en trumf som kunde ge dig ett dyrare senare.</translation>
    </message>
    <message>
        <source>You end without a trick.</source>
        <translation>Du blir utan stick.</translation>
    </message>
    <message>
        <source>You will hardly take a trick any more.</source>
        <translation>Du tar knappast något stick längre.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n higher trump(s) are still out: somebody else takes the trick.</source>
        <translation>
            <numerusform>Bara en högre trumf är kvar ute: sticket tar säkert någon annan.</numerusform>
            <numerusform>Bara högre trumfar är kvar ute: sticket tar säkert någon annan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another more often loses in your place, with a hundred.</source>
        <translation>Då förlorar oftare någon annan i ditt ställe, med hundra.</translation>
    </message>
    <message>
        <source>Another more often loses in your place, without a trick.</source>
        <translation>Då förlorar oftare någon annan i ditt ställe, utan stick.</translation>
    </message>
    <message>
        <source>Another more often loses in your place, with a hundred or without a trick.</source>
        <translation>Då förlorar oftare någon annan i ditt ställe, med hundra eller utan stick.</translation>
    </message>
    <message>
        <source>If all play well, you lose this deal with it; with the better card you lose in %1 of 100 deals.</source>
        <extracomment>Of a card that was played: %1 is a number of a hundred (&quot;about 26&quot;)</extracomment>
        <translation>Om alla spelar bra förlorar du given så här; med det bättre kortet i %1 av 100 fall.</translation>
    </message>
</context>
<context>
    <name>MittlereResult</name>
    <message>
        <source>The deal is annulled</source>
        <extracomment>Nobody wins or loses in this deal</extracomment>
        <translation>Given annulleras</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 vinner</translation>
    </message>
    <message>
        <source>%1 loses without a trick</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 förlorar utan stick</translation>
    </message>
    <message>
        <source>%1 drew the lower card and loses</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 drog lägst och förlorar</translation>
    </message>
    <message>
        <source>Everybody could follow suit to the end: there were no trumps. The same dealer deals again.</source>
        <translation>Alla kunde följa färg till slutet: det blev ingen trumf. Samma givare ger om.</translation>
    </message>
    <message>
        <source>Whoever takes all twelve tricks wins.</source>
        <translation>Den som tar alla tolv sticken vinner.</translation>
    </message>
    <message>
        <source>Whoever takes no trick loses.</source>
        <translation>Den som inte tar något stick förlorar.</translation>
    </message>
    <message>
        <source>Whoever has a hundred points or more loses.</source>
        <translation>Den som har hundra poäng eller mer förlorar.</translation>
    </message>
    <message>
        <source>The other two have %1 each, so the third player wins.</source>
        <extracomment>%1 is &quot;52 points&quot;</extracomment>
        <translation>De två andra har %1 vardera: då vinner den tredje.</translation>
    </message>
    <message>
        <source>Whoever is in the middle loses.</source>
        <translation>Den som ligger i mitten förlorar.</translation>
    </message>
    <message>
        <source>There were no trumps: each eight counts eight points.</source>
        <extracomment>No suit became trump in this deal</extracomment>
        <translation>Det blev ingen trumf: varje åtta är värd åtta poäng.</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Klar</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>Nästa &amp;giv</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses with %n point(s)</source>
        <extracomment>%1 is a player</extracomment>
        <translation>
            <numerusform>%1 förlorar med %n poäng</numerusform>
            <numerusform>%1 förlorar med %n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du vinner</translation>
    </message>
    <message>
        <source>You lose without a trick</source>
        <translation>Du förlorar utan stick</translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n point(s)</source>
        <translation>
            <numerusform>Du förlorar med %n poäng</numerusform>
            <numerusform>Du förlorar med %n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>You drew the lower card and lose</source>
        <translation>Du drog lägst och förlorar</translation>
    </message>
    <message>
        <source>%1 drew %2</source>
        <extracomment>%1 is a player, %2 a card</extracomment>
        <translation>%1 drog %2</translation>
    </message>
    <message>
        <source>you drew %1</source>
        <extracomment>%1 is a card</extracomment>
        <translation>du drog %1</translation>
    </message>
    <message>
        <source>Both have %1. %2, %3: the lower card loses.</source>
        <extracomment>%1 are points, %2 and %3 say who drew which card</extracomment>
        <translation>Båda har %1. %2, %3: det lägre kortet förlorar.</translation>
    </message>
    <message>
        <source>%1 has no trick</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 har inget stick</translation>
    </message>
    <message>
        <source>You have no trick</source>
        <translation>Du har inget stick</translation>
    </message>
    <message>
        <source>%1 has a hundred points or more</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 har hundra poäng eller mer</translation>
    </message>
    <message>
        <source>you have a hundred points or more</source>
        <translation>du har hundra poäng eller mer</translation>
    </message>
    <message>
        <source>%1 and %2, so the third player wins.</source>
        <extracomment>%1 says who has no trick, %2 who has a hundred points or more</extracomment>
        <translation>%1 och %2: då vinner den tredje.</translation>
    </message>
</context>
<context>
    <name>MittlereTurn</name>
    <message>
        <source>Card %1 of the row</source>
        <extracomment>A card of the pack that is spread face down; %1 is its place in the row</extracomment>
        <translation>Kort %1 i raden</translation>
    </message>
    <message>
        <source>You cannot follow suit: play what you like.</source>
        <translation>Du kan inte följa färg: spela vad du vill.</translation>
    </message>
    <message>
        <source>You cannot follow suit: the suit you play now becomes trumps.</source>
        <translation>Du kan inte följa färg: färgen du spelar nu blir trumf.</translation>
    </message>
    <message>
        <source>You must follow suit.</source>
        <translation>Du måste följa färg.</translation>
    </message>
    <message>
        <source>Follow suit or trump.</source>
        <translation>Följ färg eller trumfa.</translation>
    </message>
    <message>
        <source>Follow suit, or trump higher than %1.</source>
        <translation>Följ färg eller trumfa högre än %1.</translation>
    </message>
    <message>
        <source>Your %1 is your only trump, and it need not be played.</source>
        <extracomment>%1 is the rank under, the highest trump</extracomment>
        <translation>Din %1 är din enda trumf och behöver inte spelas.</translation>
    </message>
    <message>
        <source>You must play a trump.</source>
        <translation>Du måste spela trumf.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>%1 står på tur.</translation>
    </message>
    <message>
        <source>You lead: play a card.</source>
        <translation>Du har utspelet: spela ut ett kort.</translation>
    </message>
    <message>
        <source>Your turn; %1 were led. %2</source>
        <extracomment>%1 is the suit that was led, %2 goes on: &quot;You must follow suit.&quot;</extracomment>
        <translation>Din tur; utspel i %1. %2</translation>
    </message>
    <message>
        <source>Draw a card: the lower of the two loses the deal.</source>
        <translation>Dra ett kort: det lägre av de två förlorar given.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 drar ett kort.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1 is a player, %2 a card</extracomment>
        <translation>%1 spelar %2.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <extracomment>From the spread pack: %1 is a player, %2 a card</extracomment>
        <translation>%1 drar %2.</translation>
    </message>
    <message>
        <source>The two cards tie: both draw again.</source>
        <translation>Korten är lika höga: båda drar igen.</translation>
    </message>
    <message>
        <source>The deal is settled.</source>
        <translation>Given är räknad.</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>Korten blandas.</translation>
    </message>
    <message>
        <source>%1 are trumps</source>
        <extracomment>%1 is a suit, always in the plural</extracomment>
        <translation>%1 är trumf</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <extracomment>%1 is a card</extracomment>
        <translation>Du spelar %1.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <extracomment>From the spread pack: %1 is a card</extracomment>
        <translation>Du drar %1.</translation>
    </message>
    <message>
        <source>%1 have equal points and draw cards to see who loses.</source>
        <extracomment>Two players have taken equal points: %1 is &quot;Resi and Luis&quot;, or &quot;Resi and you&quot;</extracomment>
        <translation>%1 har lika många poäng och drar kort om vem som förlorar.</translation>
    </message>
</context>
<context>
    <name>MittlereValue</name>
    <message>
        <source>most points in %1 of 100 deals, middle in %2, fewest in %3</source>
        <extracomment>The place that the points will have: %1 to %3 are numbers of a hundred, the first one that is open with &quot;about&quot; (&quot;about 40&quot;)</extracomment>
        <translation>flest poäng i %1 av 100 fall, i mitten i %2, lägst i %3</translation>
    </message>
    <message>
        <source>most points in %1 of 100 deals, middle in %2, fewest in %3, a hundred or more in %4</source>
        <extracomment>The same with the danger of a hundred, %4, which is not counted in %1</extracomment>
        <translation>flest poäng i %1 av 100 fall, i mitten i %2, lägst i %3, hundra eller mer i %4</translation>
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
        <source>%1 takes the bottom card of the cut.</source>
        <translation>%1 tar det understa av de avlyfta korten.</translation>
    </message>
    <message>
        <source>%1 leaves the bottom card of the cut.</source>
        <translation>%1 låter det understa av de avlyfta korten ligga.</translation>
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
        <source>%1 says “Good” to %2.</source>
        <extracomment>%2 is a figure</extracomment>
        <translation>%1 passar för %2.</translation>
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
    <message>
        <source>You take the bottom card of the cut.</source>
        <translation>Du tar det understa av de avlyfta korten.</translation>
    </message>
    <message>
        <source>You leave the bottom card of the cut.</source>
        <translation>Du låter det understa av de avlyfta korten ligga.</translation>
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
        <source>You play %1.</source>
        <extracomment>%1 is a card</extracomment>
        <translation>Du spelar %1.</translation>
    </message>
    <message>
        <source>You bid %1.</source>
        <extracomment>%1 is a figure</extracomment>
        <translation>Du bjuder %1.</translation>
    </message>
    <message>
        <source>You say three for %1.</source>
        <extracomment>%1 is a figure</extracomment>
        <translation>Du säger tre för %1.</translation>
    </message>
    <message>
        <source>You say “Good” to %1.</source>
        <extracomment>%1 is a figure</extracomment>
        <translation>Du passar för %1.</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <extracomment>%1 is a figure</extracomment>
        <translation>Du synar %1.</translation>
    </message>
    <message>
        <source>You protest against %1.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>Du protesterar mot %1.</translation>
    </message>
    <message>
        <source>You do not protest.</source>
        <translation>Du protesterar inte.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Du tar sticket.</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>The person who reads this, in a list of players: &quot;Resi and you&quot;</extracomment>
        <translation>du</translation>
    </message>
    <message>
        <source>You win the match with %1</source>
        <extracomment>The end of a match: %1 is what you have, money or a total</extracomment>
        <translation>Du vinner matchen med %1</translation>
    </message>
    <message>
        <source>%1 and you win the match with %2</source>
        <extracomment>The end of a match: %1 are other players, %2 is what each of you has</extracomment>
        <translation>%1 och du vinner matchen med %2</translation>
    </message>
    <message>
        <source>%1 wins the match with %2</source>
        <extracomment>The end of a match: %1 is a player, %2 what this player has, money or a total</extracomment>
        <translation>%1 vinner matchen med %2</translation>
    </message>
    <message>
        <source>%1 win the match with %2</source>
        <extracomment>The end of a match: %1 are players, &quot;Resi and Luis&quot;, %2 is what each of them has</extracomment>
        <translation>%1 vinner matchen med %2</translation>
    </message>
    <message>
        <source>%1 protests against you.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>%1 protesterar mot dig.</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Du har vunnit</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Matchen är slut</translation>
    </message>
    <message>
        <source>%1 and you have won</source>
        <extracomment>The match: %1 are other players</extracomment>
        <translation>%1 och du har vunnit</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <extracomment>The match: %1 is a player</extracomment>
        <translation>%1 har vunnit</translation>
    </message>
    <message>
        <source>%1 have won</source>
        <extracomment>The match: %1 are players, &quot;Resi and Luis&quot;</extracomment>
        <translation>%1 har vunnit</translation>
    </message>
    <message>
        <source>Last deal: %1</source>
        <extracomment>At the end of a match, below who has won it: %1 is &quot;Luis loses with 52 points&quot;</extracomment>
        <translation>Sista given: %1</translation>
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
        <translation>%1 av 100</translation>
    </message>
</context>
<context>
    <name>Offence</name>
    <message>
        <source>did not follow suit</source>
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
        <source>bid, or said three, too close to the target</source>
        <translation>bjöd eller sa ”tre” alltför nära målet</translation>
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
        <translation>Förseelser</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pengar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelet av korten</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Poängräkning</translation>
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
        <translation>Förhanden bjuder först</translation>
    </message>
    <message>
        <source>Three as an answer</source>
        <translation>Tre som svar</translation>
    </message>
    <message>
        <source>Bidding close to the target</source>
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
        <source>When a figure is tied</source>
        <translation>När en figur är oavgjord</translation>
    </message>
    <message>
        <source>Order of the count</source>
        <translation>Ordning vid poängräkningen</translation>
    </message>
    <message>
        <source>Highest-ranking figure</source>
        <translation>Högst rankade figur</translation>
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
        <source>Penalty</source>
        <translation>Straff</translation>
    </message>
    <message>
        <source>Points per offence</source>
        <translation>Poängavdrag per förseelse</translation>
    </message>
    <message>
        <source>When offences are punished</source>
        <translation>När förseelser straffas</translation>
    </message>
    <message>
        <source>Base stake</source>
        <translation>Grundinsats</translation>
    </message>
    <message>
        <source>Stake limit</source>
        <translation>Maxbelopp</translation>
    </message>
    <message>
        <source>Premium contracts</source>
        <translation>Premiekontrakt</translation>
    </message>
    <message>
        <source>Trump compulsion</source>
        <extracomment>Who cannot follow must trump (Trumpfzwang; trumftvång)</extracomment>
        <translation>Trumftvång</translation>
    </message>
    <message>
        <source>Negotiation</source>
        <extracomment>Two players agree on the tricks without playing</extracomment>
        <translation>Förhandling</translation>
    </message>
    <message>
        <source>Deals in the match</source>
        <translation>Givar i matchen</translation>
    </message>
    <message>
        <source>A deal without trumps</source>
        <translation>En giv utan trumf</translation>
    </message>
    <message>
        <source>A player without a trick</source>
        <translation>Den som inte tar något stick</translation>
    </message>
    <message>
        <source>Two players with equal points</source>
        <translation>Två med lika många poäng</translation>
    </message>
</context>
<context>
    <name>OptionText</name>
    <message>
        <source>Whoever reaches this many points goes out; odd numbers are customary.</source>
        <translation>Den som når så här många poäng går i mål; av tradition är talet udda.</translation>
    </message>
    <message>
        <source>How many games are played one after the other in this match.</source>
        <translation>Hur många partier som spelas efter varandra i matchen.</translation>
    </message>
    <message>
        <source>Whether the player who cuts may look at the bottom card of the cut and take it.</source>
        <translation>Om den som kuperar får titta på det understa av de avlyfta korten och ta upp det på handen.</translation>
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
        <source>Nobody may bid until the player to the dealer’s left has played a card or bid.</source>
        <translation>Ingen får bjuda förrän spelaren till vänster om givaren har spelat ett kort eller bjudit.</translation>
    </message>
    <message>
        <source>A bid may be answered with three straight away, instead of being held.</source>
        <translation>Den som svarar på ett bud får säga tre direkt i stället för att syna.</translation>
    </message>
    <message>
        <source>A bid ties your wild card to that figure: for the whole deal, or only until the figure is conceded.</source>
        <translation>Ett bud binder jokern till figuren: under hela given, eller bara tills alla har passat och figuren är avgjord.</translation>
    </message>
    <message>
        <source>Whoever says “Good” to a figure can no longer make it with a wild card.</source>
        <translation>Den som passar när en figur bjuds kan inte längre bilda den figuren med sin joker.</translation>
    </message>
    <message>
        <source>Which figures are counted first; this decides who goes out first.</source>
        <translation>Vilka figurer som räknas först; det avgör vem som går i mål först.</translation>
    </message>
    <message>
        <source>The game ends when the first player goes out, and the lowest score loses; or the others play on, and the last one left loses.</source>
        <translation>Partiet slutar när den första går i mål, och då förlorar den med lägst poäng; eller så spelar de andra vidare, och den sista förlorar.</translation>
    </message>
    <message>
        <source>Whether the count stops as soon as somebody goes out, or the whole deal is counted.</source>
        <translation>Om räkningen avbryts så snart någon går i mål, eller om hela given räknas.</translation>
    </message>
    <message>
        <source>Illegal cards and bids are either impossible, or possible and punished.</source>
        <translation>Otillåtna kort och bud går antingen inte att välja, eller är möjliga men straffas.</translation>
    </message>
    <message>
        <source>What an offence costs: a few points, all points so far, or the game.</source>
        <translation>Vad en förseelse kostar: några poäng, alla poäng hittills eller hela partiet.</translation>
    </message>
    <message>
        <source>How many points each punished offence costs.</source>
        <translation>Hur många poäng varje straffad förseelse kostar.</translation>
    </message>
    <message>
        <source>Offences are punished automatically, or only if somebody protests after the last card.</source>
        <translation>Förseelser straffas automatiskt, eller bara om någon protesterar efter sista kortet.</translation>
    </message>
    <message>
        <source>Nobody should reach the target merely because the others concede a bid: either a player who is one point short may not bid, or in each deal a player may bid at most one figure fewer than the points still needed.</source>
        <translation>Ingen ska nå målet bara för att de andra passar för ett bud: den som har en poäng kvar får inte bjuda, eller så får man i varje giv bara bjuda färre figurer än man har poäng kvar.</translation>
    </message>
    <message>
        <source>When the best set or run is shared, nobody scores that figure. If it had been conceded, its points either still count or are lost too.</source>
        <translation>Delar flera spelare på bästa lika (par eller triss) eller bästa sekvens blir figuren oavgjord och ingen får den; om alla hade passat räknas poängen antingen ändå eller går också förlorad.</translation>
    </message>
    <message>
        <source>After a game the deal passes to the left, or the player to the loser’s right deals, so that the loser leads to the first trick.</source>
        <translation>Efter ett parti går turen att ge vidare åt vänster, eller så ger spelaren till höger om förloraren, så att förloraren spelar ut till första sticket.</translation>
    </message>
    <message>
        <source>Whether the %1 is added to the 32 cards, and whether it is wild or worth a point.</source>
        <extracomment>%1 is the name of a card (Schell-Sechser, Karo-Sechser)</extracomment>
        <translation>Om %1 är med utöver de 32 korten, och om det kortet är joker eller värt en poäng.</translation>
    </message>
    <message>
        <source>The %1 and the %2 are wild too; this is possible only if the Weli is wild.</source>
        <extracomment>%1 and %2 are the names of cards (Schell-Siebener, Eichel-Siebener)</extracomment>
        <translation>Även %1 och %2 är jokrar; det kräver att Weli är joker.</translation>
    </message>
    <message>
        <source>Whether %1 or %2 come first when figures are counted in order of rank.</source>
        <extracomment>%1 and %2 are suits (Herz, Laub)</extracomment>
        <translation>Om %1 eller %2 kommer först när figurerna räknas i rangordning.</translation>
    </message>
    <message>
        <source>What the dealer puts into the pot before each deal; premiums are multiples of it.</source>
        <translation>Vad givaren lägger i potten före varje giv; även premierna räknas i grundinsatser.</translation>
    </message>
    <message>
        <source>However much is in the pot, no deal is played for more than this many base stakes; the rest stays there.</source>
        <translation>Hur mycket som än ligger i potten spelar man aldrig om mer än så här många grundinsatser; resten ligger kvar.</translation>
    </message>
    <message>
        <source>Which premium contracts can be bid: all, those up to Six, or %1 alone; without Five there is no after-buying.</source>
        <extracomment>%1 is the contract Hearts</extracomment>
        <translation>Vilka premiekontrakt som får bjudas: alla, de upp till sex, eller bara %1; utan fem finns inget efterköp.</translation>
    </message>
    <message>
        <source>Whoever cannot follow suit must trump, even if that does not win the trick.</source>
        <translation>Den som inte kan följa färg måste trumfa, även om det inte vinner sticket.</translation>
    </message>
    <message>
        <source>The declarer and a lone defender may agree, without playing, how many tricks each of them gets.</source>
        <translation>Spelföraren och en ensam motspelare får utan att spela komma överens om hur många stick var och en får.</translation>
    </message>
    <message>
        <source>After this many deals the match ends and the pot is shared out; everybody deals equally often.</source>
        <translation>Efter så här många givar är matchen slut och potten delas; alla ger lika ofta.</translation>
    </message>
    <message>
        <source>If everybody can follow suit to the end, either the deal counts, with eight points for each eight, or it is annulled and dealt again.</source>
        <translation>Om alla kan följa färg till slutet räknas given, med åtta poäng för varje åtta, eller så annulleras den och ges om.</translation>
    </message>
    <message>
        <source>A player without a trick loses; or that counts the same as a hundred points, so that the third player wins if both happen.</source>
        <translation>Den som inte tar något stick förlorar; eller så är det lika illa som hundra poäng, så att den tredje vinner om båda förekommer.</translation>
    </message>
    <message>
        <source>If two players have equal points, the third one wins, or the two draw cards and the lower card loses.</source>
        <translation>Har två lika många poäng vinner den tredje, eller så drar de två kort och det lägre förlorar.</translation>
    </message>
    <message>
        <source>Whoever had the wild Weli and won none of the five figures (ways to score) loses a point at the count.</source>
        <translation>Den som hade Weli som joker och inte tog någon av de fem figurerna (sätt att få poäng) förlorar en poäng vid poängräkningen.</translation>
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
        <source>nobody scores</source>
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
        <source>If all say “Good”, you score 1; if somebody holds it, it is worth 2.</source>
        <translation>Passar alla får du 1 poäng, synar någon gäller figuren 2.</translation>
    </message>
    <message>
        <source>Three</source>
        <extracomment>On a figure&apos;s plate: raise it to three</extracomment>
        <translation>Tre</translation>
    </message>
    <message>
        <source>If all say “Good”, you score 2; if somebody holds it, it is worth 3.</source>
        <translation>Passar alla får du 2 poäng, synar någon gäller figuren 3.</translation>
    </message>
    <message>
        <source>bid by you</source>
        <translation>bjuden av dig</translation>
    </message>
    <message>
        <source>held by you</source>
        <translation>synad av dig</translation>
    </message>
    <message>
        <source>three by you</source>
        <translation>tre av dig</translation>
    </message>
    <message>
        <source>conceded to you</source>
        <translation>tillfaller dig</translation>
    </message>
    <message>
        <source>%1 to you</source>
        <extracomment>On a figure&apos;s plate after the count: %1 is &quot;2 points&quot;</extracomment>
        <translation>%1 till dig</translation>
    </message>
    <message>
        <source>The highest card of the suit, played or not.</source>
        <translation>Färgens högsta kort, spelat eller inte.</translation>
    </message>
    <message>
        <source>Cards of one rank: three beat two, then the higher rank wins.</source>
        <translation>Kort av samma valör: tre slår två, sedan vinner högre valör.</translation>
    </message>
    <message>
        <source>Cards of one suit that follow each other: three beat two, then the highest card decides.</source>
        <translation>Kort i samma färg som följer på varandra: tre slår två, sedan avgör det högsta kortet.</translation>
    </message>
    <message>
        <source>It is worth %1 now.</source>
        <extracomment>Of a figure: %1 is &quot;2 points&quot;</extracomment>
        <translation>Figuren gäller nu %1.</translation>
    </message>
    <message>
        <source>Taking the third trick.</source>
        <translation>Att ta det tredje sticket.</translation>
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
    <name>PreferenceAct</name>
    <message>
        <source>pass</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>bid %1</source>
        <extracomment>%1 is a contract, or spiel (Drei lizitieren; bjud tre)</extracomment>
        <translation>bjuda %1</translation>
    </message>
    <message>
        <source>hold %1</source>
        <extracomment>%1 is a contract (Zwei halten; håll två)</extracomment>
        <translation>hålla %1</translation>
    </message>
    <message>
        <source>discard %1 and %2</source>
        <extracomment>%1 and %2 are cards</extracomment>
        <translation>lägga bort %1 och %2</translation>
    </message>
    <message>
        <source>play %1</source>
        <extracomment>%1 is a contract, announced after buying</extracomment>
        <translation>spela %1</translation>
    </message>
    <message>
        <source>after-buy</source>
        <extracomment>Takes up the two cards that were laid aside (nachkaufen; gör efterköp)</extracomment>
        <translation>göra efterköp</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>Neither buys after the declarer nor offers to share the tricks</extracomment>
        <translation>nej</translation>
    </message>
    <message>
        <source>go along</source>
        <translation>gå med</translation>
    </message>
    <message>
        <source>stay home</source>
        <translation>avstå</translation>
    </message>
    <message>
        <source>invite</source>
        <translation>bjuda in</translation>
    </message>
    <message>
        <source>play alone</source>
        <extracomment>Plays without the other defender</extracomment>
        <translation>spela ensam</translation>
    </message>
    <message>
        <source>offer %1</source>
        <extracomment>Offers to share the tricks: %1 is &quot;7–3&quot;, the declarer&apos;s first</extracomment>
        <translation>erbjuda %1</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>acceptera</translation>
    </message>
    <message>
        <source>refuse</source>
        <translation>tacka nej</translation>
    </message>
</context>
<context>
    <name>PreferenceDrill</name>
    <message>
        <source>Having to beat</source>
        <translation>Tvånget att sticka över</translation>
    </message>
    <message>
        <source>Taking a trick</source>
        <translation>Ta sticket</translation>
    </message>
    <message>
        <source>You play: %1. Who takes the trick?</source>
        <translation>Du spelar %1. Vem tar sticket?</translation>
    </message>
    <message>
        <source>The order of bids</source>
        <translation>Budens ordning</translation>
    </message>
    <message>
        <source>Which of these bids is higher?</source>
        <translation>Vilket av buden är högre?</translation>
    </message>
    <message>
        <source>What you may bid</source>
        <translation>Vad du får bjuda</translation>
    </message>
    <message>
        <source>It is your turn in the auction. Which of these may you say?</source>
        <translation>Det är din tur i budgivningen. Vad av det här får du säga?</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Hålla</translation>
    </message>
    <message>
        <source>The last bid is %1. Who may hold it?</source>
        <translation>Det senaste budet är %1. Vem får hålla det?</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Ange kontrakt</translation>
    </message>
    <message>
        <source>Which of these contracts may you announce?</source>
        <translation>Vilka av kontrakten får du ange?</translation>
    </message>
    <message>
        <source>The trumps of the contracts</source>
        <translation>Trumf i varje kontrakt</translation>
    </message>
    <message>
        <source>The contract is %1. What are trumps?</source>
        <translation>Kontraktet är %1. Vad är trumf?</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>Vem som spelar ut</translation>
    </message>
    <message>
        <source>You say “%1” Who leads to the first trick?</source>
        <translation>Du säger ”%1” Vem spelar ut till första sticket?</translation>
    </message>
    <message>
        <source>The tricks you need</source>
        <translation>Sticken du behöver</translation>
    </message>
    <message>
        <source>The contract is %1, and you are %2. How many tricks do you need?</source>
        <translation>Kontraktet är %1, och du är %2. Hur många stick måste det bli för att du inte ska gå bet?</translation>
    </message>
    <message>
        <source>What is played for</source>
        <translation>Vad man spelar om</translation>
    </message>
    <message>
        <source>Who goes down</source>
        <translation>Vem som går bet</translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Tricks: %2. Who must pay into the pot?</source>
        <translation>Du spelar %1, och given är slut. Stick: %2. Vem måste betala till potten?</translation>
    </message>
    <message>
        <source>What you get or pay</source>
        <translation>Vad du får eller betalar</translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Tricks: %2. Played for: %3. What do you get or pay?</source>
        <translation>Du spelade %1, och given är slut. Stick: %2. Det spelades om %3. Vad får eller betalar du?</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>Potten</translation>
    </message>
    <message>
        <source>You play: %1. The deal is over. Tricks: %2. The pot held %3. What does it hold now?</source>
        <translation>Du spelade %1, och given är slut. Stick: %2. I potten låg %3. Hur mycket ligger där nu?</translation>
    </message>
    <message>
        <source>The highest so far: %1. You can beat it, so you must.</source>
        <translation>Högst hittills: %1. Det kortet kan du sticka över, alltså måste du.</translation>
    </message>
    <message>
        <source>Led: %1, trumps: %2. You cannot follow suit, but any trump beats what lies there, so you must trump.</source>
        <translation>Utspelat: %1, trumf: %2. Du kan inte följa färg, men varje trumf sticker över det som ligger, så du måste trumfa.</translation>
    </message>
    <message>
        <source>The declarer led, and you sit to the left: you must beat the card, but with the lowest that does it. That is %1.</source>
        <translation>Spelföraren spelade ut och du sitter till vänster: du måste sticka över, men så lågt du kan: här med %1.</translation>
    </message>
    <message>
        <source>From the lowest up: One to Four; spiel; %3 and Five, level; Six; Seven; Eight. From Five on, each stands one step higher without buying. So %1 is higher than %2.</source>
        <translation>Nedifrån: ett till fyra; spel; %3 och fem, som är lika höga; sex; sju; åtta. Från fem och uppåt står samma bud utan köp ett steg högre. Alltså är %1 högre än %2.</translation>
    </message>
    <message>
        <source>The two stand on the same step of the ladder: neither goes above the other.</source>
        <translation>De två är lika höga: inget av dem bjuder över det andra.</translation>
    </message>
    <message>
        <source>The last bid is %1, and a new one must be higher, except that spiel may follow spiel. One to Three without buying are first bid as spiel.</source>
        <translation>Det senaste budet är %1, och ett nytt måste vara högre; bara på spel får du också säga spel. Ett till tre utan köp bjuds först som spel.</translation>
    </message>
    <message>
        <source>Forehand began with a bid and is still in the auction: the right to hold is forehand’s alone.</source>
        <translation>Förhanden började med ett bud och är kvar i budgivningen: bara förhanden får hålla.</translation>
    </message>
    <message>
        <source>Forehand passed at once, so the right to hold is the dealer’s; with four players it belongs to the player on forehand’s left.</source>
        <translation>Förhanden passade direkt. Då är det givaren som får hålla; med fyra spelare den som sitter till vänster om förhanden.</translation>
    </message>
    <message>
        <source>In each deal only one player has the right to hold, and here that player has passed or made the last bid.</source>
        <translation>I varje giv får bara en spelare hålla, och den spelaren har redan passat eller har själv det senaste budet.</translation>
    </message>
    <message>
        <source>The last bid was %1. You may announce that or a higher contract of the same kind, always one with buying.</source>
        <translation>Det sista budet var %1. Du får ange det eller något högre av samma slag, alltid med köp.</translation>
    </message>
    <message>
        <source>In One %3 are trumps, in Two %4, in Three %5, in Four %6. Without buying the suits are the same, but Four without buying is simply called %6. So in %1 they are %2.</source>
        <translation>Trumf i kontraktet ett är %3, i två %4, i tre %5, i fyra %6. Utan köp är det samma färger, men fyra utan köp heter %6. I %1 alltså %2.</translation>
    </message>
    <message>
        <source>%1 is played without trumps.</source>
        <translation>%1 spelas utan trumf.</translation>
    </message>
    <message>
        <source>The declarer leads to the first trick.</source>
        <translation>Spelföraren spelar ut till första sticket.</translation>
    </message>
    <message>
        <source>All have passed, so the dealer leads; with four players, forehand does.</source>
        <translation>Alla har passat: i krypspel spelar givaren ut, med fyra spelare förhanden.</translation>
    </message>
    <message>
        <source>The declarer needs six of the ten tricks.</source>
        <translation>Spelföraren behöver sex av de tio sticken.</translation>
    </message>
    <message>
        <source>In this contract the declarer must not take a single trick.</source>
        <translation>I det här kontraktet får spelföraren inte ta ett enda stick.</translation>
    </message>
    <message>
        <source>In this contract the declarer must take all ten tricks.</source>
        <translation>I det här kontraktet måste spelföraren ta alla tio sticken.</translation>
    </message>
    <message>
        <source>A defender who plays along needs two tricks.</source>
        <translation>En motspelare som går med behöver två stick.</translation>
    </message>
    <message>
        <source>A defender who invites answers for both: four tricks together.</source>
        <translation>Den som bjuder in svarar för båda: fyra stick tillsammans.</translation>
    </message>
    <message>
        <source>A defender who was invited plays along but cannot go down.</source>
        <translation>Den som har bjudits in spelar med men kan inte gå bet.</translation>
    </message>
    <message>
        <source>Tricks: %1. The declarer needs six, a defender who plays needs two, and one who invites needs four between the two of them.</source>
        <translation>Stick: %1. Spelföraren behöver sex, en motspelare två, och den som bjuder in behöver fyra ihop med den inbjudna.</translation>
    </message>
    <message>
        <source>Tricks: %1. All have passed, so whoever takes the most tricks pays. If two have the most, both pay.</source>
        <translation>Stick: %1. I krypspel betalar den som har flest stick; är det två som har flest betalar båda.</translation>
    </message>
    <message>
        <source>Tricks: %1. This contract is for no trick or for all ten, so only the declarer can go down.</source>
        <translation>Stick: %1. Här ska spelföraren ta antingen inget stick eller alla tio, och bara spelföraren kan gå bet.</translation>
    </message>
    <message>
        <source>The pot holds %1; the base stake is %2, and at most %3 base stakes are played for. How much is that here?</source>
        <translation>I potten ligger %1. Grundinsatsen är %2, och det spelas om högst %3 grundinsatser. Hur mycket spelas det om här?</translation>
    </message>
    <message>
        <source>You said “spiel” first, so now you must name its suit: One, Two or Three, each without buying. The bids of the same names with buying are something else.</source>
        <translation>Du sa ”spel” först och måste nu ange färgen: ett, två eller tre, alla utan köp. Buden med samma namn men med köp är något annat.</translation>
    </message>
    <message>
        <source>After “spiel” you can only pass or name a suit above %1, up to Three without buying.</source>
        <translation>Efter ”spel” kan du bara passa eller ange en färg över %1, högst tre utan köp.</translation>
    </message>
    <message>
        <source>The pot, %1, is no more than %2 base stakes, so all of it is played for.</source>
        <translation>I potten ligger %1, inte mer än %2 grundinsatser, så det spelas om hela potten.</translation>
    </message>
    <message>
        <source>The pot holds %1, but at most %2 base stakes are played for: %3.</source>
        <translation>I potten ligger %1, men det spelas om högst %2 grundinsatser: %3.</translation>
    </message>
    <message>
        <source>You made the contract and take what was played for from the pot: %2. For each trick of the defenders you pay a tenth of it: %1. Premiums: %3.</source>
        <translation>Du gick hem och tar beloppet ur potten: %2. För varje stick som motspelarna tog betalar du en tiondel av det: %1. Premier: %3.</translation>
    </message>
    <message>
        <source>You went down and pay what was played for into the pot: %2. For each trick of the defenders you pay a tenth of it as well: %1. Premiums: %3.</source>
        <translation>Du gick bet och betalar beloppet till potten: %2. För varje stick som motspelarna tog betalar du dessutom en tiondel av det: %1. Premier: %3.</translation>
    </message>
    <message>
        <source>The declarer pays you a tenth of what was played for, for each of your tricks: %1. With two or more you pay nothing into the pot. Premiums: %3.</source>
        <translation>För varje stick du tog betalar spelföraren dig en tiondel av beloppet: %1. Med två eller fler betalar du inget till potten. Premier: %3.</translation>
    </message>
    <message>
        <source>With fewer than two tricks you went down and pay what was played for into the pot: %2. Your tricks are paid for all the same: %1. Premiums: %3.</source>
        <translation>Med färre än två stick gick du bet och betalar beloppet till potten: %2. Dina stick får du betalt för ändå: %1. Premier: %3.</translation>
    </message>
    <message>
        <source>You invited, so the declarer pays you for the tricks of both: %1. With four or more you pay nothing into the pot. Premiums: %3.</source>
        <translation>Du bjöd in, så spelföraren betalar dig för bådas stick: %1. Med fyra eller fler betalar du inget till potten. Premier: %3.</translation>
    </message>
    <message>
        <source>You invited, and with fewer than four tricks together you went down and pay what was played for into the pot: %2. For the tricks of both you get: %1. Premiums: %3.</source>
        <translation>Du bjöd in, och med färre än fyra stick tillsammans gick du bet och betalar beloppet till potten: %2. För bådas stick får du %1. Premier: %3.</translation>
    </message>
    <message>
        <source>You were invited: you cannot go down, and the tricks of both are paid to the defender who invited you. Premiums: %3.</source>
        <translation>Du var inbjuden: du kan inte gå bet, och den som bjöd in dig får betalt för bådas stick. Premier: %3.</translation>
    </message>
    <message>
        <source>Without trumps no trick is paid for, and only the declarer can go down. Premiums: %3.</source>
        <translation>Utan trumf betalas inga stick, och bara spelföraren kan gå bet. Premier: %3.</translation>
    </message>
    <message>
        <source>The contract was made: the declarer takes what was played for, %3, from the pot. Of %1 that leaves %2.</source>
        <translation>Kontraktet gick hem: spelföraren tar beloppet, %3, ur potten. Av %1 blir det %2 kvar.</translation>
    </message>
    <message>
        <source>The contract was made: the declarer takes %3 from the pot. Whoever went down (%4) pays %3 into it. So %1 becomes %2.</source>
        <translation>Kontraktet gick hem: spelföraren tar %3 ur potten. Den som gick bet betalar in %3: %4. Potten går från %1 till %2.</translation>
    </message>
    <message>
        <source>Whoever went down (%4) pays what was played for, %3, into the pot. So %1 becomes %2.</source>
        <translation>Den som gick bet betalar in beloppet, %3: %4. Potten går från %1 till %2.</translation>
    </message>
    <message>
        <source>All have passed. Whoever took the most tricks (%4) pays one base stake, %3, into the pot. So %1 becomes %2.</source>
        <translation>Alla passade. Den som tog flest stick betalar in en grundinsats, %3: %4. Potten går från %1 till %2.</translation>
    </message>
    <message>
        <source>%1 were led. Which of these cards may you play?</source>
        <translation>Utspel i %1. Vilka av korten får du spela?</translation>
    </message>
</context>
<context>
    <name>PreferenceHabits</name>
    <message>
        <source>You never bid.</source>
        <translation>Du bjöd aldrig.</translation>
    </message>
    <message>
        <source>%1 never bid.</source>
        <translation>%1 bjöd aldrig.</translation>
    </message>
    <message numerus="yes">
        <source>You bid in %1 of %n deal(s), up to %2.</source>
        <translation>
            <numerusform>Du bjöd i %1 av %n giv, som högst %2.</numerusform>
            <numerusform>Du bjöd i %1 av %n givar, som högst %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bid in %2 of %n deal(s), up to %3.</source>
        <extracomment>After a match: %1 is a player, %2 in how many of these deals, %3 the highest bid</extracomment>
        <translation>
            <numerusform>%1 bjöd i %2 av %n giv, som högst %3.</numerusform>
            <numerusform>%1 bjöd i %2 av %n givar, som högst %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>went along %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>gick med %1</translation>
    </message>
    <message>
        <source>stayed home %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>avstod %1</translation>
    </message>
    <message>
        <source>invited %1</source>
        <extracomment>%1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>bjöd in %1</translation>
    </message>
    <message>
        <source>As defender: %1.</source>
        <extracomment>%1 is &quot;went along twice, stayed home once&quot;</extracomment>
        <translation>Som motspelare: %1.</translation>
    </message>
    <message>
        <source>As declarer: made it %1.</source>
        <extracomment>How often a player has made the contract. %1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>Som spelförare: hem %1.</translation>
    </message>
    <message>
        <source>As declarer: went down %1.</source>
        <extracomment>How often a player has gone down. %1 is &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>Som spelförare: bet %1.</translation>
    </message>
    <message>
        <source>As declarer: made it %1, went down %2.</source>
        <extracomment>%1 and %2 are &quot;once&quot;, &quot;3 times&quot;</extracomment>
        <translation>Som spelförare: hem %1, bet %2.</translation>
    </message>
</context>
<context>
    <name>PreferenceNews</name>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passar.</translation>
    </message>
    <message>
        <source>%1 bids %2.</source>
        <extracomment>%2 is a contract</extracomment>
        <translation>%1 bjuder %2.</translation>
    </message>
    <message>
        <source>%1 holds %2.</source>
        <extracomment>%2 is a contract; takes the bid over at the same level</extracomment>
        <translation>%1 håller %2.</translation>
    </message>
    <message>
        <source>%1 discards two cards.</source>
        <translation>%1 lägger bort två kort.</translation>
    </message>
    <message>
        <source>%1 announces %2.</source>
        <extracomment>%2 is a contract</extracomment>
        <translation>%1 anger %2.</translation>
    </message>
    <message>
        <source>%1 after-buys.</source>
        <translation>%1 gör efterköp.</translation>
    </message>
    <message>
        <source>%1 goes along.</source>
        <translation>%1 går med.</translation>
    </message>
    <message>
        <source>%1 stays home.</source>
        <translation>%1 avstår.</translation>
    </message>
    <message>
        <source>%1 invites %2.</source>
        <extracomment>%2 is the other defender</extracomment>
        <translation>%1 bjuder in %2.</translation>
    </message>
    <message>
        <source>%1 plays alone.</source>
        <translation>%1 spelar ensam.</translation>
    </message>
    <message>
        <source>%1 offers %2.</source>
        <extracomment>%2 is how the ten tricks are shared out, &quot;7–3&quot;, the declarer&apos;s first</extracomment>
        <translation>%1 erbjuder %2.</translation>
    </message>
    <message>
        <source>%1 accepts.</source>
        <translation>%1 accepterar.</translation>
    </message>
    <message>
        <source>%1 refuses.</source>
        <translation>%1 tackar nej.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%2 is a card</extracomment>
        <translation>%1 spelar %2.</translation>
    </message>
    <message>
        <source>The defenders lay their cards face up.</source>
        <translation>Motspelarna lägger upp sina kort.</translation>
    </message>
    <message>
        <source>%1 buys.</source>
        <translation>%1 köper.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passar.</translation>
    </message>
    <message>
        <source>You bid %1.</source>
        <extracomment>%1 is a contract</extracomment>
        <translation>Du bjuder %1.</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <extracomment>%1 is a contract; you take the bid over at the same level</extracomment>
        <translation>Du håller %1.</translation>
    </message>
    <message>
        <source>You discard two cards.</source>
        <translation>Du lägger bort två kort.</translation>
    </message>
    <message>
        <source>You announce %1.</source>
        <extracomment>%1 is a contract</extracomment>
        <translation>Du anger %1.</translation>
    </message>
    <message>
        <source>You after-buy.</source>
        <translation>Du gör efterköp.</translation>
    </message>
    <message>
        <source>You go along.</source>
        <translation>Du går med.</translation>
    </message>
    <message>
        <source>You stay home.</source>
        <translation>Du avstår.</translation>
    </message>
    <message>
        <source>You invite %1.</source>
        <extracomment>%1 is the other defender</extracomment>
        <translation>Du bjuder in %1.</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Du spelar ensam.</translation>
    </message>
    <message>
        <source>You offer %1.</source>
        <extracomment>%1 is how the ten tricks are shared out, &quot;7–3&quot;, the declarer&apos;s first</extracomment>
        <translation>Du erbjuder %1.</translation>
    </message>
    <message>
        <source>You accept.</source>
        <translation>Du accepterar.</translation>
    </message>
    <message>
        <source>You refuse.</source>
        <translation>Du tackar nej.</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <extracomment>%1 is a card</extracomment>
        <translation>Du spelar %1.</translation>
    </message>
    <message>
        <source>You buy.</source>
        <extracomment>The declarer takes up the two cards that lie on the table</extracomment>
        <translation>Du köper.</translation>
    </message>
    <message>
        <source>%1 invites you.</source>
        <extracomment>%1 is the other defender</extracomment>
        <translation>%1 bjuder in dig.</translation>
    </message>
    <message>
        <source>%1 does not after-buy.</source>
        <translation>%1 gör inget efterköp.</translation>
    </message>
    <message>
        <source>You do not after-buy.</source>
        <translation>Du gör inget efterköp.</translation>
    </message>
    <message>
        <source>You offer no split.</source>
        <extracomment>Does not offer to share the tricks out</extracomment>
        <translation>Du erbjuder ingen delning.</translation>
    </message>
    <message>
        <source>%1 offers no split.</source>
        <translation>%1 erbjuder ingen delning.</translation>
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
        <translation>kontraktet går hem: %1</translation>
    </message>
    <message>
        <source>The contract is made in %1 deals.</source>
        <translation>Kontraktet går hem i %1 fall.</translation>
    </message>
    <message>
        <source>enough tricks: %1</source>
        <extracomment>The tricks without which a defender goes down: %1 is &quot;62%&quot;</extracomment>
        <translation>nog med stick: %1</translation>
    </message>
    <message>
        <source>You get the tricks that you need in %1 deals.</source>
        <translation>I %1 fall får du de stick du behöver.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What may be done, very short: %1 is an act (&quot;Pass&quot;, &quot;Stay home&quot;), %2 chips (&quot;−7&quot;)</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>you do not pay: %1</source>
        <extracomment>Ausfechten: whoever takes the most tricks pays; %1 is &quot;62%&quot; that one does not</extracomment>
        <translation>du slipper betala: %1</translation>
    </message>
    <message>
        <source>In %1 deals you do not take the most tricks.</source>
        <translation>I %1 fall tar du inte flest stick.</translation>
    </message>
    <message>
        <source>%1: %2 on average.</source>
        <translation>%1: i snitt %2.</translation>
    </message>
    <message>
        <source>%1: you then get the tricks you need in %2 deals, %3 on average.</source>
        <translation>%1: då får du de stick du behöver i %2 fall, i snitt %3.</translation>
    </message>
    <message>
        <source>%1: the contract is then made in %2 deals, %3 on average.</source>
        <translation>%1: kontraktet går då hem i %2 fall, i snitt %3.</translation>
    </message>
</context>
<context>
    <name>PreferenceReason</name>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Inget annat är möjligt.</translation>
    </message>
    <message>
        <source>One choice is as good as another.</source>
        <translation>Det ena är lika bra som det andra.</translation>
    </message>
    <message>
        <source>You make %1 in %2 of 100 deals.</source>
        <extracomment>%1: a contract, %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Kontraktet %1 går hem i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>In defence your cards are worth %2.</source>
        <extracomment>%2: tricks (&quot;about 2 tricks&quot;)</extracomment>
        <translation>Som motspelare har du kort för %2.</translation>
    </message>
    <message>
        <source>If nobody bids, whoever takes the most tricks pays.</source>
        <translation>Om ingen bjuder betalar den som tar flest stick.</translation>
    </message>
    <message>
        <source>If you settle on that, you get %2.</source>
        <extracomment>%2: tricks (&quot;3 tricks&quot;)</extracomment>
        <translation>Kommer ni överens om det får du %2.</translation>
    </message>
    <message>
        <source>The other player accepts in %2 of 100 deals.</source>
        <translation>Den andra accepterar i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>Nobody can take this trick from you.</source>
        <translation>Det sticket tar ingen ifrån dig.</translation>
    </message>
    <message>
        <source>It leaves the trick to the others.</source>
        <translation>Du lämnar sticket åt de andra.</translation>
    </message>
    <message>
        <source>Its suit might force a trick on you; better get rid of the card.</source>
        <translation>Färgen kan tvinga på dig ett stick, så det är bra att bli av med kortet.</translation>
    </message>
    <message>
        <source>It depends on how %1 split: if evenly, the contract is made in %2 of 100 deals, otherwise in %3.</source>
        <extracomment>%1: a suit, %2 and %3: numbers of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Det beror på hur färgen %1 sitter: sitter den jämnt går kontraktet hem i %2 av 100 fall, annars i %3.</translation>
    </message>
    <message>
        <source>You make %1 in %2 of 100 deals and take %3 on average.</source>
        <extracomment>%1: a contract, %2: a number of a hundred, %3: tricks (&quot;about 7 tricks&quot;)</extracomment>
        <translation>Kontraktet %1 går hem i %2 av 100 fall, och i snitt tar du %3.</translation>
    </message>
    <message>
        <source>If you become the declarer, you make %1 in %2 of 100 deals and take %3 on average.</source>
        <extracomment>The same of the deals in which the others leave it to the player</extracomment>
        <translation>Blir du spelförare i %1 går det hem i %2 av 100 fall, och i snitt tar du %3.</translation>
    </message>
    <message>
        <source>As the declarer, mostly in %1, you make your contract in %2 of 100 deals and take %3 on average.</source>
        <extracomment>The same where the declarer does not always announce the same contract</extracomment>
        <translation>Som spelförare, oftast i %1, går du hem i %2 av 100 fall och tar i snitt %3.</translation>
    </message>
    <message>
        <source>If you aim for %1, you come through without going down in %2 of 100 deals, as declarer or as defender.</source>
        <extracomment>%1: a contract that the bid may lead to, %2: a number of a hundred</extracomment>
        <translation>Siktar du på %1 klarar du dig utan att gå bet i %2 av 100 fall, som spelförare eller motspelare.</translation>
    </message>
    <message>
        <source>You will rarely get to play it: you become the declarer in %2 of 100 deals.</source>
        <extracomment>%2: a number of a hundred (&quot;about 3&quot;)</extracomment>
        <translation>Du lär knappast få spela det: spelförare blir du i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>Your best bid is for %1, which you make in %2 of 100 deals: %3.</source>
        <extracomment>%1: a contract, %2: a number of a hundred (&quot;about 12&quot;), %3: chips (&quot;about −8 chips&quot;)</extracomment>
        <translation>Ditt bästa bud siktar på %1, som går hem i %2 av 100 fall: %3.</translation>
    </message>
    <message>
        <source>Another choice would be worth more, but this player prefers this one.</source>
        <translation>Något annat ger mer, men den här spelaren gör hellre så här.</translation>
    </message>
    <message>
        <source>The premium is %2: from each defender if you make it, to each if you do not.</source>
        <extracomment>%2: chips (&quot;20 chips&quot;)</extracomment>
        <translation>Premien är %2: från var och en av motspelarna om du går hem, annars till var och en.</translation>
    </message>
    <message>
        <source>That leaves you without %1, so you can trump when they are led.</source>
        <extracomment>A discard. %1: a suit</extracomment>
        <translation>Då har du inga %1 kvar och kan trumfa när färgen spelas ut.</translation>
    </message>
    <message>
        <source>That leaves you without %1, so you can throw other cards away when they are led.</source>
        <extracomment>A discard when no trick is wanted. %1: a suit</extracomment>
        <translation>Då har du inga %1 kvar och kan saka något annat när färgen spelas ut.</translation>
    </message>
    <message>
        <source>Without these two cards you are likeliest to stay without a trick.</source>
        <translation>Utan de här två korten har du störst chans att bli utan stick.</translation>
    </message>
    <message>
        <source>If you both play, you get your two tricks in %2 of 100 deals, and %3 on average.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;), %3: tricks (&quot;about 2 tricks&quot;)</extracomment>
        <translation>Om ni båda är med tar du dina två stick i %2 av 100 fall, och i snitt %3.</translation>
    </message>
    <message>
        <source>Alone you get your two tricks in %2 of 100 deals, and %3 on average.</source>
        <translation>Spelar du ensam tar du dina två stick i %2 av 100 fall, och i snitt %3.</translation>
    </message>
    <message>
        <source>If you invite, the two of you get four tricks in %2 of 100 deals, and %3 on average.</source>
        <translation>Om du bjuder in tar ni tillsammans fyra stick i %2 av 100 fall, och i snitt %3.</translation>
    </message>
    <message>
        <source>If you pass, you promise nothing.</source>
        <translation>Om du passar lovar du ingenting.</translation>
    </message>
    <message>
        <source>If you go along, you get the tricks you need in %2 of 100 deals, and %3 on average.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;), %3: tricks (&quot;about 2 tricks&quot;)</extracomment>
        <translation>Om du går med får du de stick du behöver i %2 av 100 fall, och i snitt %3.</translation>
    </message>
    <message>
        <source>If you stay home, you cannot go down.</source>
        <translation>Avstår du kan du inte gå bet.</translation>
    </message>
    <message>
        <source>Staying home is worth %2.</source>
        <extracomment>%2: chips (&quot;about −8 chips&quot;)</extracomment>
        <translation>Om du avstår: %2.</translation>
    </message>
    <message>
        <source>If you went along, you would get the tricks you need in %2 of 100 deals: %3.</source>
        <extracomment>%2: a number of a hundred, %3: chips (&quot;about −8 chips&quot;)</extracomment>
        <translation>Går du med får du de stick du behöver i %2 av 100 fall: %3.</translation>
    </message>
    <message>
        <source>The premium is the same if you stay home.</source>
        <translation>Premien gäller även om du avstår.</translation>
    </message>
    <message>
        <source>If you say no, you promise nothing.</source>
        <translation>Om du säger nej lovar du ingenting.</translation>
    </message>
    <message>
        <source>If you after-bought, you would make it in %2 of 100 deals: %3.</source>
        <extracomment>%2: a number of a hundred, %3: chips (&quot;about −8 chips&quot;)</extracomment>
        <translation>Om du gjorde efterköp skulle du gå hem i %2 av 100 fall: %3.</translation>
    </message>
    <message>
        <source>The declarer agrees to 7–3 in %2 of 100 deals.</source>
        <extracomment>The usual split of the tricks. %2: a number of a hundred</extracomment>
        <translation>Spelföraren går med på 7–3 i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>The declarer can no longer get this trick.</source>
        <translation>Det här sticket kan spelföraren inte längre få.</translation>
    </message>
    <message>
        <source>It leaves the trick to the declarer.</source>
        <translation>Du lämnar sticket åt spelföraren.</translation>
    </message>
    <message>
        <source>You have to take this trick, so take it with your highest card.</source>
        <translation>Det här sticket måste du ta, så ta det med ditt högsta kort.</translation>
    </message>
    <message>
        <source>You have to take this trick; better take it with a higher card.</source>
        <translation>Det här sticket måste du ta; ta det hellre med ett högre kort.</translation>
    </message>
    <message>
        <source>At least as many trumps are still out as you hold.</source>
        <translation>Det är minst lika många trumf kvar ute som du har.</translation>
    </message>
    <message>
        <source>It takes the trick for certain, and no cheaper card does.</source>
        <translation>Det tar säkert sticket, och inget billigare kort gör det.</translation>
    </message>
    <message>
        <source>It takes the trick for certain, but a cheaper card would do.</source>
        <translation>Det tar säkert sticket, men ett billigare hade räckt.</translation>
    </message>
    <message>
        <source>You cannot take the trick, so the cheapest card goes.</source>
        <translation>Du kan inte ta sticket, så det billigaste kortet får gå.</translation>
    </message>
    <message>
        <source>You do not take the trick with it, and a cheaper card would do.</source>
        <translation>Du tar inte sticket med det, och ett billigare hade räckt.</translation>
    </message>
    <message>
        <source>If all play as usual, it is worth %2.</source>
        <extracomment>%2: chips (&quot;about +12 chips&quot;)</extracomment>
        <translation>Om alla spelar som vanligt: %2.</translation>
    </message>
    <message>
        <source>You need %2 more, or you go down.</source>
        <extracomment>%2: tricks (&quot;1 trick&quot;)</extracomment>
        <translation>Du behöver %2 till, annars går du bet.</translation>
    </message>
    <message>
        <source>The two of you need %2 more, or you go down.</source>
        <extracomment>Of two defenders, of whom the player has invited the other. %2: tricks (&quot;1 trick&quot;)</extracomment>
        <translation>Tillsammans behöver ni %2 till, annars går du bet.</translation>
    </message>
    <message>
        <source>You have the most tricks and pay in %2 of 100 deals; on average you take %3.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;), %3: tricks (&quot;about 4 tricks&quot;)</extracomment>
        <translation>Du får flest stick och betalar i %2 av 100 fall; i snitt tar du %3.</translation>
    </message>
    <message>
        <source>If all play their best, you make %1 in %2 of 100 deals.</source>
        <translation>Om alla spelar sitt bästa går kontraktet %1 hem i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>If all play their best, you make %1 in %2 of 100 deals and take %3 on average.</source>
        <translation>Om alla spelar sitt bästa går kontraktet %1 hem i %2 av 100 fall, och i snitt tar du %3.</translation>
    </message>
    <message>
        <source>%1 is made already; you end with %2 on average.</source>
        <extracomment>%1: a contract, %2: tricks (&quot;about 7 tricks&quot;)</extracomment>
        <translation>I %1 har du redan gått hem; du slutar i snitt på %2.</translation>
    </message>
    <message>
        <source>%1 is lost already; you end with %2 on average.</source>
        <translation>I %1 har du redan gått bet; du slutar i snitt på %2.</translation>
    </message>
    <message>
        <source>If all play their best, the declarer makes %1 in %2 of 100 deals.</source>
        <extracomment>%1: a contract, %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Om alla spelar sitt bästa går kontraktet %1 hem i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>If all play their best, the declarer makes %1 in %2 of 100 deals and takes %3 on average.</source>
        <extracomment>%3: tricks (&quot;about 7 tricks&quot;)</extracomment>
        <translation>Om alla spelar sitt bästa går kontraktet %1 hem i %2 av 100 fall, och i snitt tar spelföraren %3.</translation>
    </message>
    <message>
        <source>%1 is made already; the declarer ends with %2 on average.</source>
        <extracomment>%1: a contract, %2: tricks (&quot;about 7 tricks&quot;)</extracomment>
        <translation>I %1 har spelföraren redan gått hem och slutar i snitt på %2.</translation>
    </message>
    <message>
        <source>%1 is lost already; the declarer ends with %2 on average.</source>
        <translation>I %1 har spelföraren redan gått bet och slutar i snitt på %2.</translation>
    </message>
    <message>
        <source>You do not remember all the cards played, so this may be wrong.</source>
        <translation>Du minns inte alla kort som har spelats, så det här kan vara fel.</translation>
    </message>
    <message>
        <source>It hardly costs you anything: you become the declarer in %2 of 100 deals.</source>
        <extracomment>%2: a number of a hundred (&quot;about 3&quot;)</extracomment>
        <translation>Det kostar dig knappast något: spelförare blir du i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>If you pass, nobody plays a contract, and whoever takes the most tricks pays.</source>
        <translation>Passar du blir det krypspel, och den som tar flest stick betalar.</translation>
    </message>
    <message>
        <source>The premium is not counted here: it is the same if you stay home.</source>
        <translation>Premien är inte medräknad här: den gäller även om du avstår.</translation>
    </message>
    <message>
        <source>It leaves the trick to the others, and you are rid of your highest card of the suit.</source>
        <translation>Du lämnar sticket åt de andra och blir av med ditt högsta kort i färgen.</translation>
    </message>
    <message>
        <source>The others have no trumps left: it takes its trick now or later.</source>
        <translation>De andra har ingen trumf kvar: kortet tar sitt stick, nu eller senare.</translation>
    </message>
    <message>
        <source>Another choice is worth about as much.</source>
        <translation>Ett annat val ger ungefär lika mycket.</translation>
    </message>
    <message>
        <source>You get the tricks you need in %2 of 100 deals.</source>
        <extracomment>Of a defender. %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Du får de stick du behöver i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>The declarer makes %1 in %2 of 100 deals.</source>
        <extracomment>%1: a contract, %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Kontraktet %1 går hem i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>It takes the trick so far.</source>
        <translation>Du tar sticket än så länge.</translation>
    </message>
    <message>
        <source>The contract is safe; this costs about one trick.</source>
        <translation>Kontraktet är inte i fara; det här kostar ungefär ett stick.</translation>
    </message>
    <message>
        <source>You end with %2.</source>
        <extracomment>Of a defender. %2: tricks (&quot;about 2 tricks&quot;)</extracomment>
        <translation>Du slutar på %2.</translation>
    </message>
    <message>
        <source>Another choice comes off more often, but this one brings more on average.</source>
        <translation>Något annat lyckas oftare, men det här ger mer i snitt.</translation>
    </message>
    <message numerus="yes">
        <source>%n higher card(s) of its suit may still be out, and whoever can beat it must.</source>
        <translation>
            <numerusform>Ett högre kort i färgen kan vara kvar ute, och den som kan sticka över måste göra det.</numerusform>
            <numerusform>%n högre kort i färgen kan vara kvar ute, och den som kan sticka över måste göra det.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have to take this trick, so %1 is lost.</source>
        <extracomment>%1: a contract in which no trick may be taken (Bettel)</extracomment>
        <translation>Det här sticket måste du ta, så i %1 går du bet.</translation>
    </message>
    <message numerus="yes">
        <source>%n higher card(s) of its suit may still be out.</source>
        <translation>
            <numerusform>Ett högre kort i färgen kan vara kvar ute.</numerusform>
            <numerusform>%n högre kort i färgen kan vara kvar ute.</numerusform>
        </translation>
    </message>
    <message>
        <source>It draws trumps.</source>
        <translation>Du drar trumfen.</translation>
    </message>
    <message numerus="yes">
        <source>It brings out the higher cards of its suit; %n of them may still be out.</source>
        <extracomment>A lead</extracomment>
        <translation>
            <numerusform>Du lockar fram det högre kortet i färgen, om det är kvar ute.</numerusform>
            <numerusform>Du lockar fram de högre korten i färgen; %n kan vara kvar ute.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another player after-buys and makes it in %2 of 100 deals.</source>
        <extracomment>A discard. %2: a number of a hundred (&quot;about 12&quot;)</extracomment>
        <translation>I %2 av 100 fall gör någon annan efterköp och går hem.</translation>
    </message>
    <message numerus="yes">
        <source>The contract is safe; this costs about %n trick(s).</source>
        <translation>
            <numerusform>Kontraktet är inte i fara; det här kostar ungefär %n stick.</numerusform>
            <numerusform>Kontraktet är inte i fara; det här kostar ungefär %n stick.</numerusform>
        </translation>
    </message>
    <message>
        <source>The contract is safe; this costs less than a trick.</source>
        <translation>Kontraktet är inte i fara; det här kostar mindre än ett stick.</translation>
    </message>
    <message>
        <source>The trick is the other defender&apos;s so far.</source>
        <translation>Sticket är så här långt den andra motspelarens.</translation>
    </message>
    <message>
        <source>At least one defender goes down in %2 of 100 deals.</source>
        <extracomment>Said to the declarer. %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Minst en motspelare går bet i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>Both defenders go down in %2 of 100 deals.</source>
        <translation>Båda motspelarna går bet i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>The defender goes down in %2 of 100 deals.</source>
        <extracomment>Said to the declarer where only one defender plays, or may go down</extracomment>
        <translation>Motspelaren går bet i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>A defender goes down for certain.</source>
        <translation>Säkert: en motspelare går bet.</translation>
    </message>
    <message>
        <source>Both defenders go down for certain.</source>
        <translation>Säkert: båda motspelarna går bet.</translation>
    </message>
    <message>
        <source>The defender goes down for certain.</source>
        <translation>Säkert: motspelaren går bet.</translation>
    </message>
    <message>
        <source>You make %1 for certain.</source>
        <extracomment>%1: a contract</extracomment>
        <translation>Säkert: kontraktet %1 går hem.</translation>
    </message>
    <message>
        <source>You make %1 for certain, with %3.</source>
        <extracomment>%1: a contract, %3: tricks (&quot;8 tricks&quot;)</extracomment>
        <translation>Säkert: kontraktet %1 går hem, och du slutar på exakt %3.</translation>
    </message>
    <message>
        <source>You get the tricks you need for certain.</source>
        <translation>Säkert: du får de stick du behöver.</translation>
    </message>
    <message>
        <source>The declarer makes %1 for certain.</source>
        <extracomment>%1: a contract</extracomment>
        <translation>Säkert: kontraktet %1 går hem.</translation>
    </message>
    <message>
        <source>You have the most tricks for certain and pay; in the end you have %3.</source>
        <extracomment>%3: tricks (&quot;4 tricks&quot;)</extracomment>
        <translation>Säkert: du får flest stick och betalar; du slutar på exakt %3.</translation>
    </message>
    <message>
        <source>%1 is made already; you end with %2 for certain.</source>
        <extracomment>%1: a contract, %2: tricks (&quot;8 tricks&quot;)</extracomment>
        <translation>I %1 har du redan gått hem; du slutar säkert på %2.</translation>
    </message>
    <message>
        <source>No defender goes down.</source>
        <translation>Ingen motspelare går bet.</translation>
    </message>
    <message>
        <source>The defender does not go down.</source>
        <translation>Motspelaren går inte bet.</translation>
    </message>
    <message>
        <source>You go down in %1 for certain.</source>
        <translation>Säkert: i %1 går du bet.</translation>
    </message>
    <message>
        <source>You go down in %1 for certain, with %3.</source>
        <translation>Säkert: i %1 går du bet, och du slutar på exakt %3.</translation>
    </message>
    <message>
        <source>You go down for certain.</source>
        <translation>Säkert: du går bet.</translation>
    </message>
    <message>
        <source>The declarer goes down in %1 for certain.</source>
        <translation>Säkert: kontraktet %1 går inte hem.</translation>
    </message>
    <message>
        <source>You do not pay, for certain; in the end you have %3.</source>
        <translation>Säkert: du betalar inte; du slutar på exakt %3.</translation>
    </message>
    <message>
        <source>%1 is lost already; you end with %2 for certain.</source>
        <translation>I %1 har du redan gått bet; du slutar säkert på %2.</translation>
    </message>
    <message>
        <source>A defender has none of its suit left and must trump it, if there is a trump to do so.</source>
        <extracomment>A lead of the declarer</extracomment>
        <translation>En motspelare har inget kvar i färgen och måste trumfa, om det finns trumf kvar på handen.</translation>
    </message>
    <message>
        <source>Played out, you take %3 on average, and at least two in %2 of 100 deals.</source>
        <extracomment>%2: a number of a hundred (&quot;about 62&quot;), %3: tricks (&quot;about 2 tricks&quot;)</extracomment>
        <translation>Spelar ni ut det tar du i snitt %3, minst två i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>If you settle, nobody can go down.</source>
        <translation>Kommer ni överens kan ingen gå bet.</translation>
    </message>
    <message>
        <source>If you invite, you are paid for the other&apos;s tricks, too.</source>
        <translation>Bjuder du in får du betalt för den andras stick också.</translation>
    </message>
    <message>
        <source>In %1 you do not hold the highest card, so lead your lowest.</source>
        <extracomment>%1: a suit</extracomment>
        <translation>I %1 har du inte det högsta kortet, så spela ut ditt lägsta.</translation>
    </message>
    <message>
        <source>None of your cards takes this trick.</source>
        <translation>Inget av dina kort tar det här sticket.</translation>
    </message>
    <message>
        <source>Together you get your four tricks in %2 of 100 deals.</source>
        <extracomment>The same of the inviter and the invited</extracomment>
        <translation>Tillsammans tar ni de fyra sticken i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>You have the tricks you need already.</source>
        <translation>Dina två stick har du redan.</translation>
    </message>
    <message>
        <source>You have %2 for %1, and %3 beside.</source>
        <extracomment>%1: a contract, %2: trumps (&quot;five trumps&quot;), %3: other cards (&quot;an ace and two kings&quot;)</extracomment>
        <translation>För %1 har du %2, och dessutom %3.</translation>
    </message>
    <message>
        <source>You have %2 for %1, and %3 beside: that is little for two tricks.</source>
        <extracomment>The same where that is little</extracomment>
        <translation>För %1 har du %2, och dessutom %3: det är lite för två stick.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n trump(s) take their trick(s) now or later.</source>
        <extracomment>A lead of the last card beside these trumps, when the others have none; the number becomes a word</extracomment>
        <translation>
            <numerusform>Din trumf tar sitt stick, nu eller senare.</numerusform>
            <numerusform>Dina %n trumf tar sina stick, nu eller senare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Together you get your four tricks for certain.</source>
        <translation>Säkert: tillsammans tar ni de fyra sticken.</translation>
    </message>
    <message>
        <source>You have %2 for %1.</source>
        <extracomment>%1: a contract, %2: trumps (&quot;five trumps&quot;)</extracomment>
        <translation>För %1 har du %2.</translation>
    </message>
    <message>
        <source>You have only %2 for %1, but %3 beside.</source>
        <extracomment>%1: a contract, %2: trumps (&quot;a trump&quot;, &quot;no trump&quot;), %3: other cards (&quot;an ace and two kings&quot;)</extracomment>
        <translation>För %1 har du bara %2, men dessutom %3.</translation>
    </message>
    <message>
        <source>You have %2 for %1, but %3.</source>
        <translation>För %1 har du %2, men %3.</translation>
    </message>
    <message>
        <source>You have %2 for %1, and no ace or king beside: that is little for two tricks.</source>
        <extracomment>%1: a contract, %2: trumps (&quot;a trump&quot;, &quot;no trump&quot;)</extracomment>
        <translation>För %1 har du %2, men inget ess och ingen kung: det är lite för två stick.</translation>
    </message>
    <message>
        <source>After the buy you name %1; you make it in %2 of 100 deals and take %3 on average.</source>
        <extracomment>A low bid after which another contract is named. %1: that, %2: a number of a hundred, %3: tricks (&quot;about 7 tricks&quot;)</extracomment>
        <translation>Efter köpet anger du %1; det går hem i %2 av 100 fall, och i snitt tar du %3.</translation>
    </message>
    <message>
        <source>Your best bid is for %1, which you make in only %2 of 100 deals.</source>
        <extracomment>%1: a contract, %2: a number of a hundred (&quot;about 12&quot;)</extracomment>
        <translation>Ditt bästa bud siktar på %1, som bara går hem i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>If you went along, you would get the tricks you need in only %2 of 100 deals.</source>
        <extracomment>%2: a number of a hundred</extracomment>
        <translation>Går du med får du de stick du behöver bara i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>If you after-bought, you would make it in only %2 of 100 deals.</source>
        <translation>Om du gjorde efterköp skulle du bara gå hem i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>The best bid brings %2 fewer than passing.</source>
        <extracomment>%2: chips (&quot;about 8 chips&quot;)</extracomment>
        <translation>Det bästa budet ger %2 mindre än att passa.</translation>
    </message>
    <message>
        <source>The best bid brings no more than passing.</source>
        <translation>Det bästa budet ger inte mer än att passa.</translation>
    </message>
    <message>
        <source>If you pass, you %2.</source>
        <extracomment>%2: what comes of it (&quot;lose about 8 chips on average&quot;)</extracomment>
        <translation>Passar du %2.</translation>
    </message>
    <message>
        <source>Your suit is %1, but %3 is enough for now: after the buy you may still name %2, or another suit if that has become better.</source>
        <extracomment>%1: the suit of a contract, %2: that contract, %3: what is bid (Two, One)</extracomment>
        <translation>Din färg är %1, men %3 räcker så länge: efter köpet kan du fortfarande ange %2, eller en annan färg om den har blivit bättre.</translation>
    </message>
    <message>
        <source>%3 is enough for now: after the buy you would mostly name %2.</source>
        <extracomment>%2: a contract, %3: what is bid (One)</extracomment>
        <translation>%3 räcker så länge: efter köpet anger du oftast %2.</translation>
    </message>
    <message>
        <source>The premium is higher: %2 from each defender if you make it, to each if you do not.</source>
        <extracomment>Than that of a lower contract with the same goal. %2: chips (&quot;20 chips&quot;)</extracomment>
        <translation>Premien är högre: %2 från varje motspelare om du går hem, annars till var och en.</translation>
    </message>
    <message>
        <source>That leaves you only the ace in %1; after it you can trump the suit.</source>
        <extracomment>A discard. %1: a suit</extracomment>
        <translation>I %1 har du bara esset kvar; sedan kan du trumfa färgen.</translation>
    </message>
    <message>
        <source>These two would hardly take a trick; you keep your trumps, aces and kings.</source>
        <extracomment>A discard</extracomment>
        <translation>De här två tar knappast något stick; trumf, ess och kungar behåller du.</translation>
    </message>
    <message>
        <source>Played out, you %2.</source>
        <extracomment>%2: what comes of it (&quot;lose about 8 chips on average&quot;)</extracomment>
        <translation>Utan uppgörelse %2.</translation>
    </message>
    <message>
        <source>It draws trumps, and no higher one is still out: nobody can take the trick from you.</source>
        <translation>Du trumfar ut, och ingen högre trumf är kvar ute: ingen kan ta sticket ifrån dig.</translation>
    </message>
    <message>
        <source>No higher card of its suit is still out: nobody can take the trick from you.</source>
        <translation>Inget högre kort i färgen är kvar ute: ingen kan ta sticket ifrån dig.</translation>
    </message>
    <message>
        <source>No higher trump is still out: nobody can take the trick from you.</source>
        <translation>Ingen högre trumf är kvar ute: ingen kan ta sticket ifrån dig.</translation>
    </message>
    <message>
        <source>No higher card of its suit is still out: only a trump can take the trick from you.</source>
        <translation>Inget högre kort i färgen är kvar ute: bara en trumf kan ta sticket ifrån dig.</translation>
    </message>
    <message>
        <source>You cannot take the trick, so your lowest card of %1 goes.</source>
        <extracomment>%1: a suit</extracomment>
        <translation>Du kan inte ta sticket, så i %1 får ditt lägsta kort gå.</translation>
    </message>
    <message>
        <source>You keep %1 for a later trick.</source>
        <extracomment>%1: a card that is not played now (&quot;the king of bells&quot;)</extracomment>
        <translation>Du behåller %1 till ett senare stick.</translation>
    </message>
    <message>
        <source>That way %1 stays guarded.</source>
        <extracomment>%1: a card beside which lower ones are kept (&quot;the king of bells&quot;)</extracomment>
        <translation>Så förblir %1 garderat.</translation>
    </message>
    <message>
        <source>In %1 you will hardly get a trick; in your other cards you still may.</source>
        <extracomment>A card that goes. %1: its suit</extracomment>
        <translation>I %1 får du knappast något stick, med de andra korten kanske.</translation>
    </message>
    <message>
        <source>Whatever you play, it changes nothing any more.</source>
        <translation>Vad du än spelar ändrar det ingenting längre.</translation>
    </message>
    <message>
        <source>For %1 you have %2.</source>
        <extracomment>%1: a contract without a trick, %2: low cards (&quot;two sevens and an eight&quot;)
----------
%1: a contract with all tricks, %2: high cards (&quot;two aces and a king&quot;)</extracomment>
        <translation>För %1 har du %2.</translation>
    </message>
    <message>
        <source>Your longest suit has %2 cards, and in all you have %3.</source>
        <extracomment>%2: a number in words (&quot;four&quot;), %3: cards (&quot;two aces and a king&quot;), which may be of that suit, too. Other suits may be as long.</extracomment>
        <translation>Din längsta färg har %2 kort, och sammanlagt har du %3.</translation>
    </message>
    <message>
        <source>Your longest suit has %2 cards, and in all you have %3: that is too little for six tricks.</source>
        <translation>Din längsta färg har %2 kort, och sammanlagt har du %3: det är för lite för sex stick.</translation>
    </message>
    <message>
        <source>At home you %2, your share of the pot included.</source>
        <extracomment>%2: what comes of it (&quot;lose about 8 chips on average&quot;)</extracomment>
        <translation>Avstår du %2, med din del av potten inräknad.</translation>
    </message>
    <message>
        <source>An ace: nobody can take the trick from you.</source>
        <translation>Ett ess: ingen kan ta sticket ifrån dig.</translation>
    </message>
    <message>
        <source>An ace: only a trump can take the trick from you.</source>
        <translation>Ett ess: bara en trumf kan ta sticket ifrån dig.</translation>
    </message>
    <message>
        <source>The ace of trumps: nobody can take the trick from you.</source>
        <translation>Trumfess: ingen kan ta sticket ifrån dig.</translation>
    </message>
    <message>
        <source>The ace of trumps: it draws trumps, and nobody can take the trick from you.</source>
        <translation>Trumfess: du trumfar ut, och ingen kan ta sticket ifrån dig.</translation>
    </message>
    <message>
        <source>For %1 you have only %2.</source>
        <extracomment>%1: a contract without a trick, %2: low cards (&quot;a seven&quot;); or one with all tricks, and high cards (&quot;two aces and a king&quot;)</extracomment>
        <translation>För %1 har du bara %2.</translation>
    </message>
    <message>
        <source>For %1 you have no seven and no eight.</source>
        <extracomment>%1: a contract without a trick</extracomment>
        <translation>För %1 har du varken sjua eller åtta.</translation>
    </message>
    <message>
        <source>For %1 you have no ace and no king.</source>
        <extracomment>%1: a contract with all tricks</extracomment>
        <translation>För %1 har du varken ess eller kung.</translation>
    </message>
    <message>
        <source>Your longest suit has %2 cards, and you have no ace or king.</source>
        <extracomment>%2: a number in words (&quot;four&quot;)</extracomment>
        <translation>Din längsta färg har %2 kort, och du har varken ess eller kung.</translation>
    </message>
    <message>
        <source>Your longest suit has %2 cards, and you have no ace or king: that is too little for six tricks.</source>
        <translation>Din längsta färg har %2 kort, och du har varken ess eller kung: det är för lite för sex stick.</translation>
    </message>
    <message>
        <source>It draws trumps, and whoever holds the only higher one must play it.</source>
        <translation>Du trumfar ut, och den som har den enda högre trumfen måste lägga den.</translation>
    </message>
    <message>
        <source>Only who bids may after-buy: you come to play %1 that way in %2 of 100 deals, and then make it in %3.</source>
        <extracomment>Of a low bid. %1: a contract that may be after-bought (Bettel), %2, %3: numbers of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Bara den som bjuder får göra efterköp: så spelar du %1 i %2 av 100 fall och går då hem i %3 av 100.</translation>
    </message>
    <message>
        <source>A lower bid comes off more often, but is outbid: you become the declarer with it in only %2 of 100 deals.</source>
        <extracomment>Of a bid beside a lower one. %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Ett lägre bud går oftare hem men blir överbjudet: spelförare blir du med det bara i %2 av 100 fall.</translation>
    </message>
    <message>
        <source>Played out, you take at least as many tricks on average as the usual 7–3 leaves you.</source>
        <extracomment>Of who offers no split; the usual one is 7–3</extracomment>
        <translation>Spelar ni ut det tar du i snitt minst lika många stick som det vanliga 7–3 ger dig.</translation>
    </message>
    <message>
        <source>Played out, you take at least as many tricks on average as this split leaves you.</source>
        <extracomment>Of who refuses a split</extracomment>
        <translation>Spelar ni ut det tar du i snitt minst lika många stick som den här delningen ger dig.</translation>
    </message>
    <message>
        <source>You have to beat what lies there, so get rid of your highest card.</source>
        <translation>Du måste sticka över, så gör dig av med ditt högsta kort.</translation>
    </message>
    <message>
        <source>As a defender you take %2 with these cards, and need only two.</source>
        <extracomment>Of who passes. %2: tricks (&quot;2 to 3 tricks&quot;)</extracomment>
        <translation>Som motspelare tar du %2 med de här korten och behöver bara två.</translation>
    </message>
    <message>
        <source>Against you both the declarer goes down more often: %1 is made in only %2 of 100 deals.</source>
        <extracomment>Of who invites. %1: a contract, %2: a number of a hundred (&quot;about 62&quot;)</extracomment>
        <translation>Mot er båda går spelföraren oftare bet: kontraktet %1 går hem i bara %2 av 100 fall.</translation>
    </message>
    <message numerus="yes">
        <source>You may still get rid of %1 now: %n higher card(s) of the suit may be out, and whoever can beat it must.</source>
        <extracomment>%1: a card that is led or played (&quot;the king of bells&quot;; den Schell-König)</extracomment>
        <translation>
            <numerusform>Nu kan du ännu bli av med %1: ett högre kort i färgen kan vara kvar ute, och den som kan sticka över måste göra det.</numerusform>
            <numerusform>Nu kan du ännu bli av med %1: %n högre kort i färgen kan vara kvar ute, och den som kan sticka över måste göra det.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gets rid of %1: only %n higher card(s) of the suit may still be out.</source>
        <extracomment>%1: a card that is thrown away (&quot;the king of bells&quot;; den Schell-König)</extracomment>
        <translation>
            <numerusform>Så blir du av med %1: bara ett högre kort i färgen kan vara kvar ute.</numerusform>
            <numerusform>Så blir du av med %1: bara %n högre kort i färgen kan vara kvar ute.</numerusform>
        </translation>
    </message>
    <message>
        <source>That gets rid of %1: no higher card of the suit is still out.</source>
        <extracomment>%1: a card that is thrown away (&quot;the king of bells&quot;; den Schell-König)</extracomment>
        <translation>Så blir du av med %1: inget högre kort i färgen är kvar ute.</translation>
    </message>
    <message>
        <source>The deal is played for %1.</source>
        <extracomment>How much the deal is about: %1 &quot;30 chips&quot;</extracomment>
        <translation>Given spelas om %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n higher card(s) of its suit may still be out.</source>
        <translation>
            <numerusform>Bara ett högre kort i färgen kan vara kvar ute.</numerusform>
            <numerusform>Bara %n högre kort i färgen kan vara kvar ute.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferenceResult</name>
    <message>
        <source>%1 makes %2</source>
        <extracomment>%1 is a player, %2 a contract</extracomment>
        <translation>%1 går hem i %2</translation>
    </message>
    <message>
        <source>%1 makes %2: nobody goes along</source>
        <extracomment>Both defenders have stayed home: %1 is a player, %2 a contract</extracomment>
        <translation>%1 går hem i %2: ingen går med</translation>
    </message>
    <message>
        <source>%1 makes %2 with %3, as agreed</source>
        <extracomment>Agreed without playing: %1 is a player, %2 a contract, %3 &quot;7 tricks&quot;</extracomment>
        <translation>%1 går hem i %2 med %3, enligt överenskommelse</translation>
    </message>
    <message>
        <source>%1 makes %2 with %3</source>
        <extracomment>%1 is a player, %2 a contract, %3 &quot;7 tricks&quot;</extracomment>
        <translation>%1 går hem i %2 med %3</translation>
    </message>
    <message>
        <source>%1 goes down in %2</source>
        <extracomment>Has not made the contract: %1 is a player, %2 a contract (fällt; faller)</extracomment>
        <translation>%1 går bet i %2</translation>
    </message>
    <message>
        <source>%1 goes down in %2 with %3</source>
        <extracomment>%1 is a player, %2 a contract, %3 &quot;5 tricks&quot;</extracomment>
        <translation>%1 går bet i %2 med %3</translation>
    </message>
    <message>
        <source>Ausfechten: %1 took the most tricks</source>
        <extracomment>Nobody has bid; those who took the most tricks pay: %1 is a name, or two with &quot;and&quot;</extracomment>
        <translation>Krypspel, flest stick: %1</translation>
    </message>
    <message>
        <source>%1; %2 went down</source>
        <extracomment>%1 says how the declarer did, %2 names defenders who had too few tricks</extracomment>
        <translation>%1; %2 gick bet</translation>
    </message>
    <message>
        <source>Base stake</source>
        <extracomment>What the dealer puts into the pot before the deal</extracomment>
        <translation>Grundinsats</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>What the defenders&apos; tricks cost the declarer</extracomment>
        <translation>Stick</translation>
    </message>
    <message>
        <source>Pot</source>
        <extracomment>The declarer takes the amount that was played for from the pot
----------
After the last deal the pot is shared</extracomment>
        <translation>Pott</translation>
    </message>
    <message>
        <source>Penalty</source>
        <extracomment>Who does not reach the goal pays into the pot (Fall; fall)</extracomment>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Premium</source>
        <extracomment>Goes between the declarer and each defender</extracomment>
        <translation>Premie</translation>
    </message>
    <message>
        <source>Ausfechten</source>
        <extracomment>Who took the most tricks when nobody had bid pays (Ausfechten; krypspel)</extracomment>
        <translation>Krypspel</translation>
    </message>
    <message>
        <source>fewer than four tricks together</source>
        <translation>färre än fyra stick tillsammans</translation>
    </message>
    <message>
        <source>fewer than two tricks</source>
        <translation>färre än två stick</translation>
    </message>
    <message>
        <source>fewer than six tricks</source>
        <translation>färre än sex stick</translation>
    </message>
    <message>
        <source>took a trick</source>
        <translation>tog ett stick</translation>
    </message>
    <message>
        <source>lost a trick</source>
        <translation>gav bort ett stick</translation>
    </message>
    <message>
        <source>the dealer, into the pot</source>
        <translation>givaren, till potten</translation>
    </message>
    <message>
        <source>from %1 for %2</source>
        <extracomment>Paid by the player %1 for %2 (&quot;3 tricks&quot;)</extracomment>
        <translation>från %1 för %2</translation>
    </message>
    <message>
        <source>the amount played for, from the pot</source>
        <translation>beloppet ur potten</translation>
    </message>
    <message>
        <source>%1: into the pot</source>
        <extracomment>%1 says why somebody pays</extracomment>
        <translation>%1: till potten</translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>Paid by the player %1</extracomment>
        <translation>från %1</translation>
    </message>
    <message>
        <source>most tricks: into the pot</source>
        <translation>flest stick: till potten</translation>
    </message>
    <message>
        <source>a share of what was left</source>
        <translation>en del av det som var kvar</translation>
    </message>
    <message>
        <source>declarer</source>
        <extracomment>After a player&apos;s name in the settlement: played the contract</extracomment>
        <translation>spelförare</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>After a player&apos;s name in the settlement: has not reached the goal</extracomment>
        <translation>gick bet</translation>
    </message>
    <message>
        <source>at home</source>
        <extracomment>After a player&apos;s name in the settlement: did not go along</extracomment>
        <translation>avstod</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>A button below the settlement; the letter after &amp; is its shortcut</extracomment>
        <translation>&amp;Klar</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>Nästa &amp;giv</translation>
    </message>
    <message>
        <source>You make %1</source>
        <extracomment>%1 is a contract</extracomment>
        <translation>Du går hem i %1</translation>
    </message>
    <message>
        <source>You make %1: nobody goes along</source>
        <extracomment>Both defenders have stayed home: %1 is a contract</extracomment>
        <translation>Du går hem i %1: ingen går med</translation>
    </message>
    <message>
        <source>You make %1 with %2, as agreed</source>
        <extracomment>Agreed without playing: %1 is a contract, %2 &quot;7 tricks&quot;</extracomment>
        <translation>Du går hem i %1 med %2, enligt överenskommelse</translation>
    </message>
    <message>
        <source>You make %1 with %2</source>
        <extracomment>%1 is a contract, %2 &quot;7 tricks&quot;</extracomment>
        <translation>Du går hem i %1 med %2</translation>
    </message>
    <message>
        <source>You go down in %1</source>
        <extracomment>You have not made the contract: %1 is a contract (fällst; faller)</extracomment>
        <translation>Du går bet i %1</translation>
    </message>
    <message>
        <source>You go down in %1 with %2</source>
        <extracomment>%1 is a contract, %2 &quot;5 tricks&quot;</extracomment>
        <translation>Du går bet i %1 med %2</translation>
    </message>
    <message>
        <source>from you for %1</source>
        <extracomment>Paid by you for %1 (&quot;3 tricks&quot;)</extracomment>
        <translation>från dig för %1</translation>
    </message>
    <message>
        <source>from you</source>
        <translation>från dig</translation>
    </message>
</context>
<context>
    <name>PreferenceRole</name>
    <message>
        <source>has invited</source>
        <extracomment>On a name plate: has made the other defender play</extracomment>
        <translation>har bjudit in</translation>
    </message>
    <message>
        <source>is invited</source>
        <extracomment>On a name plate: the other defender makes him play</extracomment>
        <translation>är inbjuden</translation>
    </message>
    <message>
        <source>goes along</source>
        <extracomment>On a name plate: a defender who plays</extracomment>
        <translation>går med</translation>
    </message>
    <message>
        <source>at home</source>
        <extracomment>On a name plate: a defender who does not play</extracomment>
        <translation>avstår</translation>
    </message>
    <message>
        <source>defender</source>
        <extracomment>On a name plate: plays against the declarer</extracomment>
        <translation>motspelare</translation>
    </message>
    <message>
        <source>sits out</source>
        <extracomment>On a name plate: the dealer of four, who does not play</extracomment>
        <translation>står över</translation>
    </message>
    <message>
        <source>declarer</source>
        <extracomment>On a name plate: who plays the contract</extracomment>
        <translation>spelförare</translation>
    </message>
    <message>
        <source>must go along</source>
        <extracomment>On a name plate: a defender who had no choice, as there is only one stake in the pot</extracomment>
        <translation>måste gå med</translation>
    </message>
</context>
<context>
    <name>PreferenceSaid</name>
    <message>
        <source>I have spiel too!</source>
        <extracomment>The second or third player who says spiel (Ich habe auch Spiel!)</extracomment>
        <translation>Jag har också spel!</translation>
    </message>
    <message>
        <source>Spiel!</source>
        <translation>Spel!</translation>
    </message>
    <message>
        <source>Let’s play it out.</source>
        <extracomment>Does not offer to share the tricks out: the cards shall be played</extracomment>
        <translation>Vi spelar.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nej.</translation>
    </message>
    <message>
        <source>%1 for me, %2 for you?</source>
        <translation>%1 till mig, %2 till dig?</translation>
    </message>
    <message>
        <source>Pass.</source>
        <extracomment>Leaves the auction (Weiter.; Pass.)</extracomment>
        <translation>Pass.</translation>
    </message>
    <message>
        <source>I hold %1.</source>
        <extracomment>Takes over a bid at the same level: %1 is a contract (Ich halte Zwei.; Jag håller två.)</extracomment>
        <translation>Jag håller %1.</translation>
    </message>
    <message>
        <source>I play %1.</source>
        <extracomment>Says after buying what is played: %1 is a contract</extracomment>
        <translation>Jag spelar %1.</translation>
    </message>
    <message>
        <source>After-buy!</source>
        <extracomment>Takes up the two cards that the player before laid aside (Nachkauf!; Efterköp!)</extracomment>
        <translation>Efterköp!</translation>
    </message>
    <message>
        <source>I go along.</source>
        <extracomment>A defender plays along (Ich gehe mit.; Jag går med.)</extracomment>
        <translation>Jag går med.</translation>
    </message>
    <message>
        <source>I stay home.</source>
        <extracomment>A defender does not play in this deal (Ich bleibe zu Hause.; Jag avstår.)</extracomment>
        <translation>Jag avstår.</translation>
    </message>
    <message>
        <source>I invite you.</source>
        <extracomment>Makes the other defender play along (Ich lade ein.; Jag bjuder in.)</extracomment>
        <translation>Jag bjuder in.</translation>
    </message>
    <message>
        <source>I play alone.</source>
        <extracomment>A defender plays without the other one</extracomment>
        <translation>Jag spelar ensam.</translation>
    </message>
    <message>
        <source>Agreed.</source>
        <extracomment>Accepts the offer to share the tricks out</extracomment>
        <translation>Då säger vi det.</translation>
    </message>
    <message>
        <source>No, let’s play it out.</source>
        <extracomment>Refuses the offer to share the tricks out</extracomment>
        <translation>Nej, vi spelar.</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>In the list of what was said in the auction (weiter; pass)</extracomment>
        <translation>pass</translation>
    </message>
    <message>
        <source>holds %1</source>
        <extracomment>In the list of what was said in the auction: holds the bid %1 (hält 2; håller 2)</extracomment>
        <translation>håller %1</translation>
    </message>
    <message>
        <source>%1 without</source>
        <extracomment>In the list of what was said in the auction: the bid %1 without buying (5 ohne; 5 utan)</extracomment>
        <translation>%1 utan</translation>
    </message>
    <message>
        <source>%1 for you, %2 for me?</source>
        <translation>%1 till dig, %2 till mig?</translation>
    </message>
</context>
<context>
    <name>PreferenceTurn</name>
    <message>
        <source>&amp;Pass</source>
        <extracomment>Button in the auction (&amp;Passen; &amp;Pass)</extracomment>
        <translation>&amp;Pass</translation>
    </message>
    <message>
        <source>You take no further part in this auction.</source>
        <translation>Du är ute ur budgivningen.</translation>
    </message>
    <message>
        <source>I h&amp;old %1</source>
        <extracomment>Button in the auction: %1 is a contract (Ich h&amp;alte Zwei; &amp;Jag håller två)</extracomment>
        <translation>&amp;Jag håller %1</translation>
    </message>
    <message>
        <source>You take over the bid at the same level; nobody else may hold.</source>
        <translation>Du tar över budet på samma nivå; ingen annan får hålla.</translation>
    </message>
    <message>
        <source>You pick up the two discards, discard two yourself and must announce %1 or more.</source>
        <extracomment>%1 is a contract</extracomment>
        <translation>Du tar upp de två bortlagda korten, lägger själv bort två och måste ange %1 eller högre.</translation>
    </message>
    <message>
        <source>&amp;After-buy</source>
        <extracomment>Button: take up the two cards laid aside (Nach&amp;kaufen; &amp;Efterköp)</extracomment>
        <translation>&amp;Efterköp</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>Ne&amp;j</translation>
    </message>
    <message>
        <source>You are not asked again in this deal.</source>
        <translation>Du blir inte tillfrågad igen i den här given.</translation>
    </message>
    <message>
        <source>You still pay or receive the premium of %1.</source>
        <translation>Premien på %1 betalar eller får du ändå.</translation>
    </message>
    <message>
        <source>You put your cards away and cannot go down, but the other defender may invite you.</source>
        <translation>Du lägger ner dina kort och kan inte gå bet, men den andra får bjuda in dig.</translation>
    </message>
    <message>
        <source>Then nobody plays: %1 wins with all ten tricks.</source>
        <translation>Då spelar ingen: %1 går hem med alla tio sticken.</translation>
    </message>
    <message>
        <source>Each trick earns you %1. You must take two tricks, or pay %2 into the pot.</source>
        <extracomment>%1 is what a trick is worth, %2 what is paid</extracomment>
        <translation>Varje stick ger dig %1. Du måste ta två stick, annars betalar du %2 till potten.</translation>
    </message>
    <message>
        <source>&amp;Go along</source>
        <extracomment>Button: play along against the declarer (Mit&amp;gehen; &amp;Gå med)</extracomment>
        <translation>&amp;Gå med</translation>
    </message>
    <message>
        <source>Stay ho&amp;me</source>
        <extracomment>Button: do not play in this deal (Zu Hause &amp;bleiben; Stanna h&amp;emma)</extracomment>
        <translation>A&amp;vstå</translation>
    </message>
    <message>
        <source>%1 must play. You are paid for the tricks of both of you, but together you need four, or you pay %2 into the pot.</source>
        <extracomment>%1 is a player, %2 what is paid</extracomment>
        <translation>%1 måste spela. Du får betalt för bådas stick, men tillsammans måste ni ta fyra, annars betalar du %2 till potten.</translation>
    </message>
    <message>
        <source>Only you and %1 play. You must take two tricks, or pay %2 into the pot.</source>
        <extracomment>%1 is the declarer, %2 what is paid</extracomment>
        <translation>Bara du och %1 spelar. Du måste ta två stick, annars betalar du %2 till potten.</translation>
    </message>
    <message>
        <source>Before that the two of you may agree on a split of the tricks.</source>
        <translation>Innan dess får ni två komma överens om en delning av sticken.</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <extracomment>Button: make the other defender play along (Ein&amp;laden; &amp;Bjud in)</extracomment>
        <translation>&amp;Bjud in</translation>
    </message>
    <message>
        <source>&amp;Alone</source>
        <extracomment>Button: play without the other defender</extracomment>
        <translation>&amp;Ensam</translation>
    </message>
    <message>
        <source>%1 for you</source>
        <extracomment>%1 is money that comes or goes: &quot;+27 for you&quot;</extracomment>
        <translation>%1 till dig</translation>
    </message>
    <message>
        <source>The deal is played out.</source>
        <translation>Given spelas.</translation>
    </message>
    <message>
        <source>&amp;No offer</source>
        <extracomment>Button: offer nothing, the cards shall be played</extracomment>
        <translation>Inget er&amp;bjudande</translation>
    </message>
    <message>
        <source>Then the other player may make an offer.</source>
        <translation>Då får den andra komma med ett erbjudande.</translation>
    </message>
    <message>
        <source>&amp;Accept %1</source>
        <extracomment>Button: %1 is how the tricks are shared out, &quot;7–3&quot;, the declarer&apos;s first</extracomment>
        <translation>A&amp;cceptera %1</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <extracomment>Button: refuse an offer, the cards are played</extracomment>
        <translation>Tacka n&amp;ej</translation>
    </message>
    <message>
        <source>Nobody has bid yet.</source>
        <translation>Ingen har bjudit än.</translation>
    </message>
    <message>
        <source>Which suit is your spiel in?</source>
        <translation>I vilken färg är ditt spel?</translation>
    </message>
    <message>
        <source>%1 has bid %2.</source>
        <extracomment>%1 is a player, %2 a contract</extracomment>
        <translation>%1 har bjudit %2.</translation>
    </message>
    <message>
        <source>%1 goes along.</source>
        <translation>%1 går med.</translation>
    </message>
    <message>
        <source>%1 stays home.</source>
        <extracomment>%1 is the other defender</extracomment>
        <translation>%1 avstår.</translation>
    </message>
    <message>
        <source>Do you want to offer a split of the tricks?</source>
        <translation>Vill du erbjuda en delning av sticken?</translation>
    </message>
    <message>
        <source>&amp;Discard these two</source>
        <extracomment>A button that confirms which two cards are laid aside</extracomment>
        <translation>&amp;Lägg bort dessa två</translation>
    </message>
    <message>
        <source>You must follow suit.</source>
        <translation>Du måste följa färg.</translation>
    </message>
    <message>
        <source>You must play higher, but as low as you can.</source>
        <translation>Du måste sticka över så lågt som möjligt.</translation>
    </message>
    <message>
        <source>You must play higher.</source>
        <translation>Du måste sticka över.</translation>
    </message>
    <message>
        <source>You cannot follow suit: play what you like.</source>
        <translation>Du kan inte följa färg: spela vad du vill.</translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must trump.</source>
        <translation>Du kan inte följa färg, alltså måste du trumfa.</translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must overtrump.</source>
        <translation>Du kan inte följa färg, alltså måste du övertrumfa.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>%1 står på tur.</translation>
    </message>
    <message>
        <source>You lead: play a card.</source>
        <translation>Du har utspelet: spela ut ett kort.</translation>
    </message>
    <message>
        <source>Your turn; %1 were led. %2</source>
        <extracomment>%1 is the suit that was led, %2 goes on: &quot;You must play higher.&quot;</extracomment>
        <translation>Din tur; utspel i %1. %2</translation>
    </message>
    <message>
        <source>Your turn to speak: bid or pass.</source>
        <translation>Din tur: bjud eller passa.</translation>
    </message>
    <message>
        <source>Name the suit of your spiel.</source>
        <translation>Ange färgen i ditt spel.</translation>
    </message>
    <message>
        <source>Your turn to speak: bid higher or pass.</source>
        <translation>Din tur: bjud högre eller passa.</translation>
    </message>
    <message>
        <source>You have bought: choose two cards to discard.</source>
        <translation>Du har köpt: välj två kort att lägga bort.</translation>
    </message>
    <message>
        <source>Announce your contract.</source>
        <translation>Ange ditt kontrakt.</translation>
    </message>
    <message>
        <source>Do you want to after-buy?</source>
        <translation>Vill du göra efterköp?</translation>
    </message>
    <message>
        <source>Will you go along or stay home?</source>
        <translation>Vill du gå med eller avstå?</translation>
    </message>
    <message>
        <source>Will you invite the other defender or play alone?</source>
        <translation>Vill du bjuda in den andra eller spela ensam?</translation>
    </message>
    <message>
        <source>You may offer a split of the tricks.</source>
        <translation>Du får erbjuda en delning av sticken.</translation>
    </message>
    <message>
        <source>You have been made an offer.</source>
        <translation>Du har fått ett erbjudande.</translation>
    </message>
    <message>
        <source>%1 to bid.</source>
        <translation>%1 står på tur att bjuda.</translation>
    </message>
    <message>
        <source>%1 has bought and is discarding two cards.</source>
        <translation>%1 har köpt och lägger bort två kort.</translation>
    </message>
    <message>
        <source>%1 announces a contract.</source>
        <translation>%1 anger sitt kontrakt.</translation>
    </message>
    <message>
        <source>%1 may after-buy.</source>
        <translation>%1 får göra efterköp.</translation>
    </message>
    <message>
        <source>%1 may go along or stay home.</source>
        <translation>%1 går med eller avstår.</translation>
    </message>
    <message>
        <source>%1 may invite the other defender.</source>
        <translation>%1 får bjuda in den andra.</translation>
    </message>
    <message>
        <source>%1 may make or answer an offer.</source>
        <translation>%1 förhandlar om sticken.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Du kan bara passa.</translation>
    </message>
    <message>
        <source>You can announce only %1.</source>
        <extracomment>%1 is a contract</extracomment>
        <translation>Du kan bara ange %1.</translation>
    </message>
    <message>
        <source>The deal is settled.</source>
        <translation>Given är räknad.</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>Korten blandas.</translation>
    </message>
    <message>
        <source>Everybody draws a card; the highest deals, with %1 as the highest suit: %2 (%3).</source>
        <extracomment>How the first dealer is found: %1 is a suit, %2 a player, %3 the card drawn</extracomment>
        <translation>Alla drar ett kort; högst ger, med %1 som högsta färg: %2 (%3).</translation>
    </message>
    <message>
        <source>%1, just bought</source>
        <extracomment>Of a card among my twelve: %1 is its name</extracomment>
        <translation>%1, nyss köpt</translation>
    </message>
    <message>
        <source>All pass: everybody plays for themselves and tries to take few tricks.</source>
        <translation>Alla passar: var och en spelar för sig och vill ta så få stick som möjligt.</translation>
    </message>
    <message>
        <source>Only one stake is in the pot, so both defenders must go along.</source>
        <translation>I potten ligger bara en grundinsats: båda motspelarna måste gå med.</translation>
    </message>
    <message>
        <source>Offer &amp;%1</source>
        <extracomment>Button: offer this split of the tricks, &quot;7–3&quot;, the declarer&apos;s first</extracomment>
        <translation>Erbjud &amp;%1</translation>
    </message>
    <message>
        <source>%1 offers %2: %3 tricks for you.</source>
        <extracomment>%1 is a player, %2 how the tricks are shared out, &quot;7–3&quot;, %3 how many of them are yours</extracomment>
        <translation>%1 erbjuder %2: %3 stick till dig.</translation>
    </message>
</context>
<context>
    <name>PreferenceValue</name>
    <message>
        <source>declarer: %1</source>
        <extracomment>What the declarer may expect: %1 is money (&quot;about +12 chips&quot;)</extracomment>
        <translation>spelföraren: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 chip(s)</source>
        <extracomment>Money: %1 is a number, often with its sign (&quot;+12 chips&quot;; Chips, marker)</extracomment>
        <translation>
            <numerusform>%1 mark</numerusform>
            <numerusform>%1 marker</numerusform>
        </translation>
    </message>
    <message>
        <source>hardly a trick</source>
        <extracomment>On average none (&quot;you make Two in about 3 of 100 deals and take hardly a trick&quot;)</extracomment>
        <translation>knappt ett stick</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n trick(s)</source>
        <extracomment>On average: %1 and %n are neighbours (&quot;5 to 6 tricks&quot;)</extracomment>
        <translation>
            <numerusform>%1–%n stick</numerusform>
            <numerusform>%1–%n stick</numerusform>
        </translation>
    </message>
    <message>
        <source>at most one trick</source>
        <extracomment>On average</extracomment>
        <translation>högst ett stick</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a contract, %2: its suit (&quot;Three (bells)&quot;)</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>Numbers as words in a sentence (&quot;five trumps&quot;, &quot;two aces&quot;), from two to ten</extracomment>
        <translation>två</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>fyra</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fem</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sex</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sju</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>åtta</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nio</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tio</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>ingen trumf</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>%1 &quot;two aces&quot;, %2 &quot;a king&quot;</extracomment>
        <translation>%1 och %2</translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s)</source>
        <extracomment>What one has: &quot;five trumps&quot; (einen Trumpf, fünf Trümpfe); the number becomes a word</extracomment>
        <translation>
            <numerusform>en trumf</numerusform>
            <numerusform>%n trumf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s)</source>
        <extracomment>What one has: &quot;two aces&quot; (ein Ass, zwei Asse); the number becomes a word</extracomment>
        <translation>
            <numerusform>ett ess</numerusform>
            <numerusform>%n ess</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s)</source>
        <extracomment>What one has: &quot;two kings&quot; (einen König, zwei Könige); the number becomes a word</extracomment>
        <translation>
            <numerusform>en kung</numerusform>
            <numerusform>%n kungar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with ace and king</source>
        <extracomment>%1: trumps (&quot;five trumps&quot;), with these among them</extracomment>
        <translation>%1 med ess och kung</translation>
    </message>
    <message>
        <source>%1 with the ace</source>
        <extracomment>%1: trumps (&quot;five trumps&quot;)</extracomment>
        <translation>%1 med esset</translation>
    </message>
    <message>
        <source>%1 with the king</source>
        <extracomment>%1: trumps (&quot;five trumps&quot;)</extracomment>
        <translation>%1 med kungen</translation>
    </message>
    <message>
        <source>the ace of trumps</source>
        <extracomment>What one has, and no other trump (das Trumpf-Ass)</extracomment>
        <translation>trumfess</translation>
    </message>
    <message>
        <source>the king of trumps</source>
        <translation>trumfkung</translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s)</source>
        <extracomment>What one has: &quot;two sevens&quot; (einen Siebener, zwei Siebener); the number becomes a word</extracomment>
        <translation>
            <numerusform>en sjua</numerusform>
            <numerusform>%n sjuor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eight(s)</source>
        <extracomment>What one has: &quot;two eights&quot; (einen Achter, zwei Achter); the number becomes a word</extracomment>
        <translation>
            <numerusform>en åtta</numerusform>
            <numerusform>%n åttor</numerusform>
        </translation>
    </message>
    <message>
        <source>come out about even</source>
        <extracomment>&quot;If you pass, you …&quot; (Passt du, …; Om du passar …)</extracomment>
        <translation>går det ungefär jämnt upp</translation>
    </message>
    <message>
        <source>win %1 on average</source>
        <extracomment>&quot;If you pass, you …&quot; (Passt du, …; Om du passar …). %1 is money (&quot;about 12 chips&quot;)</extracomment>
        <translation>vinner du i snitt %1</translation>
    </message>
    <message>
        <source>lose %1 on average</source>
        <translation>förlorar du i snitt %1</translation>
    </message>
    <message>
        <source>you would come out about even</source>
        <extracomment>After a colon, of what one does</extracomment>
        <translation>det går ungefär jämnt upp</translation>
    </message>
    <message>
        <source>that would bring you %1 on average</source>
        <extracomment>After a colon, of what one does. %1 is money (&quot;about 12 chips&quot;)</extracomment>
        <translation>det ger dig i snitt %1</translation>
    </message>
    <message>
        <source>that would cost you %1 on average</source>
        <translation>det kostar dig i snitt %1</translation>
    </message>
    <message>
        <source>%1 (pot included)</source>
        <extracomment>What one may expect, one&apos;s own share of what is in the pot included: %1 is money (&quot;about +12 chips&quot;)</extracomment>
        <translation>%1 (potten inräknad)</translation>
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
        <source>The old game with 32 cards: forehand bids first, a bid may be answered with three straight away, each deal is counted to its end, and play goes on until only the loser is left.</source>
        <translation>Det gamla spelet med 32 kort: förhanden bjuder först, svaret på ett bud får vara tre direkt, hela given räknas och alla spelar vidare tills bara en är kvar och har förlorat.</translation>
    </message>
    <message>
        <source>The old game, but with the wild Weli, which the cutter may keep.</source>
        <translation>Samma gamla spel, men med Weli som joker; den som får Weli underst vid kuperingen får behålla den.</translation>
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
        <translation>M&amp;inska</translation>
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
    <name>Reason</name>
    <message>
        <source>about %1</source>
        <extracomment>A figure that is not exact: &quot;about 62&quot; (etwa 62; ungefär 62)</extracomment>
        <translation>ungefär %1</translation>
    </message>
    <message>
        <source>fewer than 1</source>
        <extracomment>In place of a number, as in &quot;You make Two in fewer than 1 of 100 deals&quot; (weniger als 1)</extracomment>
        <translation>färre än 1</translation>
    </message>
    <message>
        <source>over 99</source>
        <extracomment>In place of a number, as in &quot;You make Two in over 99 of 100 deals&quot; (über 99)</extracomment>
        <translation>över 99</translation>
    </message>
    <message>
        <source>%1 points</source>
        <extracomment>Points on average: %1 is a number such as 1.4</extracomment>
        <translation>%1 poäng</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <extracomment>Chips of Préférence on average</extracomment>
        <translation>
            <numerusform>%n mark</numerusform>
            <numerusform>%n marker</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chips</source>
        <extracomment>Chips of Préférence on average: %1 is a number such as 1.4</extracomment>
        <translation>%1 marker</translation>
    </message>
    <message numerus="yes">
        <source>%n stroke(s)</source>
        <extracomment>Strokes of Mittlere on average</extracomment>
        <translation>
            <numerusform>%n streck</numerusform>
            <numerusform>%n streck</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 strokes</source>
        <extracomment>Strokes of Mittlere on average: %1 is a number such as 1.4</extracomment>
        <translation>%1 streck</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>%1 as %2</source>
        <extracomment>%1 a wild card, %2 what it stood for: &quot;Weli as ace of hearts&quot;</extracomment>
        <translation>%1 som %2</translation>
    </message>
    <message>
        <source>Nobody has it.</source>
        <translation>Ingen har den.</translation>
    </message>
    <message>
        <source>Tied between %1: nobody scores it.</source>
        <extracomment>Two or more share the best pair, triple or run: %1 their names. Nobody scores it.</extracomment>
        <translation>Oavgjort mellan %1: ingen får figuren.</translation>
    </message>
    <message>
        <source>The three was conceded.</source>
        <translation>Alla passade för tre.</translation>
    </message>
    <message>
        <source>It was conceded.</source>
        <translation>Alla passade.</translation>
    </message>
    <message>
        <source>%1; bid and held.</source>
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
        <source>one point short</source>
        <extracomment>Lacks one point and is struck through on the slate (gestrichen; struken)</extracomment>
        <translation>en poäng kvar</translation>
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
        <source>won</source>
        <extracomment>Won the game: gets a cross on the slate</extracomment>
        <translation>vann</translation>
    </message>
    <message>
        <source>lost (Bummerl)</source>
        <extracomment>Lost the game: gets a Bummerl on the slate (Bummerl; plump)</extracomment>
        <translation>plump</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Matchen är slut</translation>
    </message>
    <message>
        <source>Game %2 goes to %1</source>
        <extracomment>%1 is the winner&apos;s name, %2 the number of the game</extracomment>
        <translation>%1 vinner parti %2</translation>
    </message>
    <message>
        <source>Game %1 goes to you</source>
        <extracomment>You have won the game of that number</extracomment>
        <translation>Du vinner parti %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <extracomment>In the count at the end of a match: how many games a player has won (Kreuz; kryss)</extracomment>
        <translation>
            <numerusform>%n kryss</numerusform>
            <numerusform>%n kryss</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost (Bummerl)</source>
        <extracomment>In the count at the end of a match: how many games a player has lost (Bummerl; plump)</extracomment>
        <translation>
            <numerusform>%n plump</numerusform>
            <numerusform>%n plumpar</numerusform>
        </translation>
    </message>
    <message>
        <source>Not counted: %1 already reached.</source>
        <extracomment>%1 is the target, at which one goes out</extracomment>
        <translation>Räknas inte: målet %1 är redan nått.</translation>
    </message>
    <message>
        <source>reached %1</source>
        <extracomment>After a player&apos;s name in the count: has gone out in this deal, %1 is the target</extracomment>
        <translation>nådde %1</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>I’ll take it.</source>
        <extracomment>Whoever cuts takes the bottom card of the cut</extracomment>
        <translation>Jag tar det.</translation>
    </message>
    <message>
        <source>I’ll leave it.</source>
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
        <source>My %1 is %2!</source>
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
        <source>I protest against %1!</source>
        <extracomment>Says that another player has broken the rules: %1 is the name</extracomment>
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
        <source>the set</source>
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
        <source>no points (Bankl)</source>
        <extracomment>A deal without a point, the dash on the slate</extracomment>
        <translation>ingen poäng</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <extracomment>Points of a deal that are not yet certain</extracomment>
        <translation>%1 tills vidare</translation>
    </message>
    <message>
        <source>Games won: %1.</source>
        <translation>Vunna partier: %1.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 points.</source>
        <extracomment>%1 is a player, %2 his points, %3 the points to reach</extracomment>
        <translation>%1: %2 av %3 poäng.</translation>
    </message>
    <message>
        <source>Struck through: one point short.</source>
        <extracomment>B-87, German gestrichen: lacks one point, the vertical stroke</extracomment>
        <translation>Är struken: en poäng kvar.</translation>
    </message>
    <message>
        <source>“Gespannt”: one point short.</source>
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
        <translation>%1: ligger på %2.</translation>
    </message>
    <message>
        <source>Wins the match.</source>
        <translation>Vinner matchen.</translation>
    </message>
    <message>
        <source>Deals played: %1 of %2.</source>
        <translation>Spelade givar: %1 av %2.</translation>
    </message>
    <message>
        <source>%1: strokes %2, potatoes %3.</source>
        <translation>%1: streck %2, potatisar %3.</translation>
    </message>
    <message>
        <source>%1: strokes %2, potatoes %3, total %4.</source>
        <extracomment>%1 is a player, %2 how many strokes, %3 how many potatoes (rings), %4 the first less the second</extracomment>
        <translation>%1: streck %2, potatisar %3, summa %4.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>Heading of a row of the chalkboard: %1 is the number of the deal</extracomment>
        <translation>Giv %1</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Heading of the last row of the chalkboard: what all deals make</extracomment>
        <translation>Totalt</translation>
    </message>
    <message>
        <source>Pot</source>
        <extracomment>Heading of a column of the chalkboard: the chips in the bowl</extracomment>
        <translation>Pott</translation>
    </message>
    <message>
        <source>Strokes</source>
        <extracomment>Headings of the chalkboard of Mittlere</extracomment>
        <translation>Streck</translation>
    </message>
    <message>
        <source>Potatoes</source>
        <extracomment>Headings of the chalkboard of Mittlere: the rings</extracomment>
        <translation>Potatisar</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Heading of the chalkboard of Mittlere: the first less the second</extracomment>
        <translation>Summa</translation>
    </message>
    <message>
        <source>Games lost (Bummerl): %1.</source>
        <extracomment>Bummerl: the little ring for a game that was lost</extracomment>
        <translation>Förlorade partier (plumpar): %1.</translation>
    </message>
    <message>
        <source>Gone out: the target is reached.</source>
        <translation>Har gått i mål.</translation>
    </message>
    <message>
        <source>a game won</source>
        <translation>ett vunnet parti</translation>
    </message>
    <message>
        <source>a game lost (Bummerl)</source>
        <translation>ett förlorat parti (plump)</translation>
    </message>
    <message>
        <source>one point short, and may no longer bid</source>
        <extracomment>B-87, German gestrichen: the vertical stroke</extracomment>
        <translation>struken: en poäng kvar, får inte bjuda längre</translation>
    </message>
    <message>
        <source>one point short</source>
        <extracomment>B-87, within the deal: the dotted line</extracomment>
        <translation>sträckt: en poäng kvar</translation>
    </message>
    <message>
        <source>gone out</source>
        <translation>har gått i mål</translation>
    </message>
    <message>
        <source>a deal without a point (Bankl)</source>
        <translation>en giv utan poäng</translation>
    </message>
    <message>
        <source>not certain yet</source>
        <translation>inte säkert än</translation>
    </message>
    <message>
        <source>a stroke: plus one</source>
        <extracomment>Mittlere, on the chalkboard</extracomment>
        <translation>ett streck: plus ett</translation>
    </message>
    <message>
        <source>a potato: minus one</source>
        <extracomment>Mittlere, on the chalkboard: the ring</extracomment>
        <translation>en potatis: minus ett</translation>
    </message>
    <message>
        <source>both: they cancel out</source>
        <extracomment>Mittlere, on the chalkboard: a stroke in a ring</extracomment>
        <translation>båda: de tar ut varandra</translation>
    </message>
    <message>
        <source>A line a deal: how it stood then.</source>
        <translation>En rad per giv: ställningen efter den.</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>You have an unfinished match, in deal %1.</source>
        <translation>Du har en oavslutad match, i giv %1.</translation>
    </message>
    <message>
        <source>You have %1 of %2 points.</source>
        <translation>Du har %1 av %2 poäng.</translation>
    </message>
    <message>
        <source>Your balance is %1.</source>
        <extracomment>%1 is what somebody has won or lost so far, &quot;+27&quot;</extracomment>
        <translation>Du ligger på %1.</translation>
    </message>
    <message>
        <source>Your total is %1.</source>
        <extracomment>%1 is strokes less potatoes, &quot;−2&quot;</extracomment>
        <translation>Du ligger på %1.</translation>
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
        <extracomment>A suit of the Swiss pack within the name of a card, as in &quot;banner of roses&quot;</extracomment>
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
        <source>under</source>
        <extracomment>The lower court card of the Swiss pack (Under)</extracomment>
        <translation>unter</translation>
    </message>
    <message>
        <source>banner</source>
        <extracomment>The ten of the Swiss pack, which shows a flag</extracomment>
        <translation>baner</translation>
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
        <source>In %1’s hand</source>
        <translation>På handen hos %1</translation>
    </message>
    <message>
        <source>May be discarded</source>
        <translation>Får läggas bort</translation>
    </message>
    <message>
        <source>Chosen as a discard</source>
        <translation>Valt att läggas bort</translation>
    </message>
    <message>
        <source>Cut the pack: lift %1 cards</source>
        <translation>Kupera: lyft %1 kort</translation>
    </message>
    <message>
        <source>May be drawn</source>
        <translation>Får dras</translation>
    </message>
    <message>
        <source>Your choice: use the arrow keys, then press Enter.</source>
        <translation>Det är din tur att välja: använd piltangenterna och tryck sedan på Enter.</translation>
    </message>
    <message>
        <source>not in play</source>
        <extracomment>On the table of Bieten: the cards that are not dealt</extracomment>
        <translation>inte i spel</translation>
    </message>
    <message>
        <source>Another &amp;match</source>
        <extracomment>Button at the end of a match: the same people play another one</extracomment>
        <translation>En &amp;match till</translation>
    </message>
    <message>
        <source>deal</source>
        <extracomment>Above what each player has won or lost in the deal that was counted: a short word</extracomment>
        <translation>giv</translation>
    </message>
    <message>
        <source>total</source>
        <extracomment>Above what each player has in all</extracomment>
        <translation>totalt</translation>
    </message>
    <message>
        <source>your hand</source>
        <extracomment>What a lesson points at, for those who hear it</extracomment>
        <translation>din hand</translation>
    </message>
    <message>
        <source>the cards played</source>
        <translation>de spelade korten</translation>
    </message>
    <message>
        <source>the two cards on the table</source>
        <translation>de två korten på bordet</translation>
    </message>
    <message>
        <source>the result of the deal</source>
        <translation>givens resultat</translation>
    </message>
    <message>
        <source>This deal is decided.</source>
        <translation>Den här given är avgjord.</translation>
    </message>
    <message>
        <source>The rest of the tricks are yours.</source>
        <translation>Resten av sticken är dina.</translation>
    </message>
    <message>
        <source>Show the &amp;rest</source>
        <extracomment>Button: what is left of the deal is played to its end, for the person as well</extracomment>
        <translation>Visa &amp;resten</translation>
    </message>
    <message>
        <source>You will take no more tricks.</source>
        <translation>Du tar inga fler stick.</translation>
    </message>
    <message>
        <source>More in the book</source>
        <extracomment>A link below what is said at the table</extracomment>
        <translation>Mer i boken</translation>
    </message>
    <message>
        <source>Two cards are chosen: confirm with “%1”.</source>
        <extracomment>What is due: %1 is what the button says that lays them aside</extracomment>
        <translation>Två kort är valda: bekräfta med ”%1”.</translation>
    </message>
    <message>
        <source>Change &amp;players or rules</source>
        <translation>Byt spelare eller &amp;regler</translation>
    </message>
    <message>
        <source>One more to go; Enter takes this one back.</source>
        <translation>Ett kort till; Enter tar tillbaka det här.</translation>
    </message>
    <message>
        <source>Lies in front of you</source>
        <translation>Ligger framför dig</translation>
    </message>
    <message>
        <source>In your hand</source>
        <translation>På din hand</translation>
    </message>
    <message>
        <source>&amp;How they played</source>
        <extracomment>Button at the end of a match: tells what each player was like in it</extracomment>
        <translation>&amp;Hur alla spelade</translation>
    </message>
    <message>
        <source>Left and Right choose, Enter takes “%1”.</source>
        <extracomment>For whoever presses Space where Enter answers; %1 a card or a button: &quot;king of hearts&quot;</extracomment>
        <translation>Vänsterpil och högerpil bläddrar, Enter väljer ”%1”.</translation>
    </message>
    <message>
        <source>Enter again takes “%1”.</source>
        <extracomment>For whoever pressed Enter before the question was heard; %1 a card or a button</extracomment>
        <translation>Enter en gång till väljer ”%1”.</translation>
    </message>
    <message>
        <source>Enter again plays it.</source>
        <extracomment>Of a card of mine that Enter has just shown</extracomment>
        <translation>Enter en gång till spelar det.</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>once</source>
        <extracomment>How often</extracomment>
        <translation>en gång</translation>
    </message>
    <message>
        <source>twice</source>
        <extracomment>How often</extracomment>
        <translation>två gånger</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <extracomment>How often, from three on</extracomment>
        <translation>
            <numerusform>%n gång</numerusform>
            <numerusform>%n gånger</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tricks</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n stick</numerusform>
            <numerusform>%n stick</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>Whoever wins the figure gets %1.</source>
        <extracomment>%1 is &quot;2 points&quot;</extracomment>
        <translation>Den som vinner figuren får %1.</translation>
    </message>
    <message>
        <source>If all say “Good”, you score 2; if somebody holds it, it is worth 3.</source>
        <translation>Passar alla får du 2 poäng, synar någon gäller figuren 3.</translation>
    </message>
    <message>
        <source>You keep it and are dealt one card fewer.</source>
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
        <source>&amp;No protest</source>
        <translation>Ingen &amp;protest</translation>
    </message>
    <message>
        <source>Against %1</source>
        <extracomment>Button: protest against the player named</extracomment>
        <translation>Mot %1</translation>
    </message>
    <message>
        <source>If this player has broken the rules in this deal, the penalty is applied.</source>
        <translation>Har spelaren brutit mot reglerna i den här given blir det straff.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>%1 står på tur.</translation>
    </message>
    <message>
        <source>%1 is to play; you may bid first.</source>
        <translation>%1 står på tur; du får bjuda först.</translation>
    </message>
    <message>
        <source>You lead: play a card, or bid first.</source>
        <translation>Du har utspelet: spela ut ett kort eller bjud först.</translation>
    </message>
    <message>
        <source>You lead: play a card.</source>
        <translation>Du har utspelet: spela ut ett kort.</translation>
    </message>
    <message>
        <source>Your turn; %1 were led. Play a card, or bid first.</source>
        <extracomment>%1 is a suit, &quot;hearts&quot;</extracomment>
        <translation>Din tur; utspel i %1. Spela ett kort eller bjud först.</translation>
    </message>
    <message>
        <source>Your turn; %1 were led. Play a card.</source>
        <translation>Din tur; utspel i %1. Spela ett kort.</translation>
    </message>
    <message>
        <source>%2 has bid %3: %1 answers.</source>
        <translation>%2 har bjudit %3: %1 svarar.</translation>
    </message>
    <message>
        <source>%1 has bid %2: your answer?</source>
        <translation>%1 har bjudit %2: du ska svara.</translation>
    </message>
    <message>
        <source>Your cut: lift off some cards.</source>
        <translation>Du kuperar: lyft av några kort.</translation>
    </message>
    <message>
        <source>%1 cuts.</source>
        <translation>%1 kuperar.</translation>
    </message>
    <message>
        <source>You may take the bottom card of your cut.</source>
        <translation>Du får ta det understa av korten du lyfte av.</translation>
    </message>
    <message>
        <source>%1 looks at the bottom card of the cut.</source>
        <translation>%1 tittar på det understa av de avlyfta korten.</translation>
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
        <source>The cards are being shuffled.</source>
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
        <source>At the bottom of your cut: %1.</source>
        <extracomment>%1 is the name of a card</extracomment>
        <translation>Underst av de avlyfta korten: %1.</translation>
    </message>
    <message>
        <source>How will you deal?</source>
        <translation>Hur vill du ge?</translation>
    </message>
    <message>
        <source>Press Space to go on.</source>
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
        <source>%1 says three for %2: your answer?</source>
        <extracomment>%1 is a name, %2 a figure</extracomment>
        <translation>%1 säger tre för %2: du ska svara.</translation>
    </message>
    <message>
        <source>The bid has to be answered first.</source>
        <translation>Först ska budet besvaras.</translation>
    </message>
    <message>
        <source>A wild card: click it and choose which card it stands for.</source>
        <translation>En joker: klicka på den och välj vilket kort den ska vara.</translation>
    </message>
    <message>
        <source>%1 deals first (drew the %2).</source>
        <translation>%1 ger först (drog: %2).</translation>
    </message>
    <message>
        <source>Everybody draws a card; the lowest deals, with the ace counting as lowest: %1 deals (%2).</source>
        <extracomment>How the first dealer is found: %1 is a player, %2 the card drawn</extracomment>
        <translation>Alla drar ett kort; lägst ger, och esset räknas som lägst: %1 ger (%2).</translation>
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
        <source>You can only say “Good”.</source>
        <translation>Du kan bara passa.</translation>
    </message>
    <message>
        <source>%1 %2–%3</source>
        <extracomment>At the end of a match: %1 is a player, %2 how many games won, %3 lost</extracomment>
        <translation>%1 %2–%3</translation>
    </message>
    <message>
        <source>Games won–lost:</source>
        <extracomment>Before the players with how many they have of both: &quot;Luis 2 : 1, Resi 1 : 2&quot;</extracomment>
        <translation>Kryss mot plumpar:</translation>
    </message>
    <message>
        <source>&amp;Good: %1 for %2</source>
        <extracomment>An answer to a bid, as a button; the letter after &amp; is its shortcut. %1 is the number of points that %2, a player, gets if nobody holds</extracomment>
        <translation>&amp;Passa: %1 till %2</translation>
    </message>
    <message>
        <source>I h&amp;old: for %1</source>
        <extracomment>An answer to a bid, as a button: %1 is the number of points that are fought for</extracomment>
        <translation>&amp;Syna: gäller %1</translation>
    </message>
    <message>
        <source>What does the Weli stand for?</source>
        <translation>Vad ska Weli vara?</translation>
    </message>
    <message>
        <source>Which card does it stand for?</source>
        <translation>Vilket kort ska jokern vara?</translation>
    </message>
    <message>
        <source>Th&amp;ree: for 3</source>
        <translation>T&amp;re: gäller 3</translation>
    </message>
    <message>
        <source>T&amp;ake it</source>
        <translation>Ta &amp;det</translation>
    </message>
    <message>
        <source>Two, then on&amp;e</source>
        <translation>Två, se&amp;dan ett</translation>
    </message>
    <message>
        <source>You deal first (you drew the %1).</source>
        <extracomment>%1 is the lowest card that was cut, and you did</extracomment>
        <translation>Du ger först (drog: %1).</translation>
    </message>
    <message>
        <source>Everybody draws a card; the lowest deals, with the ace counting as lowest: you deal (%1).</source>
        <extracomment>How the first dealer is found: %1 is the card that you have drawn</extracomment>
        <translation>Alla drar ett kort; lägst ger, och esset räknas som lägst: du ger (%1).</translation>
    </message>
    <message>
        <source>You say three for %2: %1 answers.</source>
        <extracomment>%1 is a name, %2 a figure</extracomment>
        <translation>Du säger tre för %2: %1 svarar.</translation>
    </message>
    <message>
        <source>You have bid %2: %1 answers.</source>
        <translation>Du har bjudit %2: %1 svarar.</translation>
    </message>
    <message>
        <source>Your turn; %1 were led, and you have none. Play a card, or bid first.</source>
        <extracomment>%1 is a suit, &quot;hearts&quot;, of which the player has no card</extracomment>
        <translation>Din tur; utspel i %1, som du saknar. Spela ett kort eller bjud först.</translation>
    </message>
    <message>
        <source>Your turn; %1 were led, and you have none. Play a card.</source>
        <translation>Din tur; utspel i %1, som du saknar. Spela ett kort.</translation>
    </message>
    <message>
        <source>You do not contest it; the others may still hold.</source>
        <translation>Du synar inte. De andra får fortfarande göra det.</translation>
    </message>
    <message>
        <source>You do not contest it.</source>
        <translation>Du synar inte. Gör ingen annan det heller är figuren avgjord.</translation>
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
        <source>not when one point short</source>
        <extracomment>Not for those who lack only one point (gespannt; sträckt)</extracomment>
        <translation>inte med en poäng kvar</translation>
    </message>
    <message>
        <source>fewer figures than points needed</source>
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
        <source>in order of the bids</source>
        <translation>i den ordning de bjöds</translation>
    </message>
    <message>
        <source>conceded, held, not bid</source>
        <translation>passade, synade, objudna</translation>
    </message>
    <message>
        <source>the lowest score</source>
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
        <source>the whole deal is counted</source>
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
        <source>all points so far</source>
        <translation>alla poäng hittills</translation>
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
        <source>a conceded figure still counts</source>
        <translation>passad figur räknas ändå</translation>
    </message>
    <message>
        <source>a conceded figure is lost too</source>
        <translation>passad figur räknas inte heller</translation>
    </message>
    <message>
        <source>the player to the loser’s right</source>
        <translation>spelaren till höger om förloraren</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Of the contracts with a premium</extracomment>
        <translation>alla</translation>
    </message>
    <message>
        <source>%1, Five and Six</source>
        <extracomment>Of the contracts with a premium: %1 is the contract Hearts</extracomment>
        <translation>%1, fem och sex</translation>
    </message>
    <message>
        <source>%1 only</source>
        <translation>bara %1</translation>
    </message>
    <message>
        <source>is counted</source>
        <extracomment>A deal without trump</extracomment>
        <translation>räknas</translation>
    </message>
    <message>
        <source>is annulled</source>
        <extracomment>A deal without trump</extracomment>
        <translation>annulleras</translation>
    </message>
    <message>
        <source>always loses</source>
        <extracomment>Who takes no trick</extracomment>
        <translation>förlorar alltid</translation>
    </message>
    <message>
        <source>counts as a hundred points</source>
        <extracomment>Who takes no trick</extracomment>
        <translation>räknas som hundra poäng</translation>
    </message>
    <message>
        <source>the third player wins</source>
        <extracomment>Two with equal points</extracomment>
        <translation>den tredje vinner</translation>
    </message>
    <message>
        <source>they draw cards</source>
        <extracomment>Two with equal points</extracomment>
        <translation>de drar kort</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) from the dealer</source>
        <extracomment>What the dealer puts into the pot</extracomment>
        <translation>
            <numerusform>%n mark från givaren</numerusform>
            <numerusform>%n marker från givaren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n base stake(s) a deal</source>
        <extracomment>What a deal is played for</extracomment>
        <translation>
            <numerusform>högst %n grundinsats per giv</numerusform>
            <numerusform>högst %n grundinsatser per giv</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>You have already gone out in this game.</source>
        <translation>Du är redan i mål i det här partiet.</translation>
    </message>
    <message>
        <source>These two rules contradict each other.</source>
        <translation>De här två reglerna går inte att förena.</translation>
    </message>
    <message>
        <source>Only the player to the dealer’s right cuts; at least four cards must be lifted, and at least four must stay.</source>
        <translation>Bara spelaren till höger om givaren kuperar; minst fyra kort ska lyftas av och minst fyra ligga kvar.</translation>
    </message>
    <message>
        <source>Only the player who has just cut may take or leave the bottom card.</source>
        <translation>Bara den som just har kuperat får ta det understa kortet eller låta det ligga.</translation>
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
        <source>A wild card cannot be named as one of your own cards, nor as what another of your wild cards already stands for.</source>
        <translation>En joker får inte bli ett av dina egna kort eller samma kort som en annan av dina jokrar.</translation>
    </message>
    <message>
        <source>What you have said and played so far has tied down your wild card; this would break that promise.</source>
        <extracomment>What a player has bid, held or shown by not following suit binds the wild card</extracomment>
        <translation>Det du har sagt och spelat hittills binder din joker, och det här skulle bryta mot det.</translation>
    </message>
    <message>
        <source>You do not have this figure, and no wild card could still make it yours.</source>
        <translation>Du har inte den här figuren, och ingen joker kan längre ge dig den.</translation>
    </message>
    <message>
        <source>You may bid from the end of the dealing until the last card is played, but not while an answer is due.</source>
        <translation>Man får bjuda från det att korten är utdelade tills sista kortet är spelat, men inte så länge någon ska svara.</translation>
    </message>
    <message>
        <source>Forehand bids first: wait until forehand has bid or played a card.</source>
        <translation>Förhanden får bjuda först: vänta tills förhanden har spelat ett kort eller bjudit.</translation>
    </message>
    <message>
        <source>This figure has already been bid and held.</source>
        <translation>Den här figuren är redan bjuden och synad.</translation>
    </message>
    <message>
        <source>You have no bid to answer now.</source>
        <translation>Du har inget bud att svara på nu.</translation>
    </message>
    <message>
        <source>Three is the highest you can go.</source>
        <translation>Högre än tre går det inte.</translation>
    </message>
    <message>
        <source>This figure has been conceded: it is settled.</source>
        <translation>Den här figuren är avgjord: alla har passat.</translation>
    </message>
    <message>
        <source>You are too close to the target to bid: you may still hold when others bid.</source>
        <translation>Du är för nära målet för att bjuda, men du får syna när andra bjuder.</translation>
    </message>
    <message>
        <source>You are too close to the target to say three.</source>
        <translation>Du är för nära målet för att säga tre.</translation>
    </message>
    <message>
        <source>Each player may protest once, in turn, against another player who has not been caught yet.</source>
        <translation>Var och en får protestera en gång, i tur och ordning, mot en annan spelare som inte redan är avslöjad.</translation>
    </message>
    <message>
        <source>A wild card is named when it is played; other cards are played as they are.</source>
        <translation>En joker namnges när den spelas; andra kort spelas som de är.</translation>
    </message>
    <message>
        <source>This is not the time to protest.</source>
        <translation>Det är inte dags för protester nu.</translation>
    </message>
    <message>
        <source>The rules do not allow this.</source>
        <translation>Reglerna tillåter inte det här.</translation>
    </message>
    <message>
        <source>You can say three only for a figure that is held for two, and not if you bid it yourself; as an answer to a bid it needs the house rule “Three as an answer”.</source>
        <extracomment>&quot;three&quot;: the raise of a held figure to three points (Drei, Groschen; tre)</extracomment>
        <translation>Tre kan man bara säga om en figur som är synad för två, och aldrig om sitt eget bud; som svar på ett bud bara om husregeln ”Tre som svar” gäller.</translation>
    </message>
    <message>
        <source>The house rules do not allow this.</source>
        <translation>Husreglerna tillåter inte det.</translation>
    </message>
    <message>
        <source>You deal and sit out: the other three play this deal.</source>
        <translation>Du ger och står över: den här given spelar de tre andra.</translation>
    </message>
    <message>
        <source>Under the house rules this contract does not exist.</source>
        <translation>Enligt husreglerna finns inte det kontraktet.</translation>
    </message>
    <message>
        <source>It is not your turn to speak.</source>
        <translation>Det är inte din tur att tala.</translation>
    </message>
    <message>
        <source>Your first bid must be higher than the last one, and One to Three without buying are first bid as “spiel”.</source>
        <translation>Ditt första bud måste vara högre än det senaste; ett till tre utan köp bjuds först som ”spel”.</translation>
    </message>
    <message>
        <source>Your first bid binds you: after One to Four you cannot go above Four, spiel stays spiel, and only a player who opened with a premium contract may go higher. Every bid must beat the last one.</source>
        <translation>Ditt första bud binder dig: den som börjar med ett till fyra får inte gå högre än fyra, spel förblir spel, och bara den som började med ett premiekontrakt får gå högre; varje bud måste vara högre än det senaste.</translation>
    </message>
    <message>
        <source>Only a bid of One to Four can be held, and only by forehand, or by the player who has that right instead.</source>
        <translation>Bara bud från ett till fyra kan hållas, och bara av förhanden eller den som har rätten i stället.</translation>
    </message>
    <message>
        <source>After “spiel” the player who said it first names the suit, and the others answer with a higher one or pass.</source>
        <translation>Efter ”spel” anger den som sa det först sin färg, och de andra svarar med en högre eller passar.</translation>
    </message>
    <message>
        <source>There is no auction now.</source>
        <translation>Det är ingen budgivning nu.</translation>
    </message>
    <message>
        <source>Only the declarer buys, discards two cards and announces the contract.</source>
        <translation>Bara spelföraren köper, lägger bort två kort och anger vad som spelas.</translation>
    </message>
    <message>
        <source>You may announce what you bid or something higher of the same kind: One to Four go no higher than Four, and spiel stays spiel.</source>
        <translation>Du får ange ditt bud eller ett högre av samma slag: ett till fyra får bli högst fyra, och spel förblir spel.</translation>
    </message>
    <message>
        <source>Discard two different cards.</source>
        <translation>Lägg bort två olika kort.</translation>
    </message>
    <message>
        <source>You can after-buy only if the auction was won with One to Four, and only once the contract has been announced.</source>
        <translation>Efterköp får göras bara om budgivningen vanns med ett till fyra, och först när kontraktet är angivet.</translation>
    </message>
    <message>
        <source>Only a player who has bid in the auction may after-buy.</source>
        <translation>Bara den som har bjudit i budgivningen får göra efterköp.</translation>
    </message>
    <message>
        <source>You are not being asked now.</source>
        <translation>Det är inte du som blir tillfrågad nu.</translation>
    </message>
    <message>
        <source>You have declined to after-buy, and that is final.</source>
        <translation>Du har avstått från efterköp, och det står fast.</translation>
    </message>
    <message>
        <source>A player who after-buys must announce Five, Six, Seven or Eight, and higher than the last after-buyer.</source>
        <translation>Den som gör efterköp måste ange fem, sex, sju eller åtta, och högre än den förra efterköparen.</translation>
    </message>
    <message>
        <source>In this contract both defenders play; nobody is asked.</source>
        <translation>I det här kontraktet är båda motspelarna med; ingen tillfrågas.</translation>
    </message>
    <message>
        <source>The pot holds only one base stake: both defenders must go along.</source>
        <translation>Potten innehåller bara en grundinsats: båda måste gå med.</translation>
    </message>
    <message>
        <source>Only the defenders go along or stay home, starting with the one to the declarer’s left.</source>
        <translation>Bara motspelarna går med eller avstår, den till vänster om spelföraren först.</translation>
    </message>
    <message>
        <source>Only the one defender who went along may invite the other.</source>
        <translation>Bara den som ensam gick med får bjuda in den andra.</translation>
    </message>
    <message>
        <source>The tricks can be split only between the declarer and a lone defender, before the first card.</source>
        <translation>Sticken kan bara delas mellan spelföraren och en ensam motspelare, före första kortet.</translation>
    </message>
    <message>
        <source>It is the other player’s turn to speak.</source>
        <translation>Det är den andras tur att tala.</translation>
    </message>
    <message>
        <source>Accept the offer, refuse it, or answer with a split that nobody has offered yet.</source>
        <translation>Du kan acceptera erbjudandet, tacka nej eller svara med ett som ingen har kommit med än.</translation>
    </message>
    <message>
        <source>You can beat the trick, so you must.</source>
        <translation>Du kan sticka över, alltså måste du göra det.</translation>
    </message>
    <message>
        <source>You sit to the left of the declarer, who led: you must play higher, but as low as you can.</source>
        <translation>Du sitter till vänster om spelföraren, som spelade ut: du måste sticka över så lågt som möjligt.</translation>
    </message>
    <message>
        <source>Under the house rules you must trump, because you cannot follow suit.</source>
        <translation>Enligt husreglerna måste du trumfa, eftersom du inte kan följa färg.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Det går inte nu.</translation>
    </message>
    <message>
        <source>Trumps were led and you have one, so you must play a trump.</source>
        <translation>Trumf är utspelad och du har en: spela trumf.</translation>
    </message>
    <message>
        <source>You can follow suit: do so, or play a trump.</source>
        <translation>Du kan följa färg: gör det, eller spela en trumf.</translation>
    </message>
    <message>
        <source>As long as you can follow suit, your trump must beat any trump already in the trick.</source>
        <translation>Så länge du kan följa färg måste din trumf slå varje trumf som redan ligger i sticket.</translation>
    </message>
    <message>
        <source>It is the other player’s draw, or this card has already been drawn.</source>
        <translation>Nu drar den andra, eller så är kortet redan draget.</translation>
    </message>
</context>
<context>
    <name>Wrong</name>
    <message>
        <source>the file cannot be opened</source>
        <translation>filen kan inte öppnas</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>filen kan inte läsas</translation>
    </message>
    <message>
        <source>longer than %1 characters</source>
        <translation>längre än %1 tecken</translation>
    </message>
    <message>
        <source>an empty line</source>
        <translation>en tom rad</translation>
    </message>
    <message>
        <source>malformed JSON at character %1</source>
        <translation>felaktig JSON vid tecken %1</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>inget JSON-objekt</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <translation>för djupt nästlat</translation>
    </message>
    <message>
        <source>the key %1 appears twice</source>
        <translation>nyckeln %1 finns två gånger</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 saknas</translation>
    </message>
    <message>
        <source>%1 is %2, not a whole number from %3 to %4</source>
        <translation>%1 är %2 och inte ett heltal från %3 till %4</translation>
    </message>
    <message>
        <source>%1 is %2, not text</source>
        <translation>%1 är %2 och inte en text</translation>
    </message>
    <message>
        <source>%1 is %2, not an object</source>
        <translation>%1 är %2 och inte ett objekt</translation>
    </message>
    <message>
        <source>%1 is %2 instead of %3</source>
        <translation>%1 är %2 i stället för %3</translation>
    </message>
    <message>
        <source>there is no match</source>
        <translation>det finns ingen match i den</translation>
    </message>
    <message>
        <source>a line of type %1 where %2 is due</source>
        <translation>en rad av typen %1 där %2 ska komma</translation>
    </message>
    <message>
        <source>the file stops where a line of type %1 is due</source>
        <translation>filen slutar där en rad av typen %1 ska komma</translation>
    </message>
    <message>
        <source>a line after the end of the match</source>
        <translation>en rad efter matchens slut</translation>
    </message>
    <message>
        <source>more than %1 moves</source>
        <translation>fler än %1 drag</translation>
    </message>
    <message>
        <source>there is no game %1</source>
        <translation>det finns inget spel %1</translation>
    </message>
    <message>
        <source>it has format %1, which a newer Weli writes</source>
        <translation>den har format %1, som en nyare version av Weli skriver</translation>
    </message>
    <message>
        <source>there is no object %1</source>
        <translation>objektet %1 saknas</translation>
    </message>
    <message>
        <source>the rule %1 is missing</source>
        <translation>regeln %1 saknas</translation>
    </message>
    <message>
        <source>the rule %1 cannot be %2</source>
        <translation>regeln %1 kan inte vara %2</translation>
    </message>
    <message>
        <source>there is no rule %1</source>
        <translation>det finns ingen regel %1</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation>%1 ligger utanför det tillåtna</translation>
    </message>
    <message>
        <source>%1 does not go with this value of %2</source>
        <translation>%1 går inte ihop med detta värde på %2</translation>
    </message>
    <message>
        <source>players must be %1</source>
        <translation>det måste vara %1 spelare</translation>
    </message>
    <message>
        <source>players must be %1 or %2</source>
        <translation>det måste vara %1 eller %2 spelare</translation>
    </message>
    <message>
        <source>deals must be a multiple of %1</source>
        <translation>antalet givar måste vara delbart med %1</translation>
    </message>
    <message>
        <source>there is no list %1</source>
        <translation>listan %1 saknas</translation>
    </message>
    <message>
        <source>%1 is not a card</source>
        <translation>%1 är inget kort</translation>
    </message>
    <message>
        <source>%1 does not belong to the pack</source>
        <translation>%1 hör inte till kortleken</translation>
    </message>
    <message>
        <source>%1 is in the pack twice</source>
        <translation>%1 finns två gånger i kortleken</translation>
    </message>
    <message>
        <source>%1 is missing from the pack</source>
        <translation>%1 saknas i kortleken</translation>
    </message>
    <message>
        <source>there is no action %1</source>
        <translation>det finns inget drag %1</translation>
    </message>
    <message>
        <source>move out of turn: seat %1 %2, but it is the turn of seat %3</source>
        <translation>drag i fel ordning: plats %1 %2, men det är plats %3:s tur</translation>
    </message>
    <message>
        <source>illegal move: seat %1 %2</source>
        <translation>otillåtet drag: plats %1 %2</translation>
    </message>
    <message>
        <source>%1 lists %2 for seat %3, which may: %4</source>
        <translation>%1 anger %2 för plats %3; tillåtet är %4</translation>
    </message>
    <message>
        <source>%1 names a seat that is not there</source>
        <translation>%1 anger en plats som inte finns</translation>
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
        <translation>**Vid det här bordet:** %1: %2</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Inget hittades</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-filer (*.pdf)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Sök</translation>
    </message>
    <message>
        <source>Search the book</source>
        <translation>Sök i boken</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Innehåll</translation>
    </message>
    <message>
        <source>Back to what you read before</source>
        <translation>Tillbaka till det du läste förut</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Framåt igen</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Spara som &amp;PDF …</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Klar</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Spara som PDF</translation>
    </message>
    <message>
        <source>The book is saved as %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Boken är sparad som %1.</translation>
    </message>
    <message>
        <source>A table. %1</source>
        <extracomment>In the book, for those who hear it: %1 says what lies on a table</extracomment>
        <translation>Ett bord. %1</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <extracomment>The same: %1 are cards</extracomment>
        <translation>Kort: %1</translation>
    </message>
    <message>
        <source>Caret on: arrows move in the text.</source>
        <translation>Textmarkör på: piltangenterna går genom texten.</translation>
    </message>
    <message>
        <source>Caret off: arrows scroll.</source>
        <translation>Textmarkör av: piltangenterna rullar.</translation>
    </message>
    <message>
        <source>You have read nothing before this.</source>
        <translation>Du har inte läst något före detta.</translation>
    </message>
    <message>
        <source>You have not gone back.</source>
        <translation>Du har inte gått tillbaka.</translation>
    </message>
</context>
<context>
    <name>weli::BookView</name>
    <message>
        <source>Heading: %1</source>
        <extracomment>A line of the book, for those who hear it: %1 is the heading of a chapter</extracomment>
        <translation>Rubrik: %1</translation>
    </message>
    <message>
        <source>Link: %1</source>
        <extracomment>In the book, for those who hear it: %1 is the text of a link</extracomment>
        <translation>Länk: %1</translation>
    </message>
    <message>
        <source>The book of %1. Down reads on, H leads to the next heading, Tab to the next link; Enter follows it, Alt+Left comes back.</source>
        <extracomment>When the book is opened, for those who hear it: %1 is the name of the game</extracomment>
        <translation>Regelboken för %1. Pil ned läser vidare, H leder till nästa rubrik, Tab till nästa länk; Enter följer den, Alt+vänster leder tillbaka.</translation>
    </message>
</context>
<context>
    <name>weli::CardChooser</name>
    <message>
        <source>%1: being checked</source>
        <extracomment>%1 is a pack of cards that Weli has still to look at</extracomment>
        <translation>%1: kontrolleras</translation>
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
        <source>Some cards of the pack, and its back</source>
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
        <translation>&amp;D och Kn i hörnen i stället för O och U</translation>
    </message>
    <message>
        <source>The usual one for the game</source>
        <extracomment>A choice among the packs of cards: each game is played with its own</extracomment>
        <translation>Den vanliga för spelet</translation>
    </message>
    <message>
        <source>This pack has only one back.</source>
        <translation>Den här kortleken har bara en baksida.</translation>
    </message>
    <message>
        <source>Only Weli’s French pack can have four colours.</source>
        <translation>Bara Welis franska kortlek kan ha fyra färger.</translation>
    </message>
    <message>
        <source>Only Weli’s own packs can have them.</source>
        <translation>Det kan bara Welis egna kortlekar.</translation>
    </message>
    <message>
        <source>Only Weli’s Tyrolean and Swiss packs can have them.</source>
        <translation>Det kan bara Welis tyrolska och schweiziska kortlekar.</translation>
    </message>
    <message>
        <source>Some cards of each game’s pack, and its back</source>
        <extracomment>What is seen in a picture of cards: of each game some cards of the pack that is usual for it</extracomment>
        <translation>Några kort ur varje spels lek och baksidan</translation>
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
        <translation>Spelare %1:</translation>
    </message>
    <message>
        <source>Level of player %1</source>
        <translation>Nivå för spelare %1</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In the field for a person&apos;s name, as long as it is empty</extracomment>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Who comes is another every evening, and is told after the match.</source>
        <translation>Vem som kommer växlar varje kväll och sägs efter matchen.</translation>
    </message>
</context>
<context>
    <name>weli::ChoiceList</name>
    <message>
        <source>right</source>
        <translation>rätt</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>fel</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <translation>✓ Rätt.</translation>
    </message>
    <message>
        <source>✗ Not this time.</source>
        <translation>✗ Inte den här gången.</translation>
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
        <source>S&amp;aved matches</source>
        <translation>S&amp;parade matcher</translation>
    </message>
    <message>
        <source>A&amp;bout</source>
        <extracomment>About the program</extracomment>
        <translation>&amp;Om Weli</translation>
    </message>
    <message>
        <source>Keyboard shortcuts (Ctrl+F1)</source>
        <translation>Vad tangenterna gör (Ctrl+F1)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tangenter</translation>
    </message>
    <message>
        <source>unfinished match</source>
        <extracomment>On a slip that lies on the cards of a game: a match of it was left</extracomment>
        <translation>oavslutad match</translation>
    </message>
    <message>
        <source>New here? The first lesson</source>
        <translation>Ny här? Första lektionen</translation>
    </message>
    <message>
        <source>Lesso&amp;ns</source>
        <extracomment>The lessons of a game; then how many of them have been gone through</extracomment>
        <translation>&amp;Lektioner</translation>
    </message>
    <message>
        <source>Lesso&amp;ns (%1 of %2)</source>
        <translation>&amp;Lektioner (%1 av %2)</translation>
    </message>
    <message>
        <source>&amp;Rule book</source>
        <extracomment>The book of a game</extracomment>
        <translation>&amp;Regelbok</translation>
    </message>
    <message>
        <source>Set &amp;up a match…</source>
        <translation>För&amp;bered en match …</translation>
    </message>
    <message>
        <source>Start page: %1</source>
        <extracomment>Where the program begins, for who hears it; %1 are the games from which one chooses there</extracomment>
        <translation>Startsidan: %1</translation>
    </message>
</context>
<context>
    <name>weli::DrillPanel</name>
    <message>
        <source>The round is over</source>
        <translation>Omgången är slut</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is the number of the question, %2 of how many</extracomment>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>%1 of %2 right.</source>
        <translation>%1 av %2 var rätt.</translation>
    </message>
    <message>
        <source>In the book</source>
        <extracomment>A link to the page of the book that says why an answer is right</extracomment>
        <translation>I boken</translation>
    </message>
    <message>
        <source>(%1 of %2)</source>
        <extracomment>After the title of a kind of question: %1 of %2 right</extracomment>
        <translation>(%1 av %2)</translation>
    </message>
    <message>
        <source>Will come up again soon</source>
        <translation>Kommer snart igen</translation>
    </message>
    <message>
        <source>Went well</source>
        <translation>Gick bra</translation>
    </message>
    <message>
        <source>%1: %2 of %3.</source>
        <extracomment>How a kind of question went: its title, %2 of %3 right</extracomment>
        <translation>%1: %2 av %3.</translation>
    </message>
    <message>
        <source>The right answer: %1.</source>
        <extracomment>%1 is the right answer, or several</extracomment>
        <translation>Rätt svar: %1.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Svara</translation>
    </message>
    <message>
        <source>Answer with what is marked (Enter)</source>
        <translation>Svara med det som är markerat (Enter)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>On to the next question (Space or Enter)</source>
        <translation>Till nästa fråga (mellanslag eller Enter)</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>En omgång till</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lämna</translation>
    </message>
    <message>
        <source>To the lessons and drills (Esc)</source>
        <translation>Till lektionerna och övningarna (Esc)</translation>
    </message>
    <message>
        <source>Mark with 1 to %1, then Enter.</source>
        <extracomment>Which keys choose among the answers: %1 is their number</extracomment>
        <translation>Kryssa med 1 till %1, sedan Enter.</translation>
    </message>
    <message>
        <source>%1: marked</source>
        <extracomment>A choice, for those who hear it</extracomment>
        <translation>%1: ikryssad</translation>
    </message>
    <message>
        <source>%1: not marked</source>
        <translation>%1: inte ikryssad</translation>
    </message>
    <message>
        <source>One key answers.</source>
        <translation>Du svarar med en enda tangent.</translation>
    </message>
    <message>
        <source>O tells your cards, T the table.</source>
        <extracomment>After a question that is put once more, by which keys one hears what it is about</extracomment>
        <translation>O säger dina kort, T bordet.</translation>
    </message>
    <message>
        <source>Nothing is marked yet: press 1 to %1, then Enter.</source>
        <extracomment>To whoever answers without a choice: %1 is the number of choices</extracomment>
        <translation>Inget är ikryssat än: tryck 1 till %1, sedan Enter.</translation>
    </message>
</context>
<context>
    <name>weli::DrillPlayer</name>
    <message>
        <source>Go on with Space when you have read it.</source>
        <translation>Fortsätt med mellanslag när du har läst det.</translation>
    </message>
    <message>
        <source>This round is over.</source>
        <translation>Den här omgången är slut.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The name plate of the learner</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Answer the question beside the table.</source>
        <translation>Svara på frågan bredvid bordet.</translation>
    </message>
</context>
<context>
    <name>weli::HouseRules</name>
    <message>
        <source>Has no effect with the other rules as they are.</source>
        <translation>Har ingen verkan så länge de andra reglerna är som de är.</translation>
    </message>
    <message>
        <source>More in the book</source>
        <translation>Mer i boken</translation>
    </message>
</context>
<context>
    <name>weli::Keeper</name>
    <message>
        <source>The settings in %1 give a player a level that does not exist (%2); that player plays by the book.</source>
        <extracomment>%1 is a file, %2 one word or several that should be &quot;easy&quot;, &quot;book&quot; or &quot;sharp&quot;</extracomment>
        <translation>Inställningarna i %1 ger en spelare en nivå som inte finns (%2); den spelaren spelar enligt boken.</translation>
    </message>
</context>
<context>
    <name>weli::LearnPage</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>How long a lesson takes</extracomment>
        <translation>
            <numerusform>%n minut</numerusform>
            <numerusform>%n minuter</numerusform>
        </translation>
    </message>
    <message>
        <source>at step %1 of %2</source>
        <extracomment>%1 is the step of a lesson where one stopped, %2 how many it has</extracomment>
        <translation>vid steg %1 av %2</translation>
    </message>
    <message>
        <source>B&amp;ack</source>
        <translation>Tillb&amp;aka</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>A lesson that was gone through to its end</extracomment>
        <translation>klar</translation>
    </message>
    <message>
        <source>&amp;Once more</source>
        <extracomment>A lesson that is done: once more</extracomment>
        <translation>&amp;En gång till</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Börja</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Heading above the drills</extracomment>
        <translation>Öva</translation>
    </message>
    <message>
        <source>You may open any lesson.</source>
        <translation>Du kan öppna vilken lektion som helst.</translation>
    </message>
    <message>
        <source>Ten &amp;questions to practise</source>
        <translation>Tio &amp;frågor att öva på</translation>
    </message>
    <message>
        <source>&amp;Rule book</source>
        <translation>&amp;Regelbok</translation>
    </message>
    <message>
        <source>Solve &amp;puzzles</source>
        <extracomment>A button that begins a round of drills</extracomment>
        <translation>&amp;Lös kluringar</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektioner</translation>
    </message>
    <message>
        <source>Lesson %1 of %2.</source>
        <extracomment>Where a lesson stands among those of its game</extracomment>
        <translation>Lektion %1 av %2.</translation>
    </message>
    <message>
        <source>Practise: Up and Down choose what</source>
        <extracomment>The name of a list, for who hears it</extracomment>
        <translation>Öva: upp och ned väljer vad</translation>
    </message>
</context>
<context>
    <name>weli::LearnPlaces</name>
    <message>
        <source>The arrows choose a lesson, Enter begins it.</source>
        <translation>Välj en lektion med piltangenterna, Enter startar den.</translation>
    </message>
</context>
<context>
    <name>weli::LessonPage</name>
    <message>
        <source>Shown: %1.</source>
        <extracomment>After the words of a lesson, for who hears them: %1 are things on the table</extracomment>
        <translation>Utpekat: %1.</translation>
    </message>
    <message>
        <source>With Left and Right you choose a card, Enter plays it.</source>
        <translation>Med vänster och höger väljer du ett kort, Enter spelar det.</translation>
    </message>
    <message>
        <source>O reads one hand after the other.</source>
        <translation>O läser upp händerna, en för varje tryck.</translation>
    </message>
</context>
<context>
    <name>weli::LessonPanel</name>
    <message>
        <source>The end of this lesson</source>
        <translation>Slutet på lektionen</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Steg %1 av %2</translation>
    </message>
    <message>
        <source>In the book</source>
        <extracomment>A link to the page of the book that speaks of the step of a lesson</extracomment>
        <translation>I boken</translation>
    </message>
    <message>
        <source>And then?</source>
        <extracomment>A button: play on what was tried, to see where it leads</extracomment>
        <translation>Och sedan?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Ett tips</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Visa mig</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>To the step before (Page Up)</source>
        <translation>Till föregående steg (Page Up)</translation>
    </message>
    <message>
        <source>Now play</source>
        <translation>Spela nu</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nästa lektion</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>On to the next step (Page Down, or Space at the table)</source>
        <translation>Till nästa steg (Page Down, eller mellanslag vid bordet)</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>En gång till</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Börja om</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation>Till lektionerna</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lämna</translation>
    </message>
    <message>
        <source>To the lessons (Esc)</source>
        <translation>Till lektionerna (Esc)</translation>
    </message>
    <message>
        <source>To the lessons; you come back to this step (Esc)</source>
        <translation>Till lektionerna; du kommer tillbaka till det här steget (Esc)</translation>
    </message>
    <message>
        <source>Done!</source>
        <extracomment>What follows says what the learner can do now</extracomment>
        <translation>Klart!</translation>
    </message>
    <message>
        <source>That was the last lesson. Sit down: the others are waiting for you.</source>
        <translation>Det var den sista lektionen. Slå dig ner: de andra väntar på dig.</translation>
    </message>
    <message>
        <source>This is where the lesson begins.</source>
        <translation>Här börjar lektionen.</translation>
    </message>
    <message>
        <source>First do what is asked here.</source>
        <translation>Gör först det som begärs här.</translation>
    </message>
</context>
<context>
    <name>weli::LessonPlayer</name>
    <message>
        <source>Press Space to let %1 go on, or speak first.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>Låt %1 fortsätta med mellanslag, eller säg något först.</translation>
    </message>
    <message>
        <source>Say something before %1 goes on: the table waits.</source>
        <extracomment>%1 is a player, for whom all wait in a game</extracomment>
        <translation>Säg något innan %1 fortsätter: bordet väntar på dig.</translation>
    </message>
    <message>
        <source>Answer the question beside the table first.</source>
        <translation>Svara först på frågan bredvid bordet.</translation>
    </message>
    <message>
        <source>Not yet: read on first, with Space or “Next”.</source>
        <translation>Inte än: läs vidare först, med mellanslag eller ”Nästa”.</translation>
    </message>
    <message>
        <source>Answer the question beside the table.</source>
        <translation>Svara på frågan bredvid bordet.</translation>
    </message>
    <message>
        <source>That is what would come of it. Space undoes it.</source>
        <translation>Så skulle det gå. Ångra med mellanslag.</translation>
    </message>
    <message>
        <source>The table plays on by itself.</source>
        <translation>Bordet spelar vidare av sig självt.</translation>
    </message>
    <message>
        <source>Go on with Space or “Next” when you have read it.</source>
        <translation>Fortsätt med mellanslag eller ”Nästa” när du har läst det.</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>Din tur: spela ett kort.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 står på tur.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>Buttons at the end of a lesson; the last one begins a match</extracomment>
        <translation>Nästa lektion</translation>
    </message>
    <message>
        <source>Now play</source>
        <translation>Spela nu</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>An answer: the learner</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>A hint comes after two tries.</source>
        <translation>Ett tips får du efter två försök.</translation>
    </message>
    <message>
        <source>There is nothing to choose now.</source>
        <translation>Nu finns det inget att välja.</translation>
    </message>
    <message>
        <source>This lesson is over. Space goes on from here.</source>
        <translation>Lektionen är slut. Gå vidare med mellanslag.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
</context>
<context>
    <name>weli::LookBack</name>
    <message>
        <source>Then it was your turn.</source>
        <translation>Sedan var det din tur.</translation>
    </message>
    <message>
        <source>Then it was %1’s turn.</source>
        <translation>Sedan stod %1 på tur.</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button that leaves what is looked at</extracomment>
        <translation>Tillbaka</translation>
    </message>
</context>
<context>
    <name>weli::MainWindow</name>
    <message>
        <source>The pack %1 is no longer available; the usual one is used instead.</source>
        <extracomment>%1 is the name of a file or folder</extracomment>
        <translation>Kortleken %1 finns inte längre; du spelar med den vanliga.</translation>
    </message>
    <message>
        <source>Text size: %1%</source>
        <extracomment>For those who hear it, when it is changed: %1 is a number</extracomment>
        <translation>Textstorlek: %1 %</translation>
    </message>
</context>
<context>
    <name>weli::MatchList</name>
    <message>
        <source>Saved matches</source>
        <translation>Sparade matcher</translation>
    </message>
    <message>
        <source>No match has been saved here yet. A match comes here when it is over, or when you start a new one before its end.</source>
        <translation>Här finns ingen sparad match ännu. En match hamnar här när den är slut, eller när du börjar en ny innan dess.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Läge</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Ta &amp;bort</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Tillbaka</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Färdigspelad</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Giv %1</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <translation>&amp;Se tillbaka</translation>
    </message>
    <message>
        <source>Choose a match first.</source>
        <translation>Välj först en match.</translation>
    </message>
</context>
<context>
    <name>weli::MatchQuestions</name>
    <message>
        <source>Unfinished match</source>
        <translation>Oavslutad match</translation>
    </message>
    <message>
        <source>There is an unfinished match of %1. Start a new one?</source>
        <extracomment>%1 is a game</extracomment>
        <translation>En match i %1 är inte färdigspelad. Vill du börja en ny?</translation>
    </message>
    <message>
        <source>The unfinished one is kept among the saved matches.</source>
        <translation>Den oavslutade finns kvar bland de sparade matcherna.</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Ny match</translation>
    </message>
    <message>
        <source>Your match of %1 is open in another window. Start a new one here?</source>
        <extracomment>%1 is a game</extracomment>
        <translation>Din match i %1 är öppen i ett annat fönster. Vill du börja en ny här?</translation>
    </message>
    <message>
        <source>The other match stays as it is. You can also play another game here.</source>
        <translation>Den andra matchen ligger kvar som den är. Du kan också spela ett annat spel här.</translation>
    </message>
    <message>
        <source>There is an unfinished match of %1. Open %2 instead?</source>
        <extracomment>%1 is a game, %2 a file</extracomment>
        <translation>En match i %1 är inte färdigspelad. Vill du öppna %2 i stället?</translation>
    </message>
    <message>
        <source>The unfinished one is kept among the saved matches. The file stays as it is: you play on with a copy of it.</source>
        <translation>Den oavslutade finns kvar bland de sparade matcherna. Filen ändras inte: du spelar vidare med en kopia.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öppna</translation>
    </message>
    <message>
        <source>There is an unfinished match of %1. Go on with the chosen one instead?</source>
        <extracomment>%1 is a game</extracomment>
        <translation>En match i %1 är inte färdigspelad. Vill du fortsätta med den valda i stället?</translation>
    </message>
    <message>
        <source>The two change places: the other one is kept among the saved matches.</source>
        <translation>De två byter plats: den andra läggs bland de sparade matcherna.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsätt</translation>
    </message>
</context>
<context>
    <name>weli::MatchSlips</name>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>The date of a match, its month in letters: d is the day, MMM the month, yyyy the year</extracomment>
        <translation>d MMM yyyy</translation>
    </message>
</context>
<context>
    <name>weli::MatchStrip</name>
    <message>
        <source>?! inaccurate</source>
        <extracomment>A dot on the strip of a match, with its mark as in chess</extracomment>
        <translation>?! tveksamt</translation>
    </message>
    <message>
        <source>? a mistake</source>
        <translation>? misstag</translation>
    </message>
    <message>
        <source>?? a blunder</source>
        <translation>?? blunder</translation>
    </message>
    <message>
        <source>moves: %1</source>
        <extracomment>Strokes on the strip of a match: %1 is a player</extracomment>
        <translation>drag: %1</translation>
    </message>
    <message>
        <source>the others</source>
        <extracomment>Strokes on the strip of a match: what the other players did</extracomment>
        <translation>de andra</translation>
    </message>
    <message>
        <source>your note</source>
        <extracomment>A slip on the strip of a match</extracomment>
        <translation>din anteckning</translation>
    </message>
    <message>
        <source>tried another way</source>
        <extracomment>A short line that leaves the strip of a match</extracomment>
        <translation>annat försök</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) with a mark</source>
        <extracomment>Of a match that is looked back at: how many moves have a mark</extracomment>
        <translation>
            <numerusform>%n markerat drag</numerusform>
            <numerusform>%n markerade drag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n anteckning</numerusform>
            <numerusform>%n anteckningar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <extracomment>Of a match that is looked back at: how many other ways were tried</extracomment>
        <translation>
            <numerusform>%n försök</numerusform>
            <numerusform>%n försök</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; N leads from one to the next.</source>
        <extracomment>%1: &quot;3 moves with a mark, 1 note&quot;; N is a key</extracomment>
        <translation>%1; N leder till nästa.</translation>
    </message>
</context>
<context>
    <name>weli::MatchesPlace</name>
    <message>
        <source>The match has been deleted.</source>
        <translation>Matchen har tagits bort.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
</context>
<context>
    <name>weli::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Stäng meddelandet</translation>
    </message>
</context>
<context>
    <name>weli::MomentWords</name>
    <message>
        <source>Deal %1, move %2 of %3</source>
        <extracomment>Where one is in a match that is looked back at: %1 the deal, %2 an act, %3 how many there are</extracomment>
        <translation>Giv %1, drag %2 av %3</translation>
    </message>
    <message>
        <source>Weighing moves: %1 of %2</source>
        <extracomment>%1 of %2 acts have been looked at</extracomment>
        <translation>Bedömer drag: %1 av %2</translation>
    </message>
    <message>
        <source>?! Inaccurate.</source>
        <translation>?! Tveksamt.</translation>
    </message>
    <message>
        <source>? A mistake.</source>
        <translation>? Ett misstag.</translation>
    </message>
    <message>
        <source>?? A blunder.</source>
        <translation>?? Ett grovt misstag.</translation>
    </message>
    <message>
        <source>Nothing was plainly better.</source>
        <translation>Inget var klart bättre.</translation>
    </message>
    <message>
        <source>Your note: %1.</source>
        <extracomment>What the person has written at a moment of a match, for who hears it</extracomment>
        <translation>Din anteckning: %1.</translation>
    </message>
    <message>
        <source>That is all there was.</source>
        <translation>Det var allt.</translation>
    </message>
    <message>
        <source>The match begins.</source>
        <translation>Partiet börjar.</translation>
    </message>
    <message>
        <source>The cards have been dealt.</source>
        <translation>Korten är utdelade.</translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <extracomment>After a mark as in chess: %1 what would have been better</extracomment>
        <translation>Bättre: %1.</translation>
    </message>
    <message>
        <source>Better: %1. That improves the standing against the others at the table by about %2.</source>
        <extracomment>After a mark as in chess: %1 what would have been better, %2 &quot;0.4 points&quot;: by so much one would stand better beside the other players</extracomment>
        <translation>Bättre: %1. Det förbättrar ställningen mot de andra vid bordet med ungefär %2.</translation>
    </message>
</context>
<context>
    <name>weli::NoteField</name>
    <message>
        <source>Your note (C)</source>
        <extracomment>In an empty field for a line of one&apos;s own; the letter is its key</extracomment>
        <translation>Din anteckning (C)</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Din anteckning</translation>
    </message>
    <message>
        <source>This match is not among the saved ones: no note can be kept with it.</source>
        <translation>Den här matchen är inte sparad: ingen anteckning kan följa med den.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Ännu har inget hänt.</translation>
    </message>
    <message>
        <source>A line of your own at this moment; it is kept with the match (C)</source>
        <translation>En egen rad om det här ögonblicket; den följer med matchen (C)</translation>
    </message>
</context>
<context>
    <name>weli::OpenActs</name>
    <message>
        <source>What you can do now</source>
        <translation>Vad du kan göra nu</translation>
    </message>
    <message>
        <source>There is nothing for you to do now.</source>
        <translation>Just nu finns inget för dig att göra.</translation>
    </message>
    <message>
        <source>More in the book</source>
        <extracomment>A link after what one can do: what the book says of it</extracomment>
        <translation>Mer i boken</translation>
    </message>
</context>
<context>
    <name>weli::OwnRulesButton</name>
    <message>
        <source>Save &amp;these rules…</source>
        <translation>&amp;Spara de här reglerna …</translation>
    </message>
    <message>
        <source>Save to a &amp;file…</source>
        <translation>Spara i en &amp;fil …</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Öppna en fil …</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Save to a file</source>
        <translation>Spara i en fil</translation>
    </message>
    <message>
        <source>House rules (*.rules)</source>
        <translation>Husregler (*.rules)</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Öppna en fil</translation>
    </message>
    <message>
        <source>House rules or matches (*.rules *.weli *.jsonl)</source>
        <translation>Husregler eller matcher (*.rules *.weli *.jsonl)</translation>
    </message>
    <message>
        <source>These rules are for another game.</source>
        <translation>De här reglerna hör till ett annat spel.</translation>
    </message>
    <message>
        <source>&amp;My house rules</source>
        <translation>&amp;Mina husregler</translation>
    </message>
    <message>
        <source>&amp;Name for these rules:</source>
        <translation>Under vilket &amp;namn ska de här reglerna sparas?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersätt</translation>
    </message>
    <message>
        <source>Other rules already have this name.</source>
        <translation>Andra regler är redan sparade under det namnet.</translation>
    </message>
    <message>
        <source>The rules need a name first.</source>
        <translation>Reglerna behöver först ett namn.</translation>
    </message>
</context>
<context>
    <name>weli::PuzzlePage</name>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Försök igen</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Visa mig</translation>
    </message>
    <message>
        <source>Says what is best here, and why</source>
        <translation>Säger vad som är bäst här, och varför</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nästa</translation>
    </message>
    <message>
        <source>On to the next puzzle (Space or Enter)</source>
        <translation>Till nästa kluring (mellanslag eller Enter)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Tillbaka</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <extracomment>%1 is a game, %2 the number of the puzzle, %3 of how many</extracomment>
        <translation>%1, %2 av %3</translation>
    </message>
</context>
<context>
    <name>weli::PuzzlePlace</name>
    <message>
        <source>On a second look, nothing here was plainly wrong.</source>
        <translation>Vid en ny titt fanns inget klart misstag.</translation>
    </message>
</context>
<context>
    <name>weli::PuzzlePlayer</name>
    <message>
        <source>The moves are being weighed.</source>
        <translation>Dragen bedöms.</translation>
    </message>
    <message>
        <source>That was all.</source>
        <translation>Det var alla.</translation>
    </message>
    <message>
        <source>Go on with Space when you have read it.</source>
        <translation>Fortsätt med mellanslag när du har läst det.</translation>
    </message>
    <message>
        <source>Learn from it</source>
        <extracomment>Heading of puzzles that are made of one&apos;s own mistakes</extracomment>
        <translation>Lär av det</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Kluringar</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>Ett ögonblick …</translation>
    </message>
    <message>
        <source>Here you chose: %1. Can you find something better?</source>
        <extracomment>%1 is what the player did in a match, as the table calls it: &quot;Say “Good”&quot;</extracomment>
        <translation>Här valde du: %1. Hittar du något bättre?</translation>
    </message>
    <message>
        <source>Here %1 chose: %2. Can you find something better?</source>
        <extracomment>%1 is a name, %2 what this player did in a match</extracomment>
        <translation>Här valde %1: %2. Hittar du något bättre?</translation>
    </message>
    <message>
        <source>✗ The same again: it gives away about %1.</source>
        <extracomment>In a puzzle somebody has chosen again what was chosen in the match: %1 &quot;0.4 points&quot;</extracomment>
        <translation>✗ Samma som då: det kostar ungefär %1.</translation>
    </message>
    <message>
        <source>✗ Not the best yet: that gives away about %1.</source>
        <translation>✗ Det finns bättre: det kostar ungefär %1.</translation>
    </message>
    <message>
        <source>✓ Right!</source>
        <translation>✓ Rätt!</translation>
    </message>
    <message>
        <source>Found at once: %1 of %2.</source>
        <extracomment>Puzzles: %1 of %2</extracomment>
        <translation>Hittade direkt: %1 av %2.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <extracomment>The best act in a puzzle: %1 as the table calls it</extracomment>
        <translation>Bäst: %1.</translation>
    </message>
    <message>
        <source>As good: %1.</source>
        <extracomment>Other acts in a puzzle, as the table calls them</extracomment>
        <translation>Lika bra: %1.</translation>
    </message>
    <message>
        <source>%1: that gave away about %2.</source>
        <extracomment>In a puzzle: %1 is what was chosen in the match, %2 &quot;0.4 points&quot;</extracomment>
        <translation>%1: det kostade ungefär %2.</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <translation>Egna misstag</translation>
    </message>
    <message>
        <source>The others come again among the lessons: “Your own mistakes”.</source>
        <extracomment>“Your own mistakes” is a row in the list of the page Lessons</extracomment>
        <translation>De andra kommer igen bland lektionerna: ”Egna misstag”.</translation>
    </message>
    <message>
        <source>What would you do? You do not know what the others hold: find the move that brings most in the long run, and make it at the table.</source>
        <translation>Vad skulle du göra? Vad de andra har vet du inte: hitta det drag som ger mest i längden, och gör det vid bordet.</translation>
    </message>
</context>
<context>
    <name>weli::ReviewPage</name>
    <message>
        <source>Looking back</source>
        <translation>Tillbakablick</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Tillbaka</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Matchen</translation>
    </message>
    <message>
        <source>See the table as the next player saw it (E)</source>
        <translation>Se bordet som nästa spelare såg det (E)</translation>
    </message>
    <message>
        <source>&amp;All hands</source>
        <translation>&amp;Alla händer</translation>
    </message>
    <message>
        <source>Show every hand, or only what was known (A)</source>
        <translation>Visa alla händer, eller bara det man visste (A)</translation>
    </message>
    <message>
        <source>This deal is not over yet: its hands stay hidden, and nothing can be tried in it.</source>
        <translation>Given pågår än: händerna förblir dolda, och inget går att prova i den.</translation>
    </message>
    <message>
        <source>&amp;View: %1</source>
        <extracomment>A button: through whose eyes the table is seen; it leads to the next player</extracomment>
        <translation>&amp;Vy: %1</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <extracomment>A button: to try how a match could have gone on from the moment that is looked at</extracomment>
        <translation>&amp;Spela vidare härifrån</translation>
    </message>
    <message>
        <source>Try another way from here in %1’s seat; nothing counts (P)</source>
        <extracomment>%1 is a name</extracomment>
        <translation>Prova en annan väg härifrån som %1; det räknas inte (P)</translation>
    </message>
    <message>
        <source>The match ends here.</source>
        <translation>Matchen är slut här.</translation>
    </message>
    <message>
        <source>Same deal a&amp;gain</source>
        <translation>Samma &amp;giv igen</translation>
    </message>
    <message>
        <source>Try this deal from its beginning in %1’s seat; nothing counts (R)</source>
        <translation>Spela given från början som %1; det räknas inte (R)</translation>
    </message>
    <message>
        <source>&amp;Learn from it</source>
        <extracomment>A button: one&apos;s worst mistakes in a match come as puzzles</extracomment>
        <translation>&amp;Lär av det</translation>
    </message>
    <message>
        <source>All that was done is still being weighed.</source>
        <translation>Allt bedöms fortfarande.</translation>
    </message>
    <message>
        <source>Nothing was plainly wrong here: well played.</source>
        <translation>Inget var klart fel här: bra spelat.</translation>
    </message>
    <message numerus="yes">
        <source>The %n costliest mistake(s) as puzzles (M)</source>
        <translation>
            <numerusform>Det dyraste misstaget som kluring (M)</numerusform>
            <numerusform>De %n dyraste misstagen som kluringar (M)</numerusform>
        </translation>
    </message>
    <message>
        <source>Left and Right: one move; Escape: back.</source>
        <extracomment>After where one is, for who hears it</extracomment>
        <translation>Vänster och höger: ett drag; Escape: tillbaka.</translation>
    </message>
    <message>
        <source>Same deal a&amp;s %1</source>
        <translation>Samma &amp;giv som %1</translation>
    </message>
</context>
<context>
    <name>weli::RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>&amp;Every rule, one by one…</source>
        <translation>Alla &amp;regler, en i taget …</translation>
    </message>
    <message>
        <source>Back to “%1”</source>
        <extracomment>A link: the rules of this preset again</extracomment>
        <translation>Tillbaka till ”%1”</translation>
    </message>
    <message>
        <source>The same as “%1”.</source>
        <extracomment>House rules: %1 is the name of a preset</extracomment>
        <translation>Som ”%1”.</translation>
    </message>
    <message>
        <source>Different from “%1”: %2.</source>
        <extracomment>House rules: %1 is the name of a preset, %2 a list of options</extracomment>
        <translation>Skillnader mot ”%1”: %2.</translation>
    </message>
    <message>
        <source>Your own rules.</source>
        <translation>Egna regler.</translation>
    </message>
</context>
<context>
    <name>weli::SetUp</name>
    <message>
        <source>Two players have the same name.</source>
        <translation>Två spelare har samma namn.</translation>
    </message>
    <message>
        <source>Decided by drawing cards</source>
        <translation>Lottas med kort</translation>
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
        <source>%1: %2</source>
        <extracomment>How a bot plays: %1 is its name, %2 a sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>After the match you learn who they are.</source>
        <translation>Vilka de är får du veta efter matchen.</translation>
    </message>
    <message>
        <source>Different &amp;company every evening</source>
        <translation>Ett nytt sä&amp;llskap varje kväll</translation>
    </message>
    <message>
        <source>%1: who plays</source>
        <extracomment>%1 is a game</extracomment>
        <translation>%1: vilka som spelar</translation>
    </message>
</context>
<context>
    <name>weli::SetUpPlace</name>
    <message>
        <source>The house rules “%1” have been deleted.</source>
        <extracomment>%1 is the name of house rules</extracomment>
        <translation>Husreglerna ”%1” är borttagna.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>Enter begins the match as it stands.</source>
        <translation>Enter startar matchen med de här valen.</translation>
    </message>
</context>
<context>
    <name>weli::SettingsPage</name>
    <message>
        <source>The others play without a pause.</source>
        <translation>De andra spelar utan betänketid.</translation>
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
        <source>System language</source>
        <translation>Systemets språk</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Ditt &amp;namn:</translation>
    </message>
    <message>
        <source>&amp;Motion:</source>
        <translation>&amp;Rörelse:</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Ingen rörelse</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Snabb</translation>
    </message>
    <message>
        <source>Normal</source>
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
        <source>High &amp;contrast</source>
        <translation>Hög &amp;kontrast</translation>
    </message>
    <message>
        <source>Half a second</source>
        <extracomment>How long a bot thinks at the most</extracomment>
        <translation>En halv sekund</translation>
    </message>
    <message>
        <source>One second</source>
        <translation>En sekund</translation>
    </message>
    <message>
        <source>Two seconds</source>
        <translation>Två sekunder</translation>
    </message>
    <message>
        <source>Five seconds</source>
        <translation>Fem sekunder</translation>
    </message>
    <message>
        <source>Ten seconds</source>
        <translation>Tio sekunder</translation>
    </message>
    <message>
        <source>&amp;Thinking time, at most:</source>
        <extracomment>A setting: how long the bots think at the most</extracomment>
        <translation>Bet&amp;änketid högst:</translation>
    </message>
    <message>
        <source>Show my points durin&amp;g a deal of Mittlere</source>
        <extracomment>A setting; Mittlere is the game</extracomment>
        <translation>Visa mina poän&amp;g under given (Mittlere)</translation>
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
        <translation>Te&amp;xtstorlek:</translation>
    </message>
    <message>
        <source>In the first three matches of each game</source>
        <extracomment>When the coach speaks</extracomment>
        <translation>I de tre första matcherna av varje spel</translation>
    </message>
    <message>
        <source>In every match</source>
        <translation>I varje match</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Aldrig</translation>
    </message>
    <message>
        <source>Co&amp;ach:</source>
        <extracomment>A setting: when the coach speaks, who tells a player what comes up at the table</extracomment>
        <translation>&amp;Coach:</translation>
    </message>
    <message>
        <source>Short notes on the table, each at most twice.</source>
        <translation>Korta råd på bordet, vart och ett högst två gånger.</translation>
    </message>
    <message>
        <source>In matches with the coach</source>
        <extracomment>When it is asked before a costly act</extracomment>
        <translation>Där coachen talar</translation>
    </message>
    <message>
        <source>Ask befo&amp;re a costly move:</source>
        <extracomment>A setting: when it is asked before an act that costs plainly more than another</extracomment>
        <translation>Fråga för&amp;e ett dyrt drag:</translation>
    </message>
    <message>
        <source>&amp;Show chances on the table (F4)</source>
        <extracomment>A setting: chances are shown on the table all the time</extracomment>
        <translation>Visa c&amp;hanser på bordet (F4)</translation>
    </message>
    <message>
        <source>Tell me when a &amp;deal is decided</source>
        <translation>Säg till när en g&amp;iv är avgjord</translation>
    </message>
    <message>
        <source>Play the card for me &amp;if only one is allowed</source>
        <translation>S&amp;pela kortet automatiskt om bara ett är tillåtet</translation>
    </message>
    <message>
        <source>Only where there is nothing else to do or to say.</source>
        <translation>Bara där det inte finns något annat att göra eller säga.</translation>
    </message>
    <message>
        <source>Tell a screen reader e&amp;verything at once</source>
        <extracomment>A setting: what a screen reader says of the table by itself</extracomment>
        <translation>Låt skär&amp;mläsaren säga allt på en gång</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>A heading of settings: the person&apos;s name and language</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Vid bordet</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>A heading of settings: the coach, questions before costly moves, chances</extracomment>
        <translation>Hjälp</translation>
    </message>
    <message>
        <source>Seeing and hearing</source>
        <extracomment>A heading of settings: the size of letters, motion, contrast, screen reader</extracomment>
        <translation>Syn och hörsel</translation>
    </message>
    <message>
        <source>Play then stops, at any pace, until you press Space or Enter or click: time to think of a bid.</source>
        <translation>Då stannar spelet, oavsett tempo, tills du trycker på mellanslag eller Enter eller klickar: tid att tänka på ett bud.</translation>
    </message>
    <message>
        <source>&amp;Pace of the others:</source>
        <translation>De andras &amp;tempo:</translation>
    </message>
    <message>
        <source>Each of them waits at least %1 s and then plays.</source>
        <translation>Var och en av dem väntar minst %1 s och spelar sedan.</translation>
    </message>
    <message>
        <source>In Bieten &amp;wait for me before every card</source>
        <translation>I Bieten: &amp;vänta på mig före varje kort</translation>
    </message>
</context>
<context>
    <name>weli::Shortcuts</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Vad tangenterna gör</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Vänster, Höger</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Upp, Ner</translation>
    </message>
    <message>
        <source>move between the figures, the answers and your cards</source>
        <translation>gå mellan figurerna, svaren och dina kort</translation>
    </message>
    <message>
        <source>play the card, make the bid, press the button</source>
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
        <source>continue when the table waits for you</source>
        <translation>låta spelet gå vidare när det väntar på dig</translation>
    </message>
    <message>
        <source>undo your last move</source>
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
        <source>turn full screen on or off</source>
        <translation>slå på eller av helskärm</translation>
    </message>
    <message>
        <source>show this list</source>
        <translation>visa den här listan</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Skift+F1</translation>
    </message>
    <message>
        <source>explain what is selected on the table</source>
        <translation>förklara det som är valt på bordet</translation>
    </message>
    <message>
        <source>show the last trick, in Préférence and Mittlere</source>
        <translation>visa det senaste sticket, i Préférence och Mittlere</translation>
    </message>
    <message>
        <source>redo what was undone</source>
        <translation>göra om det du ångrade</translation>
    </message>
    <message>
        <source>let the others play on without a pause until it is your turn</source>
        <translation>låta de andra spela direkt tills det är din tur</translation>
    </message>
    <message>
        <source>sort your hand, in Préférence and Mittlere</source>
        <translation>sortera din hand, i Préférence och Mittlere</translation>
    </message>
    <message>
        <source>open the book at what is selected</source>
        <translation>öppna boken där den handlar om det valda</translation>
    </message>
    <message>
        <source>Ctrl+Up, Ctrl+Down</source>
        <translation>Ctrl+Upp, Ctrl+Ner</translation>
    </message>
    <message>
        <source>read what lies on the table, who sits there and the result, line by line</source>
        <translation>läsa rad för rad vad som ligger på bordet, vilka som sitter där och resultatet</translation>
    </message>
    <message>
        <source>read out again what is due and what you can answer</source>
        <translation>läsa upp en gång till vad som väntar och vad du kan svara</translation>
    </message>
    <message>
        <source>read out what lies on the table</source>
        <translation>läsa upp vad som ligger på bordet</translation>
    </message>
    <message>
        <source>read out whose turn it is and how the match stands</source>
        <translation>läsa upp vems tur det är och hur det står i matchen</translation>
    </message>
    <message>
        <source>pull out the chalkboard, where it is put away, or push it back</source>
        <translation>dra fram griffeltavlan när den är undanskjuten, eller skjuta tillbaka den</translation>
    </message>
    <message>
        <source>make the text larger, smaller or its usual size</source>
        <translation>större text, mindre text, vanlig textstorlek</translation>
    </message>
    <message>
        <source>show a hint: what is best to do, and why; press again for more</source>
        <translation>visa ett tips: vad som är bäst och varför; en gång till: mer</translation>
    </message>
    <message>
        <source>show what you can do now, and what each choice does; press again to close</source>
        <translation>visa vad du kan göra och vad det leder till; en gång till: stänga</translation>
    </message>
    <message>
        <source>show your chances on the table, or hide them</source>
        <translation>visa dina chanser på bordet, eller dölja dem</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Vid bordet</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Överallt</translation>
    </message>
    <message>
        <source>Up and Down read them one by one.</source>
        <translation>Upp och ner läser dem en i taget.</translation>
    </message>
    <message>
        <source>read out your cards; press again for every other open hand</source>
        <translation>läsa upp dina kort; tryck igen för nästa öppna hand</translation>
    </message>
    <message>
        <source>move through the book with a caret; there H leads to the next heading</source>
        <translation>gå genom boken med en textmarkör; där leder H till nästa rubrik</translation>
    </message>
    <message>
        <source>look back at what has been played so far</source>
        <translation>se tillbaka på det som har spelats hittills</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Tillbakablick</translation>
    </message>
    <message>
        <source>one move back or on</source>
        <translation>ett drag bakåt eller framåt</translation>
    </message>
    <message>
        <source>one trick back or on</source>
        <translation>ett stick bakåt eller framåt</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up, Page Down</translation>
    </message>
    <message>
        <source>one deal back or on</source>
        <translation>en giv bakåt eller framåt</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>to the beginning or to the end</source>
        <translation>till början eller slutet</translation>
    </message>
    <message>
        <source>see the table as the next player saw it</source>
        <translation>se bordet som nästa spelare såg det</translation>
    </message>
    <message>
        <source>show every hand, or only what was known</source>
        <translation>visa alla händer, eller bara det man visste</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Skift+N</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>to the next move with a mark or a note, or the one before</source>
        <translation>till nästa drag med märke eller anteckning, eller till det förra</translation>
    </message>
    <message>
        <source>write a note of your own at this moment</source>
        <translation>skriva en egen anteckning om det här ögonblicket</translation>
    </message>
    <message>
        <source>Alt+letter</source>
        <translation>Alt+bokstav</translation>
    </message>
    <message>
        <source>press the button in which that letter is underlined</source>
        <translation>trycka på knappen där den bokstaven är understruken</translation>
    </message>
    <message>
        <source>move from card to card, or from figure (way to score) to figure</source>
        <translation>gå från kort till kort, eller från figur (sätt att få poäng) till figur</translation>
    </message>
</context>
<context>
    <name>weli::StrideBar</name>
    <message>
        <source>Move</source>
        <translation>Drag</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stick</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation>Ett drag bakåt (Vänster)</translation>
    </message>
    <message>
        <source>One move on (Right)</source>
        <translation>Ett drag framåt (Höger)</translation>
    </message>
    <message>
        <source>One trick back (Up)</source>
        <translation>Ett stick bakåt (Upp)</translation>
    </message>
    <message>
        <source>One trick on (Down)</source>
        <translation>Ett stick framåt (Ner)</translation>
    </message>
    <message>
        <source>One deal back (Page Up)</source>
        <translation>En giv bakåt (Page Up)</translation>
    </message>
    <message>
        <source>One deal on (Page Down)</source>
        <translation>En giv framåt (Page Down)</translation>
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
        <source>Undo your last move</source>
        <translation>Ångra det senaste du gjorde</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>T&amp;angenter</translation>
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
        <source>Back to the start page; the match is kept</source>
        <translation>Till startsidan; matchen sparas</translation>
    </message>
    <message numerus="yes">
        <source>Undo your last move; used %n time(s) in this match</source>
        <translation>
            <numerusform>Ångra det senaste du gjorde; använt %n gång i den här matchen</numerusform>
            <numerusform>Ångra det senaste du gjorde; använt %n gånger i den här matchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Redo what was undone last</source>
        <translation>Gör om det du senast ångrade</translation>
    </message>
    <message>
        <source>Show the last trick where it lay (L)</source>
        <translation>Visa det senaste sticket som det låg (L)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gör om</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Senaste sticket</translation>
    </message>
    <message>
        <source>To my turn</source>
        <translation>Till min tur</translation>
    </message>
    <message>
        <source>The others play without a pause until you have a choice to make (End)</source>
        <translation>De andra spelar direkt tills du ska välja (End)</translation>
    </message>
    <message>
        <source>Sort hand</source>
        <translation>Sortera</translation>
    </message>
    <message>
        <source>Sorted %1. F3: next order</source>
        <extracomment>%1 is &quot;by suit&quot; or &quot;by rank, the other way round&quot;</extracomment>
        <translation>Din hand är sorterad %1; sortera på nästa sätt (F3)</translation>
    </message>
    <message>
        <source>Keyboard shortcuts (Ctrl+F1)</source>
        <translation>Vad tangenterna gör (Ctrl+F1)</translation>
    </message>
    <message>
        <source>Pull out the chalkboard, or push it back (S)</source>
        <translation>Dra fram griffeltavlan eller skjut tillbaka den (S)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
    <message numerus="yes">
        <source>What is best to do, and why; ask again for more (H). %n hint(s) in this match</source>
        <translation>
            <numerusform>Vad som är bäst att göra och varför; fråga igen, så får du veta mer (H). Ett tips i den här matchen</numerusform>
            <numerusform>Vad som är bäst att göra och varför; fråga igen, så får du veta mer (H). %n tips i den här matchen</numerusform>
        </translation>
    </message>
    <message>
        <source>What is best to do, and why (H)</source>
        <translation>Vad som är bäst att göra och varför (H)</translation>
    </message>
    <message>
        <source>Chances</source>
        <extracomment>A button: shows how likely things are</extracomment>
        <translation>Chanser</translation>
    </message>
    <message>
        <source>Show your chances on the table, or hide them (F4)</source>
        <translation>Visa på bordet hur dina chanser är, eller dölj det (F4)</translation>
    </message>
    <message>
        <source>Chances are shown; W reads them out.</source>
        <translation>Chanserna visas; W säger dem.</translation>
    </message>
    <message>
        <source>Chances are hidden.</source>
        <translation>Chanserna är dolda.</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>A button: step back through what has been played</extracomment>
        <translation>Se tillbaka</translation>
    </message>
    <message>
        <source>Step through what has been played so far (F5)</source>
        <translation>Gå igenom det som har spelats hittills, drag för drag (F5)</translation>
    </message>
    <message>
        <source>This is only a trial: nothing counts. A deal already begun goes on with the cards everybody really had.</source>
        <translation>Bara på prov: ingenting räknas. En påbörjad giv fortsätter med de kort som alla verkligen hade.</translation>
    </message>
    <message>
        <source>Back to “Looking back”; none of this is kept (F5)</source>
        <translation>Till tillbakablicken; inget av detta sparas (F5)</translation>
    </message>
    <message>
        <source>There is no move of yours to undo.</source>
        <translation>Du har inte gjort något drag att ångra.</translation>
    </message>
    <message numerus="yes">
        <source>There is no move of yours to undo; undone %n time(s) in this match</source>
        <translation>
            <numerusform>Du har inget drag att ångra; ångrat %n gång i partiet</numerusform>
            <numerusform>Du har inget drag att ångra; ångrat %n gånger i partiet</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been undone.</source>
        <translation>Inget har ångrats.</translation>
    </message>
    <message>
        <source>It is not the others’ turn now.</source>
        <translation>Det är inte de andras tur nu.</translation>
    </message>
    <message>
        <source>No trick of this deal is over yet.</source>
        <translation>Inget stick i given är slut än.</translation>
    </message>
    <message>
        <source>You have no choice to make now.</source>
        <translation>Du har inget att välja nu.</translation>
    </message>
</context>
<context>
    <name>weli::TaughtTable</name>
    <message>
        <source>Chalkboard</source>
        <translation>Griffeltavla</translation>
    </message>
</context>
</TS>
