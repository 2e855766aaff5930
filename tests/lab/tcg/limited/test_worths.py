"""Learning what cards are worth, and playing drafted decks against simpler ones."""

import json
from itertools import islice
from pathlib import Path

import pytest

from lab.__main__ import main
from lab.commands.limited import DRAFTS, SEALED
from lab.tcg.limited.fields import at_random, by_culture_and_cost, drafted_pools
from lab.tcg.limited.sealed import DAY, built_decks, in_words
from lab.tcg.limited.self_play import GAMES, Table, event_of, play_table
from lab.tcg.limited.versus import PRIOR, play_against
from lab.tcg.limited.worths import counted, fit, written
from rules.limited.events import limited_event
from rules.limited.tcg.worth import BY_HAND
from rules.tcg.facts.reader import card
from rules.tcg.vocabulary import Side

EVENT = "fellowship-draft"


def test_a_card_that_wins_is_worth_more_than_one_that_loses() -> None:
    decks = [{"1_176": 19, "1_178": 1}, {"1_176": 19, "1_181": 1}]
    table = Table(decks, [(0, 1, True), (1, 0, False)])
    learned = fit([table] * 60)

    assert learned.games == 120
    assert learned.cards["1_178"] > 0.1 > -0.1 > learned.cards["1_181"]
    assert json.loads(written(learned))["cards"] == learned.cards


def test_a_deck_counts_what_its_cards_keep_and_its_halves_lack() -> None:
    """Gimli (unique) counts once and 45 % of once more; half of 20 cards wants 5.6 companions."""
    found = counted({"1_13": 2, "1_176": 38})

    assert found["1_13"] == pytest.approx(1.45)
    assert found["lacking companion"] == pytest.approx(3.6)
    assert found["culture dwarven"] == pytest.approx(1.45)


@pytest.mark.parametrize("slug", [EVENT, "king-sealed"])
def test_a_table_is_played_the_same_again(slug: str) -> None:
    event = limited_event(slug)
    first, again = (play_table(event, 3, BY_HAND, "random") for _ in range(2))

    assert first == again
    assert len(first.games) == GAMES
    assert len({tuple(deck.items()) for deck in first.decks}) == 8


def test_drafts_and_sealed_events_take_turns() -> None:
    found = [event_of(number, DRAFTS, SEALED).slug for number in range(4)]

    assert found == [DRAFTS[0], SEALED[0], DRAFTS[1], SEALED[1]]


def test_what_a_ledger_has_is_not_played_again(tmp_path: Path) -> None:
    arguments = ["limited", "--games=48", "--rounds=2", "--player=random", "--events", EVENT]
    kept = [*arguments, f"--ledger={tmp_path / 'kept.jsonl'}"]
    texts = []
    for place in range(2):
        output = tmp_path / f"{place}.json"
        assert main([*kept, f"--output={output}"]) == 0
        texts.append(output.read_text(encoding="utf-8"))

    assert texts[0] == texts[1]
    assert len((tmp_path / "kept.jsonl").read_text(encoding="utf-8").splitlines()) == 2


def test_simpler_decks_are_legal_halves_of_the_same_pool() -> None:
    pool = drafted_pools(limited_event(EVENT), 2)[0]
    for deck in (at_random(pool, 1), by_culture_and_cost(pool, 1)):
        sides = [card(held).side for held in deck.copies()]

        assert sides.count(Side.FREE_PEOPLES) == sides.count(Side.SHADOW) == 20
        assert all(count <= pool[held] for held, count in deck.draw_deck)


@pytest.mark.parametrize("other", ["random", PRIOR])
def test_a_score_counts_eight_games_a_draft(other: str) -> None:
    (score,) = play_against(other, (EVENT,), 1, 4, "random")

    assert score.games == 8
    assert 0 <= score.interval.low <= score.won / 8 <= score.interval.high <= 1


def test_decks_from_sealed_pools_are_judged_within_their_pools() -> None:
    told: list[str] = []
    words = in_words(built_decks(("king-sealed", "hunters-box"), 3, DAY), 4, told.append)

    assert words.startswith("4 of 4 decks legal")
    assert told[-1] == "4 of 4"
    *_, last = islice(built_decks(("king-sealed",), 3, DAY), 3)
    assert (last.weeks, last.problems) == (3, ())


@pytest.mark.nightly
def test_ten_thousand_decks_from_sealed_pools_are_legal() -> None:
    """All weeks of all events; `python -m lab limited --build 10000` prints the times too."""
    illegal = [deck for deck in islice(built_decks(SEALED, 10**6, DAY), 10_000) if deck.problems]

    assert illegal == []
