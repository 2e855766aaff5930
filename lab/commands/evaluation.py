"""`python -m lab evaluation`: the weights by which the LCG's searches value a table."""

from argparse import ArgumentParser, Namespace

from lab.command import Refused, Tell
from lab.lcg.fits.evaluation import fit_evaluation, samples_by, samples_by_rules
from lab.lcg.weight_files import add_weight_arguments, with_table
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
    """Take the scenario, who plays how many games, and where the weights go."""
    parser.add_argument("scenario", choices=list(SCENARIOS))
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
    scenario, games, seed = options.scenario, options.games, options.seed
    leader, led_games = options.led_by, options.led_games or 0
    try:
        player(leader, seed)
    except UnknownPlayer as error:
        raise Refused(f"{str(error).capitalize()}.") from error
    command = f"python -m lab evaluation {scenario} --games {games} --seed {seed}"
    alone: bool = options.alone
    command += " --alone" if alone else ""
    head_starts: bool = options.head_starts
    command += " --head-starts" if head_starts else ""
    kind = {"alone": alone, "head_starts": head_starts}
    samples = list(samples_by_rules(scenario, games, seed, **kind))
    led = []
    tell(f"{games} games by expert rules")
    if led_games:
        command += f" --led-games {led_games} --led-by {leader}"
        playouts: int = options.led_playouts
        command += f" --led-playouts {playouts}" if playouts else ""
        led = list(samples_by(leader, scenario, led_games, seed, playouts=playouts, **kind))
    found = (round(weight, 4) for weight in fit_evaluation(samples, led))
    weights = dict(zip(FEATURES, found, strict=True))
    return with_table(EVALUATION_FILE, SCENARIOS[scenario].name, alone, command, weights)
