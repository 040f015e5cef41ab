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
    : Page(parent)
    , tables_(tables())
    , side_(new QHBoxLayout)
    , foot_(new QHBoxLayout)
    , languageName_(new QLabel(this))
    , language_(new QComboBox(this))
    , matches_(symbolButton(this, Symbol::List, "matches"))
    , settings_(symbolButton(this, Symbol::Gear, "settings"))
    , shortcuts_(symbolButton(this, Symbol::Keys, "shortcuts"))
    , about_(symbolButton(this, Symbol::About, "about"))
    , newcomer_(new QPushButton(this))
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
    newcomer_->hide();
    connect(newcomer_, &QPushButton::clicked, this, &Door::learnFirst);
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
    place->setObjectName(codeOf(game));
    const Table table { game, place, new QLabel(place), new QLabel(place), new QLabel(place),
        largeButton(place, "goOn"), largeButton(place, "play"), largeButton(place, "setUp"),
        largeButton(place, "learn"), largeButton(place, "book"), new QHBoxLayout };
    connect(table.play, &QPushButton::clicked, this, [this, game] { emit play(game); });
    connect(table.goOn, &QPushButton::clicked, this, [this, game] { emit goOn(game); });
    connect(table.setUp, &QPushButton::clicked, this, [this, game] { emit setUp(game); });
    connect(table.book, &QPushButton::clicked, this, [this, game] { emit book(game); });
    connect(table.learn, &QPushButton::clicked, this, [this, game] { emit learn(game); });
    return table;
}

void Door::layOut()
{
    side_->setContentsMargins(48, 24, 48, 8);
    side_->setSpacing(48);
    for (const Table& table : tables_) {
        layOut(table);
        side_->addWidget(table.place, 1);
    }
    layFoot();
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(new Scenery(this), 1);
    newcomer_->setObjectName("newcomer");
    enlarge(newcomer_, 1.25, true);
    auto* const greeting = new QHBoxLayout;
    greeting->setContentsMargins(0, 12, 0, 0);
    greeting->addWidget(newcomer_);
    greeting->setAlignment(newcomer_, Qt::AlignHCenter);
    all->addLayout(greeting);
    all->addLayout(side_);
    all->addLayout(foot_);
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
    table.more->setSpacing(10); // beside one another: they are wanted less often
    table.more->addWidget(table.learn);
    table.more->addWidget(table.book);
    buttons->addLayout(table.more);
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

void Door::layFoot()
{
    foot_->setContentsMargins(48, 0, 48, 18);
    foot_->setSpacing(12);
    auto* const language = new QHBoxLayout;
    language->addWidget(languageName_);
    language->addWidget(language_);
    language->addStretch();
    foot_->addLayout(language, 1);
    foot_->addWidget(matches_);
    foot_->addWidget(shortcuts_);
    foot_->addWidget(settings_);
    foot_->addWidget(about_);
}

void Door::greet(bool isNew) { newcomer_->setVisible(isNew); }

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
    Page::showEvent(event);
    first()->setFocus();
}

void Door::fit(const UiScale& scale)
{
    const bool above = isNarrow(*this, 700);
    side_->setDirection(above ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    foot_->setDirection(above ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    makeRoomFor(*newcomer_, QSizeF(360, 46) * scale.spaces);
    for (const Table& table : tables_)
        for (QPushButton* button : { table.goOn, table.play, table.learn, table.book, table.setUp })
            makeRoomFor(*button, QSizeF(90, 46) * scale.spaces);
    for (QToolButton* button : { matches_, settings_, shortcuts_, about_ })
        button->setIconSize(QSizeF(16, 16).toSize() * scale.letters);
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
    Page::changeEvent(event);
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
    newcomer_->setText(tr("New here? Learn Bieten in ten minutes"));
    retranslateTables();
    giveMnemonics();
}

void Door::retranslateTables()
{
    for (const Table& table : tables_) {
        table.name->setText(words::nameOf(table.game));
        table.about->setText(words::about(table.game));
        const bool isLeft = table.goOn->isVisibleTo(this);
        table.goOn->setText(tr("&Go on"));
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

/// The same words stand under every game, so they cannot all keep their letter. What has one keeps
/// it, whatever matches were left.
void Door::giveMnemonics()
{
    std::vector<QAbstractButton*> buttons { matches_, settings_, shortcuts_, about_ };
    for (const auto button :
        { &Table::play, &Table::learn, &Table::goOn, &Table::setUp, &Table::book })
        for (const Table& table : tables_) buttons.push_back(table.*button);
    QStringList texts { languageName_->text() };
    for (const QAbstractButton* button : buttons) texts << button->text();
    for (qsizetype i = 0; i < static_cast<qsizetype>(tables_.size()); ++i)
        texts[1 + 4 + i] = commonLetters(tr("&Play"), tr("&Play a new match"));
    const std::vector<QChar> letters = ownLetters(texts);
    languageName_->setText(withLetter(languageName_->text(), letters.front()));
    for (std::size_t i = 0; i < buttons.size(); ++i)
        buttons[i]->setText(withLetter(buttons[i]->text(), letters[i + 1]));
}

}
