#pragma once

#include <QtTest>

// Those of Qt 6.8 do not compile under -Wconversion: they count milliseconds in an int.
#undef QTRY_VERIFY
#undef QTRY_VERIFY_WITH_TIMEOUT
#undef QTRY_COMPARE

/// Waits for something to be so, at most these milliseconds; events go on.
#define QTRY_VERIFY_WITH_TIMEOUT(expression, timeout)                                              \
    do {                                                                                           \
        for (int waited = 0; waited < (timeout) && !(expression); waited += 50) QTest::qWait(50);  \
        QVERIFY(expression);                                                                       \
    } while (false)

#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT(expression, 5000)

#define QTRY_COMPARE(expression, expected)                                                         \
    do {                                                                                           \
        for (int waited = 0; waited < 5000 && !((expression) == (expected)); waited += 50)         \
            QTest::qWait(50);                                                                      \
        QCOMPARE(expression, expected);                                                            \
    } while (false)
