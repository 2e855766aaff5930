"""`python -m lab limited`: what cards are worth in limited play, or how decks fare."""

from argparse import ArgumentParser, Namespace

from lab.command import Tell, add_seed_and_output
from lab.tcg.limited.fields import LEAST
from lab.tcg.limited.sealed import DAY, built_decks, in_words
from lab.tcg.limited.versus import OTHERS, Score, play_against
from lab.tcg.limited.worths import fit, play_games, written
from rules.construction import Game
from rules.limited.events import limited_events

HELP = "what cards are worth in limited play of the TCG, or how drafted decks fare"
EVENTS = tuple(
    event.slug
    for event in limited_events()
    if event.game is Game.TCG and event.is_draft and event.least == LEAST
)
SEALED = tuple(
    event.slug for event in limited_events() if event.game is Game.TCG and not event.is_draft
)


def add_arguments(parser: ArgumentParser) -> None:
    """Take what is played: games to learn from, or drafts against simpler decks."""
    parser.add_argument("--games", type=int, default=2000, help="games to learn from; 2000")
    parser.add_argument("--against", choices=OTHERS, help="measure decks against these instead")
    parser.add_argument("--build", type=int, help="build this many decks of sealed pools instead")
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
    if options.build:
        return in_words(built_decks(SEALED, options.seed, DAY), options.build, tell)
    games = []
    for game in play_games(events, options.games, options.seed, options.player):
        games.append(game)
        tell(f"{len(games)} of {options.games}")
    return written(fit(games))
