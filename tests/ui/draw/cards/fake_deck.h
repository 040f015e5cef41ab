#pragma once

#include "ui/words/deck.h"

#include <QByteArray>
#include <QString>

namespace weli {

/// A deck of the system, made up: each card shows bars that tell rank and suit.
class FakeDeck {
public:
    explicit FakeDeck(Deck::Source source)
        : source_(source)
    {
    }

    /// What to leave out, or to draw as another.
    FakeDeck& without(const QString& element)
    {
        without_ = element;
        return *this;
    }
    FakeDeck& drawing(const QString& element, const QString& as)
    {
        drawn_ = element;
        as_ = as;
        return *this;
    }
    /// Nothing on the card but its edge.
    FakeDeck& withEmpty(const QString& element)
    {
        empty_ = element;
        return *this;
    }

    [[nodiscard]] QByteArray svg() const
    {
        QByteArray all;
        int number = 0;
        for (const char* suit : { "heart", "spade", "diamond", "club" })
            for (const char* rank : { "1", "king", "queen", "jack", "10", "9", "8", "7", "6", "2" })
                all += element(name(suit, rank), number++);
        all += element("back", 45);
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4000\" height=\"1000\">" + all
            + "</svg>";
    }

private:
    [[nodiscard]] QString name(const QString& suit, const QString& rank) const
    {
        return source_ == Deck::Source::Gnome ? suit + '_' + rank : rank + '_' + suit;
    }
    [[nodiscard]] static QByteArray picture(int number)
    {
        QByteArray bars;
        for (int bar = 0; bar < 6; ++bar)
            if (((number >> bar) & 1) != 0)
                bars += QString("<rect x=\"20\" y=\"%1\" width=\"60\" height=\"12\" fill=\"red\"/>")
                            .arg(12 + bar * 20)
                            .toUtf8();
        return bars + "<circle cx=\"50\" cy=\"140\" r=\"5\" fill=\"blue\"/>";
    }
    [[nodiscard]] QByteArray element(const QString& id, int number) const
    {
        if (id == without_) return {};
        const int shown = id == drawn_ ? numberOf(as_) : number;
        return "<g id=\"" + id.toUtf8() + "\" transform=\"translate("
            + QByteArray::number(number * 90) + " 20) scale(0.8)\">"
            + "<rect width=\"100\" height=\"150\" fill=\"white\" stroke=\"black\"/>"
            + (id == empty_ ? QByteArray() : picture(shown)) + "</g>";
    }
    [[nodiscard]] int numberOf(const QString& id) const
    {
        int number = 0;
        for (const char* suit : { "heart", "spade", "diamond", "club" })
            for (const char* rank :
                { "1", "king", "queen", "jack", "10", "9", "8", "7", "6", "2" }) {
                if (id == name(suit, rank)) return number;
                ++number;
            }
        return number;
    }

    Deck::Source source_;
    QString without_;
    QString drawn_;
    QString as_;
    QString empty_;
};

}
