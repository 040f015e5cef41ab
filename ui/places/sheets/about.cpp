#include "ui/places/sheets/about.h"

#include "ui/places/sheets/sheet.h"
#include "ui/places/widgets/ui_scale.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QScreen>

#include <algorithm>

namespace weli {

namespace {

    class About : public Sheet {
        Q_DECLARE_TR_FUNCTIONS(About)

    public:
        About(QWidget* window, const UiScale& scale);
    };

    QLabel* labelOn(QWidget* body, const QString& text)
    {
        auto* const label = new QLabel(text, body);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        return label;
    }

    About::About(QWidget* window, const UiScale& scale)
        : Sheet(window)
    {
        setAttribute(Qt::WA_DeleteOnClose);
        setObjectName("aboutBox");
        setHeading(tr("About Weli"));
        auto* const body = new QWidget(this);
        auto* const picture = new QLabel(body);
        picture->setPixmap(QIcon(":/icons/weli.svg").pixmap(qRound(112 * scale.letters)));
        //: %1 is a version: "0.1"
        QLabel* const what = labelOn(body,
            tr("Weli %1: a card table for Bieten, Préférence and Mittlere")
                .arg(QCoreApplication::applicationVersion()));
        enlarge(what, 1.2);
        //: %1 is the version of Qt
        QLabel* const whose = labelOn(body,
            tr("Free software under the GNU General Public License, version 3 or "
               "later.\nBuilt on Qt %1, JSON for Modern C++, tl::expected and "
               "CLI11.")
                .arg(qVersion()));
        auto* const columns = new QHBoxLayout(body);
        columns->setContentsMargins(0, 0, 0, 0);
        columns->setSpacing(20);
        columns->addWidget(picture, 0, Qt::AlignTop);
        auto* const words = new QVBoxLayout;
        words->setSpacing(10);
        words->addWidget(what);
        words->addWidget(whose);
        words->addStretch(1);
        columns->addLayout(words, 1);
        setBody(body);
        grow(scale);
        const int room = screen()->availableSize().width() - 40; // of its frame
        const int wide = std::min(qRound(480 * scale.letters), room);
        setMinimumWidth(wide);
        resize(wide, layout()->totalHeightForWidth(wide));
    }

}

void showAbout(QWidget* window) { (new About(window, uiScale(*window)))->open(); }

}
