"""Published decks of the LCG: legal, with a source, and built for a scenario."""

from datetime import date
from pathlib import Path

import pytest

from rules.construction import load_format, validate
from rules.construction.lcg.published import (
    PublishedLcgDeck,
    published_lcg_decks,
    read_published_lcg,
)
from rules.construction.strict import BadConstructionFile
from rules.lcg.scenarios import SCENARIOS

ALL = tuple(published_lcg_decks().values())


@pytest.mark.parametrize("published", ALL, ids=lambda published: published.slug)
def test_a_deck_is_legal_in_its_format(published: PublishedLcgDeck) -> None:
    assert validate(published.deck, load_format(published.format), on=date(2012, 2, 1)).legal


@pytest.mark.parametrize("published", ALL, ids=lambda published: published.slug)
def test_a_deck_names_its_author_its_source_and_its_scenario(published: PublishedLcgDeck) -> None:
    assert published.author
    assert published.source.startswith("http") or published.author == "Westmarch"
    assert published.scenario in SCENARIOS


def test_there_is_a_deck_for_dol_guldur_alone() -> None:
    deck = published_lcg_decks()["back-to-basics"]
    assert deck.scenario == "escape-from-dol-guldur"
    assert sum(copies for _, copies in deck.deck.player_deck) == 50


def test_a_card_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text(
        'name = "Odd"\nauthor = "A"\nsource = "http://a"\nformat = "lcg-core-3"\n'
        'scenario = "escape-from-dol-guldur"\nheroes = ["01001"]\n[player_deck]\n09999 = 1\n'
    )
    with pytest.raises(BadConstructionFile, match="there is no card 09999"):
        read_published_lcg(file)
