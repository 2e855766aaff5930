"""The Gandalf cards of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.modifiers.numbers import has_words
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import REGROUP, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import (
    ALWAYS_THREATENING,
    DASRON,
    DWARF_GUARD,
    EASTERLING_BLADEMASTER,
    GANDALF_BEARER_OF_OBLIGATION,
    GANDALF_LEADER_OF_THE_COMPANY,
    GWAIHIR,
    HEIRS_OF_GONDOR,
    HOBBITON_FARMER,
    INSPIRATION,
    MORDOR_VETERAN,
    NO_COLOUR_NOW,
    PALLANDO,
    SHADOWFAX_ROARING_WIND,
    STRANGE_MEETING,
    THE_PALANTIR_OF_ORTHANC_RECOVERED_SEEING_STONE,
    THE_PALANTIR_OF_ORTHANC_SEVENTH_SEEING_STONE,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene


@pytest.mark.parametrize(("ours", "offered"), [(1, False), (2, True)])
def test_dasron_removes_tokens_of_free_peoples_cultures_alone(ours: int, *, offered: bool) -> None:
    scene = Scene(
        fellowship=[DASRON],
        support=[HEIRS_OF_GONDOR],
        shadow_support=[ALWAYS_THREATENING],
        discards=[INSPIRATION],
    )
    scene.put_tokens(HEIRS_OF_GONDOR, ours).put_tokens(ALWAYS_THREATENING, 3)
    scene.fellowship_phase()
    assert scene.can(Verb.TRIGGER, DASRON) is offered
    if offered:
        scene.answer_with(DASRON)
        assert scene.hand() == [INSPIRATION]
        assert (scene.tokens(HEIRS_OF_GONDOR), scene.tokens(ALWAYS_THREATENING)) == (0, 3)


@pytest.mark.parametrize(("tokens", "offered"), [(2, True), (1, False)])
def test_shadowfax_roaring_wind_tramples_a_minion_for_two_tokens(
    tokens: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[GANDALF_LEADER_OF_THE_COMPANY],
        bearing={GANDALF_LEADER_OF_THE_COMPANY: [SHADOWFAX_ROARING_WIND]},
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).put_tokens(SHADOWFAX_ROARING_WIND, tokens)
    scene.skirmish(GANDALF_LEADER_OF_THE_COMPANY, EASTERLING_BLADEMASTER)
    assert scene.can(Verb.USE, SHADOWFAX_ROARING_WIND) is offered
    if offered:
        scene.use(SHADOWFAX_ROARING_WIND)
        assert ("wounded", scene.card(EASTERLING_BLADEMASTER)) in scene.log
        assert scene.tokens(SHADOWFAX_ROARING_WIND) == 0


@pytest.mark.parametrize("known", [[THE_PALANTIR_OF_ORTHANC_SEVENTH_SEEING_STONE], []])
def test_the_palantir_of_orthanc_takes_the_place_of_another(known: list[str]) -> None:
    scene = Scene(
        fellowship=[GANDALF_LEADER_OF_THE_COMPANY],
        shadow_support=known,
        hand=[THE_PALANTIR_OF_ORTHANC_RECOVERED_SEEING_STONE],
    )
    scene.fellowship_phase().play(THE_PALANTIR_OF_ORTHANC_RECOVERED_SEEING_STONE)
    assert (
        scene.bearer_of(THE_PALANTIR_OF_ORTHANC_RECOVERED_SEEING_STONE)
        == GANDALF_LEADER_OF_THE_COMPANY
    )
    assert all(scene.is_discarded(stone) for stone in known)


def test_the_palantir_of_orthanc_shows_a_minion_for_a_burden() -> None:
    scene = Scene(
        fellowship=[GANDALF_LEADER_OF_THE_COMPANY],
        bearing={GANDALF_LEADER_OF_THE_COMPANY: [THE_PALANTIR_OF_ORTHANC_RECOVERED_SEEING_STONE]},
        shadow_hand=[EASTERLING_BLADEMASTER, MORDOR_VETERAN, ALWAYS_THREATENING],
    )
    scene.fellowship_phase().answer_with(THE_PALANTIR_OF_ORTHANC_RECOVERED_SEEING_STONE)
    assert scene.burdens == 1
    # The minion is the opponent's choice, and a condition is none.
    assert scene.who == SHADOW
    assert not scene.can(Verb.CHOOSE, ALWAYS_THREATENING)
    scene.choose(MORDOR_VETERAN)
    assert scene.hand(SHADOW) == [EASTERLING_BLADEMASTER, ALWAYS_THREATENING]


@pytest.mark.parametrize(
    ("hand", "pays", "burdens"),
    [
        ([INSPIRATION, NO_COLOUR_NOW], True, 0),
        ([INSPIRATION, NO_COLOUR_NOW], False, 3),
        ([INSPIRATION], None, 3),
    ],
)
def test_gandalf_bearer_of_obligation_pays_for_each_move(
    hand: list[str], pays: bool | None, burdens: int
) -> None:
    scene = Scene(
        fellowship=[DASRON, DWARF_GUARD], ring_bearer=GANDALF_BEARER_OF_OBLIGATION, hand=hand
    )
    scene.state.phase = REGROUP
    scene.happen(move)
    while scene.options() and not scene.can(Verb.EITHER):
        scene.pass_()
    if pays is not None:
        scene.choose("discard 2" if pays else "add 3 burdens")
        while scene.can(Verb.CHOOSE):
            scene.take_first()
    assert scene.burdens == burdens
    assert len(scene.hand()) == len(hand) - (2 if pays else 0)


@pytest.mark.parametrize(("others", "offered"), [(2, True), (1, False)])
def test_gandalf_bearer_of_obligation_cannot_pay_without_two_companions(
    others: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * others,
        ring_bearer=GANDALF_BEARER_OF_OBLIGATION,
        hand=[INSPIRATION, NO_COLOUR_NOW],
    )
    scene.state.phase = REGROUP
    scene.happen(move)
    while scene.options() and not scene.can(Verb.EITHER):
        scene.pass_()
    assert scene.can(Verb.EITHER) is offered


@pytest.mark.parametrize(("friend", "hurt"), [(DASRON, 0), (DWARF_GUARD, 2)])
def test_pallando_tires_strangers_and_breaks_conditions(friend: str, hurt: int) -> None:
    strong = made(friend, vitality=4)
    scene = Scene(
        fellowship=[strong],
        support=[PALLANDO],
        minions=[EASTERLING_BLADEMASTER],
        shadow_support=[ALWAYS_THREATENING],
        site=4,
    )
    scene.maneuver_phase().do(Verb.USE, PALLANDO, strong)
    assert scene.wounds(strong) == hurt
    scene.happen(emit, SKIRMISH_WON, scene.card(strong)).answer_with(PALLANDO)
    assert scene.is_discarded(ALWAYS_THREATENING)


def test_strange_meeting_musters_and_strengthens_who_bears_a_follower() -> None:
    cards = [DASRON, DWARF_GUARD, GANDALF_LEADER_OF_THE_COMPANY]
    laid = {DASRON: [GWAIHIR], DWARF_GUARD: [HOBBITON_FARMER]}
    bare = Scene(fellowship=cards, bearing=laid)
    scene = Scene(fellowship=cards, bearing=laid, support=[STRANGE_MEETING])
    gained = [scene.strength(card) - bare.strength(card) for card in cards]
    assert gained == [1, 0, 0]
    musters = [has_words(scene.state, scene.card(card), traits.MUSTER) for card in cards]
    assert musters == [True, True, False]
