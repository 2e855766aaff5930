"""The Gollum cards of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import *
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


@pytest.mark.parametrize(
    ("enemy", "cards", "wounds"),
    [
        (EASTERLING_REGIMENT, 3, 1),
        (MORGUL_PREDATOR, 3, 2),
        (ULAIRE_NELYA_LIEUTENANT_OF_MORGUL, 4, 2),
        (MORGUL_PREDATOR, 2, 0),
    ],
)
def test_dont_look_at_them_wounds_a_wraith_minion_twice(
    enemy: str, cards: int, wounds: int
) -> None:
    scene = Scene(
        fellowship=[SMEAGOL_SLINKER, ARAGORN_DRIVEN_BY_NEED],
        support=[DONT_LOOK_AT_THEM],
        minions=[enemy, MORGUL_LACKEY],
        hand=[DWARF_GUARD] * cards,
        site=6,
    )
    scene.skirmish(SMEAGOL_SLINKER, enemy)
    assert scene.comes_to(Verb.USE, DONT_LOOK_AT_THEM) is bool(wounds)
    if wounds:
        scene.use(DONT_LOOK_AT_THEM)
        while scene.can(Verb.CHOOSE, DWARF_GUARD):
            scene.choose(DWARF_GUARD)
        assert len(scene.hand()) == cards - 3
        assert scene.wounds(enemy) == wounds
        assert scene.wounds(MORGUL_LACKEY) == 0


def test_dont_look_at_them_is_said_to_smeagol_alone() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[DONT_LOOK_AT_THEM],
        minions=[EASTERLING_REGIMENT, MORGUL_LACKEY],
        hand=[DWARF_GUARD] * 3,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, EASTERLING_REGIMENT)
    assert not scene.comes_to(Verb.USE, DONT_LOOK_AT_THEM)


def test_smeagol_poor_creature_comes_with_a_burden_and_fights_for_cards() -> None:
    scene = Scene(hand=[SMEAGOL_POOR_CREATURE, DWARF_GUARD, DWARF_GUARD], site=6)
    scene.fellowship_phase().play(SMEAGOL_POOR_CREATURE)
    assert scene.burdens == 1
    fight = Scene(
        fellowship=[SMEAGOL_POOR_CREATURE],
        minions=[EASTERLING_REGIMENT, MORGUL_LACKEY],
        hand=[DWARF_GUARD] * 2,
        site=6,
    ).skirmish(SMEAGOL_POOR_CREATURE, EASTERLING_REGIMENT)
    for strength in (4, 5):
        fight.use(SMEAGOL_POOR_CREATURE)
        while fight.can(Verb.CHOOSE, DWARF_GUARD):
            fight.choose(DWARF_GUARD)
        fight.wait_to(Verb.USE, MORGUL_LACKEY) if strength == 5 else fight.pass_()
        assert fight.strength(SMEAGOL_POOR_CREATURE) == strength
    assert fight.hand() == []
    assert not fight.can(Verb.USE, SMEAGOL_POOR_CREATURE)
