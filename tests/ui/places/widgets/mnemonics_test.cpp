#include "ui/places/widgets/mnemonics.h"

#include <QtTest>

using namespace weli;

namespace {

QStringList withOwnLetters(const QStringList& texts)
{
    const std::vector<QChar> letters = ownLetters(texts);
    QStringList all;
    for (qsizetype i = 0; i < texts.size(); ++i)
        all << withLetter(texts[i], letters[static_cast<std::size_t>(i)]);
    return all;
}

} // namespace

class MnemonicsTest : public QObject {
    Q_OBJECT

private slots:
    void differentOnesStay();
    void aSecondOneTakesTheFirstFreeLetter();
    void whoCanTakeAnotherMakesRoom();
    void whereNoLetterIsFreeThereIsNone();
    void aLetterIsPutWhereItStands();
    void aButtonOfTwoTextsKeepsALetterOfBoth();
};

void MnemonicsTest::differentOnesStay()
{
    const QStringList texts { "&Go on", "&Play", "P&layers" };
    QCOMPARE(withOwnLetters(texts), texts);
}

void MnemonicsTest::aSecondOneTakesTheFirstFreeLetter()
{
    QCOMPARE(withOwnLetters({ "&Play", "P&layers", "&Play", "&play" }),
        (QStringList { "&Play", "P&layers", "Pl&ay", "pla&y" }));
}

void MnemonicsTest::whoCanTakeAnotherMakesRoom()
{
    QCOMPARE(withOwnLetters({ "&ABC", "&AB", "&A" }), (QStringList { "AB&C", "A&B", "&A" }));
}

void MnemonicsTest::whereNoLetterIsFreeThereIsNone()
{
    QCOMPARE(withOwnLetters({ "&A", "&B", "&AB" }), (QStringList { "&A", "&B", "AB" }));
}

void MnemonicsTest::aLetterIsPutWhereItStands()
{
    QCOMPARE(withLetter("&Play a new match", 'n'), QString("Play a &new match"));
    QCOMPARE(withLetter("&Play", 'x'), QString("Play"));
    QCOMPARE(withLetter("&Play", QChar()), QString("Play"));
}

void MnemonicsTest::aButtonOfTwoTextsKeepsALetterOfBoth()
{
    QCOMPARE(commonLetters("&Spielen", "&Neue Partie"), QString("pien"));
}

QTEST_APPLESS_MAIN(MnemonicsTest)
#include "mnemonics_test.moc"
