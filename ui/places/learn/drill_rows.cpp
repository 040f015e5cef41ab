#include "ui/places/learn/drill_rows.h"

#include "ui/model/any_rules.h"
#include "ui/words/drill_words.h"

#include <QCoreApplication>
#include <QTreeWidgetItem>

#include <algorithm>

namespace weli {

namespace {

    enum Column { Title, State };
    constexpr int kindRole = Qt::UserRole;
    constexpr int allKinds = -1;
    constexpr int puzzles = -2;
    constexpr int ownPuzzles = -3;

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

    void addKind(QTreeWidget& list, drill::Kind kind, const DrillBox& box, QDate today)
    {
        auto* const row = new QTreeWidgetItem(&list, { words::titleOf(kind), dotsOf(box) });
        //: How well a kind of question sits
        const QString spoken = Drills::tr("%1 of %2").arg(box.box).arg(lastDrillBox);
        const QString due = whenDue(box, today);
        row->setData(State, Qt::AccessibleTextRole, QString(spoken + ". " + due));
        for (const int column : { Title, State }) row->setToolTip(column, due);
        row->setData(Title, kindRole, static_cast<int>(kind));
    }

    void addPuzzles(QTreeWidget& list, const PuzzleCount& count)
    {
        //: The puzzles of a game's book: so many are solved, of so many
        const QString solved = Drills::tr("%1 of %2 solved").arg(count.solved).arg(count.puzzles);
        auto* const row = new QTreeWidgetItem(&list,
            { Drills::tr("Puzzles"), Drills::tr("%1 of %2").arg(count.solved).arg(count.puzzles) });
        row->setToolTip(Title,
            Drills::tr(
                "Positions from play in which one choice is clearly best; the easiest first."));
        row->setData(State, Qt::AccessibleTextRole, solved);
        row->setToolTip(State, solved);
        row->setData(Title, kindRole, puzzles);
    }

    void addOwn(QTreeWidget& list, const PuzzleCount& count)
    {
        //: So many puzzles that are made of one's own mistakes come again today
        const QString due = Drills::tr("%n due", nullptr, count.ownDue);
        auto* const row = new QTreeWidgetItem(&list,
            //: Puzzles that are made of one's own mistakes
            { Drills::tr("Your own mistakes"), count.ownDue > 0 ? due : QString("✓") });
        row->setToolTip(Title,
            Drills::tr("Moments from your own matches; each comes again until you have found it "
                       "on several days."));
        const QString all = count.ownDue > 0
            //: %1 puzzles of %2
            ? Drills::tr("%1 of %2 come again today").arg(count.ownDue).arg(count.own)
            : Drills::tr("None is due today");
        row->setData(State, Qt::AccessibleTextRole, all);
        row->setToolTip(State, all);
        row->setData(Title, kindRole, ownPuzzles);
    }

}

void fillWithDrills(QTreeWidget& list, const AnyGame& game, const DrillBoxes& boxes,
    const PuzzleCount& count, QDate today)
{
    list.clear();
    const auto kinds = drill::kindsOf(codeOf(game).toStdString());
    const auto firm = std::count_if(kinds.begin(), kinds.end(),
        [&](const drill::KindRow& row) { return sits(boxes[row.kind]); });
    //: Questions of every kind, ten a round; so many kinds are known well, of so many
    auto* const all = new QTreeWidgetItem(&list,
        { Drills::tr("A bit of everything"), Drills::tr("%1 of %2").arg(firm).arg(kinds.size()) });
    all->setToolTip(Title,
        Drills::tr("Ten questions about random deals; what you get wrong comes up more often."));
    //: So many kinds of question are known well, of so many
    all->setData(
        State, Qt::AccessibleTextRole, Drills::tr("%1 of %2 known").arg(firm).arg(kinds.size()));
    all->setData(Title, kindRole, allKinds);
    if (count.puzzles > 0) addPuzzles(list, count);
    if (count.own > 0) addOwn(list, count);
    for (const drill::KindRow& row : kinds) addKind(list, row.kind, boxes[row.kind], today);
    list.setCurrentItem(all);
}

std::optional<drill::Kind> chosenDrill(const QTreeWidget& list)
{
    const int kind = chosenRow(list);
    return kind < 0 ? std::nullopt : std::optional(static_cast<drill::Kind>(kind));
}

bool areChosenPuzzles(const QTreeWidget& list) { return chosenRow(list) == puzzles; }

bool areChosenOwn(const QTreeWidget& list) { return chosenRow(list) == ownPuzzles; }

int chosenRow(const QTreeWidget& list)
{
    const QTreeWidgetItem* const row = list.currentItem();
    return row == nullptr ? allKinds : row->data(Title, kindRole).toInt();
}

void chooseRow(QTreeWidget& list, int row)
{
    for (int i = 0; i < list.topLevelItemCount(); ++i)
        if (list.topLevelItem(i)->data(Title, kindRole).toInt() == row)
            list.setCurrentItem(list.topLevelItem(i));
}

}
