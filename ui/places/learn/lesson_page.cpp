#include "ui/places/learn/lesson_page.h"

#include "ui/picture/slate_words.h"
#include "ui/places/learn/choice_list.h"
#include "ui/places/learn/lesson_panel.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/slate/slate_view.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/table_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QTimer>

#include <algorithm>

namespace weli {

namespace {

    const QColor wall(44, 32, 22);
    constexpr int leastForSlate = 620; // pixels of height

    bool isSlate(const lesson::Pointer& thing) { return thing.spot == lesson::Spot::Slate; }

}

LessonPage::LessonPage(LessonPlayer& player, QWidget* parent)
    : Page(parent)
    , scene_(new TableScene(this))
    , view_(new TableView(scene_, this))
    , slate_(new SlateView(this))
    , side_(new QWidget(this))
    , panel_(new LessonPanel(player, side_))
{
    setObjectName("lessonPage");
    setAttribute(Qt::WA_OpaquePaintEvent); // the wall is painted all over
    layOut();
    retranslate();
    connect(&player, &LessonPlayer::changed, this, &LessonPage::showStep);
    connect(&player, &LessonPlayer::wentOn, this, &LessonPage::wentOn);
    connect(&player, &LessonPlayer::refused, scene_, &TableScene::refuse);
    connect(scene_, &TableScene::chosen, &player, &LessonPlayer::choose);
    connect(scene_, &TableScene::shown, &player, &LessonPlayer::pictureShown);
    connect(scene_, &TableScene::refusedCard, this, &LessonPage::sayAtAnswers);
    connect(scene_, &TableScene::bookWanted, this, &LessonPage::bookWanted);
    connect(panel_, &LessonPanel::bookWanted, this, &LessonPage::bookWanted);
    connect(panel_, &LessonPanel::leave, this, &LessonPage::leave);
    connect(panel_, &LessonPanel::focusLost, view_, [this] { view_->setFocus(); });
}

void LessonPage::layOut()
{
    auto* const column = new QVBoxLayout(side_);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addWidget(slate_, 4);
    column->addWidget(panel_, 6);
    auto* const all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(view_, 1);
    all->addWidget(side_);
    // The words need their room in a small window, too.
    view_->setMinimumSize(320, 240);
    slate_->setMinimumSize(120, 100);
}

void LessonPage::setMotion(int percent)
{
    const double speed = percent <= 0 ? 0 : 100.0 / percent;
    scene_->setMotion(speed);
    slate_->setSpeed(speed);
}

void LessonPage::setMoment(int milliseconds)
{
    scene_->setMoment(milliseconds);
    panel_->setMoment(milliseconds);
}

void LessonPage::setHighContrast(bool wanted)
{
    scene_->setHighContrast(wanted);
    slate_->setHighContrast(wanted);
    isPlain_ = wanted;
    update();
}

QString LessonPage::topic() const
{
    const QString here = scene_->topic();
    return here.isEmpty() ? lesson_.topic : here;
}

void LessonPage::finishPicture()
{
    scene_->finishFaces();
    slate_->finishBoard();
}

void LessonPage::showStep(const Picture& picture, const LessonPicture& lesson)
{
    const bool isNew = lesson.spoken != lesson_.spoken && !lesson.spoken.isEmpty();
    const bool isOther = lesson.step != lesson_.step;
    lesson_ = lesson;
    panel_->show(lesson);
    slate_->setHints(words::columns(picture.slate));
    slate_->write(picture.slate, words::sheet(picture.slate));
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
    // Large letters need more, as far as the table can spare it.
    const int wanted = qRound(224 * lettersIn(*this));
    const int least = std::min(wanted, std::max(200, width() * 4 / 10));
    const int most = std::max(least, qRound(420 * scale.letters));
    side_->setFixedWidth(std::clamp(width() * 28 / 100, least, most));
    panel_->fit(scale);
    const QMargins around = side_->layout()->contentsMargins();
    for (const double size : LessonPanel::sizesOfWords) {
        panel_->writeWords(size, scale, side_->width() - around.left() - around.right());
        fitSlate();
        layout()->activate();
        if (panel_->areWordsSeen()) break;
    }
}

void LessonPage::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), isPlain_ ? QColor(Qt::black) : wall);
}

void LessonPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    view_->setFocus(Qt::ActiveWindowFocusReason);
}

void LessonPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        scene_->retranslate();
    }
    Page::changeEvent(event);
}

void LessonPage::retranslate() { slate_->setAccessibleName(tr("Chalkboard")); }

}
