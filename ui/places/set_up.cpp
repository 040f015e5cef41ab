#include "ui/places/set_up.h"

#include "ui/picture/words.h"
#include "ui/places/house_rules.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSet>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace weli {

namespace {

    constexpr std::array levels { "easy", "book", "sharp" };

    QLabel* heading(QWidget* parent, double size)
    {
        auto* const label = new QLabel(parent);
        QFont font = label->font();
        font.setPointSizeF(font.pointSizeF() * size);
        font.setBold(true);
        label->setFont(font);
        return label;
    }

    QScrollArea* scrolled(QWidget* content)
    {
        auto* const area = new QScrollArea;
        area->setWidget(content);
        area->setWidgetResizable(true);
        area->setFrameShape(QFrame::NoFrame);
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        area->setFocusPolicy(Qt::NoFocus);
        return area;
    }

}

SetUp::SetUp(QWidget* parent)
    : QWidget(parent)
    , title_(heading(this, 1.8))
    , whoTitle_(heading(this, 1.3))
    , playersName_(new QLabel(this))
    , players_(new QSpinBox(this))
    , namesWrong_(new QLabel(this))
    , dealerName_(new QLabel(this))
    , dealer_(new QComboBox(this))
    , whichTitle_(heading(this, 1.3))
    , presets_(new QButtonGroup(this))
    , ownRules_(new QLabel(this))
    , every_(new QPushButton(this))
    , everyTitle_(heading(this, 1.8))
    , everyDone_(new QPushButton(this))
    , rules_(new HouseRules(this))
    , pages_(new QStackedWidget(this))
    , back_(new QPushButton(this))
    , play_(new QPushButton(this))
{
    setObjectName("setUpPage");
    players_->setObjectName("players");
    dealer_->setObjectName("dealer");
    every_->setObjectName("every");
    everyDone_->setObjectName("everyDone");
    ownRules_->setObjectName("ownRules");
    namesWrong_->setObjectName("namesWrong");
    back_->setObjectName("back");
    play_->setObjectName("play");
    pages_->addWidget(overview());
    pages_->addWidget(everyRule());
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(pages_);
    retranslate();

    connect(players_, &QSpinBox::valueChanged, this, &SetUp::setPlayers);
    connect(rules_, &HouseRules::edited, this, &SetUp::tellRules);
    connect(presets_, &QButtonGroup::idClicked, this,
        [this](int preset) { choosePreset(static_cast<bieten::Preset>(preset)); });
    connect(every_, &QPushButton::clicked, this, [this] { turnPage(pages_->widget(1)); });
    connect(everyDone_, &QPushButton::clicked, this, [this] { turnPage(pages_->widget(0)); });
    connect(back_, &QPushButton::clicked, this, &SetUp::back);
    connect(play_, &QPushButton::clicked, this, &SetUp::play);
}

QWidget* SetUp::overview()
{
    auto* const columns = new QHBoxLayout;
    columns->setSpacing(40);
    columns->addWidget(who(), 1);
    columns->addWidget(which(), 1);
    auto* const body = new QWidget(this);
    body->setLayout(columns);

    auto* const foot = new QHBoxLayout;
    foot->addWidget(back_);
    foot->addStretch();
    foot->addWidget(namesWrong_);
    foot->addWidget(play_);
    for (QPushButton* button : { back_, play_ }) button->setMinimumSize(140, 42);
    play_->setDefault(true);

    auto* const page = new QWidget(this);
    auto* const rows = new QVBoxLayout(page);
    rows->setContentsMargins(36, 24, 36, 20);
    rows->addWidget(title_);
    rows->addWidget(scrolled(body), 1);
    rows->addLayout(foot);
    return page;
}

QWidget* SetUp::who()
{
    players_->setRange(bieten::fewestPlayers, bieten::mostPlayers);
    playersName_->setBuddy(players_);
    dealerName_->setBuddy(dealer_);
    auto* const side = new QWidget(this);
    auto* const grid = new QGridLayout(side);
    grid->setContentsMargins(0, 8, 0, 8);
    grid->setVerticalSpacing(8);
    grid->addWidget(whoTitle_, 0, 0, 1, 3);
    grid->addWidget(playersName_, 1, 0);
    grid->addWidget(players_, 1, 1, 1, 2);
    for (int seat = 0; seat < maxSeats; ++seat) {
        addChair(seat);
        Chair& chair = chairs_[static_cast<std::size_t>(seat)];
        grid->addWidget(chair.number, seat + 2, 0);
        grid->addWidget(chair.name, seat + 2, 1, 1, chair.level == nullptr ? 2 : 1);
        if (chair.level != nullptr) grid->addWidget(chair.level, seat + 2, 2);
    }
    grid->addWidget(dealerName_, maxSeats + 2, 0);
    grid->addWidget(dealer_, maxSeats + 2, 1, 1, 2);
    grid->setColumnStretch(1, 2);
    grid->setColumnStretch(2, 1);
    grid->setRowStretch(maxSeats + 3, 1);
    return side;
}

void SetUp::addChair(int seat)
{
    Chair& chair = chairs_[static_cast<std::size_t>(seat)];
    chair.number = new QLabel(this);
    chair.name = new QLineEdit(this);
    chair.name->setObjectName(QString("name%1").arg(seat));
    chair.name->setMaxLength(24);
    chair.number->setBuddy(chair.name);
    connect(chair.name, &QLineEdit::textChanged, this, &SetUp::tellNames);
    if (seat == 0) return;
    chair.level = new QComboBox(this);
    chair.level->setObjectName(QString("level%1").arg(seat));
    chair.level->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const char* level : levels) chair.level->addItem(QString(), QVariant(level));
    chair.level->setCurrentIndex(1);
}

QWidget* SetUp::which()
{
    auto* const side = new QWidget(this);
    auto* const rows = new QVBoxLayout(side);
    rows->setContentsMargins(0, 8, 0, 8);
    rows->setSpacing(6);
    rows->addWidget(whichTitle_);
    for (std::size_t i = 0; i < preset_.size(); ++i) {
        preset_[i] = new QRadioButton(this);
        preset_[i]->setObjectName(QString("preset%1").arg(i));
        presetText_[i] = new QLabel(this);
        presetText_[i]->setWordWrap(true);
        presetText_[i]->setContentsMargins(26, 0, 0, 0);
        presets_->addButton(preset_[i], static_cast<int>(i));
        rows->addWidget(preset_[i]);
        rows->addWidget(presetText_[i]);
        rows->addSpacing(8);
    }
    ownRules_->setWordWrap(true);
    rows->addWidget(ownRules_);
    rows->addWidget(every_, 0, Qt::AlignLeft);
    rows->addStretch();
    return side;
}

QWidget* SetUp::everyRule()
{
    auto* const page = new QWidget(this);
    auto* const rows = new QVBoxLayout(page);
    rows->setContentsMargins(36, 24, 36, 20);
    rows->addWidget(everyTitle_);
    rules_->setMaximumWidth(860);
    rows->addWidget(scrolled(rules_), 1);
    everyDone_->setMinimumSize(140, 42);
    rows->addWidget(everyDone_, 0, Qt::AlignRight);
    return page;
}

void SetUp::turnPage(QWidget* page)
{
    pages_->setCurrentWidget(page);
    tellRules();
    (page == pages_->widget(0) ? every_ : everyDone_)->setFocus();
}

int SetUp::players() const { return players_->value(); }

QString SetUp::nameAt(int seat) const
{
    QString name = chairs_[static_cast<std::size_t>(seat)].name->text().trimmed();
    if (!name.isEmpty()) return name;
    return seat == 0 ? words::guest() : words::suggestedName(seat);
}

Setup SetUp::setup() const
{
    Setup setup;
    setup.rules = rules_->rules();
    for (int seat = 0; seat < players(); ++seat) {
        const Chair& chair = chairs_[static_cast<std::size_t>(seat)];
        const QString level
            = chair.level == nullptr ? QString() : chair.level->currentData().toString();
        setup.players.push_back({ nameAt(seat), level });
    }
    return setup;
}

void SetUp::setCards(CardWords cards) { rules_->setCards(cards); }

std::optional<Seat> SetUp::firstDealer() const
{
    const int chosen = dealer_->currentData().toInt();
    return chosen < 0 ? std::nullopt : std::optional(seatAt(chosen));
}

void SetUp::setSetup(const Setup& setup)
{
    const QSignalBlocker quiet(players_);
    players_->setValue(static_cast<int>(setup.players.size()));
    for (std::size_t seat = 0; seat < chairs_.size(); ++seat) {
        const bool sits = seat < setup.players.size();
        chairs_[seat].name->setText(
            sits ? setup.players[seat].name : words::suggestedName(static_cast<int>(seat)));
        if (chairs_[seat].level == nullptr || !sits) continue;
        const int level = chairs_[seat].level->findData(setup.players[seat].level);
        chairs_[seat].level->setCurrentIndex(level < 0 ? 1 : level);
    }
    rules_->setRules(setup.rules);
    pages_->setCurrentIndex(0);
    setPlayers(players());
}

void SetUp::setPlayers(int players)
{
    // A preset follows the number of players, rules of one's own stay (B-6).
    if (presets_->checkedId() >= 0)
        rules_->setRules(
            bieten::rulesOf(static_cast<bieten::Preset>(presets_->checkedId()), players));
    for (int seat = 0; seat < maxSeats; ++seat) {
        const Chair& chair = chairs_[static_cast<std::size_t>(seat)];
        chair.number->setVisible(seat < players);
        chair.name->setVisible(seat < players);
        if (chair.level != nullptr) chair.level->setVisible(seat < players);
    }
    tellRules();
    tellNames();
}

void SetUp::choosePreset(bieten::Preset preset)
{
    rules_->setRules(bieten::rulesOf(preset, players()));
    tellRules();
}

/// Marks the preset that these rules are; none if they are of one's own.
void SetUp::tellRules()
{
    const auto preset = presetOf(rules_->rules(), players());
    presets_->setExclusive(false);
    for (std::size_t i = 0; i < preset_.size(); ++i)
        preset_[i]->setChecked(preset && static_cast<std::size_t>(*preset) == i);
    presets_->setExclusive(true);
    ownRules_->setText(preset ? QString() : tr("These are rules of your own."));
    ownRules_->setVisible(!preset);
}

/// Two players of one name could not be told apart; the dealer is chosen by name.
void SetUp::tellNames()
{
    QSet<QString> names;
    for (int seat = 0; seat < players(); ++seat) names.insert(nameAt(seat));
    const bool clear = names.size() == players();
    namesWrong_->setText(clear ? QString() : tr("Two players have the same name."));
    play_->setEnabled(clear);
    const int chosen = std::min(dealer_->currentIndex(), players());
    dealer_->clear();
    dealer_->addItem(tr("Cards are drawn for it"), -1);
    for (int seat = 0; seat < players(); ++seat) dealer_->addItem(nameAt(seat), seat);
    dealer_->setCurrentIndex(std::max(0, chosen));
}

void SetUp::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    players_->setFocus();
}

void SetUp::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void SetUp::retranslate()
{
    title_->setText(tr("Players and rules"));
    whoTitle_->setText(tr("Who plays"));
    playersName_->setText(tr("&Number of players:"));
    dealerName_->setText(tr("&First dealer:"));
    whichTitle_->setText(tr("By which rules"));
    for (std::size_t i = 0; i < preset_.size(); ++i) {
        preset_[i]->setText(words::nameOf(bieten::presets[i]));
        presetText_[i]->setText(words::textOf(bieten::presets[i]));
        preset_[i]->setAccessibleDescription(presetText_[i]->text());
    }
    every_->setText(tr("&Every rule, one by one …"));
    everyTitle_->setText(tr("House rules"));
    everyDone_->setText(tr("&Done"));
    back_->setText(tr("&Back"));
    play_->setText(tr("&Play"));
    retranslateChairs();
    tellRules();
    tellNames();
}

void SetUp::retranslateChairs()
{
    for (int seat = 0; seat < maxSeats; ++seat) {
        const Chair& chair = chairs_[static_cast<std::size_t>(seat)];
        chair.number->setText(seat == 0 ? tr("&You:") : tr("Player %1:").arg(seat + 1));
        chair.name->setPlaceholderText(seat == 0 ? words::guest() : words::suggestedName(seat));
        if (chair.level == nullptr) continue;
        chair.level->setAccessibleName(tr("How well player %1 plays").arg(seat + 1));
        for (int level = 0; level < chair.level->count(); ++level)
            chair.level->setItemText(
                level, words::nameOfLevel(chair.level->itemData(level).toString()));
        // The layout would go on with the width of the old words.
        chair.level->setMinimumWidth(chair.level->sizeHint().width());
    }
}

}
