#include "ui/places/about.h"

#include "ui/places/widgets/ui_scale.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace weli {

namespace {

    class About {
        Q_DECLARE_TR_FUNCTIONS(About)
    };

}

void showAbout(QWidget* window)
{
    const UiScale scale = uiScale(*window);
    auto* const box = new QMessageBox(window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setObjectName("aboutBox");
    box->setWindowTitle(About::tr("About Weli"));
    box->setTextFormat(Qt::PlainText);
    box->setIconPixmap(window->windowIcon().pixmap(qRound(64 * scale.letters)));
    //: %1 is a version: "0.1"
    box->setText(About::tr("Weli %1: a card table for Bieten, Préférence and Mittlere")
                     .arg(QCoreApplication::applicationVersion()));
    //: %1 is the version of Qt
    box->setInformativeText(
        About::tr("Free software under the GNU General Public License, version 3 or "
                  "later.\nBuilt on Qt %1, JSON for Modern C++, tl::expected and "
                  "CLI11.")
            .arg(qVersion()));
    box->setStandardButtons(QMessageBox::Close);
    scaleUi(box, scale);
    box->open();
}

}
