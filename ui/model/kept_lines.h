#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace weli {

/// A file of lines that is the person's alone. Nothing in it is lost: what cannot be understood of
/// it stays where it stands, and what cannot be read now is not written over.
class KeptLines {
public:
    using Lines = std::vector<QByteArray>;

    /// Larger ones are not read.
    KeptLines(QString file, qint64 largest)
        : file_(std::move(file))
        , largest_(largest)
    {
    }

    [[nodiscard]] const QString& file() const { return file_; }
    struct Read {
        Lines lines; // without those that are empty
        QString trouble; // what is to be said of the file; empty: nothing
    };
    [[nodiscard]] Read read() const;

    /// What hinders it, if anything.
    using Change = std::function<std::optional<QString>(Lines& lines)>;
    /// Changes what stands in the file now, whoever wrote it. What went wrong, if anything: then
    /// the file is as it was.
    [[nodiscard]] std::optional<QString> change(const Change& change) const;

private:
    QString file_;
    qint64 largest_;
};

}
