"""Options that do different things never read the same, in games of decks drawn from all cards."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import number
from rules.tcg.engine.state import codes
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import Decision, Option
from rules.tcg.engine.state.state import State
from rules.tcg.engine.zones.board import in_play
from rules.tcg.narration.descriptions import describe_option
from rules.tcg.narration.happenings import heard_among
from tests.expected import present
from tests.rules.tcg.cards import *
from tests.rules.tcg.random_games import drawn_game
from tests.rules.tcg.scene import NAMES, Scene

STATISTICS = (
    codes.STRENGTH,
    codes.VITALITY,
    codes.DAMAGE,
    codes.DEFENDER,
    codes.FIERCE,
    codes.ARCHER,
    codes.TWILIGHT_COST,
)


def about(state: State, card: int) -> Any:
    """Return all that makes a difference between two cards, for a choice."""
    if card < 0:
        return None
    ids = [known.card.id for known in state.blueprints]
    bearer = state.bearer[card]
    host = next((host for host, stacked in state.stacks.items() if card in stacked), -1)
    return (
        ids[card],
        state.owner[card],
        state.zone[card],
        [ids[place] for place in (bearer, host) if place >= 0],
        in_play(state, card)
        and (
            state.wounds[card],
            sorted(ids[item] for item in state.attached[card]),
            [number(state, statistic, card) for statistic in STATISTICS],
            sorted(ids[one] for one in state.assigned[card]),
            sorted(ids[one] for one in state.minions if card in state.assigned[one]),
            card == state.skirmisher or card in state.skirmish_minions,
        ),
        sum(count for (on, _), count in state.tokens.items() if on == card),
        sorted(ids[one] for one in state.stacks.get(card, ())),
    )


def deed(state: State, decision: Decision, option: Option) -> Any:
    """Return what an option does, with equal cards in the place of cards."""
    meant: Any = option.number
    if option.verb == Verb.TRIGGER:
        heard = heard_among(state, decision)[option.number]
        event = heard.event
        meant = (event.kind, about(state, event.subject), about(state, event.other))
        meant = (heard.ability.place, *meant)
    elif option.verb == Verb.PLAY and decision.question == Question.RESPONSE:
        event = decision.resume[1][option.number]
        meant = (event.kind, about(state, event.subject), about(state, event.other))
    return (option.verb, about(state, option.card), about(state, option.target), meant)


def ambiguous(numbers: Iterable[int]) -> list[tuple[int, str, str]]:
    """Return words that stand for different deeds, with the game and the card that asks."""
    found = []
    for seed in numbers:
        for game in drawn_game(seed):
            if game.is_over():
                continue
            state, decision = game.state, present(game.decision())
            deeds = defaultdict(list)
            for option in decision.options:
                words = describe_option(state, decision, option, NAMES)
                deeds[words].append(option)
            for words, options in deeds.items():
                if len(options) > 1:
                    first, *others = [deed(state, decision, option) for option in options]
                    if any(other != first for other in others):
                        asks = decision.source
                        card = state.blueprints[asks].card.name if asks >= 0 else "the rules"
                        found.append((seed, card, words))
    return found


def test_options_that_do_different_things_read_differently() -> None:
    assert ambiguous(range(300, 309)) == []


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(10))
def test_options_of_many_games_read_differently(part: int) -> None:
    assert ambiguous(range(part * 200, part * 200 + 200)) == []


def test_an_event_names_what_it_answers() -> None:
    """Each of two winners makes Enheartened Foe playable."""
    scene = Scene(
        fellowship=[SAM_FAITHFUL_COMPANION],
        minions=[ORC_SOLDIER, ORC_WAR_BAND],
        shadow_hand=[ENHEARTENED_FOE],
        site=6,
        edition="comprehensive-4.2",
    )
    scene.skirmish(SAM_FAITHFUL_COMPANION, ORC_SOLDIER, ORC_WAR_BAND)
    scene.wait_to(Verb.PLAY, ENHEARTENED_FOE)
    first, second, last = scene.words()
    assert first.startswith("play Enheartened Foe: ")
    assert first.endswith(" (as Orc Soldier wins)")
    assert second == first.replace("Orc Soldier", "Orc War Band")
    assert last == "do nothing more"


def test_copies_that_differ_are_told_apart_and_others_are_not() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_TROOPER] * 3)
    scene.state.set_wounds(scene.card(MORDOR_TROOPER), 1)
    scene.assignment_phase()
    words = [known for known in scene.words() if known.startswith("assign Aragorn")]
    assert words == [
        "assign Aragorn, Driven by Need to Mordor Trooper (Mordor Trooper with 1 wound)",
        "assign Aragorn, Driven by Need to Mordor Trooper (Mordor Trooper without wounds)",
        "assign Aragorn, Driven by Need to Mordor Trooper (Mordor Trooper without wounds)",
    ]


def test_two_printings_of_a_card_are_told_apart_by_their_numbers() -> None:
    scene = Scene(fellowship=[ELITE_RIDER_4_265, ELITE_RIDER_7_225], minions=[MORDOR_TROOPER])
    words = scene.assignment_phase().words()
    assert any("(4 C 265)" in known for known in words)
    assert any("(7 C 225)" in known for known in words)


def test_a_side_to_name_is_named() -> None:
    scene = Scene(
        fellowship=[GANDALF_POWERFUL_GUIDE], support=[SCINTILLATING_BIRD], deck=[CITY_OF_MEN] * 3
    )
    scene.fellowship_phase().use(SCINTILLATING_BIRD)
    decision = scene.decision

    words = [describe_option(scene.state, decision, each, NAMES) for each in decision.options]

    assert words == ["name Free Peoples", "name Shadow"]
