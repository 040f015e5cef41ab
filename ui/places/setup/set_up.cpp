#include "ui/places/setup/set_up.h"

#include "ui/model/any_rules.h"
#include "ui/places/setup/chair.h"
#include "ui/places/setup/house_rules.h"
#include "ui/places/setup/mind_box.h"
#include "ui/places/setup/own_rules_button.h"
#include "ui/places/setup/rules_panel.h"
#include "ui/places/setup/small_table.h"
#include "ui/places/widgets/heard.h"
#include "ui/places/widgets/house_style.h"
#include "ui/places/widgets/panel.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/places/widgets/wall_button.h"
#include "ui/words/mind_words.h"
#include "ui/words/rule_words.h"
#include "ui/words/words.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedWidget>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <cassert>

namespace weli {

SetUp::SetUp(const AnyGame& game, RulesStore store, QWidget* parent)
    : Page(parent)
    , game_(game)
    , columns_(new QHBoxLayout)
    , everyRow_(new QHBoxLayout)
    , table_(new SmallTable(this))
    , whoTitle_(headingOn(this))
    , playersName_(new QLabel(this))
    , players_(new QSpinBox(this))
    , namesWrong_(new QLabel(this))
    , manner_(new QLabel(this))
    , strangers_(new QCheckBox(this))
    , dealerName_(new QLabel(this))
    , dealer_(new QComboBox(this))
    , which_(new RulesPanel(game, this))
    , everyTitle_(headingOn(this))
    , ownRules_(new OwnRulesButton(game, std::move(store), this))
    , everyDone_(new QPushButton(this))
    , rules_(new HouseRules(game, this))
    , pages_(new QStackedWidget(this))
    , back_(new QPushButton(this))
    , play_(new QPushButton(this))
{
    setObjectName("setUpPage");
    players_->setObjectName("players");
    strangers_->setObjectName("strangers");
    dealer_->setObjectName("dealer");
    everyDone_->setObjectName("everyDone");
    namesWrong_->setObjectName("namesWrong");
    manner_->setObjectName("manner");
    back_->setObjectName("back");
    play_->setObjectName("play");
    pages_->addWidget(overview());
    pages_->addWidget(everyRule());
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(pages_);
    orderTabs();
    retranslate();

    connect(players_, &QSpinBox::valueChanged, this, &SetUp::setPlayers);
    connect(rules_, &HouseRules::bookWanted, this, &SetUp::bookWanted);
    connect(rules_, &HouseRules::edited, this, &SetUp::tellRules);
    connect(which_, &RulesPanel::presetChosen, this, &SetUp::choosePreset);
    connect(which_, &RulesPanel::keptChosen, this, &SetUp::chooseKept);
    connect(ownRules_, &OwnRulesButton::chosen, this, &SetUp::chooseKept);
    connect(ownRules_, &OwnRulesButton::keptChanged, this, &SetUp::offerKept);
    connect(ownRules_, &OwnRulesButton::failed, this, &SetUp::failed);
    connect(ownRules_, &OwnRulesButton::forgotten, this, &SetUp::forgotten);
    connect(which_, &RulesPanel::everyWanted, this, [this] { turnPage(pages_->widget(1)); });
    connect(everyDone_, &QPushButton::clicked, this, [this] { turnPage(pages_->widget(0)); });
    connect(strangers_, &QCheckBox::toggled, this, &SetUp::tellStrangers);
    connect(back_, &QPushButton::clicked, this, &SetUp::back);
    connect(play_, &QPushButton::clicked, this, &SetUp::play);
}

QWidget* SetUp::overview()
{
    auto* const wood = new Wood(this);
    auto* const panels = new QWidget;
    panels->setLayout(columns_);
    columns_->setContentsMargins(10, 10, 10, 0);
    columns_->setSpacing(0);
    columns_->addWidget(who(), 5);
    // Without rules to choose from there are but a few to tell: those need not fill the page.
    columns_->addWidget(which_, 4, presetsOf(game_).empty() ? Qt::AlignTop : Qt::Alignment());

    auto* const scroller = new Scroller(panels, wood);
    for (QWidget* clear : { scroller->viewport(), panels }) clear->setAutoFillBackground(false);
    auto* const rows = new QVBoxLayout(wood);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(scroller, 1);
    rows->addLayout(foot());
    return wood;
}

QLayout* SetUp::foot()
{
    QPalette light = namesWrong_->palette();
    light.setColor(QPalette::WindowText, WallButton::writing());
    namesWrong_->setPalette(light);
    auto* const row = new QHBoxLayout;
    row->setContentsMargins(24, 6, 24, 14);
    row->setSpacing(12);
    row->addWidget(back_);
    row->addStretch();
    row->addWidget(namesWrong_);
    row->addWidget(play_);
    for (QPushButton* button : { back_, play_ }) enlarge(button, 1.15);
    play_->setDefault(true);
    makeFirst(*play_);
    return row;
}

QWidget* SetUp::who()
{
    dealerName_->setBuddy(dealer_);
    manner_->setWordWrap(true);
    for (int seat = 0; seat < maxSeats; ++seat) addChair(seat);
    table_->setMiddle(middle());

    auto* const dealer = new QHBoxLayout;
    dealer->addWidget(dealerName_);
    dealer->addWidget(dealer_, 1);
    auto* const panel = new Panel(this);
    QVBoxLayout* const rows = rowsOn(panel);
    rows->addWidget(whoTitle_);
    rows->addWidget(table_, 1);
    rows->addWidget(manner_);
    rows->addWidget(strangers_);
    rows->addLayout(dealer);
    return panel;
}

/// The table itself, on which their number stands.
QWidget* SetUp::middle()
{
    players_->setRange(fewestPlayers(game_), mostPlayers(game_));
    players_->setAlignment(Qt::AlignCenter);
    enlarge(players_, 1.35, true);
    playersName_->setBuddy(players_);
    playersName_->setAlignment(Qt::AlignCenter);
    auto* const plate = new Slip(table_);
    auto* const on = new QVBoxLayout(plate);
    on->setContentsMargins(8, 4, 8, 8);
    on->setSpacing(4);
    on->addWidget(playersName_);
    on->addWidget(players_);
    plate->setVisible(fewestPlayers(game_) < mostPlayers(game_));
    return plate;
}

void SetUp::addChair(int seat)
{
    auto* const chair = new Chair(seat, game_, table_);
    chairs_[static_cast<std::size_t>(seat)] = chair;
    connect(chair, &Chair::renamed, this, &SetUp::tellNames);
    connect(chair, &Chair::meant, this, [this, seat](const bots::Mind& mind) {
        tellApart();
        tellManner(seat, mind);
    });
}

/// No two at the table look the same.
void SetUp::tellApart()
{
    for (auto chair = chairs_.begin(); chair != chairs_.end() && *chair != nullptr; ++chair) {
        const auto portrait = (*chair)->portrait();
        if (!portrait) continue;
        (*chair)->setVariant(
            static_cast<int>(std::count_if(chairs_.begin(), chair, [&](const Chair* before) {
                const auto other = before->portrait();
                return other && areTwins(*other, *portrait);
            })));
    }
}

QWidget* SetUp::everyRule()
{
    auto* const panel = new Panel(this);
    QVBoxLayout* const rows = rowsOn(panel);
    rows->addWidget(everyTitle_);
    rows->addWidget(new Scroller(rules_, panel), 1);
    auto* const buttons = new QHBoxLayout;
    buttons->addWidget(ownRules_);
    buttons->addStretch(1);
    buttons->addWidget(everyDone_);
    rows->addLayout(buttons);
    enlarge(everyDone_, 1.15);
    makeFirst(*everyDone_);
    auto* const wood = new Wood(this);
    wood->setLayout(everyRow_);
    everyRow_->setContentsMargins(10, 10, 10, 10);
    everyRow_->addStretch(1);
    everyRow_->addWidget(panel, 6);
    everyRow_->addStretch(1);
    return wood;
}

/// Round the table, as the turn goes.
void SetUp::orderTabs()
{
    std::vector<QWidget*> all { players_ };
    for (const Chair* chair : chairs_) {
        all.push_back(chair->name());
        if (chair->box() != nullptr) all.push_back(chair->box());
    }
    all.push_back(strangers_);
    all.push_back(dealer_);
    const std::vector<QWidget*> rules = which_->fields();
    all.insert(all.end(), rules.begin(), rules.end());
    all.push_back(back_);
    all.push_back(play_);
    leadThrough(all);
}

void SetUp::turnPage(QWidget* page)
{
    pages_->setCurrentWidget(page);
    tellRules();
    if (page == pages_->widget(0))
        which_->focusEvery();
    else
        everyDone_->setFocus();
}

void SetUp::goBack()
{
    if (pages_->currentIndex() > 0)
        turnPage(pages_->widget(0));
    else
        emit back();
}

QString SetUp::topic() const
{
    const QWidget* const field = QApplication::focusWidget();
    const bool isRule = field != nullptr && rules_->isAncestorOf(field);
    return isRule ? "option-" + field->objectName() : QString();
}

bool SetUp::isPossible() const { return play_->isEnabled(); }

int SetUp::players() const { return players_->value(); }

QString SetUp::nameAt(int seat) const
{
    QString name = plainName(chairAt(seat).name()->text());
    if (!name.isEmpty()) return name;
    return seat == 0 ? words::guest() : words::suggestedName(seat);
}

Setup SetUp::setup() const
{
    Setup setup;
    setup.rules = rules_->rules();
    for (int seat = 0; seat < players(); ++seat) {
        Player player { nameAt(seat), Person {} };
        if (seat > 0) player.who = Bot { chairAt(seat).mind(), strangers_->isChecked() };
        setup.players.push_back(player);
    }
    return setup;
}

void SetUp::setCards(const CardStyle& style, CardWords words)
{
    table_->setCards(style);
    rules_->setCards(words);
    tellRules();
}

std::optional<Seat> SetUp::firstDealer() const
{
    const int chosen = dealer_->currentData().toInt();
    return chosen < 0 ? std::nullopt : std::optional(seatAt(chosen));
}

void SetUp::setSetup(const Setup& setup)
{
    assert(gameOf(setup.rules) == game_);
    const Unheard filling;
    const QSignalBlocker quiet(players_);
    players_->setValue(static_cast<int>(setup.players.size()));
    for (std::size_t seat = 0; seat < chairs_.size(); ++seat) {
        const bool sits = seat < setup.players.size();
        const QSignalBlocker still(chairs_[seat]); // it is told of all at once
        QString name
            = sits ? setup.players[seat].name : words::suggestedName(static_cast<int>(seat));
        if (seat == 0 && name == words::guest()) name.clear();
        chairs_[seat]->name()->setText(name);
        if (sits) chairs_[seat]->setMind(mindOf(setup.players[seat]).value_or(bots::Mind {}));
    }
    strangers_->setChecked(std::any_of(setup.players.begin(), setup.players.end(), &isStranger));
    rules_->setRules(setup.rules);
    pages_->setCurrentIndex(0);
    toldOf_ = 1;
    tellPlayers();
    offerKept();
}

void SetUp::setPlayers(int players)
{
    rules_->setRules(forPlayers(rules_->rules(), seated_, players));
    tellPlayers();
}

void SetUp::tellPlayers()
{
    seated_ = players();
    seat();
    tellRules();
    tellNames();
}

void SetUp::seat()
{
    std::vector<QWidget*> taken;
    for (Chair* chair : chairs_) {
        const bool sits = static_cast<int>(taken.size()) < players();
        chair->setVisible(sits);
        if (sits) taken.push_back(chair);
    }
    if (!isClockwise(game_)) std::reverse(taken.begin() + 1, taken.end());
    table_->seat(taken);
}

void SetUp::choosePreset(int preset)
{
    rules_->setRules(rulesOfPreset(game_, static_cast<std::size_t>(preset), players()));
    tellRules();
}

/// They were kept for a number of players of their own.
void SetUp::chooseKept(const KeptRules& kept)
{
    rules_->setRules(forPlayers(kept.rules, kept.players, players()));
    tellRules();
}

void SetUp::keep(const KeptRules& rules) { ownRules_->keep(rules); }

/// Beside the presets, where rules are chosen.
void SetUp::offerKept()
{
    which_->setKept(ownRules_->kept());
    rescale(); // what is new, too
    tellRules();
}

void SetUp::tellRules()
{
    which_->tell(rules_->rules(), players(), rules_->cards());
    ownRules_->tell(rules_->rules(), players());
}

/// How a bot plays that is being chosen.
void SetUp::tellManner(int seat, const bots::Mind& mind)
{
    toldOf_ = seat;
    //: How a bot plays: %1 is its name, %2 a sentence
    manner_->setText(tr("%1: %2").arg(nameAt(seat), words::mannerAndStrengthOf(mind)));
}

void SetUp::tellStrangers()
{
    for (Chair* chair : chairs_) chair->setStranger(strangers_->isChecked());
    tellApart();
    tellMannerAgain();
}

/// Of one who sits there, by the name that is written now.
void SetUp::tellMannerAgain()
{
    if (strangers_->isChecked())
        return manner_->setText(tr("After the match you learn who they are."));
    const int seat = toldOf_ < players() ? toldOf_ : 1;
    tellManner(seat, chairAt(seat).mind());
}

/// Who can be the first. What stays is left alone: a reader is told of each row that comes or goes.
void SetUp::tellDealers()
{
    while (dealer_->count() > players() + 1) dealer_->removeItem(dealer_->count() - 1);
    for (int row = 0; row <= players(); ++row) {
        const QString name = row == 0 ? tr("Decided by drawing cards")
            : row == 1                ? words::capitalised(words::you())
                                      : nameAt(row - 1);
        if (row == dealer_->count())
            dealer_->addItem(name, row - 1);
        else if (dealer_->itemText(row) != name)
            dealer_->setItemText(row, name);
    }
}

/// Two players of one name could not be told apart; the dealer is chosen by name.
void SetUp::tellNames()
{
    QSet<QString> names;
    for (int seat = 0; seat < players(); ++seat) names.insert(nameAt(seat));
    const bool clear = names.size() == players();
    namesWrong_->setText(clear ? QString() : tr("Two players have the same name."));
    setUsable(*play_, namesWrong_->text());
    tellDealers();
    tellApart();
    tellMannerAgain();
}

void SetUp::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    (players_->isVisible() ? static_cast<QWidget*>(players_) : play_)->setFocus();
}

void SetUp::fit(const UiScale& scale)
{
    for (QPushButton* button : { back_, play_, everyDone_ })
        makeRoomFor(*button, QSizeF(140, 40) * scale.spaces);
    makeRoomFor(*ownRules_, QSizeF(140, 40) * scale.spaces);
    const bool narrow = isNarrow(*this);
    rules_->setNarrow(narrow);
    constexpr int around = 90; // pixels of the window beside a name
    which_->fitNames(window()->width() - around);
    for (const int side : { 0, 2 }) everyRow_->setStretch(side, narrow ? 0 : 1);
    if (narrow) everyRow_->setContentsMargins(0, 0, 0, 0);
    columns_->setDirection(QBoxLayout::LeftToRight);
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const bool above = columns_->minimumSize().width() + bar > window()->width();
    if (above) {
        columns_->setDirection(QBoxLayout::TopToBottom);
        columns_->setContentsMargins(0, 0, 0, 0);
    }
    which_->setWhole(above);
}

void SetUp::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    Page::changeEvent(event);
}

/// Return in a field means the button that is marked.
void SetUp::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        (pages_->currentIndex() == 0 ? play_ : everyDone_)->click();
    else
        Page::keyPressEvent(event);
}

void SetUp::retranslate()
{
    //: %1 is a game
    whoTitle_->setText(tr("%1: who plays").arg(words::nameOf(game_)));
    setWindowTitle(whoTitle_->text());
    playersName_->setText(tr("&Number of players:"));
    dealerName_->setText(tr("&First dealer:"));
    everyTitle_->setText(tr("House rules"));
    everyDone_->setText(tr("&Done"));
    back_->setText(tr("&Back"));
    play_->setText(tr("&Play"));
    strangers_->setText(tr("Different &company every evening"));
    for (Chair* chair : chairs_) chair->retranslate();
    tellNames();
    tellStrangers();
}

}
