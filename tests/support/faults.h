#pragma once

#include <QByteArray>
#include <QtGlobal>

namespace weli {

/// While this lives, one call of the system on a file below a folder goes wrong: the n-th to open,
/// read, write, put on disk, rename, link, make or remove. The functions of the C library are
/// replaced in the whole program that links this, Qt's calls of them included.
class Faults {
public:
    enum class Kind : unsigned char {
        NoSpace, // and from then on nothing can be written
        Io, // once
        TooManyOpen, // once, where something is opened
        NoAccess, // once
        Short, // a read or a write does half of it
    };
    static constexpr int kinds = 5;

    /// From 1; 0 lets all succeed and counts them.
    Faults(QByteArray below, int nth, Kind kind);
    ~Faults();
    Q_DISABLE_COPY_MOVE(Faults)

    /// How many there have been since it was made.
    [[nodiscard]] int calls() const;
    /// Whether one went wrong.
    [[nodiscard]] bool happened() const;
};

}
