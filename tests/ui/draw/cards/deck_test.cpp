#include "core/bieten/rules.h"
#include "tests/ui/draw/cards/fake_deck.h"
#include "ui/draw/cards/card_faces.h"
#include "ui/draw/cards/card_index.h"
#include "ui/draw/cards/card_painter.h"
#include "ui/draw/cards/deck_catalogue.h"
#include "ui/draw/cards/deck_file.h"
#include "ui/draw/cards/deck_finder.h"
#include "ui/draw/render_queue.h"
#include "ui/table/items/card_item.h"
#include "ui/table/layout/layout.h"
#include "ui/words/deck_words.h"
#include "ui/words/languages.h"

#include <QStyleOptionGraphicsItem>
#include <QSvgRenderer>
#include <QtTest>

#include <algorithm>

using namespace weli;

Q_DECLARE_METATYPE(weli::DeckFlaw)

namespace {

Card card(const char* code) { return *cardFromText(code); }

CardStyle styleOf(const char* deck)
{
    for (const Deck& ours : ourDecks()) {
        CardStyle style;
        style.deck = ours;
        if (ours.key == deck) return style;
    }
    qFatal("no such deck: %s", deck);
}

/// How much more of one colour than of the others there is in a picture.
int surplus(const QImage& image, int (*colour)(QRgb), int (*other)(QRgb))
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (colour(image.pixel(x, y)) > other(image.pixel(x, y)) + 60) ++count;
    return count;
}

/// The corner of a card in which the index stands.
QImage indexIn(const CardStyle& style, const char* code)
{
    return CardPainter(style).card(card(code), { 250, 400 }).copy(0, 0, 48, 110);
}

/// A card without the strips on both sides in which its indices stand, and without what the
/// program writes into the middle.
QImage inFrame(const QImage& card)
{
    return card.copy(card.width() / 5, 0, card.width() * 3 / 5, card.height() * 9 / 20);
}

/// How far the colours of two pictures are apart where they differ most.
int unlikeness(const QImage& one, const QImage& other)
{
    int most = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            most = std::max({ most, qAbs(qRed(a) - qRed(b)), qAbs(qGreen(a) - qGreen(b)),
                qAbs(qBlue(a) - qBlue(b)) });
        }
    return most;
}

CardSet needed() { return bieten::packFor({}); }

}

class DeckTest : public QObject {
    Q_OBJECT

private slots:
    void theIndexSaysRankAndSuit();
    void everyLetterOfTheIndexCanBeWritten_data();
    void everyLetterOfTheIndexCanBeWritten();
    void theIndexSpeaksTheLanguage_data();
    void theIndexSpeaksTheLanguage();
    void aLargeIndexIsLarger();
    void anIndexIsTurnedAtTheOtherEnd();
    void aCardInLayersIsThatOfItsFile_data();
    void aCardInLayersIsThatOfItsFile();
    void ourSignsAreThere();
    void aPackOfOursHasItsOwnSigns();
    void aPackOfOursMayHaveANameOfItsOwn();
    void kdeAndGnomeDecksAreFound();
    void theFirstFolderGoesBeforeTheOthers();
    void aDeckIsFoundByItsKey();
    void aWholeDeckHasNoFlaw_data();
    void aWholeDeckHasNoFlaw();
    void flawsAreFound_data();
    void flawsAreFound();
    void aPipeIsNotRead();
    void theCatalogueSaysWhatCannotBeChosen();
    void aRestingCatalogueGoesOnLater();
    void theWeliIsWrittenOnTheSixOfDiamonds();
    void everyCardOfOurPacksIsAnother_data();
    void everyCardOfOurPacksIsAnother();
    void aBackIsSharpHoweverLargeItIs();
    void fourColoursAreFour();
    void theTyroleanPackHasTwoBacks();
    void cardsOfOtherAspectsLieInThePlacesOfOurs_data();
    void cardsOfOtherAspectsLieInThePlacesOfOurs();

private:
    /// A file in the temporary folder.
    QString written(const QString& name, const QByteArray& text)
    {
        const QString path = folder_.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write %s", qPrintable(path));
        return path;
    }

    QTemporaryDir folder_;
};

void DeckTest::theIndexSaysRankAndSuit()
{
    const CardStyle style;
    QVERIFY(indexIn(style, "HA") != indexIn(style, "HK"));
    QVERIFY(indexIn(style, "HA") != indexIn(style, "LA"));
    CardStyle queens = style;
    queens.ober = "Q";
    QVERIFY(indexIn(style, "HO") != indexIn(queens, "HO"));
    QCOMPARE(indexIn(style, "HU"), indexIn(queens, "HU"));
    QCOMPARE(CardPainter(queens).indexOf(Rank::Ober), "Q");
    QCOMPARE(CardPainter(queens).indexOf(Rank::Ten), "10");
}

void DeckTest::everyLetterOfTheIndexCanBeWritten_data()
{
    QTest::addColumn<QString>("language");
    for (const SpokenLanguage& each : languages) QTest::newRow(each.code) << QString(each.code);
}

void DeckTest::everyLetterOfTheIndexCanBeWritten()
{
    QFETCH(QString, language);
    QTranslator translator;
    QVERIFY(translator.load(":/i18n/weli_" + language));
    QCoreApplication::installTranslator(&translator);
    for (const bool queens : { false, true })
        for (const Rank rank : ranks)
            QVERIFY(canBeWritten(words::indexOf(rank, wordsFor(PackKind::German, queens))));
    QVERIFY(!canBeWritten("X"));
}

void DeckTest::theIndexSpeaksTheLanguage_data()
{
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("queens");
    QTest::addColumn<QString>("letters");
    QTest::newRow("Tyrol in German") << "tyrol"
                                     << "de" << false << "OU";
    QTest::newRow("German knows no queen of leaves") << "tyrol"
                                                     << "de" << true << "OU";
    QTest::newRow("French in German") << "french"
                                      << "de" << false << "DB";
    QTest::newRow("Tyrol in Swedish") << "tyrol"
                                      << "sv" << false << "OU";
    QTest::newRow("Tyrol in Swedish with queens") << "tyrol"
                                                  << "sv" << true << "DKn";
    QTest::newRow("Swiss in English with queens") << "swiss"
                                                  << "en" << true << "QJ";
    QTest::newRow("French in English") << "french"
                                       << "en" << false << "QJ";
}

void DeckTest::theIndexSpeaksTheLanguage()
{
    QFETCH(QString, deck);
    QFETCH(QString, language);
    QFETCH(bool, queens);
    QTranslator translator;
    QVERIFY(translator.load(":/i18n/weli_" + language));
    QCoreApplication::installTranslator(&translator);
    CardChoice choice;
    choice.queenAndJack = queens;
    const CardStyle style = styleFor(styleOf(qPrintable(deck)).deck, choice, language);
    QTEST(style.ober + style.under, "letters");
}

void DeckTest::aLargeIndexIsLarger()
{
    const auto darkPixels = [](const QImage& image) {
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (qGray(image.pixel(x, y)) < 160) ++count;
        return count;
    };
    CardStyle style;
    const int usual = darkPixels(indexIn(style, "HK"));
    style.largeIndex = true;
    QVERIFY(darkPixels(indexIn(style, "HK")) > usual * 5 / 4);
}

void DeckTest::anIndexIsTurnedAtTheOtherEnd()
{
    const QImage whole = CardPainter({}).card(card("HK"), { 250, 400 });
    const QImage turned = whole.copy(202, 290, 48, 110).mirrored(true, true);
    int other = 0;
    for (int y = 0; y < turned.height(); ++y)
        for (int x = 0; x < turned.width(); ++x)
            if (qAbs(qGray(turned.pixel(x, y)) - qGray(whole.pixel(x, y))) > 40) ++other;
    QVERIFY2(other < 50, qPrintable(QString::number(other)));
}

void DeckTest::aCardInLayersIsThatOfItsFile_data()
{
    QTest::addColumn<QString>("deck");
    for (const Deck& deck : ourDecks()) QTest::newRow(qPrintable(deck.key)) << deck.key;
}

void DeckTest::aCardInLayersIsThatOfItsFile()
{
    QFETCH(QString, deck);
    const CardStyle style = styleOf(qPrintable(deck));
    const QSize size(500, 800); // smaller ones have hairlines, which Qt draws unlike upside down
    for (int index = 0; index < 36; ++index) {
        const QString name = QString::fromStdString(toText(Card::at(index)));
        const QImage drawn = CardPainter(style).card(Card::at(index), size);
        QImage whole(size, QImage::Format_ARGB32_Premultiplied);
        whole.fill(Qt::transparent);
        QPainter painter(&whole);
        QSvgRenderer(style.deck.place + '/' + name + ".svg").render(&painter, QRectF({}, size));
        painter.end();
        QVERIFY2(unlikeness(inFrame(drawn), inFrame(whole)) < 10, qPrintable(name));
    }
}

void DeckTest::ourSignsAreThere()
{
    for (const Suit suit : suits) {
        const QImage sign = CardPainter({}).sign(suit, 40);
        QVERIFY(qAlpha(sign.pixel(20, 20)) > 0);
    }
}

void DeckTest::aPackOfOursHasItsOwnSigns()
{
    const QByteArray square = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">"
                              "<path d=\"M0,0 H100 V100 H0 Z\" fill=\"#00ff00\" /></svg>";
    CardStyle style;
    style.deck.place = QFileInfo(written("own/H.svg", square)).path();
    QCOMPARE(CardPainter(style).sign(Suit::Hearts, 40).pixelColor(1, 1), QColor(Qt::green));
}

void DeckTest::aPackOfOursMayHaveANameOfItsOwn()
{
    Deck deck = ourDecks().back();
    const QString usual = words::nameOf(deck);
    deck.name = "Of our village";
    QCOMPARE(words::nameOf(deck), "Of our village");
    QVERIFY(!usual.isEmpty() && usual != words::nameOf(deck));
}

void DeckTest::kdeAndGnomeDecksAreFound()
{
    const QString folder = folder_.filePath("found");
    written("found/carddecks/svg-one/index.desktop",
        "[Other]\nSVG=wrong.svg\n[KDE Backdeck]\nName=One\nName[de]=Eins\nSVG=one.svgz\n");
    written("found/carddecks/svg-old/index.desktop", "[KDE Backdeck]\nName=Old\nPreview=1.png\n");
    written("found/carddecks/svg-xskat-german/index.desktop",
        "[KDE Backdeck]\nName=XSkat German\nSVG=../../german.svgz\n");
    written("found/aisleriot/cards/a_name.svgz", "");
    written("found/aisleriot/cards/no.txt", "");
    const auto decks = decksIn({ folder });
    QStringList keys;
    for (const Deck& deck : decks) keys << deck.key;
    QCOMPARE(keys, QStringList({ "gnome:a_name", "kde:svg-one", "kde:svg-xskat-german" }));
    QCOMPARE(decks[0].name, "A name");
    QCOMPARE(decks[0].kind, PackKind::French);
    QCOMPARE(decks[1].name, "One");
    QCOMPARE(decks[1].place, folder + "/carddecks/svg-one/one.svgz");
    QCOMPARE(decks[2].kind, PackKind::German);
    QCOMPARE(decks[2].place, folder + "/carddecks/svg-xskat-german/german.svgz"); // not outside
}

void DeckTest::theFirstFolderGoesBeforeTheOthers()
{
    for (const char* name : { "first", "second" })
        written(QString("%1/aisleriot/cards/same.svgz").arg(name), "");
    const auto decks = decksIn({ folder_.filePath("first"), folder_.filePath("second") });
    QCOMPARE(decks.size(), std::size_t { 1 });
    QVERIFY(decks.front().place.startsWith(folder_.filePath("first")));
}

void DeckTest::aDeckIsFoundByItsKey()
{
    written("keys/aisleriot/cards/one.svg", "");
    const QStringList folders { folder_.filePath("keys") };
    QCOMPARE(deckOf("gnome:one", folders)->name, "One");
    QCOMPARE(deckOf("french", folders)->kind, PackKind::French);
    QVERIFY(!deckOf("gnome:two", folders));
}

void DeckTest::aWholeDeckHasNoFlaw_data()
{
    QTest::addColumn<bool>("gnome");
    QTest::newRow("KDE") << false;
    QTest::newRow("GNOME") << true;
}

void DeckTest::aWholeDeckHasNoFlaw()
{
    QFETCH(bool, gnome);
    const auto source = gnome ? Deck::Source::Gnome : Deck::Source::Kde;
    const DeckFile file(written("whole.svg", FakeDeck(source).svg()), source);
    QVERIFY(!flawOf(file, CardSet::all()));
    QVERIFY(qAbs(*file.aspect() - 1.5) < 0.02);
    // By the other names it has no card at all.
    const auto other = gnome ? Deck::Source::Kde : Deck::Source::Gnome;
    QVERIFY(flawOf(DeckFile(folder_.filePath("whole.svg"), other), needed()));
}

void DeckTest::flawsAreFound_data()
{
    using Kind = DeckFlaw::Kind;
    QTest::addColumn<QByteArray>("svg");
    QTest::addColumn<DeckFlaw>("flaw");
    const FakeDeck deck(Deck::Source::Kde);
    const auto row = [](const char* name, const QByteArray& svg, const DeckFlaw& flaw) {
        QTest::newRow(name) << svg << flaw;
    };
    row("no queen of clubs", FakeDeck(deck).without("queen_club").svg(),
        { Kind::Lacks, card("AO") });
    row("no Weli", FakeDeck(deck).without("6_diamond").svg(), { Kind::Lacks, card("B6") });
    row("no back", FakeDeck(deck).without("back").svg(), { Kind::Lacks, std::nullopt });
    row("two alike", FakeDeck(deck).drawing("8_spade", "jack_heart").svg(),
        { Kind::Alike, card("HU"), card("L8") });
    row("a face like the back", FakeDeck(deck).drawing("back", "9_club").svg(),
        { Kind::Alike, std::nullopt, card("A9") });
    row("an empty card", FakeDeck(deck).withEmpty("7_spade").svg(), { Kind::Empty, card("L7") });
    row("broken", "<svg><g id=\"back\"", { Kind::Unreadable });
    row("nothing", "", { Kind::Unreadable });
    QByteArray padded = deck.svg();
    padded.insert(padded.lastIndexOf("</svg>"),
        "<!--" + QByteArray(static_cast<int>(DeckFile::largest), ' ') + "-->");
    row("too large", padded, { Kind::TooLarge });
}

void DeckTest::flawsAreFound()
{
    QFETCH(QByteArray, svg);
    QFETCH(DeckFlaw, flaw);
    if (flaw.kind == DeckFlaw::Kind::Unreadable)
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression("Cannot read file"));
    const DeckFile file(written("flawed.svg", svg), Deck::Source::Kde);
    const auto found = flawOf(file, needed());
    QVERIFY(found);
    QCOMPARE(static_cast<int>(found->kind), static_cast<int>(flaw.kind));
    QVERIFY(*found == flaw);
}

void DeckTest::theCatalogueSaysWhatCannotBeChosen()
{
    FakeDeck deck(Deck::Source::Gnome);
    written("many/aisleriot/cards/a_good.svg", deck.svg());
    written("many/aisleriot/cards/b_bad.svg", deck.without("club_queen").svg());
    DeckCatalogue catalogue({ folder_.filePath("many") });
    QCOMPARE(catalogue.entries().size(), ourDecks().size());
    for (const auto& entry : catalogue.entries()) QVERIFY(entry.canBeChosen());
    catalogue.search();
    QTRY_COMPARE(catalogue.entries().size(), ourDecks().size() + 2);
    QTRY_VERIFY(catalogue.entries().back().checked);
    const auto& good = catalogue.entries()[ourDecks().size()];
    QCOMPARE(good.deck.key, "gnome:a_good");
    QVERIFY(good.canBeChosen());
    QVERIFY(!catalogue.entries().back().canBeChosen());
    QCOMPARE(catalogue.entries().back().flaw->card, card("AO"));
}

void DeckTest::aRestingCatalogueGoesOnLater()
{
    written("later/aisleriot/cards/one.svg", FakeDeck(Deck::Source::Gnome).svg());
    DeckCatalogue catalogue({ folder_.filePath("later") });
    for (int round = 0; round < 3; ++round) {
        catalogue.search();
        catalogue.rest();
    }
    catalogue.search();
    QTRY_VERIFY(catalogue.entries().back().deck.key == "gnome:one"
        && catalogue.entries().back().canBeChosen());
    QCOMPARE(catalogue.entries().size(), ourDecks().size() + 1);
}

void DeckTest::aPipeIsNotRead()
{
    const QString pipe = folder_.filePath("pipe.svg");
    QCOMPARE(QProcess::execute("mkfifo", { pipe }), 0);
    QCOMPARE(flawOf(DeckFile(pipe, Deck::Source::Kde), needed()),
        DeckFlaw { DeckFlaw::Kind::Unreadable });
}

void DeckTest::theWeliIsWrittenOnTheSixOfDiamonds()
{
    const auto source = Deck::Source::Kde;
    CardStyle style;
    style.deck = { .key = "kde:fake",
        .name = "Fake",
        .kind = PackKind::French,
        .source = source,
        .place = written("weli.svg", FakeDeck(source).svg()) };
    const QImage drawn = CardPainter(style).card(card("B6"), { 200, 300 });
    QImage plain(200, 300, QImage::Format_ARGB32_Premultiplied);
    plain.fill(Qt::transparent);
    QPainter painter(&plain);
    painter.setRenderHint(QPainter::Antialiasing);
    QVERIFY(DeckFile(style.deck.place, source).draw(painter, card("B6"), { 200, 300 }));
    painter.end();
    QVERIFY(drawn != plain);
    QCOMPARE(drawn.copy(0, 0, 200, 80), plain.copy(0, 0, 200, 80)); // only where it is written
}

void DeckTest::everyCardOfOurPacksIsAnother_data()
{
    QTest::addColumn<QString>("deck");
    for (const Deck& deck : ourDecks()) QTest::newRow(qPrintable(deck.key)) << deck.key;
}

void DeckTest::everyCardOfOurPacksIsAnother()
{
    QFETCH(QString, deck);
    const CardPainter painter(styleOf(qPrintable(deck)));
    std::vector<QImage> all { painter.card(std::nullopt, { 50, 80 }) };
    for (int index = 0; index < 36; ++index)
        all.push_back(painter.card(Card::at(index), { 50, 80 }));
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = i + 1; j < all.size(); ++j) QVERIFY(all[i] != all[j]);
}

/// Also on its way from the pack to a hand where backs are small.
void DeckTest::aBackIsSharpHoweverLargeItIs()
{
    RenderQueue queue;
    CardFaces faces(&queue);
    faces.setPainter(std::make_shared<CardPainter>(styleOf("tyrol")));
    faces.setSizes({ 100, 160 }, { 80, 128 }, { 24, 38 }, 1);
    CardItem back(0, &faces);
    CardPicture picture;
    picture.place = Place::Hand;
    back.setPicture(picture, CardSize::Back);
    for (const QSize size : { QSize(24, 38), QSize(80, 128), QSize(100, 160) }) {
        back.setBox({ {}, size }, 1);
        const auto drawn = [&] {
            QImage image(size, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            QStyleOptionGraphicsItem option;
            back.paint(&painter, &option, nullptr);
            return image.copy(
                size.width() / 4, size.height() / 4, size.width() / 2, size.height() / 2);
        };
        drawn(); // orders it
        queue.finish();
        const QImage sharp = faces.painter().card(std::nullopt, size);
        QCOMPARE(drawn(),
            sharp.copy(size.width() / 4, size.height() / 4, size.width() / 2, size.height() / 2)
                .convertToFormat(QImage::Format_ARGB32_Premultiplied));
    }
}

void DeckTest::fourColoursAreFour()
{
    CardStyle style = styleOf("french");
    const QImage red = CardPainter(style).card(card("B9"), { 125, 200 });
    const QImage black = CardPainter(style).card(card("A9"), { 125, 200 });
    const QImage heart = CardPainter(style).card(card("H9"), { 125, 200 });
    style.fourColours = true;
    const QImage blue = CardPainter(style).card(card("B9"), { 125, 200 });
    const QImage green = CardPainter(style).card(card("A9"), { 125, 200 });
    QVERIFY(surplus(red, qRed, qBlue) > 400 && surplus(red, qBlue, qRed) == 0);
    QVERIFY(surplus(blue, qBlue, qRed) > 400 && surplus(blue, qRed, qBlue) == 0);
    QVERIFY(surplus(green, qGreen, qRed) > 200 && surplus(black, qGreen, qRed) == 0);
    QCOMPARE(CardPainter(style).card(card("H9"), { 125, 200 }), heart);
    QVERIFY(surplus(CardPainter(style).sign(Suit::Bells, 40), qBlue, qRed) > 100);
}

void DeckTest::theTyroleanPackHasTwoBacks()
{
    CardStyle style = styleOf("tyrol");
    const QImage first = CardPainter(style).card(std::nullopt, { 50, 80 });
    style.secondBack = true;
    QVERIFY(CardPainter(style).card(std::nullopt, { 50, 80 }) != first);
}

void DeckTest::cardsOfOtherAspectsLieInThePlacesOfOurs_data()
{
    QTest::addColumn<double>("aspect");
    QTest::newRow("broad") << 1.35;
    QTest::newRow("narrow") << 1.8;
}

void DeckTest::cardsOfOtherAspectsLieInThePlacesOfOurs()
{
    QFETCH(double, aspect);
    TableShape shape;
    shape.players = 5;
    const Layout ours = layoutOf({ 1200, 900 }, shape);
    const Layout theirs = layoutOf({ 1200, 900 }, shape, aspect);
    for (const auto& [mine, other] :
        { std::pair(ours.handCard, theirs.handCard), std::pair(ours.tableCard, theirs.tableCard),
            std::pair(ours.backCard, theirs.backCard) }) {
        QVERIFY(other.width() <= mine.width() && other.height() <= mine.height());
        QVERIFY(qAbs(other.height() / other.width() - aspect) < 0.06);
    }
}

QTEST_MAIN(DeckTest)
#include "deck_test.moc"
