#pragma once

#include "ui/model/settings.h"

#include <QVariant>

#include <span>

namespace weli {

/// A setting that is one value. How it is kept in the file and, if it has a label, how it is
/// changed on the page of settings follow from its row: a check box for a bool, a list for a number
/// with choices, a slider for another.
struct SettingRow {
    struct Choice {
        int value;
        const char* words;
    };
    /// What stands together on the page.
    enum class Group : unsigned char { Table, Help, Senses };

    const char* key; // in the file
    QVariant (*get)(const Settings& settings);
    /// Changes nothing for a value that makes no sense.
    void (*set)(Settings& settings, const QVariant& value);
    // In the context weli::SettingsPage of the translations:
    const char* label = nullptr;
    std::span<const Choice> choices = {};
    const char* note = nullptr; // below the control
    bool ofOneWindow = false; // and no other window follows it
    Group group = Group::Table;
};

std::span<const SettingRow> settingRows();

/// How large letters are, in percent, one step larger (1) or smaller (-1) than now.
int nextLetters(int now, int direction);

}
