"""`python -m lab limited`: what cards are worth in limited play, or how decks fare."""

from argparse import ArgumentParser, Namespace

from lab.command import Refused, Tell, add_seed_and_output
from lab.ledger import Ledger, add_ledger
from lab.tcg.limited.fields import LEAST
from lab.tcg.limited.sealed import DAY, built_decks, in_words
from lab.tcg.limited.self_play import GAMES, Table, event_of, play_table
from lab.tcg.limited.versus import OTHERS, PRIOR, Score, play_against
from lab.tcg.limited.worths import fit, written
from rules.construction import Game
from rules.limited.events import limited_events
from rules.limited.tcg.worth import BY_HAND

HELP = "what cards are worth in limited play of the TCG, or how drafted decks fare"
DRAFTS = tuple(
    event.slug for event in limited_events() if event.game is Game.TCG and event.is_draft
)
EVENTS = tuple(
    event.slug for event in limited_events() if event.slug in DRAFTS and event.least == LEAST
)
SEALED = tuple(
    event.slug for event in limited_events() if event.game is Game.TCG and not event.is_draft
)


def add_arguments(parser: ArgumentParser) -> None:
    """Take what is played: games to learn from, or drafts against simpler decks."""
    parser.add_argument("--games", type=int, default=2000, help="games to learn from; 2000")
    parser.add_argument(
        "--rounds", type=int, default=1, help="learn so often, each time with the last weights; 1"
    )
    parser.add_argument(
        "--against", choices=(*OTHERS, PRIOR), help="measure decks against these instead"
    )
    parser.add_argument("--build", type=int, help="build this many decks of sealed pools instead")
    parser.add_argument("--drafts", type=int, default=50, help="drafts of eight games each; 50")
    parser.add_argument("--events", nargs="+", choices=DRAFTS, help="which drafts; all")
    parser.add_argument("--player", default="quick", help="quick")
    add_ledger(parser)
    add_seed_and_output(parser, 1)


def run(options: Namespace, tell: Tell) -> str:
    """Return the learned weights as JSON, or the score of the computer's decks."""
    if options.against:
        return _score(options, tell)
    if options.build:
        return in_words(built_decks(SEALED, options.seed, DAY), options.build, tell)
    if not 1 <= options.rounds <= options.games // GAMES:
        raise Refused(f"A round has at least {GAMES} games.")
    return _learn(options, tell)


def _score(options: Namespace, tell: Tell) -> str:
    events = tuple(options.events or EVENTS)
    score = Score(0, 0)
    for score in play_against(
        options.against, events, options.drafts, options.seed, options.player
    ):
        tell(f"{score.won} of {score.games}")
    low, high = score.interval
    share = 100 * score.won / score.games
    return (
        f"{score.won} of {score.games} games won against {options.against} decks: "
        f"{share:.1f} % ({100 * low:.1f} to {100 * high:.1f})\n"
    )


def _learn(options: Namespace, tell: Tell) -> str:
    """Play tables in rounds; those of the ledger are kept, so that it can stop at any time."""
    study = {"seed": options.seed, "player": options.player, "events": options.events}
    ledger = Ledger(options.ledger, study)
    known = ledger.read()
    drafts, sealed = options.events or DRAFTS, () if options.events else SEALED
    tables: list[Table] = []
    weights = BY_HAND
    in_round = options.games // GAMES // options.rounds
    for number in range(in_round * options.rounds):
        if number and number % in_round == 0:
            weights = fit(tables)
        key = str(number)
        if key in known:
            table = Table(known[key]["decks"], known[key]["games"])
        else:
            event = event_of(number, drafts, sealed)
            table = play_table(event, options.seed + number, weights, options.player)
            ledger.add(key, {"decks": table.decks, "games": table.games})
        tables.append(table)
        tell(f"{len(tables) * GAMES} of {options.games}")
    return written(fit(tables))
