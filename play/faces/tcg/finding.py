"""What games of the TCG are found by: sites, who went first, upsets and comebacks."""

from collections.abc import Mapping, Sequence

from play.games.finding import FindGameForm
from play.results.titles import short_deck_names

game_filters: Sequence[str] = ("site", "upset", "first", "site_a", "site_b")
game_orders: Mapping[str, str] = {"close": "Closest", "swing": "Largest comeback"}


def fit_game_filters(form: FindGameForm) -> None:
    """Name the decks in the filters that are about one of them."""
    names = short_deck_names(form.playtest)
    form.fields["upset"].help_text = "Won by the deck that wins less often."
    form.choose("first", list(enumerate(names)))
    for name, letter in zip(names, "ab", strict=True):
        form.fields[f"site_{letter}"].label = f"{name} ended at site"
