#pragma once

#include "tests/support/act_text.h"
#include "tests/ui/table/made_up.h"
#include "ui/table/items/card_item.h"
#include "ui/table/items/notes/tip_item.h"
#include "ui/table/items/seat_items.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/table_view.h"
#include "ui/words/words.h"

#include <QtTest>

namespace weli {

/// A table in a window of its own, without motion unless it is asked for.
struct Seated {
    explicit Seated(const Picture& picture, double motion = 0)
        : view(&scene)
    {
        QObject::connect(&scene, &TableScene::chosen, &view, [this](const Act& act) {
            (std::holds_alternative<GoOn>(act) ? goneOn : chosen) << act;
        });
        scene.setMotion(motion);
        view.resize(1000, 800);
        view.show();
        if (!QTest::qWaitForWindowActive(&view)) qFatal("the window does not come");
        view.setFocus();
        show(picture);
    }

    void show(const Picture& picture)
    {
        scene.show(picture);
        shown.wait(5000);
        if (!picture.answers.empty() || figuresOn(picture).cut || picture.result)
            pause(); // it reads
    }

    [[nodiscard]] QList<CardItem*> cards() const
    {
        QList<CardItem*> all;
        for (QGraphicsItem* item : scene.items())
            if (auto* card = dynamic_cast<CardItem*>(item)) all << card;
        return all;
    }
    [[nodiscard]] CardItem* card(std::string_view text) const
    {
        for (CardItem* item : cards())
            if (item->picture().face == made_up::card(text)) return item;
        return nullptr;
    }
    [[nodiscard]] Pressable* named(const QString& start) const
    {
        for (Pressable* item : scene.accessibleItems())
            if (item->spoken().name.startsWith(start)) return item;
        return nullptr;
    }
    /// What Tab reaches.
    [[nodiscard]] std::vector<Pressable*> pressable() const
    {
        auto all = scene.accessibleItems();
        std::erase_if(all,
            [](const Pressable* item) { return item->acceptedMouseButtons() == Qt::NoButton; });
        return all;
    }
    void click(const Pressable* item)
    {
        const QPoint at = view.mapFromScene(item->box().center());
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
    }
    /// Until a click is not taken for the second half of a double click any more.
    static void pause() { QTest::qWait(320); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(view.viewport(), key, modifiers);
    }
    [[nodiscard]] QString prompt() const
    {
        for (QGraphicsItem* item : scene.items())
            if (auto* found = dynamic_cast<PromptItem*>(item)) return found->text();
        return {};
    }
    /// What stands beside the thing that the person is on.
    [[nodiscard]] const TipItem* tip() const
    {
        for (QGraphicsItem* item : scene.items())
            if (auto* found = dynamic_cast<TipItem*>(item)) return found;
        return nullptr;
    }
    [[nodiscard]] QString told() const { return tip()->isVisible() ? tip()->text() : QString(); }
    [[nodiscard]] QString chosenOnce()
    {
        return chosen.size() == 1 ? textOf(chosen.takeFirst()) : QString();
    }

    /// What was refused last, as it is shown.
    [[nodiscard]] QString refusal() const
    {
        return words::withClause(refused.last().front().value<Because>());
    }

    TableScene scene;
    TableView view;
    QSignalSpy shown { &scene, &TableScene::shown };
    QSignalSpy refused { &scene, &TableScene::refusedCard };
    QList<Act> chosen; // of the game
    QList<Act> goneOn;
};

}
