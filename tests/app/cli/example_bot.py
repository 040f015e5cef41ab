#!/usr/bin/python3
"""A bot that plays every game of Weli, as core/bots/PROTOCOL.md asks for it.

    weli-cli duel --game mittlere --bots "cmd:tests/app/cli/example_bot.py",book,book

It never speaks unasked, says as little as it may, leads its highest card and else plays its lowest.
"""

import json
import sys

RANKS = "6789TUOKA"
QUIET = ("pass", "good", "no", "stay")


def height(act):
    """How high a card is: "play HA" is the ace of hearts."""
    return RANKS.find(act.split()[1][1])


def leads(table):
    """Does the next card begin a trick? Where the table lists none (Bieten) it may as well."""
    tricks = table.get("tricks")
    return not tricks or len(tricks[-1]["cards"]) == 3


def act(question):
    """One of the legal acts, or None to wait."""
    if question["may_wait"]:
        return None
    legal = question["legal"]
    plays = [one for one in legal if one.startswith("play ")]
    if plays:
        return (max if leads(question["now"]["table"]) else min)(plays, key=height)
    quiet = [one for one in legal if one in QUIET]
    return quiet[0] if quiet else legal[0]


for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"id": asked["id"], "act": act(asked)}), flush=True)
