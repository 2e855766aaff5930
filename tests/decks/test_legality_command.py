"""manage.py legality."""

import json
from dataclasses import replace
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from decks.domain import create_deck
from decks.samples import samples
from rules.construction.starters import starter
from rules.lcg.deck import LcgDeck

pytestmark = pytest.mark.django_db

ARAGORN = starter("rotk-aragorn-starter").deck


def legality(*arguments: str) -> tuple[int, str]:
    """Run the command; give its exit status and what it printed."""
    out = StringIO()
    try:
        call_command("legality", *arguments, stdout=out, stderr=StringIO())
    except SystemExit as stop:
        return int(stop.code or 0), out.getvalue()
    return 0, out.getvalue()


@pytest.mark.parametrize("slug", ["rotk-aragorn-starter", "rotk-eomer-starter"])
def test_the_samples_are_legal_in_king_block(slug: str) -> None:
    status, printed = legality(slug, "--format", "king-block")

    assert status == 0
    assert "Legal in King block on" in printed


def test_an_illegal_deck_is_shown_every_problem_with_rule_and_source() -> None:
    deck = create_deck("Two rings", replace(ARAGORN, ring=None, sites=ARAGORN.sites[1:]))

    status, printed = legality(deck.slug, "--format", "king-block", "--on", "2004-04-05")

    assert status == 1
    assert "Not legal in King block on 5 April 2004: 2 problems." in printed
    assert "1. The deck has no One Ring." in printed
    assert "2. The adventure deck has no site 1; it needs one of each number" in printed
    assert "Rule: one-site-of-each-number" in printed
    assert (
        "Comprehensive Rulebook 2.0, Building Your Deck: Adventure Deck (in force by 2003;"
        in printed
    )
    assert "Fix: Add 1 site." in printed


def test_json_says_the_same_as_data() -> None:
    deck = create_deck("No ring", replace(ARAGORN, ring=None))

    status, printed = legality(deck.slug, "--format", "king-block", "--on", "2004-04-05", "--json")
    said = json.loads(printed)

    assert status == 1
    assert (said["deck"], said["legal"], said["on"]) == ("No ring", False, "2004-04-05")
    assert said["problems"] == [
        {
            "code": "no-ring",
            "rule": "ring",
            "message": "The deck has no One Ring.",
            "cards": [],
            "card_names": [],
            "have": 0,
            "limit": 1,
            "subject": "",
            "numbers": [],
            "parts": [],
            "source": "s2",
            "since": None,
            "known_by": "2003",
            "fix": {
                "kind": "choose",
                "count": 1,
                "cards": [],
                "what": "ring",
                "by": [],
                "each": [],
                "message": "Choose a card of The One Ring.",
            },
        }
    ]
    assert said["sources"]["s2"] == {
        "document": "comprehensive-2.0",
        "section": "Building Your Deck: Ring-bearer",
        "citation": "Comprehensive Rulebook 2.0, Building Your Deck: Ring-bearer",
    }


def test_json_of_a_legal_deck() -> None:
    status, printed = legality("rotk-eomer-starter", "--format", "king-block", "--json")

    assert status == 0
    assert json.loads(printed)["legal"] is True


def test_a_day_before_the_format_began() -> None:
    status, printed = legality("rotk-eomer-starter", "--format", "king-block", "--on", "2001-12-19")

    assert status == 1
    assert "The format had not begun on this day." in printed


def test_a_day_between_two_documents_is_noted_where_they_differ() -> None:
    _, printed = legality("sh-aragorn-starter", "--format", "standard", "--on", "2006-01-01")

    assert "It depends whether this deck is legal in Standard on 1 January 2006." in printed
    assert "Note: No document at hand covers this day" in printed
    assert "By Set rotation as the publisher announced it" in printed
    assert "Demoralized (11 U 114) is on the X-list" in printed


def test_rules_that_players_wrote_down_later_are_marked() -> None:
    _, printed = legality("md-frodo-starter", "--format", "king-block", "--on", "2005-01-01")

    assert "Legal in King block on 1 January 2005." in printed
    assert "King Block (secondary source)." in printed


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("nobody", "--format", "king-block"), "There is no deck 'nobody'"),
        (("77777", "--format", "king-block"), "no deck with the number 77777"),
        (("missing.txt", "--format", "king-block"), "There is no file missing.txt"),
        (("rotk-eomer-starter", "--format", "kingblock"), "Did you mean king-block"),
        (
            ("rotk-eomer-starter", "--format", "zzz"),
            "List all formats with: manage.py legality --help",
        ),
        (("rotk-eomer-starter", "--format", "king-block", "--on", "5 April"), "Enter a date as"),
        (("rotk-eomer-starter", "--format", "king-block", "--on", "2004-02-30"), "Enter a date as"),
        (("rotk-eomer-starter",), "--format"),
    ],
)
def test_what_cannot_be_understood_is_said_in_plain_words(
    arguments: tuple[str, ...], message: str
) -> None:
    with pytest.raises(CommandError, match=message):
        legality(*arguments)


def test_a_deck_of_the_other_game() -> None:
    deck = create_deck("Heroes", LcgDeck(heroes=(("01001", 1),), player_deck=()))

    with pytest.raises(CommandError, match="of the other game"):
        legality(deck.slug, "--format", "king-block")


def test_load_samples_says_what_it_did() -> None:
    out = StringIO()
    call_command("load_samples", stdout=out)
    call_command("load_samples", stdout=out)

    assert out.getvalue().splitlines() == [
        f"Sample decks: {len(samples())} added, 0 changed, 0 left.",
        f"Sample decks: 0 added, 0 changed, {len(samples())} left.",
    ]
