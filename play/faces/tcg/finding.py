"""What games of the TCG are found by: sites, who went first, upsets and comebacks."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from play.games.finding import FindGameForm
from play.results.titles import SERIES, short_deck_names
from rules.playtest.facts import CORRUPTED, IN_THE_GAME, KILLED

game_filters: Sequence[str] = (
    "site", "upset", "first", "site_a", "site_b", "site_c", "site_d",
    "lost_a", "lost_b", "lost_c", "lost_d",
)  # fmt: skip
game_orders: Mapping[str, str] = {"close": "Closest", "swing": "Largest comeback"}


LOST_CHOICES = (
    (KILLED, "killed"),
    (CORRUPTED, "corrupted"),
    (IN_THE_GAME, "in the game at the end"),
)


def fit_game_filters(form: FindGameForm) -> None:
    """Name the decks in the filters that are about one of them; of two the ending says who fell."""
    names = short_deck_names(form.playtest)
    are_two = len(names) == 2
    form.fields["upset"].help_text = (
        "Won by the deck that wins less often."
        if are_two
        else "Won by the deck that wins least often."
    )
    form.choose("first", list(enumerate(names)))
    for letter, name in zip_longest(SERIES, names):
        if name is None:
            del form.fields[f"site_{letter}"]
        else:
            form.fields[f"site_{letter}"].label = f"{name} ended at site"
        if name is None or are_two:
            del form.fields[f"lost_{letter}"]
        else:
            form.fields[f"lost_{letter}"].label = f"{name}’s Ring-bearer"
            form.choose(f"lost_{letter}", LOST_CHOICES)
