"""Riders of Rohan of set 15, *The Hunters*, their mounts and what they play."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


@pytest.mark.parametrize(
    ("fighter", "bonus", "damage"),
    [(EOMER_HORSEMASTER, 3, 1), (ELFHELM, 2, 0), (GIMLI_EAGER_HUNTER, 0, 0)],
)
def test_brilliant_light_does_more_for_a_hunter_of_rohan(
    fighter: str, bonus: int, damage: int
) -> None:
    scene = Scene(
        fellowship=[fighter, DWARF_GUARD],
        support=[WHATEVER_END],
        minions=[SOUTHRON_CAPTAIN],
        hand=[BRILLIANT_LIGHT],
        site=4,
    )
    before = scene.skirmish(fighter, SOUTHRON_CAPTAIN).strength(fighter)
    usual = scene.number(DAMAGE, fighter)
    scene.play(BRILLIANT_LIGHT)
    assert scene.strength(fighter) == before + bonus
    assert scene.number(DAMAGE, fighter) == usual + damage


@pytest.mark.parametrize(
    ("hurt", "offered"),
    [
        (GIMLI_EAGER_HUNTER, True),
        (ELFHELM, True),
        (EOWYN_WILLING_FIGHTER, True),
        (DWARF_GUARD, False),
        # A Man of Rohan who is neither valiant nor a hunter.
        (GUTHLAF, False),
    ],
)
def test_eowyn_willing_fighter_takes_the_place_of_hunters_and_valiant_men(
    hurt: str, offered: bool
) -> None:
    eowyn = EOWYN_WILLING_FIGHTER
    others = [GIMLI_EAGER_HUNTER, ELFHELM, DWARF_GUARD, GUTHLAF]
    scene = Scene(fellowship=[eowyn, *others])
    scene.happen(wound, scene.card(hurt))
    assert scene.can(Verb.TRIGGER, eowyn) is offered
    if offered:
        scene.answer_with(eowyn)
        assert scene.wounds(eowyn) == 1
    if hurt != eowyn:
        assert scene.wounds(hurt) == int(not offered)


def test_eowyn_willing_fighter_cannot_help_when_she_is_exhausted() -> None:
    eowyn = EOWYN_WILLING_FIGHTER
    scene = Scene(fellowship=[eowyn, ELFHELM]).wound(eowyn, 2)
    scene.happen(wound, scene.card(ELFHELM))
    assert scene.wounds(ELFHELM) == 1


@pytest.mark.parametrize("mount", [HORSE_OF_GREAT_STATURE, RIDERS_MOUNT_15_133])
@pytest.mark.parametrize("fighter", [ELFHELM, DWARF_GUARD])
def test_a_mount_tires_whoever_fights_its_rider(mount: str, fighter: str) -> None:
    scene = Scene(
        fellowship=[ELFHELM, DWARF_GUARD],
        bearing={ELFHELM: [mount]},
        minions=[SOUTHRON_CAPTAIN, MORDOR_VETERAN],
        hand=[AXE_STRIKE],
        site=6,
    )
    scene.skirmish(fighter, SOUTHRON_CAPTAIN)
    assert scene.wounds(SOUTHRON_CAPTAIN) == int(fighter == ELFHELM)
    assert scene.wounds(MORDOR_VETERAN) == 0


@pytest.mark.parametrize("mount", [HORSE_OF_GREAT_STATURE, RIDERS_MOUNT_15_133])
def test_a_mount_of_rohan_is_for_its_men(mount: str) -> None:
    scene = Scene(fellowship=[DWARF_GUARD, ARAGORN_STRIDER], hand=[mount])
    assert not scene.fellowship_phase().can(Verb.PLAY, mount)


@pytest.mark.parametrize(("wounds", "offered"), [(0, True), (2, False)])
def test_horse_of_great_stature_lets_its_rider_strengthen_a_man_of_rohan(
    wounds: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ELFHELM, GUTHLAF, DWARF_GUARD, ARAGORN_STRIDER],
        bearing={ELFHELM: [HORSE_OF_GREAT_STATURE]},
        minions=[SOUTHRON_CAPTAIN],
        hand=[BRILLIANT_LIGHT],
        site=4,
    ).wound(ELFHELM, wounds)
    scene.skirmish(GUTHLAF, SOUTHRON_CAPTAIN)
    assert scene.can(Verb.USE, HORSE_OF_GREAT_STATURE) is offered
    if offered:
        scene.use(HORSE_OF_GREAT_STATURE)
        for other in (DWARF_GUARD, ARAGORN_STRIDER):
            assert not scene.can(Verb.CHOOSE, other)
        scene.choose(GUTHLAF)
        assert scene.wounds(ELFHELM) == 1
        assert scene.strength(GUTHLAF) == 6 + 1


@pytest.mark.parametrize(
    ("rider", "friend", "price"),
    [
        (HORSEMAN_OF_THE_NORTH, ELFHELM, 2),
        (HORSEMAN_OF_THE_NORTH, GUTHLAF, 3),
        (ROHIRRIM_SOLDIER, GUTHLAF, 2),
        (ROHIRRIM_SOLDIER, DWARF_GUARD, 3),
        (ROHIRRIM_SOLDIER, ARAGORN_DRIVEN_BY_NEED, 3),
    ],
)
def test_a_rider_comes_more_cheaply_to_his_own(rider: str, friend: str, price: int) -> None:
    """The Horseman asks for a valiant Man, the Soldier for any Man of Rohan."""
    scene = Scene(fellowship=[friend], hand=[rider])
    scene.fellowship_phase().play(rider)
    assert scene.twilight == price


@pytest.mark.parametrize(("controlled", "strength"), [((), 5 + 2), (ARAGORN_SITES[:1], 5)])
def test_horseman_of_the_north_is_strong_while_no_opponent_holds_a_site(
    controlled: tuple[str, ...], strength: int
) -> None:
    scene = Scene(fellowship=[HORSEMAN_OF_THE_NORTH], site=4).control(*controlled)
    assert scene.strength(HORSEMAN_OF_THE_NORTH) == strength


@pytest.mark.parametrize(("minion", "damage"), [(TRACKING_URUK, 1), (SOUTHRON_CAPTAIN, 0)])
def test_rohirrim_axe_cuts_deeper_into_hunters(minion: str, damage: int) -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        bearing={ELFHELM: [ROHIRRIM_AXE]},
        minions=[minion],
        hand=[BRILLIANT_LIGHT],
        site=5,
    )
    assert scene.strength(ELFHELM) == 6 + 2
    assert scene.number(DAMAGE, ELFHELM) == 0
    scene.skirmish(ELFHELM, minion)
    assert scene.number(DAMAGE, ELFHELM) == damage


@pytest.mark.parametrize(
    ("minions", "others", "bonus"),
    [
        ([TRACKING_URUK, SEEKING_URUK, SOUTHRON_CAPTAIN], [], 2),
        # Companions who hunt do not count.
        ([SOUTHRON_CAPTAIN], [GIMLI_EAGER_HUNTER], 0),
    ],
)
def test_rohirrim_soldier_rises_against_each_hunter(
    minions: list[str], others: list[str], bonus: int
) -> None:
    scene = Scene(fellowship=[ROHIRRIM_SOLDIER, *others], minions=minions, site=5)
    assert scene.strength(ROHIRRIM_SOLDIER) == 6 + bonus
