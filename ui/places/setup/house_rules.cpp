#include "ui/places/setup/house_rules.h"

#include "ui/model/any_rules.h"
#include "ui/places/widgets/panel.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/words/rule_words.h"
#include "ui/words/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QIntValidator>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace weli {

namespace {

    void showNumber(QComboBox& box, int value)
    {
        // While somebody types, the text is his.
        if (box.currentText().toInt() != value) box.setEditText(QString::number(value));
    }

}

HouseRules::HouseRules(const AnyGame& game, QWidget* parent)
    : QWidget(parent)
    , game_(game)
    , rules_(defaultRules(game, defaultPlayers(game)))
{
    auto* const list = new QVBoxLayout(this);
    list->setSpacing(4);
    list->setContentsMargins(0, 9, 9, 9); // they begin where the title does
    QGridLayout* slip = nullptr;
    for (const RuleOption& option : grouped()) {
        QLabel* heading = nullptr;
        if (rows_.empty() || groupOf(rows_.back().option) != groupOf(option)) {
            heading = new QLabel(this);
            slip = addSlip(*list, heading);
        }
        addRow(option, heading, *slip);
    }
    list->addStretch();
    retranslate();
}

QString HouseRules::groupOf(const RuleOption& option) const
{
    return words::optionGroup(game_, option.key);
}

/// All options, those under one heading together.
std::vector<RuleOption> HouseRules::grouped() const
{
    std::vector<RuleOption> all;
    for (const RuleOption& option : optionsOf(game_)) {
        const auto kin = std::find_if(all.rbegin(), all.rend(),
            [&](const RuleOption& each) { return groupOf(each) == groupOf(option); });
        all.insert(kin == all.rend() ? all.end() : kin.base(), option);
    }
    return all;
}

/// The numbers that are the custom, and any other.
QWidget* HouseRules::customBox(const RuleOption& option)
{
    auto* const box = new QComboBox(this);
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->setValidator(new QIntValidator(option.lowest, option.highest, box));
    for (const int custom : option.commonValues) box->addItem(QString::number(custom));
    connect(box, &QComboBox::editTextChanged, this, [this, box, option](const QString& text) {
        if (box->lineEdit()->hasAcceptableInput()) choose(option, text.toInt());
    });
    return box;
}

QWidget* HouseRules::controlFor(const RuleOption& option)
{
    if (option.kind == OptionKind::Boolean) {
        auto* const box = new QCheckBox(this);
        connect(box, &QCheckBox::clicked, this,
            [this, option](bool on) { choose(option, on ? 1 : 0); });
        return box;
    }
    if (!option.commonValues.empty()) return customBox(option);
    if (option.kind == OptionKind::Integer) {
        auto* const box = new QSpinBox(this);
        box->setRange(option.lowest, option.highest);
        box->setSingleStep(option.step);
        connect(box, &QSpinBox::valueChanged, this,
            [this, option](int value) { choose(option, value); });
        return box;
    }
    auto* const box = new QComboBox(this);
    for (int value = option.lowest; value <= option.highest; ++value)
        box->addItem(QString(), QVariant(value));
    connect(box, &QComboBox::activated, this, [this, option](int index) { choose(option, index); });
    return box;
}

/// On which the rules of a group stand, below its heading.
QGridLayout* HouseRules::addSlip(QVBoxLayout& list, QLabel* heading)
{
    makeHeading(heading, 1.2);
    auto* const slip = new Slip(this);
    auto* const grid = new QGridLayout(slip);
    grid->setContentsMargins(14, 10, 14, 12);
    grid->setHorizontalSpacing(20);
    grid->setVerticalSpacing(14);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 2);
    if (!rows_.empty()) list.addSpacing(12);
    list.addWidget(heading);
    list.addWidget(slip);
    return grid;
}

void HouseRules::addRow(const RuleOption& option, QLabel* heading, QGridLayout& slip)
{
    // Each rule has a second line, which is empty as long as there is room beside its words.
    const int line = heading != nullptr ? 0 : slip.rowCount() + 1;
    const Row row { option, heading, new QLabel(this), controlFor(option), new QLabel(this),
        new QLabel(this), &slip, line };
    row.control->setObjectName(
        QString::fromLatin1(option.key.data(), static_cast<qsizetype>(option.key.size())));
    row.control->setFocusPolicy(Qt::StrongFocus); // the wheel alone must not take it
    row.control->installEventFilter(this);
    enlarge(row.name, 1, true);
    row.name->setBuddy(row.control);
    row.text->setWordWrap(true);
    connect(row.name, &QLabel::linkActivated, this, &HouseRules::bookWanted);
    row.why->setWordWrap(true);
    row.why->setObjectName(row.control->objectName() + "Why");
    QFont slanted = row.why->font();
    slanted.setItalic(true);
    row.why->setFont(slanted);

    auto* const words = new QVBoxLayout;
    words->setSpacing(3);
    for (QLabel* label : { row.name, row.text, row.why }) words->addWidget(label);
    slip.addLayout(words, line, 0);
    placeControl(row, false);
    rows_.push_back(row);
}

void HouseRules::placeControl(const Row& row, bool below)
{
    row.slip->removeWidget(row.control);
    if (below)
        row.slip->addWidget(row.control, row.line + 1, 0);
    else
        row.slip->addWidget(row.control, row.line, 1);
    row.slip->setColumnStretch(1, below ? 0 : 2);
}

void HouseRules::setNarrow(bool narrow)
{
    for (const Row& row : rows_) placeControl(row, narrow);
}

void HouseRules::setRules(const AnyRules& rules)
{
    rules_ = rules;
    showValues();
}

void HouseRules::setCards(CardWords cards)
{
    if (cards == std::exchange(cards_, cards)) return;
    retranslate();
}

void HouseRules::choose(const RuleOption& option, int value)
{
    rules_ = changed(rules_, option, value);
    showValues();
    emit edited();
}

void HouseRules::showValues()
{
    for (const Row& row : rows_) showValue(row);
}

void HouseRules::showValue(const Row& row)
{
    const RuleOption& option = row.option;
    const QSignalBlocker quiet(row.control);
    std::optional<RuleConflict> reason;
    auto* const combo
        = option.kind == OptionKind::Choice ? qobject_cast<QComboBox*>(row.control) : nullptr;
    // A number is never refused by another option: only few values are worth asking about.
    for (int value = option.lowest; option.kind != OptionKind::Integer && value <= option.highest;
         ++value) {
        const auto obstacle = weli::obstacle(rules_, option, value);
        if (obstacle) reason = obstacle;
        if (combo == nullptr) continue;
        auto* const item = qobject_cast<QStandardItemModel*>(combo->model())->item(value);
        item->setEnabled(!obstacle);
        item->setToolTip(obstacle ? words::conflictText(game_, *obstacle).text : QString());
    }
    const int value = valueOf(rules_, option);
    if (combo != nullptr)
        combo->setCurrentIndex(value);
    else if (auto* const custom = qobject_cast<QComboBox*>(row.control))
        showNumber(*custom, value);
    if (auto* const spin = qobject_cast<QSpinBox*>(row.control)) spin->setValue(value);
    auto* const check = qobject_cast<QCheckBox*>(row.control);
    if (check != nullptr) {
        check->setChecked(value != 0);
        check->setText(words::valueName(game_, option, value, cards_));
    }
    const bool matters = weli::matters(rules_, option);
    QString why;
    if (reason) why = words::conflictText(game_, *reason).text;
    if (why.isEmpty() && !matters) why = tr("Has no effect with the other rules as they are.");
    row.why->setText(why);
    row.why->setVisible(!why.isEmpty());
    row.name->setEnabled(matters);
    row.control->setEnabled(matters && (check == nullptr || !reason));
    row.control->setToolTip(row.why->text());
    row.control->setAccessibleDescription((row.text->text() + u' ' + why).trimmed());
}

bool HouseRules::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Wheel) return QWidget::eventFilter(watched, event);
    event->ignore(); // the wheel scrolls the page, it changes no rule on the way
    return true;
}

void HouseRules::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void HouseRules::retranslate()
{
    for (Row& row : rows_) {
        const RuleOption& option = row.option;
        if (row.group != nullptr) row.group->setText(groupOf(option));
        const QString name = words::optionName(game_, option.key);
        row.name->setText(QString("<a href=\"option-%1\">%2</a>")
                              .arg(row.control->objectName(), name.toHtmlEscaped()));
        row.name->setToolTip(tr("More in the book"));
        row.text->setText(words::optionText(game_, option.key, cards_));
        row.control->setAccessibleName(name);
        auto* const combo = qobject_cast<QComboBox*>(row.control);
        if (combo != nullptr && combo->isEditable()) combo->lineEdit()->setAccessibleName(name);
        if (combo != nullptr && option.kind == OptionKind::Choice)
            for (int value = 0; value < combo->count(); ++value)
                combo->setItemText(value, words::valueName(game_, option, value, cards_));
    }
    showValues();
}

}
