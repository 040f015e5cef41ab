#include "ui/model/drills/drill_store.h"

#include "ui/model/private_file.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace weli {

namespace {

    constexpr int format = 1;
    constexpr qint64 largest = 1 << 20;

    class Drills {
        Q_DECLARE_TR_FUNCTIONS(DrillStore)
    };

    enum class State : unsigned char { Whole, Broken, Newer };

    struct Kept {
        State state = State::Whole;
        QJsonObject kinds; // of any version: another one may know more of them
    };

    Kept keptIn(const QString& file)
    {
        if (!QFileInfo::exists(file)) return {};
        const FileBytes bytes = bytesOfRegular(file, largest);
        const QJsonDocument json = QJsonDocument::fromJson(bytes.bytes);
        const int version = json.object().value("format").toInt();
        if (version > format) return { State::Newer, {} };
        const bool isWhole = version == format && json.object().value("kinds").isObject();
        return { isWhole ? State::Whole : State::Broken, json.object().value("kinds").toObject() };
    }

    std::optional<DrillBox> boxFrom(const QJsonValue& value)
    {
        const int box = value.toObject().value("box").toInt(-1);
        const QDate due = QDate::fromString(value.toObject().value("due").toString(), Qt::ISODate);
        if (box < 0 || box > lastDrillBox || !due.isValid()) return std::nullopt;
        return DrillBox { box, due };
    }

    QString codeOf(drill::Kind kind)
    {
        return QString::fromStdString(std::string(drill::rowOf(kind).code));
    }

    QJsonObject toJson(const DrillBox& box)
    {
        return { { "box", box.box }, { "due", box.due->toString(Qt::ISODate) } };
    }

    std::optional<QString> write(const QString& file, const QJsonObject& kinds)
    {
        makePrivateFolder(QFileInfo(file).path());
        const QJsonObject all { { "format", format }, { "kinds", kinds } };
        return writePrivate(file, QJsonDocument(all).toJson());
    }

    /// All that can be read of them; false if that is not everything.
    bool take(const QJsonObject& kinds, DrillBoxes& boxes)
    {
        bool isWhole = true;
        for (auto each = kinds.begin(); each != kinds.end(); ++each) {
            const auto kind = drill::kindFromCode(each.key().toStdString());
            if (!kind) continue;
            if (const auto box = boxFrom(each.value()))
                boxes[*kind] = *box;
            else
                isWhole = false;
        }
        return isWhole;
    }

}

DrillStore::DrillStore(QString file)
    : file_(std::move(file))
{
}

DrillStore::Read DrillStore::read() const
{
    const Kept kept = keptIn(file_);
    if (kept.state == State::Newer) return { {}, words::fileNewer(file_) };
    DrillBoxes boxes;
    const bool isWhole = take(kept.kinds, boxes) && kept.state == State::Whole;
    return { boxes, isWhole ? QString() : putAside(boxes) };
}

/// Keeps the broken file under another name, and what could be read of it here.
QString DrillStore::putAside(const DrillBoxes& boxes) const
{
    QString aside = file_ + ".broken";
    for (int number = 2; QFileInfo::exists(aside); ++number)
        aside = file_ + QString(".broken-%1").arg(number);
    if (!QFile::rename(file_, aside))
        //: %1 is a file
        return Drills::tr("What you have practised cannot be read from %1.").arg(file_);
    QJsonObject kinds;
    for (int i = 0; i < drill::kindCount; ++i) {
        const auto kind = static_cast<drill::Kind>(i);
        if (boxes[kind].due) kinds[codeOf(kind)] = toJson(boxes[kind]);
    }
    [[maybe_unused]] const auto problem = write(file_, kinds); // the old one is kept in any case
    //: %1 and %2 are files
    return Drills::tr("Something is wrong in %1. It is kept as %2; what could be read of it stays.")
        .arg(file_, aside);
}

std::optional<QString> DrillStore::answered(drill::Kind kind, bool right, QDate today) const
{
    const Read found = read(); // puts a broken one aside
    const Kept kept = keptIn(file_);
    if (kept.state != State::Whole) return found.trouble;
    QJsonObject kinds = kept.kinds;
    kinds[codeOf(kind)] = toJson(weli::answered(found.boxes[kind], right, today));
    const auto problem = write(file_, kinds);
    if (!problem) return std::nullopt;
    //: %1 is what the system says
    return Drills::tr("What you practise could not be written down: %1.").arg(*problem);
}

}
