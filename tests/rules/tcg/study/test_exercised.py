"""Games that watch which sentences they reach."""

import re
from pathlib import Path

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus
from rules.tcg.engine.state.codes import AMBUSH
from rules.tcg.facts.reader import card
from rules.tcg.study.exercised.__main__ import SEED, main
from rules.tcg.study.exercised.curious import cards_of_starters
from rules.tcg.study.exercised.games import Exercise
from rules.tcg.study.exercised.observed import Observer
from rules.tcg.study.exercised.reached import reached
from rules.tcg.study.exercised.report import gaps, page
from tests.rules.tcg import scene as scenes
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    CITY_OF_MEN,
    EOMER_VALIANT_WARCHIEF,
    FOUL_HORDE,
    MORDOR_TROOPER,
)
from tests.rules.tcg.scene import Scene
from tests.rules.tcg.study.naming_tests import files_by_card

GAMES_OF_STARTERS = 6_000
DOCS = Path(__file__).parents[4] / "docs" / "exercised.md"


@pytest.fixture
def observer(monkeypatch: pytest.MonkeyPatch) -> Observer:
    """Let scenes play with cards that are watched."""
    watching = Observer()
    monkeypatch.setattr(scenes, "find_blueprint", watching.blueprint)
    return watching


def test_an_event_that_is_played_counts_as_offered_used_and_resolved(observer: Observer) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_TROOPER], hand=[CITY_OF_MEN])
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    [sentence] = observer.tallies[CITY_OF_MEN, ""].sentences
    assert (bool(sentence.offered), sentence.used, sentence.resolved) == (True, 0, 0)
    assert sentence.shortfall == "never used"
    scene.play(CITY_OF_MEN)
    assert sentence.used == 1
    assert sentence.resolved
    assert sentence.shortfall == ""
    assert sentence.unreached == ()


def test_a_side_of_a_choice_that_was_not_taken_is_a_gap(observer: Observer) -> None:
    """7_243: a Shadow player may pay to make the Man weaker instead."""
    scene = Scene(fellowship=[EOMER_VALIANT_WARCHIEF], minions=[MORDOR_TROOPER], hand=["7_243"])
    scene.skirmish(EOMER_VALIANT_WARCHIEF, MORDOR_TROOPER).play("7_243")
    [sentence] = observer.tallies["7_243", ""].sentences
    assert sentence.is_exercised
    assert sentence.unreached == (
        "place a random card from hand beneath your draw deck: never done",
        "make that Man strength +2: never done",
    )


def test_a_modifier_counts_when_it_makes_a_difference(observer: Observer) -> None:
    """Foul Horde, with vitality 3, has ambush but no damage bonus."""
    scene = Scene(minions=[FOUL_HORDE])
    assert damage_bonus(scene.state, scene.card(FOUL_HORDE)) == 0
    assert scene.number(AMBUSH, FOUL_HORDE) == 1
    _, ambush, damage = observer.tallies[FOUL_HORDE, ""].sentences
    assert ambush.is_exercised
    assert (bool(damage.offered), damage.resolved) == (True, 0)


def test_watching_leaves_ordinary_cards_as_they_are() -> None:
    watching = Observer()
    watching.blueprint(CITY_OF_MEN)
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_TROOPER], hand=[CITY_OF_MEN])
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER).play(CITY_OF_MEN)
    [sentence] = watching.tallies[CITY_OF_MEN, ""].sentences
    assert (sentence.offered, sentence.used, sentence.resolved) == (0, 0, 0)


def test_forty_games_reach_many_sentences_and_name_the_rest() -> None:
    exercise = Exercise(1, [card_id for card_id in cards_of_starters() if card(card_id).set == 7])
    assert list(exercise.play(40)) == list(range(1, 41))
    tallies = list(exercise.tallies.values())
    sentences = [found for tally in tallies for found in tally.sentences]
    exercised = sum(found.is_exercised for found in sentences)
    assert exercised > len(sentences) // 3
    games = reached(exercise.tallies)
    missing = list(gaps(games, {}))
    assert {gap.key[0] for gap in missing} < {card_id for card_id, _ in games}
    assert all(gap.open == gap.missing for gap in missing)
    assert f"| {missing[0].name} | {missing[0].words} |" in page(games, {}, {})


def test_the_same_seed_reaches_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "5", "--seed", "3"]
    printed = []
    for _ in range(2):
        assert main([*words, "--cards", "7_83", "7_243"]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    assert printed[0].startswith("`python -m rules.tcg.study.exercised --games 5 --seed 3`")


ROW = re.compile(r"^\| (\d+_\d+) (.+?)(?: from [\d-]+)? \| (.*) \| (.+) \| (.*) \|$", re.MULTILINE)


def test_each_gap_on_the_page_has_a_test_that_names_the_card_or_a_reason() -> None:
    rows = ROW.findall(DOCS.read_text(encoding="utf-8"))
    assert len(rows) > 50
    for card_id, name, _, gap, proof in rows:
        assert card(card_id).name == name
        assert gap.startswith("never ") or ": never " in gap
        assert proof
        assert set(re.findall(r"`([\w/]+\.py)`", proof)) <= set(files_by_card().get(card_id, ()))


@pytest.mark.nightly
def test_few_gaps_of_the_starters_cards_are_not_in_the_docs() -> None:
    """Other seeds close the dozen gaps of these games that docs/exercised.md does not name."""
    exercise = Exercise(SEED, cards_of_starters())
    for _ in exercise.play(GAMES_OF_STARTERS):
        pass
    documented = {row[0] for row in ROW.findall(DOCS.read_text(encoding="utf-8"))}
    missing = {gap.key[0] for gap in gaps(reached(exercise.tallies), {})} - documented
    assert len(missing) <= 12
