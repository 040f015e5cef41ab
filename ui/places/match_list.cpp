#include "ui/places/match_list.h"

#include "ui/model/any_match.h"
#include "ui/picture/initials.h"
#include "ui/places/match_slips.h"
#include "ui/places/widgets/heard.h"
#include "ui/places/widgets/house_style.h"
#include "ui/places/widgets/panel.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/words/rule_words.h"
#include "ui/words/words.h"

#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace weli {

namespace {

    /// The person is "you", as on the result and on the chalkboard.
    std::vector<ResultPicture::Earned> playersOf(const SavedMatch& saved)
    {
        const auto person = personAmong(saved.players);
        ViewContext context = contextOf(saved);
        if (person) callMe(context, *person);
        const Picture picture = pictureOf(saved.match, person.value_or(Seat {}), context);
        QStringList names;
        for (const SeatPicture& seat : picture.seats)
            names << (seat.seat == person ? words::capitalised(words::you()) : seat.name);
        const QStringList initials = initialsOf(names);
        std::vector<ResultPicture::Earned> all;
        for (const SeatPicture& seat : picture.seats) {
            auto& player = all.emplace_back();
            player.name = names[seat.seat.index];
            player.total = seat.score;
            player.initial = initials[seat.seat.index];
            player.portrait = seat.portrait;
            player.wins = picture.result && picture.result->earned[seat.seat.index].wins;
        }
        return all;
    }

    KeptMatch keptIn(const QFileInfo& file)
    {
        const auto read = MatchStore::read(file.filePath(), words::guest());
        const auto* const saved = std::get_if<SavedMatch>(&read);
        KeptMatch kept { .file = file.filePath(),
            .name = file.fileName(),
            .date = file.lastModified(),
            .stage = {} };
        if (saved == nullptr) {
            kept.stage = std::get<BrokenFile>(read).why;
            return kept;
        }
        kept.game = gameOf(saved->match);
        kept.name = words::nameOf(*kept.game);
        if (saved->begun.isValid()) kept.date = saved->begun;
        kept.isOver = isOver(saved->match);
        kept.stage = kept.isOver ? MatchList::tr("Finished")
                                 : MatchList::tr("Deal %1").arg(dealOf(saved->match));
        kept.players = playersOf(*saved);
        return kept;
    }

}

MatchList::MatchList(const MatchStore& store, QWidget* parent)
    : Page(parent)
    , store_(store)
    , title_(headingOn(this))
    , none_(new QLabel(this))
    , list_(new MatchSlips(this))
    , open_(new QPushButton(this))
    , delete_(new QPushButton(this))
    , back_(new QPushButton(this))
{
    setObjectName("matchList");
    list_->setObjectName("matches");
    tellRow(*list_);
    open_->setObjectName("open");
    delete_->setObjectName("delete");
    back_->setObjectName("back");
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
    makeFirst(*open_);
    auto* const buttons = new QHBoxLayout;
    buttons->setSpacing(12);
    buttons->addWidget(open_);
    buttons->addWidget(delete_);
    buttons->addStretch(1);
    buttons->addWidget(back_);
    for (QWidget* each : std::initializer_list<QWidget*> { none_, open_, delete_, back_ })
        enlarge(each, 1.15);
    auto* const panel = new Panel(this);
    auto* const page = new QVBoxLayout(panel);
    // Slips have room for their shadow in the list.
    constexpr int shadow = 4;
    page->setContentsMargins(36 - shadow, 24, 36 - shadow, 26);
    page->setSpacing(18);
    auto* const heading = new QVBoxLayout;
    heading->addWidget(title_);
    auto* const empty = new QVBoxLayout;
    empty->addWidget(none_, 1, Qt::AlignTop);
    for (QLayout* inside : std::initializer_list<QLayout*> { heading, empty, buttons })
        inside->setContentsMargins(shadow, 0, shadow, 0);
    page->addLayout(heading);
    page->addLayout(empty, 1);
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
    std::vector<KeptMatch> matches;
    for (const QFileInfo& file : store_.keptFiles()) matches.push_back(keptIn(file));
    const bool isEmpty = matches.empty();
    list_->setMatches(std::move(matches));
    list_->setVisible(!isEmpty);
    none_->setVisible(isEmpty);
    for (QPushButton* button : { open_, delete_ }) button->setVisible(!isEmpty);
    followChoice();
}

/// What is over can only be looked at.
void MatchList::followChoice()
{
    const KeptMatch* const match = list_->chosen();
    const QString whyNot = match != nullptr ? QString() : tr("Choose a match first.");
    for (QPushButton* button : { open_, delete_ }) setUsable(*button, whyNot);
    const bool isLookedAt = match != nullptr && match->isOver;
    open_->setText(isLookedAt ? tr("&Look back") : tr("&Go on"));
}

void MatchList::openChosen()
{
    if (const KeptMatch* const match = list_->chosen()) emit open(match->file);
}

void MatchList::deleteChosen()
{
    const KeptMatch* const match = list_->chosen();
    if (match == nullptr) return;
    if (const auto why = store_.discard(match->file)) return emit failed(*why);
    deleted_ = match->file;
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
    list_->choose(file);
    list_->setFocus();
}

void MatchList::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    if (list_->isVisibleTo(this)) return list_->setFocus();
    back_->setFocus();
    say(*this, none_->text());
}

void MatchList::fit(const UiScale& scale)
{
    for (QPushButton* button : { open_, delete_, back_ })
        makeRoomFor(*button, QSizeF(160, 40) * scale.spaces);
    list_->fit();
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
    list_->setHeaderLabels({ tr("Game"), tr("Date"), tr("Stage") }); // for who hears it
    list_->setAccessibleName(title_->text());
    followChoice();
    delete_->setText(tr("&Delete"));
    back_->setText(tr("&Back"));
}

}
