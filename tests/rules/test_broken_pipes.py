"""A command whose reader stops reading ends without a word, and with the status others have."""

import subprocess
import sys

import pytest

from rules.broken_pipes import STATUS, exit_on_broken_pipe
from tests.processes import ROOT, environment


@pytest.mark.parametrize(
    "command",
    [
        ("-m", "rules.tcg.library", "--words"),
        ("-m", "rules.lcg.library", "--json"),
        ("manage.py", "help"),
    ],
    ids=" ".join,
)
def test_a_reader_who_stops_gets_no_traceback(command: tuple[str, ...]) -> None:
    process = subprocess.Popen(
        [sys.executable, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env=environment(),
    )
    assert process.stdout
    assert process.stderr
    process.stdout.close()

    assert process.stderr.read() == b""
    assert process.wait(timeout=60) == STATUS
    process.stderr.close()


def test_a_lost_connection_is_still_an_error() -> None:
    with pytest.raises(BrokenPipeError, match="database"), exit_on_broken_pipe():
        raise BrokenPipeError("the database went away")
