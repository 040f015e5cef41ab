#pragma once

#include "ui/picture/hand_order.h"
#include "ui/picture/picture.h"
#include "ui/places/widgets/page.h"

#include <QVariantAnimation>

#include <array>

class QGridLayout;
class QLabel;
class QShortcut;
class QToolButton;

namespace weli {

class OpenActs;
class Session;
class SlateView;
class TableScene;
class TableView;
class WallButton;

/// The table with the slate beside it; in a small window the slate is put away behind the edge, and
/// comes out for a look.
class TablePage : public Page {
    Q_OBJECT

public:
    /// What is played at it; of a trial a line over the table says that nothing counts.
    enum class For : unsigned char { Match, Trial };

    explicit TablePage(Session& session, For what = For::Match, QWidget* parent = nullptr);

    /// How long movements take, in percent; 0: nothing moves.
    void setMotion(int percent);
    void setHighContrast(bool wanted);
    /// What the button says that sorts the hand.
    void setHandOrder(HandOrder order);
    /// Whether the button is down by which chances are shown.
    void setOdds(bool shown);
    [[nodiscard]] TableScene& scene() { return *scene_; }
    /// Closes what lies open over the table, else leaves a trial.
    void escape();
    /// Where the book speaks of what the person is on.
    [[nodiscard]] QString topic() const;
    /// Waits until all is drawn that is seen, for a picture of it.
    void finishPicture();

public slots:
    void show(const weli::Picture& picture);
    /// Tells what the person can do now, until the next act.
    void showOpenActs(const std::vector<weli::Because>& acts);
    /// Tells what each player was like in a match that is over.
    void showHabits();

signals:
    void settings();
    void shortcuts();
    void leave();
    /// At what has been played so far; of a trial, at what it came from.
    void lookBack();
    /// At a clause or topic.
    void bookWanted(const QString& anchor);
    /// The hand shall be sorted in the next of the ways there are.
    void sortHand();
    /// Chances shall be shown on the table, or not.
    void oddsWanted(bool shown);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void fit(const UiScale& scale) override;
    void showEvent(QShowEvent* event) override;

private:
    /// How the page is shared between the table and what stands beside it.
    struct Share {
        bool isSmall = false; // the slate is put away
        int side = 0; // how wide the wall is beside the table
    };
    [[nodiscard]] Share shareOf(QSize page) const;
    [[nodiscard]] int widthOfButtons(int columns) const;
    [[nodiscard]] std::array<WallButton*, 11> buttons() const;
    void addKeys();
    void arrange();
    void layButtons(int columns);
    void layNotice();
    void layDrawer();
    void layOpenActs();
    void toggleOpenActs();
    void pullSlate(bool out);
    void retranslate();
    void tellWaysBack();
    void tellButtons(const Picture& picture);
    void tellUndo(const Picture& picture);
    void tellHints(const Picture& picture);
    void tellOdds(bool shown);
    void tellOrder();

    Session& session_;
    For what_;
    TableScene* scene_;
    TableView* view_;
    QLabel* notice_; // over the table
    QWidget* drawer_; // shows as much of the slate as is out
    SlateView* slate_;
    OpenActs* openActs_;
    QWidget* side_; // the wall with the buttons
    WallButton* tab_; // of the slate
    WallButton* undo_;
    WallButton* redo_;
    WallButton* lastTrick_;
    WallButton* sort_;
    WallButton* runOn_;
    WallButton* lookBack_;
    WallButton* hint_;
    WallButton* odds_;
    WallButton* settings_;
    WallButton* shortcuts_;
    WallButton* leave_;
    QGridLayout* grid_ = nullptr; // of the buttons
    QShortcut* pull_ = nullptr;
    QVariantAnimation slide_; // of the slate: 0 put away, 1 out
    Share share_;
    double speed_ = 1;
    HandOrder handOrder_ = HandOrder::Suits;
    bool isPlain_ = false;
};

}
