#include "ui/places/door/door.h"

#include "ui/model/any_rules.h"
#include "ui/places/door/game_tile.h"
#include "ui/places/door/sign.h"
#include "ui/places/widgets/house_style.h"
#include "ui/places/widgets/language_box.h"
#include "ui/places/widgets/mnemonics.h"
#include "ui/places/widgets/panel.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/places/widgets/wall_button.h"
#include "ui/words/rule_words.h"

#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace weli {

namespace {

    constexpr QSizeF leastButton(90, 44);
    constexpr double leastWithSign = 620; // pixels with usual letters; else the games need the room
    constexpr double signShare = 0.18; // of the height

    QLabel* wordsOn(QWidget* parent, double size)
    {
        auto* const label = new QLabel(parent);
        enlarge(label, size);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        return label;
    }

}

Door::Door(QWidget* parent)
    : Page(parent)
    , renderQueue_(this)
    , table_(new Wood(this))
    , sign_(new Sign(&renderQueue_, table_))
    , choice_(new QButtonGroup(this))
    , rows_(new QVBoxLayout(table_))
    , leaf_(new Panel(table_))
    , leafParts_(new QHBoxLayout(leaf_))
    , buttons_(new QGridLayout)
    , name_(new QLabel(leaf_))
    , about_(wordsOn(leaf_, 1.15))
    , left_(wordsOn(leaf_, 1.15))
    , newcomer_(button("newcomer", &Door::learnFirst))
    , goOn_(button("goOn", &Door::goOn))
    , play_(button("play", &Door::play))
    , learn_(button("learn", &Door::learn))
    , book_(button("book", &Door::book))
    , setUp_(button("setUp", &Door::setUp))
    , foot_(new QHBoxLayout)
    , languageName_(new QLabel(table_))
    , language_(new LanguageBox(table_))
    , matches_(new WallButton(Symbol::List, "matches", table_))
    , shortcuts_(new WallButton(Symbol::Keys, "shortcuts", table_))
    , settings_(new WallButton(Symbol::Gear, "settings", table_))
    , aboutWeli_(new WallButton(Symbol::About, "about", table_))
{
    setObjectName("door");
    languageName_->setBuddy(language_);
    addTiles();
    layOut();
    choose(0);
    connect(matches_, &QToolButton::clicked, this, &Door::matches);
    connect(settings_, &QToolButton::clicked, this, &Door::settings);
    connect(shortcuts_, &QToolButton::clicked, this, &Door::shortcuts);
    connect(aboutWeli_, &QToolButton::clicked, this, &Door::about);
    connect(language_, &QComboBox::activated, this,
        [this] { emit languageChosen(language_->currentData().toString()); });
}

QPushButton* Door::button(const char* name, void (Door::*wanted)(const AnyGame&))
{
    auto* const made = new QPushButton(leaf_);
    made->setObjectName(name);
    enlarge(made, 1.2);
    connect(made, &QPushButton::clicked, this, [this, wanted, made] {
        pressed_ = made;
        emit(this->*wanted)(game());
    });
    return made;
}

void Door::addTiles()
{
    for (const AnyGame& game : games) {
        auto* const tile = new GameTile(game, &renderQueue_, table_);
        tile->setObjectName(codeOf(game));
        tile->setInRow();
        choice_->addButton(tile, static_cast<int>(game.index()));
        connect(tile, &LaidButton::entered, this, [this] { first()->setFocus(); });
        tiles_.push_back(tile);
    }
    // They come first, for the keyboard and for a screen reader.
    for (std::size_t i = tiles_.size(); i-- > 0;) {
        tiles_[i]->lower();
        QWidget* const next = i + 1 < tiles_.size() ? tiles_[i + 1] : nullptr;
        setTabOrder(tiles_[i], next == nullptr ? newcomer_ : next);
    }
    connect(choice_, &QButtonGroup::idToggled, this, [this](int game, bool isChosen) {
        if (isChosen) choose(static_cast<std::size_t>(game));
    });
}

void Door::layOut()
{
    auto* const tiles = new QHBoxLayout;
    tiles->setContentsMargins(24, 0, 24, 0);
    tiles->setSpacing(16);
    for (GameTile* tile : tiles_) tiles->addWidget(tile, 1);
    layLeaf();
    layFoot();
    rows_->setContentsMargins(24, 10, 24, 8);
    rows_->setSpacing(6);
    rows_->addWidget(sign_);
    rows_->addLayout(tiles, 1);
    rows_->addWidget(leaf_);
    rows_->addLayout(foot_);
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(table_);
}

void Door::layLeaf()
{
    makeHeading(name_, 1.9);
    auto* const words = new QVBoxLayout;
    words->setSpacing(6);
    for (QLabel* label : { name_, about_, left_ }) words->addWidget(label);
    words->addStretch(1);
    buttons_->setSpacing(12);
    leafParts_->setContentsMargins(26, 16, 26, 20);
    leafParts_->setSpacing(32);
    leafParts_->addLayout(words, 2);
    leafParts_->addLayout(buttons_, 3);
}

void Door::layFoot()
{
    QPalette light = languageName_->palette();
    light.setColor(QPalette::WindowText, WallButton::writing());
    languageName_->setPalette(light);
    foot_->setContentsMargins(14, 0, 14, 0);
    foot_->setSpacing(10);
    foot_->addWidget(languageName_);
    foot_->addWidget(language_);
    foot_->addStretch(1);
    for (WallButton* each : { matches_, shortcuts_, settings_, aboutWeli_ }) {
        each->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        foot_->addWidget(each);
    }
}

void Door::setMoves(bool moves)
{
    for (GameTile* tile : tiles_) tile->setMoves(moves);
}

void Door::offer(const AnyGame& game, const Stands& stands)
{
    const auto waits = [](const Stand& stand) { return !stand.match.isEmpty(); };
    stands_ = stands;
    const bool isFirst = !std::exchange(isOpened_, true);
    if (isVisible() && !isFirst) return showChosen(); // the person chooses
    std::size_t usual = game.index();
    if (const auto any = std::find_if(stands.begin(), stands.end(), waits);
        isFirst && any != stands.end() && !waits(stands[usual]))
        usual = static_cast<std::size_t>(any - stands.begin());
    choose(usual);
    focusWhereOneWas();
}

void Door::choose(std::size_t game)
{
    chosen_ = game;
    tiles_[game]->setChecked(true);
    showChosen();
}

/// What can be done with the chosen game; first what most people want then.
void Door::showChosen()
{
    const bool waits = !stands_[chosen_].match.isEmpty();
    left_->setText(stands_[chosen_].match);
    left_->setVisible(waits);
    goOn_->setVisible(waits);
    newcomer_->setVisible(stands_[chosen_].isNew && !waits);
    const QPushButton* const foremost = first();
    for (QPushButton* each : { newcomer_, goOn_, play_ }) {
        each->setDefault(each == foremost);
        makeFirst(*each, each == foremost);
    }
    layButtons();
    retranslate();
}

/// The first one beside playing, the others in a row; below one another where letters are too
/// large.
void Door::layButtons()
{
    constexpr int columns = 6;
    constexpr int half = columns / 2;
    QPushButton* const foremost = first();
    for (QPushButton* each : { newcomer_, goOn_, play_, learn_, book_, setUp_ })
        buttons_->removeWidget(each);
    const bool playsFirst = foremost == play_;
    int row = 0;
    if (!playsFirst) buttons_->addWidget(foremost, row, 0, 1, isStacked_ ? columns : half + 1);
    if (!playsFirst && isStacked_) ++row;
    if (playsFirst || isStacked_)
        buttons_->addWidget(play_, row++, 0, 1, columns);
    else
        buttons_->addWidget(play_, row++, half + 1, 1, half - 1);
    const int wide = isStacked_ ? half : 2;
    buttons_->addWidget(learn_, row, 0, 1, wide);
    buttons_->addWidget(book_, row, wide, 1, wide);
    if (isStacked_)
        buttons_->addWidget(setUp_, row + 1, 0, 1, columns);
    else
        buttons_->addWidget(setUp_, row, 2 * wide, 1, wide);
}

/// Whether the buttons are too wide to stand beside each other.
bool Door::isTight() const
{
    const int gap = buttons_->horizontalSpacing();
    const int two = learn_->minimumWidth() + gap + book_->minimumWidth();
    const bool playsFirst = first() == play_;
    const int left = playsFirst ? two : std::max(first()->minimumWidth(), two);
    const int right = std::max(playsFirst ? 0 : play_->minimumWidth(), setUp_->minimumWidth());
    const QMargins leaf = leafParts_->contentsMargins() + rows_->contentsMargins();
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const int room = window()->width() - leaf.left() - leaf.right() - bar;
    return left + gap + right > room;
}

QPushButton* Door::first() const
{
    if (!stands_[chosen_].match.isEmpty()) return goOn_;
    return stands_[chosen_].isNew ? newcomer_ : play_;
}

void Door::showLanguage(const QString& code)
{
    const QSignalBlocker quiet(language_);
    language_->setCurrentIndex(language_->findData(code));
}

void Door::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    focusWhereOneWas();
}

/// On what was pressed, unless something else is due by now.
void Door::focusWhereOneWas()
{
    const bool isBeside = pressed_ == learn_ || pressed_ == book_ || pressed_ == setUp_;
    (isBeside ? pressed_ : first())->setFocus();
}

void Door::fit(const UiScale& scale)
{
    const bool above = isNarrow(*this, 700);
    leafParts_->setDirection(above ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    for (QPushButton* each : { newcomer_, goOn_, play_, learn_, book_, setUp_ })
        makeRoomFor(*each, leastButton * scale.spaces);
    for (WallButton* each : { matches_, shortcuts_, settings_, aboutWeli_ }) {
        each->setIconSize(QSize(16, 16) * scale.letters);
        each->showSymbolOnly(above);
    }
    isStacked_ = isTight();
    layButtons();
    const bool isRoomy = height() >= leastWithSign * std::max(scale.letters, 1.0);
    sign_->setVisible(isRoomy);
    if (isRoomy) sign_->setFixedHeight(qRound(height() * signShare));
}

void Door::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    Page::changeEvent(event);
}

void Door::retranslate()
{
    languageName_->setText(tr("L&anguage:"));
    language_->setAccessibleName(tr("Language"));
    matches_->setText(tr("S&aved matches"));
    settings_->setText(tr("&Settings"));
    shortcuts_->setText(tr("&Keys"));
    shortcuts_->setToolTip(tr("Keyboard shortcuts (Ctrl+F1)"));
    //: About the program
    aboutWeli_->setText(tr("A&bout"));
    QStringList all;
    for (GameTile* tile : tiles_) all << words::nameOf(tile->game());
    //: Where the program begins, for who hears it; %1 are the games from which one chooses there
    setWindowTitle(tr("Start page: %1").arg(all.join(", ")));
    for (GameTile* tile : tiles_) {
        const Stand& stand = stands_[tile->game().index()];
        tile->setText(words::nameOf(tile->game()));
        tile->setAccessibleDescription(
            (QStringList { words::about(tile->game()), stand.match }.join(u' ')).trimmed());
        //: On a slip that lies on the cards of a game: a match of it was left
        tile->setWaiting(stand.match.isEmpty() ? QString() : tr("unfinished match"));
    }
    const Stand& stand = stands_[chosen_];
    const QString name = words::nameOf(game());
    name_->setText(name);
    about_->setText(words::about(game()));
    newcomer_->setText(tr("New here? The first lesson"));
    goOn_->setText(tr("&Go on"));
    play_->setText(stand.match.isEmpty() ? tr("&Play") : tr("&Play a new match"));
    //: The lessons of a game; then how many of them have been gone through
    learn_->setText(stand.lessonsDone == 0
            ? tr("Lesso&ns")
            : tr("Lesso&ns (%1 of %2)").arg(stand.lessonsDone).arg(stand.lessons));
    //: The book of a game
    book_->setText(tr("&Rule book"));
    setUp_->setText(tr("Set &up a match…"));
    // Once is enough: they stand together.
    for (QPushButton* each : { newcomer_, goOn_, play_, learn_, book_, setUp_ })
        each->setAccessibleDescription(each == first() ? name : QString());
    giveMnemonics();
}

/// Translators need not know what stands beside what: each has a letter of its own.
void Door::giveMnemonics()
{
    const std::vector<QAbstractButton*> buttons { play_, learn_, goOn_, setUp_, book_, matches_,
        settings_, shortcuts_, aboutWeli_, newcomer_ };
    QStringList texts { languageName_->text() };
    for (const QAbstractButton* each : buttons) texts << each->text();
    texts[1] = commonLetters(tr("&Play"), tr("&Play a new match")); // keeps its letter
    const std::vector<QChar> letters = ownLetters(texts);
    languageName_->setText(withLetter(languageName_->text(), letters.front()));
    for (std::size_t i = 0; i < buttons.size(); ++i)
        buttons[i]->setText(withLetter(buttons[i]->text(), letters[i + 1]));
}

}
