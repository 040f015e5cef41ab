#include "ui/picture/heard/announcement.h"

#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace weli::announcement {

namespace {

    class Announcement {
        Q_DECLARE_TR_FUNCTIONS(Announcement)
    };

    QString sentence(const QString& title) { return title.endsWith(u'.') ? title : title + u'.'; }

    std::vector<Because> title(const ResultPicture& result)
    {
        std::vector<Because> all;
        if (!result.match.isEmpty()) all.push_back({ sentence(result.match) });
        all.push_back({ sentence(result.title) });
        if (!result.why.isEmpty()) all.push_back(result.why);
        return all;
    }

    bool isPlayer(const ResultPicture& result, const QString& name)
    {
        return std::any_of(result.earned.begin(), result.earned.end(),
            [&name](const auto& each) { return each.name == name; });
    }

    /// Nobody is not named beside the words that say so.
    QString line(const ResultPicture& result, const CountLine& line)
    {
        QStringList parts;
        if (line.why.isEmpty() || isPlayer(result, line.winner)) parts << line.winner;
        if (line.points != 0) parts << words::gain(line.points);
        if (!line.why.isEmpty()) parts << line.why.text;
        parts.removeAll(QString());
        const QString text = line.figure + ": " + parts.join(", ");
        return text.endsWith(u'.') ? text : text + u'.';
    }

    QString line(const ScalePicture::Point& point)
    {
        //: What a player has taken in the deal: %1 is the player, %2 "52 points"
        return Announcement::tr("%1: %2.").arg(point.name, words::points(point.points));
    }

    QString line(const ResultPicture::Earned& earned)
    {
        //: What the deal has brought to a player: %1 is the player, %2 the gain or loss, %3 what
        //: that makes in all
        QString text
            = Announcement::tr("%1: %2 in this deal, %3 in all")
                  .arg(earned.name, words::gain(earned.delta), words::number(earned.total));
        if (!earned.mark.isEmpty()) text += ", " + earned.mark;
        return text + u'.';
    }

    QString lineOfDeal(const ResultPicture& result, std::size_t deal)
    {
        QStringList parts;
        for (std::size_t i = 0; i < result.earned.size(); ++i)
            parts << result.earned[i].name + u' ' + words::gain(result.deals[deal][i]);
        //: What a deal of the match has brought: %1 is its number, %2 "Resi +1, Luis −2"
        return Announcement::tr("Deal %1: %2.")
            .arg(result.firstDeal + static_cast<int>(deal))
            .arg(parts.join(", "));
    }

    /// "33 points", or what was paid for what.
    QString broughtBy(const ResultPicture& result, const ResultPicture::Earned& earned)
    {
        if (result.scale)
            for (const ScalePicture::Point& point : result.scale->points)
                if (point.name == earned.name) return words::points(point.points);
        QStringList parts;
        int rest = earned.delta;
        for (const CountLine& each : result.lines) {
            if (each.winner != earned.name || each.points == 0) continue;
            parts << each.figure + u' ' + words::gain(each.points);
            rest -= each.points;
        }
        //: %1 is what a player has paid for the tricks of others
        if (!parts.isEmpty() && rest != 0)
            parts << Announcement::tr("to the others %1").arg(words::gain(rest));
        return parts.join(", ");
    }

}

QString inShort(const Picture& picture)
{
    const ResultPicture& result = *picture.result;
    QStringList all;
    if (!result.match.isEmpty()) all << sentence(result.match);
    all << sentence(result.title);
    if (!result.why.isEmpty()) all << result.why.text;
    // Where figures are won, whose they are and by what; how each was bid has been heard.
    const bool areFigures = !figuresOn(picture).plates.empty();
    if (areFigures)
        for (CountLine each : result.lines) {
            if (each.points == 0 || !isPlayer(result, each.winner)) continue;
            each.why.text = each.why.text.section(u';', 0, 0);
            all << line(result, each);
        }
    for (const ResultPicture::Earned& earned : result.earned) {
        const QString gain = words::gain(earned.delta);
        const QString by = areFigures ? QString() : broughtBy(result, earned);
        const QString total = words::number(earned.total);
        QString text = by.isEmpty()
            //: What a player has now: %1 is the player, %2 what the deal has brought, %3 the sum
            ? Announcement::tr("%1 %2, in all %3").arg(earned.name, gain, total)
            //: The same, with %3, by what: "tricks +4, penalty −10"
            : Announcement::tr("%1 %2: %3; in all %4").arg(earned.name, gain, by, total);
        if (!earned.mark.isEmpty()) text += ", " + earned.mark;
        all << text + u'.';
    }
    return all.join(u' ');
}

std::vector<Because> lines(const ResultPicture& result)
{
    std::vector<Because> all = title(result);
    for (const CountLine& each : result.lines)
        all.push_back({ line(result, each), each.why.clause });
    if (result.scale)
        for (const ScalePicture::Point& point : result.scale->points)
            all.push_back({ line(point) });
    for (const ResultPicture::Earned& earned : result.earned) all.push_back({ line(earned) });
    for (std::size_t deal = 0; deal < result.deals.size(); ++deal)
        all.push_back({ lineOfDeal(result, deal) });
    for (const ResultPicture::Earned& earned : result.earned)
        if (!earned.habits.isEmpty()) all.push_back({ earned.habits });
    return all;
}

}
