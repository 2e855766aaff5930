"""Makes `.venv` from a lock file when that file has changed, and runs a program in it.

    environment.py LOCK ARGUMENTS…      runs `.venv/bin/python ARGUMENTS…`

The compiler of the rules kernel has an environment of its own, `build/compiler`, unless `.venv` is
that of developers, which has it.

Standard library only: it runs before anything is installed. The packages come through uv, which
is quick; where uv cannot be had, through pip. Both hold every file against its hash in the lock.
"""

import fcntl
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
UV = VENV / "bin" / "uv"
COMPILER = ROOT / "build" / "compiler"
COMPILER_LOCK, DEVELOPERS_LOCK = "requirements-compile.lock", "requirements-dev.lock"
UV_LOCK = ROOT / "bin" / "uv.lock"


class CannotPrepare(Exception):
    """Why the environment could not be made, in words for anyone who typed the command."""


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two commands started at once must not fill the same environment."""
    folder = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def environment_for(lock: Path) -> Path:
    """Return the folder of the environment that holds what a lock file says, and see to it."""
    if lock.name != COMPILER_LOCK:
        fill(VENV, lock)
        return VENV
    if is_filled(VENV, ROOT / DEVELOPERS_LOCK):
        return VENV
    fill(COMPILER, lock)
    return COMPILER


def fill(venv: Path, lock: Path) -> None:
    """See to it that an environment holds what the lock file says."""
    if is_filled(venv, lock):
        return
    print(f"Installing what {lock.name} names …", flush=True)
    if not runs(python_of(venv), "-m", "pip", "--version"):
        make_venv(venv)
    install(venv, lock)
    mark(venv, lock).write_text(fingerprint(lock))


def is_filled(venv: Path, lock: Path) -> bool:
    """Whether an environment holds what the lock file says now."""
    marked = mark(venv, lock)
    return marked.exists() and marked.read_text() == fingerprint(lock)


def mark(venv: Path, lock: Path) -> Path:
    """Return the file that says from which lock an environment was filled."""
    return venv / f"{lock.name}.installed"


def python_of(venv: Path) -> Path:
    """Return the Python of an environment."""
    return venv / "bin" / "python"


def fingerprint(lock: Path) -> str:
    """What the environment depends on: the lock, and which Python it is for."""
    python = f"{sys.implementation.cache_tag} {sys.base_prefix}".encode()
    return hashlib.sha256(python + lock.read_bytes()).hexdigest()


def make_venv(venv: Path) -> None:
    if not runs(sys.executable, "-c", "import ensurepip"):
        install_ensurepip()
    made = run(sys.executable, "-m", "venv", "--clear", venv)
    if made.returncode != 0:
        raise CannotPrepare(f"No environment could be made in {venv}:\n{made.stdout}")


def install_ensurepip() -> None:
    """Debian keeps a part of Python in a package of its own."""
    package = f"python3.{sys.version_info.minor}-venv"
    advice = f"This Python cannot make environments. On Debian: apt-get install {package}"
    if os.getuid() != 0 or not Path("/usr/bin/apt-get").exists():
        raise CannotPrepare(advice)
    run("apt-get", "update")
    if run("apt-get", "install", "-y", "--no-install-recommends", package).returncode != 0:
        raise CannotPrepare(advice)


def install(venv: Path, lock: Path) -> None:
    python = python_of(venv)
    pip = (python, "-m", "pip", "install", "--quiet", "--require-hashes", "-r")
    # The compiler's environment is filled by the uv of the other, or else by pip.
    if runs(UV, "--version") or (venv == VENV and runs(*pip, UV_LOCK)):
        # Compiled once, so that no start has to; pip does so by itself.
        by_uv = (UV, "pip", "install", "--quiet", "--compile-bytecode", "--python", python)
        if runs(*by_uv, "--require-hashes", "-r", lock):
            return
    by_pip = run(*pip, lock)
    if by_pip.returncode != 0:
        raise CannotPrepare(f"The packages could not be installed:\n{by_pip.stdout}")


def runs(*command: str | Path) -> bool:
    return run(*command).returncode == 0


def run(*command: str | Path) -> "subprocess.CompletedProcess[str]":
    try:
        return subprocess.run(
            [str(word) for word in command],
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "UV_PYTHON_DOWNLOADS": "never"},
        )
    except OSError as error:
        return subprocess.CompletedProcess(command, returncode=127, stdout=str(error))


def main() -> None:
    lock, *arguments = sys.argv[1:]
    try:
        with one_at_a_time():
            python = python_of(environment_for(ROOT / lock))
    except CannotPrepare as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)
    os.execv(python, [str(python), *arguments])


if __name__ == "__main__":
    main()
