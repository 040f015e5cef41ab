#pragma once

#include "ui/model/drills/drill_boxes.h"
#include "ui/model/kept_values.h"

#include <QString>

namespace weli {

/// What was practised, in a file of its own.
class DrillStore {
public:
    explicit DrillStore(QString file);

    struct Read {
        DrillBoxes boxes;
        QString trouble; // what is to be said of the file; empty: nothing
    };
    /// A file that is broken is kept under another name, and what can be read of it stays; one of a
    /// newer version stays as it is.
    [[nodiscard]] Read read() const;
    /// Writes down an answer; what went wrong, if anything.
    [[nodiscard]] std::optional<QString> answered(drill::Kind kind, bool right, QDate today) const;

private:
    QString file_;
    KeptValues kept_;
};

}
