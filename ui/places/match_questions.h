#pragma once

#include "core/games.h"

#include <QCoreApplication>
#include <QString>

class QWidget;

namespace weli {

class MatchStore;

/// Asks the person before a match that was left makes room for another one.
class MatchQuestions {
    Q_DECLARE_TR_FUNCTIONS(weli::MatchQuestions)

public:
    MatchQuestions(const MatchStore& store, QWidget* window);

    /// A match that was left only makes room if the person says so; those of other games stay.
    [[nodiscard]] bool mayBegin(const AnyGame& game);
    /// Another window plays the match of this game; one more can be played here.
    [[nodiscard]] bool mayBeginBeside(const AnyGame& game);
    /// A match of the list goes where the one under way is.
    [[nodiscard]] bool mayChangePlaces(const AnyGame& game);
    [[nodiscard]] bool mayOpen(const QString& file, const AnyGame& game);

private:
    bool isAgreed(const QString& question, const QString& consequence, const QString& agree);

    const MatchStore& store_;
    QWidget* window_;
};

}
