"""The Shire cards of set 5, *Battle of Helm's Deep*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene


def test_frodo_calls_smeagol_from_the_discard_pile() -> None:
    scene = Scene(ring_bearer=FRODO_MASTER_OF_THE_PRECIOUS, discards=[SMEAGOL_SLINKER])
    scene.fellowship_phase().use(FRODO_MASTER_OF_THE_PRECIOUS)
    assert scene.in_play(SMEAGOL_SLINKER)
    # One burden for Frodo's ability, another to play Sméagol.
    assert scene.burdens == 2


@pytest.mark.parametrize("gone", [SMEAGOL_SLINKER, GOLLUM_NASTY_TREACHEROUS_CREATURE])
def test_no_help_for_it_discards_smeagol_or_gollum(gone: str) -> None:
    scene = Scene(
        fellowship=[SAM_SAMWISE_THE_BRAVE, SMEAGOL_SLINKER]
        if gone == SMEAGOL_SLINKER
        else [SAM_SAMWISE_THE_BRAVE],
        minions=[GOLLUM_NASTY_TREACHEROUS_CREATURE]
        if gone == GOLLUM_NASTY_TREACHEROUS_CREATURE
        else [],
        hand=[NO_HELP_FOR_IT],
        burdens=4,
    )
    scene.regroup_phase().play(NO_HELP_FOR_IT)
    assert scene.is_discarded(gone)
    assert scene.burdens == 1


def test_rare_good_ballast_cancels_a_regroup_ability() -> None:
    scene = Scene(
        fellowship=[SAM_SAMWISE_THE_BRAVE, ARAGORN_DRIVEN_BY_NEED, SMEAGOL_SLINKER],
        bearing={SAM_SAMWISE_THE_BRAVE: [RARE_GOOD_BALLAST]},
        minions=[GOLLUM_NASTY_TREACHEROUS_CREATURE],
        site=6,
    )
    scene.regroup_phase().pass_()
    assert scene.who == SHADOW
    scene.use(GOLLUM_NASTY_TREACHEROUS_CREATURE).answer_with(RARE_GOOD_BALLAST)
    assert scene.is_discarded(SMEAGOL_SLINKER)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == scene.wounds(SAM_SAMWISE_THE_BRAVE) == 0


def test_sting_helps_smeagol_or_hinders_gollum() -> None:
    scene = Scene(
        fellowship=[SMEAGOL_SLINKER],
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [STING_BAGGINS_HEIRLOOM]},
        minions=[GOLLUM_NASTY_TREACHEROUS_CREATURE, MORDOR_TROOPER],
        site=6,
    ).skirmish(SMEAGOL_SLINKER, MORDOR_TROOPER)
    scene.use(STING_BAGGINS_HEIRLOOM).choose("make Gollum strength −2")
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1
    assert (scene.strength(SMEAGOL_SLINKER), scene.strength(GOLLUM_NASTY_TREACHEROUS_CREATURE)) == (
        3,
        3,
    )


def test_you_must_help_us_plays_smeagol_to_heal_ring_bound_hobbits_twice() -> None:
    scene = Scene(
        fellowship=[SAM_SAMWISE_THE_BRAVE, MERRY_ROHIRRIM_SQUIRE],
        discards=[SMEAGOL_SLINKER],
        hand=[YOU_MUST_HELP_US],
    )
    for hobbit in (SAM_SAMWISE_THE_BRAVE, MERRY_ROHIRRIM_SQUIRE, FRODO_HOPE_OF_FREE_PEOPLES):
        scene.wound(hobbit, 2)
    scene.fellowship_phase().play(YOU_MUST_HELP_US)
    assert [
        scene.wounds(hobbit)
        for hobbit in (SAM_SAMWISE_THE_BRAVE, MERRY_ROHIRRIM_SQUIRE, FRODO_HOPE_OF_FREE_PEOPLES)
    ] == [0, 2, 0]
    assert scene.in_play(SMEAGOL_SLINKER)


@pytest.mark.parametrize(
    ("companion", "wounds"), [(BOROMIR_SON_OF_DENETHOR, 2), (ARAGORN_DRIVEN_BY_NEED, 0)]
)
def test_no_use_that_way_wounds_the_enemy_of_a_friend_of_frodo(companion: str, wounds: int) -> None:
    """Boromir has Frodo's signet, Aragorn that of Gandalf: then it costs as much for nothing."""
    scene = Scene(
        fellowship=[companion],
        hand=[NO_USE_THAT_WAY],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    )
    scene.skirmish(companion, MORDOR_VETERAN).wait_to(Verb.PLAY, NO_USE_THAT_WAY)
    scene.play(NO_USE_THAT_WAY)
    assert scene.burdens == 3
    assert scene.wounds(MORDOR_VETERAN) == wounds
    assert scene.wounds(MORGUL_LACKEY) == 0


@pytest.mark.parametrize(("choice", "smeagol", "gollum"), [("Sméagol", 5, 5), ("Gollum", 3, 3)])
def test_sting_tells_smeagol_from_gollum(choice: str, smeagol: int, gollum: int) -> None:
    scene = Scene(
        fellowship=[SMEAGOL_SLINKER],
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [STING_BAGGINS_HEIRLOOM]},
        minions=[GOLLUM_NASTY_TREACHEROUS_CREATURE, MORGUL_LACKEY],
    )
    scene.skirmish(SMEAGOL_SLINKER, GOLLUM_NASTY_TREACHEROUS_CREATURE)
    scene.use(STING_BAGGINS_HEIRLOOM).choose(choice)
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1
    assert scene.strength(SMEAGOL_SLINKER) == smeagol
    assert scene.strength(GOLLUM_NASTY_TREACHEROUS_CREATURE) == gollum


@pytest.mark.parametrize(
    ("strength", "smeagol", "killed"),
    [(5, False, False), (6, False, True), (6, True, False), (8, True, False), (9, True, True)],
)
def test_sam_nice_sensible_hobbit_stands_firm_in_sight_of_smeagol(
    strength: int, smeagol: bool, killed: bool
) -> None:
    """Frodo is in sight too."""
    enemy = made(MORDOR_TROOPER, strength=strength)
    scene = Scene(
        fellowship=[SAM_NICE_SENSIBLE_HOBBIT] + [SMEAGOL_SLINKER] * smeagol,
        minions=[enemy, MORGUL_LACKEY],
        site=6,
    )
    scene.skirmish(SAM_NICE_SENSIBLE_HOBBIT, enemy).resolve()
    assert scene.is_dead(SAM_NICE_SENSIBLE_HOBBIT) is killed
