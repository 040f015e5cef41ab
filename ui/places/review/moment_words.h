#pragma once

#include "ui/picture/picture.h"
#include "ui/places/widgets/page.h"

class QLabel;

namespace weli {

class Judge;
class LookBack;
struct Verdict;

/// What is told of the moment of a match that is looked back at, and in the end what the whole
/// match came to.
class MomentWords : public Scroller {
    Q_OBJECT

public:
    MomentWords(const LookBack& match, Judge& judge, QWidget* parent = nullptr);

    /// What has happened last, what was tried from there, and at the end of a match what each
    /// player was like in it.
    void show(const Picture& picture);
    /// As far as it is judged.
    void showVerdict();
    /// What the person has written; where the field is too narrow for it, it stands here as well.
    void showNote(const QString& note, bool isCut);
    /// Why nothing can be tried here.
    void showWhyNot(const QString& why);
    /// What a better act leads to and what was done, once that has been thought about.
    [[nodiscard]] QString why() const;
    /// For who hears it.
    [[nodiscard]] QString told() const;

private:
    void showHabits(const std::optional<ResultPicture>& result);
    [[nodiscard]] QString where() const;
    [[nodiscard]] QString whatHappened(const Picture& picture) const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString fairly(const Verdict& verdict) const;
    [[nodiscard]] QString account() const;

    const LookBack& match_;
    Judge& judge_;
    QString written_;
    QStringList habitsTold_; // for who hears them
    QLabel* where_; // which deal and act
    QLabel* what_; // has happened last
    QLabel* note_;
    QLabel* tried_; // and what came of it
    QLabel* verdict_;
    QLabel* habits_;
    QLabel* account_; // before that how far the judge has come
    QLabel* whyNot_;
};

}
