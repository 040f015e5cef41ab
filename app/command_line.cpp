#include "app/command_line.h"

#include "ui/model/any_rules.h"
#include "ui/words/deck.h"
#include "ui/words/languages.h"

#include <QCommandLineParser>
#include <QUrl>

namespace weli {

namespace {

    constexpr int smallest = 64;
    constexpr int largest = 16384;
    const QStringList places { "door", "setup", "rules", "table", "deal", "matches", "settings",
        "slate", "pack", "book", "learn", "lesson", "drill", "hint", "odds", "coach", "acts",
        "review", "hands", "trial", "puzzle", "keys", "about" };
    const QStringList matchPlaces { "table", "deal", "slate", "hint", "odds", "coach", "acts",
        "review", "hands", "trial", "puzzle" };

    QStringList codes()
    {
        QStringList all;
        for (const AnyGame& game : games) all << codeOf(game);
        return all;
    }

    QStringList packs()
    {
        QStringList all;
        for (const Deck& deck : ourDecks()) all << deck.key;
        return all;
    }

    void describe(QCommandLineParser& parser)
    {
        parser.setApplicationDescription("A card table for Bieten, Préférence and Mittlere.");
        parser.addOptions({
            { { "h", "help" }, "Shows this help." },
            { { "v", "version" }, "Shows the version." },
            { "picture", "Draws a place into this file, without a window, and ends.", "FILE" },
            { "say", "Prints what is offered there, a line each, as the keyboard goes." },
            { "place", "Which: " + places.join(", ") + ".", "PLACE", "table" },
            { "game", "Of which game: " + codes().join(", ") + ".", "GAME", codes().front() },
            { "size", "How large the window is.", "WxH", "1280x800" },
            { "scale", "How many pixels each unit of it has.", "F", "1" },
            { "language", "In which language: " + languageCodes() + ".", "LANGUAGE", "en" },
            { "pack",
                "With these cards: " + packs().join(", ")
                    + ", kde:NAME or gnome:NAME. The usual ones of the game if not said.",
                "PACK" },
            { "second-back", "With the other back of the pack." },
            { "four-colours", "With blue diamonds and green clubs." },
            { "high-contrast", "With a black and white table." },
            { "dark", "On dark paper." },
            { "letters", "With letters of so many percent, from 80 to 200.", "N", "100" },
            { "large-index", "With large letters in the corners." },
            { "queen-and-jack", "With Q and J in the corners instead of O and U." },
            { "open", "The match to draw.", "TRACE" },
            { "at", "Only the first N acts of it.", "N" },
            { "seat", "As this seat sees it, from 0.", "S" },
            { "lesson", "Which lesson: 02-figures.", "NAME" },
            { "step", "At this step of it, or question of a drill, or puzzle, from 1.", "N", "1" },
            { "kind", "A drill of this kind: mittlere-trump.", "KIND" },
            { "answer", "Answered with this choice, from 1.", "N" },
            { "clause", "The book at this clause or topic: B-31, weli.", "CLAUSE" },
        });
        parser.addPositionalArgument("FILE.weli", "A match to sit down to.", "[FILE.weli]");
    }

    std::optional<int> numberFrom(const QString& text, int lowest, int highest)
    {
        bool isNumber = false;
        const int number = text.toInt(&isNumber);
        const bool fits = isNumber && number >= lowest && number <= highest;
        return fits ? std::optional(number) : std::nullopt;
    }

    std::optional<QSize> sizeFrom(const QString& text)
    {
        const QStringList sides = text.split(u'x');
        if (sides.size() != 2) return std::nullopt;
        const auto width = numberFrom(sides[0], smallest, largest);
        const auto height = numberFrom(sides[1], smallest, largest);
        if (!width || !height) return std::nullopt;
        return QSize(*width, *height);
    }

    QString notOne(const QString& option, const QString& value, const QString& allowed)
    {
        return QString("--%1 cannot be \"%2\"; it is %3").arg(option, value, allowed);
    }

    /// Qt takes options of its own, among them that by which a desktop starts a session again, in
    /// the manner of X11: with one dash or two, the value apart or after a "=".
    QStringList withoutQts(const QStringList& arguments)
    {
        static const QStringList withValue { "session", "style", "stylesheet", "platform",
            "platformpluginpath", "platformtheme", "plugin", "display", "geometry",
            "qwindowgeometry", "qwindowicon", "qwindowtitle", "icon", "title" };
        static const QStringList alone { "reverse", "nograb", "dograb", "sync", "widgetcount" };
        QStringList ours;
        for (qsizetype i = 0; i < arguments.size(); ++i) {
            const QString& argument = arguments[i];
            if (argument == "--") return ours + arguments.mid(i);
            const qsizetype dashes = argument.startsWith("--") ? 2 : 1;
            const bool isOption = i > 0 && argument.startsWith('-');
            const QString name = argument.mid(dashes).section('=', 0, 0);
            if (isOption && withValue.contains(name))
                i += argument.contains('=') ? 0 : 1; // and its value
            else if (!isOption || !alone.contains(name))
                ours << argument;
        }
        return ours;
    }

    /// A desktop may name a file by its URL.
    QString pathOf(const QString& file)
    {
        const QUrl url(file);
        return url.isLocalFile() ? url.toLocalFile() : file;
    }

    /// What is wrong with the options that belong to a drill or puzzle.
    QString fillInDrill(Screenshot& portrait, const QCommandLineParser& parser)
    {
        if (parser.isSet("kind") && portrait.place != "drill")
            return "--kind goes with the place drill";
        if (parser.isSet("answer") && portrait.place != "drill" && portrait.place != "puzzle")
            return "--answer goes with the places drill and puzzle";
        if (parser.isSet("kind")) {
            portrait.kind = drill::kindFromCode(parser.value("kind").toStdString());
            if (!portrait.kind) return notOne("kind", parser.value("kind"), "like mittlere-trump");
        }
        if (!parser.isSet("answer")) return {};
        const auto answer = numberFrom(parser.value("answer"), 1, 6);
        if (!answer) return notOne("answer", parser.value("answer"), "a number from 1 to 6");
        portrait.answer = *answer - 1;
        return {};
    }

    /// What is wrong with the options that belong to --picture.
    QString fillIn(Screenshot& portrait, const QCommandLineParser& parser)
    {
        portrait.file = parser.value("picture");
        portrait.says = parser.isSet("say");
        portrait.place = parser.value("place");
        if (!places.contains(portrait.place))
            return notOne("place", portrait.place, "one of " + places.join(", "));
        const QString code = parser.value("game");
        const auto game = gameFromCode(code);
        if (!game) return notOne("game", code, "one of " + codes().join(", "));
        portrait.game = *game;
        portrait.language = parser.value("language");
        if (!isSpoken(portrait.language))
            return notOne("language", portrait.language, "one of " + languageCodes());
        const auto size = sizeFrom(parser.value("size"));
        if (!size) return notOne("size", parser.value("size"), "like 1280x800");
        portrait.size = *size;
        portrait.cards
            = { parser.value("pack"), parser.isSet("second-back"), parser.isSet("four-colours"),
                  parser.isSet("large-index"), parser.isSet("queen-and-jack") };
        portrait.dark = parser.isSet("dark");
        portrait.highContrast = parser.isSet("high-contrast");
        const auto letters = numberFrom(parser.value("letters"), 80, 200);
        if (!letters) return notOne("letters", parser.value("letters"), "a number from 80 to 200");
        portrait.letters = *letters;
        portrait.trace = parser.value("open");
        for (const char* option : { "at", "seat" }) {
            if (!parser.isSet(option)) continue;
            if (portrait.trace.isEmpty()) return QString("--%1 needs --open").arg(option);
            const auto number = numberFrom(parser.value(option), 0, 1'000'000);
            if (!number) return notOne(option, parser.value(option), "a number from 0");
            (QString(option) == "at" ? portrait.acts : portrait.seat) = number;
        }
        if (parser.isSet("open") && !matchPlaces.contains(portrait.place))
            return "--open goes with the places " + matchPlaces.join(", ");
        portrait.lesson = parser.value("lesson");
        const auto step = numberFrom(parser.value("step"), 1, 99);
        if (!step) return notOne("step", parser.value("step"), "a number from 1");
        portrait.step = *step;
        if (parser.isSet("lesson") != (portrait.place == "lesson"))
            return "--lesson and the place lesson go together";
        QString wrong = fillInDrill(portrait, parser);
        if (!wrong.isEmpty()) return wrong;
        portrait.clause = parser.value("clause");
        if (parser.isSet("clause") && portrait.place != "book")
            return "--clause goes with the place book";
        if (parser.isSet("game") && parser.isSet("open"))
            return "--open says itself which game it is; it does not go with --game";
        return {};
    }

}

std::variant<Options, QString> wishFrom(const QStringList& arguments)
{
    QCommandLineParser parser;
    describe(parser);
    if (!parser.parse(withoutQts(arguments))) return parser.errorText();
    Options options;
    options.help = parser.isSet("help");
    options.version = parser.isSet("version");
    if (options.help || options.version) return options;

    bool isNumber = false;
    options.scale = parser.value("scale").toDouble(&isNumber);
    if (!isNumber || !(options.scale >= 0.25 && options.scale <= 8))
        return notOne("scale", parser.value("scale"), "a number from 0.25 to 8");
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1) return QString("more than one file: ") + files.join(", ");
    if (!files.isEmpty()) options.match = pathOf(files.front());
    if (parser.isSet("picture")) {
        if (!files.isEmpty()) return QString("a match to draw is given with --open");
        const QString wrong = fillIn(options.portrait.emplace(), parser);
        if (!wrong.isEmpty()) return wrong;
        return options;
    }
    for (const char* option : { "say", "place", "game", "size", "scale", "language", "open", "at",
             "seat", "pack", "second-back", "four-colours", "large-index", "queen-and-jack", "dark",
             "high-contrast", "letters", "clause", "lesson", "step", "kind", "answer" })
        if (parser.isSet(option)) return QString("--%1 needs --picture").arg(option);
    return options;
}

QString helpText()
{
    QCommandLineParser parser;
    describe(parser);
    return parser.helpText();
}

}
