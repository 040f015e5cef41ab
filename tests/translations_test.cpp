#include "ui/words/languages.h"

#include <QtTest>

#include <optional>

using namespace weli;

namespace {

struct Message {
    QString context;
    QString source;
    QString comment; // tells apart two uses of one source
    QString state; // "unfinished", "vanished", "obsolete"; empty: finished
    bool plural = false;
    QStringList texts; // one, or one for each plural form

    [[nodiscard]] QString name() const { return context + ": " + source; }
};

QString fileOf(const QString& language)
{
    return QString(WELI_SOURCE_DIR "/translations/weli_%1.ts").arg(language);
}

void readTranslation(QXmlStreamReader& xml, Message& message)
{
    message.state = xml.attributes().value("type").toString();
    if (!message.plural) {
        message.texts << xml.readElementText();
        return;
    }
    while (xml.readNextStartElement()) message.texts << xml.readElementText();
}

Message readMessage(QXmlStreamReader& xml, const QString& context)
{
    Message message { .context = context,
        .source = {},
        .comment = {},
        .state = {},
        .plural = xml.attributes().value("numerus") == QString("yes"),
        .texts = {} };
    while (xml.readNextStartElement()) {
        const auto name = xml.name();
        if (name == QString("source"))
            message.source = xml.readElementText();
        else if (name == QString("comment"))
            message.comment = xml.readElementText();
        else if (name == QString("translation"))
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    return message;
}

std::vector<Message> messagesIn(const QByteArray& ts)
{
    std::vector<Message> messages;
    QXmlStreamReader xml(ts);
    xml.readNextStartElement(); // TS
    while (xml.readNextStartElement()) {
        QString context;
        while (xml.readNextStartElement()) {
            if (xml.name() == QString("name"))
                context = xml.readElementText();
            else
                messages.push_back(readMessage(xml, context));
        }
    }
    return xml.hasError() ? std::vector<Message>() : messages;
}

std::vector<Message> messagesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? messagesIn(file.readAll()) : std::vector<Message>();
}

QStringList placeholdersIn(const QString& text)
{
    static const QRegularExpression placeholder("%(L?[0-9]+|n)");
    QStringList all;
    for (auto found = placeholder.globalMatch(text); found.hasNext();)
        all << found.next().captured();
    all.sort();
    all.removeDuplicates();
    return all;
}

bool hasMnemonic(const QString& text)
{
    static const QRegularExpression mnemonic("&[^&\\s]");
    return text.contains(mnemonic);
}

/// What is wrong with one translated text of a message.
QString complaintAbout(const Message& message, const QString& text)
{
    if (text.trimmed().isEmpty()) return "is empty";
    QStringList wanted = placeholdersIn(message.source);
    QStringList given = placeholdersIn(text);
    if (message.plural) { // "one point" needs no number
        wanted.removeAll("%n");
        given.removeAll("%n");
    }
    if (wanted != given) return "has other placeholders than its source";
    if (hasMnemonic(message.source) != hasMnemonic(text)) return "has lost or won a mnemonic";
    if (text.contains("amp;")) return "shows how a file writes an ampersand";
    return {};
}

QStringList complaintsAbout(const std::vector<Message>& messages)
{
    QStringList all;
    for (const Message& message : messages) {
        if (!message.state.isEmpty()) all << message.name() + " is " + message.state;
        for (const QString& text : message.texts) {
            const QString wrong = complaintAbout(message, text);
            if (!wrong.isEmpty()) all << message.name() + ' ' + wrong;
        }
    }
    return all;
}

/// What is in a file: how many forms a plural has is the language's.
QStringList keysOf(const std::vector<Message>& messages)
{
    QStringList keys;
    for (const Message& message : messages)
        keys << QString("%1|%2|%3|%4")
                    .arg(message.context, message.source, message.comment)
                    .arg(message.texts.size());
    keys.sort();
    return keys;
}

std::vector<Message> oneMessage(const QString& source, const QString& translation)
{
    const QString ts = QString("<TS><context><name>C</name><message>%1%2</message></context></TS>")
                           .arg(source, translation);
    return messagesIn(ts.toUtf8());
}

/// How often something that this pattern finds stands in the file.
int countIn(const QString& file, const QString& pattern)
{
    QFile desktop(WELI_SOURCE_DIR "/resources/desktop/org.weli.Weli." + file);
    if (!desktop.open(QIODevice::ReadOnly)) return -1;
    const QRegularExpression wanted(pattern, QRegularExpression::MultilineOption);
    return static_cast<int>(QString::fromUtf8(desktop.readAll()).count(wanted));
}

} // namespace

class TranslationsTest : public QObject {
    Q_OBJECT

private slots:
    void everyTextIsTranslated_data() { otherLanguages(); }
    void everyTextIsTranslated();
    void englishHasItsPlurals();
    void nothingIsMissingFromTheFiles_data() { allLanguages(); }
    void nothingIsMissingFromTheFiles();
    void noTextCitesAClauseItself_data() { allLanguages(); }
    void noTextCitesAClauseItself();
    void theDesktopSpeaksEveryLanguage_data() { otherLanguages(); }
    void theDesktopSpeaksEveryLanguage();
    void theDesktopSpeaksNoOtherLanguage();
    void everyFileIsOfAKnownLanguage();
    void goodTranslationsAreLeftAlone();
    void badTranslationsAreFound_data();
    void badTranslationsAreFound();

private:
    static void allLanguages()
    {
        otherLanguages();
        QTest::newRow(sourceLanguage) << QString(sourceLanguage);
    }
    /// All but the one of the source.
    static void otherLanguages()
    {
        QTest::addColumn<QString>("language");
        for (const SpokenLanguage& each : languages)
            if (each.code != QString(sourceLanguage))
                QTest::newRow(each.code) << QString(each.code);
    }
};

void TranslationsTest::everyTextIsTranslated()
{
    QFETCH(QString, language);
    const auto messages = messagesOf(fileOf(language));
    QVERIFY(messages.size() > 100);
    const QStringList wrong = complaintsAbout(messages);
    QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join('\n')));
}

void TranslationsTest::englishHasItsPlurals()
{
    std::vector<Message> plurals;
    for (const Message& message : messagesOf(fileOf(sourceLanguage)))
        if (message.plural) plurals.push_back(message);
    QVERIFY(!plurals.empty());
    const QStringList wrong = complaintsAbout(plurals);
    QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join('\n')));
}

void TranslationsTest::nothingIsMissingFromTheFiles()
{
    QFETCH(QString, language);
    QTemporaryDir folder;
    const QString copy = folder.filePath(QFileInfo(fileOf(language)).fileName());
    QVERIFY(QFile::copy(fileOf(language), copy));
    QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
    QProcess lupdate;
    lupdate.start(WELI_LUPDATE,
        { "-silent", "-locations", "none", "-no-obsolete", "-I", WELI_SOURCE_DIR,
            WELI_SOURCE_DIR "/ui", "-ts", copy });
    QVERIFY(lupdate.waitForFinished(60'000));
    QCOMPARE(lupdate.exitCode(), 0);
    // A tr() without context. lupdate of Qt 6.8 finds no class in a header where an enum with a
    // type and a struct stand before it.
    QCOMPARE(QString::fromUtf8(lupdate.readAllStandardError()), QString());
    const QStringList kept = keysOf(messagesOf(fileOf(language)));
    const QStringList found = keysOf(messagesOf(copy));
    QStringList wrong;
    for (const QString& key : found)
        if (!kept.contains(key)) wrong << "missing: " + key;
    for (const QString& key : kept)
        if (!found.contains(key)) wrong << "no longer used: " + key;
    QVERIFY2(wrong.isEmpty(),
        qPrintable(
            "\n" + wrong.join('\n') + "\nrun: cmake --build --preset dev -t weli_ui_lupdate"));
}

void TranslationsTest::noTextCitesAClauseItself()
{
    static const QRegularExpression clause(R"(\b[BPM]-\d)");
    QFETCH(QString, language);
    for (const Message& message : messagesOf(fileOf(language)))
        QVERIFY2((QStringList(message.texts) << message.source).filter(clause).isEmpty(),
            qPrintable(message.name()));
}

void TranslationsTest::theDesktopSpeaksEveryLanguage()
{
    QFETCH(QString, language);
    for (const char* key : { "GenericName", "Comment", "Keywords" }) {
        QCOMPARE(countIn("desktop", QString("^%1=.").arg(key)), 1);
        QCOMPARE(countIn("desktop", QString("^%1\\[%2\\]=.").arg(key, language)), 1);
    }
    const auto texts = [](const QString& file, const QString& element, const QString& attribute) {
        return countIn(file, QString("<%1%2>[^<]").arg(element, attribute));
    };
    const QString inThis = QString(" xml:lang=\"%1\"").arg(language);
    for (const auto& [file, element] : { std::pair("metainfo.xml", "summary"),
             std::pair("metainfo.xml", "p"), std::pair("xml", "comment") }) {
        QVERIFY(texts(file, element, {}) > 0);
        QCOMPARE(texts(file, element, inThis), texts(file, element, {}));
    }
}

void TranslationsTest::theDesktopSpeaksNoOtherLanguage()
{
    const int others = static_cast<int>(languages.size()) - 1;
    QCOMPARE(countIn("desktop", "^Comment\\["), others);
    QCOMPARE(countIn("metainfo.xml", "<summary xml:lang="), others);
    QCOMPARE(countIn("xml", "<comment xml:lang="), others);
}

void TranslationsTest::everyFileIsOfAKnownLanguage()
{
    QStringList files;
    for (const SpokenLanguage& each : languages) files << QString("weli_%1.ts").arg(each.code);
    files.sort();
    QCOMPARE(QDir(WELI_SOURCE_DIR "/translations").entryList({ "*.ts" }, QDir::Files, QDir::Name),
        files);
}

void TranslationsTest::goodTranslationsAreLeftAlone()
{
    const auto good
        = oneMessage("<source>&amp;Go %1</source>", "<translation>%1 &amp;weiter</translation>");
    QCOMPARE(good.size(), std::size_t { 1 });
    QCOMPARE(complaintsAbout(good), QStringList());
}

void TranslationsTest::badTranslationsAreFound_data()
{
    QTest::addColumn<QString>("translation");
    QTest::newRow("empty") << "<translation></translation>";
    QTest::newRow("unfinished") << "<translation type=\"unfinished\">%1 &amp;weiter</translation>";
    QTest::newRow("vanished") << "<translation type=\"vanished\">%1 &amp;weiter</translation>";
    QTest::newRow("no placeholder") << "<translation>&amp;weiter</translation>";
    QTest::newRow("other placeholder") << "<translation>%2 &amp;weiter</translation>";
    QTest::newRow("no mnemonic") << "<translation>%1 weiter</translation>";
}

void TranslationsTest::badTranslationsAreFound()
{
    QFETCH(QString, translation);
    QCOMPARE(complaintsAbout(oneMessage("<source>&amp;Go %1</source>", translation)).size(), 1);
}

QTEST_GUILESS_MAIN(TranslationsTest)
#include "translations_test.moc"
