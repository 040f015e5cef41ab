// Weli with cards that are always dealt alike, to be played through the accessibility bus by
// blind_test.py: heard_table FOLDER LANGUAGE.

#include "ui/places/main_window.h"
#include "ui/places/widgets/house_style.h"

#include <QApplication>
#include <QDir>

using namespace weli;

int main(int argc, char** argv)
{
    const QApplication app(argc, argv);
    QApplication::setStyle(new HouseStyle);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() != 3) return 2;
    const QDir folder(arguments[1]);
    const QString file = folder.filePath("settings.json");
    Settings settings;
    settings.language = arguments[2];
    settings.pace = 0;
    settings.motion = 0;
    settings.thinkingTime = 60'000;
    settings.playerName = "Moidl";
    settings.coaching = Coaching::Never;
    if (writeSettings(settings, file)) return 2;
    MainWindow window({ MatchStore(folder.filePath("matches")), file, defaultBots(),
        Seeds { { 1926, 4, 33, 7 }, { 7, 33, 4, 1926 } }, Thinker::Where::AtOnce });
    window.show();
    return QApplication::exec();
}
