"""Which actions a search thinks about, and which it leaves to the rules."""

import pytest

from rules.lcg.engine.codes import COMBAT, ENCOUNTER_PHASE, PLANNING, QUEST, RESOURCE, Verb
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.quest_phase import resolve_quest, stage_cards
from rules.lcg.facts.reader import played_cards
from rules.lcg.library import definition
from rules.lcg.notation.effects import Make, Until
from rules.lcg.notation.sentences import Action
from rules.lcg.players.declined import COSTS_A_CARD, LASTS_A_PHASE, Declined, can_be_searched
from rules.lcg.players.macros import macros
from rules.notation.traversal import values_of_kind
from tests.rules.lcg.players.test_macros import game_of
from tests.rules.lcg.scene import Scene, Seat


def window(scene: Scene) -> Decision:
    decision = scene.state.pending
    assert decision is not None
    assert any(option.verb != Verb.PASS for option in decision.options)
    return decision


def test_what_was_declined_is_thought_about_again_after_the_quest() -> None:
    scene = Scene(Seat(["Denethor"]), encounter_deck=["King Spider"]).actions(RESOURCE)
    state, decision = scene.state, window(scene)
    declined = Declined()
    assert declined.deserves_thought(state, decision)
    declined.note(state, decision, decision.options[-1])
    assert not declined.deserves_thought(state, decision)
    state.phase = PLANNING
    assert not declined.deserves_thought(state, decision)
    state.phase = ENCOUNTER_PHASE
    assert declined.deserves_thought(state, decision)


def test_nobody_thinks_about_actions_while_cards_are_still_to_be_staged() -> None:
    scene = Scene(Seat(["Denethor"]), encounter_deck=["King Spider"]).actions(QUEST)
    assert not Declined().deserves_thought(scene.state, window(scene))
    scene.state.stack.append((resolve_quest,))
    assert Declined().deserves_thought(scene.state, window(scene))
    scene.state.stack.append((stage_cards,))
    assert not Declined().deserves_thought(scene.state, window(scene))


def test_taking_an_action_declines_nothing() -> None:
    scene = Scene(Seat(["Denethor"]), encounter_deck=["King Spider"]).actions(ENCOUNTER_PHASE)
    declined = Declined()
    declined.note(scene.state, window(scene), window(scene).options[0])
    assert declined.deserves_thought(scene.state, window(scene))


def test_what_the_rules_would_do_is_thought_about_each_time() -> None:
    """After the fights Denethor has nothing else to do than look at the deck."""
    scene = Scene(Seat(["Denethor"]), encounter_deck=["King Spider"]).actions(COMBAT)
    declined = Declined()
    declined.note(scene.state, window(scene), window(scene).options[-1])
    assert declined.deserves_thought(scene.state, window(scene))


def test_what_has_no_price_is_left_to_the_rules() -> None:
    scene = Scene(Seat(["Aragorn"], attached={"Aragorn": ["Steward of Gondor"]})).actions()
    assert not Declined().deserves_thought(scene.state, window(scene))


@pytest.mark.parametrize(
    ("card", "phase", "matters"),
    [
        ("Faramir", PLANNING, False),
        ("Faramir", QUEST, True),
        ("Faramir", COMBAT, False),
        ("Blade Mastery", QUEST, False),
        ("Blade Mastery", COMBAT, True),
        # They cost a card from hand.
        ("Protector of Lórien", QUEST, False),
        ("Éowyn", QUEST, False),
        ("Lore of Imladris", PLANNING, True),
    ],
)
def test_nobody_thinks_about_what_is_over_before_it_matters(
    card: str, phase: int, matters: bool
) -> None:
    """Faramir gives willpower until the end of the phase, so in planning he is thrown away."""
    hand = ["Gandalf", "Blade Mastery", "Lore of Imladris"]
    heroes = ["Éowyn", "Gimli", "Denethor"]
    seat = Seat(
        heroes,
        allies=["Faramir"],
        hand=hand,
        attached={"Gimli": ["Protector of Lórien"]},
        resources=2,
    )
    scene = Scene(seat).hurt("Gimli", 2).actions(phase)
    found = [option for option in scene.options if scene.name(option.card) == card]
    assert len(found) == 1
    assert can_be_searched(scene.state, found[0]) is matters
    compared = {macro[0] for macro in macros(game_of(scene))}
    assert (found[0] in compared) is matters


def test_all_cards_are_known_that_last_until_the_end_of_the_phase() -> None:
    """Two more forbid attacks, or allow defenders, of a phase."""
    found = set()
    for code, one in played_cards().items():
        if one.sphere is None or definition(code) is None:
            continue
        for sentence in values_of_kind(definition(code), Action):
            lasting = any(
                make.until is Until.END_OF_PHASE for make in values_of_kind(sentence, Make)
            )
            if sentence.phase is None and lasting:
                found.add(one.name)
    assert found | {"Stand Together", "Thicket of Spears"} == set(LASTS_A_PHASE) | COSTS_A_CARD


def test_wandering_took_does_not_go_back_and_forth() -> None:
    """Each of two players found a little gain in handing him over, and so they never ended."""
    seats = (Seat(["Aragorn"], allies=["Wandering Took"], threat=36), Seat(["Éowyn"], threat=33))
    scene = Scene(*seats).actions(COMBAT)
    assert scene.can(Verb.USE, "Wandering Took")
    assert [macro[0].verb for macro in macros(game_of(scene))] == [Verb.PASS]
