"""Two decks side by side."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from decks.contents.differences import DifferentGames, Kind, deck_zones, differences
from decks.history.comparison import compare_decks
from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck
from tests.decks.history.random_decks import two_decks

ARAGORN = starter("rotk-aragorn-starter").deck
EOMER = starter("rotk-eomer-starter").deck
LORE = introductory_decks()["lore"].deck


def rows_of(sections: Any) -> list[Any]:
    return [row for section in sections for group in section.groups for row in group.rows]


@given(two_decks)
def test_every_copy_of_both_decks_is_there_once(decks: Any) -> None:
    first, second = decks
    sections = compare_decks(first, second)

    for deck, counted in ((first, "first"), (second, "second")):
        held = sum(part.total() for part in deck_zones(deck).values())
        assert sum(getattr(section, counted) for section in sections) == held
        assert sum(getattr(row, counted) for row in rows_of(sections)) == held


@given(two_decks)
def test_the_marked_rows_are_the_differences(decks: Any) -> None:
    marked = [row for row in rows_of(compare_decks(*decks)) if row.kind is not None]

    assert sorted((row.first, row.second, row.kind) for row in marked) == sorted(
        (difference.before, difference.after, difference.kind) for difference in differences(*decks)
    )
    assert all(row.words for row in marked)


@given(two_decks)
def test_each_part_and_group_has_one_heading(decks: Any) -> None:
    sections = compare_decks(*decks)

    assert len({section.key for section in sections}) == len(sections)
    for section in sections:
        assert len({group.title for group in section.groups}) == len(section.groups)


def test_a_tcg_deck_is_laid_out_as_on_its_own_page() -> None:
    ring, free_peoples, shadow = compare_decks(ARAGORN, EOMER)

    assert (ring.title, free_peoples.title, shadow.title) == (
        "Ring and sites",
        "Free Peoples",
        "Shadow",
    )
    assert [group.title for group in ring.groups] == ["Ring-bearer and ring", "Adventure deck"]
    assert [row.site for row in ring.groups[1].rows] == sorted(
        row.site for row in ring.groups[1].rows
    )
    assert free_peoples.groups[0].title == "Companions"
    names = [row.card.name for row in free_peoples.groups[0].rows]
    assert names == sorted(names)


def test_two_ring_bearers_stand_one_below_the_other() -> None:
    ring = compare_decks(ARAGORN, replace(ARAGORN, ring_bearer="1_289"))[0]

    assert [(row.card.name, row.words) for row in ring.groups[0].rows] == [
        ("Frodo, Hope of Free Peoples", "only A"),
        ("Frodo, Old Bilbo's Heir", "only B"),
        ("The One Ring, The Ruling Ring", ""),
    ]


def test_differences_are_said_in_words() -> None:
    deck = TcgDeck(None, None, (), (("7_364", 2), ("7_83", 2), ("7_319", 1)))
    other = TcgDeck(None, None, (), (("7_364", 4), ("7_83", 1), ("1_299", 1)))

    said = {row.card.name: (row.words, row.kind) for row in rows_of(compare_decks(deck, other))}

    assert said["Aragorn, Driven by Need"] == ("+2", Kind.MORE)
    assert said["City of Men"] == ("−1", Kind.FEWER)
    assert (
        len([row for row in rows_of(compare_decks(deck, other)) if row.card.name == "Hobbit Sword"])
        == 2
    )


def test_an_lcg_deck_has_heroes_and_player_deck() -> None:
    heroes, player_deck = compare_decks(LORE, LORE)

    assert (heroes.title, player_deck.title) == ("Heroes", "Player deck")
    assert not heroes.differs
    assert not player_deck.differs


def test_two_games_are_refused() -> None:
    with pytest.raises(DifferentGames):
        compare_decks(ARAGORN, LORE)
