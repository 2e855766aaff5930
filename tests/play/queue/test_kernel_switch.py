"""The compiled kernel comes in the middle of a playtest, and changes no game of it."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules import kernel
from rules.playtest.ranges import play_range
from rules.playtest.tcg.game import play_game
from rules.playtest.tcg.statistics import summarise
from tests.expected import tcg_description
from tests.play.queue.test_killed_worker import CHUNKS, FINISHED, ON_THE_SIDE, ask
from tests.play.small_playtests import playtest_request
from tests.preparing import copy_prepared
from tests.processes import ROOT, environment, eventually, python
from tests.servers import free_port
from tests.westmarch.serving import Visitor, serving

pytestmark = pytest.mark.nightly

GAMES = 20_000
# Starts the site with a stand-in for the compiler: it puts the build in place when it is told to.
SERVE = """
import sys
from westmarch.serve import __main__, kernel_switch
from westmarch.serve.kernel_switch import compiler_of_the_kernel
program, port, *stand_in = sys.argv
__main__.compiler_of_the_kernel = lambda: compiler_of_the_kernel(["-c", *stand_in])
sys.argv = [program, "--port", port]
sys.exit(__main__.main())
"""
COMPILE = """
import os, sys, time
told, build, place = sys.argv[1:]
while not os.path.exists(told):
    time.sleep(0.1)
os.rename(build, place)
"""
SECONDS = 600


@pytest.fixture
def hidden_build() -> Iterator[Path]:
    """Build the kernel if it isn't current, and take it out of its place until the test ends."""
    compiling = [sys.executable, "bin/compile_kernel.py", "--if-needed"]
    subprocess.run(compiling, cwd=ROOT, env={**os.environ, kernel.SWITCH: ""}, check=True)
    hidden = kernel.BUILD.with_name("kernel.hidden")
    kernel.BUILD.rename(hidden)
    yield hidden
    if hidden.exists():
        hidden.rename(kernel.BUILD)


def test_a_playtest_across_the_change_has_the_digest_of_the_sources(
    hidden_build: Path, prepared: Path, tmp_path: Path
) -> None:
    env = environment(WESTMARCH_VAR=str(copy_prepared(prepared, tmp_path)))
    env[kernel.SWITCH] = ""
    told = tmp_path / "told"
    stand_in = (COMPILE, str(told), str(hidden_build), str(kernel.BUILD))
    command = (sys.executable, "-c", SERVE, str(free_port()), *stand_in)
    with serving(*command, env=env, output=tmp_path / "serve.log") as started:
        assert "compiled in the background" in started.said()
        playtest = python("-m", ON_THE_SIDE, "order", str(GAMES), env=env).strip()
        assert eventually(lambda: ask(tmp_path, CHUNKS), seconds=SECONDS)
        visitor = Visitor(started.address)
        assert visitor.ask_json("healthz")["kernel"] == "plain"
        told.touch()
        assert eventually(lambda: "the workers change over" in started.said())
        before = ask(tmp_path, CHUNKS)
        assert ask(tmp_path, FINISHED) == 0, "some games are left for the compiled kernel"
        assert eventually(lambda: ask(tmp_path, FINISHED), seconds=SECONDS), started.said()
        assert ask(tmp_path, CHUNKS) > before
        # Workers note what they play with every quarter of a minute.
        time.sleep(20)
        assert visitor.ask_json("healthz")["kernel"] == "compiled"
        assert "stopped" not in started.said()
    finished = json.loads(python("-m", ON_THE_SIDE, "look", playtest, env=env))
    assert (finished["stage"], finished["games"]) == ("finished", GAMES)
    description = tcg_description(playtest_request(GAMES, seed=2004).description())
    assert finished["digest"] == summarise(play_range(play_game, description, 0, GAMES)).digest


def test_a_build_that_is_killed_leaves_the_sources_in_use() -> None:
    compiling = [sys.executable, "bin/compile_kernel.py"]
    env = {**os.environ, kernel.SWITCH: ""}
    before, _ = kernel.find_kernel()
    with subprocess.Popen(compiling, cwd=ROOT, env=env, stdout=subprocess.DEVNULL) as build:
        assert eventually(kernel.BUILD.with_name("kernel.work").exists)
        build.kill()

    assert kernel.find_kernel()[0] is before
