#!/usr/bin/python3
"""Goes through the places and plays a deal of each game by the accessibility bus alone, and
compares what was heard.

blind_test.py PROGRAM [--write]: PROGRAM is weli-heard-table; --write makes what is heard now what
shall be heard. It needs Xvfb, dbus-run-session, at-spi2-core and pyatspi; without them it ends with
77, or with 1 if WELI_ALL is set. Nothing that it starts outlives it.
"""

import ctypes
import difflib
import importlib.util
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

SKIPPED = 77
PATIENCE = 20  # seconds for whatever has to come
READING = 0.32  # seconds in which nobody can have read a question, so no answer is taken
WHOLE = 100  # seconds for everything
HEARD = pathlib.Path(__file__).parent / "heard"

# What is tried once a deal, in this order, before the first thing that can be done.
WISHES = {
    "bieten": [r"I hold", r"Last trick"],
    "preference": [r"^One\b", r"I hold"],
    "mittlere": [],
}
NAMES = ("Bieten", "Préférence", "Mittlere")


# Outside: a display and a bus of our own.


def missing():
    programs = [each for each in ("Xvfb", "dbus-run-session") if not shutil.which(each)]
    if not os.path.exists("/usr/libexec/at-spi-bus-launcher"):
        programs.append("at-spi2-core")
    if importlib.util.find_spec("pyatspi") is None:
        programs.append("pyatspi")
    return programs


def adopt_orphans():
    """Whatever is left behind by what we start becomes our child."""
    ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)  # PR_SET_CHILD_SUBREAPER


def children():
    tasks = pathlib.Path("/proc/self/task").iterdir()
    return [int(pid) for task in tasks for pid in (task / "children").read_text().split()]


def end_all():
    for kind in (signal.SIGTERM, signal.SIGKILL):
        until = time.monotonic() + 3
        while children() and time.monotonic() < until:
            for pid in children():
                try:
                    os.kill(pid, kind)
                    os.waitpid(pid, os.WNOHANG)
                except (ProcessLookupError, ChildProcessError):
                    pass
            time.sleep(0.02)


def display():
    """Starts Xvfb; the name of its display."""
    read, write = os.pipe()
    subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as pipe:
        return ":" + pipe.readline().strip()


def outside(arguments):
    if missing():
        must = bool(os.environ.get("WELI_ALL"))
        print("Failed:" if must else "Skipped:", "not installed:", ", ".join(missing()),
              "(app/deps --tools)")
        return 1 if must else SKIPPED
    adopt_orphans()
    try:
        with tempfile.TemporaryDirectory(prefix="weli-heard-") as home:
            os.makedirs(home + "/run", 0o700)
            environment = {"PATH": os.environ["PATH"], "HOME": home, "LC_ALL": "C.UTF-8",
                           "XDG_RUNTIME_DIR": home + "/run", "DISPLAY": display(),
                           "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
                           "NO_AT_BRIDGE": "0", "GSETTINGS_BACKEND": "memory", "INSIDE": home}
            inner = subprocess.run(
                ["dbus-run-session", "--", sys.executable, __file__, *arguments],
                env=environment, timeout=WHOLE, check=False)
            end_all()
            return inner.returncode
    except subprocess.TimeoutExpired:
        print("Not done within", WHOLE, "seconds")
        return 1
    finally:
        end_all()


# Inside: listening and playing.


class Listener:
    """What notifications say, in their order."""

    def __init__(self):
        import pyatspi

        self.heard = []
        pyatspi.Registry.registerEventListener(self.hear, "object:state-changed:showing")

    def hear(self, event):
        import pyatspi

        if event.detail1 and event.source.getRole() == pyatspi.ROLE_NOTIFICATION:
            self.heard.append(event.source.name)

    @staticmethod
    def listen(seconds=0.0):
        from gi.repository import GLib

        until = time.monotonic() + seconds
        context = GLib.MainContext.default()
        while True:
            while context.iteration(False):
                pass
            if time.monotonic() >= until:
                return
            time.sleep(0.002)


class Thing:
    """Something on the table as it is now."""

    def __init__(self, accessible):
        import pyatspi

        states = accessible.getState()
        self.accessible = accessible
        self.name = accessible.name
        self.about = accessible.description
        self.role = accessible.getRoleName()
        self.enabled = states.contains(pyatspi.STATE_ENABLED)
        self.action = None
        try:
            actions = accessible.queryAction()
            names = [actions.getName(i) for i in range(actions.nActions)]
            self.action = names.index("Press") if "Press" in names else None
        except NotImplementedError:
            pass

    def possible(self):
        return self.enabled and self.action is not None

    def press(self):
        self.accessible.queryAction().doAction(self.action)


class Player:
    """One match at the table, in a process of its own."""

    def __init__(self, program, game, language, listener):
        import pyatspi

        self.game = game
        self.listener = listener
        self.wishes = list(WISHES.get(game, []))
        self.lines = []
        folder = os.path.join(os.environ["INSIDE"], game)
        os.makedirs(folder)
        self.process = subprocess.Popen([program, folder, language])
        self.application = self.wait(self.find_application, "the program")
        self.pyatspi = pyatspi

    def wait(self, what, name):
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            self.listener.listen(0.005)
            found = what()
            if found:
                return found
        raise TimeoutError("waited in vain for " + name)

    def find_application(self):
        import pyatspi
        from gi.repository import Atspi

        for each in pyatspi.Registry.getDesktop(0):
            if each and each.get_process_id() == self.process.pid:
                each.set_cache_mask(Atspi.Cache.NONE)
                return each
        return None

    def find(self, is_it, root=None):
        root = root or self.application
        for each in root:
            if each is None:
                continue
            if is_it(each):
                return each
            found = self.find(is_it, each)
            if found:
                return found
        return None

    def shown(self, role=None):
        """All that is seen and can have the focus, in the order of the tree."""
        found = []

        def look_at(root):
            for each in root:
                states = each.getState() if each is not None else None
                if states is None or not states.contains(self.pyatspi.STATE_SHOWING):
                    continue  # nor is what lies in it
                if (states.contains(self.pyatspi.STATE_FOCUSABLE)
                        and role in (None, each.getRoleName())):
                    found.append(each)
                if each.getRoleName() != "combo box":  # its list is closed
                    look_at(each)

        look_at(self.application)
        return found

    def press(self, role, start):
        """The first thing of this role whose name begins so."""
        def there():
            return next((each for each in self.shown(role) if each.name.startswith(start)), None)

        self.wait(there, start).queryAction().doAction(0)  # Press, or Toggle

    def come_to(self, name, start):
        """Waits for this place, known by a thing whose name begins so, and says what is there."""
        self.wait(lambda: any(each.name.startswith(start) for each in self.shown()), name)
        self.listener.listen(0.05)
        self.tell()
        self.lines.append("# " + name)
        for each in self.shown():
            text = each.name + (": " + each.description if each.description else "")
            self.lines.append(each.getRoleName() + " " + text)

    def walk(self):
        """From the door to the first lesson, to the way of lessons, and to a table set up."""
        self.come_to("door", "New here?")
        self.press("push button", "New here?")
        self.come_to("lesson", "Next")
        self.press("push button", "Leave")
        self.come_to("learn", "Ten questions")
        self.press("push button", "Back")
        self.come_to("door", "Lessons")
        self.press("radio button", "Mittlere")
        self.press("push button", "Set up a match")
        self.come_to("set-up", "Every rule")
        self.press("push button", "Play")
        self.wait(lambda: self.find(lambda each: each.name == "Card table"), "the table")
        self.lines.append("# table")

    def begin(self, place):
        """At the door: the game with this number."""
        self.press("radio button", NAMES[place])
        self.press("push button", "Play")
        self.table = self.wait(lambda: self.find(lambda each: each.name == "Card table"),
                               "the table")

    def things(self):
        return [Thing(each) for each in self.table if each is not None]

    def tell(self):
        """Writes down what was heard."""
        for text in self.listener.heard:
            self.lines.append(text)
        self.listener.heard.clear()

    def choice(self):
        """What shall be pressed now, if it is time."""
        things = [thing for thing in self.things() if thing.possible()]
        buttons = [thing for thing in things if thing.role != "list item"]
        cards = [thing for thing in things if thing.role == "list item"
                 and thing.about != "Chosen as a discard"]
        waiting = [thing for thing in buttons if thing.name.startswith("Go on")]
        if waiting:
            return waiting[0]
        mine = buttons if cards or not self.are_figures(buttons) else []
        for wish in self.wishes:
            for thing in mine:
                if re.search(wish, thing.name):
                    return thing
        answers = [thing for thing in buttons if not self.is_only_offered(thing)]
        return (answers or cards or [None])[0]

    @staticmethod
    def is_only_offered(thing):
        """A figure, which nobody has to bid, or the rest, which is too quick to be heard."""
        return thing.about in ("Bid", "Three") or thing.name == "Show the rest"

    def are_figures(self, buttons):
        return bool(buttons) and all(self.is_only_offered(each) for each in buttons)

    def settled(self):
        """What shall be pressed when nothing happens any more."""
        before = self.choice()
        heard = len(self.listener.heard)
        self.listener.listen(0.03)
        now = self.choice()
        same = before and now and before.name == now.name
        return now if same and heard == len(self.listener.heard) else None

    def play_deal(self):
        for _ in range(200):
            thing = self.wait(self.settled, "something to do")
            self.tell()
            if thing.name.startswith(("Next", "Done")):
                return
            self.lines.append("> " + thing.name)
            self.wishes = [wish for wish in self.wishes if not re.search(wish, thing.name)]
            if thing.role != "list item":
                self.listener.listen(READING)
            thing.press()
        raise TimeoutError("the deal does not end")

    def read_slate(self):
        slate = self.find(lambda each: each.getRoleName() == "table")
        table = slate.queryTable()
        columns = [table.getColumnDescription(i) for i in range(table.nColumns)]
        self.lines.append("# " + slate.name + ": " + ", ".join(columns))
        for row in range(table.nRows):
            cells = [table.getAccessibleAt(row, i).name for i in range(table.nColumns)]
            self.lines.append("# " + table.getRowDescription(row) + ": " + ", ".join(cells))

    def read_result(self):
        for thing in self.things():
            if thing.role in ("label", "link"):
                text = thing.name + (": " + thing.about if thing.about else "")
                self.lines.append("= " + text)

    def end(self):
        self.process.terminate()
        self.process.wait(5)


def play(place):
    def a_deal(player):
        player.begin(place)
        player.play_deal()
        player.read_result()
        player.read_slate()

    return a_deal


def heard_of(program, game, does):
    player = Player(program, game, "en", Listener())
    try:
        does(player)
    except Exception as why:  # what was heard so far tells more
        player.tell()
        player.lines.append("! " + str(why))
    finally:
        player.end()
    return "\n".join(player.lines) + "\n"


def inside(program, options):
    wrong = 0
    walks = {"places": Player.walk, **{game: play(place) for place, game in enumerate(WISHES)}}
    for name, does in walks.items():
        heard = heard_of(program, name, does)
        file = HEARD / (name + ".txt")
        if "--write" in options:
            file.write_text(heard)
            continue
        wanted = file.read_text() if file.exists() else ""
        difference = list(difflib.unified_diff(wanted.splitlines(), heard.splitlines(),
                                               str(file), "heard now", lineterm=""))
        wrong += bool(difference)
        print("\n".join(difference) if difference else name + ": heard as it shall be")
    return 1 if wrong else 0


if __name__ == "__main__":
    if "INSIDE" in os.environ:
        sys.exit(inside(sys.argv[1], sys.argv[2:]))
    sys.exit(outside(sys.argv[1:]))
