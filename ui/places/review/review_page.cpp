#include "ui/places/review/review_page.h"

#include "ui/model/review/judge.h"
#include "ui/model/review/look_back.h"
#include "ui/model/review/match_notes.h"
#include "ui/places/review/match_strip.h"
#include "ui/places/review/note_field.h"
#include "ui/places/widgets/heard.h"
#include "ui/places/widgets/panel.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/slate/slate_view.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/table_view.h"
#include "ui/words/reason_words.h"
#include "ui/words/words.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace weli {

namespace {

    using Stride = LookBack::Stride;
    using Hands = LookBack::Hands;

    constexpr int leastForSlate = 560; // pixels of height

    /// One head of an arrow for an act, two for a trick, with a bar for a deal.
    QIcon arrow(Stride stride, bool forward, const QColor& colour)
    {
        constexpr int size = 64;
        QPixmap image(size, size);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        if (!forward) {
            painter.translate(size, 0);
            painter.scale(-1, 1);
        }
        const int heads = stride == Stride::Single ? 1 : 2;
        const double wide = 22;
        double left = (size - heads * wide - (stride == Stride::Deal ? 8 : 0)) / 2;
        for (int head = 0; head < heads; ++head, left += wide)
            painter.drawPolygon(
                QPolygonF({ { left, 12.0 }, { left + wide, size / 2.0 }, { left, size - 12.0 } }));
        if (stride == Stride::Deal) painter.drawRect(QRectF(left + 2, 12, 6, size - 24));
        return image;
    }

}

ReviewPage::ReviewPage(LookBack& match, Judge& judge, MatchNotes& notes, QWidget* parent)
    : TaughtTable(parent)
    , match_(match)
    , judge_(judge)
    , notes_(notes)
    , panel_(new Panel(side()))
    , title_(headingOn(panel_))
    , where_(new QLabel(panel_))
    , what_(new QLabel(panel_))
    , verdict_(new QLabel(panel_))
    , wholeNote_(new QLabel(panel_))
    , tried_(new QLabel(panel_))
    , progress_(new QLabel(panel_))
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
    for (const Stride stride : { Stride::Single, Stride::Trick, Stride::Deal })
        for (const bool forward : { false, true })
            striders_.push_back(
                strider(forward ? "onward" : "backward", static_cast<int>(stride), forward));
    layPanel();
    layBeside(panel_, 5, 5);
    layBelow(strip_);
    tableScene()->setPassesTab(true); // nothing on it can be pressed
    slate()->setShimmering(false); // what is still to come was never wiped away
    addKeys();
    connect(&match_, &LookBack::changed, this, &ReviewPage::show);
    connect(&judge_, &Judge::judged, this, &ReviewPage::showVerdicts);
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
    retranslate();
}

QPushButton* ReviewPage::strider(const char* name, int stride, bool forward)
{
    auto* const button = new QPushButton(panel_);
    button->setObjectName(QString("%1%2").arg(name).arg(stride));
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the table
    button->setAutoRepeat(true);
    connect(button, &QPushButton::clicked, &match_,
        [this, stride, forward] { match_.step(static_cast<Stride>(stride), forward); });
    return button;
}

void ReviewPage::layPanel()
{
    verdict_->setObjectName("verdict");
    wholeNote_->setObjectName("wholeNote");
    tried_->setObjectName("tried");
    progress_->setObjectName("account");
    eyes_->setObjectName("eyes");
    hands_->setObjectName("hands");
    playOn_->setObjectName("playOn");
    playDeal_->setObjectName("playDeal");
    learn_->setObjectName("learnFromIt");
    back_->setObjectName("back");
    hands_->setCheckable(true);
    for (QPushButton* button : buttons()) button->setFocusPolicy(Qt::TabFocus);
    for (QLabel* label : { where_, what_, verdict_, wholeNote_, tried_, progress_ }) {
        label->setTextFormat(Qt::PlainText); // names come from files
        label->setWordWrap(true);
    }
    enlarge(what_, 1.15);
    verdict_->setAlignment(Qt::AlignTop);
    what_->setAlignment(Qt::AlignTop);
    for (QLabel*& stride : strides_) {
        stride = new QLabel(panel_);
        stride->setAlignment(Qt::AlignCenter);
    }
    auto* const told = new QWidget;
    auto* const words = new QVBoxLayout(told);
    words->setContentsMargins(0, 0, 0, 0);
    words->addWidget(where_);
    words->addWidget(what_);
    words->addWidget(wholeNote_);
    words->addWidget(tried_);
    words->addWidget(verdict_, 1);
    words->addWidget(progress_);
    told_ = new Scroller(told, panel_); // they may need more than there is
    for (QWidget* clear : { told_->viewport(), told }) clear->setAutoFillBackground(false);
    auto* const rows = rowsOn(panel_);
    rows->addWidget(title_);
    rows->addWidget(told_, 1);
    rows->addWidget(note_);
    strideRows_ = new QGridLayout;
    rows->addLayout(strideRows_);
    for (QPushButton* button : buttons()) rows->addWidget(button);
    std::vector<QWidget*> order(striders_.begin(), striders_.end());
    order.push_back(note_);
    for (QPushButton* button : buttons()) order.push_back(button);
    order.push_back(strip_);
    leadThrough(order);
}

/// A row each, with its name; or all six in one where there is little room.
void ReviewPage::layStrides(bool inOneRow)
{
    strideRows_->setHorizontalSpacing(inOneRow ? 2 : 8);
    for (std::size_t i = 0; i < strides_.size(); ++i) {
        const int place = static_cast<int>(i);
        strides_[i]->setVisible(!inOneRow);
        strideRows_->addWidget(striders_[2 * i], inOneRow ? 0 : place, inOneRow ? 2 - place : 0);
        if (!inOneRow) strideRows_->addWidget(strides_[i], place, 1);
        strideRows_->addWidget(
            striders_[2 * i + 1], inOneRow ? 0 : place, inOneRow ? 3 + place : 2);
    }
}

std::array<QPushButton*, 6> ReviewPage::buttons() const
{
    return { eyes_, hands_, playOn_, playDeal_, learn_, back_ };
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
    const auto toMark = [this](bool forward) {
        std::vector<int> moments; // behind what was marked, or has a note
        for (const auto& [place, verdict] : judge_.verdicts())
            if (verdict.mark != review::Mark::None) moments.push_back(place + 1);
        for (const auto& [place, text] : notes_.all()) moments.push_back(place + 1);
        for (const Branch& branch : match_.branches()) moments.push_back(branch.left);
        match_.goAmong(moments, forward);
    };
    connect(
        new QShortcut(Qt::Key_N, this), &QShortcut::activated, this, [toMark] { toMark(true); });
    connect(new QShortcut(Qt::SHIFT | Qt::Key_N, this), &QShortcut::activated, this,
        [toMark] { toMark(false); });
    const auto press = [this](int key, QPushButton* button) {
        connect(new QShortcut(key, this), &QShortcut::activated, button, [this, button] {
            if (!button->isEnabled()) say(*this, button->toolTip()); // why not
            button->click();
        });
    };
    press(Qt::Key_E, eyes_);
    press(Qt::Key_A, hands_);
    press(Qt::Key_P, playOn_);
    press(Qt::Key_R, playDeal_);
    press(Qt::Key_M, learn_);
    connect(new QShortcut(Qt::Key_C, this), &QShortcut::activated, this, &ReviewPage::writeNote);
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
    what_->setText(picture.news);
    retranslate();
    strip_->show(match_);
    showVerdicts();
    showNotes();
    showTried();
    if (isVisible()) say(*this, toldNow());
}

/// What has happened, and where in the match that is.
QString ReviewPage::toldNow() const
{
    const bool isOver = match_.moment() == static_cast<int>(match_.steps().size());
    QStringList all { what_->text(), verdict_->text() };
    const QString note = notes_.at(place());
    //: What the person has written at a moment of a match, for who hears it
    if (!note.isEmpty()) all << tr("Your note: %1.").arg(note);
    all << tried_->text() << where_->text() + '.';
    if (isOver) all << tr("That is all there was.");
    all.removeAll(QString());
    return all.join(' ');
}

void ReviewPage::showVerdicts()
{
    std::map<int, review::Mark> marks;
    for (const auto& [place, verdict] : judge_.verdicts())
        if (verdict.mark != review::Mark::None) marks.emplace(place, verdict.mark);
    strip_->setMarks(std::move(marks));
    verdict_->setText(verdict());
    const bool isDone = judge_.done() == judge_.wanted();
    //: %1 of %2 acts have been looked at
    progress_->setText(isDone
            ? account()
            : tr("Weighing moves: %1 of %2").arg(judge_.done()).arg(judge_.wanted()));
    progress_->setVisible(!progress_->text().isEmpty());
    tellPuzzles();
}

/// Once all that this seat did is judged.
void ReviewPage::tellPuzzles()
{
    const auto worst = review::costliest(judge_.findings(), match_.eyes());
    const int puzzles = static_cast<int>(std::min(worst.size(), review::mostPuzzles));
    const bool isJudged = match_.isOpen() && judge_.hasJudged(match_.eyes());
    //: A button: one's worst mistakes in a match come as puzzles
    learn_->setText(tr("&Learn from it"));
    learn_->setEnabled(isJudged && puzzles > 0);
    learn_->setToolTip(!isJudged ? tr("All that was done is still being weighed.")
            : puzzles == 0       ? tr("Nothing was plainly wrong here: well played.")
                           : tr("The %n costliest mistake(s) as puzzles (M)", nullptr, puzzles));
    learn_->setAccessibleDescription(learn_->toolTip());
}

/// Of whoever's eyes one looks through.
QString ReviewPage::account() const
{
    const auto& accounts = judge_.accounts();
    return accounts ? match_.account((*accounts)[match_.eyes()]) : QString();
}

/// On the act that has just been seen; what would have come of it with the cards as they lay is
/// told where they lie open.
QString ReviewPage::verdict() const
{
    const auto found = judge_.verdicts().find(match_.moment() - 1);
    if (found == judge_.verdicts().end()) return {};
    const Verdict& verdict = found->second;
    const bool isOpen = match_.canShowAll() && match_.hands() == LookBack::Hands::All;
    const bool isTold = isOpen && verdict.rival && verdict.luck != review::Luck::None;
    const QString luck = isTold ? words::hindsight(verdict.mark == review::Mark::None,
                             review::isLucky(verdict.luck), match_.nameOf(*verdict.rival))
                                : QString();
    return (fairly(verdict) + ' ' + luck).trimmed();
}

QString ReviewPage::fairly(const Verdict& verdict) const
{
    const QStringList marks { QString(), tr("?! Inaccurate."), tr("? A mistake."),
        tr("?? A blunder.") };
    const auto mark = static_cast<qsizetype>(verdict.mark);
    if (mark == 0) return tr("Nothing was plainly better.");
    //: After a mark as in chess: %1 what would have been better, %2 "0.4 points"
    return marks[mark] + ' '
        + tr("Better: %1. That is worth about %2 more.")
              .arg(match_.nameOf(verdict.best), match_.amount(verdict.regret.value));
}

int ReviewPage::place() const { return match_.moment() - 1; }

// What the person has written.

void ReviewPage::showNotes()
{
    strip_->setNotes(notes_.all());
    note_->show(place(), notes_.at(place()));
    tellNote();
}

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
    const QString text = notes_.at(place());
    wholeNote_->setText(QString::fromUtf8("✎ ") + text);
    wholeNote_->setVisible(note_->isCut());
    note_->setEnabled(notes_.canBeKept() && place() >= 0);
    //: In an empty field for a line of one's own; the letter is its key
    note_->setPlaceholderText(tr("Your note (C)"));
    note_->setAccessibleName(tr("Your note"));
    note_->setToolTip(!notes_.canBeKept()
            ? tr("This match is not among the saved ones: no note can be kept with it.")
            : place() < 0 ? tr("Nothing has happened yet.")
                          : tr("A line of your own at this moment; it is kept with the match (C)"));
    note_->setAccessibleDescription(note_->toolTip());
}

void ReviewPage::writeNote()
{
    if (!note_->isEnabled()) return say(*this, note_->toolTip());
    note_->setFocus(Qt::ShortcutFocusReason);
    note_->end(false);
}

/// It is told where it began, and where it left the match.
void ReviewPage::showTried()
{
    std::multimap<int, QString> branches;
    for (const Branch& branch : match_.branches())
        branches.emplace(branch.left, match_.told(branch));
    strip_->setBranches(branches);
    tried_->setText(match_.triedHere());
    tried_->setVisible(!tried_->text().isEmpty());
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
    const int wanted = qRound(224 * lettersIn(*this));
    side()->setFixedWidth(wideBeside(std::min(wanted, std::max(200, width() * 4 / 10))));
    strip_->fit(scale.letters);
    drawArrows();
    const bool isShort = height() < 560 * scale.letters;
    title_->setVisible(!isShort);
    panel_->layout()->setSpacing(isShort ? 3 : 10);
    told_->setMinimumHeight(isShort ? 0 : qRound(160 * scale.letters));
    const bool inOneRow = height() < 900 * scale.letters; // the words need the room
    layStrides(inOneRow);
    for (QPushButton* strider : striders_) {
        strider->setIconSize(QSize(1, 1) * qRound((inOneRow ? 11 : 16) * scale.letters));
        makeRoomFor(*strider, QSizeF(inOneRow ? 18 : 56, isShort ? 26 : 34) * scale.spaces);
    }
    const int beside = qRound(5 * scale.letters);
    note_->setTextMargins(beside, 0, beside, 0);
    note_->setMinimumHeight(qRound((isShort ? 24 : 30) * scale.spaces));
    tellNote();
    for (QPushButton* button : buttons())
        makeRoomFor(*button, QSizeF(84, isShort ? 26 : 34) * scale.spaces);
    slate()->setVisible(height() >= leastForSlate * std::max(1.0, scale.letters));
}

void ReviewPage::showEvent(QShowEvent* event)
{
    TaughtTable::showEvent(event);
    drawArrows(); // its palette is settled now
    if (match_.isOpen())
        //: After where one is, for who hears it
        say(*this,
            title_->text() + ". " + toldNow() + ' '
                + tr("Left and Right: one move; Escape: back."));
}

/// In the colour of what is written on buttons.
void ReviewPage::drawArrows()
{
    for (std::size_t i = 0; i < striders_.size(); ++i)
        striders_[i]->setIcon(
            arrow(static_cast<Stride>(i / 2), i % 2 == 1, palette().color(QPalette::WindowText)));
}

void ReviewPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) drawArrows();
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
    const QStringList strides { tr("Move"), tr("Trick"), tr("Deal") };
    for (std::size_t i = 0; i < strides_.size(); ++i)
        strides_[i]->setText(strides[static_cast<qsizetype>(i)]);
    const QStringList names { tr("One move back (Left)"), tr("One move on (Right)"),
        tr("One trick back (Up)"), tr("One trick on (Down)"), tr("One deal back (Page Up)"),
        tr("One deal on (Page Down)") };
    for (std::size_t i = 0; i < striders_.size(); ++i) {
        const QString& name = names[static_cast<qsizetype>(i)];
        striders_[i]->setToolTip(name);
        striders_[i]->setAccessibleName(name);
    }
    if (!match_.isOpen()) return;
    const auto all = std::count_if(match_.steps().begin(), match_.steps().end(),
        [](const LookBack::Step& step) { return step.seat.has_value(); });
    //: Where one is in a match that is looked back at: %1 the deal, %2 an act, %3 how many there
    //: are
    where_->setText(tr("Deal %1, move %2 of %3").arg(match_.deal()).arg(match_.acts()).arg(all));
    //: A button: through whose eyes the table is seen; it leads to the next player
    eyes_->setText(tr("&View: %1").arg(match_.nameOf(match_.eyes())));
    eyes_->setEnabled(match_.canShowAll());
    const QString hidden = tr("This deal is not over yet: its hands stay hidden.");
    eyes_->setToolTip(
        match_.canShowAll() ? tr("See the table as the next player saw it (E)") : hidden);
    const bool areAllSeen = match_.hands() == Hands::All;
    hands_->setText(tr("&All hands"));
    hands_->setChecked(areAllSeen);
    hands_->setEnabled(match_.canShowAll());
    hands_->setToolTip(
        match_.canShowAll() ? tr("Show every hand, or only what was known (A)") : hidden);
    tellNote();
    tellTrials();
}

/// Whether it can be tried how it goes on, and as whom.
void ReviewPage::tellTrials()
{
    const QString hidden = tr("This deal is not over yet: nothing can be tried in it.");
    const QString name = match_.nameOf(match_.eyes());
    //: A button: to try how a match could have gone on from the moment that is looked at
    playOn_->setText(tr("&Play on from here"));
    playOn_->setEnabled(match_.canPlayOn());
    playOn_->setToolTip(!match_.canShowAll() ? hidden
            //: %1 is a name
            : match_.canPlayOn()
            ? tr("Try another way from here in %1’s seat; nothing counts (P)").arg(name)
            : tr("The match ends here."));
    const Seat chair = match_.canPlayDeal() ? match_.nextChair() : match_.eyes();
    playDeal_->setText(chair != match_.eyes()
            //: A button: to try the same deal in the chair of another player, whose name %1 is
            ? tr("Same deal a&s %1").arg(match_.nameOf(chair))
            //: A button: to try the deal that is looked at from its first card
            : tr("Same deal a&gain"));
    playDeal_->setEnabled(match_.canPlayDeal());
    playDeal_->setToolTip(match_.canPlayDeal()
            ? tr("Try this deal from its beginning in %1’s seat; nothing counts (R)")
                  .arg(match_.nameOf(chair))
            : hidden);
    for (QPushButton* button : { playOn_, playDeal_ })
        button->setAccessibleDescription(button->toolTip());
}

}
