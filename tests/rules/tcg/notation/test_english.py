"""What a player reads is made of what the machine plays."""

import pytest

from rules.tcg.facts.reader import card
from rules.tcg.library import definition, written
from rules.tcg.notation.abilities import Definition
from rules.tcg.notation.english import sentences_of
from tests.rules.tcg.cards import (
    CITY_OF_MEN,
    DESERT_FIGHTER,
    HOBBIT_SWORD,
    KNIGHTS_OF_HIS_HOUSE,
    ORC_SAVAGE,
    RANGER_OF_MINAS_TIRITH,
    RED_WRATH,
    TROOPER,
    WIND_IN_HIS_FACE,
)


def english(card_id: str) -> tuple[str, ...]:
    known = definition(card_id)
    assert known is not None
    return sentences_of(card(card_id), known)


@pytest.mark.parametrize("card_id", written())
def test_every_written_card_has_a_finished_sentence_for_each_of_its_own(card_id):
    said = english(card_id)
    assert len(said) == len(definition(card_id).sentences)
    for sentence in said:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "  " not in sentence


@pytest.mark.parametrize(
    ("card_id", "expected"),
    [
        (HOBBIT_SWORD, ("Bearer must be a Hobbit.",)),
        (TROOPER, ("Skirmish: Remove 2 threats to make a Sauron Orc strength +6.",)),
        (
            DESERT_FIGHTER,
            (
                "Each time a skirmish that involves this minion starts,"
                " you may remove (1) to add a threat.",
            ),
        ),
        (
            RED_WRATH,
            ("Skirmish: Exert a Raider Man to wound a companion skirmishing that Man twice.",),
        ),
        (
            ORC_SAVAGE,
            (
                "While you can spot 6 companions and you can spot another Sauron Orc,"
                " this minion is strength +9 and this minion is fierce.",
            ),
        ),
        (
            WIND_IN_HIS_FACE,
            (
                "Skirmish: Make a Rohan Man strength +2 and if that Man is mounted,"
                " make your opponent place a random card from hand beneath the draw deck.",
            ),
        ),
        (
            KNIGHTS_OF_HIS_HOUSE,
            (
                "Maneuver: For each mounted companion you spot, make your opponent remove (1)"
                " or place a random card from hand beneath the draw deck.",
            ),
        ),
    ],
)
def test_a_definition_reads_like_its_card(card_id, expected):
    assert english(card_id) == expected


def test_a_card_that_is_not_unique_speaks_of_itself_by_its_type():
    assert english(RANGER_OF_MINAS_TIRITH)[0].startswith("While this companion is skirmishing")


def test_the_card_chosen_before_is_spoken_of_by_its_noun():
    assert "that Man" in english(CITY_OF_MEN)[0]
    assert "that minion" in english(CITY_OF_MEN)[0]


def test_a_card_of_keywords_alone_says_nothing():
    assert sentences_of(card(HOBBIT_SWORD), Definition(HOBBIT_SWORD, ())) == ()
