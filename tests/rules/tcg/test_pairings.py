"""Which starter decks meet, by which rules, and their games."""

from dataclasses import replace

import pytest

from rules.construction import load_format, validate
from rules.construction.starters import starter, starter_slugs
from rules.playtest.ranges import GameFailed
from rules.playtest.tcg.game import play_game
from rules.tcg import pairings
from rules.tcg.facts.sets import SetBlock

KING = ("rotk-aragorn-starter", "rotk-eomer-starter")
SEED = 7


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
    assert len(pairings.starters_of(block)) == decks


def test_starters_are_legal_in_the_format_of_their_block_but_for_those_of_the_hunters() -> None:
    for slug in starter_slugs():
        block = pairings.block_of(starter(slug))
        format = load_format(pairings.BLOCK_FORMATS[block])
        day = max(pairings.DAY, format.begins)
        legal = validate(starter(slug).deck, format, on=day).legal
        assert legal is (block is not SetBlock.HUNTERS), slug


def test_every_two_decks_of_a_block_meet_and_every_deck_itself() -> None:
    listed = list(pairings.pairings(starter_slugs()))
    assert len(listed) == len(set(listed)) == 3 * 21 + 36 + 10
    assert sum(pairing.is_mirror for pairing in listed) == len(starter_slugs())
    assert len(list(pairings.against_random(starter_slugs()))) == len(starter_slugs())


def test_decks_of_different_blocks_do_not_meet() -> None:
    listed = list(pairings.pairings(("rotk-eomer-starter", "hu-mauhur-starter")))
    assert all(pairing.is_mirror for pairing in listed)


def test_half_of_the_games_are_played_in_either_seat() -> None:
    pairing = pairings.Pairing(KING)
    description = pairings.describe(pairing, SEED)
    swapped = replace(description, decks=description.decks[::-1])
    won = [play_game(description, index).winner == 0 for index in (0, 1)]
    won.append(play_game(swapped, 2).winner == 1)
    assert pairings.play_pairing(pairing, 3, SEED).summary.decks[0].wins == sum(won)


def test_the_player_changes_seats_with_its_deck() -> None:
    pairing = pairings.Pairing((KING[0], KING[0]), ("rules", "random"))
    swapped = pairings.swap_seats(pairings.describe(pairing, SEED))
    assert swapped.players == ("random", "rules")


def test_a_game_that_stops_with_an_error_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise GameFailed(SEED, 2)

    monkeypatch.setattr(pairings, "play_range", fail)
    with pytest.raises(pairings.PairingFailed, match="rotk-eomer-starter: game 2 of seed 7"):
        pairings.play_pairing(pairings.Pairing(KING), 3, SEED)
