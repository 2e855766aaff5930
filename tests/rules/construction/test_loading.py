"""Files of formats, lists, rule sets and starters that cannot be trusted are refused by place."""

from pathlib import Path

import pytest

from rules.construction.card_list import read_list
from rules.construction.format import Game
from rules.construction.loading import read_format
from rules.construction.ruleset import read_ruleset
from rules.construction.starters import read_starter
from rules.construction.strict import BadConstructionFile

GOOD = """\
name = "Test block"
game = "tcg"
family = "block"
order = 1

[[snapshot]]
from = "2003"
document = "comprehensive-2.0"
section = "Formats"
ruleset = "deluxe-2003"
sets = [7, 8]
site_blocks = ["king"]

[[snapshot]]
document = "comprehensive-4.1"
section = "Formats"
ruleset = "numbered-sites-2007"
lists = ["open-and-block-r-list-last"]
"""


def written(folder: Path, text: str, name: str = "test-block.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def refusal(folder: Path, old: str, new: str) -> str:
    assert old in GOOD
    with pytest.raises(BadConstructionFile) as caught:
        read_format(written(folder, GOOD.replace(old, new, 1)))
    return str(caught.value)


def test_a_good_format(tmp_path: Path) -> None:
    found = read_format(written(tmp_path, GOOD))

    assert (found.slug, found.name, len(found.snapshots)) == ("test-block", "Test block", 2)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('name = "Test block"', "", "test-block.toml: name is missing"),
        ('name = "Test block"', "name = 7", "test-block.toml: name must be a text, not 7"),
        ('family = "block"', 'familiy = "block"', "test-block.toml: family is missing"),
        ('game = "tcg"', 'game = "chess"', "game must be one of tcg, lcg, not 'chess'"),
        (
            "sets = [7, 8]",
            "stes = [7, 8]",
            "test-block.toml, snapshot 1: unknown key stes",
        ),
        ("sets = [7, 8]", "sets = [7, 77]", "snapshot 1: unknown set 77"),
        ("sets = [7, 8]", 'sets = [7, "8"]', "sets, item 2 must be a whole number, not '8'"),
        ("sets = [7, 8]", "sets_not_held = [8]", "snapshot 1: set 8 is held"),
        ("sets = [7, 8]", 'cards = ["7_999"]', "snapshot 1: there is no card 7_999"),
        ('["king"]', '["kings"]', "snapshot 1: unknown block kings"),
        ('["king"]', '["shadows"]', "Shadows sites bear no number"),
        ('from = "2003"', 'from = "2008"', "snapshot 2 begins on 2007-08-31, not after 2008-01-01"),
        ('from = "2003"', 'from = "August"', "snapshot 1: from: 'August' is no day"),
        (
            'from = "2003"',
            'from = "2003"\nasked_from = "2003"',
            "a snapshot has the day it is known from or the day it is asked from",
        ),
        (
            'lists = ["open-and-block-r-list-last"]',
            'sets = [1, 7]\nlists = ["standard-x-list-last"]',
            "snapshot 2: set 1 is allowed and X-listed",
        ),
        (
            'from = "2003"',
            'from = "2003"\nsettled_until = "2009"',
            "snapshot 2 begins on 2007-08-31, not after 2009-01-01",
        ),
        (
            'from = "2003"',
            'from = "2003"\nsettled_until = "2002"',
            "settled_until is before the snapshot's first day",
        ),
        ('"comprehensive-2.0"', '"hearsay"', "unknown document hearsay; known are"),
        ('"deluxe-2003"', '"deluxe"', "deluxe.toml: there is no such rule set"),
        (
            '["open-and-block-r-list-last"]',
            '["r"]',
            "r.toml: there is no such list",
        ),
        (
            '["open-and-block-r-list-last"]',
            '["expanded-x-list-last", "open-and-block-r-list-last"]',
            "7_49 is banned and restricted",
        ),
        (
            '["open-and-block-r-list-last"]',
            '["expanded-x-list-last", "standard-x-list-last"]',
            "7_49 is listed twice",
        ),
        (
            'site_blocks = ["king"]',
            '[[snapshot.rule]]\nname = "draw-deck-size"\nsection = "x"\nleast = 50',
            "the rule draw-deck-size is there twice",
        ),
    ],
)
def test_a_mistake_is_refused_by_its_place(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    assert message in refusal(tmp_path, old, new)


@pytest.mark.parametrize("text", ["name = ", "\x00", "[snapshot"])
def test_a_file_that_is_no_toml(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadConstructionFile, match="not readable as TOML"):
        read_format(written(tmp_path, text))


def test_a_format_without_snapshots(tmp_path: Path) -> None:
    with pytest.raises(BadConstructionFile, match="a format needs a snapshot"):
        read_format(written(tmp_path, GOOD.partition("[[snapshot]]")[0]))


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        ('name = "draw-deck-sise"\nsection = "x"', "rule 1: unknown rule draw-deck-sise"),
        ('name = "draw-deck-size"\nsection = "x"', "rule 1: least is missing"),
        ('name = "draw-deck-size"\nsection = "x"\nleast = "60"', "least must be a whole number"),
        ('name = "draw-deck-size"\nleast = 60', "rule 1: section is missing"),
        ('name = "equal-sides"\nsection = "x"\nmost = 4', "rule 1: unknown key most"),
    ],
)
def test_a_rule_that_is_not_told_what_it_needs(tmp_path: Path, rule: str, message: str) -> None:
    text = f'document = "comprehensive-2.0"\n\n[[rule]]\n{rule}\n'
    with pytest.raises(BadConstructionFile, match=message):
        read_ruleset(written(tmp_path, text), Game.TCG)


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ('7_49 = "Steadfast Champoin"', "7_49 is Steadfast Champion, not Steadfast Champoin"),
        ('7_999 = "Nobody"', "there is no card 7_999"),
        ("7_49 = 1", "7_49 must be a text"),
    ],
)
def test_a_list_must_name_its_cards_rightly(tmp_path: Path, cards: str, message: str) -> None:
    text = (
        'kind = "x-list"\ndocument = "comprehensive-4.2"\nsection = "Section Four"\n'
        f"[cards]\n{cards}\n"
    )
    with pytest.raises(BadConstructionFile, match=message):
        read_list(written(tmp_path, text))


def test_a_starter_deck_must_name_known_cards(tmp_path: Path) -> None:
    text = (
        'name = "x"\nformat = "open"\nring_bearer = "7_317"\nring = "7_1"\nsites = ["7_9999"]\n'
        "[draw_deck]\n7_83 = 1\n"
    )
    with pytest.raises(BadConstructionFile, match="there is no card 7_9999"):
        read_starter(written(tmp_path, text))
