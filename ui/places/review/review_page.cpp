#include "ui/places/review/review_page.h"

#include "ui/model/review/judge.h"
#include "ui/model/review/look_back.h"
#include "ui/model/review/match_notes.h"
#include "ui/places/review/match_strip.h"
#include "ui/places/review/moment_words.h"
#include "ui/places/review/note_field.h"
#include "ui/places/review/stride_bar.h"
#include "ui/places/widgets/heard.h"
#include "ui/places/widgets/house_style.h"
#include "ui/places/widgets/panel.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/slate/slate_view.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/table_view.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace weli {

namespace {

    using Stride = LookBack::Stride;
    using Hands = LookBack::Hands;

    constexpr int leastForSlate = 560; // pixels of height

}

ReviewPage::ReviewPage(LookBack& match, Judge& judge, MatchNotes& notes, QWidget* parent)
    : TaughtTable(parent)
    , match_(match)
    , judge_(judge)
    , notes_(notes)
    , panel_(new Panel(side()))
    , title_(headingOn(panel_))
    , told_(new MomentWords(match, judge, panel_))
    , strides_(new StrideBar(panel_))
    , note_(new NoteField(
          [this](int place, const QString& text) { return keepNote(place, text); }, panel_))
    , eyes_(new QPushButton(panel_))
    , hands_(new QPushButton(panel_))
    , playOn_(new QPushButton(panel_))
    , playDeal_(new QPushButton(panel_))
    , learn_(new QPushButton(panel_))
    , back_(new QPushButton(panel_))
    , strip_(new MatchStrip(this))
{
    setObjectName("reviewPage");
    layPanel();
    layBeside(panel_, 5, 5);
    layBelow(strip_);
    tableScene()->setPassesTab(true); // nothing on it can be pressed
    slate()->setShimmering(false); // what is still to come was never wiped away
    addKeys();
    follow();
    retranslate();
}

void ReviewPage::follow()
{
    connect(&match_, &LookBack::changed, this, &ReviewPage::show);
    connect(&judge_, &Judge::judged, this, &ReviewPage::showVerdicts);
    connect(&judge_, &Judge::advised, this, [this](int advised) {
        if (advised != place()) return;
        showVerdicts();
        if (isVisible() && !told_->why().isEmpty()) say(*this, told_->why());
    });
    connect(strides_, &StrideBar::wanted, &match_, &LookBack::step);
    connect(strip_, &MatchStrip::wanted, &match_, &LookBack::go);
    connect(strip_, &QSlider::valueChanged, &match_, &LookBack::go); // a screen reader sets it
    connect(note_, &NoteField::left, this, [this] { tableView()->setFocus(); });
    connect(eyes_, &QPushButton::clicked, &match_, &LookBack::turnEyes);
    connect(hands_, &QPushButton::clicked, this, &ReviewPage::toggleHands);
    connect(playOn_, &QPushButton::clicked, this, [this] { emit trialWanted(match_.fromHere()); });
    connect(
        playDeal_, &QPushButton::clicked, this, [this] { emit trialWanted(match_.fromDeal()); });
    connect(learn_, &QPushButton::clicked, this, &ReviewPage::puzzlesWanted);
    connect(back_, &QPushButton::clicked, this, &ReviewPage::leave);
    connect(tableScene(), &TableScene::chosen, &match_, [this] { goOn(); });
}

void ReviewPage::layPanel()
{
    eyes_->setObjectName("eyes");
    hands_->setObjectName("hands");
    playOn_->setObjectName("playOn");
    playDeal_->setObjectName("playDeal");
    learn_->setObjectName("learnFromIt");
    back_->setObjectName("back");
    hands_->setCheckable(true);
    for (QPushButton* button : buttons()) button->setFocusPolicy(Qt::TabFocus);
    auto* const all = new QWidget;
    rows_ = new QVBoxLayout(all);
    rows_->setContentsMargins(0, 0, 0, 0);
    whole_ = new Scroller(all, panel_);
    rowsOn(panel_)->addWidget(whole_);
    rows_->addWidget(title_);
    rows_->addWidget(told_, 1);
    rows_->addWidget(note_);
    rows_->addWidget(strides_);
    views_ = new QBoxLayout(QBoxLayout::TopToBottom);
    for (QPushButton* view : { eyes_, hands_ }) views_->addWidget(view, 1);
    rows_->addLayout(views_);
    for (QPushButton* button : { learn_, playOn_, playDeal_, back_ }) {
        if (button == learn_ || button == back_) rows_->addSpacing(4);
        rows_->addWidget(button);
    }
    std::vector<QWidget*> order = strides_->buttons();
    order.push_back(note_);
    for (QPushButton* button : buttons()) order.push_back(button);
    order.push_back(strip_);
    leadThrough(order);
}

std::array<QPushButton*, 6> ReviewPage::buttons() const
{
    return { eyes_, hands_, learn_, playOn_, playDeal_, back_ };
}

/// They step wherever the focus is.
void ReviewPage::addKeys()
{
    const auto on = [this](int key, Stride stride, bool forward) {
        connect(new QShortcut(key, this), &QShortcut::activated, &match_,
            [this, stride, forward] { match_.step(stride, forward); });
    };
    on(Qt::Key_Left, Stride::Single, false);
    on(Qt::Key_Right, Stride::Single, true);
    on(Qt::Key_Up, Stride::Trick, false);
    on(Qt::Key_Down, Stride::Trick, true);
    on(Qt::Key_PageUp, Stride::Deal, false);
    on(Qt::Key_PageDown, Stride::Deal, true);
    on(Qt::Key_Home, Stride::Whole, false);
    on(Qt::Key_End, Stride::Whole, true);
    connect(
        new QShortcut(Qt::Key_N, this), &QShortcut::activated, this, [this] { goToMark(true); });
    connect(new QShortcut(Qt::SHIFT | Qt::Key_N, this), &QShortcut::activated, this,
        [this] { goToMark(false); });
    const auto onKey = [this](int key, QPushButton* button) {
        connect(
            new QShortcut(key, this), &QShortcut::activated, button, [button] { press(*button); });
    };
    onKey(Qt::Key_E, eyes_);
    onKey(Qt::Key_A, hands_);
    onKey(Qt::Key_P, playOn_);
    onKey(Qt::Key_R, playDeal_);
    onKey(Qt::Key_M, learn_);
    connect(new QShortcut(Qt::Key_C, this), &QShortcut::activated, this, &ReviewPage::writeNote);
}

/// To what was marked, has a note, or was left for another way.
void ReviewPage::goToMark(bool forward)
{
    std::vector<int> moments; // behind it
    for (const auto& [place, verdict] : judge_.verdicts())
        if (verdict.mark != review::Mark::None) moments.push_back(place + 1);
    for (const auto& [place, text] : notes_.all()) moments.push_back(place + 1);
    for (const Branch& branch : match_.branches()) moments.push_back(branch.left);
    match_.goAmong(moments, forward);
}

void ReviewPage::show(const Picture& picture)
{
    const bool isNext = match_.moment() == seen_ + 1;
    seen_ = match_.moment();
    if (!isNext) tableScene()->skip();
    write(picture.slate);
    tableScene()->setTells(TableScene::Tells::Nothing);
    tableScene()->show(picture);
    if (!isNext) tableScene()->skip(); // who leaps does not watch the way
    told_->show(picture);
    strip_->show(match_);
    strip_->setNotes(notes_.all());
    note_->show(place(), notes_.at(place()));
    retranslate();
    showVerdicts();
    showBranches();
    if (isVisible()) say(*this, told_->told());
}

void ReviewPage::showVerdicts()
{
    std::map<int, review::Mark> marks;
    for (const auto& [place, verdict] : judge_.verdicts())
        if (verdict.mark != review::Mark::None) marks.emplace(place, verdict.mark);
    strip_->setMarks(std::move(marks));
    told_->showVerdict();
    tellPuzzles();
    // What most would do now.
    const bool learns = learn_->isEnabled();
    makeFirst(*learn_, learns);
    makeFirst(*playOn_, !learns && playOn_->isEnabled());
    makeFirst(*back_, !learns && !playOn_->isEnabled());
}

/// Once all that this seat did is judged.
void ReviewPage::tellPuzzles()
{
    const auto worst = review::costliest(judge_.findings(), match_.eyes());
    const int puzzles = static_cast<int>(std::min(worst.size(), review::mostPuzzles));
    const bool isJudged = match_.isOpen() && judge_.hasJudged(match_.eyes());
    //: A button: one's worst mistakes in a match come as puzzles
    learn_->setText(tr("&Learn from it"));
    setUsable(*learn_,
        !isJudged          ? tr("All that was done is still being weighed.")
            : puzzles == 0 ? tr("Nothing was plainly wrong here: well played.")
                           : QString(),
        tr("The %n costliest mistake(s) as puzzles (M)", nullptr, puzzles));
}

int ReviewPage::place() const { return match_.moment() - 1; }

bool ReviewPage::keepNote(int place, const QString& text)
{
    const auto problem = notes_.write(place, text);
    if (problem) emit failed(*problem);
    strip_->setNotes(notes_.all());
    tellNote();
    return !problem;
}

void ReviewPage::tellNote()
{
    told_->showNote(notes_.at(place()), note_->isCut());
    note_->tell(notes_.canBeKept());
}

void ReviewPage::writeNote()
{
    if (!note_->isEnabled()) return say(*this, note_->toolTip());
    note_->setFocus(Qt::ShortcutFocusReason);
    note_->end(false);
}

void ReviewPage::showBranches()
{
    std::multimap<int, QString> branches;
    for (const Branch& branch : match_.branches())
        branches.emplace(branch.left, match_.told(branch));
    strip_->setBranches(branches);
}

/// Who has looked at a result goes on behind it.
void ReviewPage::goOn()
{
    const int before = match_.moment();
    match_.step(Stride::Single, true);
    if (match_.moment() == before) emit leave();
}

void ReviewPage::toggleHands()
{
    match_.setHands(match_.hands() == Hands::All ? Hands::Known : Hands::All);
}

void ReviewPage::escape()
{
    if (!tableScene()->closesWhatIsOpen()) emit leave();
}

void ReviewPage::leaveMatch() { note_->leaveMatch(); }

QString ReviewPage::topic() const { return tableScene()->topic(); }

void ReviewPage::setHighContrast(bool wanted)
{
    TaughtTable::setHighContrast(wanted);
    strip_->setHighContrast(wanted);
}

void ReviewPage::wheelEvent(QWheelEvent* event) { strip_->turn(*event); }

void ReviewPage::fit(const UiScale& scale)
{
    tableScene()->setLetters(lettersIn(*this));
    const bool isShort = height() < 560 * scale.letters;
    const bool isTight = height() < 300 * scale.letters; // all of the panel scrolls
    const int wanted = qRound(224 * lettersIn(*this));
    const int most = std::max(200, width() * (isTight ? 46 : 40) / 100);
    side()->setFixedWidth(wideBeside(std::min(wanted, most)));
    strip_->fit(scale.letters, !isShort);
    title_->setVisible(!isShort);
    const int edge = qRound((isShort ? 10 : 20) * scale.spaces);
    panel_->layout()->setContentsMargins(edge, edge * 3 / 4, edge, edge);
    rows_->setSpacing(isShort ? 3 : height() < 900 * scale.letters ? 6 : 10);
    told_->setMinimumHeight(isShort ? 0 : qRound(216 * scale.letters));
    told_->setWhole(isTight);
    whole_->setWhole(!isTight);
    const int high = isShort ? 26 : 34;
    const int bar = isTight ? style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this) : 0;
    const int across = side()->maximumWidth() - qRound(36 * scale.spaces) - 2 * edge - bar;
    strides_->fit(scale, height() < 900 * scale.letters, across, high); // the words need the room
    const int beside = qRound(5 * scale.letters);
    note_->setTextMargins(beside, 0, beside, 0);
    note_->setMinimumHeight(
        std::max(note_->sizeHint().height(), qRound((isShort ? 24 : 30) * scale.spaces)));
    tellNote();
    for (QPushButton* button : buttons()) makeRoomFor(*button, QSizeF(84, high) * scale.spaces);
    const int view = std::max(eyes_->minimumWidth(), hands_->minimumWidth());
    views_->setSpacing(rows_->spacing());
    views_->setDirection(
        2 * view + views_->spacing() <= across ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    slate()->setVisible(height() >= leastForSlate * std::max(1.0, scale.letters));
}

void ReviewPage::showEvent(QShowEvent* event)
{
    TaughtTable::showEvent(event);
    if (match_.isOpen())
        //: After where one is, for who hears it
        say(*this,
            title_->text() + ". " + told_->told() + ' '
                + tr("Left and Right: one move; Escape: back."));
}

void ReviewPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        match_.republish();
    }
    TaughtTable::changeEvent(event);
}

void ReviewPage::retranslate()
{
    title_->setText(tr("Looking back"));
    back_->setText(tr("&Back"));
    strip_->setAccessibleName(tr("The match"));
    if (!match_.isOpen()) return;
    tellViews();
    tellNote();
    tellTrials();
}

void ReviewPage::tellViews()
{
    //: A button: through whose eyes the table is seen; it leads to the next player
    eyes_->setText(tr("&View: %1").arg(match_.nameOfEyes()));
    setUsable(*eyes_, whyHidden(), tr("See the table as the next player saw it (E)"));
    const bool areAllSeen = match_.hands() == Hands::All;
    hands_->setText(tr("&All hands"));
    hands_->setChecked(areAllSeen);
    setUsable(*hands_, whyHidden(), tr("Show every hand, or only what was known (A)"));
}

QString ReviewPage::whyHidden() const
{
    if (match_.canShowAll()) return {};
    return tr("This deal is not over yet: its hands stay hidden, and nothing can be tried in it.");
}

/// Whether it can be tried how it goes on, and as whom.
void ReviewPage::tellTrials()
{
    const QString hidden = whyHidden();
    const QString name = match_.nameOf(match_.eyes());
    const QString ended = match_.canPlayOn() ? QString() : tr("The match ends here.");
    //: A button: to try how a match could have gone on from the moment that is looked at
    playOn_->setText(tr("&Play on from here"));
    setUsable(*playOn_, hidden.isEmpty() ? ended : hidden,
        //: %1 is a name
        tr("Try another way from here in %1’s seat; nothing counts (P)").arg(name));
    const Seat chair = match_.canPlayDeal() ? match_.nextChair() : match_.eyes();
    playDeal_->setText(chair != match_.eyes()
            //: A button: to try the same deal in the chair of another player, whose name %1 is
            ? tr("Same deal a&s %1").arg(match_.nameOf(chair))
            //: A button: to try the deal that is looked at from its first card
            : tr("Same deal a&gain"));
    setUsable(*playDeal_, hidden,
        tr("Try this deal from its beginning in %1’s seat; nothing counts (R)")
            .arg(match_.nameOf(chair)));
    told_->showWhyNot(playOn_->isEnabled() ? QString() : playOn_->toolTip());
}

}
