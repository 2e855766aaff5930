"""How many cards are written: the numbers, `manage.py coverage` and the page."""

import json
import re
from io import StringIO
from urllib.parse import quote

import pytest
from django.core.management import call_command
from django.test import Client

from cards.coverage import Share, coverages, starter_coverages
from cards.search.card_search import find_cards
from rules.construction.starters import starter_slugs
from rules.lcg.facts.reader import all_cards
from rules.tcg.library import written
from tests.pages import text_of
from tests.samples import store_samples

TCG, LCG = coverages()
SHARES = [
    share for game in (TCG, LCG) for share in (game.whole, *game.sets, *game.groups) if share.total
]
PAGE = "/cards/coverage/"


def run(*arguments: str) -> str:
    out = StringIO()
    call_command("coverage", *arguments, stdout=out)
    return out.getvalue()


def test_a_share_is_whole_only_where_nothing_is_missing() -> None:
    assert Share("Almost", 999, 1000, "").percent == 99
    assert Share("Whole", 3, 3, "").percent == 100


def test_the_sets_make_up_the_whole_game() -> None:
    for game in (TCG, LCG):
        assert sum(card_set.total for card_set in game.sets) == game.whole.total
        assert sum(card_set.written for card_set in game.sets) == game.whole.written


@pytest.mark.django_db
@pytest.mark.parametrize("share", SHARES, ids=lambda share: share.name)
def test_search_finds_the_same_cards(share: Share) -> None:
    assert len(find_cards(share.query)) == share.total
    assert len(find_cards(share.unwritten_query)) == share.unwritten


@pytest.mark.django_db
def test_search_tells_written_cards_from_others(forgotten_card: str) -> None:
    found = {card_id for entry in find_cards("game:tcg is:written") for card_id in entry.ids}

    assert written()[0] in found
    assert forgotten_card not in found
    assert forgotten_card in {entry.id for entry in find_cards("game:tcg -is:written")}


def test_every_starter_deck_is_shown() -> None:
    decks = {deck.slug: deck for deck in starter_coverages()}

    assert tuple(decks) == starter_slugs()
    assert decks["rotk-aragorn-starter"].blanks == ()


def test_the_command_tells_a_line_a_set_a_culture_and_a_deck() -> None:
    lines = [" ".join(line.split()) for line in run().splitlines()]

    whole = TCG.whole
    assert lines[0] == (f"Trading Card Game {whole.written:,} of {whole.total:,} {whole.percent}%")
    for share in (*TCG.sets, *TCG.groups, *LCG.groups):
        assert f"{share.name} {share.written:,} of {share.total:,} {share.percent}%" in lines
    for deck in starter_coverages():
        assert f"{len(deck.blanks)} {deck.slug} {deck.name}" in lines


def test_the_command_tells_the_same_as_json() -> None:
    words = json.loads(run("--json"))

    assert words["tcg"]["written"] == TCG.whole.written
    assert words["tcg"]["total"] == 3087
    assert words["tcg"]["sets"][1] == {
        "name": "The Fellowship of the Ring",
        "written": TCG.sets[1].written,
        "total": 365,
    }
    assert len(words["tcg"]["cultures"]) == len(TCG.groups)
    assert words["lcg"]["written"] == LCG.whole.written
    assert words["lcg"]["total"] == len(all_cards())
    (aragorn,) = [
        starter for starter in words["starters"] if starter["slug"] == "rotk-aragorn-starter"
    ]
    assert aragorn["unwritten"] == []


@pytest.mark.django_db
def test_the_page_tells_each_number(client: Client) -> None:
    page = text_of(client.get(PAGE))

    assert f"{TCG.whole.written:,} of {TCG.whole.total:,} cards" in page
    for share in (*TCG.sets, *TCG.groups, *LCG.sets, *LCG.groups):
        assert f'<progress value="{share.written}" max="{share.total}"' in page
        link = f"?q={quote(share.unwritten_query)}" in page
        assert link is bool(share.unwritten)
    complete = sum(not deck.blanks for deck in starter_coverages())
    assert f"{complete} of 30 decks" in page


@pytest.mark.django_db
def test_the_page_is_one_of_the_section_of_cards(client: Client) -> None:
    page = text_of(client.get(PAGE))

    [marked] = re.findall(r'href="([^"]+)" aria-current="true"', page)
    assert marked == "/cards/"


@pytest.mark.django_db
def test_a_starter_deck_that_is_a_sample_is_linked(client: Client) -> None:
    link = 'href="/decks/rotk-aragorn-starter/"'
    assert link not in text_of(client.get(PAGE))

    store_samples()

    assert link in text_of(client.get(PAGE))


@pytest.mark.django_db
@pytest.mark.parametrize("address", ["/", "/cards/help/"])
def test_other_pages_lead_to_it(client: Client, address: str) -> None:
    assert f'href="{PAGE}"' in text_of(client.get(address))


def expected_words() -> str:
    return (
        f"does: searches the cards the computer can play: {TCG.whole.written:,} of "
        f"{TCG.whole.total:,} {TCG.whole.name} cards and {LCG.whole.written:,} of "
        f"{LCG.whole.total:,} {LCG.whole.name} cards."
    )


@pytest.mark.django_db
class TestASearchOfWhatCardsDo:
    def test_says_how_much_of_the_catalogue_it_covers_on_the_page(self, client: Client) -> None:
        assert expected_words() in text_of(client.get("/cards/?q=does:exert"))

    def test_says_so_where_nothing_is_found(self, client: Client) -> None:
        assert expected_words() in text_of(client.get("/cards/?q=does:xylophone"))

    def test_says_so_on_the_command_line(self) -> None:
        out = StringIO()
        call_command("cards", "does:exert", "--most", "1", stdout=out)
        assert out.getvalue().splitlines()[-1] == expected_words()

    def test_says_so_in_a_header_of_the_api(self, client: Client) -> None:
        response = client.get("/api/v1/cards/?q=c:gondor -does:exert")
        assert response.headers["Search-Coverage"] == expected_words()

    def test_another_search_says_nothing_of_it(self, client: Client) -> None:
        assert "does: searches" not in text_of(client.get("/cards/?q=c:gondor"))
        assert "Search-Coverage" not in client.get("/api/v1/cards/?q=c:gondor").headers
