#pragma once

#include "ui/places/house/house.h"

#include <QObject>

namespace weli {

class SettingsPage;

/// Where a person says how all shall be.
class SettingsPlace : public QObject {
    Q_OBJECT

public:
    explicit SettingsPlace(const House& house);

private:
    QWidget* build();
    void show();

    House house_;
    SettingsPage* page_ = nullptr;
    bool isAsked_ = false; // it is the page itself that has changed something
};

}
