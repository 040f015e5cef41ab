#include "ui/places/door.h"

#include "ui/model/any_rules.h"
#include "ui/places/widgets/mnemonics.h"
#include "ui/places/widgets/scenery.h"
#include "ui/places/widgets/symbols.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/words/languages.h"
#include "ui/words/rule_words.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace weli {

namespace {

    QToolButton* symbolButton(QWidget* parent, Symbol which, const char* name)
    {
        auto* const button = new QToolButton(parent);
        button->setObjectName(name);
        button->setIcon(symbol(which, parent->palette().color(QPalette::WindowText)));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        return button;
    }

    QPushButton* largeButton(QWidget* parent, const char* name)
    {
        auto* const button = new QPushButton(parent);
        button->setObjectName(name);
        button->setAutoDefault(true);
        enlarge(button, 1.25);
        return button;
    }

}

Door::Door(QWidget* parent)
    : QWidget(parent)
    , tables_(tables())
    , languageName_(new QLabel(this))
    , language_(new QComboBox(this))
    , matches_(symbolButton(this, Symbol::List, "matches"))
    , settings_(symbolButton(this, Symbol::Gear, "settings"))
    , shortcuts_(symbolButton(this, Symbol::Keys, "shortcuts"))
    , about_(symbolButton(this, Symbol::About, "about"))
{
    setObjectName("door");
    language_->setObjectName("language");
    languageName_->setBuddy(language_);
    for (const SpokenLanguage& each : languages)
        language_->addItem(QString::fromUtf8(each.name), QVariant(each.code));
    layOut();
    offerToGoOn(games.front(), {});
    connect(matches_, &QToolButton::clicked, this, &Door::matches);
    connect(settings_, &QToolButton::clicked, this, &Door::settings);
    connect(shortcuts_, &QToolButton::clicked, this, &Door::shortcuts);
    connect(about_, &QToolButton::clicked, this, &Door::about);
    connect(language_, &QComboBox::activated, this,
        [this] { emit languageChosen(language_->currentData().toString()); });
}

std::vector<Door::Table> Door::tables()
{
    std::vector<Table> all;
    all.reserve(games.size());
    for (const AnyGame& game : games) all.push_back(tableFor(game));
    return all;
}

Door::Table Door::tableFor(const AnyGame& game)
{
    auto* const place = new QWidget(this);
    const std::string_view code = codeOf(game);
    place->setObjectName(QString::fromLatin1(code.data(), static_cast<qsizetype>(code.size())));
    const Table table { game, place, new QLabel(place), new QLabel(place), new QLabel(place),
        largeButton(place, "goOn"), largeButton(place, "play"), largeButton(place, "setUp"),
        largeButton(place, "learn"), largeButton(place, "book") };
    connect(table.play, &QPushButton::clicked, this, [this, game] { emit play(game); });
    connect(table.goOn, &QPushButton::clicked, this, [this, game] { emit goOn(game); });
    connect(table.setUp, &QPushButton::clicked, this, [this, game] { emit setUp(game); });
    connect(table.book, &QPushButton::clicked, this, [this, game] { emit book(game); });
    connect(table.learn, &QPushButton::clicked, this, [this, game] { emit learn(game); });
    return table;
}

void Door::layOut()
{
    auto* const side = new QHBoxLayout; // by side
    side->setContentsMargins(48, 24, 48, 8);
    side->setSpacing(48);
    for (const Table& table : tables_) {
        layOut(table);
        side->addWidget(table.place, 1);
    }
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(new Scenery(this), 1);
    all->addLayout(side);
    all->addLayout(foot());
}

/// The buttons stand beside the words of a game that is alone, and below those of one of several.
void Door::layOut(const Table& table) const
{
    enlarge(table.name, 2.2, true);
    for (QLabel* label : { table.about, table.left }) {
        enlarge(label, 1.15);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    auto* const words = new QVBoxLayout;
    words->setSpacing(10);
    for (QLabel* label : { table.name, table.about, table.left })
        words->addWidget(label, 0, Qt::AlignTop);
    words->addStretch(1);
    auto* const buttons = new QVBoxLayout;
    buttons->setSpacing(10);
    for (QPushButton* button : { table.goOn, table.play }) buttons->addWidget(button);
    auto* const more = new QHBoxLayout; // beside one another: they are wanted less often
    more->setSpacing(10);
    more->addWidget(table.learn);
    more->addWidget(table.book);
    buttons->addLayout(more);
    buttons->addWidget(table.setUp);
    const bool alone = tables_.size() == 1;
    if (alone) buttons->addStretch();
    auto* const both
        = new QBoxLayout(alone ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, table.place);
    both->setContentsMargins(0, 0, 0, 0);
    both->setSpacing(alone ? 48 : 16);
    both->addLayout(words, 3);
    both->addLayout(buttons, alone ? 2 : 0);
}

QBoxLayout* Door::foot()
{
    auto* const row = new QHBoxLayout;
    row->setContentsMargins(48, 0, 48, 18);
    row->setSpacing(12);
    row->addWidget(languageName_);
    row->addWidget(language_);
    row->addStretch();
    row->addWidget(matches_);
    row->addWidget(shortcuts_);
    row->addWidget(settings_);
    row->addWidget(about_);
    return row;
}

void Door::offerToGoOn(const AnyGame& game, const Left& matches)
{
    const auto isLeft = [](const QString& match) { return !match.isEmpty(); };
    usual_ = game.index();
    if (const auto any = std::find_if(matches.begin(), matches.end(), isLeft);
        any != matches.end() && !isLeft(matches[usual_]))
        usual_ = static_cast<std::size_t>(any - matches.begin());
    for (const Table& table : tables_) {
        const QString& match = matches[table.game.index()];
        table.left->setText(match);
        table.left->setVisible(isLeft(match));
        table.goOn->setVisible(isLeft(match));
        for (QPushButton* button : { table.goOn, table.play }) button->setDefault(false);
    }
    first()->setDefault(true);
    if (isVisible()) first()->setFocus();
    retranslate();
}

QPushButton* Door::first() const
{
    const Table& table = tables_[usual_];
    return table.goOn->isVisibleTo(this) ? table.goOn : table.play;
}

AnyGame Door::gameInFocus() const
{
    for (const Table& table : tables_)
        if (table.place->isAncestorOf(QApplication::focusWidget())) return table.game;
    return tables_[usual_].game;
}

void Door::showLanguage(const QString& code)
{
    const QSignalBlocker quiet(language_);
    language_->setCurrentIndex(language_->findData(code));
}

void Door::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    first()->setFocus();
}

void Door::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    scaleUi(this);
    const double scale = uiScale(size());
    for (const Table& table : tables_)
        for (QPushButton* button : { table.goOn, table.play, table.learn, table.book, table.setUp })
            button->setMinimumSize(QSizeF(90 * scale, 46 * scale).toSize());
    for (QToolButton* button : { matches_, settings_, shortcuts_, about_ })
        button->setIconSize(QSizeF(16 * scale, 16 * scale).toSize());
}

void Door::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange) {
        const QColor colour = palette().color(QPalette::WindowText);
        matches_->setIcon(symbol(Symbol::List, colour));
        settings_->setIcon(symbol(Symbol::Gear, colour));
        shortcuts_->setIcon(symbol(Symbol::Keys, colour));
        about_->setIcon(symbol(Symbol::About, colour));
    }
    QWidget::changeEvent(event);
}

void Door::retranslate()
{
    languageName_->setText(tr("L&anguage:"));
    language_->setAccessibleName(tr("Language"));
    matches_->setText(tr("S&aved matches"));
    settings_->setText(tr("&Settings"));
    shortcuts_->setText(tr("&Keys"));
    shortcuts_->setToolTip(tr("What the keys do (Ctrl+F1)"));
    //: About the program
    about_->setText(tr("A&bout"));
    retranslateTables();
    giveMnemonics();
}

void Door::retranslateTables()
{
    for (const Table& table : tables_) {
        table.name->setText(words::nameOf(table.game));
        table.about->setText(words::about(table.game));
        const bool isLeft = table.goOn->isVisibleTo(this);
        table.goOn->setText(isLeft ? tr("&Go on") : tr("&Go on").remove('&'));
        table.play->setText(isLeft ? tr("&Play a new match") : tr("&Play"));
        table.setUp->setText(tr("P&layers and rules …"));
        //: The lessons of a game
        table.learn->setText(tr("Lea&rn"));
        //: The book of a game
        table.book->setText(tr("&Book"));
        for (QPushButton* button : { table.goOn, table.play, table.learn, table.book, table.setUp })
            button->setAccessibleDescription(table.name->text());
    }
}

/// The same words stand under every game, so they cannot all keep their letter.
void Door::giveMnemonics()
{
    std::vector<QAbstractButton*> buttons { matches_, settings_, shortcuts_, about_ };
    for (const Table& table : tables_)
        for (QPushButton* button : { table.goOn, table.play, table.learn, table.book, table.setUp })
            if (button->isVisibleTo(this)) buttons.push_back(button);
    QStringList texts { languageName_->text() };
    for (const QAbstractButton* button : buttons) texts << button->text();
    texts = withOwnMnemonics(texts);
    for (std::size_t i = 0; i < buttons.size(); ++i)
        buttons[i]->setText(texts[static_cast<qsizetype>(i) + 1]);
}

}
