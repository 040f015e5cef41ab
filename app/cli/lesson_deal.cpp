#include "app/cli/lesson_deal.h"

#include "app/cli/exit_code.h"
#include "app/cli/printable.h"
#include "app/cli/seed.h"
#include "app/cli/usage.h"
#include "core/bots/bots.h"
#include "core/bots/minds.h"
#include "core/game/turn.h"
#include "core/lesson/game_lessons.h"
#include "core/lesson/text.h"
#include "core/record/trace.h"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <sstream>
#include <type_traits>

namespace weli::cli {

namespace {

    using lesson::GameLesson;

    /// "HA HK, LA"
    Understood<std::vector<Card>> cardsFromText(std::string text)
    {
        std::replace(text.begin(), text.end(), ',', ' ');
        std::istringstream words(text);
        std::vector<Card> cards;
        for (std::string word; words >> word;) {
            const auto card = cardFromText(word);
            if (!card) return wrongUsage(printable(word) + ": no such card");
            cards.push_back(*card);
        }
        return cards;
    }

    /// Says whose the act is if the words do not: that of whom the table waits for, else of the
    /// only one who may do so.
    template <GameState S>
    Understood<typename Timeline<S>::Acted> actFromText(const S& state, std::string_view words)
    {
        const auto [first, rest] = lesson::firstWord(words);
        const auto named = lesson::seatFromText(first);
        std::vector<Seat> seats;
        if (named) seats = { *named };
        if (const auto awaited = seatAwaited(state.table); awaited && !named)
            seats.push_back(*awaited);
        for (const Seat seat : SeatSet::firstOf(players(state)))
            if (!named) seats.push_back(seat);
        for (const Seat seat : seats)
            if (const auto action = legalActionFromText(state, seat, named ? rest : words))
                return typename Timeline<S>::Acted { seat, *action };
        return wrongUsage(
            printable(words) + " is not open to anybody; open is " + legalText(state));
    }

    /// Where the cards of each seat come from in the pack, and last of all those of nobody.
    using Places = std::array<std::vector<std::size_t>, maxSeats + 1>;

    /// Makes a deal with certain hands.
    template <GameState S> class Dealer {
    public:
        Dealer(Timeline<S> match, const DealWords& words)
            : match_(std::move(match))
            , words_(words)
        {
        }
        Understood<std::string> trace();

    private:
        [[nodiscard]] std::vector<std::string> before() const;
        [[nodiscard]] Understood<Places> places() const;
        Understood<Pack> pack(Rng rng) const;
        [[nodiscard]] std::optional<std::string> play(const std::string& words);
        [[nodiscard]] std::optional<std::string> finish();

        Timeline<S> match_;
        const DealWords& words_;
    };

    /// The acts that bring the cards to the hands. Those of custom are left out where the rules do
    /// not have them.
    template <GameState S> std::vector<std::string> Dealer<S>::before() const
    {
        if (!words_.before.empty()) return words_.before;
        std::vector<std::string> acts;
        S state = withPack(match_.state(), packOf(wholePack(match_.state())));
        for (const std::string_view text : GameLesson<S>::beforeTheCards) {
            const auto acted = actFromText(state, text);
            if (!acted) continue;
            act(state, acted->seat, acted->action);
            acts.emplace_back(text);
        }
        return acts;
    }

    template <GameState S> Understood<Places> Dealer<S>::places() const
    {
        const Pack plain = packOf(wholePack(match_.state()));
        S state = withPack(match_.state(), plain);
        for (const std::string& text : before()) {
            const auto acted = actFromText(state, text);
            if (!acted) return wrongUsage(acted.error());
            act(state, acted->seat, acted->action);
        }
        Places places;
        for (std::size_t i = 0; i < plain.size(); ++i) {
            std::size_t owner = maxSeats;
            for (const Seat seat : SeatSet::firstOf(players(state)))
                if (GameLesson<S>::hand(state, seat).contains(plain[i])) owner = seat.index;
            places[owner].push_back(i);
        }
        return places;
    }

    template <GameState S> Understood<Pack> Dealer<S>::pack(Rng rng) const
    {
        auto places = this->places();
        if (!places) return wrongUsage(places.error());
        Pack pack = packOf(wholePack(match_.state()));
        CardSet free = cardsOf(pack);
        CardSet open; // places, as the cards of the plain pack that stand there
        const Pack plain = pack;
        for (std::size_t owner = 0; owner < places->size(); ++owner) {
            const bool isRest = owner == maxSeats;
            if (!isRest && owner >= words_.hands.size()) continue;
            const auto cards = cardsFromText(isRest ? words_.rest : words_.hands[owner]);
            if (!cards) return wrongUsage(cards.error());
            if (cards->size() > (*places)[owner].size())
                return wrongUsage(std::to_string((*places)[owner].size()) + " cards are dealt, not "
                    + std::to_string(cards->size()));
            for (std::size_t i = 0; i < cards->size(); ++i) {
                if (!free.contains((*cards)[i]))
                    return wrongUsage(toText((*cards)[i]) + " is not there, or there twice");
                free.remove((*cards)[i]);
                open.add(plain[(*places)[owner][i]]);
                pack[(*places)[owner][i]] = (*cards)[i];
            }
        }
        const Pack drawn = shuffled(packOf(free), rng);
        std::size_t next = 0;
        for (std::size_t i = 0; i < plain.size(); ++i)
            if (!open.contains(plain[i])) pack[i] = drawn[next++];
        return pack;
    }

    template <GameState S> std::optional<std::string> Dealer<S>::play(const std::string& words)
    {
        if (awaitsPack(match_.state())) return printable(words) + ": the deal is over";
        const auto acted = actFromText(match_.state(), words);
        if (!acted) return acted.error();
        if (!match_.play(acted->seat, acted->action)) return printable(words) + ": not legal";
        return std::nullopt;
    }

    /// Bots play what is left of the deal.
    template <GameState S> std::optional<std::string> Dealer<S>::finish()
    {
        const auto mind = bots::mindFromText(words_.finish.value_or("book"), GameOf<S> {});
        if (!mind || mind->level == bots::Level::Random)
            return "--finish " + printable(*words_.finish) + ": no such level";
        const auto ask = [&](const typename S::Observation& observation) {
            return decide(observation, *mind, bots::Budget {}, 1).action;
        };
        while (words_.finish && !awaitsPack(match_.state()) && !isOver(match_.state())) {
            const auto acted = nextAct(match_.state(), ask);
            if (!match_.play(acted.seat, acted.action)) return "a bot did what is not legal";
        }
        return std::nullopt;
    }

    template <GameState S> Understood<std::string> Dealer<S>::trace()
    {
        if (!awaitsPack(match_.state())) return wrongUsage("no deal is due in that trace");
        const auto rng = rngFromText(words_.seed);
        if (!rng) return wrongUsage("--seed " + words_.seed + ": no such seed");
        const auto acts = before();
        const auto pack = this->pack(*rng);
        if (!pack) return wrongUsage(pack.error());
        match_.takePack(*pack);
        for (const auto* list : { &acts, &words_.acts })
            for (const std::string& words : *list)
                if (const auto wrong = play(words)) return wrongUsage(*wrong);
        if (const auto wrong = finish()) return wrongUsage(*wrong);
        return traceOf(match_);
    }

    template <GameState S> int printDeal(Timeline<S> match, const DealWords& words)
    {
        const auto trace = Dealer<S>(std::move(match), words).trace();
        if (!trace) return usage("lesson deal", trace.error());
        std::cout << *trace;
        return exitDone;
    }

    template <GameState S> int dealFirst(const DealWords& words)
    {
        const auto sample = wantedRules<S>(words);
        if (!sample) return usage("lesson deal", sample.error());
        if (words.dealer < 0 || words.dealer >= sample->players)
            return usage(
                "lesson deal", "--dealer " + std::to_string(words.dealer) + ": no such seat");
        return printDeal(Timeline<S>(sample->rules, sample->players, seatAt(words.dealer)), words);
    }

    template <typename... S>
    int dealFirstOfAny(const DealWords& words, std::type_identity<std::variant<S...>> /*games*/)
    {
        std::optional<int> code;
        ((words.game == S::info().code ? void(code = dealFirst<S>(words)) : void()), ...);
        return code ? *code : usage("lesson deal", "--game " + words.game + ": no such game");
    }

}

int deal(const DealWords& words)
{
    if (!words.after) return dealFirstOfAny(words, std::type_identity<AnyState>());
    std::ifstream file(*words.after, std::ios::binary);
    if (!file) return usage("lesson deal", printable(*words.after) + ": cannot be opened");
    const auto match = readMatch(file);
    if (!match) return usage("lesson deal", toText(match.error(), printable(*words.after)));
    return std::visit([&](const auto& timeline) { return printDeal(timeline, words); }, *match);
}

}
