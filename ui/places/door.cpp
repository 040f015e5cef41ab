#include "ui/places/door.h"

#include "ui/places/growth.h"
#include "ui/places/language.h"
#include "ui/places/scenery.h"
#include "ui/places/symbols.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

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
    , game_(new QLabel(this))
    , about_(new QLabel(this))
    , left_(new QLabel(this))
    , goOn_(largeButton(this, "goOn"))
    , play_(largeButton(this, "play"))
    , setUp_(largeButton(this, "setUp"))
    , languageName_(new QLabel(this))
    , language_(new QComboBox(this))
    , settings_(symbolButton(this, Symbol::Gear, "settings"))
    , shortcuts_(symbolButton(this, Symbol::Keys, "shortcuts"))
{
    setObjectName("door");
    language_->setObjectName("language");
    languageName_->setBuddy(language_);
    for (const Language::Spoken& each : Language::all)
        language_->addItem(QString::fromUtf8(each.name), QVariant(each.code));
    layOut();
    offerToGoOn({});
    retranslate();
    connect(play_, &QPushButton::clicked, this, &Door::play);
    connect(goOn_, &QPushButton::clicked, this, &Door::goOn);
    connect(setUp_, &QPushButton::clicked, this, &Door::setUp);
    connect(settings_, &QToolButton::clicked, this, &Door::settings);
    connect(shortcuts_, &QToolButton::clicked, this, &Door::shortcuts);
    connect(language_, &QComboBox::activated, this,
        [this] { emit languageChosen(language_->currentData().toString()); });
}

void Door::layOut()
{
    enlarge(game_, 2.2, true);
    for (QLabel* label : { about_, left_ }) {
        enlarge(label, 1.15);
        label->setWordWrap(true);
    }
    auto* const words = new QVBoxLayout;
    words->setSpacing(10);
    for (QLabel* label : { game_, about_, left_ }) words->addWidget(label, 0, Qt::AlignTop);
    words->addStretch(1);
    auto* const buttons = new QVBoxLayout;
    buttons->setSpacing(10);
    for (QPushButton* button : { goOn_, play_, setUp_ }) buttons->addWidget(button);
    buttons->addStretch();
    auto* const game = new QHBoxLayout;
    game->setContentsMargins(48, 24, 48, 8);
    game->setSpacing(48);
    game->addLayout(words, 3);
    game->addLayout(buttons, 2);

    auto* const foot = new QHBoxLayout;
    foot->setContentsMargins(48, 0, 48, 18);
    foot->setSpacing(12);
    foot->addWidget(languageName_);
    foot->addWidget(language_);
    foot->addStretch();
    foot->addWidget(shortcuts_);
    foot->addWidget(settings_);

    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(new Scenery(this), 1);
    all->addLayout(game);
    all->addLayout(foot);
}

void Door::offerToGoOn(const QString& match)
{
    left_->setText(match);
    left_->setVisible(!match.isEmpty());
    goOn_->setVisible(!match.isEmpty());
    QPushButton* const first = match.isEmpty() ? play_ : goOn_;
    for (QPushButton* button : { goOn_, play_ }) button->setDefault(button == first);
    if (isVisible()) first->setFocus();
    retranslate();
}

void Door::showLanguage(const QString& code)
{
    const QSignalBlocker quiet(language_);
    language_->setCurrentIndex(language_->findData(code));
}

void Door::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    (goOn_->isVisibleTo(this) ? goOn_ : play_)->setFocus();
}

void Door::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    grow(this);
    const double growth = growthFor(size());
    for (QPushButton* button : { goOn_, play_, setUp_ })
        button->setMinimumSize(QSizeF(150 * growth, 46 * growth).toSize());
    for (QToolButton* button : { settings_, shortcuts_ })
        button->setIconSize(QSizeF(16 * growth, 16 * growth).toSize());
}

void Door::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange) {
        const QColor colour = palette().color(QPalette::WindowText);
        settings_->setIcon(symbol(Symbol::Gear, colour));
        shortcuts_->setIcon(symbol(Symbol::Keys, colour));
    }
    QWidget::changeEvent(event);
}

void Door::retranslate()
{
    game_->setText(tr("Bieten"));
    about_->setText(tr("The Tyrolean game of three cards and five figures: "
                       "bid at any moment, on good cards or on hardly any."));
    goOn_->setText(tr("&Go on"));
    play_->setText(goOn_->isVisibleTo(this) ? tr("&Play a new match") : tr("&Play"));
    setUp_->setText(tr("P&layers and rules …"));
    languageName_->setText(tr("L&anguage:"));
    language_->setAccessibleName(tr("Language"));
    settings_->setText(tr("&Settings"));
    shortcuts_->setText(tr("&Keys"));
    shortcuts_->setToolTip(tr("What the keys do (F1)"));
}

}
