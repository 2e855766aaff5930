"""What is worth its price: prices nobody can pay, sites nobody can take, toil and aid."""

from collections.abc import Mapping, Sequence

import pytest

from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import PASS, Option
from rules.tcg.engine.state.parts import standing_context
from rules.tcg.notation import effects as ef
from rules.tcg.notation.language import (
    a,
    condition,
    discard,
    draw,
    dwarf,
    dwarven,
    exert,
    from_stack,
    liberate,
    may,
    minion,
    remove_threats,
    remove_twilight,
    some,
    spot,
    take_control,
    titled,
)
from rules.tcg.players.reading.heuristics import worth
from rules.tcg.players.reading.weights import RULES, Weights, learned_rules
from rules.tcg.players.thumb.rule_of_thumb import rate_options
from tests.rules.tcg.cards import *
from tests.rules.tcg.players.older_weights import TUNED
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

LEARNED = learned_rules()
SITE_1 = ARAGORN_SITES[0]
KINGDOM = GREATEST_KINGDOM_OF_MY_PEOPLE


def worth_to(scene: Scene, player: int, effect: ef.Effect) -> float:
    """Return what it is worth to a player to do this."""
    return worth(effect, scene.state, standing_context(-1, player), LEARNED)


def rated(scene: Scene, weights: Weights = LEARNED) -> dict[Option, float]:
    """Return what each option is worth."""
    worths = rate_options(scene.state, scene.decision, weights)
    return dict(zip(scene.options(), worths, strict=True))


# --- sites ---


def on_site_4(*controlled: str, opponent_at: int = 3) -> Scene:
    """Return a table where the Shadow player has been as far as this."""
    scene = Scene(site=4).control(*controlled)
    scene.state.position[SHADOW] = opponent_at
    return scene


def test_to_take_control_is_worth_nothing_where_no_site_can_be_taken() -> None:
    """The Shadow player, at site 1, has passed none."""
    assert worth_to(on_site_4(), SHADOW, take_control()) > 0
    assert worth_to(on_site_4(opponent_at=1), SHADOW, take_control()) == 0
    assert worth_to(on_site_4(), FREE_PEOPLES, take_control()) == 0


def test_to_liberate_is_worth_nothing_where_nobody_controls_a_site() -> None:
    assert worth_to(on_site_4(SITE_1), FREE_PEOPLES, liberate()) > 0
    assert worth_to(on_site_4(), FREE_PEOPLES, liberate()) == 0


def test_to_liberate_their_own_site_costs_a_shadow_player_something() -> None:
    assert worth_to(on_site_4(SITE_1), SHADOW, liberate(yours=True)) < 0
    assert worth_to(on_site_4(), SHADOW, liberate(yours=True)) == 0


# --- prices that nobody can pay ---


def what_may_be_drawn(price: ef.Effect, **wounds: int) -> float:
    """Return what it is worth to draw four cards for a price; two Dwarves are there to pay."""
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN, DWARF_GUARD],
        support=[KINGDOM],
        stacked={KINGDOM: [BATTLE_FURY, BATTLE_FURY]},
        deck=[BATTLE_FURY] * 8,
        twilight=2,
        threats=1,
        site=4,
    )
    scene.wound(GIMLI_SON_OF_GLOIN, wounds.get("gimli", 0))
    scene.wound(DWARF_GUARD, wounds.get("guard", 0))
    return worth_to(scene, FREE_PEOPLES, may(price >> draw(4)))


ON_KINGDOM, ON_ANOTHER = titled("Greatest Kingdom of My People"), titled("Realm of Dwarrowdelf")


@pytest.mark.parametrize(
    ("price", "beyond"),
    [
        (spot(2, dwarf), spot(3, dwarf)),
        (remove_twilight(2), remove_twilight(3)),
        (discard(from_stack(2, on=ON_KINGDOM)), discard(from_stack(3, on=ON_KINGDOM))),
        (discard(from_stack(on=ON_KINGDOM)), discard(from_stack(on=ON_ANOTHER))),
        (spot(dwarf) + remove_twilight(2), spot(dwarf) + remove_twilight(3)),
        (exert(some(2, dwarf)), exert(some(3, dwarf))),
        (exert(a(dwarf)), exert(3, a(dwarf))),
        (discard(a(dwarven, condition)), discard(a(minion))),
        (remove_threats(1), remove_threats(2)),
    ],
    ids=[
        "spotting",
        "twilight",
        "more than are stacked",
        "another stack",
        "one of two prices",
        "more than can exert",
        "more often than anybody can",
        "nobody to discard",
        "threats",
    ],
)
def test_what_may_be_done_is_worth_nothing_where_its_price_cannot_be_paid(
    price: ef.Effect, beyond: ef.Effect
) -> None:
    assert what_may_be_drawn(price) > 0
    assert what_may_be_drawn(beyond) == 0


def test_nobody_pays_who_is_exhausted() -> None:
    """Gimli has a vitality of 3, the Dwarf Guard of 2."""
    price = exert(a(dwarf))
    assert what_may_be_drawn(price, gimli=2) > 0
    assert what_may_be_drawn(price, gimli=2, guard=1) == 0


def shoulder_to_shoulder(companion: str, **wounds: int) -> bool:
    """Return whether the card is used: exert a Dwarf to heal an Elf, or the other way round."""
    scene = Scene(
        fellowship=[companion, LEGOLAS_GREENLEAF],
        support=[SHOULDER_TO_SHOULDER],
        minions=[URUK_SAVAGE],
        site=4,
    )
    scene.wound(companion, wounds["dwarf"]).wound(LEGOLAS_GREENLEAF, wounds["elf"])
    worths = rated(scene.maneuver_phase().wait_to(Verb.USE, SHOULDER_TO_SHOULDER))
    use = next(option for option in worths if option.card == scene.card(SHOULDER_TO_SHOULDER))
    return worths[use] > worths[PASS]


def test_a_way_that_exerts_an_exhausted_dwarf_is_not_counted() -> None:
    """Legolas can be healed by nobody; to heal the Dwarf would exhaust Legolas himself."""
    assert not shoulder_to_shoulder(DWARF_GUARD, dwarf=1, elf=1)
    assert shoulder_to_shoulder(GIMLI_SON_OF_GLOIN, dwarf=0, elf=2)


# --- toil ---


def toils(scene: Scene, weights: Weights) -> bool:
    """Return whether somebody is exerted to pay less, though nobody must be."""
    assert scene.decision.question == Question.TOIL
    worths = rated(scene, weights)
    return max(worths, key=lambda option: worths[option]) != PASS


@pytest.mark.parametrize(("wounds", "exerts"), [(0, True), (2, False)])
def test_three_twilight_are_worth_an_exertion_but_not_exhaustion(wounds: int, exerts: bool) -> None:
    """Discoveries costs 7, with toil 3; Gandalf has a vitality of 4."""
    scene = Scene(fellowship=[GANDALF_LEADER_OF_THE_COMPANY], hand=[DISCOVERIES], site=4)
    scene.wound(GANDALF_LEADER_OF_THE_COMPANY, wounds)
    scene.fellowship_phase().play(DISCOVERIES)
    assert toils(scene, RULES) is exerts


@pytest.mark.parametrize(("twilight", "exerts"), [(0.5, False), (2.0, True)])
def test_what_twilight_counts_decides_whether_two_of_it_are_worth_an_exertion(
    twilight: float, exerts: bool
) -> None:
    """Legion of Harad costs 6, with toil 2."""
    scene = Scene(minions=[RAVAGING_WILD_MAN], shadow_hand=[LEGION_OF_HARAD], twilight=9, site=6)
    scene.shadow_phase().play(LEGION_OF_HARAD)
    assert toils(scene, LEARNED._replace(twilight=twilight)) is exerts


# --- aid ---


def aided(
    follower: str,
    companion: str,
    weights: Weights,
    *,
    bearing: Mapping[str, Sequence[str]] | None = None,
    threats: int = 0,
) -> bool:
    """Return whether a follower aids somebody."""
    scene = Scene(
        fellowship=[companion, DWARF_GUARD],
        support=[follower],
        minions=[URUK_SAVAGE],
        bearing=bearing,
        threats=threats,
        site=6,
    ).maneuver_phase()
    assert scene.decision.question == Question.AID
    worths = rated(scene, weights)
    return max(worths, key=lambda option: worths[option]) != PASS


@pytest.mark.parametrize("weights", [LEARNED, TUNED], ids=["learned", "tuned"])
def test_a_follower_aids_the_strong_where_the_price_is_small(weights: Weights) -> None:
    """Uruviel asks for 1 twilight, Dínendal for 3."""
    assert aided(URUVIEL_WOODLAND_MAID, ARAGORN_DRIVEN_BY_NEED, weights)
    assert not aided(DINENDAL_MIRKWOOD_ARCHER, ARAGORN_DRIVEN_BY_NEED, weights)
    assert not aided(URUVIEL_WOODLAND_MAID, DWARF_GUARD, weights)


@pytest.mark.parametrize(("threats", "aids"), [(0, True), (1, False)])
def test_a_threat_is_too_dear_a_price_beside_another(threats: int, aids: bool) -> None:
    """Faramir's Company asks for a threat; more threats make each dearer by the rules."""
    weights = RULES._replace(threat=0.6)
    assert aided(FARAMIRS_COMPANY, BOROMIR_LORD_OF_GONDOR, weights, threats=threats) is aids


def test_who_is_armed_is_aided_for_a_price_that_others_are_not_worth() -> None:
    """Andúril makes Aragorn's strength 9."""
    weights = RULES._replace(threat=0.8)
    armed = {ARAGORN_DRIVEN_BY_NEED: [ANDURIL_FLAME_OF_THE_WEST]}
    assert aided(FARAMIRS_COMPANY, ARAGORN_DRIVEN_BY_NEED, weights, bearing=armed)
    assert not aided(FARAMIRS_COMPANY, ARAGORN_DRIVEN_BY_NEED, weights)
