#include "ui/places/setup/rules_panel.h"

#include "ui/places/widgets/page.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/words/rule_words.h"
#include "ui/words/words.h"

#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace weli {

RulesPanel::RulesPanel(const AnyGame& game, QWidget* parent)
    : Panel(parent)
    , game_(game)
    , title_(headingOn(this))
    , presets_(new QButtonGroup(this))
    , ownRules_(new QLabel(this))
    , every_(new QPushButton(this))
{
    ownRules_->setObjectName("ownRules");
    every_->setObjectName("every");
    auto* const side = new QWidget(this);
    auto* const rows = new QVBoxLayout(side);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    for (std::size_t left = presetsOf(game_).size(); left > 0; --left) addOffer(*rows);
    ownRules_->setWordWrap(true);
    rows->addWidget(ownRules_);
    addFacts(*rows);
    rows->addWidget(every_, 0, Qt::AlignLeft);
    rows->addStretch();
    QVBoxLayout* const all = rowsOn(this);
    all->addWidget(title_);
    // A few facts have room anywhere; the area around them would be no larger for larger letters.
    if (!offers_.empty()) area_ = new Scroller(side, this);
    all->addWidget(area_ == nullptr ? side : area_, 1);
    retranslate();

    connect(presets_, &QButtonGroup::idClicked, this, &RulesPanel::presetChosen);
    connect(every_, &QPushButton::clicked, this, &RulesPanel::everyWanted);
    connect(ownRules_, &QLabel::linkActivated, this,
        [this](const QString& preset) { emit presetChosen(preset.toInt()); });
}

void RulesPanel::addOffer(QVBoxLayout& rows)
{
    const auto preset = static_cast<int>(offers_.size());
    Offer& offer = offers_.emplace_back();
    offer.place = new Slip(this);
    offer.choice = new QRadioButton(offer.place);
    offer.choice->setObjectName(QString("preset%1").arg(preset));
    enlarge(offer.choice, 1.05, true);
    offer.text = new QLabel(offer.place);
    offer.text->setWordWrap(true);
    presets_->addButton(offer.choice, preset);
    auto* const lines = new QVBoxLayout(offer.place);
    lines->setContentsMargins(12, 8, 12, 10);
    lines->setSpacing(4);
    lines->addWidget(offer.choice);
    lines->addWidget(offer.text);
    rows.addWidget(offer.place);
    connect(offer.place, &Slip::clicked, offer.choice, [choice = offer.choice] {
        choice->setFocus(Qt::MouseFocusReason);
        choice->click();
    });
    connect(offer.choice, &QRadioButton::toggled, offer.place, &Slip::setChosen);
}

void RulesPanel::addFacts(QVBoxLayout& rows)
{
    auto* const grid = new QGridLayout;
    grid->setContentsMargins(12, 4, 12, 4);
    grid->setHorizontalSpacing(18);
    grid->setVerticalSpacing(5);
    grid->setColumnStretch(1, 1);
    const std::vector<RuleOption> options = optionsOf(game_);
    for (const std::string_view key : words::optionsToTell(game_)) {
        const auto option = std::find_if(options.begin(), options.end(),
            [key](const RuleOption& each) { return each.key == key; });
        const auto row = static_cast<int>(facts_.size());
        const Fact& fact
            = facts_.emplace_back(Fact { *option, new QLabel(this), new QLabel(this) });
        enlarge(fact.value, 1, true);
        fact.value->setWordWrap(true);
        grid->addWidget(fact.name, row, 0, Qt::AlignTop);
        grid->addWidget(fact.value, row, 1);
    }
    rows.addLayout(grid);
}

std::vector<QWidget*> RulesPanel::fields() const
{
    std::vector<QWidget*> all;
    for (const Offer& offer : offers_) all.push_back(offer.choice);
    all.push_back(every_);
    return all;
}

void RulesPanel::setWhole(bool whole)
{
    if (area_ != nullptr) area_->setWhole(whole);
}

void RulesPanel::focusEvery() { every_->setFocus(); }

void RulesPanel::tell(const AnyRules& rules, int players, CardWords cards)
{
    const auto preset = presetOf(rules, players);
    presets_->setExclusive(false);
    for (std::size_t i = 0; i < offers_.size(); ++i) offers_[i].choice->setChecked(preset == i);
    presets_->setExclusive(true);
    ownRules_->setVisible(!preset && !offers_.empty());
    if (!preset && !offers_.empty()) tellOwn(rules, players);
    for (const Fact& fact : facts_)
        fact.value->setText(
            words::valueName(game_, fact.option, valueOf(rules, fact.option), cards));
}

/// What makes them one's own, and the way back.
void RulesPanel::tellOwn(const AnyRules& rules, int players)
{
    const std::size_t nearest = *nearestPreset(rules, players);
    QStringList names;
    for (const RuleOption& option : differences(rules, rulesOfPreset(game_, nearest, players)))
        names << words::optionName(game_, option.key);
    const QString preset = words::presetName(game_, presetsOf(game_)[nearest]);
    //: Rules of one's own: %1 is the name of a preset, %2 a list of options
    const QString text
        = tr("Your own rules. Different from “%1”: %2.").arg(preset, words::list(names));
    //: A link: the rules of this preset again
    const QString back = tr("Back to “%1”").arg(preset);
    ownRules_->setText(QString("%1 <a href=\"%2\">%3</a>")
                           .arg(text.toHtmlEscaped())
                           .arg(nearest)
                           .arg(back.toHtmlEscaped()));
}

void RulesPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    Panel::changeEvent(event);
}

void RulesPanel::retranslate()
{
    title_->setText(tr("Rules"));
    const auto codes = presetsOf(game_);
    for (std::size_t i = 0; i < offers_.size(); ++i) {
        offers_[i].choice->setText(words::presetName(game_, codes[i]));
        offers_[i].text->setText(words::presetText(game_, codes[i]));
        offers_[i].choice->setAccessibleDescription(offers_[i].text->text());
    }
    for (const Fact& fact : facts_) fact.name->setText(words::optionName(game_, fact.option.key));
    every_->setText(tr("&Every rule, one by one …"));
}

}
