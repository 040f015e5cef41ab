#include "ui/places/match_list.h"

#include "ui/model/any_match.h"
#include "ui/model/file_lock.h"
#include "ui/places/widgets/house_style.h"
#include "ui/places/widgets/panel.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/words/rule_words.h"
#include "ui/words/words.h"

#include <QDateTime>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QTextDocument>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace weli {

namespace {

    enum Column { Game, Date, Standing };

    /// "Vroni 4, Resi 11 and Luis 7"
    QString pointsOf(const SavedMatch& saved)
    {
        const Picture picture = pictureOf(saved.match, Seat {}, contextOf(saved));
        QStringList all;
        for (const SeatPicture& seat : picture.seats)
            all << seat.name + ' ' + words::number(seat.score);
        return words::list(all);
    }

    /// A name from a file shall not be taken for markup by the hint of its cell.
    void setCell(QTreeWidgetItem& row, Column column, const QString& text)
    {
        row.setText(column, text);
        row.setToolTip(column, Qt::convertFromPlainText(text));
    }

    /// Is sorted by its date.
    class Row : public QTreeWidgetItem {
    public:
        using QTreeWidgetItem::QTreeWidgetItem;

        void setDate(const QDateTime& date)
        {
            date_ = date;
            setCell(*this, Date, QLocale().toString(date.toLocalTime(), QLocale::ShortFormat));
        }
        bool operator<(const QTreeWidgetItem& other) const override
        {
            return date_ < static_cast<const Row&>(other).date_;
        }

    private:
        QDateTime date_;
    };

}

MatchList::MatchList(const MatchStore& store, QWidget* parent)
    : Page(parent)
    , store_(store)
    , title_(headingOn(this))
    , none_(new QLabel(this))
    , list_(new QTreeWidget(this))
    , open_(new QPushButton(this))
    , delete_(new QPushButton(this))
    , back_(new QPushButton(this))
{
    setObjectName("matchList");
    list_->setObjectName("matches");
    open_->setObjectName("open");
    delete_->setObjectName("delete");
    back_->setObjectName("back");
    list_->setColumnCount(3);
    list_->setRootIsDecorated(false);
    list_->setAllColumnsShowFocus(true);
    list_->setUniformRowHeights(true);
    list_->header()->setSectionsMovable(false);
    list_->header()->setStretchLastSection(true);
    layOut();
    retranslate();
    auto* const byKey = new QShortcut(Qt::Key_Delete, list_);
    connect(byKey, &QShortcut::activated, this, &MatchList::deleteChosen);
    connect(list_, &QTreeWidget::itemSelectionChanged, this, &MatchList::followChoice);
    connect(list_, &QTreeWidget::itemActivated, this, &MatchList::openChosen);
    connect(open_, &QPushButton::clicked, this, &MatchList::openChosen);
    connect(delete_, &QPushButton::clicked, this, &MatchList::deleteChosen);
    connect(back_, &QPushButton::clicked, this, &MatchList::back);
}

void MatchList::layOut()
{
    none_->setWordWrap(true);
    open_->setAutoDefault(true);
    makeFirst(*open_);
    auto* const buttons = new QHBoxLayout;
    buttons->setSpacing(12);
    buttons->addWidget(open_);
    buttons->addWidget(delete_);
    buttons->addStretch(1);
    buttons->addWidget(back_);
    for (QWidget* each : std::initializer_list<QWidget*> { list_, none_, open_, delete_, back_ })
        enlarge(each, 1.15);
    auto* const panel = new Panel(this);
    auto* const page = new QVBoxLayout(panel);
    page->setContentsMargins(36, 24, 36, 26);
    page->setSpacing(18);
    page->addWidget(title_);
    page->addWidget(none_, 1, Qt::AlignTop);
    page->addWidget(list_, 1);
    page->addLayout(buttons);
    auto* const wood = new Wood(this);
    auto* const middle = new QGridLayout(wood);
    middle->setContentsMargins(60, 40, 60, 40);
    middle->addWidget(panel);
    auto* const all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(wood);
}

void MatchList::refresh()
{
    const QString before = chosen();
    list_->clear();
    for (const QFileInfo& file : store_.keptFiles()) addRow(file);
    list_->sortItems(Date, Qt::DescendingOrder);
    const bool isEmpty = list_->topLevelItemCount() == 0;
    list_->setVisible(!isEmpty);
    none_->setVisible(isEmpty);
    select(before);
    fitRows();
    followChoice();
}

void MatchList::addRow(const QFileInfo& file)
{
    auto* const row = new Row(list_);
    row->setData(Game, Qt::UserRole, file.filePath());
    const auto read = MatchStore::read(file.filePath(), words::guest());
    const auto* const saved = std::get_if<SavedMatch>(&read);
    const bool isKnown = saved != nullptr && saved->begun.isValid();
    row->setDate(isKnown ? saved->begun : file.lastModified());
    if (saved == nullptr) {
        setCell(*row, Game, file.fileName());
        setCell(*row, Standing, std::get<BrokenFile>(read).why);
        return;
    }
    setCell(*row, Game, words::nameOf(gameOf(saved->match)));
    const QString points = pointsOf(*saved);
    setCell(*row, Standing,
        isOver(saved->match) ? tr("Finished: %1").arg(points)
                             : tr("Deal %1: %2").arg(dealOf(saved->match)).arg(points));
}

QString MatchList::chosen() const
{
    const QList<QTreeWidgetItem*> rows = list_->selectedItems();
    return rows.isEmpty() ? QString() : rows.front()->data(Game, Qt::UserRole).toString();
}

/// The match in this file, or else the first.
void MatchList::select(const QString& file)
{
    QTreeWidgetItem* found = list_->topLevelItem(0);
    for (int i = 0; i < list_->topLevelItemCount(); ++i)
        if (list_->topLevelItem(i)->data(Game, Qt::UserRole) == file)
            found = list_->topLevelItem(i);
    if (found != nullptr) list_->setCurrentItem(found);
}

/// Rows and columns have room for their letters.
void MatchList::fitRows()
{
    const QSize room(0, qRound(1.7 * list_->fontMetrics().height()));
    for (int i = 0; i < list_->topLevelItemCount(); ++i)
        list_->topLevelItem(i)->setSizeHint(Standing, room);
    for (const Column column : { Game, Date }) {
        list_->resizeColumnToContents(column);
        list_->setColumnWidth(column, list_->columnWidth(column) + room.height());
    }
}

void MatchList::followChoice()
{
    open_->setEnabled(!chosen().isEmpty());
    delete_->setEnabled(!chosen().isEmpty());
}

void MatchList::openChosen()
{
    if (!chosen().isEmpty()) emit open(chosen());
}

void MatchList::deleteChosen()
{
    const QString file = chosen();
    if (file.isEmpty()) return;
    if (const auto why = store_.discard(file)) return emit failed(*why);
    deleted_ = file;
    const int row = list_->indexOfTopLevelItem(list_->selectedItems().front());
    refresh();
    if (auto* const next = list_->topLevelItem(std::min(row, list_->topLevelItemCount() - 1)))
        list_->setCurrentItem(next);
    if (list_->isVisible())
        list_->setFocus();
    else
        back_->setFocus();
    emit deleted();
}

void MatchList::undo()
{
    const QString file = std::exchange(deleted_, {});
    if (file.isEmpty()) return;
    if (const auto why = store_.restore(file)) return emit failed(*why);
    refresh();
    select(file);
    list_->setFocus();
}

void MatchList::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    if (list_->isVisibleTo(this))
        list_->setFocus();
    else
        back_->setFocus();
}

void MatchList::fit(const UiScale& scale)
{
    for (QPushButton* button : { open_, delete_, back_ })
        makeRoomFor(*button, QSizeF(140, 40) * scale.spaces);
    fitRows();
}

void MatchList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    Page::changeEvent(event);
}

void MatchList::retranslate()
{
    title_->setText(tr("Saved matches"));
    none_->setText(tr("No match has been saved here yet. A match comes here when it is over, or "
                      "when you start a new one before its end."));
    list_->setHeaderLabels({ tr("Game"), tr("Date"), tr("Standing") });
    list_->setAccessibleName(title_->text());
    open_->setText(tr("&Open"));
    delete_->setText(tr("&Delete"));
    back_->setText(tr("&Back"));
}

}
