#include "ui/places/setup/own_rules_button.h"

#include "ui/places/widgets/heard.h"
#include "ui/words/words.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace weli {

OwnRulesButton::OwnRulesButton(const AnyGame& game, RulesStore store, QWidget* parent)
    : QPushButton(parent)
    , game_(game)
    , store_(std::move(store))
    , menu_(new QMenu(this))
{
    setObjectName("ownRulesMenu");
    setMenu(menu_);
    retranslate();
    connect(menu_, &QMenu::aboutToShow, this, &OwnRulesButton::fillMenu);
}

void OwnRulesButton::tell(const AnyRules& rules, int players)
{
    now_.rules = rules;
    now_.players = players;
}

void OwnRulesButton::fillMenu()
{
    menu_->clear();
    const std::vector<KeptRules> kept = store_.of(game_);
    for (const KeptRules& rules : kept)
        // A name is no mnemonic.
        connect(menu_->addAction(QString(rules.name).replace('&', "&&")), &QAction::triggered, this,
            [this, rules] { emit chosen(rules); });
    if (!kept.empty()) menu_->addSeparator();
    connect(menu_->addAction(tr("Save &these rules…")), &QAction::triggered, this,
        &OwnRulesButton::keepNow);
    connect(menu_->addAction(tr("Save to a &file…")), &QAction::triggered, this,
        &OwnRulesButton::write);
    connect(
        menu_->addAction(tr("&Open a file…")), &QAction::triggered, this, &OwnRulesButton::read);
    if (kept.empty()) return;
    QMenu* const gone = menu_->addMenu(tr("&Delete"));
    for (const KeptRules& rules : kept)
        connect(gone->addAction(QString(rules.name).replace('&', "&&")), &QAction::triggered, this,
            [this, rules] { forget(rules); });
}

/// Nothing can be kept without a name, so it cannot be agreed to.
QString OwnRulesButton::askForName()
{
    QDialog dialog(this);
    dialog.setWindowTitle(tr("House rules"));
    auto* const question = new QLabel(tr("&Name for these rules:"), &dialog);
    auto* const name = new QLineEdit(now_.name, &dialog);
    name->setObjectName("rulesName");
    question->setBuddy(name);
    auto* const taken = new QLabel(&dialog);
    auto* const buttons
        = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    auto* const rows = new QVBoxLayout(&dialog);
    for (QWidget* row : std::initializer_list<QWidget*> { question, name, taken, buttons })
        rows->addWidget(row);
    QPushButton* const agree = buttons->button(QDialogButtonBox::Ok);
    const auto tell = [this, agree, name, taken, usual = agree->text()] {
        const bool replaces = replacesOthers(plainName(name->text()));
        setUsable(*agree,
            plainName(name->text()).isEmpty() ? tr("The rules need a name first.") : QString());
        agree->setText(replaces ? tr("&Replace") : usual);
        taken->setText(replaces ? tr("Other rules already have this name.") : QString());
    };
    connect(name, &QLineEdit::textChanged, &dialog, tell);
    connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    tell();
    return dialog.exec() == QDialog::Accepted ? plainName(name->text()) : QString();
}

bool OwnRulesButton::replacesOthers(const QString& name) const
{
    const std::vector<KeptRules> all = store_.of(game_);
    return std::any_of(all.begin(), all.end(), [&](const KeptRules& kept) {
        return kept.name == name && (kept.rules != now_.rules || kept.players != now_.players);
    });
}

void OwnRulesButton::keepNow()
{
    const QString name = askForName();
    if (name.isEmpty()) return;
    now_.name = name;
    keep(now_);
}

void OwnRulesButton::keep(const KeptRules& rules)
{
    tellProblem(store_.keep(rules));
    emit keptChanged();
}

void OwnRulesButton::write()
{
    const QString file = QFileDialog::getSaveFileName(this, tr("Save to a file"),
        (now_.name.isEmpty() ? tr("House rules") : now_.name) + ".rules",
        tr("House rules (*.rules)"));
    if (!file.isEmpty()) tellProblem(RulesStore::write(file, now_));
}

void OwnRulesButton::read()
{
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Open a file"), {}, tr("House rules or matches (*.rules *.weli *.jsonl)"));
    if (file.isEmpty()) return;
    const auto found = RulesStore::read(file);
    if (const auto* const broken = std::get_if<BrokenFile>(&found))
        return tellProblem(words::fileBroken(broken->file, broken->line, broken->why, {}));
    const auto& rules = std::get<KeptRules>(found);
    if (gameOf(rules.rules) != game_) return tellProblem(tr("These rules are for another game."));
    emit chosen(rules);
}

void OwnRulesButton::forget(const KeptRules& rules)
{
    const auto problem = store_.remove(rules);
    emit keptChanged();
    if (problem)
        tellProblem(problem);
    else
        emit forgotten(rules);
}

void OwnRulesButton::tellProblem(const std::optional<QString>& problem)
{
    if (problem) emit failed(*problem);
}

void OwnRulesButton::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QPushButton::changeEvent(event);
}

void OwnRulesButton::retranslate() { setText(tr("&My house rules")); }

}
