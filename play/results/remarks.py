"""What a reader of results should notice: going first, and endings that look odd."""

from dataclasses import dataclass

# With fewer games an odd ending is chance.
ENOUGH_GAMES = 20
# A share of games from which on an ending is worth a remark.
HARDLY_ANY = 0.05
NEARLY_ALL = 0.9


@dataclass(frozen=True, slots=True)
class Remark:
    """What stands out, in words; `address` lists the games it is about, and `link` names it."""

    words: str
    address: str = ""
    link: str = ""


def show_games(games: int) -> str:
    """Return the words of a link that lists games."""
    return "Show this game" if games == 1 else f"Show these {games:,} games"
