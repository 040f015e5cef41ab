#include "core/bots/bots.h"
#include "core/record/view_json.h"
#include "tests/support/every_game.h"

#include <QtTest>

using namespace weli;
using namespace weli::test;

namespace {

/// `weli-cli bot`, asked line by line.
class BotProcess {
public:
    BotProcess() { process_.start(WELI_CLI, { "bot" }); }
    BotProcess(const BotProcess&) = delete;
    BotProcess& operator=(const BotProcess&) = delete;
    ~BotProcess() { ended(); }

    QJsonObject answerTo(const QByteArray& line)
    {
        process_.write(line + '\n');
        while (!process_.canReadLine())
            if (!process_.waitForReadyRead(60000)) return {};
        return QJsonDocument::fromJson(process_.readLine()).object();
    }
    /// Its exit code when there is nothing more to ask.
    int ended()
    {
        process_.closeWriteChannel();
        return process_.waitForFinished(300000) ? process_.exitCode() : -1;
    }

private:
    QProcess process_;
};

/// The view as it is written, with more fields.
QByteArray asked(const AnyView& view, const QByteArray& fields)
{
    QByteArray line = QByteArray::fromStdString(toJson(view));
    line.chop(1);
    return line + ',' + fields + '}';
}

template <typename Action> QJsonValue textOf(const std::optional<Action>& action)
{
    if (!action) return QJsonValue::Null;
    return QString::fromStdString(toText(*action));
}

/// Does the answer say what was decided and weighed, to the last digit?
template <typename Decision> bool says(const QJsonObject& answer, const Decision& decision)
{
    const QJsonArray weighed = answer["weighed"].toArray();
    if (answer["act"] != textOf(decision.action)) return false;
    if (static_cast<std::size_t>(weighed.size()) != decision.weighed.size()) return false;
    for (const auto& one : decision.weighed) {
        const auto place = static_cast<int>(&one - decision.weighed.data());
        const QJsonObject said = weighed[place].toObject();
        if (said["act"] != textOf(one.action) || said["value"].toDouble() != one.value)
            return false;
        if (said["error"].toDouble() != one.error || said["worlds"] != one.worlds) return false;
        if (static_cast<std::size_t>(said["reasons"].toArray().size()) != one.whys.size())
            return false;
    }
    return true;
}

/// What a seat that must play sees in the first deal of a match of Mittlere.
mittlere::View firstView()
{
    Rng rng(7);
    Timeline<mittlere::State> match({}, 3, seatAt(0));
    while (awaitsPack(match.state())) goOn(match, rng);
    return viewOf(match, *seatAwaited(match.state().table));
}

} // namespace

/// `weli-cli bot`, which answers by core/bots/PROTOCOL.md.
class BotCliTest : public QObject {
    Q_OBJECT

private slots:
    void anotherProcessDecidesTheSame();
    void aBotThinksNoLongerThanItMay();
    void whatCannotBeAnsweredIsSaid();
};

void BotCliTest::anotherProcessDecidesTheSame()
{
    constexpr std::size_t count = 24 * bots::levels.size();
    BotProcess bot;
    forEveryGame([&]<typename S>() {
        std::size_t compared = 0;
        const auto compare = [&](const typename S::View& view, bots::Level level) {
            const std::uint64_t seed = ~compared; // it has all its 64 bits
            const auto fields = QString(R"("level":"%1","worlds":4,"seed":"%2","id":%3)")
                                    .arg(QString::fromLatin1(code(level).data()))
                                    .arg(seed)
                                    .arg(compared);
            const QJsonObject answer = bot.answerTo(asked(view, fields.toUtf8()));
            QVERIFY(says(answer, decide(view.now, level, bots::Budget { .worlds = 4 }, seed)));
            QCOMPARE(answer["id"].toInt(), static_cast<int>(compared++));
        };
        const auto askAll = [&](const Timeline<S>& match, Rng& /*rng*/) {
            for (const Seat seat : SeatSet::firstOf(players(match.state())))
                if (legalActions(match.state(), seat).size() > 1 && compared < count)
                    compare(viewOf(match, seat), bots::levels[compared % bots::levels.size()]);
        };
        sample<S>(400, askAll);
        QCOMPARE(compared, count);
    });
    QCOMPARE(bot.ended(), 0);
}

void BotCliTest::aBotThinksNoLongerThanItMay()
{
    BotProcess bot;
    QElapsedTimer timer;
    timer.start();
    const auto answer
        = bot.answerTo(asked(firstView(), R"("worlds":1000000,"level":"sharp","milliseconds":30)"));
    QVERIFY(answer["act"].toString().startsWith("play "));
    QVERIFY(timer.elapsed() < 10000); // minutes without the deadline
}

void BotCliTest::whatCannotBeAnsweredIsSaid()
{
    BotProcess bot;
    const auto isRefused = [&](const QByteArray& line, const QString& what) {
        const QJsonObject answer = bot.answerTo(line);
        QCOMPARE(answer["type"].toString(), QString("wrong"));
        QVERIFY2(answer["what"].toString().contains(what), qPrintable(answer["what"].toString()));
    };
    const mittlere::View view = firstView();
    isRefused(asked(view, R"("level":"genius")"), R"(no level is called "genius")");
    isRefused(asked(view, R"("level":3)"), R"("level" is 3, not text)");
    isRefused(asked(view, R"("worlds":0)"), R"("worlds")");
    isRefused(asked(view, R"("milliseconds":-1)"), R"("milliseconds")");
    isRefused(asked(view, R"("seed":"x")"), R"("seed" is no number below 2^64)");
    isRefused("{}", R"("type" is missing)");
    isRefused("", "");
    mittlere::View others = view;
    others.now.seat = seatAt((view.now.seat.index + 1) % 3);
    isRefused(QByteArray::fromStdString(toJson(others)), "this seat cannot act now");
    const QJsonObject answer = bot.answerTo(QByteArray::fromStdString(toJson(view)));
    QCOMPARE(answer["type"].toString(), QString("act")); // and it goes on
    QCOMPARE(bot.ended(), 1);
}

QTEST_GUILESS_MAIN(BotCliTest)
#include "bot_cli_test.moc"
