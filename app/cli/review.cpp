#include "app/cli/review.h"

#include "app/cli/exit_code.h"
#include "app/cli/number_text.h"
#include "app/cli/printable.h"
#include "app/cli/spoken.h"
#include "core/record/json_text.h"
#include "core/review/review.h"
#include "ui/words/every_reason.h"
#include "ui/words/languages.h"
#include "ui/words/reason_words.h"
#include "ui/words/words.h"

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
        double squaredError = 0;
        std::array<int, 4> marks {};

        void enter(const outlook::Difference& one, Mark mark)
        {
            ++decisions;
            regret += one.value;
            squaredError += one.error * one.error;
            ++marks[static_cast<std::size_t>(mark)];
        }
        [[nodiscard]] double error() const { return std::sqrt(squaredError); }
    };

    template <GameState S>
    std::string jsonOf(std::size_t place, Seat seat, const Judgement<S>& judgement)
    {
        const auto text = [](const auto& action) { return inQuotes(toText(action)); };
        return R"({"at":)" + std::to_string(place) + R"(,"seat":)" + std::to_string(seat.index)
            + R"(,"act":)" + text(judgement.action) + R"(,"best":)" + text(judgement.best)
            + R"(,"regret":)" + numberText(judgement.regret.value) + R"(,"error":)"
            + numberText(judgement.regret.error) + R"(,"mark":)" + inQuotes(textOf(judgement.mark))
            + R"(,"worlds":)" + std::to_string(judgement.worlds) + "}";
    }

    std::string jsonOf(Seat seat, const Sum& sum)
    {
        return R"({"type":"sum","seat":)" + std::to_string(seat.index) + R"(,"decisions":)"
            + std::to_string(sum.decisions) + R"(,"mine":)" + numberText(-sum.regret)
            + R"(,"error":)" + numberText(sum.error()) + R"(,"marks":{"?!":)"
            + std::to_string(sum.marks[1]) + R"(,"?":)" + std::to_string(sum.marks[2]) + R"(,"??":)"
            + std::to_string(sum.marks[3]) + "}}";
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
            review::reviewMatch(match_, seats, { words_.worlds, words_.seed },
                [this](std::size_t place, Seat seat, const Judgement<S>& judgement) {
                    sums_[seat].enter(judgement.regret, judgement.mark);
                    tell(place, seat, judgement);
                });
            for (const Seat seat : seats) tell(seat);
        }

    private:
        [[nodiscard]] QString actOf(const typename S::Action& action) const
        {
            return words::actOf(action, CardWords {}, names_);
        }

        void tell(std::size_t place, Seat seat, const Judgement<S>& judgement) const
        {
            if (words_.json) {
                std::cout << jsonOf<S>(place, seat, judgement) << std::endl;
                return;
            }
            if (judgement.mark == Mark::None) return;
            const std::string_view mark = textOf(judgement.mark);
            print(words::judgement(static_cast<int>(place), seat.index, actOf(judgement.action),
                QString::fromUtf8(mark.data(), static_cast<qsizetype>(mark.size())),
                actOf(judgement.best), words::amountIn(GameOf<S> {}, judgement.regret.value)));
        }

        void tell(Seat seat) const
        {
            const Sum& sum = sums_[seat];
            if (words_.json) {
                std::cout << jsonOf(seat, sum) << std::endl;
                return;
            }
            print(words::judgements(
                seat.index, sum.decisions, words::amountIn(GameOf<S> {}, sum.regret), sum.marks));
        }

        const Timeline<S>& match_;
        const ReviewWords& words_;
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
