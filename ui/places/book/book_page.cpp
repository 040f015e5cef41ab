#include "ui/places/book/book_page.h"

#include "core/record/trace.h"
#include "ui/draw/cards/card_painter.h"
#include "ui/model/any_match.h"
#include "ui/model/any_rules.h"
#include "ui/model/match_store.h"
#include "ui/model/private_file.h"
#include "ui/picture/heard/announcement.h"
#include "ui/places/widgets/heard.h"
#include "ui/places/widgets/panel.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/table/scene/table_scene.h"
#include "ui/words/rule_words.h"
#include "ui/words/words.h"

#include <QBuffer>
#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPdfWriter>
#include <QPushButton>
#include <QRegularExpression>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>
#include <sstream>

namespace weli {

namespace {

    constexpr QSize tableUnits(900, 620); // the shape of a table in a book

    constexpr double cardGap = 0.06; // of a card

    /// How wide so many cards are beside one another, in cards.
    double cardsAcross(std::size_t count)
    {
        return static_cast<double>(count) * (1 + cardGap) - cardGap;
    }

    QString contentsOf(const QString& file)
    {
        QFile in(file);
        return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
    }

    /// The words of a query; each with those that mean the same.
    std::vector<QStringList> wordsOf(const QString& query)
    {
        static const std::vector<QStringList> terms = bookTerms();
        std::vector<QStringList> all;
        for (const QString& word : folded(query).split(u' ', Qt::SkipEmptyParts)) {
            QStringList& same = all.emplace_back(QStringList { word });
            for (const QStringList& term : terms)
                if (term.contains(word)) same += term;
        }
        return all;
    }

}

std::vector<QStringList> bookTerms()
{
    std::vector<QStringList> terms;
    for (const QString& line : contentsOf(":/book/terms.txt").split(u'\n')) {
        QStringList& term = terms.emplace_back();
        for (const QString& word : line.split(QRegularExpression("[;,]"), Qt::SkipEmptyParts))
            term << folded(word.trimmed());
    }
    return terms;
}

BookPage::BookPage(QWidget* parent)
    : Page(parent)
    , rules_(defaultRules(games.front(), defaultPlayers(games.front())))
    , view_(new BookView({ [this](const QString& game) { return textOf(game); },
                             [this](const QString& game, const BookPicture& picture, int width,
                                 double ratio) { return pictureOf(game, picture, width, ratio); },
                             [this](const BookPicture& picture) { return aspectOf(picture); },
                             [this](const QString& game, const BookPicture& picture) {
                                 return spokenOf(game, picture);
                             } },
          this))
    , title_(headingOn(this))
    , search_(new QLineEdit(this))
    , list_(new QListWidget(this))
    , before_(new QToolButton(this))
    , after_(new QToolButton(this))
    , save_(new QPushButton(this))
    , back_(new QPushButton(this))
{
    setObjectName("bookPage");
    title_->setObjectName("bookTitle");
    search_->setObjectName("bookSearch");
    list_->setObjectName("bookContents");
    before_->setObjectName("bookBefore");
    after_->setObjectName("bookAfter");
    save_->setObjectName("bookSave");
    back_->setObjectName("back");
    search_->setClearButtonEnabled(true);
    enlarge(view_, 1.2);
    list_->setSpacing(2);
    tellRow(*list_);
    list_->setWordWrap(true);
    list_->setTextElideMode(Qt::ElideNone);
    layOut();
    retranslate();
    connect(view_, &QTextBrowser::sourceChanged, this, [this] {
        search_->clear();
        listContents();
        emit turned(game());
    });
    for (const auto available :
        { &QTextBrowser::backwardAvailable, &QTextBrowser::forwardAvailable })
        connect(view_, available, this, &BookPage::tellWays);
    connect(before_, &QToolButton::clicked, view_, &QTextBrowser::backward);
    connect(after_, &QToolButton::clicked, view_, &QTextBrowser::forward);
    connect(search_, &QLineEdit::textChanged, this, &BookPage::search);
    connect(search_, &QLineEdit::returnPressed, this, [this] {
        if (list_->count() > 0) list_->setCurrentRow((list_->currentRow() + 1) % list_->count());
    });
    connect(list_, &QListWidget::currentRowChanged, this, &BookPage::choose);
    connect(save_, &QPushButton::clicked, this, &BookPage::chooseFile);
    connect(back_, &QPushButton::clicked, this, &BookPage::back);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, search_, [this] {
        search_->setFocus();
        search_->selectAll();
    });
    connect(new QShortcut(Qt::Key_F7, this), &QShortcut::activated, this, &BookPage::switchCaret);
    connect(new QShortcut(QKeySequence::Back, this), &QShortcut::activated, before_,
        [this] { press(*before_); });
    connect(new QShortcut(QKeySequence::Forward, this), &QShortcut::activated, after_,
        [this] { press(*after_); });
}

BookPage::~BookPage() = default;

void BookPage::layOut()
{
    before_->setArrowType(Qt::LeftArrow);
    after_->setArrowType(Qt::RightArrow);
    auto* const head = new QHBoxLayout;
    head->addWidget(before_);
    head->addWidget(after_);
    head->addWidget(title_, 1);
    head->addWidget(save_);
    head->addWidget(back_);
    auto* const side = new QVBoxLayout;
    side->addWidget(search_);
    side->addWidget(list_, 1);
    auto* const grid = new QGridLayout(this);
    grid->setContentsMargins(12, 10, 12, 12);
    grid->addLayout(head, 0, 0, 1, 2);
    grid->addLayout(side, 1, 0);
    grid->addWidget(view_, 1, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 3);
    grid->setRowStretch(1, 1);
}

void BookPage::setRules(const AnyRules& rules)
{
    if (rules == rules_) return;
    rules_ = rules;
    view_->renew();
}

void BookPage::setLanguage(const QString& language)
{
    if (language == std::exchange(language_, language)) return;
    view_->renew();
    listContents();
}

void BookPage::setCards(const CardStyle& style, CardWords words)
{
    if (painter_ && painter_->style() == style && words == words_) return;
    painter_ = std::make_shared<const CardPainter>(style);
    words_ = words;
    view_->renew();
}

void BookPage::open(const AnyGame& game, const QString& anchor)
{
    const QString code = codeOf(game);
    const bool isOpen = view_->game() == code;
    if (isOpen && anchor.isEmpty()) return;
    QUrl url("book:/" + code);
    if (!anchor.isEmpty()) url.setFragment(anchor);
    view_->setSource(url);
}

AnyGame BookPage::game() const { return gameFromCode(view_->game()).value_or(games.front()); }

BookText BookPage::textOf(const QString& code) const
{
    const auto game = gameFromCode(code);
    if (!game) return {};
    CardWords cards = words_;
    cards.weli = *game == AnyGame(GameOf<bieten::State> {}); // M-2
    return bookText(
        contentsOf(":/book/" + code + u'/' + language_ + ".md"),
        [this, game](const QString& key) { return valueOf(*game, key); }, cards);
}

/// "At this table: Points to the target: 11"
std::optional<QString> BookPage::valueOf(const AnyGame& game, const QString& key) const
{
    const bool mine = gameOf(rules_) == game;
    const AnyRules& rules = mine ? rules_ : defaultRules(game, defaultPlayers(game));
    const auto options = optionsOf(game);
    const std::string wanted = key.toStdString();
    const auto option = std::find_if(
        options.begin(), options.end(), [&](const RuleOption& each) { return each.key == wanted; });
    if (option == options.end()) return std::nullopt;
    //: In the book, below what a house rule does: %1 is its name, %2 what it is set to
    return tr("**At this table:** %1: %2")
        .arg(words::optionName(game, option->key),
            words::valueName(game, *option, weli::valueOf(rules, *option), words_));
}

double BookPage::aspectOf(const BookPicture& picture) const
{
    const auto* const cards = std::get_if<BookCards>(&picture);
    if (cards == nullptr) return double(tableUnits.height()) / tableUnits.width();
    const double card = painter_ ? painter_->aspect() : CardPainter::usualAspect;
    return card / cardsAcross(cards->cards.size());
}

QImage BookPage::pictureOf(
    const QString& game, const BookPicture& picture, int width, double ratio) const
{
    if (const auto* table = std::get_if<BookTable>(&picture))
        return tableOf(game, *table, width, ratio);
    if (!painter_) return {};
    const auto& cards = std::get<BookCards>(picture).cards;
    const double pixels = width * ratio;
    const double card = pixels / cardsAcross(cards.size());
    const QSize size(qRound(card), qRound(card * painter_->aspect()));
    QImage image(qRound(pixels), size.height(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    double left = 0;
    for (const Card each : cards) {
        painter.drawImage(QPointF(left, 0), painter_->card(each, size));
        left += card * (1 + cardGap);
    }
    return image;
}

std::optional<Picture> BookPage::pictureOn(const QString& game, const BookTable& table) const
{
    const QString trace = contentsOf(":/book/" + game + u'/' + table.trace);
    std::istringstream in(trace.toStdString());
    auto match = readMatch(in);
    if (!match) return std::nullopt;
    rewind(*match, lengthAfter(*match, table.acts));
    ViewContext context = contextOf({ *match, defaultPlayers(players(*match), words::guest()), 0 });
    context.cards = words_;
    return weli::pictureOf(*match, table.seat, context);
}

QString BookPage::spokenOf(const QString& game, const BookPicture& picture) const
{
    if (const auto* const table = std::get_if<BookTable>(&picture)) {
        const auto shown = pictureOn(game, *table);
        //: In the book, for those who hear it: %1 says what lies on a table
        return shown
            ? tr("A table. %1").arg(announcement::hand(*shown) + u' ' + announcement::table(*shown))
            : QString();
    }
    QStringList cards;
    for (const Card card : std::get<BookCards>(picture).cards) cards << words::nameOf(card, words_);
    //: The same: %1 are cards
    return tr("Cards: %1").arg(cards.join(", "));
}

QImage BookPage::tableOf(const QString& game, const BookTable& table, int width, double ratio) const
{
    const auto shown = pictureOn(game, table);
    if (!shown || !painter_) return {};
    TableScene scene;
    scene.setMotion(0);
    scene.setCards(painter_->style());
    const QSizeF size(tableUnits);
    scene.setSize(size, width * ratio / size.width());
    scene.show(*shown);
    scene.finishFaces();
    QImage image(qRound(width * ratio), qRound(width * ratio * size.height() / size.width()),
        QImage::Format_RGB32);
    QPainter painter(&image);
    scene.render(&painter, image.rect(), scene.sceneRect());
    return image;
}

void BookPage::listContents()
{
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (const BookView::Heading& heading : view_->headings()) {
        if (heading.level > 2) continue;
        auto* const row = new QListWidgetItem(heading.text, list_);
        row->setData(Qt::UserRole, heading.block);
        QFont font = list_->font();
        font.setBold(heading.level == 1);
        row->setFont(font);
    }
    title_->setText(words::nameOf(game()));
    view_->setAccessibleName(title_->text());
}

/// What is searched for; a single letter stands everywhere.
std::vector<QStringList> BookPage::wanted() const
{
    const QString query = search_->text().trimmed();
    return query.size() < 2 ? std::vector<QStringList>() : wordsOf(query);
}

void BookPage::search()
{
    const auto words = wanted();
    if (words.empty()) return listContents();
    const QSignalBlocker quiet(list_);
    list_->clear();
    constexpr qsizetype most = 90; // characters of a row
    for (const BookView::Hit& hit : view_->find(words)) {
        auto* const row = new QListWidgetItem(hit.chapter == hit.line
                ? hit.line
                : hit.chapter + ": " + excerptOf(hit.line, words, most),
            list_);
        row->setData(Qt::UserRole, hit.block);
    }
    if (list_->count() == 0) new QListWidgetItem(tr("Nothing found"), list_);
}

void BookPage::choose(int row)
{
    const QListWidgetItem* const item = list_->item(row);
    if (item != nullptr && item->data(Qt::UserRole).isValid())
        view_->showBlock(item->data(Qt::UserRole).toInt(), wanted());
}

std::optional<QString> BookPage::save(const QString& file) const
{
    QBuffer bytes; // so that a disk that is full is noticed
    bytes.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&bytes);
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setPageMargins({ 18, 18, 18, 18 }, QPageLayout::Millimeter);
    pdf.setTitle(title_->text());
    view_->paged(pdf.pageLayout().paintRect(QPageLayout::Point).size())->print(&pdf);
    const auto problem = writeShared(file, bytes.data());
    return problem ? std::optional(words::notWritten(file, *problem)) : std::nullopt;
}

void BookPage::chooseFile()
{
    QFileDialog dialog(this, tr("Save as PDF"), {}, tr("PDF files (*.pdf)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix("pdf"); // so that it asks before it replaces one
    dialog.selectFile(title_->text() + ".pdf");
    if (dialog.exec() != QDialog::Accepted) return;
    const QString file = dialog.selectedFiles().front();
    if (const auto problem = save(file)) return emit failed(*problem);
    //: %1 is a file
    emit saved(tr("The book is saved as %1.").arg(file));
}

/// As web browsers have it.
void BookPage::switchCaret()
{
    view_->setCaret(!view_->hasCaret());
    view_->setFocus();
    say(*this,
        view_->hasCaret() ? tr("Caret on: arrows move in the text.")
                          : tr("Caret off: arrows scroll."));
}

void BookPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    view_->setFocus();
}

void BookPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    Page::changeEvent(event);
}

void BookPage::retranslate()
{
    search_->setPlaceholderText(tr("Search"));
    search_->setAccessibleName(tr("Search the book"));
    list_->setAccessibleName(tr("Contents"));
    save_->setText(tr("Save as &PDF…"));
    back_->setText(tr("&Done"));
    before_->setAccessibleName(tr("Back to what you read before"));
    after_->setAccessibleName(tr("Forward again"));
    tellWays();
    search();
}

void BookPage::tellWays()
{
    setUsable(*before_,
        view_->isBackwardAvailable() ? QString() : tr("You have read nothing before this."),
        before_->accessibleName());
    setUsable(*after_, view_->isForwardAvailable() ? QString() : tr("You have not gone back."),
        after_->accessibleName());
}

}
