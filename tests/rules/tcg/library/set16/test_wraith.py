"""The Wraith cards of set 16, *The Wraith Collection*."""

import pytest

from rules.tcg.engine.modifiers.changes import change_number
from rules.tcg.engine.modifiers.numbers import resistance
from rules.tcg.engine.operations.tokens import remove_burdens
from rules.tcg.engine.operations.wounds import heal, wound
from rules.tcg.engine.state.codes import ASSIGNMENT, STRENGTH, UNTIL_END_OF_TURN, Verb
from rules.tcg.engine.turn.assignment import assign_by_effect
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


def test_barrow_wight_stalker_spares_wraiths_outside_skirmishes() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[BARROW_WIGHT_STALKER, CANDLE_CORPSES, MORDOR_TROOPER],
        site=6,
    )
    scene.maneuver_phase().happen(wound, scene.card(CANDLE_CORPSES))
    assert scene.wounds(CANDLE_CORPSES) == 0
    aragorn = scene.card(ARAGORN_DRIVEN_BY_NEED)
    change_number(scene.state, aragorn, STRENGTH, 2, UNTIL_END_OF_TURN)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, CANDLE_CORPSES).resolve()
    assert scene.wounds(CANDLE_CORPSES) == 1


def test_barrow_wight_stalker_plays_a_wraith_for_a_burden() -> None:
    scene = Scene(
        minions=[BARROW_WIGHT_STALKER],
        shadow_hand=[CANDLE_CORPSES],
        burdens=1,
        twilight=1,
        site=6,
    )
    scene.shadow_phase()
    assert not scene.can(Verb.PLAY, CANDLE_CORPSES)
    scene.use(BARROW_WIGHT_STALKER)
    assert scene.in_play(CANDLE_CORPSES)
    assert scene.burdens == 0


def test_spirit_of_dread_stops_healing_beside_another_wraith() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[SPIRIT_OF_DREAD, CANDLE_CORPSES],
        burdens=2,
        site=4,
    ).wound(DWARF_GUARD, 1)
    scene.happen(heal, scene.card(DWARF_GUARD))
    scene.happen(remove_burdens, FREE_PEOPLES, 1, scene.card(DWARF_GUARD))
    assert scene.wounds(DWARF_GUARD) == 1
    assert scene.burdens == 2
    scene.happen(remove_burdens, FREE_PEOPLES, 1, scene.card(CANDLE_CORPSES))
    assert scene.burdens == 1


def test_spirit_of_dread_alone_stops_nothing() -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[SPIRIT_OF_DREAD], burdens=2, site=4)
    scene.wound(DWARF_GUARD, 1).happen(heal, scene.card(DWARF_GUARD))
    scene.happen(remove_burdens, FREE_PEOPLES, 1, scene.card(DWARF_GUARD))
    assert scene.wounds(DWARF_GUARD) == 0
    assert scene.burdens == 1


@pytest.mark.parametrize(
    ("others", "twilight", "offered"),
    [([CANDLE_CORPSES], 2, True), ([], 2, False), ([CANDLE_CORPSES], 1, False)],
)
def test_dead_faces_break_a_condition_when_the_free_peoples_assign_them(
    others: list[str], twilight: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[MELLON],
        minions=[DEAD_FACES, *others],
        twilight=twilight,
        site=4,
    )
    guard, faces = scene.card(DWARF_GUARD), scene.card(DEAD_FACES)
    scene.happen(assign_by_effect, guard, faces, FREE_PEOPLES)
    assert scene.can(Verb.TRIGGER, DEAD_FACES) is offered
    if offered:
        scene.answer_with(DEAD_FACES)
        assert scene.is_discarded(MELLON)
        assert scene.twilight == 0


@pytest.mark.parametrize(
    ("others", "twilight", "player", "offered"),
    [
        ([CANDLE_CORPSES], 3, FREE_PEOPLES, True),
        ([], 3, FREE_PEOPLES, False),
        ([MORDOR_TROOPER], 3, FREE_PEOPLES, False),
        ([CANDLE_CORPSES], 1, FREE_PEOPLES, False),
        ([CANDLE_CORPSES], 3, SHADOW, False),
    ],
)
def test_covetous_wisp_burdens_the_free_peoples_who_assign_it(
    others: list[str], twilight: int, player: int, *, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD], minions=[COVETOUS_WISP, *others], twilight=twilight, site=4
    )
    guard, wisp = scene.card(DWARF_GUARD), scene.card(COVETOUS_WISP)
    scene.happen(assign_by_effect, guard, wisp, player)
    assert scene.can(Verb.TRIGGER, COVETOUS_WISP) is offered
    if offered:
        scene.answer_with(COVETOUS_WISP)
    assert scene.burdens == int(offered)
    assert scene.twilight == twilight - (2 if offered else 0)


@pytest.mark.parametrize(("others", "lost"), [([CANDLE_CORPSES], 2), ([MORDOR_TROOPER], 0)])
def test_undead_of_angmar_wear_out_the_wounded_beside_another_wraith(
    others: list[str], lost: int
) -> None:
    companions = (DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED)
    scene = Scene(fellowship=companions, minions=[UNDEAD_OF_ANGMAR, *others], site=4)
    before = [resistance(scene.state, scene.card(card)) for card in companions]
    scene.wound(DWARF_GUARD, 1)
    after = [resistance(scene.state, scene.card(card)) for card in companions]
    assert after == [before[0] - lost, before[1]]


@pytest.mark.parametrize(
    ("wounds", "twilight", "comes"), [(0, 3, True), (0, 2, False), (1, 3, False)]
)
def test_undead_of_angmar_call_a_wraith_out_of_the_deck(
    wounds: int, twilight: int, *, comes: bool
) -> None:
    """For two exertions and the cost of three; enduring, they are stronger for them."""
    angmar = UNDEAD_OF_ANGMAR
    scene = Scene(
        minions=[angmar],
        shadow_deck=[MORDOR_TROOPER, CANDLE_CORPSES],
        twilight=twilight,
        site=4,
    ).wound(angmar, wounds)
    scene.shadow_phase()
    if scene.can(Verb.USE, angmar):
        scene.use(angmar)
        if scene.can(Verb.CHOOSE, CANDLE_CORPSES):
            scene.choose(CANDLE_CORPSES)
    assert scene.in_play(CANDLE_CORPSES) is comes
    if comes:
        assert scene.wounds(angmar) == 2
        assert scene.strength(angmar) == 9 + 2 * 2
        assert scene.twilight == 0
        assert scene.deck(SHADOW) == [MORDOR_TROOPER]
    assert scene.can(Verb.USE, angmar) is False


@pytest.mark.parametrize(
    ("others", "twilight", "offered"),
    [([DEAD_FACES], 2, True), ([], 2, False), ([DEAD_FACES], 1, False)],
)
def test_candle_corpses_wound_whom_the_free_peoples_send_against_them(
    others: list[str], twilight: int, *, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED],
        minions=[CANDLE_CORPSES, *others],
        twilight=twilight,
        site=4,
    )
    scene.assignment_phase().wait_to(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED)
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, CANDLE_CORPSES)
    while scene.can(Verb.PASS) and scene.state.phase == ASSIGNMENT:
        if scene.can(Verb.TRIGGER):
            break
        scene.pass_()
    assert scene.can(Verb.TRIGGER, CANDLE_CORPSES) is offered
    if offered:
        scene.answer_with(CANDLE_CORPSES)
        assert ("wounded", scene.card(ARAGORN_DRIVEN_BY_NEED)) in scene.log
        assert scene.wounds(DWARF_GUARD) == 0
