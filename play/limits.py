"""What a playtest may ask for, and the words for what it may not."""

MOST_GAMES = 100_000
LARGEST_SEED = 2**63 - 1


class OutOfBounds(ValueError):
    """A number that a playtest cannot have; the message is for the person who asked for it."""


def check_games(games: int) -> int:
    """Give the number of games back; `OutOfBounds` where it is none or too many."""
    if not 1 <= games <= MOST_GAMES:
        raise OutOfBounds(f"A playtest has 1 to {MOST_GAMES:,} games, not {games:,}.")
    return games


def check_seed(seed: int) -> int:
    """Give the seed back; `OutOfBounds` where it is negative or too large to be kept."""
    if not 0 <= seed <= LARGEST_SEED:
        raise OutOfBounds(f"A seed is a whole number from 0 to {LARGEST_SEED}, not {seed}.")
    return seed
