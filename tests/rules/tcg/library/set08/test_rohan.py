"""The cards of Rohan of set 8, *Siege of Gondor*."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
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


RIDERS = [EOMER_VALIANT_WARCHIEF, ROHIRRIM_GUARD, ELFHELM]


@pytest.mark.parametrize("discards", [True, False])
def test_rohirrim_army_comes_in_the_regroup_phase_and_may_discard_a_minion(
    *, discards: bool
) -> None:
    scene = Scene(
        fellowship=RIDERS, minions=[MORDOR_VETERAN], hand=[ROHIRRIM_ARMY], site=6
    ).regroup_phase()
    scene.play(ROHIRRIM_ARMY)
    assert scene.in_play(ROHIRRIM_ARMY)
    if discards:
        scene.answer_with(ROHIRRIM_ARMY)
    else:
        scene.pass_()
    assert scene.is_discarded(MORDOR_VETERAN) is discards


@pytest.mark.parametrize(
    ("companions", "phase", "playable"),
    [
        (RIDERS[:2], "regroup", False),
        (RIDERS, "maneuver", False),
        (RIDERS, "fellowship", True),
        (RIDERS[:2], "fellowship", False),
    ],
)
def test_rohirrim_army_needs_three_companions_of_rohan(
    companions: list[str], phase: str, *, playable: bool
) -> None:
    scene = Scene(fellowship=companions, minions=[MORDOR_VETERAN], hand=[ROHIRRIM_ARMY], site=6)
    getattr(scene, f"{phase}_phase")()
    assert scene.can(Verb.PLAY, ROHIRRIM_ARMY) is playable


@pytest.mark.parametrize("spotted", [1, 2])
def test_no_living_man_exerts_a_minion_for_each_theoden_signet_spotted(spotted: int) -> None:
    """Théoden and Éomer have one, Aragorn has none."""
    scene = Scene(
        fellowship=[THEODEN_LEADER_OF_SPEARS, EOMER_VALIANT_WARCHIEF, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN, URUK_RAGER],
        hand=[NO_LIVING_MAN],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN).play(NO_LIVING_MAN)
    assert max(option.number for option in scene.options()) == 2
    scene.take_number(spotted)
    for minion in (MORDOR_VETERAN, URUK_RAGER)[:spotted]:
        scene.choose(minion)
    assert scene.wounds(THEODEN_LEADER_OF_SPEARS) == 1
    assert scene.wounds(MORDOR_VETERAN) + scene.wounds(URUK_RAGER) == spotted


@pytest.mark.parametrize("cards", [4, 3])
def test_charged_headlong_exchanges_a_possession_for_one_of_the_discard_pile(cards: int) -> None:
    """With four other cards in hand there is initiative, with three there is none (4.2)."""
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        bearing={ROHIRRIM_GUARD: [SWIFT_STEED]},
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[CHARGED_HEADLONG, *[DWARF_GUARD] * cards],
        discards=[SWORD_OF_ROHAN, GIMLIS_HELM],
        site=6,
        edition="comprehensive-4.1",
    )
    scene.skirmish(ROHIRRIM_GUARD, MORDOR_VETERAN)
    assert scene.can(Verb.PLAY, CHARGED_HEADLONG) is (cards == 4)
    if cards == 4:
        scene.play(CHARGED_HEADLONG)
        if scene.can(Verb.CHOOSE, SWORD_OF_ROHAN):
            scene.choose(SWORD_OF_ROHAN)
        assert scene.is_discarded(SWIFT_STEED)
        assert scene.bearer_of(SWORD_OF_ROHAN) == ROHIRRIM_GUARD
        assert scene.is_discarded(GIMLIS_HELM)


@pytest.mark.parametrize("mounted", [True, False])
def test_fury_of_the_northmen_exerts_a_minion_that_fights_a_mounted_man(*, mounted: bool) -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        bearing={ROHIRRIM_GUARD: [SWIFT_STEED] if mounted else []},
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[FURY_OF_THE_NORTHMEN],
        site=6,
    ).skirmish(ROHIRRIM_GUARD, MORDOR_VETERAN)
    before = scene.wounds(MORDOR_VETERAN)
    scene.play(FURY_OF_THE_NORTHMEN)
    assert scene.wounds(MORDOR_VETERAN) == before + mounted
    assert scene.wounds(MORGUL_LACKEY) == 0
