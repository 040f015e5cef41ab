#pragma once

#include "core/games.h"
#include "ui/model/match_store.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace weli {

/// House rules under a name, for so many players.
struct KeptRules {
    QString name;
    AnyRules rules;
    int players = 0;
    bool operator==(const KeptRules&) const = default;
};

/// The house rules that a person has kept. Each set is a file of its own: the match line of a trace
/// with a name in it, so that any saved match can also be read for its rules.
class RulesStore {
public:
    /// Files stand in this folder, which is made when needed.
    explicit RulesStore(QString folder);

    /// Those of a game, by name; files that cannot be read are left out.
    [[nodiscard]] std::vector<KeptRules> of(const AnyGame& game) const;
    /// Takes the place of the ones that bear the name. What went wrong, if anything.
    [[nodiscard]] std::optional<QString> keep(const KeptRules& rules) const;
    [[nodiscard]] std::optional<QString> remove(const KeptRules& rules) const;

    /// From a file of anywhere; without a name in it they bear that of the file.
    static std::variant<KeptRules, BrokenFile> read(const QString& file);
    /// For others to read as well.
    [[nodiscard]] static std::optional<QString> write(const QString& file, const KeptRules& rules);

private:
    [[nodiscard]] QString fileOf(const KeptRules& rules) const;

    QString folder_;
};

}
