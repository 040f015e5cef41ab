#include "ui/model/setting_rows.h"

#include <QCoreApplication>

#include <array>
#include <cstdlib>

namespace weli {

namespace {

    template <auto Member, auto... More> auto& in(auto& whole)
    {
        if constexpr (sizeof...(More) == 0)
            return whole.*Member;
        else
            return in<More...>(whole.*Member);
    }

    template <auto... Path> QVariant get(const Settings& settings) { return in<Path...>(settings); }

    template <auto... Path> void set(Settings& settings, const QVariant& value)
    {
        auto& kept = in<Path...>(settings);
        kept = value.value<std::remove_reference_t<decltype(kept)>>();
    }

    template <int Lowest, int Highest, auto... Path>
    void setNumber(Settings& settings, const QVariant& value)
    {
        bool isNumber = false;
        const int number = value.toInt(&isNumber);
        if (isNumber && number >= Lowest && number <= Highest) in<Path...>(settings) = number;
    }

    /// One value of Settings, or of what it holds.
    template <auto... Path> constexpr SettingRow value(const char* key)
    {
        return { .key = key, .get = get<Path...>, .set = set<Path...> };
    }
    template <int Lowest, int Highest, auto... Path> constexpr SettingRow number(const char* key)
    {
        return { .key = key, .get = get<Path...>, .set = setNumber<Lowest, Highest, Path...> };
    }
    /// How the hand is sorted in one game.
    template <std::size_t Game> constexpr SettingRow handOrder(const char* key)
    {
        return { .key = key,
            .get = [](const Settings& settings) -> QVariant {
                return static_cast<int>(settings.handOrder[Game]);
            },
            .set =
                [](Settings& settings, const QVariant& value) {
                    bool isNumber = false;
                    const int number = value.toInt(&isNumber);
                    if (isNumber && number >= 0 && number < handOrders)
                        settings.handOrder[Game] = static_cast<HandOrder>(number);
                } };
    }
    /// One of so many, by its number.
    template <int Count, auto... Path> constexpr SettingRow oneOf(const char* key)
    {
        return { .key = key,
            .get = [](const Settings& settings) -> QVariant {
                return static_cast<int>(in<Path...>(settings));
            },
            .set =
                [](Settings& settings, const QVariant& value) {
                    auto& kept = in<Path...>(settings);
                    bool isNumber = false;
                    const int number = value.toInt(&isNumber);
                    if (isNumber && number >= 0 && number < Count)
                        kept = static_cast<std::remove_reference_t<decltype(kept)>>(number);
                } };
    }
    constexpr SettingRow ofOneWindow(SettingRow row)
    {
        row.ofOneWindow = true;
        return row;
    }
    using Group = SettingRow::Group;

    constexpr SettingRow labelled(SettingRow row, Group group, const char* label,
        std::span<const SettingRow::Choice> choices = {}, const char* note = nullptr)
    {
        row.group = group;
        row.label = label;
        row.choices = choices;
        row.note = note;
        return row;
    }

    constexpr std::array motions {
        SettingRow::Choice { 0, QT_TRANSLATE_NOOP("weli::SettingsPage", "No motion") },
        SettingRow::Choice { 50, QT_TRANSLATE_NOOP("weli::SettingsPage", "Quick") },
        SettingRow::Choice { 100, QT_TRANSLATE_NOOP("weli::SettingsPage", "Normal") },
        SettingRow::Choice { 200, QT_TRANSLATE_NOOP("weli::SettingsPage", "Slow") },
    };
    constexpr std::array coachTimes {
        //: When the coach speaks
        SettingRow::Choice { static_cast<int>(Coaching::FirstMatches),
            QT_TRANSLATE_NOOP("weli::SettingsPage", "In the first three matches of each game") },
        SettingRow::Choice { static_cast<int>(Coaching::Always),
            QT_TRANSLATE_NOOP("weli::SettingsPage", "In every match") },
        SettingRow::Choice {
            static_cast<int>(Coaching::Never), QT_TRANSLATE_NOOP("weli::SettingsPage", "Never") },
    };
    constexpr std::array warningChoices {
        //: When it is asked before a costly act
        SettingRow::Choice { static_cast<int>(Warnings::WithCoach),
            QT_TRANSLATE_NOOP("weli::SettingsPage", "In matches with the coach") },
        SettingRow::Choice { static_cast<int>(Warnings::Always),
            QT_TRANSLATE_NOOP("weli::SettingsPage", "In every match") },
        SettingRow::Choice {
            static_cast<int>(Warnings::Never), QT_TRANSLATE_NOOP("weli::SettingsPage", "Never") },
    };
    constexpr std::array letterSizes {
        //: A size of letters; how the language writes percents
        SettingRow::Choice { 80, QT_TRANSLATE_NOOP("weli::SettingsPage", "80%") },
        SettingRow::Choice { 90, QT_TRANSLATE_NOOP("weli::SettingsPage", "90%") },
        SettingRow::Choice { 100, QT_TRANSLATE_NOOP("weli::SettingsPage", "100%") },
        SettingRow::Choice { 110, QT_TRANSLATE_NOOP("weli::SettingsPage", "110%") },
        SettingRow::Choice { 125, QT_TRANSLATE_NOOP("weli::SettingsPage", "125%") },
        SettingRow::Choice { 150, QT_TRANSLATE_NOOP("weli::SettingsPage", "150%") },
        SettingRow::Choice { 175, QT_TRANSLATE_NOOP("weli::SettingsPage", "175%") },
        SettingRow::Choice { 200, QT_TRANSLATE_NOOP("weli::SettingsPage", "200%") },
    };
    constexpr std::array thinkingTimes {
        //: How long a bot thinks at the most
        SettingRow::Choice { 500, QT_TRANSLATE_NOOP("weli::SettingsPage", "Half a second") },
        SettingRow::Choice { 1000, QT_TRANSLATE_NOOP("weli::SettingsPage", "One second") },
        SettingRow::Choice { 2000, QT_TRANSLATE_NOOP("weli::SettingsPage", "Two seconds") },
        SettingRow::Choice { 5000, QT_TRANSLATE_NOOP("weli::SettingsPage", "Five seconds") },
        SettingRow::Choice { 10'000, QT_TRANSLATE_NOOP("weli::SettingsPage", "Ten seconds") },
    };

}

std::span<const SettingRow> settingRows()
{
    using S = Settings;
    static constexpr std::array rows {
        value<&S::language>("language"),
        value<&S::playerName>("player_name"),
        labelled(value<&S::waitForMe>("wait_for_me"), Group::Table,
            QT_TRANSLATE_NOOP("weli::SettingsPage", "In Bieten &wait for me before every card"), {},
            QT_TRANSLATE_NOOP("weli::SettingsPage",
                "Play then stops, at any pace, until you press Space or Enter or click: time to "
                "think "
                "of a bid.")),
        labelled(value<&S::helping, &Helping::singleCards>("single_cards"), Group::Table,
            QT_TRANSLATE_NOOP("weli::SettingsPage", "Play the card for me &if only one is allowed"),
            {},
            QT_TRANSLATE_NOOP(
                "weli::SettingsPage", "Only where there is nothing else to do or to say.")),
        labelled(number<0, 10'000, &S::pace>("pace"), Group::Table,
            QT_TRANSLATE_NOOP("weli::SettingsPage", "&Pace of the others:")),
        //: A setting: how long the bots think at the most
        labelled(number<50, 60'000, &S::thinkingTime>("thinking_time"), Group::Table,
            QT_TRANSLATE_NOOP("weli::SettingsPage", "&Thinking time, at most:"), thinkingTimes),
        //: A setting: how large letters are
        labelled(number<80, 200, &S::letters>("letters"), Group::Senses,
            QT_TRANSLATE_NOOP("weli::SettingsPage", "Te&xt size:"), letterSizes),
        labelled(number<0, 1'000, &S::motion>("motion"), Group::Senses,
            QT_TRANSLATE_NOOP("weli::SettingsPage", "&Motion:"), motions),
        labelled(value<&S::highContrast>("high_contrast"), Group::Senses,
            QT_TRANSLATE_NOOP("weli::SettingsPage", "High &contrast")),
        //: A setting: what a screen reader says of the table by itself
        labelled(value<&S::tellsAll>("tells_all"), Group::Senses,
            QT_TRANSLATE_NOOP("weli::SettingsPage", "Tell a screen reader e&verything at once")),
        ofOneWindow(value<&S::window>("window")),
        ofOneWindow(value<&S::maximised>("maximised")),
        ofOneWindow(value<&S::atTable>("at_table")),
        //: A setting: when the coach speaks, who tells a player what comes up at the table
        labelled(oneOf<coachings, &S::coaching>("coach"), Group::Help,
            QT_TRANSLATE_NOOP("weli::SettingsPage", "Co&ach:"), coachTimes,
            QT_TRANSLATE_NOOP(
                "weli::SettingsPage", "Short notes on the table, each at most twice.")),
        //: A setting: when it is asked before an act that costs plainly more than another
        labelled(oneOf<warningTimes, &S::helping, &Helping::warnings>("warnings"), Group::Help,
            QT_TRANSLATE_NOOP("weli::SettingsPage", "Ask befo&re a costly move:"), warningChoices),
        //: A setting: chances are shown on the table all the time
        labelled(value<&S::helping, &Helping::odds>("odds"), Group::Help,
            QT_TRANSLATE_NOOP("weli::SettingsPage", "&Show chances on the table (F4)")),
        labelled(value<&S::helping, &Helping::claims>("claims"), Group::Help,
            QT_TRANSLATE_NOOP("weli::SettingsPage", "Tell me when a &deal is decided")),
        //: A setting; Mittlere is the game
        labelled(value<&S::showsPoints>("shows_points"), Group::Help,
            QT_TRANSLATE_NOOP("weli::SettingsPage", "Show my points durin&g a deal of Mittlere")),
        handOrder<AnyGame(GameOf<preference::State> {}).index()>("hand_order/preference"),
        handOrder<AnyGame(GameOf<mittlere::State> {}).index()>("hand_order/mittlere"),
        value<&S::cards, &CardChoice::deck>("cards/pack"),
        value<&S::cards, &CardChoice::secondBack>("cards/second_back"),
        value<&S::cards, &CardChoice::fourColours>("cards/four_colours"),
        value<&S::cards, &CardChoice::largeIndex>("cards/large_index"),
        value<&S::cards, &CardChoice::queenAndJack>("cards/queen_and_jack"),
    };
    return rows;
}

int nextLetters(int now, int direction)
{
    int next = now;
    for (const auto& [size, words] : letterSizes) {
        const bool isFurther = direction > 0 ? size > now : size < now;
        const bool isNearer = next == now || std::abs(size - now) < std::abs(next - now);
        if (isFurther && isNearer) next = size;
    }
    return next;
}

}
