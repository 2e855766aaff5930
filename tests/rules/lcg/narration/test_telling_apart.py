"""Options that do different things never read the same, over random games."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import pytest

from rules.lcg.engine.codes import NONE, WITHHOLDS_THREAT, Question, Verb
from rules.lcg.engine.decision import Option
from rules.lcg.engine.numbers import attack, hit_points_left, threat_strength, willpower
from rules.lcg.engine.state import State
from rules.lcg.narration.choices import describe_option
from tests.expected import present
from tests.rules.lcg.random_play import moments
from tests.rules.lcg.scene import Scene, Seat

NAMES = ("Ann", "Bob", "Cid", "Dot")


def about(state: State, card: int) -> Any:
    """Return all that makes a difference between two cards, for a choice."""
    if card == NONE:
        return None
    titles = [known.title for known in state.blueprints]
    return (
        titles[card],
        state.zone[card],
        state.controller[card],
        [titles[place] for place in (state.bearer[card], state.guarding[card]) if place != NONE],
        state.damage[card],
        state.progress[card],
        state.resources[card],
        state.exhausted[card],
        sorted(titles[item] for item in state.attached[card]),
        len(state.shadows.get(card, ())),
        [of(state, card) for of in (attack, hit_points_left, threat_strength, willpower)],
    )


def deed(state: State, option: Option) -> Any:
    """Return what an option does, with equal cards in the place of cards."""
    pending = present(state.pending)
    meant: Any = option.number
    is_answer = pending.question in (Question.RESPONSE, Question.ORDER)
    if is_answer and option.verb in (Verb.TRIGGER, Verb.PLAY):
        answer = pending.resume[2][option.number]
        meant = (answer.ability.key, about(state, answer.subject))
    return (option.verb, about(state, option.card), about(state, option.target), meant)


def ambiguous(numbers: Iterable[int]) -> list[tuple[int, str]]:
    """Return words that stand for different deeds, with the number of the game."""
    found = []
    for number in numbers:
        for game in moments(number):
            state = game.state
            deeds = defaultdict(list)
            for option in state.pending.options if state.pending is not None else ():
                deeds[describe_option(state, option, NAMES)].append(deed(state, option))
            found += [
                (number, words)
                for words, known in deeds.items()
                if any(other != known[0] for other in known)
            ]
    return found


def test_options_that_do_different_things_read_differently() -> None:
    assert ambiguous(range(8)) == []


@pytest.mark.nightly
def test_options_of_many_games_read_differently() -> None:
    assert ambiguous(range(8, 600)) == []


def test_enemies_that_differ_are_told_apart_and_others_are_not() -> None:
    scene = Scene(Seat(["Gimli"]), staging=["Wargs", "Wargs", "Wargs"])
    scene.state.damage[scene.card("Wargs")] = 1
    scene.encounter_phase()
    assert scene.words() == [
        "Engage Wargs (with 1 damage)",
        "Engage Wargs (without damage)",
        "Engage Wargs (without damage)",
        "Pass",
    ]


def test_an_enemy_that_adds_no_threat_is_told_from_its_copy() -> None:
    """Radagast's Cunning chooses an enemy in the staging area."""
    scene = Scene(Seat(["Gimli"]), staging=["Wargs", "Wargs"])
    scene.state.base[WITHHOLDS_THREAT][scene.card("Wargs")] = 1
    scene.encounter_phase()
    assert scene.words() == ["Engage Wargs (threat 0)", "Engage Wargs (threat 2)", "Pass"]
