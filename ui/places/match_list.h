#pragma once

#include "ui/model/match_store.h"
#include "ui/places/widgets/page.h"

class QLabel;
class QPushButton;

namespace weli {

class MatchSlips;

/// The matches that were put away, the last one first: each can be opened or deleted.
class MatchList : public Page {
    Q_OBJECT

public:
    explicit MatchList(const MatchStore& store, QWidget* parent = nullptr);

    /// Reads the files anew.
    void refresh();
    /// The match that was deleted last comes back.
    void undo();

signals:
    void open(const QString& file);
    /// At one that is over.
    void lookBack(const QString& file);
    void back();
    void deleted(); // which can be undone
    void failed(const QString& why);

protected:
    void changeEvent(QEvent* event) override;
    void fit(const UiScale& scale) override;
    void showEvent(QShowEvent* event) override;

private:
    void layOut();
    void retranslate();
    void followChoice();
    void openChosen();
    void deleteChosen();

    const MatchStore& store_;
    QString deleted_;
    QLabel* title_;
    QLabel* none_; // instead of an empty list
    MatchSlips* list_;
    QPushButton* open_;
    QPushButton* delete_;
    QPushButton* back_;
};

}
