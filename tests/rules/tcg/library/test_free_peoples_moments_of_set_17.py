"""Texts of the Free Peoples of set 17 that wait for a moment: played, aiding, regrouping."""

import pytest

from rules.tcg.engine.operations.wounds import discard_from_play, wound
from rules.tcg.engine.state.codes import SITE_NUMBER, Verb
from rules.tcg.engine.turn.assignment import assign
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize("taken", [True, False])
def test_balin_avenged_may_begin_with_a_token(taken: bool) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], hand=[BALIN_AVENGED]).fellowship_phase()
    scene.play(BALIN_AVENGED)
    if taken:
        scene.answer_with(BALIN_AVENGED)
    else:
        scene.pass_()
    assert scene.tokens(BALIN_AVENGED) == int(taken)


@pytest.mark.parametrize(
    ("followers", "strength"), [([], 4), ([GWAIHIR], 4 + 1), ([GWAIHIR, ALATAR], 4 + 2)]
)
def test_meneldor_counts_other_followers_of_gandalf(followers: list[str], strength: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [MENELDOR]},
        support=[*followers, WOODHALL_ELF],
    )
    assert scene.strength(DWARF_GUARD) == strength


@pytest.mark.parametrize(("follower", "playable"), [(GWAIHIR, True), (WOODHALL_ELF, False)])
def test_meneldor_follows_a_follower_of_gandalf(follower: str, playable: bool) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], support=[follower], hand=[MENELDOR])
    assert scene.fellowship_phase().can(Verb.PLAY, MENELDOR) is playable


@pytest.mark.parametrize(("threats", "aids"), [(1, True), (2, False)])
def test_gwaihir_comes_to_aid_for_a_threat(threats: int, aids: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[GWAIHIR],
        minions=[MORDOR_VETERAN],
        threats=threats,
        site=6,
    ).maneuver_phase()
    assert scene.can(Verb.USE, GWAIHIR, DWARF_GUARD) is aids
    if aids:
        scene.do(Verb.USE, GWAIHIR, DWARF_GUARD)
        assert scene.threats == 2
        assert scene.strength(DWARF_GUARD) == 4 + 1


def test_long_stemmed_pipe_puts_a_card_of_gandalf_in_the_discard_pile() -> None:
    scene = Scene(hand=[LONG_STEMMED_PIPE], deck=[DWARF_GUARD, GWAIHIR, DWARF_GUARD])
    scene.fellowship_phase().play(LONG_STEMMED_PIPE).answer_with(LONG_STEMMED_PIPE)
    if scene.can(Verb.CHOOSE, GWAIHIR):
        assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
        scene.choose(GWAIHIR)
    assert scene.is_discarded(GWAIHIR)
    assert sorted(scene.deck()) == [DWARF_GUARD, DWARF_GUARD]


@pytest.mark.parametrize(
    ("site", "culprit", "saved"),
    [(4, MORDOR_VETERAN, True), (6, MORDOR_VETERAN, False), (4, DWARF_GUARD, False)],
)
def test_madril_keeps_conditions_of_gondor_from_the_shadow_while_a_minion_roams(
    site: int, culprit: str, saved: bool
) -> None:
    """A Veteran of site 6 roams at site 4."""
    scene = Scene(
        fellowship=[MADRIL_LOYAL_LIEUTENANT, DWARF_GUARD],
        support=[DISARMED],
        minions=[MORDOR_VETERAN],
        site=site,
    )
    scene.happen(discard_from_play, scene.card(DISARMED), scene.card(culprit))
    assert scene.in_play(DISARMED) is saved


@pytest.mark.parametrize(("ranger", "usable"), [(RANGER_OF_MINAS_TIRITH, True), (INGOLD, False)])
def test_madril_and_another_ranger_send_a_minion_astray(ranger: str, usable: bool) -> None:
    madril = MADRIL_LOYAL_LIEUTENANT
    scene = Scene(fellowship=[madril, ranger], minions=[MORDOR_VETERAN], site=6).maneuver_phase()
    assert scene.comes_to(Verb.USE, madril) is usable
    if usable:
        scene.use(madril)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
        assert scene.number(SITE_NUMBER, MORDOR_VETERAN) == 8
        assert [scene.wounds(madril), scene.wounds(ranger)] == [1, 1]


@pytest.mark.parametrize(("others", "saved"), [([EOWYN_NORTHWOMAN], True), ([DWARF_GUARD], False)])
def test_throne_of_the_golden_hall_saves_a_man_of_rohan_by_another(
    others: list[str], saved: bool
) -> None:
    scene = Scene(fellowship=[ELFHELM, *others], support=[THRONE_OF_THE_GOLDEN_HALL])
    scene.happen(wound, scene.card(ELFHELM))
    assert scene.can(Verb.TRIGGER, THRONE_OF_THE_GOLDEN_HALL) is saved
    if saved:
        scene.answer_with(THRONE_OF_THE_GOLDEN_HALL)
        assert scene.wounds(EOWYN_NORTHWOMAN) == 1
        assert scene.twilight == 2
    assert scene.wounds(ELFHELM) == int(not saved)


def test_theoden_northman_strengthens_rohan_when_the_ring_bearer_is_assigned() -> None:
    scene = Scene(
        fellowship=[THEODEN_NORTHMAN_KING_OF_ROHAN, ELFHELM, DWARF_GUARD],
        minions=[MORDOR_VETERAN],
        site=6,
    )
    assign(scene.state, scene.state.ring_bearer[0], scene.card(MORDOR_VETERAN))
    strengths = [
        scene.strength(card) for card in (THEODEN_NORTHMAN_KING_OF_ROHAN, ELFHELM, DWARF_GUARD)
    ]
    assert strengths == [8, 7, 4]


def test_merry_in_the_bloom_of_health_lays_pipeweed_beneath_the_deck() -> None:
    merry = MERRY_IN_THE_BLOOM_OF_HEALTH
    scene = Scene(
        fellowship=[merry],
        minions=[MORDOR_VETERAN],
        discards=[OLD_TOBY, DWARF_GUARD],
        deck=[ELFHELM],
        site=6,
    ).regroup_phase()
    scene.use(merry)
    assert scene.deck() == [OLD_TOBY, ELFHELM]
    assert scene.wounds(merry) == 1
