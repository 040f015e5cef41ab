#pragma once

#include <filesystem>
#include <fstream>
#include <ostream>
#include <string>

namespace weli::cli {

/// Where a trace goes. A file is written beside its place and put there when it is complete; until
/// then, and if anything fails, what stood there stays.
class Output {
public:
    /// "-" is the standard output.
    explicit Output(const std::string& name);
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;
    ~Output();

    [[nodiscard]] std::ostream& stream();
    /// Everything has been written; false if it could not be.
    [[nodiscard]] bool finish();

private:
    std::filesystem::path place_;
    std::filesystem::path beside_; // empty: written straight to its place
    std::ofstream file_;
    bool isStandard_ = false;
};

}
