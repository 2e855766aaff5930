"""A plugin of pytest that writes down which sentences the scenes of tests reach.

    pytest -n0 -p tests.rules.tcg.study.watching_scenes --sentences scenes.json tests/rules/tcg

A test counts for the sentences of the cards that its file names, and only if it passes. The file
has the form of `rules.tcg.study.exercised.reached`, so that it can be added to what games reach.
"""

import json
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.new_state import new_state
from rules.tcg.engine.state.state import State
from rules.tcg.study.exercised.observed import Observer
from rules.tcg.study.exercised.played import count_logged
from rules.tcg.study.exercised.reached import (
    Reached,
    ReachedCard,
    Run,
    reached_sentence,
)
from rules.tcg.study.exercised.tallies import CardTally
from tests.rules.tcg import made_cards, scene
from tests.rules.tcg.study.naming_tests import files_by_card, name_of_file


class WatchedScenes:
    """Lets all scenes play with cards that are watched, and adds up what each test reached."""

    def __init__(self) -> None:
        self.reached: Reached = {}
        self._observer = Observer()
        self._states: list[State] = []

    def watch(self, patch: pytest.MonkeyPatch) -> None:
        """Give scenes watched cards from now on."""
        patch.setattr(scene, "find_blueprint", self._blueprint)
        patch.setattr(scene, "new_state", self._new_state)

    def _blueprint(self, card_id: str, day: str = "") -> Blueprint:
        if card_id.startswith("99_"):
            return made_cards.find_blueprint(card_id, day)
        return self._observer.blueprint(card_id, day)

    def _new_state(self, *cards: Any) -> State:
        state = new_state(*cards)
        self._states.append(state)
        return state

    def count(self, name: str) -> None:
        """Add what the test of a file reached of the cards which that file names."""
        for state in self._states:
            self._observer.settle(state)
            count_logged(self._observer, state)
        for key, tally in self._observer.tallies.items():
            if any(found.offered for found in tally.sentences) and name in files_by_card().get(
                tally.card.id, ()
            ):
                _add(self.reached, key, tally, name)

    def forget(self) -> None:
        """Begin the next test with nothing counted."""
        self._states.clear()
        self._observer.clear()


def _add(reached: Reached, key: tuple[str, str], tally: CardTally, name: str) -> None:
    """Add a test's tally; the test is named where it reached what none before it did."""
    sentences = [reached_sentence(found) for found in tally.sentences]
    known = reached.setdefault(key, ReachedCard(0, sentences))
    known.played = 1
    for sentence, found in zip(known.sentences, sentences, strict=True):
        before = sentence.gaps
        if sentence is not found:
            sentence.add(found)
        if name not in sentence.tests and (
            (found.resolved and not sentence.tests) or sentence.gaps != before
        ):
            sentence.tests.append(name)


_watched = WatchedScenes()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the name of the file to write."""
    parser.addoption("--sentences", type=Path, required=True, help="the file to write")


def pytest_configure() -> None:
    """Watch before any test is collected."""
    _watched.watch(pytest.MonkeyPatch())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Count what a test reached once it has passed."""
    report = yield
    if report.when == "call":
        if report.passed:
            _watched.count(name_of_file(item.path))
        _watched.forget()
    return report


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write down what all tests reached."""
    file: Path = session.config.getoption("--sentences")
    file.write_text(json.dumps(Run(_watched.reached).as_json(), ensure_ascii=False, indent=1))
