"""The figures of a product, by the command."""

import json
from html import unescape
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.test import Client

from play.limited.product_figures import show_figures
from play.models import ProductCount


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


def test_of_a_draft_the_average_pick_is_counted() -> None:
    asked = ("--product", "fellowship-draft", "--pools", "8", "--player", "random", "--json")
    figures = json.loads(run(*asked))
    picks = [card["average_pick"] for card in figures["cards"].values()]
    taken = [pick for pick in picks if pick is not None]

    assert len(figures["pools"]) == 8
    assert all(1 <= pick <= 11 for pick in taken)
    # Given cards are never picked.
    assert len(taken) < len(picks)


@pytest.mark.django_db
def test_kept_figures_are_on_the_page_of_their_product(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("play.limited.product_figures.FEWEST_GAMES", 2)
    where = "/limited/figures/king-sealed/"
    assert client.get(where).status_code == 404
    asked = ("--product", "king-sealed", "--pools", "4", "--player", "random", "--keep")
    run(*asked)
    run(*asked)

    kept = ProductCount.objects.get()
    page = client.get(where).content.decode()
    shown = show_figures(kept)
    assert f"{shown.pools} pools" in page
    assert shown.cards
    assert [line.adds for line in shown.cards] == sorted(
        (line.adds for line in shown.cards), reverse=True
    )
    assert shown.cards[0].card.name in unescape(page)
    fewest = [min(line.in_hand.games, line.unseen.games) for line in shown.cards]
    assert min(fewest) >= 2
    assert where in client.get("/limited/").content.decode()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--product", "nothing"), "no product"),
        (("--product", "king-sealed", "--pools", "1"), "--pools must be"),
        (("--product", "king-sealed", "--player", "nobody"), "nobody"),
    ],
)
def test_what_cannot_be_counted_is_refused(words: tuple[str, ...], message: str) -> None:
    with pytest.raises(CommandError, match=message):
        run(*words)
