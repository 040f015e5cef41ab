#pragma once

#include "ui/draw/cached_background.h"
#include "ui/draw/cards/card_faces.h"
#include "ui/draw/render_queue.h"
#include "ui/picture/heard/announcement.h"
#include "ui/table/items/table_items.h"
#include "ui/table/layout/layout.h"
#include "ui/table/scene/a_moment.h"
#include "ui/table/scene/table_focus.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/transition_animator.h"

#include <QElapsedTimer>
#include <QTimer>

namespace weli {

/// What the scene is made of.
class TableScene::Table {
public:
    explicit Table(TableScene* scene)
        : ground(&renderQueue)
        , faces(&renderQueue)
        , items(scene, &faces)
        , focus(scene, &items)
        , refusal(new QTimer(scene))
    {
    }

    RenderQueue renderQueue;
    CachedBackground ground;
    CardFaces faces;
    TableItems items;
    TableFocus focus;
    TransitionAnimator animator;
    std::shared_ptr<const CardPainter> coming; // while its file is being read
    QTimer rest; // tells that the picture is there, after it has been shown
    QTimer* refusal; // at its end the prompt comes back
    QElapsedTimer asked; // since I was asked what I am asked now
    QElapsedTimer acted; // since I did something
    QElapsedTimer looked; // since the key of the last trick was pressed
    Layout layout;
    std::optional<Picture> next; // shown when the cards of the deal before are gathered
    std::vector<QRectF> piles; // on which they are gathered one after the other, the next one last
    std::optional<Choice> passes; // what is shown is not waited for: so the table goes on
    bool isFirst = true;
    bool byKeys = false; // the person plays by the keyboard
    bool weli = true; // the six of bells is marked
    Tells tells = Tells::All;
    announcement::Detail detail = announcement::Detail::Short;
    QString due; // said by somebody else
    bool passesTab = false;
    qsizetype hand = 0; // the next one to be told
    const Pressable* named = nullptr; // the answer that Enter takes the next time
    int waits = 0; // so often one might bid; how is told the first times
    Picture beforeRest {}; // what is left of the deal is played out since
    int shown = 0; // so often Enter showed a card; that it plays it is told the first times
    int turns = 0; // with the second one is told by which keys one hears more
    int moment = aMoment;
    double pixelRatio = 1;
    double factor = 1;
    double aspect = CardPainter::usualAspect;
    double letters = 1;
};

}
