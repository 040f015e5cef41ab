#include "ui/places/widgets/mnemonics.h"

#include <QtTest>

using namespace weli;

class MnemonicsTest : public QObject {
    Q_OBJECT

private slots:
    void differentOnesStay();
    void aSecondOneTakesTheFirstFreeLetter();
    void whereNoLetterIsFreeThereIsNone();
    void aTextWithoutOneStaysWithout();
};

void MnemonicsTest::differentOnesStay()
{
    const QStringList texts { "&Go on", "&Play", "P&layers" };
    QCOMPARE(withOwnMnemonics(texts), texts);
}

void MnemonicsTest::aSecondOneTakesTheFirstFreeLetter()
{
    QCOMPARE(withOwnMnemonics({ "&Play", "P&layers", "&Play", "&play" }),
        (QStringList { "&Play", "P&layers", "Pl&ay", "pla&y" }));
}

void MnemonicsTest::whereNoLetterIsFreeThereIsNone()
{
    QCOMPARE(withOwnMnemonics({ "&A", "&B", "&AB" }), (QStringList { "&A", "&B", "AB" }));
}

void MnemonicsTest::aTextWithoutOneStaysWithout()
{
    QCOMPARE(withOwnMnemonics({ "Play", "&Play" }), (QStringList { "Play", "&Play" }));
}

QTEST_APPLESS_MAIN(MnemonicsTest)
#include "mnemonics_test.moc"
