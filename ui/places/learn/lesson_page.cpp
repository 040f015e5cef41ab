#include "ui/places/learn/lesson_page.h"

#include "ui/picture/slate_words.h"
#include "ui/places/widgets/page.h"
#include "ui/places/widgets/panel.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/slate/slate_view.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/table_view.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace weli {

namespace {

    const QColor wall(44, 32, 22);
    constexpr int leastForSlate = 620; // pixels of height

    bool isSlate(const lesson::Pointer& thing) { return thing.spot == lesson::Spot::Slate; }

}

LessonPage::LessonPage(LessonPlayer& player, QWidget* parent)
    : Page(parent)
    , player_(player)
    , scene_(new TableScene(this))
    , view_(new TableView(scene_, this))
    , slate_(new SlateView(this))
    , side_(new QWidget(this))
    , panel_(new Panel(side_))

    , title_(headingOn(panel_))
    , progress_(new QLabel(panel_))
    , words_(new QLabel)
    , reply_(new QLabel)
    , answers_(new QVBoxLayout)
    , tryOut_(button("tryOut", &LessonPlayer::tryOut))
    , takeBack_(button("takeBack", &LessonPlayer::takeBack))
    , help_(button("help", &LessonPlayer::help))
    , showMe_(button("showMe", &LessonPlayer::showMe))
    , back_(button("lessonBack", &LessonPlayer::back))
    , next_(button("lessonNext", &LessonPlayer::goOn))
    , restart_(button("restart", &LessonPlayer::restart))
    , leave_(new QPushButton(panel_))
{
    setObjectName("lessonPage");
    setAttribute(Qt::WA_OpaquePaintEvent); // the wall is painted all over
    leave_->setObjectName("leaveLesson");
    words_->setObjectName("lessonWords");
    reply_->setObjectName("lessonReply");
    layOut();
    retranslate();
    connect(&player_, &LessonPlayer::changed, this, &LessonPage::showStep);
    connect(&player_, &LessonPlayer::left, this, &LessonPage::leave);
    connect(&player_, &LessonPlayer::refused, scene_, &TableScene::refuse);
    connect(scene_, &TableScene::chosen, &player_, &LessonPlayer::choose);
    connect(scene_, &TableScene::shown, &player_, &LessonPlayer::pictureShown);
    connect(scene_, &TableScene::bookWanted, this, &LessonPage::bookWanted);
    connect(leave_, &QPushButton::clicked, this, &LessonPage::leave);
    const auto onKey = [this](int key, QPushButton* button) {
        connect(new QShortcut(key, this), &QShortcut::activated, button, &QPushButton::click);
    };
    onKey(Qt::Key_PageUp, back_);
    onKey(Qt::Key_PageDown, next_);
}

QPushButton* LessonPage::button(const char* name, void (LessonPlayer::*does)())
{
    auto* const made = new QPushButton(panel_);
    made->setObjectName(name);
    enlarge(made, 1.15);
    connect(made, &QPushButton::clicked, &player_, does);
    return made;
}

void LessonPage::layOut()
{
    auto* const text = new QWidget;
    auto* const lines = new QVBoxLayout(text);
    lines->setContentsMargins(0, 0, 4, 0);
    title_->setWordWrap(true);
    lines->addWidget(title_);
    lines->addWidget(progress_);
    for (QLabel* label : { words_, reply_ }) {
        label->setTextFormat(Qt::RichText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        enlarge(label, 1.3);
        lines->addWidget(label);
    }
    lines->addLayout(answers_);
    lines->addWidget(tryOut_);
    lines->addWidget(takeBack_);
    lines->addStretch(1);
    progress_->setTextFormat(Qt::RichText);
    progress_->setWordWrap(true);
    progress_->setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(progress_, &QLabel::linkActivated, this, &LessonPage::bookWanted);
    reply_->setFrameShape(QFrame::StyledPanel);
    reply_->setMargin(8);
    texts_ = new Scroller(text, panel_);
    auto* const buttons = new QGridLayout;
    buttons->addWidget(help_, 0, 0, 1, 2);
    buttons->addWidget(showMe_, 0, 0, 1, 2);
    buttons->addWidget(back_, 1, 0);
    buttons->addWidget(next_, 1, 1);
    buttons->addWidget(restart_, 2, 0);
    buttons->addWidget(leave_, 2, 1);
    QVBoxLayout* const rows = rowsOn(static_cast<Panel*>(panel_));
    rows->addWidget(texts_, 1);
    rows->addLayout(buttons);
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
    next_->setDefault(true);
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
    lesson_ = lesson;
    title_->setText(lesson.title);
    const bool isOver = lesson.stage == LessonPicture::Stage::Over;
    showProgress(lesson);
    words_->setText(isOver ? tr("That was the lesson. The next one is on the map.") : lesson.words);
    reply_->setText(lesson.reply);
    reply_->setVisible(!lesson.reply.isEmpty());
    showAnswers(lesson);
    tryOut_->setVisible(lesson.offers.testFlag(LessonOffer::TryOut));
    takeBack_->setVisible(lesson.offers.testFlag(LessonOffer::TakeBack));
    help_->setVisible(lesson.offers.testFlag(LessonOffer::Help));
    showMe_->setVisible(lesson.offers.testFlag(LessonOffer::ShowMe));
    back_->setEnabled(lesson.offers.testFlag(LessonOffer::Back));
    next_->setEnabled(lesson.offers.testFlag(LessonOffer::GoOn));
    slate_->setHints(words::columns(picture.slate));
    slate_->write(picture.slate, words::sheet(picture.slate));
    fitSlate();
    scene_->show(picture);
    pointAt(picture, lesson);
    if (!lesson.reply.isEmpty()) texts_->ensureWidgetVisible(reply_);
    if (!isNew) return;
    QStringList things = scene_->namesOf(lesson.points);
    if (std::any_of(lesson.points.begin(), lesson.points.end(), isSlate))
        things << slate_->accessibleName();
    //: After the words of a lesson, for who hears them: %1 are things on the table
    const QString pointed
        = things.isEmpty() ? QString() : ' ' + tr("See: %1.").arg(things.join(", "));
    emit scene_->announced(lesson.spoken + pointed);
}

/// How far it has come, and where the book speaks of it.
void LessonPage::showProgress(const LessonPicture& lesson)
{
    QString text = lesson.stage == LessonPicture::Stage::Over
        ? tr("The end of this lesson")
        //: %1 is the number of the step of a lesson, %2 of how many
        : tr("Step %1 of %2").arg(lesson.step).arg(lesson.steps);
    if (!lesson.topic.isEmpty())
        //: A link to the page of the book that speaks of the step of a lesson
        text += QString(" · <a href=\"%1\">%2</a>").arg(lesson.topic, tr("In the book"));
    progress_->setText(text);
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

void LessonPage::showAnswers(const LessonPicture& lesson)
{
    while (answerButtons_.size() < lesson.answers.size()) {
        const std::size_t number = answerButtons_.size();
        auto* const made = new QPushButton;
        made->setObjectName(QString("answer%1").arg(number));
        connect(made, &QPushButton::clicked, this,
            [this, number] { player_.answer(lesson_.answers[number].code); });
        answers_->addWidget(made);
        answerButtons_.push_back(made);
    }
    // Once it is answered, Space goes on at the table.
    const bool isAnswered = lesson.answers.empty()
        && std::any_of(answerButtons_.begin(), answerButtons_.end(),
            [](const QPushButton* each) { return each->hasFocus(); });
    if (isAnswered) view_->setFocus();
    for (std::size_t i = 0; i < answerButtons_.size(); ++i) {
        const bool there = i < lesson.answers.size();
        answerButtons_[i]->setVisible(there);
        if (!there) continue;
        const int number = static_cast<int>(i) + 1;
        answerButtons_[i]->setText(QString("%1  %2").arg(number).arg(lesson.answers[i].label));
        answerButtons_[i]->setShortcut(QKeySequence(Qt::Key_0 + number));
        makeRoomFor(*answerButtons_[i], QSizeF(84, 36) * uiScale(*this).spaces);
    }
}

/// Where there is little room it comes only when it is spoken of.
void LessonPage::fitSlate()
{
    const bool spoken = std::any_of(lesson_.points.begin(), lesson_.points.end(), isSlate);
    const bool roomy = height() >= leastForSlate * std::max(1.0, uiScale(*this).letters);
    slate_->setVisible(spoken || roomy);
    // The words come first: what they leave is the slate's.
    QLayout* const lines = texts_->widget()->layout();
    lines->invalidate();
    const int words = panel_->layout()->totalMinimumSize().height();
    const int hidden = lines->totalHeightForWidth(texts_->viewport()->width())
        - texts_->minimumSizeHint().height();
    const QMargins around = side_->layout()->contentsMargins();
    const int left = height() - words - std::max(0, hidden) - around.top() - around.bottom()
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
    for (QPushButton* button :
        { tryOut_, takeBack_, help_, showMe_, back_, next_, restart_, leave_ })
        makeRoomFor(*button, QSizeF(84, 36) * scale.spaces);
    fitSlate();
    layout()->activate();
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

void LessonPage::retranslate()
{
    slate_->setAccessibleName(tr("Chalkboard"));
    //: A button: play on what was tried, to see where it leads
    tryOut_->setText(tr("What would come of it?"));
    takeBack_->setText(tr("Take it back"));
    help_->setText(tr("A hint"));
    showMe_->setText(tr("Show me"));
    back_->setText(tr("Back"));
    back_->setToolTip(tr("To the step before (Page Up)"));
    next_->setText(tr("Next"));
    next_->setToolTip(tr("On to the next step (Page Down, or Space at the table)"));
    restart_->setText(tr("From the start"));
    leave_->setText(tr("Leave"));
    leave_->setToolTip(tr("To the map of lessons; you come back to this step"));
}

}
