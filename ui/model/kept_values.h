#pragma once

#include <QJsonObject>
#include <QString>

#include <functional>
#include <optional>

namespace weli {

/// What the program remembers of a person: the values of one JSON object, in a file that is the
/// person's alone. Nothing in it is lost: a value that this version does not know stays, what
/// cannot be read now or only by a newer version is not written over, and what is broken is kept
/// under another name.
class KeptValues {
public:
    /// A file that ends in .json; where there is none yet, the one that ends in .ini is read, which
    /// an older version wrote.
    explicit KeptValues(QString file);

    struct Read {
        QJsonObject values;
        QString trouble; // what is to be said of the file; empty: nothing
    };
    [[nodiscard]] Read read() const;

    using Change = std::function<void(QJsonObject& values)>;
    /// Changes what stands in the file now, whoever wrote it. What went wrong, if anything: then
    /// the file is as it was.
    [[nodiscard]] std::optional<QString> change(const Change& change) const;

private:
    enum class State : unsigned char { Whole, Untouchable };
    struct Found {
        State state = State::Whole;
        QJsonObject values;
        QString trouble;
    };
    [[nodiscard]] Found find() const;
    [[nodiscard]] Found findOld() const;

    QString file_;
};

}
