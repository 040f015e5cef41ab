#include "tests/core/lesson/sample.h"

#include <QtTest>

using namespace weli;
using namespace weli::lesson;

namespace {

QByteArray faultOf(const std::string& text)
{
    const auto read = sample::wordsOf(text);
    return read ? QByteArray("nothing") : sample::bytes(toText(read.error()));
}

} // namespace

class LessonWordsTest : public QObject {
    Q_OBJECT

private slots:
    void titleStepsAndRepliesAreRead();
    void aParagraphMayHaveSeveralLines();
    void whatIsWrongIsNamed_data();
    void whatIsWrongIsNamed();
    void theNearestReplyIsGiven_data();
    void theNearestReplyIsGiven();
    void bracesNameCardsSuitsAndRanks();
    void lengthIsThatOfWhatIsRead();
};

void LessonWordsTest::titleStepsAndRepliesAreRead()
{
    const auto words = sample::wordsOf(std::string(sample::words));
    QVERIFY(words);
    QCOMPARE(sample::bytes(words->title), QByteArray("A sample"));
    QCOMPARE(sample::bytes(words->about), QByteArray("What one can do."));
    QCOMPARE(words->steps.size(), std::size_t { 8 });
    const StepWords* bid = wordsOf(*words, "bid");
    QVERIFY(bid != nullptr && wordsOf(*words, "bids") == nullptr);
    QCOMPARE(sample::bytes(bid->text), QByteArray("Bid the {L}."));
    QCOMPARE(sample::bytes(bid->right), QByteArray("So it is bid."));
    QCOMPARE(sample::bytes(bid->help), QByteArray("It is green."));
    QCOMPARE(bid->replies.size(), std::size_t { 2 });
    QCOMPARE(bid->line, std::size_t { 9 });
    QCOMPARE(bid->replies[1].line, std::size_t { 21 });
}

void LessonWordsTest::aParagraphMayHaveSeveralLines()
{
    const auto words = sample::wordsOf(std::string(sample::words));
    QCOMPARE(sample::bytes(wordsOf(*words, "card")->text),
        QByteArray("Play a card that you can spare."));
    const auto returns = sample::wordsOf("# T\r\n\r\na\r\nb\r\n");
    QVERIFY(returns);
    QCOMPARE(sample::bytes(returns->title + returns->about), QByteArray("Ta b"));
}

void LessonWordsTest::whatIsWrongIsNamed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("wrong");
    QTest::newRow("empty") << QByteArray() << QByteArray("en.md: there is no title: # ...");
    QTest::newRow("text first") << QByteArray("a\n# T\n")
                                << QByteArray("en.md:1: the title must come first: # ...");
    QTest::newRow("step first") << QByteArray("## a\n")
                                << QByteArray("en.md:1: the title must come first: # ...");
    QTest::newRow("two titles") << QByteArray("# T\n# U\n")
                                << QByteArray("en.md:2: a second title: \"U\"");
    QTest::newRow("no name") << QByteArray("# T\n##\n")
                             << QByteArray("en.md:2: a heading without a name: \"##\"");
    QTest::newRow("too deep") << QByteArray("# T\n#### a\n")
                              << QByteArray("en.md:2: a heading that is too deep: \"#### a\"");
    QTest::newRow("a step twice") << QByteArray("# T\n## a\n## a\n")
                                  << QByteArray("en.md:3: the step \"a\" stands twice");
    QTest::newRow("a reply to no step") << QByteArray(
        "# T\n### help\n") << QByteArray("en.md:2: a reply before the first step: \"help\"");
    QTest::newRow("a reply twice") << QByteArray("# T\n## a\n### 1\nb\n### 1\n")
                                   << QByteArray("en.md:5: \"1\" stands twice in this step");
    QTest::newRow("help twice") << QByteArray("# T\n## a\n### help\nb\n### help\n")
                                << QByteArray("en.md:5: \"help\" stands twice in this step");
    QTest::newRow("two paragraphs")
        << QByteArray("# T\n## a\nb\n\nc\n") << QByteArray("en.md:5: a second paragraph: \"c\"");
}

void LessonWordsTest::whatIsWrongIsNamed()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, wrong);
    QCOMPARE(faultOf(text.toStdString()), wrong);
}

void LessonWordsTest::theNearestReplyIsGiven_data()
{
    QTest::addColumn<QByteArray>("act");
    QTest::addColumn<QByteArray>("key");
    QTest::newRow("its own") << QByteArray("play B6=HA") << QByteArray("play B6=HA");
    QTest::newRow("a wild card") << QByteArray("play B6=HK") << QByteArray("play B6");
    QTest::newRow("the verb") << QByteArray("bid hearts") << QByteArray("bid");
    QTest::newRow("not within a word") << QByteArray("bidding") << QByteArray("other");
    QTest::newRow("no other") << QByteArray("play HA") << QByteArray("other");
}

void LessonWordsTest::theNearestReplyIsGiven()
{
    QFETCH(QByteArray, act);
    QFETCH(QByteArray, key);
    StepWords words;
    for (const char* one : { "bid", "play B6", "play B6=HA", "other" })
        words.replies.push_back({ one, one, 0 });
    QCOMPARE(sample::bytes(replyTo(words, act.toStdString())->key), key);
    words.replies.pop_back();
    QVERIFY(replyTo(words, "pass") == nullptr);
}

void LessonWordsTest::bracesNameCardsSuitsAndRanks()
{
    const std::vector<Piece> expected { std::string("Play "), Card(Suit::Leaves, Rank::Ten),
        std::string(", not "), Suit::Acorns, std::string(" or "), Rank::Ace,
        std::string(" {AB} {x") };
    QVERIFY(piecesOf("Play {LT}, not {A} or {xA} {AB} {x") == expected);
    QVERIFY(piecesOf("").empty());
}

void LessonWordsTest::lengthIsThatOfWhatIsRead()
{
    QCOMPARE(lengthOf("*Gr\u00fcn*"), std::size_t { 4 });
    QCOMPARE(lengthOf("{LT}"), std::size_t { 13 });
}

QTEST_APPLESS_MAIN(LessonWordsTest)
#include "lesson_words_test.moc"
