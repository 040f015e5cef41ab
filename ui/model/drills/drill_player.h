#pragma once

#include "core/drill/drill.h"
#include "ui/model/drills/drill_store.h"
#include "ui/picture/picture.h"
#include "ui/words/drill_words.h"

#include <QObject>

#include <functional>

namespace weli {

/// What the window of a drill shows beside the table.
struct DrillPicture {
    enum class Stage : unsigned char { Asked, Answered, Over };
    struct Choice {
        QString label;
        bool chosen = false;
        bool right = false;
        bool operator==(const Choice&) const = default;
    };
    /// How a kind went in this round.
    struct Line {
        drill::Kind kind {};
        QString title;
        int asked = 0;
        int right = 0;
        bool operator==(const Line&) const = default;
    };

    /// What lies open before another player, too small at the table to be told at a glance.
    struct Hand {
        QString name;
        std::vector<Card> cards;
        bool operator==(const Hand&) const = default;
    };

    Stage stage = Stage::Asked;
    int id = 0; // of the question; no other one has it
    int number = 1; // of the question in its round
    int questions = drillRound;
    QString title;
    QString question;
    bool several = false; // any number of choices may be right
    std::vector<Choice> choices;
    std::vector<Card> cards; // of which the question speaks
    std::vector<Hand> hands; // where all are open
    bool isRight = false; // the answer
    Because why;
    int right = 0; // of the questions answered so far
    std::vector<Line> lines; // once it is over
    bool operator==(const DrillPicture&) const = default;
};

/// Goes through a round of questions and keeps what is answered.
class DrillPlayer : public QObject {
    Q_OBJECT

public:
    struct Dependencies {
        DrillStore store;
        Seed seed {};
        std::function<QDate()> today = [] { return QDate::currentDate(); };
    };
    explicit DrillPlayer(Dependencies dependencies, QObject* parent = nullptr);

    /// A round of the game, as the boxes want it.
    void begin(const AnyGame& game);
    /// A round of one kind.
    void begin(drill::Kind kind);
    void close();
    [[nodiscard]] bool isOpen() const { return drill_.has_value(); }
    [[nodiscard]] const drill::Drill& drill() const { return *drill_; }

    [[nodiscard]] Picture picture() const;
    [[nodiscard]] DrillPicture question() const;
    void setCards(CardWords cards);
    /// Says all anew, in another language.
    void reword();

public slots:
    /// Answers, or marks a choice where several may be right.
    void choose(int choice);
    /// Answers with the choices that are marked.
    void check();
    void goOn();
    /// Another round like this one.
    void again();

signals:
    void changed(const weli::Picture& picture, const weli::DrillPicture& question);
    /// What was answered could not be written down; said once a round.
    void notKept(const QString& why);

private:
    using Stage = DrillPicture::Stage;
    void start();
    void ask();
    void answer();
    void happened();
    [[nodiscard]] words::DrillTable table() const;

    Dependencies dependencies_;
    Rng rng_;
    AnyGame game_ {};
    std::optional<drill::Kind> only_; // the round is of one kind
    std::vector<drill::Kind> round_;
    std::vector<bool> answers_; // whether they were right
    std::optional<drill::Drill> drill_;
    std::vector<bool> chosen_;
    Stage stage_ = Stage::Asked;
    int id_ = 0;
    CardWords cards_;
    bool toldTrouble_ = false;
};

}
