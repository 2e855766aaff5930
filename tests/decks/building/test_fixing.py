"""Each fix of a problem is one click in the builder: a button, or a search for what is missing."""

import re
from datetime import date

import pytest
from django.test import Client

from decks.building.drafts import draft_snapshot
from decks.building.edits import BadEdit
from decks.building.fixing import apply_fix
from decks.legality.remedies import fix_key, remedies
from decks.models import Deck
from rules.construction import Finding, Fix, Problem, Verdict
from rules.construction.problem import FixKind, Source
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck
from tests.decks.building.pages import ARAGORN, KNIGHT, copies, page_of, post, put
from tests.visitors import kept_deck

pytestmark = pytest.mark.django_db

BUTTON = re.compile(r'name="fix" value="([^"]+)"[^>]*>([^<]+)<')
LINK = re.compile(
    r'<a class="button[^"]*" href="([^"]*)"[^>]*data-optional>.*?</svg>([^<]+)</a>', re.DOTALL
)
# Cards of the Fellowship block, which King block does not allow.
OLD_CARDS = ("1_92", "1_94", "1_96")


@pytest.fixture
def aragorn(db: None) -> Deck:
    deck = kept_deck("Aragorn", ARAGORN)
    deck.format = "king-block"
    deck.save()
    return deck


def buttons(client: Client, deck: Deck) -> dict[str, str]:
    """Return the keys of the buttons that fix problems, by their labels."""
    page = client.get(page_of(deck)).content.decode()
    return {label: key for key, label in BUTTON.findall(page)}


def searches(client: Client, deck: Deck) -> dict[str, str]:
    """Return the addresses of the searches that problems offer, by their labels."""
    page = client.get(page_of(deck)).content.decode()
    return {label.strip(): address for address, label in LINK.findall(page)}


def verdict_of(finding: Finding) -> Verdict:
    problem = Problem("rule", finding, Source("document", "1"))
    return Verdict("open", date(2026, 1, 1), None, problem.source, (problem,))


def fixed(deck: TcgDeck | LcgDeck, finding: Finding) -> TcgDeck | LcgDeck:
    verdict = verdict_of(finding)
    return apply_fix(deck, verdict, fix_key(verdict.problems[0]))


def test_copies_beyond_the_limit_are_taken_out_and_undone(client: Client, aragorn: Deck) -> None:
    put(client, aragorn, KNIGHT, 6)
    fixes = buttons(client, aragorn)
    response = post(client, aragorn, "fix", {"fix": fixes["Take out 2"]})
    assert response.status_code == 200
    assert copies(aragorn)[KNIGHT] == 4
    post(client, aragorn, "undo")
    assert copies(aragorn)[KNIGHT] == 6


def test_all_cards_that_the_format_forbids_are_taken_out_at_once(
    client: Client, aragorn: Deck
) -> None:
    before = copies(aragorn)
    for card in OLD_CARDS:
        put(client, aragorn, card, 2)
    fixes = buttons(client, aragorn)
    post(client, aragorn, "fix", {"fix": fixes["Take out all 6"]})
    assert copies(aragorn) == before


def test_a_form_without_script_fixes_and_goes_back(client: Client, aragorn: Deck) -> None:
    put(client, aragorn, KNIGHT, 6)
    key = buttons(client, aragorn)["Take out 2"]
    response = post(client, aragorn, "fix", {"fix": key, "q": "knight"}, htmx=False)
    assert response.headers["Location"].startswith(f"{page_of(aragorn)}?q=knight")
    assert copies(aragorn)[KNIGHT] == 4


def test_missing_cards_are_a_search_for_their_side(client: Client, aragorn: Deck) -> None:
    put(client, aragorn, KNIGHT, 4)
    found = searches(client, aragorn)
    assert found["Choose Shadow cards"].endswith("q=side%3Ashadow")


def test_a_missing_ring_bearer_is_a_search_that_fills_the_place(client: Client, deck: Deck) -> None:
    found = searches(client, deck)
    assert "fills=ring-bearer" in found["Choose a Ring-bearer"]
    assert found["Choose sites"].endswith("q=type%3Asite")


def test_a_problem_that_is_gone_changes_nothing(client: Client, aragorn: Deck) -> None:
    put(client, aragorn, KNIGHT, 6)
    key = buttons(client, aragorn)["Take out 2"]
    put(client, aragorn, KNIGHT, 5)
    response = post(client, aragorn, "fix", {"fix": key})
    assert response.status_code == 422
    assert "This problem is gone or has changed." in response.content.decode()
    assert copies(aragorn)[KNIGHT] == 5


def test_a_fix_made_for_an_older_draft_is_refused(client: Client, aragorn: Deck) -> None:
    put(client, aragorn, KNIGHT, 6)
    key = buttons(client, aragorn)["Take out 2"]
    revision = draft_snapshot(aragorn).revision
    put(client, aragorn, KNIGHT, 5)
    assert post(client, aragorn, "fix", {"fix": key}, revision=revision).status_code == 409


def test_another_print_takes_the_place_of_one_that_the_format_lacks() -> None:
    deck = TcgDeck("1_290", "1_2", (), (("1_37", 2), ("7_1", 1)))
    finding = Finding(
        "print-of-another-set",
        cards=("1_37", "7_20"),
        have=2,
        fix=Fix(FixKind.SWAP, 2, cards=("1_37",), by=("7_20",)),
    )
    after = fixed(deck, finding)
    assert isinstance(after, TcgDeck)
    assert dict(after.draw_deck) == {"7_1": 1, "7_20": 2}


def test_a_wrong_ring_bearer_leaves_its_place_and_not_the_draw_deck() -> None:
    deck = TcgDeck("1_290", "1_2", (), (("1_37", 2),))
    finding = Finding(
        "banned", cards=("1_290",), have=1, fix=Fix(FixKind.REPLACE, 1, cards=("1_290",))
    )
    after = fixed(deck, finding)
    assert isinstance(after, TcgDeck)
    assert (after.ring_bearer, after.ring, dict(after.draw_deck)) == (None, "1_2", {"1_37": 2})


def test_a_deck_compared_with_a_starter_becomes_that_starter() -> None:
    deck = TcgDeck("1_290", "1_2", (), (("1_37", 2), ("1_92", 1)))
    finding = Finding(
        "not-the-deck",
        cards=("1_92", "1_94"),
        surplus=(("1_92", 1),),
        missing=(("1_94", 2),),
        fix=Fix(FixKind.SWAP, 2, cards=("1_92",), by=("1_94",)),
    )
    after = fixed(deck, finding)
    assert isinstance(after, TcgDeck)
    assert dict(after.draw_deck) == {"1_37": 2, "1_94": 2}


def test_too_many_heroes_lose_the_last_ones() -> None:
    deck = LcgDeck((("01001", 1), ("01002", 1), ("01003", 1), ("01004", 1)), ())
    finding = Finding("too-many-heroes", have=4, limit=3, fix=Fix(FixKind.REMOVE, 1, what="hero"))
    after = fixed(deck, finding)
    assert isinstance(after, LcgDeck)
    assert [code for code, _ in after.heroes] == ["01001", "01002", "01003"]


def test_a_problem_without_a_fix_offers_nothing_to_press() -> None:
    verdict = verdict_of(Finding("sets-not-held"))
    assert remedies(verdict.problems[0]) == ()
    with pytest.raises(BadEdit):
        apply_fix(ARAGORN, verdict, fix_key(verdict.problems[0]))
