#include "core/lesson/words.h"

#include "core/record/json.h"

#include <algorithm>
#include <istream>
#include <optional>
#include <utility>

namespace weli::lesson {

namespace {

    constexpr std::string_view blanks = " \t\r";

    std::string_view trimmed(std::string_view line)
    {
        const auto first = line.find_first_not_of(blanks);
        if (first == std::string_view::npos) return {};
        return line.substr(first, line.find_last_not_of(blanks) + 1 - first);
    }

    /// Takes the lines of a file of words.
    class WordsReader {
    public:
        /// What is wrong with this line, if anything.
        std::optional<std::string> take(std::string_view line, std::size_t number);
        [[nodiscard]] Words& words() { return words_; }

    private:
        std::optional<std::string> heading(std::string_view line);
        std::optional<std::string> openReply(std::string_view key);
        std::optional<std::string> addText(std::string_view line);

        Words words_;
        std::string* paragraph_ = nullptr; // where the next line of text goes
        bool hasEnded_ = false; // the paragraph, by an empty line
        std::size_t number_ = 0;
    };

    std::optional<std::string> WordsReader::take(std::string_view line, std::size_t number)
    {
        number_ = number;
        const std::string_view text = trimmed(line);
        if (text.empty()) {
            hasEnded_ = paragraph_ != nullptr && !paragraph_->empty();
            return std::nullopt;
        }
        return text.front() == '#' ? heading(text) : addText(text);
    }

    std::optional<std::string> WordsReader::heading(std::string_view line)
    {
        const auto level = line.find_first_not_of('#');
        if (level == std::string_view::npos || line[level] != ' ')
            return "a heading without a name: " + shown(line);
        const std::string name(trimmed(line.substr(level)));
        hasEnded_ = false;
        if (level == 1) {
            if (!words_.title.empty()) return "a second title: " + shown(name);
            words_.title = name;
            paragraph_ = &words_.about;
            return std::nullopt;
        }
        if (words_.title.empty()) return "the title must come first: # ...";
        if (level == 3) return openReply(name);
        if (level > 3) return "a heading that is too deep: " + shown(line);
        if (wordsOf(words_, name) != nullptr) return "the step " + shown(name) + " stands twice";
        words_.steps.push_back({ name, number_, {}, {}, {}, {} });
        paragraph_ = &words_.steps.back().text;
        return std::nullopt;
    }

    std::optional<std::string> WordsReader::openReply(std::string_view key)
    {
        if (words_.steps.empty()) return "a reply before the first step: " + shown(key);
        StepWords& step = words_.steps.back();
        if (key == "right" || key == "help") {
            paragraph_ = key == "right" ? &step.right : &step.help;
            return paragraph_->empty() ? std::nullopt
                                       : std::optional(shown(key) + " stands twice in this step");
        }
        for (const Reply& reply : step.replies)
            if (reply.key == key) return shown(key) + " stands twice in this step";
        step.replies.push_back({ std::string(key), {}, number_ });
        paragraph_ = &step.replies.back().text;
        return std::nullopt;
    }

    std::optional<std::string> WordsReader::addText(std::string_view line)
    {
        if (paragraph_ == nullptr) return "the title must come first: # ...";
        if (hasEnded_) return "a second paragraph: " + shown(line);
        if (!paragraph_->empty()) *paragraph_ += ' ';
        *paragraph_ += line;
        return std::nullopt;
    }

    /// Does the act begin with these words? "play B6" begins "play B6=HA".
    bool begins(std::string_view act, std::string_view key)
    {
        if (!act.starts_with(key)) return false;
        return act.size() == key.size() || act[key.size()] == ' ' || act[key.size()] == '=';
    }

    /// What stands between braces.
    std::optional<Piece> namedBy(std::string_view code)
    {
        if (const auto card = cardFromText(code)) return *card;
        for (const Suit suit : suits)
            if (code == std::string { letter(suit) }) return suit;
        for (const Rank rank : ranks)
            if (code == std::string { 'x', letter(rank) }) return rank;
        return std::nullopt;
    }

    std::size_t lengthOfPart(const std::string& words)
    {
        return static_cast<std::size_t>(std::count_if(words.begin(), words.end(), [](char one) {
            const bool continues = (static_cast<unsigned char>(one) & 0xC0U) == 0x80U; // of UTF-8
            return one != '*' && !continues;
        }));
    }
    std::size_t lengthOfPart(Card /*card*/) { return 13; } // "Ten of leaves"
    std::size_t lengthOfPart(Suit /*suit*/) { return 6; }
    std::size_t lengthOfPart(Rank /*rank*/) { return 5; }

}

tl::expected<Words, Fault> readWords(std::istream& in, std::string_view file)
{
    WordsReader reader;
    std::size_t number = 0;
    for (std::string line; std::getline(in, line);)
        if (const auto wrong = reader.take(line, ++number))
            return tl::unexpected<Fault>({ std::string(file), number, *wrong });
    if (in.bad()) return tl::unexpected<Fault>({ std::string(file), 0, "cannot be read" });
    if (reader.words().title.empty())
        return tl::unexpected<Fault>({ std::string(file), 0, "there is no title: # ..." });
    return std::move(reader.words());
}

const StepWords* wordsOf(const Words& words, std::string_view step)
{
    const auto found = std::find_if(words.steps.begin(), words.steps.end(),
        [step](const StepWords& one) { return one.step == step; });
    return found == words.steps.end() ? nullptr : &*found;
}

const Reply* replyTo(const StepWords& words, std::string_view act)
{
    const Reply* best = nullptr;
    const Reply* other = nullptr;
    for (const Reply& reply : words.replies) {
        if (reply.key == "other") other = &reply;
        if (begins(act, reply.key) && (best == nullptr || reply.key.size() > best->key.size()))
            best = &reply;
    }
    return best != nullptr ? best : other;
}

const Reply* ownReplyTo(const StepWords& words, std::string_view key)
{
    const auto found = std::find_if(words.replies.begin(), words.replies.end(),
        [key](const Reply& reply) { return reply.key == key; });
    return found == words.replies.end() ? nullptr : &*found;
}

std::vector<Piece> piecesOf(std::string_view text)
{
    std::vector<Piece> pieces;
    std::string words;
    while (!text.empty()) {
        const auto end = text.front() == '{' ? text.find('}') : std::string_view::npos;
        const auto named
            = end == std::string_view::npos ? std::nullopt : namedBy(text.substr(1, end - 1));
        if (!named) {
            words += text.front();
            text.remove_prefix(1);
            continue;
        }
        if (!words.empty()) pieces.emplace_back(std::exchange(words, {}));
        pieces.push_back(*named);
        text.remove_prefix(end + 1);
    }
    if (!words.empty()) pieces.emplace_back(std::move(words));
    return pieces;
}

std::size_t lengthOf(std::string_view text)
{
    std::size_t length = 0;
    for (const Piece& piece : piecesOf(text))
        length += std::visit([](const auto& part) { return lengthOfPart(part); }, piece);
    return length;
}

}
