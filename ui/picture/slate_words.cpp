#include "ui/picture/slate_words.h"

#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace weli::words {

QString gameWon() { return QCoreApplication::translate("Slate", "a game won"); }

QString gameLost() { return QCoreApplication::translate("Slate", "a game lost (Bummerl)"); }

namespace {

    QString entry(const SlateColumn::Entry& entry)
    {
        //: A deal without a point, the dash on the slate
        if (entry.bankl) return QCoreApplication::translate("Slate", "no points (Bankl)");
        //: Points of a deal that are not yet certain
        if (entry.provisional)
            return QCoreApplication::translate("Slate", "%1 so far").arg(entry.points);
        return number(entry.points);
    }

    QString deals(const SlateColumn& column)
    {
        QStringList all;
        for (const SlateColumn::Entry& each : column.entries) all << entry(each);
        return all.join(", ");
    }

    QString deals(const std::vector<int>& amounts)
    {
        QStringList all;
        for (const int amount : amounts) all << number(amount);
        return all.join(", ");
    }

    int last(const std::vector<int>& amounts) { return amounts.empty() ? 0 : amounts.back(); }

    QString pot(const LedgerPicture& ledger)
    {
        //: What lies in the bowl, in chips
        return QCoreApplication::translate("Slate", "Pot: %1.").arg(number(last(ledger.pot)));
    }

    QString withDeals(const QString& column, const std::vector<int>& amounts)
    {
        if (amounts.empty()) return column;
        return column + u' '
            + QCoreApplication::translate("Slate", "Deal by deal: %1.").arg(deals(amounts));
    }

    QString games(const SlateColumn& column)
    {
        QString text;
        if (column.crosses > 0)
            text += u' '
                + QCoreApplication::translate("Slate", "Games won: %1.").arg(column.crosses);
        if (column.bummerl > 0)
            text += u' '
                //: Bummerl: the little ring for a game that was lost
                + QCoreApplication::translate("Slate", "Games lost (Bummerl): %1.")
                      .arg(column.bummerl);
        return text;
    }

    /// What stands there beside the points.
    QString marks(const SlateColumn& column)
    {
        QString text;
        if (column.out)
            text += u' ' + QCoreApplication::translate("Slate", "Gone out: the target is reached.");
        //: B-87, German gestrichen: lacks one point, the vertical stroke
        if (column.struck)
            text += u' ' + QCoreApplication::translate("Slate", "Struck through: one point short.");
        //: B-87, within the deal
        if (column.gespannt && !column.struck)
            text += u' ' + QCoreApplication::translate("Slate", "“Gespannt”: one point short.");
        return text + games(column);
    }

    /// A sign as it is drawn, and what it says.
    QString sign(const char* drawn, const QString& says)
    {
        return QString::fromUtf8(drawn) + u' ' + says;
    }

    QStringList signsOf(const SlateColumn& column)
    {
        QStringList all;
        if (column.crosses > 0) all << sign("✕", gameWon());
        if (column.bummerl > 0) all << sign("○", gameLost());
        if (column.struck)
            //: B-87, German gestrichen: the vertical stroke
            all << sign("│",
                QCoreApplication::translate("Slate", "one point short, and may no longer bid"));
        else if (column.gespannt)
            //: B-87, within the deal: the dotted line
            all << sign("┆", QCoreApplication::translate("Slate", "one point short"));
        if (column.out) all << sign("═", QCoreApplication::translate("Slate", "gone out"));
        const auto has = [&](bool SlateColumn::Entry::*mark) {
            return std::any_of(column.entries.begin(), column.entries.end(),
                [mark](const SlateColumn::Entry& each) { return each.*mark; });
        };
        if (has(&SlateColumn::Entry::bankl))
            all << sign(
                "–", QCoreApplication::translate("Slate", "a deal without a point (Bankl)"));
        if (has(&SlateColumn::Entry::provisional))
            all << sign("( )", QCoreApplication::translate("Slate", "not certain yet"));
        return all;
    }

    QStringList signsOf(const TallyRow& row)
    {
        const auto has = [&](TallyMark mark) {
            return std::find(row.marks.begin(), row.marks.end(), mark) != row.marks.end();
        };
        QStringList all;
        if (row.strokes > 0)
            //: Mittlere, on the chalkboard
            all << sign("│", QCoreApplication::translate("Slate", "a stroke: plus one"));
        if (row.potatoes > 0)
            //: Mittlere, on the chalkboard: the ring
            all << sign("○", QCoreApplication::translate("Slate", "a potato: minus one"));
        if (has(TallyMark::Crossed))
            //: Mittlere, on the chalkboard: a stroke in a ring
            all << sign("⦶", QCoreApplication::translate("Slate", "both: they cancel out"));
        return all;
    }

    struct Hint {
        QStringList operator()(const PointsSlate& slate) const
        {
            QStringList all;
            for (const SlateColumn& each : slate.columns)
                all << (QStringList(column(each, slate.target)) << signsOf(each)).join('\n');
            return all;
        }
        QStringList operator()(const TallySlate& slate) const
        {
            QStringList all;
            for (const TallyRow& each : slate.rows)
                all << (QStringList(row(each, slate.isSummed)) << signsOf(each)).join('\n');
            return all;
        }
        QStringList operator()(const LedgerPicture& ledger) const
        {
            QStringList all = columns(ledger);
            for (QString& each : all)
                each += u'\n'
                    + QCoreApplication::translate("Slate", "A line a deal: how it stood then.");
            return all;
        }
    };

    //: Heading of a row of the chalkboard: %1 is the number of the deal
    QString dealHeading(std::size_t deal)
    {
        return QCoreApplication::translate("Slate", "Deal %1").arg(deal);
    }

    struct Tabulate {
        SheetTable operator()(const PointsSlate& slate) const
        {
            SheetTable table;
            std::size_t deals = 0;
            for (const SlateColumn& each : slate.columns) {
                table.columns << each.name;
                deals = std::max(deals, each.entries.size());
            }
            for (std::size_t deal = 0; deal < deals; ++deal) {
                QStringList cells;
                for (const SlateColumn& each : slate.columns)
                    cells << (deal < each.entries.size() ? entry(each.entries[deal]) : QString());
                table.rows << dealHeading(deal + 1);
                table.cells.push_back(cells);
            }
            QStringList totals;
            for (const SlateColumn& each : slate.columns)
                totals << number(each.entries.empty() ? 0 : each.entries.back().total)
                        + marks(each);
            //: Heading of the last row of the chalkboard: what all deals make
            table.rows << QCoreApplication::translate("Slate", "In all");
            table.cells.push_back(totals);
            return table;
        }

        SheetTable operator()(const LedgerPicture& ledger) const
        {
            SheetTable table;
            for (const LedgerColumn& each : ledger.columns) table.columns << each.name;
            //: Heading of a column of the chalkboard: the chips in the bowl
            table.columns << QCoreApplication::translate("Slate", "Pot");
            for (std::size_t deal = 0; deal < ledger.pot.size(); ++deal) {
                QStringList cells;
                for (const LedgerColumn& each : ledger.columns)
                    cells << number(each.balances[deal]);
                table.rows << dealHeading(deal + 1);
                table.cells.push_back(cells << number(ledger.pot[deal]));
            }
            return table;
        }

        SheetTable operator()(const TallySlate& slate) const
        {
            //: Headings of the chalkboard of Mittlere
            SheetTable table { { QCoreApplication::translate("Slate", "Strokes"),
                                   //: Headings of the chalkboard of Mittlere: the rings
                                   QCoreApplication::translate("Slate", "Potatoes"),
                                   //: Heading of the chalkboard of Mittlere: the first less the
                                   //: second
                                   QCoreApplication::translate("Slate", "Total") },
                {}, {} };
            for (const TallyRow& each : slate.rows) {
                table.rows << each.name;
                const QString total
                    = slate.isSummed ? number(each.strokes - each.potatoes) : QString();
                table.cells.push_back({ number(each.strokes), number(each.potatoes), total });
            }
            return table;
        }
    };

}

QString column(const SlateColumn& column, int target)
{
    const int total = column.entries.empty() ? 0 : column.entries.back().total;
    //: %1 is a player, %2 his points, %3 the points to reach
    QString text = QCoreApplication::translate("Slate", "%1: %2 of %3 points.")
                       .arg(column.name)
                       .arg(number(total))
                       .arg(target);
    return text + marks(column);
}

QStringList columns(const PointsSlate& slate)
{
    QStringList all;
    for (const SlateColumn& each : slate.columns) all << column(each, slate.target);
    return all;
}

QString sheet(const PointsSlate& slate)
{
    QStringList all { QCoreApplication::translate("Slate", "Game %1 of %2, to %3 points.")
                          .arg(slate.game)
                          .arg(slate.games)
                          .arg(slate.target) };
    for (const SlateColumn& each : slate.columns) {
        QString line = column(each, slate.target);
        if (!each.entries.empty())
            line += u' '
                + QCoreApplication::translate("Slate", "Deal by deal: %1.").arg(deals(each));
        all << line;
    }
    return all.join('\n');
}

QString column(const LedgerColumn& column)
{
    //: %1 is a player, %2 his chips won or lost
    QString text = QCoreApplication::translate("Slate", "%1: balance %2.")
                       .arg(column.name, number(last(column.balances)));
    if (column.won) text += u' ' + QCoreApplication::translate("Slate", "Wins the match.");
    return text;
}

QStringList columns(const LedgerPicture& ledger)
{
    QStringList all;
    for (const LedgerColumn& each : ledger.columns) all << column(each);
    return all << pot(ledger);
}

QString sheet(const LedgerPicture& ledger)
{
    QStringList all { QCoreApplication::translate("Slate", "Deals played: %1 of %2.")
                          .arg(ledger.pot.size())
                          .arg(ledger.deals) };
    for (const LedgerColumn& each : ledger.columns) all << withDeals(column(each), each.balances);
    all << withDeals(pot(ledger), ledger.pot);
    return all.join('\n');
}

QString row(const TallyRow& row, bool isSummed)
{
    QString text = isSummed
        //: %1 is a player, %2 how many strokes, %3 how many potatoes (rings), %4 the first less the
        //: second
        ? QCoreApplication::translate("Slate", "%1: strokes %2, potatoes %3, total %4.")
        //: %1 is a player, %2 how many strokes, %3 how many potatoes (rings)
        : QCoreApplication::translate("Slate", "%1: strokes %2, potatoes %3.");
    text = text.arg(row.name).arg(row.strokes).arg(row.potatoes);
    if (isSummed) text = text.arg(number(row.strokes - row.potatoes));
    if (row.won) text += u' ' + QCoreApplication::translate("Slate", "Wins the match.");
    return text;
}

QStringList columns(const TallySlate& slate)
{
    QStringList all;
    for (const TallyRow& each : slate.rows) all << row(each, slate.isSummed);
    return all;
}

QString sheet(const TallySlate& slate)
{
    QStringList all { QCoreApplication::translate("Slate", "Deals played: %1 of %2.")
                          .arg(slate.counted)
                          .arg(slate.deals) };
    return (all << columns(slate)).join('\n');
}

std::optional<int> columnOf(const SlatePicture& slate, Seat seat)
{
    const auto find = [seat](const auto& columns) -> std::optional<int> {
        const auto found = std::find_if(
            columns.begin(), columns.end(), [seat](const auto& each) { return each.seat == seat; });
        if (found == columns.end()) return std::nullopt;
        return static_cast<int>(found - columns.begin());
    };
    if (const auto* const tally = std::get_if<TallySlate>(&slate)) return find(tally->rows);
    if (const auto* const ledger = std::get_if<LedgerPicture>(&slate)) return find(ledger->columns);
    return find(std::get<PointsSlate>(slate).columns);
}

QStringList columns(const SlatePicture& slate)
{
    return std::visit([](const auto& kind) { return columns(kind); }, slate);
}

QString sheet(const SlatePicture& slate)
{
    return std::visit([](const auto& kind) { return sheet(kind); }, slate);
}

QStringList hints(const SlatePicture& slate) { return std::visit(Hint {}, slate); }

SheetTable table(const SlatePicture& slate) { return std::visit(Tabulate {}, slate); }

}
