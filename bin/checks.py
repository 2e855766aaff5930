"""Runs every check, then every test: `bin/test`. Arguments go to pytest.

All checks run, whichever fails; what pytest says about the tests comes last. The types are checked
beside the tests, and the other checks while browser and servers are installed.
"""

import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Settings that leave the folder of anyone who runs this alone. Bytecode is kept even where the
# shell forbids it: the tests start Westmarch a hundred times, and each would compile it again.
ENVIRONMENT = {**os.environ, "DJANGO_SETTINGS_MODULE": "tests.settings"}
ENVIRONMENT.pop("PYTHONDONTWRITEBYTECODE", None)

LINT_IMPORTS = "from importlinter.cli import lint_imports_command as run; run()"
# Those that take longest come first.
CHECKS = {
    "migrations": ("manage.py", "makemigrations", "--check", "--dry-run"),
    "who may import whom": ("-c", LINT_IMPORTS),
    "style": ("-m", "ruff", "check"),
    "layout": ("-m", "ruff", "format", "--check"),
    "templates": ("-m", "djlint", "templates", "--lint", "--quiet"),
}

# Programs in the environment that are no modules, for scripts and style sheets.
BESIDE_PYTHON = Path(sys.executable).parent
OUR_FILES = ("static/js", "static/css")
# A copy of a list that changes while it is read is no useless one.
COPIES = "--allow=unicorn/no-useless-spread"
PROGRAMS = {
    "scripts": (str(BESIDE_PYTHON / "oxlint"), "--deny-warnings", COPIES, "static/js"),
    "layout of scripts and style sheets": (str(BESIDE_PYTHON / "oxfmt"), "--check", *OUR_FILES),
}

# Takes longest of all, and runs while the tests wait for servers and browsers.
TYPES = ("-m", "mypy")

CORES = len(os.sched_getaffinity(0))
# One process more than cores, because some tests wait for servers and browsers; each more would
# collect all tests once more. The tests of a file stay together, as they share what is slow to
# start; files begin in the order of tests/conftest.py.
PARALLEL = ("-n", str(CORES + 1), "--dist", "loadfile", "--no-loadscope-reorder")

# A Debian package, and a pattern below / of a program that it brings. The shell of Chromium has no
# window and needs a third of the processor time for a page; the tests also run in a whole Chromium.
PACKAGES = {
    "chromium-headless-shell": "usr/bin/chromium-headless-shell",
    "iproute2": "usr/sbin/ip",
    "postgresql": "usr/lib/postgresql/*/bin/initdb",
    "rabbitmq-server": "usr/lib/rabbitmq/bin/rabbitmq-server",
    "redis-server": "usr/bin/redis-server",
}


def install_what_tests_need() -> None:
    """Install browser and servers where that is possible; elsewhere their tests are skipped."""
    missing = [name for name, program in PACKAGES.items() if not any(Path("/").glob(program))]
    if not missing or os.getuid() != 0 or not shutil.which("apt-get"):
        return
    print(f"Installing {', '.join(missing)} …", flush=True)
    # Run level 1 keeps the packages from starting their servers.
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    for command in (
        ["apt-get", "update"],
        ["apt-get", "install", "--yes", "--no-install-recommends", *missing],
    ):
        done = subprocess.run(
            command,
            check=False,
            env=quietly,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode != 0:
            print(done.stdout, f"Not installed: {', '.join(missing)}.", sep="\n", flush=True)
            return


def passes(name: str, command: tuple[str, ...], *, beside_the_tests: bool = False) -> bool:
    """Return whether a check passes, and show its output if it fails.

    Beside the tests it takes what processor time they leave, and speaks on the other stream.
    """
    begun = time.monotonic()
    check = subprocess.run(
        [*(("nice", "-n", "10") if beside_the_tests else ()), *command],
        check=False,
        cwd=ROOT,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    verdict = "passed" if check.returncode == 0 else "FAILED"
    said = "" if check.returncode == 0 else f"\n{check.stdout}"
    words = f"{name}: {verdict} ({time.monotonic() - begun:.1f} s){said}"
    print(words, file=sys.stderr if beside_the_tests else sys.stdout, flush=True)
    return check.returncode == 0


def main() -> int:
    with ThreadPoolExecutor(CORES + 2) as several:
        packages = several.submit(install_what_tests_need)
        types = several.submit(passes, "types", (sys.executable, *TYPES), beside_the_tests=True)
        checks = {name: (sys.executable, *check) for name, check in CHECKS.items()} | PROGRAMS
        passed = list(several.map(passes, checks.keys(), checks.values()))
        packages.result()
        command = [sys.executable, "-m", "pytest", *PARALLEL, *sys.argv[1:]]
        tests = subprocess.run(command, check=False, cwd=ROOT, env=ENVIRONMENT)
    outcomes = {**dict(zip(checks, passed, strict=True)), "types": types.result()}
    failed = [name for name, good in outcomes.items() if not good]
    if failed:
        # On the other stream, so that what pytest prints last stays last.
        print(f"Failed before or beside the tests: {', '.join(failed)}", file=sys.stderr)
    return tests.returncode or len(failed)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
