"""The data files themselves: complete, canonical, right where a rulebook or a ruling says so."""

import json
from collections import Counter

import pytest

from rules.tcg.facts.card import AllyHome
from rules.tcg.facts.reader import FOLDER, SETS, all_cards, card, read_set
from rules.tcg.facts.row import row_of
from rules.tcg.facts.sets import SETS as SET_FACTS
from rules.tcg.vocabulary import NUMBERED_KEYWORDS, Block, CardType, Culture, Keyword, Side

CARDS_OF_SET = {
    0: 11,
    1: 365,
    2: 122,
    3: 122,
    4: 365,
    5: 122,
    6: 122,
    7: 365,
    8: 122,
    9: 52,
    10: 122,
    11: 266,
    12: 194,
    13: 194,
    14: 15,
    15: 196,
    16: 6,
    17: 148,
    18: 140,
    19: 40,
}


@pytest.mark.parametrize("number", SETS)
def test_every_row_of_a_set_passes_and_none_is_missing(number: int) -> None:
    assert len(read_set(number)) == CARDS_OF_SET[number]


@pytest.mark.parametrize("number", SETS)
def test_every_line_is_written_in_the_one_way_a_card_can_be(number: int) -> None:
    lines = (FOLDER / f"set{number:02d}.jsonl").read_text(encoding="utf-8").splitlines()

    assert lines == [json.dumps(row_of(card), ensure_ascii=False) for card in read_set(number)]


def test_there_are_3089_cards_each_of_its_own_id() -> None:
    assert len(all_cards()) == 3089
    assert {fact.number for fact in SET_FACTS.values()} == set(CARDS_OF_SET)


@pytest.mark.parametrize("number", [number for number in SETS if number not in (0, 15)])
def test_the_numbers_of_a_set_leave_no_gap(number: int) -> None:
    assert [card.number for card in read_set(number)] == list(range(1, CARDS_OF_SET[number] + 1))


def test_one_print_of_the_hunters_means_three_cultures() -> None:
    versions = [card for card in read_set(15) if card.collector == "15 C 60"]

    assert [version.id for version in versions] == ["15_204", "15_205", "15_206"]
    assert {version.culture for version in versions} == {
        Culture.DWARVEN,
        Culture.ELVEN,
        Culture.GONDOR,
    }


def test_two_cards_are_both_called_orc_pursuer() -> None:
    """Comprehensive Rulebook 2.0, card clarifications, 7 C 303."""
    assert card("5_108").name == card("7_303").name == "Orc Pursuer"


def test_no_title_bears_the_mark_of_a_program() -> None:
    assert not [card.id for card in all_cards().values() if "(" in card.name or "_" in card.name]


def test_only_the_gollum_culture_has_cards_of_both_sides() -> None:
    sides = {(card.culture, card.side) for card in all_cards().values() if card.culture}
    cultures = Counter(culture for culture, _side in sides)

    assert [culture for culture, count in cultures.items() if count == 2] == [Culture.GOLLUM]


def test_each_numbered_path_has_sites_of_every_number() -> None:
    """Comprehensive Rulebook 2.0, "Adventure deck"."""
    sites = [card for card in all_cards().values() if card.type is CardType.SITE]

    for block in (Block.FELLOWSHIP, Block.TOWERS, Block.KING):
        assert {site.site_number for site in sites if site.site_block is block} == set(range(1, 10))


def test_an_ally_can_be_at_home_at_two_sites() -> None:
    homes = card("4_103").ally_homes

    assert homes == (AllyHome(2, Block.TOWERS), AllyHome(8, Block.TOWERS))


def test_keywords_keep_their_numbers() -> None:
    numbers = {
        keyword: {
            card.keywords[keyword] for card in all_cards().values() if keyword in card.keywords
        }
        for keyword in NUMBERED_KEYWORDS
    }

    assert numbers == {
        Keyword.AMBUSH: {1, 2, 3},
        Keyword.DAMAGE: {1, 2},
        Keyword.DEFENDER: {1},
        Keyword.HUNTER: {1, 2, 3, 4, 6},
        Keyword.TOIL: {1, 2, 3},
    }


def test_a_card_knows_its_full_name_and_whether_it_is_a_character() -> None:
    aragorn = card("7_364")

    assert (aragorn.name, aragorn.is_character) == ("Aragorn, Driven by Need", True)
    assert (aragorn.side, aragorn.twilight, aragorn.strength) == (Side.FREE_PEOPLES, 4, 7)
