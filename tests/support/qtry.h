#pragma once

#include <QtTest>

// Those of Qt 6.8 do not compile under -Wconversion: they count milliseconds in an int.
#undef QTRY_VERIFY
#undef QTRY_VERIFY_WITH_TIMEOUT
#undef QTRY_COMPARE

/// Waits for something to be so, at most these milliseconds; events go on.
#define QTRY_VERIFY_WITH_TIMEOUT(expression, timeout)                                              \
    do {                                                                                           \
        static_cast<void>(QTest::qWaitFor([&] { return bool(expression); }, timeout));             \
        QVERIFY(expression);                                                                       \
    } while (false)

#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT(expression, 5000)

#define QTRY_COMPARE(expression, expected)                                                         \
    do {                                                                                           \
        static_cast<void>(QTest::qWaitFor([&] { return (expression) == (expected); }, 5000));      \
        QCOMPARE(expression, expected);                                                            \
    } while (false)
