"""The cards of Rohan of set 8, *Siege of Gondor*."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    BRUTAL_EASTERLING,
    CORSAIR_SCIMITAR,
    DWARF_GUARD,
    ELFHELM,
    EOWYN_RESTLESS_MAIDEN,
    EOWYNS_SHIELD,
    SOUTHRON_CAPTAIN,
    THEODEN_TALL_AND_PROUD,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("others", "price"), [([], 3), ([ELFHELM], 2)])
def test_theoden_tall_and_proud_is_cheaper_beside_a_man_of_rohan(
    others: list[str], price: int
) -> None:
    scene = Scene(fellowship=others, hand=[THEODEN_TALL_AND_PROUD])
    scene.fellowship_phase().wait_to(Verb.PLAY, THEODEN_TALL_AND_PROUD)
    scene.play(THEODEN_TALL_AND_PROUD)
    assert scene.twilight == price


@pytest.mark.parametrize("source", ["discards", "deck"])
def test_theoden_tall_and_proud_leaves_an_heir_when_he_is_killed(source: str) -> None:
    heirs = [ELFHELM, DWARF_GUARD]
    scene = Scene(
        fellowship=[THEODEN_TALL_AND_PROUD],
        minions=[SOUTHRON_CAPTAIN],
        discards=heirs if source == "discards" else [],
        deck=heirs if source == "deck" else [],
        site=4,
    )
    scene.wound(THEODEN_TALL_AND_PROUD, 2)
    scene.happen(wound, scene.card(THEODEN_TALL_AND_PROUD), scene.card(SOUTHRON_CAPTAIN))
    assert scene.is_dead(THEODEN_TALL_AND_PROUD)
    scene.answer_with(THEODEN_TALL_AND_PROUD)
    assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
    if scene.can(Verb.CHOOSE, ELFHELM):
        scene.choose(ELFHELM)
    assert scene.in_play(ELFHELM)


@pytest.mark.parametrize(("bearer", "offered"), [(EOWYN_RESTLESS_MAIDEN, True), (ELFHELM, False)])
def test_eowyns_shield_breaks_a_weapon_for_her_alone(bearer: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [EOWYNS_SHIELD], BRUTAL_EASTERLING: [CORSAIR_SCIMITAR]},
        minions=[BRUTAL_EASTERLING],
        site=4,
    )
    scene.skirmish(bearer, BRUTAL_EASTERLING)
    assert scene.can(Verb.USE, EOWYNS_SHIELD) is offered
    if offered:
        scene.use(EOWYNS_SHIELD)
        assert scene.is_discarded(EOWYNS_SHIELD)
        assert scene.is_discarded(CORSAIR_SCIMITAR)
        assert scene.threats == 1
