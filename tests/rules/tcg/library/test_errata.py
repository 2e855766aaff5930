"""Errata hold from their day on: the same card plays by another text before and after.

Most cards that the documents correct are printed in our facts as corrected, so that one text
serves all days. The cards here have had several.
"""

from itertools import pairwise

import pytest

from rules.construction.documents import documents
from rules.construction.errata import known_of
from rules.construction.starters import starters
from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.codes import Verb
from rules.tcg.game import Game
from rules.tcg.library import blueprint, texts, written
from rules.tcg.vocabulary import Race
from tests.expected import present
from tests.rules.tcg.cards import *
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

CORRECTED = [card_id for card_id in written() if len(texts(card_id)) > 1]


def officer_in_a_game(day: str) -> Blueprint:
    game = Game([EOMER_STARTER, ARAGORN_STARTER], seed=1, day=day)
    return next(known for known in game.state.blueprints if known.card.id == ORC_OFFICER)


@pytest.mark.parametrize(
    ("day", "since"),
    [
        ("", ""),
        ("2004-04-04", ""),
        ("2004-04-05", "2004-04-05"),
        ("2007-08-30", "2004-04-05"),
        ("2007-08-31", "2007-08-31"),
    ],
)
def test_a_game_has_the_texts_of_its_day(day: str, since: str) -> None:
    assert officer_in_a_game(day).since == since


@pytest.mark.parametrize(
    ("day", "burdens"), [("2004-04-04", 0), ("2004-04-05", 3), ("2007-08-31", 0)]
)
def test_orc_officer_counts_every_sauron_minion_by_the_rulings_of_2004_alone(
    day: str, burdens: int
) -> None:
    """Rulings of 5 April 2004, section 4; rules 4.2, Section Three, name the Orc again."""
    troll = made(MORDOR_TROOPER, race=Race.TROLL, strength=20)
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[ORC_OFFICER, troll], site=6, day=day)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, troll).pass_all()
    assert scene.is_dead(MERRY_ROHIRRIM_SQUIRE)
    assert scene.burdens == burdens


@pytest.mark.parametrize("day", ["2004-04-04", "2004-04-05", "2007-08-31"])
def test_orc_officer_counts_a_sauron_orc_at_all_times(day: str) -> None:
    orc = made(MORDOR_TROOPER, strength=20)
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[ORC_OFFICER, orc], site=6, day=day)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, orc).pass_all()
    assert scene.is_dead(MERRY_ROHIRRIM_SQUIRE)
    assert scene.burdens == 3


@pytest.mark.parametrize("card_id", CORRECTED)
def test_each_erratum_names_a_document_that_speaks_of_the_card(card_id: str) -> None:
    spoken = {source.document for known in known_of(card_id) for source in known.sources}
    for text in texts(card_id)[1:]:
        assert text.source in documents()
        assert text.source in spoken


@pytest.mark.parametrize("card_id", CORRECTED)
def test_an_erratum_changes_the_text_before_it(card_id: str) -> None:
    found = texts(card_id)
    assert found[0].since == ""
    for before, after in pairwise(found):
        assert before.sentences != after.sentences


# --- the starter decks: what the documents correct of their 737 cards ---

CHANGES = ("wording", "unique", "misprint")


def starter_cards() -> set[str]:
    decks = [known.deck for known in starters().values()]
    return {
        card_id
        for deck in decks
        for card_id in (present(deck.ring_bearer), present(deck.ring), *deck.sites, *deck.copies())
    }


def test_the_documents_change_six_starter_cards() -> None:
    changed = {
        card_id
        for card_id in starter_cards()
        for known in known_of(card_id)
        if known.kind in CHANGES
    }
    assert changed == {
        GIMLI_DWARF_OF_EREBOR,
        FAR_SEEING_EYES,
        ORC_AMBUSHER,
        ORC_ASSASSIN,
        HORSE_COUNTRY,
        DERNDINGLE,
    }


def test_each_of_them_is_played_as_corrected_on_every_day() -> None:
    """No document quotes the wording before, so there is one text of each."""
    for card_id in (
        GIMLI_DWARF_OF_EREBOR,
        FAR_SEEING_EYES,
        ORC_AMBUSHER,
        ORC_ASSASSIN,
        HORSE_COUNTRY,
        DERNDINGLE,
    ):
        assert len(texts(card_id)) == 1
    assert blueprint(FAR_SEEING_EYES).card.unique
    for tokens, can in ((1, True), (2, False)):
        scene = Scene(
            fellowship=[GIMLI_DWARF_OF_EREBOR], hand=[MERRY_ROHIRRIM_SQUIRE], twilight=tokens
        ).fellowship_phase()
        assert scene.can(Verb.USE, GIMLI_DWARF_OF_EREBOR) is can
    for scout in (ORC_AMBUSHER, ORC_ASSASSIN):
        scene = Scene(minions=[scout], shadow_hand=[MORDOR_TROOPER], site=2)
        alone = Scene(shadow_hand=[MORDOR_TROOPER], site=2)
        costs = [twilight_cost(each.state, each.card(MORDOR_TROOPER)) for each in (scene, alone)]
        assert costs[0] == costs[1] - 1


def test_of_all_starter_cards_orc_officer_alone_has_had_several_texts() -> None:
    assert {card_id for card_id in starter_cards() if len(texts(card_id)) > 1} == {ORC_OFFICER}
