"""The One Ring, both ways of wearing it (2.0, "The One Ring", starter and deluxe rules)."""

import pytest

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import SKIRMISH, Question, Verb
from rules.tcg.notation.language import (
    ability,
    about_to_take_a_wound,
    add_twilight,
    discard,
    each_time,
    prevent_that,
    response,
    ring_bearer,
    skirmish,
    this,
)
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene


def losing_frodo(ring: str = THE_ONE_RING_THE_RULING_RING_7_1, burdens: int = 0) -> Scene:
    """Frodo (strength 4 with either ring) loses to a Trooper of 6 without being overwhelmed."""
    scene = Scene(minions=[MORDOR_TROOPER], site=6, ring=ring, burdens=burdens)
    return scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, MORDOR_TROOPER)


def test_the_ring_lends_its_strength() -> None:
    assert losing_frodo().strength(FRODO_HOPE_OF_FREE_PEOPLES) == 4


def test_putting_on_the_ring_in_a_skirmish_turns_that_wound_to_a_burden() -> None:
    """2.0, "Clarifications", 1 C 2: for the wound in whose answer it is put on as well."""
    scene = losing_frodo().answer_with(THE_ONE_RING_THE_RULING_RING_7_1)
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0
    assert scene.burdens == 1


def test_putting_on_the_ring_is_optional() -> None:
    scene = losing_frodo().pass_()
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1
    assert scene.burdens == 0


def test_while_worn_every_wound_in_a_skirmish_is_a_burden() -> None:
    scene = Scene(minions=[MORDOR_TROOPER], site=6)
    scene.state.wearing[0] = True
    scene.state.phase = SKIRMISH
    scene.happen(wounds.wound, scene.card(FRODO_HOPE_OF_FREE_PEOPLES)).happen(
        wounds.wound, scene.card(FRODO_HOPE_OF_FREE_PEOPLES)
    )
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0
    assert scene.burdens == 2


def test_the_ruling_ring_does_nothing_outside_skirmishes() -> None:
    scene = Scene(minions=[GOBLIN_ARCHER], site=6).archery_phase()
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1
    assert not scene.state.wearing[0]


def test_isildurs_bane_may_be_put_on_at_any_wound_for_two_burdens() -> None:
    """2.0 deluxe, "The One Ring"."""
    scene = Scene(minions=[GOBLIN_ARCHER], site=6, ring=THE_ONE_RING_ISILDURS_BANE).archery_phase()
    scene.answer_with(THE_ONE_RING_ISILDURS_BANE)
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0
    assert scene.burdens == 2


def test_the_ring_protects_no_one_else() -> None:
    scene = Scene(fellowship=[TARGON], minions=[MORDOR_TROOPER], site=6)
    scene.state.wearing[0] = True
    scene.state.phase = SKIRMISH
    scene.happen(wounds.wound, scene.card(TARGON))
    assert scene.wounds(TARGON) == 1
    assert scene.burdens == 0


def test_the_ring_does_not_save_from_being_overwhelmed() -> None:
    scene = Scene(minions=[SOUTHRON_CAPTAIN], site=6)
    scene.state.wearing[0] = True
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, SOUTHRON_CAPTAIN)
    assert (scene.state.winner, scene.state.ending) == (1, "killed")


def test_burdens_of_the_ring_can_corrupt() -> None:
    scene = losing_frodo(burdens=9).answer_with(THE_ONE_RING_THE_RULING_RING_7_1)
    assert (scene.state.winner, scene.state.ending) == (1, "corrupted")


def test_the_ring_comes_off_when_the_regroup_phase_starts() -> None:
    scene = Scene(site=6, hand=[TARGON])
    scene.state.wearing[0] = True
    scene.regroup_phase()
    assert not scene.state.wearing[0]


def test_exertion_is_not_a_wound() -> None:
    """2.0, "Exert": what turns wounds aside does not turn exertions aside."""
    scene = Scene(site=6)
    scene.state.wearing[0] = True
    scene.state.phase = SKIRMISH
    wounds.exert(scene.state, scene.card(FRODO_HOPE_OF_FREE_PEOPLES))
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1
    assert scene.burdens == 0


def test_each_wound_of_a_damage_bonus_is_answered_by_itself() -> None:
    """2.0, "When can he put on the Ring?": wounds are always placed one at a time."""
    scene = Scene(
        minions=[EASTERLING_BLADEMASTER],
        site=6,
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319]},
    )
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, EASTERLING_BLADEMASTER).use(EASTERLING_BLADEMASTER)
    while not scene.can(Verb.TRIGGER, THE_ONE_RING_THE_RULING_RING_7_1):
        scene.pass_()
    scene.pass_()
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1
    scene.answer_with(THE_ONE_RING_THE_RULING_RING_7_1)
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1
    assert scene.burdens == 1


# --- a worn Ring beside what prevents wounds (4.2, "action" and "response") ---

SHIELD = made(GANDALFS_CART, each_time(about_to_take_a_wound(ring_bearer), prevent_that))
AMULET = made(
    GANDALFS_CART,
    response(about_to_take_a_wound(ring_bearer), discard(this) >> prevent_that),
)
# So that the skirmish phase waits for both players.
ACTING_FREE_PEOPLES = made(GANDALFS_CART, ability(skirmish, add_twilight(1)))
ACTING_SHADOW = made(BLACK_SAILS_OF_UMBAR, ability(skirmish, add_twilight(1)))
RINGS = (
    THE_ONE_RING_THE_RULING_RING_7_1,
    THE_ONE_RING_ISILDURS_BANE,
    THE_ONE_RING_ANSWER_TO_ALL_RIDDLES,
)


def wearing(ring: str, *support: str) -> Scene:
    """Frodo wears a Ring as he is about to take a wound in a skirmish."""
    scene = Scene(minions=[MORDOR_TROOPER], site=6, ring=ring, support=support)
    scene.state.wearing[0] = True
    scene.state.phase = SKIRMISH
    return scene.happen(wounds.wound, scene.card(FRODO_HOPE_OF_FREE_PEOPLES))


@pytest.mark.parametrize("ring", RINGS)
@pytest.mark.parametrize("first", [SHIELD, "ring"])
def test_the_free_peoples_player_orders_the_worn_ring_and_a_required_prevention(
    ring: str, first: str
) -> None:
    scene = wearing(ring, SHIELD)
    assert (scene.who, scene.decision.question) == (0, Question.ORDER)
    scene.answer_with(ring if first == "ring" else first)
    burdens = 2 if ring == THE_ONE_RING_ISILDURS_BANE else 1
    assert scene.burdens == (burdens if first == "ring" else 0)
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0


def test_the_burdens_of_the_worn_ring_read_as_its_text_does() -> None:
    scene = wearing(THE_ONE_RING_ISILDURS_BANE, SHIELD)
    assert any(words.endswith("add 2 burdens instead") for words in scene.words())


@pytest.mark.parametrize("ring", RINGS)
def test_an_optional_prevention_comes_too_late_for_the_worn_ring(ring: str) -> None:
    """4.2, "response": the example of the Sapling of the White Tree."""
    scene = wearing(ring, AMULET)
    assert scene.state.pending is None
    assert scene.burdens == (2 if ring == THE_ONE_RING_ISILDURS_BANE else 1)


@pytest.mark.parametrize("edition", ["comprehensive-2.0", "comprehensive-4.2"])
@pytest.mark.parametrize(
    ("prevention", "bearer"),
    [
        (GIMLIS_HELM, GIMLI_BEARER_OF_GRUDGES),
        (FROM_THE_ARMORY, GIMLI_BEARER_OF_GRUDGES),
        (KEEP_YOUR_FORKED_TONGUE, FRODO_OLD_BILBOS_HEIR),
        (LONG_I_FELL, GANDALF_BEARER_OF_OBLIGATION),
    ],
)
def test_cards_that_prevent_all_wounds_spare_a_ring_bearer_the_burdens(
    prevention: str, bearer: str, edition: str
) -> None:
    is_helm = prevention == GIMLIS_HELM
    is_in_play = is_helm or prevention == FROM_THE_ARMORY
    scene = Scene(
        ring_bearer=bearer,
        ring=THE_ONE_RING_ANSWER_TO_ALL_RIDDLES,
        fellowship=[GANDALF_FRIEND_OF_THE_SHIREFOLK] if bearer == FRODO_OLD_BILBOS_HEIR else [],
        bearing={bearer: [prevention]} if is_helm else {},
        support=[ACTING_FREE_PEOPLES, *([prevention] if is_in_play and not is_helm else [])],
        shadow_support=[ACTING_SHADOW],
        hand=[AXE_STRIKE if is_in_play else prevention],
        minions=[URUK_HAI_RAIDING_PARTY_1_158],
        site=5,
        twilight=4,
        edition=edition,
    )
    scene.state.wearing[0] = True
    scene.skirmish(bearer, URUK_HAI_RAIDING_PARTY_1_158)
    scene.do(Verb.USE if is_in_play else Verb.PLAY, prevention)
    while scene.decision.question != Question.ACTION:
        scene.choose(bearer) if scene.can(Verb.CHOOSE, bearer) else scene.take_first()
    burdens, hurt = scene.burdens, scene.wounds(bearer)
    while scene.decision.question != Question.ORDER:
        scene.pass_()
    scene.choose("prevent")
    assert (scene.burdens, scene.wounds(bearer)) == (burdens, hurt)
