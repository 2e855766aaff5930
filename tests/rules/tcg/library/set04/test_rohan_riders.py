"""The riders of Rohan of set 4, *The Two Towers*, their mounts and their charge."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.state.codes import DAMAGE, DEFENDER, FELLOWSHIP, SETUP, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import ORC, in_skirmish
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("bearer", "items", "damage"),
    [
        (EOMER_VALIANT_WARCHIEF, [EOMERS_SPEAR], 0),
        (EOMER_VALIANT_WARCHIEF, [EOMERS_SPEAR, SWIFT_STEED], 2),
        (ROHIRRIM_GUARD, [EOMERS_SPEAR, SWIFT_STEED], 0),
    ],
)
def test_eomers_spear_helps_eomer_alone_when_he_is_mounted(
    bearer: str, items: list[str], damage: int
) -> None:
    scene = Scene(fellowship=[bearer], bearing={bearer: items})
    assert scene.number(DAMAGE, bearer) == damage


@pytest.mark.parametrize(("bearer", "defender"), [(EOMER_VALIANT_WARCHIEF, 1), (ROHIRRIM_GUARD, 0)])
def test_firefoot_makes_eomer_a_defender_and_tires_whoever_the_bearer_fights(
    bearer: str, defender: int
) -> None:
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [FIREFOOT]},
        minions=[ORC, MORDOR_TROOPER],
        hand=[MORNING_CAME],
    )
    assert scene.number(DEFENDER, bearer) == defender
    scene.skirmish(bearer, ORC)
    assert scene.wounds(ORC) == 1
    assert scene.wounds(MORDOR_TROOPER) == 0


@pytest.mark.parametrize("takes_it", [True, False])
def test_brego_may_heal_who_mounts_him(takes_it: bool) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED, ROHIRRIM_GUARD], hand=[BREGO])
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 2).wound(ROHIRRIM_GUARD, 1).fellowship_phase().play(BREGO)
    scene.do(Verb.CHOOSE, target=ARAGORN_DRIVEN_BY_NEED)
    if takes_it:
        scene.answer_with(BREGO)
    else:
        scene.pass_()
    assert scene.bearer_of(BREGO) == ARAGORN_DRIVEN_BY_NEED
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == (1 if takes_it else 2)
    assert scene.wounds(ROHIRRIM_GUARD) == 1


@pytest.mark.parametrize(
    ("fellowship", "riders"),
    [
        ([ROHIRRIM_GUARD], [ROHIRRIM_GUARD]),
        (
            [ROHIRRIM_GUARD, LEGOLAS_GREENLEAF, GANDALF_GREYHAME, GIMLI_DWARF_OF_EREBOR],
            [ROHIRRIM_GUARD, LEGOLAS_GREENLEAF, GANDALF_GREYHAME],
        ),
        ([ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF], []),
    ],
    ids=["alone", "beside other races", "no Man of Rohan"],
)
def test_brego_carries_a_man_an_elf_or_a_wizard_beside_a_man_of_rohan(
    fellowship: list[str], riders: list[str]
) -> None:
    scene = Scene(fellowship=fellowship, hand=[BREGO]).fellowship_phase()
    assert scene.can(Verb.PLAY, BREGO) is bool(riders)
    if riders:
        scene.play(BREGO)
        offered = [scene.id_of(option.target) for option in scene.options(Verb.CHOOSE)]
        assert (offered or [scene.bearer_of(BREGO)]) == riders


@pytest.mark.parametrize(
    ("fighter", "hurt"), [(ARAGORN_DRIVEN_BY_NEED, 1), (MERRY_ROHIRRIM_SQUIRE, 0)]
)
def test_each_minion_that_skirmishes_the_rider_of_brego_exerts(fighter: str, hurt: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        bearing={ARAGORN_DRIVEN_BY_NEED: [BREGO]},
        minions=[MORDOR_VETERAN, MORDOR_TROOPER, ORC],
        site=6,
    ).skirmish(fighter, MORDOR_VETERAN, MORDOR_TROOPER)
    assert scene.wounds(MORDOR_VETERAN) == scene.wounds(MORDOR_TROOPER) == hurt
    assert scene.wounds(ORC) == 0


@pytest.mark.parametrize("takes_it", [True, False])
def test_eomer_may_heal_an_ally_of_rohan_at_the_start_of_a_turn(takes_it: bool) -> None:
    scene = Scene(
        fellowship=[EOMER_SISTER_SON_OF_THEODEN, ROHIRRIM_GUARD],
        support=[GUMA, HLAFWINE, HOBBIT_FARMER],
    )
    for card in (GUMA, HLAFWINE, HOBBIT_FARMER, ROHIRRIM_GUARD):
        scene.wound(card, 1)
    scene.turn_starts()
    if takes_it:
        scene.answer_with(EOMER_SISTER_SON_OF_THEODEN)
        assert not scene.can(Verb.CHOOSE, HOBBIT_FARMER)
        assert not scene.can(Verb.CHOOSE, ROHIRRIM_GUARD)
        scene.choose(GUMA)
    else:
        scene.pass_()
    assert scene.wounds(GUMA) == (0 if takes_it else 1)
    assert scene.wounds(HLAFWINE) == scene.wounds(HOBBIT_FARMER) == 1


@pytest.mark.parametrize(("other", "cost"), [(ROHIRRIM_GUARD, 2), (ARAGORN_DRIVEN_BY_NEED, 3)])
def test_eomer_comes_cheaper_to_a_man_of_rohan(other: str, cost: int) -> None:
    scene = Scene(fellowship=[other], hand=[EOMER_SISTER_SON_OF_THEODEN]).fellowship_phase()
    assert scene.play(EOMER_SISTER_SON_OF_THEODEN).twilight == cost


def test_forth_eorlingas_makes_who_has_theodens_signet_a_defender_until_the_regroup_phase() -> None:
    theoden = THEODEN_LORD_OF_THE_MARK
    scene = Scene(
        fellowship=[theoden, EOMER_VALIANT_WARCHIEF, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN],
        hand=[FORTH_EORLINGAS],
        site=6,
    )
    scene.maneuver_phase().play(FORTH_EORLINGAS)
    assert scene.wounds(theoden) == 1
    assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
    assert scene.can(Verb.CHOOSE, theoden)
    scene.choose(EOMER_VALIANT_WARCHIEF)
    defenders = [scene.number(DEFENDER, card) for card in (theoden, EOMER_VALIANT_WARCHIEF)]
    assert defenders == [0, 1]
    scene.regroup_phase()
    assert scene.number(DEFENDER, EOMER_VALIANT_WARCHIEF) == 0


@pytest.mark.parametrize("theoden", [True, False], ids=["exhausted", "absent"])
def test_forth_eorlingas_is_called_by_a_theoden_who_can_exert(theoden: bool) -> None:
    fellowship = [EOMER_VALIANT_WARCHIEF, *([THEODEN_LORD_OF_THE_MARK] if theoden else [])]
    scene = Scene(fellowship=fellowship, minions=[MORDOR_VETERAN], hand=[FORTH_EORLINGAS], site=6)
    if theoden:
        scene.wound(THEODEN_LORD_OF_THE_MARK, 1)
    assert not scene.maneuver_phase().can(Verb.PLAY, FORTH_EORLINGAS)


@pytest.mark.parametrize(
    ("fighter", "hurt"),
    [(ARAGORN_DRIVEN_BY_NEED, 1), (RIDER_OF_ROHAN, 1), (FRODO_HOPE_OF_FREE_PEOPLES, 0)],
    ids=["unbound", "he himself", "Ring-bound"],
)
def test_a_mounted_rider_of_rohan_tires_whoever_skirmishes_an_unbound_companion(
    fighter: str, hurt: int
) -> None:
    scene = Scene(
        fellowship=[RIDER_OF_ROHAN, ARAGORN_DRIVEN_BY_NEED],
        bearing={RIDER_OF_ROHAN: [RIDERS_MOUNT_4_287]},
        minions=[MORDOR_VETERAN, ORC],
        hand=[MORNING_CAME],
        site=6,
    )
    scene.skirmish(fighter, MORDOR_VETERAN)
    before = scene.wounds(MORDOR_VETERAN)
    if scene.can(Verb.USE, RIDER_OF_ROHAN):
        scene.use(RIDER_OF_ROHAN)
        assert scene.wounds(RIDER_OF_ROHAN) == 1
    assert scene.wounds(MORDOR_VETERAN) == before + hurt
    assert scene.wounds(ORC) == 0


def test_a_rider_of_rohan_on_foot_tires_nobody() -> None:
    scene = in_skirmish(RIDER_OF_ROHAN)
    assert not scene.can(Verb.USE, RIDER_OF_ROHAN)


@pytest.mark.parametrize(("phase", "cost"), [(SETUP, 2), (FELLOWSHIP, 3)])
def test_elite_rider_is_cheaper_in_the_starting_fellowship(phase: int, cost: int) -> None:
    scene = Scene(hand=[ELITE_RIDER_4_265])
    scene.state.phase = phase
    assert twilight_cost(scene.state, scene.card(ELITE_RIDER_4_265)) == cost


@pytest.mark.parametrize(("wounds", "strength"), [(0, 6), (1, 8), (2, 8)])
def test_elite_rider_is_stronger_against_a_wounded_minion(wounds: int, strength: int) -> None:
    scene = Scene(
        fellowship=[ELITE_RIDER_4_265],
        minions=[MORDOR_VETERAN, ORC],
        hand=[MORNING_CAME],
        site=6,
    )
    scene.wound(MORDOR_VETERAN, wounds).wound(ORC, 1)
    scene.skirmish(ELITE_RIDER_4_265, MORDOR_VETERAN)
    assert scene.strength(ELITE_RIDER_4_265) == strength


@pytest.mark.parametrize(("allies", "damage"), [([GUMA], 1), ([ALDOR], 0)])
def test_eowyns_sword_is_keener_beside_a_villager(allies: list[str], damage: int) -> None:
    eowyn = EOWYN_LADY_OF_ROHAN
    scene = Scene(fellowship=[eowyn], support=allies, bearing={eowyn: [EOWYNS_SWORD]})
    assert scene.strength(eowyn) == 6 + 3
    assert scene.number(DAMAGE, eowyn) == damage


def test_only_eowyn_bears_her_sword() -> None:
    scene = Scene(fellowship=[ROHIRRIM_GUARD], hand=[EOWYNS_SWORD]).fellowship_phase()
    assert not scene.can(Verb.PLAY, EOWYNS_SWORD)


@pytest.mark.parametrize(
    ("items", "strength", "dies"),
    [
        ([], 12, True),
        ([HEAVY_CHAIN], 12, False),
        ([HEAVY_CHAIN], 17, False),
        ([HEAVY_CHAIN], 18, True),
    ],
)
def test_a_man_in_a_heavy_chain_falls_only_to_three_times_his_strength(
    items: list[str], strength: int, dies: bool
) -> None:
    minion = made(MORDOR_TROOPER, strength=strength)
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD], bearing={ROHIRRIM_GUARD: items}, minions=[minion], site=6
    )
    scene.skirmish(ROHIRRIM_GUARD, minion).resolve()
    assert scene.is_dead(ROHIRRIM_GUARD) is dies
    assert scene.wounds(ROHIRRIM_GUARD) == (0 if dies else 1)


def test_a_heavy_chain_is_made_for_men() -> None:
    scene = Scene(fellowship=[DWARF_GUARD, LEGOLAS_GREENLEAF], hand=[HEAVY_CHAIN])
    assert not scene.fellowship_phase().can(Verb.PLAY, HEAVY_CHAIN)
