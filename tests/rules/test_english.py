"""English that both games share."""

import pytest

from rules.english import (
    article,
    capitalize_first,
    count_of,
    end_sentence,
    join_words,
    plural,
    suggest,
)


@pytest.mark.parametrize(
    ("noun", "many"),
    [
        ("card", "cards"),
        ("ally", "allies"),
        ("enemy", "enemies"),
        ("Gondor Man", "Gondor Men"),
        ("Nazgûl", "Nazgûl"),
        ("day", "days"),
    ],
)
def test_a_plural_changes_the_last_word(noun: str, many: str) -> None:
    assert plural(noun) == many


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("hero", "a hero"),
        ("ally", "an ally"),
        ("unique card", "a unique card"),
        ("unbound companion", "an unbound companion"),
        ("[elven] archer", "an [elven] archer"),
        ("Éored", "an Éored"),
        ("gauntlets", "gauntlets"),
    ],
)
def test_an_article_goes_by_how_a_word_is_spoken(words: str, said: str) -> None:
    assert article(words) == said


@pytest.mark.parametrize(
    ("words", "plain", "serial"),
    [
        ([], "", ""),
        (["Tom"], "Tom", "Tom"),
        (["Tom", "Kris"], "Tom or Kris", "Tom or Kris"),
        (["Tom", "Kris", "Ann"], "Tom, Kris or Ann", "Tom, Kris, or Ann"),
    ],
)
def test_words_are_joined_as_each_game_prints_them(
    words: list[str], plain: str, serial: str
) -> None:
    assert join_words(words, "or") == plain
    assert join_words(words, "or", serial_comma=True) == serial


def test_things_are_counted_with_their_plural() -> None:
    assert [count_of(number, "enemy") for number in (0, 1, 2)] == [
        "0 enemies",
        "1 enemy",
        "2 enemies",
    ]
    assert count_of(2, "hero", "heroes") == "2 heroes"


def test_a_sentence_begins_with_a_capital_and_ends_once() -> None:
    assert capitalize_first("draw a Card") == "Draw a Card"
    assert end_sentence("Draw a card") == "Draw a card."
    assert end_sentence("Draw a card. (Once.)") == "Draw a card. (Once.)"
    assert end_sentence("Draw a card.") == "Draw a card."


def test_a_suggestion_is_left_out_where_nothing_is_near() -> None:
    assert suggest([]) == ""
    assert suggest(["standard", "open"]) == " Did you mean standard or open?"
