"""Which actions a search thinks about, and which it leaves to the rules."""

from rules.lcg.engine.codes import COMBAT, ENCOUNTER_PHASE, PLANNING, QUEST, RESOURCE, Verb
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.quest_phase import resolve_quest, stage_cards
from rules.lcg.players.declined import Declined
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
