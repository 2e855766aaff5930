"""Runs of games and of tests: written down, read again, added, and told as a page."""

import json
from pathlib import Path

import pytest

from rules.tcg.study.exercised.document import document
from rules.tcg.study.exercised.document import main as write_document
from rules.tcg.study.exercised.reached import (
    Piece,
    ReachedCard,
    ReachedSentence,
    Run,
    from_json,
    read_runs,
)
from rules.tcg.study.exercised.report import gaps, page
from tests.rules.tcg.cards import ARAGORN_DRIVEN_BY_NEED, CITY_OF_MEN, MORDOR_TROOPER
from tests.rules.tcg.scene import Scene
from tests.rules.tcg.study.naming_tests import files_by_card
from tests.rules.tcg.study.watching_scenes import WatchedScenes

WORDS = "Heal him or exert him."
PIECES = ("heal him", "exert him")


def run(
    *far: Piece,
    games: int = 0,
    seed: int = 0,
    words: str = "Heal him or exert him.",
    test: str = "",
) -> Run:
    """Return a run in which City of Men, with a text of two pieces, came so far."""
    pieces = list(zip(PIECES, far, strict=True))
    sentence = ReachedSentence(words, 1, 1, 1, pieces, [test] if test else [])
    return Run({(CITY_OF_MEN, ""): ReachedCard(1, [sentence])}, games, (seed,) if games else ())


def test_two_runs_that_each_reach_a_piece_reach_both() -> None:
    first = run(Piece.DONE, Piece.NEVER_DONE, games=10, seed=1)
    [sentence] = first.reached[CITY_OF_MEN, ""].sentences
    assert list(sentence.gaps) == ["exert him: never done"]
    first.add(run(Piece.NEVER_CHANGED_ANYTHING, Piece.DONE, games=5, seed=2))
    assert list(sentence.gaps) == []
    assert (first.games, first.seeds) == (15, (1, 2))


def test_a_text_that_has_changed_since_counts_for_nothing() -> None:
    first = run(Piece.DONE, Piece.NEVER_DONE)
    first.add(run(Piece.DONE, Piece.DONE, words="Heal her or exert her."))
    [sentence] = first.reached[CITY_OF_MEN, ""].sentences
    assert sentence.gaps == ("exert him: never done",)


def test_a_sentence_that_was_never_offered_says_that_first() -> None:
    assert ReachedSentence("Heal him.").gaps == ("never offered",)
    assert ReachedSentence("Heal him.", offered=1).gaps == ("never used",)
    assert ReachedSentence("Heal him.", offered=1, used=1).gaps == ("never changed anything",)


def test_a_run_that_is_written_down_and_read_is_the_same(tmp_path: Path) -> None:
    written = run(Piece.DONE, Piece.NEVER_DONE, games=3, seed=4, test="set07/test_gondor.py")
    assert from_json(json.loads(json.dumps(written.as_json()))) == written
    for name in ("one", "two"):
        (tmp_path / name).write_text(json.dumps(written.as_json()))
    assert read_runs([tmp_path / "one", tmp_path / "two"]).games == 6


def test_a_test_is_named_for_a_gap_only_if_it_closes_a_part_of_it() -> None:
    games = run(Piece.DONE, Piece.NEVER_DONE, games=9)
    [gap] = gaps(games.reached, run(Piece.DONE, Piece.NEVER_DONE, test="test_a.py").reached)
    assert (gap.open, gap.tests) == (gap.missing, ())
    [gap] = gaps(games.reached, run(Piece.NEVER_DONE, Piece.DONE, test="test_b.py").reached)
    assert (gap.open, gap.tests) == ((), ("test_b.py",))


def test_the_page_counts_each_sentence_once_and_gives_a_reason_for_what_is_open() -> None:
    games = run(Piece.DONE, Piece.NEVER_DONE, games=9)
    told = page(games.reached, {}, {CITY_OF_MEN: "no two Men are ever alone"})
    assert "| 7 | 1 | 1 | 0 | 0 | 0 | 1 |" in told
    assert "| exert him: never done | no two Men are ever alone |" in told
    proved = page(games.reached, run(Piece.DONE, Piece.DONE, test="test_b.py").reached, {})
    assert "| 7 | 1 | 1 | 0 | 1 | 0 | 0 |" in proved
    assert "| exert him: never done | `test_b.py` |" in proved
    done = run(Piece.DONE, Piece.DONE, test="test_b.py").reached
    both = page(games.reached, done, {CITY_OF_MEN: "no two Men are ever alone"})
    assert "| exert him: never done | `test_b.py`, no two Men are ever alone |" in both


def test_the_document_says_how_many_games_it_is_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = run(Piece.DONE, Piece.NEVER_DONE, games=9, seed=4)
    file = tmp_path / "games.json"
    file.write_text(json.dumps(games.as_json()))
    assert write_document(["--games", str(file)]) == 0
    printed = capsys.readouterr().out
    assert printed == document(games, Run({}))
    assert "9 games with the seeds 4: of 1 texts of cards none never came into play" in printed


def test_a_watched_scene_counts_for_the_cards_that_its_file_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watched = WatchedScenes()
    watched.watch(monkeypatch)
    for names_it in (False, True):
        scene = Scene(
            fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_TROOPER], hand=[CITY_OF_MEN]
        )
        scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER).play(CITY_OF_MEN)
        test = files_by_card()[CITY_OF_MEN][0]
        watched.count(test if names_it else "test_of_others.py")
        watched.forget()
        if not names_it:
            assert watched.reached == {}
    [sentence] = watched.reached[CITY_OF_MEN, ""].sentences
    assert (sentence.used, sentence.gaps, sentence.tests) == (1, (), [test])
