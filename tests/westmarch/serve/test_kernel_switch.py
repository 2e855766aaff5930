"""The kernel is compiled in the background; workers change over to it between two chunks."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rules.kernel import Kernel
from tests.processes import alive, descendants, eventually
from westmarch.serve import kernel_switch
from westmarch.serve.kernel_switch import KernelSwitch, compiler_of_the_kernel, describe_kernel
from westmarch.serve.service import Service
from westmarch.serve.supervisor import Supervisor

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")

# Notes which kernel it plays with as it starts, and finishes its chunk before it ends.
WORKER = """
import pathlib, signal, sys, time
folder = pathlib.Path(sys.argv[1])
kernel = "compiled" if (folder / "kernel").exists() else "plain"
stopping = []
signal.signal(signal.SIGTERM, lambda *_: stopping.append(1))
while not stopping:
    with (folder / "chunks").open("a") as chunks:
        chunks.write(f"begun {kernel}\\n")
        chunks.flush()
        time.sleep(0.05)
        chunks.write(f"done {kernel}\\n")
"""
COMPILES = "import pathlib, sys; pathlib.Path(sys.argv[1], 'kernel').touch()"
FAILS = "raise SystemExit('no space left')"
HANGS = (
    "import subprocess, sys, time;"
    "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)']); time.sleep(60)"
)
Site = Callable[[str], tuple[KernelSwitch, Supervisor, Service, Service]]


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """Return a function that starts a worker, and beside it a stand-in for the compiler."""
    started: list[Service] = []

    def start(compile: str) -> tuple[KernelSwitch, Supervisor, Service, Service]:
        worker = Service("worker", ["-c", WORKER, str(tmp_path)], quiet=True)
        compiler = Service(
            "compiler", ["-c", compile, str(tmp_path)], output=tmp_path / "compile.log"
        )
        started.extend((worker, compiler))
        worker.start()
        assert eventually(lambda: chunks(tmp_path))
        watch = Supervisor(worker)
        switch = KernelSwitch(
            compiler,
            watch,
            workers=[worker],
            find=lambda: Kernel.COMPILED if (tmp_path / "kernel").exists() else Kernel.NOT_BUILT,
            current=(tmp_path / "sources").read_text,
        )
        switch.start()
        return switch, watch, worker, compiler

    (tmp_path / "sources").write_text("first")
    yield start
    for service in started:
        service.kill_group()


def chunks(folder: Path) -> list[str]:
    """Return what the worker noted of its chunks."""
    noted = folder / "chunks"
    return noted.read_text().splitlines() if noted.exists() else []


def goes_on_until(happens: Callable[[], object], switch: KernelSwitch, watch: Supervisor) -> bool:
    """Whether it happens while both look on."""

    def look() -> object:
        watch.glance()
        switch.glance()
        return happens()

    return eventually(look)


def is_over(compiler: Service) -> Callable[[], bool]:
    return lambda: compiler.exit_status() is not None


def test_workers_change_over_between_two_chunks(
    site: Site, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    switch, watch, worker, _ = site(COMPILES)

    assert goes_on_until(lambda: "done compiled" in chunks(tmp_path), switch, watch)

    noted = chunks(tmp_path)
    change = noted.index("begun compiled")
    assert noted[change - 1] == "done plain", "the chunk before was finished"
    assert noted[:change].count("begun plain") == noted[:change].count("done plain")
    assert not worker.forked
    said = capfd.readouterr().out
    assert said == "The rules kernel is compiled: the workers change over to it.\n"


def test_a_failed_build_costs_one_line_and_the_site_plays_on(
    site: Site, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    switch, watch, worker, compiler = site(FAILS)
    assert worker.process
    first = worker.process.pid

    assert goes_on_until(is_over(compiler), switch, watch)
    switch.glance()

    assert worker.process.pid == first
    assert (tmp_path / "compile.log").read_text() == "no space left\n"
    (line,) = capfd.readouterr().out.splitlines()
    assert line.startswith("The rules kernel could not be compiled")
    assert line.endswith("compile.log")


def test_a_kernel_of_other_sources_than_those_that_play_is_left_for_the_next_start(
    site: Site, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    switch, watch, worker, compiler = site(COMPILES)
    (tmp_path / "sources").write_text("second")
    assert worker.process
    first = worker.process.pid

    assert goes_on_until(is_over(compiler), switch, watch)
    switch.glance()
    watch.glance()

    assert worker.process.pid == first
    assert worker.is_running
    assert "start bin/serve again" in capfd.readouterr().out


def test_a_site_that_stops_ends_the_compiler_with_all_it_has_started(site: Site) -> None:
    _, _, _, compiler = site(HANGS)
    assert compiler.process
    assert compiler.process.pid
    pid = compiler.process.pid
    assert eventually(lambda: descendants(pid))
    everything = {pid, *descendants(pid)}

    compiler.kill_group()

    assert alive(everything) == set()


@pytest.mark.parametrize("in_use", [Kernel.COMPILED, Kernel.SWITCHED_OFF])
def test_nothing_is_compiled_where_nothing_should_be(
    in_use: Kernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel_switch, "kernel_in_use", lambda: in_use)

    assert compiler_of_the_kernel() is None
    assert describe_kernel(None) == in_use


def test_without_a_compiler_one_line_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_switch, "kernel_in_use", lambda: Kernel.NOT_BUILT)
    monkeypatch.setenv("CC", "no-such-compiler")

    assert compiler_of_the_kernel() is None
    assert describe_kernel(None) == (
        "plain (a faster one needs a C compiler, and no-such-compiler was not found)"
    )


def test_the_compiler_stands_back_for_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_switch, "kernel_in_use", lambda: Kernel.STALE)
    monkeypatch.setattr(kernel_switch, "missing_tools", lambda: "")

    compiler = compiler_of_the_kernel(["-c", COMPILES])

    assert compiler is not None
    assert compiler.niceness == 19
    assert "compiled in the background" in describe_kernel(compiler)
