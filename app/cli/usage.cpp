#include "app/cli/usage.h"

#include "app/cli/exit_code.h"

#include <iostream>

namespace weli::cli {

int usage(std::string_view command, const std::string& what)
{
    std::cerr << "weli-cli " << command << ": " << what << '\n';
    return exitUsage;
}

}
