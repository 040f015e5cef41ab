#include "ui/draw/cards/deck_finder.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>

namespace weli {

namespace {

    const QString kdePrefix = "kde:";
    const QString gnomePrefix = "gnome:";

    /// The entry of a group in a desktop file; in the user's language, if it has one.
    QString entry(const QStringList& lines, const QString& group, const QString& key)
    {
        const QString local = key + '[' + QLocale().name().section('_', 0, 0) + ']';
        QString plain;
        bool within = false;
        for (const QString& line : lines) {
            if (line.startsWith('[')) within = line.trimmed() == '[' + group + ']';
            const QString name = line.section('=', 0, 0).trimmed();
            if (!within || !line.contains('=')) continue;
            if (name == local) return line.section('=', 1).trimmed();
            if (name == key) plain = line.section('=', 1).trimmed();
        }
        return plain;
    }

    QStringList linesOf(const QString& path)
    {
        constexpr qint64 most = 64 * 1024;
        QFile file(path);
        // A pipe or a device would never end.
        if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) return {};
        return QString::fromUtf8(file.read(most)).split('\n');
    }

    /// No file says what suits it shows; those without French ones say it in their names.
    PackKind kindOf(const QString& name)
    {
        if (name.contains("german", Qt::CaseInsensitive)) return PackKind::German;
        if (name.contains("swiss", Qt::CaseInsensitive)) return PackKind::Swiss;
        return PackKind::French;
    }

    std::optional<Deck> kdeDeck(const QString& folder)
    {
        const QString group = "KDE Backdeck";
        const QStringList lines = linesOf(folder + "/index.desktop");
        const QString file = entry(lines, group, "SVG");
        if (file.isEmpty()) return std::nullopt; // made of single pictures, as long ago
        const QString base = QFileInfo(folder).fileName();
        const QString name = entry(lines, group, "Name");
        return Deck { .key = kdePrefix + base,
            .name = name.isEmpty() ? base : name,
            .kind = kindOf(base),
            .source = Deck::Source::Kde,
            .place = folder + '/' + QFileInfo(file).fileName() };
    }

    Deck gnomeDeck(const QString& path)
    {
        const QString base = QFileInfo(path).completeBaseName();
        QString name = QString(base).replace('_', ' ');
        name.front() = name.front().toUpper();
        return { .key = gnomePrefix + base,
            .name = name,
            .kind = kindOf(base),
            .source = Deck::Source::Gnome,
            .place = path };
    }

    const QString gnomeFolder = "/aisleriot/cards";
    const QString kdeFolder = "/carddecks";

    bool isKnown(const std::vector<Deck>& decks, const Deck& deck)
    {
        return std::any_of(
            decks.begin(), decks.end(), [&](const Deck& known) { return known.key == deck.key; });
    }

    void addDecksIn(const QString& folder, std::vector<Deck>& decks)
    {
        const QDir kde(folder + kdeFolder);
        for (const QString& name : kde.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const auto deck = kdeDeck(kde.filePath(name));
            if (deck && !isKnown(decks, *deck)) decks.push_back(*deck);
        }
        const QDir gnome(folder + gnomeFolder);
        for (const QString& name : gnome.entryList({ "*.svgz", "*.svg" }, QDir::Files)) {
            const Deck deck = gnomeDeck(gnome.filePath(name));
            if (!isKnown(decks, deck)) decks.push_back(deck);
        }
    }

}

QStringList dataFolders()
{
    return QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation);
}

std::vector<Deck> decksIn(const QStringList& folders)
{
    std::vector<Deck> decks;
    for (const QString& folder : folders) addDecksIn(folder, decks);
    std::sort(decks.begin(), decks.end(), [](const Deck& a, const Deck& b) {
        return QString::localeAwareCompare(a.name, b.name) < 0;
    });
    return decks;
}

std::optional<Deck> deckOf(const QString& key, const QStringList& folders)
{
    for (const Deck& deck : ourDecks())
        if (deck.key == key) return deck;
    for (const Deck& deck : decksIn(folders))
        if (deck.key == key) return deck;
    return std::nullopt;
}

}
