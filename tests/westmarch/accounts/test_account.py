"""One's account: its mail address, tokens, all its data, and its end."""

import io
import json
import re
import zipfile
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client, RequestFactory
from knox.auth import TokenAuthentication
from knox.models import AuthToken

from decks.contents.encoding import to_contents
from decks.domain import create_deck, save_version
from decks.models import Deck, DeckVersion, Draft, Like, Tag, Visibility
from decks.ownership import Visitor
from play.models import Playtest, PlaytestDeck
from play.requests.fields import save_field
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck
from tests.expected import present
from tests.pages import text_of
from tests.visitors import deck_of, player, signed_in
from westmarch.accounts.tokens import MAX_TOKENS

pytestmark = pytest.mark.django_db

EMPTY = TcgDeck(None, None, (), ())
ARAGORN = starter("rotk-aragorn-starter").deck
PAGES = ["", "password/", "mail/", "export/", "delete/"]


def playtest_of(user: User, deck: Deck) -> Playtest:
    playtest = Playtest.objects.create(
        games=1, seed=7, format="king-block", edition="1.0", owner=user
    )
    for place in (0, 1):
        PlaytestDeck.objects.create(
            playtest=playtest,
            place=place,
            version=deck.versions.get(number=1),
            name=deck.name,
            contents=to_contents(ARAGORN),
            player="random",
        )
    return playtest


def everything_of(user: User) -> Deck:
    """Return a player something of every kind there is, and its deck."""
    deck = deck_of(user, "Knights", ARAGORN, Visibility.PUBLIC)
    second = save_version(deck, EMPTY)
    deck.tags.add(Tag.objects.get_or_create(name="rohan")[0])
    deck.notes = "Ride *hard*."
    deck.save()
    draft = Draft.objects.create(deck=deck, base=second)
    draft.steps.create(number=0, contents=to_contents(EMPTY), words="")
    playtest_of(user, deck)
    AuthToken.objects.create(user)
    liked = deck_of(player(f"friend-of-{user.username}"), "Gardens", EMPTY, Visibility.PUBLIC)
    Like.objects.create(deck=liked, player=user)
    return deck


@pytest.mark.parametrize("path", PAGES)
def test_pages_of_an_account_ask_to_sign_in_first(path: str) -> None:
    answer = Client().get(f"/account/{path}")

    assert (answer.status_code, answer["Location"]) == (
        302,
        f"/account/sign-in/?next=/account/{path}",
    )


@pytest.mark.parametrize("path", PAGES)
def test_pages_of_an_account_are_not_kept_by_a_cache(path: str) -> None:
    assert "no-store" in signed_in(player("frodo")).get(f"/account/{path}")["Cache-Control"]


class TestMailAddress:
    def test_it_is_changed_by_who_knows_the_password(self) -> None:
        frodo = player("frodo")

        signed_in(frodo).post(
            "/account/mail/", {"email": "f@Example.org", "password": "mellon-mellon"}
        )

        frodo.refresh_from_db()
        assert frodo.email == "f@example.org"

    @pytest.mark.parametrize(
        "form",
        [
            {"email": "f@example.org", "password": "wrong"},
            {"email": "not an address", "password": "mellon-mellon"},
        ],
    )
    def test_otherwise_it_stays(self, form: dict[str, str]) -> None:
        frodo = player("frodo")

        page = signed_in(frodo).post("/account/mail/", form)

        frodo.refresh_from_db()
        assert frodo.email == "frodo@example.org"
        assert "errorlist" in text_of(page)


class TestTokens:
    def test_a_token_is_shown_once_and_only_its_hash_is_kept(self, rf: RequestFactory) -> None:
        frodo = player("frodo")
        client = signed_in(frodo)

        made = text_of(client.post("/account/tokens/", {"name": "Deck sync", "days": "30"}))

        token = present(re.search(r'account-token__secret">(\w+)<', made))[1]
        kept = AuthToken.objects.get()
        assert token not in (kept.digest, kept.token_key)
        assert kept.expiry - kept.created >= timedelta(days=29)
        request = rf.get("/", headers={"Authorization": f"Token {token}"})
        assert TokenAuthentication().authenticate(request)[0] == frodo
        again = text_of(client.get("/account/"))
        assert token not in again
        assert kept.token_key in again
        assert "Deck sync" in again

    def test_a_token_needs_a_name(self) -> None:
        page = signed_in(player("frodo")).post("/account/tokens/", {"days": "30"})

        assert not AuthToken.objects.exists()
        assert "Give the token a name" in text_of(page)

    def test_a_token_from_before_names_is_listed_by_its_first_characters(self) -> None:
        frodo = player("frodo")
        token, _ = AuthToken.objects.create(frodo)

        page = text_of(signed_in(frodo).get("/account/"))

        assert f"Revoke the token {token.token_key}" in page

    def test_a_token_without_an_end_is_not_made(self) -> None:
        signed_in(player("frodo")).post("/account/tokens/", {"name": "Deck sync", "days": "0"})

        assert not AuthToken.objects.exists()

    def test_only_so_many_are_made(self) -> None:
        frodo = player("frodo")
        for _ in range(MAX_TOKENS):
            AuthToken.objects.create(frodo)

        page = signed_in(frodo).post("/account/tokens/", {"name": "Deck sync", "days": "30"})

        assert AuthToken.objects.count() == MAX_TOKENS
        assert "Revoke one" in text_of(page)

    def test_it_is_revoked_by_its_owner_and_nobody_else(self) -> None:
        frodo = player("frodo")
        token, _ = AuthToken.objects.create(frodo)
        address = f"/account/tokens/{token.token_key}/revoke/"

        assert signed_in(player("sam")).post(address).status_code == 404
        assert Client().post(address).status_code == 302
        assert signed_in(frodo).get(address).status_code == 405
        assert AuthToken.objects.exists()
        signed_in(frodo).post(address)
        assert not AuthToken.objects.exists()


class TestAllData:
    def files(self, user: User) -> dict[str, str]:
        answer = signed_in(user).get("/account/export/")
        assert answer["Content-Type"] == "application/zip"
        with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
            assert archive.testzip() is None
            return {name: archive.read(name).decode() for name in archive.namelist()}

    def test_everything_is_in_it(self) -> None:
        frodo = player("frodo")
        deck = everything_of(frodo)

        files = self.files(frodo)

        account = json.loads(files["account.json"])
        assert (account["name"], account["email"]) == ("frodo", "frodo@example.org")
        assert [like["deck"] for like in account["likes"]] == ["Gardens"]
        assert len(account["tokens"]) == 1
        kept = json.loads(files[f"decks/{deck.slug}/deck.json"])
        assert kept["notes"] == "Ride *hard*."
        assert kept["tags"] == ["rohan"]
        assert kept["visibility"] == "public"
        assert [version["cards"] for version in kept["versions"]] == [
            to_contents(ARAGORN),
            to_contents(EMPTY),
        ]
        assert kept["draft"]["steps"][0]["cards"] == to_contents(EMPTY)
        assert "(7_364)" in files[f"decks/{deck.slug}/version-1.txt"]
        assert f"decks/{deck.slug}/version-2.txt" in files
        (playtest,) = json.loads(files["playtests.json"])
        assert playtest["seed"] == 7
        assert [deck["name"] for deck in playtest["decks"]] == ["Knights", "Knights"]
        assert playtest["games_played"] == 0

    def test_no_secret_and_nothing_of_others_is_in_it(self) -> None:
        frodo = player("frodo")
        everything_of(frodo)
        sams = everything_of(player("sam"))

        files = self.files(frodo)

        everything = "".join(files.values())
        assert not any(sams.slug in name for name in files)
        assert "sam@example.org" not in everything
        assert frodo.password not in everything
        assert AuthToken.objects.get(user=frodo).digest not in everything

    def test_a_field_names_no_deck_that_its_owner_hid(self) -> None:
        frodo, sam = player("frodo"), player("sam")
        own, shared = (deck_of(owner, "Deck", ARAGORN) for owner in (frodo, sam))
        Deck.objects.filter(pk=shared.pk).update(visibility="unlisted")
        save_field(Visitor(frodo), "Metagame", [own, shared])
        assert shared.slug in self.files(frodo)["fields.json"]
        Deck.objects.filter(pk=shared.pk).update(visibility="private")
        fields = json.loads(self.files(frodo)["fields.json"])
        assert fields == [{"name": "Metagame", "game": "tcg", "decks": [own.slug]}]

    def test_an_empty_account_has_data_too(self) -> None:
        files = self.files(player("frodo"))

        lists = {"account", "fields", "games", "improvements", "playtests", "quests", "ratings"}
        assert set(files) == {"README.txt", *(f"{name}.json" for name in lists)}


class TestDeleting:
    def test_it_says_what_goes(self) -> None:
        frodo = player("frodo")
        everything_of(frodo)

        page = text_of(signed_in(frodo).get("/account/delete/"))

        for goes in ("1 deck, with 2 versions", "1 draft", "1 playtest", "1 like", "1 API token"):
            assert goes in page

    def test_everything_goes(self) -> None:
        frodo = player("frodo")
        everything_of(frodo)
        client = signed_in(frodo)

        page = client.post("/account/delete/", {"password": "mellon-mellon"}, follow=True)

        assert "Your account and its data are deleted" in text_of(page)
        assert "_auth_user_id" not in client.session
        assert set(User.objects.values_list("username", flat=True)) == {"friend-of-frodo"}
        assert [deck.name for deck in Deck.objects.all()] == ["Gardens"]
        for kind in (Draft, Playtest, PlaytestDeck, Like, AuthToken, Tag):
            assert not kind.objects.exists(), kind

    def test_what_others_made_of_it_stays(self) -> None:
        frodo, sam = player("frodo"), player("sam")
        deck = everything_of(frodo)
        copy = create_deck(
            "Mine", ARAGORN, maker=Visitor(sam), copied_from=deck.versions.get(number=1)
        )
        sams = playtest_of(sam, deck)
        deck_of(sam, "Riders", EMPTY).tags.add(Tag.objects.get(name="rohan"))

        signed_in(frodo).post("/account/delete/", {"password": "mellon-mellon"})

        copy.refresh_from_db()
        assert copy.copied_from is None
        assert (
            copy.versions.get().cards()
            == DeckVersion(deck=copy, contents=to_contents(ARAGORN)).cards()
        )
        assert [each.contents for each in sams.decks.all()] == [to_contents(ARAGORN)] * 2
        assert Tag.objects.get().name == "rohan"

    @pytest.mark.parametrize("password", ["wrong", ""])
    def test_without_the_password_nothing_goes(self, password: str) -> None:
        frodo = player("frodo")
        everything_of(frodo)

        page = signed_in(frodo).post("/account/delete/", {"password": password})

        assert "errorlist" in text_of(page)
        assert Deck.objects.filter(owner=frodo).exists()

    def test_a_session_elsewhere_is_nobodys_afterwards(self) -> None:
        frodo = player("frodo")
        elsewhere = signed_in(frodo)

        signed_in(frodo).post("/account/delete/", {"password": "mellon-mellon"})

        assert elsewhere.get("/account/").status_code == 302
