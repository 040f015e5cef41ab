#pragma once

#include "core/drill/drill.h"
#include "ui/model/drills/drill_picture.h"
#include "ui/model/drills/drill_store.h"
#include "ui/picture/picture.h"
#include "ui/words/drill_words.h"

#include <QObject>

#include <functional>

namespace weli {

/// Goes through a round of questions and keeps what is answered.
class DrillPlayer : public QObject {
    Q_OBJECT

public:
    struct Dependencies {
        DrillStore store;
        Seed seed {};
        std::function<QDate()> today = [] { return QDate::currentDate(); };
        std::function<QString()> person = [] { return QString(); }; // whose name nobody else has
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
