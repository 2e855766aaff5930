"""The conditions of Isengard of set 4, *The Two Towers*."""

import pytest

from rules.tcg.engine.operations import path, wounds
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn import skirmish
from rules.tcg.engine.turn.assignment import assign_by_effect
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import dunland_scene, free_peoples_assign
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize(
    ("controlled", "twilight", "hand", "usable"),
    [
        (1, 3, URUK_RUNNER, True),
        (0, 3, URUK_RUNNER, False),
        (1, 2, URUK_RUNNER, False),
        (1, 3, MORDOR_TROOPER, False),
    ],
    ids=["paid", "no site", "too little twilight", "no Uruk-hai"],
)
def test_burning_of_westfold_plays_an_uruk_hai_to_discard_a_condition(
    controlled: int, twilight: int, hand: str, usable: bool
) -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[STOUT_AND_STRONG],
        shadow_support=[BURNING_OF_WESTFOLD, DOWN_TO_THE_LAST_CHILD],
        shadow_hand=[hand],
        twilight=twilight,
        site=6,
    )
    scene.control(*ARAGORN_SITES[:controlled]).shadow_phase()
    assert scene.can(Verb.USE, BURNING_OF_WESTFOLD) is usable
    if usable:
        scene.use(BURNING_OF_WESTFOLD)
        assert not scene.can(Verb.CHOOSE, DOWN_TO_THE_LAST_CHILD)
        assert scene.in_play(URUK_RUNNER)
        assert scene.twilight == 0
        assert scene.is_discarded(STOUT_AND_STRONG)
        assert scene.in_play(BURNING_OF_WESTFOLD)


@pytest.mark.parametrize(
    ("controlled", "twilight", "usable"), [(1, 2, True), (0, 2, False), (1, 1, False)]
)
def test_race_across_the_mark_costs_two_twilight_and_needs_a_controlled_site(
    controlled: int, twilight: int, usable: bool
) -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_RUNNER],
        shadow_support=[RACE_ACROSS_THE_MARK],
        twilight=twilight,
        site=6,
    )
    scene.control(*ARAGORN_SITES[:controlled]).skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_RUNNER)
    assert scene.comes_to(Verb.USE, RACE_ACROSS_THE_MARK) is usable
    if usable:
        scene.use(RACE_ACROSS_THE_MARK)
        assert scene.twilight == 0
        assert scene.state.skirmisher < 0
        assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == scene.wounds(URUK_RUNNER) == 0


def test_race_across_the_mark_cancels_no_skirmish_of_other_minions() -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER, URUK_RUNNER, MORGUL_LACKEY],
        shadow_support=[RACE_ACROSS_THE_MARK],
        twilight=2,
        site=6,
    )
    scene.control(ARAGORN_SITES[0]).skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    if scene.comes_to(Verb.USE, RACE_ACROSS_THE_MARK):
        scene.use(RACE_ACROSS_THE_MARK)
    assert scene.state.skirmisher == scene.card(ARAGORN_DRIVEN_BY_NEED)


@pytest.mark.parametrize(
    ("minion", "playable"),
    [(SARUMAN_BLACK_TRAITOR, True), (UNFERTH, True), (URUK_RUNNER, False), (SOUTHRON_SCOUT, False)],
    ids=["Saruman", "Man of Isengard", "Uruk-hai", "Man of Harad"],
)
def test_saruman_or_a_man_of_isengard_says_rohan_is_mine(minion: str, playable: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[minion],
        shadow_hand=[ROHAN_IS_MINE],
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, ROHAN_IS_MINE) is playable
    if playable:
        assert scene.play(ROHAN_IS_MINE).bearer_of(ROHAN_IS_MINE) == ARAGORN_DRIVEN_BY_NEED


@pytest.mark.parametrize(
    ("fighter", "by", "tired"),
    [
        (ARAGORN_DRIVEN_BY_NEED, FREE_PEOPLES, 1),
        (ARAGORN_DRIVEN_BY_NEED, SHADOW, 0),
        (MERRY_ROHIRRIM_SQUIRE, FREE_PEOPLES, 0),
    ],
    ids=["the bearer", "by the Shadow", "another companion"],
)
def test_every_ally_exerts_where_the_free_peoples_assign_the_man_who_bears_rohan_is_mine(
    fighter: str, by: int, tired: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        support=[ELROND_LORD_OF_RIVENDELL, GUMA, HOBBIT_FARMER],
        bearing={ARAGORN_DRIVEN_BY_NEED: [ROHAN_IS_MINE]},
        minions=[MORDOR_TROOPER],
        site=6,
    ).wound(HOBBIT_FARMER, 1)
    scene.happen(assign_by_effect, scene.card(fighter), scene.card(MORDOR_TROOPER), by).pass_all()
    assert scene.wounds(ELROND_LORD_OF_RIVENDELL) == scene.wounds(GUMA) == tired
    # Exhausted, the farmer cannot exert.
    assert scene.wounds(HOBBIT_FARMER) == 1
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0


@pytest.mark.parametrize(
    ("loser", "hurt"),
    [(MERRY_ROHIRRIM_SQUIRE, 1), (ELROND_LORD_OF_RIVENDELL, 1), (EOWYN_RESTLESS_MAIDEN, 0)],
)
def test_banished_exerts_its_bearer_only_when_another_loses(loser: str, hurt: int) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, EOWYN_RESTLESS_MAIDEN],
        support=[ELROND_LORD_OF_RIVENDELL],
        bearing={EOWYN_RESTLESS_MAIDEN: [BANISHED]},
        minions=[MORDOR_TROOPER],
        site=6,
    )
    scene.happen(skirmish.resolve_outcome, [scene.card(MORDOR_TROOPER)], [scene.card(loser)])
    assert scene.wounds(EOWYN_RESTLESS_MAIDEN) == hurt


def test_covering_fire_stops_archery_actions_and_goes_in_the_regroup_phase() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[BAND_OF_URUK_BOWMEN, BAND_OF_URUK_BOWMEN],
        shadow_support=[COVERING_FIRE],
        site=6,
    )
    scene.archery_phase()
    assert not scene.can(Verb.USE, LEGOLAS_GREENLEAF)
    scene.regroup_phase()
    assert scene.is_discarded(COVERING_FIRE)


@pytest.mark.parametrize("minion", [URUK_SAVAGE, MORDOR_TROOPER])
def test_down_to_the_last_child_counts_losses_to_urukhai(minion: str) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[minion],
        shadow_support=[DOWN_TO_THE_LAST_CHILD],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, minion).resolve()
    assert scene.tokens(DOWN_TO_THE_LAST_CHILD) == (minion == URUK_SAVAGE)


@pytest.mark.parametrize(
    ("bearer", "can_use"), [(MADRIL_FARAMIRS_AIDE, False), (ARAGORN_DRIVEN_BY_NEED, True)]
)
def test_leechcraft_stops_the_abilities_of_its_bearer_alone(bearer: str, can_use: bool) -> None:
    scene = Scene(
        fellowship=[MADRIL_FARAMIRS_AIDE, ARAGORN_DRIVEN_BY_NEED],
        bearing={bearer: [LEECHCRAFT]},
        minions=[MORDOR_TROOPER],
        hand=[HOBBIT_SWORD_7_319] * 4,
        site=6,
    )
    assert (
        scene.skirmish(MADRIL_FARAMIRS_AIDE, MORDOR_TROOPER).can(Verb.USE, MADRIL_FARAMIRS_AIDE)
        == can_use
    )


@pytest.mark.parametrize(
    ("fighter", "is_asked"), [(ELROND_LORD_OF_RIVENDELL, True), (MERRY_ROHIRRIM_SQUIRE, False)]
)
def test_ranks_without_number_waits_for_an_ally(fighter: str, is_asked: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[ELROND_LORD_OF_RIVENDELL],
        minions=[MORDOR_TROOPER],
        shadow_support=[RANKS_WITHOUT_NUMBER],
        shadow_discards=[URUK_RUNNER],
        site=6,
        twilight=1,
    )
    free_peoples_assign(scene, fighter, MORDOR_TROOPER)
    assert scene.can(Verb.TRIGGER, RANKS_WITHOUT_NUMBER) == is_asked
    if is_asked:
        scene.answer_with(RANKS_WITHOUT_NUMBER)
        assert (scene.in_play(URUK_RUNNER), scene.twilight) == (True, 0)


def test_rest_while_you_can_takes_one_card_of_each_side_when_its_bearer_dies() -> None:
    deck = [GIMLI_DWARF_OF_EREBOR, MORDOR_TROOPER, *[MERRY_ROHIRRIM_SQUIRE] * 9, URUK_RUNNER]
    scene = Scene(
        fellowship=[PIPPIN_SWORN_TO_SERVICE],
        bearing={PIPPIN_SWORN_TO_SERVICE: [REST_WHILE_YOU_CAN]},
        minions=[URUK_RUNNER],
        deck=deck,
        site=6,
    )
    scene.happen(wounds.kill, scene.card(PIPPIN_SWORN_TO_SERVICE))
    while scene.options(Verb.CHOOSE):
        assert scene.who == SHADOW
        assert not scene.can(Verb.CHOOSE, GIMLI_DWARF_OF_EREBOR)
        scene.do(Verb.CHOOSE)
    assert sorted(scene.deck()) == sorted(
        [GIMLI_DWARF_OF_EREBOR, MORDOR_TROOPER, *[MERRY_ROHIRRIM_SQUIRE] * 8]
    )


def test_weary_does_not_hear_the_shadow_assign() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        bearing={MERRY_ROHIRRIM_SQUIRE: [WEARY]},
        minions=[URUK_RUNNER],
        site=6,
    )
    scene.happen(
        assign_by_effect, scene.card(MERRY_ROHIRRIM_SQUIRE), scene.card(URUK_RUNNER), SHADOW
    )
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0


def test_what_did_you_discover_hears_the_move_of_the_regroup_phase() -> None:
    for in_regroup in (True, False):
        scene = Scene(
            shadow_support=[WHAT_DID_YOU_DISCOVER],
            shadow_hand=[MORDOR_TROOPER, MORDOR_TROOPER],
            shadow_discards=[URUK_RUNNER],
            site=3,
        )
        if in_regroup:
            scene.regroup_phase()
        else:
            scene.fellowship_phase()
        scene.happen(path.move)
        assert scene.comes_to(Verb.TRIGGER, WHAT_DID_YOU_DISCOVER) == in_regroup
        if in_regroup:
            scene.answer_with(WHAT_DID_YOU_DISCOVER)
            assert scene.hand(SHADOW) == [URUK_RUNNER]


def test_wounded_exerts_its_bearer_who_heals_no_more() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[UNFERTH], shadow_hand=[WOUNDED], site=6
    )
    scene.shadow_phase().play(WOUNDED)
    assert (scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.wounds(UNFERTH)) == (1, 1)
    scene.happen(wounds.heal, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


@pytest.mark.parametrize(("archers", "playable"), [(2, True), (1, False)])
def test_covering_fire_spots_two_archers_and_stops_archery_events(
    archers: int, playable: bool
) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[URUK_RUNNER, *[BAND_OF_URUK_BOWMEN] * archers],
        hand=[DOUBLE_SHOT],
        shadow_hand=[COVERING_FIRE],
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, COVERING_FIRE) is playable
    if playable:
        scene.play(COVERING_FIRE)
    scene.archery_phase()
    assert scene.can(Verb.PLAY, DOUBLE_SHOT) is not playable
