"""A player of another checkout of this project, for games of new players against old ones.

It runs in a process of its own, which plays each game along by the choices made so far. So both
checkouts must have the same rules and cards; only their players may differ.
"""

import atexit
import json
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import IO, Any

from rules.playtest.tcg.description import PlaytestDescription
from rules.tcg.game import Game

_SEAT = Path(__file__).with_name("seat.py")
# What was started ends when its pipes are closed, at the end of this process.
_started = ExitStack()
atexit.register(_started.close)


class OtherRules(RuntimeError):
    """The other checkout offers other choices, so its rules or cards differ."""


class OtherCheckoutPlayer:
    """Plays one game, which is described to it, by a player of another checkout."""

    def __init__(
        self, checkout: Path, name: str, description: PlaytestDescription, index: int, seed: int
    ) -> None:
        self._process = _process(checkout)
        self._seen = 0
        self._ask(player=name, seed=seed, index=index, playtest=asdict(description))

    def choose(self, game: Game) -> int:
        """Return the place of the option it takes.

        Raise OtherRules if the other checkout offers another number of options.
        """
        choices = game.state.choices[self._seen :]
        self._seen = len(game.state.choices)
        answer = self._ask(choices=choices)
        if answer["options"] != len(game.options()):
            raise OtherRules("the other checkout has other rules or cards")
        place: int = answer["place"]
        return place

    def _ask(self, **question: object) -> dict[str, Any]:
        """Return the answer to a question, each a line of JSON."""
        asked, answered = _pipes(self._process)
        asked.write(json.dumps(question) + "\n")
        asked.flush()
        line = answered.readline()
        if not line:
            raise OtherRules("the player of the other checkout stopped with an error")
        answer: dict[str, Any] = json.loads(line)
        return answer


@cache
def _process(checkout: Path) -> "subprocess.Popen[str]":
    """Return a process of a checkout; it ends before this one."""
    return _started.enter_context(
        subprocess.Popen(
            [sys.executable, str(_SEAT), str(checkout)],
            cwd=checkout,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
    )


def _pipes(process: "subprocess.Popen[str]") -> tuple[IO[str], IO[str]]:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout
