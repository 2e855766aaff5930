"""What a playtest may ask for, and the words for what it may not."""

MAX_GAMES = 100_000
# The TCG is for up to six players, the LCG for up to four.
MAX_DECKS = 6
# A trial has versions of a deck and their opponents.
MAX_TRIAL_DECKS = 60
MAX_CANDIDATES = 16
MAX_SEED = 2**63 - 1
# A table of either game has up to four seats.
MAX_TABLE_SEATS = 4


class OutOfBounds(ValueError):
    """A number that a playtest cannot have; the message is for the person who asked for it."""


def check_games(games: int) -> int:
    """Return the number of games back; `OutOfBounds` where it is below 1 or too large."""
    if not 1 <= games <= MAX_GAMES:
        raise OutOfBounds(f"A playtest has 1 to {MAX_GAMES:,} games, not {games:,}.")
    return games


def check_seed(seed: int) -> int:
    """Return the seed back; `OutOfBounds` where it is negative or too large to store."""
    if not 0 <= seed <= MAX_SEED:
        raise OutOfBounds(f"A seed is a whole number from 0 to {MAX_SEED}, not {seed}.")
    return seed
