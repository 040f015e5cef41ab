#include "ui/places/setup/mind_box.h"

#include "ui/draw/portraits.h"
#include "ui/places/setup/bells.h"
#include "ui/words/mind_words.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <optional>

namespace weli {

namespace {

    const bots::Mind& mindAt(int place) { return bots::minds[static_cast<std::size_t>(place)]; }

    /// Nothing: the line between levels and characters.
    std::optional<bots::Mind> mindIn(const QVariant& data)
    {
        return data.isValid() ? std::optional(mindAt(data.toInt())) : std::nullopt;
    }

    int placeOf(const bots::Mind& mind) { return static_cast<int>(bots::indexOf(mind)); }

    /// A row of the list: portrait, name, bells.
    class MindRow : public QStyledItemDelegate {
    public:
        explicit MindRow(MindBox* box)
            : QStyledItemDelegate(box)
            , box_(box)
        {
        }

        [[nodiscard]] QSize sizeHint(
            const QStyleOptionViewItem& option, const QModelIndex& index) const override
        {
            const int line = option.fontMetrics.height();
            if (!mindIn(index.data(Qt::UserRole))) return { line, line / 2 };
            const QSize words = QStyledItemDelegate::sizeHint(option, index);
            return { words.width() + side(option)
                    + static_cast<int>(bellsAspect() * bellsHeight(option)) + 3 * gap(option),
                side(option) + 4 };
        }

        void paint(QPainter* painter, const QStyleOptionViewItem& option,
            const QModelIndex& index) const override
        {
            const auto mind = mindIn(index.data(Qt::UserRole));
            if (!mind) return paintLine(*painter, option);
            QStyleOptionViewItem row = option;
            initStyleOption(&row, index);
            const QWidget* const list = row.widget;
            const QString name = row.text;
            row.text.clear();
            list->style()->drawControl(QStyle::CE_ItemViewItem, &row, painter, list);

            const bool chosen = row.state.testFlag(QStyle::State_Selected);
            const QColor ink
                = row.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text);
            QRectF box(row.rect.left() + gap(row), row.rect.top() + 2, side(row), side(row));
            if (const auto portrait = portraitOf(*mind, box_->isWoman()))
                paintPortrait(*painter, box, *portrait);
            const double high = bellsHeight(row);
            const double wide = bellsAspect() * high;
            const QRectF bells(
                row.rect.right() - wide - gap(row), row.rect.center().y() - high / 2, wide, high);
            paintBells(*painter, bells, bellsOf(*mind), ink);
            painter->setPen(ink);
            painter->setFont(row.font);
            const QRectF words(box.right() + gap(row), row.rect.top(),
                bells.left() - box.right() - 2 * gap(row), row.rect.height());
            painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter, name);
        }

    private:
        static int side(const QStyleOptionViewItem& option)
        {
            return 2 * option.fontMetrics.height();
        }
        static int gap(const QStyleOptionViewItem& option)
        {
            return option.fontMetrics.height() / 2;
        }
        static double bellsHeight(const QStyleOptionViewItem& option)
        {
            return 0.8 * option.fontMetrics.height();
        }
        static void paintLine(QPainter& painter, const QStyleOptionViewItem& option)
        {
            painter.setPen(option.palette.color(QPalette::Mid));
            const int middle = option.rect.center().y();
            painter.drawLine(option.rect.left(), middle, option.rect.right(), middle);
        }

        const MindBox* box_;
    };

}

MindBox::MindBox(const AnyGame& game, QWidget* parent)
    : QComboBox(parent)
    , game_(game)
{
    const std::vector<bots::Mind> all = bots::mindsOf(game);
    for (std::size_t place = 1; place < all.size(); ++place) { // nobody chooses dice
        if (place == bots::levels.size()) insertSeparator(count());
        addItem(QString(), placeOf(all[place]));
    }
    setMaxVisibleItems(count());
    setItemDelegate(new MindRow(this));
    setMind({});
    connect(this, &QComboBox::currentIndexChanged, this, &MindBox::tell);
    connect(this, &QComboBox::highlighted, this, &MindBox::tell);
}

void MindBox::tell(int row)
{
    if (const auto mind = mindIn(itemData(row))) emit meant(*mind);
}

bots::Mind MindBox::mind() const { return mindIn(currentData()).value_or(bots::Mind {}); }

void MindBox::setMind(const bots::Mind& mind)
{
    const int place = findData(placeOf(bots::asPlayed(mind, game_)));
    setCurrentIndex(place < 0 ? findData(placeOf({})) : place);
}

void MindBox::retranslate()
{
    for (int i = 0; i < count(); ++i) {
        const auto mind = mindIn(itemData(i));
        if (!mind) continue;
        setItemText(i, words::nameOf(*mind));
        setItemData(i, words::mannerOf(*mind), Qt::ToolTipRole);
    }
}

}
