"""`python -m lab rules`: what the expert rules of the LCG weigh in a scenario, alone or not."""

import dataclasses
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from lab.command import Refused, Tell
from lab.lcg.decks import TABLES, study_decks
from lab.lcg.fits.expert_rules import tune
from lab.lcg.weight_files import add_weight_arguments, with_table
from rules.lcg.deck import LcgDeck
from rules.lcg.players.learned.tables import EXPERT_FILE
from rules.lcg.players.weights import Weights
from rules.lcg.scenarios import SCENARIOS

HELP = "weights of the expert rules of the LCG in a scenario, by an evolution strategy"
STEPS = 100
PAIRS = 90
SEED = 5
# The last steps go round in circles; their mean is better than the last one.
AVERAGED = 10
PAIRS_OF_DECKS = ["+".join(names) for names in TABLES if len(names) > 1]


def add_arguments(parser: ArgumentParser) -> None:
    """Take the scenario, who plays, how long it is tuned, and where the weights go."""
    parser.add_argument("scenario", choices=list(SCENARIOS))
    parser.add_argument(
        "--decks",
        nargs="+",
        default=PAIRS_OF_DECKS,
        metavar="DECK[+DECK]",
        help="who plays together, alone in all games or in none; " + " ".join(PAIRS_OF_DECKS),
    )
    parser.add_argument("--steps", type=int, default=STEPS, help=f"changes of the weights; {STEPS}")
    parser.add_argument("--pairs", type=int, default=PAIRS, help=f"of games a step; {PAIRS}")
    add_weight_arguments(parser, SEED, EXPERT_FILE)


def run(options: Namespace, tell: Tell) -> str:
    """Play, tune and return the file with the new weights."""
    tables = _tables(options.decks)
    steps, pairs, seed = options.steps, options.pairs, options.seed
    found: list[Weights] = []
    tuned = tune(
        tables,
        options.scenario,
        pairs=pairs,
        steps=steps,
        seed=seed,
        head_starts=options.head_starts,
    )
    for reward, weights in tuned:
        found.append(weights)
        tell(f"step {len(found)} of {steps}: mean reward {reward:.3f}")
    named = ""
    if options.decks != PAIRS_OF_DECKS:
        named = f" --decks {' '.join(options.decks)}"
    named += " --head-starts" if options.head_starts else ""
    command = f"python -m lab rules {options.scenario} --steps {steps} --pairs {pairs}"
    command += f" --seed {seed}{named}"
    quest, last = SCENARIOS[options.scenario].name, mean_weights(found[-AVERAGED:])
    return with_table(EXPERT_FILE.read_text("utf-8"), quest, len(tables[0]) == 1, command, last)


def _tables(listed: Sequence[str]) -> list[list[LcgDeck]]:
    """Return the decks of each table; raise Refused for what can't be tuned together."""
    known = study_decks()
    named = [names.split("+") for names in listed]
    missing = sorted({name for names in named for name in names} - known.keys())
    if missing:
        raise Refused(f"There is no deck {', '.join(missing)}. There are {', '.join(known)}.")
    if len({len(names) == 1 for names in named}) > 1:
        raise Refused("A player alone has other weights. Name decks alone, or decks together.")
    return [[known[name] for name in names] for names in named]


def mean_weights(found: Sequence[Weights]) -> dict[str, float]:
    """Return the mean of each weight."""
    rows = [dataclasses.asdict(weights) for weights in found]
    return {name: round(sum(row[name] for row in rows) / len(rows), 3) for name in rows[0]}
