"""The study of the starter decks: who meets whom, and the tables."""

from dataclasses import replace

import pytest

from rules.construction import load_format, validate
from rules.construction.starters import starter, starter_slugs
from rules.playtest.ranges import GameFailed
from rules.playtest.statistics.interval import wilson
from rules.playtest.tcg.game import play_game
from rules.tcg.facts.sets import SetBlock
from rules.tcg.study import pairings as studied
from rules.tcg.study import tables

KING = ("rotk-aragorn-starter", "rotk-eomer-starter")
SEED = 7


def small_study(workers: int = 1) -> tables.Study:
    listed = list(studied.pairings(KING))
    return tables.Study(
        "the command",
        list(studied.play_all(listed, 3, SEED, workers)),
        list(studied.play_all(list(studied.against_random(KING)), 3, SEED, workers)),
    )


@pytest.mark.parametrize(
    ("block", "decks"),
    [
        (SetBlock.FELLOWSHIP, 6),
        (SetBlock.TOWER, 6),
        (SetBlock.KING, 6),
        (SetBlock.WAR_OF_THE_RING, 8),
        (SetBlock.HUNTERS, 4),
    ],
)
def test_every_starter_belongs_to_a_block(block: SetBlock, decks: int) -> None:
    assert len(studied.starters_of(block)) == decks


def test_starters_are_legal_in_the_format_of_their_block_but_for_those_of_the_hunters() -> None:
    for slug in starter_slugs():
        block = studied.block_of(starter(slug))
        format = load_format(studied.BLOCK_FORMATS[block])
        day = max(studied.DAY, format.begins)
        legal = validate(starter(slug).deck, format, on=day).legal
        assert legal is (block is not SetBlock.HUNTERS), slug


def test_every_two_decks_of_a_block_meet_and_every_deck_itself() -> None:
    listed = list(studied.pairings(starter_slugs()))
    assert len(listed) == len(set(listed)) == 3 * 21 + 36 + 10
    assert sum(pairing.is_mirror for pairing in listed) == len(starter_slugs())
    assert len(list(studied.against_random(starter_slugs()))) == len(starter_slugs())


def test_decks_of_different_blocks_do_not_meet() -> None:
    listed = list(studied.pairings(("rotk-eomer-starter", "hu-mauhur-starter")))
    assert all(pairing.is_mirror for pairing in listed)


def test_half_of_the_games_are_played_in_either_seat() -> None:
    pairing = studied.Pairing(KING)
    description = studied.describe(pairing, SEED)
    swapped = replace(description, decks=description.decks[::-1])
    won = [play_game(description, index).winner == 0 for index in (0, 1)]
    won.append(play_game(swapped, 2).winner == 1)
    assert studied.play_pairing(pairing, 3, SEED).summary.decks[0].wins == sum(won)


def test_the_player_changes_seats_with_its_deck() -> None:
    pairing = studied.Pairing((KING[0], KING[0]), ("rules", "random"))
    swapped = studied.swap_seats(studied.describe(pairing, SEED))
    assert swapped.players == ("random", "rules")


def test_tables_have_a_row_for_each_pairing_and_deck() -> None:
    study = small_study()
    heading = 2
    assert len(tables.pairing_table(study.pairings).splitlines()) == 3 + heading
    assert len(tables.deck_table(study.pairings).splitlines()) == 2 + heading
    assert len(tables.random_table(study.against_random).splitlines()) == 2 + heading


def test_rows_give_the_share_and_its_interval() -> None:
    study = small_study()
    one = study.pairings[1]
    wins = one.summary.decks[0].wins
    low, high = wilson(wins, 3)
    row = tables.pairing_table(study.pairings).splitlines()[3]
    assert f"| 3 | {100 * wins / 3:.1f} % | {100 * low:.1f} to {100 * high:.1f} % |" in row
    first, second = tables.tallies(study.pairings)
    assert (first.decided, first.wins, second.wins) == (3, wins, 3 - wins)


def test_the_same_seed_gives_the_same_page_however_many_workers() -> None:
    assert tables.page(small_study()) == tables.page(small_study(workers=2))


def test_blank_cards_are_counted_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "blank_cards", lambda _slug: ("7_1", "7_2"))
    assert "| 2: 7_1, 7_2 |" in tables.deck_table(small_study().pairings)


def test_what_stands_out_is_said() -> None:
    study = small_study()
    deck = replace(study.pairings[1].summary.decks[0], endings=(("site 9", 0),))
    other = replace(study.pairings[1].summary.decks[1], endings=(("site 9", 3),))
    lost = replace(study.pairings[1].summary, decks=(deck, other))
    found = replace(study, pairings=[replace(study.pairings[1], summary=lost)])
    said = "\n".join(tables.findings(found))
    assert f"1 of 2 decks never win against another deck: {KING[0]}." in said
    assert f"1 win more than 70 % of their games against the others: {KING[1]} (100.0 %)." in said


def test_a_game_that_stops_with_an_error_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise GameFailed(SEED, 2)

    monkeypatch.setattr(studied, "play_range", fail)
    with pytest.raises(studied.PairingFailed, match="rotk-eomer-starter: game 2 of seed 7"):
        studied.play_pairing(studied.Pairing(KING), 3, SEED)
