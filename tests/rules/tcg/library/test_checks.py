"""Every mistake an author can make is named, with the card and the file; the library has none."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from rules.notation.filter import Titled
from rules.tcg.facts.reader import card
from rules.tcg.library import checks, texts
from rules.tcg.library.checks import faults
from rules.tcg.library.definitions import MisplacedDefinition, defined_card
from rules.tcg.notation.abilities import EachTime, Event, Special
from rules.tcg.notation.effects import Effect
from rules.tcg.notation.effects_on_characters import Exert, Make
from rules.tcg.notation.filters import Printed, Reference, That
from rules.tcg.notation.language import (
    a,
    ability,
    another,
    archery,
    at_end_of,
    bearer_must_be,
    can_spot,
    companion,
    condition,
    discard,
    draw,
    dwarf,
    each_time,
    elf,
    end_of_turn,
    event,
    exert,
    given,
    gondor,
    if_,
    in_support_area,
    is_,
    is_killed,
    is_skirmishing,
    it,
    make,
    man,
    maneuver,
    minion,
    or_if,
    orc,
    orc_culture,
    possession,
    ranger,
    response_event,
    sauron,
    skirmish,
    spot,
    strength,
    that,
    this,
    titled,
    to_play,
    wins_skirmish,
    wound,
)
from rules.tcg.notation.sentences import Definition
from rules.tcg.vocabulary import Keyword, Phase
from tests.rules.tcg.cards import *
from tests.rules.tcg.written import each_set

CHAPTERS = {
    ARAGORN_DRIVEN_BY_NEED: "set07.gondor",
    CITY_OF_MEN: "set07.gondor",
    KNIGHTS_SPEAR: "set07.gondor",
    SECOND_LEVEL: "set07.gondor",
    HOBBIT_SWORD_7_319: "set07.shire",
    MORDOR_REGULAR: "set07.sauron",
    SIEGECRAFT: "set07.sauron",
    EASTERLING_REGIMENT: "set07.raider",
}


def definition_of(card_id: str, *sentences: Any) -> Definition:
    known = card(card_id)
    module = f"rules.tcg.library.{CHAPTERS[card_id]}"
    return Definition(known.collector, known.name, sentences, module)


def faults_of(card_id: str, *sentences: Any) -> Sequence[str]:
    return faults(card(card_id), definition_of(card_id, *sentences))


def only_fault(card_id: str, *sentences: Any) -> str:
    found = faults_of(card_id, *sentences)
    assert len(found) == 1, found
    return found[0]


@each_set
def test_the_library_has_no_faults(cards: tuple[str, ...]) -> None:
    """A fault names its card and file."""
    assert [
        fault
        for card_id in cards
        for text in texts(card_id)
        for fault in faults(card(card_id), text)
    ] == []


@each_set
def test_the_engine_has_a_meaning_for_the_library(cards: tuple[str, ...]) -> None:
    """A fault names its card and file."""
    assert [
        fault for card_id in cards for text in texts(card_id) for fault in meaning(card_id, text)
    ] == []


def meaning(card_id: str, text: Definition) -> Any:
    return checks.faults_of_meaning(card(card_id), text)


def test_a_message_names_the_file_and_the_card() -> None:
    fault = only_fault(ARAGORN_DRIVEN_BY_NEED, event(skirmish, draw(1)))
    assert fault.startswith("rules.tcg.library.set07.gondor: 7_364 Aragorn, Driven by Need: ")


# --- file, number and name ---


@pytest.mark.parametrize(
    ("card_id", "file"),
    [
        (ARAGORN_DRIVEN_BY_NEED, "set07.gondor"),
        ("7_330", "set07.sites"),
        ("1_1", "set01.rings"),
        ("11_180", "set11.uruk_hai"),
    ],
)
def test_each_card_belongs_in_the_file_of_its_set_and_culture(card_id: str, file: str) -> None:
    assert checks.file_name(card(card_id)) == file


@pytest.mark.parametrize("module", ["set07.rohan", "set08.gondor", "set07.gondorian"])
def test_another_file_is_wrong(module: str) -> None:
    text = replace(definition_of(ARAGORN_DRIVEN_BY_NEED), module=f"rules.tcg.library.{module}")
    found = faults(card(ARAGORN_DRIVEN_BY_NEED), text)
    assert len(found) == 1
    assert found[0].endswith("belongs in rules.tcg.library.set07.gondor")


def test_a_large_chapter_may_have_several_files() -> None:
    text = replace(
        definition_of(ARAGORN_DRIVEN_BY_NEED), module="rules.tcg.library.set07.gondor_companions"
    )
    assert faults(card(ARAGORN_DRIVEN_BY_NEED), text) == ()


def test_a_wrong_rarity_is_an_error_that_names_the_right_number() -> None:
    text = Definition("7 R 364", "Aragorn, Driven by Need", (), "set07.gondor")
    with pytest.raises(MisplacedDefinition, match="number 7 R 364; did you mean 7 P 364"):
        defined_card(text)
    assert (
        "has the number '7 R 364'; the card is '7 P 364'"
        in faults(card(ARAGORN_DRIVEN_BY_NEED), text)[1]
    )


def test_a_wrong_name_is_an_error() -> None:
    text = Definition("7 P 364", "Aragorn", (), "set07.gondor")
    with pytest.raises(MisplacedDefinition, match="7 P 364 is 'Aragorn, Driven by Need'"):
        defined_card(text)
    assert "is named 'Aragorn'" in faults(card(ARAGORN_DRIVEN_BY_NEED), text)[1]


def test_a_number_that_cards_share_needs_the_id() -> None:
    name = card("15_204").name
    with pytest.raises(MisplacedDefinition, match="use the id"):
        defined_card(Definition("15 C 60", name, ()))
    assert defined_card(Definition("15_204", name, ())).id == "15_204"


def test_a_number_of_no_card_is_an_error() -> None:
    with pytest.raises(MisplacedDefinition, match="no card has the number 7 C 999"):
        defined_card(Definition("7 C 999", "Nobody", ()))


# --- events and time words ---


def test_an_event_sentence_on_another_type_is_wrong() -> None:
    assert "is a companion; write ability(...)" in only_fault(
        ARAGORN_DRIVEN_BY_NEED, event(skirmish, draw(1))
    )
    response = response_event(wins_skirmish(elf), draw(1))
    assert "is a companion; write ability(...)" in only_fault(ARAGORN_DRIVEN_BY_NEED, response)


def test_an_event_needs_an_event_sentence() -> None:
    assert "is an event without an event sentence" in faults_of(CITY_OF_MEN)[0]


def test_a_second_event_sentence_is_wrong() -> None:
    one = event(skirmish, draw(1))
    assert "has a second event sentence" in only_fault(CITY_OF_MEN, one, one)


def test_a_time_word_that_is_not_printed_is_wrong() -> None:
    fault = only_fault(CITY_OF_MEN, event(skirmish, maneuver, draw(1)))
    assert "has the time word 'maneuver', which is not printed" in fault


def test_a_missing_time_word_is_wrong() -> None:
    found = faults_of(CITY_OF_MEN, event(archery, draw(1)))
    assert any("lacks the printed time word 'skirmish'" in fault for fault in found)


def test_a_response_event_has_the_time_word_response() -> None:
    assert faults_of(SIEGECRAFT, response_event(wins_skirmish(orc), draw(1))) == ()
    found = faults_of(SIEGECRAFT, event(skirmish, draw(1)))
    assert any("lacks the printed time word 'response'" in fault for fault in found)


# --- who bears it ---


def test_an_item_needs_a_bearer_or_the_support_area() -> None:
    assert "needs bearer_must_be(...)" in only_fault(HOBBIT_SWORD_7_319)
    assert faults_of(HOBBIT_SWORD_7_319, bearer_must_be(elf)) == ()
    assert faults_of(SECOND_LEVEL) == ()


def test_a_character_has_no_bearer() -> None:
    assert "has a bearer, but is a companion" in only_fault(
        ARAGORN_DRIVEN_BY_NEED, bearer_must_be(elf)
    )


# --- words in the wrong place ---


def test_an_effect_where_a_sentence_belongs_is_wrong() -> None:
    assert "has an effect where a sentence belongs (Draw)" in only_fault(
        ARAGORN_DRIVEN_BY_NEED, draw(1)
    )
    action = exert(this) >> draw(1)
    assert "has an effect where a sentence belongs (Action)" in only_fault(
        ARAGORN_DRIVEN_BY_NEED, action
    )


def test_what_is_done_at_the_end_of_the_turn_is_a_sentence() -> None:
    assert faults_of(ARAGORN_DRIVEN_BY_NEED, at_end_of(end_of_turn, discard(this))) == ()


def test_another_value_where_a_sentence_belongs_is_wrong() -> None:
    assert "has Printed where a sentence belongs" in only_fault(ARAGORN_DRIVEN_BY_NEED, elf)


def test_a_filter_where_a_target_belongs_is_wrong() -> None:
    fault = only_fault(ARAGORN_DRIVEN_BY_NEED, ability(skirmish, wound(minion)))  # type: ignore[call-overload]
    assert "has a filter where a target of Wound belongs: write a(...), each(...)" in fault


# Words for places where they do not belong: mypy would refuse them there, so it is not told.
A_DRAW: Any = draw(1)
AN_ELF: Any = elf
A_CONDITION: Any = can_spot(elf)
A_PHASE: Any = "skirmish"


@pytest.mark.parametrize(
    ("sentence", "message"),
    [
        (ability(skirmish, Exert(this, A_DRAW)), "has an effect as the times of Exert"),
        (ability(skirmish, if_(AN_ELF, draw(1))), "has a filter as the condition of If"),
        (ability(skirmish, Make(a(elf), (AN_ELF,))), "has a filter as the qualities of Make"),
        (ability(skirmish, discard(A_CONDITION)), "has a condition as the target of Discard"),
        (Event((A_PHASE,), A_DRAW), "has an effect as the action of Event"),
    ],
)
def test_a_word_of_another_kind_is_wrong(sentence: Special | Event, message: str) -> None:
    found = faults_of(ARAGORN_DRIVEN_BY_NEED, sentence)
    assert any(message in fault for fault in found), found


@dataclass(frozen=True)
class Sing(Effect):
    """A word that nothing knows."""


def test_an_unknown_word_is_wrong() -> None:
    assert "no English for Sing()" in only_fault(ARAGORN_DRIVEN_BY_NEED, ability(skirmish, Sing()))
    (fault,) = meaning(
        ARAGORN_DRIVEN_BY_NEED, definition_of(ARAGORN_DRIVEN_BY_NEED, ability(skirmish, Sing()))
    )
    assert fault.startswith("rules.tcg.library.set07.gondor: 7_364 Aragorn, Driven by Need: ")
    assert "Sing" in fault


# --- "that" ---


@pytest.mark.parametrize(
    "sentence",
    [
        ability(skirmish, make(that(man), strength(+1))),
        ability(skirmish, exert(this) >> wound(that(minion))),
        ability(skirmish, given(is_(that(man), ranger)), draw(1)),
        ability(skirmish, if_(is_skirmishing(that(man), minion), draw(1))),
    ],
)
def test_that_needs_a_card_spoken_of_before(sentence: Special) -> None:
    assert "says that(...) before any card was spoken of" in only_fault(
        ARAGORN_DRIVEN_BY_NEED, sentence
    )


@pytest.mark.parametrize(
    "sentence",
    [
        ability(skirmish, exert(a(man)) >> make(that(man), strength(+1))),
        ability(skirmish, spot(man) >> make(that(man), strength(+1))),
        each_time(wins_skirmish(this, against=minion), discard(that(minion))),
        ability(
            skirmish,
            make(a(man), strength(+1))
            + if_(is_skirmishing(that(man), minion), discard(that(minion))),
        ),
    ],
)
def test_that_means_a_choice_or_the_subject_of_a_trigger(sentence: Special | EachTime) -> None:
    assert faults_of(ARAGORN_DRIVEN_BY_NEED, sentence) == ()


@pytest.mark.parametrize(("spoken", "count"), [(it, 1), (that(minion), 0)])
def test_how_often_a_minion_is_wounded_depends_on_that_minion(
    spoken: Reference | That, count: int
) -> None:
    times = or_if(is_(spoken, orc), 2, otherwise=1)
    found = faults_of(ARAGORN_DRIVEN_BY_NEED, ability(skirmish, wound(times, a(minion))))
    assert len(found) == count
    assert all("says `it` in how often" in fault for fault in found)


# --- filters no card passes ---


@pytest.mark.parametrize(
    "filters",
    [
        (sauron, orc, companion),
        (gondor, minion),
        (orc_culture, elf),
        (titled("Aragon"),),
        (titled("Aragorn"), minion),
        (possession, companion),
    ],
)
def test_a_filter_that_no_card_passes_is_wrong(filters: tuple[Printed | Titled, ...]) -> None:
    fault = only_fault(ARAGORN_DRIVEN_BY_NEED, ability(skirmish, wound(a(*filters))))
    assert fault.endswith("and there is no such card")


@pytest.mark.parametrize(
    "filters",
    [
        (sauron, orc, minion),
        (orc_culture, orc),
        (gondor, companion),
        (titled("Aragorn"), companion),
        (ranger, dwarf),
    ],
)
def test_a_filter_that_a_card_passes_or_may_gain_is_right(
    filters: tuple[Printed | Titled, ...],
) -> None:
    assert faults_of(ARAGORN_DRIVEN_BY_NEED, ability(skirmish, wound(a(*filters)))) == ()


def test_what_another_card_is_does_not_count() -> None:
    assert (
        faults_of(ARAGORN_DRIVEN_BY_NEED, ability(skirmish, exert(another(gondor, man)) >> draw(1)))
        == ()
    )


def test_filters_are_looked_for_everywhere() -> None:
    for sentence in (
        to_play(spot(gondor, minion)),
        each_time(is_killed(gondor, minion), draw(1)),
        ability(skirmish, given(can_spot(gondor, minion)), draw(1)),
    ):
        assert "no such card" in only_fault(ARAGORN_DRIVEN_BY_NEED, sentence)


# --- keywords ---


def test_a_keyword_the_engine_does_not_play_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    assert faults_of(EASTERLING_REGIMENT) == ()
    monkeypatch.setattr(checks, "PLAYED_KEYWORDS", checks.PLAYED_KEYWORDS - {Keyword.FIERCE})
    fault = only_fault(EASTERLING_REGIMENT)
    assert "has the keyword 'fierce', which the engine does not play" in fault


def test_every_keyword_has_rules_or_none_and_not_both() -> None:
    assert not checks.PLAYED_KEYWORDS & checks.KEYWORDS_WITHOUT_RULES
    assert set(Keyword) == checks.PLAYED_KEYWORDS | checks.KEYWORDS_WITHOUT_RULES


def test_a_support_area_condition_may_ask_where_it_is() -> None:
    sentence = ability(
        maneuver, given(is_(this, in_support_area)), exert(a(gondor, man)) >> discard(a(condition))
    )
    assert faults_of(SECOND_LEVEL, sentence) == ()
    assert isinstance(sentence, Special)
    assert Phase.MANEUVER in sentence.phases
