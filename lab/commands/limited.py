"""`python -m lab limited`: what cards are worth in limited play, or how drafted decks fare."""

from argparse import ArgumentParser, Namespace

from lab.command import Tell, add_seed_and_output
from lab.tcg.limited.versus import OTHERS, Score, play_against
from lab.tcg.limited.worths import fit, play_games, written
from rules.limited.events import event_slugs

HELP = "what cards are worth in limited play of the TCG, or how drafted decks fare"
EVENTS = tuple(slug for slug in event_slugs() if slug.endswith("-draft"))


def add_arguments(parser: ArgumentParser) -> None:
    """Take what is played: games to learn from, or drafts against simpler decks."""
    parser.add_argument("--games", type=int, default=2000, help="games to learn from; 2000")
    parser.add_argument("--against", choices=OTHERS, help="measure decks against these instead")
    parser.add_argument("--drafts", type=int, default=50, help="drafts of eight games each; 50")
    parser.add_argument("--events", nargs="+", choices=EVENTS, default=EVENTS, help="all drafts")
    parser.add_argument("--player", default="quick", help="quick")
    add_seed_and_output(parser, 1)


def run(options: Namespace, tell: Tell) -> str:
    """Return the learned weights as JSON, or the score of the computer's decks."""
    events = tuple(options.events)
    if options.against:
        score = Score(0, 0)
        against = play_against(
            options.against, events, options.drafts, options.seed, options.player
        )
        for score in against:
            tell(f"{score.won} of {score.games}")
        low, high = score.interval
        share = 100 * score.won / score.games
        return (
            f"{score.won} of {score.games} games won against {options.against} decks: "
            f"{share:.1f} % ({100 * low:.1f} to {100 * high:.1f})\n"
        )
    games = []
    for game in play_games(events, options.games, options.seed, options.player):
        games.append(game)
        tell(f"{len(games)} of {options.games}")
    return written(fit(games))
