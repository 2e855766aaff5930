"""No word of the notation is without English, and none without a case that shows it."""

import ast
from collections.abc import Iterator
from dataclasses import is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

import pytest

from rules.tcg.facts.reader import card
from rules.tcg.notation import amounts as am
from rules.tcg.notation import conditions as co
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation import language
from rules.tcg.notation import qualities as qu
from rules.tcg.notation import sentences as se
from rules.tcg.notation import triggers as tr
from rules.tcg.notation.amounts import Statistic, Zone
from rules.tcg.notation.conditions import Moment
from rules.tcg.notation.english import describe_sentence, tables
from rules.tcg.notation.english.phrases import a
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.filters import State
from rules.tcg.notation.players import Player
from rules.tcg.notation.sentences import Forbidden, Per
from rules.tcg.notation.triggers import Doing, Token
from rules.tcg.vocabulary import CardType, Culture, ItemClass, Keyword, Phase, Race, Side, Signet
from tests.rules.tcg.cards import *

HERE = Path(__file__).parent

BASES = {
    fi.Filter: tables.FILTERS,
    co.Condition: tables.CONDITIONS,
    qu.Quality: tables.QUALITIES,
    tr.Trigger: tables.TRIGGERS,
    ef.Effect: tables.EFFECTS,
    se.Sentence: tables.SENTENCES,
}
MINION = fi.Printed(CardType.MINION)


def value_classes(base: type[Any]) -> Iterator[type[Any]]:
    """Yield the classes of a kind that definitions are made of."""
    for kind in base.__subclasses__():
        yield from value_classes(kind)
        if kind.__module__.startswith("rules.tcg.notation.") and (
            is_dataclass(kind) or issubclass(kind, Enum)
        ):
            yield kind


@pytest.mark.parametrize("base", BASES, ids=lambda base: base.__name__)
def test_every_class_of_a_kind_has_english(base: type[Any]) -> None:
    kinds = set(value_classes(base))
    assert kinds
    assert not kinds - set(BASES[base])


def test_every_amount_can_be_measured() -> None:
    kinds = set(value_classes(am.Counted))
    assert kinds
    assert not kinds - set(tables.AMOUNTS_MEASURED)


def test_every_target_has_english() -> None:
    targets = {fi.Reference, fi.That, ef.Choose, ef.Each, ef.CardsIn, ef.TopOfDeck}
    assert set(tables.TARGETS) == targets


def words_in_the_cases() -> set[str]:
    used = set()
    for file in HERE.glob("test_english*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        used |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return used


def test_every_word_of_the_language_has_a_case() -> None:
    assert len(language.WORDS) > 300
    # `card` and `erratum` make definitions of what the cases say.
    assert not set(language.WORDS) - words_in_the_cases() - {"card", "erratum"}


def speak(part: Any) -> str:
    return describe_sentence(card(ARAGORN_DRIVEN_BY_NEED), part, brackets=True)


def is_prose(text: str) -> bool:
    return (
        text != ""
        and "_" not in text.replace("uruk_hai", "")
        and "<" not in text
        and "." not in text
    )


@pytest.mark.parametrize(
    "word",
    [word for kind in (CardType, Culture, ItemClass, Keyword, Race, Side, Signet) for word in kind],
    ids=repr,
)
def test_every_word_of_the_vocabulary_can_be_said(word: Any) -> None:
    assert is_prose(a(fi.Printed(word), Speaker(card(ARAGORN_DRIVEN_BY_NEED), brackets=True)))


@pytest.mark.parametrize("state", fi.State)
def test_every_state_can_be_said(state: State) -> None:
    assert is_prose(a(fi.all_of([MINION, state]), Speaker(card(ARAGORN_DRIVEN_BY_NEED))))


@pytest.mark.parametrize("statistic", am.Statistic)
def test_every_statistic_can_be_given_and_made(statistic: Statistic) -> None:
    quality = qu.Change(statistic, 1)
    lasting = speak(se.Gets(MINION, (quality,)))
    passing = speak(
        se.Event((Phase.SKIRMISH,), ef.Action(None, ef.Make(ef.Choose(MINION), (quality,))))
    )
    assert "minion" in lasting.casefold()
    assert passing.startswith(("Skirmish: Make ", "Skirmish: Prevent ", "Skirmish: Allow "))
    assert "a minion" in passing
    assert len(passing) > len("Skirmish: Make a minion.")


@pytest.mark.parametrize("moment", co.Moment)
def test_every_moment_and_its_opposite_can_be_said(moment: Moment) -> None:
    speaker = Speaker(card(ARAGORN_DRIVEN_BY_NEED))
    holds = tables.condition(moment, speaker)
    fails = tables.condition(moment, speaker, holds=False)
    assert holds != fails
    assert is_prose(holds)


@pytest.mark.parametrize("doing", tr.Doing)
def test_everything_that_is_done_can_be_about_to_be_done(doing: Doing) -> None:
    done = tables.trigger(tr.IsDone(doing, MINION), Speaker(card(ARAGORN_DRIVEN_BY_NEED)))
    about = tables.trigger(tr.AboutTo(doing, MINION), Speaker(card(ARAGORN_DRIVEN_BY_NEED)))
    assert done.startswith("a minion ")
    assert about.startswith("a minion is about to ")


@pytest.mark.parametrize("token", tr.Token)
def test_every_token_is_added_and_removed(token: Token) -> None:
    add = speak(se.Event((Phase.SHADOW,), ef.Action(None, ef.AddTokens(token, 2))))
    remove = speak(se.Event((Phase.SHADOW,), ef.Action(None, ef.RemoveTokens(token, 2))))
    assert add.replace("Add", "Remove") == remove
    assert "2" in add


@pytest.mark.parametrize("who", Player)
@pytest.mark.parametrize("what", se.Forbidden)
def test_everything_can_be_forbidden_to_every_player(who: Player, what: Forbidden) -> None:
    said = speak(se.Forbids(who, what, MINION))
    assert " may not " in said or said.startswith("No player may ")


@pytest.mark.parametrize("used_from", [None, am.Zone.STACKED, am.Zone.DISCARD_PILE, am.Zone.HAND])
@pytest.mark.parametrize("per", se.Per)
def test_every_place_and_limit_of_an_ability_can_be_said(used_from: Zone | None, per: Per) -> None:
    done = ef.Action(None, ef.Draw(1))
    said = speak(se.Special((Phase.SHADOW,), done, None, se.Limit(1, per), used_from))
    often = "1" if per is Per.SITE else "once"
    assert said.endswith(f"raw a card (limit {often} per {per.value}).")


@pytest.mark.parametrize("zone", am.Zone)
def test_cards_of_every_zone_can_be_counted_and_chosen(zone: Zone) -> None:
    count = speak(
        se.Gets(MINION, (qu.Change(am.Statistic.STRENGTH, am.NumberIn(zone, MINION, Player.YOU)),))
    )
    chosen = speak(se.Event((Phase.SHADOW,), ef.Action(None, ef.Discard(ef.CardsIn(zone, MINION)))))
    assert "for each minion " in count
    assert chosen.startswith("Shadow: Discard a minion ")
