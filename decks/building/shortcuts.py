"""The keys of the builder, once: the page lists them, and its script does what they say."""

from dataclasses import dataclass

from rules.construction import Game


@dataclass(frozen=True, slots=True)
class Key:
    """Keys, as they are told and as a browser names them, and what they do.

    `act` is the word by which the script knows it. Keys of one `game` alone name it.
    """

    told: tuple[str, ...]
    pressed: tuple[str, ...]
    act: str
    does: str
    game: Game | None = None


KEYS = (
    Key(("/",), ("/",), "search", "Go to the search"),
    Key(("↑", "↓"), ("ArrowUp", "ArrowDown"), "along", "The card above, the card below"),
    Key(("←", "→"), ("ArrowLeft", "ArrowRight"), "across", "The cards found, the deck"),
    Key(("0", "…", "9"), tuple("0123456789"), "count", "So many copies of the card"),
    Key(("+",), ("+", "="), "more", "One copy more"),
    Key(("-",), ("-", "_"), "fewer", "One copy fewer"),
    Key(("b",), ("b",), "bear", "Make the companion the Ring-bearer", Game.TCG),
    Key(("x",), ("x",), "aside", "One copy to the side board, or back", Game.LCG),
    Key(("Enter",), (), "open", "Open the card’s page"),
    Key(("u",), ("u",), "undo", "Undo"),
    Key(("r", "U"), ("r", "U"), "redo", "Redo"),
    Key(("s", "Ctrl S"), ("s",), "save", "Save the next version"),
    Key(("?",), ("?",), "keys", "Show these keys"),
    Key(("Esc",), ("Escape",), "close", "Close, or back to the search"),
)


def keys_of(game: Game) -> tuple[Key, ...]:
    """Give the keys that a deck of a game is built with."""
    return tuple(key for key in KEYS if key.game in (None, game))
