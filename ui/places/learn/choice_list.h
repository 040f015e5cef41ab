#pragma once

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QPushButton;
class QVBoxLayout;

namespace weli {

struct UiScale;

/// The numbered choices of a question. Those that were given say whether they are right, and once
/// it is answered none can be pressed any more.
class ChoiceList : public QWidget {
    Q_OBJECT

public:
    struct Choice {
        QString label;
        bool chosen = false;
        std::optional<bool> wasRight {}; // nothing: that is not told
        bool operator==(const Choice&) const = default;
    };
    enum class Stage : unsigned char { One, Several, Answered }; // how many are chosen

    static constexpr int mostChoices = 6;

    /// The names of its buttons begin so, and end with their number from 0.
    explicit ChoiceList(const char* name, QWidget* parent = nullptr);

    /// `ticks` says that several could be chosen, also once that is over.
    void show(const std::vector<Choice>& choices, Stage stage, bool ticks = false);
    /// So that no choice is wider than this: longer ones take more lines.
    void fit(const UiScale& scale, int most);
    /// "1: Resi. 2: Luis."
    [[nodiscard]] QString spoken() const;
    [[nodiscard]] bool has(const QWidget* button) const;
    /// Its buttons.
    [[nodiscard]] std::vector<QWidget*> fields() const;

    /// What is said of an answer, with its sign.
    static QString verdict(bool wasRight);

signals:
    void chosen(int choice);

private:
    QPushButton* buttonAt(std::size_t place);
    void forgetButtons();
    void dress(std::size_t place);
    [[nodiscard]] QString spokenAt(std::size_t place) const;
    [[nodiscard]] QString labelOf(std::size_t place) const;

    const char* name_;
    std::vector<Choice> choices_;
    Stage stage_ = Stage::One;
    bool ticks_ = false;
    bool areMarked_ = false; // its buttons: several of them are
    QVBoxLayout* rows_;
    std::vector<QPushButton*> buttons_;
};

}
