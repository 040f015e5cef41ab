#include "app/cli/puzzles.h"

#include "app/cli/exit_code.h"
#include "app/cli/interruption.h"
#include "app/cli/output.h"
#include "app/cli/printable.h"
#include "app/cli/puzzles/finder.h"

#include <charconv>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iostream>

namespace weli::cli {

namespace {

    using review::Puzzle;

    int failed(const std::string& what)
    {
        std::cerr << "weli-cli puzzles: " << what << '\n';
        return exitWrong;
    }

    /// The number of the deal in the name of a puzzle of this seed.
    std::optional<std::uint64_t> dealIn(const std::string& name, std::uint64_t seed)
    {
        const std::string begin = std::to_string(seed) + '-';
        if (!name.starts_with(begin)) return std::nullopt;
        std::uint64_t deal = 0;
        const char* const end = name.data() + name.size();
        const auto read = std::from_chars(name.data() + begin.size(), end, deal);
        if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
        return deal;
    }

    /// The book as far as it has come.
    template <GameState S> class Book {
    public:
        explicit Book(const PuzzlesWords& words)
            : words_(words)
        {
        }
        /// What stands in the file already; what is wrong with it, if anything.
        [[nodiscard]] std::optional<std::string> read();
        void find(const Sample<typename S::Rules>& sample);
        [[nodiscard]] bool write() const;
        [[nodiscard]] bool isWhole() const
        {
            return static_cast<int>(puzzles_.size()) >= words_.count;
        }
        void tell() const;

    private:
        [[nodiscard]] bool hasFile() const { return words_.out != "-"; }

        const PuzzlesWords& words_;
        std::vector<Puzzle> puzzles_;
        std::uint64_t next_ = 0; // deal
    };

    template <GameState S> std::optional<std::string> Book<S>::read()
    {
        if (!hasFile() || !std::filesystem::exists(words_.out)) return std::nullopt;
        std::ifstream file(words_.out, std::ios::binary);
        auto puzzles = review::readPuzzles(file);
        if (!puzzles) return toText(puzzles.error(), printable(words_.out));
        for (const Puzzle& puzzle : *puzzles) {
            const auto deal = dealIn(puzzle.name, words_.seed);
            if (!deal || !std::holds_alternative<Timeline<S>>(puzzle.match) || !puzzle.found)
                return printable(words_.out) + ": holds other puzzles";
            next_ = std::max(next_, *deal + 1);
        }
        puzzles_ = std::move(*puzzles);
        return std::nullopt;
    }

    template <GameState S> void Book<S>::find(const Sample<typename S::Rules>& sample)
    {
        const Finder<S> finder(sample, words_.seed, words_.worlds);
        Sorts sorts;
        const auto count = [&sorts](const Puzzle& puzzle) {
            const auto& state = std::get<Timeline<S>>(puzzle.match).state();
            ++sorts[sortOf<S>(observe(state, puzzle.seat),
                std::get<typename S::Action>(review::bestOf(puzzle).act))];
        };
        std::for_each(puzzles_.begin(), puzzles_.end(), count);
        for (; !isWhole() && !Interruption::hasCome(); ++next_) {
            auto puzzle = finder.puzzleIn(next_, sorts);
            if (!puzzle) continue;
            count(*puzzle);
            puzzles_.push_back(std::move(*puzzle));
        }
        std::sort(puzzles_.begin(), puzzles_.end(), [&](const Puzzle& one, const Puzzle& other) {
            const auto key = [&](const Puzzle& puzzle) {
                return std::pair(-review::shareOf(*puzzle.found), dealIn(puzzle.name, words_.seed));
            };
            return key(one) < key(other);
        });
    }

    template <GameState S> bool Book<S>::write() const
    {
        Output out(words_.out);
        for (const Puzzle& puzzle : puzzles_) out.stream() << review::lineOf(puzzle);
        return out.finish();
    }

    /// How often each level finds what is right.
    template <GameState S> void Book<S>::tell() const
    {
        if (puzzles_.empty()) return;
        std::cerr << puzzles_.size() << " puzzles of " << next_ << " deals, found by" << std::fixed
                  << std::setprecision(2);
        for (std::size_t i = 0; i < review::FoundBy {}.size(); ++i) {
            double sum = 0;
            for (const Puzzle& puzzle : puzzles_) sum += (*puzzle.found)[i];
            std::cerr << ' ' << bots::code(bots::levels[i + 1]) << ' '
                      << sum / static_cast<double>(puzzles_.size());
        }
        std::cerr << '\n';
    }

    template <GameState S> int findPuzzles(const PuzzlesWords& words)
    {
        if (const auto problem = playersProblem<S>(words)) return usage("puzzles", *problem);
        const auto sample = wantedRules<S>(words);
        if (!sample) return usage("puzzles", sample.error());
        Book<S> book(words);
        if (const auto problem = book.read()) return failed(*problem);
        const Interruption interruption;
        book.find(*sample);
        if (!book.write()) return failed(printable(words.out) + " cannot be written");
        book.tell();
        return book.isWhole() ? exitDone : exitWrong;
    }

    template <typename... S>
    int findAny(const PuzzlesWords& words, std::type_identity<std::variant<S...>> /*games*/)
    {
        std::optional<int> code;
        ((words.game == S::info().code ? void(code = findPuzzles<S>(words)) : void()), ...);
        return code ? *code : usage("puzzles", "--game " + words.game + ": no such game");
    }

}

int puzzles(const PuzzlesWords& words) { return findAny(words, std::type_identity<AnyState>()); }

}
