"""The Shire cards of set 9, *Reflections*."""

import pytest

from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.codes import REGROUP, Verb
from tests.expected import present
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


def test_everyone_knows_strengthens_healthy_unbound_hobbits() -> None:
    """Merry has vitality 4; a wound takes the bonus away. Frodo is Ring-bound."""
    scene = Scene(fellowship=[MERRY_FRIEND_TO_SAM, SMEAGOL_OLD_NOSER], support=[EVERYONE_KNOWS])
    frodo = present(scene.state.blueprints[scene.card(FRODO_HOPE_OF_FREE_PEOPLES)].card.strength)
    assert scene.strength(MERRY_FRIEND_TO_SAM) == 4
    assert scene.strength(FRODO_HOPE_OF_FREE_PEOPLES) == frodo + 1  # by The One Ring
    scene.wound(MERRY_FRIEND_TO_SAM, 1)
    assert scene.strength(MERRY_FRIEND_TO_SAM) == 3


def test_everyone_knows_saves_a_hobbit_who_is_not_thrice_outmatched() -> None:
    """Mordor Trooper has twice Merry's strength and more, but not three times."""
    scene = Scene(
        fellowship=[MERRY_FRIEND_TO_SAM],
        support=[EVERYONE_KNOWS],
        minions=[MORDOR_TROOPER],
        hand=[MORNING_CAME],
        site=5,
    )
    scene.skirmish(MERRY_FRIEND_TO_SAM, MORDOR_TROOPER).use(EVERYONE_KNOWS)
    assert scene.is_discarded(EVERYONE_KNOWS)
    scene.resolve()
    assert not scene.is_dead(MERRY_FRIEND_TO_SAM)


@pytest.mark.parametrize(("site", "offered"), [(4, True), (8, True), (9, False)])
def test_tom_bombadil_exerts_as_often_as_the_sites_number(site: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[TOM_BOMBADIL],
        minions=[EASTERLING_BLADEMASTER],
        site=site,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, EASTERLING_BLADEMASTER)
    assert scene.can(Verb.USE, TOM_BOMBADIL) is offered
    if offered:
        scene.use(TOM_BOMBADIL)
        assert scene.wounds(TOM_BOMBADIL) == site
        assert scene.state.skirmisher < 0


@pytest.mark.parametrize(("threats", "burdens"), [(2, 0), (0, 2), (1, 1)])
def test_tom_bombadil_comes_for_two_of_one_kind(threats: int, burdens: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        hand=[TOM_BOMBADIL],
        threats=threats,
        burdens=burdens,
    )
    comes = scene.fellowship_phase().comes_to(Verb.PLAY, TOM_BOMBADIL)
    assert comes is (max(threats, burdens) == 2)
    if comes:
        scene.play(TOM_BOMBADIL)
        assert (scene.threats, scene.burdens) == (0, 0)


@pytest.mark.parametrize(("twilight", "asked"), [(2, True), (3, False)])
@pytest.mark.parametrize("burdens", [True, False])
def test_bilbo_bearer_of_things_burgled_moves_on_at_a_price(
    twilight: int, asked: bool, burdens: bool
) -> None:
    """The move itself adds twilight only after that."""
    scene = Scene(fellowship=[BILBO_BEARER_OF_THINGS_BURGLED], twilight=twilight, site=2)
    scene.state.phase = REGROUP
    scene.happen(move)
    assert scene.can(Verb.EITHER) is asked
    if asked:
        scene.choose("burdens" if burdens else "add 3 twilight")
    assert scene.burdens == (2 if asked and burdens else 0)


@pytest.mark.parametrize(("place", "healed"), [(NORTH_UNDEEP, 1), (ARAGORN_SITES[2], 0)])
def test_goldberry_and_tom_rest_at_a_river(place: str, healed: int) -> None:
    scene = Scene(
        support=[GOLDBERRY, TOM_BOMBADIL],
        path=(*ARAGORN_SITES[:2], place, *ARAGORN_SITES[3:]),
        site=2,
    )
    for ally in (GOLDBERRY, TOM_BOMBADIL):
        scene.wound(ally, 2)
    scene.state.phase = REGROUP
    scene.happen(move)
    # Frodo has a text about moving too.
    while scene.options():
        scene.pass_()
    assert scene.wounds(GOLDBERRY) == 2 - healed
    assert scene.wounds(TOM_BOMBADIL) == 2 - healed


@pytest.mark.parametrize(("place", "offered"), [(NORTH_UNDEEP, True), (ARAGORN_SITES[2], False)])
def test_goldberry_helps_in_a_fight_at_a_river(place: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[GOLDBERRY],
        minions=[MORGUL_HOUND],
        hand=[AXE_STRIKE],
        path=(*ARAGORN_SITES[:2], place),
        site=3,
    )
    before = scene.skirmish(DWARF_GUARD, MORGUL_HOUND).strength(DWARF_GUARD)
    assert scene.can(Verb.USE, GOLDBERRY) is offered
    if offered:
        scene.use(GOLDBERRY).choose(DWARF_GUARD)
        assert scene.strength(DWARF_GUARD) == before + 1
        assert scene.wounds(GOLDBERRY) == 1
