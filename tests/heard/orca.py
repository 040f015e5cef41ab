#!/usr/bin/python3
"""Plays a script of keys before a real screen reader and writes down what it says.

orca.py PROGRAM SCRIPT [--to FILE]: PROGRAM is weli (or another: its arguments stand in SCRIPT), run
by hand before a release; see tests/README.md. It needs Debian's orca, Xvfb, openbox, xdotool and
dbus-run-session. Orca has no voice here: what it would say stands in its own log.

A script has a line a step:
  run ARG…        starts the program, first of all ({home} is a folder that goes at the end)
  KEY…            keys as xdotool names them, one after the other, each heard to its end
  KEY*N           one of them N times
  type WORDS      letters, then what was heard
  # WORDS         a heading
"""

import datetime
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

QUIET = 0.8  # seconds in which nothing more comes
PATIENCE = 8
LAG = 2.6  # seconds until the first word
LONGEST = 60  # seconds until the reader has come up
# What a key says of itself.
ECHOES = ("tab", "space", "return", "escape", "left shift", "left control", "left alt", "page down")
NEEDED = ("orca", "Xvfb", "openbox", "xdotool", "dbus-run-session")


def outside(arguments):
    missing = [each for each in NEEDED if not shutil.which(each)]
    if missing:
        sys.exit("not installed: " + ", ".join(missing))
    with tempfile.TemporaryDirectory(prefix="weli-orca-") as home:
        os.makedirs(home + "/run", 0o700)
        read, write = os.pipe()
        screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            display = ":" + pipe.readline().strip()
        environment = {"PATH": os.environ["PATH"], "HOME": home, "LC_ALL": "C.UTF-8",
                       "XDG_RUNTIME_DIR": home + "/run", "DISPLAY": display,
                       "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
                       "NO_AT_BRIDGE": "0", "GSETTINGS_BACKEND": "memory", "INSIDE": home}
        try:
            return subprocess.run(
                ["dbus-run-session", "--", sys.executable, __file__, *arguments],
                env=environment, check=False).returncode
        finally:
            screen.terminate()
            screen.wait()


class Reader:
    """Orca, and what it has said since the last time."""

    SAID = re.compile(r"^([\d:.]+) - SPEECH OUTPUT: '(.*?)'\s*\{'", re.MULTILINE)

    def __init__(self, home):
        self.file = pathlib.Path(home) / "orca.log"
        self.process = subprocess.Popen(
            ["orca", "--replace", "--debug-file", str(self.file)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.place = 0

    def more(self):
        if not self.file.exists():
            return []
        with self.file.open(errors="replace") as log:
            log.seek(self.place)
            text = log.read()
        end = text.rfind("\n") + 1
        self.place += len(text[:end].encode(errors="replace"))
        said = [(match.group(1), match.group(2).strip()) for match in self.SAID.finditer(text[:end])]
        return [(when, each) for when, each in said if each not in ECHOES and each]

    def wait(self):
        """Until it has come up, which may be long on a busy machine."""
        until = time.monotonic() + LONGEST
        while time.monotonic() < until and not self.more():
            time.sleep(0.2)

    def hear(self, quiet=QUIET):
        """Until it is silent."""
        lines = []
        until = time.monotonic() + PATIENCE
        last = time.monotonic() + LAG - quiet
        while time.monotonic() < until and time.monotonic() - last < quiet:
            fresh = self.more()
            if fresh:
                lines += fresh
                last = max(last, time.monotonic())
            time.sleep(0.05)
        return lines


def steps(script, home):
    for line in pathlib.Path(script).read_text().splitlines():
        line = line.strip().replace("{home}", home)
        if line:
            yield line


def keys(line):
    for word in line.split():
        key, _, times = word.partition("*")
        yield from [key] * int(times or 1)


def inside(program, script, out):
    home = os.environ["INSIDE"]
    others = [subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)]
    reader = Reader(home)
    reader.wait()
    lines = []  # each with its time: the log is written later than it is said

    def note(line):
        lines.append((datetime.datetime.now().strftime("%H:%M:%S.%f"), line))

    def tell(said):
        lines.extend((when, "    " + each) for when, each in said)

    try:
        for line in steps(script, home):
            if line.startswith("#"):
                note(line)
            elif line.startswith("run"):
                note("> " + line)
                others.append(subprocess.Popen([program, *line.split()[1:]]))
                subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--pid",
                                str(others[-1].pid)], stdout=subprocess.DEVNULL, timeout=30,
                               check=False)
                tell(reader.hear(2.5))
            elif line.startswith("type "):
                note("> " + line)
                subprocess.run(["xdotool", "type", "--delay", "60", line[5:]], check=False)
                tell(reader.hear())
            else:
                for key in keys(line):
                    note("> " + key)
                    subprocess.run(["xdotool", "key", key], check=False)
                    tell(reader.hear())
    finally:
        for each in [*others, reader.process]:
            each.terminate()
        for each in [*others, reader.process]:
            try:
                each.wait(3)
            except subprocess.TimeoutExpired:
                each.kill()
        tell(reader.more())  # what was still to be written
    text = "\n".join(line for _, line in sorted(lines, key=lambda each: each[0])) + "\n"
    if out:
        pathlib.Path(out).write_text(text)
    else:
        print(text, end="")
    return 0


def main():
    arguments = sys.argv[1:]
    out = None
    if "--to" in arguments:
        at = arguments.index("--to")
        out = arguments[at + 1]
    words = [each for each in arguments if each not in ("--to", out)]
    if len(words) != 2:
        sys.exit(__doc__)
    if "INSIDE" in os.environ:
        return inside(words[0], words[1], out)
    return outside(arguments)


if __name__ == "__main__":
    sys.exit(main())
