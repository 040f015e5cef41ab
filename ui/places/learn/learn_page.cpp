#include "ui/places/learn/learn_page.h"

#include "ui/model/any_rules.h"
#include "ui/model/lessons/lesson_library.h"
#include "ui/model/lessons/lesson_text.h"
#include "ui/places/learn/chalk_tab.h"
#include "ui/places/learn/drill_rows.h"
#include "ui/places/widgets/heard.h"
#include "ui/places/widgets/house_style.h"
#include "ui/places/widgets/panel.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/places/widgets/wall_button.h"
#include "ui/words/rule_words.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace weli {

namespace {

    QPushButton* button(QWidget* parent, const char* name)
    {
        auto* const made = new QPushButton(parent);
        made->setObjectName(name);
        return made;
    }

}

LearnPage::LearnPage(const LessonProgress& progress, QWidget* parent)
    : Page(parent)
    , progress_(progress)
    , renderQueue_(this)
    , wood_(new Wood(this))
    , tabs_(new QButtonGroup(this))
    , tabRow_(new QHBoxLayout)
    , free_(new QLabel(wood_))
    , middle_(new QWidget)
    , parts_(new QHBoxLayout(middle_))
{
    setObjectName("learnPage");
    addTabs();
    path_ = new LessonPath(middle_);
    auto* const leaf = new Panel(middle_);
    title_ = headingOn(leaf);
    about_ = new QLabel(leaf);
    state_ = new QLabel(leaf);
    open_ = button(leaf, "openLesson");
    practice_ = headingOn(leaf);
    drills_ = new QTreeWidget(leaf);
    drill_ = button(leaf, "beginDrill");
    book_ = button(leaf, "learnBook");
    back_ = button(leaf, "back");
    layLeaf(leaf);
    parts_->addWidget(leaf);
    layOut();
    retranslate();
    connect(path_, &LessonPath::turnedTo, this, &LearnPage::showChosen);
    connect(path_, &LessonPath::entered, this, &LearnPage::openChosen);
    connect(drills_, &QTreeWidget::itemActivated, this, &LearnPage::beginDrill);
    connect(drills_, &QTreeWidget::currentItemChanged, this, &LearnPage::nameDrill);
    connect(drills_->header(), &QHeaderView::sectionResized, this, &LearnPage::fitRows);
    connect(drill_, &QPushButton::clicked, this, &LearnPage::beginDrill);
    connect(open_, &QPushButton::clicked, this, &LearnPage::openChosen);
    connect(book_, &QPushButton::clicked, this, [this] { emit book(game_); });
    connect(back_, &QPushButton::clicked, this, &LearnPage::back);
}

void LearnPage::addTabs()
{
    for (const AnyGame& game : games) {
        auto* const tab = new ChalkTab(&renderQueue_, wood_);
        tab->setObjectName("learn-" + codeOf(game));
        tab->setInRow();
        tabs_->addButton(tab, static_cast<int>(game.index()));
        tabRow_->addWidget(tab);
        connect(tab, &LaidButton::entered, this, [this] { path_->focusChosen(); });
    }
    tabRow_->addStretch(1);
    QPalette light = free_->palette();
    light.setColor(QPalette::WindowText, WallButton::writing());
    free_->setPalette(light);
    tabRow_->addWidget(free_);
    tabRow_->setContentsMargins(0, 0, 10, 0); // as far as the leaf below it reaches
    connect(tabs_, &QButtonGroup::idClicked, this, [this](int game) {
        isDrilled_ = false;
        emit turned(games[static_cast<std::size_t>(game)]);
    });
}

void LearnPage::layOut()
{
    parts_->insertWidget(0, path_, 1);
    parts_->setContentsMargins(0, 0, 0, 0);
    parts_->setSpacing(6);
    auto* const scroller = new Scroller(middle_, wood_);
    for (QWidget* clear : { scroller->viewport(), middle_ }) clear->setAutoFillBackground(false);
    auto* const rows = new QVBoxLayout(wood_);
    rows->setContentsMargins(16, 10, 16, 12);
    rows->setSpacing(4);
    rows->addLayout(tabRow_);
    rows->addWidget(scroller, 1);
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(wood_);
}

void LearnPage::layLeaf(Panel* leaf)
{
    for (QLabel* label : { title_, about_ }) label->setWordWrap(true);
    for (QLabel* label : { about_, state_ }) label->setTextFormat(Qt::PlainText);
    enlarge(about_, 1.1);
    drills_->setObjectName("drills");
    tellRow(*drills_);
    drills_->setHeaderHidden(true);
    drills_->setRootIsDecorated(false);
    drills_->setAllColumnsShowFocus(true);
    drills_->setColumnCount(2);
    drills_->header()->setStretchLastSection(false);
    drills_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    drills_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    drills_->setWordWrap(true);
    drills_->setMinimumHeight(60);
    open_->setDefault(true);
    makeFirst(*open_);
    QVBoxLayout* const rows = rowsOn(leaf);
    rows->setSpacing(8);
    for (QWidget* each :
        std::initializer_list<QWidget*> { title_, about_, state_, open_, practice_ })
        rows->addWidget(each);
    rows->insertSpacing(4, 10); // away from what belongs to the lesson
    rows->addWidget(drills_, 1);
    rows->addWidget(drill_);
    last_ = new QHBoxLayout;
    last_->setSpacing(8);
    last_->addWidget(book_, 1);
    last_->addWidget(back_, 1);
    rows->addLayout(last_);
}

void LearnPage::refresh(const QString& language, const AnyGame& game)
{
    const int row = chosenRow(*drills_);
    const bool isSame = game == game_;
    const bool stays = isDrilled_ && isSame;
    game_ = game;
    tabs_->button(static_cast<int>(game.index()))->setChecked(true);
    layPath(language);
    fillWithDrills(*drills_, game, boxes_, puzzles_, today_);
    if (stays) chooseRow(*drills_, row);
    fitRows();
    path_->choose(isSame && isUnderWay(path_->chosen()) ? path_->chosen() : next());
    showChosen();
}

void LearnPage::layPath(const QString& language)
{
    lessons_.clear();
    std::vector<LessonPath::Stop> stops;
    for (const QString& name : lessonsOf(game_)) {
        const auto book = lessonFrom(game_, name, language);
        if (!book) continue;
        const lesson::Lesson& lesson = book->lesson;
        Lesson row { name, QString::fromStdString(book->words.title),
            plainText(book->words.about, {}),
            //: How long a lesson takes
            tr("%n minute(s)", nullptr, lesson.minutes),
            stateOf(name, static_cast<int>(lesson.steps.size())) };
        const auto state = progress_.isDone(game_, name) ? LessonCard::State::Done
            : progress_.stepOf(game_, name)              ? LessonCard::State::Begun
                                                         : LessonCard::State::ToCome;
        stops.push_back({ row.title, lesson.card, state, row.about + ' ' + lengthAndState(row) });
        lessons_.push_back(std::move(row));
    }
    if (!stops.empty() && stops[next()].state == LessonCard::State::ToCome)
        stops[next()].state = LessonCard::State::Next;
    for (std::size_t i = 0; i < stops.size(); ++i)
        //: Where a lesson stands among those of its game
        stops[i].heard += ". " + tr("Lesson %1 of %2.").arg(i + 1).arg(stops.size());
    path_->setStops(stops);
    orderTabs();
}

/// Cards may have come after all else.
void LearnPage::orderTabs()
{
    std::vector<QWidget*> all;
    for (QAbstractButton* tab : tabs_->buttons()) all.push_back(tab);
    const std::vector<QWidget*> cards = path_->fields();
    all.insert(all.end(), cards.begin(), cards.end());
    all.insert(all.end(), { open_, drills_, drill_, book_, back_ });
    leadThrough(all);
}

void LearnPage::setBoxes(const DrillBoxes& boxes, QDate today)
{
    boxes_ = boxes;
    today_ = today;
}

void LearnPage::setMoves(bool moves)
{
    path_->setMoves(moves);
    for (QAbstractButton* tab : tabs_->buttons()) static_cast<ChalkTab*>(tab)->setMoves(moves);
}

QString LearnPage::stateOf(const QString& lesson, int steps) const
{
    //: A lesson that was gone through to its end
    if (progress_.isDone(game_, lesson)) return tr("done");
    const auto step = progress_.stepOf(game_, lesson);
    //: %1 is the step of a lesson where one stopped, %2 how many it has
    return step ? tr("at step %1 of %2").arg(*step + 1).arg(steps) : QString();
}

QString LearnPage::lengthAndState(const Lesson& lesson)
{
    return lesson.state.isEmpty() ? lesson.length : lesson.length + ", " + lesson.state;
}

/// The first one that is not done, or else the first.
std::size_t LearnPage::next() const
{
    const auto found = std::find_if(lessons_.begin(), lessons_.end(),
        [this](const Lesson& lesson) { return !progress_.isDone(game_, lesson.name); });
    return found == lessons_.end() ? 0 : static_cast<std::size_t>(found - lessons_.begin());
}

/// Whoever comes back from there stands there again.
bool LearnPage::isUnderWay(std::size_t lesson) const
{
    return lesson < lessons_.size() && !progress_.isDone(game_, lessons_[lesson].name)
        && progress_.stepOf(game_, lessons_[lesson].name);
}

void LearnPage::openChosen()
{
    if (lessons_.empty()) return;
    isDrilled_ = false;
    emit open(game_, lessons_[path_->chosen()].name);
}

/// When one comes back, it is to where one was.
void LearnPage::beginDrill()
{
    isDrilled_ = true;
    if (areChosenPuzzles(*drills_))
        emit puzzles(game_);
    else if (areChosenOwn(*drills_))
        emit ownPuzzles(game_);
    else
        emit drill(game_, chosenDrill(*drills_));
}

void LearnPage::nameDrill()
{
    //: A button that begins a round of drills
    drill_->setText(
        areChosenPuzzles(*drills_) ? tr("Solve &puzzles") : tr("Ten &questions to practise"));
}

void LearnPage::showChosen()
{
    if (lessons_.empty()) return;
    const std::size_t chosen = path_->chosen();
    const Lesson& lesson = lessons_[chosen];
    title_->setText(QString("%1  %2").arg(chosen + 1).arg(lesson.title));
    about_->setText(lesson.about);
    state_->setText(
        lesson.state.isEmpty() ? lesson.length : lesson.length + " \u00b7 " + lesson.state);
    const bool isDone = progress_.isDone(game_, lesson.name);
    //: A lesson that is done: once more
    open_->setText(isDone            ? tr("&Once more")
            : lesson.state.isEmpty() ? tr("&Begin")
                                     : tr("&Go on"));
    open_->setAccessibleDescription(title_->text());
}

void LearnPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    if (isDrilled_)
        drills_->setFocus();
    else if (!lessons_.empty())
        path_->focusChosen();
}

void LearnPage::fit(const UiScale& scale)
{
    const bool above = isNarrow(*this, 700);
    free_->setVisible(!isNarrow(*this, 900));
    parts_->setDirection(above ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    QWidget* const leaf = title_->parentWidget();
    const double share = 0.29;
    leaf->setFixedWidth(above ? QWIDGETSIZE_MAX
                              : std::max(qRound(width() * share), leaf->minimumSizeHint().width()));
    if (above) leaf->setMinimumWidth(0);
    // The way back is in sight, wherever one has scrolled to.
    QBoxLayout* const backRow = above ? tabRow_ : last_;
    if (backRow->indexOf(back_) < 0) backRow->addWidget(back_, above ? 0 : 1);
    for (QPushButton* each : { open_, drill_, book_, back_ })
        makeRoomFor(*each, QSizeF(80, 36) * scale.spaces);
    fitRows();
}

/// As high as their words need.
void LearnPage::fitRows()
{
    const QFontMetrics letters = drills_->fontMetrics();
    const int spare = letters.height();
    // As if the scroll bar stood: were they higher with it than without, it would come and go
    // forever.
    const int taken = drills_->columnWidth(1) + drills_->verticalScrollBar()->sizeHint().width();
    const int wide = drills_->width() - 2 * drills_->frameWidth() - taken - spare;
    for (int i = 0; i < drills_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* const row = drills_->topLevelItem(i);
        const QRect words = letters.boundingRect(0, 0, wide, 10000, Qt::TextWordWrap, row->text(0));
        row->setSizeHint(0, { 0, words.height() + spare / 2 });
    }
}

void LearnPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    Page::changeEvent(event);
}

void LearnPage::retranslate()
{
    setWindowTitle(tr("Lessons"));
    for (const AnyGame& game : games) {
        QAbstractButton* const tab = tabs_->button(static_cast<int>(game.index()));
        tab->setText(words::nameOf(game));
    }
    free_->setText(tr("You may open any lesson."));
    //: Heading above the drills
    practice_->setText(tr("Practise"));
    //: The name of a list, for who hears it
    drills_->setAccessibleName(tr("Practise: Up and Down choose what"));
    nameDrill();
    book_->setText(tr("&Rule book"));
    back_->setText(tr("B&ack"));
}

}
