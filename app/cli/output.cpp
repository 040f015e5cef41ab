#include "app/cli/output.h"

#include <iostream>
#include <system_error>
#include <unistd.h>

namespace weli::cli {

namespace fs = std::filesystem;

Output::Output(const std::string& name)
    : isStandard_(name == "-")
{
    if (isStandard_) return;
    std::error_code error;
    place_ = fs::weakly_canonical(name, error); // a link stays a link
    if (error) place_ = name;
    const bool isPlain = !fs::exists(place_, error) || fs::is_regular_file(place_, error);
    if (isPlain) beside_ = place_.string() + '.' + std::to_string(getpid()) + ".part";
    file_.open(isPlain ? beside_ : place_, std::ios::binary);
}

Output::~Output()
{
    std::error_code error;
    if (!beside_.empty()) fs::remove(beside_, error);
}

std::ostream& Output::stream() { return isStandard_ ? std::cout : file_; }

bool Output::finish()
{
    stream().flush();
    if (!stream()) return false;
    if (isStandard_) return true;
    file_.close();
    if (!file_) return false;
    std::error_code error;
    if (!beside_.empty()) fs::rename(beside_, place_, error);
    if (!error) beside_.clear();
    return !error;
}

}
