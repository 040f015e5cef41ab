#include "ui/places/learn/drill_page.h"

#include "ui/picture/slate_words.h"
#include "ui/places/learn/choice_list.h"
#include "ui/places/learn/drill_panel.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/slate/slate_view.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/table_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace weli {

namespace {

    const QColor wall(44, 32, 22);
    constexpr int leastForSlate = 700; // pixels of height
    constexpr int leastForTable = 320; // pixels of width

}

DrillPage::DrillPage(DrillPlayer& player, QWidget* parent)
    : Page(parent)
    , player_(player)
    , scene_(new TableScene(this))
    , view_(new TableView(scene_, this))
    , slate_(new SlateView(this))
    , side_(new QWidget(this))
    , panel_(new DrillPanel(side_))
{
    setObjectName("drillPage");
    setAttribute(Qt::WA_OpaquePaintEvent); // the wall is painted all over
    layOut();
    retranslate();
    addKeys();
    connect(&player_, &DrillPlayer::changed, this, &DrillPage::showQuestion);
    connect(scene_, &TableScene::bookWanted, this, &DrillPage::bookWanted);
    connect(panel_, &DrillPanel::chosen, &player_, &DrillPlayer::choose);
    connect(panel_, &DrillPanel::check, &player_, &DrillPlayer::check);
    connect(panel_, &DrillPanel::goOn, &player_, &DrillPlayer::goOn);
    connect(panel_, &DrillPanel::again, &player_, &DrillPlayer::again);
    connect(panel_, &DrillPanel::leave, this, &DrillPage::leave);
    connect(panel_, &DrillPanel::bookWanted, this, &DrillPage::bookWanted);
}

void DrillPage::layOut()
{
    auto* const column = new QVBoxLayout(side_);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addWidget(slate_);
    column->addWidget(panel_, 1);
    auto* const all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(view_, 1);
    all->addWidget(side_);
    view_->setMinimumSize(leastForTable, 240);
    slate_->setMinimumSize(120, 100);
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
    scene_->setCards(style);
    panel_->setCards(style, words);
}

void DrillPage::setMotion(int percent)
{
    const double speed = percent <= 0 ? 0 : 100.0 / percent;
    scene_->setMotion(speed);
    slate_->setSpeed(speed);
}

void DrillPage::setHighContrast(bool wanted)
{
    scene_->setHighContrast(wanted);
    slate_->setHighContrast(wanted);
    isPlain_ = wanted;
    update();
}

QString DrillPage::topic() const
{
    QString here = scene_->topic();
    if (!here.isEmpty() || !shown_.why.clause) return here;
    return QString::fromStdString(toText(*shown_.why.clause));
}

void DrillPage::finishPicture()
{
    scene_->finishFaces();
    slate_->finishBoard();
    panel_->finishPicture();
}

void DrillPage::showQuestion(const Picture& picture, const DrillPicture& question)
{
    const DrillPicture before = std::exchange(shown_, question);
    const bool isOther = before.stage != question.stage || before.id != question.id;
    slate_->setHints(words::columns(picture.slate));
    slate_->write(picture.slate, words::sheet(picture.slate));
    scene_->show(picture);
    panel_->show(question);
    rescale(); // what has come needs its letters, too
    if (!isOther) return;
    // On the table nothing can be pressed by a slip.
    if (panel_->isAsking())
        view_->setFocus();
    else
        panel_->focusOnward();
    emit scene_->announced(panel_->spoken());
}

void DrillPage::fit(const UiScale& scale)
{
    scene_->setLetters(lettersIn(*this));
    // Large letters need more, as far as the table can spare it.
    const int least
        = std::clamp(qRound(224 * lettersIn(*this)), 224, std::max(224, width() * 4 / 10));
    const int most = std::max(least, qRound(420 * scale.letters));
    const int wide = std::clamp(width() * 28 / 100, least, most);
    const QMargins around = side_->layout()->contentsMargins();
    panel_->fit(scale, wide - around.left() - around.right());
    side_->setFixedWidth(wide);
    // Open hands need its room.
    slate_->setVisible(
        shown_.hands.empty() && height() >= leastForSlate * std::max(1.0, scale.letters));
    slate_->setFixedHeight(std::max(100, height() * 24 / 100));
    layout()->activate();
}

void DrillPage::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), isPlain_ ? QColor(Qt::black) : wall);
}

void DrillPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    view_->setFocus(Qt::ActiveWindowFocusReason);
}

void DrillPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        scene_->retranslate();
    }
    Page::changeEvent(event);
}

void DrillPage::retranslate() { slate_->setAccessibleName(tr("Chalkboard")); }

}
