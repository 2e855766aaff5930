"""The Isengard cards of set 2, *Mines of Moria*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_roaming, twilight_cost
from rules.tcg.engine.operations import path as journey
from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import fellowship_of
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


@pytest.mark.parametrize(("companions", "is_left"), [(5, True), (6, False)])
def test_height_of_men_takes_all_armor_from_six_companions(companions: int, is_left: bool) -> None:
    scene = Scene(
        fellowship=[*fellowship_of(companions - 1), ARAGORN_DRIVEN_BY_NEED],
        bearing={DWARF_GUARD: [DWARVEN_ARMOR, DWARVEN_AXE], ARAGORN_DRIVEN_BY_NEED: [COAT_OF_MAIL]},
        minions=[URUK_SAVAGE],
        shadow_hand=[BEYOND_THE_HEIGHT_OF_MEN],
        site=6,
        twilight=2,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, BEYOND_THE_HEIGHT_OF_MEN).play(
        BEYOND_THE_HEIGHT_OF_MEN
    )
    if is_left:
        scene.choose(COAT_OF_MAIL)
    assert scene.is_discarded(COAT_OF_MAIL)
    assert scene.in_play(DWARVEN_ARMOR) == is_left
    assert scene.in_play(DWARVEN_AXE)


def test_demands_are_not_met_by_companions_who_exert() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[HOBBIT_FARMER],
        shadow_support=[DEMANDS_OF_THE_SACKVILLE_BAGGINSES],
        site=3,
    )
    scene.happen(wounds.exert, scene.card(MERRY_ROHIRRIM_SQUIRE))
    assert scene.twilight == 0
    scene.happen(wounds.exert, scene.card(HOBBIT_FARMER))
    assert scene.twilight == 1


def test_evil_afoot_shuffles_minions_alone() -> None:
    scene = Scene(
        minions=[URUK_SAVAGE],
        shadow_hand=[EVIL_AFOOT],
        shadow_discards=[MORDOR_TROOPER] * 3 + [SARUMANS_CHILL],
        site=6,
        burdens=2,
    )
    scene.shadow_phase().play(EVIL_AFOOT).take_number(2)
    assert scene.deck(SHADOW) == [MORDOR_TROOPER] * 2
    assert scene.wounds(URUK_SAVAGE) == 1


@pytest.mark.parametrize("verb", [Verb.USE, Verb.PLAY])
@pytest.mark.parametrize("support", [[], [NO_BUSINESS_OF_OURS]])
def test_no_business_of_ours_hides_a_shadow_hand_whatever_was_paid(
    support: list[str], verb: int
) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        hand=[FOUL_CREATION],
        shadow_hand=[URUK_SAVAGE],
        shadow_support=support,
        site=6,
        path=(*ARAGORN_SITES[:5], GALADRIELS_GLADE, *ARAGORN_SITES[6:]),
    )
    scene.fellowship_phase().do(verb, GALADRIELS_GLADE if verb == Verb.USE else FOUL_CREATION)
    assert scene.wounds(LEGOLAS_GREENLEAF) == 1
    shown = {what for what, *_ in scene.log} & {"looked at", "revealed"}
    assert bool(shown) == (not support)
    assert scene.can(Verb.YES) == (verb == Verb.PLAY and not support)


def test_a_scout_is_deaf_to_events_that_name_no_ranger() -> None:
    """2.0, "Clarifications": the event's text must ask for a ranger, no matter who exerts."""
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN],
        minions=[URUK_SCOUT, BYSTANDER],
        hand=[SWORDARM_OF_THE_WHITE_TOWER],
    )
    scene.skirmish(FARAMIR_STOUT_CAPTAIN, BYSTANDER).play(SWORDARM_OF_THE_WHITE_TOWER)
    assert not scene.can(Verb.TRIGGER, URUK_SCOUT)


def test_a_scout_lowers_the_roaming_penalty_of_its_culture() -> None:
    scene = Scene(minions=[URUK_SCOUT], shadow_hand=[URUK_BROOD, ORC_BROOD], site=2)
    brood, other = scene.card(URUK_BROOD), scene.card(ORC_BROOD)
    assert is_roaming(scene.state, brood)
    assert twilight_cost(scene.state, brood) == 4 + 1
    assert twilight_cost(scene.state, other) == 2 + 2


@pytest.mark.parametrize(
    ("weather", "wounds_"), [(SARUMANS_CHILL, (1, 1, 0)), (WIZARD_STORM, (1, 1, 1))]
)
def test_weather_exerts_those_who_move_away_from_its_site(
    weather: str, wounds_: tuple[int, ...]
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        support=[ELROND_LORD_OF_RIVENDELL],
        minions=[URUK_SAVAGE],
        shadow_hand=[weather],
        site=3,
        twilight=2,
    )
    scene.shadow_phase().play(weather).do(Verb.CHOOSE, weather, ARAGORN_SITES[2])
    scene.happen(journey.move)
    assert (
        tuple(
            scene.wounds(card)
            for card in (FRODO_HOPE_OF_FREE_PEOPLES, MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED)
        )
        == wounds_
    )
    assert scene.wounds(ELROND_LORD_OF_RIVENDELL) == 0


@pytest.mark.parametrize(("minion", "playable"), [(URUK_DEFENDER, True), (MORDOR_VETERAN, False)])
def test_too_much_attention_answers_the_ring_being_put_on(minion: str, *, playable: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319]},
        minions=[minion, MORGUL_LACKEY],
        deck=[AXE_STRIKE] * 6,
        shadow_hand=[TOO_MUCH_ATTENTION],
        twilight=5,
        site=6,
    )
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, minion).wait_to(
        Verb.TRIGGER, THE_ONE_RING_THE_RULING_RING_7_1
    ).answer_with(THE_ONE_RING_THE_RULING_RING_7_1)
    assert scene.comes_to(Verb.PLAY, TOO_MUCH_ATTENTION) is playable
    if playable:
        scene.play(TOO_MUCH_ATTENTION)
        assert len(scene.deck()) == 1


def test_lurtzs_sword_discards_two_cards_where_he_wins() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[LURTZ_SERVANT_OF_ISENGARD, MORGUL_LACKEY],
        bearing={LURTZ_SERVANT_OF_ISENGARD: [LURTZS_SWORD]},
        deck=[AXE_STRIKE] * 3,
        site=6,
    )
    assert scene.number(DAMAGE, LURTZ_SERVANT_OF_ISENGARD) == 2
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, LURTZ_SERVANT_OF_ISENGARD).resolve()
    assert len(scene.deck()) == 1
