#include "ui/places/widgets/usable.h"

#include "ui/places/widgets/heard.h"

#include <QAbstractButton>

namespace weli {

void setUsable(QWidget& thing, const QString& whyNot, const QString& does)
{
    const QString& told = whyNot.isEmpty() ? does : whyNot;
    thing.setEnabled(whyNot.isEmpty());
    thing.setToolTip(told);
    const Unheard unheard; // who comes to it hears it, and it changes with every act
    thing.setAccessibleDescription(told);
}

void press(QAbstractButton& button)
{
    if (!button.isEnabled()) return say(button, button.toolTip());
    button.click();
}

}
