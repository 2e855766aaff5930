"""Westmarch is stopped and started in the middle of a playtest: web, worker and queue at once."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from rules.playtest.ranges import play_range
from rules.playtest.tcg.game import play_game
from rules.playtest.tcg.statistics import summarise
from tests.expected import present, tcg_description
from tests.play.queue.test_killed_worker import CHUNKS, FINISHED, ON_THE_SIDE, ask
from tests.play.small_playtests import playtest_request
from tests.preparing import copy_prepared
from tests.processes import environment, eventually, python
from tests.servers import free_port
from tests.westmarch.serving import serving, stops

GAMES = 600


@pytest.fixture
def env(tmp_path: Path, prepared: Path) -> dict[str, str]:
    """Return the environment of a Westmarch of its own."""
    return environment(WESTMARCH_VAR=str(copy_prepared(prepared, tmp_path)))


@pytest.mark.parametrize(
    "stop", [signal.SIGKILL, pytest.param(signal.SIGINT, marks=pytest.mark.nightly)]
)
def test_a_restart_goes_on_with_the_games_and_plays_none_twice(
    env: dict[str, str], tmp_path: Path, stop: signal.Signals
) -> None:
    def serve() -> tuple[str, ...]:
        return (sys.executable, "-m", "westmarch.serve", "--port", str(free_port()))

    with serving(*serve(), env=env, output=tmp_path / "first.log") as first:
        # Games go on while the process that orders them ends, so its end isn't waited for.
        order = (sys.executable, "-m", ON_THE_SIDE, "order", str(GAMES))
        with subprocess.Popen(order, env=env, stdout=subprocess.PIPE, text=True) as ordering:
            playtest = present(ordering.stdout).readline().strip()
            assert eventually(lambda: ask(tmp_path, CHUNKS), seconds=60)
            os.killpg(first.process.pid, stop)
        first.process.wait(60)
    stopped = json.loads(python("-m", ON_THE_SIDE, "look", playtest, env=env))
    assert 0 < stopped["games"] < GAMES

    with serving(*serve(), env=env, output=tmp_path / "second.log") as second:
        assert eventually(lambda: ask(tmp_path, FINISHED), seconds=120)
        stops(second, signal.SIGTERM)
    finished = json.loads(python("-m", ON_THE_SIDE, "look", playtest, env=env))
    assert (finished["stage"], finished["games"]) == ("finished", GAMES)
    assert set(stopped["chunks"]) <= set(finished["chunks"])
    description = tcg_description(playtest_request(GAMES, seed=2004).description())
    assert finished["digest"] == summarise(play_range(play_game, description, 0, GAMES)).digest
