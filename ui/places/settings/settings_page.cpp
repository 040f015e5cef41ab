#include "ui/places/settings/settings_page.h"

#include "ui/places/settings/card_chooser.h"
#include "ui/places/widgets/heard.h"
#include "ui/places/widgets/language_box.h"
#include "ui/places/widgets/panel.h"
#include "ui/places/widgets/ui_scale.h"

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

#include <algorithm>

namespace weli {

using Group = SettingRow::Group;

namespace {

    // Of a slider: milliseconds.
    constexpr int step = 100;
    constexpr int most = 3000;

    constexpr std::array onTheLeft { Group::Table, Group::Senses };
    constexpr Group belowCards = Group::Help;

}

SettingsPage::SettingsPage(QWidget* parent)
    : Page(parent)
    , title_(new QLabel(this))
    , forms_ { new QFormLayout, new QFormLayout }
    , aboutYou_(headingOn(this))
    , groups_ { headingOn(this), headingOn(this), headingOn(this) }
    , languageName_(new QLabel(this))
    , language_(new LanguageBox(this))
    , playerName_(new QLabel(this))
    , player_(new QLineEdit(this))
    , cards_(new CardChooser(this))
    , back_(new QPushButton(this))
{
    setObjectName("settingsPage");
    player_->setObjectName("player");
    back_->setObjectName("back");
    player_->setMaxLength(24);
    language_->insertItem(0, QString(), QVariant(QString())); // the system's
    for (const SettingRow& row : settingRows())
        if (row.label != nullptr) addControl(row);
    layOut();
    orderTabs();
    retranslate();
    followControls();
}

void SettingsPage::addControl(const SettingRow& row)
{
    Control control { &row, nullptr, nullptr, nullptr };
    const bool isFlag = row.get(settings_).typeId() == QMetaType::Bool;
    if (isFlag) {
        auto* const box = new QCheckBox(this);
        connect(box, &QCheckBox::toggled, this, [this, &row](bool on) { take(row, on); });
        control.widget = box;
    } else if (!row.choices.empty()) {
        auto* const list = new QComboBox(this);
        for (const SettingRow::Choice& each : row.choices) list->addItem(QString(), each.value);
        connect(list, &QComboBox::activated, this,
            [this, &row, list] { take(row, list->currentData()); });
        control.widget = list;
    } else {
        auto* const slider = new QSlider(Qt::Horizontal, this);
        slider->setRange(0, most / step);
        slider->setTickPosition(QSlider::TicksBelow);
        slider->setTickInterval(5);
        connect(slider, &QSlider::valueChanged, this,
            [this, &row](int steps) { take(row, steps * step); });
        control.widget = slider;
    }
    control.widget->setObjectName(row.key);
    if (!isFlag) {
        control.name = new QLabel(this);
        control.name->setBuddy(control.widget);
    }
    if (row.note != nullptr || (!isFlag && row.choices.empty())) {
        control.note = new QLabel(this);
        control.note->setWordWrap(true);
        control.note->setForegroundRole(QPalette::PlaceholderText);
        enlarge(control.note, 0.92);
    }
    controls_.push_back(control);
}

/// As they stand.
void SettingsPage::orderTabs()
{
    std::vector<QWidget*> all { language_, player_ };
    const auto add = [&](Group group) {
        for (const Control& control : controls_)
            if (control.row->group == group) all.push_back(control.widget);
    };
    for (const Group group : onTheLeft) add(group);
    const std::vector<QWidget*> cards = cards_->fields();
    all.insert(all.end(), cards.begin(), cards.end());
    add(belowCards);
    all.push_back(back_);
    leadThrough(all);
}

void SettingsPage::take(const SettingRow& row, const QVariant& value)
{
    row.set(settings_, value);
    for (const Control& control : controls_) {
        if (control.row != &row) continue;
        tellNote(control);
        // What a number means is heard with it.
        if (row.note == nullptr && control.note != nullptr) say(*this, control.note->text());
    }
    emit changed(settings_);
}

void SettingsPage::followControls()
{
    connect(language_, &QComboBox::activated, this, [this] {
        settings_.language = language_->currentData().toString();
        emit changed(settings_);
    });
    connect(player_, &QLineEdit::textEdited, this, [this](const QString& name) {
        settings_.playerName = plainName(name);
        emit changed(settings_);
    });
    connect(cards_, &CardChooser::changed, this, [this](const CardChoice& cards) {
        settings_.cards = cards;
        emit changed(settings_);
    });
    connect(back_, &QPushButton::clicked, this, &SettingsPage::back);
}

void SettingsPage::startGroup(QFormLayout& form, QLabel* heading)
{
    auto* const apart = new QVBoxLayout; // from the group above
    apart->setContentsMargins(0, form.rowCount() > 0 ? 12 : 0, 0, 0);
    apart->addWidget(heading);
    form.addRow(apart);
}

/// A box to tick needs no column for its name.
void SettingsPage::fill(QFormLayout& form, Group group)
{
    startGroup(form, groups_[static_cast<std::size_t>(group)]);
    for (const Control& control : controls_) {
        if (control.row->group != group) continue;
        auto* const field = new QVBoxLayout;
        field->setSpacing(2);
        field->addWidget(control.widget);
        if (control.note != nullptr) field->addWidget(control.note);
        if (control.name != nullptr)
            form.addRow(control.name, field);
        else
            form.addRow(field);
    }
}

/// In two columns, as two pages of a book.
void SettingsPage::layRows(QWidget& all)
{
    languageName_->setBuddy(language_);
    playerName_->setBuddy(player_);
    for (QFormLayout* form : forms_) {
        form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
        form->setVerticalSpacing(7);
        form->setHorizontalSpacing(24);
    }
    startGroup(*forms_[0], aboutYou_);
    forms_[0]->addRow(languageName_, language_);
    forms_[0]->addRow(playerName_, player_);
    for (const Group group : onTheLeft) fill(*forms_[0], group);
    fill(*forms_[1], belowCards);
    std::array columns { new QVBoxLayout, new QVBoxLayout };
    columns[0]->addLayout(forms_[0]);
    columns[1]->addWidget(cards_);
    columns[1]->addLayout(forms_[1]);
    halves_ = new QHBoxLayout(&all);
    halves_->setContentsMargins(0, 0, 0, 0);
    halves_->setSpacing(44);
    for (QVBoxLayout* column : columns) {
        column->setSpacing(19);
        column->addStretch(1);
        halves_->addLayout(column, 1);
    }
}

void SettingsPage::layOut()
{
    makeHeading(title_, 1.6);
    enlarge(back_, 1.15);
    back_->setDefault(true);
    auto* const all = new QWidget;
    layRows(*all);
    auto* const panel = new Panel(this);
    auto* const page = new QVBoxLayout(panel);
    page->setContentsMargins(36, 16, 36, 16);
    page->setSpacing(10);
    page->addWidget(title_);
    page->addSpacing(6);
    page->addWidget(new Scroller(all, panel), 1);
    page->addWidget(back_, 0, Qt::AlignRight);
    auto* const wood = new Wood(this);
    auto* const middle = new QGridLayout(wood);
    middle->setContentsMargins(0, 16, 0, 16);
    middle->setColumnStretch(0, 1);
    middle->setColumnStretch(1, 12);
    middle->setColumnStretch(2, 1);
    middle->addWidget(panel, 0, 1);
    auto* const whole = new QHBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(wood);
}

void SettingsPage::fit(const UiScale& scale)
{
    halves_->setDirection(isNarrow(*this) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    for (QFormLayout* form : forms_)
        form->setRowWrapPolicy(
            isNarrow(*this, 600) ? QFormLayout::WrapAllRows : QFormLayout::DontWrapRows);
    fitRows();
    makeRoomFor(*back_, QSizeF(140, 40) * scale.spaces);
}

/// Rows lie evenly, whatever stands in them, and a note begins where its words do.
void SettingsPage::fitRows()
{
    const int high = language_->sizeHint().height();
    const int beside = style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this)
        + style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, this);
    std::vector<QWidget*> low = cards_->fields();
    low.push_back(player_);
    for (QLabel* each : { languageName_, playerName_ }) each->setFixedHeight(high);
    for (const Control& control : controls_) {
        low.push_back(control.widget);
        if (control.name != nullptr) control.name->setFixedHeight(high);
        if (control.name == nullptr && control.note != nullptr) control.note->setIndent(beside);
    }
    for (QLabel* note : cards_->notes()) note->setIndent(beside);
    for (QWidget* each : low)
        if (qobject_cast<QComboBox*>(each) == nullptr) each->setMinimumHeight(high);
}

void SettingsPage::setSettings(const Settings& settings)
{
    settings_ = settings;
    language_->setCurrentIndex(std::max(0, language_->findData(settings_.language)));
    if (player_->text() != settings_.playerName) player_->setText(settings_.playerName);
    for (const Control& control : controls_) showValue(control);
}

void SettingsPage::showCards(
    const CardChoice& choice, const CardStyle& style, const QString& language)
{
    cards_->show(choice, style, language);
}

void SettingsPage::showValue(const Control& control)
{
    const QSignalBlocker quiet(control.widget);
    const QVariant value = control.row->get(settings_);
    if (auto* const box = qobject_cast<QCheckBox*>(control.widget)) box->setChecked(value.toBool());
    if (auto* const slider = qobject_cast<QSlider*>(control.widget))
        slider->setValue(value.toInt() / step);
    if (auto* const list = qobject_cast<QComboBox*>(control.widget)) {
        const int place = list->findData(value);
        list->setCurrentIndex(place >= 0 ? place : list->findData(control.row->get(Settings())));
    }
    tellNote(control);
}

/// Below a slider stands what its place means.
void SettingsPage::tellNote(const Control& control)
{
    if (control.note == nullptr) return;
    if (control.row->note != nullptr) return control.note->setText(tr(control.row->note));
    const int pace = control.row->get(settings_).toInt();
    control.note->setText(pace == 0 ? tr("The others play without a pause.")
                                    : tr("Each of them waits at least %1 s and then plays.")
                                          .arg(QLocale().toString(pace / 1000.0, 'f', 1)));
    control.widget->setAccessibleDescription(control.note->text());
}

void SettingsPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    language_->setFocus();
}

void SettingsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    Page::changeEvent(event);
}

void SettingsPage::retranslate()
{
    setWindowTitle(tr("Settings"));
    title_->setText(windowTitle());
    //: A heading of settings: the person's name and language
    aboutYou_->setText(tr("You"));
    groups_[static_cast<std::size_t>(Group::Table)]->setText(tr("At the table"));
    //: A heading of settings: the coach, questions before costly moves, chances
    groups_[static_cast<std::size_t>(Group::Help)]->setText(tr("Help"));
    //: A heading of settings: the size of letters, motion, contrast, screen reader
    groups_[static_cast<std::size_t>(Group::Senses)]->setText(tr("Seeing and hearing"));
    languageName_->setText(tr("&Language:"));
    language_->setItemText(0, tr("System language"));
    playerName_->setText(tr("Your &name:"));
    for (const Control& control : controls_) {
        const SettingRow& row = *control.row;
        if (auto* const box = qobject_cast<QCheckBox*>(control.widget)) box->setText(tr(row.label));
        if (control.name != nullptr) control.name->setText(tr(row.label));
        if (auto* const list = qobject_cast<QComboBox*>(control.widget))
            for (int i = 0; i < list->count(); ++i)
                list->setItemText(i, tr(row.choices[static_cast<std::size_t>(i)].words));
        tellNote(control);
    }
    back_->setText(tr("&Back"));
}

}
