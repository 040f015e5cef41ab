#include "ui/places/book/book_page.h"

#include "core/record/trace.h"
#include "tests/support/small_disk.h"
#include "ui/model/any_match.h"
#include "ui/model/any_rules.h"
#include "ui/words/game_words.h"
#include "ui/words/languages.h"

#include <QAbstractTextDocumentLayout>
#include <QtTest>
#include <QtWidgets>

#include <algorithm>
#include <array>
#include <sstream>

using namespace weli;

namespace {

QString contentsOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
}

QString sourceOf(const AnyGame& game, const QString& language)
{
    return contentsOf(":/book/" + codeOf(game) + u'/' + language + ".md");
}

BookText textOf(const AnyGame& game, const QString& language)
{
    const auto options = optionsOf(game);
    return bookText(sourceOf(game, language),
        [&](const QString& key) -> std::optional<QString> {
            for (const RuleOption& option : options)
                if (option.key == key.toStdString()) return "x";
            return std::nullopt;
        },
        {});
}

QStringList all(const QRegularExpression& form, const QString& text)
{
    QStringList found;
    for (auto it = form.globalMatch(text); it.hasNext();) found << it.next().captured(1);
    return found;
}

/// The numbers of all clauses of a game.
QStringList clausesOf(const AnyGame& game)
{
    static const QRegularExpression clause(R"(\*\*([BPM]-\d+)\*?\*?)");
    QStringList clauses
        = all(clause, contentsOf(WELI_SOURCE_DIR "/core/" + codeOf(game) + "/RULES.md"));
    clauses.removeDuplicates();
    return clauses;
}

/// A page as large as this, with the usual cards.
struct Opened {
    explicit Opened(const QString& language, QSize size = { 1000, 700 })
    {
        page.setLanguage(language);
        page.setCards({ .deck = ourDecks().front() }, {});
        page.resize(size);
        page.show();
    }
    BookPage page;
};

/// A row a game and language.
void books()
{
    QTest::addColumn<int>("game");
    QTest::addColumn<QString>("language");
    for (std::size_t i = 0; i < games.size(); ++i)
        for (const SpokenLanguage& language : languages)
            QTest::newRow(qPrintable(codeOf(games[i]) + u' ' + language.code))
                << static_cast<int>(i) << QString(language.code);
}

} // namespace

class BookTest : public QObject {
    Q_OBJECT

private slots:
    void aLineThatIsWrongIsNamed_data();
    void aLineThatIsWrongIsNamed();

    void cardsAreNamedAsTheyLie();
    void nothingIsNamedByAnotherPack_data() { books(); }
    void nothingIsNamedByAnotherPack();
    void noArticleIsOfAnotherPack_data() { books(); }
    void noArticleIsOfAnotherPack();

    void everyClauseHasAnAnchor_data() { books(); }
    void everyClauseHasAnAnchor();
    void everyOptionIsTold_data() { books(); }
    void everyOptionIsTold();
    void theLanguagesHaveTheSameBook();
    void everyPictureDraws_data() { books(); }
    void everyPictureDraws();
    void everyLinkLeadsSomewhere_data() { books(); }
    void everyLinkLeadsSomewhere();
    void isLongEnough_data() { books(); }
    void isLongEnough();
    void opensAtEveryClause_data() { books(); }
    void opensAtEveryClause();
    void tellsWhatHoldsAtThisTable();
    void findsWithoutMarksAndInOtherLanguages();
    void aHitIsShownInWholeWords();
    void whatIsFoundIsShownAndMarked();
    void whatIsMarkedGoesWithTheTextItIsIn();
    void findsTheWayBack();
    void nobodyScrollsAsideForAPixel_data() { books(); }
    void nobodyScrollsAsideForAPixel();
    void whatIsCopiedHoldsNoBoxes();
    void tablesHaveAllTheirEdges();
    void nothingIsCutOnPaper_data();
    void nothingIsCutOnPaper();
    void isSavedAsPdf();
    void aPdfWithoutItsEndingGetsItAndReplacesNothingUnasked();
};

void BookTest::aLineThatIsWrongIsNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("what");
    QTest::newRow("card") << "a\n\ncards: HA XX | two" << 3 << "no card XX";
    QTest::newRow("caption") << "cards: HA" << 1 << "without words";
    QTest::newRow("position") << "table: x.jsonl 12 | y" << 1 << "no position";
    QTest::newRow("option") << "option: nonsense" << 1 << "no option nonsense";
    QTest::newRow("twice") << "<!-- B-1 -->\na\n\n<!-- B-1 -->\nb" << 5 << "second anchor B-1";
    QTest::newRow("braces") << "a {HA}\n\nb {HX}" << 3 << "figure {HX}";
    QTest::newRow("nothing") << "a\n\n<!-- B-1 -->\n" << 4 << "nothing follows";
}

void BookTest::aLineThatIsWrongIsNamed()
{
    QFETCH(const QString, text);
    QFETCH(const QString, what);
    const BookText book
        = bookText(text, [](const QString&) { return std::optional<QString>(); }, {});
    QCOMPARE(book.problems.size(), 1U);
    QTEST(book.problems.front().line, "line");
    QVERIFY2(book.problems.front().what.contains(what), qPrintable(book.problems.front().what));
}

void BookTest::cardsAreNamedAsTheyLie()
{
    const QString source = "{L} are led: the {xU}. {LK} and **{LO}**, the {leaves}.\n"
                           "| {^B} | {B} |\n"
                           "- **{A}** first: \u201C{B} are trumps!\u201D {H} are not.\n\n"
                           "cards: LA | {LA} alone";
    const auto none = [](const QString&) { return std::optional<QString>(); };
    const BookText spades = bookText(source, none, wordsFor(PackKind::French, true));
    QVERIFY(spades.problems.empty());
    QCOMPARE(spades.markdown.section("\n!", 0, 0),
        QString("Spades are led: the jack. King of spades and **queen of spades**, the spades.\n"
                "| Diamonds | diamonds |\n"
                "- **Clubs** first: \u201CDiamonds are trumps!\u201D Hearts are not.\n"));
    QVERIFY(spades.markdown.contains("*Ace of spades alone*"));
    QVERIFY(bookText(source, none, {}).markdown.startsWith("Leaves are led: the unter. King of l"));
}

/// Where names of two packs stand in a line, it tells which is which.
void BookTest::nothingIsNamedByAnotherPack()
{
    QFETCH(const int, game);
    QFETCH(const QString, language);
    const auto any = [](const char* names) {
        return QRegularExpression(
            QString("\\b(%1)\\b").arg(names), QRegularExpression::UseUnicodePropertiesOption);
    };
    const std::array packs { any("of leaves|acorns|bells|Laub|Eichel|Schell|löv|ekollon|bjällror"),
        any("spades|clubs|diamonds|Pik|Treff|Karo|spader|klöver|ruter"),
        any("shields|Schilten|sköldar") };
    static const QRegularExpression quoted(
        R"((?<!\*)\*[^*]+\*(?!\*)|\S+\.jsonl)"); // what others call it, and files
    const QString source = sourceOf(games[static_cast<std::size_t>(game)], language);
    for (QString line : source.split(u'\n')) {
        line.remove(quoted);
        const auto named = std::count_if(packs.begin(), packs.end(),
            [&](const QRegularExpression& pack) { return line.contains(pack); });
        QVERIFY2(named != 1, qPrintable(line));
    }
}

/// "der Ober" would be "der Dame", "en hjärter" and "ett löv" differ.
void BookTest::noArticleIsOfAnotherPack()
{
    QFETCH(const int, game);
    QFETCH(const QString, language);
    static const QMap<QString, QString> wrong {
        { "de",
            R"(\b(der|die|das|den|dem|k?eine?[mnr]?) \{(.[OT]|[BA])\}|\b(den|dem|einen|einem) \{.U\})" },
        { "en", R"(\ban? \{x?[OU])" },
        { "sv", R"(\b(en|ett|ingen|inget|den|vilken|vilket|din|ditt) \{)" }
    };
    if (!wrong.contains(language)) QSKIP("nobody has said which");
    const QRegularExpression article(
        wrong.value(language), QRegularExpression::CaseInsensitiveOption);
    const QString source = sourceOf(games[static_cast<std::size_t>(game)], language);
    for (const QString& line : source.split(u'\n')) {
        const auto found = article.match(line);
        QVERIFY2(!found.hasMatch(), qPrintable(found.captured() + ": " + line));
    }
}

void BookTest::everyClauseHasAnAnchor()
{
    QFETCH(const int, game);
    QFETCH(const QString, language);
    const AnyGame which = games[static_cast<std::size_t>(game)];
    const BookText text = textOf(which, language);
    for (const BookProblem& problem : text.problems)
        QFAIL(qPrintable(QString("line %1: %2").arg(problem.line).arg(problem.what)));
    const QStringList clauses = clausesOf(which);
    QVERIFY(clauses.size() > 20);
    for (const QString& clause : clauses)
        QVERIFY2(text.anchors.contains(clause), qPrintable(clause));
}

void BookTest::everyOptionIsTold()
{
    QFETCH(const int, game);
    QFETCH(const QString, language);
    const AnyGame which = games[static_cast<std::size_t>(game)];
    const BookText text = textOf(which, language);
    for (const RuleOption& option : optionsOf(which)) {
        const QString key = QString::fromStdString(std::string(option.key));
        QVERIFY2(text.options.contains(key), qPrintable(key));
        QVERIFY2(text.anchors.contains("option-" + key), qPrintable(key));
    }
}

void BookTest::theLanguagesHaveTheSameBook()
{
    for (const AnyGame& game : games) {
        const BookText first = textOf(game, languages.front().code);
        for (const SpokenLanguage& language : languages) {
            const BookText other = textOf(game, language.code);
            QCOMPARE(other.anchors, first.anchors);
            QVERIFY(other.pictures == first.pictures);
        }
    }
}

void BookTest::everyPictureDraws()
{
    QFETCH(const int, game);
    QFETCH(const QString, language);
    const AnyGame which = games[static_cast<std::size_t>(game)];
    Opened book(language);
    book.page.open(which);
    int drawn = 0;
    for (const BookPicture& picture : textOf(which, language).pictures) {
        if (const auto* table = std::get_if<BookTable>(&picture)) {
            std::istringstream in(
                contentsOf(":/book/" + codeOf(which) + u'/' + table->trace).toStdString());
            const auto match = readMatch(in);
            QVERIFY2(match.has_value(), qPrintable(table->trace));
            QVERIFY(table->seat.index < players(*match));
        }
        const QImage image = book.page.pictureOf(codeOf(which), picture, 600, 1);
        QCOMPARE(image.width(), 600);
        QVERIFY(image.height() > 40);
        QCOMPARE(image.pixelColor(20, image.height() / 2).alpha(), 255); // within the first card
        ++drawn;
    }
    QVERIFY(drawn >= 12);
}

void BookTest::everyLinkLeadsSomewhere()
{
    QFETCH(const int, game);
    QFETCH(const QString, language);
    const AnyGame which = games[static_cast<std::size_t>(game)];
    static const QRegularExpression link(R"(\]\(([^)]*)\))");
    for (const QString& address : all(link, sourceOf(which, language))) {
        const QUrl url(address);
        const auto other = url.path().isEmpty() ? std::optional(which) : gameFromCode(url.path());
        QVERIFY2(other.has_value(), qPrintable(address));
        if (url.hasFragment())
            QVERIFY2(
                textOf(*other, language).anchors.contains(url.fragment()), qPrintable(address));
    }
}

void BookTest::isLongEnough()
{
    QFETCH(const int, game);
    QFETCH(const QString, language);
    static const QRegularExpression space(R"(\s+)");
    const QString text = sourceOf(games[static_cast<std::size_t>(game)], language);
    QVERIFY(text.split(space, Qt::SkipEmptyParts).size() > 2500);
}

void BookTest::opensAtEveryClause()
{
    QFETCH(const int, game);
    QFETCH(const QString, language);
    const AnyGame which = games[static_cast<std::size_t>(game)];
    Opened book(language);
    book.page.open(which);
    BookView& view = book.page.view();
    QVERIFY(!markIn(view.toPlainText()).has_value());
    for (const QString& clause : clausesOf(which)) {
        book.page.open(which, clause);
        QVERIFY2(view.has(clause), qPrintable(clause));
        const QTextBlock block = view.textCursor().block();
        QVERIFY2(block.text().contains(clause), qPrintable(clause + ": " + block.text()));
        const QRectF place = view.document()->documentLayout()->blockBoundingRect(block);
        const int top = view.verticalScrollBar()->value();
        QVERIFY2(place.bottom() > top && place.top() < top + view.viewport()->height(),
            qPrintable(clause));
    }
}

void BookTest::tellsWhatHoldsAtThisTable()
{
    Opened book("en");
    const AnyGame game = games.front();
    bieten::Rules rules = std::get<bieten::Rules>(defaultRules(game, 4));
    rules.target = 23;
    book.page.setRules(rules);
    book.page.open(game, "option-target");
    const auto shown = [&] { return book.page.view().textCursor().block(); };
    QVERIFY(shown().text().startsWith("Points to go out.")); // what it does, then what it is
    QVERIFY(shown().next().text().endsWith(": 23"));
    QVERIFY(book.page.view().cursorRect().top() >= 0);
    rules.target = 31;
    book.page.setRules(rules);
    book.page.open(game, "option-target");
    QVERIFY(shown().next().text().endsWith(": 31"));
}

void BookTest::findsWithoutMarksAndInOtherLanguages()
{
    QCOMPARE(folded("Überstechen"), QString("uberstechen"));
    QCOMPARE(folded("Maß"), QString("mass"));
    for (const auto& [language, query] : { std::pair("en", "Stichzwang"),
             std::pair("de", "uberstech"), std::pair("sv", "pott"), std::pair("sv", "Kasse") }) {
        Opened book(language);
        book.page.open(games[1]);
        auto* const search = book.page.findChild<QLineEdit*>("bookSearch");
        auto* const list = book.page.findChild<QListWidget*>("bookContents");
        search->setText(query);
        QVERIFY2(list->count() > 0 && list->item(0)->data(Qt::UserRole).isValid(), query);
        search->setText("xyzzy");
        QCOMPARE(list->count(), 1); // which says so
        search->clear();
        QVERIFY(list->count() > 5);
    }
}

void BookTest::aHitIsShownInWholeWords()
{
    const QString text
        = "Wer überholt, zahlt nichts; wer das Maß überschreitet, zahlt alles, und zwar "
          "gleich, in die Kasse, die vor dem Geber steht.";
    const std::vector<QStringList> words { { "mass" } };
    QCOMPARE(foundIn(text, words), (std::vector<TextPart> { { text.indexOf("Maß"), 3 } }));
    QCOMPARE(excerptOf(text, words, 40), QString("…wer das Maß überschreitet, zahlt alles,…"));
    QCOMPARE(excerptOf(text, { { "wer" } }, 30), QString("Wer überholt, zahlt nichts;…"));
    QCOMPARE(excerptOf(text, { { "steht" } }, 30), QString("…die vor dem Geber steht."));
    QCOMPARE(excerptOf("short", { { "short" } }, 90), QString("short"));
}

/// Every row of the list shows what was found, and the page marks it.
void BookTest::whatIsFoundIsShownAndMarked()
{
    for (const auto& [language, query] :
        { std::pair("en", "pot"), std::pair("de", "uberstech"), std::pair("sv", "stick") }) {
        Opened book(language);
        book.page.open(games[1]);
        auto* const list = book.page.findChild<QListWidget*>("bookContents");
        book.page.findChild<QLineEdit*>("bookSearch")->setText(query);
        QVERIFY(list->count() > 5);
        QStringList same { query };
        for (const QStringList& term : bookTerms())
            if (term.contains(query)) same += term;
        for (int row = 0; row < list->count(); ++row) {
            QVERIFY2(!foundIn(list->item(row)->text(), { same }).empty(),
                qPrintable(list->item(row)->text()));
            list->setCurrentRow(row);
            const auto marked = book.page.view().extraSelections();
            QVERIFY(marked.size() > 1);
            QVERIFY(same.contains(folded(marked.back().cursor.selectedText())));
        }
    }
}

/// A new text is laid out for other letters.
void BookTest::whatIsMarkedGoesWithTheTextItIsIn()
{
    Opened book("en");
    book.page.open(games[2]);
    BookView& view = book.page.view();
    const int place = view.headings().back().block;
    for (int points = 10; points < 14; ++points) {
        view.showBlock(place, {});
        QCOMPARE(view.extraSelections().size(), 1);
        QFont letters = view.font();
        letters.setPointSize(points);
        view.setFont(letters);
        QVERIFY(view.extraSelections().isEmpty());
    }
}

void BookTest::findsTheWayBack()
{
    Opened book("en");
    const auto* const list = book.page.findChild<QListWidget*>("bookContents");
    const auto says = [&](const QString& game) { // the contents of which book, and no marks in it
        for (int row = 0; row < list->count(); ++row)
            for (const QChar sign : list->item(row)->text())
                if (!sign.isPrint()) return false;
        return list->count() > 5 && book.page.findChild<QLabel*>("bookTitle")->text() == game;
    };
    book.page.open(games[1], "P-20");
    QVERIFY(says(words::nameOf(games[1])));
    book.page.open(games[0], "B-31");
    QVERIFY(says(words::nameOf(games[0])));
    auto* const before = book.page.findChild<QToolButton*>("bookBefore");
    QVERIFY(before->isEnabled());
    std::vector<AnyGame> turned;
    connect(&book.page, &BookPage::turned, this,
        [&turned](const AnyGame& game) { turned.push_back(game); });
    before->click();
    QCOMPARE(book.page.view().game(), QString("preference"));
    QVERIFY(says(words::nameOf(games[1])));
    book.page.findChild<QToolButton*>("bookAfter")->click();
    QCOMPARE(book.page.view().source().fragment(), QString("B-31"));
    QVERIFY(says(words::nameOf(games[0])));
    QVERIFY(turned == std::vector<AnyGame>({ games[1], games[0] })); // their packs are others
}

void BookTest::nobodyScrollsAsideForAPixel()
{
    QFETCH(const int, game);
    QFETCH(const QString, language);
    Opened book(language, { 1280, 800 });
    book.page.open(games[static_cast<std::size_t>(game)]);
    QCoreApplication::processEvents();
    const auto* const bar = book.page.view().horizontalScrollBar();
    QVERIFY2(!bar->isVisible(), qPrintable(QString::number(bar->maximum())));
}

/// In the place of pictures.
void BookTest::whatIsCopiedHoldsNoBoxes()
{
    Opened book("en");
    book.page.open(games[2]);
    BookView& view = book.page.view();
    QVERIFY(view.document()->toPlainText().contains(QChar::ObjectReplacementCharacter)
        || view.document()->toHtml().contains("<img"));
    view.selectAll();
    view.copy();
    const QMimeData* const copied = QApplication::clipboard()->mimeData();
    QVERIFY(copied->text().size() > 1000);
    QVERIFY(!copied->text().contains(QChar::ObjectReplacementCharacter));
    QVERIFY(copied->html().size() > 1000);
    QVERIFY(!copied->html().contains("<img"));
}

void BookTest::tablesHaveAllTheirEdges()
{
    Opened book("de");
    book.page.open(games[2]);
    int tables = 0;
    for (const QTextFrame* each : book.page.view().document()->rootFrame()->childFrames()) {
        const auto* const table = qobject_cast<const QTextTable*>(each);
        if (table == nullptr) continue;
        ++tables;
        const QTextTableCellFormat first = table->cellAt(0, 0).format().toTableCellFormat();
        QVERIFY(first.leftBorder() > 0 && first.topBorder() > 0);
        QVERIFY(first.leftBorderStyle() == QTextFrameFormat::BorderStyle_Solid);
    }
    QVERIFY(tables > 0);
}

void BookTest::nothingIsCutOnPaper_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const SpokenLanguage& each : languages)
        for (const QSize size : { QSize(760, 480), QSize(1280, 800) })
            QTest::addRow("%s %d", each.code, size.width()) << QString(each.code) << size;
}

void BookTest::nothingIsCutOnPaper()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    Opened book(language);
    book.page.resize(size);
    for (const AnyGame& game : games) {
        book.page.open(game);
        const auto paper = book.page.view().paged({ 174, 261 });
        const double room = paper->pageSize().width();
        QVERIFY(paper->pageCount() > 5);
        // The edge of a table is a pixel beyond what is in it.
        QVERIFY2(paper->idealWidth() <= room + 2, qPrintable(QString::number(room)));
        for (QTextBlock block = paper->begin(); block.isValid(); block = block.next())
            for (auto it = block.begin(); !it.atEnd(); ++it)
                if (it.fragment().charFormat().isImageFormat())
                    QVERIFY(it.fragment().charFormat().toImageFormat().width() <= room);
    }
}

void BookTest::isSavedAsPdf()
{
    const auto bytesOf = [](const QString& name) {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QTemporaryDir folder;
    Opened book("de");
    book.page.open(games[0]);
    const QString file = folder.filePath("bieten.pdf");
    QVERIFY(!book.page.save(file));
    QVERIFY(QFileInfo(file).size() > 100'000);
    const QString nowhere = folder.filePath("no such folder/bieten.pdf");
    QVERIFY(book.page.save(nowhere)->contains(nowhere));
    const QByteArray before = bytesOf(file);
    QVERIFY(before.startsWith("%PDF"));
    const SmallDisk full(2000);
    QVERIFY(book.page.save(file)->contains(file));
    QCOMPARE(bytesOf(file), before);
}

void BookTest::aPdfWithoutItsEndingGetsItAndReplacesNothingUnasked()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("ours.pdf");
    Opened book("en");
    book.page.open(games[0]);
    bool isAsked = false;
    const auto save = [&] {
        QTimer::singleShot(0, this, [&] {
            auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            QTimer::singleShot(0, this, [&, dialog] {
                if (auto* const box = dialog->findChild<QMessageBox*>()) {
                    isAsked = true;
                    box->reject();
                    dialog->reject();
                }
            });
            dialog->selectFile(folder.filePath("ours"));
            QMetaObject::invokeMethod(dialog, "accept");
        });
        book.page.findChild<QAbstractButton*>("bookSave")->click();
    };
    save();
    QVERIFY(QFileInfo(file).size() > 1000);
    QVERIFY(!isAsked);
    save();
    QVERIFY(isAsked);
}

QTEST_MAIN(BookTest)
#include "book_test.moc"
