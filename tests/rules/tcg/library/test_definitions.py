"""Finding what a card does: by its id, on a day, and what is not written yet."""

from pathlib import Path

import pytest

from rules.notation.definition_files import BrokenLibrary
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import UnknownCard
from rules.tcg.library import definition, definitions, unwritten, written
from rules.tcg.library.definitions import definitions_of_set, read_defined_set
from rules.tcg.notation.definition import WRITTEN
from rules.tcg.notation.sentences import Definition
from tests.expected import present
from tests.rules.tcg.cards import *
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER

PRINTED = Definition("7 P 364", "Aragorn, Driven by Need", ())
ERRATUM = Definition("7 P 364", "Aragorn, Driven by Need", (), since="2004-04-05", source="rulings")


@pytest.fixture
def aragorn_has_an_erratum(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(definitions, "texts", lambda card_id: (PRINTED, ERRATUM))


@pytest.mark.parametrize("deck", [ARAGORN_STARTER, EOMER_STARTER])
def test_every_card_of_both_starter_decks_is_written(deck: TcgDeck) -> None:
    cards = (
        present(deck.ring_bearer),
        present(deck.ring),
        *deck.sites,
        *(card_id for card_id, _ in deck.draw_deck),
    )
    assert unwritten(cards) == ()


def test_cards_without_a_definition_are_named_once_in_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        definitions, "texts", lambda card_id: (PRINTED,) if card_id == "7_364" else ()
    )
    assert unwritten(["18_1", ARAGORN_DRIVEN_BY_NEED, "18_2", "18_1"]) == ("18_1", "18_2")
    assert definition("18_1") is None


def test_an_id_of_no_card_is_an_error() -> None:
    with pytest.raises(UnknownCard):
        definition("7_999")


def test_every_written_card_has_its_definition() -> None:
    assert CITY_OF_MEN in written()
    assert all(definition(card_id) is not None for card_id in written())


@pytest.mark.usefixtures("aragorn_has_an_erratum")
def test_an_erratum_holds_from_its_day_on() -> None:
    assert definition(ARAGORN_DRIVEN_BY_NEED) is PRINTED
    assert definition(ARAGORN_DRIVEN_BY_NEED, "2004-04-04") is PRINTED
    assert definition(ARAGORN_DRIVEN_BY_NEED, "2004-04-05") is ERRATUM
    assert definition(ARAGORN_DRIVEN_BY_NEED, "2007-01-01") is ERRATUM


def test_a_set_without_a_folder_has_no_definitions() -> None:
    folder = Path(definitions.__file__).parent
    assert not (folder / "set99").exists()
    assert definitions_of_set(99) == {}


@pytest.fixture
def gondor_is_defined_twice(monkeypatch: pytest.MonkeyPatch) -> str:
    """A set in which a card is defined twice; return the line that says so."""
    definitions_of_set(7)
    module = "rules.tcg.library.set07.gondor"
    first = WRITTEN[module][0]
    monkeypatch.setitem(WRITTEN, module, [*WRITTEN[module], first])
    return f"{first.place}: {first.collector} {first.name} is defined twice"


def test_a_card_defined_twice_is_a_mistake_and_the_others_are_read(
    gondor_is_defined_twice: str,
) -> None:
    found = read_defined_set(7)
    assert [str(mistake) for mistake in found.mistakes] == [gondor_is_defined_twice]
    assert found.texts == definitions_of_set(7)


def test_the_application_refuses_a_set_with_a_mistake(
    gondor_is_defined_twice: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(definitions, "_READ", {})
    with pytest.raises(BrokenLibrary) as raised:
        definition(CITY_OF_MEN)
    assert str(raised.value) == gondor_is_defined_twice
