#include "ui/table/scene/accessible.h"

#include "ui/table/items/card_item.h"
#include "ui/table/items/readable_items.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/table_view.h"
#include "ui/words/table_words.h"

#include <QAccessibleObject>
#include <QAccessibleWidget>

#include <algorithm>

namespace weli {

namespace {

    QGraphicsView* viewOf(const Pressable* item)
    {
        const auto views
            = item->scene() == nullptr ? QList<QGraphicsView*>() : item->scene()->views();
        return views.isEmpty() ? nullptr : views.front();
    }

    /// A card, a plate, a button or a name, as a screen reader sees it.
    class AccessiblePressable : public QAccessibleObject, public QAccessibleActionInterface {
    public:
        explicit AccessiblePressable(Pressable* item)
            : QAccessibleObject(item)
        {
        }

        [[nodiscard]] QAccessibleInterface* parent() const override
        {
            return QAccessible::queryAccessibleInterface(viewOf(item()));
        }
        [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
        [[nodiscard]] int childCount() const override { return 0; }
        int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
        [[nodiscard]] QAccessible::Role role() const override
        {
            if (qobject_cast<CardItem*>(item()) != nullptr) return QAccessible::ListItem;
            if (!canBePressed()) return QAccessible::StaticText;
            return isLink() ? QAccessible::Link : QAccessible::Button;
        }
        [[nodiscard]] QString text(QAccessible::Text what) const override
        {
            if (what == QAccessible::Name) return item()->spoken().name;
            return what == QAccessible::Description ? item()->spoken().state : QString();
        }
        [[nodiscard]] QRect rect() const override
        {
            const QGraphicsView* view = viewOf(item());
            if (view == nullptr) return {};
            const QRect box = view->mapFromScene(item()->box()).boundingRect();
            return { view->viewport()->mapToGlobal(box.topLeft()), box.size() };
        }
        [[nodiscard]] QAccessible::State state() const override
        {
            QAccessible::State state;
            state.focusable = (item()->flags() & QGraphicsItem::ItemIsFocusable) != 0;
            state.focused = item()->hasFocus();
            state.disabled = canBePressed() && !isLink() && !item()->spoken().possible;
            state.invisible = !item()->isVisible();
            return state;
        }
        void* interface_cast(QAccessible::InterfaceType type) override
        {
            return type == QAccessible::ActionInterface
                ? static_cast<QAccessibleActionInterface*>(this)
                : nullptr;
        }
        [[nodiscard]] QStringList actionNames() const override
        {
            if (!state().focusable) return {};
            if (!canBePressed()) return { setFocusAction() };
            return { pressAction(), setFocusAction() };
        }
        void doAction(const QString& name) override
        {
            if (name == pressAction() && canBePressed()) item()->press();
            if (name == setFocusAction()) item()->setFocus(Qt::OtherFocusReason);
        }
        [[nodiscard]] QStringList keyBindingsForAction(const QString& /*name*/) const override
        {
            return {};
        }

    private:
        [[nodiscard]] Pressable* item() const { return qobject_cast<Pressable*>(object()); }
        /// Into the book.
        [[nodiscard]] bool isLink() const
        {
            return qobject_cast<ReadableItem*>(item()) != nullptr && item()->topic();
        }
        [[nodiscard]] bool canBePressed() const
        {
            return item()->acceptedMouseButtons() != Qt::NoButton;
        }
    };

    /// The view, as the list of what lies on the table.
    class AccessibleTable : public QAccessibleWidget {
    public:
        explicit AccessibleTable(TableView* view)
            : QAccessibleWidget(view, QAccessible::List)
        {
        }

        [[nodiscard]] QString text(QAccessible::Text what) const override
        {
            if (what != QAccessible::Name) return QAccessibleWidget::text(what);
            QStringList name { widget()->accessibleName(), tableWords().table };
            name.removeAll(QString());
            return name.join(". ");
        }

        [[nodiscard]] int childCount() const override
        {
            return static_cast<int>(accessibleItems().size());
        }
        [[nodiscard]] QAccessibleInterface* child(int index) const override
        {
            const auto all = accessibleItems();
            if (index < 0 || index >= static_cast<int>(all.size())) return nullptr;
            return QAccessible::queryAccessibleInterface(all[static_cast<std::size_t>(index)]);
        }
        int indexOfChild(const QAccessibleInterface* child) const override
        {
            const auto all = accessibleItems();
            const auto found = std::find(all.begin(), all.end(), child->object());
            return found == all.end() ? -1 : static_cast<int>(found - all.begin());
        }
        [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
        {
            for (Pressable* item : accessibleItems()) {
                auto* child = QAccessible::queryAccessibleInterface(item);
                if (child->rect().contains(x, y)) return child;
            }
            return nullptr;
        }
        [[nodiscard]] QAccessibleInterface* focusChild() const override
        {
            for (Pressable* item : accessibleItems())
                if (item->hasFocus()) return QAccessible::queryAccessibleInterface(item);
            return nullptr;
        }

    private:
        [[nodiscard]] std::vector<Pressable*> accessibleItems() const
        {
            const auto* view = qobject_cast<TableView*>(widget());
            const auto* scene
                = view == nullptr ? nullptr : qobject_cast<TableScene*>(view->scene());
            return scene == nullptr ? std::vector<Pressable*>() : scene->accessibleItems();
        }
    };

    /// Qt 6.4 speaks neither a changed name nor an appended line; a notification that goes and
    /// comes again is spoken.
    class AccessibleNotification : public QAccessibleObject {
    public:
        explicit AccessibleNotification(Notification* notification)
            : QAccessibleObject(notification)
        {
        }

        [[nodiscard]] QAccessibleInterface* parent() const override
        {
            return QAccessible::queryAccessibleInterface(object()->parent());
        }
        [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
        [[nodiscard]] int childCount() const override { return 0; }
        int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
        [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Notification; }
        [[nodiscard]] QString text(QAccessible::Text what) const override
        {
            const auto* const notification = qobject_cast<Notification*>(object());
            return what == QAccessible::Name ? notification->words() : QString();
        }
        [[nodiscard]] QAccessible::State state() const override { return {}; }
    };

    QAccessibleInterface* accessible(const QString& /*type*/, QObject* object)
    {
        if (auto* item = qobject_cast<Pressable*>(object)) return new AccessiblePressable(item);
        if (auto* view = qobject_cast<TableView*>(object)) return new AccessibleTable(view);
        if (auto* told = qobject_cast<Notification*>(object))
            return new AccessibleNotification(told);
        return nullptr;
    }

}

void installAccessibility() { QAccessible::installFactory(accessible); }

Notification::Notification(QWidget* parent)
    : QObject(parent)
{
}

void Notification::say(const QString& words)
{
    words_ = words;
    for (const auto type :
        { QAccessible::NameChanged, QAccessible::ObjectHide, QAccessible::ObjectShow }) {
        QAccessibleEvent event(this, type);
        QAccessible::updateAccessibility(&event);
    }
}

Announcer::Announcer(QWidget* parent)
    : QObject(parent)
{
    for (Notification*& voice : voices_) voice = new Notification(parent);
}

void Announcer::say(const QString& words)
{
    voices_[next_]->say(words);
    next_ = (next_ + 1) % voices_.size();
}

}
