#include "ui/places/settings/settings_page.h"

#include "ui/places/language.h"
#include "ui/places/settings/card_chooser.h"
#include "ui/places/widgets/panel.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/words/rule_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <array>

namespace weli {

namespace {

    constexpr int paceStep = 100; // milliseconds
    constexpr int slowestPace = 3000;
    constexpr std::array motions { 0, 50, 100, 200 }; // Settings::motion

}

SettingsPage::SettingsPage(QWidget* parent)
    : QWidget(parent)
    , title_(new QLabel(this))
    , languageName_(new QLabel(this))
    , language_(new QComboBox(this))
    , playerName_(new QLabel(this))
    , player_(new QLineEdit(this))
    , waitForMe_(new QCheckBox(this))
    , waitText_(new QLabel(this))
    , paceName_(new QLabel(this))
    , pace_(new QSlider(Qt::Horizontal, this))
    , paceText_(new QLabel(this))
    , motionName_(new QLabel(this))
    , motion_(new QComboBox(this))
    , showsPoints_(new QCheckBox(this))
    , highContrast_(new QCheckBox(this))
    , cards_(new CardChooser(this))
    , back_(new QPushButton(this))
{
    setObjectName("settingsPage");
    language_->setObjectName("language");
    player_->setObjectName("player");
    waitForMe_->setObjectName("waitForMe");
    pace_->setObjectName("pace");
    motion_->setObjectName("motion");
    showsPoints_->setObjectName("showsPoints");
    highContrast_->setObjectName("highContrast");
    back_->setObjectName("back");
    player_->setMaxLength(24);
    pace_->setRange(0, slowestPace / paceStep);
    pace_->setTickPosition(QSlider::TicksBelow);
    pace_->setTickInterval(5);
    language_->addItem(QString(), QVariant(QString()));
    for (const Language::Spoken& each : Language::all)
        language_->addItem(QString::fromUtf8(each.name), QVariant(each.code));
    for (const int motion : motions) motion_->addItem(QString(), QVariant(motion));
    layOut();
    retranslate();
    followControls();
}

void SettingsPage::followControls()
{
    const auto tell = [this] { emit changed(settings_); };
    connect(language_, &QComboBox::activated, this, [this, tell] {
        settings_.language = language_->currentData().toString();
        tell();
    });
    connect(player_, &QLineEdit::textEdited, this, [this, tell](const QString& name) {
        settings_.playerName = name.trimmed();
        tell();
    });
    connect(waitForMe_, &QCheckBox::toggled, this, [this, tell](bool wait) {
        settings_.waitForMe = wait;
        tell();
    });
    connect(pace_, &QSlider::valueChanged, this, [this, tell](int steps) {
        settings_.pace = steps * paceStep;
        tellPace();
        tell();
    });
    connect(motion_, &QComboBox::activated, this, [this, tell] {
        settings_.motion = motion_->currentData().toInt();
        tell();
    });
    connect(showsPoints_, &QCheckBox::toggled, this, [this, tell](bool wanted) {
        settings_.showsPoints = wanted;
        tell();
    });
    connect(highContrast_, &QCheckBox::toggled, this, [this, tell](bool wanted) {
        settings_.highContrast = wanted;
        tell();
    });
    connect(cards_, &CardChooser::changed, this, [this, tell](const CardChoice& cards) {
        settings_.cards = cards;
        tell();
    });
    connect(back_, &QPushButton::clicked, this, &SettingsPage::back);
}

/// What does not concern the cards.
QFormLayout* SettingsPage::form()
{
    waitText_->setWordWrap(true);
    languageName_->setBuddy(language_);
    playerName_->setBuddy(player_);
    paceName_->setBuddy(pace_);
    motionName_->setBuddy(motion_);

    auto* const pace = new QVBoxLayout;
    pace->setSpacing(4);
    pace->addWidget(pace_);
    pace->addWidget(paceText_);
    auto* const wait = new QVBoxLayout;
    wait->setSpacing(4);
    wait->addWidget(waitForMe_);
    wait->addWidget(waitText_);
    auto* const form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setVerticalSpacing(18);
    form->setHorizontalSpacing(24);
    form->addRow(languageName_, language_);
    form->addRow(playerName_, player_);
    form->addRow(QString(), wait);
    form->addRow(paceName_, pace);
    form->addRow(motionName_, motion_);
    form->addRow(QString(), showsPoints_);
    form->addRow(QString(), highContrast_);
    return form;
}

void SettingsPage::layOut()
{
    enlarge(title_, 1.6, true);
    enlarge(back_, 1.15);
    back_->setDefault(true);
    auto* const left = new QVBoxLayout;
    left->addLayout(form());
    left->addStretch(1);
    auto* const halves = new QHBoxLayout;
    halves->setSpacing(44);
    halves->addLayout(left, 1);
    halves->addWidget(cards_, 1);
    auto* const panel = new Panel(this);
    auto* const page = new QVBoxLayout(panel);
    page->setContentsMargins(36, 24, 36, 26);
    page->setSpacing(22);
    page->addWidget(title_);
    page->addLayout(halves);
    page->addWidget(back_, 0, Qt::AlignRight);
    auto* const wood = new Wood(this);
    auto* const middle = new QGridLayout(wood);
    middle->setContentsMargins(0, 0, 0, 0);
    middle->setColumnStretch(0, 1);
    middle->setColumnStretch(1, 12);
    middle->setColumnStretch(2, 1);
    middle->setRowStretch(0, 1);
    middle->setRowStretch(2, 2);
    middle->addWidget(panel, 1, 1);
    auto* const all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(wood);
}

void SettingsPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    scaleUi(this);
    back_->setMinimumSize(QSizeF(140, 40).toSize() * uiScale(size()));
}

void SettingsPage::setSettings(const Settings& settings)
{
    settings_ = settings;
    showValues();
}

void SettingsPage::showCards(
    const CardChoice& choice, const CardStyle& style, const QString& language)
{
    cards_->show(choice, style, language);
}

void SettingsPage::showValues()
{
    const QSignalBlocker quietPace(pace_);
    const QSignalBlocker quietWait(waitForMe_);
    const QSignalBlocker quietPoints(showsPoints_);
    const QSignalBlocker quietContrast(highContrast_);
    language_->setCurrentIndex(std::max(0, language_->findData(settings_.language)));
    if (player_->text() != settings_.playerName) player_->setText(settings_.playerName);
    waitForMe_->setChecked(settings_.waitForMe);
    showsPoints_->setChecked(settings_.showsPoints);
    highContrast_->setChecked(settings_.highContrast);
    pace_->setValue(settings_.pace / paceStep);
    const int motion = motion_->findData(settings_.motion);
    motion_->setCurrentIndex(motion >= 0 ? motion : motion_->findData(100));
    tellPace();
}

void SettingsPage::tellPace()
{
    const double seconds = pace_->value() * paceStep / 1000.0;
    paceText_->setText(pace_->value() == 0
            ? tr("The others act at once.")
            : tr("The others take %1 s before they act.").arg(QLocale().toString(seconds, 'f', 1)));
    pace_->setAccessibleDescription(paceText_->text());
}

void SettingsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    language_->setFocus();
}

void SettingsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void SettingsPage::retranslate()
{
    title_->setText(tr("Settings"));
    languageName_->setText(tr("&Language:"));
    language_->setItemText(0, tr("As the system"));
    playerName_->setText(tr("Your &name:"));
    waitForMe_->setText(tr("&Wait for me before every card"));
    waitText_->setText(tr("The table goes on with Space, Enter or a click, "
                          "so that you have all the time you want to bid."));
    paceName_->setText(tr("&Pace:"));
    motionName_->setText(tr("&Motion:"));
    motion_->setItemText(0, tr("Nothing moves"));
    motion_->setItemText(1, tr("Quick"));
    motion_->setItemText(2, tr("As usual"));
    motion_->setItemText(3, tr("Slow"));
    //: A setting; %1 is the game Mittlere
    showsPoints_->setText(tr("Show my points durin&g a deal of %1")
                              .arg(words::nameOf(AnyGame(GameOf<mittlere::State> {}))));
    highContrast_->setText(tr("Table in high &contrast"));
    back_->setText(tr("&Back"));
    tellPace();
}

}
