"""Groups of decks to play against."""

from datetime import date

import pytest

from decks.ownership import Visitor
from decks.samples import playable_published
from play.requests.fields import PEOPLE, STARTERS, chosen_decks, chosen_field, group_choices
from rules.construction import Game, load_format
from rules.construction.starters import starter_slugs
from tests.samples import store_samples

pytestmark = pytest.mark.django_db

STRANGER = Visitor(user=None, browser="browser")
DAY = date(2026, 1, 1)


def test_what_people_play_is_the_published_decks_and_no_starters() -> None:
    store_samples()
    people = set(chosen_decks(STRANGER, PEOPLE).values_list("slug", flat=True))
    assert people == {found.slug for found in playable_published()}
    assert people.isdisjoint(starter_slugs())
    starters = set(chosen_decks(STRANGER, STARTERS).values_list("slug", flat=True))
    assert set(starter_slugs()) <= starters
    assert people.isdisjoint(starters)


def test_a_format_has_the_published_decks_that_are_legal_in_it() -> None:
    store_samples()
    for slug in ("fellowship-block", "tower-block", "king-block"):
        people = chosen_field(STRANGER, PEOPLE, "random", load_format(slug), DAY)
        names = {found.name for found in playable_published() if found.format == slug}
        assert names
        assert {entrant.name for entrant in people.entrants} == names
        assert people.left_out == ()
    hunters = chosen_field(STRANGER, PEOPLE, "random", load_format("hunters-block"), DAY)
    assert hunters.entrants == ()
    assert hunters.left_out == ()


def test_only_the_tcg_offers_what_people_play() -> None:
    assert PEOPLE in dict(group_choices(STRANGER, Game.TCG))
    assert PEOPLE not in dict(group_choices(STRANGER, Game.LCG))
