"""manage.py give_deck: a deck that nobody owns finds its owner."""

import pytest
from django.core.management import CommandError, call_command

from decks.domain import create_deck
from decks.models import Deck
from rules.tcg.deck import TcgDeck
from tests.expected import present
from tests.samples import store_samples
from tests.visitors import deck_of, kept_deck, player

pytestmark = pytest.mark.django_db

EMPTY = TcgDeck(None, None, (), ())


def test_a_deck_without_an_owner_is_given_to_an_account(capsys: pytest.CaptureFixture[str]) -> None:
    frodo, deck = player("frodo"), create_deck("Old", EMPTY)

    call_command("give_deck", deck.slug, "frodo")

    deck.refresh_from_db()
    assert deck.owner == frodo
    assert "Old belongs to frodo now." in capsys.readouterr().out


def test_a_deck_that_has_an_owner_is_not_taken_away() -> None:
    store_samples()
    player("sam")
    owned = deck_of(player("frodo"), "Mine", EMPTY)
    kept = kept_deck("Kept", EMPTY)
    sample = Deck.objects.filter(sample=True)[0]

    for deck in (owned, kept, sample):
        with pytest.raises(CommandError, match="has an owner"):
            call_command("give_deck", deck.slug, "sam")
    owned.refresh_from_db()
    assert present(owned.owner).username == "frodo"


@pytest.mark.parametrize("asked", [("no-such-deck", "frodo"), ("no-such-deck", "nobody")])
def test_what_is_not_there_is_named(asked: tuple[str, str]) -> None:
    player("frodo")

    with pytest.raises(CommandError, match="There is no"):
        call_command("give_deck", *asked)
