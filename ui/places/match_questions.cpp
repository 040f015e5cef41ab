#include "ui/places/match_questions.h"

#include "ui/model/match_store.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/words/rule_words.h"

#include <QFileInfo>
#include <QIcon>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QWidget>

namespace weli {

MatchQuestions::MatchQuestions(const MatchStore& store, QWidget* window)
    : store_(store)
    , window_(window)
{
}

bool MatchQuestions::isAgreed(
    const QString& question, const QString& consequence, const QString& agree)
{
    window_->show(); // what asks stands before it
    QMessageBox box(
        QMessageBox::NoIcon, tr("Unfinished match"), question, QMessageBox::NoButton, window_);
    const UiScale scale = uiScale(*window_);
    box.setIconPixmap(QIcon(":/icons/weli.svg").pixmap(qRound(72 * scale.letters)));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(consequence.toHtmlEscaped()); // whose format cannot be told
    auto* const yes = box.addButton(agree, QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    if (auto* const heading = box.findChild<QLabel*>("qt_msgbox_label")) makeHeading(heading, 1.15);
    scaleUi(&box, scale);
    box.exec();
    return box.clickedButton() == yes;
}

/// A match that was left only makes room if the person says so; those of other games stay.
bool MatchQuestions::mayBegin(const AnyGame& game)
{
    if (!store_.has(game)) return true;
    if (store_.isPlayedElsewhere(game)) return mayBeginBeside(game);
    return isAgreed(
        //: %1 is a game
        tr("There is an unfinished match of %1. Start a new one?").arg(words::nameOf(game)),
        tr("The unfinished one is kept among the saved matches."), tr("&New match"));
}

/// Another window plays the match of this game; one more can be played here.
bool MatchQuestions::mayBeginBeside(const AnyGame& game)
{
    //: %1 is a game
    return isAgreed(tr("Your match of %1 is open in another window. Start a new one here?")
                        .arg(words::nameOf(game)),
        tr("The other match stays as it is. You can also play another game here."),
        tr("&New match"));
}

bool MatchQuestions::mayOpen(const QString& file, const AnyGame& game)
{
    if (!store_.has(game)) return true;
    //: %1 is a game, %2 a file
    return isAgreed(tr("There is an unfinished match of %1. Open %2 instead?")
                        .arg(words::nameOf(game), QFileInfo(file).fileName()),
        tr("The unfinished one is kept among the saved matches. The file stays as it is: you play "
           "on with a copy of it."),
        tr("&Open"));
}

bool MatchQuestions::mayChangePlaces(const AnyGame& game)
{
    //: %1 is a game
    return isAgreed(tr("There is an unfinished match of %1. Go on with the chosen one instead?")
                        .arg(words::nameOf(game)),
        tr("The two change places: the other one is kept among the saved matches."), tr("&Go on"));
}

}
