"""A card's sentences are proved by its own tests, or by those of cards with such sentences."""

from rules.tcg.library import written
from rules.tcg.notation.language import (
    a,
    dwarf,
    elf,
    event,
    exert,
    exhaust,
    make,
    maneuver,
    minion,
    orc,
    skirmish,
    strength,
    uruk_hai,
)
from tests.rules.tcg.library.kinds_of_sentences import kind, kinds_of, named_cards, unplayed


def test_cards_numbers_and_phases_make_no_other_kind() -> None:
    one = event(skirmish, exert(a(dwarf)) >> make(a(orc, minion), strength(-2)))
    other = event(maneuver, exert(a(elf)) >> make(a(uruk_hai), strength(+1)))
    assert kind(one) == kind(other)


def test_another_effect_is_another_kind() -> None:
    one = event(skirmish, exert(a(dwarf)) >> make(a(minion), strength(-2)))
    other = event(skirmish, exert(a(dwarf)) >> exhaust(a(minion)))
    assert kind(one) != kind(other)


def test_every_card_with_a_text_is_named_by_a_test() -> None:
    with_text = {card_id for card_id in written() if kinds_of(card_id)}
    assert sorted(with_text - named_cards()) == []


def test_every_kind_of_sentence_is_played_by_a_test() -> None:
    assert [card_id for card_id, _ in unplayed()] == []
