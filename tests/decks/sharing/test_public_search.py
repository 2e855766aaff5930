"""Finding what players published: by name, tag, card, game and format."""

from dataclasses import replace
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from decks.domain import rename, save_version
from decks.history.domain import copy_deck
from decks.models import Deck, Visibility
from decks.ownership import Visitor
from decks.queries import DECKS_ON_A_PAGE
from decks.sharing import public_search
from decks.sharing.likes import like
from decks.sharing.tags import set_tags
from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck
from tests.pages import text_of
from tests.samples import store_samples
from tests.visitors import deck_of, kept_deck, player, signed_in

pytestmark = pytest.mark.django_db

EMPTY = TcgDeck(None, None, (), ())
ARAGORN = starter("rotk-aragorn-starter").deck
EOMER = starter("rotk-eomer-starter").deck
LEADERSHIP = introductory_decks()["leadership"].deck
SEARCH = "/decks/public/"


def public(owner: User, name: str, cards: Any = EMPTY) -> Deck:
    return deck_of(owner, name, cards, Visibility.PUBLIC)


def names(**asked: str | int) -> list[str]:
    """Return the names of the decks that a stranger finds, in their order."""
    page = Client().get(SEARCH, asked)
    assert page.status_code == 200
    return [deck.name for deck in page.context["found"].decks]


class TestWhatIsListed:
    def test_public_decks_of_accounts_and_samples_alone(self, frodo: User) -> None:
        store_samples()
        public(frodo, "Shown")
        deck_of(frodo, "Private", EMPTY)
        deck_of(frodo, "Unlisted", EMPTY, Visibility.UNLISTED)
        kept_deck("A browser’s", EMPTY)
        Deck.objects.filter(name="A browser’s").update(visibility=Visibility.PUBLIC)
        samples = set(Deck.objects.filter(sample=True).values_list("name", flat=True))
        last = (len(samples) + 1) // DECKS_ON_A_PAGE + 1

        assert samples
        pages = [names(page=number) for number in range(1, last + 1)]
        assert {name for page in pages for name in page} == {"Shown"} | samples

    def test_the_owner_finds_no_more_than_others(self, frodo: User) -> None:
        deck_of(frodo, "Private", EMPTY)

        assert not signed_in(frodo).get(SEARCH).context["found"].decks

    def test_an_account_that_is_closed_is_not_listed(self, frodo: User) -> None:
        public(frodo, "Shown")
        frodo.is_active = False
        frodo.save()

        assert names() == []

    def test_a_deck_says_whose_it_is_how_liked_and_how_often_copied(self, frodo: User) -> None:
        deck, sam = public(frodo, "Knights"), player("sam")
        like(deck, sam)
        copy_deck(deck.versions.get(), Visitor(sam))

        page = text_of(Client().get(SEARCH))

        assert 'by <a href="/players/frodo/">frodo</a>' in page
        assert "1 like<" in page
        assert "copied once" in page


class TestLookingFor:
    def test_words_are_found_in_the_name_each_anywhere(self, frodo: User) -> None:
        public(frodo, "Knights of Rohan")
        public(frodo, "Riders of Rohan")

        assert names(q="rohan knight") == ["Knights of Rohan"]

    @pytest.mark.parametrize("words", ["eomer", "Éomer", "EOMER", "ÉOMER", "ëomer"])
    def test_accents_and_capitals_do_not_matter(self, frodo: User, words: str) -> None:
        public(frodo, "Riders of Éomer")
        public(frodo, "Riders of Eowyn")

        assert names(q=words) == ["Riders of Éomer"]

    def test_a_deck_is_found_by_its_newest_name(self, frodo: User) -> None:
        deck = public(frodo, "Knights")
        rename(deck, "Riders of Éomer")

        assert names(q="eomer") == ["Riders of Éomer"]
        assert names(q="knights") == []

    def test_words_are_found_in_tags_too(self, frodo: User) -> None:
        set_tags(public(frodo, "Knights"), ["swarm", "budget"])
        public(frodo, "Riders")

        assert names(q="swarm knights") == ["Knights"]
        assert names(tag="budget") == ["Knights"]
        assert names(tag="#Budget") == ["Knights"]
        assert names(tag="budg") == []

    def test_a_game_narrows_it(self, frodo: User) -> None:
        public(frodo, "Knights", ARAGORN)
        public(frodo, "Leadership", LEADERSHIP)

        assert names(game="lcg") == ["Leadership"]

    def test_only_decks_that_are_legal_in_a_format_today(self, frodo: User) -> None:
        public(frodo, "Legal", ARAGORN)
        public(frodo, "No ring", replace(ARAGORN, ring=None))
        public(frodo, "Leadership", LEADERSHIP)

        assert names(format="king-block") == ["Legal"]
        assert names(format="fellowship-block") == []

    def test_signs_of_patterns_are_signs(self, frodo: User) -> None:
        public(frodo, "100% Rohan")
        public(frodo, "Gondor")

        assert names(q="%") == ["100% Rohan"]
        assert names(q="(") == []
        assert names(q="_") == []

    @pytest.mark.usefixtures("catalogue")
    def test_a_card_is_found_in_the_decks_that_hold_it(self, frodo: User) -> None:
        public(frodo, "Knights", ARAGORN)
        public(frodo, "Riders", EOMER)

        assert names(q="eomer valiant warchief") == names(q="Éomer, Valiant Warchief") == ["Riders"]

    @pytest.mark.usefixtures("catalogue")
    def test_a_card_that_the_latest_version_lacks_is_not_found(self, frodo: User) -> None:
        deck = public(frodo, "Riders", EOMER)
        assert names(q="eomer valiant warchief") == ["Riders"]

        save_version(deck, EMPTY)

        assert names(q="eomer valiant warchief") == []

    @pytest.mark.usefixtures("catalogue")
    def test_a_card_of_one_game_finds_no_deck_of_the_other(self, frodo: User) -> None:
        public(frodo, "Leadership", LEADERSHIP)

        assert names(q="Théodred") == ["Leadership"]
        assert names(q="Éomer, Valiant Warchief") == []


class TestOrder:
    def test_the_newest_first_or_the_most_liked(self, frodo: User) -> None:
        old, new, sam = public(frodo, "Old"), public(frodo, "New"), player("sam")
        like(old, sam)

        assert names() == names(order="newest") == ["New", "Old"]
        assert names(order="liked") == ["Old", "New"]
        assert new.likes.count() == 0


class TestPages:
    def test_a_long_list_has_pages_that_keep_the_question(self, frodo: User) -> None:
        for number in range(DECKS_ON_A_PAGE + 1):
            public(frodo, f"Rohan {number}")

        page = Client().get(SEARCH, {"q": "rohan"})

        assert f"1–{DECKS_ON_A_PAGE} of {DECKS_ON_A_PAGE + 1} decks" in text_of(page)
        assert "?q=rohan&amp;page=2" in text_of(page)
        assert names(q="rohan", page="2") == ["Rohan 0"]

    @pytest.mark.parametrize("asked", [{}, {"format": "king-block"}, {"q": "knights"}])
    def test_more_decks_cost_no_more_queries(self, frodo: User, asked: dict[str, str]) -> None:
        def ask_for(decks: int) -> int:
            for number in range(decks):
                deck = public(frodo, f"Knights {decks} {number}", ARAGORN)
                set_tags(deck, ["rohan", f"tag-{number}"])
            with CaptureQueriesContext(connection) as asked_of_the_database:
                Client().get(SEARCH, asked)
            return len(asked_of_the_database)

        # What a process looks up once is there after the first request.
        ask_for(1)
        assert ask_for(1) == ask_for(12)

    def test_when_not_all_could_be_judged_the_page_says_so(
        self, frodo: User, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(public_search, "MAX_JUDGED", 2)
        for number in range(3):
            public(frodo, f"Knights {number}", ARAGORN)

        page = Client().get(SEARCH, {"format": "king-block"})

        assert "Only the first 2 matching decks" in text_of(page)
        assert names(format="king-block") == ["Knights 2", "Knights 1"]

    def test_htmx_gets_what_was_found_alone(self, frodo: User) -> None:
        public(frodo, "Knights")

        part = Client().get(SEARCH, headers={"HX-Request": "true"})

        assert part.content.decode().strip().startswith('<div class="stack" id="found">')
        assert "HX-Request" in part["Vary"]

    def test_nothing_found_says_so_and_shows_the_way_on(self) -> None:
        assert "Try removing a filter or using other words." in text_of(
            Client().get(SEARCH, {"q": "nothing"})
        )
        assert "Nothing published yet" in text_of(Client().get(SEARCH))

    @pytest.mark.parametrize(
        ("asked", "says"),
        [
            ({"format": "no-such"}, "There is no format “no-such”."),
            ({"game": "chess"}, "Select a valid choice"),
            ({"order": "oldest"}, "Select a valid choice"),
            ({"q": "x" * 101}, "at most 100"),
            ({"tag": "a,b"}, "one tag at a time"),
            ({"q": "a\0b"}, "Null characters"),
        ],
    )
    def test_what_cannot_be_looked_for_is_shown(self, asked: dict[str, str], says: str) -> None:
        page = Client().get(SEARCH, asked)

        assert page.status_code == 200
        assert says in text_of(page)


class TestProfile:
    def test_it_shows_what_is_public_and_since_when(self, frodo: User) -> None:
        frodo.date_joined = frodo.date_joined.replace(year=2024, month=3)
        frodo.save()
        public(frodo, "Shown")
        deck_of(frodo, "Hidden", EMPTY)
        deck_of(frodo, "Unlisted", EMPTY, Visibility.UNLISTED)
        public(player("sam"), "Sams")

        page = text_of(Client().get("/players/frodo/"))

        assert "Joined March 2024." in page
        assert "Shown" in page
        for hidden in ("Hidden", "Unlisted deck", "Sams", "frodo@example.org"):
            assert hidden not in page

    def test_without_anything_public_it_is_there_for_its_owner_alone(self, frodo: User) -> None:
        deck_of(frodo, "Hidden", EMPTY)

        assert Client().get("/players/frodo/").status_code == 404
        assert signed_in(player("sam")).get("/players/frodo/").status_code == 404
        assert "Only you can see this page" in text_of(signed_in(frodo).get("/players/frodo/"))

    def test_nobody_has_no_profile(self) -> None:
        page = Client().get("/players/nobody/")

        assert page.status_code == 404
        assert "Page not found" in text_of(page)

    def test_capitals_lead_to_the_same_profile(self, frodo: User) -> None:
        public(frodo, "Shown")

        assert Client().get("/players/Frodo/")["Location"] == "/players/frodo/"
