#include "ui/places/learn/lesson_page.h"

#include "ui/picture/slate_words.h"
#include "ui/places/learn/choice_list.h"
#include "ui/places/widgets/page.h"
#include "ui/places/widgets/panel.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/slate/slate_view.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/table_view.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace weli {

namespace {

    const QColor wall(44, 32, 22);
    constexpr int leastForSlate = 620; // pixels of height
    // Beside the letters of the page; the smaller ones are for a window in which not all is seen.
    constexpr std::array sizesOfWords { 1.3, 1.15, 1.0 };

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
    , answers_(new ChoiceList("answer"))
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
    enlarge(leave_, 1.15);
    words_->setObjectName("lessonWords");
    reply_->setObjectName("lessonReply");
    layOut();
    retranslate();
    connect(&player_, &LessonPlayer::changed, this, &LessonPage::showStep);
    connect(&player_, &LessonPlayer::wentOn, this, &LessonPage::wentOn);
    connect(&player_, &LessonPlayer::refused, scene_, &TableScene::refuse);
    connect(scene_, &TableScene::chosen, &player_, &LessonPlayer::choose);
    connect(scene_, &TableScene::shown, &player_, &LessonPlayer::pictureShown);
    connect(scene_, &TableScene::refusedCard, this, &LessonPage::sayAtAnswers);
    connect(scene_, &TableScene::bookWanted, this, &LessonPage::bookWanted);
    connect(leave_, &QPushButton::clicked, this, &LessonPage::leave);
    connect(answers_, &ChoiceList::chosen, this, &LessonPage::answer);
    addKeys();
}

void LessonPage::addKeys()
{
    const auto onKey = [this](int key, QPushButton* button) {
        connect(new QShortcut(key, this), &QShortcut::activated, button, &QPushButton::click);
    };
    onKey(Qt::Key_PageUp, back_);
    connect(
        new QShortcut(Qt::Key_PageDown, this), &QShortcut::activated, this, &LessonPage::readOn);
    connect(new QShortcut(Qt::Key_H, this), &QShortcut::activated, &player_, &LessonPlayer::hint);
    for (int choice = 0; choice < ChoiceList::mostChoices; ++choice) {
        auto* const digit = new QShortcut(Qt::Key_1 + choice, this);
        digit->setAutoRepeat(false);
        digit->setEnabled(false); // but for a question digits are the table's
        connect(digit, &QShortcut::activated, this, [this, choice] { answerByKey(choice); });
        digits_.push_back(digit);
    }
}

QPushButton* LessonPage::button(const char* name, void (LessonPlayer::*does)())
{
    auto* const made = new QPushButton(panel_);
    made->setObjectName(name);
    enlarge(made, 1.15);
    made->setAutoDefault(true); // Enter presses it, as Space does
    made->setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the table
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
        enlarge(label, sizesOfWords.front());
        lines->addWidget(label);
    }
    lines->addWidget(answers_);
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

void LessonPage::setMoment(int milliseconds)
{
    scene_->setMoment(milliseconds);
    moment_ = milliseconds;
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
    title_->setText(lesson.title);
    const bool isOver = lesson.stage == LessonPicture::Stage::Over;
    showProgress(lesson);
    const QString end
        = lesson.isLast ? tr("That was the last lesson of this game.") : tr("That was the lesson.");
    words_->setText(isOver ? end : lesson.words);
    showReply(lesson);
    showAnswers(lesson);
    showOffers(lesson);
    slate_->setHints(words::columns(picture.slate));
    slate_->write(picture.slate, words::sheet(picture.slate));
    rescale(); // what has come needs its letters, too
    scene_->show(picture);
    if (isOther) scene_->startAnew();
    pointAt(picture, lesson);
    // Where it will be is known once all is laid out.
    QTimer::singleShot(0, this, [this, isOther] { lookAtWords(isOther); });
    if (isNew) announce(lesson);
}

/// Whether it was right, as drills say it, and why.
void LessonPage::showReply(const LessonPicture& lesson)
{
    QString text = lesson.reply;
    if (lesson.wasRight)
        text.prepend(QString("<b>%1</b><br>").arg(ChoiceList::verdict(*lesson.wasRight)));
    reply_->setText(lesson.reply.isEmpty() ? QString() : text);
    reply_->setVisible(!lesson.reply.isEmpty());
}

/// Who presses something on the table while a question is open looks for what to do.
void LessonPage::sayAtAnswers(const Because& why)
{
    if (!lesson_.isAsking) return;
    showReply(lesson_);
    const QString text = why.text.toHtmlEscaped();
    reply_->setText(reply_->text().isEmpty() ? text : reply_->text() + "<br><br>" + text);
    reply_->show();
    rescale();
    QTimer::singleShot(0, this, &LessonPage::lookAtReply);
}

/// A button that is no longer offered hands the focus to the table, not to its neighbour.
void LessonPage::offer(QPushButton* button, bool isOffered)
{
    if (!isOffered && button->hasFocus()) view_->setFocus();
    const bool stays = button == back_ || button == next_ || button == restart_;
    if (stays)
        button->setEnabled(isOffered);
    else
        button->setVisible(isOffered);
}

void LessonPage::showOffers(const LessonPicture& lesson)
{
    offer(tryOut_, lesson.offers.testFlag(LessonOffer::TryOut));
    offer(takeBack_, lesson.offers.testFlag(LessonOffer::TakeBack));
    offer(help_, lesson.offers.testFlag(LessonOffer::Help));
    offer(showMe_, lesson.offers.testFlag(LessonOffer::ShowMe));
    offer(back_, lesson.offers.testFlag(LessonOffer::Back));
    offer(next_, lesson.offers.testFlag(LessonOffer::GoOn));
    offer(restart_, lesson.offers.testFlag(LessonOffer::Restart));
    nameButtons();
}

void LessonPage::announce(const LessonPicture& lesson)
{
    QStringList things = scene_->namesOf(lesson.points);
    if (std::any_of(lesson.points.begin(), lesson.points.end(), isSlate))
        things << slate_->accessibleName();
    //: After the words of a lesson, for who hears them: %1 are things on the table
    const QString pointed
        = things.isEmpty() ? QString() : ' ' + tr("See: %1.").arg(things.join(", "));
    const QString verdict
        = lesson.wasRight ? ChoiceList::verdict(*lesson.wasRight).mid(2) + ' ' : QString();
    const QString answers = lesson.isAsking ? ' ' + answers_->spoken() : QString();
    emit scene_->announced(verdict + lesson.spoken + pointed + answers);
}

void LessonPage::answer(int choice)
{
    const auto place = static_cast<std::size_t>(choice);
    if (lesson_.isAsking && place < lesson_.answers.size())
        player_.answer(lesson_.answers[place].code);
}

/// A digit that comes at once was meant for the question before.
void LessonPage::answerByKey(int choice)
{
    if (asked_.isValid() && asked_.elapsed() >= moment_) answer(choice);
}

void LessonPage::escape()
{
    if (!scene_->closesWhatIsOpen()) emit leave();
}

/// A new step is read from above; a reply is what counts now.
void LessonPage::lookAtWords(bool isOther)
{
    if (isOther) texts_->verticalScrollBar()->setValue(0);
    if (!lesson_.reply.isEmpty()) lookAtReply();
}

/// With what may be answered to it.
void LessonPage::lookAtReply()
{
    QRect together = reply_->geometry();
    for (const QWidget* below : { static_cast<QWidget*>(answers_), static_cast<QWidget*>(tryOut_) })
        if (below->isVisible()) together |= below->geometry();
    texts_->ensureVisible(together.left(), together.bottom(), 0, 4);
    texts_->ensureVisible(together.left(), together.top(), 0, 4); // the reply comes first
}

/// What does not fit is read before it goes on.
void LessonPage::readOn()
{
    QScrollBar* const bar = texts_->verticalScrollBar();
    if (bar->value() < bar->maximum())
        bar->setValue(bar->value() + bar->pageStep());
    else
        next_->click();
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
    std::vector<ChoiceList::Choice> all;
    for (const LessonPicture::Answer& answer : lesson.answers)
        all.push_back({ answer.label, answer.wasRight.has_value(), answer.wasRight });
    // Once it is answered, Space goes on at the table.
    if (!lesson.isAsking && answers_->isAncestorOf(QApplication::focusWidget())) view_->setFocus();
    answers_->show(all, lesson.isAsking ? ChoiceList::Stage::One : ChoiceList::Stage::Answered);
    for (QShortcut* digit : digits_) digit->setEnabled(lesson.isAsking);
    const bool isNew = !lesson.isAsking || step_ != lesson.step;
    if (isNew) asked_.invalidate();
    step_ = lesson.step;
    if (lesson.isAsking && !asked_.isValid()) asked_.start();
}

/// What stands beside the words in the panel.
int LessonPage::beside() const
{
    const QMargins around = side_->layout()->contentsMargins();
    const QMargins shadow = panel_->contentsMargins();
    const QMargins edge = panel_->layout()->contentsMargins();
    return around.left() + around.right() + shadow.left() + shadow.right() + edge.left()
        + edge.right() + texts_->verticalScrollBar()->sizeHint().width() + 4;
}

/// Where there is little room it comes only when it is spoken of.
void LessonPage::fitSlate()
{
    const bool spoken = std::any_of(lesson_.points.begin(), lesson_.points.end(), isSlate);
    const bool roomy = height() >= leastForSlate * std::max(1.0, uiScale(*this).letters);
    slate_->setVisible(lesson_.hasSlate && (spoken || roomy));
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
    for (const double size : sizesOfWords) {
        writeWords(size, scale);
        if (areWordsSeen()) break;
    }
}

/// How large they are beside the letters of the page.
void LessonPage::writeWords(double size, const UiScale& scale)
{
    for (QLabel* label : { words_, reply_ }) enlarge(label, size);
    scaleUi(texts_->widget(), scale);
    answers_->fit(scale, side_->width() - beside());
    fitSlate();
    layout()->activate();
}

bool LessonPage::areWordsSeen() const
{
    QLayout* const lines = texts_->widget()->layout();
    lines->invalidate();
    const QSize room = texts_->maximumViewportSize();
    return lines->totalHeightForWidth(room.width()) <= room.height()
        && lines->totalMinimumSize().width() <= room.width();
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
    tryOut_->setText(tr("And then?"));
    takeBack_->setText(tr("Take it back"));
    help_->setText(tr("A hint"));
    showMe_->setText(tr("Show me"));
    back_->setText(tr("Back"));
    back_->setToolTip(tr("To the step before (Page Up)"));
    nameButtons();
}

/// Some of them do something else at the end.
void LessonPage::nameButtons()
{
    const bool isOver = lesson_.stage == LessonPicture::Stage::Over;
    const QString onward = lesson_.isLast ? tr("Now play") : tr("Next lesson");
    next_->setText(isOver ? onward : tr("Next"));
    next_->setToolTip(
        isOver ? QString() : tr("On to the next step (Page Down, or Space at the table)"));
    restart_->setText(isOver ? tr("Once more") : tr("Start over"));
    leave_->setText(isOver ? tr("To the lessons") : tr("Leave"));
    leave_->setToolTip(isOver ? tr("To the lessons (Esc)")
                              : tr("To the lessons; you come back to this step (Esc)"));
}

}
