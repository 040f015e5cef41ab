#include "ui/draw/cards/svg_text.h"

#include <initializer_list>

namespace weli {

namespace {

    /// Where the group ends that begins here.
    qsizetype endOfGroup(const QByteArray& svg, qsizetype begin)
    {
        int depth = 0;
        for (qsizetype at = begin; at >= 0 && at < svg.size(); ++at) {
            at = svg.indexOf('<', at);
            if (at < 0) break;
            const QByteArray tag = svg.mid(at, 3);
            if (tag == "<g " || tag == "<g>") ++depth;
            if (tag == "</g" && --depth == 0) return svg.indexOf('>', at) + 1;
        }
        return svg.size();
    }

    qsizetype beginOfGroup(const QByteArray& svg, const QByteArray& id)
    {
        return svg.indexOf("<g id=\"" + id + '"');
    }

    /// Where the first of these ends that is there at all.
    qsizetype endOfAny(const QByteArray& svg, std::initializer_list<const char*> tags)
    {
        for (const char* tag : tags)
            if (const auto begin = svg.indexOf(tag); begin >= 0) return svg.indexOf('>', begin) + 1;
        return 0;
    }

    bool usesDefinitions(const QByteArray& part)
    {
        return part.contains("href=\"#") || part.contains("url(#");
    }

}

QByteArray inside(const QByteArray& svg, const QByteArray& tag)
{
    const auto open = svg.indexOf('<' + tag);
    const auto begin = open < 0 ? -1 : svg.indexOf('>', open);
    const auto end = svg.lastIndexOf("</" + tag + '>');
    return begin < 0 || end < begin ? QByteArray() : svg.mid(begin + 1, end - begin - 1);
}

QByteArray group(const QByteArray& svg, const QByteArray& id)
{
    const auto begin = beginOfGroup(svg, id);
    return begin < 0 ? QByteArray() : svg.mid(begin, endOfGroup(svg, begin) - begin);
}

std::vector<Layer> layersOf(const QByteArray& svg, const QByteArray& corner)
{
    const QByteArray again = "<use xlink:href=\"#h\" transform=\"rotate(180 125 200)\" />";
    const QByteArray head = svg.left(endOfAny(svg, { "<svg" }));
    const QByteArray whole = svg.left(endOfAny(svg, { "</defs>", "<svg" }));
    const auto document = [&](const QByteArray& part) {
        return (usesDefinitions(part) ? whole : head) + part + "</svg>";
    };
    const auto half = beginOfGroup(svg, "h");
    const auto used = svg.indexOf(again);
    if (half < 0 || used < 0) return { { svg }, { document(corner), true } };
    const auto above = used + again.size();
    return { { document(svg.mid(whole.size(), half - whole.size())) },
        { document(svg.mid(half, used - half) + corner), true },
        { document(svg.mid(above, svg.lastIndexOf("</svg>") - above)) } };
}

}
