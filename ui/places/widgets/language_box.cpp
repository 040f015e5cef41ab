#include "ui/places/widgets/language_box.h"

#include "ui/words/languages.h"

#include <QKeyEvent>

namespace weli {

LanguageBox::LanguageBox(QWidget* parent)
    : QComboBox(parent)
{
    setObjectName("language");
    for (const SpokenLanguage& each : languages)
        addItem(QString::fromUtf8(each.name), QVariant(each.code));
}

void LanguageBox::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End: return showPopup();
    default: break;
    }
    const QString letters = event->text();
    if (!letters.isEmpty() && letters[0].isLetter()) return showPopup();
    QComboBox::keyPressEvent(event);
}

}
