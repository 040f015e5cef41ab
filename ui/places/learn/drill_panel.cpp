#include "ui/places/learn/drill_panel.h"

#include "ui/picture/heard/announcement.h"
#include "ui/places/learn/card_row.h"
#include "ui/places/learn/choice_list.h"
#include "ui/places/widgets/heard.h"
#include "ui/places/widgets/house_style.h"
#include "ui/places/widgets/page.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/words/words.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace weli {

using Stage = DrillPicture::Stage;

namespace {

    constexpr int narrow = 260; // pixels of a panel

    QPushButton* named(const char* name, QWidget* parent)
    {
        auto* const button = new QPushButton(parent);
        button->setObjectName(name);
        return button;
    }

}

DrillPanel::DrillPanel(QWidget* parent)
    : Panel(parent)
    , title_(headingOn(this))
    , number_(new QLabel(this))
    , bar_(new QProgressBar(this))
    , question_(new QLabel)
    , cards_(new CardRow)
    , hands_(new QGridLayout)
    , choices_(new ChoiceList("choice"))
    , verdict_(new QLabel)
    , why_(new QLabel)
    , check_(named("drillCheck", this))
    , next_(named("drillNext", this))
    , again_(named("drillAgain", this))
    , leave_(named("leaveDrill", this))
{
    title_->setObjectName("drillTitle");
    question_->setObjectName("drillQuestion");
    verdict_->setObjectName("drillVerdict");
    why_->setObjectName("drillWhy");
    cards_->setObjectName("drillCards");
    layOut();
    nameButtons();
    connect(choices_, &ChoiceList::chosen, this, &DrillPanel::chosen);
    connect(check_, &QPushButton::clicked, this, &DrillPanel::checkMarks);
    connect(next_, &QPushButton::clicked, this, &DrillPanel::goOn);
    connect(again_, &QPushButton::clicked, this, &DrillPanel::again);
    connect(leave_, &QPushButton::clicked, this, &DrillPanel::leave);
    connect(why_, &QLabel::linkActivated, this, &DrillPanel::bookWanted);
}

void DrillPanel::layOut()
{
    auto* const text = new QWidget;
    layOutTexts(text);
    texts_ = new Scroller(text, this, besideBar);
    bar_->setTextVisible(false);
    bar_->setFocusPolicy(Qt::NoFocus);
    auto* const progress = new QHBoxLayout;
    progress->addWidget(number_);
    progress->addWidget(bar_, 1);
    auto* const buttons = new QVBoxLayout;
    buttons->setSpacing(6);
    for (QPushButton* const each : { check_, next_, again_, leave_ }) buttons->addWidget(each);
    for (QPushButton* const each : { check_, next_, again_ }) makeFirst(*each); // one is seen
    QVBoxLayout* const rows = rowsOn(this);
    rows->setContentsMargins(14, 12, 14, 12); // the choices need the room
    rows->addLayout(progress);
    rows->addWidget(texts_, 1);
    rows->addLayout(buttons);
}

void DrillPanel::layOutTexts(QWidget* text)
{
    auto* const lines = new QVBoxLayout(text);
    lines->setContentsMargins(0, 0, 0, 0);
    title_->setWordWrap(true);
    lines->addWidget(title_);
    lines->addWidget(question_);
    lines->addWidget(cards_);
    lines->addLayout(hands_);
    lines->addWidget(choices_);
    lines->setSpacing(6);
    hands_->setColumnStretch(1, 1);
    lines->addWidget(verdict_);
    lines->addWidget(why_);
    lines->addStretch(1);
    for (QLabel* const label : { question_, verdict_, why_ }) {
        label->setWordWrap(true);
        enlarge(label, 1.25, label == verdict_);
    }
    question_->setTextFormat(Qt::PlainText);
    verdict_->setTextFormat(Qt::PlainText);
    why_->setTextFormat(Qt::RichText);
    why_->setTextInteractionFlags(Qt::LinksAccessibleByMouse); // F1 goes there, too
}

void DrillPanel::setCards(const CardStyle& style, CardWords words)
{
    words_ = words;
    style_ = style;
    cards_->setStyle(style);
    for (CardRow* const row : handRows_) row->setStyle(style);
}

void DrillPanel::show(const DrillPicture& picture)
{
    picture_ = picture;
    const bool isOver = picture.stage == Stage::Over;
    title_->setText(isOver ? tr("The round is over") : picture.title);
    showProgress();
    question_->setText(picture.question);
    question_->setVisible(!isOver);
    cards_->show(isOver ? std::vector<Card>() : picture.cards, words_);
    showHands();
    showChoices();
    verdict_->setText(verdict());
    verdict_->setVisible(!isAsking());
    why_->setVisible(!isAsking());
    if (isOver)
        showEnd();
    else
        showAnswer();
    check_->setVisible(isAsking() && picture.several);
    next_->setVisible(picture.stage == Stage::Answered);
    again_->setVisible(isOver);
    nameButtons();
    if (picture.stage == Stage::Answered) texts_->ensureWidgetVisible(why_);
}

void DrillPanel::showProgress()
{
    bar_->setRange(0, picture_.questions);
    bar_->setValue(picture_.number - (isAsking() ? 1 : 0));
    //: %1 is the number of the question, %2 of how many
    number_->setText(tr("%1 of %2").arg(picture_.number).arg(picture_.questions));
    bar_->setAccessibleName(number_->text());
}

void DrillPanel::showHands()
{
    while (handRows_.size() < picture_.hands.size()) {
        const int row = static_cast<int>(handRows_.size());
        names_.push_back(new QLabel);
        handRows_.push_back(new CardRow);
        handRows_.back()->setStyle(style_);
        hands_->addWidget(names_.back(), row, 0);
        hands_->addWidget(handRows_.back(), row, 1);
    }
    for (std::size_t i = 0; i < handRows_.size(); ++i) {
        const bool there = picture_.stage != Stage::Over && i < picture_.hands.size();
        names_[i]->setVisible(there);
        names_[i]->setText(there ? picture_.hands[i].name : QString());
        handRows_[i]->show(there ? picture_.hands[i].cards : std::vector<Card>(), words_);
    }
}

void DrillPanel::showChoices()
{
    std::vector<ChoiceList::Choice> all;
    if (picture_.stage != Stage::Over)
        for (const DrillPicture::Choice& choice : picture_.choices) {
            all.push_back({ choice.label, choice.chosen, std::nullopt });
            if (!isAsking() && (choice.right || choice.chosen)) all.back().wasRight = choice.right;
        }
    const auto open = picture_.several ? ChoiceList::Stage::Several : ChoiceList::Stage::One;
    choices_->show(all, isAsking() ? open : ChoiceList::Stage::Answered, picture_.several);
}

QString DrillPanel::verdict() const
{
    if (picture_.stage == Stage::Over)
        return tr("%1 of %2 right.").arg(picture_.right).arg(picture_.questions);
    return ChoiceList::verdict(picture_.isRight);
}

void DrillPanel::showAnswer()
{
    QString text = picture_.why.text.toHtmlEscaped();
    if (picture_.why.clause)
        //: A link to the page of the book that says why an answer is right
        text += QString(" <a href=\"%1\">%2</a>")
                    .arg(QString::fromStdString(toText(*picture_.why.clause)), tr("In the book"));
    why_->setText(text);
}

/// Kind by kind; those that went wrong first.
void DrillPanel::showEnd()
{
    QStringList wrong;
    QStringList right;
    for (const DrillPicture::Line& line : picture_.lines) {
        const bool went = line.right == line.asked;
        QString text = (went ? "✓ " : "✗ ") + line.title.toHtmlEscaped();
        //: After the title of a kind of question: %1 of %2 right
        if (line.asked > 1) text += ' ' + tr("(%1 of %2)").arg(line.right).arg(line.asked);
        (went ? right : wrong) << text;
    }
    QStringList parts;
    if (!wrong.isEmpty())
        parts << "<b>" + tr("Will come up again soon") + "</b><br>" + wrong.join("<br>");
    if (!right.isEmpty()) parts << "<b>" + tr("Went well") + "</b><br>" + right.join("<br>");
    why_->setText("<p>" + parts.join("</p><p>") + "</p>");
}

QStringList DrillPanel::rightChoices() const
{
    QStringList all;
    for (const DrillPicture::Choice& choice : picture_.choices)
        if (choice.right) all << choice.label;
    return all;
}

QStringList DrillPanel::orderOf(const Picture& table) const
{
    if (!picture_.needs.order) return {};
    return { announcement::dealer(table), announcement::around(table) };
}

/// The rest is there for who asks.
QStringList DrillPanel::neededOf(const Picture& table) const
{
    QStringList all;
    if (picture_.needs.hand) all << announcement::hands(table);
    if (picture_.needs.trick) all << announcement::trick(table);
    if (picture_.needs.table) all << announcement::table(table);
    all << orderOf(table);
    if (picture_.needs.standing) all << announcement::standingThen(table);
    return all;
}

QString DrillPanel::asked(const QStringList& needed, bool isAgain) const
{
    QStringList all { number_->text() + ". " + picture_.question };
    if (!picture_.cards.empty()) all << cards_->accessibleName() + '.';
    all << needed;
    if (isAgain && picture_.needs != drill::Needs {})
        //: After a question that is put once more, by which keys one hears what it is about
        all << tr("O tells your cards, T the table.");
    //: Which keys choose among the answers: %1 is their number
    if (picture_.several)
        all << tr("Mark with 1 to %1, then Enter.").arg(picture_.choices.size());
    else
        all << tr("One key answers.");
    return (all << choices_->spoken()).join(' ');
}

QString DrillPanel::spokenAgain(const Picture& table) const
{
    return picture_.stage == Stage::Asked ? asked(orderOf(table), true) : QString();
}

QString DrillPanel::spoken(const Picture& table) const
{
    if (picture_.stage == Stage::Asked) return asked(neededOf(table), false);
    QString said = verdict().remove("✓ ").remove("✗ ") + ' ';
    if (picture_.stage == Stage::Over) {
        for (const DrillPicture::Line& line : picture_.lines)
            //: How a kind of question went: its title, %2 of %3 right
            said += tr("%1: %2 of %3.").arg(line.title).arg(line.right).arg(line.asked) + ' ';
        return said.trimmed();
    }
    if (!picture_.isRight)
        //: %1 is the right answer, or several
        said += tr("The right answer: %1.").arg(rightChoices().join(", ")) + ' ';
    return said + picture_.why.text;
}

void DrillPanel::tellChoice(const DrillPicture& before)
{
    const std::size_t count = std::min(picture_.choices.size(), before.choices.size());
    for (std::size_t i = 0; i < count; ++i) {
        const DrillPicture::Choice& choice = picture_.choices[i];
        if (choice.chosen == before.choices[i].chosen) continue;
        //: A choice, for those who hear it
        say(*this,
            choice.chosen ? tr("%1: marked").arg(choice.label)
                          //: The same, when the mark is taken away
                          : tr("%1: not marked").arg(choice.label));
    }
}

std::vector<QWidget*> DrillPanel::fields() const
{
    std::vector<QWidget*> all = choices_->fields();
    for (QWidget* each : std::initializer_list<QWidget*> { check_, next_, again_, leave_ })
        all.push_back(each);
    return all;
}

void DrillPanel::checkMarks()
{
    const bool isMarked = std::any_of(picture_.choices.begin(), picture_.choices.end(),
        [](const DrillPicture::Choice& choice) { return choice.chosen; });
    if (isMarked) return emit check();
    //: To whoever answers without a choice: %1 is the number of choices
    say(*this,
        tr("Nothing is marked yet: press 1 to %1, then Enter.").arg(picture_.choices.size()));
}

void DrillPanel::proceed()
{
    auto* const focused = qobject_cast<QPushButton*>(QApplication::focusWidget());
    const bool isOurs = focused != nullptr && isAncestorOf(focused);
    if (isOurs && !(choices_->has(focused) && picture_.several)) return focused->click();
    for (QPushButton* const each : { check_, next_, again_ })
        if (each->isVisible()) return each->click();
}

void DrillPanel::focusOnward() { (picture_.stage == Stage::Over ? again_ : next_)->setFocus(); }

void DrillPanel::fit(const UiScale& scale, int wide)
{
    const QMargins shadow = contentsMargins();
    const QMargins edge = layout()->contentsMargins();
    const int beside = shadow.left() + shadow.right() + edge.left() + edge.right()
        + texts_->verticalScrollBar()->sizeHint().width() + besideBar;
    choices_->fit(scale, wide - beside);
    for (QPushButton* const each : { check_, next_, again_, leave_ })
        makeRoomFor(*each, QSizeF(84, 34) * scale.spaces);
    bar_->setFixedHeight(qRound(8 * scale.spaces));
    cards_->setLetters(scale.letters);
    const double part = wide < narrow ? 0.7 : 1;
    for (CardRow* const row : handRows_) row->setLetters(part * scale.letters);
}

void DrillPanel::finishPicture()
{
    cards_->finish();
    for (CardRow* const row : handRows_) row->finish();
}

void DrillPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) nameButtons();
    Panel::changeEvent(event);
}

void DrillPanel::nameButtons()
{
    check_->setText(tr("Check"));
    check_->setToolTip(tr("Answer with what is marked (Enter)"));
    next_->setText(tr("Next"));
    next_->setToolTip(tr("On to the next question (Space or Enter)"));
    again_->setText(tr("Another round"));
    leave_->setText(picture_.stage == Stage::Over ? tr("Done") : tr("Leave"));
    leave_->setToolTip(tr("To the lessons and drills (Esc)"));
}

}
