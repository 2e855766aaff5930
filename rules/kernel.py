"""Which kernel plays: the sources as they are, or the same sources compiled by `bin/compile`.

`bin/compile` puts the compiled kernel into `build/kernel/`, beside the sources, with a fingerprint
of what it was built from; `bin/serve` has that done in the background. `import rules` uses it if it
is there and of these very sources, and otherwise plays by the sources themselves. `kernel_in_use`
returns which one it is. Set `RULES_KERNEL=plain` to leave a build unused and to make none.

Compiled modules keep to what mypyc reads well:

- A native class has no `X.__new__(X)`: a state is made empty, then filled (`new_state`, `clone`).
- What is made and read all the time is a `ValueObject` or another class with slots, not a named
  tuple, and `acyclic` (`kernel_hints.py`).
- Constants are `Final`, tuples of tuples by a type that names no length. Tables go from type to
  function; there is no `singledispatch`.
- `reversed()` over tuples of `Any` fails; `[::-1]` works. Own exceptions derive from `Exception`.
"""

import json
import os
import shutil
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from enum import StrEnum
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build" / "kernel"
MANIFEST = "kernel.json"
SWITCH = "RULES_KERNEL"
PLAIN = "plain"

# What is compiled, as patterns below `rules`: the engines, what cards do, and the players.
COMPILED = (
    "codes.py",
    "rng.py",
    "value_object.py",
    "players/random_player.py",
    "playtest/lcg/observation.py",
    "playtest/playing.py",
    "playtest/tcg/observation.py",
    "tcg/engine/**/*.py",
    "tcg/hidden.py",
    "tcg/notation/compiler/*.py",
    "tcg/players/*.py",
    "tcg/players/learned/*.py",
    "tcg/players/reading/*.py",
    "tcg/players/thumb/*.py",
    "lcg/engine/*.py",
    "lcg/hidden.py",
    "lcg/library/own/*.py",
    "lcg/notation/compiler/*.py",
    "lcg/players/*.py",
)

# What compiled code takes the shapes of, though it is not compiled itself.
INTERFACES = (
    "kernel_hints.py",
    "names.py",
    "notation/*.py",
    "players/player.py",
    "players/strengths.py",
    "players/telling.py",
    "tcg/facts/card.py",
    "tcg/notation/*.py",
    "tcg/vocabulary.py",
    "lcg/facts/card.py",
    "lcg/notation/*.py",
    "lcg/vocabulary.py",
)


class Kernel(StrEnum):
    """Which kernel is in use and why, in words for those who start a server or the bench."""

    COMPILED = "compiled"
    NOT_BUILT = "plain (bin/compile builds a faster one)"
    STALE = "plain (the compiled one is of other sources; run bin/compile again)"
    SWITCHED_OFF = f"plain ({SWITCH}={PLAIN})"


_in_use = Kernel.NOT_BUILT


def sources(root: Path = ROOT) -> list[Path]:
    """Return the files that are compiled, in a fixed order."""
    return [path for path in _files(root, COMPILED) if path.name != "__init__.py"]


def fingerprint(root: Path = ROOT) -> str:
    """Return what a build depends on: which Python it is for, and what it is made from."""
    found = sha256(f"{sys.implementation.cache_tag} {sys.platform}".encode())
    for path in _files(root, COMPILED + INTERFACES):
        found.update(path.relative_to(root).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def _files(root: Path, patterns: tuple[str, ...]) -> list[Path]:
    return sorted(path for pattern in patterns for path in (root / "rules").glob(pattern))


class CompiledModules(MetaPathFinder):
    """Finds the modules of a build, before Python looks for their sources."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a compiled module is; None for any other."""
        file = self.files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(
            fullname, file, loader=ExtensionFileLoader(fullname, str(file))
        )


def kernel_in_use() -> Kernel:
    """Return which kernel this process plays with."""
    return _in_use


def kernel_name() -> str:
    """Return "compiled" or "plain"."""
    return "compiled" if _in_use is Kernel.COMPILED else PLAIN


def use_kernel(build: Path = BUILD, root: Path = ROOT) -> Kernel:
    """Let the compiled kernel be imported if there is a current one, and return which is used.

    It must be called before a module of the kernel is imported, as `import rules` does.
    """
    global _in_use
    _in_use, modules = find_kernel(build, root)
    if modules:
        sys.meta_path.insert(0, CompiledModules(modules))
    return _in_use


def find_kernel(build: Path = BUILD, root: Path = ROOT) -> tuple[Kernel, dict[str, Path]]:
    """Return which kernel to use, and where its compiled modules are."""
    if os.environ.get(SWITCH) == PLAIN:
        return Kernel.SWITCHED_OFF, {}
    manifest = _manifest(build)
    if manifest is None:
        return Kernel.NOT_BUILT, {}
    if manifest["fingerprint"] != fingerprint(root):
        return Kernel.STALE, {}
    modules = {name: build / file for name, file in manifest["modules"].items()}
    return Kernel.COMPILED, modules


def missing_tools() -> str:
    """Return what is missing to compile the kernel, in words; "" if nothing is."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"a C compiler, and {compiler} was not found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers (on Debian: python3-dev)"
    return ""


def _manifest(build: Path) -> dict[str, Any] | None:
    """Return what a build says of itself; None if there is none that can be read."""
    try:
        manifest = json.loads((build / MANIFEST).read_text())
    except (OSError, ValueError):
        return None
    complete = isinstance(manifest, dict) and {"fingerprint", "modules"} <= manifest.keys()
    return manifest if complete else None
