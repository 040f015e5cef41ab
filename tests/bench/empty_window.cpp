// An empty main window, beside which weli-start-bench measures Weli; it stands for so many seconds.

#include "tests/bench/stand.h"

#include <QMainWindow>

int main(int argc, char** argv)
{
    const QApplication app(argc, argv);
    weli::Watch watch;
    qApp->installEventFilter(&watch);
    QMainWindow window;
    window.setCentralWidget(new QWidget);
    window.resize(1280, 800);
    window.show();
    return weli::stand(watch, QCoreApplication::arguments().value(1, "10").toInt());
}
