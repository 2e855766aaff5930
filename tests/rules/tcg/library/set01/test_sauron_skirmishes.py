"""How Sauron's Orcs of set 1, *The Fellowship of the Ring*, fight and shoot."""

import pytest

from rules.tcg.engine.state.codes import ARCHERY, Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

ARAGORN = ARAGORN_DRIVEN_BY_NEED


@pytest.mark.parametrize(
    ("minion", "playable"), [(MORDOR_VETERAN, True), (GOBLIN_PATROL_TROOP, False)]
)
@pytest.mark.parametrize("spotted", [0, 2])
def test_enduring_evil_weakens_by_the_burdens_you_spot(
    minion: str, playable: bool, spotted: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN, ROHIRRIM_GUARD],
        minions=[minion, MORGUL_LACKEY],
        shadow_hand=[ENDURING_EVIL],
        burdens=3,
        twilight=5,
        site=6,
    ).skirmish(ARAGORN, minion)
    if scene.comes_to(Verb.PLAY, ENDURING_EVIL):
        scene.play(ENDURING_EVIL)
        if scene.can(Verb.NUMBER):
            scene.take_number(spotted)
    assert scene.strength(ARAGORN) == 7 - spotted * playable
    assert scene.strength(ROHIRRIM_GUARD) == 6


@pytest.mark.parametrize(
    ("minion", "fighter", "bonus"),
    [
        (MORDOR_VETERAN, ARAGORN, 2),
        (MORDOR_VETERAN, ROHIRRIM_GUARD, 0),
        (GOBLIN_PATROL_TROOP, ARAGORN, 0),
    ],
    ids=["Gondor", "Rohan", "an Orc of Moria"],
)
def test_gleaming_spires_help_orcs_of_sauron_against_gondor(
    minion: str, fighter: str, bonus: int
) -> None:
    scene = Scene(
        fellowship=[fighter],
        minions=[minion, MORGUL_LACKEY],
        shadow_support=[GLEAMING_SPIRES_WILL_CRUMBLE],
        site=6,
    )
    before = scene.strength(minion)
    assert scene.skirmish(fighter, minion).strength(minion) == before + bonus


@pytest.mark.parametrize(("loser", "gone"), [(MORDOR_TROOPER, True), (GOBLIN_RUNNER, False)])
def test_gleaming_spires_are_discarded_where_an_orc_of_sauron_loses(loser: str, gone: bool) -> None:
    strong = made(ROHIRRIM_GUARD, strength=9)
    scene = Scene(
        fellowship=[strong],
        minions=[loser],
        shadow_support=[GLEAMING_SPIRES_WILL_CRUMBLE],
        site=6,
    )
    scene.skirmish(strong, loser).resolve()
    assert scene.is_discarded(GLEAMING_SPIRES_WILL_CRUMBLE) is gone


@pytest.mark.parametrize(
    ("orc", "fights", "hurt"),
    [(MORDOR_VETERAN, True, 1), (GOBLIN_PATROL_TROOP, True, 0), (MORDOR_VETERAN, False, 0)],
    ids=["Sauron", "Moria", "not in the skirmish"],
)
def test_mordors_strength_exerts_an_orc_of_sauron_to_wound_whom_he_skirmishes(
    orc: str, fights: bool, hurt: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN, ROHIRRIM_GUARD],
        minions=[orc, MORGUL_LACKEY],
        shadow_hand=[MORDORS_STRENGTH],
        twilight=5,
        site=6,
    ).skirmish(ARAGORN, orc if fights else MORGUL_LACKEY)
    if scene.comes_to(Verb.PLAY, MORDORS_STRENGTH):
        scene.play(MORDORS_STRENGTH)
        assert scene.wounds(orc) == 1
        assert scene.wounds(ARAGORN) == hurt
    else:
        assert hurt == 0
    assert scene.wounds(ROHIRRIM_GUARD) == 0


@pytest.mark.parametrize("orc", [ORC_SCOUTING_BAND, ORC_SOLDIER])
@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (1, False)])
def test_an_orc_exerts_to_wound_whom_he_skirmishes(orc: str, wounds: int, usable: bool) -> None:
    scene = Scene(fellowship=[ARAGORN, ROHIRRIM_GUARD], minions=[orc, MORGUL_LACKEY], site=6).wound(
        orc, wounds
    )
    scene.skirmish(ARAGORN, orc)
    assert scene.comes_to(Verb.USE, orc) is usable
    if usable:
        scene.use(orc)
        assert (scene.wounds(orc), scene.wounds(ARAGORN), scene.wounds(ROHIRRIM_GUARD)) == (1, 1, 0)


@pytest.mark.parametrize(("minion", "price"), [(MORDOR_TROOPER, 2 + 1), (URUK_SAVAGE, 2 + 2)])
def test_minions_of_sauron_roam_for_less_beside_a_scouting_band(minion: str, price: int) -> None:
    scene = Scene(minions=[ORC_SCOUTING_BAND], shadow_hand=[minion], twilight=9, site=4)
    assert scene.shadow_phase().play(minion).twilight == 9 - price


@pytest.mark.parametrize(("minion", "total"), [(MORDOR_TROOPER, 1), (GOBLIN_RUNNER, 0)])
def test_orc_bowmen_shoot_where_an_orc_of_sauron_is(minion: str, total: int) -> None:
    scene = Scene(minions=[minion], shadow_support=[ORC_BOWMEN], site=6)
    scene.state.phase = ARCHERY
    assert archery_totals(scene.state)[1] == total


@pytest.mark.parametrize(("twilight", "usable"), [(3, True), (2, False)])
def test_strength_born_of_fear_costs_three_twilight(twilight: int, usable: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        shadow_support=[STRENGTH_BORN_OF_FEAR],
        twilight=twilight,
        site=6,
    ).skirmish(ARAGORN, MORDOR_VETERAN)
    assert scene.comes_to(Verb.USE, STRENGTH_BORN_OF_FEAR) is usable
    if usable:
        scene.use(STRENGTH_BORN_OF_FEAR)
        assert (scene.strength(MORDOR_VETERAN), scene.twilight) == (9 + 1, 0)
        assert scene.strength(MORGUL_LACKEY) == 6
