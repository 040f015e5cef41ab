#include "ui/slate/slate_accessible.h"

#include "ui/picture/slate_words.h"

#include <QAccessibleTableCellInterface>
#include <QAccessibleTableInterface>
#include <QAccessibleWidget>

#include <algorithm>
#include <map>
#include <utility>

namespace weli {

namespace {

    words::SheetTable tableOn(const SlateView& view) { return words::table(view.sheet()); }

    int rowsOf(const words::SheetTable& table) { return static_cast<int>(table.rows.size()); }
    int columnsOf(const words::SheetTable& table) { return static_cast<int>(table.columns.size()); }

    /// One cell; it reads what stands there when it is asked.
    class AccessibleCell : public QAccessibleInterface, public QAccessibleTableCellInterface {
    public:
        AccessibleCell(SlateView* view, SlateView::Cell cell)
            : view_(view)
            , cell_(cell)
        {
        }

        [[nodiscard]] bool isValid() const override
        {
            const auto table = tableOn(*view_);
            return cell_.row < rowsOf(table) && cell_.column < columnsOf(table);
        }
        [[nodiscard]] QObject* object() const override { return nullptr; }
        [[nodiscard]] QAccessibleInterface* parent() const override { return table(); }
        [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
        [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override
        {
            return nullptr;
        }
        [[nodiscard]] int childCount() const override { return 0; }
        int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
        [[nodiscard]] QString text(QAccessible::Text what) const override
        {
            if (!isValid()) return {};
            const auto table = tableOn(*view_);
            if (what == QAccessible::Name)
                return table.cells[static_cast<std::size_t>(cell_.row)][cell_.column];
            if (what != QAccessible::Description) return {};
            return table.columns[cell_.column] + ", " + table.rows[cell_.row];
        }
        void setText(QAccessible::Text /*what*/, const QString& /*text*/) override { }
        [[nodiscard]] QRect rect() const override
        {
            const auto table = tableOn(*view_);
            const int wide = view_->width() / std::max(1, columnsOf(table));
            const int high = view_->height() / std::max(1, rowsOf(table));
            const QPoint corner(cell_.column * wide, cell_.row * high);
            return { view_->mapToGlobal(corner), QSize(wide, high) };
        }
        [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }
        [[nodiscard]] QAccessible::State state() const override
        {
            QAccessible::State state;
            const SlateView::Cell read = view_->cell();
            state.focusable = true;
            state.focused
                = view_->hasFocus() && read.row == cell_.row && read.column == cell_.column;
            state.invisible = !view_->isVisible();
            state.readOnly = true;
            return state;
        }
        void* interface_cast(QAccessible::InterfaceType type) override
        {
            return type == QAccessible::TableCellInterface
                ? static_cast<QAccessibleTableCellInterface*>(this)
                : nullptr;
        }

        [[nodiscard]] bool isSelected() const override { return false; }
        [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
        [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
        [[nodiscard]] int columnIndex() const override { return cell_.column; }
        [[nodiscard]] int rowIndex() const override { return cell_.row; }
        [[nodiscard]] int columnExtent() const override { return 1; }
        [[nodiscard]] int rowExtent() const override { return 1; }
        [[nodiscard]] QAccessibleInterface* table() const override
        {
            return QAccessible::queryAccessibleInterface(view_);
        }

    private:
        SlateView* view_;
        SlateView::Cell cell_;
    };

    class AccessibleSlate : public QAccessibleWidget, public QAccessibleTableInterface {
    public:
        explicit AccessibleSlate(SlateView* view)
            : QAccessibleWidget(view, QAccessible::Table)
            , view_(view)
        {
        }
        ~AccessibleSlate() override
        {
            for (const auto& [place, id] : cells_) QAccessible::deleteAccessibleInterface(id);
        }
        Q_DISABLE_COPY_MOVE(AccessibleSlate)

        void* interface_cast(QAccessible::InterfaceType type) override
        {
            return type == QAccessible::TableInterface
                ? static_cast<QAccessibleTableInterface*>(this)
                : QAccessibleWidget::interface_cast(type);
        }
        [[nodiscard]] int childCount() const override { return rowCount() * columnCount(); }
        [[nodiscard]] QAccessibleInterface* child(int index) const override
        {
            const int columns = columnCount();
            return columns == 0 ? nullptr : cellAt(index / columns, index % columns);
        }
        int indexOfChild(const QAccessibleInterface* child) const override
        {
            for (const auto& [place, id] : cells_)
                if (QAccessible::accessibleInterface(id) == child)
                    return place.first * columnCount() + place.second;
            return -1;
        }
        [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
        {
            for (int i = 0; i < childCount(); ++i)
                if (child(i)->rect().contains(x, y)) return child(i);
            return nullptr;
        }
        [[nodiscard]] QAccessibleInterface* focusChild() const override
        {
            if (!view_->hasFocus()) return nullptr;
            return cellAt(view_->cell().row, view_->cell().column);
        }

        [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
        [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }
        [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override
        {
            if (row < 0 || column < 0 || row >= rowCount() || column >= columnCount())
                return nullptr;
            const auto [found, isNew] = cells_.try_emplace({ row, column }, 0);
            if (isNew)
                found->second = QAccessible::registerAccessibleInterface(
                    new AccessibleCell(view_, { row, column }));
            return QAccessible::accessibleInterface(found->second);
        }
        [[nodiscard]] int columnCount() const override { return columnsOf(tableOn(*view_)); }
        [[nodiscard]] int rowCount() const override { return rowsOf(tableOn(*view_)); }
        [[nodiscard]] QString columnDescription(int column) const override
        {
            return tableOn(*view_).columns.value(column);
        }
        [[nodiscard]] QString rowDescription(int row) const override
        {
            return tableOn(*view_).rows.value(row);
        }

        // Nothing is selected here.
        [[nodiscard]] int selectedCellCount() const override { return 0; }
        [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override { return {}; }
        [[nodiscard]] int selectedColumnCount() const override { return 0; }
        [[nodiscard]] int selectedRowCount() const override { return 0; }
        [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
        [[nodiscard]] QList<int> selectedRows() const override { return {}; }
        [[nodiscard]] bool isColumnSelected(int /*column*/) const override { return false; }
        [[nodiscard]] bool isRowSelected(int /*row*/) const override { return false; }
        bool selectRow(int /*row*/) override { return false; }
        bool selectColumn(int /*column*/) override { return false; }
        bool unselectRow(int /*row*/) override { return false; }
        bool unselectColumn(int /*column*/) override { return false; }
        void modelChange(QAccessibleTableModelChangeEvent* /*event*/) override { }

    private:
        SlateView* view_;
        mutable std::map<std::pair<int, int>, QAccessible::Id>
            cells_; // made when they are asked for
    };

    QAccessibleInterface* accessible(const QString& /*type*/, QObject* object)
    {
        auto* const view = qobject_cast<SlateView*>(object);
        return view == nullptr ? nullptr : new AccessibleSlate(view);
    }

}

void installSlateAccessibility() { QAccessible::installFactory(accessible); }

SlateView::Cell cellWithin(const SlatePicture& sheet, SlateView::Cell cell)
{
    const auto table = words::table(sheet);
    return { std::clamp(cell.row, 0, std::max(0, rowsOf(table) - 1)),
        std::clamp(cell.column, 0, std::max(0, columnsOf(table) - 1)) };
}

void tellCell(SlateView& view)
{
    const SlateView::Cell read = view.cell();
    auto* const slate = QAccessible::queryAccessibleInterface(&view);
    auto* const cell = slate->tableInterface()->cellAt(read.row, read.column);
    if (cell == nullptr) return;
    QAccessibleEvent heard(cell, QAccessible::Focus);
    QAccessible::updateAccessibility(&heard);
}

}
