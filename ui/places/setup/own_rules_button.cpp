#include "ui/places/setup/own_rules_button.h"

#include "ui/words/words.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QVBoxLayout>

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
    connect(menu_->addAction(tr("&Keep these rules …")), &QAction::triggered, this,
        &OwnRulesButton::keep);
    connect(menu_->addAction(tr("Save to a &file …")), &QAction::triggered, this,
        &OwnRulesButton::write);
    connect(
        menu_->addAction(tr("&Open a file …")), &QAction::triggered, this, &OwnRulesButton::read);
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
    auto* const question = new QLabel(tr("Under which &name shall these rules be kept?"), &dialog);
    auto* const name = new QLineEdit(now_.name, &dialog);
    name->setObjectName("rulesName");
    question->setBuddy(name);
    auto* const buttons
        = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    auto* const rows = new QVBoxLayout(&dialog);
    for (QWidget* row : std::initializer_list<QWidget*> { question, name, buttons })
        rows->addWidget(row);
    QPushButton* const agree = buttons->button(QDialogButtonBox::Ok);
    const auto tell = [agree, name] { agree->setEnabled(!plainName(name->text()).isEmpty()); };
    connect(name, &QLineEdit::textChanged, &dialog, tell);
    connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    tell();
    return dialog.exec() == QDialog::Accepted ? plainName(name->text()) : QString();
}

void OwnRulesButton::keep()
{
    const QString name = askForName();
    if (name.isEmpty()) return;
    now_.name = name;
    tellProblem(store_.keep(now_));
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
    if (gameOf(rules.rules) != game_) return tellProblem(tr("These rules are of another game."));
    emit chosen(rules);
}

void OwnRulesButton::forget(const KeptRules& rules)
{
    tellProblem(store_.remove(rules));
    emit keptChanged();
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
