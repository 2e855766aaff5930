"""What a player reads is made of what the machine plays."""

from dataclasses import dataclass
from typing import Any

import pytest

from rules.tcg.facts.reader import card
from rules.tcg.library import definition
from rules.tcg.notation.effects import Effect
from rules.tcg.notation.english import (
    MissingEnglish,
    describe_effect,
    describe_sentence,
    sentences_of,
    whole_text,
)
from rules.tcg.notation.language import (
    a,
    ability,
    bearer,
    borne_by,
    discard,
    each_time,
    either,
    exert,
    gets,
    is_,
    make,
    man,
    may,
    minion,
    possession,
    skirmish,
    spot,
    strength,
    that,
    this,
    twilight_cost,
    unless,
    while_,
    wins_skirmish,
    wound,
    wounded,
)
from rules.tcg.notation.language import free_peoples_player as free_peoples
from rules.tcg.notation.language.effects_on_cards import discard_from_hand
from rules.tcg.notation.language.effects_on_tokens import add_threats
from rules.tcg.notation.players import Player
from rules.tcg.notation.sentences import Definition
from tests.expected import present
from tests.rules.tcg.cards import *
from tests.rules.tcg.written import each_set


def english(card_id: str) -> tuple[str, ...]:
    known = definition(card_id)
    assert known is not None
    return sentences_of(card(card_id), known)


def own_sentences(card_id: str) -> tuple[Any, ...]:
    known = definition(card_id)
    assert known is not None
    return known.sentences


def finished(sentence: str) -> bool:
    return (
        sentence[0].isupper()
        and sentence.endswith((".", ".)"))
        and "  " not in sentence
        and ".." not in sentence
    )


@each_set
def test_every_written_card_has_a_finished_sentence_for_each_of_its_own(
    cards: tuple[str, ...],
) -> None:
    said = {card_id: english(card_id) for card_id in cards}
    unfinished = {
        card_id: sentence
        for card_id, sentences in said.items()
        for sentence in sentences
        if not finished(sentence)
    }
    assert unfinished == {}
    assert {card_id: len(sentences) for card_id, sentences in said.items()} == {
        card_id: len(own_sentences(card_id)) for card_id in cards
    }


@pytest.mark.parametrize("sentence", ["draw a card.", "Draw a card", "Draw  a card.", "Draw.."])
def test_an_unfinished_sentence_is_recognised(sentence: str) -> None:
    assert finished("Draw a card.")
    assert not finished(sentence)


@pytest.mark.parametrize(
    ("card_id", "expected"),
    [
        (LET_THEM_COME, ("Plays to your support area.",)),
        (CHAMBER_OF_RECORDS, ()),
        (FRODO_SON_OF_DROGO, ("Ring-bearer (resistance 10).",)),
        (
            GIMLI_EAGER_HUNTER,
            ("(While skirmishing a non-hunter character, this character is strength +3.)",),
        ),
        (
            BOLD_AND_CUNNING,
            (
                "(For each [men] character you exert when playing this, its twilight cost is"
                " \N{MINUS SIGN}2.)",
            ),
        ),
        (
            COLUMN_OF_EASTERLINGS,
            ("(Skirmishes involving lurker minions must be resolved after any others.)",),
        ),
        (
            BREEDING_PIT_CONSCRIPT,
            (
                "(At the start of the regroup phase, you may discard a card from hand to draw a"
                " card.)",
            ),
        ),
        (HORROR_OF_HARAD, ()),
    ],
)
def test_the_whole_text_of_a_card_explains_keywords_where_print_does(
    card_id: str, expected: tuple[str, ...]
) -> None:
    """Sets 1 to 6 tell the support area; set 14 lists keywords without a word of explanation."""
    known = definition(card_id)
    assert known is not None
    whole = whole_text(card(card_id), known, brackets=True)
    sentences = sentences_of(card(card_id), known, brackets=True)
    assert [said for said in whole if said not in sentences] == list(expected)
    assert [said for said in whole if said in sentences] == list(sentences)


def test_a_card_tells_where_it_plays_after_what_it_asks_for() -> None:
    known = definition(URUK_HAI_RAMPAGE)
    assert known is not None
    whole = whole_text(card(URUK_HAI_RAMPAGE), known)
    assert whole[:2] == ("To play, spot an Uruk-hai.", "Plays to your support area.")


@pytest.mark.parametrize(
    ("card_id", "expected"),
    [
        (HOBBIT_SWORD_7_319, ("Bearer must be a Hobbit.",)),
        (MORDOR_TROOPER, ("Skirmish: Remove 2 threats to make a Sauron Orc strength +6.",)),
        (
            CITY_OF_MEN,
            (
                "Skirmish: Make a Gondor Man strength +2. If that Man is skirmishing a Sauron"
                " minion, discard that minion at the end of the skirmish.",
            ),
        ),
        (
            DESERT_FIGHTER,
            (
                "At the start of each skirmish involving this minion,"
                " you may remove (1) to add a threat.",
            ),
        ),
        (
            RED_WRATH,
            ("Skirmish: Exert a Raider Man to wound a companion that Man is skirmishing twice.",),
        ),
        (
            ORC_SAVAGE,
            (
                "While you can spot 6 companions and another Sauron Orc,"
                " this minion is strength +9 and fierce.",
            ),
        ),
        (
            WIND_IN_HIS_FACE,
            (
                "Skirmish: Make a Rohan Man strength +2. If that Man is mounted, choose an opponent"
                " who must place a random card from hand beneath his or her draw deck.",
            ),
        ),
        (
            KNIGHTS_OF_HIS_HOUSE,
            (
                "Maneuver: Choose an opponent. For each mounted companion you spot, that opponent"
                " must remove (1) or place a random card from hand beneath his or her draw deck.",
            ),
        ),
        (
            MORNING_CAME,
            (
                "Skirmish: Make a Rohan Man strength +4. Any Shadow player may place a random card"
                " from hand beneath his or her draw deck to make that Man strength +2 instead.",
            ),
        ),
        (
            WAR_TOWERS,
            (
                "Maneuver: Spot a Raider minion to add a threat."
                " Add an additional threat for each companion over 4.",
            ),
        ),
        (
            SECOND_LEVEL,
            (
                "Maneuver: Exert a Gondor Man or spot a ranger to transfer this condition"
                " from your support area to a minion.",
            ),
        ),
    ],
)
def test_a_definition_reads_like_its_card(card_id: str, expected: tuple[str, ...]) -> None:
    assert english(card_id) == expected


def test_cultures_are_in_brackets_where_asked() -> None:
    said = sentences_of(card(MORDOR_TROOPER), present(definition(MORDOR_TROOPER)), brackets=True)
    assert said == ("Skirmish: Remove 2 threats to make a [sauron] Orc strength +6.",)


def test_a_unique_character_speaks_of_itself_by_title_and_others_by_type() -> None:
    sentence = gets(this, strength(+1))
    assert describe_sentence(card(ARAGORN_DRIVEN_BY_NEED), sentence) == "Aragorn is strength +1."
    assert describe_sentence(card(ELITE_RIDER_7_225), sentence) == "This companion is strength +1."
    assert describe_sentence(card(SECOND_LEVEL), sentence) == "This condition is strength +1."


@pytest.mark.parametrize(
    ("card_id", "expected"),
    [
        (ARAGORN_DRIVEN_BY_NEED, "Skirmish: Exert Aragorn to make him strength +1."),
        (EOWYN_RESTLESS_MAIDEN, "Skirmish: Exert Éowyn to make her strength +1."),
        (
            WATCHER_IN_THE_WATER_KEEPER_OF_WESTGATE,
            "Skirmish: Exert Watcher in the Water to make it strength +1.",
        ),
        (DESERT_FIGHTER, "Skirmish: Exert this minion to make him strength +1."),
    ],
)
def test_a_card_just_spoken_of_has_its_pronoun(card_id: str, expected: str) -> None:
    sentence = ability(skirmish, exert(this) >> make(this, strength(+1)))
    assert describe_sentence(card(card_id), sentence) == expected


def test_a_character_spoken_of_in_between_takes_the_pronoun_away() -> None:
    sentence = ability(skirmish, exert(this) + exert(a(man)) >> make(this, strength(+1)))
    assert describe_sentence(card(ARAGORN_DRIVEN_BY_NEED), sentence) == (
        "Skirmish: Exert Aragorn and a Man to make Aragorn strength +1."
    )


def test_what_she_bears_does_not_take_the_pronoun_away() -> None:
    sentence = ability(skirmish, discard(a(possession, borne_by(this))) >> make(this, strength(+1)))
    assert describe_sentence(card(EOWYN_RESTLESS_MAIDEN), sentence) == (
        "Skirmish: Discard a possession borne by Éowyn to make her strength +1."
    )


def test_the_winner_of_a_skirmish_is_spoken_of_by_pronoun() -> None:
    sentence = each_time(wins_skirmish(this), may(exert(this) >> wound(a(minion))))
    assert describe_sentence(card(EOWYN_RESTLESS_MAIDEN), sentence) == (
        "Each time Éowyn wins a skirmish, you may exert her to wound a minion."
    )


def test_the_subject_of_a_condition_is_spoken_of_by_pronoun() -> None:
    sentence = while_(is_(this, wounded), gets(this, twilight_cost(-1)))
    assert describe_sentence(card(EOWYN_RESTLESS_MAIDEN), sentence) == (
        "While Éowyn is wounded, her twilight cost is −1."
    )


def test_the_bearer_is_never_the_card_itself() -> None:
    sentence = ability(skirmish, exert(bearer) >> make(bearer, strength(+1)))
    assert describe_sentence(card(SECOND_LEVEL), sentence) == (
        "Skirmish: Exert bearer to make him strength +1."
    )


def test_options_are_described_for_the_player_who_chooses() -> None:
    assert describe_effect(card(SECOND_LEVEL), spot(man)) == "spot a Man"
    assert describe_effect(
        card(ARAGORN_DRIVEN_BY_NEED), discard_from_hand(2), actor=Player.SHADOW
    ) == ("discard 2 cards from hand")


def test_a_price_to_prevent_is_a_sentence_of_its_own() -> None:
    sentence = ability(
        skirmish, exert(this) >> unless(free_peoples, add_threats(1), wound(a(minion)))
    )
    assert describe_sentence(card(ARAGORN_DRIVEN_BY_NEED), sentence) == (
        "Skirmish: Exert Aragorn to wound a minion."
        " The Free Peoples player may add a threat to prevent this."
    )


def test_a_choice_between_costs_reads_with_or() -> None:
    sentence = ability(skirmish, either(exert(this), discard_from_hand(1)) >> wound(a(minion)))
    assert describe_sentence(card(ARAGORN_DRIVEN_BY_NEED), sentence) == (
        "Skirmish: Exert Aragorn or discard a card from hand to wound a minion."
    )


def test_a_card_spoken_of_before_is_that_card() -> None:
    sentence = ability(skirmish, exert(a(man)) >> make(that(man), strength(+2)))
    assert describe_sentence(card(ARAGORN_DRIVEN_BY_NEED), sentence) == (
        "Skirmish: Exert a Man to make that Man strength +2."
    )


def test_a_card_of_keywords_alone_says_nothing() -> None:
    assert sentences_of(card(HOBBIT_SWORD_7_319), Definition("7 C 319", "Hobbit Sword", ())) == ()


@dataclass(frozen=True)
class Sing(Effect):
    """A word that no table has."""


def test_a_word_without_english_names_the_card_and_the_file() -> None:
    text = Definition("7 P 364", "Aragorn", (ability(skirmish, Sing()),), "set07.gondor")
    with pytest.raises(MissingEnglish, match=r"set07\.gondor: 7_364 Aragorn.*Sing\(\)"):
        sentences_of(card(ARAGORN_DRIVEN_BY_NEED), text)
