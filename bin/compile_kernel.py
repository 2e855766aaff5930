"""Builds the compiled kernel: `bin/compile [--optimize 0|1|2|3]`.

mypyc translates the sources that `rules.kernel` names to C, and the C compiler makes a library of
them in `build/kernel/`. The sources stay as they are, and without a build all works as before.
It takes some minutes of processor time.
"""

import argparse
import fcntl
import json
import os
import shutil
import sys
import sysconfig
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from rules import kernel  # noqa: E402 - after the path is set

SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")


def main() -> None:
    parser = argparse.ArgumentParser(prog="bin/compile", description=__doc__)
    parser.add_argument("--optimize", choices="0123", default="3", help="how hard to optimize")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="compilers at once")
    parser.add_argument("--if-needed", action="store_true", help="leave a current build alone")
    arguments = parser.parse_args()
    found, _ = kernel.find_kernel()
    if arguments.if_needed and found is kernel.Kernel.COMPILED:
        print("The compiled kernel is current.")
        return
    if missing := kernel.missing_tools():
        sys.exit(f"bin/compile needs {missing}.")
    start = time.monotonic()
    with one_at_a_time():
        # Another may just have made it.
        found, _ = kernel.find_kernel()
        if not (arguments.if_needed and found is kernel.Kernel.COMPILED):
            build(arguments.optimize, arguments.jobs)
    print(f"The kernel is compiled, in {time.monotonic() - start:.0f} seconds.")


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait while another process builds the kernel of these sources."""
    kernel.BUILD.parent.mkdir(exist_ok=True)
    with kernel.BUILD.with_name("kernel.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(optimize: str, jobs: int) -> None:
    """Compile into a folder of its own, then put it in the place of the build before it."""
    work = kernel.BUILD.with_name("kernel.work")
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    # Taken first: a source that changes while this runs makes the build stale.
    fingerprint = kernel.fingerprint()
    config = work / "mypy.ini"
    config.write_text(f"[mypy]\nstrict = True\ncache_dir = {work / 'mypy'}\n")
    os.chdir(ROOT)
    files = [path.relative_to(ROOT).as_posix() for path in kernel.sources()]
    extensions = mypycify(
        ["--config-file", str(config), *files],
        opt_level=optimize,
        debug_level="0",
        multi_file=True,
        target_dir=str(work / "c"),
    )
    for extension in extensions:
        # No one else calls these functions: they may be called directly.
        extension.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]
    command = ParallelBuild(Distribution({"name": "kernel", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.jobs = jobs
    command.ensure_finalized()
    try:
        command.run()
    except CompileError as error:
        sys.exit(f"The C compiler failed: {error}")
    lib = work / "lib"
    modules = {_module(path.relative_to(lib)): str(path.relative_to(lib)) for path in _built(lib)}
    manifest = {"fingerprint": fingerprint, "modules": modules}
    (lib / kernel.MANIFEST).write_text(json.dumps(manifest, indent=1))
    shutil.rmtree(kernel.BUILD, ignore_errors=True)
    lib.rename(kernel.BUILD)
    shutil.rmtree(work)


def _built(lib: Path) -> list[Path]:
    return sorted(lib.rglob(f"*{SUFFIX}"))


def _module(file: Path) -> str:
    """Return the name of a module from its place in a build."""
    return file.as_posix().removesuffix(SUFFIX).replace("/", ".")


class ParallelBuild(build_ext):
    """Runs the C compiler for several files at a time."""

    jobs = 1

    def build_extensions(self) -> None:
        """Compile the extensions."""
        compile_files = self.compiler.compile

        def compile_in_parallel(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(self.jobs) as pool:
                built = pool.map(lambda source: compile_files([source], **options), sources)
                names: list[str] = []
                for number, each in enumerate(built, start=1):
                    names += each
                    if len(sources) > 1:
                        print(f"{number} of {len(sources)} files", flush=True)
                return names

        self.compiler.compile = compile_in_parallel
        super().build_extensions()


if __name__ == "__main__":
    main()
