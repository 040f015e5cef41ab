#include "app/command_line.h"
#include "app/display.h"
#include "app/picture/demo.h"
#include "app/picture/screenshot.h"
#include "core/game/rng.h"
#include "ui/places/main_window.h"
#include "ui/places/widgets/house_style.h"

#include <QApplication>
#include <QIcon>
#include <QLoggingCategory>
#include <QTemporaryDir>

#include <csignal>
#include <cstdio>
#include <sys/stat.h>

namespace {

using namespace weli;

QStringList argumentsOf(int argc, char** argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i) arguments << QString::fromLocal8Bit(argv[i]);
    return arguments;
}

void nameTheProgram()
{
    QCoreApplication::setApplicationName("weli");
    QCoreApplication::setApplicationVersion(WELI_VERSION);
    QGuiApplication::setApplicationDisplayName("Weli");
    QGuiApplication::setDesktopFileName("org.weli.Weli");
}

/// The code to end with: what was printed must have come through.
int ended(int code)
{
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return code;
    std::fputs("weli: the standard output cannot be written\n", stderr);
    return code == 0 ? 1 : code;
}

int tell(const QString& text)
{
    std::fputs(qPrintable(text), stdout);
    return ended(0);
}

int complain(const QString& wrong)
{
    std::fprintf(stderr, "weli: %s\nTry weli --help.\n", qPrintable(wrong));
    return 2;
}

/// Pictures come out the same wherever they are drawn, and Qt has nothing to complain about.
class Offscreen {
public:
    explicit Offscreen(double scale)
    {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("QT_SCALE_FACTOR", QByteArray::number(scale));
        qputenv("QT_FONT_DPI", "96");
        qunsetenv("QT_STYLE_OVERRIDE");
        if (qgetenv("XDG_RUNTIME_DIR").isEmpty())
            qputenv("XDG_RUNTIME_DIR", runtime_.path().toLocal8Bit());
    }

private:
    QTemporaryDir runtime_; // Qt wants one that is ours alone
};

int demonstrate(int argc, char** argv)
{
    const Offscreen offscreen(1);
    const QApplication app(argc, argv);
    QTemporaryDir folder(QDir::temp().filePath("weli-demo-XXXXXX"));
    folder.setAutoRemove(false);
    tell(QString("There is no display to open the table on, so Weli plays a short match into "
                 "pictures in %1\n")
             .arg(folder.path()));
    std::fflush(stdout);
    if (folder.isValid() && playIntoPictures(folder.path()) > 0) return 0;
    std::fprintf(stderr, "weli: the pictures cannot be written there\n");
    return 1;
}

int play(const QString& match)
{
    QApplication::setStyle(new HouseStyle);
    QGuiApplication::setWindowIcon(QIcon(":/icons/weli.svg"));
    ::umask(S_IRWXG | S_IRWXO); // whatever Qt writes for us is the user's alone
    const auto packs = seedFromSystem();
    const auto bots = seedFromSystem();
    if (!packs || !bots) return complain("the system gives no random numbers to shuffle with");
    MainWindow window({ MatchStore(), settingsPath(), defaultBots(), { *packs, *bots } });
    window.fitScreen();
    // A desktop that ends with the window open starts it again as it was.
    QObject::connect(
        qApp, &QGuiApplication::commitDataRequest, &window, [&window] { window.rememberSession(); },
        Qt::DirectConnection);
    if (!match.isEmpty())
        window.open(match);
    else if (qApp->isSessionRestored())
        window.restoreSession();
    window.show();
    return QApplication::exec();
}

}

int main(int argc, char** argv)
{
    std::signal(SIGXFSZ, SIG_IGN); // a file that cannot grow is told of
    nameTheProgram();
    // Packs of the system are full of what Qt complains about and draws all the same.
    QLoggingCategory::setFilterRules("qt.svg.warning=false");
    const auto read = wishFrom(argumentsOf(argc, argv));
    if (const auto* wrong = std::get_if<QString>(&read)) return complain(*wrong);
    const Options& options = std::get<Options>(read);
    if (options.help) {
        const QCoreApplication app(argc, argv); // the help names it
        return tell(helpText());
    }
    if (options.version) return tell("Weli " WELI_VERSION "\n");
    if (options.portrait) {
        const Offscreen offscreen(options.scale);
        const QApplication app(argc, argv);
        QApplication::setStyle(new HouseStyle);
        return ended(drawPortrait(*options.portrait));
    }
    const auto app = applicationOnDisplay(argc, argv);
    return app ? play(options.match) : demonstrate(argc, argv);
}
