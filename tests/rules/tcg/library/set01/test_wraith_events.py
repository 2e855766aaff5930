"""The events of the Ringwraiths of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import DAMAGE, SKIRMISH, Verb
from rules.tcg.engine.turn.assignment import assign
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("minion", "playable"), [(ULAIRE_NELYA_LIEUTENANT_OF_MORGUL, True), (MORDOR_VETERAN, False)]
)
def test_all_blades_perish_prevents_one_wound_to_a_nazgul(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[ALL_BLADES_PERISH])
    scene.happen(wounds.wound, scene.card(minion))
    assert scene.can(Verb.PLAY, ALL_BLADES_PERISH) is playable
    if playable:
        scene.play(ALL_BLADES_PERISH)
        assert scene.is_discarded(ALL_BLADES_PERISH)
    assert scene.wounds(minion) == (0 if playable else 1)
    scene.happen(wounds.wound, scene.card(minion))
    assert scene.wounds(minion) == (1 if playable else 2)


@pytest.mark.parametrize(("twilight", "playable"), [(2, True), (1, False)])
def test_morgul_gates_let_a_nazgul_through_for_two_less(twilight: int, playable: bool) -> None:
    scene = Scene(
        shadow_hand=[MORGUL_GATES, ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, MORGUL_LACKEY],
        twilight=twilight,
        site=4,
    )
    assert scene.shadow_phase().can(Verb.PLAY, MORGUL_GATES) is playable
    if playable:
        scene.play(MORGUL_GATES)
        assert not scene.can(Verb.CHOOSE, MORGUL_LACKEY)
        if scene.can(Verb.CHOOSE):
            scene.choose(ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL)
        assert scene.in_play(ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL)
        assert scene.twilight == 0


def test_all_veils_removed_counts_five_while_the_ring_is_worn() -> None:
    for worn, bonus in ((False, 2), (True, 5)):
        scene = Scene(
            fellowship=[ARAGORN_DRIVEN_BY_NEED],
            minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, MORGUL_LACKEY],
            shadow_hand=[ALL_VEILS_REMOVED],
            twilight=1,
        )
        if worn:
            scene.wear_the_ring()
        scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR).wait_to(
            Verb.PLAY, ALL_VEILS_REMOVED
        ).play(ALL_VEILS_REMOVED)
        assert scene.strength(ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR) == 12 + bonus


def test_beauty_is_fading_takes_a_companion_only_where_no_possession_or_condition_is() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [HOBBIT_SWORD_7_319]},
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR],
        shadow_hand=[BEAUTY_IS_FADING],
        twilight=5,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, BEAUTY_IS_FADING).play(BEAUTY_IS_FADING)
    assert scene.is_discarded(HOBBIT_SWORD_7_319)
    assert scene.in_play(ARAGORN_DRIVEN_BY_NEED)
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR],
        shadow_hand=[BEAUTY_IS_FADING],
        twilight=5,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, BEAUTY_IS_FADING).play(BEAUTY_IS_FADING)
    assert scene.is_discarded(ARAGORN_DRIVEN_BY_NEED)
    assert scene.in_play(FRODO_HOPE_OF_FREE_PEOPLES)


@pytest.mark.parametrize(
    ("burdens", "choice", "strength", "damage"), [(3, None, 1, 1), (6, 1, 3, 2), (6, 0, 1, 1)]
)
def test_dark_whispers_offers_more_with_six_burdens(
    burdens: int, choice: int | None, strength: int, damage: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, MORGUL_LACKEY],
        shadow_hand=[DARK_WHISPERS],
        burdens=burdens,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR).wait_to(
        Verb.PLAY, DARK_WHISPERS
    ).play(DARK_WHISPERS)
    if choice is not None:
        scene.take_number(choice)
    assert scene.strength(ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR) == 12 + strength
    assert scene.number(DAMAGE, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR) == damage


def test_dark_whispers_needs_three_burdens() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, MORGUL_LACKEY],
        shadow_hand=[DARK_WHISPERS],
        burdens=2,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR).pass_()
    assert not scene.can(Verb.PLAY, DARK_WHISPERS)


def test_frozen_by_fear_looks_whether_the_ring_bearer_still_has_to_fight() -> None:
    for fights, bonus in ((True, 3), (False, 2)):
        scene = Scene(
            fellowship=[ARAGORN_DRIVEN_BY_NEED],
            minions=[
                ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR,
                ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR,
                MORGUL_LACKEY,
            ],
            shadow_hand=[FROZEN_BY_FEAR],
            twilight=1,
        )
        if fights:
            scene.state.assigned[scene.card(ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR)] = (
                scene.card(FRODO_HOPE_OF_FREE_PEOPLES),
            )
        scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR)
        if scene.can(Verb.FIGHT):
            scene.do(Verb.FIGHT, ARAGORN_DRIVEN_BY_NEED)
        scene.wait_to(Verb.PLAY, FROZEN_BY_FEAR).play(FROZEN_BY_FEAR).choose(
            ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR
        )
        assert scene.strength(ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR) == 12 + bonus


def test_in_the_ringwraiths_wake_lets_the_free_peoples_player_choose() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL],
        shadow_hand=[IN_THE_RINGWRAITHS_WAKE_1_214],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL).wait_to(
        Verb.PLAY, IN_THE_RINGWRAITHS_WAKE_1_214
    ).play(IN_THE_RINGWRAITHS_WAKE_1_214)
    assert scene.who == 0
    scene.choose("add a burden")
    assert (scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES), scene.burdens) == (0, 1)


def test_return_to_its_master_calls_a_nazgul_to_the_ring_bearer_whose_ring_helps_him_no_more() -> (
    None
):
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319]},
        minions=[MORDOR_TROOPER, ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL],
        shadow_hand=[RETURN_TO_ITS_MASTER],
    )
    assign(
        scene.state,
        scene.card(MERRY_ROHIRRIM_SQUIRE),
        scene.card(ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL),
    )
    scene.wear_the_ring().skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER).do(
        Verb.FIGHT, ARAGORN_DRIVEN_BY_NEED
    )
    scene.wait_to(Verb.PLAY, RETURN_TO_ITS_MASTER).play(RETURN_TO_ITS_MASTER)
    while scene.state.phase == SKIRMISH:
        scene.pass_()
    assert (scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES), scene.burdens) == (1, 0)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0


@pytest.mark.parametrize(
    ("other", "can"),
    [(ULAIRE_NELYA_RINGWRAITH_IN_TWILIGHT, True), (THE_WITCH_KING_LORD_OF_THE_NAZGUL, False)],
)
def test_the_lord_of_the_nazgul_forbids_return_to_its_master(other: str, can: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER, other],
        shadow_hand=[RETURN_TO_ITS_MASTER],
    )
    scene.wear_the_ring().skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    while scene.state.phase == SKIRMISH and not scene.can(Verb.PLAY, RETURN_TO_ITS_MASTER):
        scene.pass_()
    assert scene.can(Verb.PLAY, RETURN_TO_ITS_MASTER) == can
