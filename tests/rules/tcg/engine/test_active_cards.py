"""Which cards are active, whose they are, and which others they bar (2.0, "Active cards")."""

# ruff: noqa: F403, F405

import pytest

from rules.tcg.engine import in_force, opening, playing
from rules.tcg.engine.blueprint import Context
from rules.tcg.engine.codes import SHADOW_NUMBER, Verb
from rules.tcg.engine.traits import RING_BOUND
from rules.tcg.facts import reader
from rules.tcg.game import Game
from rules.tcg.library import blueprint
from rules.tcg.notation.compiler.filters import compile_cards
from rules.tcg.notation.language import *
from rules.tcg.vocabulary import CardType
from tests.rules.tcg.cards import (
    ANDURIL,
    ARAGORN,
    DESERT_FIGHTER,
    ELROND,
    FARAMIR,
    FRODO,
    MADRIL,
    MERRY,
    ORC_BROOD,
    PIPPIN,
    TARGON,
)
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

PALANTIR = reader.card("4_166")
# Without its text, which would ask for an Isengard minion.
PALANTIR_OF_SHADOW = made(PALANTIR.id, title=PALANTIR.title)
PALANTIR_OF_THE_FREE = next(
    known.id
    for known in reader.all_cards().values()
    if known.title == PALANTIR.title and known.side is not PALANTIR.side
)


def test_a_unique_shadow_card_on_a_companion_bars_a_second_copy():
    """2.0, "Uniqueness": wherever the first one is."""
    blade = made("1_221", plays_on(companion), type=CardType.CONDITION, classes=(), unique=True)
    scene = Scene(
        fellowship=[ARAGORN, FARAMIR],
        minions=[DESERT_FIGHTER],
        shadow_hand=[blade, blade],
        site=4,
        twilight=20,
    )
    scene.shadow_phase().play(blade).do(Verb.CHOOSE, blade, ARAGORN)
    assert scene.bearer_of(blade) == ARAGORN
    assert not scene.can(Verb.PLAY, blade)


def test_ones_own_inactive_card_bars_nothing():
    """2.0, "Uniqueness": a Free Peoples Palantír lies inactive while its owner is the Shadow."""
    scene = Scene(
        shadow_support=[PALANTIR_OF_THE_FREE],
        minions=[DESERT_FIGHTER],
        shadow_hand=[PALANTIR_OF_SHADOW],
        site=4,
        twilight=20,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, PALANTIR_OF_SHADOW)
    scene = Scene(
        shadow_support=[PALANTIR_OF_SHADOW],
        minions=[DESERT_FIGHTER],
        shadow_hand=[PALANTIR_OF_SHADOW, ORC_BROOD],
        site=4,
        twilight=20,
    ).shadow_phase()
    assert not scene.can(Verb.PLAY, PALANTIR_OF_SHADOW)


def test_two_allies_of_one_home_may_transfer():
    """2.0, "Transfer": an ally is always at home; so two of one home are at the same site."""
    ring_of_elves = made(ANDURIL, bearer_must_be(ally))
    neighbour = made(ELROND)
    stranger = made(ELROND, ally_homes=reader.card("1_34").ally_homes)
    scene = Scene(
        fellowship=[ELROND, neighbour, stranger], bearing={ELROND: [ring_of_elves]}, site=2
    ).fellowship_phase()
    assert scene.can(Verb.TRANSFER, ring_of_elves, neighbour)
    assert scene.can(Verb.TRANSFER, ring_of_elves, stranger) is (
        reader.card("1_34").ally_homes == reader.card(ELROND).ally_homes
    )


def test_the_first_players_fellowship_changes_nothing_for_the_second():
    """2.0, "Active cards": while one chooses a fellowship, the other's is inactive."""
    lord = made(TARGON, gets(all_of_these(gondor, companion), twilight_cost(-1)))
    for left, may in ((1, False), (2, True)):
        scene = Scene(fellowship=[lord], shadow_deck=[MADRIL], site=1)
        assert playing.twilight_cost(scene.state, scene._find(MADRIL)) == 1
        scene.state.turn = 0
        scene.happen(opening._starting_fellowship, 1, left)
        assert scene.can(Verb.START_WITH, MADRIL) is may


def test_decks_are_shuffled_before_starting_companions_may_draw():
    """2.0, "Starting fellowship": "when you play" texts work on them."""
    tops = set()
    for seed in range(20):
        game = Game((ARAGORN_STARTER, EOMER_STARTER), seed)
        tops.add(tuple(game.state.decks[0][-3:]))
    assert len(tops) > 10


def test_every_site_on_the_path_can_be_spotted():
    """2.0, "Active cards": their text works only where the fellowship is."""
    scene = Scene(fellowship=[ARAGORN], site=5)
    active = in_force.active_cards(scene.state)
    assert [c for c in active if c in scene.state.path] == scene.state.path
    texts = [c for c in in_force.texts_in_force(scene.state) if c in scene.state.path]
    assert texts == [scene.state.path[4]]


def test_the_bearer_of_the_ring_is_the_ring_bearer():
    """4.2, "Ring-bearer": a printed keyword makes nobody the Ring-bearer."""
    scene = Scene(fellowship=[ARAGORN])
    found = compile_cards(ring_bearer)(scene.state, Context(0, 0))
    assert found == [scene._find(FRODO)]


@pytest.mark.parametrize(
    "card_id",
    [
        known.id
        for known in reader.all_cards().values()
        if known.title in ("Frodo", "Sam") and known.type is CardType.COMPANION
    ],
)
def test_every_frodo_and_sam_is_ring_bound(card_id):
    """2.0, "Ring-bound and unbound": whether it is printed or not."""
    assert blueprint(card_id).traits & RING_BOUND


def test_a_shadow_card_asks_for_the_ring_of_the_fellowship():
    """2.0, "The One Ring"."""
    hungry = made(ORC_BROOD, while_(wearing_the_ring, gets(this, strength(+3))))
    scene = Scene(minions=[hungry], site=6)
    assert scene.strength(hungry) == 7
    scene.state.wearing[0] = True
    assert scene.strength(hungry) == 10


@pytest.mark.parametrize("owner", [0, 1])
def test_a_site_asks_the_same_player_no_matter_who_brought_it(owner):
    """4.2, "you": on a site it is the player whose turn it is."""
    gate = made("7_337", while_(you_have_initiative, gets(this, shadow_number(+3))))
    path = (ARAGORN_SITES[0], gate, *ARAGORN_SITES[2:])
    scene = Scene(fellowship=[ARAGORN], site=2, path=path, hand=[PIPPIN] * 5)
    site_card = scene._find(gate)
    owners = list(scene.state.owner)
    owners[site_card] = owner
    scene.state.owner = tuple(owners)
    assert scene.number(SHADOW_NUMBER, gate) == reader.card("7_337").twilight + 3


def test_sam_and_merry_are_unbound_only_where_they_are():
    """2.0, "Ring-bound and unbound"."""
    scene = Scene(fellowship=[MERRY, ARAGORN])
    found = compile_cards(all_of_these(unbound, companion))(scene.state, Context(0, 0))
    assert found == [scene._find(MERRY), scene._find(ARAGORN)]
