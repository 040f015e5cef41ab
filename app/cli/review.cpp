#include "app/cli/review.h"

#include "app/cli/exit_code.h"
#include "app/cli/manner_json.h"
#include "app/cli/number_text.h"
#include "app/cli/printable.h"
#include "app/cli/spoken.h"
#include "core/outlook/advice.h"
#include "core/record/json_text.h"
#include "core/review/habits.h"
#include "core/review/replay.h"
#include "core/review/review.h"
#include "ui/words/every_habit.h"
#include "ui/words/every_reason.h"
#include "ui/words/gist.h"
#include "ui/words/languages.h"
#include "ui/words/reason_words.h"
#include "ui/words/words.h"

#include <algorithm>
#include <array>
#include <iostream>

namespace weli::cli {

namespace {

    using review::Judgement;
    using review::Mark;

    int wrong(const std::string& what, int code)
    {
        std::cerr << "weli-cli review: " << what << '\n';
        return code;
    }

    /// What all judgements of a seat come to.
    struct Sum {
        int decisions = 0;
        double regret = 0;
        double marked = 0; // of it, in what got a mark
        std::array<int, 4> marks {};

        void enter(const outlook::Difference& one, Mark mark)
        {
            ++decisions;
            regret += one.value;
            if (mark != Mark::None) marked += one.value;
            ++marks[static_cast<std::size_t>(mark)];
        }
    };

    template <GameState S>
    std::string jsonOf(
        std::size_t place, Seat seat, const Judgement<S>& judgement, double hindsight)
    {
        const auto text = [](const auto& action) { return inQuotes(toText(action)); };
        return R"({"at":)" + std::to_string(place) + R"(,"seat":)" + std::to_string(seat.index)
            + R"(,"act":)" + text(judgement.action) + R"(,"best":)" + text(judgement.best)
            + R"(,"regret":)" + numberText(judgement.regret.value) + R"(,"error":)"
            + numberText(judgement.regret.error) + R"(,"mark":)" + inQuotes(textOf(judgement.mark))
            + R"(,"hindsight":)" + numberText(hindsight) + R"(,"worlds":)"
            + std::to_string(judgement.worlds) + "}";
    }

    std::string jsonOf(Seat seat, const Sum& sum, const review::Account& account)
    {
        return R"({"type":"sum","seat":)" + std::to_string(seat.index) + R"(,"decisions":)"
            + std::to_string(sum.decisions) + R"(,"deals":)" + std::to_string(account.deals)
            + R"(,"result":)" + numberText(account.result) + R"(,"cards":)"
            + numberText(account.cards) + R"(,"mine":)" + numberText(-account.regrets)
            + R"(,"rest":)" + numberText(account.rest()) + R"(,"error":)"
            + numberText(account.error()) + R"(,"marks":{"?!":)" + std::to_string(sum.marks[1])
            + R"(,"?":)" + std::to_string(sum.marks[2]) + R"(,"??":)" + std::to_string(sum.marks[3])
            + "}}";
    }

    template <GameState S> class Reviewing {
    public:
        Reviewing(const Timeline<S>& match, const ReviewWords& words)
            : match_(match)
            , words_(words)
        {
            for (int seat = 0; seat < players(match.state()); ++seat)
                names_ << words::seatName(seat);
        }

        void run()
        {
            const SeatSet all = SeatSet::firstOf(players(match_.state()));
            SeatSet seats = all;
            if (words_.seat) {
                seats = {};
                seats.add(seatAt(*words_.seat));
            }
            std::vector<review::Cost> costs;
            review::reviewMatch(match_, seats, care_,
                [&](std::size_t place, Seat seat, const Judgement<S>& judgement) {
                    sums_[seat].enter(judgement.regret, judgement.mark);
                    costs.push_back({ place, seat, judgement.regret });
                    tell(place, seat, judgement);
                });
            const auto accounts = review::accountsOf(match_, costs, care_.seed);
            const auto habits = review::habitsOf(match_);
            for (const Seat seat : seats) {
                tell(seat, accounts[seat]);
                tellHabits(seat, habits[seat]);
            }
        }

    private:
        [[nodiscard]] QString actOf(const typename S::Action& action) const
        {
            return words::deedOf(action, CardWords {}, names_);
        }

        [[nodiscard]] static QString amountOf(double amount)
        {
            return words::amountIn(std::type_identity<typename S::Action> {}, amount);
        }

        [[nodiscard]] static QString costOf(const Judgement<S>& judgement)
        {
            const double regret = judgement.regret.value;
            return review::isCostTold<S>(judgement.mark, regret) ? amountOf(regret) : QString();
        }

        void tell(std::size_t place, Seat seat, const Judgement<S>& judgement) const
        {
            if (!words_.json && judgement.mark == Mark::None) return;
            const auto hindsight = hindsightOf(place, seat, judgement);
            if (words_.json) {
                std::cout << jsonOf<S>(place, seat, judgement, hindsight.less.value) << std::endl;
                return;
            }
            const std::string_view mark = textOf(judgement.mark);
            const QString best = actOf(judgement.best);
            const bool waits = words::isToWait(judgement.best, judgement.action);
            print(words::judgementAt(static_cast<int>(place), seat.index, actOf(judgement.action),
                words::judgement(
                    QString::fromUtf8(mark.data(), static_cast<qsizetype>(mark.size())),
                    waits ? words::keepingBack(best) : best, costOf(judgement))));
            tellWhy(place, seat, judgement);
            const auto luck = review::luckOf<S>(
                judgement.mark, hindsight, review::broughtFrom(match_, place, seat));
            if (luck != review::Luck::None)
                print("    "
                    + words::hindsight(judgement.mark == Mark::None, review::isLucky(luck),
                        actOf(*judgement.rival)));
        }

        /// What the better act leads to, and what was done.
        void tellWhy(std::size_t place, Seat seat, const Judgement<S>& judgement) const
        {
            const auto seen = observe(match_.at(place), seat);
            const auto advice
                = outlook::adviceBeside(seen, judgement.action, review::diceAt(place, care_));
            const auto [better, done] = words::gistsAt(
                seen, advice.weighed, judgement.best, judgement.action, CardWords {});
            if (review::isSoftened<S>(judgement.mark, judgement.regret.value))
                print("    " + words::amountPlayed(seen));
            const QString stood = words::stoodBefore(seen);
            if (!stood.isEmpty()) print("    " + stood);
            if (!better.isEmpty()) print("    " + words::actSaid(actOf(judgement.best), better));
            if (!done.isEmpty()) print("    " + words::actSaid(actOf(judgement.action), done));
        }

        /// Of the best of all others, with the cards as they lay.
        [[nodiscard]] review::Hindsight hindsightOf(
            std::size_t place, Seat seat, const Judgement<S>& judgement) const
        {
            if (!judgement.rival) return {};
            return review::inHindsight(match_.at(place), seat, judgement.action, *judgement.rival,
                review::diceAt(place, care_));
        }

        void tell(Seat seat, const review::Account& account) const
        {
            const Sum& sum = sums_[seat];
            if (words_.json) {
                std::cout << jsonOf(seat, sum, account) << std::endl;
                return;
            }
            print(words::judgements(seat.index, sum.decisions,
                amountOf(std::max(sum.regret, sum.marked)), amountOf(sum.marked), sum.marks));
            if (account.deals == 0) return;
            for (const QString& line : words::account(account.result, account.cards,
                     -account.regrets, account.error(), review::Thresholds<S>::cardsTell))
                print("    " + line);
        }

        template <typename Habits> void tellHabits(Seat seat, const Habits& habits) const
        {
            if (words_.json)
                std::cout << mannerOf(seat, habits, players(match_.state())) << std::endl;
            else
                print("    "
                    + words::habits(habits, { .name = words::capitalised(names_[seat.index]) }));
        }

        const Timeline<S>& match_;
        const ReviewWords& words_;
        const review::Care care_ { words_.worlds, words_.seed };
        QStringList names_;
        PerSeat<Sum> sums_ {};
    };

}

int review(const ReviewWords& words)
{
    const QString wanted = QString::fromStdString(words.language);
    if (!wanted.isEmpty() && !isSpoken(wanted))
        return wrong(
            "--language " + words.language + ": only " + languageCodes().toStdString(), exitUsage);
    const auto match = matchIn(words.trace);
    if (!match) return wrong(toText(match.error(), printable(words.trace)), exitWrong);
    if (words.seat && (*words.seat < 0 || *words.seat >= players(*match)))
        return wrong("--seat " + std::to_string(*words.seat) + ": no such seat", exitUsage);
    const Speech speech(wanted);
    std::visit([&](const auto& game) { Reviewing(game, words).run(); }, *match);
    return exitDone;
}

}
