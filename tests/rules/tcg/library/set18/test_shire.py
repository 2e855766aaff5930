"""The cards of the Shire of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.modifiers.changes import change_number
from rules.tcg.engine.modifiers.numbers import is_fierce
from rules.tcg.engine.operations.wounds import discard_from_play
from rules.tcg.engine.state.codes import FIERCE, REGROUP, SKIRMISH_WON, UNTIL_END_OF_TURN, Verb
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.phases import begin_phase
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene


def test_make_a_run_for_it_ends_an_unbound_hobbits_skirmish() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[SONG_OF_THE_SHIRE],
        hand=[MAKE_A_RUN_FOR_IT],
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).put_tokens(SONG_OF_THE_SHIRE, 2)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, EASTERLING_BLADEMASTER).play(MAKE_A_RUN_FOR_IT)
    assert scene.state.skirmisher < 0
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0
    assert scene.tokens(SONG_OF_THE_SHIRE) == 0


@pytest.mark.parametrize(("tokens", "stays"), [(3, True), (4, False)])
def test_scouring_of_the_shire_ends_with_four_tokens(tokens: int, stays: bool) -> None:
    scene = Scene(support=[SCOURING_OF_THE_SHIRE]).put_tokens(SCOURING_OF_THE_SHIRE, tokens)
    scene.fellowship_phase()
    assert scene.in_play(SCOURING_OF_THE_SHIRE) is stays


@pytest.mark.parametrize(("culprit", "saved"), [(BRUTAL_EASTERLING, True), (DWARF_GUARD, False)])
def test_scouring_of_the_shire_saves_a_card_from_the_shadow(culprit: str, saved: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[SCOURING_OF_THE_SHIRE, SONG_OF_THE_SHIRE],
        minions=[BRUTAL_EASTERLING],
        site=4,
    )
    scene.happen(discard_from_play, scene.card(SONG_OF_THE_SHIRE), scene.card(culprit))
    assert scene.can(Verb.TRIGGER, SCOURING_OF_THE_SHIRE) is saved
    if saved:
        scene.answer_with(SCOURING_OF_THE_SHIRE)
        assert scene.tokens(SCOURING_OF_THE_SHIRE) == 1
    assert scene.in_play(SONG_OF_THE_SHIRE) is saved


@pytest.mark.parametrize("count", [1, 2])
def test_robin_smallburrow_changes_cards_for_a_friend_from_the_shire(count: int) -> None:
    merry = MERRY_ROHIRRIM_SQUIRE
    scene = Scene(
        fellowship=[merry],
        support=[ROBIN_SMALLBURROW],
        minions=[MORDOR_TROOPER],
        hand=[MELLON, MELLON, MELLON],
        deck=[DWARF_GUARD] * 3,
        site=4,
    )
    scene.maneuver_phase().do(Verb.USE, ROBIN_SMALLBURROW, merry)
    assert scene.twilight == 2
    scene.answer_with(ROBIN_SMALLBURROW)
    scene.take_number(count)
    while scene.can(Verb.CHOOSE, MELLON):
        scene.choose(MELLON)
    assert scene.hand().count(MELLON) == 3 - count
    assert scene.hand().count(DWARF_GUARD) == count


@pytest.mark.parametrize("way", [A_DRAGONS_TALE, SCOURING_OF_THE_SHIRE])
def test_a_dragons_tale_gives_a_tale_to_make_the_shadow_exert_a_minion(way: str) -> None:
    scene = Scene(
        support=[A_DRAGONS_TALE, SCOURING_OF_THE_SHIRE, SONG_OF_THE_SHIRE],
        minions=[MORDOR_TROOPER, BRUTAL_EASTERLING],
        site=6,
    )
    scene.maneuver_phase().use(A_DRAGONS_TALE)
    assert not scene.can(Verb.CHOOSE, SONG_OF_THE_SHIRE)
    scene.choose(way)
    assert scene.who == SHADOW
    scene.choose(BRUTAL_EASTERLING)
    assert scene.wounds(BRUTAL_EASTERLING) == 1
    assert scene.wounds(MORDOR_TROOPER) == 0
    assert scene.is_discarded(way)


def test_a_dragons_tale_lets_the_fellowship_choose_the_shadow_player() -> None:
    scene = Scene(
        support=[A_DRAGONS_TALE],
        minions=[MORDOR_TROOPER],
        minions_of={2: [BRUTAL_EASTERLING]},
        players=3,
        site=6,
    )
    scene.maneuver_phase().use(A_DRAGONS_TALE).choose_player(2)
    assert scene.wounds(BRUTAL_EASTERLING) == 1
    assert scene.wounds(MORDOR_TROOPER) == 0


@pytest.mark.parametrize(
    ("bearer", "fellowship", "playable"),
    [
        (FRODO_HOPE_OF_FREE_PEOPLES, [], True),
        (ISILDUR_BEARER_OF_HEIRLOOMS, [], False),
        (ISILDUR_BEARER_OF_HEIRLOOMS, [MERRY_ROHIRRIM_SQUIRE], True),
    ],
)
def test_a_dragons_tale_is_told_to_a_hobbit(
    bearer: str, fellowship: list[str], playable: bool
) -> None:
    scene = Scene(ring_bearer=bearer, fellowship=fellowship, hand=[A_DRAGONS_TALE])
    assert scene.fellowship_phase().can(Verb.PLAY, A_DRAGONS_TALE) is playable


@pytest.mark.parametrize(
    ("site", "others", "bonus"),
    [
        (3, [MERRY_IN_THE_BLOOM_OF_HEALTH], 3),
        (4, [MERRY_IN_THE_BLOOM_OF_HEALTH], 0),
        (3, [DWARF_GUARD], 0),
    ],
)
def test_fredegar_bolger_is_brave_in_region_one_among_hobbits(
    site: int, others: list[str], bonus: int
) -> None:
    """Frodo is one of the two others."""
    scene = Scene(fellowship=[FREDEGAR_BOLGER, *others], site=site)
    assert scene.strength(FREDEGAR_BOLGER) == 3 + bonus


@pytest.mark.parametrize("healed", [True, False])
def test_prized_lagan_may_heal_a_shire_companion_as_the_turn_starts(healed: bool) -> None:
    scene = Scene(fellowship=[MERRY_IN_THE_BLOOM_OF_HEALTH, DWARF_GUARD], support=[PRIZED_LAGAN])
    scene.wound(MERRY_IN_THE_BLOOM_OF_HEALTH, 1).wound(DWARF_GUARD, 1).turn_starts()
    if healed:
        scene.answer_with(PRIZED_LAGAN)
    else:
        scene.pass_()
    assert scene.wounds(MERRY_IN_THE_BLOOM_OF_HEALTH) == int(not healed)
    assert scene.wounds(DWARF_GUARD) == 1
    assert scene.twilight == (2 if healed else 0)


def test_prized_lagan_takes_fierce_from_a_minion_and_lets_it_gain_none() -> None:
    """Stampeding Chief is fierce in print; he is fierce again from the regroup phase on."""
    scene = Scene(
        fellowship=[DWARF_GUARD], support=[PRIZED_LAGAN], minions=[STAMPEDING_CHIEF], site=6
    )
    chief = scene.card(STAMPEDING_CHIEF)
    assert is_fierce(scene.state, chief)
    scene.maneuver_phase().use(PRIZED_LAGAN)
    assert scene.threats == 1
    assert not is_fierce(scene.state, chief)
    change_number(scene.state, chief, FIERCE, 1, UNTIL_END_OF_TURN)
    assert not is_fierce(scene.state, chief)
    scene.happen(begin_phase, REGROUP)
    assert is_fierce(scene.state, chief)


def test_prized_lagan_needs_room_for_a_threat() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[PRIZED_LAGAN],
        minions=[STAMPEDING_CHIEF],
        threats=2,
        site=6,
    )
    assert not scene.maneuver_phase().can(Verb.USE, PRIZED_LAGAN)


@pytest.mark.parametrize(
    ("winner", "offered"), [(MERRY_ROHIRRIM_SQUIRE, True), (DWARF_GUARD, False)]
)
def test_golden_perch_ale_is_poured_for_a_shire_companion_who_wins(
    winner: str, offered: bool
) -> None:
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD], support=[GOLDEN_PERCH_ALE])
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    assert scene.can(Verb.TRIGGER, GOLDEN_PERCH_ALE) is offered
    if offered:
        assert scene.answer_with(GOLDEN_PERCH_ALE).tokens(GOLDEN_PERCH_ALE) == 1


@pytest.mark.parametrize(("tokens", "offered"), [(1, True), (0, False)])
def test_golden_perch_ale_removes_a_burden_for_a_token(tokens: int, offered: bool) -> None:
    scene = Scene(support=[GOLDEN_PERCH_ALE], burdens=2).put_tokens(GOLDEN_PERCH_ALE, tokens)
    assert scene.fellowship_phase().can(Verb.USE, GOLDEN_PERCH_ALE) is offered
    if offered:
        assert scene.use(GOLDEN_PERCH_ALE).burdens == 1
        assert scene.tokens(GOLDEN_PERCH_ALE) == 0


@pytest.mark.parametrize(
    ("bearer", "playable"),
    [(FRODO_HOPE_OF_FREE_PEOPLES, True), (ISILDUR_BEARER_OF_HEIRLOOMS, False)],
)
def test_sting_of_the_elves_is_for_frodo(bearer: str, playable: bool) -> None:
    """Merry is a Hobbit, but neither Frodo nor Bilbo."""
    scene = Scene(
        ring_bearer=bearer,
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        hand=[STING_ELVEN_LONG_KNIFE],
    ).fellowship_phase()
    assert scene.can(Verb.PLAY, STING_ELVEN_LONG_KNIFE) is playable


@pytest.mark.parametrize(("wounds", "offered"), [(0, True), (4, False)])
def test_sting_of_the_elves_exerts_its_bearer_against_a_threat(wounds: int, offered: bool) -> None:
    """The knife adds 1 to Frodo's vitality of 4."""
    frodo = FRODO_HOPE_OF_FREE_PEOPLES
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={frodo: [STING_ELVEN_LONG_KNIFE]},
        minions=[MORDOR_TROOPER],
        threats=2,
        site=4,
    ).wound(frodo, wounds)
    assert scene.regroup_phase().can(Verb.USE, STING_ELVEN_LONG_KNIFE) is offered
    if offered:
        assert scene.use(STING_ELVEN_LONG_KNIFE).threats == 1
        assert scene.wounds(frodo) == 1
