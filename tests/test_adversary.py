"""What someone with ill will tries, who has read the code.

Leaks, floods, characters no one sees.
"""

import io
import json
import zipfile
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client

from decks.contents.encoding import to_contents
from decks.domain import MAX_DECKS_OF_BROWSER, create_deck, save_version
from decks.history.domain import copy_deck, name_version
from decks.models import Deck, Like, Visibility
from decks.ownership import Visitor
from decks.sharing.visibility import change_address, share
from play.faces.tcg.labels import EDITIONS
from play.models import Playtest, PlaytestDeck
from play.queue.quota import MAX_OPEN
from rules.construction.starters import starter
from tests.expected import present
from tests.samples import store_samples
from tests.visitors import BROWSER, KEEPER, deck_of, in_browser, kept_deck, player, signed_in
from westmarch.middleware.browser_limit import NEW_BROWSERS

pytestmark = pytest.mark.django_db

ARAGORN = starter("rotk-aragorn-starter").deck
NAMED = "Gardens \u202eenil eht snrut taht\u200b\nand a second line"
PRINTED = "Gardens enil eht snrut taht and a second line"


@pytest.fixture(autouse=True)
def nothing_counted_yet() -> None:
    cache.clear()


class TestTheAddressOfAnUnlistedDeck:
    """Its owner gives it to whom he likes, and may change it; no page hands it on."""

    @pytest.fixture
    def deck(self) -> Deck:
        return deck_of(player("frodo"), "Secret garden", ARAGORN, Visibility.UNLISTED)

    def test_a_published_copy_does_not_tell_it(self, deck: Deck) -> None:
        sam = player("sam")
        copy = copy_deck(deck.versions.get(), Visitor(sam))
        share(copy, Visibility.PUBLIC)

        for reader in (Client(), signed_in(sam)):
            for page in ("", "versions/"):
                answer = reader.get(f"/decks/{copy.slug}/{page}").content.decode()
                assert deck.slug not in answer

    def test_a_playtest_does_not_show_it_to_others(self, deck: Deck) -> None:
        playtest = playtest_with(deck)

        for reader in (Client(), signed_in(player("sam"))):
            assert deck.slug not in reader.get(playtest.get_absolute_url()).content.decode()
        owner = signed_in(present(deck.owner))
        assert f"deck={deck.slug}" in owner.get(playtest.get_absolute_url()).content.decode()

    def test_who_liked_it_does_not_learn_its_next_address_and_name(self, deck: Deck) -> None:
        sam = player("sam")
        Like.objects.create(deck=deck, player=sam)
        copy_deck(deck.versions.get(), Visitor(sam))
        change_address(deck)
        deck.name = "Hidden thoughts"
        deck.save()

        exported = "".join(export_of(sam).values())

        assert deck.slug not in exported
        assert "Hidden thoughts" not in exported
        assert len(json.loads(export_of(sam)["account.json"])["likes"]) == 1


def test_what_a_public_deck_is_liked_and_copied_by_is_still_exported() -> None:
    sam = player("sam")
    deck = deck_of(player("frodo"), "Gardens", ARAGORN, Visibility.PUBLIC)
    Like.objects.create(deck=deck, player=sam)
    copy = copy_deck(deck.versions.get(), Visitor(sam))

    exported = export_of(sam)

    (liked,) = json.loads(exported["account.json"])["likes"]
    assert (liked["deck"], liked["address"]) == ("Gardens", deck.get_absolute_url())
    copied = json.loads(exported[f"decks/{copy.slug}/deck.json"])["copied_from"]
    assert copied == "Gardens, version 1"


def test_capitals_do_not_tell_whether_somebody_has_an_account() -> None:
    player("frodo")

    for name in ("frodo", "FRODO", "nobody", "NOBODY"):
        assert Client().get(f"/players/{name}/").status_code == 404, name


class TestSignsThatNobodySees:
    """A name stands among the names of others: it stays on its line and reads one way."""

    @pytest.mark.parametrize(
        ("address", "sent"),
        [
            ("/decks/new/", {"text": "1 7_1", "save": "1"}),
            ("/decks/build/", {"game": "tcg", "tcg-format": ""}),
        ],
    )
    def test_a_new_deck_has_none_in_its_name(
        self, client: Client, address: str, sent: dict[str, str]
    ) -> None:
        client.post(address, sent | {"name": NAMED, "tcg-name": NAMED})

        assert Deck.objects.get().name == PRINTED

    @pytest.mark.parametrize("page", ["rename", "build/settings", "change"])
    def test_nor_has_one_that_is_renamed(self, client: Client, page: str) -> None:
        in_browser(client)
        deck = kept_deck("Gardens", ARAGORN)

        client.post(f"/decks/{deck.slug}/{page}/", {"name": NAMED, "text": "1 7_1", "save": "1"})

        deck.refresh_from_db()
        assert deck.name == PRINTED

    def test_nor_has_one_that_a_program_makes_or_renames(self) -> None:
        client = signed_in(player("frodo"))
        made = client.post(
            "/api/v1/decks/", {"name": NAMED, "text": "1 7_1"}, content_type="application/json"
        )
        assert made.json()["name"] == PRINTED
        address = f"/api/v1/decks/{made.json()['slug']}/"

        client.patch(address, {"name": "x"}, content_type="application/json")
        answer = client.patch(address, {"name": NAMED}, content_type="application/json")

        assert answer.json()["name"] == PRINTED

    def test_a_name_of_nothing_else_is_none(self) -> None:
        deck = create_deck("\u200b\u202e", ARAGORN)

        assert deck.name == "Untitled deck"

    def test_nor_has_the_name_of_a_version(self) -> None:
        deck = kept_deck("Gardens", ARAGORN)
        version = deck.versions.get()
        name_version(version, "As\u202e played")
        version.refresh_from_db()

        assert version.name == "As played"


class TestFloods:
    def test_a_browser_keeps_only_so_many_decks(self, client: Client) -> None:
        in_browser(client)
        deck = kept_deck("Gardens", ARAGORN)
        Deck.objects.bulk_create(
            Deck(slug=f"deck-{n}", game="tcg", name="One more", browser=BROWSER)
            for n in range(MAX_DECKS_OF_BROWSER - 1)
        )
        for address in ("/decks/new/", f"/decks/{deck.slug}/copy/", "/decks/build/"):
            sent = {"text": "1 7_1", "save": "1", "game": "tcg", "tcg-name": ""}
            response = client.post(address, sent)

            assert response.status_code == 403
            assert "You keep 200 decks. Delete one to create another" in response.content.decode()
        assert Deck.objects.count() == MAX_DECKS_OF_BROWSER

        Deck.objects.filter(slug="deck-1").delete()
        assert create_deck("The last", ARAGORN, maker=KEEPER).pk

    def test_an_account_keeps_more_than_a_browser(self) -> None:
        frodo = player("frodo")
        Deck.objects.bulk_create(
            Deck(slug=f"deck-{n}", game="tcg", name="One more", owner=frodo)
            for n in range(MAX_DECKS_OF_BROWSER)
        )

        assert create_deck("One more", ARAGORN, maker=Visitor(frodo)).owner_id == frodo.pk

    def test_an_address_brings_only_so_many_browsers_that_keep_something(self) -> None:
        """A program that sends no cookies back is a new browser each time."""
        made = {"text": "1 7_1", "save": "1"}
        known = Client()
        known.post("/decks/new/", made)
        for _ in range(NEW_BROWSERS.most - 1):
            NEW_BROWSERS.count("127.0.0.1")

        flood = Client().post("/decks/new/", made)

        assert flood.status_code == 429
        assert flood["Retry-After"] == "3600"
        assert Deck.objects.count() == 1
        for elsewhere_on_the_site in (
            "/events/new/",
            "/learn/tcg/start/",
            "/limited/boxes/new/",
            "/limited/drafts/new/",
            "/limited/sealed/",
            "/puzzles/1/",
            "/quest-leagues/",
            "/tables/quick/",
        ):
            assert Client().post(elsewhere_on_the_site, {}).status_code == 429
        assert known.post("/decks/new/", made).status_code == 302
        assert signed_in(player("frodo")).post("/decks/new/", made).status_code == 302
        assert Client().post("/account/sign-in/", {}).status_code == 200
        elsewhere = Client(REMOTE_ADDR="192.0.2.7")
        assert elsewhere.post("/decks/new/", made).status_code == 302

    def test_who_only_looks_or_fails_is_not_a_new_browser(self, client: Client) -> None:
        client.get("/decks/")
        client.post("/decks/new/", {"text": "", "save": "1"})

        for _ in range(NEW_BROWSERS.most - 1):
            NEW_BROWSERS.count("127.0.0.1")
        assert not NEW_BROWSERS.reached("127.0.0.1")

    def test_only_so_many_playtests_of_one_person_are_open(self) -> None:
        store_samples()
        frodo = player("frodo")
        deck = deck_of(frodo, "Gardens", ARAGORN)
        open_ones = [playtest_with(deck) for _ in range(MAX_OPEN)]
        sample = Deck.objects.get(slug="rotk-aragorn-starter").slug
        asked = {"deck": sample, "opponent": sample, "games": "1", "format": "king-block"}
        asked |= {"deck_player": "random", "opponent_player": "random"}
        client = signed_in(frodo)

        page = client.post("/playtests/new/", asked).content.decode()

        assert f"You already have {MAX_OPEN} unfinished playtests." in page
        assert Playtest.objects.count() == MAX_OPEN
        client.post(f"{open_ones[0].get_absolute_url()}cancel/")
        assert client.post("/playtests/new/", asked).status_code == 302
        assert client.post("/playtests/new/", asked).status_code == 200
        assert signed_in(player("sam")).post("/playtests/new/", asked).status_code == 302

    def test_wrong_passwords_for_one_name_are_counted_however_it_is_typed(
        self, client: Client
    ) -> None:
        player("gimli")
        ways = ["gimli", "GIMLI", " gimli", "ｇｉｍｌｉ", "Gimli", "gımlı"]
        for attempt in range(10):
            wrong = {"username": ways[attempt % len(ways)], "password": "wrong"}
            assert client.post("/account/sign-in/", wrong).status_code == 200

        for way in ways:
            right = {"username": way, "password": "mellon-mellon"}
            assert client.post("/account/sign-in/", right).status_code == 429, way


class TestTheDoor:
    @pytest.mark.parametrize("address", ["/players/%00/", "/cards/tcg/%00/", "/decks/a%00b/"])
    def test_a_nul_in_an_address_leads_nowhere(self, client: Client, address: str) -> None:
        assert client.get(address).status_code == 404

    def test_nor_does_it_end_a_token(self) -> None:
        client = signed_in(player("frodo"))

        assert client.post("/account/tokens/%00/revoke/").status_code == 404

    def test_a_nul_in_a_cookie_is_refused(self, client: Client) -> None:
        """Cookies may write it in digits of base eight, and sessions are looked for by theirs."""
        client.cookies["sessionid"] = "aaaaaaaa\0bbbb"

        assert client.get("/decks/").status_code == 400

    @pytest.mark.parametrize("sent", ["\0", "a\0b"])
    def test_a_nul_in_a_form_is_not_a_deck(self, client: Client, sent: str) -> None:
        in_browser(client)
        deck = kept_deck("Gardens", ARAGORN)
        take = f"/decks/{deck.slug}/build/take/"

        assert client.get("/playtests/new/", {"deck": sent}).status_code == 200
        assert client.post("/playtests/new/", {"deck": sent}).status_code == 200
        taken = client.post(take, {"source": sent, "revision": "1"}, headers={"HX-Request": "true"})
        assert taken.status_code == 422

    @pytest.mark.parametrize("address", ["/", "/decks/", "/cards/", "/playtests/new/", "/nowhere/"])
    def test_head_tells_what_get_would(self, client: Client, address: str) -> None:
        got, head = client.get(address), client.head(address)

        assert head.status_code == got.status_code
        assert head.content == b""
        assert head["Content-Type"] == got["Content-Type"]

    def test_head_does_not_do_what_only_a_form_may(self, client: Client) -> None:
        in_browser(client)
        deck = kept_deck("Gardens", ARAGORN)

        assert client.head(f"/decks/{deck.slug}/copy/").status_code == 405
        assert Deck.objects.get() == deck

    def test_no_cache_between_keeps_what_is_one_visitors(self) -> None:
        client = signed_in(player("frodo"))
        deck = deck_of(User.objects.get(), "Secret", ARAGORN)
        for address in ("/decks/", f"/decks/{deck.slug}/", f"/decks/{deck.slug}/text/"):
            kept = client.get(address)["Cache-Control"]
            assert "private" in kept, address
        assert client.get(f"/api/v1/decks/{deck.slug}/")["Cache-Control"] == "private, no-cache"

    def test_what_is_everybodys_may_be_kept(self, client: Client) -> None:
        assert "public" in client.get("/api/v1/formats/")["Cache-Control"]


def test_a_deck_that_is_deleted_in_between_is_no_longer_there(client: Client) -> None:
    """Its page was open while another page deleted it; nothing of it comes back."""
    in_browser(client)
    deck = kept_deck("Gardens", ARAGORN)
    save_version(deck, starter("rotk-eomer-starter").deck)
    address = deck.get_absolute_url()
    client.post(f"{address}build/edit/", {"card": "7_364", "zone": "draw-deck", "by": 1})
    client.post(f"{address}delete/")

    for page in ("change", "rename", "notes", "share", "delete", "build/edit", "versions/1/name"):
        assert client.post(f"{address}{page}/", {"name": "x", "text": "1 7_1"}).status_code == 404
    assert not Deck.objects.exists()


def playtest_with(deck: Deck) -> Playtest:
    """Return a playtest of a deck against itself that was ordered by its owner."""
    playtest = Playtest.objects.create(
        games=1, seed=1, format="king-block", edition=next(iter(EDITIONS)), owner=deck.owner
    )
    for place in (0, 1):
        PlaytestDeck.objects.create(
            playtest=playtest,
            place=place,
            version=deck.versions.get(),
            name="Gardens",
            contents=to_contents(ARAGORN),
            player="random",
        )
    return playtest


def export_of(user: User) -> dict[str, Any]:
    """Return the files of an account's export by their names."""
    with zipfile.ZipFile(io.BytesIO(signed_in(user).get("/account/export/").content)) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}
