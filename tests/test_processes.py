"""Programs that tests start are gone when the tests are, even if the tests are killed."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes import ROOT, alive, descendants, eventually

RUN = """
import sys, time
from pathlib import Path
from tests.processes import environment, running
sleep = (sys.executable, "-c", "import time; time.sleep(60)")
with running(*sleep, env=environment(), output=Path(sys.argv[1])):
    time.sleep(60)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_program_ends_with_tests_that_are_killed(tmp_path: Path) -> None:
    tests = subprocess.Popen([sys.executable, "-c", RUN, str(tmp_path / "output")], cwd=ROOT)
    try:
        assert eventually(lambda: descendants(tests.pid))
        started = descendants(tests.pid)
    finally:
        tests.kill()
        tests.wait()
    assert eventually(lambda: not alive(started), seconds=5)
