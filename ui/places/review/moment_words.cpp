#include "ui/places/review/moment_words.h"

#include "ui/model/review/judge.h"
#include "ui/model/review/look_back.h"
#include "ui/picture/heard/announcement.h"
#include "ui/places/face_rows.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/words/gist.h"
#include "ui/words/reason_words.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace weli {

MomentWords::MomentWords(const LookBack& match, Judge& judge, QWidget* parent)
    : Scroller(new QWidget, parent) // they may need more than there is
    , match_(match)
    , judge_(judge)
    , where_(new QLabel)
    , what_(new QLabel)
    , note_(new QLabel)
    , tried_(new QLabel)
    , verdict_(new QLabel)
    , habits_(new QLabel)
    , account_(new QLabel)
    , whyNot_(new QLabel)
{
    note_->setObjectName("wholeNote");
    tried_->setObjectName("tried");
    verdict_->setObjectName("verdict");
    habits_->setObjectName("habits");
    account_->setObjectName("account");
    whyNot_->setObjectName("whyNot");
    auto* const words = new QVBoxLayout(widget());
    words->setContentsMargins(0, 0, 0, 0);
    for (QLabel* label : { where_, what_, note_, tried_, verdict_, habits_, account_, whyNot_ }) {
        label->setTextFormat(Qt::PlainText); // names come from files
        label->setWordWrap(true);
        words->addWidget(label, label == verdict_ ? 1 : 0);
    }
    habits_->setTextFormat(Qt::RichText);
    enlarge(what_, 1.15);
    verdict_->setAlignment(Qt::AlignTop);
    what_->setAlignment(Qt::AlignTop);
    for (QWidget* clear : { viewport(), widget() }) clear->setAutoFillBackground(false);
}

/// Where nobody has acted, what became of the cards.
QString MomentWords::whatHappened(const Picture& picture) const
{
    if (picture.drawing) return announcement::drawn(picture);
    if (!picture.news.isEmpty()) return picture.news;
    return match_.moment() == 0 ? tr("The match begins.") : tr("The cards have been dealt.");
}

void MomentWords::show(const Picture& picture)
{
    what_->setText(whatHappened(picture));
    where_->setText(where());
    tried_->setText(match_.triedHere());
    tried_->setVisible(!tried_->text().isEmpty());
    showHabits(picture.result);
    showVerdict();
}

void MomentWords::showHabits(const std::optional<ResultPicture>& result)
{
    habitsTold_.clear();
    if (result)
        for (const ResultPicture::Earned& each : result->earned) habitsTold_ << each.habits;
    habitsTold_.removeAll(QString());
    habits_->setText(habitsTold_.isEmpty() ? QString() : faceRows(*result, *habits_));
    habits_->setAccessibleName(habitsTold_.join(' '));
    habits_->setVisible(!habitsTold_.isEmpty());
}

QString MomentWords::where() const
{
    const auto all = std::count_if(match_.steps().begin(), match_.steps().end(),
        [](const LookBack::Step& step) { return step.seat.has_value(); });
    //: Where one is in a match that is looked back at: %1 the deal, %2 an act, %3 how many there
    //: are
    return tr("Deal %1, move %2 of %3").arg(match_.deal()).arg(match_.acts()).arg(all);
}

void MomentWords::showVerdict()
{
    verdict_->setText(verdict());
    const bool isDone = judge_.done() == judge_.wanted();
    //: %1 of %2 acts have been looked at
    account_->setText(isDone
            ? account()
            : tr("Weighing moves: %1 of %2").arg(judge_.done()).arg(judge_.wanted()));
    account_->setVisible(!account_->text().isEmpty());
}

/// Of whoever's eyes one looks through.
QString MomentWords::account() const
{
    const auto& accounts = judge_.accounts();
    return accounts ? match_.account((*accounts)[match_.eyes()]) : QString();
}

/// On the act that has just been seen; what would have come of it with the cards as they lay is
/// told where they lie open.
QString MomentWords::verdict() const
{
    const auto found = judge_.verdicts().find(match_.moment() - 1);
    if (found == judge_.verdicts().end()) return {};
    const Verdict& verdict = found->second;
    const bool isOpen = match_.canShowAll() && match_.hands() == LookBack::Hands::All;
    const bool isTold = isOpen && verdict.rival && verdict.luck != review::Luck::None;
    const QString luck = isTold ? words::hindsight(verdict.mark == review::Mark::None,
                             review::isLucky(verdict.luck), match_.nameOf(*verdict.rival))
                                : QString();
    return (fairly(verdict) + ' ' + luck).simplified();
}

namespace {

    bool isToWait(const Verdict& verdict)
    {
        return std::visit(
            [&]<typename Action>(const Action& best) {
                return words::isToWait(best, std::get<Action>(verdict.act));
            },
            verdict.best);
    }

}

QString MomentWords::fairly(const Verdict& verdict) const
{
    if (verdict.mark == review::Mark::None) return tr("Nothing was plainly better.");
    const std::string_view mark = review::textOf(verdict.mark);
    const QString best = match_.nameOf(verdict.best);
    return words::judgement(QString::fromLatin1(mark.data(), static_cast<qsizetype>(mark.size())),
               isToWait(verdict) ? words::keepingBack(best) : best, match_.costOf(verdict))
        + ' ' + match_.amountPlayed(verdict) + ' ' + why();
}

QString MomentWords::why() const
{
    const int place = match_.moment() - 1;
    const auto found = judge_.verdicts().find(place);
    const AnyAdvice* const advice = judge_.adviceAt(place);
    if (found == judge_.verdicts().end() || advice == nullptr) return {};
    return match_.told(*advice, found->second.best, found->second.act);
}

void MomentWords::showNote(const QString& note, bool isCut)
{
    written_ = note;
    note_->setText(QString::fromUtf8("✎ ") + note);
    note_->setVisible(isCut);
}

void MomentWords::showWhyNot(const QString& why)
{
    whyNot_->setText(why);
    whyNot_->setVisible(!why.isEmpty());
}

QString MomentWords::told() const
{
    const bool isOver = match_.moment() == static_cast<int>(match_.steps().size());
    QStringList all { what_->text(), verdict_->text() };
    //: What the person has written at a moment of a match, for who hears it
    if (!written_.isEmpty()) all << tr("Your note: %1.").arg(written_);
    all << tried_->text() << where_->text() + '.';
    if (isOver) all << tr("That is all there was.") << habitsTold_ << account_->text();
    all.removeAll(QString());
    return all.join(' ');
}

}
