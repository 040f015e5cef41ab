#include "ui/model/rules_store.h"

#include "core/record/writer.h"
#include "ui/model/any_match.h"
#include "ui/model/any_rules.h"
#include "ui/model/private_file.h"
#include "ui/words/words.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace weli {

namespace {

    constexpr const char* ending = ".rules";

    /// What is written into the match line besides the trace.
    QByteArray nameField(const QString& name)
    {
        const QByteArray json
            = QJsonDocument(QJsonObject { { "name", name } }).toJson(QJsonDocument::Compact);
        return "," + json.mid(1, json.size() - 2);
    }

    QByteArray lineOf(const KeptRules& rules)
    {
        const AnyMatch match = newMatch(rules.rules, rules.players, Seat {});
        QByteArray line = QByteArray::fromStdString(
            std::visit([](const auto& timeline) { return traceOf(timeline); }, match));
        return line.insert(line.indexOf('\n') - 1, nameField(rules.name));
    }

    QString nameIn(const QString& file)
    {
        QFile in(file);
        if (!in.open(QIODevice::ReadOnly)) return {};
        return plainName(QJsonDocument::fromJson(in.readLine()).object().value("name").toString());
    }

}

RulesStore::RulesStore(QString folder)
    : folder_(std::move(folder))
{
}

QString RulesStore::fileOf(const KeptRules& rules) const
{
    const QString game = codeOf(gameOf(rules.rules));
    const QString name = QString::fromLatin1(QUrl::toPercentEncoding(rules.name, {}, "."));
    return folder_ + u'/' + game + u'-' + name + ending;
}

std::vector<KeptRules> RulesStore::of(const AnyGame& game) const
{
    std::vector<KeptRules> all;
    for (const QFileInfo& file :
        QDir(folder_).entryInfoList({ u'*' + QString(ending) }, QDir::Files)) {
        const auto found = read(file.filePath());
        const auto* const rules = std::get_if<KeptRules>(&found);
        if (rules != nullptr && gameOf(rules->rules) == game) all.push_back(*rules);
    }
    std::sort(all.begin(), all.end(), [](const KeptRules& a, const KeptRules& b) {
        return a.name.localeAwareCompare(b.name) < 0;
    });
    return all;
}

std::optional<QString> RulesStore::keep(const KeptRules& rules) const
{
    makePrivateFolder(folder_);
    const QString file = fileOf(rules);
    const auto problem = writePrivate(file, lineOf(rules));
    return problem ? std::optional(words::notWritten(file, *problem)) : std::nullopt;
}

std::optional<QString> RulesStore::remove(const KeptRules& rules) const
{
    QFile file(fileOf(rules));
    if (file.remove()) return std::nullopt;
    return words::notMoved(file.fileName(), file.errorString());
}

std::variant<KeptRules, BrokenFile> RulesStore::read(const QString& file)
{
    auto found = MatchStore::read(file, {});
    if (auto* broken = std::get_if<BrokenFile>(&found)) return *std::move(broken);
    const AnyMatch& match = std::get<SavedMatch>(found).match;
    const QString name = nameIn(file);
    return KeptRules { name.isEmpty() ? plainName(QFileInfo(file).completeBaseName()) : name,
        rulesOf(match), weli::players(match) };
}

std::optional<QString> RulesStore::write(const QString& file, const KeptRules& rules)
{
    const auto problem = writeShared(file, lineOf(rules));
    return problem ? std::optional(words::notWritten(file, *problem)) : std::nullopt;
}

}
