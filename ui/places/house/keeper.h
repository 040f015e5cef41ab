#pragma once

#include "ui/model/any_rules.h"
#include "ui/model/private_file.h"
#include "ui/model/settings.h"

#include <QObject>

#include <functional>
#include <optional>

namespace weli {

/// What a person has set: read at the start, written at each change, and the same in all windows.
class Keeper : public QObject {
    Q_OBJECT

public:
    explicit Keeper(QString file);

    [[nodiscard]] const Settings& settings() const { return settings_; }
    /// What could not be read or understood at the start, in words.
    [[nodiscard]] QStringList troubles() const;
    /// A file of this name beside that of the settings.
    [[nodiscard]] QString beside(const char* name) const;

    /// All hold by these from now on, and they are kept.
    void take(const Settings& settings);
    void change(const std::function<void(Settings&)>& change);
    /// Changes them without a word, as nobody is there to be told.
    void keepQuietly(const std::function<void(Settings&)>& change);
    /// Only remembered, not kept yet.
    void rememberName(const Setup& setup);
    /// What another window has changed since holds in this one, too.
    void follow();

    /// How the person is called; a guest if not named.
    [[nodiscard]] QString personName() const;
    /// Who played a game last and by which rules, else as is usual.
    [[nodiscard]] Setup lastSetup(const AnyGame& game) const;

signals:
    void changed();
    void failed(const QString& why);

private:
    std::optional<QString> keep();

    QString file_;
    Settings settings_;
    Settings kept_; // as the file has them, where no other window has changed it
    std::optional<FileStamp> read_; // of the file, when it was read last
    SettingsFile atStart_;
};

}
