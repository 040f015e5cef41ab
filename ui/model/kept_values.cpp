#include "ui/model/kept_values.h"

#include "ui/model/file_lock.h"
#include "ui/model/private_file.h"
#include "ui/words/words.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSettings>

#include <utility>

namespace weli {

using namespace std::chrono_literals;

namespace {

    constexpr int format = 1;
    constexpr qint64 largest = 1 << 20;
    constexpr auto patience = 2s; // for another window that writes just now

    QJsonValue valueFrom(const QVariant& value)
    {
        if (value.typeId() != QMetaType::QByteArray) return QJsonValue::fromVariant(value);
        return QString::fromLatin1(value.toByteArray().toBase64());
    }

    /// The group that the old file is at.
    QJsonObject groupIn(QSettings& old);

    /// QSettings numbers the entries of an array from 1 and says how many there are; whatever it
    /// says, those that are there are taken.
    QJsonArray arrayIn(QSettings& old)
    {
        QJsonArray all;
        const QStringList entries = old.childGroups();
        const qlonglong size = old.value("size").toLongLong();
        for (qlonglong i = 1; i <= size && entries.contains(QString::number(i)); ++i) {
            old.beginGroup(QString::number(i));
            all.append(groupIn(old));
            old.endGroup();
        }
        return all;
    }

    QJsonObject groupIn(QSettings& old)
    {
        QJsonObject all;
        for (const QString& key : old.childKeys()) all[key] = valueFrom(old.value(key));
        for (const QString& name : old.childGroups()) {
            old.beginGroup(name);
            if (old.childKeys() == QStringList("size"))
                all[name] = arrayIn(old);
            else
                all[name] = groupIn(old);
            old.endGroup();
        }
        return all;
    }

}

KeptValues::KeptValues(QString file)
    : file_(std::move(file))
{
}

/// What an older version has kept. It stays as it is.
KeptValues::Found KeptValues::findOld() const
{
    using Trouble = FileBytes::Trouble;
    const QString old
        = QFileInfo(file_).path() + '/' + QFileInfo(file_).completeBaseName() + ".ini";
    const FileBytes found = bytesOfRegular(old, largest);
    if (found.trouble == Trouble::Missing) return {};
    if (found.trouble != Trouble::None)
        return { State::Untouchable, {}, words::notRead(old, found.why) };
    QSettings settings(old, QSettings::IniFormat);
    const QJsonObject values = groupIn(settings);
    // QSettings takes a file for empty that it cannot read.
    const bool isRead = settings.status() != QSettings::AccessError
        && (!values.isEmpty() || !found.bytes.contains('='));
    if (!isRead) return { State::Untouchable, {}, words::notRead(old, words::isDamaged()) };
    return { State::Whole, values, {} };
}

KeptValues::Found KeptValues::find() const
{
    using Trouble = FileBytes::Trouble;
    const FileBytes found = bytesOfRegular(file_, largest);
    if (found.trouble == Trouble::Missing) return findOld();
    if (found.trouble != Trouble::None)
        return { State::Untouchable, {}, words::notRead(file_, found.why) };
    const QJsonObject values = QJsonDocument::fromJson(found.bytes).object();
    const int version = values.value("format").toInt();
    if (version > format) return { State::Untouchable, {}, words::fileNewer(file_) };
    if (version == format) return { State::Whole, values, {} };
    const auto aside = putAside(file_);
    if (!aside) return { State::Untouchable, {}, words::notRead(file_, words::isDamaged()) };
    return { State::Whole, {}, words::keptAside(file_, *aside) };
}

KeptValues::Read KeptValues::read() const
{
    const Found found = find();
    return { found.values, found.trouble };
}

std::optional<QString> KeptValues::change(const Change& change) const
{
    const FileLock lock(file_, patience); // where it cannot be had, nobody writes for so long
    Found found = find();
    if (found.state == State::Untouchable) return found.trouble;
    change(found.values);
    found.values["format"] = format;
    makePrivateFolder(QFileInfo(file_).path());
    const auto problem = writePrivate(file_, QJsonDocument(found.values).toJson());
    if (!problem) return std::nullopt;
    return words::notWritten(file_, *problem);
}

}
