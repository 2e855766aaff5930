"""The keys of the builder, once: the page lists them, and its script does what they say."""

from dataclasses import dataclass

from rules.construction import Game


@dataclass(frozen=True, slots=True)
class Shortcut:
    """Keys, as they are told and as a browser names them, and what they do.

    `act` is the word by which the script knows it. Keys of one `game` alone name it.
    """

    told: tuple[str, ...]
    pressed: tuple[str, ...]
    act: str
    does: str
    game: Game | None = None


SHORTCUTS = (
    Shortcut(("/",), ("/",), "search", "Go to the search"),
    Shortcut(("↑", "↓"), ("ArrowUp", "ArrowDown"), "along", "The card above, the card below"),
    Shortcut(("←", "→"), ("ArrowLeft", "ArrowRight"), "across", "The cards found, the deck"),
    Shortcut(("0", "…", "9"), tuple("0123456789"), "count", "So many copies of the card"),
    Shortcut(("+",), ("+", "="), "more", "One copy more"),
    Shortcut(("-",), ("-", "_"), "fewer", "One copy fewer"),
    Shortcut(("b",), ("b",), "bear", "Make the companion the Ring-bearer", Game.TCG),
    Shortcut(("x",), ("x",), "aside", "One copy to the side board, or back", Game.LCG),
    Shortcut(("Enter",), (), "open", "Open the card’s page"),
    Shortcut(("u",), ("u",), "undo", "Undo"),
    Shortcut(("r", "U"), ("r", "U"), "redo", "Redo"),
    Shortcut(("s", "Ctrl S"), ("s",), "save", "Save the next version"),
    Shortcut(("?",), ("?",), "keys", "Show these keys"),
    Shortcut(("Esc",), ("Escape",), "close", "Close, or back to the search"),
)


def shortcuts(game: Game) -> tuple[Shortcut, ...]:
    """Give the keys that a deck of a game is built with."""
    return tuple(key for key in SHORTCUTS if key.game in (None, game))
