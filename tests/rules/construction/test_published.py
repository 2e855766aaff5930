"""Published decks: facts of what players play, each with its source and verdict."""

from pathlib import Path

import pytest

from rules.construction import load_format, validate
from rules.construction.published import PublishedDeck, published_decks, read_published
from rules.construction.strict import BadConstructionFile
from rules.tcg.vocabulary import Side

ALL = tuple(published_decks().values())


@pytest.mark.parametrize("published", ALL, ids=lambda published: published.slug)
def test_a_deck_is_as_legal_as_its_file_states(published: PublishedDeck) -> None:
    verdict = validate(published.deck, load_format(published.format), on=published.judged)
    assert verdict.legal is published.legal


@pytest.mark.parametrize("published", ALL, ids=lambda published: published.slug)
def test_a_deck_names_its_author_and_source(published: PublishedDeck) -> None:
    assert published.author
    assert published.source.startswith("http")


def test_a_page_with_one_side_is_not_a_whole_deck() -> None:
    swarm = published_decks()["moria-swarm"]
    assert not swarm.is_whole
    assert swarm.side(Side.FREE_PEOPLES) == ()
    assert sum(copies for _, copies in swarm.side(Side.SHADOW)) == 41


def test_both_sides_of_a_whole_deck_are_its_draw_deck() -> None:
    bader = published_decks()["bader-elves-and-uruks"]
    assert bader.is_whole
    assert {*bader.side(Side.FREE_PEOPLES), *bader.side(Side.SHADOW)} == {*bader.deck.draw_deck}


def test_a_format_that_has_changed_since_is_not_that_of_today() -> None:
    """Open had sites of the Tower block in 2003; those of Shadows came in their place."""
    decks = published_decks()
    assert decks["craig-rohan-and-nazgul"].legal
    assert not decks["craig-rohan-and-nazgul"].is_of_today
    assert decks["bader-elves-and-uruks"].is_of_today


@pytest.mark.parametrize("published", ALL, ids=lambda published: published.slug)
def test_each_side_of_a_deck_is_published_once(published: PublishedDeck) -> None:
    """A deck and its next version would count one idea twice."""
    others = [other for other in ALL if other is not published]
    for side in Side:
        cards = {*published.side(side)}
        assert not cards or all(cards != {*other.side(side)} for other in others)


def test_a_card_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text(
        'name = "Odd"\nauthor = "A"\nsource = "http://a"\nformat = "fellowship-block"\n'
        "judged = 2007-08-31\nlegal = false\nsites = []\n[draw_deck]\n9_999 = 1\n"
    )
    with pytest.raises(BadConstructionFile, match="there is no card 9_999"):
        read_published(file)
