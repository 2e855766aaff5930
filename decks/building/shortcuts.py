"""The keys of the builder, once: the page lists them, and its script does what they say."""

from dataclasses import dataclass

from cards.drawn_by_value import drawn_by_value
from rules.construction import Game


@drawn_by_value
@dataclass(frozen=True, slots=True)
class Shortcut:
    """Keys, as they are shown and as a browser names them, and what they do.

    `act` is the word by which the script knows it. Keys of one `game` alone name it.
    """

    shown: tuple[str, ...]
    pressed: tuple[str, ...]
    act: str
    does: str
    game: Game | None = None


SHORTCUTS = (
    Shortcut(("/",), ("/",), "search", "Go to search"),
    Shortcut(("↑", "↓"), ("ArrowUp", "ArrowDown"), "along", "Previous or next card"),
    Shortcut(("←", "→"), ("ArrowLeft", "ArrowRight"), "across", "Switch between results and deck"),
    Shortcut(("0", "…", "9"), tuple("0123456789"), "count", "Set number of copies"),
    Shortcut(("+",), ("+", "="), "more", "Add a copy"),
    Shortcut(("-",), ("-", "_"), "fewer", "Remove a copy"),
    Shortcut(("b",), ("b",), "bear", "Make the companion the Ring-bearer", Game.TCG),
    Shortcut(("x",), ("x",), "aside", "Move a copy to the sideboard or back", Game.LCG),
    Shortcut(("m",), ("m",), "maybe", "Add the card to the maybe-list"),
    Shortcut(("n",), ("n",), "gap", "Find cards for what the deck still lacks"),
    Shortcut(("f",), ("f",), "fix", "Make the first fix of a problem"),
    Shortcut(("Enter",), (), "open", "Show the card"),
    Shortcut(("u",), ("u",), "undo", "Undo"),
    Shortcut(("r", "U"), ("r", "U"), "redo", "Redo"),
    Shortcut(("s", "Ctrl S"), ("s",), "save", "Save a version"),
    Shortcut(("?",), ("?",), "keys", "Show shortcuts"),
    Shortcut(("Esc",), ("Escape",), "close", "Close, or return to search"),
)


def shortcuts(game: Game) -> tuple[Shortcut, ...]:
    """Return the keys that a deck of a game is built with."""
    return tuple(key for key in SHORTCUTS if key.game in (None, game))
