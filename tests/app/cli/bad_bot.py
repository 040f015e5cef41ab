#!/usr/bin/python3
"""bad_bot.py HOW [FILE]: answers as an outside bot should not.

first: the first legal act, waiting before all others, which is right; illegal, garbled; late: every
hundredth time; ends: after ten answers; mute: closes its output; stays: writes its number and that
of a program it has started to FILE, says nothing, and does not end by itself.
"""

import json
import os
import subprocess
import sys
import time

how = sys.argv[1]


def say(asked, act):
    print(json.dumps({"id": asked["id"], "act": act}), flush=True)


if how == "stays":
    child = subprocess.Popen(["/bin/sleep", "1000"])
    with open(sys.argv[2] + ".part", "w") as file:
        file.write(f"{os.getpid()} {child.pid}")
    os.rename(sys.argv[2] + ".part", sys.argv[2])
    time.sleep(1000)
if how == "mute":
    os.close(1)
    time.sleep(1000)

for line in sys.stdin:
    asked = json.loads(line)
    first = None if asked["may_wait"] else asked["legal"][0]
    if how == "late" and asked["id"] % 100 == 0:
        time.sleep(0.1)
    if how == "ends" and asked["id"] == 11:
        sys.exit(3)
    if how == "garbled":
        print(["play", "{}", '{"id": null, "act": null}', ""][asked["id"] % 4], flush=True)
    else:
        say(asked, "sing" if how == "illegal" else first)
