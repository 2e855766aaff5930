"""Finding what a card does: by its id, on a day, and what is not written yet."""

from pathlib import Path

import pytest

from rules.tcg.facts.reader import SETS, UnknownCard
from rules.tcg.library import definition, definitions, texts, unwritten, written
from rules.tcg.library.definitions import MisplacedDefinition, definitions_of_set
from rules.tcg.notation.sentences import Definition
from tests.rules.tcg.cards import ARAGORN, CITY_OF_MEN
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER

PRINTED = Definition("7 P 364", "Aragorn, Driven by Need", ())
ERRATUM = Definition("7 P 364", "Aragorn, Driven by Need", (), since="2004-04-05", source="rulings")


@pytest.fixture
def aragorn_has_an_erratum(monkeypatch):
    monkeypatch.setattr(definitions, "texts", lambda card_id: (PRINTED, ERRATUM))


@pytest.mark.parametrize("deck", [ARAGORN_STARTER, EOMER_STARTER])
def test_every_card_of_both_starter_decks_is_written(deck):
    cards = (deck.ring_bearer, deck.ring, *deck.sites, *(card_id for card_id, _ in deck.draw_deck))
    assert unwritten(cards) == ()


def test_unwritten_cards_are_named_once_in_order():
    assert unwritten(["18_1", ARAGORN, "18_2", "18_1"]) == ("18_1", "18_2")
    assert definition("18_1") is None
    assert texts("18_1") == ()


def test_an_id_of_no_card_is_an_error():
    with pytest.raises(UnknownCard):
        definition("7_999")


def test_every_written_card_has_its_definition():
    assert CITY_OF_MEN in written()
    assert all(definition(card_id) is not None for card_id in written())


@pytest.mark.usefixtures("aragorn_has_an_erratum")
def test_an_erratum_holds_from_its_day_on():
    assert definition(ARAGORN) is PRINTED
    assert definition(ARAGORN, "2004-04-04") is PRINTED
    assert definition(ARAGORN, "2004-04-05") is ERRATUM
    assert definition(ARAGORN, "2007-01-01") is ERRATUM


def test_a_set_without_a_folder_has_no_definitions():
    folder = Path(definitions.__file__).parent
    without = [number for number in SETS if not (folder / f"set{number:02d}").exists()]
    assert without
    assert all(definitions_of_set(number) == {} for number in without)


def test_a_card_defined_twice_in_one_file_is_an_error(monkeypatch):
    definitions_of_set(7)
    module = "rules.tcg.library.set07.gondor"
    first = definitions.WRITTEN[module][0]
    monkeypatch.setitem(definitions.WRITTEN, module, [*definitions.WRITTEN[module], first])
    with pytest.raises(MisplacedDefinition, match=rf"{module}: {first.collector}.*defined twice"):
        definitions_of_set.__wrapped__(7)
