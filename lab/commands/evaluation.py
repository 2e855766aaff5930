"""`python -m lab evaluation`: the weights by which the LCG's searches value a table."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from lab.command import Refused, Tell
from lab.lcg.fits.evaluation import (
    Sample,
    fit_evaluation,
    fit_parts,
    samples_by,
    samples_by_rules,
)
from lab.lcg.weight_files import add_weight_arguments, with_table
from rules.lcg.players.evaluation import SHARED
from rules.lcg.players.features import FEATURES
from rules.lcg.players.learned.tables import EVALUATION_FILE
from rules.lcg.players.naming import player
from rules.lcg.scenarios import SCENARIOS
from rules.players.player import UnknownPlayer

HELP = "weights of the value of a table of the LCG, from games played"
GAMES = 2_000
LEADER = "good"
SEED = 1


def add_arguments(parser: ArgumentParser) -> None:
    """Take the scenarios, who plays how many games, and where the weights go."""
    parser.add_argument(
        "scenario",
        nargs="+",
        choices=list(SCENARIOS),
        help="one, or several whose weights are fitted together",
    )
    parser.add_argument("--games", type=int, default=GAMES, help=f"by expert rules; {GAMES}")
    parser.add_argument(
        "--led-games",
        type=int,
        default=None,
        help="of a stronger player, who reaches the later stages of a hard quest; none",
    )
    parser.add_argument("--led-by", default=LEADER, metavar="PLAYER", help=LEADER)
    parser.add_argument(
        "--led-playouts", type=int, default=0, help="of each choice of a search; its own number"
    )
    parser.add_argument("--alone", action="store_true", help="weights for a player alone")
    add_weight_arguments(parser, SEED, EVALUATION_FILE)


def run(options: Namespace, tell: Tell) -> str:
    """Play, fit and return the file with the new weights. Raise Refused for an unknown player."""
    try:
        player(options.led_by, options.seed)
    except UnknownPlayer as error:
        raise Refused(f"{str(error).capitalize()}.") from error
    scenarios: list[str] = options.scenario
    by_rules: dict[str, list[Sample]] = {}
    led: list[Sample] = []
    for slug in scenarios:
        tell(f"{slug}: {options.games} games by expert rules")
        by_rules[slug] = list(_by_rules(slug, options))
        led = list(_led(slug, options))
        if len(scenarios) > 1:
            by_rules[slug] += led
    if len(scenarios) == 1:
        found = {SCENARIOS[scenarios[0]].name: fit_evaluation(by_rules[scenarios[0]], led)}
    else:
        shared, parts = fit_parts(by_rules)
        found = {SCENARIOS[slug].name: part for slug, part in parts.items()} | {SHARED: shared}
    written = EVALUATION_FILE.read_text("utf-8")
    for quest, weights in found.items():
        rounded = (round(weight, 4) for weight in weights)
        named = dict(zip(FEATURES, rounded, strict=True))
        written = with_table(written, quest, options.alone, _command(options), named)
    return written


def _by_rules(slug: str, options: Namespace) -> Iterator[Sample]:
    alone, head_starts = options.alone, options.head_starts
    return samples_by_rules(slug, options.games, options.seed, alone=alone, head_starts=head_starts)


def _led(slug: str, options: Namespace) -> Iterator[Sample]:
    """Return the tables of the games that a stronger player plays, if there are any."""
    if not options.led_games:
        return iter(())
    return samples_by(
        options.led_by,
        slug,
        options.led_games,
        options.seed,
        alone=options.alone,
        head_starts=options.head_starts,
        playouts=options.led_playouts,
    )


def _command(options: Namespace) -> str:
    """Return the command that finds the same weights."""
    parts = [f"python -m lab evaluation {' '.join(options.scenario)}"]
    parts.append(f"--games {options.games} --seed {options.seed}")
    parts += ["--alone"] if options.alone else []
    parts += ["--head-starts"] if options.head_starts else []
    if options.led_games:
        parts.append(f"--led-games {options.led_games} --led-by {options.led_by}")
        parts += [f"--led-playouts {options.led_playouts}"] if options.led_playouts else []
    return " ".join(parts)
