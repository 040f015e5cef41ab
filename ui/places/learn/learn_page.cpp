#include "ui/places/learn/learn_page.h"

#include "ui/model/lessons/lesson_library.h"
#include "ui/model/lessons/lesson_text.h"
#include "ui/places/learn/drill_rows.h"
#include "ui/places/widgets/panel.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/words/rule_words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace weli {

namespace {

    enum Column { Title, About, Minutes, State };
    constexpr int nameRole = Qt::UserRole;
    constexpr int gameRole = Qt::UserRole + 1;

}

LearnPage::LearnPage(const LessonProgress& progress, QWidget* parent)
    : Page(parent)
    , progress_(progress)
    , title_(headingOn(this))
    , list_(new QTreeWidget(this))
    , open_(new QPushButton(this))
    , drill_(new QPushButton(this))
    , book_(new QPushButton(this))
    , back_(new QPushButton(this))
{
    setObjectName("learnPage");
    list_->setObjectName("lessons");
    open_->setObjectName("openLesson");
    drill_->setObjectName("beginDrill");
    book_->setObjectName("learnBook");
    back_->setObjectName("back");
    list_->setColumnCount(4);
    list_->setAllColumnsShowFocus(true);
    list_->setWordWrap(true);
    enlarge(list_, 1.1);
    list_->header()->setSectionsMovable(false);
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(QHeaderView::Fixed);
    list_->header()->setSectionResizeMode(About, QHeaderView::Stretch);
    connect(list_->header(), &QHeaderView::sectionResized, this, &LearnPage::fitRows);
    layOut();
    retranslate();
    connect(list_, &QTreeWidget::itemActivated, this, &LearnPage::openChosen);
    connect(list_, &QTreeWidget::itemSelectionChanged, this, &LearnPage::followChoice);
    connect(drill_, &QPushButton::clicked, this, [this] { beginDrill({}); });
    connect(open_, &QPushButton::clicked, this, &LearnPage::openChosen);
    connect(book_, &QPushButton::clicked, this, [this] { emit book(gameHere()); });
    connect(back_, &QPushButton::clicked, this, &LearnPage::back);
}

void LearnPage::layOut()
{
    open_->setDefault(true);
    auto* const buttons = new QHBoxLayout;
    buttons->setSpacing(12);
    buttons->addWidget(open_);
    buttons->addWidget(drill_);
    buttons->addWidget(book_);
    buttons->addStretch(1);
    buttons->addWidget(back_);
    auto* const panel = new Panel(this);
    QVBoxLayout* const rows = rowsOn(panel);
    rows->addWidget(title_);
    rows->addWidget(list_, 1);
    rows->addLayout(buttons);
    auto* const wood = new Wood(this);
    auto* const middle = new QHBoxLayout(wood);
    middle->setContentsMargins(10, 10, 10, 10);
    middle->addWidget(panel);
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(wood);
}

void LearnPage::refresh(const QString& language, const AnyGame& game)
{
    list_->clear();
    for (const AnyGame& each : games) addGame(each, language);
    // Of the drills the kinds are seen by who wants to.
    for (int i = 0; i < list_->topLevelItemCount(); ++i) list_->topLevelItem(i)->setExpanded(true);
    fitRows();
    QTreeWidgetItem* const drilled = lastDrillIn(game);
    if (drilled != nullptr) {
        list_->setCurrentItem(drilled);
        list_->scrollToItem(drilled);
    } else if (QTreeWidgetItem* const next = nextIn(game)) {
        list_->setCurrentItem(next);
        list_->scrollToItem(next->parent(), QAbstractItemView::PositionAtTop);
    }
}

void LearnPage::addGame(const AnyGame& game, const QString& language)
{
    auto* const heading = new QTreeWidgetItem(list_, { words::nameOf(game) });
    heading->setData(Title, gameRole, static_cast<int>(game.index()));
    QFont bold = list_->font();
    bold.setBold(true);
    heading->setFont(Title, bold);
    int number = 0;
    for (const QString& name : lessonsOf(game)) {
        const auto book = lessonFrom(game, name, language);
        if (!book) continue;
        auto* const row = new QTreeWidgetItem(heading);
        row->setText(
            Title, QString("%1  %2").arg(++number).arg(QString::fromStdString(book->words.title)));
        row->setText(About, plainText(book->words.about, {}));
        row->setToolTip(About, row->text(About));
        //: How long a lesson takes
        row->setText(Minutes, tr("%n minute(s)", nullptr, book->lesson.minutes));
        row->setText(State, stateOf(game, name, static_cast<int>(book->lesson.steps.size())));
        row->setData(Title, nameRole, name);
        row->setData(Title, gameRole, static_cast<int>(game.index()));
    }
    QTreeWidgetItem* const drills = addDrills(heading, game, boxes_, today_);
    drills->setData(Title, gameRole, static_cast<int>(game.index()));
    for (int i = 0; i < drills->childCount(); ++i)
        drills->child(i)->setData(Title, gameRole, static_cast<int>(game.index()));
}

void LearnPage::setBoxes(const DrillBoxes& boxes, QDate today)
{
    boxes_ = boxes;
    today_ = today;
}

QString LearnPage::stateOf(const AnyGame& game, const QString& lesson, int steps) const
{
    //: A lesson that was gone through to its end
    if (progress_.isDone(game, lesson)) return tr("✓ done");
    const auto step = progress_.stepOf(game, lesson);
    //: %1 is the step of a lesson where one stopped, %2 how many it has
    return step ? tr("at step %1 of %2").arg(*step + 1).arg(steps) : QString();
}

/// The first one that is not done, or else the first.
QTreeWidgetItem* LearnPage::nextIn(const AnyGame& game) const
{
    const QTreeWidgetItem* const heading = list_->topLevelItem(static_cast<int>(game.index()));
    for (int i = 0; i < heading->childCount(); ++i) {
        const QString name = heading->child(i)->data(Title, nameRole).toString();
        if (!name.isEmpty() && !progress_.isDone(game, name)) return heading->child(i);
    }
    return heading->childCount() > 0 ? heading->child(0) : nullptr;
}

/// The row from which drills of this game were opened last, and nothing else since.
QTreeWidgetItem* LearnPage::lastDrillIn(const AnyGame& game) const
{
    if (drilled_ != game) return nullptr;
    const QTreeWidgetItem* const heading = list_->topLevelItem(static_cast<int>(game.index()));
    QTreeWidgetItem* const drills = heading->child(heading->childCount() - 1);
    for (int i = 0; i < drills->childCount(); ++i)
        if (kind_ && kindOf(*drills->child(i)) == kind_) return drills->child(i);
    return drills;
}

AnyGame LearnPage::gameHere() const
{
    const QTreeWidgetItem* const item = list_->currentItem();
    const int game = item == nullptr ? 0 : item->data(Title, gameRole).toInt();
    return games[static_cast<std::size_t>(game)];
}

void LearnPage::openChosen()
{
    const QTreeWidgetItem* const item = list_->currentItem();
    if (item == nullptr) return;
    if (isDrill(*item)) return beginDrill(kindOf(*item));
    const QString name = item->data(Title, nameRole).toString();
    if (name.isEmpty()) return;
    drilled_.reset();
    emit open(gameHere(), name);
}

/// When one comes back, it is to where one was.
void LearnPage::beginDrill(std::optional<drill::Kind> kind)
{
    drilled_ = gameHere();
    kind_ = kind;
    emit drill(gameHere(), kind);
}

void LearnPage::followChoice()
{
    const QTreeWidgetItem* const item = list_->currentItem();
    open_->setEnabled(item != nullptr && item->parent() != nullptr);
}

void LearnPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    list_->setFocus();
}

void LearnPage::fit(const UiScale& scale)
{
    for (QPushButton* button : { open_, drill_, book_, back_ })
        makeRoomFor(*button, QSizeF(120, 40) * scale.spaces);
    const int wide = width();
    list_->setColumnWidth(Title, wide * 26 / 100);
    list_->setColumnWidth(Minutes, wide * 11 / 100);
    list_->setColumnWidth(State, wide * 14 / 100);
}

/// As high as their words need.
void LearnPage::fitRows()
{
    const QFontMetrics letters = list_->fontMetrics();
    const int spare = letters.height() / 2;
    const int indent = 2 * list_->indentation();
    for (QTreeWidgetItemIterator at(list_); *at != nullptr; ++at) {
        if ((*at)->parent() == nullptr) continue;
        int high = letters.height();
        for (int column = 0; column < list_->columnCount(); ++column) {
            const int wide = list_->columnWidth(column) - spare - (column == Title ? indent : 0);
            high = std::max(high,
                letters.boundingRect(0, 0, wide, 10000, Qt::TextWordWrap, (*at)->text(column))
                    .height());
        }
        (*at)->setSizeHint(Title, { 0, high + spare });
    }
}

void LearnPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    Page::changeEvent(event);
}

void LearnPage::retranslate()
{
    title_->setText(tr("Learn"));
    list_->setAccessibleName(tr("Lessons"));
    list_->setHeaderLabels({ tr("Lesson"), tr("You will know"), tr("Time"), tr("Progress") });
    open_->setText(tr("&Open"));
    //: A button that begins a round of drills
    drill_->setText(tr("Ten &questions"));
    book_->setText(tr("&Book"));
    back_->setText(tr("B&ack"));
}

}
