"""Which cards are active, whose they are, and which others they bar (2.0, "Active cards")."""

import pytest

from rules.tcg.engine.modifiers import in_force, numbers
from rules.tcg.engine.state.codes import SHADOW_NUMBER, Verb
from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.traits import RING_BOUND
from rules.tcg.engine.turn import opening
from rules.tcg.facts import reader
from rules.tcg.game import Game
from rules.tcg.library import blueprint
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.language import *
from rules.tcg.vocabulary import CardType
from tests.rules.tcg.cards import *
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

PALANTIR = reader.card(THE_PALANTIR_OF_ORTHANC_SEVENTH_SEEING_STONE)
# Without its text, which would ask for an Isengard minion.
PALANTIR_OF_SHADOW = made(PALANTIR.id, title=PALANTIR.title)
PALANTIR_OF_THE_FREE = next(
    known.id
    for known in reader.all_cards().values()
    if known.title == PALANTIR.title and known.side is not PALANTIR.side
)


def test_a_unique_shadow_card_on_a_companion_bars_a_second_copy() -> None:
    """2.0, "Uniqueness": wherever the first one is."""
    blade = made(
        THE_PALE_BLADE, plays_on(companion), type=CardType.CONDITION, classes=(), unique=True
    )
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN],
        minions=[DESERT_FIGHTER],
        shadow_hand=[blade, blade],
        site=4,
        twilight=20,
    )
    scene.shadow_phase().play(blade).do(Verb.CHOOSE, blade, ARAGORN_DRIVEN_BY_NEED)
    assert scene.bearer_of(blade) == ARAGORN_DRIVEN_BY_NEED
    assert not scene.can(Verb.PLAY, blade)


def test_your_own_inactive_card_bars_nothing() -> None:
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


def test_two_allies_of_one_home_may_transfer() -> None:
    """2.0, "Transfer": an ally is always at home; so two of one home are at the same site."""
    ring_of_elves = made(ANDURIL_FLAME_OF_THE_WEST, bearer_must_be(ally))
    neighbour = made(ELROND_LORD_OF_RIVENDELL)
    stranger = made(
        ELROND_LORD_OF_RIVENDELL, ally_homes=reader.card(CELEBORN_LORD_OF_LORIEN).ally_homes
    )
    scene = Scene(
        fellowship=[ELROND_LORD_OF_RIVENDELL, neighbour, stranger],
        bearing={ELROND_LORD_OF_RIVENDELL: [ring_of_elves]},
        site=2,
    ).fellowship_phase()
    assert scene.can(Verb.TRANSFER, ring_of_elves, neighbour)
    assert scene.can(Verb.TRANSFER, ring_of_elves, stranger) is (
        reader.card(CELEBORN_LORD_OF_LORIEN).ally_homes
        == reader.card(ELROND_LORD_OF_RIVENDELL).ally_homes
    )


def test_the_first_players_fellowship_changes_nothing_for_the_second() -> None:
    """2.0, "Active cards": while one chooses a fellowship, the other's is inactive."""
    lord = made(TARGON, gets(gondor & companion, twilight_cost(-1)))
    for left, may in ((1, False), (2, True)):
        scene = Scene(fellowship=[lord], shadow_deck=[MADRIL_FARAMIRS_AIDE], site=1)
        assert numbers.twilight_cost(scene.state, scene.card(MADRIL_FARAMIRS_AIDE)) == 1
        scene.state.turn = 0
        companions = opening.companions_of_deck(scene.state, 1)
        scene.happen(opening.choose_starting_fellowship, 1, left, companions)
        assert scene.can(Verb.START_WITH, MADRIL_FARAMIRS_AIDE) is may


def test_decks_are_shuffled_before_starting_companions_may_draw() -> None:
    """2.0, "Starting fellowship": "when you play" texts work on them."""
    tops = set()
    for seed in range(20):
        game = Game((ARAGORN_STARTER, EOMER_STARTER), seed)
        tops.add(tuple(game.state.decks[0][-3:]))
    assert len(tops) > 10


def test_every_site_on_the_path_can_be_spotted() -> None:
    """2.0, "Active cards": their text works only where the fellowship is."""
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], site=5)
    active = in_force.active_cards(scene.state)
    assert [c for c in active if c in scene.state.path] == scene.state.path
    texts = [c for c in in_force.texts_in_force(scene.state) if c in scene.state.path]
    assert texts == [scene.state.path[4]]


def test_the_bearer_of_the_ring_is_the_ring_bearer() -> None:
    """4.2, "Ring-bearer": a printed keyword makes nobody the Ring-bearer."""
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED])
    found = compile_cards(ring_bearer)(scene.state, Context(0, 0))
    assert found == [scene.card(FRODO_HOPE_OF_FREE_PEOPLES)]


@pytest.mark.parametrize(
    "card_id",
    [
        known.id
        for known in reader.all_cards().values()
        if known.title in ("Frodo", "Sam") and known.type is CardType.COMPANION
    ],
)
def test_every_frodo_and_sam_is_ring_bound(card_id: str) -> None:
    """2.0, "Ring-bound and unbound": whether it is printed or not."""
    assert blueprint(card_id).traits & RING_BOUND


def test_a_shadow_card_asks_for_the_ring_of_the_fellowship() -> None:
    """2.0, "The One Ring"."""
    hungry = made(ORC_BROOD, while_(wearing_the_ring, gets(this, strength(+3))))
    scene = Scene(minions=[hungry], site=6)
    assert scene.strength(hungry) == 7
    scene.state.wearing[0] = True
    assert scene.strength(hungry) == 10


@pytest.mark.parametrize("owner", [0, 1])
def test_a_site_asks_the_same_player_no_matter_who_brought_it(owner: int) -> None:
    """4.2, "you": on a site it is the player whose turn it is."""
    gate = made(WEST_ROAD, while_(you_have_initiative, gets(this, shadow_number(+3))))
    path = (ARAGORN_SITES[0], gate, *ARAGORN_SITES[2:])
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], site=2, path=path, hand=[PIPPIN_SWORN_TO_SERVICE] * 5
    )
    site_card = scene.card(gate)
    owners = list(scene.state.owner)
    owners[site_card] = owner
    scene.state.owner = tuple(owners)
    assert scene.number(SHADOW_NUMBER, gate) == reader.card(WEST_ROAD).twilight + 3


def test_sam_and_merry_are_unbound_only_where_they_are() -> None:
    """2.0, "Ring-bound and unbound"."""
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED])
    found = compile_cards(unbound & companion)(scene.state, Context(0, 0))
    assert found == [scene.card(MERRY_ROHIRRIM_SQUIRE), scene.card(ARAGORN_DRIVEN_BY_NEED)]
