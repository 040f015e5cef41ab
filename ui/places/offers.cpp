#include "ui/places/offers.h"

#include "ui/slate/slate_view.h"
#include "ui/table/scene/table_offers.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/table_view.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTextDocumentFragment>

namespace weli {

namespace {

    /// "lesson-next" for "lessonNext"
    QString codeOf(const QWidget& widget)
    {
        QString code;
        for (const QChar letter : widget.objectName()) {
            if (letter.isUpper()) code += u'-';
            code += letter.toLower();
        }
        return code;
    }

    QString heard(QWidget* widget, QAccessible::Text what)
    {
        const auto* const interface = QAccessible::queryAccessibleInterface(widget);
        return interface == nullptr ? QString() : interface->text(what).simplified();
    }

    QString joined(const QStringList& parts)
    {
        QStringList said = parts;
        said.removeAll(QString());
        return said.join(u' ');
    }

    QStringList linksIn(const QString& html)
    {
        static const QRegularExpression link("href=[\"']([^\"']+)[\"']");
        QStringList all;
        for (const auto& found : link.globalMatch(html)) {
            const QString address = found.captured(1);
            const bool isAway = address.contains(u':') && !address.startsWith("book:");
            const QString line = "link " + (isAway ? address : "book:" + address.section(u'#', -1));
            if (!all.contains(line)) all << line;
        }
        return all;
    }

    QStringList rowsOf(const QAbstractItemView& view, const QModelIndex& parent = {})
    {
        QStringList all;
        const QAbstractItemModel& model = *view.model();
        for (int row = 0; row < model.rowCount(parent); ++row) {
            QStringList cells;
            for (int column = 0; column < model.columnCount(parent); ++column)
                cells << model.index(row, column, parent).data().toString();
            all << "row " + joined(cells);
            all << rowsOf(view, model.index(row, 0, parent));
        }
        return all;
    }

    QString lineOf(QAbstractButton& button)
    {
        const QString kind = button.inherits("QCheckBox") ? "check"
            : button.inherits("QRadioButton")             ? "radio"
                                                          : "button";
        const QString state = !button.isCheckable() ? "" : button.isChecked() ? "on" : "off";
        return joined({ kind, codeOf(button), heard(&button, QAccessible::Name), state });
    }

    QStringList linesOfText(QLabel& label)
    {
        const bool isRich = Qt::mightBeRichText(label.text());
        const QString text = isRich
            ? QTextDocumentFragment::fromHtml(label.text()).toPlainText().simplified()
            : label.text().simplified();
        QStringList all;
        if (!text.isEmpty() && label.buddy() == nullptr)
            all << joined({ "text", codeOf(label), text });
        return isRich ? all << linksIn(label.text()) : all;
    }

    QStringList linesOf(QWidget* widget)
    {
        const QString name = heard(widget, QAccessible::Name);
        if (auto* const button = qobject_cast<QAbstractButton*>(widget)) return { lineOf(*button) };
        if (const auto* const box = qobject_cast<QComboBox*>(widget))
            return { joined({ "choice", codeOf(*box), name, box->currentText() }) };
        if (const auto* const slider = qobject_cast<QAbstractSlider*>(widget))
            return { joined(
                { "number", codeOf(*slider), name, QString::number(slider->value()) }) };
        if (const auto* const spin = qobject_cast<QAbstractSpinBox*>(widget))
            return { joined({ "number", codeOf(*spin), name, spin->text() }) };
        if (const auto* const line = qobject_cast<QLineEdit*>(widget))
            return { joined({ "field", codeOf(*line), name, line->text() }) };
        if (const auto* const browser = qobject_cast<QTextBrowser*>(widget))
            return linksIn(browser->toHtml());
        if (const auto* const list = qobject_cast<QAbstractItemView*>(widget)) return rowsOf(*list);
        if (auto* const label = qobject_cast<QLabel*>(widget)) return linesOfText(*label);
        if (qobject_cast<SlateView*>(widget) != nullptr || widget->focusPolicy() != Qt::NoFocus)
            return { joined(
                { "text", codeOf(*widget), name, heard(widget, QAccessible::Description) }) };
        return {};
    }

    /// Of what is made of several widgets only the whole counts.
    bool isPart(const QWidget& widget)
    {
        const QWidget* const parent = widget.parentWidget();
        return qobject_cast<const QScrollBar*>(&widget) != nullptr
            || qobject_cast<const QHeaderView*>(&widget) != nullptr
            || qobject_cast<const QLineEdit*>(parent) != nullptr
            || qobject_cast<const QComboBox*>(parent) != nullptr
            || qobject_cast<const QAbstractSpinBox*>(parent) != nullptr
            || (parent != nullptr && parent->inherits("QAbstractScrollArea")
                && widget.objectName().startsWith("qt_"));
    }

    void add(std::vector<Offer>& all, QWidget* widget)
    {
        if (const auto* const view = qobject_cast<TableView*>(widget)) {
            const auto* const scene = qobject_cast<TableScene*>(view->scene());
            for (const TableOffer& offer : offersOn(*scene))
                all.push_back({ widget, offer.item, offer.line });
            return;
        }
        for (const QString& line : linesOf(widget))
            if (line != "text")
                all.push_back(
                    { widget, nullptr, (widget->isEnabled() ? line : "no " + line).simplified() });
    }

}

std::vector<Offer> offersIn(const QWidget& window)
{
    std::vector<Offer> all;
    const QWidget* const first = window.isWindow() ? &window : window.window();
    QWidget* widget = first->nextInFocusChain();
    for (; widget != first; widget = widget->nextInFocusChain())
        if (window.isAncestorOf(widget) && widget->isVisible() && !isPart(*widget))
            add(all, widget);
    return all;
}

}
