"""The fingerprint of the rules and texts that a playtest is played by."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules.construction.starters import starter
from rules.playtest import fingerprint as hashing
from rules.playtest.tcg import fingerprint
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.fingerprint import rules_fingerprint
from rules.tcg.library import definition

DECKS = (starter("rotk-aragorn-starter").deck, starter("rotk-eomer-starter").deck)
DESCRIPTION = PlaytestDescription(DECKS, ("random", "easy"), seed=7)
ARAGORN = "7_364"


def changed_text(card_id: str) -> Any:
    """Return a library in which one card has another text."""

    def changed(asked: str, day: str = "") -> Any:
        return "another text" if asked == card_id else definition(asked, day)

    return changed


def test_players_seed_and_order_do_not_count() -> None:
    other = replace(DESCRIPTION, decks=DECKS[::-1], players=("easy", "random"), seed=8)
    assert rules_fingerprint(other) == rules_fingerprint(DESCRIPTION)


def test_a_changed_text_of_a_card_in_the_decks_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    before = rules_fingerprint(DESCRIPTION)
    assert ARAGORN in dict(DECKS[0].draw_deck)
    monkeypatch.setattr(fingerprint, "definition", changed_text(ARAGORN))
    assert rules_fingerprint(DESCRIPTION) != before


def test_a_changed_text_of_another_card_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    before = rules_fingerprint(DESCRIPTION)
    monkeypatch.setattr(fingerprint, "definition", changed_text("1_1"))
    assert rules_fingerprint(DESCRIPTION) == before


def test_the_day_of_the_texts_counts_where_it_changes_a_text(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        fingerprint,
        "definition",
        lambda card_id, day="": "erratum" if day >= "2004" else definition(card_id, day),
    )
    early, late = replace(DESCRIPTION, day="2003-12-31"), replace(DESCRIPTION, day="2004-01-01")
    assert rules_fingerprint(early) == rules_fingerprint(DESCRIPTION)
    assert rules_fingerprint(late) != rules_fingerprint(DESCRIPTION)


@pytest.mark.parametrize(
    ("file", "counts"),
    [
        ("tcg/engine/wounds.py", True),
        ("tcg/notation/compiler/filters.py", True),
        ("tcg/game.py", True),
        ("rng.py", True),
        ("value_object.py", True),
        ("tcg/notation/english/phrases.py", False),
        ("tcg/players/thumb/rule_of_thumb.py", False),
    ],
)
def test_the_code_that_plays_counts_and_what_only_describes_or_chooses_does_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, file: str, counts: bool
) -> None:
    copy = tmp_path / "rules"
    for path in hashing.RULES_FOLDER.rglob("*.py"):
        place = copy / path.relative_to(hashing.RULES_FOLDER)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(path.read_bytes())
    monkeypatch.setattr(hashing, "RULES_FOLDER", copy)
    before = hashing.hash_code.__wrapped__(fingerprint.CODE)
    (copy / file).write_text("changed", encoding="utf-8")
    assert (hashing.hash_code.__wrapped__(fingerprint.CODE) != before) is counts
