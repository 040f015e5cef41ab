#include <QtTest>

#include <optional>
#include <vector>

namespace {

/// A row of a table: how the term is called and how not, in the order of `languages`.
struct Term {
    QStringList names;
    std::vector<QStringList> forbidden;
};

struct Section {
    QString title;
    QStringList contexts; // none: all
    std::vector<Term> terms;
};

struct Text {
    QString context;
    QString text; // without the sign of a mnemonic
};

const QStringList languages { "en", "de", "sv" };

QString fileOf(const QString& name)
{
    QFile file(QString(WELI_SOURCE_DIR "/translations/") + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What stands `between backticks`.
QStringList quotedIn(const QString& text)
{
    static const QRegularExpression quoted("`([^`]+)`");
    QStringList all;
    for (auto found = quoted.globalMatch(text); found.hasNext();) all << found.next().captured(1);
    return all;
}

/// A row with words; nothing for the heading and the line below it.
std::optional<Term> termIn(const QString& line)
{
    const QStringList cells = line.split('|');
    if (cells.size() != 2 + 2 * languages.size()) return std::nullopt;
    if (cells[1].trimmed() == "English" || cells[1].startsWith("---")) return std::nullopt;
    Term term;
    for (qsizetype i = 0; i < languages.size(); ++i) {
        term.names << cells[1 + i].trimmed();
        term.forbidden.push_back(quotedIn(cells[1 + languages.size() + i]));
    }
    return term;
}

std::vector<Section> sectionsIn(const QString& paper)
{
    std::vector<Section> sections;
    const QStringList paragraphs = paper.mid(paper.indexOf("\n## Glossary")).split("\n\n");
    for (const QString& paragraph : paragraphs) {
        if (paragraph.startsWith("### ")) sections.push_back({ paragraph.mid(4), {}, {} });
        if (sections.empty()) continue;
        if (paragraph.startsWith("Contexts:")) sections.back().contexts = quotedIn(paragraph);
        for (const QString& line : paragraph.split('\n'))
            if (const auto term = termIn(line)) sections.back().terms.push_back(*term);
    }
    return sections;
}

/// Does the text use this word? "overtak*" is any word that begins so.
bool uses(const QString& text, QString word)
{
    const bool exact = word[0].isUpper();
    const bool anyEnding = word.endsWith('*');
    if (anyEnding) word.chop(1);
    if (!text.contains(word, Qt::CaseInsensitive)) return false;
    const QString pattern = R"((?<!\w))" + QRegularExpression::escape(word)
        + (anyEnding || !word.back().isLetterOrNumber() ? QString() : QString(R"((?!\w))"));
    QRegularExpression::PatternOptions options = QRegularExpression::UseUnicodePropertiesOption;
    if (!exact) options |= QRegularExpression::CaseInsensitiveOption;
    return text.contains(QRegularExpression(pattern, options));
}

void readMessage(QXmlStreamReader& xml, const QString& context, std::vector<Text>& texts)
{
    const auto add = [&](const QString& text) {
        if (!text.isEmpty()) texts.push_back({ context, QString(text).remove('&') });
    };
    QString source;
    QStringList translations;
    while (xml.readNextStartElement()) {
        if (xml.name() == QString("source"))
            source = xml.readElementText();
        else if (xml.name() == QString("translation"))
            translations << xml.readElementText(QXmlStreamReader::IncludeChildElements);
        else
            xml.skipCurrentElement();
    }
    const bool isWritten = !translations.join(QString()).trimmed().isEmpty();
    if (!isWritten) add(source); // as in English
    for (const QString& text : translations) add(text.simplified());
}

/// All that is shown in this language, with its context.
std::vector<Text> textsIn(const QString& language)
{
    std::vector<Text> texts;
    QXmlStreamReader xml(fileOf(QString("weli_%1.ts").arg(language)));
    xml.readNextStartElement(); // TS
    while (xml.readNextStartElement()) {
        QString context;
        while (xml.readNextStartElement()) {
            if (xml.name() == QString("name"))
                context = xml.readElementText();
            else
                readMessage(xml, context, texts);
        }
    }
    return xml.hasError() ? std::vector<Text>() : texts;
}

/// Qt's own texts speak of no cards.
bool isOurs(const Text& text) { return !text.context.startsWith('Q'); }

QStringList wrongIn(const Section& section, qsizetype language, const std::vector<Text>& texts)
{
    QStringList wrong;
    const auto check = [&](const Text& text, const Term& term) {
        for (const QString& word : term.forbidden[static_cast<std::size_t>(language)])
            if (uses(text.text, word))
                wrong << text.context + ": “" + text.text + "” says “" + word + "” for “"
                        + term.names[language] + "”";
    };
    for (const Text& text : texts) {
        if (!isOurs(text)) continue;
        if (!section.contexts.isEmpty() && !section.contexts.contains(text.context)) continue;
        for (const Term& term : section.terms) check(text, term);
    }
    return wrong;
}

} // namespace

/// The terms of translations/README.md are those of the texts.
class GlossaryTest : public QObject {
    Q_OBJECT

private slots:
    void wordsAreFound_data();
    void wordsAreFound();
    void everyTermHasAWordInEachLanguage();
    void theContextsAreThere();
    void aTextAgainstItIsNamed();
    void noTermIsUsedAgainstIt_data();
    void noTermIsUsedAgainstIt();
    void theCoachKeepsToIt_data() { noTermIsUsedAgainstIt_data(); }
    void theCoachKeepsToIt();

private:
    const std::vector<Section> sections_ = sectionsIn(fileOf("README.md"));
};

void GlossaryTest::wordsAreFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("found");
    QTest::newRow("a word") << "You fall here."
                            << "fall" << true;
    QTest::newRow("at the beginning") << "Fall, then."
                                      << "fall" << true;
    QTest::newRow("a longer word") << "You have fallen."
                                   << "fall" << false;
    QTest::newRow("within a word") << "befall"
                                   << "fall" << false;
    QTest::newRow("any ending") << "overtaking"
                                << "overtak*" << true;
    QTest::newRow("several words") << "It makes trump."
                                   << "makes trump" << true;
    QTest::newRow("a noun") << "Die Ansage gilt."
                            << "Ansage" << true;
    QTest::newRow("no noun") << "Du musst ansagen."
                             << "Ansagen" << false;
    QTest::newRow("a letter beyond ASCII") << "på turné"
                                           << "på tur" << false;
    QTest::newRow("a sign at the end") << "cannot follow: play"
                                       << "cannot follow:" << true;
}

void GlossaryTest::wordsAreFound()
{
    QFETCH(QString, text);
    QFETCH(QString, word);
    QTEST(uses(text, word), "found");
}

void GlossaryTest::everyTermHasAWordInEachLanguage()
{
    QCOMPARE(sections_.size(), 4U); // what all games share, and each of them
    for (const Section& section : sections_) {
        QVERIFY2(section.terms.size() >= 8, qPrintable(section.title));
        for (const Term& term : section.terms)
            QVERIFY2(!term.names.contains(QString()), qPrintable(term.names.join(", ")));
    }
}

void GlossaryTest::theContextsAreThere()
{
    QSet<QString> contexts;
    for (const Text& text : textsIn("de")) contexts << text.context;
    int all = 0;
    for (const Section& section : sections_) {
        if (section.contexts.isEmpty()) ++all;
        for (const QString& context : section.contexts)
            QVERIFY2(contexts.contains(context), qPrintable(context));
    }
    QCOMPARE(all, 1);
}

void GlossaryTest::aTextAgainstItIsNamed()
{
    const auto german = languages.indexOf("de");
    const std::vector<Text> texts { { "PreferenceTurn", "Deine Ansage, bitte" },
        { "QLineEdit", "Deine Ansage, bitte" }, { "Turn", "Er hat alle Talonkarten, den Talon" } };
    QCOMPARE(wrongIn(sections_[0], german, texts).size(), 1);
    QCOMPARE(wrongIn(sections_[2], german, texts).size(), 0); // Turn belongs to another game
}

void GlossaryTest::noTermIsUsedAgainstIt_data()
{
    QTest::addColumn<qsizetype>("language");
    for (qsizetype i = 0; i < languages.size(); ++i) QTest::newRow(qPrintable(languages[i])) << i;
}

void GlossaryTest::noTermIsUsedAgainstIt()
{
    QFETCH(qsizetype, language);
    const std::vector<Text> texts = textsIn(languages[language]);
    QVERIFY(texts.size() > 800);
    QStringList wrong;
    for (const Section& section : sections_) wrong << wrongIn(section, language, texts);
    QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.join('\n')));
}

void GlossaryTest::theCoachKeepsToIt()
{
    QFETCH(qsizetype, language);
    const QStringList games { "bieten", "preference", "mittlere" }; // in the order of the tables
    QStringList wrong;
    for (qsizetype game = 0; game < games.size(); ++game) {
        const Section& own = sections_[static_cast<std::size_t>(game + 1)];
        const QString file
            = fileOf("../resources/coach/" + games[game] + '/' + languages[language] + ".md");
        const QStringList paragraphs = file.split("\n\n");
        QVERIFY(paragraphs.size() > 60);
        for (const QString& paragraph : paragraphs) {
            if (paragraph.startsWith('#')) continue;
            const Text text { own.contexts.first(), paragraph };
            wrong << wrongIn(sections_[0], language, { text }) << wrongIn(own, language, { text });
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.join('\n')));
}

QTEST_APPLESS_MAIN(GlossaryTest)
#include "glossary_test.moc"
