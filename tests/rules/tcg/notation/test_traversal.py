"""Walking definitions reaches every part, in the order of the card."""

from collections.abc import Iterable

from rules.tcg.notation import effects as ef
from rules.tcg.notation import traversal
from rules.tcg.notation.language import (
    a,
    ability,
    add_burdens,
    can_spot,
    companion,
    discard,
    draw,
    each_time,
    elf,
    exert,
    gains,
    gets,
    given,
    if_,
    is_killed,
    may,
    minion,
    skirmish,
    this,
    unless,
    wound,
    you,
)


def names(effects: Iterable[object]) -> list[str]:
    return [type(effect).__name__ for effect in effects]


def test_costs_come_before_effects_and_each_before_its_parts() -> None:
    sentence = ability(
        skirmish, exert(this) + discard(this) >> if_(can_spot(elf), wound(a(minion)), draw(1))
    )
    assert names(traversal.effects(sentence)) == [
        "Then",
        "Exert",
        "Discard",
        "If",
        "Wound",
        "Draw",
    ]


def test_the_price_to_prevent_follows_the_effect() -> None:
    done = unless(you, add_burdens(1), wound(a(companion)), draw(1))
    assert names(traversal.children(done)) == ["Wound", "AddTokens", "Draw"]


def test_an_optional_trigger_has_a_cost_and_an_effect() -> None:
    sentence = each_time(is_killed(minion), may(exert(this) >> draw(1)))
    action = traversal.action(sentence)
    assert action == ef.Action(exert(this), draw(1))


def test_a_sentence_that_only_holds_has_no_action() -> None:
    assert traversal.action(gets(this, gains(elf))) is None
    assert names(traversal.effects(gets(this, gains(elf)))) == []


def test_every_filter_is_found_also_inside_conditions_and_granted_sentences() -> None:
    inner = ability(skirmish, exert(a(companion)) >> draw(1))
    sentence = each_time(is_killed(minion), given(can_spot(elf)), draw(1))
    assert {minion, elf} <= set(traversal.filters(sentence))
    assert companion in set(traversal.filters(gets(this, gains(inner))))


def test_conditions_and_triggers_of_a_sentence() -> None:
    sentence = each_time(is_killed(minion), given(can_spot(elf)), draw(1))
    assert list(traversal.conditions(sentence)) == [can_spot(elf)]
    assert list(traversal.triggers(sentence)) == [is_killed(minion)]


def test_the_outermost_filters_leave_out_their_own_parts() -> None:
    sentence = ability(skirmish, wound(a(minion, elf)))
    assert len(list(traversal.outermost_filters(sentence))) == 1
    assert len(list(traversal.filters(sentence))) == 3
