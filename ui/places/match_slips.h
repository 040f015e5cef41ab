#pragma once

#include "core/games.h"
#include "ui/draw/late_picture.h"
#include "ui/draw/render_queue.h"
#include "ui/picture/result.h"

#include <QDateTime>
#include <QTreeWidget>

#include <optional>
#include <vector>

namespace weli {

struct SavedMatch;

/// A match as the list tells it, or a file that cannot be read.
struct KeptMatch {
    QString file;
    QString name; // of the game, or else of the file
    QDateTime date;
    QString stage; // "Deal 4", "Finished", or what is wrong with the file
    std::optional<AnyGame> game {}; // nothing: it cannot be read
    bool isOver = false;
    std::vector<ResultPicture::Earned> players {};
};

/// A slip of paper a match: what lies on the table in its game, when and how far it was played, and
/// with whom. A screen reader finds the same as words in three columns.
class MatchSlips : public QTreeWidget {
    Q_OBJECT

public:
    explicit MatchSlips(QWidget* parent = nullptr);

    /// The last one first.
    void setMatches(std::vector<KeptMatch> matches);
    /// The one that is chosen; null: none is.
    [[nodiscard]] const KeptMatch* chosen() const;
    void choose(const QString& file);
    /// Slips have room for their letters.
    void fit();

protected:
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What is where on a slip.
    struct Plan {
        QRectF slip, scene, heading, players;
        int columns = 1; // of players
        int lines = 1;
    };
    [[nodiscard]] Plan planOf(const QRectF& row, std::size_t players) const;
    void paintGame(QPainter& painter, const QRectF& box, const AnyGame& game) const;
    void paintHeading(QPainter& painter, const QRectF& box, const KeptMatch& match) const;
    void paintPlayers(QPainter& painter, const Plan& plan, const KeptMatch& match) const;
    void paintPlayer(
        QPainter& painter, const QRectF& box, const ResultPicture::Earned& player) const;

    std::vector<KeptMatch> matches_;
    RenderQueue renderQueue_ { this, 1 };
    mutable std::vector<LatePicture> scenes_; // one a game, drawn when they are seen
};

}
