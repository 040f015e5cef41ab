#include "core/coach/words.h"
#include "tests/core/coach/played.h"

#include <QtTest>

#include <fstream>
#include <map>

using namespace weli;
using namespace weli::test;

namespace {

constexpr std::array languages { "en", "de", "sv" };
constexpr std::size_t longest = 200;
const std::string kindOfAct = "may "; // before the name of a possibility

template <GameState S> lesson::Words wordsIn(const std::string& language)
{
    const std::string name = std::string(S::info().code) + '/' + lesson::wordsFile(language);
    std::ifstream file(WELI_SOURCE_DIR "/resources/coach/" + name);
    auto words = lesson::readWords(file, name);
    if (words) return *std::move(words);
    qWarning() << toText(words.error()).c_str();
    return {};
}

/// What fills the braces, of everything that has words, as it comes up in play.
template <GameState S> std::map<std::string, coach::Arguments> argumentsInPlay()
{
    std::map<std::string, coach::Arguments> all;
    for (const auto& situation : coach::GameCoach<typename S::View>::situations())
        all.emplace(situation.name, coach::Arguments());
    for (const auto name : coach::GameCoach<typename S::View>::names())
        all.emplace(kindOfAct + std::string(name), coach::Arguments());
    Rng rng = dice(4);
    playAndLook<S>(50000, rng, [&](const Timeline<S>& match, Seat seat) {
        const auto view = viewOf(match, seat);
        for (const auto& [name, note] : notesIn(view)) all[std::string(name)] = note.arguments;
        for (const auto& possibility : coach::possibilities(view))
            all[kindOfAct + std::string(possibility.name)] = possibility.arguments;
    });
    return all;
}

/// What is wrong with this text for these arguments.
std::string wrongWith(const std::string& text, const coach::Arguments& arguments)
{
    const auto pieces = coach::piecesOf(text, arguments);
    if (text.empty()) return "has no words";
    if (coach::lengthOf(pieces) > longest)
        return "is too long: " + std::to_string(coach::lengthOf(pieces));
    for (const coach::Piece& piece : pieces)
        if (const auto* words = std::get_if<std::string>(&piece);
            words != nullptr && words->find('{') != std::string::npos)
            return "has an unknown brace: " + *words;
    return text.find('!') == std::string::npos ? std::string() : "shouts";
}

} // namespace

/// The words of the coach: for everything that it says, in all languages.
class WordsTest : public QObject {
    Q_OBJECT

private slots:
    void bracesAreFilled();
    void everythingHasWordsAndNoneIsLeftOver();
    void wrongWordsAreFound();
};

void WordsTest::bracesAreFilled()
{
    const Card ace(Suit::Hearts, Rank::Ace);
    const coach::Arguments arguments { { "n", 2 }, { "seat", Seat { 1 } }, { "card", ace },
        { "figure", coach::Code { "run" } } };
    const auto pieces = coach::piecesOf("{seat} has {n} of {H}, {card}: {figure} {no}", arguments);
    const std::vector<coach::Piece> expected { Seat { 1 }, std::string(" has 2 of "), Suit::Hearts,
        std::string(", "), ace, std::string(": "), coach::Code { "run" }, std::string(" {no}") };
    QVERIFY(pieces == expected);
    QCOMPARE(coach::piecesOf("a { b", {}).size(), 1U);
    QVERIFY(coach::piecesOf("", {}).empty());
}

void WordsTest::everythingHasWordsAndNoneIsLeftOver()
{
    forEveryGame([]<typename S>() {
        const auto all = argumentsInPlay<S>();
        for (const std::string language : languages) {
            const lesson::Words words = wordsIn<S>(language);
            QVERIFY2(!words.title.empty() && !words.about.empty(), language.c_str());
            QCOMPARE(words.steps.size(), all.size());
            for (const auto& [name, arguments] : all) {
                const auto* found = lesson::wordsOf(words, name);
                const std::string text = found != nullptr ? found->text : std::string();
                const std::string wrong = wrongWith(text, arguments);
                QVERIFY2(wrong.empty(), (language + ' ' + name + ' ' + wrong).c_str());
                QVERIFY2(found->replies.empty() && found->right.empty() && found->help.empty(),
                    name.c_str());
            }
        }
    });
}

void WordsTest::wrongWordsAreFound()
{
    QCOMPARE(wrongWith("", {}), std::string("has no words"));
    QVERIFY(wrongWith(std::string(201, 'a'), {}).starts_with("is too long"));
    QVERIFY(wrongWith("a {card}", {}).starts_with("has an unknown brace"));
    QCOMPARE(wrongWith("Hold!", {}), std::string("shouts"));
    QCOMPARE(wrongWith("Hold {n}.", { { "n", 3 } }), std::string());
}

QTEST_APPLESS_MAIN(WordsTest)
#include "words_test.moc"
