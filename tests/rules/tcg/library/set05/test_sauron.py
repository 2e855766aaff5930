"""The Sauron cards of set 5, *Battle of Helm's Deep*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.state.codes import MANEUVER, SHADOW_NUMBER, SITE_NUMBER, STRENGTH, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.paths import PLAIN_TOWERS, THROUGH_EASTFOLD
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

CONDITION = made(ORC_BOWMEN)  # Sauron condition without text
ORC = made(MORDOR_TROOPER, unique=False, vitality=3)  # Sauron Orc, 6/3
SOUTHRON = made(DESERT_FIGHTER)


def eye_of_barad_dur() -> Scene:
    return Scene(
        fellowship=[SMEAGOL_ALWAYS_HELPS, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER],
        hand=[NO_SAFE_PLACES],
        shadow_hand=[EYE_OF_BARAD_DUR, MORDOR_VETERAN],
        site=6,
    )


@pytest.mark.parametrize(
    ("path", "site", "minion", "lost"),
    [
        (THROUGH_EASTFOLD, 4, ORC, 1),
        (THROUGH_EASTFOLD, 5, ORC, 0),
        (THROUGH_EASTFOLD, 4, SOUTHRON, 0),
        (None, 4, ORC, 0),
    ],
    ids=["site 4T", "site 5T", "no Sauron Orc", "site 4 of another block"],
)
def test_dead_marshes_weakens_the_ring_bound_at_site_four_against_orcs(
    path: tuple[str, ...] | None, site: int, minion: str, lost: int
) -> None:
    more: dict[str, Any] = {"path": path} if path else {}
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[minion],
        shadow_support=[DEAD_MARSHES],
        site=site,
        hand=[MORNING_CAME],
        **more,
    )
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, minion)
    assert scene.strength(FRODO_HOPE_OF_FREE_PEOPLES) == 3 + 1 - lost  # The One Ring gives 1


def test_dead_marshes_plays_conditions_of_the_discard_pile_and_goes() -> None:
    scene = Scene(
        minions=[ORC, MORDOR_TROOPER],
        shadow_support=[DEAD_MARSHES],
        shadow_discards=[CONDITION, TEETH_OF_MORDOR, WIZARD_STORM],
        twilight=9,
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.USE, DEAD_MARSHES).use(DEAD_MARSHES)
    while scene.can(Verb.CHOOSE):
        scene.do(Verb.CHOOSE)
    assert scene.in_play(CONDITION)
    assert scene.in_play(TEETH_OF_MORDOR)
    assert scene.is_discarded(DEAD_MARSHES)
    assert scene.is_discarded(WIZARD_STORM)


@pytest.mark.parametrize(
    ("played", "offered"),
    [(PERIL, True), (MUMAKIL_OF_THE_HARAD, False)],
    ids=["Sauron", "not a condition"],
)
def test_gate_soldier_may_draw_when_a_sauron_condition_is_played(
    played: str, offered: bool
) -> None:
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


@pytest.mark.parametrize(("burdens", "drawn"), [(5, 1), (4, 0)])
def test_gate_trooper_draws_where_five_burdens_are_spotted(burdens: int, drawn: int) -> None:
    scene = Scene(
        shadow_hand=[GATE_TROOPER],
        shadow_deck=[MORDOR_TROOPER],
        twilight=20,
        site=6,
        burdens=burdens,
    )
    scene.shadow_phase().play(GATE_TROOPER)
    assert scene.can(Verb.TRIGGER, GATE_TROOPER) is bool(drawn)
    if drawn:
        scene.answer_with(GATE_TROOPER)
        assert scene.wounds(GATE_TROOPER) == 1
    assert len(scene.hand(SHADOW)) == drawn


@pytest.mark.parametrize(
    ("merry", "pippin", "aragorn", "more"), [(0, 0, 2, 0), (1, 1, 1, 2), (2, 2, 0, 3)]
)
def test_id_make_you_squeak_counts_the_wounds_on_all_hobbits_up_to_three(
    merry: int, pippin: int, aragorn: int, more: int
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, ARAGORN_DRIVEN_BY_NEED], site=2
    )
    squeak = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[ID_MAKE_YOU_SQUEAK],
        site=2,
    )
    for played in (scene, squeak):
        played.wound(MERRY_ROHIRRIM_SQUIRE, merry).wound(PIPPIN_SWORN_TO_SERVICE, pippin).wound(
            ARAGORN_DRIVEN_BY_NEED, aragorn
        )
    site = WEST_ROAD
    assert squeak.number(SHADOW_NUMBER, site) - scene.number(SHADOW_NUMBER, site) == more


@pytest.mark.parametrize(
    ("sites", "support", "drawn"), [(2, [CONDITION], 2), (4, [CONDITION], 3), (2, [], 0)]
)
def test_orc_captain_draws_for_each_controlled_site_up_to_three(
    sites: int, support: list[str], drawn: int
) -> None:
    scene = Scene(
        shadow_hand=[ORC_CAPTAIN],
        shadow_support=support,
        shadow_deck=[ORC] * 5,
        site=6,
        path=THROUGH_EASTFOLD,
        twilight=9,
    )
    scene.control(*THROUGH_EASTFOLD[:sites]).shadow_phase().play(ORC_CAPTAIN)
    if scene.can(Verb.TRIGGER, ORC_CAPTAIN):
        scene.answer_with(ORC_CAPTAIN)
    assert len(scene.hand(SHADOW)) == drawn


@pytest.mark.parametrize(("support", "offered"), [([CONDITION], True), ([], False)])
def test_orc_fighter_needs_a_condition_to_take_a_site(support: list[str], offered: bool) -> None:
    scene = Scene(minions=[ORC_FIGHTER], shadow_support=support, site=4, path=THROUGH_EASTFOLD)
    scene.state.position = [4, 2]
    scene.regroup_phase()
    while not scene.can(Verb.USE, ORC_FIGHTER) and scene.can(Verb.PASS):
        scene.pass_()
    assert scene.can(Verb.USE, ORC_FIGHTER) is offered
    if offered:
        scene.use(ORC_FIGHTER)
        assert scene.controls(THROUGH_EASTFOLD[0])


@pytest.mark.parametrize(
    ("minion", "other", "offered"),
    [
        (ORC_PATROL, ORC, True),
        (ORC_PATROL, GATE_TROLL, False),
        (GATE_SENTRY, GATE_TROLL, True),
        (GATE_SENTRY, SOUTHRON, False),
    ],
)
def test_patrol_and_sentry_spot_another_before_they_discard_a_condition(
    minion: str, other: str, offered: bool
) -> None:
    scene = Scene(minions=[minion, other], support=[WELL_STORED], hand=[MORNING_CAME], site=6)
    scene.maneuver_phase()
    while (
        not scene.can(Verb.USE, minion) and scene.can(Verb.PASS) and scene.state.phase == MANEUVER
    ):
        scene.pass_()
    assert scene.can(Verb.USE, minion) is offered
    if offered:
        scene.use(minion)
        assert scene.wounds(minion) == 2
        assert scene.is_discarded(WELL_STORED)


def test_orc_patrol_lowers_the_site_numbers_of_sauron_orcs_and_its_own() -> None:
    scene = Scene(minions=[ORC_PATROL, ORC, GATE_TROLL], site=4)
    assert [scene.number(SITE_NUMBER, card) for card in (ORC_PATROL, ORC, GATE_TROLL)] == [3, 3, 6]


def test_teeth_of_mordor_hides_an_orc_that_is_played_from_there() -> None:
    scene = Scene(minions=[ORC, SOUTHRON], shadow_support=[TEETH_OF_MORDOR], twilight=3, site=6)
    scene.regroup_phase().wait_to(Verb.USE, TEETH_OF_MORDOR).use(TEETH_OF_MORDOR)
    assert scene.stack(TEETH_OF_MORDOR) == [ORC]
    assert scene.twilight == 0
    scene.state.twilight = 9
    scene.shadow_phase().use(TEETH_OF_MORDOR)
    assert scene.in_play(ORC)
    assert scene.stack(TEETH_OF_MORDOR) == []
    assert scene.twilight == 9 - 2


@pytest.mark.parametrize(("companions", "may"), [(6, True), (5, False)])
def test_gate_veteran_draws_a_card_against_six_companions(companions: int, may: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE] * (companions - 1),
        support=[SIGEWULF],
        shadow_hand=[GATE_VETERAN],
        shadow_deck=[GATE_TROOPER] * 2,
        twilight=9,
        site=6,
    )
    scene.shadow_phase().play(GATE_VETERAN)
    assert scene.can(Verb.TRIGGER, GATE_VETERAN) is may
    if may:
        scene.answer_with(GATE_VETERAN)
    assert scene.wounds(GATE_VETERAN) == int(may)
    assert scene.hand(SHADOW) == [GATE_TROOPER] * may


@pytest.mark.parametrize(("leader", "change"), [(ORC_CUTTHROAT, -3), (ORC_RUNNER, -1)])
def test_a_tracker_lowers_the_site_number_of_every_sauron_orc(leader: str, change: int) -> None:
    scene = Scene(minions=[leader, ORC, SOUTHRON])
    assert scene.number(SITE_NUMBER, leader) == 6 + change
    assert scene.number(SITE_NUMBER, ORC) == 6 + change
    assert scene.number(SITE_NUMBER, SOUTHRON) == 4


@pytest.mark.parametrize(
    ("others", "wounds", "may"),
    [([ORC], 0, True), ([ORC], 2, False), ([SOUTHRON], 0, False)],
    ids=["another Orc", "exhausted", "no other Orc"],
)
def test_orc_cutthroat_gives_up_another_orc_to_wound_his_enemy(
    others: list[str], wounds: int, may: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[ORC_CUTTHROAT, *others],
        hand=[MORNING_CAME],
        site=6,
    ).wound(ORC_CUTTHROAT, wounds)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ORC_CUTTHROAT)
    assert scene.comes_to(Verb.USE, ORC_CUTTHROAT) is may
    if may:
        scene.use(ORC_CUTTHROAT)
        assert scene.is_discarded(ORC)
        assert scene.wounds(ORC_CUTTHROAT) == 1
        assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
        assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0


@pytest.mark.parametrize(("cards", "may"), [(2, True), (1, False)])
def test_orc_runner_trades_two_cards_for_one(cards: int, may: bool) -> None:
    scene = Scene(
        shadow_hand=[ORC_RUNNER, *[SOUTHRON] * cards],
        shadow_deck=[GATE_TROOPER] * 2,
        twilight=3,
        site=6,
    )
    scene.shadow_phase().play(ORC_RUNNER)
    assert scene.can(Verb.TRIGGER, ORC_RUNNER) is may
    if may:
        scene.answer_with(ORC_RUNNER)
        assert scene.hand(SHADOW) == [GATE_TROOPER]
        assert scene.wounds(ORC_RUNNER) == 1


@pytest.mark.parametrize("prevented", [True, False])
def test_grishnakh_draws_three_unless_two_burdens_are_added(prevented: bool) -> None:
    scene = Scene(
        minions=[GRISHNAKH_ORC_CAPTAIN, ORC],
        shadow_deck=[GATE_TROOPER] * 4,
        site=6,
    )
    scene.shadow_phase().use(GRISHNAKH_ORC_CAPTAIN)
    assert scene.who == 0
    scene.choose("burdens" if prevented else "draw")
    assert scene.wounds(GRISHNAKH_ORC_CAPTAIN) == 2
    assert scene.burdens == (2 if prevented else 0)
    assert scene.hand(SHADOW) == [GATE_TROOPER] * (0 if prevented else 3)


@pytest.mark.parametrize(("other", "wounds"), [(SOUTHRON, 0), (ORC, 1)])
def test_grishnakh_needs_another_orc_and_two_exertions(other: str, wounds: int) -> None:
    scene = Scene(
        minions=[GRISHNAKH_ORC_CAPTAIN, other], shadow_deck=[GATE_TROOPER] * 3, site=6
    ).wound(GRISHNAKH_ORC_CAPTAIN, wounds)
    assert not scene.shadow_phase().can(Verb.USE, GRISHNAKH_ORC_CAPTAIN)


@pytest.mark.parametrize(("second", "may"), [(ORC, True), (SOUTHRON, False)])
def test_id_make_you_squeak_is_called_by_two_orcs(second: str, may: bool) -> None:
    orcs = [GATE_SOLDIER, second]
    scene = Scene(minions=orcs, shadow_hand=[ID_MAKE_YOU_SQUEAK], site=6).shadow_phase()
    assert scene.can(Verb.PLAY, ID_MAKE_YOU_SQUEAK) is may
    if may:
        scene.play(ID_MAKE_YOU_SQUEAK)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
        assert [scene.wounds(orc) for orc in orcs] == [1, 1]


@pytest.mark.parametrize(("cards", "orcs", "may"), [(4, 2, True), (3, 2, False), (4, 1, False)])
def test_morannon_trades_four_cards_for_three(cards: int, orcs: int, may: bool) -> None:
    scene = Scene(
        minions=[ORC, GATE_SOLDIER][:orcs],
        shadow_support=[MORANNON],
        shadow_hand=[SOUTHRON] * cards,
        shadow_deck=[GATE_TROOPER] * 4,
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.USE, MORANNON) is may
    if may:
        scene.use(MORANNON)
        assert scene.hand(SHADOW) == [GATE_TROOPER] * 3
        assert scene.is_discarded(MORANNON)


@pytest.mark.parametrize(("condition", "may"), [(CONDITION, True), (WELL_STORED, False)])
def test_orc_infantry_leaves_to_take_a_site(condition: str, may: bool) -> None:
    scene = Scene(
        minions=[ORC_INFANTRY],
        support=[WELL_STORED],
        shadow_support=[] if condition == WELL_STORED else [condition],
        site=4,
    )
    scene.state.position[SHADOW] = 3
    scene.regroup_phase()
    assert scene.comes_to(Verb.USE, ORC_INFANTRY) is may
    if may:
        scene.use(ORC_INFANTRY)
        assert scene.is_discarded(ORC_INFANTRY)
        assert scene.controls(ARAGORN_SITES[0])


@pytest.mark.parametrize(("twilight", "may"), [(4, True), (3, False)])
def test_orc_pursuer_pays_two_for_a_card(twilight: int, may: bool) -> None:
    scene = Scene(
        shadow_hand=[ORC_PURSUER_5_108],
        shadow_deck=[GATE_TROOPER] * 2,
        twilight=twilight,
        site=6,
    )
    scene.shadow_phase().play(ORC_PURSUER_5_108)
    assert scene.can(Verb.TRIGGER, ORC_PURSUER_5_108) is may
    if may:
        scene.answer_with(ORC_PURSUER_5_108)
        assert scene.hand(SHADOW) == [GATE_TROOPER]
        assert scene.wounds(ORC_PURSUER_5_108) == 1
        assert scene.twilight == 0


def test_morannon_lowers_the_cost_of_the_first_orc_at_site_four_alone() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[MORANNON],
        shadow_hand=[MORDOR_TROOPER, MORDOR_VETERAN],
        site=4,
        path=PLAIN_TOWERS,
        twilight=9,
    )
    veteran = scene.card(MORDOR_VETERAN)
    before = twilight_cost(scene.state, veteran)
    scene.shadow_phase().play(MORDOR_TROOPER)
    assert twilight_cost(scene.state, veteran) == before + 3
    elsewhere = Scene(shadow_support=[MORANNON], shadow_hand=[MORDOR_VETERAN], site=4)
    assert twilight_cost(elsewhere.state, elsewhere.card(MORDOR_VETERAN)) == before + 3


def test_eye_of_barad_dur_answers_its_being_revealed() -> None:
    """Comprehensive Rulebook 2.0, Eye of Barad-dûr: it is played to use its response."""
    scene = eye_of_barad_dur()
    scene.regroup_phase().play(NO_SAFE_PLACES).play(EYE_OF_BARAD_DUR)
    assert scene.burdens == 2
    assert scene.is_discarded(EYE_OF_BARAD_DUR)


def test_eye_of_barad_dur_weakens_in_a_skirmish_without_burdens() -> None:
    scene = eye_of_barad_dur()
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    scene.wait_to(Verb.PLAY, EYE_OF_BARAD_DUR).play(EYE_OF_BARAD_DUR)
    if scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED):
        scene.choose(ARAGORN_DRIVEN_BY_NEED)
    # Frodo and Sméagol are Ring-bound.
    aragorn = scene.card(ARAGORN_DRIVEN_BY_NEED)
    assert ("changed", aragorn, STRENGTH, -2) in scene.log
    assert scene.burdens == 0
