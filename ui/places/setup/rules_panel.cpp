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
#include <utility>

namespace weli {

RulesPanel::RulesPanel(const AnyGame& game, QWidget* parent)
    : Panel(parent)
    , game_(game)
    , keptRows_(new QVBoxLayout)
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
    for (std::size_t preset = 0; preset < presetsOf(game_).size(); ++preset) {
        offers_.push_back(newOffer(static_cast<int>(preset)));
        rows->addWidget(offers_.back().place);
    }
    keptRows_->setSpacing(rows->spacing());
    rows->addLayout(keptRows_);
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

    connect(presets_, &QButtonGroup::idClicked, this, &RulesPanel::choose);
    connect(every_, &QPushButton::clicked, this, &RulesPanel::everyWanted);
    connect(ownRules_, &QLabel::linkActivated, this,
        [this](const QString& preset) { emit presetChosen(preset.toInt()); });
}

void RulesPanel::fitNames(int width)
{
    makeRoomFor(*every_, QSizeF());
    makeRoomFor(*every_, every_->minimumSize() + QSize(24, 4) * uiScale(*this).spaces);
    nameWidth_ = width;
    for (const Offer& offer : offers_) {
        const QString name = offer.choice->text().replace(u'\n', u' ');
        offer.choice->setText(name);
        if (offer.choice->minimumSizeHint().width() <= width) continue;
        QString lines = name;
        const qsizetype middle = name.indexOf(u' ', name.size() / 2);
        if (middle > 0) lines[middle] = u'\n';
        offer.choice->setText(lines);
    }
}

RulesPanel::Offer RulesPanel::newOffer(int number)
{
    Offer offer {};
    offer.place = new Slip(this);
    offer.choice = new QRadioButton(offer.place);
    offer.choice->setObjectName(QString("preset%1").arg(number));
    enlarge(offer.choice, 1.05, true);
    offer.text = new QLabel(offer.place);
    offer.text->setWordWrap(true);
    presets_->addButton(offer.choice, number);
    auto* const lines = new QVBoxLayout(offer.place);
    lines->setContentsMargins(12, 8, 12, 10);
    lines->setSpacing(4);
    lines->addWidget(offer.choice);
    lines->addWidget(offer.text);
    connect(offer.place, &Slip::clicked, offer.choice, [choice = offer.choice] {
        choice->setFocus(Qt::MouseFocusReason);
        choice->click();
    });
    connect(offer.choice, &QRadioButton::toggled, offer.place, &Slip::setChosen);
    return offer;
}

void RulesPanel::setKept(std::vector<KeptRules> kept)
{
    for (const Offer& offer : keptOffers_) delete offer.place;
    keptOffers_.clear();
    kept_ = std::move(kept);
    for (const KeptRules& rules : kept_) {
        keptOffers_.push_back(keptOffer(rules));
        keptRows_->addWidget(keptOffers_.back().place);
    }
    leadThrough(fields());
}

RulesPanel::Offer RulesPanel::keptOffer(const KeptRules& kept)
{
    const Offer offer = newOffer(static_cast<int>(offers_.size() + keptOffers_.size()));
    offer.choice->setText(QString(kept.name).replace('&', "&&")); // a name is no mnemonic
    const auto nearest = nearestPreset(kept.rules, kept.players);
    if (nearest) offer.text->setText(differenceFrom(*nearest, kept.rules, kept.players));
    offer.text->setVisible(nearest.has_value());
    offer.choice->setAccessibleDescription(offer.text->text());
    return offer;
}

void RulesPanel::choose(int number)
{
    const auto offer = static_cast<std::size_t>(number);
    if (offer < offers_.size()) return emit presetChosen(number);
    emit keptChosen(KeptRules(kept_[offer - offers_.size()])); // what offers it may go
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
    for (const Offer& offer : keptOffers_) all.push_back(offer.choice);
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
    const auto same = std::find_if(kept_.begin(), kept_.end(), [&](const KeptRules& each) {
        return forPlayers(each.rules, each.players, players) == rules;
    });
    const bool isKept = !preset && same != kept_.end();
    presets_->setExclusive(false);
    for (std::size_t i = 0; i < offers_.size(); ++i) offers_[i].choice->setChecked(preset == i);
    for (std::size_t i = 0; i < keptOffers_.size(); ++i)
        keptOffers_[i].choice->setChecked(isKept && &kept_[i] == &*same);
    presets_->setExclusive(true);
    const bool isOwn = !preset && !isKept && !offers_.empty();
    ownRules_->setVisible(isOwn);
    if (isOwn) tellOwn(rules, players);
    for (const Fact& fact : facts_)
        fact.value->setText(
            words::valueName(game_, fact.option, valueOf(rules, fact.option), cards));
}

QString RulesPanel::differenceFrom(std::size_t preset, const AnyRules& rules, int players) const
{
    QStringList names;
    for (const RuleOption& option : differences(rules, rulesOfPreset(game_, preset, players)))
        names << words::optionName(game_, option.key);
    const QString name = words::presetName(game_, presetsOf(game_)[preset]);
    //: House rules: %1 is the name of a preset
    if (names.isEmpty()) return tr("The same as “%1”.").arg(name);
    //: House rules: %1 is the name of a preset, %2 a list of options
    return tr("Different from “%1”: %2.").arg(name, words::list(names));
}

/// What makes them one's own, and the way back.
void RulesPanel::tellOwn(const AnyRules& rules, int players)
{
    const std::size_t nearest = *nearestPreset(rules, players);
    const QString text = tr("Your own rules.") + ' ' + differenceFrom(nearest, rules, players);
    //: A link: the rules of this preset again
    const QString back
        = tr("Back to “%1”").arg(words::presetName(game_, presetsOf(game_)[nearest]));
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
        offers_[i].choice->setAccessibleName(offers_[i].choice->text());
        offers_[i].text->setText(words::presetText(game_, codes[i]));
        offers_[i].choice->setAccessibleDescription(offers_[i].text->text());
    }
    if (nameWidth_ > 0) fitNames(nameWidth_);
    setKept(std::exchange(kept_, {}));
    for (const Fact& fact : facts_) fact.name->setText(words::optionName(game_, fact.option.key));
    every_->setText(tr("&Every rule, one by one…"));
}

}
