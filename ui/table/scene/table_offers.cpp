#include "ui/table/scene/table_offers.h"

#include "ui/picture/heard/announcement.h"
#include "ui/table/items/button_item.h"
#include "ui/table/items/card_item.h"
#include "ui/table/items/figures/heap_item.h"
#include "ui/table/items/readable_items.h"
#include "ui/table/scene/table_scene.h"
#include "ui/words/table_words.h"
#include "ui/words/words.h"

#include <QStringList>

namespace weli {

namespace {

    QString line(const Act& act) { return "act " + QString::fromStdString(toText(act)); }

    QString codeOf(Card card) { return QString::fromStdString(toText(card)); }

    QStringList lines(const std::vector<NamingPicture::Cell>& cells)
    {
        QStringList all;
        for (const NamingPicture::Cell& cell : cells)
            if (cell.play.act) all << line(*cell.play.act);
        return all;
    }

    /// By what names this card may be played.
    QStringList namesFor(Card wild, const Picture& picture)
    {
        for (const NamingPicture& naming : figuresOn(picture).namings)
            if (naming.wild == wild) return lines(naming.cells);
        return {};
    }

    bool mayGo(const CardPicture& card, const Picture& picture)
    {
        const auto& discard = tricksOn(picture).discard;
        return discard
            && std::any_of(discard->pairs.begin(), discard->pairs.end(),
                [id = card.id](const auto& pair) { return pair.first == id || pair.second == id; });
    }

    /// What its name and its state say, without what only a person hears twice.
    QString read(const Pressable& item)
    {
        const QString state = item.spoken().state.isEmpty() ? item.about() : item.spoken().state;
        return state.isEmpty() ? item.spoken().name : item.spoken().name + ": " + state;
    }

    QString lineToRead(const Pressable& item, const Picture& picture)
    {
        const bool isLine = qobject_cast<const ReadableItem*>(&item) != nullptr;
        if (isLine && item.topic())
            return "link book:" + QString::fromStdString(toText(*item.topic()));
        const bool isDue = isLine && item.spoken().name == announcement::due(picture);
        return (isDue ? "text due " : "text ") + read(item);
    }

    QStringList linesOfCard(const CardItem& item, const Picture& picture)
    {
        const CardPicture& card = item.picture();
        if (mayGo(card, picture)) {
            const bool goes = item.spoken().state == tableWords().laidAside;
            return { (goes ? "keep " : "aside ") + codeOf(*card.face) };
        }
        if (card.naming) return namesFor(*card.face, picture);
        return {};
    }

    QStringList linesOf(const Pressable& item, const Picture& picture)
    {
        if (const auto* const card = qobject_cast<const CardItem*>(&item))
            if (QStringList all = linesOfCard(*card, picture); !all.isEmpty()) return all;
        if (qobject_cast<const CutItem*>(&item) != nullptr) {
            QStringList all;
            for (const Act& act : figuresOn(picture).cut->acts) all << line(act);
            return all;
        }
        const Choice choice = item.choice();
        const auto& discard = tricksOn(picture).discard;
        if (discard && discard->label == choice.label) {
            QStringList all;
            for (const DiscardPicture::Pair& pair : discard->pairs) all << line(pair.act);
            return all;
        }
        if (choice.act) return { line(*choice.act) };
        if (!choice.why.isEmpty())
            return { "no " + item.spoken().name + ": " + words::withClause(choice.why) };
        return { lineToRead(item, picture) };
    }

}

std::vector<TableOffer> offersOn(const TableScene& scene)
{
    std::vector<TableOffer> all;
    for (Pressable* item : scene.accessibleItems())
        for (const QString& each : linesOf(*item, scene.picture()))
            all.push_back({ item, each.simplified() });
    return all;
}

}
