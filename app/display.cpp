#include "app/display.h"

#include <cstdio>

namespace weli {

namespace {

    QByteArray said; // by Qt while it looks for a display

    void keepMessage(QtMsgType type, const QMessageLogContext& context, const QString& text)
    {
        said += qFormatLogMessage(type, context, text).toLocal8Bit() + '\n';
        if (type == QtFatalMsg) std::fputs(said.constData(), stderr); // the program ends now
    }

}

std::unique_ptr<QApplication> applicationOnDisplay(int& argc, char** argv)
{
    QByteArray platforms = qgetenv("QT_QPA_PLATFORM");
    const bool isWayland = !qgetenv("WAYLAND_DISPLAY").isEmpty();
    if (platforms.isEmpty() && !isWayland && qgetenv("DISPLAY").isEmpty()) return nullptr;
    if (platforms.isEmpty()) platforms = isWayland ? "wayland;xcb" : "xcb";
    // Qt takes the first platform that works and would end the program if there were none.
    qputenv("QT_QPA_PLATFORM", platforms + ";offscreen");
    qInstallMessageHandler(keepMessage);
    auto app = std::make_unique<QApplication>(argc, argv);
    qInstallMessageHandler(nullptr);
    const bool isNone
        = QGuiApplication::platformName() == "offscreen" && !platforms.contains("offscreen");
    if (isNone || QGuiApplication::screens().isEmpty()) // a frame buffer that is not there has none
        return nullptr; // what was said of displays in vain is of no use
    std::fputs(said.constData(), stderr);
    return app;
}

}
