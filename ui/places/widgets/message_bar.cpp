#include "ui/places/widgets/message_bar.h"

#include "ui/places/widgets/heard.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

namespace weli {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , text_(new QLabel(this))
    , act_(new QPushButton(this))
    , close_(new QToolButton(this))
{
    setObjectName("message");
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    text_->setForegroundRole(QPalette::ToolTipText);
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text_->setTextFormat(Qt::PlainText);
    close_->setText("×");
    close_->setAutoRaise(true);
    auto* const row = new QHBoxLayout(this);
    row->addWidget(text_, 1);
    row->addWidget(act_, 0, Qt::AlignTop);
    row->addWidget(close_, 0, Qt::AlignTop);
    act_->setObjectName("act");
    connect(act_, &QPushButton::clicked, this, [this] {
        hide();
        acts_();
    });
    connect(close_, &QToolButton::clicked, this, &QWidget::hide);
    retranslate();
    hide();
}

void MessageBar::offer(const QString& text, const QString& label, const std::function<void()>& act)
{
    say(text);
    acts_ = act;
    act_->setText(label);
    act_->show();
}

void MessageBar::say(const QString& text)
{
    act_->hide();
    const bool isMore = isNew_ && !isHidden() && text != text_->text(); // said at once with it
    text_->setText(isMore ? text_->text() + u'\n' + text : text);
    text_->setAccessibleName(text_->text());
    isNew_ = true;
    QTimer::singleShot(0, this, [this] { isNew_ = false; });
    show();
    weli::say(*this, text);
}

QString MessageBar::text() const { return text_->text(); }

void MessageBar::leave()
{
    if (isVisible() && !isNew_) hide();
}

void MessageBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QFrame::changeEvent(event);
}

void MessageBar::retranslate()
{
    close_->setToolTip(tr("Close this message"));
    close_->setAccessibleName(close_->toolTip());
}

}
