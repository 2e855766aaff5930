"""The figures of a product, by the command."""

import json
from io import StringIO

import pytest
from django.core.management import CommandError, call_command


def run(*words: str) -> str:
    """Return what the command prints."""
    printed = StringIO()
    call_command("limited", *words, stdout=printed)
    return printed.getvalue()


def test_the_figures_of_a_product_count_each_game_for_both_pools() -> None:
    asked = ("--product", "king-sealed", "--pools", "3", "--player", "random", "--json")
    figures = json.loads(run(*asked))
    games = sum(pool["games"] for pool in figures["pools"])

    assert games % 2 == 0
    assert 0 < games <= 12
    assert sum(pool["won"] for pool in figures["pools"]) == games // 2
    for card in figures["cards"].values():
        assert card["in_hand"]["games"] + card["never_seen"]["games"] == card["in_deck"]["games"]
        both = card["opening_hand"]["games"] + card["drawn_later"]["games"]
        assert both == card["in_hand"]["games"]
    assert run(*asked[:-1]).startswith("King block sealed: 3 pools")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--product", "nothing"), "no product"),
        (("--product", "king-draft"), "is a draft"),
        (("--product", "king-sealed", "--pools", "1"), "--pools must be"),
        (("--product", "king-sealed", "--player", "nobody"), "nobody"),
    ],
)
def test_what_cannot_be_counted_is_refused(words: tuple[str, ...], message: str) -> None:
    with pytest.raises(CommandError, match=message):
        run(*words)
