#include "ui/places/learn/drill_rows.h"

#include "ui/model/any_rules.h"
#include "ui/words/drill_words.h"

#include <QCoreApplication>
#include <QTreeWidgetItem>

#include <algorithm>

namespace weli {

namespace {

    enum Column { Title, About, Minutes, State };
    constexpr int drillRole = Qt::UserRole + 2;
    constexpr int wholeRound = -1;

    class Drills {
        Q_DECLARE_TR_FUNCTIONS(DrillRows)
    };

    QString whenDue(const DrillBox& box, QDate today)
    {
        if (!box.due) return Drills::tr("New");
        if (isDue(box, today)) return Drills::tr("Due today");
        const auto days = static_cast<int>(today.daysTo(*box.due));
        //: When a kind of question comes again
        return Drills::tr("Due in %n day(s)", nullptr, days);
    }

    QString dotsOf(const DrillBox& box)
    {
        return QString(box.box, QChar(0x25CF)) + QString(lastDrillBox - box.box, QChar(0x25CB));
    }

    void addKind(QTreeWidgetItem* drills, drill::Kind kind, const DrillBox& box, QDate today)
    {
        auto* const row = new QTreeWidgetItem(drills);
        row->setText(Title, words::titleOf(kind));
        row->setText(About, whenDue(box, today));
        row->setText(State, dotsOf(box));
        //: How well a kind of question sits
        const QString spoken = Drills::tr("%1 of %2").arg(box.box).arg(lastDrillBox);
        row->setData(State, Qt::AccessibleTextRole, spoken);
        row->setToolTip(State, spoken);
        row->setData(Title, drillRole, static_cast<int>(kind));
    }

}

QTreeWidgetItem* addDrills(
    QTreeWidgetItem* game, const AnyGame& which, const DrillBoxes& boxes, QDate today)
{
    const auto kinds = drill::kindsOf(codeOf(which).toStdString());
    auto* const drills = new QTreeWidgetItem(game);
    //: Questions about random deals, ten a round
    drills->setText(Title, Drills::tr("Drills"));
    drills->setText(About,
        Drills::tr("Ten questions about random deals; what you get wrong comes up more often."));
    drills->setToolTip(About, drills->text(About));
    drills->setText(Minutes, Drills::tr("%n minute(s)", nullptr, 2));
    const auto firm = std::count_if(kinds.begin(), kinds.end(),
        [&](const drill::KindRow& row) { return sits(boxes[row.kind]); });
    //: So many kinds of question are known well, of so many
    drills->setText(State, Drills::tr("%1 of %2 known").arg(firm).arg(kinds.size()));
    drills->setData(Title, drillRole, wholeRound);
    for (const drill::KindRow& row : kinds) addKind(drills, row.kind, boxes[row.kind], today);
    return drills;
}

bool isDrill(const QTreeWidgetItem& row) { return row.data(Title, drillRole).isValid(); }

std::optional<drill::Kind> kindOf(const QTreeWidgetItem& row)
{
    const int kind = row.data(Title, drillRole).toInt();
    return kind == wholeRound ? std::nullopt : std::optional(static_cast<drill::Kind>(kind));
}

}
