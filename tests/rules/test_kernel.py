"""The compiled kernel: when it is used, and that it plays the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rules import kernel, rng
from rules.kernel import Kernel

ROOT = Path(kernel.__file__).parents[1]
GAMES = 1_000
SECONDS = 3_600


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """A source tree of one file that is compiled."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "rng.py").write_text("STEP = 1\n")
    return tmp_path


@pytest.fixture
def build(rules: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A build of it."""
    monkeypatch.delenv(kernel.SWITCH)
    folder = rules / "build"
    folder.mkdir()
    manifest = {"fingerprint": kernel.fingerprint(rules), "modules": {"rules.rng": "rules/rng.so"}}
    (folder / kernel.MANIFEST).write_text(json.dumps(manifest))
    return folder


def test_the_tests_run_the_sources() -> None:
    assert kernel.kernel_in_use() is Kernel.SWITCHED_OFF
    assert rng.__file__.endswith("rng.py")


def test_a_current_build_is_used(rules: Path, build: Path) -> None:
    found, modules = kernel.find_kernel(build, rules)
    assert found is Kernel.COMPILED
    assert modules == {"rules.rng": build / "rules/rng.so"}


def test_a_changed_source_makes_a_build_stale(rules: Path, build: Path) -> None:
    (rules / "rules" / "rng.py").write_text("STEP = 2\n")
    assert kernel.find_kernel(build, rules) == (Kernel.STALE, {})
    assert "run bin/compile again" in Kernel.STALE


def test_a_new_source_makes_a_build_stale(rules: Path, build: Path) -> None:
    (rules / "rules" / "tcg" / "engine").mkdir(parents=True)
    (rules / "rules" / "tcg" / "engine" / "state.py").write_text("")
    assert kernel.find_kernel(build, rules) == (Kernel.STALE, {})


def test_without_a_build_the_sources_are_used(rules: Path, build: Path) -> None:
    (build / kernel.MANIFEST).unlink()
    assert kernel.find_kernel(build, rules) == (Kernel.NOT_BUILT, {})


@pytest.mark.parametrize("text", ["", "[]", "{}"])
def test_a_build_that_says_nothing_of_itself_is_not_used(
    rules: Path, build: Path, text: str
) -> None:
    (build / kernel.MANIFEST).write_text(text)
    assert kernel.find_kernel(build, rules) == (Kernel.NOT_BUILT, {})


def test_a_build_can_be_left_unused(
    rules: Path, build: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(kernel.SWITCH, kernel.PLAIN)
    assert kernel.find_kernel(build, rules) == (Kernel.SWITCHED_OFF, {})


def test_compiled_modules_are_found_and_no_others() -> None:
    finder = kernel.CompiledModules({"rules.rng": Path("/build/rules/rng.so")})
    spec = finder.find_spec("rules.rng", None)
    assert spec is not None
    assert spec.origin == "/build/rules/rng.so"
    assert finder.find_spec("rules.names", None) is None


def test_every_pattern_finds_sources() -> None:
    for pattern in (*kernel.COMPILED, *kernel.INTERFACES):
        assert list((ROOT / "rules").glob(pattern)), pattern


@pytest.mark.nightly
def test_the_compiled_kernel_plays_the_same_games() -> None:
    """Build it where it is not current, and play 1,000 games of each game both ways.

    The program also compares copies, pickles, hashes, views and dealing again.
    """
    compiling = [sys.executable, "bin/compile_kernel.py", "--if-needed"]
    subprocess.run(compiling, cwd=ROOT, env={**os.environ, kernel.SWITCH: ""}, check=True)
    plain, compiled = (_play(switch) for switch in (kernel.PLAIN, ""))
    assert plain[0] == f"kernel {Kernel.SWITCHED_OFF}"
    assert compiled[0] == f"kernel {Kernel.COMPILED}"
    assert compiled[1:] == plain[1:]
    assert [line.split()[:2] for line in plain[1:]] == [
        ["tcg", "random"],
        ["tcg", "easy"],
        ["lcg", "random"],
        ["lcg", "quick"],
        ["tcg", "states"],
        ["lcg", "states"],
    ]


def _play(switch: str) -> list[str]:
    played = subprocess.run(
        [sys.executable, "-m", "tests.rules.kernel_games", str(GAMES)],
        cwd=ROOT,
        env={**os.environ, kernel.SWITCH: switch, "PYTHONHASHSEED": "0"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=SECONDS,
    )
    return played.stdout.splitlines()
