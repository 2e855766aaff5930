"""`python -m lab COMMAND`: fits weights, ranks players, and writes tables of many games."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from lab.command import Refused
from lab.commands import COMMANDS
from rules.broken_pipes import exit_on_broken_pipe
from rules.tcg.pairings import PairingFailed

COUNTS = ("games", "random_games", "quick_games", "led_games", "steps", "pairs", "workers")


def main(words: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 1 if it can't do what was asked."""
    parser = argparse.ArgumentParser(prog="python -m lab", description=__doc__)
    parsers = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, command in COMMANDS.items():
        command.add_arguments(parsers.add_parser(name, help=command.HELP))
    options = parser.parse_args(words)
    try:
        _check_counts(options)
        _write(COMMANDS[options.command].run(options, _show_progress), options.output)
    except (Refused, PairingFailed) as refusal:
        print(refusal, file=sys.stderr)
        return 1
    return 0


def _check_counts(options: argparse.Namespace) -> None:
    for name in COUNTS:
        count = getattr(options, name, None)
        if isinstance(count, int) and count < 1:
            raise Refused(f"--{name.replace('_', '-')} must be at least 1.")


def _show_progress(progress: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{progress}", end="", file=sys.stderr)


def _write(text: str, output: Path | None) -> None:
    if output is None:
        print(text, end="")
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused(f"{output} can't be written: {error.strerror}.") from error


if __name__ == "__main__":
    with exit_on_broken_pipe():
        sys.exit(main())
