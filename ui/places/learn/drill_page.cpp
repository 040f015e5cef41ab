#include "ui/places/learn/drill_page.h"

#include "ui/places/learn/choice_list.h"
#include "ui/places/learn/drill_panel.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/slate/slate_view.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/table_view.h"

#include <QLayout>
#include <QShortcut>

#include <algorithm>
#include <utility>

namespace weli {

namespace {

    constexpr int leastForSlate = 700; // pixels of height

}

DrillPage::DrillPage(DrillPlayer& player, QWidget* parent)
    : TaughtTable(parent)
    , player_(player)
    , panel_(new DrillPanel(side()))
{
    setObjectName("drillPage");
    layBeside(panel_, 0, 1);
    addKeys();
    connect(&player_, &DrillPlayer::changed, this, &DrillPage::showQuestion);
    connect(panel_, &DrillPanel::chosen, &player_, &DrillPlayer::choose);
    connect(panel_, &DrillPanel::check, &player_, &DrillPlayer::check);
    connect(panel_, &DrillPanel::goOn, &player_, &DrillPlayer::goOn);
    connect(panel_, &DrillPanel::again, &player_, &DrillPlayer::again);
    connect(panel_, &DrillPanel::leave, this, &DrillPage::leave);
    connect(panel_, &DrillPanel::bookWanted, this, &DrillPage::bookWanted);
}

void DrillPage::addKeys()
{
    for (int choice = 0; choice < ChoiceList::mostChoices; ++choice) {
        auto* const shortcut = new QShortcut(Qt::Key_1 + choice, this);
        shortcut->setAutoRepeat(false);
        connect(
            shortcut, &QShortcut::activated, &player_, [this, choice] { player_.choose(choice); });
    }
    // Space marks a choice as long as there is one to be marked.
    for (const int key : { Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space }) {
        auto* const shortcut = new QShortcut(key, this);
        shortcut->setAutoRepeat(false); // who holds it down has read nothing
        connect(shortcut, &QShortcut::activated, panel_, &DrillPanel::proceed);
        if (key == Qt::Key_Space)
            connect(&player_, &DrillPlayer::changed, shortcut,
                [shortcut](const Picture&, const DrillPicture& question) {
                    shortcut->setEnabled(question.stage != DrillPicture::Stage::Asked);
                });
    }
}

void DrillPage::setCards(const CardStyle& style, CardWords words)
{
    tableScene()->setCards(style);
    panel_->setCards(style, words);
}

QString DrillPage::topic() const
{
    QString here = tableScene()->topic();
    if (!here.isEmpty() || !shown_.why.clause) return here;
    return QString::fromStdString(toText(*shown_.why.clause));
}

void DrillPage::finishPicture()
{
    TaughtTable::finishPicture();
    panel_->finishPicture();
}

void DrillPage::showQuestion(const Picture& picture, const DrillPicture& question)
{
    const DrillPicture before = std::exchange(shown_, question);
    const bool isOther = before.stage != question.stage || before.id != question.id;
    const bool isAsked = isOther && question.stage == DrillPicture::Stage::Asked;
    // On the table nothing can be pressed by a slip.
    if (isAsked) tableView()->setFocus();
    write(picture.slate);
    tableScene()->setTells(TableScene::Tells::Nothing);
    tableScene()->setPassesTab(question.stage == DrillPicture::Stage::Asked);
    tableScene()->show(picture);
    panel_->show(question);
    rescale(); // what has come needs its letters, too
    leadThrough(panel_->fields());
    if (!isOther) return panel_->tellChoice(before);
    const QString spoken = panel_->spoken(picture);
    tableScene()->setDueWords(isAsked ? panel_->spokenAgain(picture) : spoken);
    emit tableScene()->announced(spoken);
    if (!isAsked) panel_->focusOnward();
}

void DrillPage::fit(const UiScale& scale)
{
    tableScene()->setLetters(lettersIn(*this));
    const int wanted = qRound(224 * lettersIn(*this));
    const int wide = wideBeside(std::clamp(wanted, 224, std::max(224, width() * 4 / 10)));
    const QMargins around = side()->layout()->contentsMargins();
    panel_->fit(scale, wide - around.left() - around.right());
    side()->setFixedWidth(wide);
    // Open hands need its room.
    slate()->setVisible(
        shown_.hands.empty() && height() >= leastForSlate * std::max(1.0, scale.letters));
    slate()->setFixedHeight(std::max(100, height() * 24 / 100));
    layout()->activate();
}

}
