#include "app/cli/duel.h"

int main(int argc, char** argv)
{
    CLI::App app;
    weli::cli::addDuel(app);
    CLI11_PARSE(app, argc, argv);
    return 0;
}
