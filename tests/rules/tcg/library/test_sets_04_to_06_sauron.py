"""Cards of Sauron of sets 4 to 6 whose text is easily misread."""

import pytest

from rules.tcg.engine.codes import MANEUVER, SHADOW_NUMBER, SITE_NUMBER, Verb
from rules.tcg.engine.numbers import twilight_cost
from tests.rules.tcg.cards import (
    ARAGORN,
    DESERT_FIGHTER,
    FRODO,
    HOBBIT_SWORD,
    MERRY,
    MORNING_CAME,
    MUMAKIL,
    PIPPIN,
    TROOPER,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene

BANNER = "6_98"
CORPSE_LIGHTS = "6_99"
DEAD_MARSHES = "5_95"
DEAD_ONES = "6_100"
GATE_SENTRY = "6_102"
GATE_SOLDIER = "5_97"
GATE_TROLL = "6_103"
NAZGUL = "1_232"
ORC_CAPTAIN = "5_103"
ORC_FIGHTER = "5_105"
ORC_PATROL = "5_107"
PERIL = "6_105"
SQUEAK = "5_101"
TEETH_OF_MORDOR = "5_110"
TROLLS_CHAIN = "6_107"
TROLL_OF_UDUN = "6_106"
WISP = "6_108"

CONDITION = made("1_264")  # Sauron condition without text
ORC = made(TROOPER, unique=False, vitality=3)  # Sauron Orc, 6/3
SOUTHRON = made(DESERT_FIGHTER)
TOWERS_PATH = (
    *("4_323", "4_331", "4_337", "4_343", "4_349"),
    *("4_354", "4_357", "4_358", "4_362"),
)


# --- sites and conditions ---


@pytest.mark.parametrize(
    ("path", "site", "minion", "lost"),
    [
        (TOWERS_PATH, 4, ORC, 1),
        (TOWERS_PATH, 5, ORC, 0),
        (TOWERS_PATH, 4, SOUTHRON, 0),
        (None, 4, ORC, 0),
    ],
    ids=["site 4T", "site 5T", "no Sauron Orc", "site 4 of another block"],
)
def test_dead_marshes_weakens_the_ring_bound_at_site_four_against_orcs(path, site, minion, lost):
    more = {"path": path} if path else {}
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[minion],
        shadow_support=[DEAD_MARSHES],
        site=site,
        hand=[MORNING_CAME],
        **more,
    )
    scene.skirmish(FRODO, minion)
    assert scene.strength(FRODO) == 3 + 1 - lost  # The One Ring gives 1


def test_dead_marshes_plays_conditions_of_the_discard_pile_and_goes():
    scene = Scene(
        minions=[ORC, TROOPER],
        shadow_support=[DEAD_MARSHES],
        shadow_discards=[CONDITION, TEETH_OF_MORDOR, "2_48"],
        twilight=9,
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.USE, DEAD_MARSHES).use(DEAD_MARSHES)
    while scene.can(Verb.CHOOSE):
        scene.do(Verb.CHOOSE)
    assert scene.in_play(CONDITION)
    assert scene.in_play(TEETH_OF_MORDOR)
    assert scene.is_discarded(DEAD_MARSHES)
    assert scene.is_discarded("2_48")


@pytest.mark.parametrize(
    ("merry", "pippin", "aragorn", "more"), [(0, 0, 2, 0), (1, 1, 1, 2), (2, 2, 0, 3)]
)
def test_id_make_you_squeak_counts_the_wounds_on_all_hobbits_up_to_three(
    merry, pippin, aragorn, more
):
    scene = Scene(fellowship=[MERRY, PIPPIN, ARAGORN], site=2)
    squeak = Scene(fellowship=[MERRY, PIPPIN, ARAGORN], shadow_support=[SQUEAK], site=2)
    for one in (scene, squeak):
        one.wound(MERRY, merry).wound(PIPPIN, pippin).wound(ARAGORN, aragorn)
    site = "7_337"
    assert squeak.number(SHADOW_NUMBER, site) - scene.number(SHADOW_NUMBER, site) == more


def test_teeth_of_mordor_hides_an_orc_that_is_played_from_there():
    scene = Scene(minions=[ORC, SOUTHRON], shadow_support=[TEETH_OF_MORDOR], twilight=3, site=6)
    scene.regroup_phase().wait_to(Verb.USE, TEETH_OF_MORDOR).use(TEETH_OF_MORDOR)
    assert scene.stack(TEETH_OF_MORDOR) == [ORC]
    assert scene.twilight == 0
    scene.state.twilight = 9
    scene.shadow_phase().use(TEETH_OF_MORDOR)
    assert scene.in_play(ORC)
    assert scene.stack(TEETH_OF_MORDOR) == []
    assert scene.twilight == 9 - 2


@pytest.mark.parametrize("what", [NAZGUL, TROLL_OF_UDUN])
def test_peril_plays_a_minion_for_four_less_and_exhausted(what):
    scene = Scene(
        minions=[ORC], shadow_support=[PERIL], shadow_hand=[what, SOUTHRON], twilight=20, site=8
    )
    cost = twilight_cost(scene.state, scene._find(what))
    scene.regroup_phase().wait_to(Verb.USE, PERIL).use(PERIL)
    assert scene.in_play(what)
    assert scene.twilight == 20 - (cost - 4)
    assert scene.wounds(what) == (4 if what == TROLL_OF_UDUN else 1)
    assert scene.wounds(ORC) == 1
    assert scene.hand(SHADOW) == [SOUTHRON]


# --- minions ---


@pytest.mark.parametrize(
    ("played", "offered"), [(PERIL, True), (MUMAKIL, False)], ids=["Sauron", "not a condition"]
)
def test_gate_soldier_may_draw_when_a_sauron_condition_is_played(played, offered):
    scene = Scene(
        minions=[GATE_SOLDIER, DESERT_FIGHTER],
        shadow_hand=[played],
        shadow_deck=[ORC],
        twilight=9,
        site=6,
    )
    scene.shadow_phase().play(played)
    assert scene.can(Verb.TRIGGER, GATE_SOLDIER) is offered
    if offered:
        scene.answer_with(GATE_SOLDIER)
        assert scene.hand(SHADOW) == [ORC]
        assert scene.wounds(GATE_SOLDIER) == 1
        assert scene.twilight == 9 - 1 - 2


@pytest.mark.parametrize(
    ("sites", "support", "drawn"), [(2, [CONDITION], 2), (4, [CONDITION], 3), (2, [], 0)]
)
def test_orc_captain_draws_for_each_controlled_site_up_to_three(sites, support, drawn):
    scene = Scene(
        shadow_hand=[ORC_CAPTAIN],
        shadow_support=support,
        shadow_deck=[ORC] * 5,
        site=6,
        path=TOWERS_PATH,
        twilight=9,
    )
    scene.control(*TOWERS_PATH[:sites]).shadow_phase().play(ORC_CAPTAIN)
    if scene.can(Verb.TRIGGER, ORC_CAPTAIN):
        scene.answer_with(ORC_CAPTAIN)
    assert len(scene.hand(SHADOW)) == drawn


@pytest.mark.parametrize(("support", "offered"), [([CONDITION], True), ([], False)])
def test_orc_fighter_needs_a_condition_to_take_a_site(support, offered):
    scene = Scene(minions=[ORC_FIGHTER], shadow_support=support, site=4, path=TOWERS_PATH)
    scene.state.position = [4, 2]
    scene.regroup_phase()
    while not scene.can(Verb.USE, ORC_FIGHTER) and scene.can(Verb.PASS):
        scene.pass_()
    assert scene.can(Verb.USE, ORC_FIGHTER) is offered
    if offered:
        scene.use(ORC_FIGHTER)
        assert scene.controls(TOWERS_PATH[0])


@pytest.mark.parametrize(
    ("minion", "other", "offered"),
    [
        (ORC_PATROL, ORC, True),
        (ORC_PATROL, GATE_TROLL, False),
        (GATE_SENTRY, GATE_TROLL, True),
        (GATE_SENTRY, SOUTHRON, False),
    ],
)
def test_patrol_and_sentry_spot_another_before_they_discard_a_condition(minion, other, offered):
    scene = Scene(minions=[minion, other], support=["4_296"], hand=[MORNING_CAME], site=6)
    scene.maneuver_phase()
    while (
        not scene.can(Verb.USE, minion) and scene.can(Verb.PASS) and scene.state.phase == MANEUVER
    ):
        scene.pass_()
    assert scene.can(Verb.USE, minion) is offered
    if offered:
        scene.use(minion)
        assert scene.wounds(minion) == 2
        assert scene.is_discarded("4_296")


def test_orc_patrol_lowers_the_site_numbers_of_sauron_orcs_and_its_own():
    scene = Scene(minions=[ORC_PATROL, ORC, GATE_TROLL], site=4)
    assert [scene.number(SITE_NUMBER, one) for one in (ORC_PATROL, ORC, GATE_TROLL)] == [3, 3, 6]


def test_corpse_lights_counts_twilight_minions_and_helps_one_or_a_sauron_minion():
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[CORPSE_LIGHTS, DEAD_ONES, ORC, SOUTHRON],
        hand=[MORNING_CAME],
        site=6,
    )
    scene.skirmish(ARAGORN, ORC).wait_to(Verb.USE, CORPSE_LIGHTS).use(CORPSE_LIGHTS)
    assert not scene.can(Verb.CHOOSE, SOUTHRON)
    scene.choose(ORC)
    assert scene.strength(ORC) == 6 + 2
    assert scene.wounds(CORPSE_LIGHTS) == 1


@pytest.mark.parametrize(
    ("burdens", "minions", "playable"), [(0, [], False), (1, [], True), (0, [WISP], True)]
)
def test_dead_ones_cost_a_burden_or_another_twilight_minion_in_sight(burdens, minions, playable):
    scene = Scene(
        minions=minions, shadow_hand=[DEAD_ONES, SOUTHRON], burdens=burdens, twilight=9, site=6
    )
    assert scene.shadow_phase().can(Verb.PLAY, DEAD_ONES) is playable
    if playable:
        scene.play(DEAD_ONES)
        assert scene.in_play(DEAD_ONES)
        assert scene.burdens == 0


@pytest.mark.parametrize(("others", "cost"), [([], 10), ([ORC], 10), ([GATE_TROLL], 6)])
def test_troll_of_udun_is_cheaper_beside_a_troll(others, cost):
    scene = Scene(minions=others, shadow_hand=[TROLL_OF_UDUN], site=6)
    assert twilight_cost(scene.state, scene._find(TROLL_OF_UDUN)) == cost


def test_troll_of_udun_is_stronger_for_each_sauron_card_discarded():
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[TROLL_OF_UDUN],
        hand=[MORNING_CAME],
        shadow_hand=[ORC, PERIL, SOUTHRON],
        site=6,
    )
    scene.skirmish(ARAGORN, TROLL_OF_UDUN).wait_to(Verb.USE, TROLL_OF_UDUN).use(TROLL_OF_UDUN)
    assert not scene.can(Verb.DISCARD, SOUTHRON)
    scene.do(scene.options()[0].verb)
    assert scene.strength(TROLL_OF_UDUN) == 15
    scene.wait_to(Verb.USE, TROLL_OF_UDUN).use(TROLL_OF_UDUN)
    assert scene.strength(TROLL_OF_UDUN) == 16
    assert scene.hand(SHADOW) == [SOUTHRON]


@pytest.mark.parametrize(
    ("other", "offered"), [([ORC], True), ([DEAD_ONES], True), ([SOUTHRON], False), ([], False)]
)
def test_wisp_of_pale_sheen_goes_for_a_burden_beside_a_minion_of_its_kind(other, offered):
    scene = Scene(minions=[WISP, *other], hand=[HOBBIT_SWORD], site=6).regroup_phase()
    while not scene.can(Verb.USE, WISP) and scene.can(Verb.PASS):
        scene.pass_()
    assert scene.can(Verb.USE, WISP) is offered
    if offered:
        scene.use(WISP)
        assert scene.is_discarded(WISP)
        assert scene.burdens == 1


def test_banner_of_the_eye_adds_twilight_for_each_controlled_site():
    strong = made(TROOPER, strength=12)
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[strong],
        bearing={strong: [BANNER]},
        site=6,
        path=TOWERS_PATH,
    )
    scene.control(*TOWERS_PATH[:3]).skirmish(ARAGORN, strong).wait_to(Verb.TRIGGER, BANNER)
    scene.answer_with(BANNER)
    assert scene.twilight == 3


def test_trolls_chain_is_for_trolls_of_sauron_and_may_draw_a_card():
    scene = Scene(
        minions=[GATE_TROLL, ORC], shadow_hand=[TROLLS_CHAIN], shadow_deck=[ORC], twilight=9, site=6
    )
    scene.shadow_phase().play(TROLLS_CHAIN).answer_with(TROLLS_CHAIN)
    assert scene.bearer_of(TROLLS_CHAIN) == GATE_TROLL
    assert scene.hand(SHADOW) == [ORC]
