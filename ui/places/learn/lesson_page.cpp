#include "ui/places/learn/lesson_page.h"

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

namespace weli {

namespace {

    constexpr int leastForSlate = 620; // pixels of height

    bool isSlate(const lesson::Pointer& thing) { return thing.spot == lesson::Spot::Slate; }

}

LessonPage::LessonPage(LessonPlayer& player, QWidget* parent)
    : TaughtTable(parent)
    , panel_(new LessonPanel(player, side_))
{
    setObjectName("lessonPage");
    layBeside(panel_, 4, 6);
    connect(&player, &LessonPlayer::changed, this, &LessonPage::showStep);
    connect(&player, &LessonPlayer::wentOn, this, &LessonPage::wentOn);
    connect(&player, &LessonPlayer::refused, scene_, &TableScene::refuse);
    connect(scene_, &TableScene::chosen, &player, &LessonPlayer::choose);
    connect(scene_, &TableScene::shown, &player, &LessonPlayer::pictureShown);
    connect(scene_, &TableScene::refusedCard, this, &LessonPage::sayAtAnswers);
    connect(panel_, &LessonPanel::bookWanted, this, &LessonPage::bookWanted);
    connect(panel_, &LessonPanel::leave, this, &LessonPage::leave);
    connect(panel_, &LessonPanel::focusLost, view_, [this] { view_->setFocus(); });
}

void LessonPage::setMoment(int milliseconds)
{
    scene_->setMoment(milliseconds);
    panel_->setMoment(milliseconds);
}

QString LessonPage::topic() const
{
    const QString here = scene_->topic();
    return here.isEmpty() ? lesson_.topic : here;
}

void LessonPage::showStep(const Picture& picture, const LessonPicture& lesson)
{
    const bool isNew = lesson.spoken != lesson_.spoken && !lesson.spoken.isEmpty();
    const bool isOther = lesson.step != lesson_.step;
    lesson_ = lesson;
    panel_->show(lesson);
    write(picture.slate);
    rescale(); // what has come needs its letters, too
    scene_->show(picture);
    if (isOther) scene_->startAnew();
    pointAt(picture, lesson);
    // Where it will be is known once all is laid out.
    QTimer::singleShot(0, panel_, [this, isOther] { panel_->lookAtWords(isOther); });
    if (isNew) announce(lesson);
}

/// Who presses something on the table while a question is open looks for what to do.
void LessonPage::sayAtAnswers(const Because& why)
{
    if (!lesson_.isAsking) return;
    panel_->sayAtAnswers(why);
    rescale();
    QTimer::singleShot(0, panel_, &LessonPanel::lookAtReply);
}

void LessonPage::announce(const LessonPicture& lesson)
{
    QStringList things = scene_->namesOf(lesson.points);
    if (std::any_of(lesson.points.begin(), lesson.points.end(), isSlate))
        things << slate_->accessibleName();
    //: After the words of a lesson, for who hears them: %1 are things on the table
    const QString pointed
        = things.isEmpty() ? QString() : ' ' + tr("On the table: %1.").arg(things.join(", "));
    const QString verdict
        = lesson.wasRight ? ChoiceList::verdict(*lesson.wasRight).mid(2) + ' ' : QString();
    const QString answers = lesson.isAsking ? ' ' + panel_->spoken() : QString();
    emit scene_->announced(verdict + lesson.spoken + pointed + answers);
}

void LessonPage::escape()
{
    if (!scene_->closesWhatIsOpen()) emit leave();
}

void LessonPage::pointAt(const Picture& picture, const LessonPicture& lesson)
{
    scene_->pointAt(lesson.points);
    std::vector<std::optional<int>> columns;
    for (const lesson::Pointer& thing : lesson.points) {
        if (!isSlate(thing)) continue;
        const auto* const seat = std::get_if<Seat>(&thing.which);
        const auto whose = std::find_if(picture.seats.begin(), picture.seats.end(),
            [seat](const SeatPicture& each) { return seat != nullptr && each.seat == *seat; });
        columns.push_back(whose == picture.seats.end()
                ? std::nullopt
                : words::columnOf(picture.slate, whose->name));
    }
    slate_->pointAt(columns);
}

/// Where there is little room it comes only when it is spoken of.
void LessonPage::fitSlate()
{
    const bool spoken = std::any_of(lesson_.points.begin(), lesson_.points.end(), isSlate);
    const bool roomy = height() >= leastForSlate * std::max(1.0, uiScale(*this).letters);
    slate_->setVisible(lesson_.hasSlate && (spoken || roomy));
    // The words come first: what they leave is the slate's.
    const QMargins around = side_->layout()->contentsMargins();
    const int left = height() - panel_->heightOfWords() - around.top() - around.bottom()
        - side_->layout()->spacing();
    const int least = spoken ? height() * 3 / 10 : 100;
    slate_->setMinimumHeight(least);
    slate_->setMaximumHeight(std::max(least, std::min(left, height() * 4 / 10)));
}

void LessonPage::fit(const UiScale& scale)
{
    scene_->setLetters(lettersIn(*this));
    const int wanted = qRound(224 * lettersIn(*this));
    side_->setFixedWidth(wideBeside(std::min(wanted, std::max(200, width() * 4 / 10))));
    panel_->fit(scale);
    const QMargins around = side_->layout()->contentsMargins();
    for (const double size : LessonPanel::sizesOfWords) {
        panel_->writeWords(size, scale, side_->width() - around.left() - around.right());
        fitSlate();
        layout()->activate();
        if (panel_->areWordsSeen()) break;
    }
}

}
