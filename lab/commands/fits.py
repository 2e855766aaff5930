"""`python -m lab moving` and the other fits of the TCG's players: each writes a file of weights."""

from argparse import ArgumentParser, Namespace
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lab.command import Tell
from lab.tcg.fits import moving, openings, plans, regroup, strikes
from lab.tcg.fits.frame import Fit

SEED: Final = 1


@dataclass(slots=True)
class FitCommand:
    """The command of a fit; it writes over the weights that the players read."""

    HELP: str
    fit: Fit

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take how many games are played, and where the weights go."""
        games, file = self.fit.games, self.fit.file
        parser.add_argument("--games", type=int, default=games, help=str(games))
        parser.add_argument("--seed", type=int, default=SEED, help=str(SEED))
        parser.add_argument("--output", type=Path, default=file, help=f"a file; {file.name}")

    def run(self, options: Namespace, tell: Tell) -> str:
        """Play, fit and return the weights as JSON."""
        return self.fit.run(options.games, options.seed, tell)


FITS: Final = {
    fit.name: FitCommand(fit.about, fit)
    for fit in (moving.FIT, openings.FIT, plans.FIT, regroup.FIT, strikes.FIT)
}
