"""The Gollum cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.modifiers.numbers import resistance
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_release_them_saves_a_ring_bound_hobbit() -> None:
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER, MERRY_FRIEND_TO_SAM],
        minions=[MORDOR_TROOPER],
        hand=[RELEASE_THEM, MORNING_CAME],
        site=5,
    )
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, MORDOR_TROOPER).play(RELEASE_THEM)
    scene.resolve()
    assert not scene.is_dead(FRODO_HOPE_OF_FREE_PEOPLES)
    assert scene.is_discarded(RELEASE_THEM)


def test_release_them_needs_smeagol() -> None:
    scene = Scene(minions=[MORDOR_TROOPER], hand=[RELEASE_THEM, MORNING_CAME], site=5)
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, MORDOR_TROOPER)
    assert not scene.can(Verb.PLAY, RELEASE_THEM)


def test_release_them_helps_smeagol_from_the_discard_pile() -> None:
    scene = Scene(fellowship=[SMEAGOL_OLD_NOSER])
    alone = resistance(scene.state, scene.card(SMEAGOL_OLD_NOSER))
    scene = Scene(fellowship=[SMEAGOL_OLD_NOSER], discards=[RELEASE_THEM] * 2)
    assert resistance(scene.state, scene.card(SMEAGOL_OLD_NOSER)) == alone + 2


@pytest.mark.parametrize(("threats", "offered"), [(1, True), (0, False)])
def test_not_this_time_wounds_who_fights_gollum_for_a_threat(threats: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM],
        minions=[GOLLUM_VILE_CREATURE],
        shadow_support=[NOT_THIS_TIME],
        hand=[AXE_STRIKE],
        threats=threats,
        site=4,
    ).skirmish(DWARF_GUARD, GOLLUM_VILE_CREATURE)
    scene.pass_()
    assert scene.can(Verb.USE, NOT_THIS_TIME) is offered
    if offered:
        scene.use(NOT_THIS_TIME)
        assert scene.wounds(DWARF_GUARD) == 1
        assert scene.wounds(GOLLUM_VILE_CREATURE) == 1


def test_unseen_foe_wounds_the_strong() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ARAGORN_STRIDER],
        minions=[GOLLUM_VILE_CREATURE],
        shadow_hand=[UNSEEN_FOE],
        twilight=2,
        site=4,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, UNSEEN_FOE).play(UNSEEN_FOE)
    assert scene.wounds(ARAGORN_STRIDER) == 1
    assert scene.wounds(DWARF_GUARD) == 0
    assert scene.is_discarded(GOLLUM_VILE_CREATURE)


@pytest.mark.parametrize(
    ("fighter", "hobbits", "offered"),
    [
        (SMEAGOL_OLD_NOSER, [SAM_STEADFAST_FRIEND], True),
        (SMEAGOL_OLD_NOSER, [MERRY_ROHIRRIM_SQUIRE], False),
        (DWARF_GUARD, [SAM_STEADFAST_FRIEND], False),
    ],
)
def test_called_to_mordor_punishes_abilities_in_a_skirmish_of_smeagol(
    fighter: str, hobbits: list[str], offered: bool
) -> None:
    """Frodo and Sam are Ring-bound; Merry is not."""
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER, DWARF_GUARD, *hobbits],
        bearing={SMEAGOL_OLD_NOSER: [CALLED_TO_MORDOR]},
        minions=[URUK_ROGUE],
        site=6,
    )
    scene.skirmish(fighter, URUK_ROGUE).wait_to(Verb.USE, URUK_ROGUE).use(URUK_ROGUE)
    assert scene.can(Verb.TRIGGER, CALLED_TO_MORDOR) is offered
    if offered:
        scene.answer_with(CALLED_TO_MORDOR)
        # It has exerted twice before.
        assert scene.is_discarded(URUK_ROGUE)


@pytest.mark.parametrize("prevented", [True, False])
def test_desperate_move_costs_a_companion_or_a_move(prevented: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[GOLLUM_VILE_CREATURE],
        shadow_hand=[DESPERATE_MOVE],
        twilight=3,
        site=4,
    )
    # The fellowship has moved once, so it may move once more.
    scene.state.moves = 1
    scene.regroup_phase().wait_to(Verb.PLAY, DESPERATE_MOVE).play(DESPERATE_MOVE)
    assert scene.who == 0
    scene.choose("move limit" if prevented else "discard a companion")
    assert scene.is_discarded(DWARF_GUARD) is not prevented
    assert scene.can(Verb.MOVE) is not prevented
    assert scene.is_discarded(GOLLUM_VILE_CREATURE)


def test_gollum_hopeless_is_as_strong_as_the_ring_bearer() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[GOLLUM_HOPELESS],
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [STING_WEAPON_OF_HERITAGE]},
        hand=[AXE_STRIKE],
        site=4,
    )
    assert scene.strength(GOLLUM_HOPELESS) == 0
    scene.skirmish(DWARF_GUARD, GOLLUM_HOPELESS)
    assert scene.strength(FRODO_HOPE_OF_FREE_PEOPLES) == 4 + 2
    assert scene.strength(GOLLUM_HOPELESS) == 4 + 2


@pytest.mark.parametrize(("condition", "asked"), [(SAFE_PASSAGE, True), (MELLON, False)])
def test_something_slimy_drags_a_card_away_for_a_condition_of_gollum(
    condition: str, asked: bool
) -> None:
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER, ENT_AVENGER_15_28, LEAFLOCK],
        hand=[SOMETHING_SLIMY],
        deck=[AXE_STRIKE, condition],
        shadow_hand=[MORDOR_TROOPER],
        shadow_deck=[GOLLUM_STINKER],
    )
    scene.fellowship_phase().play(SOMETHING_SLIMY)
    while scene.can(Verb.CHOOSE):
        scene.choose(condition)
    while scene.can(Verb.NAME):
        scene.take_first()
    assert scene.in_play(condition)
    assert scene.can(Verb.YES) is asked
    if asked:
        scene.do(Verb.YES)
        assert scene.deck(1) == [MORDOR_TROOPER, GOLLUM_STINKER]


@pytest.mark.parametrize("prevented", [True, False])
def test_swear_by_the_precious_weakens_every_minion_or_loses_one(prevented: bool) -> None:
    minions = [MORDOR_TROOPER, GOLLUM_VILE_CREATURE]
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER],
        minions=minions,
        hand=[SWEAR_BY_THE_PRECIOUS],
        site=4,
    )
    before = [scene.strength(card) for card in minions]
    scene.maneuver_phase().play(SWEAR_BY_THE_PRECIOUS).choose(MORDOR_TROOPER)
    assert scene.who == 1
    scene.choose("strength" if prevented else "discard")
    assert scene.is_discarded(MORDOR_TROOPER) is not prevented
    if prevented:
        assert [scene.strength(card) for card in minions] == [value - 2 for value in before]
