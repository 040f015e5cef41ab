#include "ui/places/widgets/heard.h"

#include "ui/table/scene/accessible.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QEvent>
#include <QStackedWidget>
#include <QTimer>

namespace weli {

namespace {

    /// A reader asks a closed list for its text, and hears neither of a change of it nor of what is
    /// passed in the open one: that is said.
    class AccessibleChoice : public QAccessibleWidget, public ReadText {
    public:
        explicit AccessibleChoice(QComboBox* box)
            : QAccessibleWidget(box, QAccessible::ComboBox)
        {
            const auto tell = [box](const QString& text) { say(*box, text); };
            QObject::connect(box, &QComboBox::textActivated, box, tell);
            QObject::connect(box, &QComboBox::textHighlighted, box, tell);
        }

        using QAccessibleWidget::text;
        [[nodiscard]] QString text(QAccessible::Text what) const override
        {
            return what == QAccessible::Value ? whole() : QAccessibleWidget::text(what);
        }
        using ReadText::text;
        [[nodiscard]] QAccessible::State state() const override
        {
            QAccessible::State state = QAccessibleWidget::state();
            state.hasPopup = true;
            state.expandable = true;
            state.expanded = box()->view()->isVisible();
            return state;
        }
        [[nodiscard]] QStringList actionNames() const override
        {
            return QStringList { showMenuAction() } + QAccessibleWidget::actionNames();
        }
        void doAction(const QString& name) override
        {
            if (name == showMenuAction())
                box()->showPopup();
            else
                QAccessibleWidget::doAction(name);
        }
        void* interface_cast(QAccessible::InterfaceType type) override
        {
            return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface*>(this)
                                                      : QAccessibleWidget::interface_cast(type);
        }

    protected:
        [[nodiscard]] QString whole() const override { return box()->currentText(); }

    private:
        [[nodiscard]] QComboBox* box() const { return qobject_cast<QComboBox*>(widget()); }
    };

    class RowTeller : public QObject {
    public:
        explicit RowTeller(QAbstractItemView& list)
            : QObject(&list)
            , list_(list)
        {
            list_.installEventFilter(this);
        }
        bool eventFilter(QObject* /*watched*/, QEvent* event) override
        {
            if (event->type() == QEvent::FocusIn) QTimer::singleShot(0, this, &RowTeller::tell);
            return false;
        }

    private:
        void tell()
        {
            const QModelIndex row = list_.currentIndex();
            if (!row.isValid() || !list_.hasFocus()) return;
            QStringList cells;
            for (int column = 0; column < row.model()->columnCount(row.parent()); ++column) {
                const QModelIndex cell = row.siblingAtColumn(column);
                const QVariant spoken = cell.data(Qt::AccessibleTextRole);
                cells << (spoken.isNull() ? cell.data().toString() : spoken.toString());
            }
            say(list_, cells.join(". "));
        }

        QAbstractItemView& list_;
    };

    QAccessibleInterface* accessible(const QString& type, QObject* object)
    {
        if (type == "QComboBox") return new AccessibleChoice(qobject_cast<QComboBox*>(object));
        // Else one is called a layered pane, and of the other each step is told.
        if (type == "QStackedWidget" || type == "QProgressBar")
            return new QAccessibleWidget(qobject_cast<QWidget*>(object), QAccessible::Client);
        return nullptr;
    }

}

void installWidgetAccessibility() { QAccessible::installFactory(accessible); }

void say(QWidget& from, const QString& words)
{
    QWidget* window = from.window();
    // A dialog would be named before all that is said in it.
    while (window->parentWidget() != nullptr) window = window->parentWidget()->window();
    auto* voice = window->findChild<Announcer*>({}, Qt::FindDirectChildrenOnly);
    if (voice == nullptr) voice = new Announcer(window);
    voice->say(words);
}

Unheard::Unheard()
    : before_(QAccessible::installUpdateHandler([](QAccessibleEvent* /*event*/) {}))
{
}

Unheard::~Unheard() { QAccessible::installUpdateHandler(before_); }

void tellRow(QAbstractItemView& list) { new RowTeller(list); }

void ReadText::selection(int /*index*/, int* start, int* end) const
{
    *start = 0;
    *end = 0;
}

QString ReadText::text(int start, int end) const { return whole().mid(start, end - start); }

int ReadText::characterCount() const { return static_cast<int>(whole().size()); }

QString ReadText::attributes(int /*offset*/, int* start, int* end) const
{
    *start = 0;
    *end = characterCount();
    return {};
}

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
