"""Each check finds what it is for, and finds nothing in the library."""

import pytest

from rules.lcg.facts.reader import card as facts_of
from rules.lcg.facts.reader import played_cards
from rules.lcg.library import definition
from rules.lcg.library.checks import CHECKS, faults, file_name
from rules.lcg.library.definitions import texts
from rules.lcg.notation.effects import Effect
from rules.lcg.notation.filters import Printed
from rules.lcg.notation.language import *
from rules.lcg.notation.sentences import Definition, Sentence

CORE_FILES = "rules.lcg.library.core."


class Unspoken(Effect):
    """A word without English and without a meaning."""


def found(code: str, *sentences: Sentence, module: str = "") -> list[str]:
    """Return what the checks find in a definition in the right file."""
    module = module or f"rules.lcg.library.{file_name(facts_of(code))}"
    return list(faults(facts_of(code), Definition(code, sentences, module=module)))


@pytest.mark.parametrize("code", played_cards())
def test_the_library_has_no_faults(code: str) -> None:
    for written in texts(code):
        assert list(faults(facts_of(code), written)) == []


@pytest.mark.parametrize(
    ("code", "sentences", "message"),
    [
        ("01001", (shadow(raise_threat(1)),), "Shadow is no sentence of a hero"),
        ("01093", (action(draw(1)),), "Action is no sentence of a treachery"),
        ("01001", (attach_to(hero),), "AttachTo is no sentence of a hero"),
        ("01020", (action(draw(1)), action(draw(2))), "an event is one action or one response"),
        ("01055", (gets(attached, willpower(+1)),), "an attachment says once what it attaches to"),
        ("01093", (shadow(raise_threat(1)),), "a treachery does something when it is revealed"),
        ("01020", (action(ready(a(ally, with_printed_cost_x))),), "speaks of a cost of X"),
        ("01016", (action(ready(attached)),), "speaks of what it is attached to"),
        ("01076", (when_revealed(if_(undefended, raise_threat(8))),),
         "WhenRevealed speaks of an attack that does not go on"),
        ("01016", (action(ready(a(titled("Sauron")))),), "no card is called 'Sauron'"),
        ("01016", (action(ready(a(Printed("Balrog"), ally))),), "no card has the trait 'Balrog'"),
        ("01016", (action(Unspoken()),), "no English is written for the effect"),
        ("01016", (action(Unspoken()),), "no meaning is written for the effect"),
    ],
)  # fmt: skip
def test_a_check_finds_its_fault(code: str, sentences: tuple[Sentence, ...], message: str) -> None:
    assert any(fault.startswith(message) for fault in found(code, *sentences))


def test_a_definition_in_the_wrong_file_is_found() -> None:
    assert found("01013", module=CORE_FILES + "lore") == [
        "belongs in rules.lcg.library.core.leadership"
    ]


@pytest.mark.parametrize(
    ("code", "file"),
    [
        ("01060", "core.lore"),
        ("01073", "core.neutral"),
        ("01115", "core.saurons_reach"),
        ("01110", "core.escape_from_dol_guldur"),
        ("01126", "core.journey_down_the_anduin"),
    ],
)
def test_each_card_has_its_file(code: str, file: str) -> None:
    assert file_name(facts_of(code)) == file
    defined = definition(code)
    assert defined is not None
    assert defined.module == f"rules.lcg.library.{file}"


def test_every_check_is_run() -> None:
    assert len(CHECKS) == len(set(CHECKS)) == 12
