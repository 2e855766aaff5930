"""The Sauron cards of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.paths import THROUGH_EASTFOLD
from tests.rules.tcg.scene import SHADOW, Scene

ORC = made(MORDOR_TROOPER, unique=False, vitality=3)  # Sauron Orc, 6/3
SOUTHRON = made(DESERT_FIGHTER)
OF_OTHER_CULTURES = [
    ARAGORN_DRIVEN_BY_NEED,
    LEGOLAS_GREENLEAF,
    GIMLI_DWARF_OF_EREBOR,
    EOWYN_RESTLESS_MAIDEN,
]


def test_banner_of_the_eye_adds_twilight_for_each_controlled_site() -> None:
    strong = made(MORDOR_TROOPER, strength=12)
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[strong],
        bearing={strong: [BANNER_OF_THE_EYE]},
        site=6,
        path=THROUGH_EASTFOLD,
    )
    scene.control(*THROUGH_EASTFOLD[:3]).skirmish(ARAGORN_DRIVEN_BY_NEED, strong).wait_to(
        Verb.TRIGGER, BANNER_OF_THE_EYE
    )
    scene.answer_with(BANNER_OF_THE_EYE)
    assert scene.twilight == 3


def test_corpse_lights_counts_twilight_minions_and_helps_one_or_a_sauron_minion() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[CORPSE_LIGHTS, DEAD_ONES, ORC, SOUTHRON],
        hand=[MORNING_CAME],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ORC).wait_to(Verb.USE, CORPSE_LIGHTS).use(CORPSE_LIGHTS)
    assert not scene.can(Verb.CHOOSE, SOUTHRON)
    scene.choose(ORC)
    assert scene.strength(ORC) == 6 + 2
    assert scene.wounds(CORPSE_LIGHTS) == 1


@pytest.mark.parametrize(
    ("burdens", "minions", "playable"),
    [(0, [], False), (1, [], True), (0, [WISP_OF_PALE_SHEEN], True)],
)
def test_dead_ones_cost_a_burden_or_another_twilight_minion_in_sight(
    burdens: int, minions: list[str], playable: bool
) -> None:
    scene = Scene(
        minions=minions, shadow_hand=[DEAD_ONES, SOUTHRON], burdens=burdens, twilight=9, site=6
    )
    assert scene.shadow_phase().can(Verb.PLAY, DEAD_ONES) is playable
    if playable:
        scene.play(DEAD_ONES)
        assert scene.in_play(DEAD_ONES)
        assert scene.burdens == 0


@pytest.mark.parametrize("what", [ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, TROLL_OF_UDUN])
def test_peril_plays_a_minion_for_four_less_and_exhausted(what: str) -> None:
    scene = Scene(
        minions=[ORC], shadow_support=[PERIL], shadow_hand=[what, SOUTHRON], twilight=20, site=8
    )
    cost = twilight_cost(scene.state, scene.card(what))
    scene.regroup_phase().wait_to(Verb.USE, PERIL).use(PERIL)
    assert scene.in_play(what)
    assert scene.twilight == 20 - (cost - 4)
    assert scene.wounds(what) == (4 if what == TROLL_OF_UDUN else 1)
    assert scene.wounds(ORC) == 1
    assert scene.hand(SHADOW) == [SOUTHRON]


@pytest.mark.parametrize(("others", "cost"), [([], 10), ([ORC], 10), ([GATE_TROLL], 6)])
def test_troll_of_udun_is_cheaper_beside_a_troll(others: list[str], cost: int) -> None:
    scene = Scene(minions=others, shadow_hand=[TROLL_OF_UDUN], site=6)
    assert twilight_cost(scene.state, scene.card(TROLL_OF_UDUN)) == cost


def test_troll_of_udun_is_stronger_for_each_sauron_card_discarded() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[TROLL_OF_UDUN],
        hand=[MORNING_CAME],
        shadow_hand=[ORC, PERIL, SOUTHRON],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, TROLL_OF_UDUN).wait_to(Verb.USE, TROLL_OF_UDUN).use(
        TROLL_OF_UDUN
    )
    assert not scene.can(Verb.DISCARD, SOUTHRON)
    scene.do(scene.options()[0].verb)
    assert scene.strength(TROLL_OF_UDUN) == 15
    scene.wait_to(Verb.USE, TROLL_OF_UDUN).use(TROLL_OF_UDUN)
    assert scene.strength(TROLL_OF_UDUN) == 16
    assert scene.hand(SHADOW) == [SOUTHRON]


def test_trolls_chain_is_for_trolls_of_sauron_and_may_draw_a_card() -> None:
    scene = Scene(
        minions=[GATE_TROLL, ORC], shadow_hand=[TROLLS_CHAIN], shadow_deck=[ORC], twilight=9, site=6
    )
    scene.shadow_phase().play(TROLLS_CHAIN).answer_with(TROLLS_CHAIN)
    assert scene.bearer_of(TROLLS_CHAIN) == GATE_TROLL
    assert scene.hand(SHADOW) == [ORC]


@pytest.mark.parametrize(
    ("other", "offered"), [([ORC], True), ([DEAD_ONES], True), ([SOUTHRON], False), ([], False)]
)
def test_wisp_of_pale_sheen_goes_for_a_burden_beside_a_minion_of_its_kind(
    other: list[str], offered: bool
) -> None:
    scene = Scene(
        minions=[WISP_OF_PALE_SHEEN, *other], hand=[HOBBIT_SWORD_7_319], site=6
    ).regroup_phase()
    while not scene.can(Verb.USE, WISP_OF_PALE_SHEEN) and scene.can(Verb.PASS):
        scene.pass_()
    assert scene.can(Verb.USE, WISP_OF_PALE_SHEEN) is offered
    if offered:
        scene.use(WISP_OF_PALE_SHEEN)
        assert scene.is_discarded(WISP_OF_PALE_SHEEN)
        assert scene.burdens == 1


@pytest.mark.parametrize(("others", "over"), [(1, 0), (2, 1), (4, 3)])
def test_orc_insurgent_gains_by_every_culture_over_two(others: int, over: int) -> None:
    """Frodo's culture is counted too; a second companion of one culture adds nothing."""
    scene = Scene(
        fellowship=[*OF_OTHER_CULTURES[:others], MERRY_ROHIRRIM_SQUIRE],
        minions=[ORC_INSURGENT],
        shadow_deck=[MORDOR_TROOPER] * 5,
        site=6,
    )
    scene.shadow_phase().use(ORC_INSURGENT)
    assert scene.wounds(ORC_INSURGENT) == 1
    assert scene.hand(SHADOW) == [MORDOR_TROOPER] * over
    assert scene.twilight == over


def test_orc_insurgent_pays_with_an_exertion() -> None:
    scene = Scene(
        fellowship=OF_OTHER_CULTURES, minions=[ORC_INSURGENT], shadow_hand=[MORDOR_TROOPER], site=6
    )
    scene.wound(ORC_INSURGENT, 2).shadow_phase()
    assert not scene.can(Verb.USE, ORC_INSURGENT)


@pytest.mark.parametrize(
    ("minions", "cost", "strength"),
    [
        ([MORDOR_TROOPER, EASTERLING_REGIMENT], 8, 14),
        ([TROLL_OF_UDUN], 4, 14),
        ([TROLL_OF_UDUN, MORDOR_TROOPER], 4, 15),
    ],
)
def test_gate_troll_is_cheaper_beside_a_troll_and_grows_among_his_own(
    minions: list[str], cost: int, strength: int
) -> None:
    scene = Scene(minions=minions, shadow_hand=[GATE_TROLL], twilight=9, site=6)
    assert scene.shadow_phase().play(GATE_TROLL).twilight == 9 - cost
    assert scene.strength(GATE_TROLL) == strength


def test_gate_picket_wounds_who_is_of_no_named_culture() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF, MERRY_ROHIRRIM_SQUIRE, TARGON],
        minions=[GATE_PICKET],
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.USE, GATE_PICKET).use(GATE_PICKET)
    assert scene.who == 0
    scene.choose("gondor").choose("shire").choose("dwarven")
    assert scene.wounds(LEGOLAS_GREENLEAF) == 1
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0
    assert scene.wounds(TARGON) == 0
