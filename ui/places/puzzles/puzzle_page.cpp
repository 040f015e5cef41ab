#include "ui/places/puzzles/puzzle_page.h"

#include "ui/model/puzzles/puzzle_player.h"
#include "ui/picture/heard/announcement.h"
#include "ui/places/widgets/house_style.h"
#include "ui/places/widgets/panel.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/slate/slate_view.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/table_view.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <utility>

namespace weli {

using Stage = PuzzlePicture::Stage;

namespace {

    constexpr int leastForSlate = 700; // pixels of height

    QPushButton* named(const char* name, QWidget* parent)
    {
        auto* const button = new QPushButton(parent);
        button->setObjectName(name);
        return button;
    }

}

PuzzlePage::PuzzlePage(PuzzlePlayer& player, QWidget* parent)
    : TaughtTable(parent)
    , player_(player)
    , panel_(new Panel(side()))
    , title_(headingOn(panel_))
    , number_(new QLabel(panel_))
    , question_(new QLabel)
    , verdict_(new QLabel)
    , why_(new QLabel)
    , again_(named("puzzleAgain", panel_))
    , best_(named("puzzleBest", panel_))
    , next_(named("puzzleNext", panel_))
    , back_(named("leavePuzzle", panel_))
{
    setObjectName("puzzlePage");
    layPanel();
    layBeside(panel_, 0, 1);
    addKeys();
    connect(&player_, &PuzzlePlayer::changed, this, &PuzzlePage::show);
    connect(&player_, &PuzzlePlayer::refused, tableScene(), &TableScene::refuse);
    connect(tableScene(), &TableScene::chosen, &player_, &PuzzlePlayer::choose);
    connect(again_, &QPushButton::clicked, &player_, &PuzzlePlayer::tryAgain);
    connect(best_, &QPushButton::clicked, &player_, &PuzzlePlayer::showBest);
    connect(next_, &QPushButton::clicked, &player_, &PuzzlePlayer::goOn);
    connect(back_, &QPushButton::clicked, this, &PuzzlePage::leave);
    retranslate();
}

std::array<QPushButton*, 4> PuzzlePage::buttons() const { return { again_, best_, next_, back_ }; }

void PuzzlePage::layPanel()
{
    auto* const text = new QWidget;
    auto* const lines = new QVBoxLayout(text);
    lines->setContentsMargins(0, 0, 0, 0);
    for (QLabel* const label : { question_, verdict_, why_ }) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText); // names come from files
        enlarge(label, 1.2, label == verdict_);
        lines->addWidget(label);
    }
    lines->addStretch(1);
    question_->setObjectName("puzzleQuestion");
    verdict_->setObjectName("puzzleVerdict");
    why_->setObjectName("puzzleWhy");
    texts_ = new Scroller(text, panel_, besideBar);
    makeFirst(*next_);
    auto* const rows = rowsOn(panel_);
    rows->addWidget(title_);
    rows->addWidget(number_);
    rows->addWidget(texts_, 1);
    for (QPushButton* const button : buttons()) rows->addWidget(button);
    leadThrough({ again_, best_, next_, back_ });
}

/// As long as there is something to choose they belong to the table.
void PuzzlePage::addKeys()
{
    for (const int key : { Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space }) {
        auto* const shortcut = new QShortcut(key, this);
        shortcut->setAutoRepeat(false); // who holds it down has read nothing
        connect(shortcut, &QShortcut::activated, this, [this] {
            if (shown_.stage == Stage::Over || back_->hasFocus()) return back_->click();
            next_->click();
        });
        onward_.push_back(shortcut);
    }
}

QString PuzzlePage::topic() const { return tableScene()->topic(); }

void PuzzlePage::escape()
{
    if (!tableScene()->closesWhatIsOpen()) emit leave();
}

void PuzzlePage::show(const Picture& picture, const PuzzlePicture& puzzle)
{
    const PuzzlePicture before = std::exchange(shown_, puzzle);
    const bool isOther = before.id != puzzle.id;
    if (isOther) tableScene()->skip();
    write(picture.slate);
    tableScene()->setTells(TableScene::Tells::Nothing);
    tableScene()->setPassesTab(!puzzle.isAsking());
    tableScene()->show(picture);
    if (isOther) tableScene()->skip(); // nobody deals
    if (isOther) tableScene()->startAnew();
    tableScene()->pointAt(puzzle.best, true);
    showButtons();
    rescale(); // what has come needs its letters, too
    const QString told = toldOf(picture);
    tableScene()->setDueWords(told);
    if (before.stage == puzzle.stage && !isOther) return;
    takeFocus();
    if (!told.isEmpty()) emit tableScene()->announced(told);
}

void PuzzlePage::showButtons()
{
    retranslate();
    title_->setText(shown_.title);
    //: %1 is a game, %2 the number of the puzzle, %3 of how many
    number_->setText(tr("%1, %2 of %3").arg(shown_.game).arg(shown_.number).arg(shown_.puzzles));
    number_->setVisible(shown_.stage != Stage::Over);
    question_->setText(shown_.question);
    question_->setVisible(shown_.stage != Stage::Over);
    verdict_->setText(shown_.verdict);
    verdict_->setVisible(!shown_.verdict.isEmpty());
    why_->setText(shown_.why);
    why_->setVisible(!shown_.why.isEmpty());
    again_->setVisible(shown_.stage == Stage::Wrong);
    best_->setVisible(shown_.isAsking());
    next_->setVisible(shown_.isTold());
    for (QShortcut* const key : onward_)
        key->setEnabled(shown_.isTold() || shown_.stage == Stage::Over);
}

void PuzzlePage::takeFocus()
{
    if (shown_.isTold())
        next_->setFocus();
    else if (shown_.stage == Stage::Over)
        back_->setFocus();
    else
        tableView()->setFocus();
}

/// What is asked and what lies there, or what came of it.
QString PuzzlePage::toldOf(const Picture& picture) const
{
    QStringList all;
    if (shown_.stage == Stage::Asked) {
        all << title_->text() + ", " + number_->text() + '.' << shown_.question;
        all << announcement::hands(picture) << announcement::table(picture)
            << announcement::due(picture);
    } else if (shown_.stage != Stage::Weighing) {
        all << QString(shown_.verdict).remove("✓ ").remove("✗ ") << shown_.why;
    }
    all.removeAll(QString());
    return all.join(' ');
}

void PuzzlePage::fit(const UiScale& scale)
{
    tableScene()->setLetters(lettersIn(*this));
    const int wanted = qRound(224 * lettersIn(*this));
    side()->setFixedWidth(wideBeside(std::min(wanted, std::max(200, width() * 4 / 10))));
    for (QPushButton* const button : buttons()) makeRoomFor(*button, QSizeF(84, 34) * scale.spaces);
    slate()->setVisible(height() >= leastForSlate * std::max(1.0, scale.letters));
    slate()->setFixedHeight(std::max(100, height() * 3 / 10));
    layout()->activate();
}

void PuzzlePage::showEvent(QShowEvent* event)
{
    TaughtTable::showEvent(event);
    if (player_.isOpen()) takeFocus();
}

void PuzzlePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        player_.reword();
    }
    TaughtTable::changeEvent(event);
}

void PuzzlePage::retranslate()
{
    again_->setText(tr("&Try again"));
    best_->setText(tr("&Show me"));
    best_->setToolTip(tr("Says what is best here, and why"));
    next_->setText(tr("&Next"));
    next_->setToolTip(tr("On to the next puzzle (Space or Enter)"));
    back_->setText(tr("&Back"));
}

}
