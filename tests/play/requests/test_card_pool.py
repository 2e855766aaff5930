"""The cards that may come into a deck that is being improved."""

import pytest

from decks.samples import samples
from play.faces import FACES
from play.requests.card_pool import Pool, make_pool, owns_enough
from play.requests.deck_parts import changing_copies, with_copies
from rules.construction import Game, load_format
from tests.play.small_playtests import ARAGORN, DAY, cards_of
from tests.samples import store_samples

KING = load_format("king-block")
OWN = changing_copies(cards_of(ARAGORN))


def cards(pool: Pool) -> set[str]:
    return {card for group in pool for card in group}


@pytest.mark.django_db
def test_cards_of_both_sides_come_in_and_sites_stay_unless_allowed() -> None:
    store_samples()
    pool = make_pool(cards_of(ARAGORN), KING, DAY, slug=ARAGORN)
    group = FACES[Game.TCG].card_group
    assert [{group(card) for card in part} for part in pool] == [{"free_peoples"}, {"shadow"}]
    assert len(cards(pool) - OWN.keys()) > 40
    with_sites = make_pool(cards_of(ARAGORN), KING, DAY, slug=ARAGORN, changes_fixed=True)
    assert set(cards_of(ARAGORN).sites) < cards(with_sites)


@pytest.mark.django_db
def test_only_owned_cards_come_in_and_no_more_copies_than_there_are() -> None:
    store_samples()
    free = make_pool(cards_of(ARAGORN), KING, DAY, slug=ARAGORN)
    other = min(cards(free) - OWN.keys())
    pool = make_pool(cards_of(ARAGORN), KING, DAY, slug=ARAGORN, owned={other: 2})
    assert cards(pool) - OWN.keys() == {other}
    assert max(group.get(other, 0) for group in pool) == 2
    assert owns_enough({**OWN, other: 2}, OWN, {other: 2})
    assert not owns_enough({**OWN, other: 3}, OWN, {other: 2})


def test_heroes_are_a_group_of_their_own_and_a_deck_is_the_same_again() -> None:
    deck = samples()["core-leadership"].deck
    face = FACES[Game.LCG]
    groups = {face.card_group(card) for card in changing_copies(deck)}
    assert {group for group in groups if face.is_fixed_group(group)} == {"heroes"}
    for slug in ("core-leadership", ARAGORN):
        known = samples()[slug].deck
        assert changing_copies(with_copies(known, changing_copies(known))) == changing_copies(known)
