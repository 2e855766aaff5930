"""The words of the language: what the one import brings, and how the words join."""

import ast
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

from rules.tcg.notation import amounts as am
from rules.tcg.notation import conditions as co
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation import language
from rules.tcg.notation import sentences as se
from rules.tcg.notation.language import (
    ability,
    any_number,
    at,
    can_spot,
    draw,
    dwarf,
    each,
    elf,
    exert,
    from_discard_pile,
    given,
    gondor,
    heal,
    man,
    or_if,
    orc,
    ranger,
    river,
    sauron,
    skirmish,
    this,
    up_to,
    wound,
    wounded,
)
from rules.tcg.notation.targets import CardsIn

FOLDER = Path(fi.__file__).parent / "language"
MODULES = [file for file in sorted(FOLDER.glob("*.py")) if file.name != "__init__.py"]
# What the language's own modules take from each other.
BETWEEN_MODULES = frozenset({"culture_of", "culture_or_side", "take_apart", "to_quality"})


def _names(file: Path) -> tuple[set[str], list[str]]:
    """Return the lower-case names that a module defines, and its `__all__`."""
    defined: set[str] = set()
    exported: list[str] = []
    for statement in ast.parse(file.read_text(encoding="utf-8")).body:
        match statement:
            case ast.FunctionDef(name) | ast.AnnAssign(ast.Name(name)):
                defined.add(name)
            case ast.Assign([ast.Name("__all__")], ast.List(words)):
                exported = [ast.literal_eval(word) for word in words]
            case ast.Assign([ast.Name(name)]):
                defined.add(name)
    return {name for name in defined if name[0].islower()} - BETWEEN_MODULES, exported


@pytest.mark.parametrize("file", MODULES, ids=lambda file: file.stem)
def test_a_module_exports_every_word_it_defines(file: Path) -> None:
    defined, exported = _names(file)
    assert defined == set(exported)


def test_a_word_is_of_one_module() -> None:
    of_modules = Counter(word for file in MODULES for word in _names(file)[1])
    assert [word for word, count in of_modules.items() if count > 1] == []
    assert set(language.WORDS) == {*of_modules, "card", "erratum"}


def test_the_one_import_brings_no_class_and_no_module() -> None:
    for word in language.WORDS:
        assert word[0].islower(), word
        assert not isinstance(getattr(language, word), ModuleType), word


def test_and_joins_filters_as_commas_do() -> None:
    assert gondor & man & ~wounded == fi.all_of((gondor, man, ~wounded))
    assert (gondor & man) & (ranger & wounded) == fi.all_of((gondor, man, ranger, wounded))


def test_and_binds_closer_than_or() -> None:
    assert orc | sauron & man == orc | (sauron & man)


def test_and_joins_conditions() -> None:
    first, second, third = can_spot(elf), can_spot(dwarf), at(river)
    assert first & second & third == co.all_hold((first, second, third))
    assert first & second == given(first, second).condition
    assert ~(first & second) == co.Unless(co.Every((first, second)))


@pytest.mark.parametrize(("word", "value"), [(exert, ef.Exert), (wound, ef.Wound), (heal, ef.Heal)])
def test_the_number_comes_before_whom_it_is_done_to(word: object, value: type) -> None:
    assert callable(word)
    assert word(this) == value(this, 1)
    assert word(2, this) == value(this, 2)
    with pytest.raises(TypeError, match="the number comes first"):
        word(this, 2)
    with pytest.raises(TypeError, match="name the target after the number"):
        word(2)


def test_cards_of_a_pile_are_counted_like_cards_in_play() -> None:
    pile = am.Zone.DISCARD_PILE
    assert from_discard_pile(elf) == CardsIn(pile, elf, 1)
    assert from_discard_pile(2, elf) == CardsIn(pile, elf, 2)
    assert up_to(2, from_discard_pile(elf)) == CardsIn(pile, elf, 2, least=0)
    assert any_number(from_discard_pile(elf)) == CardsIn(pile, elf, None, least=0)
    assert each(from_discard_pile(elf)) == CardsIn(pile, elf, None)
    with pytest.raises(TypeError, match="are counted once"):
        up_to(2, from_discard_pile(3, elf))


def test_a_condition_has_one_word_before_an_action_and_among_its_costs() -> None:
    condition = can_spot(elf)
    said = ability(skirmish, given(condition), exert(this) >> draw(1))
    assert isinstance(said, se.Special)
    assert said.given == condition
    paid = ability(skirmish, exert(this) + given(condition) >> draw(1))
    assert isinstance(paid, se.Special)
    assert paid.given is None
    assert paid.action.cost == ef.Then((ef.Exert(this), ef.Given(condition)))
    with pytest.raises(TypeError, match="all conditions in one"):
        ability(skirmish, given(condition), given(at(river)), draw(1))


def test_the_test_of_or_if_comes_first() -> None:
    assert or_if(at(river), +4, otherwise=+2) == am.OrIf(2, at(river), 4)
