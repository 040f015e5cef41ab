#include "ui/places/learn/choice_list.h"

#include "ui/places/widgets/house_style.h"
#include "ui/places/widgets/ui_scale.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace weli {

namespace {

    /// In lines so wide, as far as its words are not wider.
    QString brokenInto(const QString& text, const QFontMetrics& letters, int width)
    {
        QStringList lines { {} };
        for (const QString& word : text.split(' ')) {
            const QString longer = lines.back().isEmpty() ? word : lines.back() + ' ' + word;
            if (lines.back().trimmed().isEmpty() || letters.horizontalAdvance(longer) <= width)
                lines.back() = longer;
            else
                lines << word;
        }
        return lines.join(u'\n');
    }

    QString escaped(QString text) { return text.replace('&', "&&"); }

}

ChoiceList::ChoiceList(const char* name, QWidget* parent)
    : QWidget(parent)
    , name_(name)
    , rows_(new QVBoxLayout(this))
{
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->setSpacing(4);
}

QPushButton* ChoiceList::buttonAt(std::size_t place)
{
    while (buttons_.size() <= place) {
        const int number = static_cast<int>(buttons_.size());
        auto* const made = new QPushButton(this);
        made->setObjectName(QString("%1%2").arg(name_).arg(number));
        made->setAutoDefault(true); // Enter presses it, as Space does
        connect(made, &QPushButton::clicked, this, [this, number] {
            const bool isThere = static_cast<std::size_t>(number) < choices_.size();
            if (isThere && stage_ != Stage::Answered) emit chosen(number);
        });
        rows_->addWidget(made);
        buttons_.push_back(made);
    }
    return buttons_[place];
}

/// A screen reader takes each for what it was at first: a button or a box.
void ChoiceList::forgetButtons()
{
    for (QPushButton* const button : buttons_) {
        button->hide();
        button->deleteLater();
        button->setObjectName({});
    }
    buttons_.clear();
}

/// With a sign before what is marked, and before what is right or was wrong.
QString ChoiceList::labelOf(std::size_t place) const
{
    const Choice& choice = choices_[place];
    QString signs;
    if (ticks_) signs = choice.chosen ? "☑ " : "☐ ";
    if (choice.wasRight) signs += *choice.wasRight ? "✓ " : "✗ ";
    return QString("%1)  %2%3").arg(place + 1).arg(signs, escaped(choice.label));
}

void ChoiceList::show(const std::vector<Choice>& choices, Stage stage, bool ticks)
{
    const bool areMarked = stage == Stage::Several;
    if (stage != Stage::Answered && std::exchange(areMarked_, areMarked) != areMarked)
        forgetButtons();
    choices_ = choices;
    stage_ = stage;
    ticks_ = ticks;
    for (std::size_t i = 0; i < std::max(buttons_.size(), choices_.size()); ++i) {
        buttonAt(i)->setVisible(i < choices_.size());
        if (i < choices_.size()) dress(i);
    }
    setVisible(!choices_.empty());
}

void ChoiceList::dress(std::size_t place)
{
    QPushButton* const button = buttons_[place];
    const Choice& choice = choices_[place];
    const bool isOpen = stage_ != Stage::Answered;
    button->setText(labelOf(place));
    button->setCheckable(stage_ == Stage::Several);
    button->setChecked(choice.chosen);
    // A reader says itself what is marked.
    const QString name = spokenAt(place);
    if (button->accessibleName() != name) button->setAccessibleName(name);
    // Once it is answered the buttons are there to be read.
    button->setFocusPolicy(isOpen ? Qt::StrongFocus : Qt::NoFocus);
    button->setAttribute(Qt::WA_TransparentForMouseEvents, !isOpen);
    makeFirst(*button, stage_ == Stage::One); // nothing else is meant to be found before them
    button->setFlat(!isOpen && !choice.wasRight);
    enlarge(button, 1.15, choice.wasRight.value_or(false));
    button->setAccessibleDescription(!choice.wasRight ? QString()
            //: A choice that is the right answer, for those who hear it
            : *choice.wasRight ? tr("right")
                               : tr("wrong"));
    makeRoomFor(*button, QSizeF(84, 34) * uiScale(*this).spaces);
}

void ChoiceList::fit(const UiScale& scale, int most)
{
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        QPushButton* const button = buttons_[i];
        button->setText(labelOf(i));
        const QFontMetrics letters = button->fontMetrics();
        const int beside = button->minimumSizeHint().width()
            - letters.size(Qt::TextShowMnemonic, button->text()).width();
        button->setText(brokenInto(labelOf(i), letters, most - beside));
        makeRoomFor(*button, QSizeF(84, 34) * scale.spaces);
    }
    updateGeometry(); // what lays it out asks at once
}

QString ChoiceList::spoken() const
{
    QStringList all;
    for (std::size_t i = 0; i < choices_.size(); ++i) all << spokenAt(i) + '.';
    return all.join(' ');
}

QString ChoiceList::spokenAt(std::size_t place) const
{
    return QString("%1: %2").arg(place + 1).arg(choices_[place].label);
}

bool ChoiceList::has(const QWidget* button) const
{
    return std::find(buttons_.begin(), buttons_.end(), button) != buttons_.end();
}

std::vector<QWidget*> ChoiceList::fields() const { return { buttons_.begin(), buttons_.end() }; }

QString ChoiceList::verdict(bool wasRight)
{
    return wasRight ? tr("✓ Right.") : tr("✗ Not this time.");
}

}
