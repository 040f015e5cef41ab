// The program of a wall (tests/CMakeLists.txt): a room and what it may use, linked and never run.
int main() { return 0; }
