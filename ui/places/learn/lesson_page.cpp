#include "ui/places/learn/lesson_page.h"

#include "ui/picture/heard/announcement.h"
#include "ui/picture/slate_words.h"
#include "ui/places/learn/choice_list.h"
#include "ui/places/learn/lesson_panel.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/slate/slate_view.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/table_view.h"

#include <QLayout>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace weli {

namespace {

    constexpr int leastForSlate = 620; // pixels of height

    bool isSlate(const lesson::Pointer& thing) { return thing.spot == lesson::Spot::Slate; }

}

LessonPage::LessonPage(LessonPlayer& player, QWidget* parent)
    : TaughtTable(parent)
    , panel_(new LessonPanel(player, side()))
{
    setObjectName("lessonPage");
    layBeside(panel_, 4, 6);
    connect(&player, &LessonPlayer::changed, this, &LessonPage::showStep);
    connect(&player, &LessonPlayer::wentOn, this, &LessonPage::wentOn);
    connect(&player, &LessonPlayer::refused, tableScene(), &TableScene::refuse);
    connect(tableScene(), &TableScene::chosen, &player, &LessonPlayer::choose);
    connect(tableScene(), &TableScene::shown, &player, &LessonPlayer::pictureShown);
    connect(tableScene(), &TableScene::refusedCard, this, &LessonPage::sayAtAnswers);
    connect(panel_, &LessonPanel::bookWanted, this, &LessonPage::bookWanted);
    connect(panel_, &LessonPanel::leave, this, &LessonPage::leave);
    connect(panel_, &LessonPanel::focusLost, tableView(), [this] { tableView()->setFocus(); });
}

void LessonPage::setMoment(int milliseconds)
{
    tableScene()->setMoment(milliseconds);
    panel_->setMoment(milliseconds);
}

QString LessonPage::topic() const
{
    const QString here = tableScene()->topic();
    return here.isEmpty() ? lesson_.topic : here;
}

void LessonPage::showStep(const Picture& picture, const LessonPicture& lesson)
{
    constexpr auto over = LessonPicture::Stage::Over;
    const bool hasEnded = lesson.stage == over && lesson_.stage != over;
    const bool isOpened = told_.step == 0; // and may go on in its midst
    const bool isNew
        = hasEnded || isOpened || (lesson.spoken != lesson_.spoken && !lesson.spoken.isEmpty());
    const bool isOther = lesson.step != lesson_.step;
    lesson_ = lesson;
    announceTitle();
    panel_->show(lesson);
    write(picture.slate);
    rescale(); // what has come needs its letters, too
    leadThrough(panel_->fields());
    tableScene()->setTells(isNew ? TableScene::Tells::News : TableScene::Tells::All);
    tableScene()->setPassesTab(lesson.isAsking);
    tableScene()->setDueWords(dueWords(picture));
    tableScene()->show(picture);
    if (isOther) tableScene()->startAnew();
    pointAt(picture, lesson);
    // Where it will be is known once all is laid out.
    QTimer::singleShot(0, panel_, [this, isOther] { panel_->lookAtWords(isOther); });
    if (isNew) announce(picture);
}

/// By which keys a card is played, if one may be.
QString LessonPage::keysFor(const Picture& picture)
{
    const bool mayPlay = std::any_of(picture.cards.begin(), picture.cards.end(),
        [](const CardPicture& card) { return card.mine && card.isPlayable(); });
    return mayPlay ? tr("With Left and Right you choose a card, Enter plays it.") : QString();
}

/// What the step asks for, and what can be done for it.
QString LessonPage::dueWords(const Picture& picture) const
{
    if (lesson_.isAsking) return lesson_.spoken + ' ' + panel_->spoken();
    if (!lesson_.awaitsAct) return {};
    return panel_->plainWords() + ' ' + announcement::due(picture) + ' ' + keysFor(picture);
}

/// Who presses something on the table while a question is open looks for what to do.
void LessonPage::sayAtAnswers(const Because& why)
{
    if (!lesson_.isAsking) return;
    panel_->sayAtAnswers(why);
    rescale();
    QTimer::singleShot(0, panel_, &LessonPanel::lookAtReply);
}

void LessonPage::nameTable(const QString& lesson)
{
    tableView()->setAccessibleName(lesson);
    if (!isVisible()) told_ = { lesson };
}

/// Before its cards are told.
void LessonPage::announceTitle()
{
    if (told_.title == lesson_.title) return;
    told_ = { lesson_.title };
    emit tableScene()->announced(lesson_.title + '.');
}

/// Where one is, what is told, what it points at, and what can be done.
void LessonPage::announce(const Picture& picture)
{
    QStringList all;
    if (std::exchange(told_.step, lesson_.step) != lesson_.step) all << panel_->spokenStep();
    if (lesson_.wasRight) all << ChoiceList::verdict(*lesson_.wasRight).mid(2);
    all << panel_->spokenWords();
    QStringList things = tableScene()->namesOf(lesson_.points);
    if (std::any_of(lesson_.points.begin(), lesson_.points.end(), isSlate))
        things << slate()->accessibleName();
    //: After the words of a lesson, for who hears them: %1 are things on the table
    if (!things.isEmpty()) all << tr("Shown: %1.").arg(things.join(", "));
    if (lesson_.isAsking && announcement::hands(picture).size() > 1)
        all << tr("O reads one hand after the other.");
    const QString press = announcement::mayPress(picture);
    all << (lesson_.isAsking  ? panel_->spoken()
            : press.isEmpty() ? announcement::due(picture)
                              : press);
    if (lesson_.awaitsAct && !std::exchange(told_.keys, true)) all << keysFor(picture);
    all.removeAll(QString());
    emit tableScene()->announced(all.join(' '));
}

void LessonPage::escape()
{
    if (!tableScene()->closesWhatIsOpen()) emit leave();
}

void LessonPage::pointAt(const Picture& picture, const LessonPicture& lesson)
{
    tableScene()->pointAt(lesson.points, lesson.isAsking);
    std::vector<std::optional<int>> columns;
    for (const lesson::Pointer& thing : lesson.points) {
        if (!isSlate(thing)) continue;
        const auto* const seat = std::get_if<Seat>(&thing.which);
        columns.push_back(seat == nullptr ? std::nullopt : words::columnOf(picture.slate, *seat));
    }
    slate()->pointAt(columns);
}

/// Where there is little room it comes only when it is spoken of.
void LessonPage::fitSlate()
{
    const bool spoken = std::any_of(lesson_.points.begin(), lesson_.points.end(), isSlate);
    const bool roomy = height() >= leastForSlate * std::max(1.0, uiScale(*this).letters);
    const bool isSeen = lesson_.hasSlate && (spoken || roomy);
    slate()->setVisible(isSeen);
    if (!isSeen) return;
    // The words come first: what they leave is the slate's.
    const QMargins around = side()->layout()->contentsMargins();
    const int left = height() - panel_->heightOfWords() - around.top() - around.bottom()
        - side()->layout()->spacing();
    const int least = spoken ? height() * 3 / 10 : 100;
    slate()->setMinimumHeight(least);
    slate()->setMaximumHeight(std::max(least, std::min(left, height() * 4 / 10)));
}

void LessonPage::fit(const UiScale& scale)
{
    tableScene()->setLetters(lettersIn(*this));
    const int wanted = qRound(224 * lettersIn(*this));
    side()->setFixedWidth(wideBeside(std::min(wanted, std::max(200, width() * 4 / 10))));
    panel_->fit(scale);
    const QMargins around = side()->layout()->contentsMargins();
    for (const double size : LessonPanel::sizesOfWords) {
        panel_->writeWords(size, scale, side()->width() - around.left() - around.right());
        fitSlate();
        layout()->activate();
        if (panel_->areWordsSeen()) break;
    }
}

}
