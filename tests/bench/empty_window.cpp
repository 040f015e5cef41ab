// An empty main window, beside which weli-table-bench measures Weli.

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
    return weli::stand(watch);
}
