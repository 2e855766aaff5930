"""manage.py study: what playing finds out, of decks and computer players of both games."""

from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError

from cards.management.unchecked_command import UncheckedCommand
from play.management.studies import STUDIES
from rules.construction.starters import starter_slugs
from rules.tcg.facts.sets import SetBlock
from rules.tcg.study.pairings import (
    Pairing,
    PairingFailed,
    PlayedPairing,
    against_random,
    pairings,
    play_all,
    starters_of,
)
from rules.tcg.study.tables import Study, page

GAMES = 200
RANDOM_GAMES = 100
SEED = 2003


class Command(UncheckedCommand):
    """Play many games and write what they show."""

    help = (
        "tcg plays each official starter deck against each deck of its block, and each by rules "
        "against random; lcg plays computer players against the scenarios of the LCG; players "
        "plays the computer players of the TCG against each other. These write "
        "tables in Markdown. tune finds the weights of the tuned player by self-play, plans those "
        "of the planner, moving those of moving again tried out, strikes those of what the Shadow "
        "plays, openings those of how a game is opened, value those of the value of a position, "
        "evaluation those of a table of the LCG, rules those of its expert rules. "
        "realism compares how cards fare with a table of people's games, agreement what two "
        "players say of cards and swaps, playouts shows which options are worth one. "
        "The same seed finds the same."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take what is studied, how often it is played, and where the result goes."""
        studies = parser.add_subparsers(dest="study", required=True, metavar="STUDY")
        self._add_decks(studies.add_parser("tcg", help="the starter decks against each other"))
        for name, study in STUDIES.items():
            study.add_arguments(studies.add_parser(name, help=study.HELP))

    def _add_decks(self, parser: ArgumentParser) -> None:
        parser.add_argument("--games", type=int, default=GAMES, help=f"a pairing; {GAMES}")
        parser.add_argument(
            "--random-games",
            type=int,
            default=RANDOM_GAMES,
            help=f"of each deck against the random player; {RANDOM_GAMES}",
        )
        parser.add_argument("--seed", type=int, default=SEED, help=str(SEED))
        limits = parser.add_mutually_exclusive_group()
        limits.add_argument("--block", choices=[block.value for block in SetBlock])
        limits.add_argument("--decks", nargs="+", metavar="DECK", help="slugs of starter decks")
        parser.add_argument("--workers", type=int, default=1, help="processes; 1")
        parser.add_argument("--output", type=Path, default=None, help="a file; standard output")

    def handle(self, *args: Any, **options: Any) -> None:
        """Play and write; CommandError in plain English for what cannot be played."""
        for name in (
            "games",
            "random_games",
            "quick_games",
            "led_games",
            "steps",
            "pairs",
            "workers",
        ):
            if options.get(name) is not None and options[name] < 1:
                raise CommandError(f"--{name.replace('_', '-')} must be at least 1.")
        if options["study"] == "tcg":
            text = self._study_decks(options)
        else:
            text = STUDIES[options["study"]].run(options, self._tell)
        self._write(text, options["output"])

    def _tell(self, progress: str) -> None:
        """Show a person at a terminal how far it is."""
        if self.stderr.isatty():
            self.stderr.write(f"\r{progress}", ending="")

    def _study_decks(self, options: dict[str, Any]) -> str:
        slugs = _slugs(options)
        try:
            study = Study(
                command=_command(options),
                pairings=self._play(pairings(slugs), options["games"], options),
                against_random=self._play(against_random(slugs), options["random_games"], options),
            )
        except PairingFailed as failure:
            raise CommandError(str(failure)) from failure
        return page(study)

    def _play(
        self, listed: Iterable[Pairing], games: int, options: dict[str, Any]
    ) -> Sequence[PlayedPairing]:
        """Play all, and show a person at a terminal how far it is."""
        all_listed = list(listed)
        played = play_all(all_listed, games, options["seed"], options["workers"])
        return list(self._show_progress(played, len(all_listed)))

    def _show_progress(
        self, played: Iterable[PlayedPairing], total: int
    ) -> Iterator[PlayedPairing]:
        for number, pairing in enumerate(played, start=1):
            if self.stderr.isatty():
                ending = "\n" if number == total else ""
                self.stderr.write(f"\r{number} of {total} pairings", ending=ending)
            yield pairing

    def _write(self, text: str, output: Path | None) -> None:
        if output is None:
            self.stdout.write(text, ending="")
            return
        try:
            output.write_text(text, encoding="utf-8")
        except OSError as error:
            raise CommandError(f"{output} can't be written: {error.strerror}.") from error


def _slugs(options: dict[str, Any]) -> Sequence[str]:
    if options["block"]:
        return starters_of(SetBlock(options["block"]))
    named: Sequence[str] = options["decks"] or starter_slugs()
    unknown = [slug for slug in named if slug not in starter_slugs()]
    if unknown:
        raise CommandError(
            f"There is no starter deck {', '.join(unknown)}. "
            f"There are {', '.join(starter_slugs())}."
        )
    return named


def _command(options: dict[str, Any]) -> str:
    """Return the command that gives the same tables."""
    parts = [f"manage.py study tcg --games {options['games']}"]
    if options["random_games"] != RANDOM_GAMES:
        parts.append(f"--random-games {options['random_games']}")
    parts.append(f"--seed {options['seed']}")
    if options["block"]:
        parts.append(f'--block "{options["block"]}"')
    if options["decks"]:
        parts.append(f"--decks {' '.join(options['decks'])}")
    return " ".join(parts)
