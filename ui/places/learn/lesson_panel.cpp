#include "ui/places/learn/lesson_panel.h"

#include "ui/places/learn/choice_list.h"
#include "ui/places/widgets/heard.h"
#include "ui/places/widgets/house_style.h"
#include "ui/places/widgets/page.h"
#include "ui/places/widgets/ui_scale.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QTextDocumentFragment>

#include <algorithm>

namespace weli {

LessonPanel::LessonPanel(LessonPlayer& player, QWidget* parent)
    : Panel(parent)
    , player_(player)
    , title_(headingOn(this))
    , progress_(new QLabel(this))
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
    , leave_(new QPushButton(this))
{
    leave_->setObjectName("leaveLesson");
    enlarge(leave_, 1.15);
    words_->setObjectName("lessonWords");
    reply_->setObjectName("lessonReply");
    layOut();
    nameButtons();
    connect(progress_, &QLabel::linkActivated, this, &LessonPanel::bookWanted);
    connect(leave_, &QPushButton::clicked, this, &LessonPanel::leave);
    connect(answers_, &ChoiceList::chosen, this, &LessonPanel::answer);
    addKeys();
}

void LessonPanel::addKeys()
{
    const auto onKey = [this](int key, auto* receiver, auto slot) {
        connect(new QShortcut(key, this), &QShortcut::activated, receiver, slot);
    };
    onKey(Qt::Key_PageUp, back_, &QPushButton::click);
    onKey(Qt::Key_PageDown, this, &LessonPanel::readOn);
    onKey(Qt::Key_H, &player_, &LessonPlayer::hint);
    for (int choice = 0; choice < ChoiceList::mostChoices; ++choice) {
        auto* const digit = new QShortcut(Qt::Key_1 + choice, this);
        digit->setAutoRepeat(false);
        digit->setEnabled(false); // but for a question digits are the table's
        connect(digit, &QShortcut::activated, this, [this, choice] { answerByKey(choice); });
        digits_.push_back(digit);
    }
}

QPushButton* LessonPanel::button(const char* name, void (LessonPlayer::*does)())
{
    auto* const made = new QPushButton(this);
    made->setObjectName(name);
    enlarge(made, 1.15);
    made->setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the table
    connect(made, &QPushButton::clicked, &player_, does);
    return made;
}

void LessonPanel::layOut()
{
    auto* const text = new QWidget;
    layOutTexts(text);
    texts_ = new Scroller(text, this, besideBar);
    auto* const buttons = new QGridLayout;
    buttons->addWidget(help_, 0, 0, 1, 2);
    buttons->addWidget(showMe_, 0, 0, 1, 2);
    buttons->addWidget(back_, 1, 0);
    buttons->addWidget(next_, 1, 1);
    buttons->addWidget(restart_, 2, 0);
    buttons->addWidget(leave_, 2, 1);
    next_->setDefault(true);
    QVBoxLayout* const rows = rowsOn(this);
    rows->addWidget(texts_, 1);
    rows->addLayout(buttons);
}

void LessonPanel::layOutTexts(QWidget* text)
{
    auto* const lines = new QVBoxLayout(text);
    lines->setContentsMargins(0, 0, 0, 0);
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
    progress_->setTextInteractionFlags(Qt::LinksAccessibleByMouse); // F1 goes there, too
    reply_->setFrameShape(QFrame::StyledPanel);
    reply_->setMargin(8);
}

void LessonPanel::show(const LessonPicture& lesson)
{
    lesson_ = lesson;
    title_->setText(lesson.title);
    const bool isOver = lesson.stage == LessonPicture::Stage::Over;
    //: What follows says what the learner can do now
    QString words = isOver ? "<p><b>" + tr("Done!") + "</b></p>" + lesson.words : lesson.words;
    if (isOver && lesson.isLast)
        words += "<p>" + tr("That was the last lesson. Sit down: the others are waiting for you.")
            + "</p>";
    words_->setText(words);
    showProgress();
    showReply();
    showAnswers();
    showOffers();
}

/// How far it has come, and where the book speaks of it.
void LessonPanel::showProgress()
{
    QString text = lesson_.stage == LessonPicture::Stage::Over
        ? tr("The end of this lesson")
        //: %1 is the number of the step of a lesson, %2 of how many
        : tr("Step %1 of %2").arg(lesson_.step).arg(lesson_.steps);
    if (!lesson_.topic.isEmpty())
        //: A link to the page of the book that speaks of the step of a lesson
        text += QString(" · <a href=\"%1\">%2</a>").arg(lesson_.topic, tr("In the book"));
    progress_->setText(text);
}

/// Whether it was right, as drills say it, and why.
void LessonPanel::showReply()
{
    QString text = lesson_.reply;
    if (lesson_.wasRight)
        text.prepend(QString("<b>%1</b><br>").arg(ChoiceList::verdict(*lesson_.wasRight)));
    reply_->setText(lesson_.reply.isEmpty() ? QString() : text);
    reply_->setVisible(!lesson_.reply.isEmpty());
}

void LessonPanel::sayAtAnswers(const Because& why)
{
    showReply();
    const QString text = why.text.toHtmlEscaped();
    reply_->setText(reply_->text().isEmpty() ? text : reply_->text() + "<br><br>" + text);
    reply_->show();
}

void LessonPanel::showAnswers()
{
    std::vector<ChoiceList::Choice> all;
    for (const LessonPicture::Answer& answer : lesson_.answers)
        all.push_back({ answer.label, answer.wasRight.has_value(), answer.wasRight });
    // Once it is answered, Space goes on at the table.
    if (!lesson_.isAsking && answers_->isAncestorOf(QApplication::focusWidget())) emit focusLost();
    answers_->show(all, lesson_.isAsking ? ChoiceList::Stage::One : ChoiceList::Stage::Answered);
    for (QShortcut* digit : digits_) digit->setEnabled(lesson_.isAsking);
    const bool isNew = !lesson_.isAsking || step_ != lesson_.step;
    if (isNew) asked_.invalidate();
    step_ = lesson_.step;
    if (lesson_.isAsking && !asked_.isValid()) asked_.start();
}

/// A button that is no longer offered hands the focus to the table, not to its neighbour.
void LessonPanel::offer(QPushButton* button, bool isOffered)
{
    if (!isOffered && button->hasFocus()) emit focusLost();
    button->setVisible(isOffered);
}

/// It stays where it is, so that the others do.
void LessonPanel::offer(QPushButton* button, const QString& whyNot, const QString& does)
{
    if (!whyNot.isEmpty() && button->hasFocus()) emit focusLost();
    setUsable(*button, whyNot, does);
}

void LessonPanel::showOffers()
{
    offer(tryOut_, lesson_.offers.testFlag(LessonOffer::TryOut));
    offer(takeBack_, lesson_.offers.testFlag(LessonOffer::TakeBack));
    offer(help_, lesson_.offers.testFlag(LessonOffer::Help));
    offer(showMe_, lesson_.offers.testFlag(LessonOffer::ShowMe));
    makeFirst(*next_, lesson_.offers.testFlag(LessonOffer::GoOn) && !lesson_.isAsking);
    nameButtons();
}

QString LessonPanel::spokenStep() const
{
    if (lesson_.stage == LessonPicture::Stage::Over) return {};
    return tr("Step %1 of %2").arg(lesson_.step).arg(lesson_.steps) + '.';
}

QString LessonPanel::spokenWords() const
{
    if (lesson_.stage != LessonPicture::Stage::Over) return lesson_.spoken;
    return plainWords();
}

QString LessonPanel::plainWords() const
{
    return QTextDocumentFragment::fromHtml(words_->text()).toPlainText().simplified();
}

std::vector<QWidget*> LessonPanel::fields() const
{
    std::vector<QWidget*> all = answers_->fields();
    for (QWidget* each : std::initializer_list<QWidget*> {
             tryOut_, takeBack_, help_, showMe_, next_, back_, restart_, leave_ })
        all.push_back(each);
    return all;
}

QString LessonPanel::spoken() const { return lesson_.isAsking ? answers_->spoken() : QString(); }

void LessonPanel::answer(int choice)
{
    const auto place = static_cast<std::size_t>(choice);
    if (lesson_.isAsking && place < lesson_.answers.size())
        player_.answer(lesson_.answers[place].code);
}

/// A digit that comes at once was meant for the question before.
void LessonPanel::answerByKey(int choice)
{
    if (asked_.isValid() && asked_.elapsed() >= moment_) answer(choice);
}

void LessonPanel::lookAtWords(bool isOther)
{
    if (isOther) texts_->verticalScrollBar()->setValue(0);
    if (!lesson_.reply.isEmpty()) lookAtReply();
}

/// With what may be answered to it.
void LessonPanel::lookAtReply()
{
    QRect together = reply_->geometry();
    for (const QWidget* below : { static_cast<QWidget*>(answers_), static_cast<QWidget*>(tryOut_) })
        if (below->isVisible()) together |= below->geometry();
    texts_->ensureVisible(together.left(), together.bottom(), 0, 4);
    texts_->ensureVisible(together.left(), together.top(), 0, 4); // the reply comes first
}

/// What does not fit is read before it goes on.
void LessonPanel::readOn()
{
    QScrollBar* const bar = texts_->verticalScrollBar();
    if (bar->value() < bar->maximum())
        bar->setValue(bar->value() + bar->pageStep());
    else
        next_->click();
}

void LessonPanel::fit(const UiScale& scale)
{
    for (QPushButton* button :
        { tryOut_, takeBack_, help_, showMe_, back_, next_, restart_, leave_ })
        makeRoomFor(*button, QSizeF(84, 36) * scale.spaces);
}

void LessonPanel::writeWords(double size, const UiScale& scale, int wide)
{
    for (QLabel* label : { words_, reply_ }) enlarge(label, size);
    scaleUi(texts_->widget(), scale);
    answers_->fit(scale, wide - beside());
}

/// What stands beside the words.
int LessonPanel::beside() const
{
    const QMargins shadow = contentsMargins();
    const QMargins edge = layout()->contentsMargins();
    return shadow.left() + shadow.right() + edge.left() + edge.right()
        + texts_->verticalScrollBar()->sizeHint().width() + besideBar;
}

bool LessonPanel::areWordsSeen() const
{
    QLayout* const lines = texts_->widget()->layout();
    lines->invalidate();
    const QSize room = texts_->maximumViewportSize();
    return lines->totalHeightForWidth(room.width()) <= room.height()
        && lines->totalMinimumSize().width() <= room.width();
}

int LessonPanel::heightOfWords() const
{
    QLayout* const lines = texts_->widget()->layout();
    lines->invalidate();
    const int hidden = lines->totalHeightForWidth(texts_->viewport()->width())
        - texts_->QScrollArea::minimumSizeHint().height();
    return layout()->totalMinimumSize().height() + std::max(0, hidden);
}

void LessonPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) nameButtons();
    Panel::changeEvent(event);
}

/// Some of them do something else at the end.
void LessonPanel::nameButtons()
{
    //: A button: play on what was tried, to see where it leads
    tryOut_->setText(tr("And then?"));
    takeBack_->setText(tr("Undo"));
    help_->setText(tr("A hint"));
    showMe_->setText(tr("Show me"));
    back_->setText(tr("Back"));
    const auto unless = [this](LessonOffer which, const QString& why) {
        return lesson_.offers.testFlag(which) ? QString() : why;
    };
    const QString begins = tr("This is where the lesson begins.");
    offer(back_, unless(LessonOffer::Back, begins), tr("To the step before (Page Up)"));
    const bool isOver = lesson_.stage == LessonPicture::Stage::Over;
    const QString onward = lesson_.isLast ? tr("Now play") : tr("Next lesson");
    next_->setText(isOver ? onward : tr("Next"));
    offer(next_, unless(LessonOffer::GoOn, tr("First do what is asked here.")),
        isOver ? QString() : tr("On to the next step (Page Down, or Space at the table)"));
    restart_->setText(isOver ? tr("Once more") : tr("Start over"));
    offer(restart_, unless(LessonOffer::Restart, begins), {});
    leave_->setText(isOver ? tr("To the lessons") : tr("Leave"));
    leave_->setToolTip(isOver ? tr("To the lessons (Esc)")
                              : tr("To the lessons; you come back to this step (Esc)"));
}

}
