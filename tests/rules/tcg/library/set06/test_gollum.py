"""The Gollum cards of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    DESERT_FIGHTER,
    DONT_FOLLOW_THE_LIGHTS,
    FRODO_HOPE_OF_FREE_PEOPLES,
    GIMLI_DWARF_OF_EREBOR,
    GOLLUM_NASTY_TREACHEROUS_CREATURE,
    GOLLUM_OLD_VILLAIN,
    MASTER_BROKE_HIS_PROMISE,
    MORDOR_TROOPER,
    MORGUL_LACKEY,
    NOT_LISTENING,
    SAFE_PATHS,
    SMEAGOL_OLD_NOSER,
    SMEAGOL_SLINKER,
    THEY_STOLE_IT,
    URUK_BROOD,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
WEAK_ORC = made(MORDOR_TROOPER, strength=1)


def test_dont_follow_the_lights_discards_a_minion_for_a_burden() -> None:
    smeagol = made(SMEAGOL_SLINKER, strength=20, title="Sméagol")
    scene = Scene(
        fellowship=[smeagol],
        minions=[MORDOR_TROOPER, DESERT_FIGHTER],
        hand=[DONT_FOLLOW_THE_LIGHTS],
        site=6,
    )
    scene.skirmish(smeagol, MORDOR_TROOPER).wait_to(Verb.PLAY, DONT_FOLLOW_THE_LIGHTS).play(
        DONT_FOLLOW_THE_LIGHTS
    )
    if scene.can(Verb.CHOOSE, DESERT_FIGHTER):
        scene.choose(DESERT_FIGHTER)
    assert scene.burdens == 1
    assert scene.is_discarded(DESERT_FIGHTER)


@pytest.mark.parametrize(
    ("companion", "bonus"), [(FRODO_HOPE_OF_FREE_PEOPLES, 2), (ARAGORN_DRIVEN_BY_NEED, 1)]
)
def test_old_villain_is_stronger_against_the_ring_bound(companion: str, bonus: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[GOLLUM_OLD_VILLAIN, MORGUL_LACKEY],
        shadow_hand=[MORDOR_TROOPER, MORDOR_TROOPER],
    )
    scene.skirmish(companion, GOLLUM_OLD_VILLAIN).wait_to(Verb.USE, GOLLUM_OLD_VILLAIN).use(
        GOLLUM_OLD_VILLAIN
    )
    assert len(scene.hand(SHADOW)) == 1
    assert scene.strength(GOLLUM_OLD_VILLAIN) == 5 + bonus


def test_master_broke_his_promise_wounds_all_and_shortens_the_march() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR],
        minions=[GOLLUM_NASTY_TREACHEROUS_CREATURE],
        shadow_hand=[MASTER_BROKE_HIS_PROMISE],
        twilight=9,
    )
    before = moves_allowed(scene.state)
    scene.regroup_phase().wait_to(Verb.PLAY, MASTER_BROKE_HIS_PROMISE).play(
        MASTER_BROKE_HIS_PROMISE
    )
    assert [
        scene.wounds(card)
        for card in (
            FRODO_HOPE_OF_FREE_PEOPLES,
            ARAGORN_DRIVEN_BY_NEED,
            GIMLI_DWARF_OF_EREBOR,
            GOLLUM_NASTY_TREACHEROUS_CREATURE,
        )
    ] == [1, 1, 1, 3]
    assert moves_allowed(scene.state) == before - 1


def test_not_listening_heals_smeagol_alone() -> None:
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER, ARAGORN_DRIVEN_BY_NEED],
        minions=[WEAK_ORC, MORGUL_LACKEY],
        hand=[NOT_LISTENING],
        burdens=3,
    )
    scene.wound(SMEAGOL_OLD_NOSER, 1).wound(ARAGORN_DRIVEN_BY_NEED, 1)
    scene.skirmish(SMEAGOL_OLD_NOSER, WEAK_ORC).wait_to(Verb.PLAY, NOT_LISTENING).play(
        NOT_LISTENING
    )
    assert (
        scene.wounds(SMEAGOL_OLD_NOSER),
        scene.wounds(ARAGORN_DRIVEN_BY_NEED),
        scene.burdens,
    ) == (0, 1, 1)


@pytest.mark.parametrize(("taken", "moves"), [(0, True), (3, True), (0, False)])
def test_safe_paths_lets_the_shadow_take_three_cards_if_the_fellowship_moves(
    taken: int, moves: bool
) -> None:
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER, ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_BROOD],
        hand=[SAFE_PATHS],
        shadow_discards=[MORDOR_TROOPER] * 5 + [GIMLI_DWARF_OF_EREBOR],
        site=3,
    )
    before = moves_allowed(scene.state)
    scene.regroup_phase().play(SAFE_PATHS)
    assert scene.wounds(URUK_BROOD) == 1
    assert scene.is_discarded(SMEAGOL_OLD_NOSER)
    assert moves_allowed(scene.state) == before + 1
    if moves:
        scene.happen(move)
        assert scene.who == SHADOW
        if taken:
            scene.do(Verb.YES)
            for _ in range(taken):
                assert not scene.can(Verb.CHOOSE, GIMLI_DWARF_OF_EREBOR)
                scene.choose(MORDOR_TROOPER)
        else:
            scene.pass_()
    assert scene.hand(SHADOW) == [MORDOR_TROOPER] * taken


@pytest.mark.parametrize(
    ("companion", "wounds"), [(FRODO_HOPE_OF_FREE_PEOPLES, 2), (ARAGORN_DRIVEN_BY_NEED, 1)]
)
def test_they_stole_it_wounds_a_shire_companion_twice(companion: str, wounds: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[GOLLUM_NASTY_TREACHEROUS_CREATURE, MORGUL_LACKEY],
        shadow_support=[THEY_STOLE_IT],
        shadow_hand=[MORDOR_TROOPER] * 3,
    )
    scene.skirmish(companion, GOLLUM_NASTY_TREACHEROUS_CREATURE).wait_to(
        Verb.USE, THEY_STOLE_IT
    ).use(THEY_STOLE_IT)
    while scene.can(Verb.TRIGGER):
        scene.pass_()
    assert scene.wounds(companion) == wounds
